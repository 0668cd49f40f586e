#!/usr/bin/env python3
"""The games in OpenSpiel: with pyspiel where it is installed, else with as much of it as
OpenSpiel's C++ does for games in Python (open_spiel/python/pybind11/python_games.cc)."""
import copy
import enum
import pickle
import random
import sys
import types

import numpy as np
import stolik

try:
    import pyspiel

    REAL = True
except ImportError:
    REAL = False
    pyspiel = sys.modules["pyspiel"] = types.ModuleType("pyspiel")
    pyspiel.PlayerId = types.SimpleNamespace(TERMINAL=-4, CHANCE=-1)
    pyspiel.PrivateInfoType = enum.Enum("PrivateInfoType", "SINGLE_PLAYER NONE ALL_PLAYERS")

    class Keywords(types.SimpleNamespace):
        pass

    class GameType(Keywords):
        Dynamics = types.SimpleNamespace(SEQUENTIAL=0)
        ChanceMode = types.SimpleNamespace(EXPLICIT_STOCHASTIC=1)
        Information = types.SimpleNamespace(IMPERFECT_INFORMATION=1)
        Utility = types.SimpleNamespace(ZERO_SUM=0)
        RewardModel = types.SimpleNamespace(TERMINAL=1)

    class IIGObservationType:
        def __init__(
            self,
            public_info=True,
            perfect_recall=False,
            private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER,
        ):
            self.public_info, self.perfect_recall, self.private_info = (
                public_info,
                perfect_recall,
                private_info,
            )

    class Game:
        def __init__(self, kind, info, params):
            self._kind, self._info, self._params = kind, info, params

        def make_observer(self, kind=None, params=None):
            return (
                self.make_py_observer(kind, params or {})
                if kind
                else self.make_py_observer(params or {})
            )

        def num_players(self):
            return self._info.num_players

        def deserialize_state(self, text):
            state, (history, attributes) = self.new_initial_state(), pickle.loads(
                bytes.fromhex(text)
            )
            state._history = history
            state.__dict__.update(attributes)
            return state

    class State:
        def __init__(self, game):
            self._game, self._history = game, []

        def _own(self):
            return {
                key: value
                for key, value in self.__dict__.items()
                if key not in ("_game", "_history")
            }

        def get_game(self):
            return self._game

        def legal_actions(self):
            at = self.current_player()
            return (
                [number for number, _ in self.chance_outcomes()]
                if at == -1
                else self._legal_actions(at)
                if at >= 0
                else []
            )

        def apply_action(self, action):
            self._history.append(action)
            self._apply_action(action)

        def history(self):
            return self._history[:]

        def clone(self):
            other = self._game.new_initial_state()
            other.__dict__.update(copy.deepcopy(self._own()))
            other._history = self._history[:]
            return other

        def serialize(self):
            return pickle.dumps((self._history, self._own())).hex()

    made = {}
    pyspiel.GameType, pyspiel.GameInfo, pyspiel.IIGObservationType, pyspiel.Game, pyspiel.State = (
        GameType,
        Keywords,
        IIGObservationType,
        Game,
        State,
    )
    pyspiel.register_game = lambda kind, maker: made.__setitem__(kind.short_name, maker)
    pyspiel.load_game = lambda name, params=None: made[name](params or {})
import stolik.openspiel

lots = random.Random(2)
for short in stolik.openspiel.register():
    name = short.removeprefix("python_stolik_").replace("_", "-")
    one = next(game for game in stolik.schema()["games"] if game["game"] == name)
    kind = stolik.openspiel._registered[short].kind
    # Every option that has a word, a number or a deck can be set, and is.
    usual = stolik.game(name)
    for option in one["options"]:
        domain = next((d for d in option["when"] if usual.players in d["players"]), None)
        if option["kind"] == "seat" or domain is None or usual.options.get(option["name"]) is None:
            continue
        for value in domain.get("values") or [domain["to"]]:
            game = pyspiel.load_game(short, {option["name"]: value})
            assert game.stolik.options[option["name"]] == value, option["name"]
    assert pyspiel.load_game(short, {"offers": "wide"}).stolik.offers == "wide"
    for players in (min(one["players"]), max(one["players"])):
        game = pyspiel.load_game(short, {"players": players, "longest": 80})
        assert game.num_players() == players and game.stolik.max_length == 80
        # An observer without a type is one without memory.
        plain, recalls = game.make_observer(), game.make_observer(
            pyspiel.IIGObservationType(perfect_recall=True)
        )
        if not REAL:
            assert (
                game.make_observer(None, {}).tensor.shape
                == plain.tensor.shape
                == (game.stolik.size("observation"),)
            )
            assert recalls.tensor.shape == (game.stolik.size("information_state"),)
        state, turns = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.current_player() >= 0 and turns % 17 == 0:
                seat = state.current_player()
                plain.set_from(state, seat)
                assert np.array_equal(plain.tensor, state.stolik.observation(seat))
                guess = state.resample_from_infostate(seat, lots.random)
                assert (
                    guess.information_state_string(seat) == state.information_state_string(seat)
                    and guess.legal_actions() == state.legal_actions()
                )
                assert (
                    guess.history() == []
                ), "a world that never happened has the history of one that did"
                chosen = lots.choice(guess.legal_actions())
                guess.apply_action(chosen)
                assert guess.history() == [chosen]
                for again in (guess.clone(), game.deserialize_state(guess.serialize())):
                    assert again.history() == [chosen] and str(again) == str(guess)
                    assert all(
                        again.information_state_string(s) == guess.information_state_string(s)
                        for s in range(players)
                    )
                back = game.deserialize_state(state.serialize())
                assert back.history() == state.history() and str(back) == str(state)
            if state.current_player() == pyspiel.PlayerId.CHANCE:
                outcomes = state.chance_outcomes()
                assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-9
            state.apply_action(lots.choice(state.legal_actions()))
            turns += 1
        assert abs(sum(state.returns())) < 1e-5 and len(state.history()) == turns
        # The same actions lead to the same end.
        replayed = game.new_initial_state()
        for action in state.history():
            replayed.apply_action(action)
        assert str(replayed) == str(state)
print(
    "openspiel: all games"
    + ("" if REAL else " (without pyspiel: its Python games as its sources have them)")
)
