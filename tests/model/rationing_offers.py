"""An offer of rationing.md and what it asks for (R16 to R19)."""

from common import counted_text


class Want:
    """What an offer asks for: fixed cards and at most one choice."""

    def __init__(self, fixed=(), alternatives=(), choice=0):
        self.fixed = list(fixed)
        self.alternatives = sorted(alternatives)  # ["any"] or goods
        self.choice = choice  # how many cards the one who accepts chooses

    def text(self):
        parts = [counted_text(self.fixed)] if self.fixed else []
        if self.choice:
            parts.append(counted_text(["|".join(self.alternatives)] * self.choice))
        return ",".join(parts)

    def may_choose(self, card):
        return self.alternatives == ["any"] or card in self.alternatives


class Offer:
    def __init__(self, number, maker, to, give, want, places):
        self.number = number
        self.maker = maker
        self.to = to
        self.give = give
        self.want = want
        self.places = places

    def position(self):
        return {
            "id": self.number,
            "from": self.maker,
            "to": self.to,
            "give": counted_text(self.give),
            "want": self.want.text(),
            "places": self.places,
        }
