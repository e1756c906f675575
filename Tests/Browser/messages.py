"""The page of a message: who comes from a log sees which message it is and why it came up, without scrolling."""
import pathlib

from playwright.sync_api import Browser, Page

from tally import Tally

SIZES = ((1280, 800), (375, 667))

# What has to be in the window, and how far it reaches: the heading, the text and the cause.
PLACES = """() => [document.querySelector("h1"), ...document.querySelector("div.message").children].slice(0, 3)
  .map((part) => { const box = part.getBoundingClientRect(); return [part.localName, Math.round(box.top), Math.round(box.bottom)]; })"""


def check(browser: Browser, site: pathlib.Path, root: str, tally: Tally) -> None:
    names = sorted(path.relative_to(site).as_posix() for path in site.glob("errors/*.html")
                   if '<div class="message"' in path.read_text(encoding="utf-8"))
    tally.expect(len(names) > 20, "messages have pages", names)
    for width, height in SIZES:
        with browser.new_context(viewport={"width": width, "height": height}) as context:
            for name in names:
                check_landing(context.new_page(), root + name, height, tally)
    check_folded(browser, root + "errors/no-common-orientation.html", tally)


def check_landing(page: Page, address: str, height: int, tally: Tally) -> None:
    """Opens the entry of a page, as the search and links do."""
    page.goto(address)
    entry = page.locator("div.message").get_attribute("id")
    page.goto("about:blank")
    page.goto(f"{address}#{entry}")
    top = page.evaluate("document.querySelector('.header').getBoundingClientRect().bottom")
    places = page.evaluate(PLACES)
    tally.expect(
        [name for name, _, _ in places] == ["h1", "pre", "p"]
        and all(top <= start and end <= height for _, start, end in places),
        f"{entry} shows its heading, its text and its cause in {height} pixels", places)
    page.close()


def check_folded(browser: Browser, address: str, tally: Tally) -> None:
    """What is folded is closed at first, and opens for a link to a place inside it and for paper."""
    opened = "[...document.querySelectorAll('.message details')].map((part) => part.open)"
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(address)
        tally.expect(page.evaluate(opened) == [False, False], "versions, sources and users are folded at first", page.evaluate(opened))
        # A target of our own, since a browser may open what is folded for a target by itself.
        inside = page.evaluate("""() => {
          const place = document.querySelector(".message details li");
          place.id = "inside";
          location.hash = "#inside";
          return new Promise((resolve) => setTimeout(() => {
            const box = place.getBoundingClientRect();
            resolve([place.closest("details").open, box.top >= 0 && box.top < innerHeight]);
          }, 200));
        }""")
        tally.expect(inside == [True, True], "a link to a folded place opens it and shows it", inside)
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        tally.expect(page.evaluate(opened) == [True, True], "paper has what is folded", page.evaluate(opened))
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        tally.expect(page.evaluate(opened) == [True, False], "after printing it is as it was", page.evaluate(opened))
