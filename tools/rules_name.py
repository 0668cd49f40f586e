#!/usr/bin/env python3
"""The name of the rules: a hash of everything that decides what may be done and what comes of it,
and of the decks they are played with. Comments and layout of the sources decide nothing.

rules_name.py            prints it
rules_name.py FILE.cpp   writes it as a function of the server
"""
import hashlib
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def files():
    for folder in ("core", "games"):
        yield from sorted(
            p
            for p in (ROOT / folder).rglob("*")
            if p.suffix in {".h", ".cpp"} and p.name != "types.cpp"
        )
    yield from sorted((ROOT / "content/decks").glob("*/deck.json"))


TOKEN = re.compile(
    r"(?P<comment>//[^\n]*|/\*[\s\S]*?\*/)"
    r'|(?P<raw>R"(?P<end>[^(]*)\([\s\S]*?\)(?P=end)")'
    r'|(?P<string>"(?:\\.|[^"\\\n])*")'
    r"|(?P<other>'(?:\\.|[^'\\\n])*'|\w[\w']*|\S)"
)


def meaning(source):
    """The tokens of a C++ source, includes sorted first, neighbouring strings as one."""
    includes = sorted(re.findall(r"^#include .*$", source, re.M))
    tokens = []
    for found in TOKEN.finditer(re.sub(r"^#include .*$", "", source, flags=re.M)):
        if found.lastgroup == "comment":
            continue
        if found["string"] and tokens and tokens[-1].startswith('"'):
            tokens[-1] = tokens[-1][:-1] + found[0][1:]
        else:
            tokens.append(found[0])
    return "\n".join(includes + tokens)


def name():
    digest = hashlib.sha256()
    for path in files():
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        text = path.read_text(encoding="utf-8")
        digest.update((text if path.suffix == ".json" else meaning(text)).encode())
    return digest.hexdigest()[:12]


def deck_hashes():
    """What `sha256sum` of a deck's files says, one after the other: deck.json, then the languages
    by name."""
    for deck in sorted((ROOT / "content/decks").glob("*/deck.json")):
        texts = sorted(p for p in deck.parent.glob("*.json") if p != deck)
        yield deck.parent.name, hashlib.sha256(
            b"".join(p.read_bytes() for p in [deck, *texts])
        ).hexdigest()


if len(sys.argv) == 1:
    print(name())
else:
    out = pathlib.Path(sys.argv[1])
    text = (
        '#include "server/hub/broken.h"\n\nnamespace stolik {\n\n'
        f'std::string_view rules_name() {{ return "{name()}"; }}\n\n'
        "std::span<const DeckHash> deck_hashes() {\n  static constexpr DeckHash kHashes[] = {\n"
        + "".join(f'      {{"{deck}", "{value}"}},\n' for deck, value in deck_hashes())
        + "  };\n  return kHashes;\n}\n\n}  // namespace stolik\n"
    )
    if not out.exists() or out.read_text() != text:
        out.write_text(text)
