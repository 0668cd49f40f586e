"""The games as PettingZoo environments: env() and raw_env() (AEC), parallel_env(). Needs pettingzoo
and gymnasium.

    from pettingzoo.test import api_test
    api_test(stolik.pettingzoo.env(name), num_cycles=1000)

Agents are player_0 …; an observation is {"observation", "action_mask"}. The mask of a seat that is
not asked is all noughts. In the parallel environment everybody answers at once, only who is asked
is heard, and infos[agent]["asked"] says who that is.

An illegal action ends the game with -1 for who erred and nothing for the others, in env() and in
parallel_env(); raw_env() raises stolik.Error and stays as it is."""
from __future__ import annotations

import copy

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

import stolik
from stolik._stolik import pick as _pick

_ILLEGAL = -1.0
_MODES = ("human", "ansi")


def env(name: str, **settings):
    """The AEC environment with PettingZoo's usual guards around it."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(
            wrappers.TerminateIllegalWrapper(raw_env(name, **settings), _ILLEGAL)
        )
    )


class Actions(gymnasium.spaces.Discrete):
    """Discrete, with a sample(mask) that costs what drawing a number costs."""

    def __init__(self, n: int):
        super().__init__(n)
        self._count = n

    def sample(self, mask=None, probability=None):
        if mask is not None and probability is None:
            chosen = _pick(mask, self._count, self.np_random.random())
            if chosen >= 0:
                return chosen
        return super().sample(mask, probability)


class _Common:
    """What both kinds share: spaces, and the state behind them."""

    def _set_up(self, name, render_mode, observe, settings):
        if render_mode is not None and render_mode not in _MODES:
            raise stolik.Error(
                f"render_mode: {', '.join(_MODES)} or None is expected, not {render_mode!r}"
            )
        self.game = stolik.game(name, **settings)
        self.metadata = {
            "name": f"stolik_{name.replace('-', '_')}{'_oracle' if self.game.oracle else ''}_v0",
            "render_modes": list(_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self._observe = "oracle" if self.game.oracle else observe
        size, actions = self.game.size(self._observe), self.game.num_actions
        self._kind = stolik._TENSORS.index(self._observe)
        self.possible_agents = [f"player_{i}" for i in range(self.game.players)]
        self._number = {agent: i for i, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Actions(actions) for agent in self.possible_agents}
        self._lots = np.random.SeedSequence().entropy & (2**62 - 1)
        self._state = None

    def observation_space(self, agent):
        return self.observation_spaces[agent]

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
        return self._state._look(self._kind, seat)

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

    def __copy__(self):
        # What changes in an environment belongs to it alone: a shallow copy would play in the
        # original.
        return copy.deepcopy(self)

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
        self._skip_agent_selection = None
        self._go_on(self._state.current_player)

    def observe(self, agent):
        return self._state._look(self._kind, self._number[agent])

    # As AECEnv has it, with one call less.
    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self._state._look(self._kind, self._number[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        if self._over:
            return self._was_dead_step(action)
        self._go_on(self._state._step(action))
        if self.render_mode == "human":
            self.render()
        return None

    @property
    def _over(self):
        # Also where a wrapper ended it: all agents end together.
        agent = self.agent_selection
        return self.terminations[agent] or self.truncations[agent]

    def _go_on(self, seat):
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            return
        self.agent_selection = self.agents[0]
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

    def _told(self, agents):
        asked = self._state.current_player
        return (
            {agent: self._look(self._number[agent]) for agent in agents},
            {agent: {"asked": self._number[agent] == asked} for agent in agents},
        )

    def reset(self, seed=None, options=None):
        self._deal(seed)
        self.agents = self.possible_agents[:]
        return self._told(self.agents)

    def step(self, actions):
        agents = self.agents
        if not agents:
            return {}, {}, {}, {}, {}
        asked = self.possible_agents[self._state.current_player]
        if asked not in actions:
            raise stolik.Error(
                f"{asked} is asked and gives no action (there are some of: "
                f"{', '.join(map(str, actions)) or 'nobody'})."
            )
        if not isinstance(actions[asked], (int, np.integer)):
            raise stolik.Error(
                f"{asked}: the number of an action is expected, not {actions[asked]!r}."
            )
        try:
            self._state.apply(actions[asked])
            done, cut, returns, erred = (
                self._state.done,
                self._state.truncated,
                self._state.returns(),
                None,
            )
        except stolik.Error as why:
            # As PettingZoo's TerminateIllegalWrapper does around env().
            done = cut = True
            returns, erred = [_ILLEGAL if agent == asked else 0.0 for agent in agents], str(why)
        looks, infos = self._told(agents)
        if erred:
            infos[asked]["illegal"] = erred
        if done:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            looks,
            dict(zip(agents, map(float, returns))),
            dict.fromkeys(agents, done and (not cut or erred is not None)),
            dict.fromkeys(agents, cut),
            infos,
        )
