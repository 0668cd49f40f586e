#!/usr/bin/env python3
"""Every sentence of docs/PROTOCOL.md (referee and wire) and docs/HOSTING.md that promises something
names a test.

tests/promises.md is the table: a part of the sentence, and who holds it. It fails if

- a sentence (or a row of a table, or an entry of a list) stands in no row: write a test and a row,
or list it under
  "No promise" if there is nothing in it to hold;
- a row fits no sentence any more, or more than one;
- a named test does not exist.

Under "Not yet held by a test" stand promises that have none; their number may only shrink
(MOST_UNHELD).

    tests/promises.py            checks
    tests/promises.py --units    lists the sentences as they are cut
"""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "tests/promises.md"
# Which chapters of a page are looked at; everything if there is no list.
PAGES = {
    "docs/PROTOCOL.md": [
        "`stolik referee`: the engine on standard input and output",
        "Precision",
        "Views",
        "The wire: tables for people far apart",
        "What a client says",
        "What the server says",
        "Refusals",
        "A class: many tables, one line for each pupil",
        "Coming into a class",
        "What a class is told",
        "What is said in a class",
    ],
    "docs/HOSTING.md": None,
}
MOST_UNHELD = 0


def plain(text):
    return re.sub(r"\s+", " ", text.replace("**", "")).strip()


def sentences(text):
    """Cut after a full stop, but not inside code or before a small letter."""
    text = re.sub(r"^\*\*[^*]{1,40}\.\*\* ", "", text)  # a heading in the line
    return [one for one in re.split(r"(?<=[.!?])\s+(?=[A-Z`\"(“])", plain(text)) if one]


def units(page):
    chapters = PAGES[page]
    out, paragraph, chapter, fenced = [], [], None, False

    def finish():
        if paragraph:
            out.extend(sentences(" ".join(paragraph)))
            paragraph.clear()

    lines = (ROOT / page).read_text().splitlines()
    for at, line in enumerate(lines):
        if line.startswith("```"):
            finish()
            fenced = not fenced
            continue
        if fenced:
            continue
        if re.match(r"#+ ", line):
            finish()
            chapter = line.lstrip("# ")
            continue
        if chapters is not None and chapter not in chapters:
            continue
        if line.startswith("|"):
            finish()
            below = lines[at + 1] if at + 1 < len(lines) else ""
            if not line.startswith("|---") and not below.startswith("|---"):
                out.append(plain(line.strip("| ")))
        elif not line.strip():
            finish()
        else:
            if re.match(r"\s*- ", line):
                finish()
            paragraph.append(re.sub(r"^\s*- ", "", line))
    finish()
    return out


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
    names.update(f"fair.{one}" for one in re.search(r"foreach\(case ([^)]*)\)", program)[1].split())
    for title in re.findall(r"((?:^.+\n)+)```wire", (ROOT / "docs/PROTOCOL.md").read_text(), re.M):
        names.add(f"wire: {plain(title)}")
    return names


def exists(test, names):
    if test.startswith("wire: "):
        return any(name.startswith(test) for name in names)
    if "/" in test:
        return any(ROOT.glob(test))
    return test in names


def read_table():
    rows, idle, unheld = [], [], []
    part = None
    for line in TABLE.read_text().splitlines():
        if line.startswith("## "):
            part = line[3:].strip()
        elif line.startswith("| ") and not line.startswith("| part of") and part in PAGES:
            text, tests = line.strip("|").rsplit(" | ", 1)
            rows.append((part, plain(text), [one.strip() for one in tests.split(";")]))
        elif line.startswith("- ") and part is not None:
            page, text = line[2:].split(": ", 1)
            page = f"docs/{page}.md"
            if page not in PAGES:
                sys.exit(f"tests/promises.md: an entry begins with PROTOCOL: or HOSTING: – {line}")
            (idle if part == "No promise" else unheld).append((page, plain(text)))
    return rows, idle, unheld


def main():
    pages = {page: units(page) for page in PAGES}
    if "--units" in sys.argv:
        for page, found in pages.items():
            for unit in found:
                print(f"{page}: {unit}")
        return 0
    rows, idle, unheld = read_table()
    names = known_tests()
    trouble = []
    held = {page: set() for page in PAGES}
    for page, text in [(page, text) for page, text, _ in rows] + idle + unheld:
        fits = [unit for unit in pages[page] if text in unit]
        if len(fits) == 1:
            held[page].add(fits[0])
        elif not fits:
            trouble.append(
                f"tests/promises.md: no sentence of {page} holds `{text}` any more.\n"
                f"    The page changed: make the row say what it says now, or take it out with its "
                f"promise."
            )
        else:
            trouble.append(
                f"tests/promises.md: `{text}` stands in {len(fits)} sentences of {page}: give a "
                f"longer part of one."
            )
    for page, text, tests in rows:
        for test in tests:
            if not exists(test, names):
                trouble.append(
                    f"tests/promises.md: there is no test `{test}` (for `{text}`): a case of "
                    f"googletest (Suite.Name), of the real "
                    f"program (house.people), a file, or `wire: ` and the beginning of an "
                    f"example's title."
                )
    for page, found in pages.items():
        for unit in found:
            if unit not in held[page]:
                trouble.append(
                    f"{page} promises, and no row of tests/promises.md says who holds it:\n    "
                    f"{unit}\n"
                    f"    Add under `## {page}`:   | {unit[:60].rstrip()} | Suite.Name |\n"
                    f"    or, if there is nothing in it to hold, under `## No promise`:   - "
                    f"{Path(page).stem}: {unit[:60].rstrip()}"
                )
    if len(unheld) > MOST_UNHELD:
        trouble.append(
            f"{len(unheld)} promises are not held by a test, and {MOST_UNHELD} were allowed: write "
            f"tests, do not raise the number."
        )
    for line in trouble:
        print(line)
    print(
        f"{len(rows)} promises held by {len({test for _, _, tests in rows for test in tests})} "
        f"tests, {len(unheld)} not yet held, "
        f"{len(idle)} sentences without a promise; {len(trouble)} to mend"
    )
    return 1 if trouble else 0


if __name__ == "__main__":
    sys.exit(main())
