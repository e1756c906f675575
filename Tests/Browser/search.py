"""The search: its tokens and its ranking by tables, its dialog by keyboard, its index by the kilobyte."""
import gzip
import json
import os
import pathlib
import re
import subprocess
import tempfile

from playwright.sync_api import Browser, Page

from accessibility import RUN, axe_source
from served import ROOT
from tally import Tally

TOKENS = ROOT / "Tests/ReferenceSiteTests/Search/tokens.tsv"
QUERIES = ROOT / "Tests/Browser/queries.tsv"
PASTED = ROOT / "Tests/Browser/pasted.tsv"
EVERYDAY = ROOT / "Tests/Browser/everyday.tsv"
# Pages that are no answer to a wish, whatever they are called.
NO_ANSWER = re.compile(r"(?:rules|sources|disagreements|tool)/|(?:sources|disagreements|glossary|open-questions|device-tests)\.html")
INDEX_BYTES = 112 * 1024
# What one question may fetch of the index of a big book, not even compressed, with the texts that are quoted.
QUESTION_BYTES = 128 * 1024
BIG_BOOK = 1_500
# How many titles and headings are asked for, and how many places are the same in the page and in the tool.
TITLES, SAME_PLACES = 500, 5
CRASH = """*** Terminating app due to uncaught exception 'UIApplicationInvalidInterfaceOrientation',
  reason: 'preferredInterfaceOrientationForPresentation 'landscapeRight' must match a supported
  interface orientation: 'portrait'!'"""


def check(browser: Browser, site: pathlib.Path, folder: str, address: str, tally: Tally) -> None:
    check_tables(browser, folder, tally)
    check_everyday(browser, folder, tally)
    check_engines(browser, site, folder, tally)
    for root in (folder, address):
        check_keys(browser, root, tally)
        check_address(browser, root, tally)
    check_quotes(browser, folder, tally)
    check_words(browser, folder, tally)
    check_failure(browser, address, tally)
    check_phone(browser, folder, tally)
    check_axe(browser, folder, tally)
    size = len(gzip.compress((site / "assets/search/index.js").read_bytes(), 9))
    print(f"{size / 1024:8.1f} {'':6} {'':8}  assets/search/index.js")
    tally.expect(size <= INDEX_BYTES, f"the search index is at most {INDEX_BYTES // 1024} KB when compressed", size)
    check_big_book(browser, tally)


def open_search(page: Page, address: str) -> None:
    page.goto(address)
    page.keyboard.press("Control+k")
    page.wait_for_selector(".search-dialog[open]")


def ask(page: Page, text: str) -> None:
    """Types a question and waits for its results; what is pasted comes at once."""
    page.locator(".search-dialog input[role=combobox]").fill(text)
    page.wait_for_function("text => orientationSearch.shown === text", arg=text)


def paste(page: Page, text: str) -> None:
    """Pastes into the search and waits for its results."""
    page.evaluate("""text => {
      const data = new DataTransfer();
      data.setData("text", text);
      document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, cancelable: true, bubbles: true }));
    }""", text)
    page.wait_for_selector("[role=option]")


def check_tables(browser: Browser, root: str, tally: Tally) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        open_search(page, root + "index.html")
        for line in TOKENS.read_text(encoding="utf-8").splitlines():
            text, _, tokens = line.partition("\t")
            text = text.replace("\\t", "\t").replace("\\n", "\n")
            found = page.evaluate("text => orientationSearch.tokens(text)", text)
            tally.expect(found == tokens.split(), f"the script's tokens of {text!r} are those of the vector", found)
        slowest = 0.0
        for line in QUERIES.read_text(encoding="utf-8").splitlines():
            if line.startswith("# "):
                continue
            query, wanted, *count = line.split("\t")
            took, results, is_weak = page.evaluate(
                "async (query) => { const start = performance.now(); const { results, isWeak } = await orientationSearch.find(query);"
                " return [performance.now() - start, results.map(({ href }) => href), isWeak]; }", query)
            slowest = max(slowest, took)
            tally.expect(is_weak == (wanted == "-"), f"{query[:70]!r} has {'no ' if wanted == '-' else ''}answer", "\n".join(results[:4]))
            first = results[:int(count[0]) if count else 1]
            tally.expect(
                wanted == "-" or any(part in href for part in wanted.split("|") for href in first),
                f"{query[:70]!r} finds {wanted} among the first {len(first)}", "\n".join(results[:4]))
            tally.expect(len(results) == len(set(results)), f"{query[:70]!r} finds nothing twice", "\n".join(results))
        print(f"the slowest of the queries took {slowest:.0f} ms")
        for line in PASTED.read_text(encoding="utf-8").splitlines():
            if line.startswith("# "):
                continue
            pasted, _, message = line.partition("\t")
            results = page.evaluate(
                "async (text) => (await orientationSearch.find(text)).results.map(({ href }) => href)", pasted)
            if message:
                first = results[0] if results else ""
                tally.expect(first.endswith(f"#message.{message}"), f"{pasted[:70]!r} is {message}", "\n".join(results[:4]))
            else:
                tally.expect(
                    not any("#message." in href for href in results), f"{pasted[:70]!r} is no message", "\n".join(results[:4]))


def check_everyday(browser: Browser, root: str, tally: Tally) -> None:
    """What people type who know none of the book's words."""
    lists: dict[tuple[str, int, int], list[tuple[bool, bool]]] = {}
    with browser.new_context() as context:
        page = context.new_page()
        open_search(page, root + "index.html")
        for line in EVERYDAY.read_text(encoding="utf-8").splitlines():
            if line.startswith("## "):
                name, *goals = line[3:].split("\t")
                places = lists.setdefault((name, *map(int, goals)), [])
            if line.startswith("#"):
                continue
            query, _, wanted = line.partition("\t")
            pattern = re.compile("|".join(re.escape(part).replace(r"\$", "$") for part in wanted.split("|")))
            found = page.evaluate(
                "async (query) => (await orientationSearch.find(query)).results.map(({ href, title }) => [href, title])", query)
            paths = [(href.removeprefix(root), title) for href, title in found[:3]]
            good = [
                not NO_ANSWER.match(path) and any(pattern.search(text) for text in (path, path.partition("#")[0], title))
                for path, title in paths]
            places.append((good[:1] == [True], True in good))
    for (name, least_first, least_three), places in lists.items():
        first, three = (100 * sum(place) / len(places) for place in zip(*places))
        text = f"{name}: of {len(places)} everyday queries {first:.0f} % are answered first, {three:.0f} % among the first three"
        print(text)
        tally.expect(first >= least_first and three >= least_three, f"at least {least_first} and {least_three} %: {text}")


def typed() -> list[str]:
    """What the lists have people type."""
    texts = [path.read_text(encoding="utf-8") for path in (QUERIES, PASTED, EVERYDAY)]
    return [line.partition("\t")[0] for text in texts for line in text.splitlines() if not line.startswith(("# ", "## "))]


def check_engines(browser: Browser, site: pathlib.Path, root: str, tally: Tally) -> None:
    """The tool's search and the page's have the same first places: for all lists, and for titles and headings of the site."""
    tool = ROOT / os.environ.get("ORIENTATION_DOCS", ".build/debug/orientation-docs")
    if not tool.exists():
        return
    pages = json.loads((site / "assets/search/index.js").read_text(encoding="utf-8").partition('accept("pages/')[2].partition('",')[2][:-3])
    titles = [title for name, _, _, sections, *_ in pages for title in [name, *sections[::2]]]
    step = len(titles) / TITLES
    asked = list(dict.fromkeys(typed() + [titles[int(number * step)] for number in range(TITLES)]))
    with browser.new_context() as context:
        page = context.new_page()
        open_search(page, root + "index.html")
        shown = page.evaluate(
            "async ([asked, most]) => { const all = []; for (const text of asked) all.push((await orientationSearch.find(text))"
            ".results.slice(0, most).map(({ href }) => href)); return all; }", [asked, SAME_PLACES])
    for question, hrefs, found in zip(asked, shown, ask_tool(tool, asked), strict=True):
        expected = [href.removeprefix(root) for href in hrefs]
        found = [address.removeprefix(site.resolve().as_uri() + "/") for address in found]
        tally.expect(found == expected, f"page and tool find the same for {question[:70]!r}", f"page: {expected}\ntool: {found}")


def ask_tool(tool: pathlib.Path, asked: list[str]) -> list[list[str]]:
    """The addresses that the tool's server finds for each question."""
    about = {"protocolVersion": "2026-07-28", "clientInfo": {"name": "tests", "version": "1"}, "clientCapabilities": {}}
    meta = {f"io.modelcontextprotocol/{key}": value for key, value in about.items()}
    calls = [
        {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {
            "name": "search", "arguments": {"query": question, "limit": SAME_PLACES}, "_meta": meta}}
        # The first call waits until the book has been read, and is given up where that takes too long: it is asked again.
        for number, question in enumerate(asked[:1] + asked)]
    lines = "".join(json.dumps(call) + "\n" for call in calls)
    answers = subprocess.run([tool, "mcp"], input=lines, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    found = {}
    for line in answers.splitlines():
        message = json.loads(line)
        content = message.get("result", {}).get("structuredContent", {})
        found[message["id"]] = [passage["address"] for passage in content.get("answer", [])]
    return [found.get(number + 1, []) for number in range(len(asked))]


def check_keys(browser: Browser, root: str, tally: Tally) -> None:
    scheme = root.partition(":")[0]
    with browser.new_context() as context:
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(root + "guides/video-app.html")
        tally.expect(not any("search" in url for url in asked), f"a page loads nothing of the search over {scheme}", asked)
        focus = "document.activeElement.className || document.activeElement.getAttribute('role')"
        page.locator("button.search").focus()
        for key in ("Control+k", "/", "Enter"):
            page.keyboard.press(key)
            page.wait_for_selector(".search-dialog[open]")
            tally.expect(page.evaluate(focus) == "combobox", f"{key} opens the search over {scheme}", page.evaluate(focus))
            page.keyboard.press("Escape")
            page.wait_for_selector(".search-dialog", state="hidden")
            tally.expect(page.evaluate(focus) == "search", f"Escape closes it and gives the focus back over {scheme}")

        page.keyboard.press("/")
        page.wait_for_selector(".search-dialog[open]")
        page.keyboard.type("l")
        page.wait_for_selector("[role=option]")
        tally.expect(page.locator("[role=option]").count() > 3, f"the first keystroke has results over {scheme}")
        page.keyboard.type("/k")
        tally.expect(
            page.locator("[role=combobox]").input_value() == "l/k", f"the key is a character in the field over {scheme}")

        ask(page, "landscape")
        selected = page.locator("[aria-selected=true]")
        first = selected.get_attribute("href")
        tally.expect(selected.count() == 1 and first, "the first result is selected")
        page.keyboard.press("ArrowDown")
        second = selected.get_attribute("href")
        active = page.locator("[role=combobox]").get_attribute("aria-activedescendant")
        tally.expect(second != first, "the down key goes to the next result")
        tally.expect(active == selected.get_attribute("id"), "the field says which result is selected", active)
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowUp")
        last = page.locator("[role=option]").last.get_attribute("href")
        tally.expect(selected.get_attribute("href") == last, "the up key goes from the first to the last")
        tally.expect(
            selected.evaluate("element => element.getBoundingClientRect().bottom"
                              " <= element.parentElement.getBoundingClientRect().bottom + 1"), "the selected one shows")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_url(second)
        tally.expect(page.url == second, f"Enter leads to the result over {scheme}", page.url)

        # From the start to the page of a crash, by its pasted text.
        open_search(page, root + "index.html")
        paste(page, CRASH)
        page.keyboard.press("Enter")
        page.wait_for_url("**#message.*")
        tally.expect(
            page.url == root + "errors/preferred-must-match.html#message.preferred-must-match", f"a pasted crash leads to its entry over {scheme}",
            page.url)
        tally.expect(page.locator(".search-dialog[open]").count() == 0, "the search is closed on the page that was found")

        # A place on the same page.
        page.keyboard.press("Control+k")
        page.wait_for_selector(".search-dialog[open]")
        ask(page, "text contains unknown or a number")
        page.keyboard.press("Enter")
        page.wait_for_selector(".search-dialog", state="hidden")
        tally.expect(
            page.url.endswith("#the-text-contains-unknown-or-a-number"), "a result on the same page is gone to", page.url)


def check_address(browser: Browser, root: str, tally: Tally) -> None:
    """What is asked is in the address, beside what else is there, and comes back from there."""
    scheme = root.partition(":")[0]
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(root + "matrices/masks.html?outcome=exception")
        page.keyboard.press("Control+k")
        page.wait_for_selector(".search-dialog[open]")
        ask(page, "rotation lock")
        page.wait_for_function("() => location.search.includes('q=')")
        tally.expect(
            "outcome=exception" in page.url and "q=rotation+lock" in page.url, f"the question joins the address over {scheme}", page.url)
        page.keyboard.press("Escape")
        page.wait_for_function("() => !location.search.includes('q=')")
        tally.expect(page.url.endswith("?outcome=exception"), f"closing takes it out again over {scheme}", page.url)

        for name in ("index.html", "guides/video-app.html", "matrices/masks.html"):
            page.goto(f"{root}{name}?q=rotation+lock")
            page.wait_for_selector(".search-dialog[open] [role=option]")
            found = page.locator("[role=combobox]").input_value()
            tally.expect(found == "rotation lock", f"?q= opens the search on {name} over {scheme}", found)
        page.locator("[role=option]").first.click()
        page.wait_for_url("**/rules/*")
        tally.expect(page.locator(".search-dialog[open]").count() == 0, "the page that was found is not asked again", page.url)
        page.go_back()
        page.wait_for_selector(".search-dialog[open] [role=option]")
        tally.expect(
            page.locator("[role=combobox]").input_value() == "rotation lock", f"the way back leads to the question over {scheme}")
        page.keyboard.press("Escape")
        page.goto(root + "index.html")
        page.keyboard.press("Control+k")
        page.wait_for_selector(".search-dialog .note button")
        recent = page.locator(".search-dialog .note button").all_inner_texts()
        tally.expect("rotation lock" in recent, f"what was asked last is offered over {scheme}", recent)
        page.locator(".search-dialog .note button").first.click()
        tally.expect(page.locator(".search-dialog .note button").count() == 0, "and can be cleared")


def check_quotes(browser: Browser, root: str, tally: Tally) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        open_search(page, root + "index.html")
        ask(page, "a presented screen keeps the presenter's orientation")
        page.wait_for_selector("[role=option] .excerpt mark")
        first = page.locator("[role=option]").first
        tally.expect(
            "#the-modal-appears-as-a-sheet-and-ignores-its-mask" in (first.get_attribute("href") or ""),
            "a symptom leads to its fix", first.get_attribute("href"))
        tally.expect(
            "A presented screen keeps the presenter" in first.locator(".title").inner_text(), "and is shown in its own words",
            first.inner_text())
        tally.expect("Do something \u203a " in first.locator(".detail").inner_text(), "a result says where it is", first.inner_text())
        marks = {text.lower() for text in first.locator("mark").all_inner_texts()}
        tally.expect({"presented", "screen", "orientation"} <= marks, "the words that were found are marked", marks)
        ask(page, "\u5f3a\u5236\u65cb\u8f6c")
        terms = page.locator("[role=option] .term").all_inner_texts()
        tally.expect("\u5f3a\u5236\u65cb\u8f6c" in terms, "a Chinese term that led to a page is shown", terms)
        ask(page, "rotate giraffe")
        page.wait_for_selector(".search-dialog .note:not(:empty)")
        note = page.locator(".search-dialog .note").inner_text()
        tally.expect("giraffe" in note and "rotate" not in note.replace("rotate giraffe", ""), "words that no page has are said", note)
        ask(page, "landscape both")
        results = page.evaluate("[...document.querySelectorAll('[role=option]')].map((option) => option.href.includes('/tool/'))")
        tally.expect(True not in results[:5], "pages of the tool come last", results)


def check_field(page: Page, address: str, tally: Tally) -> None:
    """A field in a page opens the search with what is typed, pasted or sent there."""
    page.goto(address)
    field = page.locator(".search-field input")
    field.press_sequentially("w")
    page.wait_for_selector(".search-dialog[open] [role=option]")
    page.keyboard.type("ord7")
    tally.expect(page.locator("[role=combobox]").input_value() == "word7", "a page's own field opens the search with what is typed")
    page.keyboard.press("Escape")
    page.wait_for_selector(".search-dialog", state="hidden")
    field.focus()
    paste(page, "word1\n  word2")
    tally.expect(page.locator("[role=combobox]").input_value() == "word1 word2", "and with what is pasted in several lines")
    page.keyboard.press("Escape")
    field.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".search-dialog[open]")
    tally.expect(page.url == address, "sending it loads nothing", page.url)


def check_words(browser: Browser, root: str, tally: Tally) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        open_search(page, root + "index.html")
        page.wait_for_selector(".search-dialog .note:not(:empty)")
        tally.expect(page.locator(".search-dialog .note li").count() == 3, "the empty field says what can be searched")
        ask(page, "landscape")
        count = page.locator("[role=option]").count()
        page.wait_for_function("count => document.querySelector('.search-dialog [role=status]').textContent === `${count} results`", arg=count)
        tally.expect(True, "the number of results is said")
        page.keyboard.press("Tab")
        tally.expect(
            page.evaluate("document.activeElement.closest('.search-dialog') !== null"), "the Tab key stays in the dialog")

        ask(page, "xyzzyplughfoo")
        note = page.locator(".search-dialog .note")
        tally.expect("xyzzyplughfoo" in note.inner_text(), "nothing found is said with what was asked", note.inner_text())
        tally.expect(page.locator("[role=combobox]").get_attribute("aria-expanded") == "false", "no list is open then")
        ask(page, "UIIntrfcOrientatonMsk")
        page.wait_for_selector(".search-dialog .note button, [role=option]")
        if page.locator(".search-dialog .note button").count():
            page.locator(".search-dialog .note button").first.click()
            page.wait_for_selector("[role=option]")
        tally.expect(
            "UIInterfaceOrientationMask" in page.locator("[role=option]").first.inner_text(),
            "what is nearly a name leads to it", page.locator("[role=option]").first.inner_text())
        ask(page, "<img src=x onerror=alert(1)>")
        tally.expect(page.locator(".search-dialog img").count() == 0, "what is typed is never markup")

        # Character keys can be switched off.
        page.locator(".search-dialog input[type=checkbox]").uncheck()
        page.keyboard.press("Escape")
        page.reload()
        page.keyboard.press("/")
        page.wait_for_timeout(300)
        tally.expect(page.locator(".search-dialog").count() == 0, "the switch turns the / key off, and is remembered")
        page.keyboard.press("Control+k")
        page.wait_for_selector(".search-dialog[open]")
        tally.expect(
            not page.locator(".search-dialog input[type=checkbox]").is_checked(), "the switch shows what is remembered")


def check_failure(browser: Browser, root: str, tally: Tally) -> None:
    """The network fails once: the next try works."""
    with browser.new_context() as context:
        page = context.new_page()
        page.route("**/search/index.js", lambda route: route.abort())
        open_search(page, root + "index.html")
        page.keyboard.type("launch")
        page.wait_for_selector(".search-dialog .note:not(:empty)")
        tally.expect("index.js" in page.locator(".search-dialog .note").inner_text(), "an index that does not come is said")
        # Every keystroke has tried; the next one must not join a try that is about to fail.
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(300)
        page.unroute("**/search/index.js")
        page.keyboard.type(" ")
        page.wait_for_selector("[role=option]")
        tally.expect(page.locator("[role=option]").count() > 0, "the next keystroke tries again")


def check_phone(browser: Browser, root: str, tally: Tally) -> None:
    with browser.new_context(viewport={"width": 375, "height": 700}, has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        page.goto(root + "index.html")
        page.locator("button.search").tap()
        page.wait_for_selector(".search-dialog[open]")
        ask(page, "UIInterfaceOrientationMask.landscape")
        fits = page.evaluate("document.documentElement.scrollWidth <= innerWidth"
                             " && document.querySelector('.search-dialog').getBoundingClientRect().right <= innerWidth")
        tally.expect(fits, "the search fits a phone")
        size = page.locator("[role=combobox]").evaluate("element => parseFloat(getComputedStyle(element).fontSize)")
        tally.expect(size >= 16, "the field is large enough that a phone does not zoom into it", size)
        page.locator("[role=option]").first.tap()
        page.wait_for_url("**#UIInterfaceOrientationMask.landscape")
        tally.expect(True, "a tap leads to the result")


def check_axe(browser: Browser, root: str, tally: Tally) -> None:
    for theme, width in (("light", 1280), ("dark", 1280), ("light", 375), ("dark", 375)):
        with browser.new_context(color_scheme=theme, reduced_motion="reduce", viewport={"width": width, "height": 800}) as context:
            page = context.new_page()
            open_search(page, root + "index.html")
            page.evaluate(axe_source())
            for query in ("", "landscape", "1 << 3", "no common orientation with the application", "xyzzyplughfoo"):
                ask(page, query)
                findings = page.evaluate(RUN)
                tally.expect(
                    not findings, f"axe-core finds nothing in the search for {query!r} ({theme}, {width} pixels)",
                    "\n".join(findings))


def check_big_book(browser: Browser, tally: Tally) -> None:
    """A book whose index lies in many files: a question fetches few of them."""
    tool = ROOT / os.environ.get("ORIENTATION_DOCS", ".build/debug/orientation-docs")
    if not tool.exists():
        return
    with tempfile.TemporaryDirectory() as folder:
        book, site = pathlib.Path(folder) / "book", pathlib.Path(folder) / "site"
        write_big_book(book)
        subprocess.run([tool, "build", book, "--output", site, "--quiet"], check=True)
        parts = list((site / "assets/search").rglob("*.js"))
        tally.expect(len(parts) > 20, "the index of a big book lies in many files", len(parts))
        with browser.new_context() as context:
            page = context.new_page()
            check_field(page, site.as_uri() + "/index.html", tally)
            asked: list[str] = []
            page.on("request", lambda request: asked.append(request.url))
            for query, wanted in (
                    ("w", ""), ("wor", ""), ("page 1234", "page-1234"), ("word777", "page-777"), ("wrod777", "page-777"),
                    ("heading of page 42", "page-42"), ("common words of all pages", ""), ("横屏", "page-500"),
                    (" ".join(f"word{number}" for number in range(100, 140)), "page-1")):
                asked.clear()
                open_search(page, site.as_uri() + "/index.html")
                ask(page, query)
                page.wait_for_function("() => document.querySelector('[role=option] .excerpt')?.textContent")
                results = page.evaluate("[...document.querySelectorAll('[role=option]')].map((option) => option.href)")
                first = results[0] if results else "nothing"
                tally.expect(results and wanted in first, f"{query[:40]!r} finds {wanted or 'something'} in a big book", first)
                files = [pathlib.Path(url.partition("file://")[2]) for url in asked if "/assets/search/" in url]
                plain = sum(path.stat().st_size for path in files)
                packed = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)
                print(f"{packed / 1024:8.1f} KB compressed, {plain / 1024:.1f} KB plain, {len(files)} files for {query[:40]!r}")
                tally.expect(
                    plain <= QUESTION_BYTES, f"{query[:40]!r} fetches at most {QUESTION_BYTES // 1024} KB of a big index",
                    plain)


def write_big_book(folder: pathlib.Path) -> None:
    folder.mkdir()
    names = []
    for number in range(BIG_BOOK):
        words = " ".join(f"word{(number * 31 + index * 97) % 9000} common words" for index in range(60))
        chinese = "横屏与竖屏。" if number == 500 else ""
        field = "```orientation search\n```\n\n" if number == 0 else ""
        names.append(f"page-{number}")
        (folder / f"page-{number}.md").write_text(
            f"# The page {number} of word{number}\n\nA lead. {chinese}\n\n{field}{words}\n\n"
            f"## A heading of page {number}\n\n{words[::-1]}\n", encoding="utf-8")
    (folder / "SUMMARY.md").write_text("".join(f"- [{name}]({name}.md)\n" for name in names), encoding="utf-8")
