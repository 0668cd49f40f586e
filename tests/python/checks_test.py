#!/usr/bin/env python3
"""Our checks over the Python interface: all games, all numbers of players; and a planted
environment is caught."""
import warnings

import numpy as np
import stolik
import stolik.checks

warnings.filterwarnings("ignore", "triples with two players")
SCHEMA = {one["game"]: one for one in stolik.schema()["games"]}
for name in stolik.games():
    for players in SCHEMA[name]["players"]:
        for chance in ("drawn", "explicit"):
            stolik.checks.check(
                stolik.game(name, players, chance=chance, longest=200),
                seed=players,
                look_every=83,
                most_looks=3,
            )
for players, sets in ((2, 2), (3, 2), (3, 3), (6, 2), (12, 4), (5, 11)):  # the small ones
    for chance in ("drawn", "explicit"):
        for variant in ("beginner", "advanced"):
            small = stolik.game(
                "triples", players, sets=sets, variant=variant, chance=chance, longest=200
            )
            assert small.num_actions == (players - 1) * 3 * sets + sets
            stolik.checks.check(small, seed=players, look_every=23, most_looks=3)


class Peeking:
    """A state whose eyes see the neighbour's cards."""

    def __init__(self, state, how):
        self._state, self._how = state, how

    def __getattr__(self, name):
        return getattr(self._state, name)

    def _next(self, seat):
        return (seat + 1) % self._state.game.players

    def guess(self, seat, seed):
        return Peeking(self._state.guess(seat, seed), self._how)

    def clone(self):
        return Peeking(self._state.clone(), self._how)

    def information_state(self, seat):
        own = self._state.information_state(seat)
        return own + str(self._state.view(self._next(seat))) if self._how == "words" else own

    def observation(self, seat):
        own = self._state.observation(seat)
        if self._how == "numbers":
            own = own.copy()
            other = self._state.observation(self._next(seat))
            _, shape, offset = self._state.game.layout()[0]  # the hand
            own[offset : offset + int(np.prod(shape))] += (
                2 * other[offset : offset + int(np.prod(shape))]
            )
        return own


for name in stolik.games():
    game = stolik.game(name)
    state = game.new(3)
    stolik.checks.check_secrets(game, Peeking(state, "not at all"), 1)
    for how in ("words", "numbers"):
        try:
            stolik.checks.check_secrets(game, Peeking(state, how), 1)
        except AssertionError as why:
            assert "secret" in str(why)
            continue
        raise SystemExit(
            f"{name}: an environment that shows another's card in {how} was not caught"
        )
print("checks: all games, all numbers of players")
