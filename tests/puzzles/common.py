"""What the solvers of all games share: where puzzles come from, what a deck says, and how the
verdict is told."""
import argparse
import itertools
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def deck_facts(deck):
    return json.loads((ROOT / f"content/decks/{deck}/deck.json").read_text(encoding="utf-8"))


def made(stolik, game, kinds, count, seed):
    """`count` puzzles of each kind, a kind being a number of players and a grade."""
    for players, grade in kinds:
        command = [
            stolik,
            "puzzle",
            game,
            "--players",
            str(players),
            "--grade",
            str(grade),
            "--count",
            str(count),
            "--seed",
            str(seed),
        ]
        yield from subprocess.run(
            command, capture_output=True, text=True, check=True
        ).stdout.splitlines()


def own(stolik, game):
    """From games that people played: what the first two seats could have done or known."""
    for journal in sorted(ROOT.glob(f"scenarios/journals/v1/{game}-*.journal")):
        for seat in ("0", "1"):
            command = [stolik, "puzzle", "--journal", str(journal), "--seat", seat]
            yield from map(
                json.dumps,
                json.loads(
                    subprocess.run(command, capture_output=True, text=True, check=True).stdout
                ),
            )


def solve_all(game, kinds, check, about, count):
    """Solves them one by one; `check` raises AssertionError where a puzzle is not what it says."""
    parser = argparse.ArgumentParser(
        description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("stolik", nargs="?")
    parser.add_argument("--read", help="puzzles that somebody else made, one a line")
    parser.add_argument("--count", type=int, default=count)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.read:
        texts = pathlib.Path(args.read).read_text(encoding="utf-8").splitlines()
    else:
        texts = itertools.chain(
            made(args.stolik, game, kinds, args.count, args.seed), own(args.stolik, game)
        )
    wrong, ids = 0, set()
    many = 0
    for text in texts:
        puzzle = json.loads(text)
        many += 1
        ids.add(puzzle["id"])
        try:
            check(puzzle)
        except AssertionError as trouble:
            wrong += 1
            print(
                f"{puzzle['id']} (players {puzzle['players']}, grade {puzzle['grade']}): {trouble}"
            )
    print(f"{many} puzzles, {len(ids)} different, {wrong} wrong")
    sys.exit(1 if wrong or not many else 0)
