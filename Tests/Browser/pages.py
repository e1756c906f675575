"""What holds of every page: it opens without a complaint, fits its window, needs no script, and is small."""
import dataclasses
import gzip
import pathlib

from playwright.sync_api import Browser, Page

from policy import LISTEN
from tally import Tally

WIDTHS = (1280, 375)
REQUESTS = 5
NODES = 5_000
PAGE_BYTES = 30 * 1024
MATRIX_PAGE_BYTES = 45 * 1024
STYLE_BYTES = 9.5 * 1024


@dataclasses.dataclass
class Visit:
    """What was found on a page."""
    name: str
    requests: int
    nodes: int
    has_matrix: bool
    # Every pair of element and class on the page: what kind of page it is.
    parts: frozenset[str]


DESCRIBE = """() => ({
  nodes: document.querySelectorAll("*").length,
  has_matrix: document.querySelector(".matrix") !== null,
  parts: [...new Set([...document.querySelectorAll("body *")].flatMap(
    (element) => [element.localName, ...[...element.classList].map((name) => element.localName + "." + name)]))],
})"""

# The elements that reach beyond the window's edge, to say whose fault an overflow is.
OVERFLOW = """() => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return null;
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > width + 1 && !element.closest(".scroller > *"))
    .slice(0, 4).map((element) => element.outerHTML.slice(0, 120)).join("\\n") || "no element sticks out";
}"""

# What a reader without scripts has: a text with one heading, and links to other pages.
TEXT = """() => ({
  headings: document.querySelectorAll("main h1").length,
  letters: document.querySelector("main article")?.innerText.trim().length ?? 0,
  links: [...document.querySelectorAll("nav a")].length,
  toggles: [...document.querySelectorAll("button")].filter((button) => button.checkVisibility()).length,
})"""


def check(browser: Browser, site: pathlib.Path, root: str, names: list[str], tally: Tally) -> list[Visit]:
    """Opens every page of a folder; returns what is on them."""
    visits = check_with_script(browser, root, names, tally)
    check_budget(site, visits, tally)
    return visits


def open_page(page: Page, address: str) -> None:
    """Opens an address, and waits until a page that has moved has led on: its refresh would interrupt the next visit."""
    page.goto(address)
    page.locator("meta[http-equiv=refresh]").wait_for(state="detached")
    page.wait_for_load_state()


def check_with_script(browser: Browser, root: str, names: list[str], tally: Tally) -> list[Visit]:
    """Opens every page below an address; returns what is on them."""
    context = browser.new_context(viewport={"width": WIDTHS[0], "height": 900})
    context.add_init_script(LISTEN)
    page = context.new_page()
    complaints: list[str] = []
    requests: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    # The live reload of `serve` keeps a connection open; neither that nor its script is part of the page.
    page.on("request", lambda request: requests.append(request.url)
            if request.resource_type != "eventsource" and "/.orientation-docs/" not in request.url else None)
    page.on("requestfailed", lambda request: complaints.append(f"{request.url} {request.failure}")
            if request.resource_type != "eventsource" else None)

    visits = []
    scheme = root.partition(":")[0]
    for name in names:
        complaints.clear()
        requests.clear()
        page.set_viewport_size({"width": WIDTHS[0], "height": 900})
        open_page(page, root + name)
        tally.expect(not complaints, f"{name} opens over {scheme} without a console error", "\n".join(complaints))
        # A data: address is not a request: it stands in the page.
        asked = [url for url in requests if not url.startswith("data:")]
        foreign = [url for url in asked if not url.startswith(root)]
        tally.expect(not foreign, f"{name} asks no other host over {scheme}", "\n".join(foreign))
        # The address of a page that has moved opens two pages.
        most = REQUESTS * max(1, sum(url.endswith(".html") for url in asked))
        tally.expect(len(asked) <= most, f"{name} needs at most {most} requests over {scheme}", "\n".join(asked))
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            culprits = page.evaluate(OVERFLOW)
            tally.expect(culprits is None, f"{name} fits a window of {width} pixels over {scheme}", culprits)
        violations = page.evaluate("violations")
        tally.expect(not violations, f"{name} keeps to its policy over {scheme}", "\n".join(violations))
        found = page.evaluate(DESCRIBE)
        visits.append(Visit(name, len(asked), found["nodes"], found["has_matrix"], frozenset(found["parts"])))
    context.close()
    return visits


def check_without_script(browser: Browser, root: str, names: list[str], tally: Tally) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": WIDTHS[0], "height": 900})
    page = context.new_page()
    for name in names:
        open_page(page, root + name)
        found = page.evaluate(TEXT)
        tally.expect(
            found["headings"] == 1 and found["letters"] > 10 and found["links"] > 0 and found["toggles"] == 0,
            f"{name} has its text, one h1, its navigation and no dead button without a script", found)
    context.close()


def check_budget(site: pathlib.Path, visits: list[Visit], tally: Tally) -> None:
    """Prints what every page weighs, with the files that it loads before a reader does anything."""
    weights = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in (site / "assets").glob("*.*s")}
    frame = weights["style.css"] + weights["script.js"]
    matrix = weights["matrix.css"] + weights["matrix.js"]
    print(f"{'gzip KB':>8} {'nodes':>6} {'requests':>8}  page")
    for visit in visits:
        size = len(gzip.compress((site / visit.name).read_bytes(), 9)) + frame + (matrix if visit.has_matrix else 0)
        limit = MATRIX_PAGE_BYTES if visit.has_matrix else PAGE_BYTES
        print(f"{size / 1024:8.1f} {visit.nodes:6} {visit.requests:8}  {visit.name}")
        tally.expect(size <= limit, f"{visit.name} is at most {limit // 1024} KB when compressed", f"{size} bytes")
        tally.expect(visit.nodes <= NODES, f"{visit.name} has at most {NODES} nodes", visit.nodes)
    for style in sorted(site.rglob("*.css")):
        size = len(gzip.compress(style.read_bytes(), 9))
        print(f"{size / 1024:8.1f} {'':6} {'':8}  {style.relative_to(site)}")
        tally.expect(size <= STYLE_BYTES, f"{style.name} is at most {STYLE_BYTES / 1024} KB when compressed", size)
