#!/usr/bin/env python3
"""Draws the pictures of the theme, each SVG of Sources/CTheme/pictures as the PNG beside it, and the site's home for README.

Chats and home screens take no SVG. The PNGs are committed, because neither the tool nor a build draws pixels.
"""
import pathlib
import re
import struct
import zlib

from browser import open_browser

PICTURES = pathlib.Path("Sources/CTheme/pictures")
# The picture in README.
HOME = pathlib.Path(".github/home.png")
# What a picture may weigh: it is in every tool and every site.
LIMITS = {"preview": 20_000, "touch-icon": 4_000}


def main() -> None:
    with open_browser() as browser:
        for name, limit in LIMITS.items():
            drawing = (PICTURES / f"{name}.svg").read_text(encoding="utf-8")
            width, height = map(int, re.search(r'width="(\d+)" height="(\d+)"', drawing).groups())
            page = browser.new_page(viewport={"width": width, "height": height})
            page.set_content(f"<body style='margin: 0; line-height: 0'>{drawing}")
            picture = compressed(page.screenshot())
            (PICTURES / f"{name}.png").write_bytes(picture)
            page.close()
            print(f"{len(picture):7} bytes  {name}.png")
            if len(picture) > limit:
                raise SystemExit(f"{name}.png has more than {limit} bytes")
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.goto(pathlib.Path("site/index.html").resolve().as_uri())
        HOME.write_bytes(compressed(page.screenshot()))


def compressed(png: bytes) -> bytes:
    """The same PNG, compressed as far as zlib goes: browsers compress in a hurry."""
    start, chunks = 8, []
    while start < len(png):
        length, kind = struct.unpack_from(">I4s", png, start)
        chunks.append((kind, png[start + 8:start + 8 + length]))
        start += length + 12
    pixels = zlib.compress(zlib.decompress(b"".join(data for kind, data in chunks if kind == b"IDAT")), 9)
    kept = [(b"IHDR", chunks[0][1]), (b"IDAT", pixels), (b"IEND", b"")]
    return png[:8] + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in kept)


main()
