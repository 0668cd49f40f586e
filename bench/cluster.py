#!/usr/bin/env python3
"""Three members of etcd and three servers on this machine: from a killed node to the next
acknowledged command at its tables, the same for a drained node and for etcd's leader, and commands
a second with all six processes.

usage: ./stolik bench cluster [ROUNDS | load]        (default 10; `load`: only commands a second)"""
import asyncio
import json
import os
import pathlib
import statistics
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
        print(
            f"{name}: p50 {waits[len(waits) // 2]:.2f} s, p99 "
            f"{waits[min(len(waits) - 1, len(waits) * 99 // 100)]:.2f} s, {len(waits)} times",
            flush=True,
        )


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
                    home[server.process.pid] = next(
                        node for node in etcd.nodes() if node not in known
                    )

        def busiest():
            """The server with the most tables, and those."""
            server = max(
                nodes.servers, key=lambda one: len(owned(etcd, tables, home[one.process.pid]))
            )
            return server, owned(etcd, tables, home[server.process.pid])

        # Started one after the other: names by order of time.
        for server, node in zip(
            nodes.servers, sorted(etcd.nodes(), key=lambda one: etcd.created(one))
        ):
            home[server.process.pid] = node
        tables = await open_tables(nodes, TABLES, "triples", 3)
        players, until = play(tables)
        killed, drained, led = [], [], []
        for _ in range(rounds):
            await all_go_on(tables, players)
            victim, theirs = busiest()

            async def kill(server=victim):
                server.kill()

            killed += await gaps(theirs, kill)
            victim.start()
            await asyncio.sleep(1)
            await learn()
            await all_go_on(tables, players)
            victim, theirs = busiest()
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
        print(
            f"{await end(tables, players, until, etcd)} acknowledgements in their place, none "
            f"twice",
            flush=True,
        )


def load(nodes, *options):
    """The same load at each server at once; what each of them says."""
    runs = [
        subprocess.Popen(
            [PROGRAM, "load", "--json", "--url", f"ws://127.0.0.1:{server.port}/ws", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        for server in nodes.servers
    ]
    return [json.loads(run.communicate()[0]) for run in runs]


def processor_s(processes):
    """Processor time that these have used so far."""

    def of(pid):
        fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    return sum(of(process.pid) for process in processes)


def throughput():
    with Etcd(3) as etcd, Nodes(etcd, 3, "--bot-threads", "1") as nodes:
        for name, options in (
            ("flat out at 3 x 100 tables", ("--tables", "100", "--flat-out", "--seconds", "15")),
            (
                "1,000 tables, a command a second at each",
                ("--tables", "334", "--rate", "1", "--seconds", "15"),
            ),
        ):
            parts = (etcd.processes, [server.process for server in nodes.servers])
            before = [processor_s(part) for part in parts]
            said = load(nodes, *options)
            etcd_s, servers_s = (processor_s(part) - was for part, was in zip(parts, before))
            moves = sum(one["moves"] for one in said)
            worst = max(said, key=lambda one: one["p99_ms"])
            print(
                f"{name}: {sum(one['moves_per_s'] for one in said):.0f} durable commands a second, "
                f"p50 {statistics.median(one['p50_ms'] for one in said):.0f} ms, "
                f"p99 {worst['p99_ms']:.0f} ms; of a command {1e6 * etcd_s / moves:.0f} us of "
                f"processor time in etcd's three members, {1e6 * servers_s / moves:.0f} us in the "
                f"three servers "
                f"(opening the tables too); load average {os.getloadavg()[0]:.1f} on "
                f"{os.cpu_count()} processors",
                flush=True,
            )


if __name__ == "__main__":
    what = sys.argv[1] if len(sys.argv) > 1 else "10"
    if what != "load":
        asyncio.run(take_over(int(what)))
    throughput()
