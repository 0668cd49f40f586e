#!/usr/bin/env python3
"""Solves puzzles of `victory-line` by other means: a board of its own on which every card of the
hand is tried at every cell, and the told proof is held against it. Written from puzzles/README.md
and the rules; shares nothing with what made them.

    victory_line.py STOLIK [--count N] [--seed N]      N puzzles of each number of players and grade
    victory_line.py --read FILE                        puzzles of somebody else, one a line"""
from common import deck_facts, solve_all

COLUMNS = "abcdefghijkl"
CORNERS = {"a1", "l1", "a12", "l12"}
AIMS = ["make", "stop", "fork", "both"]
WAYS = [(1, 0), (0, 1), (1, 1), (1, -1)]


def windows():
    for x in range(12):
        for y in range(12):
            for dx, dy in WAYS:
                cells = [(x + i * dx, y + i * dy) for i in range(6)]
                if all(0 <= a < 12 and 0 <= b < 12 for a, b in cells):
                    yield (dx, dy), [COLUMNS[a] + str(b + 1) for a, b in cells]


WINDOWS = list(windows())


def way_of(cells):
    for way, six in WINDOWS:
        if set(six) == set(cells):
            return way
    raise AssertionError(f"not six in line: {cells}")


class Board:
    def __init__(self, view, homes):
        self.chips = dict(view["chips"])
        self.lines = [
            (line["team"], way_of(line["cells"]), set(line["cells"])) for line in view["lines"]
        ]
        self.stars = {cell for _, _, cells in self.lines for cell in cells}
        self.homes = homes
        self.teams = view["options"]["teams"]

    def free(self, cell):
        return cell not in self.chips and cell not in CORNERS

    def missing(self, team):
        """For all six in line that may still be this team's: what they lack (V14-V16)."""
        for way, six in WINDOWS:
            if any(t == team and w == way and cells & set(six) for t, w, cells in self.lines):
                continue
            yield six, [
                cell for cell in six if cell not in CORNERS and self.chips.get(cell) != team
            ]

    def gaps(self, team):
        return {
            (tuple(sorted(six)), lack[0])
            for six, lack in self.missing(team)
            if len(lack) == 1 and self.free(lack[0])
        }

    def goals(self, team):
        return {cell for _, cell in self.gaps(team)}

    def complete(self, team):
        return any(not lack for _, lack in self.missing(team))

    def danger(self, team):
        return set().union(*(self.goals(other) for other in range(self.teams) if other != team))

    def moves(self, card, team):
        """Every cell at which the card can be opened, with the board after it; None where it does
        nothing."""
        others = [
            cell for cell, owner in self.chips.items() if owner != team and cell not in self.stars
        ]
        supply = sum(owner == team for owner in self.chips.values()) < 72
        if card == "+1":
            return (
                [
                    (c, self.after(c, team))
                    for x in COLUMNS
                    for y in range(1, 13)
                    if self.free(c := x + str(y))
                ]
                if supply
                else []
            )
        if card == "-1":
            return [(cell, self.after(cell, None)) for cell in others]
        if card == "-1/+1":
            return [(cell, self.after(cell, team)) for cell in others] if supply else []
        home = self.homes[card]
        return [(home, self.after(home, team) if self.free(home) and supply else self)]

    def after(self, cell, team):
        board = Board.__new__(Board)
        board.__dict__.update(self.__dict__)
        board.chips = {c: owner for c, owner in self.chips.items() if c != cell}
        if team is not None:
            board.chips[cell] = team
        return board


def does(aim, board, team, goals):
    if aim == "make":
        return board.complete(team)
    if board.danger(team):
        return False
    return len(board.goals(team) - goals) >= {"stop": 0, "fork": 2, "both": 1}[aim]


def check(puzzle):
    view, seat, aim = puzzle["view"], puzzle["seat"], puzzle["question"]["aim"]
    cells = deck_facts(puzzle["deck"])["cells"]
    board = Board(view, {card: cell for cell, card in cells.items()})
    team, hand = seat % board.teams, view["hands"][seat]
    assert AIMS[puzzle["grade"] - 1] == aim and view["players"] == puzzle["players"]
    assert (
        view["turn"] == seat
        and view["phase"] == "play"
        and all(isinstance(h, int) for s, h in enumerate(view["hands"]) if s != seat)
    )
    assert not any(board.complete(t) for t in range(board.teams))
    danger, goals = board.danger(team), board.goals(team)
    lines = {
        card: [cell for cell, after in board.moves(card, team) if after.complete(team)]
        for card in hand
    }
    if aim != "make":
        assert not any(lines.values()), "a line can be made at once"
        seen = hand.count("+1") + sum(pile.count("+1") for pile in view["piles"])
        assert seen < 4, "every +1 is seen"
    assert {"make": True, "stop": danger, "fork": not danger, "both": danger}[aim], "nothing to do"
    right = {
        card: [cell for cell, after in board.moves(card, team) if does(aim, after, team, goals)]
        for card in hand
    }
    assert [card for card in sorted(right) if right[card]] == [
        puzzle["answer"]["card"]
    ], f"these do it: {right}"
    assert sorted(right[puzzle["answer"]["card"]]) == sorted(puzzle["answer"]["cells"])
    check_proof(puzzle, board, team)


def check_proof(puzzle, board, team):
    aim, answer, proof = puzzle["question"]["aim"], puzzle["answer"], puzzle["proof"]
    at = [step["because"] for step in proof].index("opens")
    assert proof[-1] == {"because": "only"} and proof[at] == {"because": "opens", **answer}
    after = dict(board.moves(answer["card"], team))[answer["cells"][0]]

    def told(steps):
        assert all(step["because"] == "gap" for step in steps)
        return sorted((step["team"], tuple(sorted(step["cells"])), step["cell"]) for step in steps)

    def true(teams, where):
        return sorted((t, six, cell) for t in teams for six, cell in where.gaps(t))

    others = [t for t in range(board.teams) if t != team]
    if aim == "make":
        # A swap closes no gap: its cell was not free.
        assert told(proof[:at]) == [
            gap for gap in true([team], board) if gap[2] == answer["cells"][0]
        ]
    else:
        assert told(proof[:at]) == true(others, board)
    assert told(proof[at + 1 : -1]) == (
        [gap for gap in true([team], after) if gap[2] not in board.goals(team)]
        if aim in ("fork", "both")
        else []
    )


if __name__ == "__main__":
    solve_all(
        "victory-line",
        [(players, grade) for players in (2, 3, 4) for grade in (1, 2, 3, 4)],
        check,
        __doc__,
        count=2,
    )
