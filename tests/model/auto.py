#!/usr/bin/env python3
"""Plays with `chance: auto` and demands that chance only does what the rules let it do.

The referee draws nature's commands itself. From the `drew` events and the position afterwards the
model finds out what they must have been and follows; it has to arrive at the same position, with
nothing left for nature to do but let the top fall. The same seed must give the same game, another
seed another one, and every card of a deck must be as likely as any other.
"""

import argparse
import copy
import random
import sys
import time
from collections import Counter

from common import read_deck
from differ import GAMES, ordered
from referee import Referee, text_of


def follow(model, target, drew):
    """All nature's commands between the model and the position, or None where there are none."""
    if model.awaiting() != ["nature"]:
        same = not drew and ordered(model.position()) == ordered(target)
        return [] if same else None
    for command in candidates(model, target, drew):
        then = copy.copy(model)
        then.load(copy.deepcopy(model.position()))
        if then.do("nature", command) is not None:
            continue
        rest = follow(then, target, drew[1:] if command.startswith("draw") else drew)
        if rest is not None:
            return [command] + rest
    return None


def candidates(model, target, drew):
    if model.phase == "draw":
        return [f"draw {drew[0]['card']}"] if drew else []
    if model.phase == "refill":
        return [f"refill {card}" for card in sorted(model.shop - set(target["shop"]))]
    return model.legal("nature")


class Luck:
    """How often the commonest card of the stack came, against its share; and the die."""

    def __init__(self):
        self.came = 0
        self.expected = 0.0
        self.variance = 0.0
        self.die = Counter()

    def note(self, model, command):
        word, _, what = command.partition(" ")
        if word == "die":
            self.die[what] += 1
        if word == "draw" and model.GAME == "rationing":
            commonest, count = max(sorted(model.stack.items()), key=lambda item: item[1])
            share = count / model.stack.total()
            self.came += what == commonest
            self.expected += share
            self.variance += share * (1 - share)

    def check(self, trouble):
        if self.variance:
            off = (self.came - self.expected) / self.variance**0.5
            print(
                f"  the commonest card: {self.came} times, {self.expected:.1f} expected,"
                f" {off:.1f} sigma"
            )
            if abs(off) > 6:
                trouble("draws do not follow the number of cards")
        if self.die:
            value = chi_square(self.die, {str(pips): 1 for pips in range(1, 7)})
            print(f"  the die: chi square {value:.1f} at 5 degrees of freedom")
            if value > 40:
                trouble(f"the die is not even: {dict(self.die)}")


def play(referee, name, seed, luck, trouble):
    """One game; gives back its journal."""
    rng = random.Random(f"auto {name} {seed}")
    model_class, habits = GAMES[name]
    players, options = habits.options(rng)
    model = model_class(players, options, read_deck(habits.DECK))
    opening = {"game": name, "players": players, "options": options, "chance": "auto"}
    (answer,) = referee.ask({"new": dict(opening, seed=f"s{seed}")})
    if not answer["ok"]:
        trouble(f"`new` is refused: {answer}")
    model.load(answer["position"])
    player = habits.Player(rng, model)
    journal = [text_of(answer)]
    for _ in range(400):
        if model.awaiting() == ["nature"]:
            trouble(f"nature is still awaited: {text_of(model.position())}")
        if model.phase == "over":
            break
        by, text = player.next(model)
        before = text_of(model.position())
        code = model.do(by, text)
        done, after = referee.ask({"by": by, "do": text}, {"position": True})
        story = f"\n  before {before}\n  {by} {text}\n  {text_of(done)}\n  {text_of(after)}"
        if done["ok"] != (code is None):
            trouble(f"expected {code}:{story}")
        if code is None:
            drew = [event for event in done["events"] if event["event"] == "drew"]
            commands = follow(model, after["position"], drew)
            if commands is None:
                trouble(f"chance cannot lead there:{story}")
            for command in commands:
                luck.note(model, command)
                model.do("nature", command)
        journal.append(text_of(done))
    return journal


def chi_square(counts, weights):
    total = sum(counts.values())
    whole = sum(weights.values())
    return sum(
        (counts[name] - total * weight / whole) ** 2 / (total * weight / whole)
        for name, weight in weights.items()
    )


def lots_of_triples(position):
    cards = {card: 1 for each in read_deck("psz")["sets"] for card in each["cards"]}
    yield "the first seat", {seat: 1 for seat in range(4)}, [position["turn"]]
    yield "cards of the last hand", cards, position["hands"][3]


def lots_of_rationing(position):
    deck = read_deck("prl")
    yield "the first in the queue", {seat: 1 for seat in range(4)}, position["queue"][:1]
    yield "goods of the first hand", deck["goods"], Counter(position["hands"][0]).elements()
    yield "a visit", {visit["id"]: 1 for visit in deck["visits"]}, position["visits"][1:2]
    yield "the row", {card["id"]: 1 for card in deck["shopping"]}, position["row"]


def lots_of_victory_line(position):
    weights = {"+1": 4, "-1": 4, "-1/+1": 3}
    weights.update({card: 1 for card in read_deck("gpw")["cells"].values()})
    yield "cards of the second hand", weights, position["hands"][1]


LOTS = {
    "triples": lots_of_triples,
    "rationing": lots_of_rationing,
    "victory-line": lots_of_victory_line,
}


def check_fairness(referee, name, trouble):
    """Over many beginnings no card and no seat comes up far more often than its share."""
    counts = {}
    weights = {}
    for seed in range(600):
        opening = {"game": name, "players": 4, "seed": f"fair {seed}", "chance": "auto"}
        (answer,) = referee.ask({"new": opening})
        for what, weight, drawn in LOTS[name](answer["position"]):
            counts.setdefault(what, Counter()).update(drawn)
            weights[what] = weight
    for what in counts:
        degrees = len(weights[what]) - 1
        value = chi_square(counts[what], weights[what])
        print(f"  {name}, {what}: chi square {value:.1f} at {degrees} degrees of freedom")
        if value > degrees + 6 * (2 * degrees) ** 0.5 + 6:
            trouble(f"{what}: not even: {dict(counts[what])}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="triples,victory-line,rationing")
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--referee", default="build/dev/tools/stolik")
    parser.add_argument("--seconds-max", type=float, default=1800)
    arguments = parser.parse_args()
    began = time.monotonic()
    referee = Referee(arguments.referee)
    games = commands = 0
    luck = Luck()

    def trouble(text):
        print(text)
        sys.exit(1)

    for name in arguments.games.split(","):
        for seed in range(arguments.start, arguments.start + arguments.seeds):
            if time.monotonic() - began > arguments.seconds_max:
                trouble(f"stopped after {arguments.seconds_max} seconds")
            journal = play(referee, name, seed, luck, trouble)
            games += 1
            commands += len(journal)
            if seed % 5 == 0 and journal != play(referee, name, seed, Luck(), trouble):
                trouble(f"{name}: seed {seed} gives two different games")
        check_fairness(referee, name, trouble)
    luck.check(trouble)
    print(f"{games} games, {commands} commands, chance keeps to the rules")


if __name__ == "__main__":
    main()
