"""What the frame does: by keyboard, without a script, on a phone, on paper."""
from collections.abc import Iterable

from playwright.sync_api import Browser, Page

from explorer import TRANSLATION
from pages import OVERFLOW, Visit, open_page
from tally import Tally


def check(browser: Browser, folder: str, address: str, visits: list[Visit], tally: Tally) -> None:
    check_skip_link(browser, folder, tally)
    check_menu(browser, folder, tally)
    for root in (folder, address):
        check_theme(browser, root, tally)
    check_forced_colors(browser, folder, tally)
    check_navigation(browser, folder, visits, tally)
    check_covered(browser, folder, visits, tally)
    for width in (640, 320):
        check_narrow(browser, folder, visits, width, tally)
    # The page with the most elements has the table that is most likely to be too wide and too long for a phone.
    by_size = sorted(visits, key=lambda visit: -visit.nodes)
    for visit in first(visit for visit in by_size if "div.scroller" in visit.parts):
        check_scroller(browser, folder + visit.name, tally)
        check_paper(browser, folder + visit.name, tally)
    for visit in first(visit for visit in by_size if "figure.code" in visit.parts):
        check_program(browser, folder + visit.name, tally)
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
            page.evaluate("document.activeElement.matches('.skip')"
                          " && document.activeElement.getBoundingClientRect().top >= 0"),
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
        tally.expect(theme(page) == ["System", light, light], "at first the theme is the system's", theme(page))
        page.emulate_media(color_scheme="dark")
        dark = background(page)
        tally.expect(theme(page) == ["System", dark, dark], "the system's theme follows the system", theme(page))
        page.locator(".theme").focus()
        page.keyboard.press("Enter")
        tally.expect(theme(page) == ["Light", light, light], f"the button chooses the light theme over {scheme}", theme(page))
        page.reload()
        tally.expect(theme(page) == ["Light", light, light], f"the theme is remembered over {scheme}", theme(page))
        page.emulate_media(color_scheme="light")
        page.locator(".theme").click()
        tally.expect(theme(page) == ["Dark", dark, dark], f"the button chooses the dark theme over {scheme}", theme(page))
        page.locator(".theme").click()
        page.reload()
        tally.expect(theme(page) == ["System", light, light], f"the button goes back to the system over {scheme}", theme(page))
        for width in (1280, 375):
            page.set_viewport_size({"width": width, "height": 700})
            for name in ("System", "Light", "Dark"):
                button = page.get_by_role("button", name=f"Theme: {name}", exact=True)
                tally.expect(button.count() == 1, f"the theme button says {name} at {width} pixels")
                page.locator(".theme").click()
    with browser.new_context(color_scheme="dark", java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(root + "index.html")
        tally.expect(background(page) == dark, f"the system's dark theme needs no script over {scheme}", background(page))


def check_forced_colors(browser: Browser, root: str, tally: Tally) -> None:
    """What a shape is drawn by has to be a border: backgrounds and shadows go where a reader forces colours."""
    with browser.new_context(forced_colors="active") as context:
        page = context.new_page()
        page.goto(root + "index.html")
        seen = []
        for _ in range(3):
            seen.append(page.locator(".theme").screenshot())
            page.locator(".theme").click()
        tally.expect(len(set(seen)) == 3, "with forced colours the three themes look different")
        chosen = page.locator("button.names > span:nth-child(2)")
        tally.expect(
            chosen.evaluate("element => getComputedStyle(element).outlineStyle") == "solid",
            "with forced colours the chosen language has a frame")


# The parts of a page that do not follow on each other.
ORDER = """main => {
  const parts = [".breadcrumb", "article", ".moved", ".pager", ".footer"].map((name) => main.querySelector(name))
    .filter((part) => part?.checkVisibility()).map((part) => part.getBoundingClientRect());
  return parts.every(({top}, index) => !index || parts[index - 1].bottom <= top) ? null : parts;
}"""


def check_navigation(browser: Browser, root: str, visits: list[Visit], tally: Tally) -> None:
    with browser.new_context(java_script_enabled=False, viewport={"width": 1280, "height": 900}) as context:
        page = context.new_page()
        for visit in visits:
            open_page(page, root + visit.name)
            parts = page.locator(".navigation > details")
            opened = page.locator(".navigation > details[open]")
            current = page.locator(".navigation [aria-current]")
            tally.expect(opened.count() <= 1, f"{visit.name} has at most one open part", opened.count())
            tally.expect(
                page.locator(".navigation > details:has([aria-current])").count() == opened.count(),
                f"{visit.name} has the part open that it is in")
            tally.expect(
                current.count() == 0 or current.is_visible(), f"{visit.name} shows where it is in the navigation")
            trail = page.locator(".trail li")
            tally.expect(
                (trail.count() == 0) == (visit.name in ("index.html", TRANSLATION + "index.html")), f"{visit.name} has a breadcrumb", trail.count())
            tally.expect(
                trail.count() == 0 or trail.last.get_attribute("aria-current") == "page",
                f"{visit.name} ends its breadcrumb with itself")
            check_order(page, visit.name, tally)
            moved = page.locator(".moved li").first
            if moved.count():
                tally.expect(not moved.is_visible(), f"{visit.name} does not show what has moved away")
                page.goto(f"{page.url.partition('#')[0]}#{moved.get_attribute('id')}")
                tally.expect(moved.is_visible(), f"{page.url} shows where it leads")
                check_order(page, page.url, tally)
        page.goto(root + "index.html")
        if parts.count():
            parts.first.locator("summary").focus()
            page.keyboard.press("Enter")
            name = parts.first.locator("summary").inner_text()
            tally.expect(
                page.get_by_role("list", name=name, exact=True).is_visible(),
                "a part opens by the keyboard, without a script, as a list with its name", name)


def check_order(page: Page, name: str, tally: Tally) -> None:
    order = page.locator("main").evaluate(ORDER)
    tally.expect(order is None, f"{name} has its parts below each other in the order of the text", order)


# Whether the top of the place that an address leads to is seen, and the header is above all else.
COVERED = """() => {
  const place = document.querySelector(":target");
  const {left, right, top, bottom} = (place.querySelector("th, td") ?? place).getBoundingClientRect();
  const header = document.querySelector(".header").getBoundingClientRect();
  const x = Math.min(Math.max(left, 0) + 12, innerWidth - 12);
  const above = document.elementFromPoint(x, header.bottom - 10)?.closest(".header");
  const seen = document.elementFromPoint(x, Math.max(top, 0) + Math.min(10, (bottom - top) / 2));
  return above && top >= header.bottom - 1 && top < innerHeight && (place.contains(seen) || seen?.contains(place))
    ? null : `${top} ${header.bottom} ${above?.className} ${seen?.outerHTML.slice(0, 120)}`;
}"""


def check_covered(browser: Browser, root: str, visits: list[Visit], tally: Tally) -> None:
    """On every page the first, the middle and the last heading and row that have an id.

    Below the first row the head of its table lies half behind the header."""
    for width in (1280, 375):
        with browser.new_context(viewport={"width": width, "height": 700}, reduced_motion="reduce") as context:
            page = context.new_page()
            for visit in visits:
                page.goto(root + visit.name)
                page.locator("meta[http-equiv=refresh]").wait_for(state="detached")
                places = page.evaluate("""() => ["h2[id], h3[id]", "tr[id]"].flatMap((kind) => {
                  const all = [...document.querySelectorAll("article :is(" + kind + ")")].filter((one) => one.checkVisibility());
                  return [all[0]?.id, all[all.length >> 1]?.id, all.at(-1)?.id].filter((id) => id);
                })""")
                for place in dict.fromkeys(places):
                    page.evaluate("id => { location.hash = ''; location.hash = '#' + id; }", place)
                    page.wait_for_timeout(30)
                    found = page.evaluate(COVERED)
                    tally.expect(found is None, f"nothing covers {visit.name}#{place} at {width} pixels", found)


def check_narrow(browser: Browser, root: str, visits: list[Visit], width: int, tally: Tally) -> None:
    """As wide as a window of 1280 pixels is at 200 and at 400 %."""
    with browser.new_context(viewport={"width": width, "height": 450}) as context:
        page = context.new_page()
        for visit in visits:
            page.goto(root + visit.name)
            page.locator("meta[http-equiv=refresh]").wait_for(state="detached")
            culprits = page.evaluate(OVERFLOW)
            tally.expect(culprits is None, f"{visit.name} fits {width} pixels", culprits)


def background(page: Page) -> str:
    return page.evaluate("getComputedStyle(document.documentElement).backgroundColor")


def theme(page: Page) -> list[str]:
    """The word at the button, the page's colour, and that of what the browser draws around the page."""
    around = page.evaluate("""() => {
      const color = [...document.querySelectorAll("meta[name=theme-color]")].find((color) => matchMedia(color.media).matches);
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = color.content;
      const seen = getComputedStyle(probe).color;
      probe.remove();
      return seen;
    }""")
    return [page.locator(".theme").inner_text().removeprefix("Theme:").strip(), background(page), around]


# Scrolls the widest table of the page and measures where its header row and first column are then.
STICKY = """() => {
  const scroller = [...document.querySelectorAll(".scroller")].sort((a, b) => b.scrollWidth - a.scrollWidth)[0];
  scroller.scrollTo(150, 150);
  const [moved, frame] = [scroller.scrollLeft, scroller.getBoundingClientRect()];
  const column = scroller.querySelector("tbody th").getBoundingClientRect();
  const row = scroller.querySelector("thead th:last-child").getBoundingClientRect();
  return {
    isWide: scroller.scrollWidth > scroller.clientWidth,
    scrolledAcross: moved > 0, column: Math.abs(column.left - frame.left) < 3,
    scrolledDown: scroller.scrollTop > 60, row: Math.abs(row.top - frame.top) < 3,
  };
}"""


def check_scroller(browser: Browser, url: str, tally: Tally) -> None:
    with browser.new_context(viewport={"width": 375, "height": 700}, reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(url)
        found = page.evaluate(STICKY)
        tally.expect(
            not found["isWide"] or found["scrolledAcross"] and found["column"],
            "the first column of a wide table stays", found)
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


# Of the programs that a page shows: those wider than their place, and how each is reached and called. What is folded has a
# height in Chromium and is laid out when somebody unfolds it.
PROGRAMS = """() => [...document.querySelectorAll("pre:has(> code[class]:not(.language-text))")]
  .filter((block) => block.offsetHeight && block.checkVisibility()).map((block) => ({
    isWide: block.scrollWidth > block.clientWidth, isStop: block.tabIndex === 0, name: block.ariaLabel,
    lines: block.textContent.trimEnd().split("\\n").length,
    rows: Math.round((block.querySelector("code").getBoundingClientRect().height) / parseFloat(getComputedStyle(block).lineHeight)),
  }))"""


def check_program(browser: Browser, url: str, tally: Tally) -> None:
    for width in (1280, 375):
        with browser.new_context(viewport={"width": width, "height": 800}) as context:
            page = context.new_page()
            page.goto(url)
            page.wait_for_timeout(300)
            programs = page.evaluate(PROGRAMS)
            wide = [program for program in programs if program["isWide"]]
            tally.expect(bool(wide) == (width == 375), f"programs are wider than a window of {width} pixels", wide)
            tally.expect(
                all(program["isWide"] == program["isStop"] == bool(program["name"]) for program in programs),
                "a program that scrolls is a tab stop with a name, and no other is", programs)
            if width == 375:
                tally.expect(all(program["rows"] <= program["lines"] for program in programs),
                             "no line of a program is broken on a phone", programs)
                block = page.locator("pre[tabindex]").first
                block.focus()
                page.keyboard.press("ArrowRight")
                page.wait_for_timeout(300)
                tally.expect(block.evaluate("block => block.scrollLeft") > 0, "arrow keys scroll a wide program")


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
