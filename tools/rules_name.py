#!/usr/bin/env python3
"""The name of the rules: a hash of everything that decides what may be done and what comes of it, and of the decks they are played with.

rules_name.py            prints it
rules_name.py FILE.cpp   writes it as a function of the server
"""
import hashlib
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def files():
    for folder in ("core", "games"):
        yield from sorted(p for p in (ROOT / folder).rglob("*") if p.suffix in {".h", ".cpp"} and p.name != "types.cpp")
    yield from sorted((ROOT / "content/decks").glob("*/deck.json"))


def name():
    digest = hashlib.sha256()
    for path in files():
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


if len(sys.argv) == 1:
    print(name())
else:
    out = pathlib.Path(sys.argv[1])
    text = ('#include "server/hub/broken.h"\n\nnamespace stolik {\n\n'
            f'std::string_view rules_name() {{ return "{name()}"; }}\n\n}}  // namespace stolik\n')
    if not out.exists() or out.read_text() != text:
        out.write_text(text)
