"""Folders that become links and folders again while the tool works, thousands of times a second: no link is followed."""

import ctypes
import os
import shutil
import subprocess
import sys

import tree
from bench import LEDGER, need

SECRET = "nobody may read or change this"
PAGES = 300
# Puts a link in the place of a folder and the folder back, each time in one step, so that something is there at any moment. If it
# is told so, it waits until the first file is written there.
SWAPPER = """
import ctypes, os, sys
place, other, unfinished = sys.argv[1:]
exchange = ctypes.CDLL(None).renameat2
print("begun", flush=True)
while unfinished and not any(name.endswith(unfinished) for name in os.listdir(place)):
    pass
while True:
    exchange(-100, place.encode(), -100, other.encode(), 2)
"""


def run(bench, times):
    if not can_exchange(bench.folder):
        bench.skip("a folder swapped for a link", "this system does not exchange two names in one step")
        return
    for _ in range(times):
        bench.attempt("a folder of the site swapped for a link", lambda: written(bench, waits=False))
        bench.attempt("the same, while it is written", lambda: written(bench, waits=True))
        bench.attempt("the same, while its files are removed", lambda: written(bench, waits=False, removes=True))
        bench.attempt("the same, while it is checked", lambda: checked(bench))
        bench.attempt("a folder of the book swapped for a link", lambda: read(bench))


def can_exchange(folder):
    if not hasattr(ctypes.CDLL(None), "renameat2"):
        return False
    for name in ("one", "other"):
        (folder / name).write_text(name)
    return ctypes.CDLL(None).renameat2(-100, bytes(folder / "one"), -100, bytes(folder / "other"), 2) == 0


class Swapping:
    """Swaps a folder and a link to `victim`, until the end of a `with`; then the folder is in its place again."""

    def __init__(self, bench, place, waits=False):
        self.place, self.other = bench.folder / place, bench.folder / "other"
        self.other.unlink(missing_ok=True)
        self.other.symlink_to(bench.folder / "victim")
        self.awaited = tree.UNFINISHED if waits else ""

    def __enter__(self):
        words = [sys.executable, "-c", SWAPPER, self.place, self.other, self.awaited]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE)
        self.process.stdout.readline()

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        if self.place.is_symlink():
            os.rename(self.place, self.other.with_name("link"))
            os.rename(self.other, self.place)


def fresh(bench):
    """A site of a book of many pages in one folder, and a folder of somebody else's with files of the same names."""
    victim, site = bench.folder / "victim", bench.folder / "swapped-site"
    for folder in (victim, site):
        shutil.rmtree(folder, ignore_errors=True)
    names = {f"page-{page}.{suffix}" for page in range(PAGES) for suffix in ("md", "html")}
    tree.write(victim, {name: f"# {SECRET}\n".encode() for name in names})
    write_book(bench, "The old text.")
    need(build(bench).returncode == 0, "an undisturbed build failed")
    return tree.snapshot(victim)


def write_book(bench, text, pages=PAGES):
    book = bench.folder / "swapped"
    shutil.rmtree(book, ignore_errors=True)
    paths = [f"inner/page-{page}.md" for page in range(pages)]
    summary = "# Book\n\n- [Home](README.md)\n" + "".join(f"- [{path}]({path})\n" for path in paths)
    tree.write(book, {path: f"# {path}\n\n{text}\n".encode() for path in paths} | {"README.md": b"# Home\n", "SUMMARY.md": summary.encode()})


def build(bench, site="swapped-site"):
    (bench.folder / site / LEDGER).unlink(missing_ok=True)
    return bench.run("build", "swapped", "--no-reference", "--output", site)


def survived(bench, result, victim, statuses):
    need(result.returncode in statuses, f"it ended with {result.returncode}: {result.stderr[:500]}")
    need(result.returncode != 3 or "help: " in result.stderr, f"nothing says what to do: {result.stderr[:500]}")
    need(SECRET not in result.stdout + result.stderr, "it shows what the link leads to")
    wrong = tree.differences(tree.snapshot(bench.folder / "victim"), victim)
    need(not wrong, f"the link was followed: it touched {wrong}")
    return {0: "done", 1: "told as missing or surplus", 3: "noticed"}[result.returncode]


def written(bench, waits, removes=False):
    """Every page is written anew, or removed, while the folder that they lie in is swapped."""
    victim = fresh(bench)
    write_book(bench, "The new text.", pages=0 if removes else PAGES)
    with Swapping(bench, "swapped-site/inner", waits):
        result = build(bench)
    note = survived(bench, result, victim, (0, 3))
    need(build(bench).returncode == 0, "the next build failed")
    need(build(bench, "undisturbed").returncode == 0, "another build failed")
    wrong = tree.differences(tree.snapshot(bench.folder / "swapped-site"), tree.snapshot(bench.folder / "undisturbed"))
    need(not wrong, f"the next build did not mend {wrong}")
    return note


def checked(bench):
    """What is compared with the site does not come from elsewhere."""
    victim = fresh(bench)
    with Swapping(bench, "swapped-site/inner"):
        result = bench.run("check", "swapped", "--no-reference", "--output", "swapped-site")
    return survived(bench, result, victim, (0, 1, 3))


def read(bench):
    """What is published comes from the book."""
    victim = fresh(bench)
    with Swapping(bench, "swapped/inner"):
        result = build(bench)
    note = survived(bench, result, victim, (0, 3))
    pages = tree.snapshot(bench.folder / "swapped-site").items()
    need(not [path for path, content in pages if content and SECRET.encode() in content], "it published what the link leads to")
    return note
