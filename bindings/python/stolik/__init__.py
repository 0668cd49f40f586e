"""Stolik's games for research: states, tensors, exact beliefs, bots, and thousands of tables at
once.

    import stolik
    g = stolik.game(stolik.games()[0], players=4)
    s = g.new(seed=7)
    while not s.done:
        s.apply(s.legal()[0])
    print(s.returns())

docs/LAB.md tells of all of it. Whatever is refused raises stolik.Error with the rule's sentence.
"""
from __future__ import annotations

import json as _json
import operator as _operator
import warnings as _warnings

from ._stolik import (
    Error,
    Game as _Game,
    State,
    Vector as _Vector,
    open as _open,
    schema as _schema,
    vector as _vector,
)

__all__ = [
    "CHANCE",
    "OVER",
    "Bot",
    "Error",
    "Game",
    "State",
    "Vector",
    "bots",
    "deserialise",
    "game",
    "games",
    "load",
    "schema",
    "vector",
]
__version__ = "0.1.0"

CHANCE = -1  # State.current_player where chance speaks
OVER = -4  # where nobody does any more
_VIEW, _POSITION, _STORY, _INFORMATION, _JOURNAL, _RECORD = range(6)
_TENSORS = ("observation", "information_state", "belief", "oracle")


def schema() -> dict:
    """All games as they describe themselves: players, options, decks (docs/PROTOCOL.md)."""
    return _json.loads(_schema())


def games() -> list[str]:
    """The names of all games."""
    return [one["game"] for one in schema()["games"]]


class Game:
    """A game with its options. Make one with stolik.game()."""

    def __init__(
        self,
        name: str,
        players: int = 0,
        *,
        offers: str = "lean",
        chance: str = "drawn",
        longest: int = 0,
        oracle: bool = False,
        **options,
    ):
        if chance not in ("drawn", "explicit"):
            raise Error("chance: drawn or explicit is expected")
        if not isinstance(name, str):
            raise Error(f"A game is named by a text ({', '.join(games())}), not {name!r}.")
        try:
            chosen = _json.dumps(options, default=_operator.index)
        except (TypeError, ValueError):
            raise Error(f"These are no options of a game: {options!r}") from None
        self._raw = _open(
            name,
            _whole("players", players),
            chosen,
            offers,
            chance == "explicit",
            _whole("longest", longest),
            bool(oracle),
        )
        facts = _json.loads(self._raw.describe())
        self.name: str = facts["game"]
        self.players: int = facts["players"]
        self.options: dict = facts["options"]
        self.num_actions: int = facts["actions"]
        self.max_length: int = facts["longest"]
        self.max_outcomes: int = facts["outcomes"]
        self.sides: int = facts["sides"]
        self.min_return: float = -1.0 / self.sides
        self.max_return: float = 1.0 + self.min_return
        self.chance, self.offers, self.oracle = chance, offers, bool(oracle)
        self._layouts = {
            kind: [(p["name"], tuple(p["shape"]), p["offset"]) for p in facts[kind]]
            for kind in _TENSORS
        }

    def _settings(self):
        return {
            "players": self.players,
            "offers": self.offers,
            "chance": self.chance,
            "longest": self.max_length,
            "oracle": self.oracle,
            **self.options,
        }

    def __reduce__(self):
        return _remade, (self.name, self._settings())

    # A game does not change: a copy is the game itself.
    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __eq__(self, other):
        return isinstance(other, Game) and (self.name, self._settings()) == (
            other.name,
            other._settings(),
        )

    def __hash__(self):
        return hash(
            (self.name, self.players, self.offers, self.chance, self.max_length, self.oracle)
        )

    def __repr__(self):
        return f"stolik.game({self.name!r}, players={self.players})"

    def layout(self, tensor: str = "observation") -> list[tuple[str, tuple[int, ...], int]]:
        """The pieces of a tensor: name, shape, offset."""
        if tensor not in self._layouts:
            raise Error(f"tensor: {', '.join(self._layouts)} is expected, not {tensor!r}")
        return self._layouts[tensor]

    def size(self, tensor: str = "observation") -> int:
        """How many numbers a tensor has."""
        return self._raw.size(tensor)

    def new(self, seed: int = 0, deal: str | None = None) -> State:
        """A new state: dealt from the seed, or before its deal where chance is explicit; or with a
        deal in words, as a journal has it."""
        return _of(self, self._raw.new(seed) if deal is None else self._raw.new_dealt(deal, seed))

    def load(self, journal: str) -> State:
        """A journal of this game played again."""
        return _of(self, self._raw.load(journal))


def _game_of(name, settings):
    return game(name, **settings)


def game(name: str, players: int = 0, **settings) -> Game:
    """A game. `players` 0 is the usual number; `offers` lean, wide or full; `chance` drawn or
    explicit; `longest`, the steps after which a game is given up; `oracle` allows to see
    everything; all else are options of the game."""
    made = Game(name, players, **settings)
    if made.name == "triples" and made.players == 2:
        _warnings.warn(
            "triples with two players is decided by who begins: what one does not hold the other "
            "holds, so every ask hits. "
            "A third player, a bot for example, makes it a game.",
            stacklevel=2,
        )
    return made


def _remade(name, settings):
    return Game(name, **settings)


def _whole(name, value):
    try:
        return _operator.index(value)
    except TypeError:
        raise Error(f"{name}: a whole number is expected, not {value!r}") from None


def _of(game: Game, state: State) -> State:
    state.game = game
    return state


def _add(name):
    def add(function):
        setattr(State, name, function)
        return function

    return add


_clone, _guess = State.clone, State.guess


@_add("clone")
def _state_clone(self, seed=None):
    """The same state. With a seed its luck is drawn anew: a planner must not see the luck of the
    state it plans for."""
    other = _clone(self)
    if seed is not None:
        other.reseed(seed)
    other.game = self.game
    return other


@_add("guess")
def _state_guess(self, seat, seed=0):
    """A state in which all that this seat does not know is drawn anew, so that it fits what the
    seat saw and heard."""
    return _of(self.game, _guess(self, seat, seed))


@_add("view")
def _state_view(self, seat=None):
    """What lies on the table, with this seat's own hand (docs/PROTOCOL.md); None: what anybody
    sees."""
    return _json.loads(self.tell(_VIEW, -1 if seat is None else seat))


@_add("story")
def _state_story(self, seat=None):
    """All events, as this seat heard them."""
    return _json.loads(self.tell(_STORY, -1 if seat is None else seat))


@_add("position")
def _state_position(self):
    """Everything, for games made with oracle=True."""
    return _json.loads(self.tell(_POSITION, -1))


@_add("information_state")
def _state_information_state(self, seat):
    """All that this seat saw and heard, as a string: equal if and only if its knowledge is."""
    return self.tell(_INFORMATION, seat)


@_add("information_state_tensor")
def _state_information_state_tensor(self, seat, bytes=False):
    """The observation, and what the story adds to it."""
    return self.tensor("information_state", seat, bytes)


@_add("observation")
def _state_observation(self, seat, bytes=False):
    """What lies on the table and the own hand, as numbers (Game.layout)."""
    return self.tensor("observation", seat, bytes)


@_add("belief")
def _state_belief(self, seat):
    """How many of each card are at each place, on average over all that fits what this seat
    knows."""
    return self.tensor("belief", seat).reshape(self.game.layout("belief")[0][1])


@_add("oracle")
def _state_oracle(self, seat, bytes=False):
    """The observation and everything else, for games made with oracle=True."""
    return self.tensor("oracle", seat, bytes)


@_add("journal")
def _state_journal(self):
    """The game so far: how it was opened, then a command a line. stolik.load() makes an equal state
    of it; the remark "# lab" in it says what only this environment knows (who is asked, where the
    lots stand), and other programs skip it.
    """
    return self.tell(_JOURNAL, -1)


@_add("serialise")
def _state_serialise(self):
    """A string from which stolik.deserialise() makes the same state, half a spin and guesses
    included."""
    return (
        _json.dumps({"game": self.game.name, **self.game._settings()})
        + "\n"
        + self.tell(_RECORD, -1)
    )


State.__doc__ = "A game under way, one speaker at a time."
State.__copy__ = lambda self: self.clone()
State.__deepcopy__ = lambda self, memo: self.clone()
State.__reduce__ = lambda self: (_unpickled, (self.game, self.tell(_RECORD, -1)))


def _unpickled(game, record):
    return game.load(record)


def _made_of_nothing(cls, *_, **__):
    raise Error(
        "A state comes from a game: Game.new(), Game.load() or stolik.deserialise(); games and "
        "vectors from stolik.game() and vector()."
    )


# One that nothing stands behind would end the interpreter at the first question.
State.__new__ = _Game.__new__ = _Vector.__new__ = _made_of_nothing


def load(journal: str, **settings) -> State:
    """A journal (of any program of Stolik) as a state. One of State.journal() gives an equal state:
    `offers`, `chance` and `longest` are those of its game unless they are named here."""
    try:
        lines = journal.split("\n")
        head = _json.loads(lines[1])
        name, players, options = head["game"], head["players"], dict(head["options"])
        lab = [_json.loads(line[6:]) for line in lines if line.startswith("# lab {")]
        usual = {key: lab[-1][key] for key in ("offers", "chance", "longest")} if lab else {}
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        raise Error("This is no journal: its second line tells how the table was opened.") from None
    if not isinstance(name, str) or not isinstance(players, int):
        raise Error("This is no journal: its second line tells how the table was opened.")
    return Game(name, players, **{**options, **usual, **settings}).load(journal)


def deserialise(text: str) -> State:
    """What State.serialise() wrote."""
    try:
        first, record = text.split("\n", 1)
        head = _json.loads(first)
        made = Game(head.pop("game"), **head)
    except (AttributeError, KeyError, TypeError, ValueError) as why:
        if isinstance(why, Error):
            raise
        raise Error("This is nothing that serialise() wrote.") from None
    return made.load(record)


class Bot:
    """A bot of one level. It sees what the seat that is asked may know, never the state."""

    def __init__(self, level: str):
        self.level = level

    def act(self, state: State):
        """What it does: a number, or words where they have none."""
        number, words = state.bot(self.level)
        return number if number >= 0 else words


def bots(level: str = "steady") -> Bot:
    """random, or a level: schema()["levels"] lists them, the lowest first."""
    return Bot(level)


class Vector:
    """Many tables of one game that go on together. The arrays belong to numpy and are written in
    place.

    mask (n, actions), seat (n,), reward (n, players), done (n,), truncated (n,), observation (n,
    size) and belief (n, cards, places) where asked for. Where a game ends, `done` and `reward` tell
    it and the next one lies there already; with last=True, `last` (n, size) then holds how the seat
    that was written into `viewer` (n,) saw the end."""

    def __init__(
        self,
        game: Game,
        n: int,
        threads: int = 1,
        seed: int = 0,
        observe: str | None = None,
        belief: bool = False,
        bots: bool = False,
        last: bool = False,
    ):
        import numpy as np

        if observe == "tensor":
            observe = "observation"
        if observe not in (None, "observation", "information_state", "oracle"):
            raise Error("observe: observation, information_state, oracle or None is expected")
        if game.chance == "explicit":
            raise Error("Many tables at once draw their chance: use chance='drawn'.")
        n, threads = _whole("n", n), _whole("threads", threads)
        if not 1 <= n <= 1_000_000:
            raise Error("n: between one and a million tables are expected.")
        if last and not observe:
            raise Error("last: is kept of what is observed, so name it (observe=).")
        self.game, self.n, self.threads, self.observe, self._bots, self._seed = (
            game,
            n,
            threads,
            observe,
            bool(bots),
            seed,
        )
        size = game.size(observe or "observation")
        self.mask = np.zeros((n, game.num_actions), np.int8)
        self.observation = np.zeros((n, size), np.uint8) if observe else None
        self.belief = np.zeros((n, *game.layout("belief")[0][1]), np.float32) if belief else None
        self.reward = np.zeros((n, game.players), np.float32)
        self.done = np.zeros(n, np.uint8)
        self.truncated = np.zeros(n, np.uint8)
        self.seat = np.zeros(n, np.int32)
        self.last = np.zeros((n, size), np.uint8) if last else None
        self.viewer = np.zeros(n, np.int32) if last else None
        self._raw = _vector(
            game._raw,
            n,
            threads,
            seed,
            observe or "",
            self._bots,
            {
                "mask": self.mask,
                "observation": self.observation,
                "belief": self.belief,
                "reward": self.reward,
                "done": self.done,
                "truncated": self.truncated,
                "seat": self.seat,
                "last": self.last,
                "viewer": self.viewer,
            },
        )
        self._sampled = np.zeros(n, np.int32)

    def _made_with(self):
        return (
            self.game,
            self.n,
            self.threads,
            self._seed,
            self.observe,
            self.belief is not None,
            self._bots,
            self.last is not None,
        )

    def __reduce__(self):
        kept = {
            name: getattr(self, name)
            for name in ("reward", "done", "truncated", "last", "viewer")
            if getattr(self, name) is not None
        }
        return _vector_again, (self._made_with(), self._raw.save(), kept)

    def __copy__(self):
        again, arguments = self.__reduce__()
        return again(*arguments)

    def __deepcopy__(self, memo):
        return self.__copy__()

    def reset(self, seed: int = 0) -> None:
        """New games everywhere."""
        self._raw.reset(seed)
        self._seed = seed

    def step(self, actions) -> None:
        """One step at each table. A number that is refused raises; its table stays as it is, the
        others have gone on."""
        self._raw.step(actions)

    def sample(self):
        """Any legal action for each table; the array is used again by the next call."""
        self._raw.sample(self._sampled)
        return self._sampled

    def send(self, actions, ids) -> None:
        """Steps at some tables, in the background."""
        self._raw.send(actions, ids)

    def recv(self):
        """Waits for what was sent first; the tables it was for."""
        return self._raw.recv()

    def bots(self, level: str, ids) -> None:
        """One step at each of these tables, done by bots of that level; for vectors made with
        bots=True."""
        self._raw.bots(level, ids)

    def give_up(self, ids) -> None:
        """The next game at each of these tables; the one that was played there counts as given
        up."""
        self._raw.give_up(ids)


def _vector_again(made_with, tables, kept):
    again = Vector(*made_with)
    again._raw.restore(tables)
    for name, array in kept.items():
        getattr(again, name)[:] = array
    return again


def vector(
    game,
    n: int = 4096,
    threads: int = 1,
    seed: int = 0,
    observe: str | None = None,
    belief: bool = False,
    bots: bool = False,
    last: bool = False,
    **settings,
) -> Vector:
    """Many tables at once: a Vector. `game` is a Game or a name with its settings. `bots` lets bots
    play in it; `last` keeps the last position of each game that ended, as the seat in `viewer` saw
    it."""
    made = game if isinstance(game, Game) else _game_of(game, settings)
    return Vector(made, n, threads, seed, observe, belief, bots, last)


def __getattr__(name):
    # What needs more than the module itself is imported when somebody asks for it.
    import importlib

    if name in ("checks", "gymnasium", "lab", "openspiel", "pettingzoo", "report"):
        return importlib.import_module(f".{name}", __name__)
    if name in ("arena", "balance"):
        return getattr(importlib.import_module(".lab", __name__), name)
    raise AttributeError(f"module 'stolik' has no attribute {name!r}")
