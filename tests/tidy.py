#!/usr/bin/env python3
"""Style that nobody has to remember: include arrows, no clock or chance in rules, lengths, words
that do not belong here."""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = [
    ROOT / f
    for f in subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\n")
    if f
]
CODE = [p for p in SOURCES if p.suffix in {".h", ".cpp"} and p.exists()]

# Who may include whom: arrows point one way.
ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "puzzles": {"core", "games", "bots", "puzzles"},
    "classroom": {"core", "games", "bots", "classroom"},
    "env": {"core", "games", "bots", "env"},
    "bindings": {"core", "games", "bots", "puzzles", "classroom", "env", "tools", "bindings"},
    "tools": {"core", "games", "bots", "puzzles", "classroom", "env", "server", "tools"},
    "server": {"core", "games", "bots", "puzzles", "classroom", "server", "content"},
}
# The check of decks is a library of its own, without I/O, below the server: it becomes a module for
# browsers, too.
DECK_CHECK = {
    f"tools/decks/{name}"
    for name in re.search(
        r"set\(DECK_CHECK ([\w ]+)\)",
        (ROOT / "tools/decks/check.cmake").read_text(encoding="utf-8"),
    )[1].split()
}
# Rules are pure: these headers have no business in core/ and games/.
IMPURE = {
    "random",
    "chrono",
    "thread",
    "mutex",
    "atomic",
    "iostream",
    "fstream",
    "ctime",
    "cmath",
    "cstdlib",
    "filesystem",
}
# Inside a game only the rim speaks in strings.
RIM = re.compile(r"(text|words|picture|table|table_of|command|shelf|journal|all)\b")
HEAP = {"string", "vector", "memory", "map", "set", "unordered_map", "functional", "deque", "list"}
MAX_LINES = 700
# The widest line by kind of file; in Markdown outside of tables, code and links.
WIDTHS = {
    **dict.fromkeys((".h", ".cpp", ".py", ".pyi", ".md"), 100),
    **dict.fromkeys((".ts", ".tsx", ".mts", ".mjs", ".js", ".css"), 120),
}

problems = []


def problem(path, line, what):
    problems.append(f"{path.relative_to(ROOT)}:{line}: {what}")


for path in CODE:
    part = path.relative_to(ROOT).parts
    lines = path.read_text(encoding="utf-8").split("\n")
    if len(lines) > MAX_LINES:
        problem(path, len(lines), f"{len(lines)} lines: look for the second idea")
    if path.suffix == ".h" and "#pragma once" not in lines:
        problem(path, 1, "#pragma once is missing")
    if not lines[0].startswith("//") and path.suffix == ".h":
        problem(path, 1, "a header begins with a paragraph that says what it is")
    for number, text in enumerate(lines, 1):
        if re.search(r"\b(TODO|FIXME|XXX)\b", text):
            problem(path, number, "do it or leave it out")
        ours = re.match(r'#include "(\w+)/(.*)\.h"', text)
        # What cmake/games.cmake writes for each layer is that layer's own.
        checks_decks = ours and f"{ours[1]}/{ours[2]}" in DECK_CHECK
        if (
            ours
            and part[0] in ALLOWED
            and ours[1] not in ALLOWED[part[0]] | {"generated"}
            and not (part[0] == "server" and checks_decks)
        ):
            problem(path, number, f"{part[0]}/ does not include {ours[1]}/")
        if (
            ours
            and "/".join(part).rsplit(".", 1)[0] in DECK_CHECK
            and (ours[1] == "server" or (ours[1] == "tools" and not ours[2].startswith("decks/")))
        ):
            problem(path, number, f"the check of decks does not include {ours[1]}/{ours[2]}.h")
        std = re.match(r"#include <([\w./]+)>", text)
        if not std or part[0] not in {"core", "games"}:
            continue
        if std[1] in IMPURE:
            problem(path, number, f"<{std[1]}> has no business in rules")
        inside_a_game = part[0] == "games" and len(part) == 3
        if inside_a_game and std[1] in HEAP and not RIM.match(path.stem):
            problem(path, number, f"<{std[1]}> in rules: nothing may be allocated here")
    if part[0] == "games" and path.name == "types.h":
        for number, text in enumerate(lines, 1):
            if re.search(r"^\s+(const )?[\w:]+\s*\*\s*\w+\s*(=|;)", text):
                problem(path, number, "a pointer in a value of the rules")
    if part[0] in {"core", "games"}:
        for number, text in enumerate(lines, 1):
            if re.search(r"\b(float|double)\b", text.split("//")[0]) and '"' not in text:
                problem(path, number, "no floating point in rules")

# Whoever runs tables knows no game: no verb of a command stands in the hub, and no view is read
# there.
PROTOCOL = (ROOT / "docs/PROTOCOL.md").read_text(encoding="utf-8")
COMMANDS = PROTOCOL.split("| game | who | command | rules |")[1].split("\n\n")[0]
OF_THE_WIRE = {"deal", "penalty"}  # a member of `fair`, and a message of the host
VERBS = {
    w for row in COMMANDS.split("\n") for w in re.findall(r"`([a-z-]+)[^`]*`", row)
} - OF_THE_WIRE
assert {"ask", "play", "spin", "top-fell", "say", "die"} <= VERBS, VERBS
for path in CODE:
    if path.relative_to(ROOT).parts[:2] != ("server", "hub"):
        continue
    for number, text in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        for literal in re.findall(r'"([^"]*)"', text.split("//")[0]):
            words = literal.split(" ")
            if words[0] in VERBS and "" not in words:
                problem(path, number, f"a word of a game: '{literal}'")
        if re.search(r"parse_json\([^)]*view", text):
            problem(path, number, "a view is for those who look at it")

# Every JSON lock file records no address; nothing names a machine's folder.
for path in SOURCES:
    if (
        not path.exists()
        or path.suffix in {".svg", ".png", ".woff2", ".scn", ".journal", ".hashes"}
        or path == pathlib.Path(__file__)
    ):
        continue
    text = path.read_text(encoding="utf-8", errors="replace")
    for number, line in enumerate(text.split("\n"), 1):
        if re.search(r"(?<![\w./-])/(work|root|home/\w+)/", line):
            problem(path, number, "an absolute path of a machine")
        if path.name == "package-lock.json" and '"resolved": "http' in line:
            problem(path, number, "a download address in a lock file")


def lines_of_prose(text):
    """The lines of a Markdown file, with those empty that may have any width."""
    fence = None
    for line in text.split("\n"):
        opening = re.match(r"\s*(```+|~~~+)", line)
        if opening and (fence is None or opening[1].startswith(fence)):
            fence = None if fence else opening[1]
        elif fence is None and not re.match(r"\s*[|<>#]|    |\[[^\]]+\]: ", line):
            yield re.sub(r"`[^`]+`|!?\[[^\]]*\]\([^)]*\)|https?://\S+", "", line)
            continue
        yield ""


for path in SOURCES:
    width = WIDTHS.get(path.suffix)
    if (
        width is None
        or not path.exists()
        or path.relative_to(ROOT).parts[0] in {"content", "scenarios"}
        or "tests/data/" in path.as_posix()
    ):
        continue
    text = path.read_text(encoding="utf-8")
    for number, line in enumerate(
        lines_of_prose(text) if path.suffix == ".md" else text.split("\n"), 1
    ):
        if len(line) > width:
            problem(path, number, f"{len(line)} columns, {width} at most")

# A case that a file of tests runs by itself is a test of the suite: ctest knows it by its name.
KNOWN_CASES = (ROOT / "tests" / "server" / "program.cmake").read_text(encoding="utf-8")
for path in sorted(ROOT.glob("tests/*/*_test.py")):
    text = path.read_text(encoding="utf-8")
    for call in re.finditer(r"^    run\(([\w\s,]*)\)$", text, re.M):
        for case in re.findall(r"\w+", call[1]):
            if path.name != "games_test.py" and not re.search(rf"\b{case}\b", KNOWN_CASES):
                number = text.count("\n", 0, call.start()) + 1
                problem(
                    path,
                    number,
                    f"no test of the suite runs '{case}': name it in tests/server/program.cmake",
                )

for line in problems:
    print(line)
print(f"{len(CODE)} files, {len(problems)} problems")
sys.exit(1 if problems else 0)
