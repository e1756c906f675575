"""Ways of getting a script into a page, of the kinds that are published, put into every place where text enters, and opened in a browser.

Each vector gets a page of a book with blocks that carry it, as text that means itself and as it is. What the tool
refuses is taken out, until the book can be built; every block is refused or shown. Then the pages are opened twice: as they
are, and without their policy, since escaping has to be enough.
"""
import contextlib
import html.parser
import json
import pathlib
import re
import shutil
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterator
from urllib.parse import quote

from playwright.sync_api import Browser, BrowserContext, Page

from served import ROOT, serve_book, tool
from tally import Tally

HERE = ROOT / "Tests/Browser"
POLICY = re.compile(rb'<meta http-equiv="Content-Security-Policy"[^>]*>')

FOREIGN_HOST = re.compile("https?://(?!127\\.0\\.0\\.1)")

# Whatever a vector calls ends in the canary.
CANARY = """for (const name of ["alert", "confirm", "prompt", "print", "msgbox", "javascript"]) {
  window[name] = (...words) => canary(name + " " + words.join(" "));
}
addEventListener("securitypolicyviolation", (event) => canary(`policy ${event.violatedDirective} ${event.blockedURI}`));"""

# What no page of ours has: elements and attributes that run something, and addresses that do.
FOREIGN = """(root) => {
  const found = [];
  const elements = new Set(("a abbr article aside b blockquote body br button caption circle code dd defs desc details dialog div dl dt em "
    + "fieldset figcaption figure footer form g h1 h2 h3 h4 h5 h6 head header hr html i img input kbd label legend li line link main "
    + "mark marker meta nav ol optgroup option output p path pattern polygon polyline pre rect script section select small span strong "
    + "sub summary sup svg table tbody td template text th thead time title tr tspan ul use wbr").split(" "));
  const walk = (node) => {
    for (const element of node.querySelectorAll("*")) {
      const say = (what) => found.push(`${what}: ${element.outerHTML.slice(0, 160)}`);
      const isPlaceForText = element.matches(".explorer > .doors > .paste > textarea, .explorer .answer > .take > textarea");
      if (!elements.has(element.localName) && !isPlaceForText) say("element");
      for (const { name, value } of element.attributes) {
        if (/^on|^(style|srcdoc|formaction|action|background|poster|ping|is|popover|autofocus)$/.test(name)) say("attribute");
        if (!/^(href|src|xlink:href)$/.test(name)) continue;
        // What no browser can read, such as the port in `https:javascript:alert(1)`, leads nowhere.
        if (!URL.canParse(value, document.baseURI)) continue;
        const address = new URL(value, document.baseURI).href;
        const isOurs = address.startsWith(root) || address.startsWith("data:image/svg+xml,%3Csvg%20xmlns=") && element.rel === "icon";
        if (!isOurs && !(element.localName === "a" && /^(https?|mailto):/.test(address))) say("address");
      }
      if (element.localName === "script" && (!/assets|\\.orientation-docs/.test(element.src) || element.textContent)) say("script");
      if (element.localName === "meta" && element.httpEquiv && !/^(Content-Security-Policy|refresh)$/i.test(element.httpEquiv)) say("meta");
      if (element.content instanceof DocumentFragment) walk(element.content);
    }
  };
  walk(document);
  if (document.querySelectorAll("html, body, main, article, head").length !== 5) found.push("the frame is not whole");
  return found;
}"""


def check_book(browser: Browser, tally: Tally) -> None:
    vectors = read("vectors.tsv")
    outcome: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as place:
        site = write_book(pathlib.Path(place) / "book", vectors, read_addresses(), tally, outcome)
        check_site(browser, site, vectors, tally)
    print(", ".join(f"{count} {what}" for what, count in sorted(outcome.items())), "of vectors in places of text")


def check_apps(browser: Browser, tally: Tally) -> None:
    vectors = read("vectors.tsv")
    with tempfile.TemporaryDirectory() as place:
        # All of them would make a page of the app's that is over the budget.
        for part in range(2):
            site = write_app(pathlib.Path(place) / f"app-{part}", vectors[part::2], tally)
            check_site(browser, site, vectors, tally)
    print(f"{6 * len(vectors)} vectors in facts")


def check_site(browser: Browser, site: pathlib.Path, vectors: list[str], tally: Tally) -> None:
    # A sample with the policy, everything without it: what runs without it is what escaping has missed.
    for root, step in ((site, 8), (without_policy(site, site.parent, tally), 1)):
        check_pages(browser, root.as_uri() + "/", sorted(root.rglob("*.html"))[::step], root, tally)
        check_search(browser, root, vectors[::step], tally)


def check_addresses(browser: Browser, site: pathlib.Path, address: str, tally: Tally) -> None:
    """Vectors in addresses of the reference."""
    vectors = read("vectors.tsv")
    if (site / "explorer.html").exists():
        states = vectors + read_addresses()
        check_states(browser, site.as_uri() + "/", states[::20], tally)
        with tempfile.TemporaryDirectory() as place:
            bare = without_policy(site, pathlib.Path(place), tally)
            check_states(browser, bare.as_uri() + "/", states[::3], tally)
    check_hostile_paths(browser, address, vectors, tally)


def read(name: str) -> list[str]:
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return [line.partition("\t")[2] for line in lines if line and not line.startswith("# ")]


def read_addresses() -> list[str]:
    return [unescaped(text) for text in read("addresses.tsv")]


def unescaped(text: str) -> str:
    text = re.sub(r"\\u([0-9A-F]{4})", lambda match: chr(int(match[1], 16)), text)
    return text.replace("\\t", "\t").replace("\\n", "\n").replace("\\r", "\r")


# ---- The books


def meant(text: str) -> str:
    """The text as Markdown that means it."""
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", text)


def blocks(text: str) -> Iterator[tuple[str, str]]:
    """Markdown that has a text in one of the places where text enters, with the place's name."""
    means = meant(text)
    entities = "".join(f"&#{ord(letter)};" for letter in text)
    cell = means.replace("\\|", "&#124;")
    yield "paragraph", means
    yield "entities", entities
    yield "code span", f"````` {text} `````"
    yield "code", f"`````\n{text}\n`````"
    yield "fence info", f"~~~~~ {text}\ncode\n~~~~~"
    yield "fence language", f"~~~~~ {text.replace(' ', '/')}\ncode\n~~~~~"
    yield "link text", f"[{means}](README.md)"
    yield "title", f'[link](README.md "{means}")'
    yield "alternative text", f"![{means}](picture.png)"
    yield "picture's title", f'![picture](picture.png "{means}")'
    yield "cell", f"```table\ncaption: {cell}\n| {cell} | head |\n| --- | --- |\n| {cell} | `` {text.replace('|', '/')} `` |\n```"
    yield "heading", f"## {means}"
    yield "controller", (f"```orientation scenario\niOS: 15\nroot: {text}\n{text}.supportedInterfaceOrientations: landscape\n"
                         "device: landscapeLeft\n=> turned landscapeRight\n```")
    # From here on the text is not meant, but tried.
    yield "raw", text
    yield "raw in a line", f"Text {text} text"
    yield "raw heading", f"## Heading {text}"
    yield "raw item", f"- {text}"
    yield "raw quotation", f"> {text}"
    yield "raw link text", f"[{text}](README.md)"
    yield "raw title", f'[link](README.md "{text}")'
    yield "raw alternative text", f"![{text}](picture.png)"
    yield "raw cell", f"```table\n| a | b |\n| {text} | b |\n```"
    yield "raw caption", f"```table\ncaption: {text}\n| a | b |\n| c | d |\n```"
    yield "symbol link", f"[`{text}`]"
    yield "block's name", f"```orientation {text}\n```"
    yield from links(text)


def links(text: str) -> Iterator[tuple[str, str]]:
    yield "destination", f"[link]({text})"
    yield "destination in brackets", f"[link](<{text}>)"
    yield "destination, meant", f"[link](<{meant(text)}>)"
    yield "anchor", f"[link](<#{text}>)"
    yield "anchor of a page", f"[link](<README.md#{text}>)"
    yield "autolink", f"<{text}>"
    yield "picture", f"![picture](<{text}>)"
    yield "definition", f"[link][definition]\n\n[definition]: <{text}>"


def write_book(folder: pathlib.Path, vectors: list[str], addresses: list[str], tally: Tally, outcome: Counter) -> pathlib.Path:
    """A book with a page for every vector, in whose name, title, chapter and part it is too; returns its site."""
    book = folder / "content"
    book.mkdir(parents=True)
    (book / "picture.png").write_bytes(bytes.fromhex(
        "89504e470d0a1a0a0000000d4948445200000001000000010806000000 1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"))
    (book / "README.md").write_text("# Home\n\n![A picture](picture.png)\n")
    summary = [f"# {meant(vectors[2])}", "", "- [Home](README.md)", ""]
    aliases = []
    pages: dict[str, list[tuple[str, str]]] = {}
    for number, text in enumerate(vectors + addresses):
        name = f"{number} " + re.sub(r'[\x00-\x1f:/\\\x7f]', "_", text)[:60].strip(" .") + ".md"
        one_line = re.sub(r"[\t\n\r]", " ", text)
        pages[name] = list(blocks(one_line) if number < len(vectors) else links(text))
        summary += [f"# {meant(one_line)}", "", f"- [{meant(one_line)}](<{quote(name)}>)", ""]
        aliases.append(f"- [{meant(name[:-3].replace('#', '_'))} old.html](<{quote(name)}>)")
    (book / "SUMMARY.md").write_text("\n".join(summary), encoding="utf-8")
    (book / "ALIASES.md").write_text("\n".join(aliases) + "\n", encoding="utf-8")
    titles = dict(zip(pages, (re.sub(r"[\t\n\r]", " ", text) for text in vectors + addresses)))
    tried = sum(map(len, pages.values()))
    for _ in range(40):
        starts = {name: write_page(book / name, titles[name], parts) for name, parts in pages.items()}
        found = problems(folder, book)
        if not found:
            break
        for name, lines in found.items():
            if name not in pages:
                tally.expect(False, f"{name} of the book with vectors is sound", sorted(lines.values())[:3])
                return folder / "site"
            refused = {max((index for index, start in enumerate(starts[name]) if start <= line), default=-1) for line in lines}
            tally.expect(-1 not in refused, f"the title of {name} is sound", lines)
            pages[name] = [part for index, part in enumerate(pages[name]) if index not in refused]
    left = sum(map(len, pages.values()))
    outcome["refused"] += tried - left
    outcome["shown"] += left
    must = ("paragraph", "entities", "code span", "code", "link text", "title", "alternative text", "picture's title", "heading")
    for name in list(pages)[:len(vectors)]:
        missing = [place for place in must if place not in dict(pages[name])]
        tally.expect(not missing, f"{name} shows its text wherever text may be", missing)
    for name, text in zip(list(pages)[len(vectors):], addresses):
        article = (folder / "site" / (name[:-3] + ".html")).read_text(encoding="utf-8").partition("<article>")[2].partition("</article>")[0]
        leads = [address for address in addresses_in(article) if not HARMLESS.match(address)]
        tally.expect(bool(article) and not leads, f"{text!r} is refused, or leads to another site that is asked by HTTP", leads)
    return folder / "site"


# Where the text of a page may lead: to an anchor of its own, or away.
HARMLESS = re.compile("#|https?:|mailto:")


def addresses_in(text: str) -> list[str]:
    """Every address in some HTML, as a browser reads the attribute."""
    found: list[str] = []

    class Reader(html.parser.HTMLParser):
        def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
            found.extend(value or "" for key, value in attributes if key in ("href", "src", "xlink:href"))

    Reader().feed(text)
    return found


def write_page(path: pathlib.Path, title: str, parts: list[tuple[str, str]]) -> list[int]:
    """Writes a page; returns the line of each part."""
    text = f"# {meant(title)}\n\n"
    starts = []
    for _, part in parts:
        starts.append(text.count("\n") + 1)
        text += part + "\n\n"
    path.write_text(text, encoding="utf-8", newline="")
    return starts


def problems(folder: pathlib.Path, book: pathlib.Path) -> dict[str, dict[int, str]]:
    """Builds a book; returns the lines of what is wrong, with the reason, by file."""
    run = subprocess.run(
        [tool(), "build", book, "--output", folder / "site", "--format", "json"], cwd=folder, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        raise RuntimeError(f"build ended with {run.returncode}: {run.stderr}")
    found: dict[str, dict[int, str]] = {}
    for finding in json.loads(run.stdout)["diagnostics"] if run.returncode else []:
        name = pathlib.PurePath(finding["path"]).name
        found.setdefault(name, {})[finding.get("line") or 1] = finding["message"]
    return found


def write_app(folder: pathlib.Path, vectors: list[str], tally: Tally) -> pathlib.Path:
    """The example's book, whose app has vectors wherever its facts are text."""
    book = folder / "content"
    shutil.copytree(ROOT / "Tests/ExampleApp/docs", book)
    app = json.loads((book / "app.json").read_text())
    target = app["targets"][0]
    declared = target["declarations"][0]
    for number, text in enumerate(vectors):
        path = f"{number} {text}".replace("/", "_").replace("\\", "_")
        # A class is named after a vector where it has no page of its own, which its name would have to be.
        app["types"].append({
            "name": text, "kind": "class", "language": "Swift", "inherited": [text], "path": path, "line": 1})
        app["unread"].append({"path": path, "line": 1, "reason": text})
        app["looseDeclarations"].append({**declared, "values": [text], "path": path})
        target["declarations"].append({**declared, "key": "UISupportedInterfaceOrientations", "isEffective": False, "path": path})
        app["occurrences"].append({
            "api": "supportedInterfaceOrientations", "role": "implementation", "language": "Swift", "type": "ListViewController",
            "path": path, "line": 9, "targets": ["Player"],
            "value": {"choice": [{"condition": text, "value": {"mask": ["portrait"]}}, {"value": {"computed": text}}]}})
    target["project"] = target["configuration"] = vectors[0]
    (book / "app.json").write_text(json.dumps(app))
    run = subprocess.run(
        [tool(), "build", book, "--output", folder / "site", "--no-reference"], cwd=folder, capture_output=True, text=True)
    tally.expect(run.returncode == 0, "a book about an app with vectors for names is built", run.stderr + run.stdout)
    return folder / "site"


def without_policy(site: pathlib.Path, place: pathlib.Path, tally: Tally) -> pathlib.Path:
    """A copy of a site whose pages have no policy."""
    bare = shutil.copytree(site, place / f"{site.name}-bare")
    for path in bare.rglob("*.html"):
        text, count = POLICY.subn(b"", path.read_bytes())
        tally.expect(count == 1, f"{path.name} has one policy", count)
        path.write_bytes(text)
    return bare


# ---- The pages


@contextlib.contextmanager
def watched(browser: Browser) -> Iterator[tuple[Page, list[str]]]:
    """A page, and whatever has run on it that should not have."""
    with browser.new_context() as context:
        ran = watch(context)
        yield context.new_page(), ran


def watch(context: BrowserContext) -> list[str]:
    ran: list[str] = []
    context.expose_binding("canary", lambda _, words: ran.append(words))
    context.add_init_script(CANARY)
    context.on("dialog", lambda dialog: (ran.append(dialog.message), dialog.dismiss()))
    # Nothing is asked of another host. To be told costs less than to be asked whether the request may go on.
    context.on("request", lambda request: ran.append(request.url) if FOREIGN_HOST.match(request.url) else None)
    return ran


def check_pages(browser: Browser, root: str, paths: list[pathlib.Path], site: pathlib.Path, tally: Tally) -> None:
    with watched(browser) as (page, ran):
        for path in paths:
            ran.clear()
            name = path.relative_to(site).as_posix()
            # Pages that have moved lead on at once; what they are is looked at without being followed.
            page.goto(root + quote(name), wait_until="load" if b"http-equiv=\"refresh\"" not in path.read_bytes() else "commit")
            page.wait_for_load_state()
            found = page.evaluate(FOREIGN, root)
            tally.expect(not found, f"{site.name}/{name} has nothing that was not written", "\n".join(found))
            tally.expect(not ran, f"nothing runs on {site.name}/{name}", "\n".join(ran))


def check_search(browser: Browser, site: pathlib.Path, vectors: list[str], tally: Tally) -> None:
    root = site.as_uri() + "/"
    with watched(browser) as (page, ran):
        page.goto(root + "index.html")
        page.keyboard.press("Control+k")
        page.wait_for_selector(".search-dialog[open]")
        seen = 0
        for text in [*vectors, "alert", "script", "javascript", "onerror", "xss"]:
            text = re.sub(r"[\t\r\n]", " ", text)
            field = page.locator(".search-dialog input[role=combobox]")
            field.fill(text)
            page.wait_for_function("orientationSearch.shown === document.querySelector('.search-dialog input').value")
            seen += page.locator(".search-dialog [role=option]").count()
            found = page.evaluate(FOREIGN, root)
            tally.expect(not found and not ran, f"the search for {text} finds text in {site}", "\n".join(found + ran))
            ran.clear()
        tally.expect(seen > 0, "the search finds vectors", seen)


def check_states(browser: Browser, root: str, texts: list[str], tally: Tally) -> None:
    """Addresses whose fragment or query says something else than ours do."""
    with watched(browser) as (page, ran):
        for number, text in enumerate(texts):
            code = quote(text, safe="")
            ran.clear()
            for address in (f"explorer.html?{number}#{code}", f"explorer.html?{number}n#1Sa15b1CCb1VE;{code},{code}",
                            f"errors.html?{number}#{code}",
                            f"matrices/masks.html?controller={code}&outcome={code}&{code}=1#{code}"):
                page.goto(root + address)
                if address.startswith("explorer"):
                    page.wait_for_selector(".exploring")
                found = page.evaluate(FOREIGN, root)
                tally.expect(not found and not ran, f"{address} is a state like any other", "\n".join(found + ran))
                if "n#" in address:
                    names = page.evaluate("[...document.querySelectorAll('.explorer input')].map((field) => field.value)")
                    tally.expect(text.split("\n")[0].strip()[:5] in " ".join(names), f"the explorer shows {text} as a name", names)


def check_hostile_paths(browser: Browser, address: str, vectors: list[str], tally: Tally) -> None:
    """The page for what is not there, at an address that is a vector."""
    with watched(browser) as (page, ran):
        for text in vectors:
            ran.clear()
            page.goto(address + quote(text.strip("/. "), safe="") + "?" + quote(text) + "#" + quote(text))
            found = page.evaluate(FOREIGN, address) if page.locator("main").count() else []
            tally.expect(not found and not ran, f"the server's answer to {text} has nothing of it", "\n".join(found + ran))


def check_problems(browser: Browser, tally: Tally) -> None:
    with tempfile.TemporaryDirectory() as folder:
        check_page_of_problems(browser, pathlib.Path(folder), read("vectors.tsv"), tally)


def check_page_of_problems(browser: Browser, folder: pathlib.Path, vectors: list[str], tally: Tally) -> None:
    """The page that `serve` shows in the place of a book with problems quotes them."""
    (folder / "SUMMARY.md").write_text(
        "# Title\n\n- [Home](README.md)\n" + "".join(f"- [x](<{meant(text)}>)\n" for text in vectors)
        + "\n[edit]: <javascript:alert(1)>\n", encoding="utf-8")
    (folder / "README.md").write_text("# Home\n\n" + "\n\n".join(
        f"[x](<{meant(text)}>)\n\n{text}" for text in vectors) + "\n", encoding="utf-8")
    with serve_book(folder) as address, watched(browser) as (page, ran):
        page.goto(address)
        shown = page.locator("pre").count()
        tally.expect(shown > len(vectors), "the page of problems quotes vectors", shown)
        found = page.evaluate("""() => [...document.querySelectorAll("*")].map((element) => element.localName)
          .filter((name) => !["html", "head", "meta", "title", "link", "body", "h1", "p", "pre", "script"].includes(name))""")
        tally.expect(not found and not ran, "the page of problems shows vectors as text", "\n".join(found + ran))
        tally.expect(page.locator("script").count() == 1, "the page of problems has the one script that reloads it")
        border = page.evaluate("getComputedStyle(document.querySelector('pre')).borderLeftWidth")
        tally.expect(border == "4px", "the page of problems has its style", border)
        (folder / "SUMMARY.md").write_text("# Title\n\n- [Home](README.md)\n")
        (folder / "README.md").write_text("# Home\n")
        page.wait_for_selector("main h1")
        tally.expect(not ran, "the page of problems gives way to the book", "\n".join(ran))
