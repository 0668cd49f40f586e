#!/usr/bin/env python3
"""Three members of etcd and three servers on this machine: from a killed node to the next acknowledged command at its tables, the same for a drained node and
for etcd's leader, and commands a second with all six processes.

usage: ./stolik bench cluster [ROUNDS]        (default 10)"""
import asyncio
import os
import pathlib
import re
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = HERE.parent / "build/release/tools/stolik"
os.environ.setdefault("STOLIK", str(PROGRAM))
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE.parent / "tests/server"))
from nodes import Etcd, Nodes, all_go_on, end, open_tables, play  # noqa: E402

TABLES = 9


def told(name, waits):
    waits = sorted(waits)
    if waits:
        print(f"{name}: p50 {waits[len(waits) // 2]:.2f} s, p99 {waits[min(len(waits) - 1, len(waits) * 99 // 100)]:.2f} s, {len(waits)} times", flush=True)


async def gaps(tables, strike):
    """How long each of these tables had no new number, from the strike on."""
    before = {id(guests): guests[0].seq for guests in tables}
    begin = time.monotonic()
    await strike()
    waits = {}
    while len(waits) < len(tables):
        for guests in tables:
            if max(guest.seq for guest in guests) >= before[id(guests)] + 2:
                waits.setdefault(id(guests), time.monotonic() - begin)
        await asyncio.sleep(0.005)
    return list(waits.values())


def owned(etcd, tables, home):
    owners = etcd.owners()
    return [guests for guests in tables if owners.get(guests[0].table) == home]


async def take_over(rounds):
    with Etcd(3) as etcd, Nodes(etcd, 3) as nodes:
        home = {}

        async def learn():
            """Which node is which server: the one that is new."""
            for server in nodes.servers:
                if server.process.pid not in home:
                    known = set(home.values())
                    home[server.process.pid] = next(node for node in etcd.nodes() if node not in known)

        for server in nodes.servers:  # started one after the other: names by order of time
            home.pop(server.process.pid, None)
        for server, node in zip(nodes.servers, sorted(etcd.nodes(), key=lambda one: etcd.created(one))):
            home[server.process.pid] = node
        tables = await open_tables(nodes, TABLES, "triples", 3)
        players, until = play(tables)
        killed, drained, led = [], [], []
        for number in range(rounds):
            await all_go_on(tables, players)
            victim = nodes.servers[number % 3]
            theirs = owned(etcd, tables, home[victim.process.pid])

            async def kill(server=victim):
                server.kill()

            killed += await gaps(theirs, kill)
            victim.start()
            await asyncio.sleep(1)
            await learn()
            await all_go_on(tables, players)
            victim = nodes.servers[(number + 1) % 3]
            theirs = owned(etcd, tables, home[victim.process.pid])
            stopping = []

            async def stop(server=victim):
                stopping.append(asyncio.create_task(asyncio.to_thread(server.stop, 90)))

            drained += await gaps(theirs, stop)
            await asyncio.gather(*stopping)
            victim.start()
            await asyncio.sleep(1)
            await learn()
            await all_go_on(tables, players)
            leader = etcd.leader()

            async def behead(member=leader):
                etcd.processes[member].kill()
                etcd.processes[member].wait()

            led += await gaps(tables, behead)
            etcd.start(leader)
        told("killed node to the next at its tables", killed)
        told("drained node to the next at its tables", drained)
        told("etcd's leader killed to the next at every table", led)
        print(f"{await end(tables, players, until, etcd)} acknowledgements in their place, none twice", flush=True)


def load(nodes, *options):
    runs = [subprocess.Popen([PROGRAM, "load", "--url", f"ws://127.0.0.1:{server.port}/ws", *options], stdout=subprocess.PIPE, text=True) for server in nodes.servers]
    return [run.communicate()[0] for run in runs]


def throughput():
    with Etcd(3) as etcd, Nodes(etcd, 3, "--bot-threads", "1") as nodes:
        for name, options in (("flat out, 3 x 100 tables", ("--tables", "100", "--flat-out", "--seconds", "10")),
                              ("3 x 333 tables, a command a second each", ("--tables", "333", "--rate", "1", "--seconds", "15"))):
            texts = load(nodes, *options)
            for text in texts:
                print(f"{name}: " + re.sub(r"\s+", " ", text.strip())[-400:], flush=True)


if __name__ == "__main__":
    asyncio.run(take_over(int(sys.argv[1]) if len(sys.argv) > 1 else 10))
    throughput()
