#!/usr/bin/env python3
"""Whatever comes in, a sentence comes out: numbers, words, seats, shapes, journals and paths that
nobody meant.

usage: hostile_test.py [ROUNDS]"""
import random
import sys
import threading

import numpy as np
import stolik

ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 40
lots = random.Random(4)
refused = 0


def expect_error(work, *kinds):
    """It is refused in words, or done; nothing else."""
    global refused
    try:
        work()
    except (stolik.Error, *kinds) as why:
        assert str(why)
        refused += 1


def damaged(text):
    text = list(text)
    for _ in range(lots.randint(1, 4)):
        at = lots.randrange(len(text) + 1)
        how = lots.randrange(4)
        if how == 0:
            text[at : at + lots.randint(1, 9)] = []
        elif how == 1:
            text.insert(
                at, chr(lots.choice((0, 10, 32, 34, 48, 59, 123, 125, 127, 233, 0x4E00, 0x1F600)))
            )
        elif how == 2 and at < len(text):
            text[at] = chr(lots.randrange(32, 127))
        else:
            text = text[:at] + text[at // 2 :]
    return "".join(text[:20_000])


some = stolik.game(stolik.games()[0]).new(1)
WRONG = (
    lambda: stolik.game("chess"),
    lambda: stolik.game(stolik.games()[0], 99),
    lambda: stolik.game(stolik.games()[0], -1),
    lambda: stolik.game(stolik.games()[0], no_such_option=1),
    lambda: stolik.game(stolik.games()[0], offers="all"),
    lambda: stolik.game(stolik.games()[0], chance="mine"),
    lambda: stolik.game(stolik.games()[0], longest=-1),
    lambda: stolik.game(stolik.games()[0], deck="none"),
    lambda: stolik.load(""),
    lambda: stolik.load("a\n{}\n"),
    lambda: stolik.load("a\n[]\n"),
    lambda: stolik.load('a\n{"game":1,"players":"x","options":{}}'),
    lambda: stolik.deserialise("{}"),
    lambda: stolik.deserialise("x\ny"),
    stolik.State,
    lambda: stolik.State.__new__(stolik.State).hash(),
    # A text that C would read to its middle is not taken for that half.
    lambda: stolik.game(stolik.games()[0] + "\0x"),
    lambda: stolik.game(stolik.games()[0], offers="lean\0"),
    lambda: some.apply(some.text(some.legal()[0]) + "\0 more"),
    lambda: some.action(some.text(some.legal()[0]) + "\0"),
    lambda: some.say(some.current_player, some.text(some.legal()[0]) + "\0"),
    lambda: some.bot("easy\0"),
    lambda: stolik.load(some.journal() + "\0"),
    lambda: some.apply("\ud800"),
    # A value of another type is refused in a sentence, too.
    lambda: some.game.new(seed=-1),
    lambda: some.game.new(seed=1 << 64),
    lambda: some.game.new(seed=1.5),
    lambda: some.game.new(seed="7"),
    lambda: some.game.new(deal=3),
    lambda: stolik.game(stolik.games()[0], players="4"),
    lambda: stolik.game(stolik.games()[0], players=2.0),
    lambda: stolik.game(stolik.games()[0], longest="long"),
    lambda: stolik.game(3),
    lambda: stolik.game(stolik.games()[0], offers=3),
    lambda: stolik.game(stolik.games()[0], deck={1, 2}),
    lambda: stolik.vector(stolik.games()[0], n=2, seed=-1),
    lambda: stolik.vector(stolik.games()[0], n="2"),
    lambda: stolik.vector(stolik.games()[0], n=2, threads=1.5),
    lambda: stolik.vector(stolik.games()[0], n=2).reset(-1),
    lambda: stolik.load(3),
    lambda: stolik.load(None),
    lambda: stolik.deserialise(3),
    lambda: stolik.deserialise("[]\nx"),
    lambda: some.game.load(3),
    lambda: some.clone(seed=-1),
    lambda: some.guess(0, -1),
    lambda: some.guess("0"),
    lambda: some.observation("0"),
    lambda: some.tensor(3, 0),
    lambda: some.mask("0"),
    lambda: some.view(1.5),
    lambda: some.say("0", "pass"),
    lambda: some.say(0, 3),
    lambda: some.text("x"),
    lambda: some.action(3),
    lambda: some.bot(3),
    lambda: stolik.bots(3).act(some),
    lambda: some.reseed(None),
    # Everything is shown on request alone, by whatever name.
    lambda: some.tensor("oracle", 0),
    lambda: some.oracle(0),
    lambda: some.position(),
    lambda: some.tell(1, -1),
    lambda: stolik.vector(stolik.games()[0], n=2, observe="oracle"),
    # What nothing stands behind is not made at all.
    lambda: stolik._stolik.Game.__new__(stolik._stolik.Game).describe(),
    lambda: stolik._stolik.Vector.__new__(stolik._stolik.Vector).reset(1),
    stolik._stolik.Game,
    stolik._stolik.Vector,
)
for number, wrong in enumerate(WRONG):
    before = refused
    expect_error(wrong)
    assert refused == before + 1, f"number {number} was not refused"

for name in stolik.games():
    for settings in ({}, {"offers": "wide"}, {"chance": "explicit"}):
        game = stolik.game(name, longest=300, **settings)
        state = game.new(1)
        for _ in range(ROUNDS):
            for _ in range(lots.randrange(25)):
                if state.done:
                    state = game.new(lots.randrange(1 << 40))
                state.apply(lots.choice(state.legal()))
            before = state.hash()
            legal = set(state.legal())
            for number in (
                -1,
                -5,
                game.num_actions,
                1 << 40,
                -(1 << 70),
                1 << 70,
                lots.randrange(game.num_actions),
                3.5,
                None,
                "",
                "x",
                b"y",
                [1],
                "\0",
                "ask 0",
                "deal",
                "play",
                "é" * 300,
            ):
                if not isinstance(number, int) or number not in legal:
                    expect_error(lambda: state.apply(number))
                    assert state.hash() == before, number
                expect_error(lambda: state.text(number))
                expect_error(lambda: state.action(number))
            for seat in (-1, -2, -9, game.players, 99, 1 << 20):
                expect_error(lambda: state.observation(seat))
                expect_error(lambda: state.information_state(seat))
                expect_error(lambda: state.mask(seat))
                expect_error(lambda: state.belief(seat))
                expect_error(lambda: state.guess(seat, 1))
                expect_error(lambda: state.view(seat))
                expect_error(lambda: state.say(seat, "pass"))
            assert state.hash() == before or seat is None
            expect_error(lambda: state.tensor("all", 0))
            expect_error(lambda: state.bot("clever"))
            expect_error(lambda: stolik.load(damaged(state.journal())))
            expect_error(lambda: stolik.deserialise(damaged(state.serialise())))
            lines = state.journal().split("\n")
            lines[2] = "# lab " + damaged(lines[2][6:]).replace("\n", "")
            taken = []
            expect_error(lambda: taken.append(stolik.load("\n".join(lines))))
            if taken and taken[0].current_player >= 0:  # whatever was taken up can be played on
                expect_error(lambda: taken[0].apply(taken[0].legal()[0]))
    v = stolik.vector(stolik.game(name, longest=200), n=8, observe="information_state")
    for _ in range(ROUNDS):
        actions = np.where(
            np.random.default_rng(lots.randrange(1 << 30)).random(8) < 0.8,
            v.sample(),
            lots.randrange(-(1 << 31), 1 << 31),
        ).astype(np.int64)
        expect_error(lambda: v.step(actions))
        expect_error(lambda: v.step(actions[:5]))
        expect_error(lambda: v.send(actions[:2], [lots.randrange(-3, 12), lots.randrange(-3, 12)]))
        while True:
            try:
                v.recv()
            except stolik.Error as why:
                if "Nothing was sent" in str(why):
                    break
    v.mask[:] = 77  # the arrays are the caller's: what they write there is never believed
    expect_error(lambda: v.sample())
    v.mask[:] = 0
    v.sample()
    v.reset(1)
    v.step(v.sample())
    # Several threads at one vector: each call is done whole, and refused or not. A bot thinks about
    # the state as it was when it was asked.
    state = stolik.game(name).new(1)

    def call_anything(order, v=v, state=state):
        for _ in range(ROUNDS):
            for work in order:
                try:
                    work(v, state)
                except stolik.Error:
                    pass

    works = [
        lambda v, _: v.step(v.sample()),
        lambda v, _: v.reset(2),
        lambda v, _: v.send(v.sample(), list(range(8))),
        lambda v, _: v.recv(),
        lambda _, state: state.apply(state.legal()[0]) if not state.done else None,
        lambda _, state: state.bot("easy"),
    ]
    threads = [
        threading.Thread(target=call_anything, args=(works[first:] + works[:first],))
        for first in range(len(works))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
assert refused > 20 * ROUNDS
print(f"hostile: {refused} refusals, each in words")
