"""What holds of every guide: it answers in the first screen, its code begins soon, and it is not too long, on paper neither."""
import dataclasses
import re

from playwright.sync_api import Browser

from tally import Tally

# The most words of a guide that are not in folded details, and between its title and the first code.
MOST_WORDS = 1_900
MOST_WORDS_BEFORE_CODE = 120
# The most wishes of a list that a guide begins with.
MOST_WISHES = 6
# The most sheets of A4 that a guide is printed on.
MOST_SHEETS = 10


@dataclasses.dataclass(frozen=True)
class Window:
    """A size of the window, and the row of pixels above which code begins in it."""
    width: int
    height: int
    code: int


WINDOWS = (Window(1280, 800, 1000), Window(375, 812, 1400))

# A chooser is a list before the first section, each item of which has a link. A setting as it looks in Xcode stands for code.
DESCRIBE = r"""() => {
  const article = document.querySelector("article");
  const words = (text) => text.split(/\s+/).filter(Boolean).length;
  const top = (element) => element ? Math.round(element.getBoundingClientRect().top + scrollY) : null;
  const section = article.querySelector("h2");
  const isBefore = (element, other) => !other || Boolean(element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const code = [...article.querySelectorAll("pre, figure:has(.settings)")].find((pre) => pre.checkVisibility());
  const chooser = [...article.querySelectorAll(":scope > ul, :scope > ol, :scope > figure.table")].find(
    (list) => isBefore(list, section) && [...list.querySelectorAll(":scope > li, tbody tr")].every((item) => item.querySelector("a")));
  const first = [code, chooser].filter(Boolean).sort((one, other) => isBefore(one, other) ? -1 : 1)[0];
  const before = document.createRange();
  before.setStartAfter(article.querySelector("h1"));
  if (code) before.setEndBefore(code);
  return {
    code: top(code),
    first: top(first),
    wishes: chooser?.querySelectorAll(":scope > li, tbody tr").length ?? 0,
    rests: [...article.querySelectorAll("small")].some((note) => note.innerText.startsWith("Rests on") && isBefore(note, first)),
    words: words(article.innerText),
    before: code ? words([...before.cloneContents().childNodes].map((node) => node.textContent).join(" ")) : 0,
  };
}"""


def check(browser: Browser, root: str, names: list[str], tally: Tally) -> None:
    """Opens every guide in each window."""
    guides = [name for name in names if name.startswith("guides/")]
    tally.expect(len(guides) > 0, "there are guides")
    for window in WINDOWS:
        phone = window.width < 600
        with browser.new_context(
                viewport={"width": window.width, "height": window.height}, has_touch=phone, is_mobile=phone) as context:
            page = context.new_page()
            for name in guides:
                page.goto(root + name)
                # A page that has moved leads on to one that is looked at anyway.
                if page.locator("article h1").count() == 1 and page.url.endswith(name):
                    check_guide(name, window, page.evaluate(DESCRIBE), tally)
                    if not phone:
                        sheets = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", prefer_css_page_size=True)))
                        tally.expect(sheets <= MOST_SHEETS, f"{name} prints on at most {MOST_SHEETS} sheets", sheets)


def check_guide(name: str, window: Window, found: dict, tally: Tally) -> None:
    where = f"{name} at {window.width} pixels"
    tally.expect(
        found["first"] is not None and found["first"] < window.height, f"{where} has the first thing to do in the first screen", found)
    tally.expect(not found["rests"], f"{where} says what it rests on after that", found)
    tally.expect(found["wishes"] <= MOST_WISHES, f"{where} has at most {MOST_WISHES} wishes to choose from", found)
    if found["code"] is not None and not found["wishes"]:
        tally.expect(found["code"] <= window.code, f"{where} has its code above {window.code} pixels", found)
        tally.expect(
            found["before"] <= MOST_WORDS_BEFORE_CODE, f"{where} has at most {MOST_WORDS_BEFORE_CODE} words before its code", found)
    tally.expect(found["words"] <= MOST_WORDS, f"{where} has at most {MOST_WORDS} words that are not folded", found)
