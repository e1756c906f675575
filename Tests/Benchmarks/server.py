"""Measures the server of `serve` beside nginx: the same files, the same run, with wrk; prints a table of requests a second.

Usage: server.py TOOL [BOOK] [SITE]. Ends with 0 and a message where wrk or nginx is not installed.
"""

import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys

sys.path[:0] = [str(pathlib.Path(__file__).parents[1] / "Server"), str(pathlib.Path(__file__).parents[1] / "Deployment")]
os.environ["PATH"] += ":/usr/sbin"

import servers
from serving import Serving

ROUNDS = 5
SECONDS = 3


def main():
    tool, book, site = (sys.argv[1:] + ["content", "site"][len(sys.argv) - 2 :])[:3]
    for program in ("wrk", "nginx"):
        if shutil.which(program) is None:
            print(f"SKIPPED: {program} is not installed (Debian has it), so the server was not measured")
            return 0
    assets = sorted(str(path.relative_to(site)) for path in pathlib.Path(site, "assets").glob("style.css"))
    pages = ["index.html", "404.html", *assets]
    with Serving(tool, book) as ours, servers.nginx(pathlib.Path(site).resolve()) as nginx:
        print("| requests a second | bytes | serve | nginx | serve / nginx |\n| --- | --- | --- | --- | --- |")
        for page in pages:
            results = {ours.port: [], nginx: []}
            for _ in range(ROUNDS):
                for port, rates in results.items():
                    rates.append(rate(port, page))
            mine, theirs = (statistics.median(rates) for rates in results.values())
            size = pathlib.Path(site, page).stat().st_size
            print(f"| `{page}` | {size:,} | {mine:,.0f} | {theirs:,.0f} | {mine / theirs:.2f} |", flush=True)
        print(f"\nMedians of {ROUNDS} times {SECONDS} s, in turn. `serve` has {ours.resident() // 1024} MiB after that.")
    return 0


def rate(port, page):
    """Requests a second, over 32 connections of one thread, that were answered well."""
    command = ["wrk", "-t1", "-c32", f"-d{SECONDS}s", f"http://127.0.0.1:{port}/{page}"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    if "Non-2xx" in said or "Socket errors" in said:
        raise SystemExit(said)
    return float(re.search(r"Requests/sec:\s+([\d.]+)", said)[1])


if __name__ == "__main__":
    sys.exit(main())
