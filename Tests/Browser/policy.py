"""The policy of the pages: nothing that they do is against it, and what is not theirs is. `pages.py` opens every page with `LISTEN`."""
from playwright.sync_api import Browser, Page

from tally import Tally

LISTEN = """window.violations = [];
addEventListener("securitypolicyviolation", (event) => violations.push(`${event.violatedDirective} ${event.blockedURI}`));"""

# What somebody would bring in who had found a hole: none of it may run or load.
BREAK_IN = """async () => {
  const script = document.createElement("script");
  script.textContent = "window.broken = 'an inline script'";
  const button = document.createElement("button");
  button.setAttribute("onclick", "window.broken = 'a handler'");
  const link = document.createElement("a");
  link.href = "javascript:window.broken='an address'";
  const style = document.createElement("p");
  style.setAttribute("style", "color: rgb(1, 2, 3)");
  const frame = document.createElement("iframe");
  frame.srcdoc = "<script>parent.broken = 'a frame'</" + "script>";
  const base = document.createElement("base");
  base.href = "https://foreign.example/";
  const foreign = document.createElement("script");
  foreign.src = "https://foreign.example/script.js";
  const picture = new Image();
  picture.src = "https://foreign.example/picture.png";
  const form = document.createElement("form");
  form.action = "https://foreign.example/";
  document.body.append(script, button, link, style, frame, foreign, picture, form);
  button.click();
  link.click();
  form.submit();
  document.head.prepend(base);
  // Not at once: what the browser's debugger calls may evaluate, what comes later may not.
  const evaluated = await new Promise((done) => setTimeout(() => { try { done((0, eval)("true")); } catch { done(false); } }));
  const fetched = await fetch("https://foreign.example/").then(() => true, () => false);
  await new Promise((done) => setTimeout(done, 400));
  const broken = window.broken ?? null, colour = getComputedStyle(style).color, home = document.baseURI;
  base.remove();
  return { broken, colour, home, evaluated, fetched, blocked: [...new Set(violations.map((text) => text.split(" ")[0]))].sort() };
}"""
BLOCKED = {
    "base-uri", "connect-src", "form-action", "img-src", "script-src", "script-src-attr", "script-src-elem", "style-src-attr"}


def check(browser: Browser, folder: str, address: str, names: list[str], tally: Tally) -> None:
    for root in (folder, address):
        scheme = root.partition(":")[0]
        with browser.new_context(viewport={"width": 1280, "height": 900}) as context:
            context.add_init_script(LISTEN)
            page = context.new_page()
            check_parts(page, root, scheme, names, tally)
            for name in {"index.html", "explorer.html", "matrices/masks.html", "404.html"} & set(names):
                page.goto(root + name)
                found = page.evaluate(BREAK_IN)
                tally.expect(
                    found["broken"] is None and not found["evaluated"] and not found["fetched"]
                    and found["colour"] != "rgb(1, 2, 3)" and found["home"].startswith(root),
                    f"nothing that is brought into {name} runs over {scheme}", found)
                tally.expect(
                    BLOCKED <= set(found["blocked"]), f"the policy of {name} says so over {scheme}",
                    sorted(BLOCKED - set(found["blocked"])))
                compiles = page.evaluate(
                    "WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(() => true, () => false)")
                tally.expect(compiles == (name == "explorer.html"), f"WebAssembly is for the explorer, not for {name}", compiles)


def expect_none(page: Page, what: str, tally: Tally) -> None:
    found = page.evaluate("violations")
    tally.expect(found == [], what, "\n".join(found or []))


def check_parts(page: Page, root: str, scheme: str, names: list[str], tally: Tally) -> None:
    """What comes only when somebody asks for it."""
    page.goto(root + "index.html")
    page.keyboard.press("Control+k")
    page.wait_for_selector(".search-dialog[open]")
    field = page.locator(".search-dialog input[role=combobox]")
    field.fill("landscape")
    page.wait_for_selector(".search-dialog [role=option]")
    field.press("Enter")
    page.wait_for_load_state()
    expect_none(page, f"the search keeps to the policy over {scheme}", tally)
    if "explorer.html" in names:
        page.goto(root + "explorer.html")
        page.wait_for_selector(".exploring")
        page.locator("[data-action^=add]:visible").first.click()
        page.locator(".explorer input:visible").first.press("Enter")
        expect_none(page, f"the explorer keeps to the policy over {scheme}", tally)
    if "matrices/masks.html" in names:
        page.goto(root + "matrices/masks.html?outcome=exception")
        page.locator(".filter select").last.select_option(index=1)
        page.locator(".matrix td:visible").first.click()
        page.keyboard.press("ArrowDown")
        page.set_viewport_size({"width": 375, "height": 800})
        expect_none(page, f"a filtered matrix keeps to the policy over {scheme}", tally)
        page.set_viewport_size({"width": 1280, "height": 900})
