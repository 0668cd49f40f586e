"""Spoils a position of any game: each function spoils `p` and returns True, or False where it
cannot."""

import copy

from differ import GAMES


def pick(rng, items):
    items = list(items)
    return rng.choice(items) if items else None


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
    name = rng.choice(
        [n for n in ("hands", "sets", "reads", "limits", "piles", "visits", "bought") if n in p]
    )
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
    member_missing,
    member_of_wrong_type,
    unknown_phase,
    other_number_of_players,
    players_out_of_range,
    other_game,
    unknown_option,
    bad_option_value,
    seat_out_of_range,
    turn_lost_or_found,
    winners_too_early,
    winners_wrong,
    seat_list_of_wrong_length,
    phase_over_too_early,
    phase_deal_too_late,
]
