#!/usr/bin/env python3
"""`./stolik python` installs into the active virtual environment and nowhere else; the wheel can be
used from there."""
import os
import pathlib
import subprocess
import sys
import tempfile

import stolik

ROOT = pathlib.Path(__file__).resolve().parents[2]


def targets(path):
    """Which Pythons tools/python.sh installs for, with this PATH, where this Python is the one that
    has numpy."""
    return subprocess.run(
        ["bash", "-euc", f". tools/python.sh; PYTHON={sys.executable}; install_targets"],
        cwd=ROOT,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()


with tempfile.TemporaryDirectory() as folder:
    folder = pathlib.Path(folder)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
    own = str(folder / "venv/bin/python3")
    assert targets(f"{folder}/venv/bin:/usr/bin:/bin") == [
        own
    ], "something outside of the virtual environment would be written to"
    assert sys.executable in targets(f"{pathlib.Path(sys.executable).parent}:/usr/bin:/bin")
    wheel = subprocess.run(
        [
            sys.executable,
            ROOT / "tools/wheel.py",
            "make",
            pathlib.Path(stolik.__file__).parent,
            folder,
            "0",
        ],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    into = subprocess.run(
        [own, ROOT / "tools/wheel.py", "install", wheel], capture_output=True, text=True, check=True
    ).stdout.strip()
    assert into.startswith(str(folder / "venv")), into
    # Without numpy games can be opened, played, saved and taken up again.
    subprocess.run(
        [
            own,
            "-c",
            "import pickle, stolik\ns = stolik.game(stolik.games()[0]).new(1)\nwhile s.steps < 9: "
            "s.apply(s.legal()[0])\n"
            "assert pickle.loads(pickle.dumps(s)).hash() == s.hash()",
        ],
        env={key: value for key, value in os.environ.items() if key != "PYTHONPATH"},
        check=True,
    )
print("install: into the virtual environment alone")
