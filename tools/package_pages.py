#!/usr/bin/env python3
"""The pages of the package, as Debian wants them: the manual, the changes, the licence, and the
client's pages about privacy as one.

package_pages.py FOLDER VERSION
"""
import email.utils
import gzip
import os
import pathlib
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent


def packed(text):
    return gzip.compress(text.encode(), 9, mtime=0)


def changes(version):
    """CHANGELOG.md's newest entry in the form of debian/changelog."""
    entry = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")[1]
    lines = [line[2:] for line in entry.split("\n") if line.startswith("- ")]
    when = email.utils.formatdate(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), usegmt=False)
    told = "\n".join(
        textwrap.fill(line, 78, initial_indent="  * ", subsequent_indent="    ") for line in lines
    )
    signed = f" -- The authors of Stolik <stolik@example.org>  {when}\n"
    return f"stolik ({version}) stable; urgency=medium\n\n{told}\n\n{signed}"


def licence():
    text = (ROOT / "LICENSE").read_text(encoding="utf-8").strip().split("\n")
    body = "\n".join(f" {line}" if line.strip() else " ." for line in text[1:])
    return (
        (ROOT / "packaging/copyright").read_text(encoding="utf-8").rstrip()
        + "\n"
        + body.lstrip("\n")
        + "\n"
    )


def roff(text):
    """Plain text of a line of Markdown, as a line of a manual page."""
    text = text.replace("`", "").replace("*", "").replace("\\", "\\e").replace("-", "\\-").strip()
    return "\\&" + text if text[:1] in (".", "'") else text


def manual():
    """packaging/stolik.1 with the options of `serve`, which are those of docs/HOSTING.md."""
    rows = [
        line.strip("| ").split(" | ", 1)
        for line in (ROOT / "docs/HOSTING.md").read_text(encoding="utf-8").split("\n")
        if line.startswith("| `--")
    ]
    assert len(rows) > 10, "docs/HOSTING.md has no table of options"
    options = "\n".join(f".TP\n.B {roff(name)}\n{roff(meaning)}" for name, meaning in rows)
    return (ROOT / "packaging/stolik.1").read_text(encoding="utf-8").replace("@OPTIONS@", options)


def privacy():
    """The client's page in each language, one after another."""
    pages = (ROOT / f"content/pages/privacy.{language}.md" for language in ("pl", "ru", "en"))
    return "\n".join(page.read_text(encoding="utf-8") for page in pages)


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "stolik.1.gz").write_bytes(packed(manual()))
    (folder / "stolik-tools.1.gz").write_bytes(packed(".so man1/stolik.1\n"))
    (folder / "changelog.gz").write_bytes(packed(changes(sys.argv[2])))
    (folder / "PRIVACY.md").write_text(privacy(), encoding="utf-8")
    (folder / "copyright").write_text(licence(), encoding="utf-8")


main()
