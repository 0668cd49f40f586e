#!/usr/bin/env python3
"""Cuts the four families to what Polish, Russian and English need and writes them with their style
sheet.

Every character of the decks, the rules and the messages is in; the rest of each family is left out,
together with weights nobody uses. Each family becomes three files that a browser fetches only if it
meets one of their characters: the Latin alphabet with digits and marks, Latin letters with accents,
Cyrillic.

usage: fonts.py OUT          (needs python3-fonttools and python3-brotli)
"""
import hashlib
import pathlib
import sys

WEB = pathlib.Path(__file__).resolve().parent.parent
ROOT = WEB.parent
# Family, name in the style sheet, and the weights between which it is used.
FAMILIES = [
    ("brygada-1918", "Brygada 1918 Variable", 500, 700),
    ("sofia-sans", "Sofia Sans Variable", 400, 680),
    ("sofia-sans-condensed", "Sofia Sans Condensed Variable", 500, 760),
    ("sofia-sans-extra-condensed", "Sofia Sans Extra Condensed Variable", 550, 700),
]
PARTS = ("latin", "latin-ext", "cyrillic")
# locl: Russian letter forms instead of Bulgarian ones; tnum: figures of one width. Small capitals
# and the like go.
FEATURES = ["kern", "mark", "mkmk", "locl", "ccmp", "liga", "tnum", "lnum", "case", "rvrn", "rlig"]
BASE = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "ĄĆĘŁŃÓŚŹŻąćęłńóśźż"
    + "".join(map(chr, range(0x410, 0x450)))
    + "Ёё"
    + "\u00a0\u202f\u2009\u2011–—−…·•‘’‚“”„«»°×±§№→←↑↓✓✗★▲●■½¼"
)


def characters() -> set[str]:
    found = set(BASE)
    texts = [ROOT / "content/pseudonyms.json", *(ROOT / "content/decks").rglob("*.json")]
    texts += [*(ROOT / "content/rules").glob("*.md"), *(ROOT / "content/pages").glob("*.md")]
    texts += (WEB / "src").rglob("*.ftl")
    for text in texts:
        found |= set(text.read_text(encoding="utf-8"))
    return {sign for sign in found if sign.isprintable() or sign == "\u00a0"}


def ranges(signs: list[int]) -> str:
    runs: list[list[int]] = []
    for sign in sorted(signs):
        if runs and sign == runs[-1][1] + 1:
            runs[-1][1] = sign
        else:
            runs.append([sign, sign])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)


def cut(source: pathlib.Path, wanted: set[int], low: int, high: int) -> tuple[bytes, list[int]]:
    # Only needed when something changed.
    from fontTools import subset
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    font = TTFont(source)
    have = sorted(wanted & set(font.getBestCmap()))
    if not have:
        return b"", []
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = FEATURES
    options.name_IDs = [1, 2]
    options.notdef_outline = False
    options.hinting = False
    options.desubroutinize = True
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=have)
    cutter.subset(font)
    if "fvar" in font:
        axis = font["fvar"].axes[0]
        font = instancer.instantiateVariableFont(
            font, {"wght": (max(axis.minValue, low), min(axis.maxValue, high))}, inplace=True
        )
    font.flavor = "woff2"
    target = pathlib.Path(sys.argv[1]) / "part.woff2"
    font.save(target)
    data = target.read_bytes()
    target.unlink()
    return data, have


def main() -> None:
    out = pathlib.Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    signs = characters()
    sources = [
        WEB / f"node_modules/@fontsource-variable/{name}/files/{name}-{part}-wght-normal.woff2"
        for name, *_ in FAMILIES
        for part in PARTS
    ]
    stamp = hashlib.sha256("".join(sorted(signs)).encode() + pathlib.Path(__file__).read_bytes())
    for source in sources:
        stamp.update(source.read_bytes())
    mark = out / "stamp"
    if mark.exists() and mark.read_text() == stamp.hexdigest():
        return
    sheet = ["/* Made by tooling/fonts.py. Licences: SIL OFL 1.1, see the packages. */"]
    total = 0
    for name, family, low, high in FAMILIES:
        left = {ord(sign) for sign in signs}
        for part in PARTS:
            source = (
                WEB
                / f"node_modules/@fontsource-variable/{name}/files/{name}-{part}-wght-normal.woff2"
            )
            data, have = cut(source, left, low, high)
            left -= set(have)
            if not have:
                continue
            (out / f"{name}-{part}.woff2").write_bytes(data)
            total += len(data)
            print(f"{name}-{part}: {len(have)} characters, {len(data) / 1000:.1f} kB")
            sheet.append(
                f'@font-face {{\n  font-family: "{family}"; font-style: normal; font-weight: {low} '
                f"{high}; font-display: swap;\n"
                f'  src: url("./{name}-{part}.woff2") format("woff2");\n  unicode-range: '
                f"{ranges(have)};\n}}"
            )
    (out / "fonts.css").write_text("\n".join(sheet) + "\n")
    mark.write_text(stamp.hexdigest())
    print(f"all: {total / 1000:.1f} kB")


main()
