"""axe-core, in both themes, at the width of a desk and of a phone."""
import importlib.resources

from playwright.sync_api import Browser

from pages import Visit
from tally import Tally

ALWAYS = ("index.html", "404.html")
# What the explorer shows depends on its address: a sequence with controllers, and an exception.
EXPLORED = (
    "explorer.html#1Sa1b1800f143Cd1e2Ca1b1g10Ca2c2g32r3Ea3b2Eb2Ea4;Navigation,List,Player",
    "explorer.html#1Sb1500f1w3CCa1c1g32r3;ViewController,Player",
)
LIST = """const list = (results) => results.map(({id, help, nodes}) => `${id}: ${help}\\n  ` + nodes.slice(0, 3).map(
  (node) => `${node.html.slice(0, 140)} ${node.any.map((check) => check.message).join("; ").slice(0, 160)}`
  ).join("\\n  "));"""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
RUN = "async () => {" + LIST + """
  // The cells of a matrix are stops of the arrow keys; what a finger hits are the links in them, which are looked at.
  document.querySelectorAll(".matrix [tabindex='0']:is(td, th)").forEach((cell) => cell.removeAttribute("tabindex"));
  return list((await axe.run({rules: {"color-contrast": {enabled: false}, "target-size": {enabled: true}}})).violations);
}"""
# A contrast that axe cannot decide on is as bad as one that is too low: nobody would see it become so. It cannot decide on
# what a pane cuts off, so panes show all they have; nor on drawings, which are measured below.
CONTRAST = "async () => {" + LIST + """
  const open = new CSSStyleSheet();
  open.replaceSync(`.scroller, .navigation, .contents, .answer, .drawing, .trail li
      { overflow: visible !important; max-block-size: none !important; white-space: normal !important }
    .navigation, .contents, .verdict, th, td > span { position: static !important }
    tr { content-visibility: visible !important }
    .table:not(.availability) :is(table, tr, th, td, code) { min-inline-size: 0 !important; inline-size: auto !important;
      max-inline-size: none !important; padding: 0 !important; white-space: normal !important; overflow-wrap: anywhere }
    html { min-inline-size: 300rem } body { inline-size: 100vw }`);
  document.adoptedStyleSheets = [open];
  const options = {ignoreUnicode: false, ignoreLength: true};
  const {violations, incomplete} = await axe.run(
    {exclude: ["svg"]}, {runOnly: ["color-contrast"], checks: {"color-contrast": {options}}});
  return list([...violations, ...incomplete]);
}"""
# The text of a drawing against the first thing below its middle that is painted.
DRAWINGS = """() => {
  const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
  const over = (color, below) => {
    canvas.fillStyle = `rgb(${below})`;
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const light = (color) => color.map((part) => part / 255)
    .map((part) => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4)
    .reduce((sum, part, index) => sum + part * [.2126, .7152, .0722][index], 0);
  const paint = (element) => {
    const style = getComputedStyle(element);
    if (!(element instanceof SVGGeometryElement || element instanceof SVGTextElement)) return style.backgroundColor;
    return style.fill === "none" ? "transparent" : style.fill;
  };
  return [...document.querySelectorAll("svg text")].flatMap((text) => {
    if (!text.checkVisibility()) return [];
    text.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
    const {x, y, width, height} = text.getBoundingClientRect();
    const below = document.elementsFromPoint(x + width / 2, y + height / 2);
    const colors = below.slice(below.indexOf(text) + 1).filter((element) => !(element instanceof SVGTextElement)).map(paint);
    const ground = colors.reduceRight((ground, color) => over(color, ground), [255, 255, 255]);
    const [low, high] = [light(ground), light(over(paint(text), ground))].sort((one, other) => one - other);
    const ratio = (high + .05) / (low + .05);
    return ratio < 4.5 ? [`${ratio.toFixed(2)} : 1 ${text.outerHTML}`] : [];
  });
}"""


def one_of_every_kind(visits: list[Visit]) -> list[str]:
    """As few pages as a simple choice finds on which every element and class of the site occurs."""
    chosen = [visit.name for visit in visits if visit.name in ALWAYS]
    missing = frozenset().union(*(visit.parts for visit in visits))
    missing -= frozenset().union(*(visit.parts for visit in visits if visit.name in chosen))
    while missing:
        # Of equals the first one by name: the same pages in every run.
        best = max(visits, key=lambda visit: len(visit.parts & missing))
        chosen.append(best.name)
        missing -= best.parts
    return chosen


def axe_source() -> str:
    return importlib.resources.files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def check(browser: Browser, root: str, names: list[str], tally: Tally) -> None:
    axe = axe_source()
    for theme, width in (("light", 1280), ("dark", 1280), ("light", 375), ("dark", 375)):
        context = browser.new_context(
            color_scheme=theme, reduced_motion="reduce", viewport={"width": width, "height": 900},
            has_touch=width < 600, is_mobile=width < 600)
        page = context.new_page()
        for name in [*names, *EXPLORED]:
            page.goto(root + name)
            page.wait_for_load_state()
            # What is wide becomes a stop of the tab key in the first frame, which a busy machine draws after `load`.
            page.evaluate(TWO_FRAMES)
            page.evaluate(axe)
            for question, look in (("faults", RUN), ("text without contrast", CONTRAST), ("faint drawings", DRAWINGS)):
                findings = page.evaluate(look)
                tally.expect(not findings, f"{name} has no {question} ({theme}, {width} pixels)", "\n".join(findings))
        context.close()
    print(f"axe-core looked at {len(names)} pages in both themes")
