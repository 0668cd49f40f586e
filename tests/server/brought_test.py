#!/usr/bin/env python3
"""A deck that somebody brings for a table: durable with it, told to those who are there, gone with
it; too many and too large are refused."""
import asyncio
import base64
import hashlib
import json
import os
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile

from nodes import Etcd, Nodes
from wire import PATIENCE, PROGRAM, Closed, Line, Server, frame, new_id, run

CONTENT = pathlib.Path(__file__).resolve().parent.parent.parent / "content" / "decks"
PIECE = 2880


def deck_of(title, pictures=0):
    facts = json.loads((CONTENT / "psz" / "deck.json").read_text("utf-8"))
    texts = json.loads((CONTENT / "psz" / "pl.json").read_text("utf-8"))
    facts.update(id="our-street", languages=["pl"])
    texts["title"] = title
    drawn = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M0 0'
        + 1400 * "h1v1"
        + '"/></svg>'
    )
    whole = {
        "deck": facts,
        "texts": {"pl": texts},
        **({"pictures": {f"own-{i}": drawn for i in range(pictures)}} if pictures else {}),
    }
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def id_of(content):
    return (
        "own-"
        + hashlib.blake2b(b"stolik deck 1\n" + content.encode(), digest_size=32).hexdigest()[:32]
    )


async def until(line, *names):
    while True:
        heard = await line.hear()
        if next(iter(heard)) in names:
            return heard


async def bring(line, content, name=None):
    """The last answer: what is there, or why not."""
    data = content.encode()
    pieces = range(0, len(data), PIECE)
    for start in pieces:
        part = base64.b64encode(data[start : start + PIECE]).decode()
        line.send(
            {"deck": {"id": name or id_of(content), "of": len(data), "from": start, "bytes": part}}
        )
    for _ in pieces:
        heard = await until(line, "deck", "refused")
        if "refused" in heard:
            return heard
    return heard


async def create(line, content, **more):
    line.send(
        {
            "create": {
                "game": "triples",
                "seats": ["open", "bot", "bot"],
                "options": {"deck": id_of(content)},
                **more,
            },
            "id": new_id(),
        }
    )
    return await until(line, "welcome", "refused")


async def told_at(server, table, token):
    line = await Line.open(*server.door())
    line.send({"resume": {"table": table, "token": token}})
    heard = await until(line, "welcome", "refused", "bye")
    if "welcome" not in heard:
        return heard
    line.send({"deck": {}})
    return (await until(line, "deck"))["deck"]


async def killed():
    """kill -9 as soon as the table was acknowledged, again and again: it opens with its deck, and
    can be played."""
    content = deck_of("Nasza ulica")
    with Server("--tables-rate", "0") as server:
        for _ in range(int(os.environ.get("STOLIK_KILLS", 5))):
            line = await Line.open(*server.door())
            assert (await bring(line, content))["deck"]["ready"] is True
            told = (await create(line, content))["welcome"]
            server.kill()
            server.start()
            found = await told_at(server, told["table"], told["token"])
            assert found == {"id": id_of(content), "contents": content}, found
        line = await Line.open(*server.door())
        line.send({"resume": {"table": told["table"], "token": told["token"]}})
        await until(line, "fresh")
        for number, (name, body) in enumerate([("sit", {"seat": 0}), ("start", {})]):
            line.send({name: body, "id": f"a{number}"})
            assert "ok" in await until(line, "ok", "refused")
        server.kill()
        server.start()
        line = await Line.open(*server.door())
        line.send({"resume": {"table": told["table"], "token": told["token"]}})
        fresh = (await until(line, "fresh"))["fresh"]
        assert fresh["room"]["phase"] == "playing" and fresh["view"]["options"]["deck"] == id_of(
            content
        ), fresh["room"]


async def kept_and_gone():
    """It is in a backup, a damaged one costs its table alone, and nothing of it is left in the
    folder once it is erased."""
    marks = ["Ulica pierwsza", "Ulica druga"]
    tables = []
    with Server() as server, tempfile.TemporaryDirectory() as shelf:
        for mark in marks:
            line = await Line.open(*server.door())
            await bring(line, deck_of(mark))
            tables.append((await create(line, deck_of(mark)))["welcome"])
        file = os.path.join(shelf, "copy.sqlite")
        made = await asyncio.to_thread(
            subprocess.run,
            [PROGRAM, "backup", file, "--data", server.data],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert made.returncode == 0, made
        assert server.stop() == 0
        with tempfile.TemporaryDirectory() as data:
            back = subprocess.run(
                [PROGRAM, "restore", file, "--data", data],
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=False,
            )
            assert back.returncode == 0, back
            with Server(data=data) as restored:
                found = await told_at(restored, tables[0]["table"], tables[0]["token"])
                assert found["contents"] == deck_of(marks[0])
        base = sqlite3.connect(os.path.join(server.data, "tables.sqlite"))
        base.execute("UPDATE batch SET text=replace(text,'Ulica pierwsza','Ulica trzecia!')")
        base.commit()
        base.close()
        server.start()
        assert await told_at(server, tables[0]["table"], tables[0]["token"]) == {
            "bye": {"why": "broken"}
        }
        assert "damaged" in server.last_words(), server.last_words()
        assert (await told_at(server, tables[1]["table"], tables[1]["token"]))[
            "contents"
        ] == deck_of(marks[1])


async def taken_home():
    """The file of a game with such a deck is checked and told again where the deck is, and nobody
    is accused where it is not."""
    content = deck_of("Nasza ulica")
    with Server() as server, tempfile.TemporaryDirectory() as home:
        line = await Line.open(*server.door())
        await bring(line, content)
        assert "welcome" in await create(line, content)
        for number, (name, body) in enumerate([("sit", {"seat": 0}), ("start", {}), ("end", {})]):
            line.send({name: body, "id": f"a{number}"})
            while (await until(line, "ok", "refused")).get("ok", {}).get("id") != f"a{number}":
                pass
        line.send({"journal": {}})
        journal, deck = pathlib.Path(home, "my.journal"), pathlib.Path(home, "street.stolik-deck")
        journal.write_text((await until(line, "journal"))["journal"]["text"], "utf-8")
        deck.write_text('{"stolik_deck":1}\n' + content, "utf-8")
        for command in ("verify", "replay"):
            without, with_it = (
                subprocess.run(
                    [PROGRAM, command, journal, *more],
                    capture_output=True,
                    text=True,
                    timeout=PATIENCE,
                    check=False,
                )
                for more in ([], ["--decks", deck])
            )
            assert (
                without.returncode == 1
                and f"{id_of(content)}, which is not here" in without.stdout + without.stderr
            ), without
            assert "NOT as committed" not in without.stdout and with_it.returncode == 0, (
                without,
                with_it,
            )


async def another_node():
    """Brought to one of two servers that share their tables: told by way of the other, too, which
    goes on with it when the first is killed."""
    if not shutil.which("etcd"):
        print("etcd is not here")
        sys.exit(77)
    content = deck_of("Nasza ulica", 60)
    assert len(content.encode()) > 350_000
    with Etcd() as etcd, Nodes(etcd, 2) as nodes:
        first, second = nodes.servers
        line = await Line.open(*first.door())
        assert (await bring(line, content))["deck"]["ready"] is True
        told = (await create(line, content))["welcome"]
        assert (await told_at(second, told["table"], told["token"]))["contents"] == content
        assert etcd.head(told["table"]).split()[0] not in (
            "1",
            "3",
        ), "older servers take tables of these forms"
        first.kill()
        found = {}
        while "contents" not in found:
            try:
                found = await told_at(second, told["table"], told["token"])
            except Closed:
                await asyncio.sleep(0.2)
        assert found["contents"] == content
        first.start()


async def refused():
    content = deck_of("Nasza ulica")
    with Server() as server:
        line = await Line.open(*server.door())
        assert json.loads((await server.get("/decks.json"))[2])["own_bytes"] == 512 * 1024
        assert (await create(line, content))["refused"]["code"] == "no-deck"
        assert (await bring(line, content, "own-" + 32 * "0"))["refused"]["code"] == "bad-deck"
        wrong = (await bring(line, deck_of("<b>")))["refused"]
        assert wrong["code"] == "bad-deck" and "pl.json: title" in wrong["message"], wrong
        line.send(
            {"deck": {"id": id_of(content), "of": 512 * 1024 + 1, "from": 0, "bytes": "eA=="}}
        )
        large = (await until(line, "refused", "deck"))["refused"]
        assert large["code"] == "bad-deck" and "at most 512" in large["message"], large
        # Nobody finds it by its id who is not at a table with it.
        assert (await bring(line, content))["deck"]["ready"] is True
        assert "welcome" in await create(line, content)
        assert (await server.get(f"/decks/{id_of(content)}.json"))[0] == 404
        assert id_of(content) not in (await server.get("/decks.json"))[2].decode()
    for off in (
        {"options": ["--own-decks", "off"]},
        {"options": ["--own-decks", "0"]},
        {"env": "off"},
    ):
        os.environ.pop("STOLIK_OWN_DECKS", None)
        if "env" in off:
            os.environ["STOLIK_OWN_DECKS"] = off["env"]
        with Server(*off.get("options", [])) as server:
            line = await Line.open(*server.door())
            assert json.loads((await server.get("/decks.json"))[2])["own_bytes"] == 0
            assert (await bring(line, content))["refused"]["code"] == "no-decks"
    os.environ.pop("STOLIK_OWN_DECKS", None)


async def as_others_write_it():
    """However a client's library spaces its JSON and orders members, a whole deck comes at once."""
    content = deck_of("Nasza ulica", 60)
    data = content.encode()
    pieces = range(0, len(data), PIECE)
    assert len(pieces) > 100
    with Server() as server:
        for order in (
            ["id", "of", "from", "bytes"],
            ["bytes", "from", "of", "id"],
            ["from", "id", "bytes", "of"],
        ):
            line = await Line.open(*server.door())
            for start in pieces:
                body = {
                    "id": id_of(content),
                    "of": len(data),
                    "from": start,
                    "bytes": base64.b64encode(data[start : start + PIECE]).decode(),
                }
                line.write(
                    frame(
                        1,
                        b"\n "
                        + json.dumps(
                            {"deck": {name: body[name] for name in order}},
                            separators=(" ,\t", "\r\n: "),
                        ).encode(),
                    )
                )
            heard = [await until(line, "deck", "refused") for _ in pieces]
            assert heard[-1].get("deck", {}).get("ready") is True, heard[-1]


async def slow_lines():
    """A deck is longer than all that may wait for a slow reader: what is told while it is on its
    way waits behind it."""
    content = deck_of("Nasza ulica", 60)
    with Server() as server:
        line = await Line.open(*server.door(), receive_buffer=4096)
        await bring(line, content)
        assert "welcome" in await create(line, content)
        await until(line, "ok")
        line.send({"deck": {}})
        for _ in range(8):
            line.send({"sync": {}})
        line.send({"ping": 1})
        names = []
        while "pong" not in names:
            names += list(await line.hear())
        assert names.count("deck") == 1 and names.count("fresh") == 8, names


async def floods():
    """The largest deck comes through at once; who goes on is slowed down, then cut, and others play
    on."""
    with Server() as server:
        data = os.urandom(512 * 1024)
        name = "own-" + 32 * "a"

        def send(line, start):
            part = base64.b64encode(data[start : start + PIECE]).decode()
            line.send({"deck": {"id": name, "of": len(data), "from": start, "bytes": part}})

        line = await Line.open(*server.door())
        for start in range(0, len(data), PIECE):
            send(line, start)
        heard = []
        while len(heard) < (len(data) + PIECE - 1) // PIECE:
            heard.append(await until(line, "deck", "refused"))
        assert heard[-1]["refused"]["code"] == "bad-deck", heard[-1]
        assert all("deck" in one for one in heard[:-1])
        for _ in range(100):
            send(line, 0)
        try:
            while True:
                await line.hear()
        except Closed as closed:
            assert closed.code == 1008, closed
        other = await Line.open(*server.door())
        assert (await bring(other, deck_of("Nasza ulica")))["deck"]["ready"] is True


if __name__ == "__main__":
    run(
        killed,
        kept_and_gone,
        taken_home,
        another_node,
        refused,
        as_others_write_it,
        slow_lines,
        floods,
    )
