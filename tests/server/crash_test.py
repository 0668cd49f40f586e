#!/usr/bin/env python3
"""kill -9 under load: what any client saw acknowledged stands in the journal, once.

The journal is read from the database by this program, which knows nothing of the server but the
format of a batch: {"n":number,"p":person,"id":first 16 digits of BLAKE2b-256 of the client's
id,…}."""
import asyncio
import collections
import hashlib
import json
import os
import random
import sqlite3
import time

from wire import PATIENCE, Server, open_table, run

KILLS = int(os.environ.get("STOLIK_KILLS", 200 if os.environ.get("STOLIK_LONG") else 20))
TABLES = 6
GAMES = [("triples", 3, {}), ("victory-line", 2, {}), ("rationing", 3, {"top": "real"})]


async def one_move(guest, host):
    view = guest.view
    if view is None or guest.room["phase"] != "playing":
        await asyncio.sleep(0.02)
        return
    if guest is host and view["phase"] == "spinning" and random.random() < 0.2:
        await guest.say("fell", {"failed": False})
    elif guest.seat in view["awaiting"]:
        commands = [one for one in await guest.ask_legal() if one not in ("offer", "say")]
        if commands:
            await guest.do(random.choice(commands))
    else:
        await asyncio.sleep(0.01)


async def keep_playing(guest, host, until):
    while not until.is_set():
        if guest is host and guest.room["phase"] == "over":
            await guest.say("rematch", {})
            await guest.say("start", {})
        try:
            await one_move(guest, host)
        except asyncio.TimeoutError:
            if guest.wish:
                raise  # an answer that never came; a lost question is asked anew


def digest(text):
    return hashlib.blake2b(text.encode(), digest_size=32).hexdigest()[:16]


def check_journal(path, tables):
    """Returns how many acknowledgements were found in their place."""
    base = sqlite3.connect(path)
    assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    found = 0
    for guests in tables:
        number = int(guests[0].table, 16)
        number -= 1 << 64 if number >= 1 << 63 else 0
        batches = {}
        for seq, text in base.execute(
            "SELECT seq,text FROM batch WHERE tab=? ORDER BY seq", (number,)
        ):
            batches[seq] = json.loads(text)
            assert batches[seq]["n"] == seq
        assert sorted(batches) == list(range(1, len(batches) + 1)), "a number is missing"
        ids = collections.Counter((b["p"], b["id"]) for b in batches.values() if "id" in b)
        doubled = [one for one, count in ids.items() if count > 1]
        assert not doubled, f"carried out twice: {doubled}"
        for guest in guests:
            assert max(guest.updates, default=0) <= len(
                batches
            ), "something was told that is not there"
            for said, seq in guest.acknowledged:
                batch = batches.get(seq)
                assert (
                    batch and batch["id"] == digest(said) and batch["p"] == guest.person
                ), f"acknowledged as number {seq} and lost: {said}"
                found += 1
    return found


async def kill_under_load():
    with Server("--rate", "1000") as server:
        tables = []
        for number in range(TABLES):
            game, seats, options = GAMES[number % len(GAMES)]
            guests = await open_table(server, game, seats, options)
            await guests[0].say("start", {})
            tables.append(guests)
        over = asyncio.Event()
        players = [
            asyncio.create_task(keep_playing(guest, guests[0], over))
            for guests in tables
            for guest in guests
        ]
        everyone = [guest for guests in tables for guest in guests]
        away = []
        for _ in range(KILLS):
            await asyncio.sleep(random.uniform(0.05, 0.8))
            for player in players:
                if player.done():
                    player.result()
            server.kill()
            begin = time.monotonic()
            server.start()
            await asyncio.gather(
                *(asyncio.wait_for(guest.inside.wait(), PATIENCE) for guest in everyone)
            )
            away.append(time.monotonic() - begin)
        before = [guest.seq for guest in everyone]
        await asyncio.sleep(1)
        over.set()
        await asyncio.gather(*players)
        assert sum(guest.seq for guest in everyone) > sum(before), "the tables go on"
        for guest in everyone:
            await guest.go()
        assert server.stop() == 0
        found = check_journal(os.path.join(server.data, "tables.sqlite"), tables)
        assert found > KILLS, "too little happened"
        away.sort()
        print(
            f"  {KILLS} kills, {found} acknowledgements, 0 lost, 0 doubled; back after "
            f"{away[len(away) // 2]:.2f} s "
            f"(median), {away[-1]:.2f} s (longest)"
        )


async def clean_stop():
    """SIGTERM: everybody is told, the program ends with 0, and after the next start all go on with
    their tokens."""
    with Server("--rate", "1000") as server:
        guests = await open_table(server, "triples", 3)
        await guests[0].say("start", {})
        for _ in range(30):
            for guest in guests:
                await one_move(guest, guests[0])
        views = [(guest.seq, guest.view) for guest in guests]
        begin = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - begin < 60, "it does not wait for anybody"
        assert [await guest.until_bye() for guest in guests] == ["stopping"] * 3
        for guest in guests:
            guest.seq = None  # ask for everything anew
        server.start()
        await asyncio.gather(*(asyncio.wait_for(guest.inside.wait(), 20) for guest in guests))
        await asyncio.gather(
            *(guest.until(lambda guest=guest: guest.seq is not None, 20) for guest in guests)
        )
        assert [(guest.seq, guest.view) for guest in guests] == views
        for _ in range(30):
            for guest in guests:
                await one_move(guest, guests[0])
        assert guests[0].seq > views[0][0]
        for guest in guests:
            await guest.go()


async def another_server_with_the_same_folder():
    with Server() as server:
        try:
            Server(data=server.data).start()
            raise AssertionError("two servers with one folder")
        except RuntimeError as error:
            assert "another server" in str(error), error


if __name__ == "__main__":
    run(kill_under_load, clean_stop, another_server_with_the_same_folder)
