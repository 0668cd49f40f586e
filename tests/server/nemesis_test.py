#!/usr/bin/env python3
"""Three members of etcd and three servers, each pair on a machine of its own (network namespaces;
without root all on one machine, and nothing is cut), while people play: killed, frozen, cut off one
way or both, stopped and started one after the other; the disk of a machine is full, the clocks of
the servers jump. Whatever was acknowledged stands in etcd, once; nobody was told two different
things; everybody goes on. STOLIK_ROUNDS=500 for more, STOLIK_SEED for others, STOLIK_WAY for one
kind."""
import asyncio
import contextlib
import datetime
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time

from nodes import (
    Etcd,
    Net,
    Nodes,
    SmallDisk,
    WallClock,
    all_go_on,
    end,
    nobody_lost_anything,
    open_tables,
    play,
)
from wire import run

EVENING = (
    20  # rounds that the same people play; then others come, for a journal does not grow for ever
)
ROUNDS = int(os.environ.get("STOLIK_ROUNDS", 40 if os.environ.get("STOLIK_LONG") else 3))
FROZEN = float(os.environ.get("STOLIK_FROZEN", 60 if os.environ.get("STOLIK_LONG") else 7))


class Nemesis:
    def __init__(self, etcd, nodes, net, disk, clocks):
        self.etcd, self.nodes, self.net, self.disk, self.clocks = etcd, nodes, net, disk, clocks

    async def kill_a_server(self):
        server = random.choice(self.nodes.servers)
        server.kill()
        await asyncio.sleep(random.uniform(0, 3))
        server.start()

    async def freeze_a_server(self):
        server = random.choice(self.nodes.servers)
        pid = server.process.pid
        os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(FROZEN)
        os.kill(pid, signal.SIGCONT)

    async def stop_one_after_the_other(self):
        for server in self.nodes.servers:
            code = await asyncio.to_thread(server.stop, 120)
            assert code == 0, f"ended with {code}: {server.last_words()}"
            server.start()

    async def kill_a_member(self):
        number = random.choice([self.etcd.leader(), random.randrange(3)])
        self.etcd.processes[number].kill()
        self.etcd.processes[number].wait()
        await asyncio.sleep(random.uniform(0, 3))
        self.etcd.start(number)

    async def freeze_two_members(self):
        """No majority."""
        for number in (0, 1):
            self.etcd.signal(number, signal.SIGSTOP)
        await asyncio.sleep(random.uniform(1, 4))
        for number in (0, 1):
            self.etcd.signal(number, signal.SIGCONT)

    async def cut_one_off(self):
        one = random.randrange(3)
        for other in range(3):
            if other != one:
                self.net.cut(one, other), self.net.cut(other, one)

    async def cut_one_way(self):
        one, other = random.sample(range(3), 2)
        self.net.cut(one, other)

    async def cut_a_ring(self):
        for one in range(3):
            self.net.cut(one, (one + 1) % 3)

    async def fill_a_disk(self):
        """Of a machine with a member and a server. What they have made room for before they may
        still write; a member that cannot write ends, and is started anew."""
        self.disk.fill()
        await asyncio.sleep(random.uniform(3, 8))
        self.disk.free()
        if self.etcd.processes[0].poll() is not None:
            self.etcd.start(0)

    async def make_clocks_jump(self):
        """Of each server by another step, hours or days, forward and back; one of them starts while
        its clock is wrong. Those of etcd's members cannot be moved so."""
        for clock in self.clocks:
            clock.put(random.choice([-1, 1]) * random.randrange(7_200, 400_000))
        await asyncio.sleep(random.uniform(1, 3))
        number = random.randrange(len(self.clocks))
        server = self.nodes.servers[number]
        server.kill()
        await asyncio.to_thread(server.start)
        said = json.loads(
            [line for line in server.last_words().split("\n") if '"serving"' in line][-1]
        )
        off = datetime.datetime.fromisoformat(said["time"]).timestamp() - time.time()
        assert abs(off - self.clocks[number].seconds) < 600, f"its clock did not jump: {said}"
        for clock in self.clocks:
            clock.put(random.choice([0, 0, -clock.seconds]))
        await asyncio.sleep(random.uniform(0, 2))

    def ways(self):
        if os.environ.get("STOLIK_WAY"):
            return [getattr(self, os.environ["STOLIK_WAY"])]
        ways = [
            self.kill_a_server,
            self.freeze_a_server,
            self.stop_one_after_the_other,
            self.kill_a_member,
            self.freeze_two_members,
        ]
        ways += [self.cut_one_off, self.cut_one_way, self.cut_a_ring] if self.net else []
        return ways + ([self.fill_a_disk] if self.disk else []) + [self.make_clocks_jump]

    async def all_stand(self):
        """Who finds its lease over ends, as it should, when it wakes and not a moment before; a
        supervisor starts it anew. Here when etcd knows as many nodes as live, so that the next blow
        falls on servers that none of the earlier ones is still about to end.
        """
        until = time.monotonic() + 120
        while True:
            for server in self.nodes.servers:
                if not server.is_alive():
                    assert server.process.returncode in (
                        1,
                        -signal.SIGKILL,
                    ), f"ended with {server.process.returncode}: {server.last_words()}"
                    server.process.stdout.close()
                    await asyncio.to_thread(server.start)
            known = {}
            with contextlib.suppress(OSError):
                known = await asyncio.to_thread(self.etcd.nodes)
                if len(known) == len(self.nodes.servers) and all(
                    server.is_alive() for server in self.nodes.servers
                ):
                    return
            assert time.monotonic() < until, "\n".join(
                [
                    f"not all servers came back; etcd knows {known}",
                    *(f"{server.door()}: {server.last_words()}" for server in self.nodes.servers),
                ]
            )
            await asyncio.sleep(0.2)

    async def strike(self, number):
        way = self.ways()[number % len(self.ways())]
        await way()
        if self.net and self.net.cuts:
            await asyncio.sleep(random.uniform(2, 9))
            self.net.heal()
        await self.all_stand()
        return way.__name__


def net_if_possible(machines):
    """Made, or None where this machine makes none."""
    if os.geteuid() != 0 or not shutil.which("ip"):
        return None
    net = Net(machines)
    try:
        return net.__enter__()
    except (subprocess.CalledProcessError, OSError):
        net.__exit__()
        return None


def disk_if_possible():
    try:
        return SmallDisk(400) if os.geteuid() == 0 else None
    except subprocess.CalledProcessError:
        return None


async def evening(etcd, nodes, nemesis, numbers):
    """So many blows while the same people play; how much was acknowledged to them."""
    tables = await open_tables(nodes, 4, "victory-line", 3)
    players, until = play(tables)
    for number in numbers:
        begin = time.monotonic()
        name = await nemesis.strike(number)
        struck = time.monotonic()
        await all_go_on(tables, players, timeout=240)
        await nobody_lost_anything(etcd, tables)
        print(
            f"{name}: {struck - begin:.1f} s of it, all went on {time.monotonic() - struck:.1f} s "
            f"later",
            flush=True,
        )
    return await end(tables, players, until, etcd)


async def rounds():
    net, disk, clocks = net_if_possible(3), disk_if_possible(), [WallClock() for _ in range(3)]
    missing = [name for name, part in (("machines", net), ("disk", disk)) if not part]
    print(
        f"without {', '.join(missing)} of their own"
        if missing
        else "machines and a disk of their own",
        flush=True,
    )
    try:
        with Etcd(3, net, disk=disk) as etcd, Nodes(
            etcd, 3, net=net, clocks=clocks, disk=disk
        ) as nodes:
            nemesis = Nemesis(etcd, nodes, net, disk, clocks)
            seed = int(
                os.environ.get("STOLIK_SEED")
                or (random.randrange(10_000) if os.environ.get("STOLIK_LONG") else 1)
            )
            print(f"STOLIK_SEED={seed}", flush=True)
            random.seed(seed)
            first = random.randrange(100)
            found = 0
            for begin in range(first, first + ROUNDS, EVENING):
                found += await evening(
                    etcd, nodes, nemesis, range(begin, min(begin + EVENING, first + ROUNDS))
                )
            print(f"{found} acknowledgements in their place, none twice")
    finally:
        for part in (net, disk):
            if part:
                part.__exit__()


if __name__ == "__main__":
    if not shutil.which("etcd"):
        print("etcd is not here")
        sys.exit(77)
    run(rounds)
