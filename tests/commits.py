#!/usr/bin/env python3
"""Subjects of commits: `area: change`, imperative, at most 72 characters; no merges.

Commits after BEGIN are looked at. Without a history that reaches back to it (a source package, a
shallow clone) there is nothing to look at: the test is skipped (exit code 77), and says so.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BEGIN = "7654ce3495a88c439e902f16cb564888099ec89f"
SUBJECT_MAX = 72
SUBJECT = re.compile(r"[a-z0-9][a-z0-9_./-]*(, [a-z0-9][a-z0-9_./-]*)*: \S")
SKIPPED = 77
# What a subject in the imperative does not begin with.
NO_IMPERATIVE = re.compile(r"(\w+(ed|ing)|adds|fixes|makes|removes|moves|updates|uses)\b")
# Verbs and nouns that only look like it.
IMPERATIVE = {
    "embed",
    "feed",
    "need",
    "seed",
    "speed",
    "shed",
    "bring",
    "ring",
    "string",
    "proceed",
    "exceed",
}


def git(*words):
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)


def flaw(subject, parents):
    if len(parents) > 1:
        return "a merge: work branches are rebased"
    if len(subject) > SUBJECT_MAX:
        return f"{len(subject)} characters, {SUBJECT_MAX} at most"
    if not SUBJECT.match(subject):
        return "`area: change` is expected"
    change = subject.split(": ", 1)[1]
    first = change.split()[0].lower()
    if NO_IMPERATIVE.match(first) and first not in IMPERATIVE:
        return f"the imperative is expected, not '{first}'"
    if subject.endswith("."):
        return "no full stop at the end"
    return None


def main():
    if git("merge-base", "--is-ancestor", BEGIN, "HEAD").returncode != 0:
        print("skipped: there is no git here, or its history does not reach back far enough")
        return SKIPPED
    log = git("log", "--format=%h%x00%p%x00%s", f"{BEGIN}..HEAD").stdout
    flaws = 0
    lines = log.splitlines()
    for line in lines:
        name, parents, subject = line.split("\0")
        why = flaw(subject, parents.split())
        if why:
            flaws += 1
            print(f"{name} {subject}: {why}")
    print(f"{len(lines)} commits, {flaws} to reword")
    return 1 if flaws else 0


if __name__ == "__main__":
    sys.exit(main())
