#!/usr/bin/env python3
"""Runs many tests, as many at a time as there are processors, and shows the end of what failed.

usage: at_once.py FOLDER < LINES
each line: NAME<tab>COMMAND; the output of each goes to FOLDER/NAME.log. One that does not end in
five minutes (in the long run, STOLIK_LONG, in two hours) has failed.

The last line is `N passed, N failed`."""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

LIMIT_S = 7200 if os.environ.get("STOLIK_LONG") else 300


def run(folder, name, command):
    log = folder / (re.sub(r"[^A-Za-z0-9]", "-", name) + ".log")
    with log.open("wb") as out:
        try:
            code = subprocess.run(
                ["sh", "-c", "exec " + command],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                timeout=LIMIT_S,
                check=False,
            ).returncode
        except subprocess.TimeoutExpired:
            out.write(f"\nit did not end within {LIMIT_S} s\n".encode())
            code = 1
    return code, log


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    steps = [line.rstrip("\n").split("\t") for line in sys.stdin if line.strip()]
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        under_way = {pool.submit(run, folder, *step): step[0] for step in steps}
        for number, one in enumerate(concurrent.futures.as_completed(under_way), 1):
            code, log = one.result()
            print(
                f"[{number}/{len(steps)}] {under_way[one]}: {'passed' if code == 0 else 'FAILED'}",
                flush=True,
            )
            if code != 0:
                failed += 1
                print("\n".join(log.read_text(errors="replace").splitlines()[-30:]), flush=True)
    print(f"{len(steps) - failed} passed, {failed} failed")


if __name__ == "__main__":
    main()
