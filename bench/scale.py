#!/usr/bin/env python3
"""How cost grows: each thing measured at several sizes, and the slope between them
(docs/HOSTING.md).

usage: ./stolik bench scale [--quick] [--only PART]   PART: tables, start, journal, client, watchers

A slope is that of the straight line through the points on a paper with two logarithmic scales: 0 is
"the same whatever the size", 1 "twice the size, twice the cost". Each line says what its slope
should not go beyond. Exit code 1 if one does."""
import json
import math
import pathlib
import resource
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = HERE.parent / "build/release/tools/stolik"
PORT = 18978
TOLERANCE = 0.15  # of a slope: what a busy machine adds

sys.path.insert(0, str(HERE.parent / "tests/server"))


def say(text):
    print(f"· {text}", file=sys.stderr, flush=True)


def on_processor_s(pid):
    """What all threads of a process had of the processors, to the nanosecond."""
    total = 0
    for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
        total += int((task / "schedstat").read_text(encoding="utf-8").split()[0])
    return total / 1e9


def is_ready():
    try:
        with socket.create_connection(("127.0.0.1", PORT), timeout=5) as line:
            line.sendall(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            return b" 200 " in line.recv(64)
    except OSError:
        return False


class Server:
    def __init__(self, data):
        self.process = subprocess.Popen(
            [
                PROGRAM,
                "serve",
                "--listen",
                f"127.0.0.1:{PORT}",
                "--data",
                data,
                "--rate",
                "1000",
                "--tables-rate",
                "0",
                "--tables",
                "1000000",
                "--per-ip",
                "20000",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        while not is_ready():
            if self.process.poll() is not None:
                sys.exit("the server did not start")
            time.sleep(0.002)
        self.pid = self.process.pid

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


def load(*words):
    command = [
        PROGRAM,
        "load",
        "--json",
        "--url",
        f"ws://127.0.0.1:{PORT}/ws",
        *(str(word) for word in words),
    ]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return json.loads(done.stdout)


def slope_of(points):
    xs = [math.log(x) for x, _ in points]
    ys = [math.log(max(y, 1e-12)) for _, y in points]
    mx, my = statistics.fmean(xs), statistics.fmean(ys)
    return sum((x - mx) * (y - my) for x, y in zip(xs, ys)) / sum((x - mx) ** 2 for x in xs)


class Book:
    """What was found, line by line."""

    def __init__(self):
        self.steep = []

    def line(self, what, unit, points, work):
        """`work`: how the work itself grows with the size."""
        slope = slope_of(points)
        told = ", ".join(f"{x:,.0f}: {y:.3g}" for x, y in points)
        ok = slope <= work + TOLERANCE
        print(
            f"{what}\n  {told} {unit}\n  slope {slope:+.2f}, the work's is "
            f"{work}{'' if ok else '   <- steeper'}",
            flush=True,
        )
        if not ok:
            self.steep.append(what)


# ---- the parts


def most_tables():
    """At two people each: as many as there are descriptors, and ten thousand at most."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return min(10_000, (min(hard, 20_000) - 200) // 2)


def tables(book, quick):
    sizes = [100, 1000] if quick else [100, 1000, most_tables()]
    each, memory, resting = [], [], []
    for size in sizes:
        say(f"{size} tables of two, 500 commands a second among them")
        pattern = ["--rate", 5] if size == 100 else ["--every", max(1, size // 500)]
        with tempfile.TemporaryDirectory(prefix="stolik-scale-") as data, Server(data):
            seen = load(
                "--tables",
                size,
                "--seats",
                2,
                "--rest",
                5 if quick else 10,
                "--seconds",
                5 if quick else 20,
                *pattern,
            )
        rest = seen["rest_cpu_s"] / seen["rest_s"]
        resting.append((2 * size, rest * 1e6 / (2 * size)))
        each.append((size, (seen["cpu_s"] - rest * seen["seconds"]) * 1e6 / max(1, seen["moves"])))
        memory.append((size, (seen["rss_idle_kib"] - seen["rss_empty_kib"]) / size))
    book.line("processor time a command, by tables open", "us", each, 0)
    book.line(
        "processor time a silent line, by lines (a ping every five seconds)",
        "us a second",
        resting,
        0,
    )
    book.line("memory a table with its two people, by tables open", "KiB", memory, 0)


def start(book, quick):
    sizes = [100, 1000] if quick else [100, 1000, 10_000]
    points, made = [], 0
    with tempfile.TemporaryDirectory(prefix="stolik-scale-") as data:
        for size in sizes:
            say(f"{size} stored tables")
            with Server(data):
                while made < size:
                    some = min(2500, size - made)
                    load("--tables", some, "--seats", 2, "--seconds", 1)
                    made += some
            costs = []
            for _ in range(5):
                with Server(data) as server:
                    costs.append(on_processor_s(server.pid) * 1000)
            points.append((size, statistics.median(costs)))
    book.line("processor time from start to ready, by stored tables", "ms", points, 1)


def journal(book, quick):
    import asyncio

    import wire

    async def come_in(codes):
        for code in codes:
            line = await wire.Line.open(PORT)
            line.send({"knock": {"code": code, "watch": True}, "id": wire.new_id()})
            while "fresh" not in await line.hear():
                pass

    points = []
    for count, seconds in [(16, 1), (8, 4)] if quick else [(16, 1), (8, 4), (4, 16)]:
        say(f"{count} journals of {seconds} seconds of play flat out")
        with tempfile.TemporaryDirectory(prefix="stolik-scale-") as data:
            with Server(data):
                load("--tables", count, "--seats", 2, "--seconds", seconds, "--flat-out")
            with sqlite3.connect(pathlib.Path(data) / "tables.sqlite") as store:
                codes = [row[0] for row in store.execute("SELECT code FROM head")]
                length = store.execute("SELECT avg(count) FROM tail").fetchone()[0]
            store.close()
            with Server(data) as server:
                before = on_processor_s(server.pid)
                asyncio.run(come_in(codes))
                points.append((length, (on_processor_s(server.pid) - before) * 1000 / len(codes)))
    book.line("processor time to load a table, by changes in its journal", "ms", points, 1)


def client(book, quick):
    say("a step in the client")
    done = subprocess.run(
        ["node", str(HERE / "client_steps.mjs"), *(["--quick"] if quick else [])],
        check=True,
        stdout=subprocess.PIPE,
    )
    points = [(one["length"], one["us"]) for one in json.loads(done.stdout)]
    book.line("a step in the client, by steps in its log", "us", points, 0)


def watchers(book, quick):
    points = []
    for count in [0, 8, 24]:
        say(f"{count} who watch at a table")
        with tempfile.TemporaryDirectory(prefix="stolik-scale-") as data, Server(data):
            seen = load(
                "--tables",
                20,
                "--seats",
                2,
                "--watchers",
                count,
                "--seconds",
                3 if quick else 8,
                "--rate",
                20,
            )
        points.append((2 + count, seen["cpu_s"] * 1e6 / max(1, seen["moves"])))
    book.line("processor time a command, by people at the table", "us", points, 1)


PARTS = {
    "tables": tables,
    "start": start,
    "journal": journal,
    "client": client,
    "watchers": watchers,
}


def main():
    words = sys.argv[1:]
    quick = "--quick" in words
    only = words[words.index("--only") + 1 :][:1] if "--only" in words else list(PARTS)
    strange = [word for word in words if word not in ("--quick", "--only") and word not in PARTS]
    if strange or not only or any(one not in PARTS for one in only):
        sys.exit(__doc__)
    if not PROGRAM.exists():
        sys.exit("the server is not built: start this as ./stolik bench scale, which builds it")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    book = Book()
    for name in only:
        PARTS[name](book, quick)
    print(f"steeper than their work: {', '.join(book.steep) or 'none'}")
    sys.exit(1 if book.steep else 0)


main()
