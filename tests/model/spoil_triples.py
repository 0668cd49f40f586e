"""Spoils a position of triples: see spoil.py."""

from common import read_deck
from spoil import pick


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
    rng.choice(p["sets"]).append(
        rng.choice([f"set-{i}" for i in range(1, 13) if f"set-{i}" not in done])
    )
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
    t_card_twice,
    t_card_lost,
    t_card_unknown,
    t_set_twice,
    t_set_lost,
    t_set_not_complete,
    t_whole_set_in_hand,
    t_reads_wrong,
    t_still_in_play,
]
