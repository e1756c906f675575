#!/usr/bin/env python3
"""Takes pictures of pages of a built site, to be looked at.

usage: screenshot.py SITE FOLDER PAGE... [--width 1440 375] [--theme light dark] [--full] [--print]

Each picture is FOLDER/PAGE-WIDTH-THEME.png. With --print, FOLDER/PAGE.pdf is written too.
"""
import argparse
import pathlib

from browser import open_browser


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", type=pathlib.Path, help="the folder of the site")
    parser.add_argument("folder", type=pathlib.Path, help="where the pictures go")
    parser.add_argument("pages", nargs="+", help="pages below the site; a #fragment is allowed")
    parser.add_argument("--width", nargs="+", type=int, default=[1440, 375])
    parser.add_argument("--theme", nargs="+", choices=["light", "dark"], default=["light", "dark"])
    parser.add_argument("--full", action="store_true", help="the whole page, not only the first screen")
    parser.add_argument("--print", dest="paper", action="store_true", help="write a PDF too")
    choices = parser.parse_args()
    choices.folder.mkdir(parents=True, exist_ok=True)

    with open_browser() as browser:
        for width in choices.width:
            for theme in choices.theme:
                phone = width < 600
                context = browser.new_context(
                    viewport={"width": width, "height": 812 if phone else 900},
                    device_scale_factor=2 if phone else 1, has_touch=phone, is_mobile=phone, color_scheme=theme)
                page = context.new_page()
                for name in choices.pages:
                    path, _, fragment = name.partition("#")
                    address = (choices.site / path).resolve().as_uri()
                    page.goto(f"{address}#{fragment}" if fragment else address)
                    picture = choices.folder / f"{name.replace('/', '-').replace('#', '-')}-{width}-{theme}.png"
                    page.screenshot(path=picture, full_page=choices.full)
                    print(picture)
                context.close()
        if choices.paper:
            page = browser.new_page()
            for name in choices.pages:
                page.goto((choices.site / name.partition("#")[0]).resolve().as_uri())
                page.pdf(path=choices.folder / f"{name.replace('/', '-')}.pdf", format="A4")


main()
