#!/usr/bin/env python3
"""Native, WebAssembly and Python play alike: golden journals, whose hashes all three are held to,
and random games.

usage: same_test.py [GAMES [FILE]]     so many random games of each kind; they and their hashes
                                       are written to FILE for tests/wasm/journals.mjs"""
import json
import os
import pathlib
import random
import subprocess
import sys
import warnings

import stolik

warnings.filterwarnings("ignore", "triples with two players")
ROOT = pathlib.Path(__file__).resolve().parents[2]
GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 25
ACTORS = {"nature": -1, "host": -2}


def entries(journal):
    for line in journal.split("\n")[2:]:
        if line and not line.startswith("#"):
            who, words = line.split(" ", 1)
            yield who, words


def opened(journal):
    head = json.loads(journal.split("\n")[1])
    return (
        head,
        stolik.game(
            head["game"], head["players"], chance="explicit", longest=10**9, **head["options"]
        ).new(),
    )


golden = 0
for path in sorted((ROOT / "scenarios/journals/v1").glob("*.journal")):
    journal = path.read_text(encoding="utf-8")
    hashes = (
        [
            line.split(" ")[-1]
            for line in path.with_suffix(".journal.hashes").read_text(encoding="utf-8").split("\n")
            if line
        ]
        if path.with_suffix(".journal.hashes").exists()
        else [
            line.split(" ")[-1]
            for line in path.with_suffix(".hashes").read_text(encoding="utf-8").split("\n")
            if line
        ]
    )
    _, state = opened(journal)
    for (who, words), expected in zip(entries(journal), hashes, strict=True):
        state.say(ACTORS[who] if who in ACTORS else int(who), words)
        assert f"{state.hash():016x}" == expected, f"{path.name}: another hash after {who} {words}"
    assert f"{stolik.load(journal, longest=10**9).hash():016x}" == hashes[-1], path.name
    golden += 1
assert golden >= 3, "no golden journals were found"

referee = subprocess.Popen(
    [os.environ["STOLIK"], "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
)


def told(*messages):
    """Sent together, answered in order."""
    referee.stdin.write("".join(json.dumps(message) + "\n" for message in messages))
    referee.stdin.flush()
    return [json.loads(referee.stdout.readline()) for _ in messages]


lots = random.Random(20)
out = open(sys.argv[2], "w", encoding="utf-8") if len(sys.argv) > 2 else None
played = 0
for one in stolik.schema()["games"]:
    for k in range(GAMES):
        players = one["players"][k % len(one["players"])]
        state = stolik.game(one["game"], players, offers=("lean", "wide")[k % 2]).new(
            lots.randrange(1 << 60)
        )
        for _ in range(80):
            if state.done:
                break
            state.apply(lots.choice(state.legal()))
        journal, digest = state.journal(), f"{state.hash():016x}"
        head = json.loads(journal.split("\n")[1])
        answers = told(
            {"new": {**head, "chance": "manual"}},
            *(
                {"by": who if who in ACTORS else int(who), "do": words}
                for who, words in entries(journal)
            ),
            {"hash": True},
        )
        assert all(answer["ok"] for answer in answers), next(
            answer for answer in answers if not answer["ok"]
        )
        assert answers[-1]["hash"] == digest, f"{head}: the native engine stands elsewhere"
        assert stolik.load(journal).hash() == state.hash()
        if (
            out and (ROOT / "content/decks" / head["options"]["deck"]).exists()
        ):  # the tests' own game is in no module that people get
            out.write(json.dumps({"journal": journal, "hash": digest}) + "\n")
        played += 1
referee.stdin.close()
print(f"{golden} golden journals, {played} random games alike")
