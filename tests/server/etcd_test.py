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
from wire import PROGRAM, Lateness, Line, eventually, new_id, open_table, run, seconds


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
            f"{await end(tables, players, until, etcd)} acknowledgements in their place, "
            f"{len(homes)} nodes have tables"
        )


async def wrong_codes_are_not_looked_up():
    """Who guesses codes is stopped where they come in, before etcd is asked, whoever has the table.
    A school that is in a class may mistype its code."""
    with Etcd() as etcd, Nodes(etcd, 2, "--proxy") as nodes:
        entry, other = nodes.servers
        school, stranger, crowd = "203.0.113.7", "203.0.113.8", "203.0.113.9"

        def come_from(address, server=entry):
            return Line.open(server.port, extra=[f"X-Forwarded-For: {address}"])

        async def answer(line, how, what):
            line.send({"knock": {how: what}, "id": new_id()})
            message = await line.hear(30)
            return message["refused"]["code"] if "refused" in message else next(iter(message))

        async def knock(address, how, what):
            line = await come_from(address)
            try:
                return await answer(line, how, what)
            finally:
                line.close()

        def wrong():
            return "%08d" % random.randrange(10**8)

        async def opened(message, name):
            line = await come_from("198.51.100.1", other)
            line.send({**message, "id": new_id()})
            heard = {}
            while name not in heard:
                heard.update(await line.hear(30))
            return line, heard

        host, table = await opened(
            {"create": {"game": "triples", "seats": ["open", "bot", "bot"], "door": "open"}},
            "fresh",
        )
        teacher, lesson = await opened({"open-class": {"game": "triples", "size": 3}}, "class")
        code, class_code, invitation = (
            table["welcome"]["code"],
            lesson["class"]["code"],
            lesson["class"]["invitation"],
        )
        for address in (school, stranger):
            assert [await knock(address, "code", wrong()) for _ in range(13)] == [
                "no-such-table"
            ] * 10 + ["too-many"] * 3
            assert (
                await knock(address, "code", code) == "too-many"
            ), "the right code is told from wrong ones"
            assert await knock(address, "code", class_code) == "too-many"

        async def guesses(count):
            line = await come_from(stranger)
            answers = [await answer(line, "code", wrong()) for _ in range(count)]
            line.close()
            return answers

        before, began = etcd.ranges(), time.monotonic()
        answers = sum(await asyncio.gather(*(guesses(100) for _ in range(50))), [])
        took, read = time.monotonic() - began, etcd.ranges() - before
        looked_up = len(answers) - answers.count("too-many")
        assert looked_up <= 1 + took / 30, looked_up
        # The nodes look round once a second, and tidy up.
        assert (
            read < 50 + 40 * took
        ), f"{read} reads of etcd for {len(answers)} codes in {took:.1f} s"

        at_once = await asyncio.gather(*(knock(crowd, "code", wrong()) for _ in range(100)))
        assert 10 <= at_once.count("no-such-table") <= 11 + took / 30, at_once

        assert await knock(school, "invitation", invitation) == "entered"
        assert await knock(school, "code", class_code) == "entered", "the school is in the class"
        assert [await knock(school, "code", one) for one in (wrong(), code, class_code)] == [
            "no-such-table",
            "no-such-table",
            "entered",
        ]
        assert await knock(stranger, "code", class_code) == "too-many"
        for line in (host, teacher):
            line.close()
        print(
            f"{len(answers)} wrong codes in {took:.1f} s, {looked_up} looked up, {read} reads of "
            f"etcd meanwhile"
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
            f"killed to the next at every table: {statistics.median(took):.1f} s, {found} "
            f"acknowledgements in their place"
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
            health = lambda: subprocess.run(
                [PROGRAM, "health", "--data", server.data],
                capture_output=True,
                text=True,
                check=False,
            ).returncode
            assert (await server.get("/readyz"))[0] == 200 and health() == 0
            for number in (1, 2):
                etcd.signal(number, signal.SIGSTOP)
            begin, late = time.monotonic(), Lateness()
            said = asyncio.create_task(host.say("start", {}, timeout=60))
            while (await server.get("/readyz"))[0] == 200:
                limit_s = 4 + 3 * late.seconds  # three, and what a busy machine takes
                assert time.monotonic() - begin < limit_s, "ready though nothing can be written"
                await asyncio.sleep(0.05)
            print(f"not ready {time.monotonic() - begin:.1f} s after the majority was lost")
            assert (await server.get("/healthz"))[0] == 200 and health() == 1
            await asyncio.sleep(2)
            assert not said.done(), "acknowledged without a majority"
            assert '"store_waits"' in server.last_words(), server.last_words()
            assert b"\nstolik_store_waits_seconds 0\n" not in (await server.get("/metrics"))[2]
            for number in (1, 2):
                etcd.signal(number, signal.SIGCONT)
            begin = time.monotonic()
            assert "seq" in await said
            print(f"{time.monotonic() - begin:.1f} s after the majority was back")
            while (await server.get("/readyz"))[0] != 200:
                await asyncio.sleep(0.05)
            await eventually(lambda: '"store_answers"' in server.last_words(), 30)
            assert (
                b"\nstolik_store_waits_seconds 0\n" in (await server.get("/metrics"))[2]
                and health() == 0
            )
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


async def where_tables_are():
    """A server whose tables are in etcd says so: at its start, and to who wants a backup; and one
    that has nobody to give them to says that."""
    with Etcd() as etcd, Nodes(etcd, 1) as nodes:
        server = nodes.servers[0]
        told = server.process.stdout.readline()
        assert told == f"Tables are kept in {etcd.url}\n", told
        backup = subprocess.run(
            [PROGRAM, "backup", "--data", server.data], capture_output=True, text=True, check=False
        )
        assert (
            backup.returncode == 1
            and "in etcd" in backup.stderr
            and "etcdctl snapshot save" in backup.stderr
        ), backup
        drain = subprocess.run(
            [PROGRAM, "drain", "--data", server.data], capture_output=True, text=True, check=False
        )
        assert (drain.returncode, drain.stderr) == (
            1,
            "stolik drain: there is no other server to give them to\n",
        ), drain


async def silent_strangers():
    """More lines than there are descriptors at the port for other servers, and nobody says a word:
    the server does not spin, people are served, and another server gets through in the end."""
    with Etcd() as etcd, Nodes(etcd, 2, descriptors=200) as nodes:
        server = nodes.servers[0]
        begin = len(server.last_words())
        node, address = next(
            (node, address) for node, address in etcd.nodes().items() if listens(server, address)
        )
        host, port = address.rsplit(":", 1)
        lines = [await asyncio.open_connection(host, int(port)) for _ in range(300)]
        await asyncio.sleep(0.5)
        before, since = busy_s(server), time.monotonic()
        while time.monotonic() - since < 2:
            assert (await asyncio.wait_for(server.get("/healthz"), 10))[0] == 200
            await asyncio.sleep(0.1)
        took = busy_s(server) - before
        print(f"{took:.2f} s of a processor in 2 s")
        assert took < 0.5, "it spins"
        assert (
            "accept_failed" not in server.last_words()[begin:]
        ), "strangers take the descriptors of people"
        for _, writer in lines:
            writer.close()
        assert len((await greeted(address, node)).split()) == 2


def listens(server, address):
    """Whether this server listens there."""
    sockets = {
        os.readlink(f"/proc/{server.process.pid}/fd/{fd}")
        for fd in os.listdir(f"/proc/{server.process.pid}/fd")
    }
    port = f":{int(address.rsplit(':', 1)[1]):04X}"
    with open("/proc/net/tcp", encoding="ascii") as table:
        return any(
            row[1].endswith(port) and row[3] == "0A" and f"socket:[{row[9]}]" in sockets
            for row in map(str.split, table)
        )


def busy_s(server):
    with open(f"/proc/{server.process.pid}/stat", encoding="ascii") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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
            said = "unread"
            while said and "waiting_for_store" not in said:
                said = await asyncio.to_thread(stranger.stderr.readline)
            assert "no TLS with etcd" in said, said
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
        where_tables_are,
        silent_strangers,
        lines_are_encrypted,
        wrong_certificates,
        finished_games_leave_etcd,
        wrong_codes_are_not_looked_up,
    )
