#!/usr/bin/env python3
"""Games and states from Python: what docs/LAB.md shows works, for every game."""
import copy
import pickle
import random
import warnings

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


def equal(a, b):
    """The same position, the same who is asked, the same knowledge of every seat, and the same luck
    to come."""
    seats = range(a.game.players)
    return (
        (a.hash(), a.current_player, a.steps, a.truncated, a.returns(), a.legal())
        == (b.hash(), b.current_player, b.steps, b.truncated, b.returns(), b.legal())
        and all(
            a.information_state(s) == b.information_state(s)
            and (a.tensor("information_state", s) == b.tensor("information_state", s)).all()
            for s in seats
        )
        and a.serialise() == b.serialise()
    )


# A journal, a text, a pickle and a copy are the state, wherever the game stands; so are those of a
# guess, which has no journal.
lots = random.Random(9)
for name in stolik.games():
    counts = next(one["players"] for one in stolik.schema()["games"] if one["game"] == name)
    for k in range(300):
        settings = {
            "players": lots.choice(counts),
            "offers": ("lean", "wide")[k % 2],
            "chance": ("drawn", "drawn", "explicit")[k % 3],
            "longest": (0, 40)[k % 2],
        }
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            state = stolik.game(name, **settings).new(k)
        for _ in range(lots.randrange(120)):
            if not state.done:
                state.apply(lots.choice(state.legal()))
        loaded = stolik.load(state.journal())
        assert equal(loaded, state), f"{name}: load(journal) is another state"
        if k % 10:
            continue
        for again in (
            copy.copy,
            copy.deepcopy,
            lambda s: pickle.loads(pickle.dumps(s)),
            lambda s: stolik.deserialise(s.serialise()),
        ):
            assert equal(again(state), state), f"{name}: a copy is another state"
            guess = state.guess(k % state.game.players, 2**64 - 1 - k)
            for further in range(3):
                for _ in range(4):
                    if not guess.done:
                        guess.apply(lots.choice(guess.legal()))
                twin = again(guess)
                assert equal(twin, guess), f"{name}: a copied guess is another world"
                if not twin.done:
                    chosen = lots.choice(twin.legal())
                    twin.apply(chosen)
                    guess.apply(chosen)
                    assert equal(twin, guess), f"{name}: a copied guess goes on otherwise"
                guess = guess.guess((k + further) % state.game.players, further)
            try:
                guess.journal()
                raise SystemExit("a guess had a journal")
            except stolik.Error:
                pass
        # What was played on elsewhere does not fit the remark any more, and is not taken for it.
        if not state.done and state.current_player >= 0:
            words = state.text(lots.choice(state.legal()))
            if words != "nothing":
                longer = state.journal() + f"{state.current_player} {words}\n"
                assert stolik.load(longer).journal().count("\n") == longer.count("\n")
    game = stolik.game(name, longest=77, oracle=True)
    for again in (copy.copy, copy.deepcopy, lambda g: pickle.loads(pickle.dumps(g))):
        twin = again(game)
        assert (
            twin == game
            and twin.new(3).journal() == game.new(3).journal()
            and twin.oracle
            and twin.max_length == 77
        )
    assert game != stolik.game(name) and len({game, twin}) == 1
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    stolik.game("triples", players=3)
    assert not caught
    stolik.game("triples", players=2)
    assert (
        len(caught) == 1
        and "who begins" in str(caught[0].message)
        and caught[0].filename == __file__
    )
fight = stolik.arena(stolik.games()[0], ("steady", "random"), deals=2)
assert fight["n"] == 2 and fight["mean"] > fight["fair_share"], fight
print("states: all games")
