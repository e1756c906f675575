"""Runs the tool on inputs that are too big, too deep or too many, and prints how long each took and how much memory.

Usage: big.py [--tool PATH] [--limit SECONDS] [NAME …]

A run that takes longer than the limit, needs more than 4 GiB of addresses, or ends by a signal is a failure.
"""

import argparse
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
MEMORY = 4 << 30
MANY = 100_000


def lines(count, text):
    return "".join(text % number for number in range(count))


# Pages, as the text behind their title.
PAGES = {
    "100,000 nested quotes": lambda: "> " * MANY + "deep",
    "100,000 nested lists": lambda: "- " * MANY + "deep",
    "100,000 nested numbered lists": lambda: "1. " * MANY + "deep",
    "100,000 nested emphases": lambda: "*a " * MANY + "b" + "*" * MANY,
    "100,000 open brackets": lambda: "[" * MANY + "a" + "](page.md)" * MANY,
    "100,000 images in one another": lambda: "![" * MANY + "a" + "](page.md)" * MANY,
    "100,000 symbols that are none": lambda: lines(MANY, "[`Name%d`]\n"),
    "100,000 labels left open": lambda: "[`a" * MANY,
    "a line of 8 MB": lambda: "word " * 1_600_000,
    "a line of 50 MB": lambda: "word " * 10_000_000,
    "a word of 8 MB": lambda: "x" * 8_000_000,
    "a word of 50 MB": lambda: "x" * 50_000_000,
    "8 MB of escapes": lambda: "\\*" * 4_000_000,
    "50 MB of escapes": lambda: "\\*" * 25_000_000,
    "half a million links": lambda: "[a](other.md) " * 500_000,
    "a million links": lambda: "[a](other.md) " * 1_000_000,
    "a million empty paragraphs": lambda: "a\n\n" * 1_000_000,
    "10,000 headings of one name": lambda: "## Name\n\n" * 10_000,
    "100,000 headings of one name": lambda: "## Name\n\n" * MANY,
    "10,000 headings, 10,000 broken anchors": lambda: lines(10_000, "## Heading %d\n\n") + lines(10_000, "[a](#headimg-%d)\n"),
    "10,000 broken links": lambda: lines(10_000, "[a](page-%d.md)\n"),
    "100,000 definitions": lambda: lines(MANY, "[a%d]: other.md\n") + lines(MANY, "\n[a%d]\n"),
    "a table of 100,000 rows": lambda: "```table\n| a | b |\n" + lines(MANY, "| %d | x |\n") + "```\n",
    "a table of 100,000 columns": lambda: "```table\n" + "| a " * MANY + "|\n" + "| a " * MANY + "|\n```\n",
    "10,000 tables": lambda: "```table\n| a | b |\n| c | d |\n```\n\n" * 10_000,
    "a pipe table of 100,000 rows": lambda: "| a | b |\n|---|---|\n" + lines(MANY, "| %d | x |\n"),
    "a pipe table of 100,000 columns": lambda: "| a " * MANY + "|\n" + "|---" * MANY + "|\n" + "| a\n" * MANY,
    "10,000 pipe tables": lambda: "| a | b |\n|---|---|\n| c | d |\n\n" * 10_000,
    "100,000 tables in one another's lists": lambda: "| a |\n|---|\n2. " * MANY,
    "1 MB of tildes": lambda: "~~a " * 250_000,
    "1 MB of bare links": lambda: "www.a.b, http://c.d_e, f@g.h " * 35_000,
    "1 MB of nearly links": lambda: "_www.a_b.c@http://_" * 52_000,
    "100,000 tasks": lambda: "- [x] a\n" * MANY,
    "100,000 alerts": lambda: "> [!NOTE]\n> a\n\n" * MANY,
    "10,000 blocks of unknown kind": lambda: lines(10_000, "```orientation no-%d\n```\n\n"),
    "1,000 scenarios": lambda: "```orientation scenario\niOS: 15\n=> unchanged\n```\n\n" * 1_000,
    "100,000 raw tags": lambda: "a <b> c\n" * MANY,
    "50,000 code spans left open": lambda: "".join("`" * (number % 300 + 1) + "a" for number in range(50_000)),
    "1 MB of backticks": lambda: "`" * 1_000_000,
}

# Other files of a book: a name and a text.
APP = '{"format":1,"targets":[],"looseDeclarations":[],%s,"unread":[]}'
BOOKS = {
    "SUMMARY: 100,000 chapters that are missing": lambda: ("SUMMARY.md", lines(MANY, "- [a](page-%d.md)\n")),
    "SUMMARY: 100,000 drafts": lambda: ("SUMMARY.md", "- [a]()\n" * MANY),
    "SUMMARY: 100,000 parts": lambda: ("SUMMARY.md", lines(MANY, "# Part %d\n\n- [a]()\n\n")),
    "SUMMARY: 100,000 nested lists": lambda: ("SUMMARY.md", "- " * MANY + "[a](page.md)"),
    "SUMMARY: drafts 1,000 deep": lambda: ("SUMMARY.md", "".join("  " * number + "- [a]()\n" for number in range(1_000))),
    "SUMMARY: 8 MB of escapes": lambda: ("SUMMARY.md", "\\*" * 4_000_000),
    "SUMMARY: a title of 8 MB": lambda: ("SUMMARY.md", "# " + "x" * 8_000_000),
    "ALIASES: 100,000 of nothing": lambda: ("ALIASES.md", lines(MANY, "- [old-%d.html](page-%d.md)\n".replace("-%d.md", ".md"))),
    "app.json: 100,000 types": lambda: ("app.json", APP % (
        '"types":[' + ",".join(
            '{"name":"A%dController","kind":"class","language":"Swift","inherited":["A%dController"],"path":"A.swift","line":1}'
            % (number, number + 1) for number in range(MANY)) + '],"occurrences":[]')),
    "app.json: 10,000 occurrences": lambda: ("app.json", APP % (
        '"types":[{"name":"List","kind":"class","language":"Swift","inherited":["UIViewController"],"path":"A.swift","line":1}],"occurrences":['
        + ",".join(
            '{"api":"supportedInterfaceOrientations","role":"implementation","language":"Swift","type":"List","path":"A.swift","line":%d,'
            '"value":{"computed":"a"},"targets":["App"]}' % number for number in range(10_000)) + "]")),
    "app.json: 100,000 brackets": lambda: ("app.json", "[" * MANY),
    "app.json: conditions of 1 MB": lambda: ("app.json", APP % (
        '"types":[],"occurrences":[{"api":"supportedInterfaceOrientations","role":"implementation","language":"Swift","type":"List",'
        '"conditions":["' + "!(" * 500_000 + '"],"path":"A.swift","line":1,"targets":[]}]')),
}

# Scenarios, one JSON value a line.
SCENARIOS = {
    "JSON: a line of 50 MB": lambda: '{"iOS":15,"root":"' + "x" * 50_000_000 + '"}',
    "JSON: a name of 15 MB": lambda: '{"iOS":15,"root":"' + "x" * 15_000_000 + '"}',
    "JSON: 15 MB of escapes": lambda: '{"iOS":15,"root":"' + "\\u0041" * 2_500_000 + '"}',
    "JSON: 100,000 brackets": lambda: "[" * MANY,
    "JSON: 100,000 objects": lambda: '{"a":' * MANY,
    "JSON: 1,000,000 keys": lambda: "{" + ",".join('"k%d":1' % number for number in range(1_000_000)) + "}",
    "JSON: 1,000,000 empty lines": lambda: "\n" * 1_000_000,
    "JSON: controllers 60 deep": lambda: '{"iOS":15,"root":' + '{"name":"A","child":' * 60 + '"B"' + "}" * 61,
    "JSON: a text of 100,000 brackets": lambda: '{"iOS":15,"root":"A=TabBar"}\n{"iOS":15,"presented":{"controller":"A=TabBar > '
    + "[" * MANY + "B" + "]" * MANY + '"}}',
    "JSON: 1,000 presentations in a timeline": lambda: '{"iOS":15,"events":[' + ",".join('"presented P%d"' % n for n in range(1_000)) + "]}",
    "JSON: 1,000 pushes in a timeline": lambda: '{"iOS":15,"root":"N=Navigation > A","events":['
    + ",".join('"pushed P%d"' % n for n in range(1_000)) + "]}",
    "JSON: 100,000 events": lambda: '{"iOS":15,"events":[' + ",".join(['"root shown"'] * MANY) + "]}",
    "JSON: 200 controllers, 100,000 facts": lambda: '{"iOS":15,"root":{"name":"A","kind":"TabBar","children":['
    + ",".join('"C%d"' % n for n in range(200)) + "]}," + ",".join('"C%d.f%d":1' % (n % 200, n) for n in range(MANY)) + "}",
}

# What a scan finds in a folder: a name and a text.
SCANS = {
    "plist: 100,000 brackets": lambda: ("App.xcodeproj/project.pbxproj", "(" * MANY),
    "plist: 100,000 dictionaries": lambda: ("App.xcodeproj/project.pbxproj", "{a=" * MANY),
    "plist: 1,000,000 keys": lambda: ("App.xcodeproj/project.pbxproj", "{" + lines(1_000_000, "k%d = a;") + "}"),
    "tree: 100,000 brackets": lambda: ("App.xcodeproj/project.xcproj", "[" * MANY),
    "tree: 100,000 files that are none": lambda: ("App.xcodeproj/project.xcproj", "{files: [" + "1," * MANY + "]}"),
    "tree: 100,000 files of one name": lambda: ("App.xcodeproj/project.xcproj", "{files: [" + "{path: 'a'}," * MANY + "]}"),
    "tree: 1,000 targets, 50 configurations, 1,000 settings": lambda: ("App.xcodeproj/project.xcproj", (
        "{files: [], configurations: [" + lines(50, "'C%d',") + "], 'build-settings': {" + lines(1_000, "S%d: 'a',") + "}, targets: ["
        + lines(1_000, "{name: 'T%d', 'product-type': 'application', 'build-settings': {'A[config=C1]': 'a'}},") + "]}")),
    "tree: 16 MB of settings": lambda: ("App.xcodeproj/project.xcproj", (
        "{files: [], configurations: [" + lines(50, "'C%d',") + "], targets: ["
        + "{name: 'T', 'product-type': 'application', 'build-settings': {" .join([""] + [
            lines(900, "'S%d[config=C1]': 'a',") + "}}," for _ in range(700)]) + "]}")),
    "plist: 100,000 arrays": lambda: ("Info.plist", "<plist><dict><key>a</key>" + "<array>" * MANY),
    "plist: 50 MB of text": lambda: ("Info.plist", "<plist><string>" + "&amp;" * 10_000_000 + "</string></plist>"),
    "source: a line of 50 MB": lambda: ("A.swift", "let orientation = " + "x" * 50_000_000),
    "source: 1,000,000 braces": lambda: ("A.swift", "class A { var orientation = 1 " + "{" * 1_000_000),
    "source: 1,000,000 questions": lambda: ("A.m", "@implementation A\n- (BOOL)shouldAutorotate { return " + "a ? b : " * 1_000_000),
}


def limit_memory():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(arguments, stdin, limit):
    """Runs a command, and says how it ended, how long it took, and how many MiB it had at most."""
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
    start = time.monotonic()
    process = subprocess.Popen(
        arguments, stdin=stdin, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment, preexec_fn=limit_memory)
    while True:
        pid, status, usage = os.wait4(process.pid, os.WNOHANG)
        if pid:
            break
        if time.monotonic() - start > limit:
            process.kill()
            _, status, usage = os.wait4(process.pid, 0)
            break
        time.sleep(0.005)
    seconds = time.monotonic() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, seconds, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=ROOT / ".build/release/orientation-docs")
    parser.add_argument("--limit", type=float, default=60)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    failures = 0
    print(f"{'input':42} {'MB':>6} {'exit':>5} {'seconds':>8} {'MiB':>6}")
    for name, make in {**PAGES, **BOOKS, **SCENARIOS, **SCANS}.items():
        if options.names and not any(part in name for part in options.names):
            continue
        work = pathlib.Path(tempfile.mkdtemp())
        try:
            made, stdin = make(), subprocess.DEVNULL
            if name in PAGES:
                made = "# Title\n\n" + made + "\n"
                (work / "book").mkdir()
                (work / "book/SUMMARY.md").write_text("# Book\n\n- [Page](page.md)\n- [Other](other.md)\n")
                (work / "book/page.md").write_text(made)
                (work / "book/other.md").write_text("# Other\n")
                arguments = ["build", work / "book", "--output", work / "site", "--no-reference", "--quiet"]
            elif name in BOOKS:
                path, made = made
                book = {
                    "SUMMARY.md": "# Book\n\n- [Page](page.md)\n",
                    "page.md": "# Page\n\n```orientation app\n```\n\n```orientation controllers\n```\n\n```orientation findings\n```\n",
                }
                (work / "book").mkdir()
                for file, text in {**book, path: made + "\n"}.items():
                    (work / "book" / file).write_text(text)
                arguments = ["build", work / "book", "--output", work / "site", "--no-reference", "--quiet"]
            elif name in SCENARIOS:
                (work / "lines").write_text(made + "\n")
                stdin = open(work / "lines", "rb")
                arguments = ["explain", "--jsonl"]
            else:
                path, made = made
                (work / "app" / path).parent.mkdir(parents=True)
                (work / "app" / path).write_text(made)
                arguments = ["scan", work / "app", "--output", work / "app.json"]
            status, seconds, mebibytes = run([options.tool, *arguments], stdin, options.limit)
        finally:
            shutil.rmtree(work)
        is_failure = status < 0 or status in (2, 70)
        failures += is_failure
        mark = "  FAILURE" if is_failure else ""
        print(f"{name:42} {len(made) / 1e6:6.1f} {status:5} {seconds:8.2f} {mebibytes:6.0f}{mark}", flush=True)
    sys.exit(1 if failures else 0)


main()
