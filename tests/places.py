#!/usr/bin/env python3
"""How many places does a game touch? Its rooms and its line in games/games.cmake. Whatever else
names a game, outside the tests, is shown here and counted: a place that came without a word about
it fails."""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
GAMES = re.findall(
    r"^stolik_game\((\w+)( ROOM (\S+) TESTS)?\)",
    (ROOT / "games/games.cmake").read_text(encoding="utf-8"),
    re.M,
)
FOLDERS = (
    "core",
    "games",
    "bots",
    "puzzles",
    "env",
    "classroom",
    "server",
    "tools",
    "bindings",
    "cmake",
)
CODE = {".h", ".cpp", ".cmake", ".py", ".sh", ".mjs", ".txt"}

# Files that name one game and may: each with its reason. None of them is a list, so a new game
# touches none of them.
MAY = {
    "games/games.cmake": "the one list",
    "server/sim/world.cpp": "draws how its top falls",
    "tools/load.cpp": "drives the game that is measured",
    "tools/load_crowd.cpp": "drives the game that is measured",
    "tools/load.h": "drives the game that is measured",
    "tools/load_main.cpp": "drives the game that is measured",
    "tools/test.sh": "picks cases for the thread sanitizer",
    "tools/bare.sh": "tries a command",
    "tools/referee_main.cpp": "an example in its help",
    "tools/decks_main.cpp": "an example in its help",
    "tools/perft_main.cpp": "an example in its help",
    "tools/cluster_demo.py": "a game has to be shown",
    "bindings/python/stolik/__init__.py": "warns of a number of players that decides the game",
}


def rooms(game, room):
    return (
        [room]
        if room
        else [
            f"{layer}/{game}" for layer in ("games", "bots", "env", "puzzles", "tools", "scenarios")
        ]
    )


def without_comments(text, suffix):
    if suffix in {".h", ".cpp", ".mjs"}:
        return re.sub(r"//[^\n]*", "", text)
    return re.sub(r"(?m)^\s*#[^\n]*", "", text)


assert len(GAMES) >= 4, "games/games.cmake is not read"
ROOMS = [folder for game, _, room in GAMES for folder in rooms(game, room)]


def names_of(game):
    spelled, type_name = game.replace("_", "[_-]"), "".join(p.title() for p in game.split("_"))
    return re.compile(rf"(?<![\w-]){spelled}(?![\w-])|\b{type_name}\b")


NAMES = {game: names_of(game) for game, _, _ in GAMES}
files = subprocess.run(
    ["git", "ls-files", "-co", "--exclude-standard", *FOLDERS, "CMakeLists.txt", "stolik"],
    cwd=ROOT,
    capture_output=True,
    text=True,
    check=True,
).stdout.split()

problems, used = [], set()
for name in files:
    path = ROOT / name
    if (
        not path.exists()
        or (path.suffix not in CODE and name != "stolik")
        or any(name.startswith(room + "/") for room in ROOMS)
    ):
        continue
    text = without_comments(path.read_text(encoding="utf-8"), path.suffix)
    for number, line in enumerate(text.split("\n"), 1):
        for game, mark in NAMES.items():
            if not mark.search(line):
                continue
            if name in MAY:
                used.add(name)
            else:
                problems.append(f"{name}:{number}: names {game} outside its rooms: {line.strip()}")
problems += [f"{name}: is excused and names no game" for name in sorted(set(MAY) - used)]
lines = sum(
    len((ROOT / name).read_text(encoding="utf-8").split("\n")) - 1
    for name in subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "tests/fourth"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
)
if not 0 < lines <= 400:
    problems.append(f"tests/fourth: {lines} lines; a small game has at most 400")
for problem in problems:
    print(problem)
print(f"{len(GAMES)} games, {lines} lines for the smallest, {len(problems)} problems")
sys.exit(1 if problems else 0)
