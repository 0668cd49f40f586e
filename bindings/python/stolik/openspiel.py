"""The games in OpenSpiel, where pyspiel is installed.

    import stolik.openspiel
    stolik.openspiel.register()
    game = pyspiel.load_game("python_stolik_NAME(players=4)")     # - in a name is written _

Sequential, chance explicit, zero-sum in all (returns are shares of the win less an even share).
Options of the games other than the number of players are their usual ones.
"""
from __future__ import annotations

import numpy as np
import pyspiel

import stolik

_registered = {}


def register() -> list[str]:
    """Registers every game of stolik; their names for pyspiel.load_game."""
    for one in stolik.schema()["games"]:
        name = "python_stolik_" + one["game"].replace("-", "_")
        if name not in _registered:
            _registered[name] = _make(name, one["game"], one["players"])
            pyspiel.register_game(_registered[name].kind, _registered[name])
    return list(_registered)


def _make(short_name, name, counts):
    usual = stolik.game(name).players
    kind = pyspiel.GameType(
        short_name=short_name,
        long_name=f"Stolik: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": usual, "longest": 0},
    )

    class StolikGame(pyspiel.Game):
        def __init__(self, params=None):
            params = params or {}
            self.stolik = stolik.game(
                name,
                params.get("players", usual),
                chance="explicit",
                longest=params.get("longest", 0),
            )
            inner = self.stolik
            super().__init__(
                kind,
                pyspiel.GameInfo(
                    num_distinct_actions=inner.num_actions,
                    max_chance_outcomes=inner.max_outcomes,
                    num_players=inner.players,
                    min_utility=inner.min_return,
                    max_utility=inner.max_return,
                    utility_sum=0.0,
                    max_game_length=inner.max_length,
                ),
                params,
            )

        def new_initial_state(self):
            return _State(self, self.stolik.new())

        def make_py_observer(self, iig_obs_type=None, params=None):
            private = getattr(pyspiel, "PrivateInfoType", None)
            if (
                iig_obs_type is not None
                and private is not None
                and iig_obs_type.private_info != private.SINGLE_PLAYER
            ):
                return None
            return _Observer(
                self.stolik, bool(iig_obs_type is not None and iig_obs_type.perfect_recall)
            )

    StolikGame.kind = kind
    StolikGame.__name__ = short_name
    return StolikGame


class _State(pyspiel.State):
    def __init__(self, game, state):
        super().__init__(game)
        self.stolik = state

    def current_player(self):
        at = self.stolik.current_player
        return (
            pyspiel.PlayerId.TERMINAL
            if at == stolik.OVER
            else pyspiel.PlayerId.CHANCE
            if at == stolik.CHANCE
            else at
        )

    def _legal_actions(self, player):
        return self.stolik.legal() if player == self.stolik.current_player else []

    def chance_outcomes(self):
        return self.stolik.outcomes()

    def _apply_action(self, action):
        self.stolik.apply(action)

    def _action_to_string(self, player, action):
        return self.stolik.text(action)

    def is_terminal(self):
        return self.stolik.done

    def returns(self):
        return [float(one) for one in self.stolik.returns()]

    def information_state_string(self, player=None):
        return self.stolik.information_state(
            self.stolik.current_player if player is None else player
        )

    def observation_string(self, player=None):
        return str(self.stolik.view(self.stolik.current_player if player is None else player))

    def resample_from_infostate(self, player, sampler):
        other = self.clone()
        other.stolik = self.stolik.guess(player, int(sampler() * 2**53))
        return other

    def __str__(self):
        return self.stolik.tell(1, -1)


class _Observer:
    """PyObserver: the tensor with its named pieces, and the string."""

    def __init__(self, game, perfect_recall):
        self._recalls = perfect_recall
        kind = "information_state" if perfect_recall else "observation"
        self.tensor = np.zeros(game.size(kind), np.float32)
        self.dict = {
            name: self.tensor[offset : offset + int(np.prod(shape))].reshape(shape)
            for name, shape, offset in game.layout(kind)
        }

    def set_from(self, state, player):
        inner = state.stolik
        self.tensor[:] = (
            inner.information_state_tensor(player) if self._recalls else inner.observation(player)
        )

    def string_from(self, state, player):
        return (
            state.information_state_string(player)
            if self._recalls
            else state.observation_string(player)
        )
