#!/usr/bin/env python3
"""Times the tool beside the floor of its work and beside other generators, and prints one table a size.

All of it lies on a memory file system where there is one. Commands take turns; a figure is the median of its runs, a ratio the
median of the ratios within a round, so that both drift together with the machine. `others` says how much of the machine others
used meanwhile: above a few percent, look again.
"""
import argparse
import json
import os
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time

import scenarios

HERE = os.path.dirname(os.path.abspath(__file__))
PEERS = ".build-benchmarks/peers"


def busy():
    """Seconds of processor time that all processes have used."""
    with open("/proc/stat", encoding="ascii") as stat:
        user, nice, system, _, _, *rest = (int(x) for x in stat.readline().split()[1:])
    return (user + nice + system + sum(rest[:2])) / os.sysconf("SC_CLK_TCK")


def timed(command, limit=600):
    """Wall and processor seconds, peak memory in MiB, and what others used of the machine."""
    start, before = time.monotonic(), busy()
    with open(os.devnull, "r+b") as nothing, tempfile.TemporaryFile() as errors:
        child = subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=errors)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        wall = time.monotonic() - start
        if child.returncode:
            errors.seek(0)
            sys.exit(f"{' '.join(command)}: {errors.read().decode(errors='replace')}")
    processor = usage.ru_utime + usage.ru_stime
    others = max(0, busy() - before - processor) / wall / os.cpu_count()
    return wall, processor, usage.ru_maxrss / 1024, others


class Row:
    """A command that is timed, and what has to be done before each run."""

    def __init__(self, name, command, prepare=lambda: None, goal=""):
        self.name, self.command, self.prepare, self.goal, self.runs = name, command, prepare, goal, []


def table(rows, rounds, base):
    """Runs all rows in turn, and prints them with their ratio to the row of the name `base`."""
    for turn in range(-1, rounds):
        for row in rows:
            row.prepare()
            figures = timed(row.command)
            if turn >= 0:
                row.runs.append(figures)
    foundation = next(row for row in rows if row.name == base)
    print(f"| what | wall s | × {base} | goal | CPU s | peak MiB | others |\n| --- | --- | --- | --- | --- | --- | --- |")
    for row in rows:
        wall, processor, peak, others = (statistics.median(run[k] for run in row.runs) for k in range(4))
        ratio = statistics.median(run[0] / reference[0] for run, reference in zip(row.runs, foundation.runs))
        print(f"| {row.name} | {wall:.3f} | {ratio:.2f} | {row.goal} | {processor:.2f} | {peak:.0f} | {others:.0%} |")
    print(flush=True)


def size_rows(bench, tool, floor, count, peers):
    """The commands for a book of so many pages."""
    corpus = f"{bench}/{count}"
    layouts = ["book"] + ([name for name, layout in (("hugo", "hugo"), ("zensical", "mkdocs")) if name in peers for name in [layout]])
    if not os.path.exists(corpus):
        subprocess.run([sys.executable, "-B", f"{HERE}/corpus.py", corpus, str(count), *layouts], check=True)
    source, out = f"{corpus}/book/src", f"{bench}/out-{count}"
    page = f"{source}/part-01/index.md"

    def gone(path):
        return lambda: shutil.rmtree(path, ignore_errors=True)

    def touched():
        with open(page, "a", encoding="utf-8") as file:
            file.write("\nChanged.\n")

    def built():
        if not os.path.exists(f"{out}/index.html"):
            subprocess.run(build, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    build = [tool, "build", source, "--output", out, "--no-reference", "--quiet"]
    rows = [
        Row("floor, 1 thread", [floor, "build", "1", source, f"{bench}/floor-1"], gone(f"{bench}/floor-1")),
        Row("floor, 2 threads", [floor, "build", "2", source, f"{bench}/floor-2"], gone(f"{bench}/floor-2")),
        Row("build, cold", build, gone(out), "≤ 2"),
        Row("build, nothing new", build, built, "≤ 1.5 of parse, render, compare"),
        Row("check", [tool, "check", source, "--output", out, "--no-reference", "--quiet"], built,
            "≤ 1.5 of parse, render, compare"),
        Row("build, one page touched", build, touched),
    ]
    if "hugo" in peers:
        rows.append(Row("Hugo, bare", [f"{PEERS}/hugo/hugo", "-s", f"{corpus}/hugo", "--config", "bare.toml", "-d",
                                       f"{bench}/hugo-bare", "--quiet"], gone(f"{bench}/hugo-bare")))
        rows.append(Row("Hugo", [f"{PEERS}/hugo/hugo", "-s", f"{corpus}/hugo", "-d", f"{bench}/hugo", "--quiet"],
                        gone(f"{bench}/hugo")))
    if "mdbook" in peers and count <= 1000:
        rows.append(Row("mdBook", [f"{PEERS}/mdbook/bin/mdbook", "build", f"{corpus}/book", "-d", f"{bench}/mdbook"],
                        gone(f"{bench}/mdbook")))
    if "zensical" in peers and count <= 1000:
        rows.append(Row("Zensical", [f"{PEERS}/zensical/bin/zensical", "build", "-f", f"{corpus}/mkdocs/mkdocs.yml"],
                        gone(f"{corpus}/mkdocs/.cache")))
    return rows


def start(tool, rounds):
    runs = sorted(timed([tool, "--version"])[0] * 1000 for _ in range(max(20, rounds)))
    print(f"| `--version` | {statistics.median(runs):.1f} ms | ≤ 15 ms |")


def resolver(benchmarks):
    text = subprocess.run([benchmarks, "resolver"], check=True, capture_output=True, text=True).stdout
    figures = {name: int(rate) / 1e6 for name, rate in (line.split("\t") for line in text.splitlines())}
    plain = figures.pop("decisions a second, of scenarios in plain values")
    print(f"| decisions, scenarios in plain values | {plain:.1f} million a second and core | ≥ 50 million |")
    for name, rate in figures.items():
        print(f"| {name} and core | {rate:.2f} million | – |")


def json_lines(tool, bench, count=200_000):
    """Scenarios answered in a second; a tool that cannot answer one of them, or leaves one out, ends the run."""
    path, answers = f"{bench}/scenarios.jsonl", f"{bench}/answers.jsonl"
    with open(path, "w", encoding="ascii") as file:
        for scenario in scenarios.scenarios(count):
            file.write(json.dumps(scenario) + "\n")
    rates = []
    for _ in range(3):
        begin = time.monotonic()
        with open(path, "rb") as lines, open(answers, "wb") as output:
            status = subprocess.run([tool, "explain", "--jsonl"], stdin=lines, stdout=output, check=False).returncode
        rates.append(count / (time.monotonic() - begin))
        with open(answers, encoding="utf-8") as lines:
            wrong = next((line for line in lines if '"outcome"' not in line), None)
        with open(answers, "rb") as lines:
            answered = sum(1 for _ in lines)
        if status or wrong or answered != count:
            sys.exit(f"explain --jsonl ended with {status} and {answered} answers to {count} scenarios, such as {wrong}")
    print(f"| `explain --jsonl` | {statistics.median(rates):,.0f} scenarios a second | ≥ 100,000 |")


def scan(tool, bench, count=10_000):
    folder = f"{bench}/app"
    if not os.path.exists(folder):
        os.makedirs(folder)
        for index in range(count):
            with open(f"{folder}/Screen{index}.swift", "w", encoding="ascii") as file:
                file.write("import UIKit\n\n" + "// Shows what there is to show, and nothing else.\n" * 20)
                file.write(f"final class Screen{index}: UIViewController {{\n")
                file.write("  private var items: [String] = []\n  private let title_ = \"A \\(1) title\"\n" * 10)
                file.write("  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }\n}\n")
    scans, reads = [], []
    for _ in range(5):
        begin = time.monotonic()
        for name in os.listdir(folder):
            with open(f"{folder}/{name}", "rb", buffering=0) as file:
                file.read()
        reads.append(time.monotonic() - begin)
        scans.append(timed([tool, "scan", folder])[0])
    ratio = statistics.median(a / b for a, b in zip(scans, reads))
    print(f"| scan of {count:,} files | {statistics.median(scans):.2f} s, {ratio:.1f} × reading them (by Python, one thread) | ≤ 3 × |")


def saved_page(tool, bench):
    """From a page's being saved until a reader's browser has it, by the events that its script waits for."""
    source = f"{bench}/1000/book/src"
    page = f"{source}/part-01/index.md"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen([tool, "serve", source, "--port", str(port), "--no-reference"], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL)
    try:
        head = b"GET /%s HTTP/1.1\r\nHost: 127.0.0.1:" + str(port).encode() + b"\r\n\r\n"
        for _ in range(100):
            try:
                events = socket.create_connection(("127.0.0.1", port))
                break
            except OSError:
                time.sleep(0.1)
        events.settimeout(20)
        events.sendall(head % b".orientation-docs/events")
        received = b""
        while b"data:" not in received:
            received += events.recv(65536)
        times = []
        for index in range(12):
            time.sleep(0.6)
            with open(page, "a", encoding="utf-8") as file:
                file.write(f"\nSaved {index}.\n")
            begin = time.monotonic()
            while True:
                if b"data:" in events.recv(65536):
                    break
            with socket.create_connection(("127.0.0.1", port)) as reader:
                reader.sendall((head % b"part-01/index.html").replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
                text = b""
                while part := reader.recv(65536):
                    text += part
            if b"Saved %d." % index not in text:
                sys.exit("the server told of a change that it did not serve")
            times.append((time.monotonic() - begin) * 1000)
        print(f"| a page saved → a reader has it, 1,000 pages | {statistics.median(times):.0f} ms | ≤ 150 ms |")
    finally:
        server.terminate()
        server.wait()


def instructions(benchmarks, bench):
    """What callgrind counts for a small book: the same on every machine of a kind, whatever else it does."""
    if not shutil.which("valgrind"):
        return print("| instructions | valgrind is not installed | – |")
    subprocess.run([sys.executable, "-B", f"{HERE}/corpus.py", f"{bench}/200", "200"], check=True)
    bare = f"{bench}/benchmarks"
    # Its debugging information is newer than valgrind can read.
    subprocess.run(["strip", "-o", bare, benchmarks], check=True)
    counted = subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={bench}/callgrind", bare, "build",
                              f"{bench}/200/book/src"], capture_output=True, text=True, check=False)
    found = re.search(r"Collected : (\d+)", counted.stderr)
    text = f"{int(found[1]) / 1e6:,.0f} million for 200 pages" if found else "valgrind cannot run it"
    print(f"| instructions, by callgrind | {text} | – |")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--tools", required=True)
    options.add_argument("--floor", required=True)
    options.add_argument("--sizes", default=os.environ.get("SIZES", "100 1000 10000"))
    options.add_argument("--runs", type=int, default=int(os.environ.get("RUNS", "5")))
    choices = options.parse_args()
    tool, benchmarks = f"{choices.tools}/orientation-docs", f"{choices.tools}/Benchmarks"
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    peers = [name for name in ("hugo", "mdbook", "zensical") if os.path.isdir(f"{PEERS}/{name}")]
    with tempfile.TemporaryDirectory(prefix="orientation-docs-bench-", dir=memory) as bench:
        for count in (int(size) for size in choices.sizes.split()):
            print(f"## {count:,} pages\n")
            rounds = choices.runs if count <= 1000 else min(choices.runs, 3)
            table(size_rows(bench, tool, choices.floor, count, peers), rounds, "floor, 2 threads")
        print("## Besides\n\n| what | measured | goal |\n| --- | --- | --- |")
        start(tool, choices.runs)
        resolver(benchmarks)
        json_lines(tool, bench)
        scan(tool, bench)
        if os.path.exists(f"{bench}/1000"):
            saved_page(tool, bench)
        instructions(benchmarks, bench)


main()
