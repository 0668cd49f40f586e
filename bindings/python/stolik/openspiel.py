"""The games in OpenSpiel, where pyspiel is installed.

    import stolik.openspiel
    stolik.openspiel.register()
    game = pyspiel.load_game("python_stolik_NAME(players=4)")     # - in a name is written _

Sequential, chance explicit, zero-sum in all (returns are shares of the win less an even share).
Parameters are `players`, `longest`, `offers` and every option of the game that is a number, a word
or a deck; what is not given is as usual for that number of players.

A state that was resampled never happened: its history() begins where it was resampled, and it can
be cloned and serialised.
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
            _registered[name] = _make(
                name,
                one["game"],
                one["players"],
                [option["name"] for option in one["options"] if option["kind"] != "seat"],
            )
            pyspiel.register_game(_registered[name].kind, _registered[name])
    return list(_registered)


def _make(short_name, name, counts, options):
    usual = stolik.game(name)
    usually = {
        "players": usual.players,
        "longest": 0,
        "offers": "lean",
        **{
            key: usual.options[key]
            for key in options
            if isinstance(usual.options.get(key), (int, float, str))
        },
    }
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
        parameter_specification=usually,
    )

    class StolikGame(pyspiel.Game):
        def __init__(self, params=None):
            params = params or {}
            given = {key: value for key, value in params.items() if value != usually.get(key)}
            # str(state) shows everything, as OpenSpiel's states do; what a player sees is an
            # observer's business.
            self.stolik = stolik.Game(
                name, given.pop("players", usual.players), chance="explicit", oracle=True, **given
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
            if isinstance(iig_obs_type, dict):  # as OpenSpiel calls it where no type was named
                iig_obs_type, params = None, iig_obs_type
            if params:
                raise stolik.Error(
                    f"An observer of these games takes no parameters, not {params!r}"
                )
            kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
            if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
                return None
            return _Observer(self.stolik, kind.perfect_recall)

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
        # Not a clone, which would keep the history of a world that this one is not.
        return _State(self.get_game(), self.stolik.guess(player, int(sampler() * 2**53)))

    def __str__(self):
        return str(self.stolik.position())


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
