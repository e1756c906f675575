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
RUN = """async () => (await axe.run()).violations.map(
  ({id, help, nodes}) => `${id}: ${help}\\n  ` + nodes.slice(0, 3).map(
    (node) => `${node.html.slice(0, 140)} ${node.any.map((check) => check.message).join("; ").slice(0, 160)}`
  ).join("\\n  "))"""


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
    for theme, width in (("light", 1280), ("dark", 1280), ("light", 375)):
        context = browser.new_context(
            color_scheme=theme, reduced_motion="reduce", viewport={"width": width, "height": 900},
            has_touch=width < 600, is_mobile=width < 600)
        page = context.new_page()
        for name in [*names, *EXPLORED]:
            page.goto(root + name)
            page.wait_for_load_state()
            page.evaluate(axe)
            findings = page.evaluate(RUN)
            tally.expect(
                not findings, f"axe-core finds nothing on {name} ({theme}, {width} pixels)", "\n".join(findings))
        context.close()
    print(f"axe-core looked at {len(names)} pages in both themes")
