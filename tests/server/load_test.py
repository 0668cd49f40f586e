#!/usr/bin/env python3
"""`stolik load` against the real program: what it counts is what the server wrote, and what is
wrong is said at once."""
import json
import subprocess

from wire import PATIENCE, PROGRAM, Server, run


def load(*options):
    done = subprocess.run(
        [PROGRAM, "load", *options], capture_output=True, text=True, timeout=PATIENCE
    )
    return done.returncode, done.stdout, done.stderr


def measure(server, *options):
    code, out, errors = load("--url", f"ws://127.0.0.1:{server.port}/ws", "--json", *options)
    assert code == 0, errors
    return json.loads(out)


async def counts_what_was_written():
    with Server("--rate", "1000", "--tables-rate", "0") as server:
        flat_out = measure(server, "--tables", "8", "--seconds", "2", "--flat-out")
        assert flat_out["moves"] > 0
        assert flat_out["refused"] == flat_out["broken"] == flat_out["unanswered"] == 0, flat_out
        # Rematches are written too, and what is under way at the end is written but not counted.
        assert flat_out["changes"] >= flat_out["moves"], flat_out
        assert 0 < flat_out["p50_ms"] <= flat_out["p99_ms"] <= flat_out["max_ms"], flat_out
        steady = measure(server, "--tables", "8", "--seats", "3", "--seconds", "4", "--rate", "2")
        assert 8 * 2 * 4 * 0.6 <= steady["moves"] <= 8 * 2 * 4 + 8, steady
        watched = measure(
            server,
            "--tables",
            "2",
            "--watchers",
            "2",
            "--whole-views",
            "--seconds",
            "1",
            "--flat-out",
        )
        assert (
            watched["connections"] == 12 and watched["moves"] > 0 and watched["unanswered"] == 0
        ), watched
        other = measure(
            server, "--game", "victory-line", "--tables", "3", "--seconds", "1", "--flat-out"
        )
        assert other["moves"] > 0 and other["refused"] == 0, other


async def says_what_is_wrong():
    for options, word in [
        (["--url", "http://x"], "ws://"),
        (["--game", "chess"], "triples"),
        (["--tables", "0"], "number"),
        (["--tables"], "wants a value"),
        (["now"], "not understood"),
        (["--rate", "2", "--flat-out"], "exclude"),
        (["--bogus"], "no option"),
    ]:
        code, out, errors = load(*options)
        assert code == 2 and word in errors and "stolik load --help" in errors and out == "", (
            options,
            code,
            errors,
        )
    code, _, errors = load("--url", "ws://127.0.0.1:9/ws")
    assert code == 1 and "no server answers" in errors, errors
    with Server() as server:
        code, _, errors = load(
            "--url", f"ws://127.0.0.1:{server.port}/ws", "--game", "victory-line", "--seats", "11"
        )
        assert code == 1 and "refuse" in errors, errors
    code, out, _ = load("--help")
    assert code == 0 and "--flat-out" in out


if __name__ == "__main__":
    run(counts_what_was_written, says_what_is_wrong)
