"""The explorer: by keyboard, by address, and compared with what the pages say."""
import gzip
import pathlib

from playwright.sync_api import Browser, Page, TimeoutError

from tally import Tally

NAME = "explorer.html"
TRANSLATION = "zh-Hans/"
# Script, style and page together, for the first answer: the words are in the page. What is looked at after it is another file.
BYTES = 96 * 1024
PAGE_BYTES = 30 * 1024
LATER_BYTES = 40 * 1024
MANY = "[data-field=Sb]"
# Those of portrait, portraitUpsideDown and both landscapes in UIInterfaceOrientationMask.
ORIENTATION_BITS = 0b11110

# What every figure of a page says about its scenario or timeline, and where its link to the explorer leads.
FIGURES = """() => [...document.querySelectorAll(".scenario:not(.turn, :has(> .drawing))")].map((figure) => {
  // The line that a timeline is folded to has a mark for each step, and no sentence.
  const verdicts = [...figure.querySelectorAll(figure.matches(".timeline") ? ".steps .verdict" : ".verdict")];
  return {
    link: figure.querySelector(".open a")?.getAttribute("href") ?? null,
    masks: [...figure.querySelectorAll(".facts dt")].filter((fact) => fact.textContent.endsWith("supportedInterfaceOrientations"))
      .map((fact) => Number(fact.nextElementSibling.textContent)).filter((mask) => mask),
    steps: verdicts.map((verdict, index) => {
      const part = verdict.closest(".steps > li, .scenario");
      return {
        verdict: verdict.textContent.trim(),
        // Of a timeline only the last step says it.
        culprits: index < verdicts.length - 1 ? null : part.querySelector(".culprits")?.textContent ?? "",
        message: part.querySelector(".message")?.textContent ?? "",
        trace: [...part.querySelectorAll(".trace > li")].map((step) => ({
          rule: step.querySelector("a").title, text: step.textContent })),
        callbacks: [...part.querySelectorAll(".callbacks > li")].map((call) => call.textContent),
      };
    }),
  };
})"""

# What the explorer says about the same.
ANSWER = """async (address) => {
  // By way of another address, so that each one is new.
  for (const next of ["another", address]) {
    const changed = new Promise((done) => addEventListener("hashchange", done, { once: true }));
    location.hash = next;
    await changed;
  }
  const steps = [];
  const next = document.querySelector("[data-action=next-step]");
  for (;;) {
    const lines = [...document.querySelectorAll(".ladder ol > li")].sort((one, other) => one.value - other.value);
    steps.push({
      verdict: document.querySelector(".verdict").textContent.trim(),
      culprits: next.hidden || next.disabled ? document.querySelector(".answer .culprits").textContent : null,
      message: document.querySelector(".message").hidden ? "" : document.querySelector(".message").textContent,
      trace: lines.map((line) => ({
        rule: line.querySelector("a").pathname.match(/([^/]*)\\.html$/)[1], text: line.querySelector("a").textContent })),
      callbacks: document.querySelector(".calls").hidden
        ? [] : [...document.querySelectorAll(".callbacks > li")].map((call) => call.textContent),
    });
    if (next.hidden || next.disabled) break;
    next.click();
  }
  return steps;
}"""


def check(browser: Browser, site: pathlib.Path, folder: str, address: str, names: list[str], tally: Tally) -> None:
    translated = [name for name in names if name.startswith(TRANSLATION)]
    check_figures(browser, folder, NAME, sorted({*names} - {*translated}), tally)
    if translated:
        check_figures(browser, folder, TRANSLATION + NAME, translated, tally)
    for root in (folder, address):
        check_assumptions(browser, root, tally)
        check_address(browser, root, tally)
    check_sequence(browser, folder, tally)
    check_controllers(browser, folder, tally)
    check_doors(browser, folder, tally)
    for root in (folder, address):
        check_repairs(browser, root, tally)
    check_versions(browser, folder, tally)
    check_other_screens(browser, folder, tally)
    for name in (NAME, TRANSLATION + NAME):
        check_way_to_fields(browser, folder + name, tally)
        check_column(browser, folder + name, tally)
    for root in (folder, address):
        check_comparison(browser, root, tally)
    check_matrix(browser, folder, tally)
    check_without_webassembly(browser, folder, tally)
    check_size(site, tally)


def check_figures(browser: Browser, root: str, explorer: str, names: list[str], tally: Tally) -> None:
    """Every scenario and timeline of the site says in the explorer what it says on its page."""
    figures = []
    with browser.new_context(java_script_enabled=True) as context:
        page = context.new_page()
        for name in names:
            page.goto(root + name)
            figures += [(name, figure) for figure in page.evaluate(FIGURES)]
        page.goto(root + explorer)
        page.wait_for_selector(".exploring")
        count = 0
        for name, figure in figures:
            # An address has no number for a mask whose bits are none of an orientation.
            can_open = all(mask & ORIENTATION_BITS for mask in figure.pop("masks"))
            opens = figure["link"] is not None
            tally.expect(can_open == opens, f"a figure of {name} opens in the explorer", figure)
            if not opens:
                continue
            steps = page.evaluate(ANSWER, figure["link"].partition("#")[2])
            count += len(steps)
            tally.expect(steps == figure["steps"], f"the explorer says what {name} says", f"{figure}\n{steps}")
    tally.expect(count > (300 if explorer == NAME else 40), "the site has scenarios to compare", count)
    print(f"the explorer says what the pages say of {len(figures)} scenarios and timelines, {count} decisions")


def check_assumptions(browser: Browser, root: str, tally: Tally) -> None:
    """An assumption shows where the answer hangs on it, and one that is stated shows anyway."""
    def shown(page) -> list[str]:
        return page.eval_on_selector_all(
            "[data-assumption]", "parts => parts.filter(part => !part.hidden).map(part => part.dataset.assumption)")

    with browser.new_context() as context:
        page = context.new_page()
        for address, places in [
            ("1Sb1200f1o2Cg32;ViewController", []),  # up to iOS 12 an exception, whatever anybody assumes
            ("1Sb1700f1o2Cg32;ViewController", ["Szb"]),  # a rotation without a common orientation
            ("1Sb1700f1o2zb3Cg32;ViewController", ["Szb"]),  # the rotation stated, and decisive
            ("1Sb1700zd2;ViewController", ["Szd"]),  # stated, though nothing hangs on it
        ]:
            page.goto("about:blank")
            page.goto(root + NAME + "#" + address)
            settle(page)
            tally.expect(set(places) <= set(shown(page)), f"{address} shows {places}", shown(page))
            hidden = {"Sza", "Szb", "Szc", "Szd"} - set(places)
            tally.expect(not hidden & set(shown(page)), f"{address} hides {sorted(hidden)}", shown(page))


def check_address(browser: Browser, root: str, tally: Tally) -> None:
    """By keyboard: the version is changed, and the address carries it to a reader elsewhere, and back in the history."""
    scheme = root.partition(":")[0]
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(root + NAME + "#1Sb1200f1o2Cg32;ViewController")
        page.wait_for_selector(".exploring")
        tally.expect("exception" in verdict(page), f"an address is shown over {scheme}", verdict(page))
        tab_to(page, MANY)
        page.keyboard.type("18")
        tally.expect(page.locator(MANY).input_value() == "1800", f"a version is typed over {scheme}")
        after = verdict(page)
        tally.expect("stays" in after, f"the verdict follows the version over {scheme}", after)
        tally.expect("#1Sb1800f1o2Cg32;ViewController" in page.url, f"the address follows over {scheme}", page.url)
        tally.expect(
            page.evaluate("document.activeElement.dataset.field") == "Sb", "the focus stays where the reader is")
        shared = page.url
        page.reload()
        page.wait_for_selector(".exploring")
        tally.expect(verdict(page) == after, f"a reload shows the same over {scheme}", verdict(page))
        page.go_back()
        tally.expect("exception" in verdict(page), f"the history leads back over {scheme}", verdict(page))
        page.go_forward()
        tally.expect(verdict(page) == after, f"and forward again over {scheme}", verdict(page))
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(shared)
        page.wait_for_selector(".exploring")
        tally.expect(verdict(page) == after, f"a shared address shows the same over {scheme}", verdict(page))
        for broken in ("#nonsense", ""):
            page.goto("about:blank")
            page.goto(root + NAME + broken)
            page.wait_for_selector(".exploring")
            tally.expect(
                not page.locator(".explorer .verdict").is_visible() and page.locator(MANY).input_value() == "2701"
                and page.get_by_text("What do you see?").is_visible(), f"an address without a state begins with the question over {scheme}")


def check_sequence(browser: Browser, root: str, tally: Tally) -> None:
    """By keyboard: events are added, changed, played and removed."""
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(root + NAME + "#1Sb1800f143Cg10;ViewController")
        page.wait_for_selector(".exploring")
        tab_to(page, "[name=mode]")
        page.keyboard.press("ArrowRight")
        tally.expect(page.locator(".happening").count() == 1, "a sequence begins with an event")
        tab_to(page, ".happening select")
        choose(page, "A view controller is presented")
        tally.expect(page.locator(".happening .controller").count() == 1, "a presentation brings a controller")
        tab_to(page, ".happening [data-field=Cr]")
        choose(page, "fullScreen")
        tab_to(page, ".happening [data-field=Cg]")
        choose(page, "landscape")
        tally.expect("rotates to landscapeRight" in verdict(page), "the presentation is answered", verdict(page))
        tab_to(page, "[data-action=add-event]")
        page.keyboard.press("Enter")
        tally.expect(
            page.evaluate("document.activeElement.closest('.happening') !== null"), "the new event has the focus")
        choose(page, "A view controller is dismissed")
        tally.expect(
            page.locator(".position").text_content() == "Event 2 of 2" and "rotates to portrait" in verdict(page),
            "the event added is the one shown", verdict(page))
        tab_to(page, "[data-action=previous-step]")
        page.keyboard.press("Enter")
        tally.expect("rotates to landscapeRight" in verdict(page), "the sequence is played backwards", verdict(page))
        callbacks = page.locator(".callbacks").inner_text()
        tally.expect("Modal.viewWillAppear" in callbacks, "the callbacks of the event are listed", callbacks)
        shared = page.url
        page.locator("[data-action=remove-event]").first.focus()
        page.keyboard.press("Enter")
        tally.expect(
            page.locator(".happening").count() == 1 and "Nothing is presented" in verdict(page),
            "what cannot happen says why", verdict(page))
        page.goto(shared)
        tally.expect(page.locator(".happening").count() == 2, "the address carries events")


def check_controllers(browser: Browser, root: str, tally: Tally) -> None:
    """By keyboard: a hierarchy is built, named and taken down again."""
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(root + NAME + "#1Sb1700o2C;ViewController")
        page.wait_for_selector(".exploring")
        tab_to(page, "[data-name-field=Ca]")
        page.keyboard.press("Control+A")
        page.keyboard.type("主, 页")
        tab_to(page, "[data-field=Cd]")
        choose(page, "UITabBarController")
        tab_to(page, "[data-action=add-child]")
        page.keyboard.press("Enter")
        tally.expect(page.locator(".controller .controller").count() == 1, "a container gets a child")
        tab_to(page, ".controller > .fields [data-field=Ce]")
        choose(page, "the selected child (subclass)")
        tab_to(page, ".controller .controller [data-field=Cg]")
        choose(page, "portrait")
        tally.expect("stays in portrait" in verdict(page), "the child is asked", verdict(page))
        asked = page.locator(".ladder").inner_text()
        tally.expect("Child returns portrait" in asked and "主, 页 decides" in asked, "names survive", asked)
        page.reload()
        page.wait_for_selector(".exploring")
        tally.expect(
            page.locator("[data-name-field=Ca]").first.input_value() == "主, 页", "the address carries names")
        page.get_by_role("button", name="Remove 主, 页").press("Enter")
        tally.expect(
            page.locator(".controller").count() == 0 and page.locator("[data-action=add-root]").is_visible(),
            "a root can be removed, and added again")
        tally.expect(
            page.evaluate("document.activeElement.matches('[data-action]')"), "the focus is not lost with a button")


def check_matrix(browser: Browser, root: str, tally: Tally) -> None:
    """A cell opens in the explorer with its row and its column."""
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(root + "matrices/device-turn-6.html")
        # Portrait and landscape left allowed, from portrait, device turned to landscape right.
        cell = page.locator("td[id='mask-18-current-1.device-4']")
        says = cell.inner_text().strip()
        cell.locator("a").focus()
        page.keyboard.press("Tab")
        link = page.evaluate("document.activeElement.ariaLabel")
        tally.expect(link == "Open in the explorer", "behind a cell's link stands one to the explorer", link)
        page.keyboard.press("Enter")
        page.wait_for_selector(".exploring")
        tally.expect(
            "landscapeLeft" in says and "rotates to landscapeLeft" in verdict(page), "the explorer says what the cell says",
            f"{says} {verdict(page)}")
        tally.expect(page.locator(MANY).input_value() == "1500", "the explorer has the version of the table")
        page.goto(root + "matrices/geometry-request.html")
        page.locator("td.error a").first.focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_selector(".exploring .fixes li")
        tally.expect(
            page.locator(".explorer .verdict.error").count() == 1, "a cell that is refused leads to what would have to be different", page.url)


def check_repairs(browser: Browser, root: str, tally: Tally) -> None:
    """Below the verdict are changes, and each leads to a state in which the interface is where it was meant to be."""
    with browser.new_context() as context:
        page = context.new_page()
        open_door(page, root + NAME, "It does not rotate", "One screen; the others rotate", "A navigation controller")
        start = page.url
        changes = page.locator(".fixes a")
        texts = changes.all_inner_texts()
        tally.expect(
            page.get_by_text("To make it rotate to landscapeRight, change one of:").is_visible()
            and texts and all(text.startswith("Navigation, ") for text in texts), "who is named can change it, and nobody else alone", texts)
        code = page.locator(".fixes details")
        code.first.locator("summary").click()
        tally.expect(
            code.count() == len(texts) and "topViewController?.supportedInterfaceOrientations" in code.first.inner_text(),
            "each change has its code", code.all_text_contents())
        names = page.locator("button.names")
        names.click()
        page.reload()
        settle(page)
        tally.expect(
            "[super supportedInterfaceOrientations]" in page.locator(".fixes").text_content(), "in the language that was chosen",
            page.locator(".fixes").text_content())
        names.click()
        together = page.locator(".together a").all_inner_texts()
        addresses = page.locator(".repairs a").evaluate_all("links => links.map((link) => link.href)")
        tally.expect(not any("iOS:" in text or "Device:" in text for text in texts + together), "another device is no repair", texts + together)
        for address in addresses:
            page.goto(address)
            page.wait_for_selector(".exploring")
            tally.expect("landscapeRight" in verdict(page), "a repair leads where the interface was meant to be", f"{address} {verdict(page)}")
        page.goto(start)
        settle(page)
        page.locator(".repairs > .more:last-child > summary").click()
        page.locator(".repairs select").select_option(label="portrait")
        settle(page)
        tally.expect(
            not page.locator(".fixes a").count() and page.locator(".repairs .none").inner_text() == "It already is.",
            "where the interface is there already, there is nothing to repair")
        open_door(page, root + NAME, "It rotates, but should not", "Nothing yet")
        keep = page.locator(".fixes a").all_inner_texts()
        tally.expect(
            page.get_by_text("To keep it in portrait, change one of:").is_visible()
            and any("supportedInterfaceOrientations: portrait" in text for text in keep), "what rotates can be kept", keep)
        page.locator(".fixes a").first.click()
        settle(page)
        tally.expect("stays in portrait" in verdict(page), "and then stays", verdict(page))
        open_door(page, root + NAME, "It does not rotate", "Every screen", "Portrait and landscape", "No, and other apps do not rotate either")
        lock = page.locator(".fixes a").all_inner_texts()
        tally.expect(lock == ["Rotation lock: off"], "nothing gets round the user's lock", lock)


def check_doors(browser: Browser, root: str, tally: Tally) -> None:
    """Every answer to the first question leads to a filled form, by links alone, and an address opens its questions."""
    with browser.new_context(viewport={"width": 375, "height": 812}) as context:
        page = context.new_page()
        page.goto(root + NAME)
        settle(page)
        tally.expect(page.locator(".doors > ul > li").count() == 8, "there are eight symptoms")
        links = page.locator(".doors a").evaluate_all("links => links.map((link) => link.href)")
        tally.expect(len(links) > 20 and len(set(links)) == len(links), "each question leads on", len(links))
        for link in links:
            page.goto("about:blank")
            page.goto(link)
            settle(page)
            here = page.locator(".doors [aria-current]")
            shown = page.evaluate("""() => {
              const [here, verdict, field] = [".doors [aria-current]", ".answer .verdict", ".statements"].map(
                (part) => document.querySelector(part)?.getBoundingClientRect());
              const small = [...document.querySelectorAll(".explorer :is(select, input, button, summary, .doors a)")]
                .filter((part) => part.checkVisibility() && !part.matches("[type=radio]"))
                .filter((part) => part.getBoundingClientRect().height < 43.9).map((part) => part.outerHTML.slice(0, 80));
              return { isBelow: here && here.bottom <= verdict.top && verdict.bottom <= field.top, small,
                isWide: document.documentElement.scrollWidth > innerWidth };
            }""")
            tally.expect(here.count() == 1 and here.is_visible(), f"{link} opens its questions", here.count())
            tally.expect(shown["isBelow"], f"the verdict of {link} is between its question and the fields", shown)
            tally.expect(not shown["small"] and not shown["isWide"], f"a finger meets everything of {link}, and nothing is beside the screen", shown)
        unnamed = page.evaluate("""() => [...document.querySelectorAll(".field:has(select[data-field], input)")]
          .filter((field) => {
            const id = field.querySelector("select, input").getAttribute("aria-describedby");
            return document.querySelectorAll(`#${id ?? "none"}`).length !== 1 || !document.getElementById(id).textContent;
          }).map((field) => field.textContent.slice(0, 40))""")
        tally.expect(not unnamed, "every field has a line of help, connected with it", unnamed)
        page.get_by_role("button", name="Start over").click()
        page.wait_for_selector(".answer", state="hidden")
        tally.expect(page.url.endswith(("#", NAME)), "the explorer starts over", page.url)
        tally.expect(not page.locator(".doors [open]").count(), "with its first question alone")
        check_answer_in_sight(page, tally)


def check_answer_in_sight(page: Page, tally: Tally) -> None:
    """On a phone: a tapped answer shows the verdict, a changed field how it ends now, and a chosen change that it does it."""
    def is_in_sight(selector: str) -> bool:
        # Where nothing moves it, it never is.
        try:
            page.wait_for_function("""selector => {
              const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? { top: 0 };
              return top > 0 && bottom < innerHeight;
            }""", arg=selector, timeout=5000)
        except TimeoutError:
            return False
        return True

    page.locator(".doors > ul > li > details > summary").nth(1).click()
    page.locator(".doors [open] a").nth(1).click()
    settle(page)
    tally.expect(is_in_sight(".answer .verdict"), "the verdict is in sight once the question is answered")
    said = page.locator(".decides").inner_text()
    tally.expect("TabBar decides" in said and said.startswith("App mask"), "where nobody refused, it says who decides", said)
    fixes = page.locator(".fixes a")
    tally.expect("Forwards to" in fixes.first.inner_text(), "what makes the screen's own mask count comes first", fixes.all_inner_texts())
    fixes.first.click()
    settle(page)
    none = page.locator(".repairs .none").inner_text()
    tally.expect("stays" in page.locator(".answer .verdict").inner_text() and none == "That does it.", "a change that was chosen does it", none)
    held = page.locator("[data-field=So]")
    held.focus()
    held.select_option("0")
    settle(page)
    tally.expect(is_in_sight(".statements .ending.outcome"), "beside a field that was changed stands how it ends")
    page.locator(".statements .ending.outcome").click()
    tally.expect(is_in_sight(".answer .verdict"), "and that leads to the answer")


def check_versions(browser: Browser, root: str, tally: Tally) -> None:
    """By keyboard: every version answers for the same facts, a click chooses one, and the way back is kept."""
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(root + NAME + "#1Sb1200f1o2Cg32;ViewController")
        settle(page)
        runs = page.locator(".versions-strip li").all_inner_texts()
        tally.expect(
            len(runs) > 1 and runs[0].startswith("iOS 13–27.2") and "stays" in runs[0] and "exception" in runs[1],
            "the versions that decide the same are together, and each change is told", runs)
        tab_to(page, ".choices button")
        chosen = page.locator(".choices :focus")
        tally.expect(
            page.get_by_role("radio", name="iOS 12", exact=True, checked=True).evaluate("one => one === document.activeElement"),
            "Tab leads to the version that is chosen", chosen.inner_text())
        for key, version in [("ArrowLeft", "13"), ("ArrowRight", "12"), ("End", "5"), ("ArrowDown", "5"), ("Home", "27.2"), ("ArrowRight", "27.1")]:
            page.keyboard.press(key)
            settle(page)
            tally.expect(
                chosen.inner_text() == version and chosen.get_attribute("aria-checked") == "true"
                and page.locator(".choices [aria-checked=true]").count() == 1, f"{key} leads to iOS {version}", chosen.all_inner_texts())
        tally.expect("stays" in verdict(page) and page.locator(MANY).input_value() == "2701", "and chooses it", verdict(page))
        page.keyboard.press("Tab")
        tally.expect(
            page.evaluate("!document.activeElement.closest('.choices')"), "all versions are one stop for Tab",
            page.evaluate("document.activeElement.outerHTML.slice(0, 80)"))
        page.goto("about:blank")
        page.goto(root + NAME + "#1Sb1200f1o2Cg32;ViewController")
        settle(page)
        for version in ("1500", "1600"):
            page.locator(f".choices button[value='{version}']").click()
            settle(page)
        page.get_by_role("button", name="Undo").click()
        page.get_by_role("button", name="Undo").click()
        settle(page)
        tally.expect("exception" in verdict(page) and page.get_by_role("button", name="Undo").is_disabled(), "and undone", verdict(page))


def check_other_screens(browser: Browser, root: str, tally: Tally) -> None:
    """What a change does to the rest of the app is said, and what takes something from it comes last."""
    with browser.new_context() as context:
        page = context.new_page()
        lines = page.locator(".fixes li")
        open_door(page, root + NAME, "It crashes", "… has no common orientation with the application", "When a screen is presented")
        texts = page.locator(".fixes a").all_inner_texts()
        tally.expect(
            "App delegate: allButUpsideDown" in texts and "Info.plist: portrait, landscapeLeft, landscapeRight" in texts
            and "no longer" not in page.locator(".fixes").inner_text(), "a crash is repaired by what is missing", texts)
        tally.expect(
            page.locator(".fixes").inner_text().count("Other screens can be in landscapeLeft, landscapeRight, too") == 2,
            "what other screens get is said", lines.all_inner_texts())
        open_door(page, root + NAME, "It rotates, but should not", "The mask of a screen in a tab bar controller")
        taking = ["no longer" in text for text in lines.all_inner_texts()]
        tally.expect(
            taking == sorted(taking) and taking.count(True) == 3 and taking.count(False) >= 2,
            "what locks other screens says so, and comes last", lines.all_inner_texts())
        open_door(page, root + NAME, "A pushed screen is wrong", "After the push, it stays in portrait", "Its own, or I do not know")
        first = page.locator(".together li").first
        tally.expect(
            first.is_visible() and "Forwards to" in first.inner_text() and "setNeedsUpdate" in first.inner_text(),
            "where a call alone would do, the change of the answers shows, too", first.inner_text())
        open_door(page, root + NAME, "An iPad window is wrong", "The masks have no effect")
        decides = page.locator(".decides")
        tally.expect(
            decides.is_visible() and "multitasking" in decides.inner_text(), "where no mask counts, the answer says why",
            decides.inner_text())
        page.locator(".verdict .grade").first.click()
        page.wait_for_url("**/sources.html#grades")


def check_way_to_fields(browser: Browser, address: str, tally: Tally) -> None:
    """By keyboard: from an answered question it is a few stops to the first field."""
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(address + "#1Sb2701f143o2Cd1g10Ca1b1g32;Navigation,Player")
        settle(page)
        here = page.locator(".doors [aria-current]")
        for is_skipped, most in [(True, 6), (False, 32)]:
            here.focus()
            stops = 0
            while stops <= most and not page.evaluate("document.activeElement.matches('.statements *')"):
                page.keyboard.press("Tab")
                stops += 1
                if is_skipped and page.evaluate("document.activeElement.matches('.skip')"):
                    tally.expect(
                        page.evaluate("document.activeElement.getBoundingClientRect().top") >= 0, "the way to the fields shows")
                    page.keyboard.press("Enter")
            tally.expect(
                stops <= most and (not is_skipped or page.evaluate("document.activeElement.dataset.field") == "Sb"),
                f"at most {most} stops lead to the first field of {address}", stops)


def check_column(browser: Browser, address: str, tally: Tally) -> None:
    """Beside the fields nothing of the answer is cut, and the verdict stays in sight; on a phone a finger meets the layers."""
    for width, height in ((1280, 800), (1440, 1000)):
        with browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce") as context:
            page = context.new_page()
            for state in ("1Sb2701f1w3CCa1c1g32r3;List,Player", "1Sa1b2701f143CCa1c2g32r3Ea3b1Eb2Ea4;List,Player"):
                page.goto("about:blank")
                page.goto(address + "#" + state)
                settle(page)
                cut = page.evaluate("""() => [...document.querySelectorAll(".result, .result *")].filter(
                  (part) => ["auto", "scroll", "hidden"].includes(getComputedStyle(part).overflowY)
                    && part.scrollHeight > part.clientHeight + 1).map((part) => part.outerHTML.slice(0, 80))""")
                tally.expect(not cut, f"nothing is cut beside the fields at {width} of {state}", cut)
                page.locator(".statements [data-field=So]").scroll_into_view_if_needed()
                top, bottom, head = page.evaluate("""() => {
                  const { top, bottom } = document.querySelector(".answer .verdict").getBoundingClientRect();
                  return [top, bottom, document.querySelector(".header").getBoundingClientRect().bottom];
                }""")
                tally.expect(
                    head - 1 <= top and bottom < height, f"the verdict stays in sight at {width} beside the last field", (top, bottom, head))
    with browser.new_context(viewport={"width": 375, "height": 812}) as context:
        page = context.new_page()
        page.goto(address + "#1Sb2701f1w3CCa1c1g32r3;List,Player")
        settle(page)
        small = page.locator(".ladder a").evaluate_all(
            "links => links.filter((link) => link.getBoundingClientRect().height < 24).map((link) => link.textContent)")
        tally.expect(not small and page.locator(".ladder a").count() > 5, "the links of the layers are high enough for a finger", small)


def check_comparison(browser: Browser, root: str, tally: Tally) -> None:
    """By keyboard: a second version is chosen, the address carries it, and both answers are those of each version alone."""
    scheme = root.partition(":")[0]

    def outcomes(page) -> list[str]:
        return page.locator(".comparison tbody tr:first-child td").all_inner_texts()

    def says(page) -> str:
        return page.locator(".comparison [role=status]").text_content()

    with browser.new_context() as context:
        page = context.new_page()
        page.goto(root + NAME + "#1Sb1200f1o2Cg32;ViewController")
        settle(page)
        tally.expect(
            says(page) == "" and not page.locator(".compared").is_visible(), f"nothing is compared unasked over {scheme}")
        tab_to(page, ".comparison select")
        choose(page, "iOS 18")
        tally.expect(says(page) == "iOS 18 decides differently from iOS 12.", f"a second version answers over {scheme}", says(page))
        tally.expect("?compare=1800#1Sb1200" in page.url, f"the address has both versions over {scheme}", page.url)
        heads = page.locator(".comparison thead th").all_inner_texts()
        first, second = outcomes(page)
        tally.expect(heads == ["iOS 12", "iOS 18"] and "exception" in first and "stays" in second, "both are side by side", outcomes(page))
        tally.expect(page.locator(".comparison small:visible").count() >= 1, "what differs says so in words")
        tally.expect("the SDK of each version" in page.locator(".sdk").inner_text(), "whose SDK is meant is said")
        page.reload()
        settle(page)
        tally.expect(outcomes(page) == [first, second], f"a reload shows the same comparison over {scheme}", outcomes(page))
        page.locator(MANY).select_option("1800")
        settle(page)
        tally.expect(
            says(page) == "iOS 18 decides the same as iOS 18." and second in verdict(page),
            "the other version says what it says alone", f"{verdict(page)} {second}")
        page.get_by_text("More of the device").click()
        page.locator("[data-field=Sc]").select_option("1200")
        settle(page)
        tally.expect("the iOS 12 SDK" in page.locator(".sdk").inner_text(), "a linked SDK that is stated stays")
        tab_to(page, ".comparison select")
        choose(page, "no other version")
        tally.expect("compare" not in page.url and says(page) == "", f"the comparison ends over {scheme}", page.url)
        page.go_back()
        tally.expect("compare=1800" in page.url and says(page) != "", f"the history leads back to it over {scheme}", page.url)
        page.goto(root + NAME + "?compare=nonsense#1Sb1200f1o2Cg32;ViewController")
        settle(page)
        tally.expect(says(page) == "", "a version that there is not is none", says(page))
        page.goto(root + NAME + "?compare=1500#1Sa1b1700f143Cg10Ea25b32d1Ea12;ViewController")
        settle(page)
        events = page.locator(".differing button")
        tally.expect(events.count() >= 1 and says(page).startswith("iOS 15 decides differently"), "a sequence says which events differ", says(page))
        events.last.focus()
        page.keyboard.press("Enter")
        settle(page)
        index = events.last.inner_text()
        tally.expect(
            page.locator(".position").inner_text().startswith(f"Event {index} of") and outcomes(page)[0] in verdict(page)
            and outcomes(page)[0] != outcomes(page)[1], "an event that differs is shown", f"{index} {outcomes(page)}")
        tally.expect(
            page.evaluate("document.activeElement.ariaPressed") == "true", "the focus stays on the event that is shown")


def check_without_webassembly(browser: Browser, root: str, tally: Tally) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.add_init_script("delete window.WebAssembly")
        page.goto(root + NAME)
        page.wait_for_selector(".not-exploring")
        tally.expect(
            page.locator(".without-explorer a").count() > 10 and page.locator(".without-explorer").is_visible()
            and not page.locator(".explorer").is_visible(), "a browser that cannot run the resolver shows the tables")


def check_size(site: pathlib.Path, tally: Tally) -> None:
    def weight(name: str) -> int:
        return len(gzip.compress((site / name).read_bytes(), 9))

    later = weight("assets/explorer-more.js")
    for name in (NAME, "zh-Hans/" + NAME):
        page = weight(name)
        first = page + weight("assets/explorer.js") + weight("assets/explorer.css")
        print(f"{name} weighs {first / 1024:.1f} KB compressed, its page of {page / 1024:.1f} included, and {later / 1024:.1f} KB later")
        tally.expect(first <= BYTES, f"{name} is at most {BYTES // 1024} KB when compressed", first)
        tally.expect(page <= PAGE_BYTES and later <= LATER_BYTES, "its page and what is loaded later are small", (page, later))


def settle(page: Page) -> None:
    """Waits until what can wait behind an answer is done."""
    page.wait_for_selector(".exploring .explorer[aria-busy=false]")


def open_door(page: Page, address: str, *answers: str) -> None:
    """Answers the questions from the first one on, the last by its link."""
    page.goto("about:blank")
    page.goto(address)
    settle(page)
    question = page.locator(".doors")
    for answer in answers[:-1]:
        question.locator("summary", has_text=answer).click()
        question = page.locator(".doors details[open]").last
    question.get_by_role("link", name=answers[-1], exact=True).click()
    page.wait_for_selector(".answer", state="visible")
    settle(page)


def verdict(page: Page) -> str:
    return page.locator(".explorer .verdict").text_content()


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until the focus is on an element; from the beginning of the page if it is before the focus."""
    matches = "(selector) => document.activeElement.matches(selector)"
    for _ in range(400):
        page.keyboard.press("Tab")
        if page.evaluate(matches, selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def choose(page: Page, text: str) -> None:
    """Chooses from the select that has the focus, as its arrow keys would."""
    index, count = page.evaluate("""(text) => {
      const select = document.activeElement;
      return [[...select.options].findIndex((option) => option.text === text), select.options.length];
    }""", text)
    if index < 0:
        raise AssertionError(f"no choice {text}")
    page.keyboard.press("Home")
    for _ in range(index):
        page.keyboard.press("ArrowDown")
