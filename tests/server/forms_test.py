#!/usr/bin/env python3
"""Data folders of every form that was ever released lie in tests/data/forms: this program opens
them all, and people come back to their tables.

    forms_test.py --make NAME   writes such a folder with the program of today; done once for each
                                release that changes the form
"""
import asyncio
import json
import os
import pathlib
import shutil
import sys
import tempfile

from wire import Guest, Server, open_table, play_against_bots, run

FORMS = pathlib.Path(__file__).resolve().parents[1] / "data" / "forms"


async def make(name):
    folder = FORMS / name
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as data:
        with Server("--rate", "1000", data=data) as server:
            tables = []
            lobby = await open_table(server, "rationing", 3)
            tables.append((lobby, "lobby"))
            for game, seats, moves in (
                ("triples", 1, 3),
                ("victory-line", 1, 4),
                ("triples", 1, 10_000),
            ):
                bots = ["bot"] * (2 if game != "victory-line" else 1)
                guests = await open_table(server, game, seats, more_seats=bots)
                await play_against_bots(guests[0], moves)
                tables.append((guests, guests[0].room["phase"]))
            about = [
                {
                    "table": guest.table,
                    "token": guest.token,
                    "phase": phase,
                    "seq": guest.seq,
                    "game": guest.room["game"],
                }
                for guests, phase in tables
                for guest in guests[:1]
            ]
            for guests, _ in tables:
                for guest in guests:
                    guest.coming_back = False
                    guest.reading.cancel()
            server.stop()
        shutil.copy(os.path.join(data, "tables.sqlite"), folder)
    (folder / "about.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


async def all_are_opened():
    folders = sorted(path for path in FORMS.iterdir() if path.is_dir())
    assert folders, "there are no folders of older programs"
    for folder in folders:
        about = json.loads((folder / "about.json").read_text(encoding="utf-8"))
        with tempfile.TemporaryDirectory() as data:
            shutil.copy(folder / "tables.sqlite", data)
            with Server(data=data) as server:
                for told in about:
                    guest = Guest(server)
                    guest.table, guest.token = told["table"], told["token"]
                    guest.reading = asyncio.create_task(guest.live())
                    await asyncio.wait_for(guest.inside.wait(), 20)
                    await guest.until(lambda one=guest: one.seq is not None, 20)
                    # Bots may have gone on since; nothing is taken back.
                    assert guest.seq >= told["seq"] and guest.room["game"] == told["game"], (
                        folder.name,
                        told,
                        guest.seq,
                    )
                    assert guest.room["phase"] == told["phase"] or told["phase"] == "playing", (
                        folder.name,
                        told,
                        guest.room["phase"],
                    )
                    guest.coming_back = False
                    guest.reading.cancel()
                counts = (await server.get("/metrics"))[2].decode()
                assert "stolik_tables_broken 0" in counts, folder.name


if __name__ == "__main__":
    if "--make" in sys.argv:
        asyncio.run(make(sys.argv[sys.argv.index("--make") + 1]))
    else:
        run(all_are_opened)
