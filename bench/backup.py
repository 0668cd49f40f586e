#!/usr/bin/env python3
"""What backups cost those who play: waits under full load without backups and with a hundred of
them, in turn, and whether each backup is the beginning of what was written. A backup counts if it
was made while the load ran; there are as many rounds as it takes.

usage: ./stolik bench backup [--backups N] [--seconds S]     (default 100, 8)"""
import json
import pathlib
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time

PROGRAM = pathlib.Path(__file__).resolve().parent.parent / "build/release/tools/stolik"
PORT = 18979


def number(name, usual):
    words = sys.argv[1:]
    if name not in words:
        return usual
    after = words[words.index(name) + 1 :][:1]
    if not after or not after[0].isdigit() or int(after[0]) < 1:
        sys.exit(__doc__)
    return int(after[0])


def load(seconds):
    """The last line of the report, as JSON."""
    done = subprocess.run(
        [
            PROGRAM,
            "load",
            "--json",
            "--url",
            f"ws://127.0.0.1:{PORT}/ws",
            "--tables",
            "200",
            "--flat-out",
            "--seconds",
            str(seconds),
        ],
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    return json.loads(done.stdout)


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
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        while (
            subprocess.run(
                [PROGRAM, "health", "--data", data],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                check=False,
            ).returncode
            != 0
        ):
            if self.process.poll() is not None:
                sys.exit("the server did not start")
            time.sleep(0.05)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


class Backing(threading.Thread):
    """Makes one backup after the other, a third of a second from one beginning to the next at
    least, until it is stopped."""

    def __init__(self, data, room):
        super().__init__()
        self.data, self.room, self.stopped = data, room, threading.Event()
        self.files, self.took_s, self.trouble = [], [], ""

    def run(self):
        while not self.stopped.is_set():
            before = time.monotonic()
            file = str(pathlib.Path(self.room) / f"{len(self.files)}.db")
            done = subprocess.run(
                [PROGRAM, "backup", file, "--data", self.data],
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                check=False,
            )
            if done.returncode != 0:
                self.trouble = done.stdout.decode()
                return
            if self.stopped.is_set():  # nobody played any more when it was there
                pathlib.Path(file).unlink()
                return
            self.files.append(file)
            self.took_s.append(time.monotonic() - before)
            self.stopped.wait(max(0.0, before + 1 / 3 - time.monotonic()))


def why_no_prefix(truth, file):
    """ "" if every journal in the copy is the beginning of the one that was written."""
    copy = sqlite3.connect(file)
    copy.execute("ATTACH ? AS truth", (str(truth),))
    try:
        if copy.execute("PRAGMA main.integrity_check").fetchone() != ("ok",):
            return "is damaged"
        strange = copy.execute(
            "SELECT count(*) FROM main.batch AS c LEFT JOIN truth.batch AS t USING (tab, seq) "
            "WHERE t.text IS NOT c.text OR t.sum IS NOT c.sum"
        )
        if strange.fetchone()[0]:
            return "has a line that was never written"
        gaps = copy.execute(
            "SELECT count(*) FROM (SELECT tab, count(*) AS n, max(seq) AS last FROM main.batch "
            "GROUP BY tab) AS j"
            " JOIN main.tail USING (tab) WHERE n != last OR n != tail.count"
        )
        if (
            gaps.fetchone()[0]
            or copy.execute(
                "SELECT count(*) FROM main.tail WHERE tab NOT IN (SELECT tab FROM main.batch)"
            ).fetchone()[0]
        ):
            return "has a gap"
        return ""
    finally:
        copy.close()


def one_round(seconds):
    """A new server: what it did without backups and with them, how long each took, and what is
    wrong with one."""
    with tempfile.TemporaryDirectory(prefix="stolik-backups-") as room:
        data = str(pathlib.Path(room) / "data")
        with Server(data):
            load(2)  # nothing is measured while everything is new
            without = load(seconds)
            backing = Backing(data, room)
            backing.start()
            beside = load(seconds)
            backing.stopped.set()
            backing.join()
            if backing.trouble or not backing.files:
                sys.exit(f"a backup failed: {backing.trouble or 'none was made in time'}")
        truth = pathlib.Path(data) / "tables.sqlite"
        faults = [f"{file} {why}" for file in backing.files if (why := why_no_prefix(truth, file))]
        size = pathlib.Path(backing.files[-1]).stat().st_size / 2**20
    print(
        f"· p99 {without['p99_ms']:.1f} ms, with {len(backing.files)} backups "
        f"{beside['p99_ms']:.1f} ms",
        file=sys.stderr,
    )
    return without, beside, backing.took_s, faults, size


def main():
    backups, seconds = number("--backups", 100), number("--seconds", 8)
    if any(word not in ("--backups", "--seconds") and not word.isdigit() for word in sys.argv[1:]):
        sys.exit(__doc__)
    if not PROGRAM.exists():
        sys.exit("the server is not built: start this as ./stolik bench backup, which builds it")
    without, beside, took, faults, size = [], [], [], [], 0
    while len(took) < backups:
        alone, busy, took_s, wrong, size = one_round(seconds)
        without.append(alone)
        beside.append(busy)
        took += took_s
        faults += wrong
    alone, with_them = (
        statistics.median(one["p99_ms"] for one in runs) for runs in (without, beside)
    )
    print(
        f"200 tables flat out, {len(without)} rounds of {seconds} s, without and with backups in "
        f"turn; the middle ones:"
    )
    for name, runs in [("without", without), (f"with {len(took)} backups", beside)]:
        middle = {
            key: statistics.median(one[key] for one in runs)
            for key in ("moves_per_s", "p50_ms", "p99_ms")
        }
        cpu = statistics.median(one["cpu_s"] * 1e6 / one["moves"] for one in runs)
        print(
            f"  {name:18} {middle['moves_per_s']:8.0f} commands/s   p50 {middle['p50_ms']:6.1f} ms "
            f"  p99 {middle['p99_ms']:6.1f} ms   {cpu:.0f} us a command"
        )
    print(f"p99 with backups: {with_them / alone:.2f} of that without (1.2 is the limit)")
    print(
        f"a backup took {statistics.median(took):.2f} s in the middle, {max(took):.2f} s at most; "
        f"the last has {size:.0f} MiB"
    )
    print(
        f"{len(took) - len(faults)} of {len(took)} backups open to the beginning of what was "
        f"written"
    )
    for fault in faults[:5]:
        print("  " + fault)
    sys.exit(1 if faults or with_them > 1.2 * alone else 0)


main()
