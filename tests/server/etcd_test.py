#!/usr/bin/env python3
"""Tables in a real etcd, shared by several servers: whoever comes in anywhere is led to their
table; others go on when one dies; a frozen one writes nothing any more; one that stops gives its
tables away first; without a majority nobody is told anything."""
import asyncio
import os
import random
import shutil
import signal
import ssl
import statistics
import subprocess
import sys
import tempfile
import time

from nodes import Authority, Etcd, Nodes, all_go_on, end, leave, node_options, open_tables, play
from wire import PROGRAM, Line, eventually, new_id, open_table, run, seconds


async def tables_are_shared():
    """Everybody comes in at any node; tables live on all of them; the same message at three nodes
    opens one table."""
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

        assert (
            len(set(await asyncio.gather(*(opened(line) for line in lines)))) == 1
        ), "one message opened two tables"
        stranger = await Line.open(*nodes.door())
        stranger.send({"knock": {"code": "00000000"}, "id": new_id()})
        assert (await stranger.hear())["refused"]["code"] == "no-such-table"
        stranger.send(
            {"knock": {"code": tables[0][0].code}, "id": new_id()}
        )  # and then at a door that is there
        assert "welcome" in await stranger.hear(), "led from one door to another"
        print(
            f"{await end(tables, players, until, etcd)} acknowledgements in their place, {len(homes)} nodes have tables"
        )


async def another_goes_on():
    """Killed with -9 while people play: the others go on with its tables, and nothing that was
    acknowledged is lost."""
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
        print(
            f"killed to the next at every table: {statistics.median(took):.1f} s, {found} acknowledgements in their place"
        )


async def a_frozen_one_writes_nothing():
    """Stopped for longer than its lease, then awake again: what it still wants to write fails, and
    it ends."""
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
        names = [guests[0].table for guests in tables]
        before = {table: etcd.batches(table) for table in names}
        os.kill(frozen.process.pid, signal.SIGCONT)
        assert (
            await asyncio.to_thread(frozen.process.wait, 60) == 1
        ), "it goes on though others have its tables"
        await all_go_on(tables, players)
        kept = {table: etcd.batches(table) for table in names}
        for table, batches in before.items():
            assert all(
                kept[table][number] == batch for number, batch in batches.items()
            ), "it changed what stood there"
        assert len(dead) == 2
        await end(tables, players, until, etcd)
        frozen.__exit__()


async def tables_are_given_away():
    """One node after the other stops while people play: their tables go to the others first, and
    nobody is turned off for good."""
    with Etcd() as etcd, Nodes(etcd, 3) as nodes:
        tables = await open_tables(nodes, 5, "triples")
        players, until = play(tables)
        for number, server in enumerate(nodes.servers):
            await all_go_on(tables, players)
            if number == 0:
                drained = await asyncio.to_thread(
                    subprocess.run,
                    [PROGRAM, "drain", "--data", server.data],
                    capture_output=True,
                    text=True,
                )
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


async def finished_games_leave_etcd():
    """A game is broken off and everybody goes; some minutes later its journal stands in a file and
    not in etcd. All nodes are killed; at a new one it is as it was, and goes on. Eight minutes: in
    the long run only."""
    if not os.environ.get("STOLIK_LONG"):
        print("in the long run only")
        sys.exit(77)
    with tempfile.TemporaryDirectory(prefix="stolik-archive-") as folder, Etcd() as etcd, Nodes(
        etcd, 2, "--archive", folder
    ) as nodes:
        ((host, *others),) = await open_tables(nodes, 1, "triples", 3)
        await host.say("end", {})
        await eventually(lambda: host.room["phase"] == "over", 30)
        before, table = host.seq, host.table
        for guest in (host, *others):
            guest.coming_back = False
            guest.line.cut()
        await eventually(lambda: any(name.endswith(".journal") for name in os.listdir(folder)), 900)
        await eventually(lambda: not etcd.batches(table), 30)
        with open(os.path.join(folder, *os.listdir(folder)), encoding="utf-8") as file:
            assert len(file.readlines()) == before
        for server in nodes.servers:
            server.kill()
        for server in nodes.servers:
            await asyncio.to_thread(server.start)
        host.coming_back = True
        host.reading = asyncio.create_task(host.live())
        answer = await host.say("rematch", {}, timeout=120)
        assert answer["seq"] > before, answer
        assert min(etcd.batches(table)) == before + 1, "what is new stands in etcd, behind the file"
        await leave([[host]], [])


async def greeted(address, node, context=None):
    """What a node says to a stranger who dials it as another node would; b"" if it hangs up."""
    try:
        host, port = address.rsplit(":", 1)
        reader, writer = await asyncio.open_connection(host, int(port), ssl=context)
        writer.write(f"stolik-node 1 0000000000000001 {node} {'0' * 32}\n".encode())
        answer = await asyncio.wait_for(reader.read(200), 20)
        writer.close()
        return answer
    except (ssl.SSLError, ConnectionError):
        return b""


def node_context(files, *, own=True):
    context = ssl.create_default_context(cafile=files[2])
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE  # a stranger does not mind whom it speaks to
    if own:
        context.load_cert_chain(*files[:2])
    return context


async def lines_are_encrypted():
    """Nodes under TLS with each other and with etcd: people play as ever; whoever has no
    certificate of the same authority is hung up on, and nobody speaks in clear."""
    with tempfile.TemporaryDirectory(prefix="stolik-tls-") as folder:
        files = Authority(f"{folder}/ours").issue("127.0.0.1")
        others = Authority(f"{folder}/others").issue("127.0.0.1")
        with Etcd(files=files) as etcd, Nodes(etcd, 2, *node_options(files)) as nodes:
            tables = await open_tables(nodes, 6, "triples", 3)
            players, until = play(tables)
            await all_go_on(tables, players, 6)
            metrics = [(await server.get("/metrics"))[2].decode() for server in nodes.servers]
            assert any(
                "stolik_lines_led_away 0" not in text for text in metrics
            ), "nobody was led over a line between nodes"
            node, address = next(iter(etcd.nodes().items()))
            assert (
                len((await greeted(address, node, node_context(files))).split()) == 2
            ), "with a certificate of ours it answers"
            for who, context in {
                "in clear": None,
                "of another authority": node_context(others),
                "without one": node_context(files, own=False),
            }.items():
                answer = await greeted(address, node, context)
                assert len(answer.split()) != 2 and b"\n" not in answer, f"{who}: {answer}"
            # A server with a certificate of others does not come as far as etcd, and says why.
            stranger = subprocess.Popen(
                [
                    PROGRAM,
                    "serve",
                    "--listen",
                    "127.0.0.1:0",
                    "--data",
                    f"{folder}/data",
                    "--store",
                    etcd.url,
                    *node_options(others),
                ],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
            )
            said = await asyncio.to_thread(stranger.stderr.readline)
            assert "waiting_for_store" in said and "no TLS with etcd" in said, said
            stranger.kill()
            stranger.communicate()
            print(f"{await end(tables, players, until, etcd)} acknowledgements in their place")


async def wrong_certificates():
    """What does not go together is refused at the start; nodes of two authorities have no line to
    each other, also none in clear, and say so."""
    with tempfile.TemporaryDirectory(prefix="stolik-tls-") as folder:
        files = Authority(f"{folder}/ours").issue("127.0.0.1")
        others = Authority(f"{folder}/others").issue("127.0.0.1")
        with Etcd() as etcd:

            def refused(*options, store=etcd.url):
                done = subprocess.run(
                    [
                        PROGRAM,
                        "serve",
                        "--listen",
                        "127.0.0.1:0",
                        "--data",
                        f"{folder}/data",
                        "--store",
                        store,
                        *options,
                    ],
                    capture_output=True,
                    text=True,
                    timeout=60,
                    check=False,
                )
                return done.returncode, done.stderr

            mixed = [files[0], files[1], others[2]]
            assert "go together" in refused(*node_options(files)[:4])[1]
            assert "needs --node-cert" in refused(store=etcd.url.replace("etcd:", "etcds:"))[1]
            code, text = refused(*node_options(mixed))
            assert code == 1 and "would be refused" in text, text
            code, text = refused(*node_options([files[0], others[1], files[2]]))
            assert code == 1 and "cannot be used" in text, text
            code, text = refused(*node_options(["/nowhere.pem", *files[1:]]))
            assert code == 1 and "/nowhere.pem" in text, text
            with Nodes(etcd, 1, *node_options(files)) as one, Nodes(
                etcd, 1, *node_options(others)
            ) as two, Nodes(etcd, 1) as clear:
                servers = one.servers + two.servers + clear.servers
                said = lambda: "".join(server.last_words() for server in servers)
                await eventually(lambda: said().count("not_a_node") >= 3, 60)
                assert len(etcd.nodes()) == 3 and "node_met" not in said(), said()


if __name__ == "__main__":
    if not shutil.which("etcd"):
        print("etcd is not here")
        sys.exit(77)
    run(
        tables_are_shared,
        another_goes_on,
        a_frozen_one_writes_nothing,
        tables_are_given_away,
        without_a_majority,
        lines_are_encrypted,
        wrong_certificates,
        finished_games_leave_etcd,
    )
