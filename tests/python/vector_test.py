#!/usr/bin/env python3
"""Many tables at once: arrays written in place, the same games whatever the threads, sync and
async."""
import copy
import pickle

import numpy as np
import stolik

for name in stolik.games():
    game = stolik.game(name, longest=400)
    n = 64
    digests = []
    for threads in (1, 2, 5):
        v = stolik.vector(
            game, n=n, threads=threads, seed=5, observe="information_state", belief=True
        )
        arrays = (v.mask, v.seat, v.reward, v.done, v.observation, v.belief)
        places = [a.ctypes.data for a in arrays]
        digest, ended = 0, 0
        for _ in range(150):
            v.step(v.sample())
            digest = hash(
                (
                    digest,
                    v.seat.tobytes(),
                    v.mask.tobytes(),
                    v.observation.tobytes(),
                    v.done.tobytes(),
                    v.reward.tobytes(),
                )
            )
            ended += int(v.done.sum())
            assert np.abs(v.reward.sum(axis=1)).max() < 1e-5 and (v.mask.sum(axis=1) > 0).all()
            assert (v.reward[v.done == 0] == 0).all()
        assert places == [
            a.ctypes.data for a in (v.mask, v.seat, v.reward, v.done, v.observation, v.belief)
        ]
        digests.append(digest)
        v.reset(5)
        first = v.observation.copy()
        v.step(v.sample())
        v.reset(5)
        assert (v.observation == first).all()
    assert len(set(digests)) == 1
    # A table is what a state is: the same numbers, the same tensors at the beginning.
    v = stolik.vector(game, n=2, observe="observation")
    assert v.observation.shape == (2, game.size("observation")) and v.mask.shape == (
        2,
        game.num_actions,
    )
    # A refused number: its table stays, the others go on.
    v = stolik.vector(game, n=4, seed=1, observe="observation")
    actions = v.sample().copy()
    actions[2] = (
        game.num_actions - 1 if v.mask[2, -1] == 0 else int(np.flatnonzero(v.mask[2] == 0)[0])
    )
    before = v.observation[2].copy()
    try:
        v.step(actions)
        raise AssertionError("nothing was refused")
    except stolik.Error as why:
        assert "Table 2" in str(why), why
    assert (v.observation[2] == before).all()
    # In the background, out of order.
    v = stolik.vector(game, n=32, threads=2, seed=3)
    for _ in range(20):
        actions = v.sample().copy()
        for part in (range(16, 32), range(0, 16)):
            v.send(actions[list(part)], list(part))
        assert list(v.recv()) == list(range(16, 32)) and list(v.recv()) == list(range(16))
    for wrong in (
        lambda: v.recv(),
        lambda: v.step([0]),
        lambda: v.send([0], [99]),
        lambda: v.step(np.zeros((32, 2), np.int32)),
        lambda: v.step(["a"] * 32),
        lambda: stolik.vector(game, n=0),
        lambda: stolik.vector(game, n=4, observe="all"),
        lambda: stolik.vector(game, n=4, threads=0),
        lambda: v.send([1, 1], [3, 3]),
    ):
        try:
            wrong()
            raise AssertionError("nothing was refused")
        except stolik.Error as why:
            assert str(why)
    # A copy goes on like the original, and apart from it.
    v = stolik.vector(
        game,
        n=12,
        threads=2,
        seed=3,
        observe="information_state",
        belief=True,
        bots=True,
        last=True,
    )
    for k in range(60):
        v.viewer[:] = v.seat
        v.step(v.sample())
        if k == 33:
            for again in (copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))):
                w, ended = again(v), 0
                twin = again(v)
                for _ in range(420):
                    for one in (w, twin):
                        one.step(one.sample())
                    ended += int(w.done.sum())
                    for array in (
                        "mask",
                        "observation",
                        "belief",
                        "seat",
                        "reward",
                        "done",
                        "truncated",
                    ):
                        assert (getattr(w, array) == getattr(twin, array)).all(), array
            assert ended > 0
    v.send([int(v.sample()[0])], [0])
    for wrong in (lambda: pickle.dumps(v), lambda: v.bots("easy", [1]), lambda: v.give_up([1])):
        try:
            wrong()
            raise AssertionError("nothing was refused")
        except stolik.Error as why:
            assert "not received" in str(why), why
    v.recv()
    # Bots play on to the end of every game, and what a seat saw last is kept.
    seen = 0
    v.reset(4)
    for _ in range(420):
        v.viewer[:] = 1
        v.bots("easy", list(range(12)))
        for i in np.flatnonzero(v.done):
            seen += 1
            assert v.last[i].any()
    assert seen > 0
    v.give_up([2, 5])
    assert (
        v.done[[2, 5]].all()
        and v.truncated[[2, 5]].all()
        and not v.reward[2].any()
        and v.mask[2].any()
    )
    for wrong in (
        lambda: v.bots("clever", [0]),
        lambda: v.bots("easy", [12]),
        lambda: v.bots("easy", [1, 1]),
        lambda: v.give_up([-1]),
        lambda: stolik.vector(game, n=2).bots("easy", [0]),
        lambda: stolik.vector(game, n=2, last=True),
    ):
        try:
            wrong()
            raise AssertionError("nothing was refused")
        except stolik.Error as why:
            assert str(why)

print("vector: all games")
