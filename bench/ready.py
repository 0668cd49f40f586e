#!/usr/bin/env python3
"""How long the server takes from its start to ready with many stored tables: makes them, then
starts it five times.

usage: ./stolik bench ready [TABLES]        (default 10000)"""
import pathlib
import socket
import subprocess
import sys
import tempfile
import time

PROGRAM = pathlib.Path(__file__).resolve().parent.parent / "build/release/tools/stolik"
PORT = 18977
AT_ONCE = 2500  # tables that one load opens; two people at each


def is_ready():
    try:
        with socket.create_connection(("127.0.0.1", PORT), timeout=5) as line:
            line.sendall(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            return b" 200 " in line.recv(64)
    except OSError:
        return False


def start(data):
    """The process, the seconds until it was ready, and its processor time and memory then."""
    begin = time.monotonic()
    process = subprocess.Popen(
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
    while not is_ready():
        if process.poll() is not None:
            sys.exit("the server did not start")
        time.sleep(0.001)
    passed = time.monotonic() - begin
    stat = (
        pathlib.Path(f"/proc/{process.pid}/stat")
        .read_text(encoding="utf-8")
        .rsplit(")", 1)[1]
        .split()
    )
    pages = int(pathlib.Path(f"/proc/{process.pid}/statm").read_text(encoding="utf-8").split()[1])
    return process, passed * 1000, (int(stat[11]) + int(stat[12])) * 10, pages * 4 / 1024


def stop(process):
    process.terminate()
    process.wait()


def main():
    if len(sys.argv) > 2 or not all(word.isdigit() and int(word) > 0 for word in sys.argv[1:]):
        sys.exit(__doc__)
    if not PROGRAM.exists():
        sys.exit("the server is not built: start this as ./stolik bench ready, which builds it")
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 10000
    with tempfile.TemporaryDirectory(prefix="stolik-ready-") as data:
        process, *_ = start(data)
        for begun in range(0, tables, AT_ONCE):
            print(f"making tables: {begun} of {tables}", file=sys.stderr)
            subprocess.run(
                [
                    PROGRAM,
                    "load",
                    "--url",
                    f"ws://127.0.0.1:{PORT}/ws",
                    "--tables",
                    str(min(AT_ONCE, tables - begun)),
                    "--seats",
                    "2",
                    "--seconds",
                    "1",
                    "--json",
                ],
                check=True,
                stdout=subprocess.DEVNULL,
            )
        stop(process)
        for _ in range(5):
            process, ms, cpu_ms, mib = start(data)
            print(
                f"{tables} stored tables: ready after {ms:.0f} ms, {cpu_ms} ms of them of the "
                f"processor, {mib:.1f} MiB"
            )
            stop(process)


main()
