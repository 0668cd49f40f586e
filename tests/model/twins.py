#!/usr/bin/env python3
"""Two positions that differ only in what somebody has no way to know look the same to them.

That is the law of views in PROTOCOL.md. A position reached in play gets a twin: what is hidden from
one seat (or from a spectator) is dealt anew. On two referees the view, the legal commands of that
seat and, after a command that reveals nothing, all that the seat sees of it must be equal, to the
byte. Where cards are drawn or given up unseen, the twins take different ones.
"""

import argparse
import copy
import random
import sys
import time
from collections import Counter

from common import read_deck
from differ import GAMES
from referee import Referee, text_of

REVEALING = {"ask", "accept", "speculate"}


def deal_anew(cards, sizes, rng):
    cards = list(cards)
    rng.shuffle(cards)
    hands = []
    for size in sizes:
        hands.append(sorted(cards[:size]))
        cards = cards[size:]
    return hands


def twin_of_triples(p, eye, rng):
    others = [s for s in range(p["players"]) if s != eye]
    hidden = [card for s in others for card in p["hands"][s]]
    for _ in range(20):
        hands = deal_anew(hidden, [len(p["hands"][s]) for s in others], rng)
        whole = any(
            set(each["cards"]) <= set(hand) for each in read_deck("psz")["sets"] for hand in hands
        )
        if not whole:
            for s, hand in zip(others, hands):
                p["hands"][s] = hand
            return True
    return False


def twin_of_victory_line(p, eye, rng):
    others = [s for s in range(p["players"]) if s != eye]
    hidden = [card for s in others for card in p["hands"][s]] + p["deck"]
    sizes = [len(p["hands"][s]) for s in others] + [len(p["deck"])]
    *hands, p["deck"] = deal_anew(hidden, sizes, rng)
    for s, hand in zip(others, hands):
        p["hands"][s] = hand
    return True


def twin_of_rationing(p, eye, rng):
    others = [s for s in range(p["players"]) if s != eye]
    if p["phase"] in ("deal", "over"):
        return False
    piles = [p["hands"][s] for s in others] + [p["stack"]]
    hidden = [card for pile in piles for card in Counter(pile).elements()]
    for _ in range(20):
        dealt = deal_anew(hidden, [sum(pile.values()) for pile in piles], rng)
        dealt = [dict(sorted(Counter(pile).items())) for pile in dealt]
        hands = dict(zip(others, dealt))
        if offers_can_stand(p, hands):
            break
    else:
        return False
    for s in others:
        p["hands"][s] = hands[s]
    p["stack"] = dealt[-1]
    visits = read_deck("prl")["visits"]
    if p["options"]["no_dinner_visits"]:
        visits = [visit for visit in visits if "dinner" not in visit["doubles"]]
    mine = None if eye == "spectator" else p["visits"][eye]
    names = rng.sample([visit["id"] for visit in visits if visit["id"] != mine], len(others))
    for s, name in zip(others, names):
        p["visits"][s] = name
    return True


def offers_can_stand(p, hands):
    for offer in p["offers"]:
        hand = hands.get(offer["from"])
        if hand is not None and offer["give"]:
            for part in offer["give"].split(","):
                name, _, count = part.partition("*")
                if hand.get(name, 0) < int(count or 1):
                    return False
    return True


TWINS = {
    "triples": twin_of_triples,
    "victory-line": twin_of_victory_line,
    "rationing": twin_of_rationing,
}


def twin_command(model, twin, eye, by, text, rng):
    """What to do in the twin: the same, or a like command whose secret is another one."""
    word = text.split(" ")[0]
    if word in ("draw", "give-up") and " " in text:
        seen_by_eye = by == eye
        if word == "draw" and by == "nature":
            habits = GAMES[model.GAME][1]
            seen_by_eye = habits.who_draws(model.position()) == eye
        if not seen_by_eye:
            return rng.choice(twin.legal(by))
    return text


def check_step(referees, name, model, twin, eye, by, text, twin_text):
    asks = [{"view": eye}] if eye == "spectator" else [{"view": eye}, {"legal": eye}]
    answers = []
    for referee, position, command in zip(
        referees, (model.position(), twin.position()), (text, twin_text)
    ):
        loaded, *before = referee.ask({"load": position}, *asks)
        assert loaded["ok"], text_of(loaded)
        done, view = referee.ask({"by": by, "do": command, "seen": True}, {"view": eye})
        answers.append((before, done, view))
    (before, done, view), (twin_before, twin_done, twin_view) = answers
    if text_of(before) != text_of(twin_before):
        return f"the view or the legal commands tell a secret:\n  {before}\n  {twin_before}"
    word = text.split(" ")[0]
    if word in REVEALING or not done["ok"] or not twin_done["ok"]:
        return None  # refused in a twin: the actor does not hold the card there
    if view["view"]["phase"] == "over" and name == "rationing":
        return None
    seen, twin_seen = done["seen"][str(eye)], twin_done["seen"][str(eye)]
    if text_of(seen) != text_of(twin_seen):
        return f"an event tells a secret:\n  {seen}\n  {twin_seen}"
    if text_of(view) != text_of(twin_view):
        return f"the view afterwards tells a secret:\n  {view}\n  {twin_view}"
    return True


def check_game(referees, name, seed, counts):
    rng = random.Random(f"twins {name} {seed}")
    model_class, habits = GAMES[name]
    deck = read_deck(habits.DECK)
    players, options = habits.options(rng)
    model = model_class(players, options, deck)
    player = habits.Player(rng, model)
    share = 0.5 if name == "rationing" else 0.25
    for _ in range(1500):
        if model.phase == "over":
            return
        by, text = player.next(model)
        if model.phase != "deal" and rng.random() < share:
            eye = rng.choice([*range(players), "spectator"])
            position = copy.deepcopy(model.position())
            if TWINS[name](position, eye, rng):
                twin = model_class(players, options, deck)
                twin.load(position)
                twin_text = twin_command(model, twin, eye, by, text, rng)
                result = check_step(referees, name, model, twin, eye, by, text, twin_text)
                if isinstance(result, str):
                    print(f"\n{name}, seed {seed}, as seen by {eye}: {result}")
                    print(f"one:  {by} {text}\n  {text_of(model.position())}")
                    print(f"twin: {by} {twin_text}\n  {text_of(twin.position())}")
                    sys.exit(1)
                counts[f"{name}: {text.split(' ')[0] if result else 'views only'}"] += 1
        model.do(by, text)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="triples,victory-line,rationing")
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--referee", default="build/dev/tools/stolik")
    parser.add_argument("--seconds-max", type=float, default=1800)
    arguments = parser.parse_args()
    began = time.monotonic()
    referees = [Referee(arguments.referee), Referee(arguments.referee)]
    counts = Counter()
    for name in arguments.games.split(","):
        for seed in range(arguments.start, arguments.start + arguments.seeds):
            if time.monotonic() - began > arguments.seconds_max:
                print(f"stopped after {arguments.seconds_max} seconds")
                sys.exit(2)
            check_game(referees, name, seed, counts)
    for what, count in sorted(counts.items()):
        print(f"{count:8} {what}")
    print(f"{counts.total()} pairs of twins, no secret told")


if __name__ == "__main__":
    main()
