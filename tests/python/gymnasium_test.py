#!/usr/bin/env python3
"""Many tables as a Gymnasium vector environment: Gymnasium's own checks and wrappers, its modes of
autoreset, opponents, copies. Skipped where Gymnasium is not installed."""
import copy
import pickle
import sys

import numpy as np
import stolik

try:
    import gymnasium
    from gymnasium.utils.env_checker import check_env, data_equivalence
    from gymnasium.vector import AutoresetMode, SyncVectorEnv
except ImportError as why:
    print(f"gymnasium: skipped, {why}")
    sys.exit(0)
import stolik.gymnasium

gymnasium.logger.min_level = gymnasium.logger.ERROR
rng = np.random.default_rng(1)


def any_of(masks):
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


def easiest(observations, masks, seats):
    assert len(observations) == len(masks) == len(seats) > 0 and (masks.sum(axis=1) > 0).all()
    return masks.argmax(axis=1)


class One(gymnasium.Env):
    """One table as an ordinary environment: what Gymnasium's checker and SyncVectorEnv take."""

    def __init__(self, name, **settings):
        self.env = stolik.gymnasium.VectorEnv(
            name, 1, autoreset_mode=AutoresetMode.DISABLED, **settings
        )
        self.observation_space, self.action_space = (
            self.env.single_observation_space,
            self.env.single_action_space,
        )

    def _first(self, infos):
        return {key: value[0] for key, value in infos.items() if not key.startswith("_")}

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        # Without a seed the next game of the row, as a vector has it.
        fresh = seed is not None or not self.env.np_random_seed or self.env.np_random_seed < 0
        looks, infos = (
            self.env.reset(seed=seed)
            if fresh
            else self.env.reset(options={"reset_mask": np.ones(1, bool)})
        )
        return looks[0], self._first(infos)

    def step(self, action):
        looks, rewards, ended, cut, infos = self.env.step(np.array([action]))
        return looks[0], float(rewards[0]), bool(ended[0]), bool(cut[0]), self._first(infos)


def plays_like_gymnasium(name, mode, **settings):
    """One table of ours and Gymnasium's SyncVectorEnv over the same table: the same rows, whenever
    it resets."""
    ours = stolik.gymnasium.VectorEnv(name, 1, autoreset_mode=mode, **settings)
    theirs = SyncVectorEnv([lambda: One(name, **settings)], autoreset_mode=mode)
    looks, infos = ours.reset(seed=7)
    assert (looks == theirs.reset(seed=7)[0]).all()
    ends = 0
    for _ in range(300):
        actions = any_of(infos["action_mask"])
        here, there = ours.step(actions), theirs.step(actions)
        for a, b in zip(here[:4], there[:4]):
            assert a.shape == b.shape and (a == b).all(), (name, mode)
        over = bool(here[2][0] or here[3][0])
        ends += over
        infos = here[4]
        if mode is AutoresetMode.SAME_STEP and over:
            assert (
                infos["_final_obs"][0]
                and (np.stack(infos["final_obs"])[0] == np.stack(there[4]["final_obs"])[0]).all()
            )
        if mode is AutoresetMode.DISABLED and over:
            infos = ours.reset(options={"reset_mask": np.ones(1, bool)})[1]
            theirs.reset(options={"reset_mask": np.ones(1, bool)})
    assert ends > 0, (name, mode)


for name in stolik.games():
    short = {"longest": 60}
    check_env(One(name, **short), skip_render_check=True)
    for mode in AutoresetMode:
        plays_like_gymnasium(name, mode, **short)
    for settings in (
        {},
        {"seat": 1, "opponents": "easy"},
        {"seat": None},
        {"opponents": easiest, "threads": 2},
        {"autoreset_mode": "SameStep", "seat": 1},
        {"observe": "information_state"},
    ):
        env = stolik.gymnasium.VectorEnv(name, 6, **short, **settings)
        looks, infos = env.reset(seed=3)
        again = stolik.gymnasium.VectorEnv(name, 6, **short, **settings)
        assert data_equivalence(
            (looks, infos), again.reset(seed=3)
        ), "the same seed is another game"
        ends, total = 0, 0.0
        for k in range(200):
            assert env.observation_space.contains(looks) and looks.dtype == np.uint8
            if settings.get("seat", 0) is not None:
                assert (infos["seat"] == settings.get("seat", 0)).all(), "somebody else is asked"
            if k == 50:
                twins = [copy.copy(env), copy.deepcopy(env)] + (
                    [pickle.loads(pickle.dumps(env))]
                    if settings.get("opponents") is not easiest
                    else []
                )
            actions = any_of(infos["action_mask"])
            looks, rewards, ended, cut, infos = told = env.step(actions)
            if 50 <= k < 80:
                for twin in twins:
                    assert data_equivalence(told, twin.step(actions)), "a copy goes on otherwise"
            assert (
                (rewards[~(ended | cut)] == 0).all()
                and rewards.shape == ended.shape == cut.shape == (6,)
                and not (ended & cut).any()
            )
            ends += int((ended | cut).sum())
        assert ends > 0
    # What a wrapper of Gymnasium's sees.
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(
        stolik.gymnasium.VectorEnv(name, 4, **short)
    )
    _, infos = env.reset(seed=1)
    episodes = 0
    for _ in range(150):
        _, _, ended, cut, infos = env.step(any_of(infos["action_mask"]))
        if "episode" in infos:
            episodes += int(infos["_episode"].sum())
            assert (infos["episode"]["l"][infos["_episode"]] > 0).all()
    assert episodes > 0
    # Without a mask: the game ends with -1 for the learner.
    env = stolik.gymnasium.VectorEnv(name, 3, **short)
    _, infos = env.reset(seed=1)
    actions = any_of(infos["action_mask"])
    actions[1] = np.flatnonzero(infos["action_mask"][1] == 0)[0]
    _, rewards, ended, cut, _ = env.step(actions)
    assert rewards[1] == -1 and ended[1] and not cut[1] and not ended[0]
    for wrong in (
        lambda: env.step([0]),
        lambda: env.step([0.5] * 3),
        lambda: env.step([0, -1, env.game.num_actions]),
        lambda: env.reset(seed=-1),
        lambda: env.reset(seed=[1, 2, 3]),
        lambda: env.reset(options={"reset_mask": [True] * 3}),
        lambda: stolik.gymnasium.VectorEnv(name, 3, seat=99),
        lambda: stolik.gymnasium.VectorEnv(name, 3, opponents="clever"),
        lambda: stolik.gymnasium.VectorEnv(name, 3, render_mode="human"),
        lambda: stolik.gymnasium.VectorEnv(name, "3"),
    ):
        try:
            wrong()
            raise SystemExit("something was not refused")
        except stolik.Error as why:
            assert str(why)
assert stolik.gymnasium.register() == stolik.gymnasium.register()
made = gymnasium.make_vec(f"stolik/{stolik.games()[0]}-v0", num_envs=5, seat=2)
assert (
    made.num_envs == 5
    and made.reset(seed=1)[0].shape == made.observation_space.shape
    and made.unwrapped.seat == 2
)
print(f"gymnasium {gymnasium.__version__}: all games")
