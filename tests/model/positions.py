#!/usr/bin/env python3
"""Spoils positions reached in play and demands that the referee refuses to load them.

Every change (spoil*.py) makes a position that the rules can never reach. The referee must answer
with an error and keep the game that it had before.
"""

import argparse
import copy
import json
import random
import sys
import time
from collections import Counter

from common import read_deck
from differ import GAMES
from referee import Referee, text_of
from spoil import COMMON
from spoil_rationing import RATIONING
from spoil_triples import TRIPLES
from spoil_victory_line import VICTORY_LINE

CODES = {"bad-position", "bad-option", "unknown-game"}


SPOILERS = {
    "triples": COMMON + TRIPLES,
    "rationing": COMMON + RATIONING,
    "victory-line": COMMON + VICTORY_LINE,
}


def positions_of_a_game(name, seed):
    """Positions of one game played by the model alone, each kind of phase among them."""
    rng = random.Random(f"positions {name} {seed}")
    model_class, habits = GAMES[name]
    players, options = habits.options(rng)
    model = model_class(players, options, read_deck(habits.DECK))
    player = habits.Player(rng, model)
    seen = Counter()
    for _ in range(1500):
        seen[model.phase] += 1
        if seen[model.phase] <= 2 or rng.random() < 0.03 or model.phase in ("line", "give-up"):
            yield model.position(), rng
        if model.phase == "over":
            return
        model.do(*player.next(model))


def check(referee, name, seed, counts):
    for position, rng in positions_of_a_game(name, seed):
        for spoiler in rng.sample(SPOILERS[name], 12):
            spoilt = copy.deepcopy(position)
            if not spoiler(spoilt, rng):
                continue
            counts[spoiler.__name__] += 1
            good, bad, after = referee.ask_raw(
                [text_of({"load": position}), text_of({"load": spoilt}), '{"position":true}']
            )
            answer = json.loads(bad)
            if not json.loads(good).get("ok"):
                yield spoiler, "a good position is refused", position, position, good
            elif answer.get("ok") is not False or answer["error"]["code"] not in CODES:
                yield spoiler, "it is not refused", position, spoilt, bad
            elif json.loads(after).get("position") != position:
                yield spoiler, "the game before it is gone", position, spoilt, after


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="triples,victory-line,rationing")
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--referee", default="build/dev/tools/stolik")
    parser.add_argument("--keep-going", action="store_true", help="one report for each spoiler")
    parser.add_argument("--seconds-max", type=float, default=1800)
    arguments = parser.parse_args()
    began = time.monotonic()
    referee = Referee(arguments.referee)
    counts = Counter()
    troubles = Counter()
    for name in arguments.games.split(","):
        for seed in range(arguments.start, arguments.start + arguments.seeds):
            if time.monotonic() - began > arguments.seconds_max:
                print(f"stopped after {arguments.seconds_max} seconds")
                sys.exit(2)
            for spoiler, what, position, spoilt, answer in check(referee, name, seed, counts):
                troubles[spoiler.__name__] += 1
                if troubles[spoiler.__name__] > 1:
                    continue
                print(f"\n{name}, seed {seed}, {spoiler.__name__}: {what}")
                print(f"  position: {text_of(position)}")
                for key in sorted(set(position) | set(spoilt)):
                    if position.get(key) != spoilt.get(key):
                        print(f"  {key} was: {text_of(position.get(key))}")
                        print(f"  {key} is:  {text_of(spoilt.get(key))}")
                print(f"  answer: {answer[:600]}")
                if not arguments.keep_going:
                    sys.exit(1)
    for name, count in sorted(counts.items()):
        print(f"{count:8} {name}" + (f"  ({troubles[name]} not refused)" * bool(troubles[name])))
    if troubles:
        sys.exit(1)
    print(f"{counts.total()} spoilt positions, all refused")


if __name__ == "__main__":
    main()
