"""The explorer: by keyboard, by address, and compared with what the pages say."""
import gzip
import pathlib

from playwright.sync_api import Browser, Page

from tally import Tally

NAME = "explorer.html"
# Script, style and page together: the words are in the page. It was 88 KB before two versions could be compared, a refused cell led to its
# repairs, and a state said where the app is shown, which took 6.
BYTES = 96 * 1024
MANY = "[data-field=Sb]"

# What every figure of a page says about its scenario or timeline, and where its link to the explorer leads.
FIGURES = """() => [...document.querySelectorAll(".scenario:not(:has(> .drawing))")].map((figure) => {
  // The line that a timeline is folded to has a mark for each step, and no sentence.
  const verdicts = [...figure.querySelectorAll(figure.matches(".timeline") ? ".steps .verdict" : ".verdict")];
  return {
    link: figure.querySelector(".open a")?.getAttribute("href") ?? null,
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
    check_figures(browser, folder, names, tally)
    for root in (folder, address):
        check_assumptions(browser, root, tally)
        check_address(browser, root, tally)
    check_sequence(browser, folder, tally)
    check_controllers(browser, folder, tally)
    check_repairs(browser, folder, tally)
    for root in (folder, address):
        check_comparison(browser, root, tally)
    check_matrix(browser, folder, tally)
    check_without_webassembly(browser, folder, tally)
    check_size(site, tally)


def check_figures(browser: Browser, root: str, names: list[str], tally: Tally) -> None:
    """Every scenario and timeline of the site says in the explorer what it says on its page."""
    figures = []
    with browser.new_context(java_script_enabled=True) as context:
        page = context.new_page()
        for name in names:
            page.goto(root + name)
            figures += [(name, figure) for figure in page.evaluate(FIGURES)]
        page.goto(root + NAME)
        page.wait_for_selector(".exploring")
        count = 0
        for name, figure in figures:
            if figure["link"] is None:
                tally.expect(False, f"a figure of {name} opens in the explorer", figure["steps"][:1])
                continue
            steps = page.evaluate(ANSWER, figure["link"].partition("#")[2])
            count += len(steps)
            tally.expect(steps == figure["steps"], f"the explorer says what {name} says", f"{figure}\n{steps}")
    tally.expect(count > 300, "the site has scenarios to compare", count)
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
            page.wait_for_selector(".exploring")
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
        page.goto(root + NAME + "#nonsense")
        page.reload()
        page.wait_for_selector(".exploring")
        tally.expect("stays" in verdict(page), f"a broken address shows an example over {scheme}", verdict(page))


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
        tally.expect("?" not in page.url and not page.locator(".repairs dd").count(), "a cell that rotates asks for no repairs")
        page.goto(root + "matrices/geometry-request.html")
        page.locator("td.error a").first.focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_selector(".exploring .repairs dd")
        tally.expect(
            "?why-not#" in page.url and page.locator(".explorer .verdict.error").count() == 1,
            "a cell that is refused leads to what would have to be different", page.url)


def check_repairs(browser: Browser, root: str, tally: Tally) -> None:
    """Each repair leads to a state in which the interface is where the reader wants it."""
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(root + NAME)
        page.wait_for_selector(".exploring")
        start = page.url
        tally.expect(not page.locator(".repairs dd").count(), "nobody has asked why not, and nothing is searched for")
        page.locator(".why-not > summary").click()
        page.locator(".why-not select").select_option(label="landscapeLeft")
        addresses = page.locator(".repairs a").evaluate_all("links => links.map((link) => link.href)")
        owners = page.locator(".repairs dt").all_inner_texts()
        tally.expect(len(addresses) >= 4 and owners[0] == "In your code", "there are repairs, those of the code first", owners)
        for address in addresses:
            page.goto(address)
            page.wait_for_selector(".exploring")
            tally.expect("landscapeLeft" in verdict(page), "a repair leads where the reader wants to be", f"{address} {verdict(page)}")
        page.goto(start)
        page.locator(".why-not > summary").click()
        page.locator(".why-not select").select_option(label="portrait")
        tally.expect(
            not page.locator(".repairs dd").count() and page.locator(".why-not .none").inner_text() == "It already is.",
            "where the interface is there already, there is nothing to repair")


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
        page.wait_for_selector(".exploring")
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
        page.wait_for_selector(".exploring")
        tally.expect(outcomes(page) == [first, second], f"a reload shows the same comparison over {scheme}", outcomes(page))
        page.locator(MANY).select_option("1800")
        tally.expect(
            says(page) == "iOS 18 decides the same as iOS 18." and second in verdict(page),
            "the other version says what it says alone", f"{verdict(page)} {second}")
        page.locator("[data-field=Sc]").select_option("1200")
        tally.expect("the iOS 12 SDK" in page.locator(".sdk").inner_text(), "a linked SDK that is stated stays")
        tab_to(page, ".comparison select")
        choose(page, "no other version")
        tally.expect("compare" not in page.url and says(page) == "", f"the comparison ends over {scheme}", page.url)
        page.go_back()
        tally.expect("compare=1800" in page.url and says(page) != "", f"the history leads back to it over {scheme}", page.url)
        page.goto(root + NAME + "?compare=nonsense")
        page.wait_for_selector(".exploring")
        tally.expect(says(page) == "", "a version that there is not is none", says(page))
        page.goto(root + NAME + "?compare=1500")
        page.wait_for_selector(".exploring")
        page.get_by_role("link", name="a mask that changed without an update").click()
        page.wait_for_selector(".differing button")
        events = page.locator(".differing button")
        tally.expect(events.count() >= 1 and says(page).startswith("iOS 15 decides differently"), "a sequence says which events differ", says(page))
        events.last.focus()
        page.keyboard.press("Enter")
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
    parts = [site / NAME, site / "assets/explorer.js", site / "assets/explorer.css"]
    sizes = [len(gzip.compress(part.read_bytes(), 9)) for part in parts]
    print(f"the explorer weighs {sum(sizes) / 1024:.1f} KB compressed, its page included")
    tally.expect(sum(sizes) <= BYTES, f"the explorer is at most {BYTES // 1024} KB when compressed", sizes)


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
