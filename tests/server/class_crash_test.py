#!/usr/bin/env python3
"""kill -9 during a lesson: a teacher and thirty pupils at six tables. What anybody saw acknowledged
stands in the journal of the class or of a table, once; everybody is back with their own token, in
one place, and at no table that the class does not say."""
import asyncio
import collections
import json
import os
import random
import sqlite3
import time

from crash_test import digest
from wire import Guest, Server, eventually, run

KILLS = int(os.environ.get("STOLIK_KILLS", 200 if os.environ.get("STOLIK_LONG") else 4))
PUPILS = 30
LAST_ROUND = 9  # a class has twelve


class Member(Guest):
    """Somebody of a class: one line for the whole lesson, led from table to table."""

    def __init__(self, server, teacher=None):
        super().__init__(server)
        self.teacher = teacher
        self.lesson = self.state = self.place = None
        self.kept = []  # (id, seq, whether a table answered)

    async def enter(self):
        knock = {"open-class": {"game": "triples", "size": 5, "away_seconds": 600}}
        await self.open(knock if self.teacher is None else {"knock": {"code": self.teacher.code}})
        return self

    def greet(self):
        if self.token:
            self.line.send({"resume": {"class": self.lesson, "token": self.token}})
        else:
            self.line.send(self.entry)

    async def hear(self, message):
        name, body = next(iter(message.items()))
        if name == "entered":
            self.lesson, self.person, self.code = body["class"], body["person"], body["code"]
            self.token = body.get("token") or self.token
            self.seq = self.place = self.view = None
            self.updates.clear()
            self.inside.set()
            self.say_again()
        elif name == "class":
            assert (
                self.state is None or body["seq"] >= self.state["seq"]
            ), "the class was told as it had been"
            self.state = body
            async with self.changed:
                self.changed.notify_all()
        elif name == "moved":
            place = body["table"] and (body["round"], body["table"])
            if self.wish and "do" in self.wish[0] and place != self.place:
                self.answer({})  # it was for the table that is left behind
            if place != self.place:
                self.seq = self.view = None
                self.updates.clear()
            self.place = place
        elif name == "ok" and self.wish and body["id"] == self.wish[0]["id"]:
            self.kept.append((body["id"], body["seq"], "do" in self.wish[0]))
            self.answer(body)
        elif name in ("people", "wall", "pattern"):
            pass
        else:
            await super().hear(message)


async def play(pupil, until):
    while not until.is_set():
        view, state = pupil.view, pupil.state
        if (
            view is None
            or pupil.place is None
            or pupil.room["phase"] != "playing"
            or pupil.seat not in view["awaiting"]
            or state["paused"]
        ):
            await asyncio.sleep(0.03)
            continue
        try:
            commands = await pupil.ask_legal()
            if commands and pupil.wish is None:
                await pupil.do(random.choice(commands))
            else:
                await asyncio.sleep(0.02)
        except asyncio.TimeoutError:
            if pupil.wish:
                raise


def something_to_say(teacher):
    state = teacher.state
    person = random.choice(state["people"])["person"]
    if state["phase"] == "lobby":
        return "seat", {}
    if state["phase"] == "seating":
        return random.choice([("start", {}), ("place", {"person": person, "table": 1})])
    if state["phase"] == "debrief":
        return "next-round", {}
    if state["paused"]:
        return "unpause", {}
    way = random.choice([{}, {"as": "second"}, {"as": "reporter"}])
    ends = [("next-round", {}), ("debrief", {})] if state["round"] < LAST_ROUND else []
    return random.choice(
        [
            ("pause", {}),
            ("message", {"sentence": 3}),
            ("more", {"minutes": 5}),
            ("show", {"page": "wall"}),
            ("move", {"person": person, "table": random.randint(1, 6), **way}),
            ("hand-down", {"person": person}),
            ("move", {"person": person, "table": random.randint(1, 6), **way}),
            ("rename", {"person": person}),
            ("lock", {"on": False}),
            random.choice([*ends, ("pause", {"table": 2}), ("unpause", {"table": 2})]),
        ]
    )


async def lead(teacher, until):
    while not until.is_set():
        await teacher.say(*something_to_say(teacher))
        await asyncio.sleep(random.uniform(0.02, 0.2))


async def raise_hands(pupils, until):
    while not until.is_set():
        pupil = random.choice(pupils)
        if pupil.wish is None:
            await pupil.say("hand", {"up": random.random() < 0.5})
        await asyncio.sleep(0.3)


def journal_of(base, table):
    number = int(table, 16)
    number -= 1 << 64 if number >= 1 << 63 else 0
    batches = [
        json.loads(text)
        for _, text in base.execute(
            "SELECT seq,text FROM batch WHERE tab=? ORDER BY seq", (number,)
        )
    ]
    assert [one["n"] for one in batches] == list(range(1, len(batches) + 1)), "a number is missing"
    ids = collections.Counter((one["p"], one["id"]) for one in batches if "id" in one)
    assert max(ids.values(), default=0) <= 1, "carried out twice"
    return batches


def people_at(batches):
    here = set()
    for batch in batches:
        for record in batch["r"]:
            if record["k"] == "joined":
                here.add(record["p"])
            elif record["k"] == "left":
                here.discard(record["p"])
    return here


def check_journals(path, lesson, members):
    """How many acknowledgements were found in their place, and who is at which table of the last
    round."""
    base = sqlite3.connect(path)
    assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    own = journal_of(base, lesson)
    rounds = [
        json.loads(record["m"])
        for batch in own
        for record in batch["r"]
        if record["k"] == "lesson" and record["w"] == "started"
    ]
    tables = {name: journal_of(base, name) for names in rounds for name in names}
    found = 0
    for member in members:
        for said, seq, at_table in member.kept:
            journals = tables.values() if at_table else [own]
            stands = [
                one
                for one in journals
                if len(one) >= seq
                and one[seq - 1].get("id") == digest(said)
                and one[seq - 1]["p"] == member.person
            ]
            assert len(stands) == 1, f"acknowledged as number {seq} and lost: {said}"
            found += 1
    return found, [people_at(tables[name]) for name in rounds[-1]]


async def kill_during_a_lesson():
    with Server("--rate", "1000") as server:
        teacher = await Member(server).enter()
        pupils = [await Member(server, teacher).enter() for _ in range(PUPILS)]
        everyone = [teacher, *pupils]

        def seated():
            return {person for table in teacher.state["tables"] for person in table["seats"]} - {0}

        while len(seated()) < PUPILS:
            await teacher.say("seat", {})
            await asyncio.sleep(0.5)  # who has been there for five seconds is seated
        over = asyncio.Event()
        tasks = [asyncio.create_task(play(pupil, over)) for pupil in pupils]
        tasks += [
            asyncio.create_task(lead(teacher, over)),
            asyncio.create_task(raise_hands(pupils[:5], over)),
        ]
        away = []
        for _ in range(KILLS):
            await asyncio.sleep(random.uniform(0.05, 0.8))
            for task in tasks:
                if task.done():
                    task.result()
            server.kill()
            begin = time.monotonic()
            server.start()
            await asyncio.gather(*(asyncio.wait_for(one.inside.wait(), 60) for one in everyone))
            away.append(time.monotonic() - begin)
        await asyncio.sleep(1)
        over.set()
        await asyncio.gather(*tasks)
        while teacher.state["phase"] == "debrief":
            await teacher.say(
                "next-round", {}
            )  # refused until somebody has been back for five seconds
            await asyncio.sleep(0.5)
        if teacher.state["phase"] == "seating":
            await teacher.say("start", {})
        assert teacher.state["phase"] == "playing", teacher.state["phase"]

        def places():
            return {one["person"]: one["place"] for one in teacher.state["people"]}

        # Everybody has a place, and is led to it.
        await eventually(lambda: all(place for place in places().values()), 60)
        await eventually(
            lambda: all(
                one.place and one.place[1] == places()[one.person]["table"] for one in pupils
            ),
            60,
        )
        assert len(places()) == PUPILS
        await asyncio.sleep(0.5)
        for one in everyone:
            await one.go()
        assert server.stop() == 0
        found, tables = check_journals(
            os.path.join(server.data, "tables.sqlite"), teacher.lesson, everyone
        )
        at = collections.Counter(person for people in tables for person in people)
        assert (
            all(count == 1 for count in at.values()) and len(at) == PUPILS
        ), f"at two tables, or at none: {at}"
        for number, people in enumerate(tables, 1):
            assert people == {
                person for person, place in places().items() if place["table"] == number
            }
        assert found > KILLS, "too little happened"
        away.sort()
        print(
            f"  {KILLS} kills, {found} acknowledgements, 0 lost, 0 doubled, {PUPILS} pupils at one "
            f"table each; "
            f"all back after {away[len(away) // 2]:.2f} s (median), {away[-1]:.2f} s (longest)"
        )


if __name__ == "__main__":
    run(kill_during_a_lesson)
