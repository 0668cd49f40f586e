#!/usr/bin/env python3
"""One address against the real program: it cannot fill the server, use up somebody's table, take
all decks or hold everybody up with them."""
import asyncio
import base64
import itertools
import statistics
import time

from brought_test import PIECE, deck_of, id_of
from wire import PATIENCE, Closed, Line, Server, new_id, run, seconds

ATTACKER = "203.0.113.7"
OTHER = "203.0.113.8"


class Client:
    """A line that is always listened to. ask() waits for the answer to its own id."""

    def __init__(self, line):
        self.line = line
        self.told = {}
        self.waiting = {}
        self.pongs = asyncio.Queue()
        self.decks = asyncio.Queue()
        self.ids = itertools.count()
        self.listening = asyncio.create_task(self.listen())

    @classmethod
    async def open(cls, server, address=None):
        return cls(
            await Line.open(server.port, extra=[f"X-Forwarded-For: {address}"] if address else [])
        )

    async def listen(self):
        try:
            while True:
                message = await self.line.hear(timeout=3600)
                name, body = next(iter(message.items()))
                self.told[name] = body
                if name in ("ok", "refused") and body.get("id") in self.waiting:
                    self.waiting.pop(body["id"]).set_result(body)
                elif name == "pong":
                    self.pongs.put_nowait(body)
                elif name in ("deck", "refused"):
                    self.decks.put_nowait(message)
        except (Closed, ConnectionError, asyncio.IncompleteReadError):
            for future in self.waiting.values():
                future.set_result({"code": "closed"})

    async def ask(self, name, body, secret=False):
        """The code of the refusal, or None."""
        number = new_id() if secret else f"m{next(self.ids)}"
        self.waiting[number] = asyncio.get_running_loop().create_future()
        answer = self.waiting[number]
        self.line.send({name: body, "id": number})
        return (await asyncio.wait_for(answer, PATIENCE)).get("code")

    def close(self):
        self.listening.cancel()
        self.line.cut()


def create():
    return {"game": "triples", "seats": ["open", "bot", "bot"], "door": "open"}


async def classes():
    """Rounds of classes make tables: those of one address end at what it may start, and others
    still open theirs."""
    with Server("--proxy", "--rate", "1000", "--tables-rate", "30", "--tables", "1000") as server:
        lessons = []
        for _ in range(3):
            teacher = await Client.open(server, ATTACKER)
            assert (
                await teacher.ask(
                    "open-class", {"game": "triples", "size": 3, "until": 40}, secret=True
                )
                is None
            )
            pupils = [await Client.open(server, ATTACKER) for _ in range(40)]
            code = teacher.told["entered"]["code"]
            assert [await pupil.ask("knock", {"code": code}, secret=True) for pupil in pupils] == [
                None
            ] * 40
            lessons.append((teacher, pupils))
        await asyncio.sleep(5.5)
        started, begin = 0, time.monotonic()
        for teacher, _ in lessons:
            for step in range(12):
                assert await teacher.ask("next-round" if step else "seat", {}) is None
                refused = await teacher.ask("start", {})
                if refused:
                    assert refused == "too-many", refused
                    break
                started += len(teacher.told["class"]["tables"])
            if refused:
                break
        allowed = 300 + (time.monotonic() - begin) + 1
        assert refused and 280 <= started <= allowed, (started, allowed)
        other = await Client.open(server, OTHER)
        assert await other.ask("create", create(), secret=True) is None
        for teacher, pupils in lessons:
            for client in [teacher, *pupils]:
                client.close()
        print(f"  {started} tables started by one address")


async def guests():
    """Thirty-one lines of one address sit, stand and rename as fast as they may: the table has
    changes left, and its host is answered."""
    with Server("--proxy") as server:
        host = await Client.open(server, OTHER)
        assert (
            await host.ask(
                "create", {**create(), "seats": ["open"] * 12, "game": "triples"}, secret=True
            )
            is None
        )
        code, before = host.told["welcome"]["code"], time.monotonic()
        crowd = [await Client.open(server, ATTACKER) for _ in range(31)]
        for guest in crowd:
            assert await guest.ask("knock", {"code": code}, secret=True) is None
        end = time.monotonic() + seconds(8)

        async def spam(number, guest):
            for step in itertools.count():
                if time.monotonic() > end:
                    return
                body = (
                    {"rename": {"name": ""}}
                    if number >= 11
                    else {"stand": {}}
                    if step % 2
                    else {"sit": {"seat": number + 1}}
                )
                guest.line.send({**body, "id": f"s{step}"})
                await asyncio.sleep(0.21)

        async def lead():
            took = []
            while time.monotonic() < end:
                asked = time.monotonic()
                assert await host.ask("door", {"door": "open"}) is None
                took.append(time.monotonic() - asked)
                await asyncio.sleep(0.25)
            return took

        *_, took = await asyncio.gather(*(spam(*one) for one in enumerate(crowd)), lead())
        elapsed = time.monotonic() - before
        changes = host.told["update"]["seq"] - len(took)
        assert changes <= 200 + elapsed + 2, (changes, elapsed)
        honest = await Client.open(server, "203.0.113.9")
        assert await honest.ask("knock", {"code": code, "watch": True}, secret=True) in (
            None,
            "no-such-table",
        )
        assert await host.ask("sit", {"seat": 0}) is None
        print(
            f"  {changes} changes in {elapsed:.1f} s; the host was answered in "
            f"{1000 * statistics.median(took):.1f} ms, at most {1000 * max(took):.1f} ms"
        )
        for client in [host, honest, *crowd]:
            client.close()


def pieces_of(content):
    data = content.encode()
    name = id_of(content)
    return [
        {
            "deck": {
                "id": name,
                "of": len(data),
                "from": start,
                "bytes": base64.b64encode(data[start : start + PIECE]).decode(),
            }
        }
        for start in range(0, len(data), PIECE)
    ]


async def bring_all_but_the_last(client, pieces):
    for piece in pieces[:-1]:
        client.line.send(piece)
    for _ in pieces[:-1]:
        assert "deck" in await asyncio.wait_for(client.decks.get(), PATIENCE)


async def finish(client, pieces):
    begin = time.monotonic()
    client.line.send(pieces[-1])
    answer = await asyncio.wait_for(client.decks.get(), PATIENCE)
    assert answer["deck"]["ready"] is True, answer
    return time.monotonic() - begin


async def many_decks():
    """A hundred decks become whole at the same moment: somebody else's ping waits for one check,
    not for all of them."""
    with Server("--rate", "1000", "--tables-rate", "1000") as server:
        alone = []
        for number in range(3):
            client = await Client.open(server)
            pieces = pieces_of(deck_of(f"Sama {number}", pictures=60))
            await bring_all_but_the_last(client, pieces)
            alone.append(await finish(client, pieces))
            client.close()
        clients = []
        decks = [pieces_of(deck_of(f"Talia {number}", pictures=60)) for number in range(100)]
        for pieces in decks:
            clients.append(await Client.open(server))
            await bring_all_but_the_last(clients[-1], pieces)
        other = await Client.open(server)
        waits, done = [], asyncio.Event()

        async def ping():
            while not done.is_set():
                begin = time.monotonic()
                other.line.send({"ping": 1})
                await asyncio.wait_for(other.pongs.get(), PATIENCE)
                waits.append(time.monotonic() - begin)
                await asyncio.sleep(0.002)

        pinging = asyncio.create_task(ping())
        await asyncio.sleep(0.1)
        begin = time.monotonic()
        await asyncio.gather(*(finish(*one) for one in zip(clients, decks)))
        total = time.monotonic() - begin
        done.set()
        await pinging
        waits.sort()
        p99, one = waits[int(len(waits) * 0.99)], statistics.median(alone)
        print(
            f"  {len(decks)} decks of {len(deck_of('Sama 0', pictures=60).encode()) >> 10} KiB in "
            f"{total:.2f} s, one alone in {1000 * one:.1f} ms; "
            f"pings: p50 {1000 * waits[len(waits) // 2]:.1f} ms, p99 {1000 * p99:.1f} ms, longest "
            f"{1000 * waits[-1]:.1f} ms"
        )
        # On a quiet machine below 50 ms. A busy one takes longer for everything: a part of the time
        # of all checks, for which a ping would wait if they were done at once.
        assert p99 < max(0.05, total / 8), (p99, total)
        assert waits[-1] < max(0.1, total / 3), (waits[-1], total)
        for client in [other, *clients]:
            client.close()


async def decks():
    """One address has a share of the decks in use and of those under way; somebody else brings
    theirs."""
    with Server("--proxy", "--rate", "1000", "--own-decks", "20") as server:

        async def bring(address, content):
            client = await Client.open(server, address)
            pieces = pieces_of(content)
            for piece in pieces:
                client.line.send(piece)
            answers = [await asyncio.wait_for(client.decks.get(), PATIENCE) for _ in pieces]
            return client, answers[-1].get("refused", {}).get("code")

        brought = [await bring(ATTACKER, deck_of(f"Talia {number}")) for number in range(12)]
        assert [code for _, code in brought] == [None] * 10 + ["too-many"] * 2
        honest, code = await bring(OTHER, deck_of("Nasza ulica"))
        assert code is None
        lazy = []
        for number in range(40):
            client = await Client.open(server, f"203.0.113.{20 + number % 2}")
            client.line.send(
                {"deck": {"id": "own-" + "0" * 32, "of": 512 * 1024, "from": 0, "bytes": "YWJj"}}
            )
            answer = await asyncio.wait_for(client.decks.get(), PATIENCE)
            lazy.append((client, "deck" in answer))
        assert sum(taken for _, taken in lazy) == 32, "8 MiB for each address"
        other, code = await bring(OTHER, deck_of("Inna ulica"))
        assert code is None
        for client in [honest, other, *(one for one, _ in brought), *(one for one, _ in lazy)]:
            client.close()


if __name__ == "__main__":
    run(classes, guests, many_decks, decks)
