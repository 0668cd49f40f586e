#!/usr/bin/env python3
"""Plants small bugs, one at a time, and looks whether the tests notice: ./stolik test --mutants
[--only AREA|NAME]… [--resume]

Each file AREA.txt beside this one is a list of mutants. One of them:

    stale-invitation: an invitation that was replaced still opens the door
    in server/hub/door.cpp
    - if (known.invitation != head.invitation) invitations_.erase(known.invitation);
    + (void)head;
    by hub_test Promises.*

The text of the `-` lines stands in the file exactly once (a part of a line will do) and is replaced
by that of the `+` lines; several hunks may follow each other. Layout does not count: the text is
found however a formatter breaks it. `by` says who should notice: a test program and a filter of
googletest (if that one is content, the whole program is asked), `ctest NAME TARGET…`, or
`vitest FILE`.

The checkout is never touched: its files are copied to build/mutants/tree, where the objects stay
for the next time. Every verdict is written down at once (build/mutants/verdicts): `--resume` asks
again only for those that were not killed by the same patch before, so that a run that was cut short
goes on where it was.
"""
import argparse
import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TREE = ROOT / "build/mutants/tree"
BUILD = TREE / "build/dev"
LOG = ROOT / "build/mutants/log"
VERDICTS = ROOT / "build/mutants/verdicts"
PATIENCE_S = 300  # a test that hangs has noticed, too
AT_LEAST = 0.95


@dataclass
class Hunk:
    path: str
    old: list = field(default_factory=list)
    new: list = field(default_factory=list)


@dataclass
class Mutant:
    area: str
    name: str
    breaks: str
    hunks: list = field(default_factory=list)
    by: tuple = ()

    @property
    def full_name(self):
        return f"{self.area}/{self.name}"

    @property
    def print(self):
        """Another patch, or another test asked, is another mutant."""
        patch = [(hunk.path, hunk.old, hunk.new) for hunk in self.hunks]
        return hashlib.sha256(json.dumps([self.full_name, patch, self.by]).encode()).hexdigest()[
            :16
        ]


class Stale(Exception):
    """The list no longer fits the sources."""


def read_list(path):
    mutants = []
    where = None
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("in "):
            where = line[3:].strip()
        elif line.startswith("by "):
            mutants[-1].by = tuple(line[3:].split())
        elif line[:2] in ("- ", "+ ") or line in ("-", "+"):
            hunks = mutants[-1].hunks
            if line[0] == "-" and (not hunks or hunks[-1].new or hunks[-1].path != where):
                hunks.append(Hunk(where))
            (hunks[-1].old if line[0] == "-" else hunks[-1].new).append(line[2:])
        elif ": " in line:
            name, breaks = line.split(": ", 1)
            mutants.append(Mutant(path.stem, name, breaks))
        else:
            sys.exit(f"{path}:{number}: neither a name, nor in, -, + or by: {line}")
    names = [mutant.name for mutant in mutants]
    for mutant in mutants:
        if not mutant.hunks or not mutant.by or names.count(mutant.name) > 1:
            sys.exit(
                f"{path}: {mutant.name}: a mutant has a name of its own, hunks and a line `by`"
            )
    return mutants


# ---- the copy


def lay_out():
    """The files of the checkout as they are now; those that did not change keep their time, and
    their objects."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split("\0")
    wanted = {name for name in listed if name and (ROOT / name).is_file()}
    for name in wanted:
        to = TREE / name
        text = (ROOT / name).read_bytes()
        if not to.is_file() or to.read_bytes() != text:
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_bytes(text)
            shutil.copymode(ROOT / name, to)
    for folder, folders, files in os.walk(TREE):
        folders[:] = [
            one for one in folders if one not in ("build", "node_modules", "generated", "dist")
        ]
        for name in files:
            path = Path(folder, name)
            if str(path.relative_to(TREE)) not in wanted:
                path.unlink()
    (TREE / "build").mkdir(exist_ok=True)
    for name in ("web/node_modules", "web/src/generated", "web/generated", "build/wasm"):
        link = TREE / name
        if (ROOT / name).exists() and not link.exists():
            link.symlink_to(ROOT / name)


def changed(mutant, root):
    """The files of this mutant, by name: as they are and as they would be."""
    texts = {}
    for hunk in mutant.hunks:
        if not (root / hunk.path).is_file():
            raise Stale(f"there is no {hunk.path}")
        before, now = texts.get(hunk.path) or [(root / hunk.path).read_text()] * 2
        old = "\n".join(hunk.old)
        found = list(in_any_layout(old).finditer(now))
        if len(found) != 1:
            raise Stale(f"stands {len(found)} times in {hunk.path}, not once: {old}")
        # It stands where the text began, whose indent is there: a deeper one would be a warning.
        new = "\n".join(hunk.new).lstrip(" ")
        planted = now[: found[0].start()] + new + now[found[0].end() :]
        texts[hunk.path] = (before, planted)
    return texts


TOKEN = re.compile(r'"(?:\\.|[^"\\\n])*"|\w+|\S')
CLOSING = {")", "]", "}"}


def in_any_layout(text):
    """A pattern of the text with its blanks and line breaks as a formatter may change them.

    A long string may be split in two, and a list that is broken may end with a comma.
    """
    pattern, before = "", ""
    for token in TOKEN.findall(text):
        if before:
            both_words = before[-1:].isalnum() and token[:1].isalnum()
            pattern += (
                r"\s+" if both_words else r",?\s*" if token in CLOSING and before != "," else r"\s*"
            )
        split = r'(?:"\s*")?' if token.startswith('"') else ""
        pattern += (r" " + split).join(re.escape(piece) for piece in token.split(" "))
        before = token
    return re.compile(pattern)


# ---- building and asking


def call(command, cwd=TREE, patience=None, note=""):
    with LOG.open("a") as log:
        log.write(f"\n$ {' '.join(command)}   {note}\n")
        log.flush()
        try:
            return subprocess.run(
                command,
                cwd=cwd,
                stdout=log,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
                timeout=patience,
                check=False,
            ).returncode
        except subprocess.TimeoutExpired:
            return -1


def targets(by):
    if by[0] == "vitest":
        return []
    return list(by[2:]) if by[0] == "ctest" else [by[0]]


def build(names, note=""):
    return not names or call(["cmake", "--build", str(BUILD), "--target", *names], note=note) == 0


def program(name):
    for path in sorted((BUILD / "tests").glob(f"**/{name}")):
        if path.is_file():
            return str(path)
    raise Stale(f"there is no test program {name}")


def content(by, note=""):
    """Whether whoever should notice finds nothing."""
    if by[0] == "vitest":
        return (
            call(
                ["npx", "--no-install", "vitest", "run", *by[1:]],
                cwd=TREE / "web",
                patience=PATIENCE_S,
                note=note,
            )
            == 0
        )
    if by[0] == "ctest":
        return (
            call(
                ["ctest", "--test-dir", str(BUILD), "--no-tests=error", "-R", f"^{by[1]}$"],
                patience=PATIENCE_S,
                note=note,
            )
            == 0
        )
    chosen = [f"--gtest_filter={by[1]}"] if len(by) > 1 else []
    return (
        call(
            [program(by[0]), "--gtest_brief=1", "--gtest_fail_fast", *chosen],
            patience=PATIENCE_S,
            note=note,
        )
        == 0
    )


def asked(by):
    """The filter first, then all of that program."""
    gtest = by[0] not in ("vitest", "ctest") and len(by) > 1
    return [by, by[:1]] if gtest else [by]


def joined(bys):
    """Whoever is asked, each program once: with all of its filters in one, or whole."""
    chosen = {}
    for by in bys:
        plain = by[0] in ("vitest", "ctest")
        chosen.setdefault(by if plain else by[:1], []).append(by[1] if len(by) > 1 else "*")
    for key, filters in chosen.items():
        if key[0] in ("vitest", "ctest") or "*" in filters:
            yield key
        else:
            wanted, unwanted = zip(*(one.partition("-")[::2] for one in filters))
            yield (
                *key,
                ":".join(sorted(set(wanted)))
                + "".join(f"-{one}" for one in sorted(set(unwanted)) if one),
            )


def soundness(mutants):
    """Without a mutant everybody is content; else `killed` would mean nothing."""
    names = sorted({name for mutant in mutants for name in targets(mutant.by)})
    if names and not (BUILD / "build.ninja").is_file() and call(["cmake", "--preset", "dev"]) != 0:
        sys.exit(f"configuring failed, see {LOG}")
    if not build(names):
        sys.exit(f"the sources do not build as they are, see {LOG}")
    for by in joined(sorted({mutant.by for mutant in mutants})):
        print(f"without a mutant: {' '.join(by)}", flush=True)
        if not content(by):
            sys.exit(f"{' '.join(by)} fails as it is, see {LOG}")


def judge(mutant):
    note = mutant.full_name
    texts = changed(mutant, TREE)
    for name, (_, planted) in texts.items():
        (TREE / name).write_text(planted)
    try:
        if not build(targets(mutant.by), note):
            raise Stale("does not build")
        return "survived" if all(content(by, note) for by in asked(mutant.by)) else "killed"
    finally:
        for name, (before, _) in texts.items():
            (TREE / name).write_text(before)


def check_list(mutants):
    stale = 0
    for mutant in mutants:
        try:
            changed(mutant, ROOT)
        except Stale as why:
            stale += 1
            print(f"{mutant.full_name}: {why}")
    print(f"{len(mutants)} mutants, {stale} that no longer apply")
    return 1 if stale else 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", action="append", default=[], metavar="AREA|NAME")
    parser.add_argument(
        "--list",
        action="store_true",
        help="the list, checked against the sources; nothing is built",
    )
    parser.add_argument(
        "--resume", action="store_true", help="only those that were not killed before"
    )
    args = parser.parse_args()
    everything = [mutant for path in sorted(HERE.glob("*.txt")) for mutant in read_list(path)]
    mutants = [
        one for one in everything if not args.only or one.area in args.only or one.name in args.only
    ]
    if not mutants:
        sys.exit(
            f"there is no area or mutant {', '.join(args.only)}; areas: "
            f"{', '.join(sorted({one.area for one in everything}))}"
        )
    if args.list:
        return check_list(mutants)
    TREE.mkdir(parents=True, exist_ok=True)
    with (TREE.parent / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # a second run waits for the first
        return run(mutants, killed_before() if args.resume else set())


def killed_before():
    lines = VERDICTS.read_text().splitlines() if VERDICTS.is_file() else []
    last = {one["print"]: one["verdict"] for one in map(json.loads, lines)}
    return {key for key, verdict in last.items() if verdict == "killed"}


def write_down(mutant, verdict, seconds):
    with VERDICTS.open("a") as verdicts:
        verdicts.write(
            json.dumps(
                {
                    "mutant": mutant.full_name,
                    "print": mutant.print,
                    "verdict": verdict,
                    "s": round(seconds),
                }
            )
            + "\n"
        )


def run(mutants, before):
    LOG.write_text("")
    lay_out()
    left = [one for one in mutants if one.print not in before]
    if left:
        soundness(left)
    verdicts = {
        "killed": [one for one in mutants if one.print in before],
        "survived": [],
        "stale": [],
    }
    first = time.monotonic()
    for number, mutant in enumerate(left, 1):
        began = time.monotonic()
        try:
            verdict, why = judge(mutant), ""
        except Stale as stale:
            verdict, why = "stale", f" ({stale})"
        verdicts[verdict].append(mutant)
        now = time.monotonic()
        write_down(mutant, verdict, now - began)
        still = (now - first) / number * (len(left) - number) / 60
        print(
            f"[{number}/{len(left)}] {mutant.full_name}: {verdict} in {now - began:.0f} s, "
            f"{still:.0f} min left{why}",
            flush=True,
        )
    return tell(mutants, verdicts)


def tell(mutants, verdicts):
    for verdict in ("survived", "stale"):
        for mutant in verdicts[verdict]:
            print(f"{verdict}: {mutant.full_name}: {mutant.breaks}")
    for area in sorted({one.area for one in mutants}):
        killed, counted = (
            sum(one.area == area for one in some) for some in (verdicts["killed"], mutants)
        )
        print(f"{area}: {killed} of {counted}")
    killed, counted = len(verdicts["killed"]), len(mutants)
    print(
        f"{killed} of {counted} mutants killed, {len(verdicts['survived'])} survived, "
        f"{len(verdicts['stale'])} no longer apply"
    )
    return 0 if not verdicts["stale"] and killed >= AT_LEAST * counted else 1


if __name__ == "__main__":
    sys.exit(main())
