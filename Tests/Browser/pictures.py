"""The computed pictures: named, legible on a phone, drawn in both themes; and the cheat sheet, one page of A4."""
import re

from playwright.sync_api import Browser

from pages import Visit
from tally import Tally

CHEAT_SHEET = "cheat-sheet.html"
# The least that a text may be high, in pixels as shown.
SMALLEST = 11
# Between the margins of the printed page, in pixels.
SHEET_WIDTH = 718
GATES = (6, 8, 13, 16, 26, 27)

# Every picture that the window's width leaves in: whether it is named, how small its smallest text is, which texts touch or stick out, and its colours.
LOOK = """() => [...document.querySelectorAll("svg.sketch")].filter((picture) => picture.checkVisibility()).map((picture) => {
  const frame = picture.viewBox.baseVal;
  const scale = picture.getBoundingClientRect().width / frame.width;
  const texts = [...picture.querySelectorAll("text")];
  const boxes = texts.map((text) => {
    const box = text.getBBox(), place = picture.getScreenCTM().inverse().multiply(text.getScreenCTM());
    const corners = [[box.x, box.y], [box.x + box.width, box.y + box.height]].map(
      ([x, y]) => new DOMPoint(x, y).matrixTransform(place));
    const [xs, ys] = ["x", "y"].map((side) => corners.map((corner) => corner[side]).sort((a, b) => a - b));
    // A line of text is lower than its box: the height of its letters counts.
    const spare = 0.18 * Math.min(xs[1] - xs[0], ys[1] - ys[0]);
    return { text: text.textContent, left: xs[0], right: xs[1], top: ys[0] + spare, bottom: ys[1] - spare };
  });
  const overlaps = boxes.flatMap((a, index) => boxes.slice(index + 1).filter(
    (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).map(
    (b) => `${a.text} / ${b.text}`));
  const outside = boxes.filter((box) => box.left < -1 || box.right > frame.width + 1
    || box.top < -1 || box.bottom > frame.height + 1).map((box) => box.text);
  return {
    name: picture.getAttribute("aria-label") ?? "", role: picture.getAttribute("role"),
    direction: getComputedStyle(picture).direction,
    smallest: Math.min(1000, ...texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * scale)),
    overlaps, outside,
    hard: [...picture.querySelectorAll("*")].filter(
      (part) => ["fill", "stroke", "color", "style"].some((name) => part.hasAttribute(name))).length,
    colours: [...picture.querySelectorAll("*")].map((part) => getComputedStyle(part).fill
      + getComputedStyle(part).stroke).join(),
  };
})"""

# What of the cheat sheet reaches beyond its column or its page, or is hidden behind an edge.
CUT = """(width) => [...document.querySelectorAll("article *")].filter((part) => {
  const box = part.getBoundingClientRect();
  return box.right > width + 1 || box.left < -1
    || part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== "visible";
}).map((part) => part.outerHTML.slice(0, 100))"""


def check(browser: Browser, folder: str, visits: list[Visit], tally: Tally) -> None:
    names = [visit.name for visit in visits if "svg.sketch" in visit.parts]
    for name in names:
        check_pictures(browser, folder + name, name, tally)
    for name in [visit.name for visit in visits if "figure.turn" in visit.parts]:
        check_turning(browser, folder + name, name, tally)
    if any(visit.name == CHEAT_SHEET for visit in visits):
        check_cheat_sheet(browser, folder + CHEAT_SHEET, tally)
    print(f"looked at the pictures of {len(names)} pages")


def check_pictures(browser: Browser, url: str, name: str, tally: Tally) -> None:
    colours = {}
    for theme, width in (("light", 1280), ("light", 375), ("dark", 375)):
        with browser.new_context(color_scheme=theme, viewport={"width": width, "height": 800}) as context:
            page = context.new_page()
            page.goto(url)
            found = page.evaluate(LOOK)
        colours[theme] = [picture["colours"] for picture in found]
        for index, picture in enumerate(found):
            what = f"picture {index + 1} of {name} ({theme}, {width} pixels)"
            tally.expect(
                picture["role"] == "img" and len(picture["name"]) > 10, f"{what} has a name", picture["name"])
            tally.expect(
                picture["smallest"] >= SMALLEST - 0.3, f"{what} has no text below {SMALLEST} pixels",
                picture["smallest"])
            tally.expect(not picture["overlaps"], f"{what} has no text over another", "\n".join(picture["overlaps"]))
            tally.expect(not picture["outside"], f"{what} has no text beyond its edge", "\n".join(picture["outside"]))
            tally.expect(picture["hard"] == 0, f"{what} has no colour of its own", picture["hard"])
            tally.expect(picture["direction"] == "ltr", f"{what} is never mirrored", picture["direction"])
    for index, (light, dark) in enumerate(zip(colours["light"], colours["dark"])):
        tally.expect(light != dark, f"picture {index + 1} of {name} follows the theme")


def check_turning(browser: Browser, url: str, name: str, tally: Tally) -> None:
    """The picture that the reader turns does so without a script, by the keyboard too, and shows one outcome at a time."""
    for script in (True, False):
        with browser.new_context(java_script_enabled=script, reduced_motion="reduce") as context:
            page = context.new_page()
            page.goto(url)
            seen = set()
            buttons = page.locator(".turn input")
            buttons.first.focus()
            for index in range(buttons.count()):
                if index:
                    page.keyboard.press("ArrowRight")
                what = f"{buttons.nth(index).get_attribute('value')} of {name}, {'with' if script else 'without'} a script"
                tally.expect(buttons.nth(index).is_checked() or index == 0, f"the keyboard chooses {what}")
                buttons.nth(index).check()
                shown = [text for text in page.locator(".turn .outcome").all() if text.is_visible()]
                tally.expect(len(shown) == 1, f"one outcome is shown for {what}", len(shown))
                device = page.locator(".turn .held").bounding_box()
                lies = device["width"] > device["height"]
                tally.expect(
                    lies == buttons.nth(index).get_attribute("value").startswith("landscape"), f"the device lies for {what}", device)
                seen.add(shown[0].text_content())
            tally.expect(len(seen) == buttons.count() > 1, f"each way to hold the device of {name} says its own", len(seen))


def check_cheat_sheet(browser: Browser, url: str, tally: Tally) -> None:
    with browser.new_context(color_scheme="dark") as context:
        page = context.new_page()
        page.goto(url)
        paper = page.pdf(format="A4", prefer_css_page_size=True)
        sheets = re.findall(rb"/MediaBox\s*\[([^\]]*)\]", paper)
        count = len(re.findall(rb"/Type\s*/Page\b", paper))
        tally.expect(count == 1, "the cheat sheet prints as one page", f"{count} pages")
        sizes = {tuple(round(float(side)) for side in sheet.split()) for sheet in sheets}
        # Points, rounded as the browser does.
        tally.expect(
            all(abs(size[2] - 595) < 2 and abs(size[3] - 842) < 2 for size in sizes) and sizes,
            "the cheat sheet prints on A4", sizes)
        page.set_viewport_size({"width": SHEET_WIDTH, "height": 1046})
        page.emulate_media(media="print")
        cut = page.evaluate(CUT, SHEET_WIDTH)
        tally.expect(not cut, "nothing of the printed cheat sheet is cut off", "\n".join(cut))
        text = page.locator("article").text_content()
        for word in ("landscapeLeft", "allButUpsideDown", "Info.plist", *(f"iOS {gate}" for gate in GATES)):
            tally.expect(word in text, f"the cheat sheet says {word}")
