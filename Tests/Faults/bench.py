"""The place where faults are tried: books, the sites that undisturbed builds make of them, and the table."""

import collections
import os
import pathlib
import shutil
import subprocess
import sys

import books
import tree

LEDGER = "published-ids.txt"


class Lost(Exception):
    """A fault that cost something."""


class Bench:
    def __init__(self, tool, folder, dice):
        self.tool, self.folder, self.dice = tool, folder, dice
        self.tried = collections.Counter()
        self.survived = collections.Counter()
        self.notes = collections.defaultdict(collections.Counter)
        self.losses = collections.defaultdict(list)
        self.skipped = {}
        self.cleanups = []
        for number in range(books.COUNT):
            tree.write(folder / f"book-{number}", books.book(number))
            self.built(f"book-{number}", f"old-{number}")
        self.expected = {}

    # The tool

    def run(self, *words, folder=None, before=(), **options):
        """Runs the tool to its end."""
        options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "timeout": 120} | options
        return subprocess.run([*before, self.tool, *words], cwd=folder or self.folder, text=True, **options)

    def start(self, *words, **options):
        """Starts the tool, and leaves it running."""
        pipes = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        return subprocess.Popen([self.tool, *words], cwd=self.folder, **(pipes | options))

    def built(self, book, site):
        result = self.run("build", book, "--output", site)
        need(result.returncode == 0, f"an undisturbed build of {book} failed: {result.stderr}{result.stdout}")

    # States

    def transition(self):
        """Two different books, with the sites before and after: numbers, snapshot before, snapshot after."""
        old, new = self.dice.sample(range(books.COUNT), 2)
        if (old, new) not in self.expected:
            self.begin(old)
            self.built(f"book-{new}", "site")
            self.expected[old, new] = tree.snapshot(self.folder / "site")
        return old, new, self.begin(old), self.expected[old, new]

    def begin(self, old):
        """Puts an old site where the next build will write, and things of somebody else beside and into it."""
        site = self.folder / "site"
        tree.copy(self.folder / f"old-{old}", site)
        # Pages go from one book to the next on purpose, so their ids do not have to live on.
        (site / LEDGER).unlink()
        tree.write(site, {".git/config": b"somebody else's", ".well-known": b"somebody else's"})
        return tree.snapshot(site)

    # The table

    def attempt(self, kind, action):
        """Tries a fault; what `action` returns is counted as a note on what came of it."""
        self.tried[kind] += 1
        try:
            note = action()
        except Lost as loss:
            self.losses[kind].append(str(loss))
            print(f"LOST: {kind}: {loss}", file=sys.stderr, flush=True)
        except subprocess.TimeoutExpired as loss:
            self.losses[kind].append(f"it hung: {loss}")
            print(f"LOST: {kind}: {loss}", file=sys.stderr, flush=True)
        else:
            self.survived[kind] += 1
            if note:
                self.notes[kind][note] += 1

    def skip(self, kind, reason):
        self.skipped[kind] = reason

    def report(self):
        kinds = list(self.tried)
        width = max(len(kind) for kind in kinds + list(self.skipped))
        print(f"{'fault':{width}}  tried  survived  lost     what happened")
        for kind in kinds:
            notes = ", ".join(f"{count} × {note}" for note, count in sorted(self.notes[kind].items()))
            lost = f"{len(self.losses[kind])} ×" if self.losses[kind] else "nothing"
            print(f"{kind:{width}}  {self.tried[kind]:5}  {self.survived[kind]:8}  {lost:8} {notes}")
        for kind, reason in self.skipped.items():
            print(f"{kind:{width}}      –         –  skipped: {reason}")
        total, survived = self.tried.total(), self.survived.total()
        print(f"{total} faults tried, {survived} survived, {total - survived} lost something")
        return 0 if survived == total else 1

    def clean(self):
        for cleanup in reversed(self.cleanups):
            cleanup()


def need(condition, complaint):
    if not condition:
        raise Lost(complaint)


def is_root():
    return os.geteuid() == 0


def command(*words):
    return subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def missing(*programs):
    """The programs that are not installed, as text."""
    return ", ".join(program for program in programs if shutil.which(program) is None)
