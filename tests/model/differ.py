#!/usr/bin/env python3
"""Plays random games on the models and on `stolik referee`, and demands that they agree.

After every command these are compared: accepted or the code of the refusal, the position, the
legal commands of every seat, of nature and of the host, every view, and the position that a second
referee gives back after loading it. On the first difference the whole story is printed.
"""

import argparse
import json
import random
import sys
import time
from collections import Counter

import play_rationing
import play_triples
import play_victory_line
import rationing
import triples
import victory_line
from common import BadOption, read_deck
from referee import Died, Referee, text_of

GAMES = {
    "triples": (triples.Model, play_triples),
    "victory-line": (victory_line.Model, play_victory_line),
    "rationing": (rationing.Model, play_rationing),
}


ODD_VALUES = [
    None, True, False, -1, 0, 1, 2, 3, 4, 5, 6, 14, 15, 180, 181, 2.5, "", "3", "x", "psz", "gpw", "prl",
    "open", "exchange", "manual", "automatic", "strict", "free", "beginner", "advanced", "clock",
    "steps", "real", "typed", [], {}, [1],
]


class Difference(Exception):
    pass


class Table:
    """One game, played on the model and on two referees."""

    def __init__(self, name, seed, referees, check_share):
        self.name = name
        self.seed = seed
        self.first, self.second = referees
        self.check_share = check_share
        self.history = []
        self.commands = 0
        self.codes = Counter()
        self.notable = Counter()
        self.rng = random.Random(f"{name} {seed}")

    def play(self, steps_max):
        model_class, habits = GAMES[self.name]
        deck = read_deck(habits.DECK)
        players, options = habits.options(self.rng)
        self.model = model_class(players, options, deck)
        opening = {
            "new": {"game": self.name, "players": players, "options": options, "chance": "manual"}
        }
        self.send_and_compare(opening, None, always=True)
        player = habits.Player(self.rng, self.model)
        noise_share = self.rng.choice([0.0, 0.1, 0.3, 0.6])
        for _ in range(steps_max):
            if self.model.phase == "over":
                break
            if self.rng.random() < noise_share:
                by, text = player.noise(self.model)
            else:
                by, text = player.next(self.model)
                if self.rng.random() < noise_share / 2:
                    text = mangled(text, self.rng)
            self.step(by, text)
        for _ in range(3):
            self.step(*player.noise(self.model))
        for _ in range(3):
            self.try_opening(model_class, deck, *habits.options(self.rng))

    def try_opening(self, model_class, deck, players, options):
        """A table that perhaps cannot be set up; if so, the game before it stays."""
        rng = self.rng
        what = rng.randrange(3)
        if what == 0:
            players = rng.randrange(15)
        elif what == 1 and options:
            options[rng.choice(list(options))] = rng.choice(ODD_VALUES)
        else:
            options[rng.choice(["x", "teams", "deck", "dealer", "youngest"])] = rng.choice(ODD_VALUES)
        opening = {"game": self.name, "players": players, "options": options, "chance": "manual"}
        code = None
        try:
            self.model = model_class(players, options, deck)
        except BadOption:
            code = "bad-option"
        self.send_and_compare({"new": opening}, code)

    def step(self, by, text):
        command = {"by": by, "do": text, "seen": True}
        before = self.model.position()
        code = self.model.do(by, text)
        self.commands += 1
        always = self.model.phase == "over" and code is None
        self.send_and_compare(command, code, always, before)
        self.codes[code or "accepted"] += 1
        if code is None:
            habits = GAMES[self.name][1]
            self.notable.update(habits.notable(before, self.model.position(), by, text))

    def send_and_compare(self, command, code, always=False, before=None):
        self.history.append(text_of(command))
        position = self.model.position()
        asks = [{"position": True}]
        expected = [{"ok": True, "position": position}]
        seats = list(range(self.model.players))
        if always or self.rng.random() < self.check_share:
            for who in seats + ["nature", "host"]:
                asks.append({"legal": who})
                expected.append({"ok": True, "commands": self.model.legal(who)})
            for who in seats + ["spectator"]:
                asks.append({"view": who})
                expected.append({"ok": True, "view": self.model.view(who)})
        hashed = {"hash": True}
        *answers, first_hash = self.first.ask_raw(
            [text_of(ask) for ask in [command] + asks + [hashed]]
        )
        self.compare_answer(json.loads(answers[0]), command, code, before)
        for ask, want, got in zip(asks, expected, answers[1:]):
            self.compare(text_of(ask), want, got)
        if code is None:
            loaded, again, second_hash = self.second.ask_raw(
                [text_of(ask) for ask in [{"load": self.respelt(position)}, asks[0], hashed]]
            )
            self.compare("load, on a second referee", expected[0], loaded)
            self.compare("position after load", expected[0], again)
            if first_hash != second_hash:
                raise Difference(f"hash {first_hash}, after load {second_hash}")

    def respelt(self, position):
        """The same position written otherwise: where order says nothing, in another order."""
        rng = self.rng
        other = dict(position)
        if rng.random() < 0.5:
            return other
        for name in ("hands", "sets", "bought"):
            if name in other:
                other[name] = [shuffled(part, rng) for part in other[name]]
        for name in ("deck", "shop", "stack", "discards", "chips", "options"):
            if name in other:
                other[name] = shuffled(other[name], rng)
        if rng.random() < 0.5:
            del other["awaiting"]
        if rng.random() < 0.5:
            other["remark"] = {"by": "the model"}
        return shuffled(other, rng)

    def compare_answer(self, answer, command, code, before):
        got = None if answer.get("ok") is True else answer.get("error", {}).get("code")
        if got != code or (got is None) != (answer.get("ok") is True):
            raise Difference(f"expected {code or 'accepted'}, got {text_of(answer)}")
        if code is not None:
            if set(answer) != {"ok", "error"}:
                raise Difference(f"an error should come alone: {text_of(answer)}")
            return
        if "new" in command:
            self.compare("new", {"ok": True, "position": self.model.position()}, text_of(answer))
            return
        self.compare_drawn(answer, command, before)

    def compare_drawn(self, answer, command, before):
        """`drew` is told in full to the seat that drew and without the card to everybody else."""
        drew = [event for event in answer["events"] if event["event"] == "drew"]
        words = command["do"].split(" ")
        want = []
        if command["by"] == "nature" and words[0] == "draw":
            seat = GAMES[self.name][1].who_draws(before)
            want = [{"event": "drew", "seat": seat, "card": words[1]}]
        if drew != want:
            raise Difference(f"expected {want} among the events, got {drew}")
        everyone = [str(seat) for seat in range(self.model.players)] + ["spectator"]
        if set(answer["seen"]) != set(everyone):
            raise Difference(f"seen should name {everyone}, names {sorted(answer['seen'])}")
        for who in everyone:
            drew = [event for event in answer["seen"][who] if event["event"] == "drew"]
            told = [
                event if str(event["seat"]) == who else {"event": "drew", "seat": event["seat"]}
                for event in want
            ]
            if drew != told:
                raise Difference(f"{who} should see {told} of what was drawn, sees {drew}")

    def compare(self, what, want, got_text):
        if text_of(want) == got_text:
            return
        got = json.loads(got_text)
        if ordered(want) == ordered(got):  # the order of members is free
            return
        raise Difference(f"{what}:\n" + "\n".join(differences(want, got, "")))


def shuffled(value, rng):
    if isinstance(value, dict):
        return {name: value[name] for name in rng.sample(list(value), len(value))}
    return rng.sample(value, len(value))


def mangled(text, rng):
    """A command with a slip of the pen or two."""
    for _ in range(rng.choice([1, 1, 2])):
        words = text.split(" ")
        i, j = rng.randrange(len(words)), rng.randrange(len(words))
        at, to = rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)
        sign = rng.choice(" ,;|*0123456789any-+/xA\t\u017c")
        text = rng.choice(
            [
                text[:at] + sign + text[at:],
                text[:at] + sign + text[at + 1 :],
                text[:at] + text[at + 1 :],
                text[: min(at, to)] + text[max(at, to) :],
                " ".join(words[:i] + words[i + 1 :]),
                " ".join(words[:i] + [words[j]] + words[i:]),
                " ".join(words[:i] + [words[j]] + words[i + 1 :]),
                text.replace(",", rng.choice([";", "|", ",,", " ", "*2,"]), 1),
                text.replace(";", rng.choice([",", ";;", " "]), 1),
                text.replace("*", rng.choice(["", "**", "*1", "*-"]), 1),
            ]
        )
    return text


def ordered(value):
    return json.dumps(value, sort_keys=True)


def differences(want, got, path):
    """Readable lines: where two JSON values differ."""
    if isinstance(want, dict) and isinstance(got, dict):
        for key in sorted(set(want) | set(got)):
            if key not in want:
                yield f"  {path}/{key}: not expected, got {text_of(got[key])}"
            elif key not in got:
                yield f"  {path}/{key}: expected {text_of(want[key])}, missing"
            else:
                yield from differences(want[key], got[key], f"{path}/{key}")
    elif isinstance(want, list) and isinstance(got, list):
        if all(isinstance(item, str) for item in want + got):
            lacking = [item for item in want if item not in got]
            unexpected = [item for item in got if item not in want]
            if lacking or unexpected or want != got:
                yield f"  {path}: lacking {lacking}, not expected {unexpected}"
                if not lacking and not unexpected:
                    yield f"    expected {want}\n    got      {got}"
        elif len(want) != len(got):
            yield f"  {path}: expected {text_of(want)}, got {text_of(got)}"
        else:
            for index, (a, b) in enumerate(zip(want, got)):
                yield from differences(a, b, f"{path}/{index}")
    elif ordered(want) != ordered(got):
        yield f"  {path}: expected {text_of(want)}, got {text_of(got)}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="triples,victory-line,rationing")
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--referee", default="build/dev/tools/stolik")
    parser.add_argument("--steps-max", type=int, default=1500)
    parser.add_argument(
        "--check-share", type=float, default=None,
        help="share of the steps at which legal lists and views are compared too",
    )
    parser.add_argument("--seconds-max", type=float, default=1800)
    arguments = parser.parse_args()
    began = time.monotonic()
    games = commands = 0
    codes = Counter()
    notable = Counter()
    referees = [Referee(arguments.referee), Referee(arguments.referee)]
    for name in arguments.games.split(","):
        share = arguments.check_share
        if share is None:
            share = GAMES[name][1].CHECK_SHARE
        for seed in range(arguments.start, arguments.start + arguments.seeds):
            if time.monotonic() - began > arguments.seconds_max:
                print(f"stopped after {arguments.seconds_max} seconds")
                sys.exit(2)
            table = Table(name, seed, referees, share)
            try:
                table.play(arguments.steps_max)
            except (Difference, Died) as trouble:
                print(f"\nDIFFERENCE in {name}, seed {seed}, after these lines:")
                for line in table.history:
                    print(f"    {line}")
                print(f"position of the model: {text_of(table.model.position())}")
                print(trouble)
                sys.exit(1)
            games += 1
            commands += table.commands
            codes.update(table.codes)
            notable.update({f"{name}: {what}": n for what, n in table.notable.items()})
            if games % 50 == 0:
                seconds = time.monotonic() - began
                print(f"{name} seed {seed}: {games} games, {commands} commands, {seconds:.0f} s")
    for referee in referees:
        if referee.close() != 0:
            print("the referee should exit 0 at the end of input")
            sys.exit(1)
    for what, count in sorted(codes.items()) + sorted(notable.items()):
        print(f"{count:8} {what}")
    print(f"{games} games, {commands} commands, no difference")


if __name__ == "__main__":
    main()
