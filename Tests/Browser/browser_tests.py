#!/usr/bin/env python3
"""Opens every page of a built site in Chromium and looks at what a reader would meet.

usage: browser_tests.py [SITE] [--plain-server] [--all]

The pages are opened from the folder, and from the address of `orientation-docs serve` (its path in ORIENTATION_DOCS).
`--plain-server` serves the folder with Python instead, `--all` runs axe-core on every page and not only on one of
every kind. The last line says how many expectations passed and failed.
"""
import argparse
import contextlib
import pathlib
import sys

import accessibility
import behaviour
import explorer
import injection
import journey
import languages
import matrices
import pages
import pictures
import policy
import search
from browser import open_browser
from served import serve_folder, serve_with_tool
from tally import Tally
from tools import Tools


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", nargs="?", type=pathlib.Path, default=pathlib.Path("site"))
    parser.add_argument("--plain-server", action="store_true", help="serve the folder with Python, not with the tool")
    parser.add_argument("--all", action="store_true", help="axe-core on every page")
    choices = parser.parse_args()
    site = choices.site.resolve()
    names = sorted(path.relative_to(site).as_posix() for path in site.rglob("*.html"))
    if not names:
        sys.exit(f"{choices.site} has no pages: build the site first.")

    tally = Tally()
    tools = Tools(site, names)
    folder = site.as_uri() + "/"
    with contextlib.ExitStack() as stack:
        serving = serve_folder(site) if choices.plain_server else serve_with_tool()
        address = stack.enter_context(serving)
        browser = stack.enter_context(open_browser())

        pages.check_without_script(browser, folder, names, tally)
        pages.check_with_script(browser, address, names, tally)
        visits = pages.check_with_script(browser, folder, names, tally)
        pages.check_budget(site, visits, tally)
        behaviour.check(browser, folder, address, visits, tally)
        pictures.check(browser, folder, visits, tally)
        explorer.check(browser, site, folder, address, names, tally)
        policy.check(browser, folder, address, names, tally)
        if not choices.plain_server:
            injection.check(browser, site, folder, address, tally)
        # The queries are about the reference; other sites have the same search.
        if (site / "errors.html").exists():
            search.check(browser, site, folder, address, tally)
            for root in (folder, address):
                journey.check(browser, root, tally)
            matrices.check(browser, folder, address, tally)
            languages.check(browser, folder, address, tally)
        chosen = names if choices.all else accessibility.one_of_every_kind(visits)
        accessibility.check(browser, folder, chosen, tally)
    tools.report(tally)
    return tally.close()


sys.exit(main())
