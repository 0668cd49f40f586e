"""Random but lively games of victory-line, and commands that should be refused.

Played at random nobody ever makes a line. So each team has a plan, cells it wants in an order that
leaves the crossing for the end, and nature likes to deal what the plan needs.
"""

from common import counted_text
from victory_line import CELLS, CORNERS, DIRECTIONS, SIDE, SPECIAL, SPLITS, cell_at, place_of

DECK = "gpw"
CHECK_SHARE = 0.12  # views and legal lists of up to twelve seats are long


def options(rng):
    players = rng.choice([2, 2, 2, 3, 3, 4, 4, 6, 6, 8, 9, 10, 12])
    chosen = {}
    if rng.random() < 0.5:
        chosen["teams"] = rng.choice(SPLITS[players])
    if rng.random() < 0.8:
        chosen["draw"] = rng.choice(["automatic", "manual", "manual"])
    if rng.random() < 0.6:
        chosen["dead_cards"] = rng.choice(["open", "exchange", "exchange"])
    if rng.random() < 0.4:
        chosen["swap_cards"] = rng.choice([3, 4])
    if rng.random() < 0.7:
        chosen["lines_to_win"] = rng.choice([1, 2, 3, 4, 5, 5])
    if rng.random() < 0.4:
        chosen["dealer"] = rng.randrange(players)
    if rng.random() < 0.2:
        chosen["deck"] = DECK
    return players, chosen


def who_draws(before):
    return before["turn"] if before["owes_draw"] is None else before["owes_draw"]


def notable(before, after, by, text):
    """Names of the rare things that an accepted command did."""
    word = text.split(" ")[0]
    made = len(after["lines"]) - len(before["lines"])
    if word == "play":
        card = text.split(" ")[1]
        if made:
            yield f"lines turned by one chip: {made}"
        if after["choices"]:
            yield f"directions to choose in: {len(after['choices'])}"
            if made:
                yield "a line and a choice from one chip"
        if card in SPECIAL and " " not in text[5:]:
            yield f"{card} without a target"
        if card not in SPECIAL and after["chips"] == before["chips"]:
            team = by % before["options"]["teams"]
            full = sum(owner == team for owner in before["chips"].values()) == 72
            yield "event card with no chips left" if full else "dead card opened"
        if before["owes_draw"] is not None:
            yield "forgot the card"
            if before["owes_draw"] == by:
                yield "forgot the own card and played on"
        if after["phase"] == "play" and after["turn"] == by:
            yield "plays on alone"
        if after["turn"] is not None and after["turn"] == after["owes_draw"]:
            if not after["hands"][after["turn"]]:
                yield "nobody holds a card but one is owed"
    if word == "line":
        yield "line chosen"
        if made > 1:
            yield "a winning answer turns the rest"
    if made and has_two_in_one_row(after["lines"]):
        yield "two lines of a team in the same row"
    if word == "exchange":
        yield "exchange"
        if before["owes_draw"] is not None:
            yield "exchange closes a chance"
    if word == "penalty":
        if after["phase"] == "play":
            yield "penalty on a team without cards"
    if word in ("penalty", "give-up") and after["phase"] in ("play", "over"):
        if before["turn"] != after["turn"]:
            yield "the turn moves on after a penalty"
        if before["owes_draw"] is not None and after["owes_draw"] is None:
            yield "a chance dropped after a penalty"
    if after["phase"] == "over":
        yield "over: " + ("lines" if made else f"cards ended, {len(after['winners'])} winners")
        if word in ("penalty", "give-up"):
            yield "over after a penalty"
    if before["deck"] and not after["deck"]:
        yield "deck empty"


def has_two_in_one_row(lines):
    seen = set()
    for line in lines:
        (a, b), (c, d) = place_of(line["cells"][0]), place_of(line["cells"][1])
        step = (c - a, d - b)
        which = (line["team"], step, a * step[1] - b * step[0])
        if which in seen:
            return True
        seen.add(which)
    return False


class Player:
    """Plays all seats, the host and nature in one game. Its habits differ from game to game."""

    def __init__(self, rng, model):
        self.rng = rng
        self.steering = rng.choice([0.0, 0.7, 0.95, 1.0])  # how often nature deals to the plan
        self.following = rng.choice([0.5, 0.95, 1.0])  # how often a seat plays to its plan
        self.forgetting = rng.choice([0.05, 0.3, 0.9])
        self.penalties = rng.choice([0.0, 0.0, 0.02, 0.1])
        self.alone = rng.random() < 0.15  # all but one team are talked out of their cards
        self.plans = self.make_plans(model)

    # Plans.

    def make_plans(self, model):
        rng = self.rng
        taken = set(CORNERS)
        plans = []
        for team in range(model.teams):
            if self.alone and team == 0:
                cells = self.scattered()
            else:
                cells = []
                for _ in range(rng.randint(1, 5)):
                    cells += rng.choice([self.star, self.star, self.row, self.near_corner])()
            plan = [cell for cell in dict.fromkeys(cells) if cell not in taken]
            taken |= set(plan)
            plans.append(plan)
        return plans

    def star(self):
        """Arms in some directions, then the cell where they cross."""
        rng = self.rng
        column, row = rng.randint(2, 9), rng.randint(2, 9)
        cells = []
        for step_column, step_row in rng.sample(DIRECTIONS, rng.randint(1, 4)):
            for sign, length in ((-1, rng.randint(0, 5)), (1, rng.randint(2, 5))):
                for i in range(1, length + 1):
                    place = (column + sign * i * step_column, row + sign * i * step_row)
                    if all(0 <= x < SIDE for x in place):
                        cells.append(cell_at(*place))
        rng.shuffle(cells)
        return cells + [cell_at(column, row)]

    def row(self):
        """A whole row, column or long diagonal, in halves or all but one first."""
        rng = self.rng
        k = rng.randrange(SIDE)
        cells = rng.choice(
            [
                [cell_at(i, k) for i in range(SIDE)],
                [cell_at(k, i) for i in range(SIDE)],
                [cell_at(i, i) for i in range(SIDE)],
                [cell_at(i, SIDE - 1 - i) for i in range(SIDE)],
            ]
        )
        what = rng.randrange(3)
        if what == 0:
            last = cells.pop(rng.randrange(SIDE))
            return cells + [last]
        if what == 1:
            middle = cells[4:8]
            return [cell for cell in cells if cell not in middle] + rng.sample(middle, 4)
        return cells

    def near_corner(self):
        """Five cells next to a corner, or more, in some of its three directions."""
        rng = self.rng
        column, row = rng.choice([(0, 0), (0, 11), (11, 0), (11, 11)])
        to_column, to_row = (1 if column == 0 else -1), (1 if row == 0 else -1)
        steps = [(to_column, 0), (0, to_row), (to_column, to_row)]
        cells = []
        for step_column, step_row in rng.sample(steps, rng.randint(1, 3)):
            for i in range(1, rng.choice([6, 6, 8])):
                cells.append(cell_at(column + i * step_column, row + i * step_row))
        rng.shuffle(cells)
        return cells

    def scattered(self):
        """More than 72 cells without a line among the first of them (V3)."""
        places = [place_of(cell) for cell in CELLS]
        first = [cell_at(c, r) for c, r in places if (c // 3 + r) % 2 == 0]
        self.rng.shuffle(first)
        rest = [cell for cell in CELLS if cell not in first]
        return first + self.rng.sample(rest, self.rng.randint(4, 40))

    def open_cells(self, model, team):
        return [cell for cell in self.plans[team] if model.is_free(cell)]

    # Play.

    def next(self, model):
        rng = self.rng
        if model.phase == "deal":
            return "nature", self.deal(model)
        if model.phase == "draw":
            seat = model.turn if model.owes_draw is None else model.owes_draw
            return "nature", f"draw {self.card_for(model, seat, model.deck)}"
        if model.phase == "line":
            return model.turn, rng.choice(model.legal(model.turn))
        if model.phase == "give-up":
            seat = rng.choice(model.giving_up)
            return seat, rng.choice(model.legal(seat))
        if not model.exchanged:
            if self.alone and rng.random() < 0.5:
                for seat in range(model.players):
                    if model.team(seat) and model.hands[seat].total() and model.limits[seat] > 0:
                        return "host", f"penalty {model.team(seat)}"
            if rng.random() < self.penalties:
                return "host", f"penalty {rng.randrange(model.teams)}"
        if model.owes_draw is not None:
            if not model.hands[model.turn].total() or rng.random() > self.forgetting:
                return model.owes_draw, "draw"
        return model.turn, self.move(model, model.turn)

    def move(self, model, seat):
        rng = self.rng
        legal = model.legal_plays(seat)
        exchanges = [command for command in legal if command.startswith("exchange")]
        if exchanges and rng.random() < 0.5:
            return rng.choice(exchanges)
        if rng.random() > self.following:
            return rng.choice(legal)
        team = model.team(seat)
        wanted = self.open_cells(model, team)
        rank = {cell: i for i, cell in enumerate(wanted)}
        events = [card for card in model.hand(seat) if card not in SPECIAL]
        planned = [card for card in events if model.cell_of[card] in rank]
        if planned:
            return "play " + min(planned, key=lambda card: rank[model.cell_of[card]])
        for card in rng.sample(SPECIAL, 3):
            if model.hands[seat][card]:
                targets = model.targets(card, team)
                if not targets:
                    return f"play {card}"
                good = [cell for cell in wanted if cell in targets] if card == "+1" else []
                good = good or [cell for cell in self.plans[team] if cell in targets]
                if good or rng.random() < 0.3:
                    return f"play {card} {good[0] if good else rng.choice(sorted(targets))}"
        others = [card for card in events if not any(model.cell_of[card] in p for p in self.plans)]
        return f"play {rng.choice(others)}" if others else rng.choice(legal)

    def card_for(self, model, seat, deck):
        """A card from the deck that suits the plan of this seat's team, mostly."""
        rng = self.rng
        if rng.random() < self.steering:
            for cell in self.open_cells(model, model.team(seat)):
                card = self.card_of(model, cell)
                if deck[card]:
                    return card
        cards = sorted(card for card in deck if deck[card])
        if rng.random() < 0.2:
            special = [card for card in cards if card in SPECIAL]
            cards = special or cards
        return rng.choice(cards)

    def card_of(self, model, cell):
        return next(card for card, at in model.cell_of.items() if at == cell)

    def deal(self, model):
        rng = self.rng
        deck = model.deck.copy()
        hands = [[] for _ in range(model.players)]
        for _ in range(6):
            for seat, hand in enumerate(hands):
                card = self.card_for(model, seat, deck)
                deck[card] -= 1
                hand.append(card)
        if rng.random() < 0.2:  # spoilt
            what = rng.randrange(4)
            if what == 0:
                hands[0].pop()
            elif what == 1:
                hands[0].append(hands[1].pop())
            elif what == 2:
                hands[0] = ["-1"] * 5 + [hands[0][0]]
            else:
                hands.append(hands[0])
        spell = rng.choice([",".join, counted_text])
        return "deal " + ";".join(spell(hand) for hand in hands)

    # Noise.

    def noise(self, model):
        """Something that is mostly refused, and the actor who says it."""
        rng = self.rng
        by = rng.choice(
            list(range(model.players)) * 2
            + [model.turn] * 9
            + ["nature", "host"] * 3
            + [model.players]
        )
        by = 0 if by is None else by
        if rng.random() < 0.25 and model.phase != "over":  # a command said by somebody else
            return by, self.next(model)[1]
        if rng.random() < 0.5:
            return self.near_miss(model)
        return by, self.text(model)

    def near_miss(self, model):
        """The right actor and the right kind of command, so that the rules have to judge."""
        rng = self.rng
        held = [card for hand in model.hands for card in hand if hand[card]]
        seat = model.turn if model.turn is not None else 0
        mine = model.hand(seat) or ["+1"]
        card = rng.choice(mine * 2 + held + list(SPECIAL) + ["-1"])
        cell = rng.choice(CELLS + list(model.chips) * 2 + CORNERS)
        if model.phase == "draw":
            return "nature", f"draw {rng.choice(held + sorted(model.deck))}"
        if model.phase == "line":
            window = rng.choice(rng.choice(model.choices))
            ends = rng.choice(
                [
                    (window[0], window[-1]),
                    (window[-1], window[0]),
                    (window[0], window[4]),
                    (window[1], window[-1]),
                ]
            )
            return seat, f"line {ends[0]} {ends[1]}"
        if model.phase == "give-up":
            return rng.choice(model.giving_up), f"give-up {card}"
        return seat, rng.choice(
            [
                f"play {card}" + (f" {cell}" if card in SPECIAL else ""),
                f"play {card} {cell}",
                f"play {card}",
                f"exchange {card}",
                "draw",
            ]
        )

    def text(self, model):
        rng = self.rng
        names = sorted(model.cell_of)
        card = rng.choice(rng.choice([names, list(SPECIAL), ["no-such-card", "+2", "+1*2", "c7"]]))
        cell = rng.choice(CELLS + ["m1", "a13", "a0", "a01", "C7", "7c", "a", "", "a1 "])
        team = rng.choice([0, 1, 2, 3, "01", "x", "", 9999999999])
        return rng.choice(
            [
                f"play {card}",
                f"play {card} {cell}",
                f"play {card} {cell}",
                "play",
                f"play {cell}",
                f"play {card} {cell} {cell}",
                f"exchange {card}",
                f"exchange {card} {cell}",
                "exchange",
                f"line {cell} {rng.choice(CELLS)}",
                f"line {cell}",
                "line",
                f"line {cell} {cell} {cell}",
                "draw",
                f"draw {card}",
                f"draw {card} {card}",
                f"penalty {team}",
                "penalty",
                f"penalty {team} {team}",
                f"give-up {card}",
                "give-up",
                f"give-up {card} {cell}",
                "deal",
                f"deal {card};{card}",
                f"deal {card}*2;{card}*0",
                f"deal {card},;{card}",
                f"deal {card}*5;{card}*2",
                "",
                " draw",
                "draw ",
                "Draw",
                "pass",
                "spin",
                f"ask 0 {card}",
            ]
        )
