#!/usr/bin/env python3
"""Compiles a case of misuse and looks at why it fails: expect.py CASE COMPILER ARGUMENT...

The case says what the compiler must complain of, in a line `// expect: REGULAR EXPRESSION`, and
about which line: the complaint must be of the case itself, between #ifdef LEAK and #else or at an
assertion below. Any other error, a wrong include or a name that never was, does not count.
"""
import os
import re
import subprocess
import sys

case, command = sys.argv[1], sys.argv[2:]
source = open(case, encoding="utf-8").read()
expected = re.findall(r"^// expect: (.+)$", source, re.MULTILINE)
if len(expected) != 1:
    sys.exit(f"{case}: one line `// expect: ...` is needed")
ran = subprocess.run(
    [*command, case, "-DLEAK"],
    capture_output=True,
    text=True,
    check=False,
    env={**os.environ, "LC_ALL": "C"},
)
errors = [line for line in ran.stderr.splitlines() if re.search(r"\berror:", line)]
if ran.returncode == 0 or not errors:
    sys.exit(f"{case} compiles: nothing forbids it\n{ran.stderr}")
first = errors[0]
if not first.startswith(case) or not re.search(expected[0], first):
    sys.exit(f"{case} fails for another reason than '{expected[0]}':\n{first}")
