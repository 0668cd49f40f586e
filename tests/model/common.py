"""What the three models share: the grammar of PROTOCOL.md and its refusals.

A model is a second reading of the rule pages, written to be compared with the engine. It is
plain on purpose: lists, dicts and loops that follow the pages sentence by sentence.
"""

import json
import pathlib
import re
from collections import Counter

DECKS = pathlib.Path(__file__).resolve().parents[2] / "content" / "decks"

NUMBER = re.compile(r"(0|[1-9][0-9]{0,8})\Z")


class Refused(Exception):
    """A command that is refused; only its code is compared."""

    def __init__(self, code):
        super().__init__(code)
        self.code = code


class BadOption(Exception):
    """A table that cannot be set up."""


def read_deck(name):
    return json.loads((DECKS / name / "deck.json").read_text(encoding="utf-8"))


def demand(truth, code):
    if not truth:
        raise Refused(code)


def is_integer(value):
    return isinstance(value, int) and not isinstance(value, bool)


def number(word):
    demand(NUMBER.match(word), "bad-command")
    return int(word)


def number_within(word, low, high):
    value = number(word)
    demand(low <= value <= high, "bad-command")
    return value


class Text:
    """The words of one command, taken from left to right.

    Ids are remembered and looked up at the end, since `bad-command` anywhere in the text wins
    over `unknown-card` anywhere in it.
    """

    def __init__(self, text):
        self.words = text.split(" ")
        demand("" not in self.words, "bad-command")
        self.due = []

    def left(self):
        return len(self.words)

    def next(self):
        demand(self.words, "bad-command")
        return self.words.pop(0)

    def next_is(self, word):
        """Takes the word if it is the next one."""
        if self.words and self.words[0] == word:
            self.words.pop(0)
            return True
        return False

    def expect(self, word):
        demand(self.next_is(word), "bad-command")

    def end(self):
        demand(not self.words, "bad-command")
        for word, known in self.due:
            demand(word in known, "unknown-card")

    def number(self):
        return number(self.next())

    def seat(self, players):
        return number_within(self.next(), 0, players - 1)

    def id(self, known):
        word = self.next()
        self.due.append((word, known))
        return word

    def items(self, known, word):
        """`sugar*2,meat` as ["sugar", "sugar", "meat"], in the order written."""
        items = []
        for part in word.split(","):
            name, count = counted(part)
            self.due.append((name, known))
            items += [name] * count
        demand(max(Counter(items).values()) <= 9, "bad-command")
        return items

    def list(self, known):
        return self.items(known, self.next())

    def lists(self, known):
        """A list for each seat, `;` between."""
        return [self.items(known, word) for word in self.next().split(";")]


def counted(part):
    """One part of a list: its name and how many of it."""
    name, star, count = part.partition("*")
    demand(name, "bad-command")
    return name, number_within(count, 1, 9) if star else 1


def counted_text(items):
    """As lists are put out: sorted by id, counts from two up."""
    return ",".join(
        name if count == 1 else f"{name}*{count}" for name, count in sorted(Counter(items).items())
    )


def has(hand, cards):
    """Whether a Counter of cards holds all of these."""
    return all(hand[card] >= count for card, count in Counter(cards).items())


def actor_kind(by, players):
    """ "seat", "host" or "nature"."""
    if by in ("host", "nature"):
        return by
    demand(is_integer(by) and 0 <= by < players, "bad-message")
    return "seat"


def check_options(given, allowed):
    """Fills in defaults. `allowed`: name -> (default, test)."""
    for name in given:
        if name not in allowed:
            raise BadOption(name)
    options = {}
    for name, (default, test) in allowed.items():
        options[name] = given.get(name, default)
        if not test(options[name]):
            raise BadOption(name)
    return options


class Game:
    """The doors every model has; the rules are in its children."""

    def do(self, by, text):
        """Gives a command: None when accepted, otherwise the code of the refusal."""
        try:
            kind = actor_kind(by, self.players)
            command = self.parse(Text(text))
            demand(self.phase != "over", "over")
            demand(kind in self.ACTORS[command[0]], "not-your-turn")
            getattr(self, "do_" + command[0].replace("-", "_"))(by, *command[1:])
        except Refused as refused:
            return refused.code
        return None
