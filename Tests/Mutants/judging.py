"""Finds out what notices a mutant.

Mutants of module `Orientation` are judged as if the explorer and the site had been made anew with them, so that a stale
file says nothing. Mutants of anything else are built by SwiftPM, and there a site that differs is the last net.
"""

import collections
import json
import pathlib
import re
import shutil
import subprocess

from mutant import ROOT, applied
from relink import Relinker, first_failure, run

COPY = ROOT / ".build/mutants"
FLAGS = ["-Xswiftc", "-index-ignore-system-modules"]
GIGABYTE = 1 << 30

# What compares what is there with what would be made anew, and what has deadlines and nothing to do with decisions.
LEFT_OUT = ["theCompiledResolverIsOfTheseSources", "theCommittedSiteIsWhatTheBookMakes", "theCommittedSiteIsInSync",
            "theSiteIsWhatStandsBesideItsBook", "ServerTests", "WatcherTests"]

# Each is True, False, or None where it was not asked; `site` counts where a stale site is allowed to.
Verdict = collections.namedtuple("Verdict", "compiles claims record site tests said")


def prepare(is_testing):
    """A copy of what is committed or about to be, with a build of its own."""
    names = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                           capture_output=True, check=True).stdout.decode().split("\0")
    kept = COPY / ".build"
    for name in filter(None, names):
        source, target = ROOT / name, COPY / name
        if not source.exists():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_bytes() != source.read_bytes():
            shutil.copy2(source, target)
    for path in sorted(COPY.rglob("*")):
        if path.is_file() and kept not in path.parents and str(path.relative_to(COPY)) not in names:
            path.unlink()
    return build("orientation-docs") and (not is_testing or build("orientation-docsPackageTests"))


def build(product):
    return run(["swift", "build", "--product", product, *FLAGS], COPY, 900).returncode == 0


def check(tool=COPY / ".build/debug/orientation-docs"):
    """The ids of what `check` finds, or None where its answer cannot be read, and all that it says."""
    ended = run([str(tool), "check", "--format", "json", "--quiet"], COPY, 60)
    try:
        return sorted({found["id"] for found in json.loads(ended.stdout)["diagnostics"]}), ended.stdout
    except (ValueError, KeyError):
        return None, ended.stdout


class DecisionJudge:
    """Judges mutants of module `Orientation`, several at a time."""

    def __init__(self, is_testing):
        self.is_testing = is_testing
        self.relinker = Relinker(COPY)
        self.record = None
        self.learn()

    def learn(self):
        """Reads the record without a mutant, and sees that a tool that is linked anew behaves like the one that SwiftPM
        has linked, and that no test fails."""
        folder = self.relinker.work / "unmutated"
        objects = [self.relinker.compile(path.relative_to(COPY), path.read_text(), folder)
                   for path in sorted((COPY / "Sources/Orientation/Resolver").glob("*.swift"))]
        tool = self.relinker.link("tool", objects, folder / "tool")
        assert check(tool) == check(), "relinked without a mutant, the tool behaves differently"
        found, self.record = self.ask(tool, folder)
        assert not [kind for kind in found if not kind.startswith("site.")], f"without a mutant, there is: {found}"
        failure = self.failing_test(self.relinker.link("tests", objects, folder / "tests")) if self.is_testing else None
        assert failure is None, f"without a mutant, a test fails: {failure}"

    def ask(self, tool, folder):
        """What a tool finds wrong with the book, and its record of decisions, or None where the site has none."""
        path = folder / "decisions.csv"
        path.unlink(missing_ok=True)
        ended = run([str(tool), "judge", "content", "site", str(path)], COPY, 30, memory=8 * GIGABYTE)
        lines = ended.stdout.splitlines()
        if ended.returncode or not lines or lines[-1] != "judged":
            return [f"status {ended.returncode}"], None
        return sorted(set(lines[:-1])), path.read_bytes() if path.exists() else None

    def judge(self, mutant, worker):
        folder = self.relinker.work / str(worker)
        text = applied(mutant, (ROOT / mutant.path).read_text())
        changed = self.relinker.compile(mutant.path, text, folder)
        if changed is None:
            return Verdict(False, None, None, None, None, "")
        found, record = self.ask(self.relinker.link("tool", [changed], folder / "tool"), folder)
        meant = [kind for kind in found if not kind.startswith("site.")]
        is_in_record = record != self.record
        tests, said = None, " ".join(meant)
        if self.is_testing and not meant and not is_in_record:
            said = self.failing_test(self.relinker.link("tests", [changed], folder / "tests"))
            tests = said is not None
        return Verdict(True, bool(meant), is_in_record, None, tests, said or "")

    def failing_test(self, runner):
        """The name of a test that fails, or None. Those of the resolver come first: most often one of them does."""
        skipped = [word for name in LEFT_OUT for word in ("--skip", name)]
        for choice in (["--filter", r"^OrientationTests\."], ["--skip", r"^(Orientation|XcodeProject|HTML|Markdown)Tests\."]):
            failure = first_failure([str(runner), "--testing-library", "swift-testing", *choice, *skipped], COPY, 300)
            if failure:
                return failure
        return None


class Rebuilder:
    """Judges mutants of anything else, one at a time, by `check` and then the tests."""

    def __init__(self, is_testing):
        self.is_testing = is_testing
        found, said = check()
        assert found == [], f"the site is not in sync: mend that first: {said}"

    def judge(self, mutant):
        path = COPY / mutant.path
        text = path.read_text()
        try:
            path.write_text(applied(mutant, text))
            if mutant.path.parts[0] == "Sources" and not build("orientation-docs"):
                return Verdict(False, None, None, None, None, "")
            found, _ = check()
            found = ["no answer"] if found is None else found
            meant = [name for name in found if not name.startswith("site.")]
            tests = bool(self.tests()) if self.is_testing and not found else None
            return Verdict(True, bool(meant), None, bool(found) and not meant, tests, " ".join(meant or found))
        finally:
            path.write_text(text)

    def tests(self):
        return run(["swift", "test", "--test-product", "orientation-docsPackageTests", "--disable-xctest", "--quiet", *FLAGS],
                   COPY, 900).returncode
