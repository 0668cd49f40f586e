#!/usr/bin/env python3
"""What is inside a release, as CycloneDX 1.5: the Debian libraries the program is linked to or
compiled with, and the npm packages of the page.

sbom.py PROGRAM VERSION   prints it
"""
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Compiled into the program: headers, and static parts of the compiler's library.
COMPILED_IN = ["libboost1.81-dev", "libstdc++-12-dev"]


def said(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def packages_of(program):
    """The packages whose libraries it needs at run time."""
    names = set()
    for path in re.findall(r"=> (/\S+)", said("ldd", program)):
        for candidate in (
            path,
            os.path.realpath(path),
            path.removeprefix("/usr"),
            os.path.realpath(path).removeprefix("/usr"),
        ):
            found = subprocess.run(
                ["dpkg-query", "--search", candidate], capture_output=True, text=True, check=False
            )
            if found.returncode == 0:
                names.add(found.stdout.split(":")[0])
                break
    return names


def debian(name):
    version = said("dpkg-query", "--show", "--showformat=${Version}", name)
    return {
        "type": "library",
        "name": name,
        "version": version,
        "purl": f"pkg:deb/debian/{name}@{version}",
        "bom-ref": f"deb/{name}",
    }


def npm():
    """Those that the page is made of; tools that only build or test it are not inside."""
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    for path, package in sorted(lock["packages"].items()):
        if path and not package.get("dev"):
            name = path.split("node_modules/")[-1]
            licence = (
                {"licenses": [{"license": {"id": package["license"]}}]}
                if "license" in package
                else {}
            )
            yield {
                "type": "library",
                "name": name,
                "version": package["version"],
                "purl": f"pkg:npm/{name.replace('@', '%40')}@{package['version']}",
                "bom-ref": f"npm/{path}",
                **licence,
            }


def main():
    program, version = sys.argv[1:]
    libraries = [debian(name) for name in sorted(packages_of(program) | set(COMPILED_IN))]
    print(
        json.dumps(
            {
                "bomFormat": "CycloneDX",
                "specVersion": "1.5",
                "version": 1,
                "metadata": {
                    "component": {
                        "type": "application",
                        "name": "stolik",
                        "version": version,
                        "licenses": [{"license": {"id": "MIT"}}],
                    }
                },
                "components": [*libraries, *npm()],
            },
            indent=1,
        )
    )


main()
