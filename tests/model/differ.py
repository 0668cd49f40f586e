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


POSITION = '{"position":true}'
HASH = '{"hash":true}'
SIGNS_AT_ONCE = 30000  # hardly more bytes, and with the last step less than a pipe holds
ODD_VALUES = [
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    14,
    15,
    180,
    181,
    2.5,
    "",
    "3",
    "x",
    "psz",
    "gpw",
    "prl",
    "open",
    "exchange",
    "manual",
    "automatic",
    "strict",
    "free",
    "beginner",
    "advanced",
    "clock",
    "steps",
    "real",
    "typed",
    [],
    {},
    [1],
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
        self.pending = []
        self.position = None
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
        self.expect(opening, None, always=True)
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
        self.compare_pending()

    def try_opening(self, model_class, deck, players, options):
        """A table that perhaps cannot be set up; if so, the game before it stays."""
        rng = self.rng
        what = rng.randrange(3)
        if what == 0:
            players = rng.randrange(15)
        elif what == 1 and options:
            options[rng.choice(list(options))] = rng.choice(ODD_VALUES)
        else:
            options[rng.choice(["x", "teams", "deck", "dealer", "youngest"])] = rng.choice(
                ODD_VALUES
            )
        opening = {"game": self.name, "players": players, "options": options, "chance": "manual"}
        code = None
        try:
            self.model = model_class(players, options, deck)
        except BadOption:
            code = "bad-option"
        self.expect({"new": opening}, code)

    def step(self, by, text):
        command = {"by": by, "do": text, "seen": True}
        before = self.pending[-1].position if self.pending else self.model.position()
        code = self.model.do(by, text)
        self.commands += 1
        always = self.model.phase == "over" and code is None
        after = self.expect(command, code, always, before)
        self.codes[code or "accepted"] += 1
        if code is None:
            habits = GAMES[self.name][1]
            self.notable.update(habits.notable(before, after, by, text))

    def expect(self, command, code, always=False, before=None):
        """Notes what the model says; the referees are asked about several commands at once."""
        self.history.append(text_of(command))
        step = Step(self.history[-1], command, code, before, self.model)
        if always or self.rng.random() < self.check_share:
            step.ask_for_everybody(self.model)
        if code is None:
            step.load = text_of({"load": self.respelt(step.position)})
        self.pending.append(step)
        if sum(step.size() for step in self.pending) > SIGNS_AT_ONCE:
            self.compare_pending()
        return step.position

    def compare_pending(self):
        steps = self.pending
        self.pending = []
        known = len(self.history) - len(steps)
        self.first.send([line for step in steps for line in step.lines()])
        self.second.send([line for step in steps for line in step.lines_after_load()])
        for number, step in enumerate(steps):
            try:
                step.compare(self.first, self.second, GAMES[self.name][1])
            except (Difference, Died):
                self.position = step.position
                del self.history[known + number + 1 :]
                raise

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


class Step:
    """One command and all that the model expects after it."""

    def __init__(self, line, command, code, before, model):
        self.line = line
        self.command = command
        self.code = code
        self.before = before
        self.players = model.players
        self.position = model.position()
        self.asks = [POSITION]
        self.expected = [Expected({"ok": True, "position": self.position})]
        self.load = None

    def ask_for_everybody(self, model):
        seats = list(range(model.players))
        for who in seats + ["nature", "host"]:
            self.asks.append(text_of({"legal": who}))
            self.expected.append(Expected({"ok": True, "commands": model.legal(who)}))
        for who in seats + ["spectator"]:
            self.asks.append(text_of({"view": who}))
            self.expected.append(Expected({"ok": True, "view": model.view(who)}))

    def lines(self):
        return [self.line] + self.asks + [HASH]

    def lines_after_load(self):
        return [self.load, POSITION, HASH] if self.load else []

    def size(self):
        """How much is sent: two referees have two pipes, the fuller one counts."""
        return max(
            sum(len(line) + 1 for line in lines)
            for lines in (self.lines(), self.lines_after_load())
        )

    def compare(self, first, second, habits):
        answer, *answers, first_hash = first.receive(self.lines())
        self.compare_answer(json.loads(answer), habits)
        for ask, want, got in zip(self.asks, self.expected, answers):
            compare(ask, want, got)
        if self.load:
            loaded, again, second_hash = second.receive(self.lines_after_load())
            compare("load, on a second referee", self.expected[0], loaded)
            compare("position after load", self.expected[0], again)
            if first_hash != second_hash:
                raise Difference(f"hash {first_hash}, after load {second_hash}")

    def compare_answer(self, answer, habits):
        got = None if answer.get("ok") is True else answer.get("error", {}).get("code")
        if got != self.code or (got is None) != (answer.get("ok") is True):
            raise Difference(f"expected {self.code or 'accepted'}, got {text_of(answer)}")
        if self.code is not None:
            if set(answer) != {"ok", "error"}:
                raise Difference(f"an error should come alone: {text_of(answer)}")
        elif "new" in self.command:
            compare("new", self.expected[0], text_of(answer))
        else:
            self.compare_drawn(answer, habits)

    def compare_drawn(self, answer, habits):
        """`drew` is told in full to the seat that drew and without the card to everybody else."""
        drew = [event for event in answer["events"] if event["event"] == "drew"]
        words = self.command["do"].split(" ")
        want = []
        if self.command["by"] == "nature" and words[0] == "draw":
            seat = habits.who_draws(self.before)
            want = [{"event": "drew", "seat": seat, "card": words[1]}]
        if drew != want:
            raise Difference(f"expected {want} among the events, got {drew}")
        everyone = [str(seat) for seat in range(self.players)] + ["spectator"]
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


class Expected:
    """An answer, and how it is most likely spelt: reading JSON takes most of the time."""

    def __init__(self, answer):
        self.answer = answer
        self.text = text_of(answer)


def compare(what, want, got_text):
    if want.text == got_text:
        return
    got = json.loads(got_text)
    if ordered(want.answer) == ordered(got):  # the order of members is free
        return
    raise Difference(f"{what}:\n" + "\n".join(differences(want.answer, got, "")))


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
        "--check-share",
        type=float,
        default=None,
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
                print(f"position of the model: {text_of(table.position)}")
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
