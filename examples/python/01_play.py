#!/usr/bin/env python3
"""A game from the deal to the end: whose word it is, what can be done, what a seat sees, who won.

usage: 01_play.py [--quick]"""
import random

import stolik

lots = random.Random(1)
for name in stolik.games():
    game = stolik.game(name)
    state = game.new(seed=7)
    print(f"\n{name}, {game.players} players, {game.num_actions} numbered actions")
    while not state.done:
        action = lots.choice(state.legal())
        if state.steps < 5:
            print(
                f"  seat {state.current_player}: {state.text(action)}   (number {action}, one of "
                f"{len(state.legal())})"
            )
        state.apply(action)
    print(
        f"  … {state.steps} steps; points {state.points()}, returns "
        f"{[round(r, 2) for r in state.returns()]}"
    )
    # The journal is the game: any program of Stolik can play it again.
    assert stolik.load(state.journal()).hash() == state.hash()
