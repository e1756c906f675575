"""What a page at another address gets of a book that is being served: nothing, but for a link that leads there."""
import pathlib
import tempfile

from playwright.sync_api import Browser, Page

from served import serve_folder
from tally import Tally

# Takes a file in, in each way in which a page may take in a file of another one, and says whether it came.
LOAD = """async ([kind, address]) => {
  const element = (name, fields) => new Promise((done) => {
    const made = Object.assign(document.createElement(name), fields);
    made.onload = () => done(true);
    made.onerror = () => done(false);
    document.body.append(made);
  });
  if (kind === "script") return element("script", { src: address });
  if (kind === "style") return element("link", { rel: "stylesheet", href: address });
  if (kind === "fetch") return fetch(address, { mode: "no-cors" }).then(() => true, () => false);
  return new Promise((done) => {
    const events = new EventSource(address);
    events.onmessage = () => { events.close(); done(true); };
    events.onerror = () => { events.close(); done(false); };
  });
}"""


def check(browser: Browser, site: pathlib.Path, address: str, tally: Tally) -> None:
    """`address` is that of the tool, and `site` the same site in a folder."""
    scripts = sorted(path.relative_to(site).as_posix() for path in (site / "assets/search").rglob("*.js"))
    style = next(path.relative_to(site).as_posix() for path in (site / "assets").glob("*.css"))
    ways = [*(("script", path) for path in scripts), ("style", style), ("fetch", "index.html"), ("events", ".orientation-docs/events")]
    tally.expect(bool(scripts), "the search has scripts")
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "index.html").write_text(f'<!DOCTYPE html><title>Foreign</title><body><a href="{address}">Link</a>')
        with serve_folder(pathlib.Path(folder)) as foreign, browser.new_context() as context:
            page = context.new_page()
            # Only what the server allows its own pages shows that it is the server which refuses the others.
            for root, is_own in ((address, True), (foreign, False)):
                page.goto(root)
                for kind, path in ways:
                    came = page.evaluate(LOAD, [kind, address + path])
                    tally.expect(came == is_own, f"{path} {'comes' if is_own else 'does not come'} as {kind} into a page of {root}")
            check_frames(page, address, tally)
            check_windows(page, foreign, address, tally)


def check_frames(page: Page, address: str, tally: Tally) -> None:
    for name, attribute in (("iframe", "src"), ("embed", "src"), ("object", "data")):
        page.evaluate("([name, attribute, address]) => document.body.append(Object.assign(document.createElement(name), { [attribute]: address }))",
                      [name, attribute, address])
    page.wait_for_timeout(500)
    shown = [frame.url for frame in page.frames if frame.url.startswith(address) and frame.title()]
    tally.expect(not shown, "no page is shown in a frame of a foreign page", shown)


def check_windows(page: Page, foreign: str, address: str, tally: Tally) -> None:
    with page.context.expect_page() as opened:
        page.evaluate("(address) => { window.opened = open(address); }", address)
    opened.value.wait_for_load_state()
    tally.expect(opened.value.title() not in ("", "Foreign"), "a page in a window of its own is shown", opened.value.title())
    tally.expect(page.evaluate("window.opened.closed"), "the foreign page that opened it has no hold of it")
    page.goto(foreign)
    page.click("a")
    page.wait_for_load_state()
    tally.expect(page.url == address, "a link from a foreign page leads to the book", page.url)
