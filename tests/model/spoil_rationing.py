"""Spoils a position of rationing: see spoil.py."""

from spoil import pick


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
    p["offers"] = [
        {
            "id": p["next_offer"],
            "from": p["active"],
            "to": "all",
            "give": "",
            "want": "sugar",
            "places": True,
        }
    ]
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
    r_final_with_a_shop,
    r_refill_from_nothing,
    r_queue_at_the_end,
    r_owed_between_two,
    r_goods_more,
    r_goods_fewer,
    r_goods_unknown,
    r_goods_negative,
    r_shopping_card_twice,
    r_shopping_card_unknown,
    r_row_too_long,
    r_row_too_short,
    r_refill_of_full_row,
    r_queue_wrong,
    r_speculator_at_the_head,
    r_speculator_not_at_the_head,
    r_visit_wrong,
    r_dinner_visit,
    r_tries_wrong,
    r_traded_wrong,
    r_owed_wrong,
    r_stack_empty_in_draw,
    r_resume_wrong,
    r_final_wrong,
    r_points_wrong,
    r_bought_by_no_one,
    r_offer_out_of_time,
    r_offer_wrong,
    r_offer_wrong,
    r_offer_wrong,
    r_offer_member_missing,
    r_offer_number_twice,
    r_offer_between_others,
    r_offers_too_many,
    r_next_offer_wrong,
]
