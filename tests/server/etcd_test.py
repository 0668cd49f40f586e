#!/usr/bin/env python3
"""Tables in a real etcd: another server goes on when one dies, a frozen one writes nothing any more, without a majority nobody is told anything."""
import asyncio
import base64
import collections
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

from crash_test import digest, keep_playing
from wire import Server, eventually, new_id, open_table, run, seconds


def free_port():
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]


class Etcd:
    """So many members on this machine."""

    def __init__(self, members=1):
        self.folder = tempfile.TemporaryDirectory(prefix="stolik-etcd-")
        self.clients = [free_port() for _ in range(members)]
        self.peers = [free_port() for _ in range(members)]
        self.processes = [None] * members

    def start(self, number):
        cluster = ",".join(f"m{i}=http://127.0.0.1:{port}" for i, port in enumerate(self.peers))
        client, peer = (f"http://127.0.0.1:{ports[number]}" for ports in (self.clients, self.peers))
        self.processes[number] = subprocess.Popen(
            ["etcd", "--name", f"m{number}", "--data-dir", f"{self.folder.name}/{number}", "--listen-client-urls", client, "--advertise-client-urls", client,
             "--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer, "--initial-cluster", cluster, "--log-outputs", f"{self.folder.name}/{number}.log",
             "--logger", "zap"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def signal(self, number, what):
        os.kill(self.processes[number].pid, what)

    @property
    def url(self):
        return "etcd://" + ",".join(f"127.0.0.1:{port}" for port in self.clients)

    def ask(self, path, body):
        request = urllib.request.Request(f"http://127.0.0.1:{self.clients[0]}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)

    def batches(self):
        """All that stands there: table -> number -> batch."""
        tables = collections.defaultdict(dict)
        found = self.ask("/v3/kv/range", {"key": base64.b64encode(b"stolik/t/").decode(), "range_end": base64.b64encode(b"stolik/t0").decode()})
        for kv in found.get("kvs", []):
            _, _, table, number = base64.b64decode(kv["key"]).decode().split("/")
            tables[table][int(number, 16)] = json.loads(base64.b64decode(kv["value"])[32:])
        return tables

    def __enter__(self):
        for number in range(len(self.clients)):
            self.start(number)
        until = time.monotonic() + 30
        while True:
            try:
                self.ask("/v3/kv/range", {"key": base64.b64encode(b"x").decode()})
                return self
            except OSError:
                assert time.monotonic() < until, "etcd did not start"
                time.sleep(0.2)

    def __exit__(self, *_):
        for process in self.processes:
            process.send_signal(signal.SIGCONT)
            process.kill()
            process.wait()
        self.folder.cleanup()


def node(etcd):
    return Server("--rate", "1000", "--store", etcd.url)


async def nobody_lost_anything(etcd, tables):
    """Every acknowledgement is at its place, once; nothing was told that is not there."""
    kept = etcd.batches()
    found = 0
    for guests in tables:
        batches = kept[guests[0].table]
        assert sorted(batches) == list(range(1, len(batches) + 1)), "a number is missing"
        ids = collections.Counter((b["p"], b["id"]) for b in batches.values() if "id" in b)
        assert max(ids.values()) == 1, "carried out twice"
        for guest in guests:
            assert max(guest.updates, default=0) <= len(batches), "something was told that is not there"
            for said, seq in guest.acknowledged:
                assert batches[seq]["id"] == digest(said) and batches[seq]["p"] == guest.person, f"acknowledged as number {seq} and lost"
                found += 1
    return found


def moved_to(server, tables):
    for guests in tables:
        for guest in guests:
            guest.server = server


async def leave(tables, players):
    for player in players:
        player.cancel()
    for guests in tables:
        for guest in guests:
            guest.coming_back = False
            guest.reading.cancel()


async def another_goes_on():
    """Killed with -9 while people play: the one that waits goes on with all tables, and nothing that was acknowledged is lost."""
    with Etcd() as etcd:
        first = node(etcd)
        first.start()
        tables = [await open_table(first, "victory-line", 3) for _ in range(3)]
        for guests in tables:
            await guests[0].say("start", {})
        until = asyncio.Event()
        players = [asyncio.create_task(keep_playing(guest, guests[0], until)) for guests in tables for guest in guests]
        took = []
        for _ in range(seconds(2)):
            second = node(etcd)
            waiting = asyncio.create_task(asyncio.to_thread(second.start))
            await asyncio.sleep(1.0)
            assert not waiting.done(), "two servers have the tables"
            count = sum(len(guest.acknowledged) for guests in tables for guest in guests)
            first.kill()
            begin = time.monotonic()
            await asyncio.wait_for(waiting, 60)
            moved_to(second, tables)
            await eventually(lambda before=count: sum(len(guest.acknowledged) for guests in tables for guest in guests) > before + 3, 60)
            took.append(time.monotonic() - begin)
            first.__exit__()
            first = second
        until.set()
        await asyncio.wait(players, timeout=30)
        found = await nobody_lost_anything(etcd, tables)
        assert found > 30, found
        await leave(tables, players)
        first.stop()
        first.__exit__()
        print(f"killed to the next acknowledgements: {statistics.median(took):.1f} s, {found} acknowledgements in their place")


async def a_frozen_one_writes_nothing():
    """Stopped for longer than its lease, then awake again: what it still wants to write fails, and it ends."""
    with Etcd() as etcd:
        first, second = node(etcd), node(etcd)
        first.start()
        tables = [await open_table(first, "triples", 3)]
        host = tables[0][0]
        await host.say("start", {})
        waiting = asyncio.create_task(asyncio.to_thread(second.start))
        await asyncio.sleep(0.5)
        os.kill(first.process.pid, signal.SIGSTOP)
        host.line.send({"say": {"kind": "well-played"}, "id": new_id()})  # it will find this when it wakes
        await asyncio.wait_for(waiting, 60)
        moved_to(second, tables)
        for guest in tables[0]:
            guest.line.cut()
        before = etcd.batches()
        os.kill(first.process.pid, signal.SIGCONT)
        until = asyncio.Event()
        players = [asyncio.create_task(keep_playing(guest, host, until)) for guest in tables[0]]
        assert await asyncio.to_thread(first.process.wait, 60) == 1, "it goes on though another has its tables"
        await eventually(lambda: sum(len(guest.acknowledged) for guest in tables[0]) > 8, 60)
        until.set()
        await asyncio.wait(players, timeout=30)
        kept = etcd.batches()
        for table, batches in before.items():
            assert all(kept[table][number] == batch for number, batch in batches.items()), "it changed what stood there"
        await nobody_lost_anything(etcd, tables)
        await leave(tables, players)
        second.stop()
        first.__exit__()
        second.__exit__()


async def without_a_majority():
    """Two of three members stand still: no command is acknowledged; when they go on, all are."""
    with Etcd(3) as etcd:
        with node(etcd) as server:
            tables = [await open_table(server, "triples", 3)]
            host = tables[0][0]
            for number in (1, 2):
                etcd.signal(number, signal.SIGSTOP)
            said = asyncio.create_task(host.say("start", {}, timeout=60))
            await asyncio.sleep(4)
            assert not said.done(), "acknowledged without a majority"
            for number in (1, 2):
                etcd.signal(number, signal.SIGCONT)
            begin = time.monotonic()
            assert "seq" in await said
            print(f"{time.monotonic() - begin:.1f} s after the majority was back")
            etcd.processes[0].kill()  # perhaps the leader, surely the one that was asked
            begin = time.monotonic()
            await eventually(lambda: host.room["phase"] == "playing", 30)
            await host.say("say", {"kind": "well-played"}, timeout=60)
            print(f"{time.monotonic() - begin:.1f} s after a member was killed")
            # And with nobody left to answer it still stops when it is asked to.
            for number in (1, 2):
                etcd.processes[number].kill()
            host.line.send({"say": {"kind": "well-played"}, "id": new_id()})
            await asyncio.sleep(0.3)
            await leave(tables, [])
            assert server.stop(30) == 0


if __name__ == "__main__":
    if not shutil.which("etcd"):
        print("etcd is not here")
        sys.exit(77)
    run(another_goes_on, a_frozen_one_writes_nothing, without_a_majority)
