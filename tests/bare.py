#!/usr/bin/env python3
"""Starts `./stolik serve` by the given command (which enters a bare root), and from outside does what a newcomer does: loads the
page and all it names, plays a game against bots over /ws, stops the server.

usage: bare.py first|again COMMAND…        `again`: everything is built already, so it has to be there in seconds"""
import asyncio
import pathlib
import re
import signal
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent / "server"))
from wire import open_table, play_against_bots  # noqa: E402  pylint: disable=wrong-import-position

FIRST = 45 * 60  # seconds on a slow, busy machine
AGAIN = 30
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class Served:
    """What the clients of wire.py need of a server: its door, and answers to GET."""

    def __init__(self, port):
        self.port = port

    def door(self):
        return self.port, "127.0.0.1"

    async def get(self, path):
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n\r\n".encode())
        head, _, body = (await asyncio.wait_for(reader.read(), 20)).partition(b"\r\n\r\n")
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


def main():
    limit = {"first": FIRST, "again": AGAIN}[sys.argv[1]]
    begin = time.monotonic()
    command = [*sys.argv[2:], "./stolik", "serve", "--listen", "127.0.0.1:0", "--data", "/tmp/tables"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as process:
        try:
            line = process.stdout.readline()
            found = ADDRESS.search(line)
            took = time.monotonic() - begin
            assert found, f"it did not say where it serves: {line!r}"
            assert took <= limit, f"it served after {took:.0f} s, expected {limit}"
            print(f"serving after {took:.1f} s", flush=True)
            served = Served(int(found.group(1)))
            asyncio.run(look(served))
            asyncio.run(play(served))
            # The program itself, not the shells around it, as Ctrl-C or a service manager would.
            subprocess.run(["pkill", "-TERM", "-s", str(process.pid), "-x", "stolik"], check=False)
            process.wait(20)
            print("stopped")
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGKILL)


if __name__ == "__main__":
    main()
