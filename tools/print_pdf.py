#!/usr/bin/env python3
"""Finishes a PDF that Chromium wrote: boxes for print shops, title, language, a date that never
changes; the same bytes each time.

usage: print_pdf.py RAW TOLD.json OUT      (needs python3-pikepdf)

TOLD is what web/tooling/print.mjs read from the page: `title`, `language` and for each page its
`width`, `height` and `trim` in millimetres, left, top, width, height. What lies outside the trim is
bleed.
"""
import hashlib
import json
import sys

import pikepdf

POINTS = 72 / 25.4
# The day this edition was begun: any day will do, as long as it stays.
DATE = "D:20260101000000Z"
# So much may Chromium's page differ from the one that was asked for: it rounds to whole points.
ROUNDING = 1.0


def box(x, y, width, height):
    return pikepdf.Array([round(value, 3) for value in (x, y, x + width, y + height)])


def page_hashes(pdf):
    for page in pdf.pages:
        contents = page.Contents
        for stream in contents if isinstance(contents, pikepdf.Array) else [contents]:
            yield hashlib.sha256(stream.read_bytes()).hexdigest()


def main(raw, told_file, out):
    with open(told_file, encoding="utf-8") as file:
        told = json.load(file)
    with pikepdf.open(raw) as pdf:
        if len(pdf.pages) != len(told["pages"]):
            sys.exit(f"{len(pdf.pages)} pages were printed and {len(told['pages'])} laid out")
        for number, (page, want) in enumerate(zip(pdf.pages, told["pages"]), 1):
            left, bottom, right, top = (float(value) for value in page.MediaBox)
            width, height = want["width"] * POINTS, want["height"] * POINTS
            if abs(right - left - width) > ROUNDING or abs(top - bottom - height) > ROUNDING:
                sys.exit(
                    f"page {number} is {right - left:.1f} x {top - bottom:.1f} points instead of "
                    f"{width:.1f} x {height:.1f}"
                )
            x, y, trim_width, trim_height = (value * POINTS for value in want["trim"])
            page.MediaBox = page.CropBox = page.BleedBox = box(0, top - height, width, height)
            page.TrimBox = box(x, top - y - trim_height, trim_width, trim_height)
        for name in list(pdf.docinfo.keys()):
            del pdf.docinfo[name]
        for name, value in {
            "/Title": told["title"],
            "/Creator": "Stolik",
            "/Producer": "Stolik",
            "/CreationDate": DATE,
            "/ModDate": DATE,
        }.items():
            pdf.docinfo[name] = value
        pdf.Root.Lang = pikepdf.String(told["language"])
        pdf.Root.ViewerPreferences = pikepdf.Dictionary(
            DisplayDocTitle=True, PrintScaling=pikepdf.Name("/None")
        )
        if "/Metadata" in pdf.Root:
            del pdf.Root.Metadata
        # What the file is called by: the same for the same print, another for another.
        name = pikepdf.String(
            hashlib.sha256("".join(page_hashes(pdf)).encode() + told["title"].encode()).digest()[
                :16
            ]
        )
        pdf.trailer.ID = pikepdf.Array([name, name])
        pdf.save(
            out,
            static_id=True,
            object_stream_mode=pikepdf.ObjectStreamMode.generate,
            compress_streams=True,
        )


main(*sys.argv[1:])
