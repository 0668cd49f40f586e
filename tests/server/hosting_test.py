#!/usr/bin/env python3
"""What docs/HOSTING.md says of the program as such: its defaults, its help, what it needs."""
import os
import pathlib
import re
import subprocess
import tempfile

from wire import PATIENCE, PROGRAM, run

PAGE = (pathlib.Path(__file__).resolve().parents[2] / "docs" / "HOSTING.md").read_text(
    encoding="utf-8"
)


def chapter(title):
    return re.search(rf"^## {re.escape(title)}$(.*?)(?=^## |\Z)", PAGE, re.M | re.S)[1]


async def starts_here_unless_told():
    """At 127.0.0.1:8080 with the tables in ~/.local/share/stolik, and it says both."""
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "HOME": home}
        env.pop("XDG_DATA_HOME", None)
        with subprocess.Popen(
            [PROGRAM, "serve"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env
        ) as process:
            said = process.stdout.readline() + process.stdout.readline()
            if "http://" in said:
                process.terminate()
                said += process.communicate(timeout=PATIENCE)[0]
                assert "http://127.0.0.1:8080/" in said, said
                assert os.path.join(home, ".local/share/stolik") in said, said
                assert os.path.isfile(os.path.join(home, ".local/share/stolik/tables.sqlite"))
            else:  # somebody else is there: then it says where it wanted to be
                trouble = process.communicate(timeout=PATIENCE)[1]
                assert (
                    process.returncode == 1 and "127.0.0.1:8080" in trouble and "in use" in trouble
                ), trouble


async def help_tells_options_and_limits():
    """Every option of the page stands in the help; the numbers of the limits of a message and a
    line do, too."""
    told = subprocess.run(
        [PROGRAM, "serve", "--help"], capture_output=True, text=True, check=True
    ).stdout
    options = set(re.findall(r"^\| `(--[a-z-]+)", PAGE, re.M)) | {"--tls-key", "--lan"}
    assert len(options) > 10, options
    for option in options:
        assert re.search(rf"^  {option}\b", told, re.M), f"{option} is not in the help"
    limits = chapter("Limits")
    for number in [
        "4096",
        "4 fragments",
        "6 levels",
        "240 signs",
        "1000",
        "20 at once",
        "64 KiB",
        "256 KiB",
        "8 KiB",
        "1009",
        "1003",
        "1013",
        "12 s",
        "30 s",
    ]:
        assert number in limits, f"{number} is no limit of the page"
        assert number in told, f"{number} is not in the help"


async def needs_what_the_page_says():
    """No shared library but those of the named packages and of every C++ program."""
    packages = re.search(r"shared\s+libraries\s+of\s+the\s+packages\s+`([^`]+)`", PAGE)[1].split()
    usual = {"libstdc++", "libgcc_s", "libc", "libm", "ld-linux-x86-64", "ld-linux-aarch64"}
    of_packages = {
        "libssl3": {"libssl", "libcrypto"},
        "libsodium23": {"libsodium"},
        "libsqlite3-0": {"libsqlite3"},
        "libqrencode4": {"libqrencode"},
    }
    allowed = usual.union(*(of_packages[package] for package in packages))
    needed = subprocess.run(
        ["readelf", "-d", PROGRAM], capture_output=True, text=True, check=True
    ).stdout
    libraries = {name.split(".so")[0] for name in re.findall(r"\(NEEDED\).*\[([^\]]+)\]", needed)}
    assert libraries and libraries <= allowed, libraries - allowed


if __name__ == "__main__":
    run(starts_here_unless_told, help_tells_options_and_limits, needs_what_the_page_says)
