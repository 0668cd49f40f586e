#!/usr/bin/env python3
"""Solves puzzles of `triples` by other means: every way to deal the sets that are spoken of is
tried out, and each step of the told proof is held against it. Written from puzzles/README.md and
the rules; shares nothing with what made them.

    triples.py STOLIK [--count N] [--seed N]      N puzzles of each number of players and grade
    triples.py --read FILE                        puzzles that somebody else made, one a line"""
import itertools
import random

from common import deck_facts, solve_all

ME = 0
# Three players never need a deep thought: what one other lacks, the other has.
DEEPEST = {3: 2, 4: 4, 5: 4, 6: 4}


def sets_of(deck):
    return {s["id"]: s["cards"] for s in deck_facts(deck)["sets"]}


def lines_hold(holders, asks):
    """Were these the holders now, could the asks have been answered so? Cards are put back where
    they were, then all is told again."""
    where = dict(holders)
    for ask in reversed(asks):
        if ask["answer"] == "gave":
            if where[ask["card"]] != ask["seat"]:
                return False
            where[ask["card"]] = ask["to"]
    for ask in asks:
        card, asker = ask["card"], ask["seat"]
        held = [c for c in where if where[c] == asker]
        if len(set(where.values())) == 1:
            return False  # T13: three in one hand lie open
        if ask["answer"] == "mistaken":
            if held:
                return False
            continue
        if card in held or bool(held) == ask.get("bare", False):
            return False  # T10, T14
        if ask["answer"] == "refused":
            if where[card] == ask["to"]:
                return False
        else:
            if where[card] != ask["to"]:
                return False
            where[card] = asker
    return len(set(where.values())) > 1


class Deals:
    """All ways to hold the sets that are spoken of, as far as hands are large enough. What counts
    for one set is only how many cards each hand takes: so ways of a set are put together by these
    counts, set after set, forward and then back, and what is left of them is in some whole deal."""

    FULL = int.from_bytes(
        bytes([0x80] * 8), "big"
    )  # a byte for each seat; its high bit stays while the hand is large enough

    def __init__(self, riddle, asks):
        room = self.FULL | sum(riddle.sizes[s] << 8 * s for s in riddle.others)
        self.names = riddle.puzzle["shown"]
        grouped = []
        for name in self.names:
            of_counts = {}
            for way in riddle.splits(name, asks):
                of_counts.setdefault(sum(1 << 8 * s for s in way.values() if s != ME), []).append(
                    way
                )
            grouped.append(of_counts)
        reached = [{0}]
        for of_counts in grouped:
            reached.append(
                {
                    sum_
                    for had in reached[-1]
                    for more in of_counts
                    if (room - (sum_ := had + more)) & self.FULL == self.FULL
                }
            )
        self.steps = (
            []
        )  # for each set: from what was taken before it to the counts that lead to an end
        goal = reached[-1]
        for of_counts, before in zip(reversed(grouped), reversed(reached[:-1])):
            ways_on = {had: [more for more in of_counts if had + more in goal] for had in before}
            goal = {had for had in before if ways_on[had]}
            self.steps.insert(0, {had: ways_on[had] for had in goal})
        self.grouped = grouped
        self.alive = {}
        for name, of_counts, step in zip(self.names, grouped, self.steps):
            counts = {more for some in step.values() for more in some}
            self.alive[name] = [
                way for more in of_counts if more in counts for way in of_counts[more]
            ]

    def holders(self, name, card):
        return {way[card] for way in self.alive[name]}

    def one(self, lots):
        deal, had = {}, 0
        for of_counts, step in zip(self.grouped, self.steps):
            more = lots.choice(step[had])
            deal.update(lots.choice(of_counts[more]))
            had += more
        return deal


class Riddle:
    def __init__(self, puzzle):
        self.puzzle = puzzle
        self.sets = sets_of(puzzle["deck"])
        self.hand = set(puzzle["hand"])
        self.sizes = puzzle["sizes"]
        self.others = [s for s in range(puzzle["players"]) if s != ME]
        self.known = {}
        laid = {s for seat in puzzle["sets"] for s in seat}
        self.open = [s for s in self.sets if s not in laid]
        assert len(self.hand) == self.sizes[ME]
        assert sum(self.sizes) == 3 * len(self.open), "each card in play is in one hand"
        self.deals = Deals(self, puzzle["asks"])

    def splits(self, name, asks):
        """All ways to hold the cards of one set that fit the asks about it."""
        cards = self.sets[name]
        mine = [a for a in asks if a["card"] in cards]
        key = (name, tuple(a["n"] for a in mine))
        if key not in self.known:
            able = [
                [ME] if c in self.hand else [s for s in self.others if self.sizes[s] > 0]
                for c in cards
            ]
            ways = (dict(zip(cards, way)) for way in itertools.product(*able))
            self.known[key] = [way for way in ways if lines_hold(way, mine)]
        return self.known[key]

    def fits(self, holders):
        return all(sum(1 for c in holders if holders[c] == s) <= self.sizes[s] for s in self.others)

    def told(self):
        """Cards that were handed over in the open, and lie there still."""
        where = {}
        for ask in self.puzzle["asks"]:
            if ask["answer"] == "gave":
                where[ask["card"]] = ask["seat"]
        return {c for c, s in where.items() if s != ME}

    def fill(self, holders, lots):
        """The rest of the cards, dealt so that sizes are right and nobody has three of a set; None
        if the lots were bad."""
        rest = [
            c
            for name in self.open
            if name not in self.puzzle["shown"]
            for c in self.sets[name]
            if c not in self.hand
        ]
        room = {s: self.sizes[s] - sum(1 for c in holders if holders[c] == s) for s in self.others}
        seats = [s for s in self.others for _ in range(room[s])]
        if len(seats) != len(rest):
            raise AssertionError("sizes do not add up")
        lots.shuffle(seats)
        deal = {**holders, **dict(zip(rest, seats)), **{c: ME for c in self.hand}}
        for name in self.open:
            if len({deal[c] for c in self.sets[name]}) == 1:
                return None
        return deal

    def solve(self):
        """Who surely holds which unseen card, by trying all; and that nothing else is certain, by
        showing two deals for it."""
        deals = self.deals
        assert all(deals.alive.values()), "no deal fits"
        lots = random.Random(self.puzzle["id"])
        certain = {}
        unseen = [
            c
            for name in self.open
            for c in self.sets[name]
            if c not in self.hand and c not in self.told()
        ]
        for name in self.puzzle["shown"]:
            for card in self.sets[name]:
                if card in unseen and len(holders := deals.holders(name, card)) == 1:
                    certain[card] = holders.pop()
        seen = {c: set() for c in unseen}
        for _ in range(3000):
            deal = self.fill(deals.one(lots), lots)
            for card in unseen if deal else []:
                seen[card].add(deal[card])
            if all(len(seen[c]) > 1 for c in unseen if c not in certain):
                break
        loose = [c for c in unseen if c not in certain and len(seen[c]) < 2]
        assert not loose, f"these may be certain too: {loose}"
        return certain

    def holds(self, fact, holders):
        has = [c for c in fact["cards"] if holders.get(c) == fact["seat"]]
        if fact["says"] == "no":
            return not has
        if fact["says"] == "yes":
            return bool(has)
        if fact["says"] == "any":
            return bool(has)
        if fact["says"] == "not-both":
            return len(has) < 2
        return True  # filled: about the whole hand

    def is_so(self, fact):
        """In every deal. What is said of several sets is said of each of their cards."""
        names = [n for n in self.puzzle["shown"] if set(fact["cards"]) & set(self.sets[n])]
        if fact["says"] in ("any", "not-both"):
            assert len(names) == 1, f"of one set: {fact}"
        return all(
            self.holds({**fact, "cards": part}, way)
            for name in names
            for part in self.parts(fact, name)
            for way in self.deals.alive[name]
        )

    def parts(self, fact, name):
        cards = [c for c in fact["cards"] if c in self.sets[name]]
        return [cards] if fact["says"] in ("any", "not-both") else [[c] for c in cards]

    def check_proof(self):
        """Each step is so, and follows from those that it names alone (what is heard: from its
        ask)."""
        proof = self.puzzle["proof"]
        asks = {a["n"]: a for a in self.puzzle["asks"]}
        for number, step in enumerate(proof):
            assert all(n < number for n in step["from"]), "a step rests on a later one"
            for fact in step["facts"]:
                assert self.is_so(fact), f"not so: {fact}"
                if "ask" in step:
                    moved = [a for a in self.puzzle["asks"] if a["answer"] == "gave"]
                    heard = sorted(
                        {a["n"]: a for a in [asks[step["ask"]], *moved]}.values(),
                        key=lambda a: a["n"],
                    )
                    name = next(n for n in self.sets if fact["cards"][0] in self.sets[n])
                    ways = self.splits(name, heard)
                    assert all(
                        self.holds(fact, w) for w in ways
                    ), f"does not follow from its ask: {fact}"
                else:
                    self.follows(fact, [f for n in step["from"] for f in proof[n]["facts"]])
        last = proof[-1]["facts"]
        answer = {
            "says": "yes",
            "seat": self.puzzle["answer"]["seat"],
            "cards": [self.puzzle["question"]["card"]],
        }
        assert any({k: f[k] for k in answer} == answer for f in last), "the proof ends elsewhere"
        used = {s["ask"] for s in proof if "ask" in s}
        idle = [a for a in self.puzzle["asks"] if a["n"] not in used and a["answer"] != "gave"]
        assert not idle, f"asks that nothing rests on: {idle}"

    def follows(self, fact, premises):
        if fact["because"] in ("full", "all-needed"):
            return self.fills(fact, premises)
        names = {
            n
            for n in self.sets
            for f in [fact, *premises]
            if any(c in self.sets[n] for c in f["cards"])
        }
        for name in names:
            of_set = [
                f for f in premises if f["says"] != "filled" and f["cards"][0] in self.sets[name]
            ]
            if fact["cards"][0] not in self.sets[name]:
                continue
            # What one sees oneself, hands of one card, and no three in one hand, are always before
            # one's eyes.
            ways = [
                w
                for w in self.splits(name, [])
                if self.fits(w) and all(self.holds(f, w) for f in of_set)
            ]
            assert ways and all(
                self.holds(fact, w) for w in ways
            ), f"does not follow: {fact} from {premises}"

    def fills(self, fact, premises):
        """Of one hand: as many cards as it has are spoken for."""
        seat, size = fact["seat"], self.sizes[fact["seat"]]
        own = [f for f in premises if f["seat"] == seat]
        filled = [f for f in own if f["says"] == "filled"]
        if filled:
            assert fact["says"] == "no" and not set(fact["cards"]) & set(filled[0]["cards"]), fact
            return
        if fact["because"] == "all-needed":
            lacks = {c for f in own if f["says"] == "no" for c in f["cards"]} | self.hand
            able = {c for name in self.open for c in self.sets[name]} - lacks
            assert len(able) == size and set(fact["cards"]) <= able, f"{fact}: {sorted(able)}"
            return
        assert fact["says"] == "filled"
        spoken = 0
        for name in self.sets:
            there = {c for f in own if f["says"] == "yes" for c in f["cards"]} & set(
                self.sets[name]
            )
            promised = [f for f in own if f["says"] == "any" and f["cards"][0] in self.sets[name]]
            spoken += len(there) or (1 if promised else 0)
        assert spoken == size, f"{spoken} are spoken for in a hand of {size}"


def check(puzzle):
    riddle = Riddle(puzzle)
    certain = riddle.solve()
    assert certain == {puzzle["question"]["card"]: puzzle["answer"]["seat"]}, f"certain: {certain}"
    riddle.check_proof()
    # No line can be left out, except those that moved a card.
    card = puzzle["question"]["card"]
    name = next(n for n in riddle.puzzle["shown"] if card in riddle.sets[n])
    for ask in puzzle["asks"]:
        if ask["answer"] != "gave":
            less = Deals(riddle, [a for a in puzzle["asks"] if a is not ask])
            assert len(less.holders(name, card)) > 1, f"ask {ask['n']} is not needed"


if __name__ == "__main__":
    solve_all(
        "triples",
        [(players, grade) for players in DEEPEST for grade in range(1, DEEPEST[players] + 1)],
        check,
        __doc__,
        count=3,
    )
