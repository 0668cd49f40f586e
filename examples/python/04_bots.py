#!/usr/bin/env python3
"""A bot of one's own against ours, on the same deals from every seat.

usage: 04_bots.py [--quick]"""
import sys

import numpy as np
import stolik

deals = 2 if "--quick" in sys.argv else 100


def greedy(state):
    """Asks whoever most probably has the card that is most probably somewhere; elsewhere
    anything."""
    if state.game.name != "triples":
        return state.legal()[0]
    belief = state.belief(state.current_player)[:, 1:]
    scores = np.where(state.mask()[: belief.size].reshape(belief.T.shape) == 1, belief.T, -1)
    hand = state.observation(state.current_player)[:36].reshape(12, 3).sum(axis=1).repeat(3)
    return int((scores + 0.2 * hand).argmax())


game = stolik.game("triples", players=4)
for opponent in ("easy", "steady"):
    other = stolik.bots(opponent)
    shares = []
    for seed in range(deals):
        for seat in range(game.players):
            state = game.new(seed)
            while not state.done:
                state.apply(greedy(state) if state.current_player == seat else other.act(state))
            shares.append(state.returns()[seat] + 1 / game.sides)
    print(
        f"greedy against three of {opponent}: {np.mean(shares):.3f} of the win ± "
        f"{1.96 * np.std(shares) / len(shares) ** 0.5:.3f} (even: 0.250)"
    )
