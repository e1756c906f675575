"""Reads what is written for programs as their own readers do: `llms.txt` by the parser of llmstxt.org, a feed by feedparser.

Usage: lists.py TOOL
"""

import pathlib
import subprocess
import sys
import tempfile

import feedparser
from llms_txt import parse_llms_file

from calls import ROOT, Tally


def main():
    tally = Tally("lists")
    site = ROOT / "site"
    lists = parse_llms_file((site / "llms.txt").read_text(encoding="utf-8"))
    tally.expect(lists.title and lists.summary, "the list has a title and a summary")
    tally.expect(len(lists.sections) > 5, "the list has sections", list(lists.sections))
    whole = "".join(path.read_text(encoding="utf-8") for path in site.glob("llms-full*.txt"))
    tally.expect(all(path.stat().st_size <= 215_000 for path in site.glob("llms-full*.txt")), "no file of the whole text is long")
    for name, links in lists.sections.items():
        tally.expect(len(links) > 0, f"{name} has links")
        for link in links:
            tally.expect((site / pathlib.PurePosixPath(link.url)).is_file(), f"{link.url} is a file of the site")
            if link.url.endswith(".md") and not link.url.startswith("data/"):
                tally.expect(link.desc, f"{link.url} is described")
                tally.expect(f"<!-- {link.url} -->\n" in whole, f"{link.url} is in the whole text")
    check_feed(tally)
    sys.exit(tally.end())


def check_feed(tally):
    with tempfile.TemporaryDirectory() as folder:
        book, site = pathlib.Path(folder, "book"), pathlib.Path(folder, "site")
        book.mkdir()
        (book / "SUMMARY.md").write_text(
            "# Book\n\n- [Changes](changes.md)\n\n[site]: https://example.org/docs/\n[feed]: changes.md\n", encoding="utf-8")
        (book / "changes.md").write_text(
            "# Changes\n\n## 1.1 (2026-11-22)\n\n- 新 & <b>\n\n## 1.0 (2026-01-31)\n\nOne.\n".replace("<b>", "`<b>`"), encoding="utf-8")
        subprocess.run([sys.argv[1], "build", book, "--output", site, "--quiet"], check=True)
        feed = feedparser.parse(str(site / "feed.xml"))
        tally.expect(not feed.bozo and feed.version == "atom10", "the feed is Atom", feed.get("bozo_exception"))
        tally.expect([entry.title for entry in feed.entries] == ["1.1 (2026-11-22)", "1.0 (2026-01-31)"], "its entries are the releases")
        tally.expect(feed.entries[0].updated_parsed[:3] == (2026, 11, 22), "an entry has its day")
        tally.expect("新 &amp; <code>&lt;b&gt;</code>" in feed.entries[0].content[0].value, "an entry has its text", feed.entries[0].content)


main()
