"""`python3 -m stolik.lab balance GAME`: how even a game is. The same from Python:
stolik.lab.balance(…).

Bots play deals of which each is played once for every turn of the hands round the table, so that
the luck of a hand falls on every place alike; such a block is what is counted. It goes on until the
first place's share of the win is known as closely as asked. The same seed gives the same report,
however many processes work on it."""
from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import pathlib
import sys
import time

import stolik

_Z = 1.959964


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, _Z * _Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = _Z * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


class Mean:
    """A mean with its 95 % interval."""

    def __init__(self):
        self.n, self.sum, self.squares = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        self.n += 1
        self.sum += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.sum / self.n if self.n else 0.0

    @property
    def half(self) -> float:
        if self.n < 2:
            return float("inf")
        variance = max(0.0, (self.squares - self.sum * self.sum / self.n) / (self.n - 1))
        return _Z * math.sqrt(variance / self.n)

    @property
    def interval(self) -> tuple[float, float]:
        return self.mean - self.half, self.mean + self.half

    def told(self) -> dict:
        return {
            "mean": round(self.mean, 5),
            "interval": [round(bound, 5) for bound in self.interval],
            "n": self.n,
        }


class Share(Mean):
    """A mean of shares between 0 and 1 with Wilson's interval, for as many deals as it would take
    to know a share so closely: where all were alike the interval is that of `n` deals, not of width
    nought."""

    @property
    def interval(self) -> tuple[float, float]:
        spread, half = self.mean * (1 - self.mean), super().half
        deals = spread * (_Z / half) ** 2 if 0 < half < math.inf else 0.0
        return wilson(self.mean * max(self.n, deals), max(self.n, deals))

    @property
    def half(self) -> float:
        usual = super().half
        if usual > 0:
            return usual
        low, high = self.interval
        return (high - low) / 2


def rotated(deal: str, players: int, by: int) -> str:
    """A deal in words with everybody's cards `by` places further: what there is one of for each
    seat goes round."""

    def turn(parts):
        return parts[by:] + parts[:by]

    words = deal.split(" ")
    for i, word in enumerate(words[1:], 1):
        hands = word.split(";")
        each = word.split(",")
        if len(hands) == players:
            words[i] = ";".join(turn(hands))
        elif i >= 3 and words[i - 1] == "visits" and len(each) == players:
            words[i] = ",".join(turn(each))
    return " ".join(words)


def play(game: stolik.Game, level: str, seed: int, deal: str | None, tells: bool) -> dict:
    """One game of bots, and what is to be said of it."""
    state = game.new(seed, deal)
    bot = stolik.bots(level)
    leaders, alone, changes, forced, choices, decisions, half = None, None, 0, 0, 0, 0, []
    while not state.done:
        legal = len(state.legal()) if tells else 0
        choices += legal
        forced += legal == 1
        decisions += 1
        state.apply(bot.act(state))
        points = state.points()
        most = max(points)
        now = frozenset(i for i, p in enumerate(points) if p == most) if most > 0 else None
        leaders = now or leaders
        if (
            now and len(now) == game.players // game.sides
        ):  # one side alone: a change if it was another one before
            changes += alone is not None and alone != now
            alone = now
        half.append(leaders)
    story = state.story()
    first = next(
        (e["seat"] for e in story if e["event"] in ("began", "turn") and e.get("seat") is not None),
        0,
    )
    shares = [r + 1 / game.sides for r in state.returns()]
    points = sorted(state.points(), reverse=True)
    best = [i for i, s in enumerate(shares) if s == max(shares)]
    middle = half[len(half) // 2] if half else None
    found = {
        "first": first,
        "shares": shares,
        "steps": state.steps,
        "turns": sum(e["event"] == "turn" for e in story),
        "changes": changes,
        "cut": state.truncated,
        "margin": points[0] - next((p for p in points if p < points[0]), points[0]),
        "comeback": middle is not None and not middle & set(best),
        "led": middle is not None,
    }
    if tells:
        found |= {
            "forced": forced,
            "choices": choices,
            "decisions": decisions,
            "dealt": [_dealt(state, s) for s in range(game.players)],
        }
    return found


def _dealt(state, seat):
    for event in state.story(seat):
        if event["event"] == "dealt" and event["seat"] == seat:
            cards = event["cards"]
            cards = [c.split("*")[0] for c in cards.split(",")] if isinstance(cards, str) else cards
            return sorted(set(cards) | ({event["visit"]} if "visit" in event else set()))
    return []


_job = {}


def _begin(name, players, options, level):
    _job.update(game=stolik.Game(name, players, **options), level=level)


def _block(seed):
    """One deal, played once for every turn of the hands round the table."""
    game, level = _job["game"], _job["level"]
    deal = next(
        line[7:] for line in game.new(seed).journal().split("\n") if line.startswith("nature deal")
    )
    return [
        play(game, level, seed, rotated(deal, game.players, by), by == 0)
        for by in range(game.players)
    ]


def _single(seed):
    return play(_job["game"], _job["level"], seed, None, False)


class _Workers:
    """The same work in this process or in several; results in the order of their seeds."""

    def __init__(self, processes, *job):
        self.pool = (
            multiprocessing.get_context("fork").Pool(processes, _begin, job)
            if processes > 1
            else None
        )
        if not self.pool:
            _begin(*job)

    def run(self, work, seeds):
        return self.pool.imap(work, seeds, chunksize=4) if self.pool else map(work, seeds)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.pool:
            self.pool.terminate()


def balance(
    name: str,
    players: int = 0,
    level: str = "steady",
    width: float = 0.005,
    seed: int = 1,
    processes: int | None = None,
    most: int = 20_000,
    compare: bool = True,
    pairs: int = 200,
    progress=None,
    **options,
) -> dict:
    """How even a game is: a report as a dict (docs/LAB.md). `width` is half of the interval at
    which it stops, `most` the number of deals at which it stops in any case, `pairs` the deals on
    which each option is tried beside its usual value.
    """
    game = stolik.game(name, players, **options)
    processes = processes or os.cpu_count() or 1
    began = time.monotonic()
    by_place = [Share() for _ in range(game.players)]
    by_seat = [0.0] * game.players
    steps, turns, changes, margins, worth = [], Mean(), Mean(), Mean(), {}
    lengths = Mean()
    games = draws = cut = comebacks = led = forced = choices = decisions = blocks = 0
    with _Workers(processes, name, game.players, options, level) as workers:
        for block in workers.run(_block, range(seed, seed + most)):
            blocks += 1
            places = [0.0] * game.players
            for one in block:
                games += 1
                for s, share in enumerate(one["shares"]):
                    by_seat[s] += share
                    places[(s - one["first"]) % game.players] += share / game.players
                steps.append(one["steps"])
                lengths.add(one["steps"])
                turns.add(one["turns"])
                changes.add(one["changes"])
                margins.add(one["margin"])
                draws += max(one["shares"]) < 0.999
                cut += one["cut"]
                led += one["led"]
                comebacks += one["comeback"]
                if "dealt" in one:
                    forced, choices, decisions = (
                        forced + one["forced"],
                        choices + one["choices"],
                        decisions + one["decisions"],
                    )
                    for s, cards in enumerate(one["dealt"]):
                        for card in cards:
                            worth.setdefault(card, Share()).add(one["shares"][s])
            for mean, share in zip(by_place, places):
                mean.add(share)
            if progress and blocks % 10 == 0:
                progress(blocks, by_place[0].mean, by_place[0].half, width)
            if blocks >= 30 and by_place[0].half <= width:
                break
    fair = 1 / game.sides
    steps.sort()
    effects = (
        _effects(game, name, level, seed, processes, pairs, options, progress) if compare else []
    )
    return {
        "game": name,
        "players": game.players,
        "options": game.options,
        "level": level,
        "seed": seed,
        "deals": blocks,
        "games": games,
        "seconds": round(time.monotonic() - began, 1),
        "fair_share": fair,
        "by_place": [mean.told() for mean in by_place],
        "by_seat": [
            {"share": round(s / games, 5), "wilson": [round(w, 5) for w in wilson(s, games)]}
            for s in by_seat
        ],
        "first_player_advantage": {
            "mean": round(by_place[0].mean - fair, 5),
            "interval": [round(bound - fair, 5) for bound in by_place[0].interval],
        },
        "length": {
            "p5": steps[len(steps) // 20],
            "p50": steps[len(steps) // 2],
            "p95": steps[len(steps) * 19 // 20],
            **lengths.told(),
            "histogram": _histogram(steps),
        },
        "turns": turns.told(),
        "lead_changes": changes.told() if led else None,
        "margin": margins.told(),
        "decisive": _share(games - draws, games),
        "comebacks": _share(comebacks, led) if led else None,
        "given_up": _share(cut, games),
        "forced_moves": _share(forced, decisions),
        "choices": round(choices / max(1, decisions), 2),
        "worth": {
            card: mean.told()
            for card, mean in sorted(worth.items(), key=lambda item: -item[1].mean)
        },
        "options_compared": effects,
        "note": _note(name, game.players, by_place[0].mean),
    }


def _note(name, players, first):
    """What somebody who sets up such a table should know, or None."""
    if first > 0.95:
        return f"decided by who begins: the first place has {100 * first:.1f} % of the win"
    best = _form(name).get("best")
    if best and not best[0] <= players <= best[1]:
        return f"{name} is best with {best[0]} to {best[1]} players"
    return None


def _form(name):
    return next(one for one in stolik.schema()["games"] if one["game"] == name)


def _share(part, whole):
    return {
        "share": round(part / whole, 5) if whole else 0.0,
        "wilson": [round(w, 5) for w in wilson(part, whole)],
        "n": whole,
    }


def _histogram(sorted_values, bins=24):
    low, high = sorted_values[0], sorted_values[len(sorted_values) * 99 // 100]
    size = max(1, math.ceil((high - low + 1) / bins))
    counts = [0] * bins
    for value in sorted_values:
        counts[min(bins - 1, (value - low) // size)] += 1
    return {"from": low, "size": size, "counts": counts}


def _effects(game, name, level, seed, processes, pairs, options, progress):
    """What each option changes, on the same seeds: means of the differences."""
    schema = _form(name)
    seeds = range(seed, seed + pairs)
    with _Workers(processes, name, game.players, options, level) as workers:
        usual = list(workers.run(_single, seeds))
    found = []
    for option in schema["options"]:
        if option["kind"] in ("seat", "deck") or not option["kept"] or option["name"] in options:
            continue
        domain = next((d for d in option["when"] if game.players in d["players"]), None)
        if domain is None:
            continue
        values = domain.get("values") or sorted(
            {domain["from"], (domain["from"] + domain["to"]) // 2, domain["to"]}
        )
        for value in values:
            if value == game.options.get(option["name"]) or (
                option["kind"] == "number" and domain.get("to", 0) > 1000
            ):
                continue
            tried = {**options, option["name"]: value}
            if stolik.game(name, game.players, **tried).options == game.options:
                continue
            with _Workers(processes, name, game.players, tried, level) as workers:
                other = list(workers.run(_single, seeds))
            first, length, margin = Mean(), Mean(), Mean()
            for a, b in zip(usual, other):
                first.add(b["shares"][b["first"]] - a["shares"][a["first"]])
                length.add(b["steps"] - a["steps"])
                margin.add(b["margin"] - a["margin"])
            found.append(
                {
                    "option": option["name"],
                    "value": value,
                    "rule": option["rule"],
                    "first_share": first.told(),
                    "steps": length.told(),
                    "margin": margin.told(),
                }
            )
            if progress:
                progress(len(found), 0.0, 0.0, None)
    return found


def arena(
    name: str, levels: tuple[str, str], players: int = 0, deals: int = 100, seed: int = 1, **options
) -> dict:
    """The first bot on every seat in turn against the second on all others, the same deals: its
    share of the win."""
    game = stolik.game(name, players, **options)
    share = Share()
    for k in range(deals):
        block = 0.0
        for seat in range(game.players):
            state = game.new(seed + k)
            while not state.done:
                state.apply(
                    stolik.bots(levels[0] if state.current_player == seat else levels[1]).act(state)
                )
            block += (state.returns()[seat] + 1 / game.sides) / game.players
        share.add(block)
    return {"bots": list(levels), "fair_share": 1 / game.sides, **share.told()}


def main(argv=None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="./stolik lab", description="Measures games with bots.")
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("balance", help="how even a game is: HTML, CSV, JSON")
    command.add_argument("game", help=", ".join(stolik.games()))
    command.add_argument("--players", type=int, default=0, help="how many (as usual)")
    levels = ", ".join(["random", *stolik.schema()["levels"]])
    command.add_argument("--level", default="steady", help=f"the bots: {levels}")
    command.add_argument(
        "--width",
        type=float,
        default=0.005,
        help="stops when the first place's share is known to so much (0.005)",
    )
    command.add_argument(
        "--most", type=int, default=20_000, help="stops after so many deals in any case"
    )
    command.add_argument(
        "--pairs",
        type=int,
        default=200,
        help="deals on which each option is tried beside its usual value; 0: none",
    )
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--processes", type=int, default=0, help="as many as there are processors")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    command.add_argument(
        "--out",
        type=pathlib.Path,
        default=pathlib.Path("build/balance"),
        help="a folder for GAME-N.html, .csv, .json",
    )
    args = parser.parse_args(argv)
    options = {}
    for pair in args.option:
        key, _, value = pair.partition("=")
        try:
            options[key] = json.loads(value)
        except ValueError:
            options[key] = value

    def progress(blocks, mean, half, width):
        if sys.stderr.isatty():
            told = (
                f"{blocks} deals, first place {mean:.4f} ± {half:.4f} (asked: ± {width})"
                if width
                else f"{blocks} options compared"
            )
            print(f"\r\033[K  {told}", end="", file=sys.stderr, flush=True)

    try:
        report = balance(
            args.game,
            args.players,
            args.level,
            args.width,
            args.seed,
            args.processes or None,
            args.most,
            args.pairs > 0,
            max(2, args.pairs),
            progress,
            **options,
        )
    except stolik.Error as why:
        print(f"stolik: {why}", file=sys.stderr)
        return 1
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    from . import report as pages

    for path in pages.write(report, args.out):
        print(path)
    first = report["by_place"][0]
    print(
        f"{report['games']} games of {args.level}, seed {args.seed}, {report['seconds']} s: first "
        f"place {first['mean']:.4f} "
        f"[{first['interval'][0]:.4f}, {first['interval'][1]:.4f}], fair "
        f"{report['fair_share']:.4f}; "
        f"{report['length']['p50']} steps in the middle"
    )
    if report["note"]:
        print(f"note: {report['note']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
