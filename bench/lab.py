#!/usr/bin/env python3
"""`./stolik bench lab`: the Python module on one core, beside what was asked of it. Processor time,
the best of several parts.

usage: lab.py [--seconds S]"""
import argparse
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import numpy as np
import stolik

parser = argparse.ArgumentParser()
parser.add_argument("--seconds", type=float, default=1.5, help="for each figure")
SECONDS = parser.parse_args().seconds
ROOT = pathlib.Path(__file__).resolve().parent.parent
missed = 0


def best(work, parts=5, clock=time.process_time):
    """Of work(), which says how much it did: so much per second, the best of some parts, since what
    disturbs only slows down."""
    most = 0.0
    for _ in range(parts):
        begin, done = clock(), 0
        while clock() - begin < SECONDS / parts:
            done += work()
        most = max(most, done / (clock() - begin))
    return most


def told(what, value, unit, asked, smaller=False):
    global missed
    ok = asked is None or (value <= asked if smaller else value >= asked)
    missed += not ok
    goal = "" if asked is None else f"asked {'≤' if smaller else '≥'} {asked:,}"
    print(f"{what:66} {value:>14,.2f} {unit:10} {goal} {'' if ok else 'MISSED'}")


importing = min(
    float(
        subprocess.run(
            [
                sys.executable,
                "-c",
                "import time; t=time.perf_counter(); import stolik; print(time.perf_counter()-t)",
            ],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    )
    for _ in range(5)
)
told("import stolik", 1000 * importing, "ms", 100, True)
with tempfile.TemporaryDirectory() as folder:
    wheel = subprocess.run(
        [
            sys.executable,
            str(ROOT / "tools/wheel.py"),
            "make",
            str(pathlib.Path(stolik.__file__).parent),
            folder,
            "0",
        ],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    told("the wheel", pathlib.Path(wheel).stat().st_size / 1e6, "MB", 3, True)


def one_table(game):
    rng = np.random.default_rng(1)
    state = game.new(1)
    seed = 1

    def turns():
        nonlocal state, seed
        for _ in range(200):
            if state.done:
                seed += 1
                state = game.new(seed)
            seat = state.current_player
            mask = state.mask(seat)
            state.tensor("observation", seat, True)
            legal = mask.nonzero()[0]
            state.apply(legal[int(rng_number() * len(legal))])
        return 200

    numbers = rng.random(4096).tolist()
    at = 0

    def rng_number():
        nonlocal at
        at = (at + 1) % 4096
        return numbers[at]

    return turns


NAMES = stolik.games()[:3]
for name in NAMES:
    told(
        f"{name}: State, mask, observation and a step",
        best(one_table(stolik.game(name))),
        "turns/s",
        150_000,
    )
try:
    import gymnasium
    import stolik.pettingzoo
    from pettingzoo import AECEnv
except ImportError as why:
    print(f"({why}: PettingZoo's figures are left out)")
else:

    class Empty(AECEnv):
        """An environment that does nothing, with the spaces of another: what PettingZoo's loop
        itself costs."""

        def __init__(self, like, space):
            like.reset(seed=1)
            self.agents = self.possible_agents = like.possible_agents
            self._look, self._space, self._left = like.last()[0], space(like.game.num_actions), 0
            self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
            self.terminations = self.truncations = dict.fromkeys(self.agents, False)
            self.infos = {agent: {} for agent in self.agents}

        def action_space(self, agent):
            return self._space

        def observe(self, agent):
            return self._look

        def reset(self, seed=None, options=None):
            self._left, self.agents, self.agent_selection = (
                200,
                self.possible_agents,
                self.possible_agents[0],
            )

        def step(self, action):
            self._left -= 1
            if self._left == 0:
                self.agents = []

    def through(env):
        def turns():
            env.reset(seed=1)
            done = 0
            for agent in env.agent_iter():
                look, _, ended, cut, _ = env.last()
                env.step(
                    None if ended or cut else env.action_space(agent).sample(look["action_mask"])
                )
                done += 1
            return done

        return turns

    try:
        from pettingzoo.classic import connect_four_v3

        told(
            "PettingZoo's connect_four, raw AEC",
            best(through(connect_four_v3.raw_env())),
            "turns/s",
            None,
        )
    except ImportError as why:
        print(f"({why}: PettingZoo's connect_four is left out)")
    for name in NAMES:
        raw = stolik.pettingzoo.raw_env(name)
        told(
            f"{name}: raw AEC, agent_iter, last, sample and step",
            best(through(raw)),
            "turns/s",
            150_000,
        )
        for what, space in (
            ("Gymnasium's", gymnasium.spaces.Discrete),
            ("our", stolik.pettingzoo.Actions),
        ):
            told(
                f"{name}: the same loop, an empty environment, {what} sample",
                best(through(Empty(raw, space))),
                "turns/s",
                None,
            )
        told(
            f"{name}: env(), with PettingZoo's guards",
            best(through(stolik.pettingzoo.env(name))),
            "turns/s",
            None,
        )


def stepping(v, clock):
    """Steps of all tables, and a clock that leaves out what sampling legal actions takes."""
    spent = [0.0]

    def steps():
        begin = clock()
        actions = v.sample()
        spent[0] += clock() - begin
        v.step(actions)
        return v.n

    for _ in range(30):
        steps()
    return steps, lambda: clock() - spent[0]


def side_by_side(vectors):
    """What the machine itself gives: as many processes, none knowing of the others, each with its
    own tables; their rates added."""
    pipes = []
    for v in vectors:
        reads, writes = os.pipe()
        child = os.fork()
        if child == 0:
            work, clock = stepping(v, time.perf_counter)
            os.write(writes, str(best(work, 1, clock)).encode())
            os._exit(0)
        os.close(writes)
        pipes.append((child, reads))
    rate = 0.0
    for child, reads in pipes:
        rate += float(os.read(reads, 64))
        os.close(reads)
        os.waitpid(child, 0)
    return rate


ASKED = ((5e6, 2.5e6, 0.3e6), (5e6, 1.5e6, None), (2e6, 1e6, None))
for name, asked in zip(NAMES, ASKED):
    for what, settings, goal in (
        ("masks", {}, asked[0]),
        ("masks and observations", {"observe": "observation"}, asked[1]),
        ("masks and exact beliefs", {"belief": True}, asked[2]),
    ):
        steps, clock = stepping(stolik.vector(name, n=4096, seed=1, **settings), time.process_time)
        told(
            f"{name}: vector of 4,096, {what}, step() alone",
            best(steps, clock=clock),
            "steps/s",
            goal,
        )
        told(f"{name}: the same, sample() and step()", best(steps), "steps/s", None)
    # By the clock on the wall, in turns: whatever else the machine does then falls on all.
    one, two = (
        stepping(stolik.vector(name, n=4096, threads=threads, seed=1), time.perf_counter)
        for threads in (1, 2)
    )
    halves = [stolik.vector(name, n=2048, seed=seed) for seed in (1, 2)]
    rates = [
        [best(work, 1, clock) for work, clock in (one, two)] + [side_by_side(halves)]
        for _ in range(5)
    ]
    alone, shared, apart = (max(column) for column in zip(*rates))
    told(f"{name}: two threads beside one, by the clock", shared / alone, "times", 1.8)
    told(
        f"{name}: two processes beside one, with half the tables each", apart / alone, "times", None
    )
for name in NAMES:
    game = stolik.game(name)
    state = game.new(1)
    lots = np.random.default_rng(2)
    for _ in range(25):
        if not state.done:
            state.apply(int(lots.choice(state.legal())))
    seed = 0

    def guesses(state=state):
        global seed
        for _ in range(100):
            seed += 1
            state.guess(0, seed)
        return 100

    told(f"{name}: a guess from Python", 1e6 / best(guesses), "µs", None)
print(f"{missed} missed" if missed else "all reached")
