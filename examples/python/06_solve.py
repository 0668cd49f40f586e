#!/usr/bin/env python3
"""A game small enough to solve: three seats and two sets, given up as a draw after five asks. CFR+
on the whole tree.

Cards that only differ by their names are the same to a player who has not heard them yet, so the
tree is built up to renaming: of asks that can be renamed into each other one stands for all.
Nothing is lost by it. The tree, its moves and its returns are the engine's.

With three players CFR promises no equilibrium, so what it found is measured: NashConv is what the
three could gain together if each of them alone played the best answer to the other two; 0 is an
equilibrium.

usage: 06_solve.py [--longest 5] [--iterations 1000] [--quick]"""
import argparse
import itertools

import numpy as np
import stolik


def renamings(sets):
    """All ways to rename cards that keep sets together."""
    within = list(itertools.permutations(range(3)))
    for order in itertools.permutations(range(sets)):
        for inside in itertools.product(within, repeat=sets):
            yield tuple(
                order[card // 3] * 3 + inside[card // 3][card % 3] for card in range(3 * sets)
            )


def deals(sizes, cards):
    """All ways to deal."""
    if not sizes:
        yield ()
        return
    for hand in itertools.combinations(sorted(cards), sizes[0]):
        for rest in deals(sizes[1:], cards - set(hand)):
            yield (hand, *rest)


class Tree:
    """All histories up to renaming, level by level, as arrays. Edge k leads to node k: its parent,
    its slot (an action of an information state) and the chance that it is this one of the asks that
    stand for that action."""

    def __init__(self, game, sets):
        self.game, self.players = game, game.players
        self.cards = 3 * sets
        self.names = [s.text(a).split(" ")[2] for s in [game.new()] for a in range(self.cards)]
        self.all = list(renamings(sets))
        self.infosets, self.slots, self.slot_infoset = {}, {}, []
        self.engine_states = 0
        self.parent, self.slot, self.chance, self.infoset, self.mover, self.value = (
            [],
            [],
            [],
            [],
            [],
            [],
        )
        self.levels = [0]
        level = list(self.roots())
        while level:
            self.levels.append(len(self.parent))
            level = [child for node in level for child in self.expand(*node)]
        for name, kind in (
            ("parent", int),
            ("slot", int),
            ("chance", float),
            ("infoset", int),
            ("mover", int),
            ("value", float),
        ):
            setattr(self, name, np.array(getattr(self, name), dtype=kind))
        self.slot_infoset = np.array(self.slot_infoset)
        self.infoset_mover = np.zeros(len(self.infosets), int)
        self.infoset_mover[self.infoset[self.infoset >= 0]] = self.mover[self.infoset >= 0]

    def add(self, state, parent, slot, chance):
        self.parent.append(parent)
        self.slot.append(slot)
        self.chance.append(chance)
        self.infoset.append(-1)
        self.mover.append(-1)
        self.value.append(state.returns() if state.done else [0.0] * self.players)
        return len(self.parent) - 1

    def roots(self):
        """One deal of each kind, as likely as its kind."""
        sizes = [
            self.cards // self.players + (seat < self.cards % self.players)
            for seat in range(self.players)
        ]
        kinds = {}
        for deal in deals(sizes, set(range(self.cards))):
            kind = min(
                tuple(tuple(sorted(p[card] for card in hand)) for hand in deal) for p in self.all
            )
            kinds[kind] = kinds.get(kind, 0) + 1
        for deal, count in kinds.items():
            state = self.game.new(
                deal="deal "
                + ";".join(",".join(self.names[card] for card in hand) for hand in deal)
            )
            fixing = [
                p for p in self.all if all({p[card] for card in hand} == set(hand) for hand in deal)
            ]
            knows = []
            for hand in deal:
                key = min(tuple(sorted(p[card] for card in hand)) for p in self.all)
                knows.append(
                    (key, [p for p in self.all if tuple(sorted(p[card] for card in hand)) == key])
                )
            yield self.add(state, -1, -1, count / sum(kinds.values())), state, fixing, knows

    def expand(self, node, state, fixing, knows):
        """Children of a history. `fixing` are the renamings that change nothing in it, `knows` for
        each seat its information state with its cards renamed to come first in order, and the
        renamings that do so."""
        if state.done:
            return
        seat = state.current_player
        key, mine = knows[seat]
        if key not in self.infosets:
            self.infosets[key] = len(self.infosets)
            self.engine_states += len(self.all) // len(mine)
        infoset = self.infosets[key]
        self.infoset[node], self.mover[node] = infoset, seat
        kinds = {}
        for action in state.legal():
            other, card = divmod(action, self.cards)
            kinds.setdefault((other, min(p[card] for p in mine)), []).append((action, card))
        for kind, asks in kinds.items():
            slot = self.slots.setdefault((infoset, kind), len(self.slots))
            if slot == len(self.slot_infoset):
                self.slot_infoset.append(infoset)
            alike = {}
            for action, card in asks:
                alike.setdefault(min(p[card] for p in fixing), []).append((action, card))
            for same in alike.values():
                action, card = same[0]
                child = state.clone()
                child.apply(action)
                answer = tuple(event["event"] for event in child.story()[len(state.story()) :])
                heard = []
                for told, renamed in knows:
                    first = min(p[card] for p in renamed)
                    heard.append(
                        (
                            (*told, (seat, kind[0], first, answer)),
                            [p for p in renamed if p[card] == first],
                        )
                    )
                number = self.add(child, node, slot, len(same) / len(asks))
                yield number, child, [p for p in fixing if p[card] == card], heard

    # ---- what strategies are worth

    def by_level(self):
        return [slice(a, b) for a, b in zip(self.levels[1:], self.levels[2:] + [len(self.parent)])]

    def reaches(self, strategy):
        """For each node and seat: the chance that chance and the others lead there, and that the
        seat itself does."""
        own = np.ones((self.players, len(self.parent)))
        chance = self.chance.copy()
        for level in self.by_level():
            parent = self.parent[level]
            chance[level] *= chance[parent]
            own[:, level] = own[:, parent]
            for seat in range(self.players):
                moves = self.mover[parent] == seat
                own[seat, level] *= np.where(moves, strategy[self.slot[level]], 1.0)
        others = np.stack(
            [chance * np.prod(np.delete(own, seat, axis=0), axis=0) for seat in range(self.players)]
        )
        return own, others

    def values(self, strategy):
        """What each node is worth to each seat."""
        value = self.value.copy()
        for level in reversed(self.by_level()):
            weight = self.chance[level] * strategy[self.slot[level]]
            for seat in range(self.players):
                value[:, seat] += np.bincount(
                    self.parent[level], weight * value[level, seat], len(value)
                )
        return value

    def gain_of_best_answer(self, strategy, seat, others):
        """How much more this seat gets by the best answer to the others' strategies, and that it
        gets so much."""
        answer = strategy.copy()
        value = self.value[:, seat].copy()
        for level in reversed(self.by_level()):
            parent, slot = self.parent[level], self.slot[level]
            mine = self.mover[parent] == seat
            worth = np.bincount(
                slot[mine],
                (others[seat, parent] * self.chance[level] * value[level])[mine],
                len(strategy),
            )
            here = np.unique(slot[mine])
            best = np.full(len(self.infosets), -np.inf)
            np.maximum.at(best, self.slot_infoset[here], worth[here])
            # The first of the best ones.
            order = here[worth[here] >= best[self.slot_infoset[here]]]
            _, first = np.unique(self.slot_infoset[order], return_index=True)
            answer[here] = 0.0
            answer[order[first]] = 1.0
            value += np.bincount(
                parent, self.chance[level] * answer[slot] * value[level], len(value)
            )
        roots = slice(0, self.levels[1] if len(self.levels) > 1 else len(self.parent))
        return float(np.sum(self.chance[roots] * value[roots]))

    def nash_conv(self, strategy):
        """The sum of what each could gain alone, and what the strategies are worth to each."""
        _, others = self.reaches(strategy)
        roots = slice(0, self.levels[1])
        worth = (self.chance[roots, None] * self.values(strategy)[roots]).sum(axis=0)
        return (
            sum(
                self.gain_of_best_answer(strategy, seat, others) - worth[seat]
                for seat in range(self.players)
            ),
            worth,
        )


def normalised(tree, weights):
    """Strategies from weights of actions: even where there are none."""
    total = np.bincount(tree.slot_infoset, weights, len(tree.infosets))[tree.slot_infoset]
    even = 1.0 / np.bincount(tree.slot_infoset, minlength=len(tree.infosets))[tree.slot_infoset]
    return np.where(total > 0, weights / np.where(total > 0, total, 1.0), even)


def solve(tree, iterations, tell):
    """CFR+: regrets never fall below nothing, seats learn in turn, later iterations weigh more in
    the average."""
    regret, average = np.zeros(len(tree.slots)), np.zeros(len(tree.slots))
    edges = slice(tree.levels[1], None)
    parent, slot = tree.parent[edges], tree.slot[edges]
    for t in range(1, iterations + 1):
        for seat in range(tree.players):
            strategy = normalised(tree, regret)
            own, others = tree.reaches(strategy)
            value = tree.values(strategy)
            mine = tree.mover[parent] == seat
            reach, edge = others[seat, parent[mine]], tree.chance[edges][mine]
            worth = np.bincount(slot[mine], reach * edge * value[edges, seat][mine], len(regret))
            state = np.bincount(tree.slot_infoset, worth * strategy, len(tree.infosets))
            learns = tree.infoset_mover[tree.slot_infoset] == seat
            regret = np.where(
                learns, np.maximum(0.0, regret + worth - state[tree.slot_infoset]), regret
            )
            nodes = np.flatnonzero(tree.mover == seat)
            visits = np.zeros(len(tree.infosets))
            visits[tree.infoset[nodes]] = own[seat, nodes]  # the same at all of them
            average += np.where(learns, t * visits[tree.slot_infoset] * strategy, 0.0)
        if t in tell:
            gap, worth = tree.nash_conv(normalised(tree, average))
            print(
                f"iteration {t:5}: NashConv {gap:.5f}   worth to the seats "
                f"{', '.join(f'{w:+.4f}' for w in worth)}",
                flush=True,
            )
    return normalised(tree, average)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--longest", type=int, default=5)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--quick", action="store_true")
    args = parser.parse_args()
    if args.quick:
        args.longest, args.iterations = 4, 300
    game = stolik.game("triples", players=3, sets=2, youngest=0, longest=args.longest)
    tree = Tree(game, 2)
    print(
        f"{len(tree.infosets)} information states up to the names of cards ({tree.engine_states} "
        f"in all), {len(tree.slots)} actions, {len(tree.parent)} histories"
    )
    start, _ = tree.nash_conv(normalised(tree, np.zeros(len(tree.slots))))
    print(f"playing by lot:  NashConv {start:.5f}")
    tell = {1, 3, 10, 30, 100, 300, 1000, 3000, args.iterations}
    strategy = solve(tree, args.iterations, tell)
    gap, _ = tree.nash_conv(strategy)
    assert gap < 0.01 < start, f"it did not come near an equilibrium: {gap}"


if __name__ == "__main__":
    main()
