#!/usr/bin/env python3
"""Names that nothing uses: functions of C++ outside of tests, and exports of the client.

A function counts as used if its name stands anywhere besides its declaration and its definition,
in tests too; an export if another file of the client, or its own file, uses it. Comments do not
count. It reads words, not grammar: a name that two things share hides both.

usage: tests/unused.py"""

import collections
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FILES = [
    ROOT / name
    for name in subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\0")
    if name
]
# Names that only a compiler, a linker or a loader knows.
KNOWN = {"main", "abort_message", "__libcpp_verbose_abort", "__stack_chk_fail", "__volatile__"}
# What a game's folder brings is called from tables that CMake writes: check_<game>.
TABLES = tuple(re.findall(r"=(\w+_)=", (ROOT / "cmake/games.cmake").read_text(encoding="utf-8")))
WORD = re.compile(r"[A-Za-z_$][\w$]*")
# A type, a name, parameters: no call.
FUNCTION = re.compile(
    r"^ *(?!return\b|else\b|case\b|delete\b|#)[\w:<>,*& ]*[\w>][ *&]+"
    r"([a-z_]\w+)\([^;{}]*\)[^;{}=]*([;{])",
    re.MULTILINE,
)
EXPORT = re.compile(
    r"^export (?:async )?(?:const|function\*?|class|type|interface|let) ([A-Za-z_$][\w$]*)",
    re.MULTILINE,
)


def texts(endings):
    """Without comments, by file."""
    found = {}
    for path in FILES:
        if path.suffix in endings and path.exists():
            text = path.read_text(encoding="utf-8", errors="replace")
            text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
            found[path.relative_to(ROOT)] = re.sub(r"(?<!:)//[^\n]*", "", text)
    return found


def counts(*of):
    """For each word, how often each file has it."""
    found = collections.defaultdict(collections.Counter)
    for path, text in (item for files in of for item in files.items()):
        for word in WORD.findall(text):
            found[word][path] += 1
    return found


def dead_functions():
    code = texts({".h", ".cpp"})
    found = counts(code, texts({".cmake", ".txt", ".mjs", ".py", ".in"}))
    for path, text in code.items():
        if path.parts[0] in {"tests", "examples"}:
            continue
        for name, end in FUNCTION.findall(text):
            if name in KNOWN or name.startswith(TABLES):
                continue
            # It stands where it is made, and where it is declared.
            pair = {path.with_suffix(".h"), path.with_suffix(".cpp")}
            if set(found[name]) <= pair and max(found[name].values()) == 1:
                if len(found[name]) == 1 or (path.suffix == ".h" and end == ";"):
                    yield path, name


def dead_exports():
    code = {path: text for path, text in texts({".ts", ".tsx"}).items() if path.parts[0] == "web"}
    found = counts(code)
    for path, text in code.items():
        if path.parts[:2] != ("web", "src") or ".test." in path.name:
            continue
        for name in EXPORT.findall(text):
            if sum(found[name].values()) == 1:
                yield path, name


dead = sorted(set([*dead_functions(), *dead_exports()]))
for where, what in dead:
    print(f"{where}: nothing uses {what}")
print(f"{len(dead)} names that nothing uses")
sys.exit(1 if dead else 0)
