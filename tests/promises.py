#!/usr/bin/env python3
"""Every section of the contract pages (the referee and the wire) and of docs/HOSTING.md names the
tests that hold it, and so does every row of their tables.

tests/promises.md is the table. An anchor is a section (`PROTOCOL.md#views`) or a row of a table in
it (`HOSTING.md#serving-others/--tables`), called after the first word in code, or after the first
cell where there is none. It fails if

- a section with text, or a row, has no anchor in the table;
- an anchor of the table is no longer on the page;
- a named test does not exist.

    tests/promises.py            checks
    tests/promises.py --anchors  lists the anchors of the pages
"""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "tests/promises.md"
# Sections that are looked at, by their anchors; None: all.
PAGES = {
    "PROTOCOL.md": {
        "stolik-referee-the-engine-on-standard-input-and-output",
        "precision",
        "views",
    },
    "PROTOCOL-wire.md": None,
    "PROTOCOL-class.md": None,
    "HOSTING.md": None,
}


def plain(text):
    return re.sub(r"\s+", " ", text.replace("**", "")).strip()


def slug(heading):
    """As GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.strip("# \n").lower()).replace(" ", "-")


def row_name(row):
    first = plain(re.split(r"(?<!\\) \| ", row.strip("| \n"))[0])
    code = re.search(r'`[{"]*([^`"{},: ]+)', first)
    return code[1] if code else "-".join(slug(first).split("-")[:5])


def anchors(page):
    """The anchors of a page, each with what stands there."""
    found, section, fenced = {}, None, False
    lines = (ROOT / "docs" / page).read_text(encoding="utf-8").splitlines()
    for at, line in enumerate(lines):
        if line.startswith("```"):
            fenced = not fenced
        elif not fenced and re.match(r"#+ ", line):
            section = slug(line)
        elif fenced or not line.strip() or section is None:
            continue
        elif PAGES[page] is not None and section not in PAGES[page]:
            continue
        elif line.startswith("|"):
            below = lines[at + 1] if at + 1 < len(lines) else ""
            if not line.startswith("|---") and not below.startswith("|---"):
                found.setdefault(f"{page}#{section}/{row_name(line)}", line)
        else:
            found.setdefault(f"{page}#{section}", line)
    return found


def known_tests():
    """Everything a row may name: cases of googletest, of ctest and of Python, test files, examples
    of the wire."""
    names = set()
    for path in (ROOT / "tests").rglob("*_test.cpp"):
        for suite, case in re.findall(r"^TEST(?:_F|_P)?\((\w+),\s*(\w+)\)", path.read_text(), re.M):
            names.add(f"{suite}.{case}")
    games = " ".join(
        re.findall(r"^stolik_game\((\w+)\)", (ROOT / "games/games.cmake").read_text(), re.M)
    )
    program = (ROOT / "tests/server/program.cmake").read_text().replace("${STOLIK_GAMES}", games)
    for file, cases in re.findall(r"^stolik_program_test\((\w+)\s+([^)]*)\)", program, re.M):
        names.update(f"{file}.{case}" for case in cases.split())
    models = re.search(r"foreach\(program ([^)]*)\)", (ROOT / "tests/CMakeLists.txt").read_text())
    names.update(f"model.{one}" for one in models[1].split())
    for cases in re.findall(r"foreach\(case ([^)]*)\)", program):
        names.update(f"fair.{one}" for one in cases.split())
    for page in (ROOT / "docs").glob("PROTOCOL*.md"):
        for title in re.findall(r"((?:^.+\n)+)```wire", page.read_text(encoding="utf-8"), re.M):
            names.add(f"wire: {plain(title)}")
    return names


def exists(test, names):
    if test.startswith("wire: "):
        return any(name.startswith(test) for name in names)
    if "/" in test:
        return any(ROOT.glob(test))
    return test in names


def read_table():
    """Anchors with their tests, and those where there is nothing to hold."""
    rows, idle, page = {}, set(), None
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            page = line[3:].strip()
        elif line.startswith("| #"):
            anchor, tests = line.strip("| ").split(" | ", 1)
            if page + anchor in rows:
                sys.exit(f"tests/promises.md: {page}{anchor} stands twice")
            rows[page + anchor] = [one.strip() for one in tests.split(";")]
        elif line.startswith("- #"):
            idle.add(page + line[2:].strip())
    return rows, idle


def main():
    found = {anchor: text for page in PAGES for anchor, text in anchors(page).items()}
    if "--anchors" in sys.argv:
        print("\n".join(found))
        return 0
    rows, idle = read_table()
    names = known_tests()
    problems = [
        f"tests/promises.md: {anchor} is not on its page (tests/promises.py --anchors)"
        for anchor in [*rows, *idle]
        if anchor not in found
    ]
    problems += [
        f"tests/promises.md: {anchor} names `{test}`, which is no test: a case of googletest "
        f"(Suite.Name), of the real program (house.people), a file, or `wire: ` and the beginning "
        f"of an example's title"
        for anchor, tests in rows.items()
        for test in tests
        if not exists(test, names)
    ]
    problems += [
        f"docs/{anchor} names no test in tests/promises.md:\n    {text[:90]}\n"
        f"    Under its page: `| #… | Suite.Name |`, or `- #…` if there is nothing in it to hold"
        for anchor, text in found.items()
        if anchor not in rows and anchor not in idle
    ]
    print("\n".join(problems))
    tests = {test for some in rows.values() for test in some}
    print(
        f"{len(rows)} anchors held by {len(tests)} tests, {len(idle)} with nothing to hold, "
        f"{len(problems)} problems"
    )
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
