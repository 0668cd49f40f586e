#!/usr/bin/env python3
"""Bots are a shared good: many tables of strong bots at once, on few threads. Every question is
answered in time, none by lot, and where they had to hurry it is said. STOLIK_TABLES=200
STOLIK_SECONDS=60 for a crowd."""
import asyncio
import os
import re
import time

from wire import Guest, Server, run

TABLES = int(os.environ.get("STOLIK_TABLES", "120"))
SECONDS = float(os.environ.get("STOLIK_SECONDS", "10"))
GAMES = ("triples", "victory-line", "rationing")


class Watcher(Guest):
    """Looks on while bots play, and counts."""

    moves = hurried = 0
    longest = 0.0
    last = None

    async def hear(self, message):
        update = message.get("update")
        if update and "events" in update:
            now = time.monotonic()
            if self.last is not None and self.room["phase"] == "playing" and not self.spins():
                self.longest = max(self.longest, now - self.last)
            self.last = now
            self.moves += 1
            self.hurried += "hurried" in update
        await super().hear(message)

    def spins(self):
        return self.view is not None and self.view["phase"] == "spinning"


async def counted(server):
    _, _, body = await server.get("/metrics")
    text = body.decode()
    notes = dict(re.findall(r'stolik_notes_total\{what="([a-z_]+)"\} (\d+)', text))
    buckets = dict(re.findall(r'stolik_bot_answer_seconds_bucket\{le="([^"]+)"\} (\d+)', text))
    return {name: int(count) for name, count in notes.items()}, {
        le: int(count) for le, count in buckets.items()
    }


async def crowd():
    with Server("--rate", "1000", "--tables-rate", "0", "--bot-threads", "1") as server:
        watchers = []
        for number in range(TABLES):
            watcher = Watcher(server)
            await watcher.open(
                {"create": {"game": GAMES[number % 3], "seats": ["bot:strong"] * 3, "door": "open"}}
            )
            watchers.append(watcher)
        for watcher in watchers:
            answer = await watcher.say("start", {})
            assert "seq" in answer, answer
        await asyncio.sleep(SECONDS)
        notes, buckets = await counted(server)
        total = buckets["+Inf"]
        in_time = max(count for le, count in buckets.items() if le != "+Inf" and float(le) < 5)
        longest = max(watcher.longest for watcher in watchers)
        print(
            f"  {TABLES} tables: {total} answers, all but {total - in_time} within 4.1 s; hurried "
            f"{notes.get('bots_hurried', 0)}, "
            f"late {notes.get('bots_late', 0)}, by lot {notes.get('bots_by_lot', 0)}; longest wait "
            f"at a table {longest:.2f} s"
        )
        assert total > TABLES
        assert total == in_time, buckets
        assert notes.get("bots_late", 0) == 0 and notes.get("bots_by_lot", 0) == 0, notes
        assert notes.get("bots_hurried", 0) > 0, "they had to hurry here"
        assert any(watcher.hurried for watcher in watchers), "and it was said"
        for watcher in watchers:
            await watcher.until(
                lambda watcher=watcher: watcher.moves > 1, 60
            )  # every table has its turns
        for watcher in watchers:
            await watcher.go()
        assert server.stop() == 0


async def at_ease():
    """One table alone has the level it asked for."""
    with Server("--rate", "1000") as server:
        watcher = Watcher(server)
        await watcher.open(
            {"create": {"game": "victory-line", "seats": ["bot:strong"] * 2, "door": "open"}}
        )
        await watcher.say("start", {})
        await watcher.until(lambda: watcher.moves >= 6, 60)
        notes, _ = await counted(server)
        assert notes.get("bots_hurried", 0) == 0, notes
        assert watcher.hurried == 0
        await watcher.go()
        assert server.stop() == 0


if __name__ == "__main__":
    run(crowd, at_ease)
