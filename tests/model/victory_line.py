"""A model of victory-line.md: Line of Victory."""

from collections import Counter

from common import BadOption, Game, check_options, demand, is_integer, number_within

COLUMNS = "abcdefghijkl"
SIDE = 12
HAND = 6
LINE = 6
CHIPS = 72
SPECIAL = ("+1", "-1", "-1/+1")
SPLITS = {2: [2], 3: [3], 4: [2], 6: [2, 3], 8: [2], 9: [3], 10: [2], 12: [2, 3]}  # V4
DIRECTIONS = [(1, 0), (0, 1), (1, -1), (1, 1)]  # east, north, north-east, south-east

CELLS = [f"{column}{row + 1}" for row in range(SIDE) for column in COLUMNS]
CORNERS = ["a1", "l1", "a12", "l12"]


def cell_at(column, row):
    return f"{COLUMNS[column]}{row + 1}"


def place_of(cell):
    return COLUMNS.index(cell[0]), int(cell[1:]) - 1


def windows_through(cell, direction):
    """All six cells in line that contain this one, smaller column first, then smaller row."""
    column, row = place_of(cell)
    step_column, step_row = direction
    for back in range(LINE - 1, -1, -1):
        places = [
            (column + (i - back) * step_column, row + (i - back) * step_row) for i in range(LINE)
        ]
        if all(0 <= c < SIDE and 0 <= r < SIDE for c, r in places):
            yield [cell_at(c, r) for c, r in places]


def direction_of(cells):
    """Of a line, whose cells are listed along it."""
    (column, row), (next_column, next_row) = place_of(cells[0]), place_of(cells[1])
    return (next_column - column, next_row - row)


class Model(Game):
    GAME = "victory-line"
    ACTORS = {
        "deal": ["nature"],
        "nature-draw": ["nature"],
        "play": ["seat"],
        "exchange": ["seat"],
        "line": ["seat"],
        "draw": ["seat"],
        "penalty": ["host"],
        "give-up": ["seat"],
    }

    def __init__(self, players, options, deck):
        if not is_integer(players) or players not in SPLITS:
            raise BadOption("players")
        self.players = players
        self.options = check_options(
            options,
            {
                "teams": (
                    SPLITS[players][0],
                    lambda value: is_integer(value) and value in SPLITS[players],
                ),
                "draw": ("automatic", lambda value: value in ("automatic", "manual")),
                "dead_cards": ("open", lambda value: value in ("open", "exchange")),
                "swap_cards": (3, lambda value: is_integer(value) and value in (3, 4)),
                "lines_to_win": (3, lambda value: is_integer(value) and 1 <= value <= 5),
                "dealer": (
                    players - 1,
                    lambda value: is_integer(value) and 0 <= value < players,
                ),
                "deck": (deck["id"], lambda value: value == deck["id"]),
            },
        )
        self.teams = self.options["teams"]
        self.manual = self.options["draw"] == "manual"
        self.cell_of = {card: cell for cell, card in deck["cells"].items()}
        self.cards = set(self.cell_of) | set(SPECIAL)
        self.phase = "deal"
        self.turn = None
        self.owes_draw = None
        self.exchanged = False
        self.chips = {}
        self.lines = []  # (team, cells)
        self.hands = [Counter() for _ in range(players)]
        self.limits = [HAND] * players
        self.deck = Counter({card: 1 for card in self.cell_of})
        self.deck.update({"+1": 4, "-1": 4, "-1/+1": self.options["swap_cards"]})
        self.piles = [[] for _ in range(players)]
        self.giving_up = []
        self.choices = []  # for each open direction its windows
        self.winners = []

    def load(self, position):
        """Takes over a position that is known to be possible."""
        for name in "phase turn owes_draw exchanged".split():
            setattr(self, name, position[name])
        self.chips = dict(position["chips"])
        self.lines = [(line["team"], list(line["cells"])) for line in position["lines"]]
        self.hands = [Counter(hand) for hand in position["hands"]]
        self.limits = list(position["limits"])
        self.deck = Counter(position["deck"])
        self.piles = [list(pile) for pile in position["piles"]]
        self.giving_up = list(position["giving_up"])
        self.winners = list(position["winners"])
        self.choices = []
        for windows in position["choices"]:
            self.choices.append([self.window_between(*ends) for ends in windows])

    def window_between(self, one, other):
        for direction in DIRECTIONS:
            for window in windows_through(one, direction):
                if (window[0], window[-1]) == (one, other):
                    return window

    # What everyone may ask.

    def awaiting(self):
        if self.phase in ("deal", "draw"):
            return ["nature"]
        if self.phase == "line":
            return [self.turn]
        if self.phase == "give-up":
            return sorted(self.giving_up)
        if self.phase == "over":
            return []
        seats = set()
        if self.hands[self.turn].total():
            seats.add(self.turn)
        if self.owes_draw is not None:
            seats.add(self.owes_draw)
        return sorted(seats)

    def seen_by(self, hands, deck):
        return {
            "game": "victory-line",
            "players": self.players,
            "options": dict(self.options),
            "phase": self.phase,
            "turn": self.turn,
            "awaiting": self.awaiting(),
            "owes_draw": self.owes_draw,
            "exchanged": self.exchanged,
            "chips": {cell: self.chips[cell] for cell in CELLS if cell in self.chips},
            "lines": [{"team": team, "cells": list(cells)} for team, cells in self.lines],
            "hands": hands,
            "limits": list(self.limits),
            "deck": deck,
            "piles": [list(pile) for pile in self.piles],
            "giving_up": sorted(self.giving_up),
            "choices": [
                [[window[0], window[-1]] for window in windows] for windows in self.choices
            ],
            "winners": list(self.winners),
        }

    def position(self):
        hands = [sorted(hand.elements()) for hand in self.hands]
        return self.seen_by(hands, sorted(self.deck.elements()))

    def view(self, seat):
        hands = [
            sorted(hand.elements()) if s == seat else hand.total()
            for s, hand in enumerate(self.hands)
        ]
        return self.seen_by(hands, self.deck.total())

    def legal(self, who):
        commands = []
        if who == "nature":
            if self.phase == "deal":
                commands = ["deal"]
            elif self.phase == "draw":
                commands = [f"draw {card}" for card in self.deck if self.deck[card]]
        elif who == "host":
            if self.phase == "play" and not self.exchanged:
                commands = [f"penalty {team}" for team in range(self.teams)]
        elif self.phase == "play":
            if who == self.turn:
                commands = self.legal_plays(who)
            if who == self.owes_draw:
                commands.append("draw")
        elif self.phase == "line" and who == self.turn:
            for windows in self.choices:
                commands += [f"line {window[0]} {window[-1]}" for window in windows]
        elif self.phase == "give-up" and who in self.giving_up:
            commands = [f"give-up {card}" for card in self.hand(who)]
        return sorted(commands)

    def legal_plays(self, seat):
        commands = []
        for card in self.hand(seat):
            if card in SPECIAL:
                targets = self.targets(card, self.team(seat))
                commands += [f"play {card} {cell}" for cell in targets]
                if not targets:
                    commands.append(f"play {card}")
            else:
                commands.append(f"play {card}")
                if self.may_exchange(card):
                    commands.append(f"exchange {card}")
        return commands

    def hand(self, seat):
        return [card for card, count in self.hands[seat].items() if count]

    def team(self, seat):
        return seat % self.teams  # V5

    def supply(self, team):
        return CHIPS - sum(owner == team for owner in self.chips.values())

    def is_free(self, cell):
        return cell not in CORNERS and cell not in self.chips

    def targets(self, card, team):
        """The cells a special card can be played on (V10-V12)."""
        if card != "-1" and not self.supply(team):
            return []
        if card == "+1":
            return [cell for cell in CELLS if self.is_free(cell)]
        turned = {cell for _, cells in self.lines for cell in cells}
        return [cell for cell in self.chips if self.chips[cell] != team and cell not in turned]

    def may_exchange(self, card):
        """Whether a card held by the seat in turn may be exchanged now (V13)."""
        return (
            self.options["dead_cards"] == "exchange"
            and not self.exchanged
            and card not in SPECIAL
            and self.cell_of[card] in self.chips
            and self.deck.total() > 0
        )

    # Commands.

    def parse(self, text):
        word = text.next()
        if word == "play":
            card = text.id(self.cards)
            cell = None
            if text.left():
                cell = self.parse_cell(text)
                demand(card in SPECIAL, "bad-command")  # shape: only these take a cell
            command = ("play", card, cell)
        elif word in ("exchange", "give-up"):
            command = (word, text.id(self.cards))
        elif word == "line":
            command = ("line", self.parse_cell(text), self.parse_cell(text))
        elif word == "draw":
            command = ("nature-draw", text.id(self.cards)) if text.left() else ("draw",)
        elif word == "penalty":
            command = ("penalty", number_within(text.next(), 0, self.teams - 1))
        elif word == "deal":
            command = ("deal", text.lists(self.cards))
        else:
            demand(False, "bad-command")
        text.end()
        return command

    def parse_cell(self, text):
        cell = text.next()
        demand(cell in CELLS, "bad-command")
        return cell

    def do_deal(self, _, hands):
        demand(self.phase == "deal", "wrong-phase")
        demand(len(hands) == self.players, "illegal")
        demand(all(len(hand) == HAND for hand in hands), "illegal")  # V6
        dealt = sum((Counter(hand) for hand in hands), Counter())
        demand(dealt <= self.deck, "illegal")
        self.hands = [Counter(hand) for hand in hands]
        self.deck -= dealt
        self.phase = "play"
        self.turn = (self.options["dealer"] + 1) % self.players  # V7

    def do_play(self, seat, card, cell):
        demand(self.phase == "play", "wrong-phase")
        demand(seat == self.turn, "not-your-turn")
        demand(self.hands[seat][card], "not-held")
        team = self.team(seat)
        if card in SPECIAL:
            targets = self.targets(card, team)
            demand(cell in targets if cell else not targets, "illegal")
        self.close_chance()
        self.open_card(seat, card)
        self.exchanged = False
        placed = None
        if card not in SPECIAL:  # V8; V13: no effect where its cell is taken
            if self.is_free(self.cell_of[card]) and self.supply(team):
                placed = self.cell_of[card]
        elif cell:
            if card != "+1":  # V11, V12
                del self.chips[cell]
            if card != "-1":  # V10, V12
                placed = cell
        if placed:
            self.chips[placed] = team
            self.look_for_lines(team, placed)
        if self.phase == "play":
            self.after_play()

    def close_chance(self):
        """V20: the next move has come before the card was taken."""
        if self.owes_draw is not None:
            self.limits[self.owes_draw] -= 1
            self.owes_draw = None

    def open_card(self, seat, card):
        self.hands[seat][card] -= 1
        self.piles[seat].append(card)

    # Lines of victory.

    def look_for_lines(self, team, cell):
        open_directions = []
        for direction in DIRECTIONS:
            windows = [
                window
                for window in windows_through(cell, direction)
                if all(self.may_be_in_line(team, c, direction) for c in window)
            ]
            if len(windows) == 1:
                self.lines.append((team, windows[0]))
            elif windows:
                open_directions.append(windows)
        self.choices = open_directions
        self.settle_lines(team)

    def may_be_in_line(self, team, cell, direction):
        if cell not in CORNERS and self.chips.get(cell) != team:
            return False
        return not any(  # V16
            owner == team and cell in cells and direction_of(cells) == direction
            for owner, cells in self.lines
        )

    def settle_lines(self, team):
        """V18: a win turns what is still open; otherwise a choice is asked (V17)."""
        if self.line_count(team) >= self.options["lines_to_win"]:
            self.lines += [(team, windows[0]) for windows in self.choices]
            self.choices = []
            self.finish([team])
        else:
            self.phase = "line" if self.choices else "play"

    def line_count(self, team):
        return sum(owner == team for owner, _ in self.lines)

    def do_line(self, seat, one, other):
        demand(self.phase == "line", "wrong-phase")
        demand(seat == self.turn, "not-your-turn")
        for windows in self.choices:
            for window in windows:
                if {one, other} == {window[0], window[-1]}:
                    self.choices.remove(windows)
                    self.lines.append((self.team(seat), window))
                    self.settle_lines(self.team(seat))
                    if self.phase == "play":
                        self.after_play()
                    return
        demand(False, "illegal")

    # Drawing and passing the turn.

    def could_draw(self, seat):
        return self.deck.total() > 0 and self.hands[seat].total() < self.limits[seat]  # V22

    def after_play(self):
        seat = self.turn
        if self.manual:
            self.owes_draw = seat if self.could_draw(seat) else None
            self.pass_turn()
        elif self.could_draw(seat):
            self.phase = "draw"
        else:
            self.pass_turn()

    def pass_turn(self):
        self.find_turn((self.turn + 1) % self.players)

    def find_turn(self, first):
        """The first seat from here on that holds a card is in turn (V9)."""
        self.phase = "play"
        for i in range(self.players):
            seat = (first + i) % self.players
            if self.hands[seat].total():
                self.turn = seat
                return
        if self.owes_draw is not None:
            self.turn = self.owes_draw
        else:  # V19
            counts = [self.line_count(team) for team in range(self.teams)]
            self.finish([t for t in range(self.teams) if counts[t] == max(counts)])

    def finish(self, winners):
        self.phase = "over"
        self.turn = None
        self.owes_draw = None
        self.winners = winners

    def do_exchange(self, seat, card):
        demand(self.options["dead_cards"] == "exchange", "wrong-phase")
        demand(self.phase == "play", "wrong-phase")
        demand(seat == self.turn, "not-your-turn")
        demand(self.hands[seat][card], "not-held")
        demand(self.may_exchange(card), "illegal")
        self.close_chance()
        self.open_card(seat, card)
        self.exchanged = True
        self.phase = "draw"

    def do_draw(self, seat):
        demand(self.manual, "wrong-phase")
        demand(self.phase == "play" and self.owes_draw is not None, "wrong-phase")
        demand(seat == self.owes_draw, "not-your-turn")
        self.phase = "draw"

    def do_nature_draw(self, _, card):
        demand(self.phase == "draw", "wrong-phase")
        demand(self.deck[card], "illegal")
        self.deck[card] -= 1
        if self.owes_draw is not None:
            self.hands[self.owes_draw][card] += 1
            self.owes_draw = None
            self.phase = "play"
        else:
            self.hands[self.turn][card] += 1
            if self.exchanged:
                self.phase = "play"
            else:
                self.pass_turn()

    # Table talk (V21).

    def do_penalty(self, _, team):
        demand(self.phase == "play" and not self.exchanged, "wrong-phase")
        for seat in range(self.players):
            if self.team(seat) == team:
                self.limits[seat] = max(0, self.limits[seat] - 1)
                if self.hands[seat].total():
                    self.giving_up.append(seat)
        self.phase = "give-up"
        self.drop_chance()
        if not self.giving_up:
            self.find_turn(self.turn)

    def do_give_up(self, seat, card):
        demand(self.phase == "give-up", "wrong-phase")
        demand(seat in self.giving_up, "not-your-turn")
        demand(self.hands[seat][card], "not-held")
        self.hands[seat][card] -= 1
        self.deck[card] += 1
        self.giving_up.remove(seat)
        if not self.giving_up:  # play goes on where it was
            self.find_turn(self.turn)

    def drop_chance(self):
        """A chance to draw that a penalty makes impossible, a card about to be given up counted."""
        seat = self.owes_draw
        if seat is not None:
            left = self.hands[seat].total() - (seat in self.giving_up)
            if left >= self.limits[seat]:
                self.owes_draw = None
