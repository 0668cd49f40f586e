#!/usr/bin/env python3
"""The data folder: what is erased cannot be read, what is missing is noticed, whose file it is, a
wrong clock, little room."""
import asyncio
import os
import random
import shutil
import sqlite3
import string
import subprocess
import sys
import tempfile
import time

from crash_test import one_move
from wire import (
    BAD_DISK,
    PATIENCE,
    Closed,
    Guest,
    Lateness,
    Line,
    Server,
    new_id,
    open_table,
    run,
)

SOON = 15  # seconds, on a busy machine; docs/HOSTING.md says ten


def base_of(server):
    return os.path.join(server.data, "tables.sqlite")


def sql(server, *statements):
    base = sqlite3.connect(base_of(server), isolation_level=None)
    for statement in statements:
        base.execute(statement)
    base.close()


def sql_and_die(server, statement):
    """As a process that is killed would: the log beside the file stays as it is, with all that
    stands in it."""
    code = (
        "import os,sqlite3,sys\n"
        "sqlite3.connect(sys.argv[1],isolation_level=None).execute(sys.argv[2])\n"
        "os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", code, base_of(server), statement], check=True)


def number_of(guest):
    number = int(guest.table, 16)
    return number - (1 << 64 if number >= 1 << 63 else 0)


def files_with(server, text):
    found = []
    for name in os.listdir(server.data):
        if not os.path.isfile(os.path.join(server.data, name)):
            continue
        with open(os.path.join(server.data, name), "rb") as file:
            if text.encode() in file.read():
                found.append(name)
    return found


async def gone_soon(server, text):
    until, late = time.monotonic() + SOON, Lateness()
    while files_with(server, text):
        assert time.monotonic() < until + late.seconds, f"still there: {files_with(server, text)}"
        await asyncio.sleep(0.3)


def log_of(server):
    server.log.seek(0)
    return server.log.read()


async def metric(server, name):
    text = (await server.get("/metrics"))[2].decode()
    for line in text.split("\n"):
        if line.startswith(name + " "):
            return int(line.split()[-1])
    return 0


async def first_words(server, entry):
    """What a stranger's or returning guest's first message is answered with, up to the end of the
    line or a second of silence."""
    line = await Line.open(server.port)
    line.send(entry)
    heard = {}
    try:
        while True:
            message = await line.hear(1 if heard else PATIENCE)
            heard.update(message)
    except (Closed, asyncio.TimeoutError):
        line.cut()
    return heard


def back(guest, **more):
    return {"resume": {"table": guest.table, "token": guest.token, **more}}


async def erased_is_erased():
    """A name nobody else has: after its table is erased it stands in no file of the folder, also
    not after kill -9."""
    name = "Kunegunda " + "".join(random.choice(string.ascii_lowercase) for _ in range(12))
    with Server("--rate", "1000") as server:
        others = [
            (await open_table(server, "triples", 1, more_seats=["bot", "bot"]))[0]
            for _ in range(12)
        ]
        host = Guest(server)
        await host.open(
            {"create": {"game": "triples", "seats": ["open", "bot", "bot"], "name": name}}
        )
        await host.say("sit", {"seat": 0})
        await host.say("start", {})
        for _ in range(30):
            await one_move(host, host)
            await random.choice(others).say("door", {"door": random.choice(["open", "knock"])})
        await host.say("end", {})
        for guest in [host, *others]:
            await guest.go()
        assert "tables.sqlite-wal" in files_with(
            server, name
        ), "it stands in the log beside the file"
        server.kill()
        sql_and_die(server, f"UPDATE head SET touched=touched-90000 WHERE tab={number_of(host)}")
        assert "tables.sqlite-wal" in files_with(server, name)
        server.start()
        assert (await first_words(server, back(host)))["refused"]["code"] == "bad-token"
        server.kill()  # erased, and perhaps not yet overwritten
        server.start()
        await gone_soon(server, name)
        for other in others:
            assert "welcome" in await first_words(
                server, back(other)
            ), "the others are as they were"
        assert server.stop() == 0
        assert not files_with(server, name)


async def a_missing_end_is_noticed():
    """Without its last line a table is broken, and it alone; an older copy of all is told to those
    who saw more."""
    with Server("--rate", "1000") as server:
        (host,) = await open_table(server, "triples", 1, more_seats=["bot", "bot"])
        (other,) = await open_table(server, "triples", 1, more_seats=["bot", "bot"])
        for guest in (host, other):
            await guest.go()
        assert server.stop() == 0
        older = os.path.join(server.data, "older")
        shutil.copy(base_of(server), older)
        server.start()
        again = Guest(server)
        again.table, again.token = other.table, other.token
        again.reading = asyncio.create_task(again.live())
        await again.until(lambda: again.seq is not None)
        for door in ("open", "knock", "open"):
            assert "seq" in await again.say("door", {"door": door})
        seen = again.seq
        await again.go()
        assert server.stop() == 0

        sql(
            server,
            f"DELETE FROM batch WHERE tab={number_of(host)} AND seq=(SELECT max(seq) FROM batch "
            f"WHERE tab={number_of(host)})",
        )
        server.start()
        heard = await first_words(server, back(host))
        assert heard["bye"]["why"] == "broken" and "welcome" not in heard, heard
        assert await metric(server, 'stolik_notes_total{what="tables_damaged"}') == 1
        await asyncio.wait_for(logged(server, '"tables_damaged"'), 20)
        assert host.table in log_of(server)
        heard = await first_words(server, back(other, seen=seen))
        assert heard["welcome"]["seq"] == seen and "lost" not in heard["welcome"], heard
        heard = await first_words(server, back(other, seen=9999))
        assert (
            heard["welcome"]["lost"] is True
            and heard["fresh"]["lost"] is True
            and heard["fresh"]["seq"] == seen
        ), heard
        assert server.stop() == 0

        shutil.copy(older, base_of(server))
        server.start()
        heard = await first_words(server, back(other, seen=seen))
        assert heard["welcome"]["lost"] is True and heard["fresh"]["seq"] == seen - 3, heard
        assert await metric(server, 'stolik_notes_total{what="told_and_lost"}') == 1
        await asyncio.wait_for(logged(server, '"told_and_lost"'), 20)
        for secret in (host.token, other.token, host.code, other.code):
            assert secret not in log_of(server)


async def exchanged_heads_are_noticed():
    """A table whose head is another's is broken: nobody comes into it by the other's code."""
    with Server("--rate", "1000") as server:
        one, two = [
            (await open_table(server, "triples", 1, more_seats=["bot", "bot"]))[0] for _ in range(2)
        ]
        (other,) = await open_table(server, "triples", 1, more_seats=["bot", "bot"])
        for guest in (one, two, other):
            await guest.go()
        assert server.stop() == 0
        sql(
            server,
            *(
                f"UPDATE head SET code='{code}' WHERE tab={number_of(guest)}"
                for guest, code in ((one, "x"), (two, one.code), (one, two.code))
            ),
        )
        server.start()
        for guest in (one, two):
            heard = await first_words(
                server, {"knock": {"code": guest.code, "name": "Ala"}, "id": new_id()}
            )
            assert (
                heard["bye"]["why"] == "broken"
                and "welcome" not in heard
                and "knocking" not in heard
            ), heard
        assert await metric(server, 'stolik_notes_total{what="tables_damaged"}') == 2
        await asyncio.wait_for(logged(server, '"tables_damaged"'), 20)
        assert "welcome" in await first_words(server, back(other))
        assert server.stop() == 0


async def a_damaged_log_is_told():
    """SQLite drops what stands behind a flipped bit of the log: whole tables are gone, and the log
    of the server says so."""
    with Server("--rate", "1000") as server:
        kept = [
            (await open_table(server, "triples", 1, more_seats=["bot", "bot"]))[0] for _ in range(3)
        ]
        server.kill()
        server.start()
        assert '"store_lost"' not in log_of(server), "nothing is missing yet"
        await asyncio.gather(*(asyncio.wait_for(guest.inside.wait(), 20) for guest in kept))
        (lost,) = await open_table(server, "triples", 1, more_seats=["bot", "bot"])
        for guest in (*kept, lost):
            await guest.go()
        server.kill()
        with open(base_of(server) + "-wal", "r+b") as log:
            log.seek(40)
            byte = log.read(1)[0]
            log.seek(40)
            log.write(bytes([byte ^ 1]))
        server.start()
        await asyncio.wait_for(logged(server, '"store_lost"'), 20)
        assert await metric(server, 'stolik_notes_total{what="store_lost"}') == 1
        assert (await first_words(server, back(lost)))["refused"]["code"] == "bad-token"
        assert server.stop() == 0


async def whose_file_it_is():
    """Another program's file and one of a newer Stolik are left as they are; one from before
    versions is taken over."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "tables.sqlite")
        for statements, says in [
            (["CREATE TABLE bookmarks(url TEXT)"], "another program"),
            (
                ["PRAGMA application_id=1400139628", "PRAGMA user_version=99", "CREATE TABLE x(y)"],
                "newer",
            ),
        ]:
            base = sqlite3.connect(path)
            for statement in statements:
                base.execute(statement)
            base.close()
            with open(path, "rb") as file:
                before = file.read()
            try:
                Server(data=folder).start()
                raise AssertionError("it took another's file")
            except RuntimeError as error:
                assert says in str(error) and "--data" in str(error), error
            with open(path, "rb") as file:
                assert file.read() == before
            assert not os.path.exists(path + "-wal")
            os.remove(path)
    with Server("--rate", "1000") as server:
        guests = await open_table(server, "triples", 3)
        await guests[0].say("start", {})
        for _ in range(10):
            for guest in guests:
                await one_move(guest, guests[0])
        for guest in guests:
            await guest.go()
        assert server.stop() == 0
        sql(
            server,
            "DROP TABLE tail",
            "DROP TABLE server",
            "PRAGMA application_id=0",
            "PRAGMA user_version=0",
            f"UPDATE head SET touched={int(time.time())}",
        )
        server.start()
        await asyncio.wait_for(logged(server, '"store_opened"'), 20)
        for guest in guests:
            heard = await first_words(server, back(guest))
            assert heard["fresh"]["seq"] == max(one.seq for one in guests), heard
        assert server.stop() == 0


async def logged(server, what):
    while what not in log_of(server):
        await asyncio.sleep(0.05)


async def a_wrong_clock():
    """Days ahead or behind at the start: nothing is erased, nothing lives longer for it."""
    with Server("--rate", "1000") as server:
        lobby = (await open_table(server, "triples", 1, more_seats=["bot", "bot"]))[0]
        game = (await open_table(server, "triples", 1, more_seats=["bot", "bot"]))[0]
        await game.say("start", {})
        over = (await open_table(server, "triples", 1, more_seats=["bot", "bot"]))[0]
        await over.say("start", {})
        await over.say("end", {})
        for guest in (lobby, game, over):
            await guest.go()
        for days in (8, -8, 3650, -3650):
            server.kill()
            os.environ["BAD_CLOCK"] = str(days * 86400)
            try:
                server.start()
            finally:
                del os.environ["BAD_CLOCK"]
            year = time.gmtime(time.time() + days * 86400).tm_year
            await asyncio.wait_for(
                logged(server, f'"time":"{year}-'), 20
            )  # else the clock is not wrong at all
            for guest in (lobby, game, over):
                assert "welcome" in await first_words(server, back(guest)), f"{days} days"
        server.kill()
        sql(server, "UPDATE head SET touched=touched+800000")  # from a future that never came
        server.start()
        await asyncio.wait_for(logged(server, "ahead"), 20)
        assert "welcome" in await first_words(server, back(over))
        server.kill()
        sql(server, "UPDATE head SET touched=touched-90000")  # from there on it ages like any other
        server.start()
        assert (await first_words(server, back(over)))["refused"]["code"] == "bad-token"
        assert "welcome" in await first_words(server, back(game))


async def little_room():
    """Below the reserve no table is opened and nobody comes in; games that are being played go
    on."""
    with Server("--rate", "1000") as server:
        guests = await open_table(server, "triples", 3)
        await guests[0].say("start", {})
        assert (
            await metric(server, "stolik_disk_low") == 0
            and await metric(server, "stolik_disk_free_bytes") > 0
        )
        server.kill()
        server.options = ("--rate", "1000", "--reserve", "1000000000")
        server.start()
        assert await metric(server, "stolik_disk_low") == 1
        await asyncio.wait_for(logged(server, '"space_low"'), 20)
        create = {"create": {"game": "triples", "seats": ["open", "bot", "bot"]}, "id": new_id()}
        assert (await first_words(server, create))["refused"]["code"] == "storage"
        knock = {"knock": {"code": guests[0].code}, "id": new_id()}
        assert (await first_words(server, knock))["refused"]["code"] == "storage"
        await asyncio.gather(*(asyncio.wait_for(guest.inside.wait(), 20) for guest in guests))
        before = guests[0].seq
        for _ in range(10):
            for guest in guests:
                await one_move(guest, guests[0])
        assert guests[0].seq > before
        for guest in guests:
            await guest.go()
        assert server.stop() == 0


if __name__ == "__main__":
    os.environ["LD_PRELOAD"] = BAD_DISK
    run(
        erased_is_erased,
        a_missing_end_is_noticed,
        exchanged_heads_are_noticed,
        a_damaged_log_is_told,
        whose_file_it_is,
        a_wrong_clock,
        little_room,
    )
