"""Checks the library from outside: library.py MODULES. With RECORD=1 it keeps the API as it is now."""

import gzip
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HERE = ROOT / "Tests/Library"
MODULES = pathlib.Path(sys.argv[1])
TARGET = f"{platform.machine()}-unknown-linux-gnu"
PUBLIC = ("Orientation", "OrientationCatalog", "OrientationNotation")
C_TARGETS = ("CData", "CRecords", "CTheme", "CMarkdownTree", "CSystem")
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


def without_what_is_not_public(node):
    """The digester lists `package` declarations too, and a change of one breaks nobody."""
    if "children" in node:
        node["children"] = [without_what_is_not_public(each) for each in node["children"] if not each.get("isInternal")]
    return node


def events_have_one_name(found):
    """Those of a timeline say what they bring along; a window of an iPhone app, and an alert, are told apart on one side only."""
    names = {
        owner: {s["pathComponents"][1].split("(")[0] for s in symbols(found["Orientation"])
                if s["kind"]["identifier"] == "swift.enum.case" and s["pathComponents"][0] == owner}
        for owner in ("Event", "TimelineEvent")}
    different = names["Event"] ^ names["TimelineEvent"]
    if not names["Event"] or different != {"alertDismissed", "phoneWindowResized"}:
        failures.append("events")
        print("in a scenario or in a timeline alone:", *sorted(different))


def nothing_that_was_promised_is_broken(folder):
    for module in PUBLIC:
        common = ["-module", module, "-I", MODULES, "-target", TARGET, *module_maps()]
        baseline = HERE / f"{module}.json.gz"
        if "RECORD" in os.environ:
            dump = folder / f"{module}.json"
            check(f"dump of {module}", run(
                "swift-api-digester", "-dump-sdk", *common, "-avoid-location", "-avoid-tool-args",
                "-abort-on-module-fail", "-o", dump))
            recorded = json.loads(dump.read_text())
            without_what_is_not_public(recorded["ABIRoot"])
            baseline.write_bytes(gzip.compress(json.dumps(recorded).encode(), mtime=0))
        plain = folder / f"{module}-baseline.json"
        plain.write_bytes(gzip.decompress(baseline.read_bytes()))
        check(f"API of {module}", run(
            "swift-api-digester", "-diagnose-sdk", *common, "-baseline-path", plain, "-compiler-style-diags",
            "-abort-on-module-fail", "-breakage-allowlist-path", HERE / "said-breaks.txt"))


def catalogues_convert(folder, found):
    for name in PUBLIC:
        graph = found[name][0].parent
        ended = run(
            "docc", "convert", ROOT / f"Sources/{name}/{name}.docc", "--additional-symbol-graph-dir", graph, "--output-dir",
            folder / f"{name}.doccarchive", "--fallback-display-name", name, "--fallback-bundle-identifier",
            f"org.example.{name}", "--warnings-as-errors")
        check(f"documentation of {name}", ended)


def fences(path):
    """The fences of a page, each with its language."""
    return re.findall(r"^```(\w*)[^\n]*\n(.*?)^```$", path.read_text(), re.M | re.S)


def programs_of(path):
    """The programs of a page, each with what it prints where that follows."""
    found = fences(path)
    for index, (language, text) in enumerate(found):
        if language == "swift" and re.search(r"^import Orientation", text, re.M) and "import Testing" not in text:
            follows = found[index + 1] if index + 1 < len(found) else ("", "")
            yield text, follows[1] if follows[0] == "text" else None


def programs():
    pages = [ROOT / "README.md", *sorted(ROOT.glob("Sources/*/*.docc/*.md")), *sorted((ROOT / "content/tool").glob("*.md"))]
    return [(path, *program) for path in pages for program in programs_of(path)]


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


def commands(path):
    """What a page shows of the tool, in its order: single commands, and scripts as a whole.

    Left out is what others try: `make` and the files of a release (Tests/Distribution), the plugin (Tests/SecondPackage).
    """
    for language, text in fences(path):
        if language == "sh" and text.startswith("#!") and "orientation-docs" in text:
            yield text
        elif language in ("sh", "text", "yaml"):
            for line in text.replace("\\\n", " ").splitlines():
                found = re.match(r"\s*(?:\$ |- |run: )*((?:claude .*-- )?orientation-docs (?:[^#]|(?<=\S)#)*)", line)
                if found:
                    # What readers put in for themselves.
                    yield found[1].replace("…", "").strip()


def the_project_of_a_reader(folder):
    """An app in a repository, a reference beside it, and programs that are not on this machine.

    The reference is a small one, which lists the commands and so carries the data of the catalog: `make check` builds ours.
    """
    shutil.copytree(ROOT / "Tests/ExampleApp/Player", folder / "path/to/app")
    tool = folder / "installed/bin/orientation-docs"
    tool.parent.mkdir(parents=True)
    shutil.copy(MODULES.parent / "orientation-docs", tool)
    names = re.findall(r"^  ([a-z]+) ", run(tool, "--help").stdout, re.M)
    book = folder / "installed/share/orientation-docs/content"
    book.mkdir(parents=True)
    (book / "SUMMARY.md").write_text("# Commands\n\n- [Commands](README.md)\n")
    (book / "README.md").write_text("# Commands\n\n```orientation commands\n```\n" + "".join(
        f"\n## {name}\n\n```orientation command {name}\n```\n" for name in names))
    shutil.copytree(book, folder / "content")
    check("the small reference", run(tool, "build", cwd=folder))
    shutil.copytree(ROOT / "site/data", folder / "main/site/data")
    shutil.copy(ROOT / "Tests/ExampleApp/docs/app.json", folder / "old.json")
    for name in ("cases.jsonl", "scenarios.jsonl"):
        (folder / name).write_text('{"iOS": 15, "device": "landscapeLeft"}\n')
    for name in (".local/share/bash-completion/completions", ".zsh/completions", ".config/fish/completions"):
        (folder / "home" / name).mkdir(parents=True)
    stubs = {"man": "cat", "claude": 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"'}
    (folder / "bin").mkdir()
    for name, text in stubs.items():
        (folder / "bin" / name).write_text(f"#!/bin/sh\n{text}\n")
        (folder / "bin" / name).chmod(0o755)
    run("git", "init", "-q", cwd=folder)
    run("git", "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "--allow-empty", "-m", "a", cwd=folder)
    # The pages call the app so from beside it.
    (folder.parent / "player").symlink_to(folder)


def with_the_policy_of_its_page(folder, page):
    policy = re.search(r"^````text\n(.*?)^````$", page.read_text(), re.M | re.S)[1]
    shutil.copy(ROOT / "Tests/ExampleApp/docs/screens.md", folder / "docs")
    (folder / "docs/policies.md").write_text(f"# Policies\n\n{policy}")
    with open(folder / "docs/SUMMARY.md", "a") as summary:
        summary.write("\n- [Policies](policies.md)\n")


def commands_run(folder):
    """All of them in one project, README first: it makes the book that the pages speak of. From the page of policies on it has
    one that fails, so that page is the last."""
    folder = folder / "project"
    the_project_of_a_reader(folder)
    environment = {
        **os.environ, "PATH": f"{folder}/bin:{folder}/installed/bin:{os.environ['PATH']}", "HOME": f"{folder}/home",
        "SRCROOT": str(folder)}
    count = 0
    pages = sorted((ROOT / "content/tool").glob("*.md"), key=lambda page: (page.name == "policies.md", page.name))
    for page in [ROOT / "README.md", *pages]:
        if page.name == "policies.md":
            with_the_policy_of_its_page(folder, page)
        for command in commands(page):
            count += 1
            name = f"{page.relative_to(ROOT)}: {command.strip()}"
            run("git", "add", "docs", "path", "public", cwd=folder)
            if command.startswith("orientation-docs serve"):
                command = f"timeout --signal INT --preserve-status 5 {command}"
            ended = run("bash", "-c", command, cwd=folder, env=environment, stdin=subprocess.DEVNULL)
            # Between two versions there are differences, the page says of its policy that it fails in this app, and the app
            # does not launch on iOS 27.
            finds = re.search(r"^orientation-docs (diff|fleet|policy|merge|lint)", command, re.M) and ended.returncode == 1 and ended.stdout
            check(name, ended, expected=1 if finds else 0)
            if (folder / "docs/app.json").exists():
                shutil.copy(folder / "docs/app.json", folder / "app.json")
    return count


with tempfile.TemporaryDirectory() as scratch:
    folder = pathlib.Path(scratch)
    found = graphs(folder)
    if not failures:
        every_declaration_is_documented(found)
        count = the_symbols_are_those_that_were_promised(found)
        events_have_one_name(found)
        nothing_that_was_promised_is_broken(folder)
        catalogues_convert(folder, found)
    program_count = programs_run(folder)
    command_count = commands_run(folder)
    if not failures:
        print(f"{count} public symbols, {program_count} programs and {command_count} commands")
    print(f"{0 if failures else 1} passed, {len(failures)} failed")
sys.exit(1 if failures else 0)
