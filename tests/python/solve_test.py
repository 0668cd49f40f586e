#!/usr/bin/env python3
"""The solver of examples/python/06_solve.py loses nothing by taking cards that differ by name alone
for one: its NashConv is the one that a plain walk through the whole game finds, with the engine's
own information states."""
import importlib.util
import pathlib

import numpy as np
import stolik

ROOT = pathlib.Path(__file__).resolve().parents[2]
SPEC = importlib.util.spec_from_file_location("solve", ROOT / "examples/python/06_solve.py")
solve = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(solve)
LONGEST = 3


class Whole:
    """Every deal and every ask, as the engine names them."""

    def __init__(self, tree, strategy):
        self.tree, self.strategy = tree, strategy
        self.chance, self.roots, self.states = 0.0, [], {}
        sizes = [2, 2, 2]
        all_deals = list(solve.deals(sizes, set(range(6))))
        for deal in all_deals:
            words = "deal " + ";".join(",".join(tree.names[card] for card in hand) for hand in deal)
            knows = []
            for hand in deal:
                key = min(tuple(sorted(p[card] for card in hand)) for p in tree.all)
                knows.append(
                    (key, [p for p in tree.all if tuple(sorted(p[card] for card in hand)) == key])
                )
            self.roots.append(self.walk(tree.game.new(deal=words), knows))
        self.chance = 1 / len(all_deals)

    def walk(self, state, knows):
        """A node: its returns, or its seat, its information state and for each action the chance
        that it is taken, and what follows."""
        if state.done:
            return tuple(state.returns())
        tree, seat = self.tree, state.current_player
        key, mine = knows[seat]
        told = state.information_state(seat)
        assert (
            self.states.setdefault(told, key) == key
        ), "one information state of the engine is two of the solver"
        asks = []
        for action in state.legal():
            other, card = divmod(action, tree.cards)
            asks.append(
                (
                    action,
                    card,
                    other,
                    tree.slots[tree.infosets[key], (other, min(p[card] for p in mine))],
                )
            )
        alike = np.bincount([slot for *_, slot in asks])
        children = []
        for action, card, other, slot in asks:
            child = state.clone()
            child.apply(action)
            answer = tuple(event["event"] for event in child.story()[len(state.story()) :])
            heard = []
            for before, renamed in knows:
                first = min(p[card] for p in renamed)
                heard.append(
                    (
                        (*before, (seat, other, first, answer)),
                        [p for p in renamed if p[card] == first],
                    )
                )
            children.append((action, self.strategy[slot] / alike[slot], self.walk(child, heard)))
        return seat, told, children

    def worth(self, node):
        if len(node) == 3 and not isinstance(node[1], str):
            return np.array(node)
        return sum(chance * self.worth(child) for _, chance, child in node[2])

    def best(self, seat):
        """The best answer of a seat: at each of its information states, from the last to the first,
        what is best over all nodes in it."""
        groups = {}

        def gather(node, reach, depth):
            if not isinstance(node[1], str):
                return
            mover, told, children = node
            if mover == seat:
                groups.setdefault((depth, told), []).append((reach, children))
            for _, chance, child in children:
                gather(child, reach if mover == seat else reach * chance, depth + 1)

        chosen = {}

        def value(node):
            if not isinstance(node[1], str):
                return node[seat]
            mover, told, children = node
            if mover == seat:
                return next(value(child) for action, _, child in children if action == chosen[told])
            return sum(chance * value(child) for _, chance, child in children)

        for root in self.roots:
            gather(root, self.chance, 0)
        for (_, told), nodes in sorted(groups.items(), key=lambda group: -group[0][0]):
            totals = {}
            for reach, children in nodes:
                for action, _, child in children:
                    totals[action] = totals.get(action, 0.0) + reach * value(child)
            chosen[told] = max(totals, key=totals.get)
        return sum(self.chance * value(root) for root in self.roots)

    def nash_conv(self):
        worth = sum(self.chance * self.worth(root) for root in self.roots)
        return sum(self.best(seat) - worth[seat] for seat in range(3))


def main():
    game = stolik.game("triples", players=3, sets=2, youngest=0, longest=LONGEST)
    tree = solve.Tree(game, 2)
    even = np.zeros(len(tree.slots))
    for strategy in (
        solve.normalised(tree, even),
        solve.normalised(tree, np.random.default_rng(3).random(len(even))),
    ):
        whole = Whole(tree, strategy)
        reduced, _ = tree.nash_conv(strategy)
        assert abs(whole.nash_conv() - reduced) < 1e-9, (whole.nash_conv(), reduced)
        assert len(whole.states) == tree.engine_states, (len(whole.states), tree.engine_states)
    print(
        f"{len(tree.infosets)} information states of the solver are {len(whole.states)} of the "
        f"engine; NashConv {reduced:.6f} both ways"
    )


main()
