"""A client of the server written from docs/PROTOCOL.md alone, with nothing but Python's standard
library: a small WebSocket, a guest who keeps the promises of "The wire", and a server process to
talk to."""
import asyncio
import base64
import contextlib
import hashlib
import json
import os
import random
import re
import signal
import string
import struct
import subprocess
import sys
import tempfile
import time
import traceback

PROGRAM = os.environ.get("STOLIK", "build/dev/tools/stolik")
BAD_DISK = os.environ.get(
    "STOLIK_BAD_DISK", "build/dev/tests/server/libbad_disk.so"
)  # put under it: bad_disk.cpp
LETTERS = string.ascii_letters + string.digits
# Seconds; against waiting for ever, no measure: what is waited for comes, on a busy machine later.
PATIENCE = 300


def new_id(length=24):
    return "".join(random.choice(LETTERS) for _ in range(length))


class Closed(Exception):
    """The line is closed; `code` is what the server said, 1006 if it said nothing."""

    def __init__(self, code, reason=""):
        super().__init__(f"closed with {code} {reason}")
        self.code = code
        self.reason = reason


class Refused(Exception):
    """The server answered the request for a WebSocket with something else."""

    def __init__(self, status, body):
        super().__init__(f"{status}: {body}")
        self.status = status
        self.body = body


def frame(opcode, payload, fin=True, masked=True, rsv=0):
    head = bytes([(0x80 if fin else 0) | rsv | opcode])
    mark = 0x80 if masked else 0
    if len(payload) < 126:
        head += bytes([mark | len(payload)])
    elif len(payload) < 65536:
        head += bytes([mark | 126]) + struct.pack(">H", len(payload))
    else:
        head += bytes([mark | 127]) + struct.pack(">Q", len(payload))
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload))


class Line:
    """One WebSocket."""

    def __init__(self, reader, writer):
        self.reader = reader
        self.writer = writer
        self.pongs = True  # answer pings

    @classmethod
    async def open(
        cls,
        port,
        host="127.0.0.1",
        origin="own",
        path="/ws",
        extra=(),
        ssl=None,
        receive_buffer=None,
        as_host=None,
    ):
        kinds = {"limit": 1 << 16}
        if receive_buffer:
            import socket

            sock = socket.socket()
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
            sock.setblocking(False)
            await asyncio.get_running_loop().sock_connect(sock, (host, port))
            reader, writer = await asyncio.open_connection(sock=sock, **kinds)
        else:
            reader, writer = await asyncio.open_connection(host, port, ssl=ssl, **kinds)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {as_host or f'{host}:{port}'}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        if origin == "own":
            origin = f"{'https' if ssl else 'http'}://{host}:{port}"
        if origin is not None:
            lines.append(f"Origin: {origin}")
        writer.write(("\r\n".join(lines + list(extra)) + "\r\n\r\n").encode())
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
        except (asyncio.IncompleteReadError, ConnectionError) as cut:
            writer.close()
            raise Closed(1006) from cut
        status = int(head.split()[1])
        if status != 101:
            body = (await reader.read()).decode()
            writer.close()
            raise Refused(status, body)
        accept = base64.b64encode(
            hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        )
        assert f"Sec-WebSocket-Accept: {accept.decode()}" in head, head
        return cls(reader, writer)

    def send(self, message):
        self.write(frame(1, json.dumps(message, separators=(",", ":")).encode()))

    def write(self, data):
        if not self.writer.is_closing():
            self.writer.write(data)

    async def hear(self, timeout=PATIENCE):
        """The next message; answers pings on the way."""
        return json.loads(await asyncio.wait_for(self.hear_text(), timeout))

    async def hear_text(self):
        try:
            while True:
                first, second = await self.reader.readexactly(2)
                assert (
                    first & 0x70 == 0 and first & 0x80 and second < 0x80
                ), "the server's frames are whole and bare"
                size = second
                if size == 126:
                    size = struct.unpack(">H", await self.reader.readexactly(2))[0]
                elif size == 127:
                    size = struct.unpack(">Q", await self.reader.readexactly(8))[0]
                payload = await self.reader.readexactly(size)
                opcode = first & 15
                if opcode == 1:
                    return payload.decode("utf-8")
                if opcode == 9 and self.pongs:
                    self.write(frame(10, payload))
                if opcode == 8:
                    code = struct.unpack(">H", payload[:2])[0] if payload else 1005
                    self.write(frame(8, payload[:2]))
                    self.writer.close()
                    raise Closed(code, payload[2:].decode())
        except (asyncio.IncompleteReadError, ConnectionError, BrokenPipeError) as cut:
            self.writer.close()
            raise Closed(1006) from cut

    async def until_closed(self, timeout=PATIENCE):
        """Reads on until the server closes; returns the code."""
        try:
            while True:
                await self.hear(timeout)
        except Closed as closed:
            return closed.code

    def close(self):
        self.write(frame(8, struct.pack(">H", 1000)))
        self.writer.close()

    def cut(self):
        self.writer.transport.abort()


class Server:
    """The real program on loopback with a free port."""

    def __init__(self, *options, data=None, port=0, descriptors=None, host="127.0.0.1", before=()):
        self.folder = None if data else tempfile.TemporaryDirectory(prefix="stolik-test-")
        self.data = data or self.folder.name
        self.options = options
        self.host = host
        self.before = list(before)  # a command that runs it
        self.port = port
        self.descriptors = descriptors
        self.process = None

    def start(self):
        command = [
            *self.before,
            PROGRAM,
            "serve",
            "--listen",
            f"{self.host}:{self.port}",
            "--data",
            self.data,
            "--bot-pace",
            "0",
            *self.options,
        ]
        self.log = open(os.path.join(self.data, "log"), "a+", encoding="utf-8")
        if self.descriptors:
            command = ["prlimit", f"--nofile={self.descriptors}:{self.descriptors}", *command]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"//[^/]*:(\d+)(?:/|$)", line.strip())
        if not found:
            self.process.wait()
            self.log.seek(0)
            raise RuntimeError(f"the server did not start: {line}{self.log.read()}")
        self.port = int(found.group(1))
        return self

    def door(self):
        return self.port, self.host

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def stop(self, wait=15):
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(wait)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        self.process.stdout.close()
        return code

    def is_alive(self):
        return self.process.poll() is None

    def last_words(self):
        self.log.seek(0)
        return self.log.read()[-1000:]

    def memory(self):
        with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")

    async def get(self, path, method="GET", headers=(), raw=None):
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Connection: close",
            *headers,
        ]
        writer.write(raw if raw is not None else ("\r\n".join(lines) + "\r\n\r\n").encode())
        data = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        head, _, body = data.partition(b"\r\n\r\n")
        status = int(head.split()[1]) if head else 0
        fields = {}
        for line in head.decode().split("\r\n")[1:]:
            name, _, value = line.partition(": ")
            fields[name.lower()] = value
        return status, fields, body

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        if self.process and self.is_alive():
            self.process.kill()
            self.process.wait()
        if self.process and not self.process.stdout.closed:
            self.process.stdout.close()
        self.log.close()
        if self.folder:
            self.folder.cleanup()


class Guest:
    """A person at a table. Keeps the promises of the wire and checks the server's: numbers without
    a gap, one answer for each message; comes back with its token and says again what was not
    answered."""

    def __init__(self, server, name=None):
        self.server = server
        self.name = name
        self.line = None
        self.entry = None  # create or knock, until there is a token
        self.table = self.token = self.code = self.invitation = None
        self.person = self.seq = None
        self.room = self.view = None
        self.wish = None  # the message under way: [message, future]
        self.acknowledged = []  # (id, seq)
        self.updates = {}  # seq -> events as they were told
        self.journal = None
        self.legal = None
        self.reconnects = 0
        self.inside = asyncio.Event()
        self.changed = asyncio.Condition()
        self.reading = None
        self.coming_back = True
        self.bye = None

    async def open(self, entry):
        self.entry = dict(entry, id=new_id())
        self.reading = asyncio.create_task(self.live())
        await asyncio.wait_for(self.inside.wait(), PATIENCE)
        return self

    async def live(self):
        while self.coming_back:
            try:
                self.line = await Line.open(*self.server.door())
                self.greet()
                while True:
                    await self.hear(json.loads(await self.line.hear_text()))
            except (Closed, Refused, OSError):
                self.inside.clear()
                self.reconnects += 1
                if self.legal and not self.legal.done():
                    self.legal.set_result([])  # the question is lost with the line
                await asyncio.sleep(random.uniform(0.02, 0.2))

    def greet(self):
        if self.token:
            self.line.send(
                {
                    "resume": {
                        "table": self.table,
                        "token": self.token,
                        **({"seen": self.seq} if self.seq else {}),
                    }
                }
            )
        else:
            self.line.send(self.entry)

    async def hear(self, message):
        name, body = next(iter(message.items()))
        if name == "welcome":
            self.table, self.person, self.code = body["table"], body["person"], body["code"]
            self.token = body.get("token") or self.token
            self.invitation = body.get("invitation") or self.invitation
            self.inside.set()
            if self.wish:
                self.line.send(self.wish[0])
        elif name == "update":
            assert (
                self.seq is None or body["seq"] == self.seq + 1
            ), f"number {body['seq']} came after {self.seq}"
            await self.take(body)
            if "events" in body:
                told = json.dumps(body["events"], sort_keys=True)
                assert (
                    self.updates.setdefault(body["seq"], told) == told
                ), "a number was told twice, differently"
        elif name == "fresh":
            assert self.seq is None or body["seq"] >= self.seq, "what had been told was taken back"
            await self.take(body)
        elif name == "ok":
            if self.wish and body["id"] == self.wish[0]["id"]:
                self.acknowledged.append((body["id"], body["seq"]))
                self.answer(body)
        elif name == "refused":
            again = body["code"] in ("storage", "busy", "under-way", "not-serving", "too-many")
            if self.wish and body.get("id") == self.wish[0]["id"]:
                if again:
                    asyncio.get_running_loop().call_later(0.2, self.say_again)
                else:
                    self.answer(body)
            elif not self.inside.is_set():
                assert again or body["code"] != "bad-token", f"not let in: {body}"
                if again:
                    asyncio.get_running_loop().call_later(0.3, self.greet)
                else:
                    self.answer(body)
        elif name == "legal":
            if self.legal and not self.legal.done():
                self.legal.set_result(body["commands"])
        elif name == "journal":
            self.journal.set_result(body["text"])
        elif name == "bye":
            self.bye = body["why"]

    def say_again(self):
        if self.wish and self.inside.is_set():
            self.line.send(self.wish[0])

    def answer(self, body):
        if self.wish and not self.wish[1].done():
            self.wish[1].set_result(body)
        self.wish = None

    async def take(self, body):
        self.seq = body["seq"]
        self.room = body.get("room") or self.room
        if "view" in body or "story" in body:
            self.view = body.get("view")
        async with self.changed:
            self.changed.notify_all()

    async def say(self, name, body, timeout=PATIENCE, **more):
        """Sends one message and waits until it is answered, whatever happens to the line."""
        assert self.wish is None, "one thing at a time"
        message = {name: body, **more, "id": new_id(16)}
        self.wish = [message, asyncio.get_running_loop().create_future()]
        future = self.wish[1]
        if self.inside.is_set():
            self.line.send(message)
        return await asyncio.wait_for(future, timeout)

    async def do(self, command, **more):
        return await self.say("do", command, **more)

    async def ask_legal(self):
        if not self.inside.is_set():
            await asyncio.sleep(0.01)
            return []
        self.legal = asyncio.get_running_loop().create_future()
        self.line.send({"legal": {}})
        return await asyncio.wait_for(
            self.legal, 20
        )  # it may have gone with the line, and is asked again then

    async def ask_journal(self):
        self.journal = asyncio.get_running_loop().create_future()
        self.line.send({"journal": {}})
        return await asyncio.wait_for(self.journal, PATIENCE)

    async def until(self, condition, timeout=PATIENCE):
        async with self.changed:
            await asyncio.wait_for(self.changed.wait_for(condition), timeout)

    async def until_bye(self, timeout=PATIENCE):
        """Why the server said good-bye, which it does soon."""
        await eventually(lambda: self.bye is not None, timeout)
        return self.bye

    @property
    def seat(self):
        for number, seat in enumerate(self.room["seats"]):
            if seat.get("person") == self.person:
                return number
        return None

    async def go(self):
        self.coming_back = False
        if self.reading:
            self.reading.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self.reading
        if self.line:
            self.line.cut()


async def eventually(condition, timeout=PATIENCE):
    """Waits for what comes soon, however busy the machine is."""
    until = time.monotonic() + timeout
    while not condition():
        assert time.monotonic() < until, "it never came"
        await asyncio.sleep(0.01)


async def open_table(server, game, seats, options=None, **settings):
    """A table with everyone in their seats; guests[0] is the host."""
    kinds = ["open"] * seats + settings.pop("more_seats", [])
    host = Guest(server)
    await host.open(
        {
            "create": {
                "game": game,
                "seats": kinds,
                "door": "open",
                "options": options or {},
                **settings,
            }
        }
    )
    guests = [host]
    for _ in range(1, seats):
        guest = Guest(server)
        await guest.open({"knock": {"code": host.code}})
        guests.append(guest)
    for number, guest in enumerate(guests):
        answer = await guest.say("sit", {"seat": number})
        assert "seq" in answer, answer
    return guests


async def play_against_bots(guest, moves):
    """Starts, and makes so many moves at random unless the game is over before; how many they
    were."""
    await guest.say("start", {})
    return await play_on_against_bots(guest, moves)


async def play_on_against_bots(guest, moves=10_000):
    mine = 0
    while guest.room["phase"] != "over" and mine < moves:
        await guest.until(
            lambda: guest.room["phase"] == "over" or guest.seat in guest.view["awaiting"]
        )
        if guest.room["phase"] == "over":
            break
        commands = [one for one in await guest.ask_legal() if one not in ("offer", "say")]
        if guest.view["phase"] == "spinning" and (not commands or random.random() < 0.5):
            answer = await guest.say("fell", {"failed": False})
        else:
            answer = await guest.do(random.choice(commands)) if commands else {}
        if answer.get("seq") or not guest.view["awaiting"].count("nature"):
            assert "seq" in answer, answer
            mine += 1
    return mine


class Lateness:
    """By how much everything here was later than it asked to be, in all: a busy machine is late
    itself, and whoever is measured on it is given so much more."""

    def __init__(self):
        self.seconds = 0.0
        self.watching = asyncio.create_task(self.watch())

    async def watch(self):
        while True:
            begin = time.monotonic()
            await asyncio.sleep(0.02)
            self.seconds += time.monotonic() - begin - 0.02


def seconds(default):
    """A longer run by hand: STOLIK_LONG=1."""
    return default * (10 if os.environ.get("STOLIK_LONG") else 1)


async def or_end(test, seed):
    """A test that fails has closed what it opened and ends the program here: its guests may still
    be coming back to a server that is no more."""
    try:
        await test()
    except SystemExit:  # it cannot be run here
        raise
    except BaseException:
        traceback.print_exc()
        print(f"{test.__name__}: FAILED (STOLIK_SEED={seed})", flush=True)
        os._exit(1)


def run(*tests):
    """Runs the coroutines named on the command line, or all of them."""
    wanted = sys.argv[1:]
    seed = int(os.environ.get("STOLIK_SEED", time.time_ns() % 1_000_000))
    for test in tests:
        if wanted and test.__name__ not in wanted:
            continue
        random.seed(seed)
        begin = time.monotonic()
        asyncio.run(or_end(test, seed))
        print(f"{test.__name__}: passed in {time.monotonic() - begin:.1f} s", flush=True)
