#!/usr/bin/env python3
"""Thousands of tables at once: a linear policy learns by policy gradient which asks are worth making.

usage: 03_learn.py [--quick]"""
import sys

import numpy as np
import stolik

quick = "--quick" in sys.argv
n, rounds, rate = (256, 60, 0.05) if quick else (4096, 1500, 0.02)
v = stolik.vector("triples", n=n, players=4, threads=2, seed=1, observe="information_state")
rng = np.random.default_rng(1)
size, actions = v.observation.shape[1], v.mask.shape[1]
weights = np.zeros((size, actions), np.float32)
games = won = 0
for step in range(rounds):
    seen = v.observation.astype(np.float32)
    scores = seen @ weights
    scores[v.mask == 0] = -1e9
    chances = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    chosen = (chances.cumsum(axis=1) > rng.random((n, 1))).argmax(axis=1).astype(np.int32)
    chosen = np.where(v.mask[np.arange(n), chosen] == 1, chosen, v.sample())
    asked, before = v.seat.copy(), seen[:, :36].sum(axis=1)
    v.step(chosen)
    # What an ask brings at once: it is this seat's turn again only if it was given a card.
    gained = ((v.seat == asked) & (v.done == 0)).astype(np.float32)
    baseline = gained.mean()
    grad = -chances
    grad[np.arange(n), chosen] += 1
    weights += rate * (seen.T @ (grad * (gained - baseline)[:, None])) / n
    games, won = games + int(v.done.sum()), won + float(gained.sum())
    if step % (rounds // 6) == 0:
        print(f"step {step:5}: {gained.mean():.3f} of the asks are answered with a card; {games} games ended")
