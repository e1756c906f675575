"""Where mutants come from: each category is a function that yields them."""

import re

from mutant import ROOT, Mutant, edited, files
from operators import OPERATORS, Vocabulary
from swift_source import SwiftSource


def per_line(category, paths, changes, skip=r"^\s*(//|\*|///)"):
    """A mutant for each place at which one of the changes applies."""
    for path in paths:
        for number, line in enumerate(path.read_text().split("\n"), 1):
            if re.search(skip, line):
                continue
            for pattern, replacement in changes:
                for match in re.finditer(pattern, line):
                    after = line[: match.start()] + match.expand(replacement) + line[match.end():]
                    if after != line:
                        yield Mutant(category, "", path.relative_to(ROOT), number, line, after)


def sample(mutants, count):
    """As many, spread evenly, and the same ones in every run."""
    mutants = list(mutants)
    if len(mutants) <= count:
        return mutants
    return [mutants[index * len(mutants) // count] for index in range(count)]


def versions():
    for path in files("Sources/OrientationCatalog/Records/rules/*.txt"):
        for number, line in enumerate(path.read_text().split("\n"), 1):
            for match in re.finditer(r"\d+", line if line.startswith("versions: ") else ""):
                after = f"{line[: match.start()]}{int(match.group()) + 1}{line[match.end():]}"
                yield Mutant("versions", "", path.relative_to(ROOT), number, line, after)


def raw_values():
    paths = files("Sources/Orientation/Enumerations/*.swift")
    yield from per_line("raw values", paths, [(r"^(  case \w+ = )(\d+)$", r"\g<1>9\2"), (r"1 << 3\b", "1 << 5")])
    yield from sample(
        per_line("raw values", [ROOT / "Sources/Orientation/Enumerations/Names.swift"], [(r'"(\w+)"', r'"\1X"')]), 12)


def decisions():
    """All mutants of what decides, by every operator: the resolver with the values that it reads, and the timeline."""
    texts = [path.read_text() for path in files("Sources/Orientation/**/*.swift")]
    versions = re.search(r"released = \[(.*?)\]", (ROOT / "Sources/Orientation/Versions/OSVersion.swift").read_text(), re.S)
    majors = sorted({int(major) for major in re.findall(r"OSVersion\((\d+)", versions.group(1))})
    vocabulary = Vocabulary(texts, majors)
    folders = {"resolver": ["Resolver", "Rules", "Versions", "Scenario", "Enumerations"], "timeline": ["Timeline"],
               "messages": ["Messages"]}
    for category, names in folders.items():
        for path in [path for name in names for path in files(f"Sources/Orientation/{name}/*.swift")]:
            # Spellings are text, and what a name is differs in Embedded Swift only.
            if path.name in ("Names.swift", "Name.swift"):
                continue
            source = SwiftSource(path.read_text())
            for operator in OPERATORS:
                for edits in operator(source, vocabulary):
                    mutant = edited(category, operator.__name__, path.relative_to(ROOT), source.text, edits)
                    if mutant.before != mutant.after:
                        yield mutant


def phrases():
    words = "Sources/Words/"
    change = [(r'"([A-Z][a-z]+) ([a-z]+)', r'"\1 never \2')]
    records = files("Sources/OrientationCatalog/Records/rules/*.txt")
    for name, count in (("ReferenceWords+Catalog", 8), ("LayoutWords", 4)):
        yield from sample(per_line("phrases", [ROOT / f"{words}{name}.swift"], change), count)
    statement = [(r"^(title|en): (\w+) (\w+)", r"\1: \2 never \3")]
    yield from sample(per_line("phrases", records, statement), 24)
    values = [(r"^(?!zh)([\w -]+): (\w+) ([a-z]+)", r"\1: \2 not \3")]
    yield from sample(per_line("phrases", [ROOT / "Sources/OrientationCatalog/Records/words/values.txt"], values), 8)
    chinese = [(r"^(zh.*)$", r"\1不")]
    yield from sample(per_line("phrases in Chinese", records, chinese), 6)


def catalog():
    records = "Sources/OrientationCatalog/Records/"
    symbols = files(records + "symbols/*.txt")
    later = [(r"^(ios|catalyst): (\d+)", r"\1: 1\2"), (r"until 1(\d)", r"until 2\1")]
    yield from sample(per_line("catalog", symbols, later), 12)
    yield from sample(per_line("catalog", symbols, [(r"^objc: -\[(\w+) (\w+)", r"objc: -[\1 \2X")]), 5)
    yield from sample(per_line("catalog", files(records + "messages/*.txt"), [(r"common orientation", "orientation")]), 4)
    yield from sample(per_line("catalog", [ROOT / records / "sources.txt"], [(r"https://", "http://")]), 4)
    yield from sample(per_line("catalog", [ROOT / "Sources/OrientationCatalog/Matrices/MatrixKind+Definitions.swift"], [(r"= true", "= false"), (r"\.all\)", ".portrait)")]), 8)


def claims():
    pages = files("content/**/*.md")
    outcomes = [(r"^=> turned landscapeLeft", "=> turned landscapeRight"), (r"^=> turned portrait$", "=> unchanged"),
                (r"^=> unchanged.*", "=> turned landscapeLeft"), (r"^=> exception (\S+)", "=> unchanged"),
                (r"^=> ignored", "=> turned portrait"), (r"^=> geometry error \S+", "=> ignored")]
    yield from sample(per_line("claims: outcomes", pages, outcomes, skip=r"^$"), 30)
    facts = [(r"^iOS: 15$", "iOS: 16"), (r"^device: landscapeLeft", "device: landscapeRight"),
             (r"^(\S+)\.supportedInterfaceOrientations: landscape$", r"\1.supportedInterfaceOrientations: portrait"),
             (r"^because: \S+", "because: order-of-choice"), (r"^event: device turned landscapeRight", "event: device turned landscapeLeft")]
    yield from sample(per_line("claims: facts", pages, facts, skip=r"^$"), 30)


def prose():
    pages = [page for page in files("content/**/*.md") if page.name not in ("SUMMARY.md", "ALIASES.md")]
    yield from sample(per_line("prose", pages, [(r"\b(is|are) ([a-z]+ [a-z]+)", r"\1 not \2")], skip=r"^(```|=>|\S+: )"), 12)


def links():
    pages = files("content/**/*.md")
    yield from sample(per_line("links", pages, [(r"\]\(([\w./-]+)\.md\)", r"](\1x.md)")], skip=r"^$"), 10)
    yield from sample(per_line("links", pages, [(r"\.md#([\w.-]+)\)", r".md#\1x)")], skip=r"^$"), 10)
    yield from sample(per_line("links", pages, [(r"\[`(\w+[.\w]*)`\](?!\()", r"[`\1X`]")], skip=r"^$"), 10)
    yield from sample(per_line("links", pages, [(r"^## (\w+)", r"## Not \1")], skip=r"^$"), 6)


def generator():
    html = files("Sources/HTML/*.swift") + files("Sources/ReferenceSite/Markup/*.swift")
    yield from sample(per_line("generator", html, [(r" == ", " != "), (r"&lt;", "<"), (r" && ", " || "), (r"\+ 1\b", "+ 2")]), 16)
    layout = files("Sources/ReferenceSite/Render/Layout/*.swift") + files("Sources/Blocks/*/*.swift")
    yield from sample(per_line("generator", layout, [(r'\.class\("(\w+)"', r'.class("x\1"'), (r'"([a-z]+)\."', r'"\1x."'), (r" == ", " != ")]), 16)
    theme = files("Sources/CTheme/*.css") + files("Sources/CTheme/*.js")
    yield from sample(per_line("generator", theme, [(r"dark", "drak"), (r"rem;", "em;")]), 6)


SOURCES = [decisions, raw_values, versions, phrases, catalog, claims, prose, links, generator]


def every_mutant():
    """All mutants, each once."""
    known = set()
    for source in SOURCES:
        for mutant in source():
            change = mutant[2:]
            if change not in known:
                known.add(change)
                yield mutant
