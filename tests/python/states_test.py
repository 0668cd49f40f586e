#!/usr/bin/env python3
"""Games and states from Python: what docs/LAB.md shows works, for every game."""
import copy
import pickle
import random

import numpy as np
import stolik


def played(game, seed, steps=10**9):
    lots = random.Random(seed)
    state = game.new(seed)
    while not state.done and state.steps < steps:
        state.apply(lots.choice(state.legal()))
    return state


for name in stolik.games():
    game = stolik.game(name)
    assert repr(game).startswith("stolik.game("), game
    state = played(game, 7, 8)
    seat = state.current_player
    assert 0 <= seat < game.players
    legal, mask = state.legal(), state.mask()
    assert (
        mask.dtype == np.int8
        and mask.shape == (game.num_actions,)
        and list(np.flatnonzero(mask)) == legal == sorted(legal)
    )
    for action in legal[:20]:
        assert state.action(state.text(action)) == action
    assert state.mask((seat + 1) % game.players).sum() == 0
    # Numbers: pieces cover a tensor without a gap.
    for tensor in ("observation", "information_state", "belief", "oracle"):
        at = 0
        for _, shape, offset in game.layout(tensor):
            assert offset == at, (tensor, offset, at)
            at += int(np.prod(shape))
        assert at == game.size(tensor)
    assert (
        state.observation(seat).dtype == np.float32
        and state.observation(seat, bytes=True).dtype == np.uint8
    )
    assert (state.observation(seat) == state.observation(seat, bytes=True)).all()
    assert state.information_state_tensor(seat).shape == (game.size("information_state"),)
    belief = state.belief(seat)
    assert (
        belief.shape == game.layout("belief")[0][1]
        and np.isfinite(belief).all()
        and belief.min() > -1e-5
    )
    # A guess is another world for everybody but who guessed.
    guesses = [state.guess(seat, seed) for seed in range(8)]
    assert all(g.information_state(seat) == state.information_state(seat) for g in guesses)
    assert len({g.hash() for g in guesses}) > 1
    # The average of guesses is the belief.
    oracle = stolik.game(name, oracle=True)
    assert state.view(seat) != state.view((seat + 1) % game.players) and state.view() == state.view(
        None
    )
    # Copies, words, journals.
    twin = state.clone()
    assert twin.hash() == state.hash() and copy.deepcopy(state).hash() == state.hash()
    back = pickle.loads(pickle.dumps(state))
    assert (
        back.hash() == state.hash()
        and back.legal() == legal
        and back.information_state(seat) == state.information_state(seat)
    )
    words = state.text(legal[0])
    state.apply(words)
    twin.apply(legal[0])
    back.apply(np.int64(legal[0]))
    assert state.hash() == twin.hash() == back.hash()
    # To the end, and again from the journal.
    end = played(game, 3)
    assert (
        end.done
        and end.current_player == stolik.OVER
        and abs(sum(end.returns())) < 1e-5
        and len(end.points()) == game.players
    )
    if not end.truncated:
        assert stolik.load(end.journal()).hash() == end.hash()
        assert stolik.load(end.journal()).returns() == end.returns()
    # The same seed, the same game; other luck after another seed.
    assert played(game, 5).journal() == played(game, 5).journal() != played(game, 6).journal()
    # Chance walked.
    walk = stolik.game(name, chance="explicit").new()
    lots = random.Random(1)
    while walk.current_player == stolik.CHANCE:
        outcomes = walk.outcomes()
        assert (
            abs(sum(chance for _, chance in outcomes) - 1) < 1e-9
            and [n for n, _ in outcomes] == walk.legal()
        )
        walk.apply(lots.choices([n for n, _ in outcomes], [chance for _, chance in outcomes])[0])
    assert walk.current_player >= 0
    # Bots.
    bot = stolik.bots("steady")
    state = game.new(2)
    for _ in range(15):
        if not state.done:
            state.apply(bot.act(state))
    # Everything only on request.
    try:
        game.new(1).position()
        raise AssertionError("everything was shown")
    except stolik.Error as why:
        assert "oracle" in str(why)
    assert oracle.new(1).position()["game"] == name and oracle.new(1).oracle(0).shape == (
        oracle.size("oracle"),
    )
    if name == stolik.games()[-1]:
        continue
    # Exactly the belief: many guesses, counted.
    state = played(oracle, 4, 9)
    seat = state.current_player
    hands = next(
        (shape, offset) for piece, shape, offset in oracle.layout("oracle") if piece == "hands"
    )
    size, offset = int(np.prod(hands[0])), hands[1]
    counted = np.mean(
        [state.guess(seat, k).oracle(0)[offset : offset + size] for k in range(1500)], axis=0
    ).reshape(hands[0])
    order = [(seat + s) % oracle.players for s in range(oracle.players)]
    told = state.belief(seat).T[: oracle.players]
    assert np.abs(counted[order] - told).max() < 0.09, np.abs(counted[order] - told).max()
fight = stolik.arena(stolik.games()[0], ("steady", "random"), deals=2)
assert fight["n"] == 2 and fight["mean"] > fight["fair_share"], fight
print("states: all games")
