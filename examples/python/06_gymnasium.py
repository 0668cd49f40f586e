#!/usr/bin/env python3
"""A Gymnasium vector environment: one seat of many tables against bots, by two policies. Needs
gymnasium.

usage: 06_gymnasium.py [--quick]"""
import sys

import numpy as np

try:
    import stolik.gymnasium
except ImportError as why:
    print(f"skipped: {why}")
    sys.exit(0)

n, episodes = (64, 200) if "--quick" in sys.argv else (1024, 20_000)
env = stolik.gymnasium.VectorEnv(
    "triples", n, seat=0, opponents="easy", threads=2, observe="information_state", players=4
)
places = {name: (offset, shape) for name, shape, offset in env.game.layout("information_state")}
asks = (env.game.players - 1) * places["hand"][1][0]
rng = np.random.default_rng(1)


def anything(seen, masks):
    return (rng.random(masks.shape) * masks).argmax(axis=1)


def certain(seen, masks):
    """Asks for a card that is surely there, else for one of the set of which it has most."""

    def piece(name):
        offset, shape = places[name]
        return (
            seen[:, offset : offset + int(np.prod(shape))]
            .reshape(len(seen), *shape)
            .astype(np.float32)
        )

    own = piece("hand").reshape(len(seen), -1, 3).sum(axis=2).repeat(3, axis=1)
    worth = 10 * piece("holds")[:, 1:] - 10 * piece("lacks")[:, 1:] + own[:, None, :]
    scores = np.zeros(masks.shape, np.float32)
    scores[:, :asks] = worth.reshape(len(seen), asks)
    return np.where(masks == 1, scores + 0.1 * rng.random(masks.shape), -np.inf).argmax(axis=1)


def share(policy):
    """The learner's share of the win over some episodes. In the step after an end the action counts
    for nothing."""
    looks, infos = env.reset(seed=1)
    rewards, done = 0.0, 0
    while done < episodes:
        looks, reward, ended, cut, infos = env.step(policy(looks, infos["action_mask"]))
        rewards, done = rewards + reward.sum(), done + int((ended | cut).sum())
    return rewards / done + 1 / env.game.sides


found = {policy.__name__: share(policy) for policy in (anything, certain)}
for name, value in found.items():
    print(
        f"{name:9} {value:.3f} of the win against three easy bots (even: {1 / env.game.sides:.3f})"
    )
assert found["certain"] > found["anything"] + 0.05
