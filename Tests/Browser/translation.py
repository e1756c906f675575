"""The Chinese pages beside the English ones: the way from one to the other, what is remembered, and the Chinese search."""
import re

from playwright.sync_api import Browser

from search import EVERYDAY, NO_ANSWER, ask, open_search
from tally import Tally

FOLDER = "zh-Hans/"
PLACE = "guides/video-app.html#base-class-one-orientation-for-each-screen"
HAN = re.compile("[\u3400-\u9fff]")


def check(browser: Browser, root: str, address: str, tally: Tally) -> None:
    for start in (root, address):
        check_switch(browser, start, tally)
    check_offer(browser, root, tally)
    check_search(browser, root, tally)
    check_questions(browser, root, tally)


def check_switch(browser: Browser, root: str, tally: Tally) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(root + PLACE)
        page.locator("a.translation").click()
        tally.expect(page.url == root + FOLDER + PLACE, "the link of the header leads to the same place in Chinese", page.url)
        tally.expect(page.evaluate("document.documentElement.lang") == "zh-Hans", "the Chinese page says that it is Chinese")
        page.wait_for_timeout(300)
        tally.expect(page.evaluate("scrollY") > 0, "the page is at the place")
        page.locator("a.translation").click()
        tally.expect(page.url == root + PLACE, "the link of the Chinese page leads back", page.url)


def check_offer(browser: Browser, root: str, tally: Tally) -> None:
    for locale, name, is_offered in (("zh-CN", "index.html", True), ("en-GB", "index.html", False), ("zh-TW", FOLDER + "index.html", False)):
        with browser.new_context(locale=locale) as context:
            page = context.new_page()
            page.goto(root + name)
            tally.expect(page.url == root + name, f"nobody is sent away from {name} with {locale}", page.url)
            offered = page.evaluate("document.documentElement.classList.contains('offered')")
            tally.expect(offered == is_offered, f"the other language is {'' if is_offered else 'not '}offered on {name} with {locale}")
    with browser.new_context(locale="zh-CN") as context:
        page = context.new_page()
        page.goto(root + FOLDER + "index.html")
        page.locator("a.translation").click()
        offered = page.evaluate("document.documentElement.classList.contains('offered')")
        tally.expect(not offered, "who has chosen English is not offered Chinese")


def check_search(browser: Browser, root: str, tally: Tally) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        open_search(page, root + FOLDER + "guides/swiftui.html")
        for question, wanted in (("只让一个页面旋转", "guides/one-page-rotates.html"), ("force an orientation", "guides/force-an-orientation.html")):
            ask(page, question)
            hrefs = [link.get_attribute("href") or "" for link in page.locator(".search-dialog [role=option] a").all()] or [
                option.get_attribute("href") or "" for option in page.locator(".search-dialog [role=option]").all()]
            tally.expect(
                any(FOLDER + wanted in href for href in hrefs[:3]), f"{question!r} finds the Chinese {wanted}", "\n".join(hrefs[:4]))


def check_questions(browser: Browser, root: str, tally: Tally) -> None:
    """The Chinese wishes in everyday words, asked on a Chinese page."""
    with browser.new_context() as context:
        page = context.new_page()
        open_search(page, root + FOLDER + "index.html")
        places = []
        for line in EVERYDAY.read_text(encoding="utf-8").splitlines():
            query, _, wanted = line.partition("\t")
            if line.startswith("#") or not HAN.search(query):
                continue
            pattern = re.compile("|".join(re.escape(part).replace(r"\$", "$") for part in wanted.split("|")))
            found = page.evaluate(
                "async (query) => (await orientationSearch.find(query)).results.map(({ href }) => href)", query)
            paths = [href.removeprefix(root + FOLDER) for href in found[:3]]
            good = [not NO_ANSWER.match(path) and bool(pattern.search(path) or pattern.search(path.partition("#")[0])) for path in paths]
            places.append((good[:1] == [True], True in good))
        first, three = (100 * sum(place) / len(places) for place in zip(*places))
        text = f"of {len(places)} everyday queries in Chinese {first:.0f} % are answered first, {three:.0f} % among the first three"
        print(text)
        tally.expect(first >= FIRST and three >= THREE, f"at least {FIRST} and {THREE} %: {text}")


# How many of a hundred must be in the first place, and in the first three.
FIRST, THREE = 75, 93
