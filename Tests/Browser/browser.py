"""The system's Chromium, driven by Playwright.

Where there is one without windows, the headless shell, it is preferred: its pages are the same, and it needs two thirds of the time.
"""
import contextlib
import shutil
import sys
from collections.abc import Iterator

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@contextlib.contextmanager
def open_browser() -> Iterator[Browser]:
    """A headless browser; closed at the end of the `with`."""
    executable = next(filter(None, map(shutil.which, NAMES)), None)
    if executable is None:
        sys.exit(f"None of {', '.join(NAMES)} is installed: run Tests/Browser/install.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable,
            # Containers have a small /dev/shm and often no user namespaces; the pages are our own. No other host is ever reached.
            args=["--no-sandbox", "--disable-dev-shm-usage", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"])
        try:
            yield browser
        finally:
            browser.close()
