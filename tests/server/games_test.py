#!/usr/bin/env python3
"""A whole game of each title, played over the wire by clients written from docs/PROTOCOL.md alone; then the journal
is taken home and verified."""
import asyncio
import random
import subprocess

from wire import PROGRAM, Server, open_table, play_against_bots, run


async def play(guests, limit=6000, started=False):
    """Plays at random until the game is over; every seat sees the same public things."""
    host = guests[0]
    if not started:
        answer = await host.say("start", {})
        assert "seq" in answer, answer
    by_seat = {guest.seat: guest for guest in guests}
    for _ in range(limit):
        top = max(guest.seq for guest in guests)
        await asyncio.gather(*(guest.until(lambda guest=guest: guest.seq >= top) for guest in guests))
        view = host.view
        for guest in guests:
            assert guest.view["awaiting"] == view["awaiting"] and guest.view["phase"] == view["phase"]
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
        answer = await (guest.do(command, strength=random.randint(1, 100)) if command == "spin" else guest.do(command))
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
        verdict = subprocess.run([PROGRAM, "verify", "--commitment", promised, "-"], input=journal, text=True,
                                 capture_output=True, check=False)
        assert verdict.returncode == 0, verdict.stdout + verdict.stderr
        print(f"  {game}: {guests[0].seq} changes; {verdict.stdout.strip()}")
        for guest in guests:
            await guest.go()
        assert server.stop() == 0


async def triples():
    await whole_game("triples", 3, {})


async def victory_line():
    await whole_game("victory-line", 4, {})


async def rationing():
    await whole_game("rationing", 3, {"top": "real"})


async def with_bots():
    """Two bots and a person who plays at random: the table goes on by itself between the person's moves."""
    with Server("--rate", "1000") as server:
        (guest,) = await open_table(server, "victory-line", 1, {}, more_seats=["bot", "bot", "bot"])
        mine = await play_against_bots(guest, 10)
        assert guest.seq > mine * 2, "bots moved too"
        await guest.go()


if __name__ == "__main__":
    run(triples, victory_line, rationing, with_bots)
