#!/usr/bin/env python3
"""Spoils positions reached in play and demands that the referee refuses to load them.

Every change below makes a position that the rules can never reach. The referee must answer with an
error and keep the game that it had before.
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
from victory_line import CORNERS

CODES = {"bad-position", "bad-option", "unknown-game"}


def pick(rng, items):
    items = list(items)
    return rng.choice(items) if items else None


# Each function spoils the position `p` and returns True, or returns False where it cannot.

# Any game.


def member_missing(p, rng):
    del p[rng.choice([name for name in p if name != "awaiting"])]
    return True


def member_of_wrong_type(p, rng):
    name = rng.choice([name for name in p if name != "awaiting"])
    kind = type(p[name])
    others = [7777, "x", [[]], {"x": 1}, True, 1.5]
    p[name] = rng.choice([other for other in others if type(other) is not kind])
    return True


def unknown_phase(p, rng):
    p["phase"] = rng.choice(["", "Play", "playing", "dealt", "x"])
    return True


def other_number_of_players(p, rng):
    p["players"] += rng.choice([-1, 1, 20])
    return True


def players_out_of_range(p, rng):
    p["players"] = rng.choice([-1, 0, 1, 1000, 4294967298])
    return True


def other_game(p, rng):
    p["game"] = rng.choice([n for n in list(GAMES) + ["chess", ""] if n != p["game"]])
    return True


def unknown_option(p, rng):
    p["options"][rng.choice(["", "x", "Deck"])] = 1
    return True


def bad_option_value(p, rng):
    p["options"][rng.choice(list(p["options"]))] = rng.choice(["x", -1, [], {}, 1e9, 7.5])
    return True


def seat_out_of_range(p, rng):
    name = "active" if p["game"] == "rationing" else "turn"
    p[name] = rng.choice([-1, p["players"], 255, 256, 4294967296])
    return True


def turn_lost_or_found(p, rng):
    """Null before the deal and once over, a seat otherwise."""
    name = "active" if p["game"] == "rationing" else "turn"
    if p[name] is not None:
        p[name] = None
    else:
        p[name] = rng.randrange(p["players"])
    return p["game"] != "triples" or p["phase"] != "deal" or p["options"]["youngest"] is None


def winners_too_early(p, rng):
    if p["phase"] == "over":
        return False
    p["winners"] = [rng.randrange(2)]
    return True


def winners_wrong(p, rng):
    if p["phase"] != "over":
        return False
    p["winners"] = rng.choice([[], [99], p["winners"] * 2, p["winners"] + [-1]])
    return True


def seat_list_of_wrong_length(p, rng):
    name = rng.choice([n for n in ("hands", "sets", "reads", "limits", "piles", "visits", "bought")
                       if n in p])
    if rng.random() < 0.5:
        p[name].pop()
    else:
        p[name].append(copy.deepcopy(p[name][-1]))
    return True


def phase_over_too_early(p, rng):
    if p["phase"] == "over":
        return False
    p["phase"] = "over"
    return True


def phase_deal_too_late(p, rng):
    if p["phase"] == "deal":
        return False
    p["phase"] = "deal"
    return True


COMMON = [
    member_missing, member_of_wrong_type, unknown_phase, other_number_of_players,
    players_out_of_range, other_game, unknown_option, bad_option_value, seat_out_of_range,
    turn_lost_or_found, winners_too_early, winners_wrong, seat_list_of_wrong_length,
    phase_over_too_early, phase_deal_too_late,
]

# triples.


def t_card_twice(p, rng):
    card = pick(rng, [c for hand in p["hands"] for c in hand])
    if card is None:
        return False
    rng.choice(p["hands"]).append(card)
    return True


def t_card_lost(p, rng):
    hand = pick(rng, [hand for hand in p["hands"] if hand])
    if hand is None:
        return False
    hand.remove(rng.choice(hand))
    return True


def t_card_unknown(p, rng):
    hand = pick(rng, [hand for hand in p["hands"] if hand])
    if hand is None:
        return False
    hand[rng.randrange(len(hand))] = rng.choice(["x", "set-1", "", 3, None])
    return True


def t_set_twice(p, rng):
    name = pick(rng, [s for sets in p["sets"] for s in sets])
    if name is None:
        return False
    rng.choice(p["sets"]).append(name)
    return True


def t_set_lost(p, rng):
    sets = pick(rng, [sets for sets in p["sets"] if sets])
    if sets is None:
        return False
    sets.pop()
    return True


def t_set_not_complete(p, rng):
    if p["phase"] != "play":
        return False
    done = {s for sets in p["sets"] for s in sets}
    rng.choice(p["sets"]).append(rng.choice([f"set-{i}" for i in range(1, 13)
                                             if f"set-{i}" not in done]))
    return True


def t_whole_set_in_hand(p, rng):
    if p["phase"] != "play":
        return False
    done = {s for sets in p["sets"] for s in sets}
    open_set = rng.choice([s for s in read_deck("psz")["sets"] if s["id"] not in done])
    for hand in p["hands"]:
        hand[:] = [card for card in hand if card not in open_set["cards"]]
    hand = rng.choice(p["hands"])
    hand += open_set["cards"]
    hand.sort()
    return True


def t_reads_wrong(p, rng):
    seat = rng.randrange(p["players"])
    if p["phase"] == "deal" or p["options"]["variant"] == "beginner":
        p["reads"][seat] = 1
    elif p["options"]["max_reads"] is not None:
        p["reads"][seat] = p["options"]["max_reads"] + 1
    else:
        p["reads"][seat] = -1
    return True


def t_still_in_play(p, rng):
    if p["phase"] != "over":
        return False
    p["phase"] = "play"
    p["turn"] = 0
    p["winners"] = []
    return True


def t_uneven_deal(p, rng):
    if p["phase"] != "deal" or not all(p["hands"]):
        return False
    one, other = rng.sample(p["hands"], 2)
    other.append(one.pop())
    other.sort()
    return True


TRIPLES = [
    t_uneven_deal,
    t_card_twice, t_card_lost, t_card_unknown, t_set_twice, t_set_lost, t_set_not_complete,
    t_whole_set_in_hand, t_reads_wrong, t_still_in_play,
]

# rationing.


def r_goods_more(p, rng):
    pile = rng.choice(p["hands"] + [p["stack"], p["discards"]])
    kind = rng.choice(["sugar", "meat", "flour", "soap"])
    pile[kind] = pile.get(kind, 0) + rng.choice([1, 5, 251, 256])
    return True


def r_goods_fewer(p, rng):
    pile = pick(rng, [pile for pile in p["hands"] + [p["stack"], p["discards"]] if pile])
    kind = rng.choice(list(pile))
    if pile[kind] > 1:
        pile[kind] -= 1
    else:
        del pile[kind]
    return True


def r_goods_unknown(p, rng):
    rng.choice(p["hands"] + [p["stack"], p["discards"]])[rng.choice(["beer", "any", ""])] = 1
    return True


def r_goods_negative(p, rng):
    one, other = rng.sample(p["hands"] + [p["stack"], p["discards"]], 2)
    one["sugar"] = one.get("sugar", 0) - 6
    other["sugar"] = other.get("sugar", 0) + 6
    return True


def r_shopping_card_twice(p, rng):
    places = [p["row"], p["shop"]] + p["bought"]
    card = rng.choice([card for place in places for card in place])
    rng.choice([p["shop"]] + p["bought"]).append(card)
    return True


def r_shopping_card_unknown(p, rng):
    place = pick(rng, [place for place in [p["row"], p["shop"]] + p["bought"] if place])
    place[0] = rng.choice(["x", "sugar", "friends", None, 1])
    return True


def r_row_too_long(p, rng):
    if len(p["row"]) < 5 or not p["shop"]:
        return False
    while len(p["row"]) < 7 and p["shop"]:
        p["row"].append(p["shop"].pop())
    return len(p["row"]) == 7


def r_row_too_short(p, rng):
    if p["final"] or p["phase"] == "deal" or not p["row"]:
        return False
    if p["phase"] == "draw" and p["resume"] == "shopped":  # before a refill
        return False
    p["shop"].append(p["row"].pop())
    return True


def r_refill_of_full_row(p, rng):
    if p["phase"] != "refill" or not p["shop"]:
        return False
    p["row"].append(p["shop"].pop())
    return True


def r_queue_wrong(p, rng):
    if not p["queue"]:
        return False
    what = rng.randrange(4)
    if what == 0:
        p["queue"].append(p["queue"][0])
    elif what == 1:
        p["queue"][0] = rng.choice([99, -1, "x", None, "Speculator"])
    elif what == 2 and p["phase"] not in ("shopping", "over"):
        p["queue"].pop(rng.randrange(len(p["queue"])))
    elif what == 3 and p["final"]:
        p["queue"].append("speculator")
    else:
        return False
    return True


def r_speculator_at_the_head(p, rng):
    if p["phase"] not in ("allocation", "spinning", "shopping") or p["final"]:
        return False
    p["queue"].remove("speculator")
    p["queue"].insert(0, "speculator")
    return True


def r_speculator_not_at_the_head(p, rng):
    if p["phase"] != "speculator":
        return False
    p["queue"].append(p["queue"].pop(0))
    return True


def r_visit_wrong(p, rng):
    if p["phase"] == "deal":
        p["visits"][0] = "friends"
    else:
        p["visits"][0] = rng.choice([p["visits"][1], None, "x", "sugar"])
        if p["phase"] == "over":  # the points would hardly be right, but they might
            return p["visits"][0] is None or p["visits"][0] in ("x", "sugar", p["visits"][1])
    return True


def r_dinner_visit(p, rng):
    if not p["options"]["no_dinner_visits"] or p["phase"] == "deal":
        return False
    p["visits"][rng.randrange(3)] = "mother-in-law"
    return True


def r_tries_wrong(p, rng):
    if p["phase"] == "allocation":
        p["tries"] = rng.choice([3, 4, -1, 256])
    elif p["phase"] == "spinning":
        p["tries"] = rng.choice([0, 4, -1, 256])
    elif p["phase"] == "deal" or p["phase"] == "draw" and p["resume"] == "allocation":
        p["tries"] = 1
    else:
        return False
    return True


def r_traded_wrong(p, rng):
    if p["phase"] in ("allocation", "deal") or p["tries"] == 0:
        p["traded"] = True
        return True
    return False


def r_owed_wrong(p, rng):
    if p["phase"] != "draw":
        p["owed"] = [0]
    elif rng.random() < 0.4:
        p["owed"] = []
    elif not p["final"]:
        p["owed"][0] = rng.choice([s for s in [*range(p["players"]), 99, -1] if s != p["owed"][0]])
    else:
        p["owed"] += [0] * 40
    return True


def r_stack_empty_in_draw(p, rng):
    if p["phase"] != "draw":
        return False
    for kind, count in p["stack"].items():
        p["discards"][kind] = p["discards"].get(kind, 0) + count
    p["stack"] = {}
    return True


def r_resume_wrong(p, rng):
    if p["resume"] is None:
        p["resume"] = rng.choice(["allocation", "spinning", "shopped", "x"])
    else:
        p["resume"] = rng.choice([None, "x", "shopping", 1])
    return True


def r_final_wrong(p, rng):
    if p["phase"] in ("deal",):
        p["final"] = True
    else:
        p["final"] = not p["final"]
    return True


def r_points_wrong(p, rng):
    if p["phase"] == "over":
        what = rng.randrange(3)
        if what == 0:
            p["points"] = None
        elif what == 1:
            p["points"][rng.randrange(p["players"])] += 1
        else:
            p["points"].pop()
    else:
        p["points"] = [0] * p["players"]
    return True


def r_bought_by_no_one(p, rng):
    if p["phase"] != "deal":
        return False
    p["bought"][0].append(p["shop"].pop())
    return True


def spinning(p):
    return p["phase"] == "spinning"


def an_offer(p, rng):
    """A new offer that could stand, before it is spoilt; None where nobody can make one."""
    maker = p["active"]
    if not spinning(p) or not p["hands"][maker]:
        return None
    if sum(offer["from"] == maker for offer in p["offers"]) == 3:
        return None
    offer = {
        "id": p["next_offer"],
        "from": maker,
        "to": (maker + 1) % p["players"],
        "give": rng.choice(list(p["hands"][maker])),
        "want": "sugar",
        "places": False,
    }
    p["next_offer"] += 1
    p["offers"].append(offer)
    return offer


def r_offer_out_of_time(p, rng):
    if spinning(p) or p["resume"] == "spinning" or p["active"] is None:
        return False
    p["offers"] = [{"id": p["next_offer"], "from": p["active"], "to": "all", "give": "",
                    "want": "sugar", "places": True}]
    p["next_offer"] += 1
    return True


def r_offer_wrong(p, rng):
    offer = an_offer(p, rng)
    if offer is None:
        return False
    maker = offer["from"]
    hand = p["hands"][maker]
    lacking = [kind for kind in ("sugar", "meat", "flour", "soap") if kind not in hand]
    kind = offer["give"]
    spoil = rng.choice(
        [
            {"to": maker},
            {"to": p["players"]},
            {"to": -1},
            {"to": "everybody"},
            {"from": p["players"]},
            {"from": "all"},
            {"give": ""},
            {"want": ""},
            {"give": "beer"},
            {"give": "any"},
            {"give": f"{kind}*{hand[kind] + 1}"},
            {"give": lacking[0] if lacking else "beer"},
            {"give": "sugar|meat"},
            {"want": "beer"},
            {"want": "sugar|sugar"},
            {"want": "any,sugar|meat"},
            {"want": "any*6"},
            {"want": "sugar*0"},
            {"want": "sugar,"},
            {"want": 3},
            {"places": "yes"},
            {"places": None},
            {"id": 0},
            {"id": -1},
            {"id": p["next_offer"]},
            {"id": p["next_offer"] + 5},
            {"id": "1"},
        ]
    )
    offer.update(spoil)
    return True


def r_offer_member_missing(p, rng):
    offer = an_offer(p, rng)
    if offer is None:
        return False
    del offer[rng.choice(list(offer))]
    return True


def r_offer_number_twice(p, rng):
    offer = an_offer(p, rng)
    if offer is None:
        return False
    p["offers"].append(dict(offer))
    return True


def r_offer_between_others(p, rng):
    offer = an_offer(p, rng)
    if offer is None or p["final"]:
        return False
    a, b = rng.sample([s for s in range(p["players"]) if s != p["active"]], 2)
    offer.update({"from": a, "to": rng.choice([b, "all"]), "give": "", "places": True})
    return True


def r_offers_too_many(p, rng):
    offer = an_offer(p, rng)
    if offer is None:
        return False
    for _ in range(3):
        offer = dict(offer, id=p["next_offer"])
        p["next_offer"] += 1
        p["offers"].append(offer)
    return True


def r_next_offer_wrong(p, rng):
    p["next_offer"] = rng.choice([0, -1, "1", None] + [offer["id"] for offer in p["offers"]])
    return True


def r_final_with_a_shop(p, rng):
    if not p["final"] or not p["row"]:
        return False
    p["shop"].append(p["row"].pop())
    return True


def r_refill_from_nothing(p, rng):
    if p["phase"] != "refill":
        return False
    p["shop"] = []
    return True


def r_queue_at_the_end(p, rng):
    if p["phase"] == "over":
        p["queue"] = [rng.randrange(p["players"])]
    elif p["phase"] == "shopping" and p["final"]:
        p["queue"] = []
    else:
        return False
    return True


def r_owed_between_two(p, rng):
    """The cards of an interruption or of an allotment are the active player's."""
    if p["phase"] != "draw" or p["final"] or p["resume"] == "shopped":
        return False
    p["active"] = (p["active"] + 1) % p["players"]
    return True


RATIONING = [
    r_final_with_a_shop, r_refill_from_nothing, r_queue_at_the_end, r_owed_between_two,
    r_goods_more, r_goods_fewer, r_goods_unknown, r_goods_negative, r_shopping_card_twice,
    r_shopping_card_unknown, r_row_too_long, r_row_too_short, r_refill_of_full_row, r_queue_wrong,
    r_speculator_at_the_head, r_speculator_not_at_the_head, r_visit_wrong, r_dinner_visit,
    r_tries_wrong, r_traded_wrong, r_owed_wrong, r_stack_empty_in_draw, r_resume_wrong,
    r_final_wrong, r_points_wrong, r_bought_by_no_one, r_offer_out_of_time, r_offer_wrong,
    r_offer_wrong, r_offer_wrong, r_offer_member_missing, r_offer_number_twice,
    r_offer_between_others, r_offers_too_many, r_next_offer_wrong,
]

# victory-line.


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
    free = [cells for cells in (["b1", "c1", "d1", "e1", "f1", "g1"],
                                ["c2", "c3", "c4", "c5", "c6", "c7"])
            if not all(cell in p["chips"] for cell in cells)]
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
    v_choice_of_another_team, v_manual_draw_without_cause, v_exchanged_without_a_pile,
    v_chip_from_nowhere, v_chips_of_another_team, v_line_not_turned,
    v_card_twice, v_card_lost, v_card_unknown, v_hand_too_large, v_limit_wrong, v_chip_at_no_place,
    v_chip_of_no_team, v_chip_before_the_first_card, v_line_wrong, v_line_wrong,
    v_line_from_nowhere, v_won_but_goes_on, v_choices_out_of_time, v_choice_wrong,
    v_giving_up_wrong, v_giving_up_without_a_card, v_exchanged_wrong, v_owes_wrong,
    v_owes_from_nothing, v_turn_without_a_card, v_draw_of_nothing, v_draw_by_a_full_hand,
    v_line_without_choice,
]

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
            for spoiler, what, position, spoilt, answer in check(
                referee, name, seed, counts
            ):
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
