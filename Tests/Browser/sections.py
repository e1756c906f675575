"""The sections of the browser tests: what each of them looks at, and when it can begin."""
import dataclasses
import pathlib

import accessibility
import behaviour
import explorer
import guides
import injection
import journey
import languages
import matrices
import messages
import pages
import paste
import pictures
import play
import policy
import search
import strangers
import tools
import translation
from pages import Visit


@dataclasses.dataclass(frozen=True)
class Setting:
    """What is looked at: a built site, as a folder and at an address."""
    site: pathlib.Path
    address: str
    # The paths of its pages.
    names: list[str]
    # Whether the address is that of the tool, and whether axe-core looks at every page.
    is_served_by_tool: bool
    looks_at_all: bool
    # What was found on the pages, by the section PAGES.
    visits: list[Visit] = dataclasses.field(default_factory=list)

    @property
    def folder(self) -> str:
        return self.site.as_uri() + "/"


PAGES = "pages from the folder"
# A section is given a browser of its own, the setting and a tally.
SECTIONS = {
    PAGES: lambda browser, at, tally: pages.check(browser, at.site, at.folder, at.names, tally),
    "pages from the server": lambda browser, at, tally: pages.check_with_script(browser, at.address, at.names, tally),
    "pages without a script": lambda browser, at, tally: pages.check_without_script(browser, at.folder, at.names, tally),
    "behaviour": lambda browser, at, tally: behaviour.check(browser, at.folder, at.address, at.visits, tally),
    "pictures": lambda browser, at, tally: pictures.check(browser, at.folder, at.visits, tally),
    "accessibility": lambda browser, at, tally: accessibility.check(
        browser, at.folder, at.names if at.looks_at_all else accessibility.one_of_every_kind(at.visits), tally),
    "explorer": lambda browser, at, tally: explorer.check(browser, at.site, at.folder, at.address, at.names, tally),
    "paste": lambda browser, at, tally: paste.check(browser, at.folder, at.address, tally),
    "play": lambda browser, at, tally: play.check(browser, at.site, at.folder, at.address, at.names, tally),
    "policy": lambda browser, at, tally: policy.check(browser, at.folder, at.address, at.names, tally),
    "injection into a book": lambda browser, at, tally: injection.check_book(browser, tally),
    "injection into an app": lambda browser, at, tally: injection.check_apps(browser, tally),
    "injection into problems": lambda browser, at, tally: injection.check_problems(browser, tally),
    "injection by addresses": lambda browser, at, tally: injection.check_addresses(browser, at.site, at.address, tally),
    "pages of strangers": lambda browser, at, tally: strangers.check(browser, at.site, at.address, tally),
    "translation": lambda browser, at, tally: translation.check(browser, at.folder, at.address, tally),
    "search": lambda browser, at, tally: search.check(browser, at.site, at.folder, at.address, tally),
    "guides": lambda browser, at, tally: guides.check(browser, at.folder, at.names, tally),
    "journey": lambda browser, at, tally: journey.check(browser, at.folder, at.address, tally),
    "matrices": lambda browser, at, tally: matrices.check(browser, at.folder, at.address, tally),
    "messages": lambda browser, at, tally: messages.check(browser, at.site, at.folder, tally),
    "languages": lambda browser, at, tally: languages.check(browser, at.folder, at.address, tally),
    "valid HTML": lambda browser, at, tally: tools.check_html(at.site, at.names, tally),
    "links": lambda browser, at, tally: tools.check_links(at.site, tally),
}
# These look at pages that are chosen by what was found on them.
AFTER_PAGES = ["accessibility", "pictures", "behaviour"]


def at_first(setting: Setting) -> list[str]:
    """The sections that need nothing but the site: those that take longest first, so that none is left over at the end."""
    # The queries are about the reference; other sites have the same search.
    is_reference = (setting.site / "errors.html").exists()
    return [
        PAGES,
        "explorer",
        *(["injection into a book", "injection by addresses", "injection into an app"] if setting.is_served_by_tool else []),
        "pages from the server",
        "valid HTML",
        *(["search", "guides", "matrices", "messages", "languages", "translation", "paste", "play"] if is_reference else []),
        "pages without a script",
        *(["journey"] if is_reference else []),
        *(["injection into problems"] if setting.is_served_by_tool else []),
        *(["pages of strangers"] if setting.is_served_by_tool else []),
        "policy",
        "links",
    ]
