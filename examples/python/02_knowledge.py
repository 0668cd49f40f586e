#!/usr/bin/env python3
"""What a seat knows: its view, the exact chance of every card, and worlds that fit.

usage: 02_knowledge.py [--quick]"""
import random

import numpy as np
import stolik

game = stolik.game("triples", players=3)
state = game.new(seed=3)
lots = random.Random(3)
for _ in range(12):
    state.apply(lots.choice(state.legal()))
seat = state.current_player
print("sees:", state.view(seat)["hands"])
belief = state.belief(seat)  # cards by seats, counted from the one who looks
print("cards that are surely somewhere:", int((np.max(belief[:, 1:], axis=1) > 0.999).sum()))
# Guesses are drawn uniformly from all deals that fit; their average is the belief.
oracle = stolik.game("triples", players=3, oracle=True)
there = oracle.load(state.journal())
hands = next((offset, shape) for name, shape, offset in oracle.layout("oracle") if name == "hands")
counted = np.mean(
    [there.guess(seat, k).oracle(seat)[hands[0] :].reshape(hands[1]) for k in range(400)], axis=0
)
order = [(seat + s) % 3 for s in range(3)]
print(
    "largest difference between 400 guesses and the belief:",
    round(float(np.abs(counted[order] - belief.T).max()), 3),
)
assert np.abs(counted[order] - belief.T).max() < 0.15
