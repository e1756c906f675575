"""Names in Swift and in Objective-C: chosen by keyboard, remembered, one of them for everybody, both on paper."""
from playwright.sync_api import Browser, Page

from accessibility import RUN, axe_source
from explorer import tab_to
from search import ask
from tally import Tally

MATRIX = "matrices/device-turn-16.html"
SWIFT, OBJECTIVE_C = "UIViewController.attemptRotationToDeviceOrientation()", "+[UIViewController attemptRotationToDeviceOrientation]"


def check(browser: Browser, folder: str, address: str, tally: Tally) -> None:
    for root in (folder, address):
        check_switch(browser, root, tally)
    check_tabs(browser, folder, tally)
    check_code(browser, folder, tally)
    check_flash(browser, folder, tally)
    check_search(browser, folder, tally)
    check_without_script(browser, folder, tally)
    check_paper(browser, folder, tally)
    check_axe(browser, folder, tally)


def check_switch(browser: Browser, root: str, tally: Tally) -> None:
    scheme = root.partition(":")[0]
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(root + "methods.html")
        text = page.locator("article").inner_text()
        tally.expect(SWIFT in text and OBJECTIVE_C not in text, "at first names are those of Swift")
        tree = page.locator("article").aria_snapshot()
        tally.expect(SWIFT in tree and OBJECTIVE_C not in tree, "a screen reader hears one of the two")
        tab_to(page, "button.names")
        page.keyboard.press("Enter")
        text = page.locator("article").inner_text()
        tally.expect(OBJECTIVE_C in text and SWIFT not in text, f"the switch shows those of Objective-C over {scheme}")
        tally.expect(
            page.get_by_role("button", name="Objective-C names", pressed=True).count() == 1, "the switch says so")
        copied = page.evaluate("""() => { getSelection().selectAllChildren(document.querySelector("article")); return String(getSelection()); }""")
        tally.expect(OBJECTIVE_C in copied and SWIFT not in copied, "one of the two is copied")
        page.goto(root + MATRIX)
        heads = page.locator(".matrix thead").inner_text()
        tally.expect("UIDeviceOrientationFaceUp" in heads, f"it is remembered on another page over {scheme}", heads)
        tally.expect(
            "LandscapeLeft" in page.locator("td[id='mask-16-current-1.device-4']").inner_text()
            and "UIInterfaceOrientationLandscapeLeft" in page.locator(".matrix .legend").inner_text(),
            "the cells of a matrix follow, and its legend spells them out")
        tally.expect(
            page.locator(".filter option[value=device-5]").text_content() == "UIDeviceOrientationFaceUp",
            "and the choices of its filter")
        page.goto(root + "enumerations/UIInterfaceOrientation.html")
        first = page.locator(".spelled tbody tr").nth(1).inner_text().split()
        tally.expect(
            first[:2] == ["UIInterfaceOrientationPortrait", "portrait"] or "UIInterfaceOrientationPortrait" == first[0],
            "an enumeration heads its rows with the constants", first)
        declarations = page.locator(".variants").first.locator(".code").filter(visible=True).all_inner_texts()
        tally.expect(
            len(declarations) == 1 and "NS_ENUM" in declarations[0], "and shows that declaration", declarations)
        page.goto(root + "guides/enable-rotation.html")
        tally.expect(
            page.locator(".variants > .objc").first.is_visible() and not page.locator(".variants > .swift").first.is_visible(),
            "of code in both languages the chosen one is there")
        page.locator("button.names").click()
        tally.expect(
            not page.locator(".variants > .objc").first.is_visible() and page.locator(".variants > .swift").first.is_visible(),
            f"the switch goes back over {scheme}")
        page.goto(root + "methods.html")
        tally.expect(SWIFT in page.locator("article").inner_text(), f"that is remembered too over {scheme}")


def check_tabs(browser: Browser, root: str, tally: Tally) -> None:
    """The tabs above code and the switch of the page are one choice; SwiftUI is a third one for those blocks that have it."""
    with browser.new_context(viewport={"width": 1280, "height": 900}) as context:
        page = context.new_page()
        page.goto(root + "guides/enable-rotation.html")
        # A third variant, as a page has it whose author wrote one.
        add = """group => {
          const third = group.lastElementChild.cloneNode(true);
          third.className = "code swiftui";
          third.querySelector(".language").textContent = "SwiftUI";
          group.firstElementChild.className = "code swift";
          group.append(third);
        }"""
        context.add_init_script(
            f"document.addEventListener('DOMContentLoaded', () => ({add})(document.querySelectorAll('.variants')[1]), {{ capture: true }})")
        page.reload()
        group = page.locator(".variants").nth(1)
        group.evaluate("group => scrollTo(0, group.getBoundingClientRect().top + scrollY - 400)")
        for name, shown in (("Objective-C", "objc"), ("SwiftUI", "swiftui"), ("Swift", "swift"), ("SwiftUI", "swiftui")):
            top = group.bounding_box()["y"]
            group.get_by_role("button", name=name, exact=True).click()
            tally.expect(
                [one.get_attribute("class").split()[1] for one in group.locator("> .code").filter(visible=True).all()] == [shown],
                f"the tab {name} shows its code")
            tally.expect(abs(group.bounding_box()["y"] - top) < 1, f"and the block stays where it is ({name})")
            tally.expect(
                page.evaluate("document.activeElement.textContent + document.activeElement.ariaPressed") == name + "true"
                and page.evaluate("document.activeElement.checkVisibility()"), f"the keyboard is at the tab {name}, which is pressed")
            tally.expect(
                page.locator(".names[aria-pressed=true]").count() == (shown == "objc")
                and page.locator(".variants > .objc").first.is_visible() == (shown == "objc"),
                f"the other blocks and the switch follow ({name})")
        page.goto(root + "guides/video-app.html")
        tally.expect(page.locator("[data-swiftui]").count() == 1, "SwiftUI is remembered on another page")
        tally.expect(page.locator(".variants > .swift").first.is_visible(), "where a block without it shows Swift")
        size = page.locator(".tabs button").filter(visible=True).first.bounding_box()
        tally.expect(min(size["width"], size["height"]) >= 24, "a tab is big enough for a finger", size)
        name = page.locator("button.names").evaluate("button => [button.innerText, button.textContent]")
        tally.expect(
            all(part in name[1] for part in ("Swift", "Obj-C")) and page.get_by_role("button", name="Swift Obj-C").count() == 1,
            "the name of the switch has what is seen on it", name)


def check_code(browser: Browser, root: str, tally: Tally) -> None:
    """Blocks of code: all are as wide as each other, the copy is the text, and marks and choices show without colours."""
    with browser.new_context(viewport={"width": 1280, "height": 900}, forced_colors="active") as context:
        page = context.new_page()
        page.goto(root + "tool/book.html")
        mark = page.locator("pre .marked").first
        tally.expect(
            mark.evaluate("mark => getComputedStyle(mark).borderInlineStartWidth") == "3px", "a marked line has a bar in forced colours")
        colors = mark.evaluate("""mark => [mark, ...mark.querySelectorAll("b, i")].map((part) => getComputedStyle(part).color)""")
        tally.expect(len(set(colors)) == 1, "and all of it the color of text", colors)
        outlines = page.locator("button.names > span:not(:first-child)").evaluate_all(
            "spans => spans.map((span) => getComputedStyle(span).outlineStyle)")
        tally.expect(outlines == ["solid", "none"], "and the chosen names have an outline", outlines)
    for width in (1280, 375):
        with browser.new_context(viewport={"width": width, "height": 900}, has_touch=width < 600, is_mobile=width < 600) as context:
            page = context.new_page()
            page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } })")
            page.goto(root + "guides/migrate-to-ios-16.html")
            widths = page.locator("article > pre, article > .code, article > .variants > .code").filter(visible=True).evaluate_all(
                "blocks => [...new Set(blocks.map((block) => Math.round(block.getBoundingClientRect().width)))]")
            tally.expect(len(widths) == 1, f"all code is as wide as each other in {width} pixels", widths)
            block = page.locator(".code").filter(visible=True).first
            button = block.locator(".copy")
            opacity = button.evaluate("button => getComputedStyle(button).opacity")
            tally.expect(opacity == ("1" if width < 600 else "0"), f"the copy button waits for a pointer where there is one ({width})", opacity)
            button.focus()
            page.wait_for_timeout(200)
            tally.expect(button.evaluate("button => getComputedStyle(button).opacity") == "1", "and shows when it has the focus")
            size = button.bounding_box()
            tally.expect(min(size["width"], size["height"]) >= 24, "the copy button is big enough for a finger", size)
            button.click()
            tally.expect(
                page.evaluate("window.copied") == block.locator("code").last.text_content(),
                "what is copied is the text of the code")


def check_flash(browser: Browser, root: str, tally: Tally) -> None:
    """The choice is on the page before anything of it is there to be painted."""
    with browser.new_context() as context:
        context.add_init_script("""
          localStorage.setItem("orientation-docs.names", "objective-c");
          new MutationObserver((_, observer) => {
            if (!document.body) return;
            window.namesAtFirst = document.documentElement.dataset.names;
            observer.disconnect();
          }).observe(document, { childList: true, subtree: true });""")
        page = context.new_page()
        page.goto(root + MATRIX)
        first = page.evaluate("window.namesAtFirst")
        tally.expect(first == "objective-c", "the names are chosen before the first paint", first)


def check_search(browser: Browser, root: str, tally: Tally) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(root + "index.html")
        for names, wanted in (("", "UIDeviceOrientation.faceDown"), ("objective-c", "UIDeviceOrientationFaceDown")):
            page.evaluate("names => names ? localStorage.setItem('orientation-docs.names', names) : 0", names)
            page.reload()
            page.keyboard.press("Control+k")
            page.wait_for_selector(".search-dialog[open]")
            for query in ("UIDeviceOrientation.faceDown", "UIDeviceOrientationFaceDown"):
                ask(page, query)
                first = page.locator(".search-dialog [role=option] .title").first.inner_text()
                tally.expect(first == wanted, f"{query} is found as {wanted}", first)
            ask(page, "attemptRotationToDeviceOrientation")
            titles = page.locator(".search-dialog [role=option] .title").all_inner_texts()
            tally.expect((OBJECTIVE_C if names else SWIFT) in titles, "a method is found under its name", titles[:5])


def check_without_script(browser: Browser, root: str, tally: Tally) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(root + "methods.html")
        text = page.locator("article").inner_text()
        tally.expect(SWIFT in text and OBJECTIVE_C not in text, "without a script names are those of Swift")
        page.goto(root + "guides/enable-rotation.html")
        tally.expect(
            page.locator("pre > .language-objc").first.is_visible() and page.locator("pre > .language-swift").first.is_visible(),
            "and all code is there")


def check_paper(browser: Browser, root: str, tally: Tally) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(root + "methods.html")
        page.emulate_media(media="print")
        text = page.locator("article").inner_text()
        tally.expect(SWIFT in text and OBJECTIVE_C in text, "paper has both names")
        page.goto(root + "guides/enable-rotation.html")
        for chosen, other in (("swift", "objc"), ("objc", "swift")):
            tally.expect(
                page.locator(f".variants > .{chosen}").first.is_visible() and page.locator(f".variants > .{other}").filter(visible=True).count() == 0,
                f"paper has the code that is chosen ({chosen})")
            page.evaluate("document.querySelector('button.names').click()")
        page.goto(root + "methods.html")
        page.goto(root + MATRIX)
        heads = page.locator(".matrix thead").inner_text()
        tally.expect("faceUp" in heads and "UIDeviceOrientationFaceUp" in heads, "so do the heads of a matrix", heads)


def check_axe(browser: Browser, root: str, tally: Tally) -> None:
    axe = axe_source()
    for theme, width in (("light", 1280), ("dark", 375)):
        with browser.new_context(
            color_scheme=theme, reduced_motion="reduce", viewport={"width": width, "height": 900},
        ) as context:
            context.add_init_script("localStorage.setItem('orientation-docs.names', 'objective-c')")
            page = context.new_page()
            for name in (MATRIX, "methods.html", "availability.html", "mapping.html", "enumerations/UIInterfaceOrientation.html"):
                page.goto(root + name)
                page.evaluate(axe)
                findings = page.evaluate(RUN)
                tally.expect(
                    not findings, f"axe-core finds nothing on {name} with names in Objective-C ({theme}, {width} pixels)",
                    "\n".join(findings))
                width_of_page = page.evaluate("document.documentElement.scrollWidth")
                tally.expect(width_of_page <= width, f"{name} fits {width} pixels with names in Objective-C", width_of_page)
