#!/usr/bin/env python3
"""Every command of the program is a command of ./stolik, and its page names it; what is wrong is
told in a sentence, and so is an answer that cannot be written.

usage: doors.py PROGRAM"""
import pathlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)


def names_are_meant_where_one_stands():
    """./stolik called from another folder, also by a link: files are looked for and written there.
    What it builds with is a stub."""
    with tempfile.TemporaryDirectory() as folder:
        checkout, elsewhere = pathlib.Path(folder, "checkout"), pathlib.Path(folder, "elsewhere")
        shutil.copytree(
            ROOT / "tools",
            checkout / "tools",
            ignore=lambda at, names: [n for n in names if not n.endswith(".sh")],
        )
        shutil.copy(ROOT / "stolik", checkout)
        shutil.copy(ROOT / "CMakePresets.json", checkout)
        stubs = {
            checkout / "build" / "release" / "tools" / "stolik": 'pwd -P; echo "$@"',
            pathlib.Path(folder, "bin", "cmake"): "exit 0",
        }
        for path, script in stubs.items():
            path.parent.mkdir(parents=True)
            path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
            path.chmod(0o755)
        elsewhere.mkdir()
        (elsewhere / "here").touch()
        (elsewhere / "link").symlink_to(checkout / "stolik")
        env = {**os.environ, "PATH": f"{folder}/bin:{os.environ['PATH']}"}
        for called in (checkout / "stolik", "./link"):

            def call(*words, called=called):
                return subprocess.run(
                    [called, *words],
                    capture_output=True,
                    text=True,
                    check=False,
                    cwd=elsewhere,
                    env=env,
                )

            for command in ("verify", "play"):
                answer = call(command, "my.journal")
                assert answer.stdout == f"{elsewhere.resolve()}\n{command} my.journal\n", answer
            for out in (["--out", "file"], ["--out=file"]):
                answer = call("lab", "learn", "x", *out)
                assert answer.stdout.endswith(f"lab learn x --out {elsewhere}/file\n"), answer
            for command in ("export", "release"):
                assert "here is not a folder" in (answer := call(command, "here")).stderr, answer


def a_game_that_was_kept_stays(program):
    """`play --save` writes over no journal, and Ctrl-C keeps what was played."""
    with tempfile.TemporaryDirectory() as folder:
        journal = pathlib.Path(folder, "my.journal")
        command = [program, "play", "triples", "--seed", "1", "--save", journal]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as game:
            said = ""
            while not said.endswith("\n> "):
                said += (one := game.stdout.read(1))
                assert one, said
            game.send_signal(signal.SIGINT)
            assert game.wait(60) == 0
        kept = journal.read_text("utf-8")
        assert kept.startswith("stolik-journal 1\n") and "nature deal" in kept, kept
        again = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
        assert again.returncode == 2 and "is there already" in again.stderr, again
        assert journal.read_text("utf-8") == kept


def a_signed_deck_stays(program):
    """`decks sign` writes over earlier files of the same deck and signer, and over nothing else."""
    with tempfile.TemporaryDirectory() as folder:

        def call(*words):
            return subprocess.run(
                [program, "decks", *words], capture_output=True, text=True, check=False, cwd=folder
            )

        for deck in ("mine", "other"):
            assert call("new", "triples", deck, "--language", "en").returncode == 0
        for _ in range(2):
            assert (answer := call("sign", "mine", "--key", "me.key")).returncode == 0, answer
        kept = {
            name: pathlib.Path(folder, name).read_bytes()
            for name in ("mine.stolik-deck", "me.key", "mine/deck.json")
        }
        for words in (
            ["other", "--out", "mine.stolik-deck"],
            ["mine", "--key", "you.key"],
            ["mine"],
            ["mine", "--key", "me.key", "--out", "me.key"],
            ["mine", "--out", "mine/deck.json"],
        ):
            answer = call("sign", *words)
            assert answer.returncode == 1 and "is there already" in answer.stderr, (words, answer)
        assert kept == {name: pathlib.Path(folder, name).read_bytes() for name in kept}


def commands_of(page):
    return set(re.findall(r"^  ([a-z]+)\b", page, re.MULTILINE))


def main():
    program = commands_of(run(sys.argv[1], "help").stdout)
    page = commands_of(run("./stolik", "help").stdout)
    assert {"serve", "referee", "play", "sim"} <= program, program
    assert program <= page, f"./stolik help does not name {program - page}"
    script = (ROOT / "stolik").read_text(encoding="utf-8")
    cases = set(
        re.findall(r"[a-z]+", " ".join(re.findall(r"^  ([a-z |]+)\)$", script, re.MULTILINE)))
    )
    assert page <= cases, f"./stolik has no case for {page - cases}"
    measured = set(
        re.findall(r"^  ([a-z]+) ", run("./stolik", "bench", "--help").stdout, re.MULTILINE)
    )
    for wrong in (
        ["no-such-command"],
        ["bench", "no-such-thing"],
        ["test", "--no-such-option"],
        ["test", "--quick", "--long"],
        ["cluster", "demo", "x"],
        ["cluster", "demo", "1", "2"],
        ["pictures", "x"],
        ["web", "x"],
        ["python", "x"],
    ):
        answer = run("./stolik", *wrong)
        assert answer.returncode == 1 and answer.stderr.startswith("stolik: "), (wrong, answer)
    assert run("./stolik").returncode == 2
    for told in (
        ["help"],
        ["--version"],
        ["version"],
        ["verify", "--help"],
        ["types"],
        ["schema"],
        ["decks", "list"],
        ["perft", "triples"],
    ):
        with open("/dev/full", "w", encoding="utf-8") as full:
            answer = subprocess.run(
                [sys.argv[1], *told], stdout=full, stderr=subprocess.PIPE, text=True, check=False
            )
        assert answer.returncode == 1 and "could be written" in answer.stderr, (told, answer)
    for wrong in (["sim", "x"], ["health", "x"], ["load", "x"], ["schema", "x"], ["types", "x"]):
        answer = run(sys.argv[1], *wrong)
        assert answer.returncode == 2 and "Try: stolik" in answer.stderr, (wrong, answer)
    a_signed_deck_stays(sys.argv[1])
    a_game_that_was_kept_stays(sys.argv[1])
    names_are_meant_where_one_stands()
    print(f"{len(page)} commands, {len(measured)} measurements")


main()
