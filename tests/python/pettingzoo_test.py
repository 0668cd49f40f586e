#!/usr/bin/env python3
"""The games as PettingZoo environments: PettingZoo's own tests, copies and pickles, illegal
actions. Skipped where it is not installed."""
import contextlib
import copy
import io
import pickle
import sys
import warnings

import numpy as np
import stolik

try:
    import gymnasium
    import pettingzoo.test
except ImportError as why:
    print(f"pettingzoo: skipped, {why}")
    sys.exit(0)
import stolik.pettingzoo as games

warnings.simplefilter("ignore")
gymnasium.logger.min_level = gymnasium.logger.ERROR
SCHEMA = {one["game"]: one for one in stolik.schema()["games"]}


def set_ups():
    """Every game with its fewest, usual and most players, each of its choices once, and settings of
    the environment."""
    for name, one in SCHEMA.items():
        usual = stolik.game(name).players
        for players in sorted({min(one["players"]), usual, max(one["players"])}):
            yield name, {"players": players}
        for option in one["options"]:
            domain = next((d for d in option["when"] if usual in d["players"]), {})
            if option["kind"] not in ("seat", "deck"):
                for value in domain.get("values") or []:
                    yield name, {option["name"]: value}
        yield name, {"observe": "information_state", "longest": 60}
        yield name, {"oracle": True}
        yield name, {"offers": "wide"}


def same(a, b):
    return gymnasium.utils.env_checker.data_equivalence(a, b)


def aec_copies(env, again):
    """A copy in mid-game goes on like the original, and apart from it."""
    env.reset(seed=5)
    for agent in env.agents:
        env.action_space(agent).seed(5)
    for agent in env.agent_iter(4):
        env.step(env.action_space(agent).sample(env.last()[0]["action_mask"]))
    twin = again(env)
    turns = 0
    for agent in env.agent_iter(60):
        assert twin.agent_selection == agent and same(env.last(), twin.last())
        look, _, ended, cut, _ = env.last()
        chosen = env.action_space(agent).sample(look["action_mask"]), twin.action_space(
            agent
        ).sample(look["action_mask"])
        assert chosen[0] == chosen[1], "a copied space draws other actions"
        for one in (env, twin):
            one.step(None if ended or cut else chosen[0])
        turns += 1
    assert turns > 0
    before, chosen = twin.agents[:], twin.agent_selection
    env.reset(seed=6)
    assert (twin.agents, twin.agent_selection) == (
        before,
        chosen,
    ), "a copy was reset with its original"


def parallel_copies(env, again):
    looks, infos = env.reset(seed=5)
    for _ in range(60):
        if not env.agents:
            break
        twin = again(env)
        actions = {
            agent: env.action_space(agent).sample(looks[agent]["action_mask"])
            for agent in env.agents
        }
        before, after = env.step(actions), twin.step(actions)
        assert same(before, after)
        looks = before[0]


def parallel_promises(make):
    env = make()
    looks, infos = env.reset(seed=3)
    asked = [agent for agent in env.agents if infos[agent]["asked"]]
    assert len(asked) == 1
    for agent in env.agents:
        assert looks[agent]["action_mask"].any() == (agent in asked), "a mask of who is not asked"
        assert env.observation_space(agent).contains(looks[agent])
    others = {agent: 0 for agent in env.agents if agent not in asked}
    for wrong in (
        others,
        {**others, asked[0]: None},
        {**others, asked[0]: "spin"},
        {**others, asked[0]: 1.5},
    ):
        try:
            env.step(wrong)
            raise SystemExit(f"taken: {wrong}")
        except stolik.Error as why:
            assert asked[0] in str(why), why
    illegal = int(np.flatnonzero(looks[asked[0]]["action_mask"] == 0)[0])
    _, rewards, ended, cut, infos = env.step({**others, asked[0]: illegal})
    assert (
        rewards == {agent: -1.0 if agent in asked else 0.0 for agent in rewards}
        and all(ended.values())
        and not env.agents
    )
    assert infos[asked[0]]["illegal"]
    for mode in ("rgb_array", "text", 3):
        for maker in (games.raw_env, games.env, games.parallel_env):
            try:
                maker(stolik.games()[0], render_mode=mode)
                raise SystemExit(f"render_mode {mode} was taken")
            except stolik.Error as why:
                assert "render_mode" in str(why)


def spaces():
    """A sample with a mask is uniform over what the mask allows, as Gymnasium promises, and follows
    the seed."""
    space = games.Actions(300)
    mask = np.zeros(300, np.int8)
    mask[[3, 150, 299]] = 1
    space.seed(1)
    first = [space.sample(mask) for _ in range(3000)]
    space.seed(1)
    assert first == [space.sample(mask) for _ in range(3000)] and set(first) == {3, 150, 299}
    assert all(abs(first.count(one) - 1000) < 150 for one in set(first))
    assert (
        space.sample(np.zeros(300, np.int8)) == 0
        and space.contains(space.sample())
        and space == gymnasium.spaces.Discrete(300)
    )
    for wrong in (
        np.zeros(299, np.int8),
        np.zeros(300, np.int64),
        np.full(300, 2, np.int8),
        [0] * 300,
    ):
        try:
            space.sample(wrong)
            raise SystemExit("a wrong mask was taken")
        except AssertionError:
            pass


spaces()
count = 0
for name, settings in set_ups():

    def aec(**more):
        return games.env(name, **settings, **more)

    def raw(**more):
        return games.raw_env(name, **settings, **more)

    def parallel(**more):
        return games.parallel_env(name, **settings, **more)

    with contextlib.redirect_stdout(io.StringIO()):
        pettingzoo.test.api_test(aec(), num_cycles=100)
        pettingzoo.test.api_test(raw(), num_cycles=100)
        pettingzoo.test.seed_test(aec, num_cycles=30)
        pettingzoo.test.seed_test(raw, num_cycles=30)
        pettingzoo.test.parallel_api_test(parallel(), num_cycles=60)
        pettingzoo.test.parallel_seed_test(parallel, num_cycles=30)
        pettingzoo.test.render_test(aec)
    for again in (copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))):
        aec_copies(aec(), again)
        aec_copies(raw(), again)
        parallel_copies(parallel(), again)
    aec_copies(raw(), copy.copy)
    parallel_copies(parallel(), copy.copy)
    parallel_promises(parallel)
    count += 1
assert count >= 20
print(f"pettingzoo {pettingzoo.__version__}: {count} set-ups")
