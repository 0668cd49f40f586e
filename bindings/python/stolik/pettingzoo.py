"""The games as PettingZoo environments: env() and raw_env() (AEC), parallel_env(). Needs pettingzoo
and gymnasium.

    from pettingzoo.test import api_test
    api_test(stolik.pettingzoo.env(name), num_cycles=1000)

Agents are player_0 …; an observation is {"observation", "action_mask"}. In the parallel environment
everybody answers at once, and only who is asked is heard.
"""
from __future__ import annotations

import functools

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

import stolik


def env(name: str, **settings):
    """The AEC environment with PettingZoo's usual guards around it."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(
            wrappers.TerminateIllegalWrapper(raw_env(name, **settings), -1)
        )
    )


class _Common:
    """What both kinds share: spaces, and the state behind them."""

    def _set_up(self, name, render_mode, observe, settings):
        self.game = stolik.game(name, **settings)
        self.metadata = {
            "name": f"stolik_{name.replace('-', '_')}{'_oracle' if self.game.oracle else ''}_v0",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self._observe = "oracle" if self.game.oracle else observe
        self.possible_agents = [f"player_{i}" for i in range(self.game.players)]
        self._number = {agent: i for i, agent in enumerate(self.possible_agents)}
        size, actions = self.game.size(self._observe), self.game.num_actions
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents
        }
        self._lots = np.random.SeedSequence().entropy & (2**62 - 1)
        self._state = None

    @functools.lru_cache(
        maxsize=None
    )  # noqa: B019 - one space for each agent, always the same object
    def observation_space(self, agent):
        return self.observation_spaces[agent]

    @functools.lru_cache(maxsize=None)  # noqa: B019
    def action_space(self, agent):
        return self.action_spaces[agent]

    def _deal(self, seed):
        # Without a seed the next game of the same row: a row is told by its first seed.
        self._lots = (
            (self._lots * 6364136223846793005 + 1442695040888963407) % 2**62
            if seed is None
            else int(seed)
        )
        self._state = self.game.new(self._lots)

    def _look(self, seat):
        return {
            "observation": self._state.tensor(self._observe, seat, True),
            "action_mask": self._state.mask(seat),
        }

    def render(self):
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render_mode.")
            return None
        text = "\n".join(
            f"{key}: {value}" for key, value in self._state.view().items() if key != "options"
        )
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self):
        pass

    @property
    def stolik_state(self):
        """The stolik.State behind it."""
        return self._state


class raw_env(_Common, AECEnv):
    """One agent after another, as the rules ask them."""

    def __init__(
        self, name: str, render_mode: str | None = None, observe: str = "observation", **settings
    ):
        AECEnv.__init__(self)
        self._set_up(name, render_mode, observe, settings)

    def reset(self, seed=None, options=None):
        self._deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._ended = False
        self._skip_agent_selection = None
        self._go_on()

    def observe(self, agent):
        return self._look(self._number[agent])

    def step(self, action):
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            return self._was_dead_step(action)
        if self._ended:
            return None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._state.apply(action)
        if self._state.done:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._state.current_player]
        if self.render_mode == "human":
            self.render()
        return None

    def _go_on(self):
        if self._state.done:
            self.agent_selection = self.agents[0]
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._state.current_player]

    def _end(self):
        self._ended = True
        cut = self._state.truncated
        self.rewards = dict(zip(self.agents, map(float, self._state.returns())))
        self.terminations = dict.fromkeys(self.agents, not cut)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()
        self._deads_step_first()


class parallel_env(_Common, ParallelEnv):
    """Everybody answers; who is asked is heard."""

    def __init__(
        self, name: str, render_mode: str | None = None, observe: str = "observation", **settings
    ):
        self._set_up(name, render_mode, observe, settings)
        self.metadata = {**self.metadata, "is_parallelizable": True}
        self.agents = []

    def _all(self):
        # Who is not asked may give any number: it is not looked at.
        looks = {agent: self._look(self._number[agent]) for agent in self.agents}
        for agent, look in looks.items():
            if not look["action_mask"].any():
                look["action_mask"][:] = 1
        return looks

    def reset(self, seed=None, options=None):
        self._deal(seed)
        self.agents = self.possible_agents[:]
        return self._all(), {agent: {} for agent in self.agents}

    def step(self, actions):
        agents = self.agents
        if not agents:
            return {}, {}, {}, {}, {}
        self._state.apply(actions[self.possible_agents[self._state.current_player]])
        done, cut = self._state.done, self._state.truncated
        looks = self._all()
        rewards = dict(
            zip(agents, map(float, self._state.returns() if done else [0.0] * len(agents)))
        )
        if done:
            self.agents = []
        return (
            looks,
            rewards,
            dict.fromkeys(agents, done and not cut),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )
