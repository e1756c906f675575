#!/usr/bin/env python3
"""Opens every page of a built site in Chromium and looks at what a reader would meet.

usage: browser_tests.py [SITE] [--plain-server] [--all] [--only SECTION ...]

The pages are opened from the folder, and from the address of `orientation-docs serve` (its path in ORIENTATION_DOCS).
`--plain-server` serves the folder with Python instead, `--all` opens every translated page and not only one in six, and runs
axe-core on every page and not only on one of every kind, `--only` runs the sections of these names. The last line says how many expectations passed and failed.
"""
import argparse
import pathlib
import sys

from explorer import TRANSLATION
from running import run_all
from sections import SECTIONS, Setting
from served import serve_folder, serve_with_tool
from tally import Tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", nargs="?", type=pathlib.Path, default=pathlib.Path("site"))
    parser.add_argument("--plain-server", action="store_true", help="serve the folder with Python, not with the tool")
    parser.add_argument("--all", action="store_true", help="axe-core on every page")
    parser.add_argument("--only", nargs="+", choices=SECTIONS, metavar="SECTION", default=[*SECTIONS], help=", ".join(SECTIONS))
    choices = parser.parse_args()
    site = choices.site.resolve()
    names = sorted(path.relative_to(site).as_posix() for path in site.rglob("*.html"))
    if not choices.all:
        # A translation has the blocks of its original, in other words.
        translated = [name for name in names if name.startswith(TRANSLATION)]
        kept = {TRANSLATION + name for name in ("index.html", "404.html", "explorer.html")}.union(translated[::6])
        names = [name for name in names if name not in translated or name in kept]
    if not names:
        sys.exit(f"{choices.site} has no pages: build the site first.")

    tally = Tally()
    with serve_folder(site) if choices.plain_server else serve_with_tool() as address:
        for outcome in run_all(Setting(site, address, names, not choices.plain_server, choices.all), choices.only):
            print(f"-- {outcome.name}: {outcome.tally.passed} passed, {outcome.tally.failed} failed, {outcome.seconds:.0f} s")
            print(outcome.output, end="", flush=True)
            tally.add(outcome.tally)
    return tally.close()


# Each process of a section imports this file too.
if __name__ == "__main__":
    sys.exit(main())
