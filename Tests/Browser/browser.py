"""The system's Chromium, driven by Playwright."""
import contextlib
import shutil
import sys
from collections.abc import Iterator

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@contextlib.contextmanager
def open_browser() -> Iterator[Browser]:
    """A headless browser; closed at the end of the `with`."""
    executable = next(filter(None, map(shutil.which, NAMES)), None)
    if executable is None:
        sys.exit(f"None of {', '.join(NAMES)} is installed: run Tests/Browser/install.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable,
            # Containers have a small /dev/shm and often no user namespaces; the pages are our own.
            args=["--no-sandbox", "--disable-dev-shm-usage"])
        try:
            yield browser
        finally:
            browser.close()
