"""What OpenSpiel and PettingZoo check, over stolik's own interface: for any object that looks like
a Game and its states.

    stolik.checks.check(game, seed=1)        raises AssertionError with a sentence

A planted environment that shows another's card is caught: in a world that a seat guesses it must
see and know the same.
"""
from __future__ import annotations

import random

CHANCE, OVER = -1, -4


def check(game, seed: int = 0, look_every: int = 23, most_looks: int = 12) -> int:
    """Plays one game at random and checks it on the way; how many steps it took."""
    lots = random.Random(seed)
    state = game.new(seed)
    looks = 0
    turns = 0
    while not state.done:
        if turns % look_every == 0 and looks < most_looks:
            looks += 1
            check_state(game, state, lots)
        legal = state.legal()
        if state.current_player == CHANCE:
            outcomes = state.outcomes()
            state.apply(lots.choices([n for n, _ in outcomes], [c for _, c in outcomes])[0])
        else:
            state.apply(lots.choice(legal))
        turns += 1
        assert state.steps <= game.max_length, "a game is longer than max_length"
    check_end(game, state)
    return turns


def check_state(game, state, lots) -> None:
    """Everything that must hold in the middle of a game."""
    check_actions(game, state)
    check_chance(game, state)
    check_tensors(game, state)
    check_copies(game, state)
    check_secrets(game, state, lots.randrange(1 << 30))


def check_actions(game, state) -> None:
    legal = state.legal()
    assert legal and legal == sorted(
        set(legal)
    ), "legal(): ascending, nothing twice, never empty before the end"
    if state.current_player == CHANCE:
        return
    assert 0 <= legal[0] and legal[-1] < game.num_actions, "legal(): a number is out of range"
    for seat in range(game.players):
        mask = state.mask(seat)
        assert (
            mask.ndim == 1 and len(mask) == game.num_actions and set(mask.tolist()) <= {0, 1}
        ), "mask(): a row of 0 and 1"
        marked = [int(i) for i in mask.nonzero()[0]]
        assert marked == (
            legal if seat == state.current_player else []
        ), "mask() and legal() differ"
    texts = [state.text(action) for action in legal]
    assert len(set(texts)) == len(texts), "two actions have the same words"
    for action, text in list(zip(legal, texts))[:16]:
        assert state.action(text) == action, "words do not lead back to their number"


def check_chance(game, state) -> None:
    if state.current_player != CHANCE:
        return
    outcomes = state.outcomes()
    assert [n for n, _ in outcomes] == state.legal() and len(
        outcomes
    ) <= game.max_outcomes, "outcomes() and legal() differ"
    assert abs(sum(c for _, c in outcomes) - 1) < 1e-9 and all(
        c > 0 for _, c in outcomes
    ), "chances do not add up to one"


def check_tensors(game, state) -> None:
    for seat in range(game.players):
        for name, tensor in (
            ("observation", state.observation(seat)),
            ("information_state", state.information_state_tensor(seat)),
        ):
            assert tensor.shape == (game.size(name),), f"{name}: not of the size it says"
            assert (tensor == tensor).all() and abs(tensor).max() < 1e9, f"{name}: not finite"
    belief = state.belief(max(0, state.current_player))
    assert belief.min() > -1e-5, "belief: below nought"


def check_copies(game, state) -> None:
    twin = state.clone()
    assert (
        twin.hash() == state.hash() and twin.current_player == state.current_player
    ), "clone(): another state"
    import stolik

    back = stolik.deserialise(state.serialise())
    assert (
        back.hash() == state.hash() and back.legal() == state.legal()
    ), "serialise(): another state came back"
    for seat in range(game.players):
        assert back.information_state(seat) == state.information_state(
            seat
        ), "serialise(): other knowledge came back"


def check_secrets(game, state, seed: int) -> None:
    """In a world that a seat guesses it sees, knows and can do the same."""
    for seat in range(game.players):
        guess = state.guess(seat, seed)
        assert guess.current_player == state.current_player, "whose turn it is tells a secret"
        assert guess.view() == state.view(), "what all see tells a secret"
        assert guess.view(seat) == state.view(seat), "a view tells a secret"
        assert guess.information_state(seat) == state.information_state(
            seat
        ), "an information state tells a secret"
        # The belief of one seat will do: at large tables it takes its time.
        for name in ("observation", "information_state_tensor") + (
            ("belief",) if seat == max(0, state.current_player) else ()
        ):
            here, there = getattr(state, name)(seat), getattr(guess, name)(seat)
            assert (abs(here - there) < 1e-4).all(), f"{name} tells a secret"
        if state.current_player == seat:
            assert guess.legal() == state.legal(), "what can be done tells a secret"


def check_end(game, state) -> None:
    returns = state.returns()
    assert (
        state.legal() == [] and state.current_player == OVER
    ), "something can be done after the end"
    assert (
        len(returns) == game.players and abs(sum(returns)) < 1e-5
    ), "returns do not add up to nothing"
    assert all(
        game.min_return - 1e-6 <= one <= game.max_return + 1e-6 for one in returns
    ), "a return is out of range"
