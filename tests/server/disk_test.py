#!/usr/bin/env python3
"""A disk that is full, and one that fails: what was acknowledged is there, what was refused is not,
and people are told. And memory that cannot be had for one line: the others do not notice."""
import asyncio
import contextlib
import os
import ssl
import subprocess
import tempfile
import time

from crash_test import check_journal, one_move
from wire import BAD_DISK, Lateness, Line, Server, eventually, frame, new_id, open_table, run

FAULT = tempfile.mktemp(prefix="stolik-bad-disk-")
os.environ["BAD_DISK"] = FAULT
os.environ["LD_PRELOAD"] = BAD_DISK


def let_fail(how):
    with open(FAULT, "w", encoding="ascii") as file:
        file.write(how)


def mend():
    with contextlib.suppress(FileNotFoundError):
        os.remove(FAULT)


async def full_disk():
    """Commands are refused with `storage`, nothing of them happened; with room again all goes on,
    bots and top too."""
    with Server("--rate", "1000") as server:
        people = await open_table(server, "triples", 3)
        guest = people[0]
        answers = []
        hear = guest.hear

        async def listen(message):
            if "refused" in message:
                answers.append(message["refused"])
            await hear(message)

        guest.hear = listen
        await people[0].say("start", {})
        with_bots = await open_table(server, "triples", 1, more_seats=["bot", "bot"])
        await with_bots[0].say("start", {})
        for _ in range(5):
            for one in people:
                await one_move(one, people[0])
        before = people[0].seq, with_bots[0].seq
        answers.clear()
        let_fail("full")
        guest.say_again = lambda: None  # look at the refusal itself first
        saying = asyncio.create_task(guest.say("door", {"door": "knock"}))
        await eventually(lambda: answers)
        assert answers[0]["code"] == "storage", answers
        assert (await server.get("/readyz"))[0] == 503 and (await server.get("/healthz"))[0] == 200
        await asyncio.sleep(2)
        assert guest.seq == before[0], "told though nothing could be written"
        assert server.is_alive()
        server.log.seek(0)
        assert server.log.read().count('"store_full"') == 1, "said once, not with every try"
        assert b'stolik_notes_total{what="store_full"}' in (await server.get("/metrics"))[2]
        mend()
        del guest.say_again
        guest.say_again()
        assert "seq" in await saying
        assert (await server.get("/readyz"))[0] == 200
        for _ in range(10):
            for one in people:
                await one_move(one, people[0])
        await with_bots[0].until(lambda: with_bots[0].seat in with_bots[0].view["awaiting"], 20)
        for one in people + with_bots:
            await one.go()
        assert server.stop() == 0
        assert check_journal(os.path.join(server.data, "tables.sqlite"), [people, with_bots]) > 10


async def stuck_disk():
    """A sync that does not end: not ready within three seconds, said so in the log, and ready again
    when it ends."""
    with Server("--rate", "1000") as server:
        (host,) = await open_table(server, "triples", 1, more_seats=["bot", "bot"])
        assert (await server.get("/readyz"))[0] == 200
        let_fail("stuck")
        begin, late = time.monotonic(), Lateness()
        saying = asyncio.create_task(host.say("door", {"door": "knock"}))
        while (await server.get("/readyz"))[0] == 200:
            limit_s = 4 + 3 * late.seconds  # three, and what a busy machine takes
            assert time.monotonic() - begin < limit_s, "ready though nothing can be written"
            await asyncio.sleep(0.05)
        await eventually(lambda: '"store_waits"' in server.last_words())
        assert not saying.done() and (await server.get("/healthz"))[0] == 200
        mend()
        assert "seq" in await saying
        await eventually(lambda: '"store_answers"' in server.last_words())
        assert (await server.get("/readyz"))[0] == 200
        await host.go()
        assert server.stop() == 0


async def failing_sync():
    """What is on disk is unknown: nobody is told anything more, the program ends with 1, and the
    next start goes on."""
    with Server("--rate", "1000") as server:
        guests = await open_table(server, "triples", 3)
        await guests[0].say("start", {})
        for _ in range(10):
            for guest in guests:
                await one_move(guest, guests[0])
        told = max(guest.seq for guest in guests)
        let_fail("sync")
        saying = asyncio.create_task(guests[0].say("door", {"door": "knock"}))
        code = await asyncio.to_thread(server.process.wait, 15)
        assert code == 1, code
        assert guests[1].bye == "broken" and max(guest.seq for guest in guests) == told
        server.log.seek(0)
        assert "store_broken" in server.log.read()
        mend()
        server.start()
        assert "seq" in await saying, "it is said again by itself, and counts once"
        for guest in guests:
            await one_move(guest, guests[0])
            await guest.go()
        assert server.stop() == 0
        assert check_journal(os.path.join(server.data, "tables.sqlite"), [guests]) > 10


async def ends_alone(server, context=None):
    """Of two at a table one says something for which there is no memory: that line is cut, the hub
    hears of it, and the other plays on."""
    host = await Line.open(server.port, ssl=context)
    host.send(
        {
            "create": {"game": "triples", "seats": ["open", "open", "bot"], "door": "open"},
            "id": new_id(),
        }
    )
    welcome = (await host.hear())["welcome"]
    guest = await Line.open(server.port, ssl=context)
    guest.send({"knock": {"code": welcome["code"]}, "id": new_id()})
    assert "welcome" in await guest.hear()

    async def here():
        while True:
            message = await host.hear()
            if "people" in message:
                return len(message["people"]["here"])

    while await here() != 2:
        pass
    let_fail("memory")
    guest.write(frame(1, b'{"say":"' + b"x" * 3342, fin=False))
    assert await guest.until_closed() == 1006
    while await here() != 1:  # it is no ghost
        pass
    mend()
    host.send({"sit": {"seat": 0}, "id": "sits"})
    while (message := await host.hear()).get("ok", {}).get("id") != "sits":
        assert "refused" not in message, message
    host.close()


async def no_memory_for_a_line():
    """An exception while the server works for one line, in clear and under TLS."""
    with Server() as server:
        await ends_alone(server)
        assert b'stolik_notes_total{what="lines_broken"} 1' in (await server.get("/metrics"))[2]
        await eventually(lambda: "lines_broken" in server.last_words())
        assert server.stop() == 0
    with tempfile.TemporaryDirectory() as folder:
        cert, key = f"{folder}/cert.pem", f"{folder}/key.pem"
        subprocess.run(
            [
                "openssl",
                "req",
                "-x509",
                "-newkey",
                "ec",
                "-pkeyopt",
                "ec_paramgen_curve:P-256",
                "-nodes",
                "-days",
                "2",
                "-subj",
                "/CN=localhost",
                "-keyout",
                key,
                "-out",
                cert,
            ],
            check=True,
            capture_output=True,
        )
        context = ssl.create_default_context()
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        with Server("--tls-cert", cert, "--tls-key", key) as server:
            await ends_alone(server, context)
            assert server.stop() == 0


if __name__ == "__main__":
    try:
        run(full_disk, failing_sync, stuck_disk, no_memory_for_a_line)
    finally:
        mend()
