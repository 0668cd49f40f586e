#!/usr/bin/env python3
"""Makes a wheel of a built package and installs it for the Python that runs this.

usage: wheel.py make PACKAGE_DIR OUT_DIR VERSION     prints the wheel's path
       wheel.py install WHEEL                        prints where it went

A wheel is a zip with a list of its files; so neither needs more than Python itself. It is installed
where pip would put it: into an active virtual environment, as root into the local folder of the
machine's Python (/usr/local, which no package of Debian touches), otherwise into the user's own;
with a RECORD, so that pip can list and remove it."""
import base64
import hashlib
import os
import pathlib
import shutil
import site
import sys
import sysconfig
import zipfile

SUMMARY = (
    "Three history games for research: states, tensors, exact beliefs, bots, many tables at once"
)


def tag():
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{version}-{version}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def record_line(name, content):
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}\n"


def make(package, out, version):
    package, out = pathlib.Path(package), pathlib.Path(out)
    files = {
        f"{package.name}/{path.name}": path.read_bytes()
        for path in sorted(package.iterdir())
        if path.is_file()
    }
    info = f"stolik-{version}.dist-info"
    files[f"{info}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: stolik\nVersion: {version}\nSummary: {SUMMARY}\n"
        "Requires-Python: >=3.9\nRequires-Dist: numpy\n"
    ).encode()
    files[
        f"{info}/WHEEL"
    ] = f"Wheel-Version: 1.0\nGenerator: stolik\nRoot-Is-Purelib: false\nTag: {tag()}\n".encode()
    files[f"{info}/top_level.txt"] = b"stolik\n"
    record = (
        "".join(record_line(name, content) for name, content in files.items())
        + f"{info}/RECORD,,\n"
    )
    files[f"{info}/RECORD"] = record.encode()
    out.mkdir(parents=True, exist_ok=True)
    wheel = out / f"stolik-{version}-{tag()}.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(
                name, (2020, 1, 1, 0, 0, 0)
            )  # the same bytes whenever it is made
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    print(wheel)


def folder():
    if sys.prefix != sys.base_prefix:
        return pathlib.Path(sysconfig.get_path("platlib"))
    here = pathlib.Path(sysconfig.get_path("platlib"))
    nearest = next(path for path in (here, *here.parents) if path.exists())
    return here if os.access(nearest, os.W_OK) else pathlib.Path(site.getusersitepackages())


def install(wheel):
    into = folder()
    into.mkdir(parents=True, exist_ok=True)
    for old in into.glob("stolik-*.dist-info"):
        shutil.rmtree(old)
    shutil.rmtree(into / "stolik", ignore_errors=True)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(into)
        info = next(
            name.split("/")[0] for name in archive.namelist() if name.endswith(".dist-info/WHEEL")
        )
    (into / info / "INSTALLER").write_text("stolik\n", encoding="utf-8")
    with open(into / info / "RECORD", "a", encoding="utf-8") as record:
        record.write(f"{info}/INSTALLER,,\n")
    print(into)


{"make": make, "install": install}[sys.argv[1]](*sys.argv[2:])
