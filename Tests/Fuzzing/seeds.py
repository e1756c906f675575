"""Writes the seeds of a fuzzer: what the project has of its kind. Usage: seeds.py TARGET FOLDER"""

import hashlib
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
MINI_SITES = [ROOT / "Tests/ReferenceSiteTests/MiniSites", ROOT / "Sources/CData/examples"]
PROJECTS = [ROOT / "Tests/XcodeProjectTests/Fixtures", ROOT / "Tests/ExampleApp"]
LONGEST = 16_384


def files(folders, *suffixes):
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.name.endswith(suffixes):
                yield path.read_bytes()


def pages():
    return files([ROOT / "content", *MINI_SITES, ROOT / "Tests/ExampleApp/docs"], ".md")


def fences():
    """The fences of all pages: their info string, and their text."""
    for page in pages():
        for match in re.finditer(rb"^(?:```|~~~)([^\n`]*)(\n.*?)^(?:```|~~~)", page, re.M | re.S):
            yield match[1].strip(), match[2]


def app_facts():
    """Those of the project, whole, and each of their entries alone, which is soon read."""
    for path in sorted([*(ROOT / "Sources").rglob("app.json"), *(ROOT / "Tests").rglob("app.json")]):
        whole = json.loads(path.read_text())
        yield path.read_bytes()
        lists = {key: value for key, value in whole.items() if isinstance(value, list)}
        for key, entries in lists.items():
            for entry in entries:
                yield json.dumps({"format": 1, **dict.fromkeys(lists, []), key: [entry]}, ensure_ascii=False).encode()


def seeds(target):
    if target == "page":
        return pages()
    if target == "summary":
        return (path.read_bytes() for path in sorted(ROOT.rglob("SUMMARY.md")) if ".build" not in path.parts)
    if target == "fence":
        return (info + text for info, text in fences())
    if target == "scenario":
        return (text for info, text in fences() if info in (b"orientation scenario", b"orientation timeline"))
    if target == "policy":
        return (text for info, text in fences() if info.startswith(b"orientation policy"))
    if target == "json-lines":
        tests = ROOT / "Tests/OrientationDocsTests"
        found = []
        for source in files([tests, ROOT / "content"], ".swift", ".md"):
            found += re.findall(rb"\{\"[^\n]*\}", source)
        return found
    if target == "property-list":
        return files(PROJECTS + MINI_SITES, ".pbxproj", ".plist", ".xcworkspacedata", ".xcconfig")
    if target == "project-tree":
        return [*files(PROJECTS, ".xcproj"),
                *(text.encode() for source in files([ROOT / "Tests/XcodeProjectTests"], "ProjectTreeTests.swift")
                  for text in re.findall(r'"""\n(.*?)"""', source.decode(), re.S))]
    if target == "manifest":
        return (text.encode() for source in files([ROOT / "Tests/XcodeProjectTests"], "GeneratorTests.swift", "XcodeGenTests.swift", "YAMLParserTests.swift")
                for text in re.findall(r'"""\n(.*?)"""', source.decode(), re.S))
    if target == "app-facts":
        return app_facts()
    if target == "accepted-findings":
        return files([*MINI_SITES, ROOT / "Tests/ExampleApp"], "findings.json")
    if target == "observations":
        return files(MINI_SITES, "observations.txt")
    if target == "code-owners":
        return [b"* @all\n*.js @js\n/build/logs/ @a a@example.com # why\ndocs/* @d\napps/ @o\n**/logs @l\na/**/b @x\n/apps/github\n"]
    if target == "source":
        return files(PROJECTS + [ROOT / "Tests/XcodeProjectTests"], ".swift", ".m", ".mm", ".h")
    if target == "code":
        return [text for info, text in fences() if not info.startswith((b"orientation", b"table"))]
    if target == "request":
        return [
            b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
            b"HEAD /a/b%20c.html?x=1 HTTP/1.0\r\nHost: 127.0.0.1:8000\r\nConnection: keep-alive\r\n\r\n",
            b"GET /%2e%2e/%2fetc HTTP/1.1\nHost: a\nContent-Length: 0\n\n",
            b"..%2f..%5c/%00",
        ]
    if target == "mcp":
        return [line for transcript in files([ROOT / "Tests/MCP/Transcripts"], ".jsonl") for line in transcript.splitlines()]
    raise SystemExit(f"no seeds for {target}")


def main():
    target, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    for seed in seeds(target):
        if len(seed) <= LONGEST:
            (folder / hashlib.sha256(seed).hexdigest()[:16]).write_bytes(seed)


main()
