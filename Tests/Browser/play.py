"""What a reader does with an answer of the explorer: play it, take it away, and paste it elsewhere."""
import json
import pathlib
import re
import subprocess

from playwright.sync_api import Browser, Page

from accessibility import RUN, axe_source
from explorer import NAME, settle, tab_to, verdict
from served import ROOT, tool
from tally import Tally

SEQUENCE = "1Sa1b1800f143Cd1e2Ca1b1g10Ca2c2g32r3Ea3b2Eb2Ea4;Navigation,List,Player"
MOMENT = "1Sb1800f1o2Cd1Ca1b1g32;Navigation,Player"
# What the explorer gave for these, where the tests of Swift compile and run it.
TESTS = {
    SEQUENCE: "Tests/ReferenceSiteTests/Explorer/TakenAwayTimeline.swift", MOMENT: "Tests/OrientationDocsTests/TakenAwayScenario.swift",
}
FENCE = re.compile(r"^```orientation (?:scenario|timeline)[^\n]*\n.*?^```", re.MULTILINE | re.DOTALL)
# The notation as the page has it, and the state of an address as a text and back.
NOTATION = """() => {
  const text = document.querySelector(".words-template").content.textContent;
  window.data = JSON.parse(text.replace(/["|]/g, (letter) => letter === "|" ? '"' : "|"));
  window.notation = new Notation(new Words(data, () => []));
}"""
READ = """(text) => {
  const { state, unread } = notation.read(text, emptyState(data.widths));
  return { address: writeState(state), unread, isScenario: notation.isScenario(text) };
}"""


def check(browser: Browser, site: pathlib.Path, folder: str, address: str, names: list[str], tally: Tally) -> None:
    for width in (1280, 375):
        check_turns(browser, folder, width, tally)
        check_events(browser, folder, width, tally)
        check_axe(browser, folder, width, tally)
    check_drag(browser, folder, tally)
    for root in (folder, address):
        check_forms(browser, root, tally)
    check_texts(browser, site, folder, names, tally)
    check_paste(browser, folder, tally)


def open_at(browser: Browser, root: str, state: str, width: int = 1280, motion: str = "reduce") -> Page:
    page = browser.new_page(viewport={"width": width, "height": 812}, reduced_motion=motion)
    page.goto(root + NAME + "#" + state)
    settle(page)
    return page


def small_buttons(page: Page) -> list[str]:
    return page.evaluate("""() => [...document.querySelectorAll(".explorer button, .take :is(summary, select)")]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().height < 43.9)
      .map((part) => part.outerHTML.slice(0, 80))""")


def check_turns(browser: Browser, root: str, width: int, tally: Tally) -> None:
    """By keyboard: four turns lead round, each from where the interface is, and undo leads back."""
    page = open_at(browser, root, "1Sb1800f143C;Player", width)
    held = []
    tab_to(page, ".turns button")
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
        settle(page)
        held.append((page.locator("[data-field=So]").input_value(), verdict(page).split(".")[0]))
    tally.expect(
        [device for device, _ in held] == ["2", "1", "3", "0"] and "rotates to landscapeRight" in held[0][1]
        and "stays in landscapeRight" in held[1][1] and "rotates to portrait" in held[3][1],
        f"the phone turns round at {width} pixels, and the interface with it", held)
    tally.expect(page.evaluate("document.activeElement.closest('.turns') !== null"), "the focus stays on the button")
    page.keyboard.press("ArrowRight")
    settle(page)
    tally.expect(page.locator("[data-field=So]").input_value() == "3", "and it turns to the right")
    for _ in range(5):
        page.get_by_role("button", name="Undo").click()
        settle(page)
    tally.expect(page.url.endswith("#1Sb1800f143C;Player"), "each turn is undone", page.url)
    if width < 400:
        tally.expect(not small_buttons(page), "a finger meets every button", small_buttons(page))
        tally.expect(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is beside the screen")
    page.close()


def check_events(browser: Browser, root: str, width: int, tally: Tally) -> None:
    """By keyboard: events move and double, a turn comes behind the one that shows, and the sequence plays to its end."""
    def kinds() -> list[str]:
        return page.locator(".happening > .fields > .wide select").evaluate_all("fields => fields.map((field) => field.value)")

    page = open_at(browser, root, SEQUENCE, width)
    start = kinds()
    page.get_by_role("button", name="Move event 1 later").press("Enter")
    settle(page)
    tally.expect(kinds() == [start[1], start[0], start[2]], f"an event moves later at {width} pixels", kinds())
    name = page.evaluate("document.activeElement.ariaLabel")
    tally.expect(
        name == "Move event 2 later" and page.locator(".position").inner_text() == "Event 2 of 3", "with the focus, and shows", name)
    page.get_by_role("button", name="Move event 2 earlier").press("Enter")
    settle(page)
    tally.expect(
        kinds() == start and page.evaluate("document.activeElement.dataset.play") == "later", "and back, where the focus finds another button")
    page.get_by_role("button", name="Duplicate event 2").press("Enter")
    settle(page)
    tally.expect(kinds() == [*start[:2], start[1], start[2]] and "Event 3 of 4" in page.locator(".position").inner_text(), "an event is doubled", kinds())
    page.get_by_role("button", name="Turn left").press("Enter")
    settle(page)
    tally.expect(
        len(kinds()) == 5 and "Event 4 of 5" in page.locator(".position").inner_text()
        and page.locator(".happening").nth(3).locator("[data-field=Eb]:visible").first.input_value() == "1", "a turn is an event behind it", kinds())
    if width < 400:
        tally.expect(not small_buttons(page), "a finger meets every button of an event", small_buttons(page))
    page.get_by_role("button", name="Show event 5").click()
    settle(page)
    page.get_by_role("button", name="Play", exact=True).press("Enter")
    tally.expect("Event 1 of 5" in page.locator(".position").inner_text(), "the sequence plays from its beginning")
    page.get_by_text("Event 2 of 5").wait_for()
    page.get_by_role("button", name="Stop", exact=True).press("Enter")
    page.wait_for_timeout(1800)
    tally.expect("Event 2 of 5" in page.locator(".position").inner_text(), "and stops where it is told")
    page.close()


def check_axe(browser: Browser, root: str, width: int, tally: Tally) -> None:
    for name in (NAME, "zh-Hans/" + NAME):
        page = browser.new_page(viewport={"width": width, "height": 900})
        page.goto(root + name + "#" + SEQUENCE)
        settle(page)
        page.locator(".take > summary").click()
        page.evaluate(axe_source())
        findings = page.evaluate(RUN)
        tally.expect(not findings, f"{name} has no faults with everything loaded at {width} pixels", "\n".join(findings))
        page.close()


def check_drag(browser: Browser, root: str, tally: Tally) -> None:
    """A picture that is dragged by a quarter turns the device; one that is let go before does not."""
    page = open_at(browser, root, "1Sb1800f143C;Player", motion="no-preference")
    for reach, device in ((0.2, "0"), (1, "2")):
        picture = page.locator(".pictures .picture").first
        picture.scroll_into_view_if_needed()
        box = picture.bounding_box()
        left, top = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(left, top - 30)
        page.mouse.down()
        page.mouse.move(left - 30 * reach, top - 30 * (1 - reach), steps=4)
        page.mouse.up()
        settle(page)
        value = page.locator("[data-field=So]").input_value()
        tally.expect(value == device, f"a drag over {reach} of a quarter ends in the nearest one", value)
    page.close()


def check_forms(browser: Browser, root: str, tally: Tally) -> None:
    """Each form of an answer: the tool reads the link and JSON alike, Swift is what the tests compile, and what a text cannot say has none."""
    scheme = root.partition(":")[0]
    for state, path in TESTS.items():
        page = open_at(browser, root, state)
        tab_to(page, ".take > summary")
        page.keyboard.press("Enter")
        forms = {}
        for form in ("link", "command", "fence", "json", "swift"):
            page.locator(".take select").select_option(form)
            forms[form] = page.locator(".take textarea").input_value()
        tally.expect(forms["swift"] == (ROOT / path).read_text(), f"the Swift test over {scheme} is that of {path}", forms["swift"])
        tally.expect(forms["link"].startswith("[The interface ") and forms["link"].endswith(f"#{state})"), "a link has a title", forms["link"])
        command = re.fullmatch(r"orientation-docs explain '(.*)'", forms["command"])
        by_link = run("explain", "--json", command[1]) if command else ""
        tally.expect(by_link and by_link == run("explain", "--jsonl", text=forms["json"]), f"link and JSON say the same over {scheme}", forms)
        body = forms["fence"].split("\n", 1)[1].removesuffix("```")
        answer = json.loads(run("explain", "--json", text=body))
        tally.expect(answer.get("matches") is True, "the claims of the block hold", forms["fence"])
        page.close()
    page = open_at(browser, root, "1Sb1800o2C;a > b")
    page.locator(".take > summary").click()
    page.locator(".take select").select_option("fence")
    tally.expect(
        page.locator(".take p").first.is_visible() and not page.locator(".take textarea").is_visible(), "a text that would say something else is not given")
    page.locator(".take select").select_option("command")
    tally.expect("explain" in page.locator(".take textarea").input_value(), "the command is")
    page.close()


def check_texts(browser: Browser, site: pathlib.Path, root: str, names: list[str], tally: Tally) -> None:
    """Every scenario of the book is read as its page links to it, or said to be not understood; every such state is a text, which the tool reads."""
    links = set()
    for name in names:
        if not name.startswith("zh-Hans/"):
            links.update(link.replace("&amp;", "&") for link in re.findall(r'explorer\.html#(1[^"+]*)"', (site / name).read_text()))
    pages = [path for path in (ROOT / "content").rglob("*.md") if "zh-Hans" not in path.parts]
    fences = [fence for path in pages for fence in FENCE.findall(path.read_text())]
    page = open_at(browser, root, MOMENT)
    page.evaluate(NOTATION)
    unread = 0
    for fence in fences:
        read = page.evaluate(READ, fence)
        unread += bool(read["unread"])
        tally.expect(read["isScenario"] and (read["unread"] or read["address"] in links), "a block is read as its page links to it", f"{fence}\n{read}")
    tally.expect(len(fences) > 700 and unread < len(fences) / 50, "nearly all blocks are understood", unread)
    texts = page.evaluate("(links) => links.map((link) => notation.lines(readState(link, data.widths))?.join('\\n') ?? null)", sorted(links))
    # A text with one event may be that of a moment, which is answered in another form.
    said = [(link, text) for link, text in zip(sorted(links), texts) if text is not None]
    tally.expect(len(said) > len(links) * 0.98, "nearly all states are said by a text", len(said))
    for link, text in [one for one in said if one[1].count("event: ") > 1 or not one[0].startswith("1Sa1")][::25]:
        tally.expect(run("explain", "--json", "#" + link) == run("explain", "--json", text=text), "the tool answers link and text alike", f"{link}\n{text}")
    print(f"{len(fences)} blocks pasted, {unread} with lines that are not understood; {len(said)} of {len(links)} states taken away as texts")
    page.close()


def check_paste(browser: Browser, root: str, tally: Tally) -> None:
    page = open_at(browser, root, MOMENT)
    page.locator(".paste > summary").click()
    page.locator(".paste textarea").fill("```orientation scenario\niOS: 15\nroot: Player\nwrong: 1\ndevice: landscapeLeft\n=> turned landscapeRight\n```")
    page.locator("[data-action=paste]").click()
    settle(page)
    said = page.locator(".paste li").all_inner_texts()
    tally.expect(
        page.url.endswith("#1Sb1500o2C;Player") and said == ["The scenario is in the form.", "Line 4 is not understood: wrong: 1"],
        "a scenario fills the form, and what is not understood is said with its line", said)
    check_own_forms(page, tally)
    page.close()


# A scenario as `explain --jsonl` reads it, facts as operands, and the address of the state that both are.
OBJECT = '{"iOS": 15, "rotation lock": false, "root": {"name": "Tabs", "kind": "UITabBarController", "child": {"name": "Player",' \
    ' "supportedInterfaceOrientations": ["landscapeLeft", "landscapeRight"]}}}'
OPERANDS = "orientation-docs explain \"iOS: 15\" 'root: Tabs=UITabBarController > Player' \"Player.supportedInterfaceOrientations: landscape\""


def check_own_forms(page: Page, tally: Tally) -> None:
    """All that the explorer gives away can be pasted into it again, and so can what the tool reads."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))

    def paste(text: str) -> str:
        page.locator(".paste textarea").fill(text)
        page.locator("[data-action=paste]").click()
        settle(page)
        return page.url.partition("#")[2]

    for address in (MOMENT, SEQUENCE):
        page.evaluate("address => { location.hash = address; }", address)
        settle(page)
        taken = take_all(page)
        state = page.url.partition("#")[2]
        for name, text in taken.items():
            paste("iOS: 9\nroot: Other")
            tally.expect(paste(text) == state, f"the {name} that was taken is read again", f"{text}\n{state}\n{page.url}")
    tally.expect(paste(OBJECT) == paste(OPERANDS) != state, "an object and operands say the same state", page.url)
    page.locator(".paste > summary").click()
    page.locator(".paste > summary").click()
    tally.expect(not errors, "opening the field raises no error", errors)


def take_all(page: Page) -> dict[str, str]:
    """What the explorer gives away of the state that it shows, by form."""
    if not page.locator(".take").evaluate("part => part.open"):
        page.locator(".take > summary").click()
    forms = page.locator(".take select option").evaluate_all("options => options.map((option) => option.value)")
    taken = {}
    for form in forms:
        page.locator(".take select").select_option(form)
        taken[form] = page.locator(".take textarea").input_value()
    return taken


def run(*arguments: str, text: str = "") -> str:
    return subprocess.run([tool(), *arguments], input=text, capture_output=True, text=True, check=False).stdout
