#!/usr/bin/env python3
"""For whoever hosts: backups of the running server and back again, options from all sides, a
supervisor's sockets and words."""
import asyncio
import contextlib
import fcntl
import json
import os
import pathlib
import pty
import signal
import socket
import sqlite3
import ssl
import stat
import subprocess
import tempfile
import termios
import time

from crash_test import one_move
from wire import PATIENCE, PROGRAM, Guest, Line, Server, eventually, new_id, open_table, run


def tool(*words, env=None):
    return subprocess.run(
        [PROGRAM, *words],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, **(env or {})},
    )


async def tool_beside(*words):
    """The same while others go on."""
    return await asyncio.to_thread(tool, *words)


async def backups_while_playing():
    """Each backup that is taken under load opens to a state between what was acknowledged before it
    and after it."""
    with Server("--rate", "1000") as server, tempfile.TemporaryDirectory() as shelf:
        tables = [await open_table(server, "victory-line", 3) for _ in range(4)]
        playing = True

        async def play(guest, host):
            while playing:
                await one_move(guest, host)

        for guests in tables:
            await guests[0].say("start", {})
        players = [
            asyncio.create_task(play(guest, guests[0])) for guests in tables for guest in guests
        ]
        seen = []
        for i in range(6):
            before = [guests[0].seq for guests in tables]
            file = os.path.join(shelf, f"{i}.sqlite")
            made = await tool_beside("backup", file, "--data", server.data)
            assert made.returncode == 0 and "4 tables" in made.stdout, made
            assert os.stat(file).st_mode & 0o777 == 0o600
            seen.append((file, before, [guests[0].seq for guests in tables]))
        os.kill(server.process.pid, signal.SIGUSR1)
        left = await tool_beside("backup", "--data", server.data)  # stays in the server's folder
        assert left.returncode == 0 and "/backups/stolik-" in left.stdout, left
        if (
            os.path.isdir("/dev/shm") and os.stat("/dev/shm").st_dev != os.stat(server.data).st_dev
        ):  # another disk: it is copied
            far = os.path.join("/dev/shm", f"stolik-far-{os.getpid()}.sqlite")
            away = await tool_beside("backup", far, "--data", server.data)
            os.unlink(far)
            assert away.returncode == 0 and "4 tables" in away.stdout, away
        else:
            await tool_beside("backup", os.path.join(shelf, "near.sqlite"), "--data", server.data)
        playing = False
        await asyncio.gather(*players)
        kept = os.listdir(os.path.join(server.data, "backups"))
        assert len(kept) == 2 and all(name.endswith(".sqlite") for name in kept), kept
        counts = (await server.get("/metrics"))[2].decode()
        assert "stolik_backups_total 9" in counts and "stolik_backup_age_seconds " in counts, counts
        running = tool("restore", seen[0][0], "--data", server.data)
        assert running.returncode == 1 and "stop it first" in running.stderr, running
        assert server.stop() == 0
        for guests in tables:
            for guest in guests:
                guest.coming_back = False
                guest.reading.cancel()
        assert seen[-1][1] != seen[0][1], "nobody played meanwhile"
        for file, before, after in seen:
            with tempfile.TemporaryDirectory() as data:
                back = tool("restore", file, "--data", data)
                assert back.returncode == 0, back
                with Server(data=data) as restored:
                    for guests, low, high in zip(tables, before, after):
                        guest = Guest(restored)
                        guest.table, guest.token = guests[0].table, guests[0].token
                        guest.reading = asyncio.create_task(guest.live())
                        async with guest.changed:
                            await asyncio.wait_for(
                                guest.changed.wait_for(lambda one=guest: one.seq is not None), 20
                            )
                        assert low <= guest.seq <= high + 1, (low, guest.seq, high)
                        guest.coming_back = False
                        guest.reading.cancel()


async def restoring_loses_nothing():
    """A file that is no backup changes nothing; tables that are there stay, or are kept under
    another name."""
    with Server() as server, tempfile.TemporaryDirectory() as shelf:
        guests = await open_table(server, "triples", 3)
        for guest in guests:
            guest.coming_back = False
            guest.reading.cancel()
        server.stop()
        file = os.path.join(shelf, "all.sqlite")
        stopped = tool("backup", file, "--data", server.data)  # no server runs: as they lie there
        assert stopped.returncode == 0 and "1 tables" in stopped.stdout, stopped
        again = tool("restore", file, "--data", server.data)
        assert again.returncode == 1 and "--replace" in again.stderr, again
        replaced = tool("restore", file, "--data", server.data, "--replace")
        assert replaced.returncode == 0 and "tables-before-" in replaced.stdout, replaced
        for _ in range(3):  # within one second, too, nothing that was kept makes way
            assert tool("restore", file, "--data", server.data, "--replace").returncode == 0
        assert sum("tables-before-" in name for name in os.listdir(server.data)) == 4, os.listdir(
            server.data
        )
        spoilt = os.path.join(shelf, "spoilt.sqlite")
        with open(file, "rb") as whole, open(spoilt, "wb") as half:
            half.write(whole.read()[:9000])
        for bad in (spoilt, __file__, os.path.join(shelf, "nothing")):
            refused = tool("restore", bad, "--data", server.data, "--replace")
            assert refused.returncode == 1 and "Nothing was changed" in refused.stderr, refused
        server.start()
        assert "stolik_tables_known 1" in (await server.get("/metrics"))[2].decode()
        with tempfile.TemporaryDirectory() as empty:
            nothing = tool("backup", file, "--data", empty)
            assert nothing.returncode == 1 and "no tables" in nothing.stderr, nothing
        nowhere = tool("backup", os.path.join(shelf, "no", "such", "folder"), "--data", server.data)
        assert nowhere.returncode == 1 and "no folder" in nowhere.stderr, nowhere


def without_privileges(*words):
    """As somebody for whom permissions hold, which they do not for root."""
    drop = ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] if os.geteuid() == 0 else []
    return subprocess.run(
        [*drop, PROGRAM, *words], capture_output=True, text=True, timeout=PATIENCE, check=False
    )


async def a_missing_permission_is_told():
    """What may not be read or written is not told to be missing. What root restores belongs to the
    owner of the folder."""
    with Server() as server, tempfile.TemporaryDirectory() as shelf:
        for guest in await open_table(server, "triples", 3):
            guest.coming_back = False
            guest.reading.cancel()
        server.stop()
        file = os.path.join(shelf, "all.sqlite")
        assert tool("backup", file, "--data", server.data).returncode == 0
        new = os.path.join(shelf, "new")
        tables = os.path.join(server.data, "tables.sqlite")
        for locked, words in (
            (file, ["restore", file, "--data", new]),
            (shelf, ["restore", file, "--data", new]),
            (shelf, ["backup", file, "--data", server.data]),
            (tables, ["backup", file, "--data", server.data]),
            (server.data, ["backup", file, "--data", server.data]),
            (tables, ["restore", file, "--data", server.data, "--replace"]),
            (tables, ["serve", "--listen", "127.0.0.1:0", "--data", server.data]),
        ):
            mode = os.stat(locked).st_mode
            os.chmod(locked, 0)
            told = without_privileges(*words)
            os.chmod(locked, mode)
            assert told.returncode == 1 and f"{locked}: Permission denied" in told.stderr, (
                locked,
                told,
            )
        os.chmod(tables, 0o400)  # it can be read, which is not enough
        told = without_privileges("serve", "--listen", "127.0.0.1:0", "--data", server.data)
        assert told.returncode == 1 and f"{tables}: Permission denied" in told.stderr, told
        os.mkdir(new)
        if os.geteuid() == 0:
            os.chown(new, 65534, 65534)
        # The user of the server may put links there, to files of others.
        kept = os.path.join(shelf, "kept")
        with open(kept, "wb") as other:
            other.write(b"kept")
        for more in ([], ["--replace"]):
            os.symlink(kept, os.path.join(new, "tables.sqlite.part"))
            assert tool("restore", file, "--data", new, *more).returncode == 0
            with open(kept, "rb") as other:
                assert other.read() == b"kept"
            assert os.stat(kept).st_uid == os.geteuid()
            for name in os.listdir(new):
                about = os.stat(os.path.join(new, name))
                assert (about.st_uid, about.st_mode & 0o777) == (os.stat(new).st_uid, 0o600), name


async def a_backup_brings_nothing_to_run():
    """A file with a trigger, a view or a table that is not ours is refused, and served by
    nobody."""
    with Server() as server, tempfile.TemporaryDirectory() as shelf:
        for guest in await open_table(server, "triples", 3):
            guest.coming_back = False
            guest.reading.cancel()
        server.stop()
        for statement in (
            "CREATE TRIGGER t AFTER INSERT ON batch BEGIN DELETE FROM batch WHERE seq=1; END",
            "CREATE VIEW v AS SELECT 1",
            "CREATE TABLE x(y)",
        ):
            file = os.path.join(shelf, new_id())
            assert tool("backup", file, "--data", server.data).returncode == 0
            base = sqlite3.connect(file)
            base.execute(statement)
            base.close()
            data = os.path.join(shelf, new_id())
            refused = tool("restore", file, "--data", data)
            assert (
                refused.returncode == 1
                and "Stolik did not make" in refused.stderr
                and refused.stderr.count("Nothing was changed") == 1
                and not os.path.exists(data)
            ), refused
            os.mkdir(data)
            os.rename(file, os.path.join(data, "tables.sqlite"))
            refused = tool("serve", "--listen", "127.0.0.1:0", "--data", data)
            assert refused.returncode == 1 and "Stolik did not make" in refused.stderr, refused


async def its_own_tables_are_no_backup():
    """What the server writes is nobody's backup, running or stopped, however it is named; a restore
    that comes to nothing leaves the tables."""
    with Server() as server, tempfile.TemporaryDirectory() as shelf:
        for guest in await open_table(server, "triples", 3):
            guest.coming_back = False
            guest.reading.cancel()
        tables = os.path.join(server.data, "tables.sqlite")
        link = os.path.join(shelf, "link")
        os.symlink(server.data, link)
        before = os.stat(tables).st_ino
        for running in (True, False):
            for name in ("tables.sqlite", "tables.sqlite-wal", "control"):
                for folder in (server.data, link):
                    refused = tool("backup", os.path.join(folder, name), "--data", server.data)
                    assert (
                        refused.returncode == 1 and "of the server itself" in refused.stderr
                    ), refused
            letter = pathlib.Path(shelf, "letter")
            letter.write_text("mine", "utf-8")
            refused = tool("backup", letter, "--data", server.data)
            assert (
                refused.returncode == 1
                and "is no backup" in refused.stderr
                and letter.read_text("utf-8") == "mine"
            ), refused
            refused = tool("restore", letter, "--data", os.path.join(shelf, "new"))
            assert (
                refused.returncode == 1 and f"{letter}: file is not a database" in refused.stderr
            ), refused
            pipe = os.path.join(shelf, "pipe")
            if running:
                os.mkfifo(pipe)
            refused = tool("backup", pipe, "--data", server.data)
            assert (
                refused.returncode == 1
                and "is no file" in refused.stderr
                and stat.S_ISFIFO(os.stat(pipe).st_mode)
            ), refused
            if running:
                for _ in range(2):  # an older copy makes way for a newer one
                    assert (
                        tool(
                            "backup", os.path.join(shelf, "copy"), "--data", server.data
                        ).returncode
                        == 0
                    )
                server.stop()
        for words in (["restore", os.path.join(link, "tables.sqlite")], ["restore", tables]):
            refused = tool(*words, "--data", server.data, "--replace")
            assert refused.returncode == 1 and "Nothing was changed" in refused.stderr, refused
        subprocess.run(
            [
                "prlimit",
                "--fsize=4096",
                PROGRAM,
                "restore",
                os.path.join(shelf, "copy"),
                "--data",
                server.data,
                "--replace",
            ],
            capture_output=True,
            check=False,
        )  # no room for it
        assert os.stat(tables).st_ino == before and not any(
            "before" in name for name in os.listdir(server.data)
        ), os.listdir(server.data)
        server.start()
        assert "stolik_tables_known 1" in (await server.get("/metrics"))[2].decode()


def older_copy(path):
    """A file that a backup may take the place of, and its bytes."""
    with contextlib.closing(sqlite3.connect(path)) as copy:
        copy.execute(f"pragma application_id = {0x53746F6C}")
        copy.execute("create table some (thing)")
        copy.commit()
    with open(path, "rb") as file:
        return file.read()


async def a_server_that_lies_gets_nothing():
    """Whoever asks may be root: what the server names is taken only if it is a file of its own, and
    told only if it is sound."""
    with tempfile.TemporaryDirectory() as data, socket.socket(socket.AF_UNIX) as door:
        victim, link, to = (os.path.join(data, name) for name in ("victim", "link", "to.sqlite"))
        for name in (victim, os.path.join(data, "tables.sqlite")):
            with open(name, "w", encoding="ascii") as file:
                file.write("as it was")
        older = older_copy(to)
        os.symlink(victim, link)
        door.bind(os.path.join(data, "control"))
        door.listen()
        door.settimeout(60)  # a backup that does not even ask
        for named, why in (
            (link, "no file of its own"),
            (os.path.join(data, "nothing"), "no file of its own"),
            (data, "no file of its own"),
            (victim, "not a database"),
        ):
            asking = asyncio.create_task(tool_beside("backup", to, "--data", data))
            line = (await asyncio.to_thread(door.accept))[0]
            line.sendall(f"done 1 1 {named}\n".encode())
            answered = await asking
            line.close()
            assert (
                answered.returncode == 1
                and why in answered.stderr
                and "checked" not in answered.stdout
            ), answered
            assert named == victim or os.path.exists(victim)
            with open(to, "rb") as file:
                assert file.read() == older
            assert not os.path.exists(to + ".part")


async def health_is_an_exit_code():
    with Server() as server:
        well = tool("health", "--data", server.data)
        assert well.returncode == 0 and f"ready {server.port}" in well.stdout, well
        control = os.path.join(server.data, "control")
        assert os.stat(control).st_mode & 0o777 == 0o600
        with socket.socket(
            socket.AF_UNIX
        ) as line:  # nonsense is answered, and silence is not waited for
            line.connect(control)
            line.sendall(b"what\n")
            assert line.recv(100).startswith(b"failed ")
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(control)
            line.sendall(b"x" * 5000)
            try:
                assert line.recv(100) == b""
            except ConnectionResetError:
                pass
        server.kill()
        dead = tool("health", "--data", server.data)
        assert dead.returncode == 1 and "no server" in dead.stderr, dead
        server.start()  # the socket of the dead one is in nobody's way
        assert tool("health", env={"STOLIK_DATA": server.data}).returncode == 0
        server.stop()
        assert not os.path.exists(control)


async def options_from_all_sides():
    """The line before the environment before the file; what is wrong there is told with its
    place."""
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "stolik.conf")
        with open(file, "w", encoding="utf-8") as config:
            config.write(
                "# of the host\nlisten = 127.0.0.1:1\nframe-ancestors = "
                "https://file.example.org\nopen-metrics = yes\n\nhost = one.example.org\n"
            )
        env = {
            **os.environ,
            "STOLIK_CONFIG": file,
            "STOLIK_LISTEN": "127.0.0.1:2",
            "STOLIK_HOST": "two.example.org",
            "STOLIK_DATA": folder,
            "STOLIK_LAN": "no",
        }
        with subprocess.Popen(
            [PROGRAM, "serve", "--listen", "127.0.0.1:0"],
            stdout=subprocess.PIPE,
            text=True,
            env=env,
        ) as process:
            server = Server(data=folder)
            server.port = int(process.stdout.readline().strip().rstrip("/").rsplit(":", 1)[1])
            policy = (await server.get("/"))[1]["content-security-policy"]
            assert "frame-ancestors https://file.example.org;" in policy, policy
            for host, status in (("two.example.org", 200), ("one.example.org", 421)):
                raw = f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()
                assert (await server.get("/", raw=raw))[0] == status, host
            process.terminate()
        for said, status in (("no", 403), ("yes", 200)):  # no is an answer, too
            with Server("--config", file, before=["env", f"STOLIK_OPEN_METRICS={said}"]) as server:
                assert (await server.get("/metrics", headers=["X-Forwarded-For: 192.0.2.1"]))[
                    0
                ] == status, said
        for line, told in (
            ("listen :80", "name = value"),
            ("lisen = :80", "no option lisen"),
            ("lan = perhaps", "yes or no"),
            ("config = x", "no option config"),
            ("lan = no\nlan = yes", "twice"),
        ):
            with open(file, "w", encoding="utf-8") as config:
                config.write("\n" + line + "\n")
            wrong = tool("serve", "--config", file)
            assert (
                wrong.returncode == 2
                and told in wrong.stderr
                and f":{2 + line.count(chr(10))}:" in wrong.stderr
            ), wrong
        for words, told in (
            (["--config", folder + "/none"], "cannot be read"),
            (["--backup-every", "soon"], "30m"),
            (["--frame-ancestors", "a b"], "https://HOST"),
            (["--data", folder, "--data", folder + "/other"], "--data stands there twice"),
            (["--lan", "--lan"], "twice"),
        ):
            wrong = tool("serve", *words)
            assert wrong.returncode == 2 and told in wrong.stderr, wrong


async def what_is_set_is_told():
    """A variable that is no option is named in the log, with the one that may be meant; backups, or
    that there are none, are told at once."""
    known = {name: value for name, value in os.environ.items() if not name.startswith("STOLIK_")}
    for more, warned, every in (
        (
            {"STOLIK_BACKUP_EVRY": "1m", "STOLIK_BOGUS": "secret"},
            {"STOLIK_BACKUP_EVRY": "STOLIK_BACKUP_EVERY", "STOLIK_BOGUS": ""},
            "no",
        ),
        ({"STOLIK_BACKUP_EVERY": "24h"}, {}, "24h"),
    ):
        with tempfile.TemporaryDirectory() as folder:
            command = [PROGRAM, "serve", "--listen", "127.0.0.1:0", "--data", folder]
            with subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                env={**known, **more},
            ) as process:
                server = Server(data=folder)
                server.port = int(process.stdout.readline().strip().rstrip("/").rsplit(":", 1)[1])
                counts = (await server.get("/metrics"))[2].decode()
                process.terminate()
                log = [
                    json.loads(line)
                    for line in process.communicate(timeout=PATIENCE)[1].splitlines()
                ]
            assert {
                one["name"]: one["perhaps"] for one in log if one["event"] == "unknown_setting"
            } == warned, log
            assert all(
                one["level"] == "warning" for one in log if one["event"] == "unknown_setting"
            ), log
            assert [one["backup_every"] for one in log if one["event"] == "serving"] == [every], log
            assert "secret" not in json.dumps(log)
            assert (
                int(counts.split("\nstolik_backup_age_seconds ")[1].split()[0]) < PATIENCE
            ), counts


def make_certificate(folder, name):
    """A new one, in the place of the old."""
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
            f"/CN={name}",
            "-keyout",
            f"{folder}/key.pem",
            "-out",
            f"{folder}/cert.pem",
        ],
        check=True,
        capture_output=True,
    )
    with open(f"{folder}/cert.pem", encoding="ascii") as file:
        return ssl.PEM_cert_to_DER_cert(file.read())


async def certificates_are_renewed():
    """SIGHUP: whoever comes after it is shown the new certificate, whoever is there stays; one that
    cannot be used changes nothing."""
    trusting = ssl.create_default_context()
    trusting.check_hostname = False
    trusting.verify_mode = ssl.CERT_NONE

    async def shown(port):
        _, writer = await asyncio.open_connection("127.0.0.1", port, ssl=trusting)
        certificate = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
        writer.close()
        return certificate

    with tempfile.TemporaryDirectory() as folder:
        first = make_certificate(folder, "first.example.org")
        with Server("--tls-cert", f"{folder}/cert.pem", "--tls-key", f"{folder}/key.pem") as server:
            line = await Line.open(server.port, ssl=trusting)
            line.send(
                {"create": {"game": "triples", "seats": ["open", "bot", "bot"]}, "id": new_id()}
            )
            while "fresh" not in await line.hear():
                pass
            assert await shown(server.port) == first
            second = make_certificate(folder, "second.example.org")
            assert await shown(server.port) == first  # not before it is told
            os.kill(server.process.pid, signal.SIGHUP)
            await eventually(lambda: '"reloaded"' in server.last_words())
            assert await shown(server.port) == second
            os.truncate(f"{folder}/cert.pem", 100)
            os.kill(server.process.pid, signal.SIGHUP)
            await eventually(lambda: '"reload_failed"' in server.last_words())
            assert await shown(server.port) == second
            line.send({"ping": 7})
            while (await line.hear()).get("pong") != 7:
                pass
            assert server.stop() == 0
    with Server() as server:  # nothing to read again, and no reason to stop
        os.kill(server.process.pid, signal.SIGHUP)
        await eventually(lambda: '"reloaded"' in server.last_words())
        assert (await server.get("/readyz"))[0] == 200


async def a_closed_terminal_stops_it():
    """The terminal it was started from goes: it stops as on SIGTERM, and says so."""
    with tempfile.TemporaryDirectory() as folder:
        own, its = pty.openpty()

        def take_terminal():
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)

        with open(f"{folder}/log", "a+", encoding="utf-8") as log:
            command = [PROGRAM, "serve", "--listen", "127.0.0.1:0", "--data", folder]
            with subprocess.Popen(
                command, stdin=its, stdout=subprocess.PIPE, stderr=log, preexec_fn=take_terminal
            ) as process:
                os.close(its)
                process.stdout.readline()
                os.close(own)
                assert process.wait(PATIENCE) == 0
            log.seek(0)
            assert '"stopping"' in log.read()


async def below_a_path():
    """Page, files and socket lie below the path and nowhere else; who watches finds what it looks
    for at the root, too."""
    with Server("--base-path", "/games/of") as server:
        status, fields, body = await server.get("/games/of/")
        assert status == 200 and b"<title>Stolik" in body, (status, body[:200])
        status, fields, _ = await server.get("/games/of")
        assert status == 308 and fields["location"] == "/games/of/", fields
        for path in (
            "/",
            "/games/",
            "/games/office/",
            "/index.html",
            "/decks.json",
            "/ws",
            "/edge",
            "edge",
        ):
            assert (await server.get(path, headers=["Accept: text/html"]))[0] in (400, 404), path
        for path in (
            "/games/of/decks.json",
            "/games/of/healthz",
            "/healthz",
            "/readyz",
            "/metrics",
        ):
            assert (await server.get(path))[0] == 200, path
        line = await Line.open(server.port, path="/games/of/ws")
        line.send({"create": {"game": "triples", "seats": ["open", "bot", "bot"]}, "id": new_id()})
        assert "welcome" in json.loads(await line.hear_text())
    for wrong in ("games", "/a//b/", "/a b/", "/../x/", '/"/'):
        told = tool("serve", "--base-path", wrong)
        assert told.returncode == 2 and "/games/" in told.stderr, told


async def in_a_cell():
    """The page lies at the cell's digits, codes and tables begin with them, and whoever wants
    another cell is told where it is."""
    with Server("--cell", "07") as server:
        assert (await server.get("/07/"))[0] == 200 and (
            await server.get("/", headers=["Accept: text/html"])
        )[0] == 404
        line = await Line.open(server.port, path="/07/ws")
        line.send({"knock": {"code": "41123456"}, "id": new_id()})
        refused = json.loads(await line.hear_text())["refused"]
        assert (refused["code"], refused["at"]) == ("other-cell", "../41/"), refused
        line.send({"create": {"game": "triples", "seats": ["open", "bot", "bot"]}, "id": new_id()})
        welcome = json.loads(await line.hear_text())["welcome"]
        assert welcome["code"].startswith("07") and welcome["table"].startswith("07"), welcome
    for wrong in ("", "7a", "12345", "-1"):
        told = tool("serve", "--cell", wrong)
        assert told.returncode == 2 and "digits" in told.stderr, told
    # Four digits leave ten thousand codes: more tables than that would search for one for ever.
    told = tool("serve", "--cell", "0007", "--tables", "1001")
    assert told.returncode == 2 and "1 to 1000" in told.stderr, told
    with Server("--cell", "0007") as server:
        line = await Line.open(server.port, path="/0007/ws")
        line.send({"create": {"game": "triples", "seats": ["open", "bot", "bot"]}, "id": new_id()})
        assert json.loads(await line.hear_text())["welcome"]["code"].startswith("0007")


async def under_a_supervisor():
    """Sockets that are handed over are served, also to those who came while nobody was there; it
    says READY, WATCHDOG, STOPPING."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as door, socket.socket(
        socket.AF_UNIX, socket.SOCK_DGRAM
    ) as ear:
        door.bind(("127.0.0.1", 0))
        door.listen(64)
        ear.bind(folder + "/notify")
        ear.settimeout(PATIENCE)
        env = {
            **os.environ,
            "NOTIFY_SOCKET": folder + "/notify",
            "WATCHDOG_USEC": "300000",
            "LISTEN_FDS": "1",
        }
        command = [
            "sh",
            "-c",
            'LISTEN_PID=$$ exec "$0" serve --data "$1"',
            PROGRAM,
            folder + "/data",
        ]

        def start():
            return subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                env=env,
                text=True,
                preexec_fn=lambda: os.dup2(door.fileno(), 3),
                pass_fds=[3],
            )

        early = socket.create_connection(door.getsockname())  # before anybody serves
        early.sendall(b"GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        process = start()
        assert ear.recv(100) == b"READY=1"
        early.settimeout(PATIENCE)
        assert early.recv(1000).startswith(b"HTTP/1.1 200")
        begin = time.monotonic()
        for _ in range(3):
            assert ear.recv(100) == b"WATCHDOG=1"
        assert time.monotonic() - begin < 100
        process.terminate()
        said = b""
        while said != b"STOPPING=1":
            said = ear.recv(100)
        between = socket.create_connection(
            door.getsockname()
        )  # while it restarts nobody is refused
        between.sendall(b"GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert process.wait(PATIENCE) == 0
        process.stdout.close()
        process = start()
        between.settimeout(PATIENCE)
        assert between.recv(1000).startswith(b"HTTP/1.1 200")
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()
        early.close()
        between.close()


if __name__ == "__main__":
    run(
        backups_while_playing,
        restoring_loses_nothing,
        a_missing_permission_is_told,
        a_backup_brings_nothing_to_run,
        its_own_tables_are_no_backup,
        a_server_that_lies_gets_nothing,
        health_is_an_exit_code,
        options_from_all_sides,
        what_is_set_is_told,
        certificates_are_renewed,
        a_closed_terminal_stops_it,
        below_a_path,
        in_a_cell,
        under_a_supervisor,
    )
