#!/usr/bin/env python3
"""Thousands of tables at once: six weights learn by policy gradient whom to ask for what.

usage: 03_learn.py [--quick]"""
import sys

import numpy as np
import stolik

quick = "--quick" in sys.argv
n, rounds, rate = (256, 150, 8.0) if quick else (4096, 600, 4.0)
game = stolik.game("triples", players=4)
v = stolik.vector(game, n=n, threads=2, seed=1, observe="information_state")
places = {name: (offset, shape) for name, shape, offset in game.layout("information_state")}
others, cards = game.players - 1, 36
names = (
    "surely there",
    "surely not there",
    "one of these is there",
    "not both",
    "own cards of the set",
    "a set begun at all",
)


def features():
    """For each ask (other seat, card) six numbers, all from what the asker knows."""
    seen = v.observation.astype(np.float32)

    def piece(name):
        offset, shape = places[name]
        return seen[:, offset : offset + int(np.prod(shape))].reshape(n, *shape)

    own = (
        piece("hand")
        .reshape(n, 12, 3)
        .sum(axis=2)
        .repeat(3, axis=1)[:, None, :]
        .repeat(others, axis=1)
    )
    return np.stack(
        [piece(name)[:, 1:] for name in ("holds", "lacks", "any_of", "not_both")]
        + [own, (own > 0).astype(np.float32)],
        axis=-1,
    )


rng = np.random.default_rng(1)
weights = np.zeros(len(names), np.float32)
asks, rows, answered = others * cards, np.arange(n), []
for _ in range(rounds):
    looks = features().reshape(n, asks, len(names))
    scores = np.where(v.mask[:, :asks] == 1, looks @ weights, -1e9)
    chances = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    chosen = np.minimum((chances.cumsum(axis=1) < rng.random((n, 1))).sum(axis=1), asks - 1)
    chosen = np.where(v.mask[rows, chosen] == 1, chosen, scores.argmax(axis=1))
    asker = v.seat.copy()
    v.step(chosen)
    # It is this seat's turn again only if it was given a card.
    given = ((v.seat == asker) & (v.done == 0)).astype(np.float32)
    answered.append(float(given.mean()))
    step = looks[rows, chosen] - (chances[:, :, None] * looks).sum(axis=1)
    weights += rate * ((given - given.mean())[:, None] * step).mean(axis=0)

part = rounds // 5
for i in range(5):
    print(
        f"rounds {i * part:4} to {(i + 1) * part:4}: "
        f"{np.mean(answered[i * part:(i + 1) * part]):.3f} of the asks are answered with a card"
    )
for name, weight in zip(names, weights):
    print(f"  {name:22} {weight:+.2f}")
assert np.mean(answered[-part:]) > 1.5 * np.mean(answered[:5]), "nothing was learned"
