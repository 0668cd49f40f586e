#!/usr/bin/env python3
"""Tables in a real etcd, shared by several servers: whoever comes in anywhere is led to their table; others go on when one dies; a frozen one writes nothing
any more; one that stops gives its tables away first; without a majority nobody is told anything."""
import asyncio
import os
import random
import shutil
import signal
import statistics
import subprocess
import sys
import time

from nodes import Etcd, Nodes, all_go_on, end, leave, open_tables, play
from wire import PROGRAM, Line, eventually, new_id, open_table, run, seconds


async def tables_are_shared():
    """Everybody comes in at any node; tables live on all of them; the same message at three nodes opens one table."""
    with Etcd() as etcd, Nodes(etcd, 3) as nodes:
        tables = await open_tables(nodes, 8, "triples", 3)
        players, until = play(tables)
        await all_go_on(tables, players, 8)
        homes = set(etcd.owners().values())
        assert len(homes) > 1 and homes <= set(etcd.nodes()), homes
        create = {"create": {"game": "triples", "seats": ["open", "bot", "bot"]}, "id": new_id()}
        lines = [await Line.open(server.port) for server in nodes.servers]
        for line in lines:
            line.send(create)

        async def opened(line):
            while True:
                message = await line.hear(60)
                if "welcome" in message:
                    return message["welcome"]["table"]
                if "bye" in message:  # another was first: come back
                    line = await Line.open(*nodes.door())
                    line.send(create)

        assert len(set(await asyncio.gather(*(opened(line) for line in lines)))) == 1, "one message opened two tables"
        stranger = await Line.open(*nodes.door())
        stranger.send({"knock": {"code": "00000000"}, "id": new_id()})
        assert (await stranger.hear())["refused"]["code"] == "no-such-table"
        stranger.send({"knock": {"code": tables[0][0].code}, "id": new_id()})  # and then at a door that is there
        assert "welcome" in await stranger.hear(), "led from one door to another"
        print(f"{await end(tables, players, until, etcd)} acknowledgements in their place, {len(homes)} nodes have tables")


async def another_goes_on():
    """Killed with -9 while people play: the others go on with its tables, and nothing that was acknowledged is lost."""
    with Etcd() as etcd, Nodes(etcd, 3) as nodes:
        tables = await open_tables(nodes, 4)
        players, until = play(tables)
        took = []
        for _ in range(seconds(2)):
            await all_go_on(tables, players)
            victim = random.choice(nodes.servers)
            victim.kill()
            begin = time.monotonic()
            await all_go_on(tables, players)
            took.append(time.monotonic() - begin)
            victim.start()
        found = await end(tables, players, until, etcd)
        assert found > 30, found
        print(f"killed to the next at every table: {statistics.median(took):.1f} s, {found} acknowledgements in their place")


async def a_frozen_one_writes_nothing():
    """Stopped for longer than its lease, then awake again: what it still wants to write fails, and it ends."""
    with Etcd() as etcd, Nodes(etcd, 2) as nodes:
        tables = await open_tables(nodes, 4, "triples")
        frozen = nodes.servers[0]
        players, until = play(tables)
        await all_go_on(tables, players)
        os.kill(frozen.process.pid, signal.SIGSTOP)
        dead = [node for node in etcd.nodes()]
        nodes.servers.pop(0)
        await eventually(lambda: len(etcd.nodes()) == 1, 60)
        for guests in tables:
            for guest in guests:
                guest.line.cut()
        await all_go_on(tables, players)
        before = etcd.batches()
        os.kill(frozen.process.pid, signal.SIGCONT)
        assert await asyncio.to_thread(frozen.process.wait, 60) == 1, "it goes on though others have its tables"
        await all_go_on(tables, players)
        kept = etcd.batches()
        for table, batches in before.items():
            assert all(kept[table][number] == batch for number, batch in batches.items()), "it changed what stood there"
        assert len(dead) == 2
        await end(tables, players, until, etcd)
        frozen.__exit__()


async def tables_are_given_away():
    """One node after the other stops while people play: their tables go to the others first, and nobody is turned off for good."""
    with Etcd() as etcd, Nodes(etcd, 3) as nodes:
        tables = await open_tables(nodes, 5, "triples")
        players, until = play(tables)
        for number, server in enumerate(nodes.servers):
            await all_go_on(tables, players)
            if number == 0:
                drained = await asyncio.to_thread(subprocess.run, [PROGRAM, "drain", "--data", server.data], capture_output=True, text=True)
                assert drained.returncode == 0 and "given away" in drained.stdout, drained
                assert (await server.get("/readyz"))[0] == 503
                assert len(set(etcd.owners().values()) - {"-"}) <= 2, "it has tables still"
            code = await asyncio.to_thread(server.stop, 90)
            assert code == 0, code
            await all_go_on(tables, players)
            server.start()
        print(f"{await end(tables, players, until, etcd)} acknowledgements in their place")


async def without_a_majority():
    """Two of three members stand still: no command is acknowledged; when they go on, all are."""
    with Etcd(3) as etcd:
        with Nodes(etcd, 1) as nodes:
            server = nodes.servers[0]
            tables = [await open_table(nodes, "triples", 3)]
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
    run(tables_are_shared, another_goes_on, a_frozen_one_writes_nothing, tables_are_given_away, without_a_majority)
