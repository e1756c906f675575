"""Checks the library from outside: library.py MODULES. With RECORD=1 it keeps the API as it is now."""

import gzip
import json
import os
import pathlib
import platform
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HERE = ROOT / "Tests/Library"
MODULES = pathlib.Path(sys.argv[1])
TARGET = f"{platform.machine()}-unknown-linux-gnu"
PUBLIC = ("Orientation", "OrientationCatalog", "OrientationNotation")
CATALOGUES = ("Orientation", "OrientationNotation")
C_TARGETS = ("CData", "CTheme", "CMarkdownTree", "CSystem")
failures = []


def run(*words, **options):
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, **options)


def check(name, ended, *, expected=0):
    if ended.returncode != expected:
        failures.append(name)
        print(f"failed: {name}\n{ended.stdout}{ended.stderr}")


def module_maps():
    """Modules written in C have their maps elsewhere; the compiler needs them to load what imports them."""
    maps = [MODULES.parent / f"{name}.build/module.modulemap" for name in C_TARGETS]
    return [word for path in maps if path.exists() for word in ("-Xcc", f"-fmodule-map-file={path}")]


def graphs(folder):
    for module in PUBLIC:
        (folder / module).mkdir()
        check(f"symbol graph of {module}", run(
            "swift-symbolgraph-extract", "-module-name", module, "-I", MODULES, "-target", TARGET, *module_maps(),
            "-minimum-access-level", "public", "-output-dir", folder / module))
    return {module: sorted((folder / module).glob("*.symbols.json")) for module in PUBLIC}


def symbols(paths):
    """What is declared in our sources: no synthesized members."""
    for path in paths:
        for symbol in json.loads(path.read_text())["symbols"]:
            if "location" in symbol and "::SYNTHESIZED::" not in symbol["identifier"]["precise"]:
                yield symbol


def every_declaration_is_documented(found):
    bare = [".".join(s["pathComponents"]) for paths in found.values() for s in symbols(paths) if "docComment" not in s]
    if bare:
        failures.append("documentation")
        print("without a comment:", *bare, sep="\n  ")


def the_symbols_are_those_that_were_promised(found):
    """The digester does not see `public` become `package`; this list does."""
    file = HERE / "public-symbols.txt"
    now = sorted({
        f'{module} {s["kind"]["identifier"].removeprefix("swift.")} {".".join(s["pathComponents"])}'
        for module, paths in found.items() for s in symbols(paths)})
    if "RECORD" in os.environ:
        file.write_text("\n".join(now) + "\n")
    was = file.read_text().splitlines()
    for sign, lines in (("-", set(was) - set(now)), ("+", set(now) - set(was))):
        for line in sorted(lines):
            print(sign, line)
    if was != now:
        failures.append("public symbols")
        print("say what changed in CHANGELOG.md, and run `RECORD=1 Tests/Library/run`")
    return len(now)


def nothing_that_was_promised_is_broken(folder):
    for module in PUBLIC:
        common = ["-module", module, "-I", MODULES, "-target", TARGET, *module_maps()]
        baseline = HERE / f"{module}.json.gz"
        if "RECORD" in os.environ:
            dump = folder / f"{module}.json"
            check(f"dump of {module}", run(
                "swift-api-digester", "-dump-sdk", *common, "-avoid-location", "-avoid-tool-args",
                "-abort-on-module-fail", "-o", dump))
            baseline.write_bytes(gzip.compress(json.dumps(json.loads(dump.read_text())).encode(), mtime=0))
        plain = folder / f"{module}-baseline.json"
        plain.write_bytes(gzip.decompress(baseline.read_bytes()))
        check(f"API of {module}", run(
            "swift-api-digester", "-diagnose-sdk", *common, "-baseline-path", plain, "-compiler-style-diags",
            "-abort-on-module-fail", "-breakage-allowlist-path", HERE / "said-breaks.txt"))


def catalogues_convert(folder, found):
    for name in CATALOGUES:
        graph = found[name][0].parent
        ended = run(
            "docc", "convert", ROOT / f"Sources/{name}/{name}.docc", "--additional-symbol-graph-dir", graph, "--output-dir",
            folder / f"{name}.doccarchive", "--fallback-display-name", name, "--fallback-bundle-identifier",
            f"org.example.{name}", "--warnings-as-errors")
        check(f"documentation of {name}", ended)


def fences(path):
    """The programs of a page, each with what it prints where that follows."""
    found = re.findall(r"^```(\w*)[^\n]*\n(.*?)^```$", path.read_text(), re.M | re.S)
    for index, (language, text) in enumerate(found):
        if language == "swift" and re.search(r"^import Orientation", text, re.M) and "import Testing" not in text:
            follows = found[index + 1] if index + 1 < len(found) else ("", "")
            yield text, follows[1] if follows[0] == "text" else None


def programs():
    pages = [ROOT / "README.md", *sorted(ROOT.glob("Sources/*/*.docc/*.md")), *sorted((ROOT / "content/tool").glob("*.md"))]
    return [(path, *fence) for path in pages for fence in fences(path)]


def programs_run(folder):
    """All in one package that depends on this one, as its users do."""
    found = programs()
    package = folder / "package"
    targets = ""
    for number, (path, text, _) in enumerate(found):
        source = package / f"Sources/program{number}/main.swift"
        source.parent.mkdir(parents=True)
        source.write_text(text)
        targets += f'    .executableTarget(name: "program{number}", dependencies: library, swiftSettings: settings),\n'
    (package / "Package.swift").write_text(f'''// swift-tools-version: 6.2
import PackageDescription
let library: [Target.Dependency] = [
  .product(name: "Orientation", package: "orientation-docs"),
  .product(name: "OrientationNotation", package: "orientation-docs"),
]
// As new projects of Xcode have it.
let settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error)]
let package = Package(
  name: "programs", dependencies: [.package(name: "orientation-docs", path: "{ROOT}")],
  targets: [
{targets}  ])
''')
    scratch = ROOT / ".build/library"
    check("build of the programs", run("swift", "build", "--package-path", package, "--scratch-path", scratch))
    for number, (path, _, printed) in enumerate(found):
        name = f"program {number} of {path.relative_to(ROOT)}"
        ended = run(scratch / f"debug/program{number}")
        check(name, ended)
        if printed is not None and ended.stdout != printed:
            failures.append(name)
            print(f"failed: {name} prints\n{ended.stdout}instead of\n{printed}")
    return len(found)


def commands():
    """The commands of README and the pages of the tool that answer without a book: those that explain and print."""
    for path in [ROOT / "README.md", *sorted((ROOT / "content/tool").glob("*.md"))]:
        for language, text in re.findall(r"^```(\w*)[^\n]*\n(.*?)^```$", path.read_text(), re.M | re.S):
            if language not in ("sh", "text"):
                continue
            for line in text.replace("\\\n", " ").splitlines():
                line = line.removeprefix("$ ").split(" #")[0].strip()
                if re.match(r"orientation-docs (explain|help|completions|--version)", line) and "…" not in line:
                    if not re.search(r"[<|>]| [A-Z]+$", line):
                        yield path, line


def commands_run(folder):
    found = list(commands())
    environment = {**os.environ, "PATH": f"{MODULES.parent}:{os.environ['PATH']}"}
    for path, line in found:
        check(f"{path.relative_to(ROOT)}: {line}", run(
            "bash", "-c", line, cwd=folder, env=environment, stdin=subprocess.DEVNULL))
    return len(found)


with tempfile.TemporaryDirectory() as scratch:
    folder = pathlib.Path(scratch)
    found = graphs(folder)
    if not failures:
        every_declaration_is_documented(found)
        count = the_symbols_are_those_that_were_promised(found)
        nothing_that_was_promised_is_broken(folder)
        catalogues_convert(folder, found)
    program_count = programs_run(folder)
    command_count = commands_run(folder)
    if not failures:
        print(f"{count} public symbols, {program_count} programs and {command_count} commands")
    print(f"{0 if failures else 1} passed, {len(failures)} failed")
sys.exit(1 if failures else 0)
