"""Spoils a position of victory-line: see spoil.py."""

import copy
from collections import Counter

from common import read_deck
from spoil import pick
from victory_line import CORNERS


def all_piles(p):
    return p["hands"] + p["piles"] + [p["deck"]]


def v_card_twice(p, rng):
    card = rng.choice([card for pile in all_piles(p) for card in pile])
    rng.choice(all_piles(p)).append(card)
    return True


def v_card_lost(p, rng):
    pile = rng.choice([pile for pile in all_piles(p) if pile])
    pile.pop(rng.randrange(len(pile)))
    return True


def v_card_unknown(p, rng):
    pile = rng.choice([pile for pile in all_piles(p) if pile])
    pile[rng.randrange(len(pile))] = rng.choice(["x", "+2", "c7", "", 1, None])
    return True


def v_hand_too_large(p, rng):
    if p["phase"] in ("give-up", "deal"):
        return False
    seat = rng.randrange(p["players"])
    while p["deck"] and len(p["hands"][seat]) <= p["limits"][seat]:
        p["hands"][seat].append(p["deck"].pop())
    p["hands"][seat].sort()
    return len(p["hands"][seat]) > p["limits"][seat]


def v_limit_wrong(p, rng):
    p["limits"][rng.randrange(p["players"])] = rng.choice([7, -1, 262, "6", None])
    return True


def v_chip_at_no_place(p, rng):
    p["chips"][rng.choice(CORNERS + ["m1", "a13", "C7", "", "a01"])] = 0
    return True


def v_chip_of_no_team(p, rng):
    cell = pick(rng, p["chips"])
    if cell is None:
        return False
    p["chips"][cell] = rng.choice([p["options"]["teams"], -1, 256, "0", None])
    return True


def v_chip_before_the_first_card(p, rng):
    if any(p["piles"]):
        return False
    p["chips"]["c7"] = 0
    return True


def v_line_wrong(p, rng):
    line = pick(rng, p["lines"])
    if line is None:
        return False
    team, cells = line["team"], line["cells"]
    teams = p["options"]["teams"]
    inner = [cell for cell in cells if cell not in CORNERS]
    what = rng.randrange(8)
    if what == 0:
        cells.pop()
    elif what == 1:
        cells[2] = cells[1]
    elif what == 2:
        line["team"] = (team + 1) % teams
    elif what == 3:
        line["team"] = rng.choice([teams, -1, None, "0"])
    elif what == 4:
        p["lines"].append(copy.deepcopy(line))
    elif what == 5:
        del p["chips"][rng.choice(inner)]
    elif what == 6:
        p["chips"][rng.choice(inner)] = (team + 1) % teams
    else:
        del line[rng.choice(["team", "cells"])]
    return True


def v_line_from_nowhere(p, rng):
    free = [
        cells
        for cells in (["b1", "c1", "d1", "e1", "f1", "g1"], ["c2", "c3", "c4", "c5", "c6", "c7"])
        if not all(cell in p["chips"] for cell in cells)
    ]
    if not free:
        return False
    p["lines"].append({"team": 0, "cells": free[0]})
    return True


def v_won_but_goes_on(p, rng):
    counts = Counter(line["team"] for line in p["lines"])
    if not counts or p["phase"] == "over":
        return False
    p["options"]["lines_to_win"] = max(counts.values())
    return True


def v_choices_out_of_time(p, rng):
    if p["phase"] == "line":
        p["choices"] = rng.choice([[], [[]], [[["b1", "g1"]]], [[["b1", "m1"], ["c1", "h1"]]]])
    else:
        p["choices"] = [[["b1", "g1"], ["c1", "h1"]]]
    return True


def v_choice_wrong(p, rng):
    if p["phase"] != "line":
        return False
    windows = rng.choice(p["choices"])
    window = rng.choice(windows)
    what = rng.randrange(4)
    if what == 0:
        window.reverse()
        window[0] = window[1]
    elif what == 1:
        window.pop()
    elif what == 2:
        window[0] = "x"
    else:
        windows.append(list(window))
    return True


def v_giving_up_wrong(p, rng):
    if p["phase"] != "give-up":
        p["giving_up"] = [0]
        return True
    what = rng.randrange(4)
    if what == 0:
        p["giving_up"] = []
    elif what == 1:
        p["giving_up"].append((p["giving_up"][0] + 1) % p["players"])  # of another team
    elif what == 2:
        p["giving_up"].append(p["giving_up"][0])
    else:
        p["giving_up"] = [p["players"]]
    return True


def v_giving_up_without_a_card(p, rng):
    if p["phase"] != "give-up":
        return False
    hand = p["hands"][rng.choice(p["giving_up"])]
    p["deck"] = sorted(p["deck"] + hand)
    hand.clear()
    return True


def v_exchanged_wrong(p, rng):
    if p["exchanged"]:
        return False
    if p["options"]["dead_cards"] == "open" or p["phase"] not in ("play", "draw"):
        p["exchanged"] = True
        return True
    return False


def v_owes_wrong(p, rng):
    seats = list(range(p["players"]))
    if p["options"]["draw"] == "automatic" or p["phase"] in ("deal", "over", "line"):
        p["owes_draw"] = rng.choice(seats)
        return True
    full = [s for s in seats if len(p["hands"][s]) == p["limits"][s]]
    if p["phase"] == "play" and full:
        p["owes_draw"] = rng.choice(full)
        return True
    return False


def v_owes_from_nothing(p, rng):
    if p["phase"] != "play" or p["options"]["draw"] == "automatic" or p["deck"]:
        return False
    p["owes_draw"] = rng.randrange(p["players"])
    return True


def v_turn_without_a_card(p, rng):
    if p["phase"] != "play":
        return False
    seat = pick(rng, [s for s in range(p["players"]) if not p["hands"][s]])
    if seat is None or not any(p["hands"]):
        return False
    p["turn"] = seat
    return True


def v_draw_of_nothing(p, rng):
    if p["phase"] != "draw":
        return False
    seat = p["turn"] if p["owes_draw"] is None else p["owes_draw"]
    p["piles"][seat] += p["deck"]
    p["deck"] = []
    return True


def v_draw_by_a_full_hand(p, rng):
    if p["phase"] != "draw":
        return False
    seat = p["turn"] if p["owes_draw"] is None else p["owes_draw"]
    p["limits"][seat] = len(p["hands"][seat])
    return True


def v_line_without_choice(p, rng):
    if p["phase"] != "play":
        return False
    p["phase"] = rng.choice(["line", "give-up"])
    return True


def v_choice_of_another_team(p, rng):
    if p["phase"] != "line":
        return False
    p["turn"] = (p["turn"] + 1) % p["players"]
    return True


def v_manual_draw_without_cause(p, rng):
    if p["phase"] != "draw" or p["options"]["draw"] != "manual" or p["owes_draw"] is None:
        return False
    p["owes_draw"] = None
    return True


def v_exchanged_without_a_pile(p, rng):
    if p["phase"] != "play" or p["piles"][p["turn"]] or p["options"]["dead_cards"] == "open":
        return False
    p["exchanged"] = True
    return True


def v_chip_from_nowhere(p, rng):
    """A chip for which no card was ever opened."""
    opened = {card for pile in p["piles"] for card in pile}
    if opened & {"+1", "-1/+1"}:
        return False
    cells = read_deck("gpw")["cells"]
    cell = pick(rng, [cell for cell, card in cells.items() if card not in opened])
    if cell is None:
        return False
    p["chips"][cell] = rng.randrange(p["options"]["teams"])
    return True


def v_chips_of_another_team(p, rng):
    """A team with more chips than its seats opened cards."""
    if len(p["chips"]) < 8 or p["lines"] or p["phase"] == "line":
        return False
    teams = p["options"]["teams"]
    team = rng.randrange(teams)
    mine = sum(len(pile) for seat, pile in enumerate(p["piles"]) if seat % teams == team)
    for cell in p["chips"]:
        p["chips"][cell] = team
    return mine < len(p["chips"])


def v_line_not_turned(p, rng):
    if not p["lines"] or p["phase"] == "line":
        return False
    del p["lines"][rng.randrange(len(p["lines"]))]
    return True


VICTORY_LINE = [
    v_choice_of_another_team,
    v_manual_draw_without_cause,
    v_exchanged_without_a_pile,
    v_chip_from_nowhere,
    v_chips_of_another_team,
    v_line_not_turned,
    v_card_twice,
    v_card_lost,
    v_card_unknown,
    v_hand_too_large,
    v_limit_wrong,
    v_chip_at_no_place,
    v_chip_of_no_team,
    v_chip_before_the_first_card,
    v_line_wrong,
    v_line_wrong,
    v_line_from_nowhere,
    v_won_but_goes_on,
    v_choices_out_of_time,
    v_choice_wrong,
    v_giving_up_wrong,
    v_giving_up_without_a_card,
    v_exchanged_wrong,
    v_owes_wrong,
    v_owes_from_nothing,
    v_turn_without_a_card,
    v_draw_of_nothing,
    v_draw_by_a_full_hand,
    v_line_without_choice,
]
