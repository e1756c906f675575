"""Tries action.yml and the pre-commit hook with a release on loopback and a server that takes comments: action_tests.py TOOL."""

import hashlib
import http.server
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import threading

from ruamel.yaml import YAML
from runner import Runner

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
NAME = "orientation-docs"
PRE_COMMIT = ROOT / ".build/pre-commit/bin/pre-commit"
LINTERS = ROOT / ".build/workflow-linters/bin"
IDENTITY = {f"GIT_{who}_{what}": "test@example.com" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}


def run(*command, status=0, **options):
    ended = subprocess.run(
        [str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        env=os.environ | IDENTITY, **options)
    assert ended.returncode == status, f"{command}: status {ended.returncode}\n{ended.stdout}"
    return ended.stdout


class Server(http.server.ThreadingHTTPServer):
    """Serves the files of a release, and keeps the comments of pull request 7."""

    def __init__(self, release):
        self.release, self.comments, self.calls, self.refuses = release, [], [], False
        super().__init__(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server_port}"
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Handler(http.server.BaseHTTPRequestHandler):
    def answer(self, status, data):
        self.send_response(status)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def take(self):
        path = self.path.partition("?")[0]
        self.server.calls.append((self.command, path))
        assert self.headers["Authorization"] == "Bearer secret"
        if self.server.refuses and self.command != "GET":
            return self.answer(403, b"{}")
        comments = self.server.comments
        length = int(self.headers.get("Content-Length", 0))
        body = json.loads(self.rfile.read(length))["body"] if length else None
        assert body is None or len(body) <= 65536, len(body)
        if path == "/repos/o/r/issues/7/comments" and self.command == "GET":
            page = int(re.search(r"[?&]page=(\d+)", self.path).group(1))
            return self.answer(200, json.dumps(comments[(page - 1) * 100 : page * 100]).encode())
        if path == "/repos/o/r/issues/7/comments" and self.command == "POST":
            comments.append({"id": len(comments) + 1, "user": {"type": "Bot"}, "body": body})
            return self.answer(201, b"{}")
        if self.command == "PATCH":
            number = int(re.fullmatch(r"/repos/o/r/issues/comments/(\d+)", path).group(1))
            comments[number - 1]["body"] = body
            return self.answer(200, b"{}")
        return self.answer(404, b"{}")

    def do_GET(self):
        if self.path.startswith("/repos/"):
            return self.take()
        prefix, name = self.path.rsplit("/", 1)
        file = self.server.release / name
        found = prefix == f"/o/{NAME}/releases/download/{self.server.release.name}" and file.is_file()
        self.answer(200, file.read_bytes()) if found else self.answer(404, b"")

    do_POST = do_PATCH = take

    def log_message(self, *_):
        pass


class Team:
    """A repository of a team: two commits, the later of which changes the mask of a screen and the site with it."""

    def __init__(self, scratch, tool):
        self.scratch, self.tool = scratch, tool
        # The recipes take the tool that is installed.
        os.environ["PATH"] = f"{tool.parent}:{os.environ['PATH']}"
        self.folder = scratch / "team"
        shutil.copytree(ROOT / "Tests/ExampleApp", self.folder)
        run("git", "init", "--quiet", cwd=self.folder)
        self.base = self.commit()
        version = run(tool, "--version").split()[1]
        self.server = Server(pack(scratch / version, tool, version))
        archive = next(self.server.release.iterdir())
        self.sum = hashlib.sha256(archive.read_bytes()).hexdigest()
        self.github = {
            "server_url": self.server.address, "api_url": self.server.address, "action_repository": f"o/{NAME}",
            "action_path": str(ROOT), "repository": "o/r", "token": "secret",
            "event": {"pull_request": {"number": 7, "base": {"sha": self.base}}}}

    def commit(self):
        run("git", "add", "--all", cwd=self.folder)
        run("git", "commit", "--quiet", "--allow-empty", "--message", "Change", cwd=self.folder)
        return run("git", "rev-parse", "HEAD", cwd=self.folder).strip()

    def change_the_app(self):
        source = self.folder / "Player/Sources/PlayerViewController.swift"
        text = source.read_text()
        # Twice in these tests, the second time from what was committed the first time.
        changed = text.replace(".landscape }", ".portrait }").replace(".allButUpsideDown", ".landscape")
        assert changed != text
        source.write_text(changed)

    def bring_up_to_date(self):
        run(self.tool, "scan", "Player", "--output", "docs/app.json", cwd=self.folder)
        run(self.tool, "build", "docs", "--output", "site", "--no-reference", cwd=self.folder)

    def action(self, status=0, github=None, **inputs):
        temporary = pathlib.Path(tempfile.mkdtemp(dir=self.scratch))
        runner = Runner(ROOT / "action.yml", self.folder, temporary, self.github | (github or {}))
        ended = runner.run(**{"site": "site", "no-reference": "true", "sha256": self.sum} | inputs)
        assert ended == status, f"status {ended}\n{runner.log}"
        return runner


def pack(folder, tool, version):
    """A release as `.release/package.py` lays it out, of a tool that is there already."""
    folder.mkdir()
    name = f"{NAME}-{version}-linux-x86_64"
    with tarfile.open(folder / f"{name}.tar.gz", "w:gz", compresslevel=1) as archive:
        archive.add(tool, f"{name}/bin/{NAME}")
    return folder


def the_action_is_linted(team):
    """Schema and unsafe expressions of action.yml are `.ci/lint-workflows`'s; here are its inputs, as a workflow sees them, and its scripts."""
    folder = team.scratch / "linted"
    (folder / ".github/workflows").mkdir(parents=True)
    run("git", "init", "--quiet", cwd=folder)
    shutil.copy(ROOT / "action.yml", folder)
    workflow = folder / ".github/workflows/w.yml"
    text = "on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: ./\n        with:\n          {}: docs\n"
    workflow.write_text(text.format("book"))
    run(LINTERS / "actionlint", cwd=folder)
    workflow.write_text(text.format("bok"))
    assert '"bok" is not defined' in run(LINTERS / "actionlint", status=1, cwd=folder)
    for step in YAML(typ="safe").load((ROOT / "action.yml").read_text())["runs"]["steps"]:
        if "run" in step:
            # Its variables come from outside.
            run("shellcheck", "--shell", "bash", "--exclude", "SC2154", "-", input="set -eo pipefail\n" + step["run"])


def a_site_in_sync_passes(team):
    runner = team.action(sarif="true")
    (used, given), = runner.used
    assert re.fullmatch("github/codeql-action/upload-sarif@[0-9a-f]{40}", used), used
    log = json.loads(pathlib.Path(given["sarif_file"]).read_text())
    assert log["version"] == "2.1.0" and log["runs"][0]["results"], "the example app has findings"
    assert re.search(r"^::warning file=Player/\S+,title=scenes-missing::", runner.log, re.M), runner.log
    assert "in sync" in runner.summary and "no differences" in runner.summary, runner.summary
    assert team.server.calls == [], "nobody asked for a comment"


def a_stale_site_fails_and_is_annotated(team):
    team.change_the_app()
    runner = team.action(status=1, sarif="true")
    assert re.search(r"^::error file=Player/Sources/PlayerViewController.swift,line=\d+", runner.log, re.M), runner.log
    assert len(runner.used) == 1 and "problem" in runner.summary, runner.summary
    run("git", "checkout", "--quiet", ".", cwd=team.folder)


def a_site_that_is_not_committed_is_compared_by_its_manifest(team):
    build = [team.tool, "build", "docs", "--output", "elsewhere", "--no-reference", "--manifest"]
    run(*build, "docs.manifest", cwd=team.folder)
    assert "in sync" in team.action(site="elsewhere", manifest="docs.manifest").summary
    page = team.folder / "docs/README.md"
    page.write_text(page.read_text() + "\nOne more sentence.\n")
    log = team.action(status=1, site="elsewhere", manifest="docs.manifest").log
    assert re.search(r"^::error file=docs.manifest,line=\d+", log, re.M), log
    run("git", "checkout", "--quiet", ".", cwd=team.folder)
    run("git", "clean", "--quiet", "--force", "-d", "docs.manifest", "elsewhere", cwd=team.folder)


def a_pull_request_has_one_comment(team):
    server, comments = team.server, "/repos/o/r/issues/7/comments"
    # A person who writes the marker keeps the comment; a full first page leads to the second.
    foreign = {"user": {"type": "User"}, "body": "<!-- orientation-docs: docs -->"}
    server.comments += [{"id": number + 1} | foreign for number in range(100)]
    team.action(comment="true")
    assert server.calls == [("GET", comments)] * 2, f"nothing to say, yet {server.calls}"

    team.change_the_app()
    team.action(status=1, comment="true")
    assert server.calls[2:] == [("GET", comments)] * 2 + [("POST", comments)], server.calls
    first = server.comments[-1]["body"]
    assert first.startswith("<!-- orientation-docs: docs -->\n## orientation-docs\n") and "problem" in first, first

    team.bring_up_to_date()
    team.commit()
    server.calls.clear()
    runner = team.action(comment="true")
    assert server.calls[2:] == [("PATCH", "/repos/o/r/issues/comments/101")], server.calls
    second = server.comments[-1]["body"]
    assert len(server.comments) == 101 and "in sync" in second, second
    assert "Player" in second and second != first, second
    assert second.split("\n", 1)[1].strip() == runner.summary.strip()
    assert all(comment["body"] == foreign["body"] for comment in server.comments[:100])

    server.refuses = True
    assert "::warning::The comment was not written" in team.action(comment="true").log
    server.refuses = False


def what_cannot_be_compared_is_said(team):
    event = {"event": {"pull_request": {"number": 7, "base": {"sha": "1" * 40}}}}
    assert "fetch-depth: 0" in team.action(github=event).summary
    assert "no earlier commit" in team.action(github={"event": {"before": "0" * 40}}).summary


def no_input_is_an_option(team):
    mark = team.scratch / "mark"
    for base in (f"--upload-pack=touch {mark};", "main:main"):
        assert "The base is no commit." in team.action(base=base).summary, base
    assert "The base is no commit." not in team.action(base="HEAD~1").summary
    # A book that is not there, not the help of `check`, whose status would be 0.
    assert "-h` cannot be read" in team.action(status=3, book="-h").log
    assert "cannot read" in team.action(status=3, project="--help").log
    team.action(status=1, release=f"--output={mark}")
    assert not mark.exists()


def an_app_beside_the_checkout_has_to_be_named(team):
    book = team.scratch / "elsewhere/docs"
    shutil.copytree(team.folder / "docs", book)
    facts = json.loads((book / "app.json").read_text())
    facts["scan"]["path"] = "../../team/Player"
    (book / "app.json").write_text(json.dumps(facts))
    run("git", "init", "--quiet", cwd=book.parent)
    assert "leads out of the book's checkout" in team.action(status=3, book=book).log
    assert "in sync" in team.action(book=book, project="Player").log


def another_archive_is_not_installed(team):
    assert "does not have the checksum" in team.action(status=1, sha256="0" * 64).log
    default = YAML(typ="safe").load((ROOT / "action.yml").read_text())["inputs"]["sha256"]["default"]
    assert re.fullmatch(r"([0-9a-f]{64})?", default), default
    assert "names no checksum of its archive" in team.action(status=1, sha256="").log
    assert "cannot be downloaded" in team.action(status=1, release=team.server.address + "/nowhere").log
    assert "Set the input release" in team.action(status=1, github={"action_repository": ""}).log


def a_hook_checks_what_is_staged(team):
    hooks = team.scratch / "hooks"
    hooks.mkdir()
    shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks)
    run("git", "init", "--quiet", cwd=hooks)
    run("git", "add", "--all", cwd=hooks)
    run("git", "commit", "--quiet", "--message", "Hooks", cwd=hooks)
    run("git", "tag", "0.1.0", cwd=hooks)
    run(PRE_COMMIT, "validate-manifest", ROOT / ".pre-commit-hooks.yaml")
    (team.folder / ".pre-commit-config.yaml").write_text(
        f"repos:\n  - repo: {hooks}\n    rev: 0.1.0\n    hooks:\n      - id: {NAME}\n"
        "        args: [docs, --output, site, --no-reference]\n")
    os.environ["PRE_COMMIT_HOME"] = str(team.scratch / "cache")
    run(PRE_COMMIT, "install", cwd=team.folder)
    assert "Passed" in run("git", "commit", "--all", "--allow-empty", "--message", "Same", cwd=team.folder)
    team.change_the_app()
    assert "Passed" in run("git", "commit", "--allow-empty", "--message", "Not staged", cwd=team.folder)
    refused = run("git", "commit", "--all", "--message", "Staged", status=1, cwd=team.folder)
    assert "Failed" in refused and "PlayerViewController.swift" in refused, refused


def the_recipes_do_what_they_say(team):
    run("git", "reset", "--quiet", "--hard", cwd=team.folder)
    text = (ROOT / "content/tool/recipes.md").read_text()
    text = text.replace("docs --output public", "docs --output site --no-reference")
    recipe = {first: re.search(rf"^```\w+\n({re.escape(first)}\n.*?)^```$", text, re.M | re.S).group(1) for first in (
        "# .github/workflows/documentation.yml", "# .gitlab-ci.yml", "#!/bin/sh")}
    phase, gitlab, workflow = (team.scratch / name for name in ("phase.sh", "gitlab.yml", "workflow.yml"))
    workflow.write_text(recipe["# .github/workflows/documentation.yml"])
    given = YAML(typ="safe").load(workflow.read_text())["jobs"]["check"]["steps"][1]["with"]
    assert given.keys() <= YAML(typ="safe").load((ROOT / "action.yml").read_text())["inputs"].keys(), given
    run(LINTERS / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", workflow)
    gitlab.write_text(recipe["# .gitlab-ci.yml"])
    run(LINTERS / "check-jsonschema", "--builtin-schema", "vendor.gitlab-ci", "--data-transform", "gitlab-ci", gitlab)
    job = "\n".join(YAML(typ="safe").load(gitlab.read_text())["documentation"]["script"])
    phase.write_text(recipe["#!/bin/sh"])
    run("shellcheck", phase)
    found = run("env", f"SRCROOT={team.folder}", "sh", phase, status=1)
    assert ": error: " in found and "[scenes-missing]" in found, found
    last = "check docs --output site --no-reference --format xcode --quiet"
    assert last in text, "what the last line is with a book"
    phase.write_text(recipe["#!/bin/sh"].replace("lint --format xcode --quiet", last))
    page = team.folder / "site/index.html"
    for status in (0, 1):
        run("bash", "-ec", job, status=status, cwd=team.folder)
        assert json.loads((team.folder / "gl-code-quality-report.json").read_text())
        issues = run("env", f"SRCROOT={team.folder}", "sh", phase, status=status)
        assert (f"{page}:" in issues) == (status == 1), issues
        page.write_text("An older page.\n")
    assert "warning: orientation-docs is not installed" in run("env", "PATH=/usr/bin:/bin", "sh", phase)


def main(tool):
    with tempfile.TemporaryDirectory() as scratch:
        team = Team(pathlib.Path(scratch), pathlib.Path(tool).resolve())
        for test in (
            the_action_is_linted, a_site_in_sync_passes, a_stale_site_fails_and_is_annotated,
            a_site_that_is_not_committed_is_compared_by_its_manifest, a_pull_request_has_one_comment,
            what_cannot_be_compared_is_said, no_input_is_an_option, an_app_beside_the_checkout_has_to_be_named, another_archive_is_not_installed, a_hook_checks_what_is_staged,
            the_recipes_do_what_they_say,
        ):
            test(team)
            print(f"{test.__name__.replace('_', ' ')}: ok")


main(sys.argv[1])
