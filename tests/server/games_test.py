#!/usr/bin/env python3
"""A whole game of each title, played over the wire by clients written from docs/PROTOCOL.md alone;
then the journal is taken home and verified. `games_test.py GAME` and `games_test.py killed GAME`
play any game of the program."""
import asyncio
import random
import subprocess
import sys

from wire import PROGRAM, Server, open_table, play_against_bots, play_on_against_bots, run


async def play(guests, limit=6000, started=False):
    """Plays at random until the game is over; every seat sees the same public things."""
    host = guests[0]
    if not started:
        answer = await host.say("start", {})
        assert "seq" in answer, answer
    by_seat = {guest.seat: guest for guest in guests}
    for _ in range(limit):
        top = max(guest.seq for guest in guests)
        await asyncio.gather(
            *(guest.until(lambda guest=guest: guest.seq >= top) for guest in guests)
        )
        view = host.view
        for guest in guests:
            assert (
                guest.view["awaiting"] == view["awaiting"] and guest.view["phase"] == view["phase"]
            )
        if host.room["phase"] == "over":
            assert view["phase"] == "over"
            return view
        awaited = [who for who in view["awaiting"] if who != "nature"]
        if view["phase"] == "spinning" and random.random() < 0.15:
            answer = await host.say("fell", {"failed": False})
            assert "seq" in answer, answer
            continue
        assert awaited, view
        guest = by_seat[random.choice(awaited)]
        commands = [one for one in await guest.ask_legal() if one not in ("offer", "say")]
        if view["phase"] == "spinning" and random.random() < 0.3:
            other = random.choice([seat for seat in by_seat if seat != guest.seat])
            hand = sorted(guest.view["hands"][guest.seat])
            if hand:
                commands.append(f"offer {other} give {random.choice(hand)} want any")
        if not commands:
            continue
        command = random.choice(commands)
        answer = await (
            guest.do(command, strength=random.randint(1, 100))
            if command == "spin"
            else guest.do(command)
        )
        if not command.startswith("offer"):
            assert "seq" in answer, (command, answer)
    raise AssertionError("the game did not end")


async def whole_game(game, seats, options):
    with Server("--rate", "1000") as server:
        guests = await open_table(server, game, seats, options)
        for guest in guests:
            await guest.say("nonce", {"nonce": "%032x" % random.getrandbits(128)})
        promised = guests[0].room["fair"]["commitment"]
        await play(guests)
        for guest in guests:
            assert guest.room["phase"] == "over" and guest.room["fair"]["commitment"] == promised
            assert guest.room["fair"]["seed"], "the seed is opened when the game is over"
        journal = await guests[-1].ask_journal()
        verdict = subprocess.run(
            [PROGRAM, "verify", "--commitment", promised, "-"],
            input=journal,
            text=True,
            capture_output=True,
            check=False,
        )
        assert verdict.returncode == 0, verdict.stdout + verdict.stderr
        print(f"  {game}: {guests[0].seq} changes; {verdict.stdout.strip()}")
        for guest in guests:
            await guest.go()
        assert server.stop() == 0


# What a table needs beyond what every game's has.
SEATS = {"victory-line": 4}
OPTIONS = {"rationing": {"top": "real"}}


def spelled(game):
    return game.replace("_", "-")


async def killed(game):
    """One person against bots; the server is killed in the middle, and everything is there when it
    is back."""
    with Server("--rate", "1000") as server:
        for _ in range(8):  # bots may win before it is killed: then another table
            (guest,) = await open_table(
                server,
                game,
                1,
                OPTIONS.get(game, {}),
                more_seats=["bot"] * (SEATS.get(game, 3) - 1),
            )
            promised = guest.room["fair"]["commitment"]
            if await play_against_bots(guest, 1) and guest.room["phase"] == "playing":
                break
            await guest.go()
        before = guest.seq
        server.kill()
        guest.inside.clear()
        server.start()
        await asyncio.wait_for(guest.inside.wait(), 30)
        assert guest.seq >= before, "what was told stands"
        await asyncio.wait_for(play_on_against_bots(guest), 120)
        journal = await guest.ask_journal()
        verdict = subprocess.run(
            [PROGRAM, "verify", "--commitment", promised, "-"],
            input=journal,
            text=True,
            capture_output=True,
            check=False,
        )
        assert verdict.returncode == 0, verdict.stdout + verdict.stderr
        print(f"  {game}: killed at {before} of {guest.seq} changes; {verdict.stdout.strip()}")
        await guest.go()
        assert server.stop() == 0


async def with_bots():
    """Two bots and a person who plays at random: the table goes on by itself between the person's
    moves."""
    with Server("--rate", "1000") as server:
        (guest,) = await open_table(server, "victory-line", 1, {}, more_seats=["bot", "bot", "bot"])
        mine = await play_against_bots(guest, 10)
        assert guest.seq > mine * 2, "bots moved too"
        await guest.go()


def game_of(name, play_it):
    async def case():
        await play_it(spelled(name))

    case.__name__ = " ".join(sys.argv[1:])
    return case


async def whole(game):
    await whole_game(game, SEATS.get(game, 3), OPTIONS.get(game, {}))


if __name__ == "__main__":
    if sys.argv[1:] == ["with_bots"]:
        run(with_bots)
    else:
        *kind, name = sys.argv[1:]
        case = game_of(name, killed if kind == ["killed"] else whole)
        sys.argv[1:] = [case.__name__]
        run(case)
