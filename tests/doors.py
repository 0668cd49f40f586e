#!/usr/bin/env python3
"""Every command of the program is a command of ./stolik, and its page names it; what is wrong is told in a sentence.

usage: doors.py PROGRAM"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)


def commands_of(page):
    return set(re.findall(r"^  ([a-z]+)\b", page, re.MULTILINE))


def main():
    program = commands_of(run(sys.argv[1], "help").stdout)
    page = commands_of(run("./stolik", "help").stdout)
    assert {"serve", "referee", "play", "sim"} <= program, program
    assert program <= page, f"./stolik help does not name {program - page}"
    script = (ROOT / "stolik").read_text(encoding="utf-8")
    cases = set(re.findall(r"[a-z]+", " ".join(re.findall(r"^  ([a-z |]+)\)$", script, re.MULTILINE))))
    assert page <= cases, f"./stolik has no case for {page - cases}"
    measured = set(re.findall(r"^  ([a-z]+) ", run("./stolik", "bench", "--help").stdout, re.MULTILINE))
    for wrong in (["no-such-command"], ["bench", "no-such-thing"], ["test", "--no-such-option"], ["test", "--quick", "--long"]):
        answer = run("./stolik", *wrong)
        assert answer.returncode == 1 and answer.stderr.startswith("stolik: "), (wrong, answer)
    assert run("./stolik").returncode == 2
    print(f"{len(page)} commands, {len(measured)} measurements")


main()
