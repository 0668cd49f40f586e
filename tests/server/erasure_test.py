#!/usr/bin/env python3
"""A class on servers that share their tables in a real etcd, with keys that can be erased
(`--erasure-key`): after `erase` no word that its people wrote stands in any file of etcd or of the
servers, and no key that opens what is left there; and the other tables survive the loss of any one
server. What is in etcd is read by a thief who knows docs/decisions/0033 and libsodium, and nothing
else of the server."""
import asyncio
import base64
import ctypes
import ctypes.util
import os
import random
import shutil
import string
import sys
import tempfile
import time

from brought_test import bring, deck_of, id_of, until
from nodes import Etcd, Nodes
from wire import Line, eventually, new_id, open_table, run

SODIUM = ctypes.CDLL(ctypes.util.find_library("sodium") or "libsodium.so.23")
PREFIX = "stolik/"


def drawn(word):
    return word + " " + "".join(random.choice(string.ascii_lowercase) for _ in range(12))


# ---- the thief


def decrypt(key, box, about):
    out = ctypes.create_string_buffer(max(1, len(box) - 40))
    failed = SODIUM.crypto_aead_xchacha20poly1305_ietf_decrypt(
        out,
        None,
        None,
        box[24:],
        ctypes.c_ulonglong(len(box) - 24),
        about,
        ctypes.c_ulonglong(len(about)),
        box[:24],
        key,
    )
    return None if failed else out.raw[: len(box) - 40]


def secrets_in(server):
    with open(f"{server.data}/erasure.key", encoding="ascii") as file:
        return [bytes.fromhex(word) for word in file.read().split()[2:]]


def opened(root, secrets):
    """The root key and the bucket keys, by one of these secret keys."""
    head, rest = root.split(b"\n", 1)
    for _ in range(int(head.split()[2])):
        line, rest = rest.split(b"\n", 1)
        sealed = line.split()[4]
        for secret in secrets if sealed != b"-" else []:
            public, key = ctypes.create_string_buffer(32), ctypes.create_string_buffer(32)
            SODIUM.crypto_scalarmult_base(public, secret)
            box = bytes.fromhex(sealed.decode())
            if (
                SODIUM.crypto_box_seal_open(key, box, ctypes.c_ulonglong(len(box)), public, secret)
                == 0
            ):
                found = key.raw
    buckets = decrypt(found, rest, b"root") if "found" in locals() else None
    return buckets and (found, [buckets[at : at + 32] for at in range(0, len(buckets), 32)])


class Stolen:
    """All that stands in etcd now."""

    def __init__(self, etcd):
        begin, end = (base64.b64encode(key).decode() for key in (b"stolik/", b"stolik0"))
        self.values = {
            base64.b64decode(kv["key"]).decode(): base64.b64decode(kv.get("value", ""))
            for kv in etcd.ask("/v3/kv/range", {"key": begin, "range_end": end})["kvs"]
        }
        self.root = self.values[PREFIX + "keys/root"]

    def table_keys(self, secrets):
        found = {}
        for name, box in self.values.items():
            if not name.startswith(PREFIX + "keys/bucket/") or not (
                keys := opened(self.root, secrets)
            ):
                continue
            name = name[len(PREFIX) :]
            text = decrypt(keys[1][int(name[-2:], 16)], box, name.encode()) or b""
            found.update(
                {text[at : at + 8].hex(): text[at + 8 : at + 40] for at in range(0, len(text), 40)}
            )
        return found

    def texts(self, secrets):
        keys = self.table_keys(secrets)
        for name, value in self.values.items():
            part = name[len(PREFIX) :]
            if part.startswith("t/") and part.split("/")[1] in keys and value.startswith(b"05"):
                yield decrypt(
                    keys[part.split("/")[1]], base64.b64decode(value[34:]), part.encode()
                ).decode()


def files_with(folders, *wanted):
    found = []
    for folder in folders:
        for path, _, names in os.walk(folder):
            for name in names:
                if os.path.isfile(file := os.path.join(path, name)):
                    with open(file, "rb") as opened_file:
                        data = opened_file.read()
                    found += [(os.path.relpath(file, folder), one) for one in wanted if one in data]
    return found


# ---- the class


async def say(line, name, body):
    said = new_id()
    line.send({name: body, "id": said})
    while True:
        heard = await until(line, "ok", "refused")
        answer = next(iter(heard.values()))
        if answer.get("id") == said:
            if "ok" in heard:
                return
            # Who has just come in is not seated yet.
            assert name == "seat" and answer["code"] == "wrong-phase", heard
            await asyncio.sleep(0.2)
            line.send({name: body, "id": (said := new_id())})


async def hold_a_class(server, words):
    """A lesson in which everything is written that people can write; its teacher's line, and its
    number."""
    deck = deck_of(words["deck"])
    teacher = await Line.open(*server.door())
    assert (await bring(teacher, deck))["deck"]["ready"] is True
    teacher.send(
        {
            "open-class": {
                "game": "triples",
                "size": 3,
                "names": "own",
                "title": words["title"],
                "options": {"deck": id_of(deck)},
                "away_seconds": 600,
            },
            "id": new_id(),
        }
    )
    lesson = (await until(teacher, "entered"))["entered"]
    pupils = [await Line.open(*server.door()) for _ in range(4)]
    for number, pupil in enumerate(pupils):
        pupil.send(
            {"knock": {"code": lesson["code"], "name": words["name"] + str(number)}, "id": new_id()}
        )
        await until(pupil, "knocking")
    await say(teacher, "admit", {"all": True})
    people = [(await until(pupil, "entered"))["entered"]["person"] for pupil in pupils]
    await say(teacher, "seat", {})
    await say(teacher, "start", {})
    await say(teacher, "move", {"person": people[3], "table": 1, "as": "reporter"})
    await say(pupils[3], "note", {"task": 0, "text": words["note"]})
    await say(pupils[0], "hand", {"up": True, "why": words["reason"]})
    await say(teacher, "message", {"text": words["message"]})
    await say(teacher, "debrief", {})
    await say(pupils[1], "exit", {"answers": [words["exit"], "-"]})
    return teacher, lesson["class"]


async def erased_in_etcd_is_erased():
    """The words of a class are nowhere in clear, and after `erase` no file has a key to them."""
    words = {
        name: drawn(name.capitalize())
        for name in ("title", "name", "note", "reason", "message", "exit", "deck")
    }
    clear = drawn("Kunegunda")
    with Etcd(3) as etcd:
        with Nodes(etcd, 1) as plain:
            line = await Line.open(*plain.door())
            line.send(
                {
                    "create": {"game": "triples", "seats": ["open", "bot", "bot"], "name": clear},
                    "id": new_id(),
                }
            )
            await until(line, "welcome")
            assert "no_erasure_key" in plain.servers[0].last_words()
            assert files_with(
                [etcd.folder.name], clear.encode()
            ), "without a key it stands there, and is found"
        with Nodes(etcd, 3, keys=True) as nodes:
            folders = [etcd.folder.name, *(server.data for server in nodes.servers)]
            (kept,) = await open_table(nodes, "triples", 1, more_seats=["bot", "bot"])
            teacher, lesson = await hold_a_class(nodes.servers[0], words)
            stolen = Stolen(etcd)
            secrets = [secret for server in nodes.servers for secret in secrets_in(server)]
            for server in nodes.servers:
                told = "\n".join(stolen.texts(secrets_in(server)))
                assert all(
                    word in told for word in words.values()
                ), "each server's key opens all of it"
            root_key, buckets = opened(stolen.root, secrets)
            keys = stolen.table_keys(secrets)
            assert (
                lesson in keys and kept.table in keys and len(keys) >= 3
            ), "the class, its tables, and another"
            erased = [key for table, key in keys.items() if table != kept.table]
            begin = time.monotonic()
            await say(teacher, "erase", {})

            def opens_still():
                """By a secret key, or by the root key of today."""
                now = [secret for server in nodes.servers for secret in secrets_in(server)]
                today = opened(Stolen(etcd).root, now)
                return (
                    today is None
                    or today[0] == root_key
                    or opened(stolen.root, now) is not None
                    or set(now) & set(secrets)
                )

            await eventually(lambda: not opens_still(), 60)
            print(
                f"{time.monotonic() - begin:.1f} s after erase no key file opens what etcd held "
                f"before"
            )
            assert time.monotonic() - begin < 60
            # What is left there is of no use: neither a word nor a key in any file, in any way of
            # writing it.
            assert not files_with(folders, *(word.encode() for word in words.values()))
            secret = [*secrets, root_key, buckets[int(lesson[-2:], 16)], *erased]
            assert not files_with(
                folders,
                *(
                    form
                    for one in secret
                    for form in (one, one.hex().encode(), base64.b64encode(one))
                ),
            )
            left = [
                name
                for name, _ in files_with(
                    [etcd.folder.name], stolen.values[f"{PREFIX}t/{lesson}/{1:016x}"][34:200]
                )
            ]
            assert any(
                "wal" in name for name in left
            ), "etcd does keep it: its key is what was erased"
            assert any(
                "wal" in name for name, _ in files_with([etcd.folder.name], stolen.root[-200:])
            )
            # The other table is as it was.
            now = Stolen(etcd)
            for server in nodes.servers:
                assert kept.table in now.table_keys(
                    secrets_in(server)
                ) and lesson not in now.table_keys(secrets_in(server))
            await kept.say("start", {})
            await kept.go()


async def any_one_server_can_be_lost():
    """With its disk, again and again: the others have the tables and give the keys to a new one.
    And all of them start anew."""
    with Etcd() as etcd, Nodes(etcd, 2, keys=True) as nodes:
        (guest,) = await open_table(nodes, "triples", 1, more_seats=["bot", "bot"])
        for server in nodes.servers:
            server.kill()
            os.remove(f"{server.data}/erasure.key")
            await guest.say("say", {"kind": "well-played"}, timeout=120)
            await asyncio.to_thread(server.start)
        for server in nodes.servers:
            server.kill()
        for server in nodes.servers:
            await asyncio.to_thread(server.start)
        await guest.say("say", {"kind": "well-played"}, timeout=120)
        assert etcd.batches_raw(guest.table), "its journal stands in etcd"
        assert all(
            value.startswith(b"05") for value in etcd.batches_raw(guest.table).values()
        ), "and is encrypted"
        await guest.go()


async def a_snapshot_needs_its_key():
    """`etcdctl snapshot save` and the key file of the same time, put back on another machine: games
    go on. (That a later key opens nothing is shown above.)"""
    with tempfile.TemporaryDirectory(prefix="stolik-snapshot-") as folder:
        with Etcd() as etcd, Nodes(etcd, 1, keys=True) as nodes:
            (guest,) = await open_table(nodes, "triples", 1, more_seats=["bot", "bot"])
            shutil.copy(f"{nodes.servers[0].data}/erasure.key", f"{folder}/key")
            etcd.snapshot(f"{folder}/snapshot")
            await guest.go()
        with Etcd(snapshot=f"{folder}/snapshot") as etcd:
            nodes = Nodes(etcd, 1, keys=True)
            shutil.copy(f"{folder}/key", f"{nodes.servers[0].data}/erasure.key")
            with nodes:
                line = await Line.open(*nodes.door())
                line.send({"resume": {"table": guest.table, "token": guest.token}})
                assert "welcome" in await until(line, "welcome", "refused", "bye")


if __name__ == "__main__":
    if not shutil.which("etcd") or not shutil.which("etcdctl"):
        print("etcd and etcdctl are not here")
        sys.exit(77)
    run(erased_in_etcd_is_erased, any_one_server_can_be_lost, a_snapshot_needs_its_key)
