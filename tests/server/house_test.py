#!/usr/bin/env python3
"""The house as people meet it: the top on a real clock, watchers, names, rematches, decks of one's
own, what is kept and what is forgotten. Clients written from docs/PROTOCOL.md alone."""
import asyncio
import hashlib
import json
import os
import pathlib
import random
import re
import shutil
import sqlite3
import subprocess
import tempfile
import time

from wire import (
    PATIENCE,
    PROGRAM,
    Guest,
    Lateness,
    Line,
    Server,
    eventually,
    new_id,
    open_table,
    run,
)

CONTENT = pathlib.Path(__file__).resolve().parent.parent.parent / "content"


def verify(journal, *options):
    done = subprocess.run(
        [PROGRAM, "verify", *options, "-"],
        input=journal,
        text=True,
        capture_output=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


class Watcher:
    """Writes down every pose a guest is told, with the time it came."""

    def __init__(self, guest):
        self.poses = []
        hear = guest.hear

        async def listen(message):
            if "pose" in message:
                self.poses.append((time.monotonic(), message["pose"]))
            await hear(message)

        guest.hear = listen


async def market(server, **settings):
    guests = await open_table(
        server, "rationing", 3, {"top": "clock", "top_seconds": 15}, **settings
    )
    watchers = [Watcher(guest) for guest in guests]
    await guests[0].say("start", {})
    return guests, watchers


async def spin(guests):
    """Flicks hard until it spins well: a flick may fail (R11)."""
    for _ in range(20):
        by_seat = {guest.seat: guest for guest in guests}
        view = guests[0].view
        if view["phase"] == "allocation":
            assert "seq" in await by_seat[view["active"]].do("spin", strength=100)
            await asyncio.sleep(1.5)
        elif view["phase"] == "shopping":
            assert "seq" in await by_seat[view["queue"][0]].do("pass")
        if guests[0].view["phase"] == "spinning":
            return
    raise AssertionError("it never spun")


async def top():
    """Poses five times a second with nothing in them but stage and time; a pause and a stop of the
    server freeze it."""
    with Server("--rate", "1000") as server:
        guests, watchers = await market(server)
        await spin(guests)
        for watcher in watchers:
            watcher.poses.clear()
        began, late = time.monotonic(), Lateness()
        await asyncio.sleep(2)
        seconds = time.monotonic() - began
        for watcher in watchers:
            assert 3 * (seconds - 3 * late.seconds) <= len(watcher.poses) <= 6 * seconds, (
                len(watcher.poses),
                seconds,
                late.seconds,
            )
            for _, pose in watcher.poses:
                assert set(pose) == {"stage", "ms", "frozen"} and not pose["frozen"], pose
        assert "seq" in await guests[0].say("pause", {})
        last = watchers[0].poses[-1][1]
        await asyncio.sleep(0.3)
        for watcher in watchers:
            watcher.poses.clear()
        await asyncio.sleep(2)
        assert not watchers[0].poses and guests[0].view["phase"] == "spinning"
        assert "seq" in await guests[0].say("unpause", {})
        await eventually(lambda: watchers[0].poses)
        now = watchers[0].poses[0][1]
        assert now["stage"] != last["stage"] or 0 <= now["ms"] - last["ms"] < 2000, (
            last,
            now,
        )  # it was paused for longer
        last = watchers[0].poses[-1][1]
        assert server.stop() == 0
        await asyncio.sleep(2)
        for watcher in watchers:
            watcher.poses.clear()
        server.start()
        await asyncio.gather(*(asyncio.wait_for(guest.inside.wait(), PATIENCE) for guest in guests))
        running = []
        await eventually(
            lambda: running.extend(pose for _, pose in watchers[0].poses if not pose["frozen"])
            or running
        )
        assert running[0]["stage"] != last["stage"] or running[0]["ms"] - last["ms"] < 2000, (
            last,
            running[0],
        )  # it was away for longer
        await guests[0].until(lambda: guests[0].view["phase"] != "spinning")
        assert "seq" in await guests[0].say("end", {})
        code, text = verify(
            await guests[1].ask_journal(), "--commitment", guests[0].room["fair"]["commitment"]
        )
        assert code == 0 and "1 falls" in text or re.search(r"[1-9]\d* falls", text), text
        for guest in guests:
            await guest.go()


async def people():
    """Pseudonyms, typed names, watchers, moving, removing, an invitation, a youngest, a rematch
    with a new secret."""
    known = {
        one["id"] for one in json.loads((CONTENT / "pseudonyms.json").read_text(encoding="utf-8"))
    }
    with Server("--rate", "1000") as server:
        guests = await open_table(server, "triples", 3)
        host = guests[0]
        names = [one["pseudonym"] for one in host.room["people"]]
        assert len(set(names)) == 3 and set(names) <= known, names
        for name in ["x" * 25, "<b>", " x", "\u202eabc", "a\u0301", "😀", ""]:
            assert (
                (await guests[1].say("rename", {"name": name}))["code"]
                in ("bad-name", "bad-message")
                if name
                else True
            ), name
        assert "seq" in await guests[1].say("rename", {"name": "Żaneta"})
        assert (await guests[2].say("rename", {"name": "Żaneta"}))["code"] == "name-taken"
        assert "seq" in await host.say("move", {"person": guests[1].person, "seat": 2})
        await guests[1].until(lambda: guests[1].seat == 2)
        assert "seq" in await host.say("youngest", {"seat": 1})
        assert "seq" in await host.say("start", {})
        watcher = Guest(server)
        await watcher.open({"knock": {"code": host.code, "watch": True}})
        await watcher.until(lambda: watcher.view is not None)
        assert all(isinstance(hand, int) for hand in watcher.view["hands"]), watcher.view["hands"]
        assert watcher.view["turn"] == 1 or watcher.view["awaiting"] == [1], "the youngest begins"
        assert (await watcher.do("ask 1 anders"))["code"] == "not-seated"
        invited = Guest(server)
        assert "seq" in await host.say("door", {"door": "knock"})
        assert "seq" in await host.say("invite", {})
        await invited.open({"knock": {"invitation": host.invitation, "watch": True}})
        assert "seq" in await host.say("remove", {"person": invited.person})
        assert await invited.until_bye() == "removed"
        invited.coming_back = False
        first = host.room["fair"]
        assert first["seed"] is None
        assert "seq" in await host.say("end", {})
        await host.until(lambda: host.room["phase"] == "over")
        assert host.room["fair"]["seed"]
        journal = await host.ask_journal()
        assert verify(journal, "--commitment", first["commitment"])[0] == 0
        for secret in [guest.token for guest in guests] + [host.code, host.invitation, host.table]:
            assert secret not in journal, "what is taken home holds no key to anything"
        assert "seq" in await host.say("rematch", {})
        await host.until(lambda: host.room["phase"] == "lobby")
        second = host.room["fair"]
        assert (
            second["commitment"] != first["commitment"]
            and second["game"] == 2
            and second["seed"] is None
        )
        assert "seq" in await host.say("start", {})
        assert "seq" in await host.say("end", {})
        assert verify(await host.ask_journal(), "--commitment", second["commitment"])[0] == 0
        assert verify(journal, "--commitment", second["commitment"])[0] == 1
        for guest in [*guests, watcher, invited]:
            await guest.go()


async def own_decks():
    """A deck from a folder: played, listed with its texts, and verified with the same folder."""
    with tempfile.TemporaryDirectory() as folder:
        deck = pathlib.Path(folder, "mine")
        shutil.copytree(CONTENT / "decks" / "psz", deck)
        facts = (deck / "deck.json").read_text(encoding="utf-8")
        (deck / "deck.json").write_text(facts.replace('"psz"', '"mine"', 1), encoding="utf-8")
        with Server("--decks", folder) as server:
            (host,) = await open_table(
                server, "triples", 1, {"deck": "mine"}, more_seats=["bot", "bot"]
            )
            assert "seq" in await host.say("start", {})
            assert host.room["options"]["deck"] == "mine", host.room["options"]
            listed = json.loads((await server.get("/decks.json"))[2])
            assert {"id": "mine", "game": "triples", "built_in": False} in listed["decks"], listed
            assert {"id": "psz", "game": "triples", "built_in": True} in listed["decks"], listed
            texts = json.loads((await server.get("/decks/mine.json"))[2])
            assert set(texts["texts"]) == {"pl", "ru", "en"} and texts["facts"]["id"] == "mine"
            assert (await server.get("/decks/nothing.json"))[0] == 404
            assert "seq" in await host.say("end", {})
            journal = await host.ask_journal()
            assert verify(journal, "--decks", folder)[0] == 0
            assert verify(journal)[0] == 1
            await host.go()
        # The same as one file, known by its contents.
        lamp = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
        )
        facts = json.loads(facts)
        facts["sets"][0]["pictures"][0] = "own-lamp"
        texts = {
            name: json.loads((deck / f"{name}.json").read_text(encoding="utf-8"))
            for name in ("pl", "ru", "en")
        }
        content = json.dumps(
            {"deck": facts, "texts": texts, "pictures": {"own-lamp": lamp}}, ensure_ascii=False
        )
        own = (
            "own-"
            + hashlib.blake2b(b"stolik deck 1\n" + content.encode(), digest_size=32).hexdigest()[
                :32
            ]
        )
        pathlib.Path(folder, "one.stolik-deck").write_text(
            '{"stolik_deck":1}\n' + content, encoding="utf-8"
        )
        with Server("--decks", folder) as server:
            (host,) = await open_table(
                server, "triples", 1, {"deck": own}, more_seats=["bot", "bot"]
            )
            assert "seq" in await host.say("start", {})
            told = json.loads((await server.get(f"/decks/{own}.json"))[2])
            assert told["facts"]["id"] == own and told["facts"]["pictures"] == {
                "own-lamp": lamp
            }, told["facts"].keys()
            assert "seq" in await host.say("end", {})
            assert verify(await host.ask_journal(), "--decks", folder)[0] == 0
            await host.go()


async def forgetting():
    """Finished games go after --keep, lobbies nobody is at after an hour; running games stay."""
    with Server() as server:
        over = (await open_table(server, "triples", 1, more_seats=["bot", "bot"]))[0]
        await over.say("start", {})
        await over.say("end", {})
        running = (await open_table(server, "triples", 1, more_seats=["bot", "bot"]))[0]
        await running.say("start", {})
        for guest in (over, running):
            await guest.go()
        assert server.stop() == 0
        base = sqlite3.connect(os.path.join(server.data, "tables.sqlite"))
        base.execute("UPDATE head SET touched=touched-90000")
        base.commit()
        base.close()
        server.start()
        line = await Line.open(server.port)
        line.send({"resume": {"table": over.table, "token": over.token}})
        assert (await line.hear())["refused"]["code"] == "bad-token"
        line.send({"resume": {"table": running.table, "token": running.token}})
        assert "welcome" in await line.hear()
        assert server.stop() == 0
        with open(os.path.join(server.data, "tables.sqlite"), "rb") as file:
            left = file.read()
        assert running.room["fair"]["commitment"] and over.room["fair"]["seed"].encode() not in left


async def for_phones():
    """--lan: the address of this machine on its network, and a QR code of it."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [PROGRAM, "serve", "--lan", "--listen", "127.0.0.1:0", "--data", folder],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            lines = []
            while not lines or not lines[-1].startswith("Stop it"):
                lines.append(process.stdout.readline())
                assert lines[-1], "it ended"
            port = int(re.search(r":(\d+)/$", lines[0].strip()).group(1))
            assert any(
                "█" in line or "▄" in line for line in lines
            ) or "no address on a network" in "".join(lines), lines
            host = re.search(r"http://([^:/]+):", lines[0]).group(1)
            line = await Line.open(port, host=host)
            line.send(
                {"create": {"game": "triples", "seats": ["open", "bot", "bot"]}, "id": new_id()}
            )
            assert "welcome" in await line.hear()
            line.cut()
        finally:
            process.terminate()
            assert process.wait(10) == 0
            process.stdout.close()


async def modest_messages():
    """Depth, length, signs and numbers of messages."""
    with Server("--rate", "1000") as server:
        (host,) = await open_table(server, "triples", 1, more_seats=["bot", "bot"])
        deep = {"a": {"b": {"c": {"d": {"e": {"f": 1}}}}}}
        for bad in [
            deep,
            {"name": "x" * 241},
            {"name": "a\u202eb"},
            {"name": "a\u0007b"},
            {"seat": 1.5},
            {"seat": 1e9},
        ]:
            answer = await host.say("rename", bad)
            assert answer["code"] == "bad-message", (bad, answer)
        assert (await host.do("ask " + "x" * 1001))["code"] == "bad-message"
        assert (await host.do("ask " + "x" * 900))["code"] != "bad-message"
        await host.go()


async def options_are_documented():
    """Every option that `stolik serve --help` knows stands in docs/HOSTING.md, and no other."""
    told = subprocess.run(
        [PROGRAM, "serve", "--help"], capture_output=True, text=True, check=True
    ).stdout
    known = set(re.findall(r"^  (--[a-z-]+)", told, re.MULTILINE))
    assert len(known) > 12, told
    text = (CONTENT.parent / "docs" / "HOSTING.md").read_text(encoding="utf-8")
    table = "\n".join(line for line in text.split("\n") if line.startswith("| `--"))
    documented = set(
        re.findall(r"`(--[a-z-]+)", "\n".join(line.split("|")[1] for line in table.split("\n")))
    )
    assert documented == known, (documented - known, known - documented)


async def lessons_can_be_held():
    """Every value that docs/PROTOCOL-class.md lets a plan have opens a class."""
    page = (CONTENT.parent / "docs" / "PROTOCOL-class.md").read_text(encoding="utf-8")
    plans = []
    for names, _, limits in re.findall(r"^\| (`.*?) \| (.*?) \| (.*?) \|$", page, re.MULTILINE):
        names = re.findall(r"`([a-z_]+)`", names)
        if names == ["bot"] or names == ["keep"]:
            plans += [{names[0]: value} for value in re.findall(r"`([a-z]+)`", limits)]
        elif names == ["turn_seconds", "multiplier", "away_seconds"]:
            plans += [
                {name: json.loads(value)}
                for name, some in zip(names, limits.split("; "))
                for value in some.split(", ")
            ]
        elif names == ["pupils"]:
            plans += [{"until": int(value)} for value in re.findall(r"\d+", limits)]
    assert len(plans) > 20, plans
    with Server("--tables-rate", "0") as server:
        for plan in plans:
            line = await Line.open(server.port)
            line.send({"open-class": {"game": "triples", **plan}, "id": new_id()})
            assert "entered" in (heard := await line.hear()), (plan, heard)
            line.close()


async def ghosts():
    """Who came in by the open door and vanished keeps nobody out: not a friend with an invitation,
    and not the next."""
    with Server("--rate", "1000") as server:
        (host,) = await open_table(server, "triples", 1, more_seats=["open", "open"])
        for _ in range(39):
            line = await Line.open(server.port)
            line.send({"knock": {"code": host.code}, "id": new_id()})
            assert "welcome" in await line.hear()
            line.cut()
            await asyncio.sleep(0.01)
        assert len(host.room["people"]) <= 32, len(host.room["people"])
        for way in ({"invitation": host.invitation}, {"code": host.code}):
            guest = Guest(server)
            await guest.open({"knock": way})
            assert "seq" in await guest.say("sit", {"seat": 1})
            assert "seq" in await guest.say("stand", {})
            await guest.go()
        await host.go()


async def two_doors():
    """Who knocks at two doors and goes stands at neither."""
    with Server("--rate", "1000") as server:
        hosts = []
        for _ in range(2):
            hosts.append((await open_table(server, "triples", 1, more_seats=["open", "open"]))[0])
            assert "seq" in await hosts[-1].say("door", {"door": "knock"})
        told = [[], []]
        for host, heard in zip(hosts, told):

            def listen(host=host, heard=heard, hear=host.hear):
                async def one(message):
                    if "people" in message:
                        heard.append(message["people"].get("knocking"))
                    await hear(message)

                host.hear = one

            listen()
        for _ in range(65):
            line = await Line.open(server.port)
            for host in hosts:
                line.send({"knock": {"code": host.code}, "id": new_id()})
                assert "knocking" in await line.hear()
            line.cut()
        await eventually(lambda: all(heard[-1:] == [[]] for heard in told))
        for host in hosts:
            await host.go()


if __name__ == "__main__":
    random.seed()
    run(
        top,
        people,
        own_decks,
        forgetting,
        for_phones,
        modest_messages,
        options_are_documented,
        lessons_can_be_held,
        ghosts,
        two_doors,
    )
