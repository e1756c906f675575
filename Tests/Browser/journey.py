"""The way of a reader whose app has crashed, by keyboard alone: from the log to an answer that can be sent on."""
from playwright.sync_api import Browser

from explorer import MANY, tab_to, verdict
from search import CRASH, open_search, paste
from tally import Tally


def check(browser: Browser, folder: str, address: str, tally: Tally) -> None:
    for root in (folder, address):
        check_crash(browser, root, tally)


def check_crash(browser: Browser, root: str, tally: Tally) -> None:
    scheme = root.partition(":")[0]
    with browser.new_context() as context:
        if scheme == "http":
            context.grant_permissions(["clipboard-read", "clipboard-write"])
        page = context.new_page()
        open_search(page, root + "index.html")
        paste(page, CRASH)
        page.keyboard.press("Enter")
        page.wait_for_url("**#message.preferred-must-match")
        # The browser goes on from the place that the address names.
        tab_to(page, ".open a")
        page.keyboard.press("Enter")
        page.wait_for_selector(".exploring")
        before = verdict(page)
        tally.expect("must match" in before or "exception" in before, f"the crash's scenario opens over {scheme}", before)
        tab_to(page, MANY)
        # No preferred orientation raised anything before iOS 6.
        page.keyboard.type("5")
        after = verdict(page)
        tally.expect(after != before, f"another version gives another answer over {scheme}", after)
        shared = page.url
        if scheme == "http":
            tab_to(page, "[data-action=copy-link]")
            page.keyboard.press("Enter")
            page.wait_for_timeout(100)
            copied = page.evaluate("navigator.clipboard.readText()")
            tally.expect(copied == shared, "the link to the answer is copied", copied)
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(shared)
        page.wait_for_selector(".exploring")
        tally.expect(verdict(page) == after, f"who gets the link sees the same over {scheme}", verdict(page))
