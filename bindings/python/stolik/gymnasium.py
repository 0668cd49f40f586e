"""Many tables at once as a gymnasium.vector.VectorEnv: one seat learns, the others are played.
Needs gymnasium.

    env = stolik.gymnasium.VectorEnv(name, num_envs=1024, seat=0, opponents="easy", players=4)
    observations, infos = env.reset(seed=1)
    observations, rewards, terminations, truncations, infos = env.step(actions)

infos["action_mask"] says what is legal. An episode is a game; the reward comes at its end
(State.returns()). An illegal action ends it with -1, as in stolik.pettingzoo. A game that ends
before the learner was asked at all is no episode; `skipped` counts them."""
from __future__ import annotations

import copy

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

import stolik

_LEVELS = tuple(stolik.schema()["levels"])
_ILLEGAL = -1.0


class VectorEnv(gymnasium.vector.VectorEnv):
    """`seat` learns, or with None whoever is asked (self-play: infos["seat"] says who,
    infos["rewards"] has all rewards). `opponents` is "random", a level of the bots, or a function
    of (observations, masks, seats) of the tables where it is asked that returns their actions. In
    NEXT_STEP (the default mode of autoreset) the step after an end takes any action, and its mask
    is all ones. Further arguments go to stolik.game()."""

    def __init__(
        self,
        game,
        num_envs: int = 64,
        *,
        seat: int | None = 0,
        opponents="random",
        threads: int = 1,
        observe: str = "observation",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: None = None,
        **settings,
    ):
        if render_mode is not None:
            raise stolik.Error(
                f"render_mode: nothing is drawn here, so None is expected, not {render_mode!r}"
            )
        if not callable(opponents) and opponents not in ("random", *_LEVELS):
            raise stolik.Error(
                f"opponents: random, {', '.join(_LEVELS)} or a function is expected, not "
                f"{opponents!r}"
            )
        self.game = game if isinstance(game, stolik.Game) else stolik.game(game, **settings)
        if seat is not None and not 0 <= stolik._whole("seat", seat) < self.game.players:
            raise stolik.Error(
                f"seat: a number from 0 to {self.game.players - 1} or None is expected, not "
                f"{seat!r}"
            )
        self.seat, self.opponents, self.skipped = seat, opponents, 0
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.render_mode = None
        self._v = stolik.Vector(
            self.game,
            num_envs,
            threads,
            0,
            observe,
            False,
            opponents in _LEVELS if isinstance(opponents, str) else False,
            True,
        )
        self.num_envs = self._v.n
        self.single_observation_space = gymnasium.spaces.Box(
            0, 255, (self.game.size(observe),), np.uint8
        )
        self.single_action_space = gymnasium.spaces.Discrete(self.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._ended = np.zeros(self.num_envs, bool)  # and not begun anew before the learner's eyes

    @property
    def vector(self) -> stolik.Vector:
        """The tables behind it. They go on when this steps; look, and do not step them."""
        return self._v

    def __copy__(self):
        return copy.deepcopy(self)

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """New games everywhere, or with options={"reset_mask": …} at some tables. One seed is for
        all tables."""
        if seed is not None and (
            isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or seed < 0
        ):
            raise stolik.Error(f"seed: one whole number for all tables is expected, not {seed!r}")
        super().reset(seed=None if seed is None else int(seed))
        chosen = (options or {}).get("reset_mask")
        if chosen is None:
            self._v.reset(int(self.np_random.integers(2**63)))
            self._ended[:] = False
        else:
            if (
                not isinstance(chosen, np.ndarray)
                or chosen.dtype != bool
                or chosen.shape != (self.num_envs,)
                or not chosen.any()
            ):
                raise stolik.Error(
                    f"reset_mask: {self.num_envs} booleans are expected, at least one of them true"
                )
            if seed is not None:
                raise stolik.Error("seed: is for all tables, so it does not go with a reset_mask")
            self._v.give_up(
                np.flatnonzero(chosen & ~self._ended)
            )  # where a game ended the next one lies there already
            self._ended &= ~chosen
        self._play_others(np.ones(self.num_envs, bool), None)
        observations, infos = self._told()
        return observations, infos

    def step(self, actions):
        """The learner acts at every table, then the others until it is asked again."""
        v, n = self._v, self.num_envs
        actions = np.asarray(actions)
        if actions.shape != (n,) or actions.dtype.kind not in "iu":
            raise stolik.Error(f"actions: {n} whole numbers are expected")
        if self.autoreset_mode is AutoresetMode.DISABLED and self._ended.any():
            raise stolik.Error(
                f"Table {int(np.flatnonzero(self._ended)[0])} ended: reset it with "
                f"options={{'reset_mask': …}}"
            )
        acting = ~self._ended
        ids = np.flatnonzero(acting)
        if ((actions[ids] < 0) | (actions[ids] >= self.game.num_actions)).any():
            raise stolik.Error(
                f"actions: numbers from 0 to {self.game.num_actions - 1} are expected"
            )
        found = {
            "rewards": np.zeros((n, self.game.players), np.float32),
            "ended": np.zeros(n, bool),
            "cut": np.zeros(n, bool),
            "last": np.zeros_like(v.last),
        }
        actors = v.seat.copy()
        v.viewer[:] = actors
        legal = v.mask[ids, actions[ids]] == 1
        wrong, right = ids[~legal], ids[legal]
        if wrong.size:
            v.give_up(wrong)
            self._note(wrong, found)
            found["cut"][wrong] = False
            found["rewards"][wrong, actors[wrong]] = _ILLEGAL
        if right.size:
            v.send(actions[right], right)
            v.recv()
            self._note(right[v.done[right] == 1], found)
        self._play_others(~acting, found)
        ended, cut = found["ended"], found["cut"]
        self._ended = (
            ended.copy()
            if self.autoreset_mode is not AutoresetMode.SAME_STEP
            else np.zeros(n, bool)
        )
        observations, infos = self._told()
        if self.autoreset_mode is AutoresetMode.SAME_STEP:
            if ended.any():
                infos |= {
                    "final_obs": found["last"],
                    "_final_obs": ended.copy(),
                    "final_info": {},
                    "_final_info": ended.copy(),
                }
        else:
            observations[ended] = found["last"][ended]
            infos["action_mask"][ended] = 1
        if self.seat is None:
            infos |= {"rewards": found["rewards"], "_rewards": np.ones(n, bool)}
        rewards = found["rewards"][np.arange(n), actors].astype(np.float64)
        return observations, rewards, ended & ~cut, cut, infos

    def _note(self, ids, found):
        """The end of the games at these tables, as the learner sees it."""
        v = self._v
        found["ended"][ids] = True
        found["cut"][ids] = v.truncated[ids] == 1
        found["rewards"][ids] = v.reward[ids]
        found["last"][ids] = v.last[ids]

    def _play_others(self, new, found):
        """The other seats, until the learner is asked everywhere; `new`: tables whose last end was
        reported already."""
        if self.seat is None:
            return
        v = self._v
        v.viewer[:] = self.seat
        while True:
            ids = np.flatnonzero(v.seat != self.seat)
            if not ids.size:
                return
            if isinstance(self.opponents, str) and self.opponents != "random":
                v.bots(self.opponents, ids)
            else:
                v.send(
                    v.sample()[ids]
                    if self.opponents == "random"
                    else self.opponents(v.observation[ids], v.mask[ids], v.seat[ids]),
                    ids,
                )
                v.recv()
            over = ids[v.done[ids] == 1]
            told = new[over] if found is None else new[over] | found["ended"][over]
            self.skipped += int(told.sum())
            if found is not None:
                self._note(over[~told], found)

    def _told(self):
        every = np.ones(self.num_envs, bool)
        return self._v.observation.copy(), {
            "action_mask": self._v.mask.copy(),
            "_action_mask": every,
            "seat": self._v.seat.copy(),
            "_seat": every.copy(),
        }


def register() -> list[str]:
    """Names for gymnasium.make_vec("stolik/NAME-v0", num_envs=…, …)."""
    names = [f"stolik/{name}-v0" for name in stolik.games()]
    for name, game in zip(names, stolik.games()):
        if name not in gymnasium.registry:
            gymnasium.register(
                name, vector_entry_point="stolik.gymnasium:VectorEnv", kwargs={"game": game}
            )
    return names
