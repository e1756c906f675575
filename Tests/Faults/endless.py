"""Files longer than any memory, which take no room on the disk: each is told, and nothing is read of it, written for it or lost by it."""

import shutil

import tree
from bench import need

MB, GB, TB = 1 << 20, 1 << 30, 1 << 40


def run(bench):
    for path, size, reason in (
        ("picture.png", 4 * TB, "is longer than 256 MB"), ("picture.png", 256 * MB + 1, "is longer than 256 MB"),
        ("picture.png", 2**63 - 1, "is longer than 256 MB"), ("README.md", 4 * TB, "is longer than 8 MB"),
        ("SUMMARY.md", 8 * MB + 1, "is longer than 8 MB"), ("app.json", 4 * TB, "is longer than 16 MB"),
        ("findings.json", 16 * MB + 1, "is longer than 16 MB"),
    ):
        for command in ("build", "check", "serve"):
            bench.attempt("book: a file that is too long", lambda: book(bench, command, {path: size}, reason))
    # None of them is too long by itself.
    bench.attempt("book: too much of it", lambda: book(bench, "build", {f"{n}.bin": 250 * MB for n in range(17)}, "longer than 4 GB"))
    bench.attempt("site: a page that is too long", lambda: page(bench))
    for path in (tree.MANIFEST, "published-ids.txt"):
        bench.attempt("site: a list that is too long", lambda: told(bench, ["build", "book-1", "--output", "endless"], {f"endless/{path}": 4 * TB}, 16))
    # What `policy --output` wrote may be as long as any file: nobody can make it shorter.
    for words, limit in (
        (["merge", "endless/x.json"], 256), (["diff", "endless/x.json", "endless/x.json"], 16), (["diff", "endless/app.json", "endless/app.json"], 16),
        (["check", "book-1", "--against", "endless/x.json"], 16), (["build", "book-1", "--output", "new", "--manifest", "endless/x.json"], 16),
        (["scan", "book-1", "--output", "endless/x.json"], 16),
    ):
        bench.attempt("a file named on the command line", lambda: told(bench, words, {"endless/x.json": 4 * TB, "endless/app.json": 4 * TB}, limit))
    bench.attempt("sources of an app", lambda: sources(bench))


def lengthen(bench, files):
    """Makes files as long as asked, or as the disk allows."""
    for path, size in files.items():
        (bench.folder / path).parent.mkdir(parents=True, exist_ok=True)
        with open(bench.folder / path, "ab") as file:
            while True:
                try:
                    file.truncate(size)
                    break
                except OSError:
                    size //= 2


def ends(bench, words, *reasons):
    result = bench.run(*words)
    need(result.returncode == 3, f"it ended with {result.returncode}: {result.stderr[:500]}")
    need(any(reason in result.stderr for reason in reasons), f"the reason is missing: {result.stderr[:500]}")
    need("help: " in result.stderr, f"nothing says what to do: {result.stderr[:500]}")
    return "told"


def book(bench, command, files, reason):
    tree.copy(bench.folder / "book-1", bench.folder / "spoilt")
    lengthen(bench, {f"spoilt/{path}": size for path, size in files.items()})
    shutil.rmtree(bench.folder / "new", ignore_errors=True)
    try:
        return ends(bench, [command, "spoilt", *(["--port", "0"] if command == "serve" else ["--output", "new"])], reason)
    finally:
        need(not (bench.folder / "new").exists(), "a site was begun")
        shutil.rmtree(bench.folder / "spoilt")


def told(bench, words, files, limit):
    shutil.rmtree(bench.folder / "endless", ignore_errors=True)
    bench.built("book-1", "endless")
    lengthen(bench, files)
    sizes = {path: (bench.folder / path).stat().st_size for path in files}
    note = ends(bench, words, f"is longer than {limit} MB")
    need(sizes == {path: (bench.folder / path).stat().st_size for path in files}, "the file was replaced")
    return note


def page(bench):
    """It is no page of ours whatever stands behind what was read, and the next build replaces it."""
    shutil.rmtree(bench.folder / "endless", ignore_errors=True)
    bench.built("book-1", "endless")
    expected = tree.snapshot(bench.folder / "endless")
    lengthen(bench, {"endless/index.html": 4 * TB})
    result = bench.run("check", "book-1", "--output", "endless")
    need(result.returncode == 1 and "the file is not what the book makes [site.stale]" in result.stdout + result.stderr, f"it is not told: {result.stderr[:500]}")
    bench.built("book-1", "endless")
    wrong = tree.differences(tree.snapshot(bench.folder / "endless"), expected)
    need(not wrong, f"the next build did not mend {wrong}")
    return "mended by the next"


def sources(bench):
    shutil.rmtree(bench.folder / "endless", ignore_errors=True)
    names = ("A.swift", "A.m", "Info.plist", "Main.storyboard", "App.xcodeproj/project.pbxproj", "App.xcworkspace/contents.xcworkspacedata")
    lengthen(bench, {f"endless/{name}": 4 * TB for name in names})
    result = bench.run("scan", "endless")
    need(result.returncode == 0, f"it ended with {result.returncode}: {result.stderr[:500]}")
    need("A.swift" in result.stdout and "is larger than 16 MB and is not read" in result.stdout, "it is not told")
    return "told as unread"
