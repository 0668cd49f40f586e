#!/usr/bin/env python3
"""Bad guests against the real program, with a game running beside them that must not notice."""
import asyncio
import json
import os
import random
import re
import ssl
import struct
import subprocess
import tempfile
import time

from wire import (
    PATIENCE,
    PROGRAM,
    Closed,
    Lateness,
    Line,
    Refused,
    Server,
    eventually,
    frame,
    new_id,
    open_table,
    run,
    seconds,
)


async def game_beside(server, until, waits):
    """Two people who play fairly; notes how long each move takes. --rate is 1000 in these tests,
    the limits of a connection are tested in a server of their own."""
    guests = await open_table(server, "victory-line", 2)
    await guests[0].say("start", {})
    while not until.is_set():
        if guests[0].room["phase"] == "over":
            await guests[0].say("rematch", {})
            await guests[0].say("start", {})
        for guest in guests:
            if (
                guest.view
                and guest.room["phase"] == "playing"
                and guest.seat in guest.view["awaiting"]
            ):
                commands = await guest.ask_legal()
                begin = time.monotonic()
                answer = await guest.do(random.choice(commands))
                waits.append(time.monotonic() - begin)
                assert "seq" in answer or answer["code"] == "not-your-turn", answer
        await asyncio.sleep(0.01)
    assert all(guest.reconnects == 0 for guest in guests), "a fair guest was thrown out"
    for guest in guests:
        await guest.go()


async def beside(attack, *options):
    with Server("--rate", "1000", *options) as server:
        over = asyncio.Event()
        waits = []
        game = asyncio.create_task(game_beside(server, over, waits))
        await asyncio.sleep(0.5)
        await attack(server)
        await asyncio.sleep(0.3)
        over.set()
        await game
        assert server.is_alive() and len(waits) > 5
        waits.sort()
        print(
            f"  {len(waits)} moves beside it, half within {waits[len(waits) // 2] * 1000:.0f} ms, "
            f"the slowest {waits[-1] * 1000:.0f} ms"
        )
        assert server.stop() == 0


# ---- frames


def noise(depth=0):
    kind = random.randrange(9 if depth < 5 else 6)
    if kind == 0:
        return random.choice([None, True, False])
    if kind == 1:
        return random.choice([0, 1, -1, 17, 1 << 31, 1 << 63, 10**30, 1.5, 1e300])
    if kind < 6:
        return random.choice(
            [
                "",
                "ask 0 anders",
                "spin",
                "\u202e",
                "\0",
                "x" * 200,
                "open",
                "12345678",
                "say",
                new_id(),
            ]
        )
    if kind < 8:
        return [noise(depth + 1) for _ in range(random.randrange(4))]
    return {
        random.choice(["game", "seat", "seats", "code", "id", "name", "token", "table"]): noise(
            depth + 1
        )
        for _ in range(random.randrange(4))
    }


NAMES = [
    "create",
    "knock",
    "resume",
    "sync",
    "sit",
    "stand",
    "rename",
    "youngest",
    "nonce",
    "do",
    "fell",
    "legal",
    "leave",
    "journal",
    "ping",
    "admit",
    "turn-away",
    "remove",
    "move",
    "seat",
    "door",
    "coach",
    "known",
    "invite",
    "start",
    "pause",
    "unpause",
    "stand-in",
    "penalty",
    "end",
    "rematch",
    "id",
    "",
]


def fuzzed_message():
    message = {random.choice(NAMES): noise()}
    if random.random() < 0.8:
        message["id"] = random.choice([new_id(), "a", 7, None, "x" * 65])
    return json.dumps(message, ensure_ascii=random.random() < 0.5).encode("utf-8", "surrogatepass")


def fuzzed_frame():
    kind = random.randrange(12)
    if kind < 7:
        return frame(1, fuzzed_message()[:4096])
    if kind == 7:
        text = bytearray(fuzzed_message()[:4096])
        for _ in range(random.randrange(1, 6)):
            text[random.randrange(len(text))] = random.randrange(256)
        return frame(1, bytes(text))
    if kind == 8:
        return frame(random.choice([9, 10]), os.urandom(random.randrange(126)))
    if kind == 9:
        part = fuzzed_message()[:2000]
        return frame(1, part[:5], fin=False) + frame(9, b"") + frame(0, part[5:])
    if kind == 10:
        return os.urandom(random.randrange(1, 200))
    return frame(
        random.randrange(16),
        os.urandom(random.randrange(300)),
        fin=random.random() < 0.5,
        masked=random.random() < 0.8,
        rsv=random.choice([0, 0, 0x40, 0x10]),
    )


async def drain(line):
    try:
        while True:
            await line.hear_text()
    except (Closed, AssertionError):
        pass


async def fuzz(server, count):
    sent = 0
    while sent < count:
        try:
            line = await Line.open(server.port)
        except (Closed, OSError):
            continue
        reading = asyncio.create_task(drain(line))
        for _ in range(random.randrange(1, 200)):
            if line.writer.is_closing():
                break
            line.write(fuzzed_frame())
            sent += 1
            if random.random() < 0.1:
                await asyncio.sleep(0.001)
        await asyncio.sleep(0.005)
        line.cut()
        reading.cancel()


async def fuzzed_frames():
    async def attack(server):
        await asyncio.gather(*(fuzz(server, seconds(4000)) for _ in range(5)))

    await beside(attack)


async def broken_rules():
    """Each fault of a frame has its code."""
    cases = [
        ("oversize", frame(1, b"x" * 4097), 1009),
        (
            "oversize, told by the header alone",
            bytes([0x81, 0xFF]) + struct.pack(">Q", 1 << 40) + b"abcd",
            1009,
        ),
        ("oversize in parts", frame(1, b"x" * 3000, fin=False) + frame(0, b"x" * 3000), 1009),
        ("binary", frame(2, b"{}"), 1003),
        ("too many fragments", frame(1, b"{", fin=False) + frame(0, b" ", fin=False) * 9, 1008),
        ("not masked", frame(1, b"{}", masked=False), 1002),
        ("a reserved bit", frame(1, b"{}", rsv=0x40), 1002),
        ("an unknown opcode", frame(3, b"{}"), 1002),
        ("a long control frame", frame(9, b"x" * 126), 1002),
        ("a control frame in parts", frame(9, b"x", fin=False), 1002),
        ("a continuation of nothing", frame(0, b"{}"), 1002),
        ("a new message inside another", frame(1, b"{", fin=False) + frame(1, b"}"), 1002),
        ("not UTF-8", frame(1, b"\xff\xfe"), 1007),
        ("a surrogate", frame(1, b"\xed\xa0\x80"), 1007),
        ("close with half a code", frame(8, b"\x03"), 1002),
        ("close with a code nobody may send", frame(8, struct.pack(">H", 1005)), 1002),
        ("close", frame(8, struct.pack(">H", 1000)), 1000),
        ("close without a code", frame(8, b""), 1005),
    ]
    with Server() as server:
        for name, data, code in cases:
            line = await Line.open(server.port)
            line.write(data)
            got = await line.until_closed()
            assert got == code, f"{name}: {got} instead of {code}"
        line = await Line.open(server.port)  # in one-byte pieces, with a ping in the middle
        for byte in frame(1, b'{"pi', fin=False) + frame(9, b"hello") + frame(0, b'ng":7}'):
            line.write(bytes([byte]))
            await line.writer.drain()
        assert await line.hear() == {"pong": 7}
        for text in ['{"ping":1', "[]", "7", '{"a":' * 40 + "1" + "}" * 40, '{"ping":1,"ping":2}']:
            line.write(frame(1, text.encode()))
            answer = await line.hear()
            assert answer["refused"]["code"] in ("bad-json", "bad-message"), answer
        line.close()


async def floods():
    """Over the rate: dropped with a notice, then closed with 1008, and quickly."""
    with Server() as server:
        line = await Line.open(server.port)
        for number in range(22):
            line.write(frame(1, json.dumps({"ping": number, "id": f"n{number}"}).encode()))
        answers = [await line.hear() for _ in range(22)]
        assert answers[:20] == [{"pong": number} for number in range(20)]
        assert [one["refused"]["code"] for one in answers[20:]] == ["too-many"] * 2
        assert [one["refused"]["id"] for one in answers[20:]] == ["n20", "n21"]
        line.write(frame(1, b'{"ping":1}'))
        assert await line.until_closed() == 1008
        line = await Line.open(server.port)
        begin, late = time.monotonic(), Lateness()
        for _ in range(2000):
            line.write(frame(1, b'{"ping":1}'))
        assert await line.until_closed() == 1008
        assert time.monotonic() - begin < 3 + late.seconds
        line = await Line.open(server.port)
        for _ in range(100):
            line.write(frame(9, b"x" * 100))
        assert await line.until_closed() == 1008

    async def attack(server):
        async def flood():
            end = time.monotonic() + 2
            while time.monotonic() < end:
                try:
                    line = await Line.open(server.port)
                except (Closed, OSError):
                    continue
                for _ in range(100):
                    line.write(frame(9, b"x"))
                await line.until_closed()

        await asyncio.gather(*(flood() for _ in range(20)))

    await beside(attack)


async def slow_readers():
    """Who does not read is closed, and costs the others nothing."""
    with Server("--rate", "1000") as server:
        guests = await open_table(server, "victory-line", 2)
        await guests[0].say("start", {})
        guests[0].line.writer.transport.pause_reading()
        memory = server.memory()
        lazy = guests[0].line
        guests[0].coming_back = False
        guests[0].reading.cancel()
        deadline = time.monotonic() + PATIENCE
        code = None
        while time.monotonic() < deadline and code is None:
            with open(f"/proc/{server.process.pid}/status", encoding="ascii"):
                pass
            for _ in range(50):  # each answer is as long as a view
                if not lazy.writer.is_closing():
                    lazy.send({"sync": {"seen": 0}})
            await asyncio.sleep(0.05)
            status, _, body = await server.get("/metrics")
            found = [
                line
                for line in body.decode().split("\n")
                if line.startswith('stolik_closes_total{code="1013"}')
            ]
            if found:
                code = 1013
        assert code == 1013, "closed with 1013"
        assert server.memory() - memory < 8 << 20, "what waits is bounded"
        for _ in range(PATIENCE):  # and gone after a moment
            if b"\nstolik_sockets 1\n" in (await server.get("/metrics"))[2]:
                break
            await asyncio.sleep(1)
        else:
            raise AssertionError("who does not read is still there")
        for guest in guests:
            await guest.go()


async def slow_writers():
    """Half requests, half handshakes, silence: all cut in time."""

    async def attack(server):
        late = Lateness()

        async def half(data, at_most):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            begin = time.monotonic()
            writer.write(data)
            try:
                while True:
                    got = await asyncio.wait_for(reader.read(1000), 0.5)
                    if not got:
                        break
            except asyncio.TimeoutError:
                pass
            except ConnectionError:
                return
            while True:
                try:
                    writer.write(b"a")
                    if not await asyncio.wait_for(reader.read(1000), 0.5):
                        break
                except asyncio.TimeoutError:
                    assert time.monotonic() - begin < at_most + 2 + late.seconds, "not cut"
                except ConnectionError:
                    break
            assert time.monotonic() - begin < at_most + 2 + late.seconds
            writer.close()

        async def silent():
            line = await Line.open(server.port)
            begin = time.monotonic()
            assert await line.until_closed() == 1008
            assert time.monotonic() - begin < 7 + late.seconds

        async def deaf():
            line = await Line.open(server.port)
            line.pongs = False
            line.send({"ping": 1})
            begin = time.monotonic()
            assert await line.until_closed() == 1006
            assert 11 < time.monotonic() - begin < 15 + late.seconds

        await asyncio.gather(
            *(half(b"GET / HT", 5) for _ in range(50)),
            *(half(b"", 5) for _ in range(10)),
            *(silent() for _ in range(10)),
            deaf(),
        )

    await beside(attack)


# ---- the door


async def origins():
    with Server() as server:
        for origin in [
            None,
            "",
            "null",
            "http://evil.example",
            f"http://127.0.0.1:{server.port + 1}",
            f"https://127.0.0.1:{server.port}",
            f"http://127.0.0.1:{server.port}/",
            "http://localhost",
        ]:
            try:
                await Line.open(server.port, origin=origin)
                raise AssertionError(f"{origin} was let in")
            except Refused as refused:
                assert refused.status == 403, refused
        (await Line.open(server.port)).close()
        # A name that was made to point here is no name of ours.
        status, _, _ = await server.get(
            "/ws",
            raw=(
                "GET /ws HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\nUpgrade: "
                "websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                "AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            ).encode(),
        )
        assert status == 403
    with Server("--origin", "https://games.example.org") as server:
        (await Line.open(server.port, origin="https://games.example.org")).close()
        try:
            await Line.open(server.port)
            raise AssertionError("only the configured one")
        except Refused as refused:
            assert refused.status == 403


async def wrong_tokens():
    """Wrong tokens and codes open nothing and change nothing; the right ones still do."""
    with Server("--rate", "1000") as server:
        guests = await open_table(server, "triples", 3)
        before = (await guests[0].say("start", {}))["seq"]
        await eventually(lambda: guests[1].seq == before)
        line = await Line.open(server.port)
        for _ in range(300):
            kind = random.randrange(4)
            if kind == 0:
                line.send({"resume": {"table": guests[0].table, "token": new_id(32)}})
            elif kind == 1:
                line.send(
                    {
                        "resume": {
                            "table": "%016x" % random.getrandbits(64),
                            "token": guests[0].token,
                        }
                    }
                )
            elif kind == 2:
                line.send({"knock": {"code": "%08d" % random.randrange(10**8)}, "id": new_id()})
            else:
                line.send({"knock": {"invitation": new_id(32)}, "id": new_id()})
            answer = await line.hear()
            assert answer["refused"]["code"] in ("bad-token", "no-such-table"), answer
        line.close()
        await asyncio.sleep(0.1)
        assert guests[1].seq == before and all(guest.reconnects == 0 for guest in guests)
        guests[1].line.cut()
        await asyncio.sleep(0.5)
        await asyncio.wait_for(guests[1].inside.wait(), PATIENCE)
        for guest in guests:
            await guest.go()


async def guessing_codes():
    """Ten wrong codes from one address, then one in half a minute; others are not touched. A proxy
    names addresses."""
    with Server("--rate", "1000", "--proxy") as server:

        async def guesses(address, count):
            line = await Line.open(server.port, extra=[f"X-Forwarded-For: 1.2.3.4, {address}"])
            codes = []
            for _ in range(count):
                line.send(
                    {
                        "knock": {"code": "%08d" % random.randrange(10**8), "invitation": ""},
                        "id": new_id(),
                    }
                )
                codes.append((await line.hear())["refused"]["code"])
            line.send({"resume": {"table": "0" * 16, "token": "x"}})
            assert (await line.hear())["refused"]["code"] == "bad-token", "a token is not a code"
            line.close()
            return codes

        assert await guesses("203.0.113.7", 13) == ["no-such-table"] * 10 + ["too-many"] * 3
        assert await guesses("203.0.113.7", 1) == ["too-many"], "also on a new line"
        assert await guesses("203.0.113.8", 1) == ["no-such-table"]
        assert await guesses("2001:db8:0:1::1", 10) == ["no-such-table"] * 10
        assert await guesses("2001:db8:0:1:ffff::2", 1) == [
            "too-many"
        ], "a network of IPv6 is one address"
        assert await guesses("127.0.0.1", 20) == ["no-such-table"] * 20


async def connections_by_address():
    with Server("--proxy", "--per-ip", "3") as server:

        def open_from(address):
            return Line.open(server.port, extra=[f"X-Forwarded-For: {address}"])

        lines = [await open_from("203.0.113.7") for _ in range(3)]
        try:
            await open_from("203.0.113.7")
            raise AssertionError("a fourth one")
        except Refused as refused:
            assert refused.status == 429
        await open_from("203.0.113.8")
        lines[0].close()
        while True:  # until the server has heard it
            try:
                await open_from("203.0.113.7")
                break
            except Refused as refused:
                assert refused.status == 429
            await asyncio.sleep(0.05)
        many = [await open_from("127.0.0.1") for _ in range(10)]
        assert len(many) == 10


async def connections_in_all():
    """As many as there are descriptors for, and no more: those beyond are cut and counted, the
    others go on."""
    with Server(descriptors=96) as server:
        guests = await open_table(server, "victory-line", 2)
        lines = [await Line.open(server.port) for _ in range(96 - 64 - len(guests))]
        for _ in range(5):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            assert await asyncio.wait_for(reader.read(), PATIENCE) == b"", "cut without a word"
            writer.close()
        await guests[0].say("start", {})
        descriptors = f"/proc/{server.process.pid}/fd"
        full = len(os.listdir(descriptors))
        lines[-1].close()
        await eventually(lambda: len(os.listdir(descriptors)) < full)
        status, _, body = await server.get("/metrics")
        assert status == 200 and re.search(
            rb"^stolik_connections_refused_total 5$", body, re.M
        ), body


async def lines_of_a_proxy():
    """A proxy keeps its lines for whoever comes next: the address is that of the request, not of
    the line's first."""
    with Server("--proxy", "--per-ip", "2") as server:

        async def ask(reader, writer, address):
            writer.write(
                f"GET /healthz HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 9.9.9.9\r\nX-Forwarded-For: "
                f"{address}\r\n\r\n".encode()
            )
            head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)).decode()
            size = int(re.search(r"Content-Length: (\d+)", head)[1])
            await reader.readexactly(size)
            return int(head.split()[1])

        lines = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(4)]
        assert [await ask(*line, "203.0.113.7") for line in lines[:2]] == [200, 200]
        assert await ask(*lines[2], "203.0.113.7") == 429
        assert await ask(*lines[0], "203.0.113.8") == 200, "the same line, another person"
        assert await ask(*lines[3], "203.0.113.7") == 200, "so there is room for one more"
        (await Line.open(server.port, extra=["X-Forwarded-For: 203.0.113.8"])).close()
        # An upgrade on a line that served somebody else counts for who asked for it.
        reader, writer = lines[0]
        writer.write(
            (
                f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: "
                f"http://127.0.0.1:{server.port}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: "
                "13\r\nX-Forwarded-For: 203.0.113.9\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            ).encode()
        )
        assert b" 101 " in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        line = Line(reader, writer)
        for _ in range(10):
            line.send({"knock": {"code": "%08d" % random.randrange(10**8)}, "id": new_id()})
            assert (await line.hear())["refused"]["code"] == "no-such-table"
        line.send({"knock": {"code": "%08d" % random.randrange(10**8)}, "id": new_id()})
        assert (await line.hear())["refused"]["code"] == "too-many"
        for address, code in [("203.0.113.8", "no-such-table"), ("203.0.113.9", "too-many")]:
            other = await Line.open(server.port, extra=[f"X-Forwarded-For: {address}"])
            other.send({"knock": {"code": "%08d" % random.randrange(10**8)}, "id": new_id()})
            assert (await other.hear())["refused"]["code"] == code, address
            other.close()


async def making_tables():
    """An address opens sixty tables at once and then one in two seconds, from however many lines; a
    proxy's people have each their own. A game that runs does not notice."""

    def create():
        return {"create": {"game": "triples", "seats": ["open", "bot", "bot"]}, "id": new_id()}

    with Server("--proxy") as server:
        made = refused = 0
        end = time.monotonic() + seconds(4)

        async def attack():
            nonlocal made, refused
            while time.monotonic() < end:
                line = await Line.open(server.port)
                line.send(create())
                answer = await line.hear()
                if "welcome" in answer:
                    made += 1
                else:
                    refused += 1
                    assert answer["refused"]["code"] == "too-many" and re.search(
                        r"again in \d+ s", answer["refused"]["message"]
                    ), answer
                line.cut()

        begin = time.monotonic()
        await asyncio.gather(*(attack() for _ in range(300)))
        allowed = 60 + (time.monotonic() - begin) / 2 + 1
        assert 60 <= made <= allowed and refused > 0, (made, refused, allowed)
        print(f"  {made} tables made, {refused} refused")
        line = await Line.open(server.port, extra=["X-Forwarded-For: 203.0.113.7"])
        line.send(create())
        assert "welcome" in await line.hear(), "somebody else"
        line.cut()
    with Server("--rate", "1000", "--tables-rate", "1") as server:  # two tables, four games
        (host,) = await open_table(server, "triples", 1, more_seats=["bot", "bot"])
        heard = []
        hear = host.hear

        async def listen(message):
            heard.append(message)
            await hear(message)

        host.hear = listen
        for _ in range(4):
            assert "seq" in await host.say("start", {})
            assert "seq" in await host.say("end", {})
            assert "seq" in await host.say("rematch", {})
        host.line.send({"start": {}, "id": "once-more"})

        def told():
            return [one for one in heard if one.get("refused", {}).get("id") == "once-more"]

        await eventually(told)
        assert told()[0]["refused"]["code"] == "too-many", heard
        await host.go()
    with Server("--rate", "1000", "--tables-rate", "0", "--lobbies", "5") as server:
        codes = []
        for _ in range(7):
            line = await Line.open(server.port)
            line.send(create())
            codes.append((await line.hear()).get("refused", {}).get("code"))
        assert codes == [None] * 5 + ["too-many"] * 2, codes


async def hosts():
    """Only names of this server are answered: a page of another that was made to point here reads
    nothing."""

    def ask(*hosts, path="/", version="1.1", more=()):
        lines = [
            f"GET {path} HTTP/{version}",
            *(f"Host: {host}" for host in hosts),
            "Connection: close",
            *more,
        ]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    async def status(server, *given, **more):
        return (await server.get("", raw=ask(*given, **more)))[0]

    with Server() as server:
        for host in [
            f"127.0.0.1:{server.port}",
            "127.0.0.1",
            "localhost",
            "localhost:1",
            f"LOCALHOST:{server.port}",
            f"[::1]:{server.port}",
            "192.168.1.7:8080",
        ]:
            assert await status(server, host) == 200, host
            assert await status(server, host, path="/metrics") == 200, host
        for host in [
            "evil.example",
            f"evil.example:{server.port}",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "1.2.3",
            "",
        ]:
            for path in ["/", "/metrics", "/decks.json", "/nothing"]:
                assert await status(server, host, path=path) == 421, (host, path)
            assert await status(server, host, path="/healthz") == 200, host
        for path in ["/", "/healthz", "/metrics", "/ws"]:
            assert await status(server, path=path) == 400, path
            assert await status(server, "localhost", "localhost", path=path) == 400, path
            assert await status(server, "localhost", "evil.example", path=path) == 400, path
        assert (
            await status(server, path="/healthz", version="1.0") == 200
        ), "an old probe names nobody"
        assert await status(server, path="/", version="1.0") == 400
        # Through a forwarder the port is another one, for the page and for its socket.
        (
            await Line.open(
                server.port,
                origin="http://localhost:4711",
                host="127.0.0.1",
                as_host="localhost:4711",
            )
        ).close()
        # What a proxy hands on is not asked from here.
        for sign in [
            "X-Forwarded-For: 203.0.113.7",
            "X-Forwarded-For:",
            "Forwarded: for=203.0.113.7",
            "X-Real-IP: 203.0.113.7",
            "Via: 1.1 proxy",
        ]:
            assert await status(server, "localhost", path="/metrics", more=[sign]) == 403, sign
    with Server(
        "--origin", "https://games.example.org", "--host", "inner,other.example", "--open-metrics"
    ) as server:
        for host in [
            "games.example.org",
            "games.example.org:443",
            "Games.Example.org",
            "inner:8080",
            "other.example",
            "localhost",
        ]:
            assert await status(server, host) == 200, host
        assert await status(server, "evil.example") == 421
        assert (
            await status(server, "inner", path="/metrics", more=["X-Forwarded-For: 203.0.113.7"])
            == 200
        )
    with Server("--host", "inner") as server:
        (await Line.open(server.port, origin="http://inner:80", as_host="inner:80")).close()


async def requests():
    with Server() as server:
        status, fields, body = await server.get("/")
        assert (
            status == 200
            and b"<title>Stolik" in body
            and fields["content-type"].startswith("text/html")
        )
        for name in [
            "content-security-policy",
            "x-content-type-options",
            "referrer-policy",
            "cross-origin-opener-policy",
            "cross-origin-resource-policy",
            "permissions-policy",
        ]:
            assert fields[name], name
        assert (
            "default-src 'none'" in fields["content-security-policy"] and "set-cookie" not in fields
        )
        assert "strict-transport-security" not in fields
        again = await server.get("/", headers=[f"If-None-Match: {fields['etag']}"])
        assert again[0] == 304 and again[2] == b""
        packed = await server.get("/", headers=["Accept-Encoding: gzip"])
        import gzip

        assert packed[1]["content-encoding"] == "gzip" and gzip.decompress(packed[2]) == body
        assert (
            "content-encoding"
            not in (await server.get("/", headers=["Accept-Encoding: gzip;q=0"]))[1]
        )
        head = await server.get("/", method="HEAD")
        assert head[0] == 200 and head[2] == b"" and head[1]["content-length"] == str(len(body))
        style = (
            "/" + re.search(r'"\.?/(assets/[^"]+)"', body.decode())[1]
        )  # the client's addresses are relative
        status, fields, _ = await server.get(style)
        assert (
            status == 200
            and "immutable" in fields["cache-control"]
            and style.startswith("/assets/")
        )
        for page in ["PROTOCOL", "PROTOCOL-wire", "PROTOCOL-class"]:
            assert (await server.get(f"/{page}.md"))[0] == 200, page
        assert (await server.get("/healthz"))[2] == b"alive\n" and (await server.get("/readyz"))[
            2
        ] == b"ready\n"
        assert b"stolik_sockets 0\n" in (await server.get("/metrics"))[2]
        for path, method, expected in [
            ("/nothing", "GET", 404),
            ("/../etc/passwd", "GET", 404),
            ("/", "POST", 405),
            ("/", "DELETE", 405),
            ("/ws", "GET", 426),
        ]:
            status, fields, _ = await server.get(path, method)
            assert status == expected and fields["content-security-policy"], (path, method, status)
        assert (await server.get("/", headers=["Content-Length: 5"]))[0] == 413
        assert (await server.get("/", headers=["X-Long: " + "x" * 9000]))[0] == 431
        assert (await server.get("/", raw=b"nonsense\r\n\r\n"))[0] == 400
        assert (await server.get("/", raw=b"GET / HTTP/1.1\r\nHost: a\r\n" + b"\x00: b\r\n\r\n"))[
            0
        ] == 400
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", server.port
        )  # several on one line
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n" * 3)
        got = b""
        while got.count(b"alive\n") < 3:
            got += await asyncio.wait_for(reader.read(4000), 5)
        writer.close()


async def trouble_at_the_start():
    with Server() as server:

        def serve(*options):
            done = subprocess.run(
                [PROGRAM, "serve", *options],
                capture_output=True,
                text=True,
                timeout=20,
                check=False,
            )
            return done.returncode, done.stderr

        with tempfile.TemporaryDirectory() as folder:
            data = ["--data", folder]
            code, text = serve("--listen", f"127.0.0.1:{server.port}", *data)
            assert code == 1 and "in use" in text, text
            for address in [
                "nonsense",
                "127.0.0.1",
                "127.0.0.1:99999",
                "300.0.0.1:80",
                "example.org:80",
                "::1:80",
            ]:
                code, text = serve("--listen", address, *data)
                assert code == 2 and "--listen" in text, text
            for names in ["http://x", "a:80", "a b", ",a"]:
                code, text = serve("--host", names, *data)
                assert code == 2 and "--host" in text, text
            code, text = serve(
                "--tls-cert",
                "/nowhere.pem",
                "--tls-key",
                "/nowhere.key",
                "--listen",
                "127.0.0.1:0",
                *data,
            )
            assert code == 1 and "/nowhere.pem" in text, text
            code, text = serve("--tls-cert", "/nowhere.pem", *data)
            assert code == 2, text
            code, text = serve("--data", "/proc/nowhere")
            assert code == 1 and "/proc/nowhere" in text, text
            code, text = serve("--origin", "games.example.org", *data)
            assert code == 2, text


async def everywhere():
    """`--listen :PORT` is every address of this machine."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [PROGRAM, "serve", "--listen", ":0", "--data", folder],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            port = int(re.search(r":(\d+)/$", process.stdout.readline().strip())[1])
            for host in ["127.0.0.1", "127.0.0.2"]:
                (await Line.open(port, host=host)).close()
        finally:
            process.terminate()
            assert process.wait(10) == 0
            process.stdout.close()


async def encrypted():
    """The same over TLS: the page with HSTS, a game, a clean stop."""
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
            line = await Line.open(server.port, ssl=context)
            line.send(
                {"create": {"game": "triples", "seats": ["open", "bot", "bot"]}, "id": new_id()}
            )
            sizes = set()
            names = []
            while "fresh" not in names:
                text = await asyncio.wait_for(line.hear_text(), 10)
                sizes.add(len(text.encode()) % 128)
                names.append(next(iter(json.loads(text))))
            assert names[0] == "welcome" and sizes == {0}, (names, sizes)
            for number in range(5):
                line.send({"ping": number})
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port, ssl=context)
            writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            page = await asyncio.wait_for(reader.read(), 10)
            assert b"Strict-Transport-Security" in page
            writer.close()
            # TLS 1.2 with sealed records; a suite of the old kind finds nobody to talk to.
            for suite, works in [
                ("ECDHE-ECDSA-AES128-GCM-SHA256", True),
                ("ECDHE-ECDSA-CHACHA20-POLY1305", True),
                ("ECDHE-ECDSA-AES256-SHA384", False),
                ("ECDHE-ECDSA-AES128-SHA", False),
            ]:
                old = ssl.create_default_context()
                old.check_hostname = False
                old.verify_mode = ssl.CERT_NONE
                old.maximum_version = ssl.TLSVersion.TLSv1_2
                old.set_ciphers(f"{suite}:@SECLEVEL=0")
                try:
                    _, other = await asyncio.open_connection("127.0.0.1", server.port, ssl=old)
                    other.close()
                    assert works, suite
                except (ssl.SSLError, ConnectionError):
                    assert not works, suite
            plain, plain_writer = await asyncio.open_connection("127.0.0.1", server.port)
            plain_writer.write(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            assert b"200 OK" not in await asyncio.wait_for(plain.read(), 10)
            plain_writer.close()
            stopping = asyncio.get_running_loop().run_in_executor(None, server.stop)
            assert await line.until_closed() == 1012
            assert await stopping == 0


async def quiet_log():
    """Lines of JSON without names, tokens, codes or addresses."""
    with Server("--rate", "1000") as server:
        guests = await open_table(server, "triples", 3)
        await guests[0].say("rename", {"name": "Kunegunda"})
        await guests[0].say("start", {})
        for guest in guests:
            await guest.go()
        server.stop()
        with open(f"{server.data}/log", encoding="utf-8") as file:
            text = file.read()
        for line in text.strip().split("\n"):
            assert {"time", "level", "event"} <= set(json.loads(line)), line
        for secret in [
            "Kunegunda",
            guests[0].token,
            guests[0].code,
            guests[0].invitation,
            "127.0.0.1",
        ]:
            assert secret not in text


if __name__ == "__main__":
    run(
        fuzzed_frames,
        broken_rules,
        floods,
        slow_readers,
        slow_writers,
        origins,
        wrong_tokens,
        guessing_codes,
        connections_by_address,
        connections_in_all,
        lines_of_a_proxy,
        making_tables,
        hosts,
        requests,
        trouble_at_the_start,
        everywhere,
        encrypted,
        quiet_log,
    )
