#!/usr/bin/env python3
"""Solves puzzles of `rationing` by other means: a counter of its own at which everybody buys in the
order of the queue, and every purchase or every exchange is tried. The told proof is held against
it, step by step. Written from puzzles/README.md and the rules (R15-R19, R26-R30); shares nothing
with what made them.

    rationing.py STOLIK [--count N] [--seed N]      N puzzles of each number of players and grade
    rationing.py --read FILE                        puzzles that somebody else made, one a line"""
from collections import Counter

from common import deck_facts, solve_all

AIMS = ["buy", "win", "deal", "places"]


class Shop:
    """What the last purchases depend on."""

    def __init__(self, puzzle):
        facts, table = deck_facts(puzzle["deck"]), puzzle["table"]
        self.cards = {card["id"]: card for card in facts["shopping"]}
        self.doubles = {visit["id"]: visit["doubles"] for visit in facts["visits"]}
        self.goods = facts["goods"]
        self.visits = table["visits"]
        self.bought = table["bought"]
        self.hands = [Counter(hand) for hand in table["hands"]]
        self.queue = [pawn for pawn in table["queue"] if pawn != "speculator"]
        self.row = table["row"]

    def points(self, seat, card):
        return self.cards[card]["icons"] * (
            2 if self.cards[card]["category"] in self.doubles[self.visits[seat]] else 1
        )

    def lacks(self, seat, card):
        return Counter(self.cards[card]["cost"]) - self.hands[seat]

    def ways(self, begun=()):
        """All courses that the end can take: each buys what brings the most, any of equals."""
        if len(begun) == len(self.queue):
            yield begun
            return
        seat, taken = self.queue[len(begun)], {card for _, card in begun}
        able = [card for card in self.row if card not in taken and not self.lacks(seat, card)]
        best = max((self.points(seat, card) for card in able), default=0)
        for card in [card for card in able if self.points(seat, card) == best] or [None]:
            yield from self.ways(begun + ((seat, card),))

    def gains(self, way):
        return {seat: self.points(seat, card) if card else 0 for seat, card in way}

    def totals(self, way):
        """R29: points of everybody after it."""
        last = self.gains(way)
        return [
            sum(self.points(seat, card) for card in cards) + last.get(seat, 0)
            for seat, cards in enumerate(self.bought)
        ]

    def winners(self, way):
        """R30: points, then shopping cards, then ration cards that are left."""
        buys, points = dict(way), self.totals(way)
        rank = [
            (
                points[s],
                len(self.bought[s]) + bool(buys.get(s)),
                sum(self.hands[s].values()) - 3 * bool(buys.get(s)),
            )
            for s in range(len(self.hands))
        ]
        return [seat for seat, one in enumerate(rank) if one == max(rank)]

    def after(self, seat, offer):
        shop = Shop.__new__(Shop)
        shop.__dict__.update(self.__dict__)
        shop.hands, shop.queue = [Counter(hand) for hand in self.hands], list(self.queue)
        partner = offer["with"]
        for giver, taker, goods in ((seat, partner, offer["give"]), (partner, seat, offer["take"])):
            if goods:
                assert shop.hands[giver][goods] > 0, f"{giver} holds no {goods}"
                shop.hands[giver][goods] -= 1
                shop.hands[taker][goods] += 1
        if offer["places"]:
            a, b = shop.queue.index(seat), shop.queue.index(partner)
            shop.queue[a], shop.queue[b] = partner, seat
        return shop

    def exchanges(self, seat, places):
        """Every exchange of one card for one; with places also of nothing or one for nothing or
        one, if the two change places (R17, R19)."""
        nothing = [""] if places else []
        for partner in self.queue:
            if partner == seat:
                continue
            for give in nothing + [good for good in self.goods if self.hands[seat][good]]:
                for take in nothing + [good for good in self.goods if self.hands[partner][good]]:
                    if give and take and give != take:
                        yield {"with": partner, "give": give, "take": take, "places": False}
                    if places and (give != take or not give):
                        yield {"with": partner, "give": give, "take": take, "places": True}


def told(shop, step):
    """A way as a step tells it: whose, what, and what it brings."""
    for one in step["buys"]:
        assert one["points"] == (
            shop.points(one["seat"], one["card"]) if one["card"] else 0
        ), f"not worth that: {one}"
    return tuple((one["seat"], one["card"]) for one in step["buys"])


def one_way(shop, begun=()):
    ways = list(shop.ways(begun))
    assert len(ways) == 1, "somebody may choose between equals"
    return ways[0]


def check_buying(puzzle, shop, me):
    table, proof = puzzle["table"], puzzle["proof"]
    assert table["phase"] == "shopping" and len(shop.queue) == puzzle["players"]
    way = one_way(shop)
    mine = dict(way)[me]
    assert mine == puzzle["answer"]["card"], f"one buys {mine}"
    front = way[: shop.queue.index(me)]
    steps = [step for step in proof if step["because"] == "buys"]
    assert told(shop, {"buys": steps}) == way[: len(front) + 1] and proof[-1] is steps[-1]
    better = {
        card: shop.points(me, card)
        for card in shop.row
        if shop.points(me, card) > shop.points(me, mine)
    }
    missed = [step for step in proof if step["because"] != "buys"]
    assert {step["card"]: step["points"] for step in missed} == better and len(missed) == len(
        better
    )
    taken = {card for _, card in front}
    for step in missed:
        assert (
            step["card"] in taken
            if step["because"] == "gone"
            else step["because"] == "lacks" and shop.lacks(me, step["card"])
        ), step
    assert any(
        step["because"] == "gone" and not shop.lacks(me, step["card"]) for step in missed
    ), "nobody in front took anything from one"


def check_winning(puzzle, shop, me):
    assert puzzle["table"]["phase"] == "shopping" and shop.queue[0] == me
    able = [card for card in shop.row if not shop.lacks(me, card)]
    wins = {}
    for card in [*able, None]:
        verdicts = {shop.winners(way) == [me] for way in shop.ways(((me, card),))}
        assert len(verdicts) == 1, f"{card}: it depends on what others choose"
        wins[card] = verdicts.pop()
    right = puzzle["answer"]["card"]
    assert [card for card in wins if wins[card]] == [right], f"these win: {wins}"
    assert shop.points(me, right) < max(
        shop.points(me, card) for card in able
    ), "it is the dearest anyway"
    proof = puzzle["proof"]
    assert [step["card"] for step in proof] == [card for card in [*able, None] if card != right] + [
        right
    ]
    for step in proof:
        way = told(shop, step)
        assert way in set(shop.ways(((me, step["card"]),))), f"it does not go so: {step}"
        assert step["totals"] == shop.totals(way) and step["winners"] == shop.winners(way)
        assert step["because"] == ("wins" if step["card"] == right else "fails")
    one_way(shop, ((me, right),))


def check_trading(puzzle, shop, me):
    places = puzzle["question"]["aim"] == "places"
    assert puzzle["table"]["phase"] == "spinning"
    before = shop.gains(one_way(shop))

    def most(offer):
        ways = [shop.after(me, offer).gains(way) for way in shop.after(me, offer).ways()]
        return {seat: max(way[seat] for way in ways) for seat in (me, offer["with"])}

    tried = list(shop.exchanges(me, places))
    helping = [
        offer
        for offer in tried
        if all(points > before[seat] for seat, points in most(offer).items())
    ]
    offers, right = puzzle["question"]["offers"], puzzle["answer"]["offer"]
    assert helping == [offers[right]], f"these help both: {helping}"
    assert offers[right]["places"] == places and 4 <= len(offers) <= 6
    assert all(offer in tried for offer in offers) and len({str(offer) for offer in offers}) == len(
        offers
    )
    first, second, *poor, last = puzzle["proof"]
    assert first["because"] == "without" and told(shop, first) == one_way(shop)
    after = shop.after(me, offers[right])
    assert (
        second["because"] == "with"
        and second["offer"] == right
        and told(after, second) == one_way(after)
    )
    assert [step["offer"] for step in poor] == [at for at in range(len(offers)) if at != right]
    for step in poor:
        assert (
            step["because"] == "poor"
            and most(offers[step["offer"]])[step["seat"]] == step["points"] <= before[step["seat"]]
        ), step
    assert last == {"because": "only", "tried": len(tried)}


def check(puzzle):
    table, me, aim = puzzle["table"], puzzle["seat"], puzzle["question"]["aim"]
    assert (
        AIMS[puzzle["grade"] - 1] == aim
        and table["players"] == puzzle["players"]
        and table["final"]
    )
    shop = Shop(puzzle)
    assert all(
        sum(hand[good] for hand in shop.hands) <= shop.goods[good] for good in shop.goods
    ), "more cards than there are"
    lying = [card for cards in [*shop.bought, shop.row] for card in cards]
    assert len(set(lying)) == len(lying) and len(set(shop.visits)) == len(
        shop.visits
    ), "one card twice"
    assert 3 <= len(shop.row) < 6 and sorted(shop.queue) == sorted(set(shop.queue))
    {"buy": check_buying, "win": check_winning, "deal": check_trading, "places": check_trading}[
        aim
    ](puzzle, shop, me)


if __name__ == "__main__":
    solve_all(
        "rationing",
        [(players, grade) for players in (3, 4, 5) for grade in (1, 2, 3, 4)],
        check,
        __doc__,
        count=2,
    )
