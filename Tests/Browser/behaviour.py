"""What the frame does: by keyboard, without a script, on a phone, on paper."""
from collections.abc import Iterable

from playwright.sync_api import Browser, Page

from pages import Visit
from tally import Tally


def check(browser: Browser, folder: str, address: str, visits: list[Visit], tally: Tally) -> None:
    check_skip_link(browser, folder, tally)
    check_menu(browser, folder, tally)
    for root in (folder, address):
        check_theme(browser, root, tally)
    # The page with the most elements among those that have the part.
    by_size = sorted(visits, key=lambda visit: -visit.nodes)
    for visit in first(visit for visit in by_size if "div.scroller" in visit.parts):
        check_scroller(browser, folder + visit.name, tally)
        check_paper(browser, folder + visit.name, tally)
    for visit in first(visit for visit in visits if "a.permalink" in visit.parts):
        check_permalink(browser, folder + visit.name, tally)


def first(visits: Iterable[Visit]) -> list[Visit]:
    return next(([visit] for visit in visits), [])


def check_skip_link(browser: Browser, root: str, tally: Tally) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(root + "index.html")
        page.keyboard.press("Tab")
        tally.expect(
            page.evaluate("document.activeElement.matches('.skip') && document.activeElement.getBoundingClientRect().top >= 0"),
            "the first Tab shows the skip link")
        page.keyboard.press("Enter")
        tally.expect(page.evaluate("document.activeElement.localName") == "main", "the skip link leads to the text")


def check_menu(browser: Browser, root: str, tally: Tally) -> None:
    with browser.new_context(java_script_enabled=False, viewport={"width": 375, "height": 700}) as context:
        page = context.new_page()
        page.goto(root + "index.html")
        navigation = page.locator(".navigation")
        tally.expect(not navigation.is_visible(), "a phone does not show the navigation at first")
        page.locator(".menu > summary").focus()
        page.keyboard.press("Enter")
        tally.expect(navigation.is_visible(), "the menu button opens the navigation without a script")
        page.keyboard.press("Enter")
        tally.expect(not navigation.is_visible(), "the menu button closes the navigation")


def check_theme(browser: Browser, root: str, tally: Tally) -> None:
    scheme = root.partition(":")[0]
    with browser.new_context(color_scheme="light") as context:
        page = context.new_page()
        page.goto(root + "index.html")
        light = background(page)
        page.locator(".theme").focus()
        page.keyboard.press("Enter")
        dark = background(page)
        tally.expect(light != dark, f"the theme button darkens the page over {scheme}", light)
        tally.expect(
            page.locator(".theme").get_attribute("aria-pressed") == "true", f"the theme button says that it is pressed")
        page.reload()
        tally.expect(background(page) == dark, f"the theme is remembered over {scheme}", background(page))
        page.locator(".theme").click()
        tally.expect(background(page) == light, f"the theme button goes back over {scheme}", background(page))
    with browser.new_context(color_scheme="dark", java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(root + "index.html")
        tally.expect(background(page) == dark, f"the system's dark theme needs no script over {scheme}", background(page))


def background(page: Page) -> str:
    return page.evaluate("getComputedStyle(document.documentElement).backgroundColor")


# Scrolls the widest table of the page and measures where its header row and first column are then.
STICKY = """() => {
  const scroller = [...document.querySelectorAll(".scroller")].sort((a, b) => b.scrollWidth - a.scrollWidth)[0];
  scroller.scrollTo(150, 150);
  const [moved, frame] = [scroller.scrollLeft, scroller.getBoundingClientRect()];
  const column = scroller.querySelector("tbody th").getBoundingClientRect();
  const row = scroller.querySelector("thead th:last-child").getBoundingClientRect();
  return {
    scrolledAcross: moved > 0, column: Math.abs(column.left - frame.left) < 3,
    scrolledDown: scroller.scrollTop > 60, row: Math.abs(row.top - frame.top) < 3,
  };
}"""


def check_scroller(browser: Browser, url: str, tally: Tally) -> None:
    with browser.new_context(viewport={"width": 375, "height": 700}, reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(url)
        found = page.evaluate(STICKY)
        tally.expect(found["scrolledAcross"] and found["column"], "the first column of a wide table stays", found)
        tally.expect(not found["scrolledDown"] or found["row"], "the header row of a long table stays", found)
        scroller = page.locator(".scroller").first
        scroller.evaluate("element => element.scrollTo(0, 0)")
        scroller.focus()
        for _ in range(4):
            page.keyboard.press("ArrowRight")
        page.wait_for_timeout(300)
        width, inner = scroller.evaluate("element => [element.clientWidth, element.scrollWidth]")
        tally.expect(
            inner <= width or scroller.evaluate("element => element.scrollLeft") > 0, "arrow keys scroll a wide table")


def check_permalink(browser: Browser, url: str, tally: Tally) -> None:
    opacity = "element => Number(getComputedStyle(element).opacity)"
    with browser.new_context(reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(url)
        link = page.locator(".permalink").first
        tally.expect(link.evaluate(opacity) == 0, "a permalink is not in the way")
        page.keyboard.press("Tab")  # From here on the focus is a keyboard's, and shows.
        link.focus()
        tally.expect(link.evaluate(opacity) == 1, "a permalink shows when it has the focus")
    with browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 375, "height": 700}) as context:
        page = context.new_page()
        page.goto(url)
        tally.expect(page.locator(".permalink").first.evaluate(opacity) == 1, "a permalink always shows on a phone")


def check_paper(browser: Browser, url: str, tally: Tally) -> None:
    with browser.new_context(color_scheme="dark") as context:
        page = context.new_page()
        page.goto(url)
        page.emulate_media(media="print")
        for part in (".header", ".navigation", ".contents", ".pager"):
            tally.expect(
                page.locator(part).count() == 0 or not page.locator(part).first.is_visible(), f"paper has no {part}")
        found = page.evaluate("""() => ({
          thead: getComputedStyle(document.querySelector("thead")).display,
          row: getComputedStyle(document.querySelector("tbody tr")).breakInside,
          ink: getComputedStyle(document.body).color,
          overflow: getComputedStyle(document.querySelector(".scroller")).overflow })""")
        tally.expect(found["thead"] == "table-header-group", "paper repeats the header row of a table", found)
        tally.expect(found["row"] == "avoid", "paper keeps the rows of a table whole", found)
        tally.expect(found["overflow"] == "visible", "paper shows all of a table", found)
        tally.expect(found["ink"] == "rgb(29, 29, 31)", "paper is light also where the screen is dark", found)
