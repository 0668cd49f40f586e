#!/usr/bin/env python3
"""Starts `./stolik serve` by the given command (which enters a bare root), and from outside does
what a newcomer does: loads the page and all it names, plays a game against bots over /ws, stops the
server.

usage: bare.py first|again COMMAND…
`again`: everything is built already, so it costs next to nothing."""
import asyncio
import os
import pathlib
import re
import signal
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent / "server"))
from wire import open_table, play_against_bots  # noqa: E402  pylint: disable=wrong-import-position

# Seconds of the processors, which a busy machine does not lengthen by much; building takes
# hundreds.
AGAIN = 60
PATIENCE = 900  # for what takes a moment: beyond it something hangs
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class Served:
    """What the clients of wire.py need of a server: its door, and answers to GET."""

    def __init__(self, port):
        self.port = port

    def door(self):
        return self.port, "127.0.0.1"

    async def get(self, path):
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: "
            f"close\r\n\r\n".encode()
        )
        head, _, body = (await asyncio.wait_for(reader.read(), PATIENCE)).partition(b"\r\n\r\n")
        writer.close()
        assert b" 200 " in head.split(b"\r\n")[0], (path, head)
        return body.decode("utf-8", "replace")


async def look(served):
    page = await served.get("/")
    named = re.findall(r'(?:src|href)="(?:\./)?(assets/[^"]+)"', page)
    assert named, "the page is the client's: it names its files"
    for name in named:
        await served.get("/" + name)
    await served.get("/healthz")
    print(f"the page and {len(named)} files it names")


async def play(served):
    (guest,) = await open_table(served, "victory-line", 1, {}, more_seats=["bot"])
    mine = await play_against_bots(guest, 5)
    assert guest.seq > 2 * mine, "the bot moved too"
    await guest.go()
    print(f"{mine} moves against a bot, {guest.seq} changes")


def cost_s(pid):
    """Processor time of what ./stolik has become, with all that it waited for on the way."""
    with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
        fields = file.read().rpartition(")")[2].split()
    return sum(int(ticks) for ticks in fields[11:15]) / os.sysconf("SC_CLK_TCK")


def main():
    limit_s = {"first": float("inf"), "again": AGAIN}[sys.argv[1]]
    begin = time.monotonic()
    command = [
        *sys.argv[2:],
        "./stolik",
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--data",
        "/tmp/tables",
    ]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            line = process.stdout.readline()
            found = ADDRESS.search(line)
            assert found, f"it did not say where it serves: {line!r}"
            # The program itself, not the shells around it.
            pid = int(
                subprocess.run(
                    ["pgrep", "-s", str(process.pid), "-x", "stolik"],
                    check=True,
                    stdout=subprocess.PIPE,
                ).stdout
            )
            cost = cost_s(pid)
            print(
                f"serving after {time.monotonic() - begin:.1f} s, {cost:.1f} s of the processors",
                flush=True,
            )
            assert (
                cost <= limit_s
            ), f"{cost:.0f} s of the processors until it served, expected at most {limit_s}"
            served = Served(int(found.group(1)))
            asyncio.run(look(served))
            asyncio.run(play(served))
            os.kill(pid, signal.SIGTERM)  # as a service manager would
            process.wait(PATIENCE)
            print("stopped")
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGKILL)


if __name__ == "__main__":
    main()
