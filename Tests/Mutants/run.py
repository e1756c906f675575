#!/usr/bin/env python3
"""Changes one thing at a time, in a copy of this repository, and asks `check` and then the tests whether they notice.

A mutant is *meant* to be caught by what it contradicts: a claim, a law, a header. That the committed site differs is
the last net: it catches whatever a reader would see. What none catches is listed as a survivor.

    make mutants                     all of them
    make mutants ARGS="--only links" one category
    make mutants ARGS="--every 10"   each tenth
"""

import argparse
import collections
import json
import pathlib
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
COPY = ROOT / ".build/mutants"
TOOL = COPY / ".build/debug/orientation-docs"

Mutant = collections.namedtuple("Mutant", "category path line before after")


# --- Where mutants come from


def files(pattern):
    found = sorted(ROOT.glob(pattern), key=lambda path: str(path).encode())
    assert found, f"there is no {pattern}"
    return found


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
                        yield Mutant(category, path.relative_to(ROOT), number, line, after)


def sample(mutants, count):
    """As many, spread evenly, and the same ones in every run."""
    mutants = list(mutants)
    if len(mutants) <= count:
        return mutants
    return [mutants[index * len(mutants) // count] for index in range(count)]


def rules():
    """Each rule credited to another one, at the first place where the resolver or the timeline records it."""
    source = (ROOT / "Sources/Orientation/Rules/Rule.swift").read_text()
    names = re.findall(r'^  case (\w+) = "', source, re.M)
    code = files("Sources/Orientation/Resolver/*.swift") + files("Sources/Orientation/Timeline/*.swift")
    for index, name in enumerate(names):
        other = names[(index + 1) % len(names)]
        found = list(per_line("rules", code, [(rf"\.{name}\b", f".{other}")]))
        yield from found[:1]


def versions():
    for path in files("Sources/OrientationCatalog/Rules/RuleRecord+*.swift"):
        for number, line in enumerate(path.read_text().split("\n"), 1):
            for match in re.finditer(r"OSVersion\((\d+)\)", line):
                after = f"{line[: match.start()]}OSVersion({int(match.group(1)) + 1}){line[match.end():]}"
                yield Mutant("versions", path.relative_to(ROOT), number, line, after)


def mapping():
    device = [ROOT / "Sources/Orientation/Enumerations/DeviceOrientation.swift"]
    interface = [ROOT / "Sources/Orientation/Enumerations/InterfaceOrientation.swift"]
    swaps = [(r": \.landscapeRight$", ": .landscapeLeft"), (r": \.landscapeLeft$", ": .landscapeRight"),
             (r": \.portrait$", ": .portraitUpsideDown"), (r"nil$", ".portrait"), (r"\|\|", "&&"), (r"== \.", "!= .")]
    yield from per_line("mapping", device + interface, swaps)


def raw_values():
    paths = files("Sources/Orientation/Enumerations/*.swift")
    yield from per_line("raw values", paths, [(r"^(  case \w+ = )(\d+)$", r"\g<1>9\2"), (r"1 << 3\b", "1 << 5")])
    yield from sample(
        per_line("raw values", [ROOT / "Sources/Orientation/Enumerations/Names.swift"], [(r'"(\w+)"', r'"\1X"')]), 12)


def resolver():
    operators = [(r" && ", " || "), (r" \|\| ", " && "), (r" == ", " != "), (r" != ", " == "), (r" >= ", " > "),
                 (r" < ", " <= "), (r"guard !", "guard "), (r"if !", "if "), (r"\breturn true\b", "return false"),
                 (r"\breturn false\b", "return true"), (r"\.intersection\(", ".union("), (r"\bfirst\b", "last"),
                 (r"OSVersion\((\d)\)", r"OSVersion(1\1)"), (r"\? (\S+) : (\S+)$", r"? \2 : \1")]
    yield from sample(per_line("resolver", files("Sources/Orientation/Resolver/Evaluation*.swift"), operators), 60)
    yield from sample(per_line("timeline", files("Sources/Orientation/Timeline/AppState*.swift"), operators), 30)


def phrases():
    words = "Sources/Words/"
    change = [(r'"([A-Z][a-z]+) ([a-z]+)', r'"\1 never \2')]
    records = files("Sources/OrientationCatalog/Rules/RuleRecord+*.swift")
    yield from sample(per_line("phrases", records, change), 12)
    for name, count in (("ReferenceWords+Catalog", 8), ("LayoutWords", 4)):
        yield from sample(per_line("phrases", [ROOT / f"{words}{name}.swift"], change), count)
    statement = [(r"^      ([A-Z]\w+) (\w+)", r"      \1 never \2")]
    yield from sample(per_line("phrases", records, statement), 12)
    reasons = [(r'\.english\): "(\w+) ', r'.english): "\1 not ')]
    yield from sample(per_line("phrases", [ROOT / "Sources/OrientationCatalog/Words/ResolutionWords.swift"], reasons), 8)
    chinese = [(r'"([^"\\]{4,})"\),$', r'"\1不"),')]
    yield from sample(per_line("phrases in Chinese", records, chinese), 6)


def catalog():
    symbols = [ROOT / "Sources/OrientationCatalog/Symbols/Symbol+All.swift"]
    later = [(r"introduced: OSVersion\((\d+)", r"introduced: OSVersion(1\1"), (r"deprecated: OSVersion\(1(\d)", r"deprecated: OSVersion(2\1")]
    yield from sample(per_line("catalog", symbols, later), 12)
    yield from sample(per_line("catalog", symbols, [(r'"-\[(\w+) (\w+)', r'"-[\1 \2X')]), 5)
    yield from sample(per_line("catalog", [ROOT / "Sources/OrientationCatalog/Messages/Message+Text.swift"], [(r"common orientation", "orientation")]), 4)
    yield from sample(per_line("catalog", [ROOT / "Sources/OrientationCatalog/Sources/Source+All.swift"], [(r"https://", "http://")]), 4)
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


SOURCES = [rules, versions, mapping, raw_values, resolver, phrases, catalog, claims, prose, links, generator]


# --- What is done with them


def prepare():
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


def build():
    return run(["swift", "build", "--product", "orientation-docs", "-Xswiftc", "-index-ignore-system-modules"]).returncode == 0


def run(command, limit=900):
    try:
        return subprocess.run(command, cwd=COPY, capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired as error:
        return subprocess.CompletedProcess(command, 124, "", str(error))


def check():
    """The ids of what `check` finds: None where all is in sync."""
    ended = run([str(TOOL), "check", "--format", "json", "--quiet"], limit=60)
    if ended.returncode == 0:
        return None
    try:
        return sorted({found["id"] for found in json.loads(ended.stdout)["diagnostics"]})
    except (ValueError, KeyError):
        return [f"status {ended.returncode}"]


def tests():
    return run(["swift", "test", "--test-product", "orientation-docsPackageTests", "--disable-xctest", "--quiet", "-Xswiftc",
                "-index-ignore-system-modules"]).returncode


def judge(mutant):
    """How a mutant ends: `compiler`, `diagnostic`, `site`, `tests` or `survivor`, with what was said."""
    path = COPY / mutant.path
    text = path.read_text()
    lines = text.split("\n")
    assert lines[mutant.line - 1] == mutant.before, mutant
    lines[mutant.line - 1] = mutant.after
    try:
        path.write_text("\n".join(lines))
        if mutant.path.parts[0] == "Sources" and not build():
            return "compiler", ""
        found = check()
        if found is None:
            return ("tests", "") if tests() else ("survivor", "")
        meant = [name for name in found if not name.startswith("site.")]
        return ("diagnostic", " ".join(meant)) if meant else ("site", " ".join(found))
    finally:
        path.write_text(text)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", help="the name of a category, or how it begins")
    parser.add_argument("--every", type=int, default=1, help="take each nth mutant only")
    parser.add_argument("--list", action="store_true", help="say which mutants there are, and end")
    arguments = parser.parse_args()
    mutants = [mutant for source in SOURCES for mutant in source()]
    if arguments.only:
        mutants = [mutant for mutant in mutants if mutant.category.startswith(arguments.only)]
    mutants = mutants[:: arguments.every]
    if arguments.list:
        for mutant in mutants:
            print(f"{mutant.category}: {mutant.path}:{mutant.line}: {mutant.after.strip()}")
        print(len(mutants))
        return 0

    prepare()
    if not build() or check() is not None:
        sys.exit("without a mutant, the build fails or the site is not in sync: mend that first")
    table = collections.defaultdict(collections.Counter)
    survivors = []
    start = time.monotonic()
    for number, mutant in enumerate(mutants, 1):
        verdict, said = judge(mutant)
        table[mutant.category][verdict] += 1
        print(f"{number}/{len(mutants)} {verdict:10} {mutant.path}:{mutant.line}: {mutant.after.strip()}  {said}", flush=True)
        if verdict == "survivor":
            survivors.append(mutant)
    build()

    columns = ["diagnostic", "site", "tests", "survivor", "compiler"]
    print(f"\n{'':24}" + "".join(f"{column:>12}" for column in columns))
    for category, counts in table.items():
        print(f"{category:24}" + "".join(f"{counts[column]:12}" for column in columns))
    total = collections.Counter()
    for counts in table.values():
        total.update(counts)
    print(f"{'all':24}" + "".join(f"{total[column]:12}" for column in columns))
    print(f"\n{sum(total.values()) - total['compiler']} mutants that compile, in {time.monotonic() - start:.0f} s")
    for mutant in survivors:
        print(f"survivor: {mutant.category}: {mutant.path}:{mutant.line}\n  - {mutant.before.strip()}\n  + {mutant.after.strip()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
