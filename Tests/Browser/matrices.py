"""Matrices: filtered, walked through and copied from by keyboard alone, and as cards on a phone."""
from playwright.sync_api import Browser, Page

from accessibility import RUN, axe_source
from explorer import choose, tab_to
from tally import Tally

PAGE = "matrices/device-turn-16.html"
# Portrait and upside down allowed, from upside down, device turned to landscape left.
CELL = "mask-6-current-2.device-3"
SHOWN = """() => [...document.querySelectorAll(".matrix tbody td")]
  .filter((cell) => cell.checkVisibility() && !cell.classList.contains("out")).map((cell) => cell.id)"""
# A table of the same rows and columns, whole, for a reader without a script.
WITHOUT = """() => ({
  cells: [...document.querySelectorAll(".matrix td")].filter((cell) => cell.checkVisibility()).length,
  heads: [...document.querySelectorAll(".matrix thead th")].filter((cell) => cell.checkVisibility()).length,
  dead: [...document.querySelectorAll(".filter, .keys")].filter((part) => part.checkVisibility()).length })"""
# How far what is seen moved while the page was being loaded.
SHIFT = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const shift of list.getEntries()) sum += shift.value; })
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 300);
})"""


def check(browser: Browser, folder: str, address: str, tally: Tally) -> None:
    for root in (folder, address):
        check_filter(browser, root, tally)
        check_permalink(browser, root, tally)
    check_keys(browser, folder, tally)
    check_pointer(browser, folder, tally)
    check_phone(browser, folder, tally)
    check_without_script(browser, folder, tally)
    check_paper(browser, folder, tally)
    check_axe(browser, folder, tally)


def check_filter(browser: Browser, root: str, tally: Tally) -> None:
    """By keyboard: two filters, the address, the history, and the button that clears."""
    scheme = root.partition(":")[0]
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(root + PAGE)
        everything = page.evaluate(SHOWN)
        tally.expect(len(everything) == 448 and count(page) == "448 cells", "at first all cells are there", count(page))
        tab_to(page, ".filter select[name=outcome]")
        choose(page, "exception")
        wanted = page.evaluate("() => [...document.querySelectorAll('.matrix td.exception')].map(({ id }) => id)")
        tally.expect(page.evaluate(SHOWN) == wanted, f"a filter leaves the cells of its outcome over {scheme}")
        tally.expect(count(page) == f"{len(wanted)} of 448 cells", f"it says how many over {scheme}", count(page))
        tally.expect(page.url.endswith("?outcome=exception"), f"it is in the address over {scheme}", page.url)
        page.keyboard.press("Shift+Tab")
        choose(page, "landscapeLeft")
        both = page.evaluate(SHOWN)
        tally.expect(
            both == [id for id in wanted if id.endswith(".device-3")] and len(both) == 4,
            f"two filters leave what both leave over {scheme}", both)
        shared = page.url
        tally.expect(
            "device=device-3" in shared and "outcome=exception" in shared, f"the address has both over {scheme}", shared)
        page.go_back()
        tally.expect(
            page.evaluate(SHOWN) == wanted and select(page, "device") == "", f"the history leads back over {scheme}")
        page.go_forward()
        tally.expect(page.evaluate(SHOWN) == both, f"and forward again over {scheme}")
        page.goto(root + "index.html")
        page.go_back()
        tally.expect(page.evaluate(SHOWN) == both, f"a filter outlives another page over {scheme}", page.url)
        tab_to(page, ".filter .clear")
        page.keyboard.press("Enter")
        tally.expect(
            page.evaluate(SHOWN) == everything and count(page) == "448 cells" and "?" not in page.url,
            f"the button clears the filter over {scheme}", page.url)
        tally.expect(
            page.evaluate("document.activeElement.matches('.filter select')"), "the focus is not lost with the button")
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(shared)
        tally.expect(page.evaluate(SHOWN) == both, f"an address shows its filter elsewhere over {scheme}")
        tally.expect(page.evaluate(SHIFT) < 0.01, f"nothing moves while it does over {scheme}", page.evaluate(SHIFT))
        page.goto(shared.partition("?")[0] + "?device=device-3#" + CELL)
        tally.expect(CELL in page.evaluate(SHOWN), f"a filter and a cell can be in one address over {scheme}")
        page.goto(shared + "#" + CELL)
        tally.expect(
            CELL in page.evaluate(SHOWN) and "?" not in page.url, f"a cell is shown whatever is filtered over {scheme}")


def check_permalink(browser: Browser, root: str, tally: Tally) -> None:
    scheme = root.partition(":")[0]
    with browser.new_context(permissions=["clipboard-read", "clipboard-write"], reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(root + PAGE + "?device=device-3")
        tab_to(page, ".matrix td")
        page.keyboard.press("Control+Home")
        page.keyboard.press("ArrowRight")
        for _ in range(13):
            page.keyboard.press("ArrowDown")
        tally.expect(focused(page) == CELL, "arrows lead to a cell", focused(page))
        page.keyboard.press("Enter")
        page.wait_for_selector(".told")
        tally.expect(page.locator(".told").inner_text() == "Link copied", f"a copied link is confirmed over {scheme}")
        page.wait_for_selector(".matrix [role=status]:text-is('Link copied')", state="attached")
        copied = page.evaluate("navigator.clipboard.readText()")
        tally.expect(copied == root + PAGE + "#" + CELL, f"Enter copies the link of a cell over {scheme}", copied)
        page.keyboard.press("Home")
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
        copied = page.evaluate("navigator.clipboard.readText()")
        tally.expect(copied == root + PAGE + "#row.mask-6-current-2", "at the head it copies that of the row", copied)
        page.goto(root + PAGE + "#" + CELL)
        found = page.evaluate("""(id) => {
          const cell = document.getElementById(id), box = cell.getBoundingClientRect();
          return { target: cell.matches(":target"), lit: cell.matches(".lit"), tab: cell.tabIndex,
            row: cell.parentElement.cells[0].matches(".lit"),
            column: cell.closest("table").tHead.rows[0].cells[cell.cellIndex].matches(".lit"),
            seen: box.top > 0 && box.bottom < innerHeight && box.left > 0 && box.right < innerWidth };
        }""", CELL)
        tally.expect(
            found == {"target": True, "lit": True, "tab": 0, "row": True, "column": True, "seen": True},
            f"its link lights the cell, its row and its column over {scheme}", found)


def check_keys(browser: Browser, root: str, tally: Tally) -> None:
    with browser.new_context(reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(root + PAGE)
        tab_to(page, ".matrix td")
        first = focused(page)
        stops = page.evaluate("document.querySelectorAll('.matrix tbody :is(td, th)[tabindex=\"0\"]').length")
        tally.expect(stops == 1, "one cell is in the order of the Tab key", stops)
        tally.expect(first == "mask-0-current-1.device-0", "it is the first one", first)
        for key, wanted in (
            ("ArrowRight", "mask-0-current-1.device-1"), ("ArrowDown", "mask-0-current-2.device-1"),
            ("ArrowLeft", "mask-0-current-2.device-0"), ("ArrowLeft", "row.mask-0-current-2"),
            ("ArrowLeft", "row.mask-0-current-2"), ("ArrowUp", "row.mask-0-current-1"),
            ("ArrowUp", "row.mask-0-current-1"), ("End", "mask-0-current-1.device-6"),
            ("Control+End", "mask-30-current-3.device-6"), ("Home", "row.mask-30-current-3"),
            ("Control+Home", "row.mask-0-current-1"), ("ArrowRight", first),
        ):
            page.keyboard.press(key)
            tally.expect(focused(page) == wanted, f"{key} leads to {wanted}", focused(page))
        page.keyboard.press("Tab")
        tally.expect(
            "/rules/" in page.evaluate("document.activeElement.href"), "Tab leads from a cell to its rule")
        page.keyboard.press("Tab")
        tally.expect(
            page.evaluate("document.activeElement.ariaLabel") == "Open in the explorer", "and to the explorer")
        page.keyboard.press("ArrowDown")
        tally.expect(focused(page) == "mask-0-current-2.device-0", "arrows lead on from a link in a cell", focused(page))
        page.keyboard.press("Control+End")
        seen = page.evaluate("""() => {
          const box = document.activeElement.getBoundingClientRect();
          const frame = document.querySelector(".scroller").getBoundingClientRect();
          return box.top >= frame.top && box.bottom <= frame.bottom && box.left >= frame.left && box.right <= frame.right;
        }""")
        tally.expect(seen, "the cell with the focus is in view")
        tree = page.locator(".matrix table").aria_snapshot()
        tally.expect(
            "grid" in tree and "columnheader \"faceDown\"" in tree and "rowheader \"none, portrait" in tree
            and "gridcell \"unchanged" in tree, "a screen reader has a grid with heads and cells", tree[:600])


def check_pointer(browser: Browser, root: str, tally: Tally) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(root + PAGE)
        page.locator("td[id='mask-0-current-2.device-2']").hover()
        lit = page.evaluate(r"""() => [...document.querySelectorAll(".lit")].filter((cell) => cell.checkVisibility())
          .map((cell) => cell.id || cell.innerText.trim().replace(/\s#$/, ""))""")
        tally.expect(
            len(lit) == 8 + 1 + 63 and "portraitUpsideDown" in lit and "none, portraitUpsideDown" in lit,
            "the row and the column of the cell under the pointer light up", lit[:12])
        page.mouse.move(5, 5)
        page.wait_for_selector(".lit", state="detached")
        link = page.locator("td[id='mask-0-current-2.device-2'] .explore")
        tally.expect("explorer.html#1S" in link.get_attribute("href"), "a cell with an exception leads to the explorer")


def check_phone(browser: Browser, root: str, tally: Tally) -> None:
    with browser.new_context(viewport={"width": 375, "height": 700}, has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        for name in (PAGE, "matrices/forced-rotation.html", "matrices/masks.html"):
            page.goto(root + name)
            found = page.evaluate("""() => {
              const shown = [...document.querySelectorAll(".matrix tbody tr")].filter((row) => row.checkVisibility());
              const row = shown[0], cell = row.cells[1];
              const edges = [...document.querySelectorAll("body *")].map((part) => part.getBoundingClientRect().right);
              const link = cell.querySelector(".explore").getBoundingClientRect();
              return {
                rows: shown.length, clear: document.querySelector(".filter .clear")?.hidden,
                card: getComputedStyle(row).display, under: cell.getBoundingClientRect().bottom <= row.cells[2].getBoundingClientRect().top + 1,
                head: getComputedStyle(document.querySelector(".matrix thead")).display,
                label: getComputedStyle(cell, "::before").content.replaceAll("\\u200B", ""),
                wanted: document.querySelector(".matrix thead th:nth-child(2)").textContent,
                fits: document.documentElement.scrollWidth <= innerWidth && Math.max(...edges) <= innerWidth,
                finger: link.width >= 40 && link.height >= 36, links: document.querySelectorAll(".explore").length,
                cells: document.querySelectorAll(".matrix td").length };
            }""")
            tally.expect(
                found["card"] == "block" and found["under"] and found["head"] == "none", f"a phone has cards on {name}", found)
            tally.expect(
                found["rows"] == 1 and found["clear"] is False, f"a phone begins {name} with one row, and offers all", found)
            tally.expect(found["wanted"].startswith(found["label"].strip('"')), f"each line of {name} has its column's name", found)
            tally.expect(found["fits"], f"{name} does not scroll sideways on a phone", found)
            tally.expect(
                found["finger"] and found["links"] == found["cells"], f"a finger opens every cell of {name} in the explorer", found)
        page.goto(root + PAGE)
        page.locator(".filter .clear").tap()
        page.locator("td[id='mask-2-current-2.device-1'] .explore").tap()
        page.wait_for_selector(".exploring")
        tally.expect(
            "rotates to portrait" in page.locator(".explorer .verdict").inner_text(), "the explorer has the cell that was tapped")
        page.goto(root + PAGE + "?outcome=exception")
        tally.expect(len(page.evaluate(SHOWN)) == 16, "cards are filtered too", len(page.evaluate(SHOWN)))
        page.goto(root + PAGE + "#" + CELL)
        page.wait_for_timeout(300)
        top = page.evaluate("(id) => document.getElementById(id).getBoundingClientRect().top", CELL)
        tally.expect(0 < top < 700, "the link of a cell leads to its line", top)


def check_without_script(browser: Browser, root: str, tally: Tally) -> None:
    for width in (1280, 375):
        with browser.new_context(java_script_enabled=False, viewport={"width": width, "height": 700}) as context:
            page = context.new_page()
            page.goto(root + PAGE)
            found = page.evaluate(WITHOUT)
            tally.expect(
                found["cells"] == 448 and found["dead"] == 0 and found["heads"] == (8 if width > 600 else 0),
                f"without a script the table is whole at {width} pixels", found)


def check_paper(browser: Browser, root: str, tally: Tally) -> None:
    # A sheet of paper is narrow: it must not become a phone.
    with browser.new_context(viewport={"width": 600, "height": 900}) as context:
        page = context.new_page()
        page.goto(root + PAGE)
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        page.emulate_media(media="print")
        found = page.evaluate("""() => ({
          head: getComputedStyle(document.querySelector(".matrix thead")).display,
          row: getComputedStyle(document.querySelector(".matrix tbody tr")).display,
          breaks: getComputedStyle(document.querySelector(".matrix tbody tr")).breakInside,
          dead: [...document.querySelectorAll(".filter, .keys, .explore")].filter((part) => part.checkVisibility()).length })""")
        tally.expect(
            found == {"head": "table-header-group", "row": "table-row", "breaks": "avoid", "dead": 0},
            "paper has a table, its heads on every sheet, its rows whole, and no filter", found)


def check_axe(browser: Browser, root: str, tally: Tally) -> None:
    axe = axe_source()
    for theme, width in (("light", 1280), ("dark", 1280), ("light", 375), ("dark", 375)):
        with browser.new_context(
            color_scheme=theme, reduced_motion="reduce", viewport={"width": width, "height": 900},
            has_touch=width < 600, is_mobile=width < 600, permissions=["clipboard-read", "clipboard-write"],
        ) as context:
            page = context.new_page()
            page.goto(root + PAGE + "?current=portrait&outcome=turned")
            page.locator("td[id='mask-4-current-1.device-3']").focus()
            page.keyboard.press("Enter")
            page.wait_for_selector(".told")
            page.evaluate(axe)
            findings = page.evaluate(RUN)
            tally.expect(
                not findings, f"axe-core finds nothing on a filtered matrix ({theme}, {width} pixels)", "\n".join(findings))


def count(page: Page) -> str:
    return page.locator(".filter output").inner_text()


def select(page: Page, name: str) -> str:
    return page.locator(f".filter select[name={name}]").input_value()


def focused(page: Page) -> str:
    """The id of the cell with the focus, or of its row where it heads one."""
    return page.evaluate("document.activeElement.id || document.activeElement.closest('tr')?.id || ''")
