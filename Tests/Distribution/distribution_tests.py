"""Tries every file of a release as its users do: distribution_tests.py FOLDER."""

import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import warnings

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests/Processes"))
from objects import STARTS, called  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
NAME = "orientation-docs"
LARGEST = 20_000_000
# Texts in the static libraries that nothing of ours has. One file that imports Foundation brings them back.
FOREIGN = {"lib_FoundationICU.a": b"icudt", "libFoundation.a": b"NSJSONSerialization", "libFoundationEssentials.a": b"FoundationEssentials"}
SCHEMAS = pathlib.Path("/usr/share/gocode/src/github.com/opencontainers/image-spec/schema")


def run(*command, status=0, **options):
    ended = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    assert ended.returncode == status, f"{command}: status {ended.returncode}\n{ended.stdout}{ended.stderr}"
    return ended.stdout


def as_root(*command, **options):
    """Runs a command as root, or as one who is root in a name space of its own."""
    return run(*([] if os.getuid() == 0 else ["unshare", "--map-root-user"]), *command, **options)


def write_book(folder):
    folder.mkdir(parents=True)
    (folder / "SUMMARY.md").write_text("# Book\n\n- [Start](README.md)\n")
    (folder / "README.md").write_text('# Start\n\n```orientation scenario\niOS: 15\nroot: Main\n=> unchanged already-there\n```\n')


def the_tool_holds_no_foundation(release, scratch):
    data = release.tool.read_bytes()
    assert len(data) <= LARGEST, f"the tool has {len(data):,} bytes"
    swift = pathlib.Path(shutil.which("swift")).resolve().parent.parent
    for library, text in FOREIGN.items():
        path = swift / "lib/swift_static/linux" / library
        assert text in path.read_bytes(), f"{library} has another text now: {text} finds nothing"
        assert text not in data, f"the tool holds {library}: a file of the tool imports Foundation"
    headers = run("readelf", "--wide", "--program-headers", release.tool)
    assert "INTERP" not in headers and "DYNAMIC" not in headers, headers
    assert ".symtab" not in run("readelf", "--wide", "--sections", release.tool), "not stripped"
    assert f"{ROOT}/".encode() not in data, "the tool names the folder that it was built in"


def nothing_but_the_crash_reporter_can_start_a_program(release, scratch):
    """Our own objects are Tests/Processes' to look through; here is what they are linked with, of Swift and C++."""
    swift = pathlib.Path(shutil.which("swift")).resolve().parent.parent / "lib/swift_static/linux"
    archives = [path for path in swift.glob("lib*.a") if "Foundation" not in path.name and "CF" not in path.name]
    archives += [run("gcc", f"-print-file-name={name}").strip() for name in ("libcmark.a", "libstdc++.a", "libgcc_eh.a")]
    found = {}
    for place, names in called(archives).items():
        if starts := {name for name in names if STARTS.fullmatch(name)}:
            found[re.sub(r".*/", "", place)] = starts
    # Swift starts swift-backtrace after a crash, if SWIFT_BACKTRACE in the environment asks for it.
    assert found == {"libswiftCore.a[Backtrace.cpp.o]": {"clone", "execvpe"}, "libswiftCore.a[CrashHandlerLinux.cpp.o]": {"clone"}}, found


def it_runs_in_a_root_with_nothing_else(release, scratch):
    root = scratch / "root"
    write_book(root / "book")
    shutil.copy(release.tool, root)
    # Several times: what Swift's libraries ask of /proc, they ask on threads that do not always come to it.
    for _ in range(40):
        as_root("chroot", root, f"/{NAME}", "build", "book", "--output", "site")
        as_root("chroot", root, f"/{NAME}", "check", "book", "--output", "site")
    (root / "site/index.html").write_text("older\n")
    as_root("chroot", root, f"/{NAME}", "check", "book", "--output", "site", status=1)
    assert sorted(path.name for path in root.iterdir()) == ["book", NAME, "site"]


def the_checksums_are_those_of_the_files(release, scratch):
    run("sha256sum", "--check", "--strict", "SHA256SUMS", cwd=release.folder)
    named = {line.split()[1] for line in (release.folder / "SHA256SUMS").read_text().splitlines()}
    assert named | {NAME, "NOTES.md", "SHA256SUMS"} == {path.name for path in release.folder.iterdir()}, named


def the_archive_has_the_reference(release, scratch):
    with tarfile.open(release.file(f"{NAME}-{release.version}-linux-x86_64.tar.gz")) as archive:
        archive.extractall(scratch, filter="data")
    tool = scratch / f"{NAME}-{release.version}-linux-x86_64/bin/{NAME}"
    assert run(tool, "--version") == f"{NAME} {release.version}\n"
    shutil.copytree(ROOT / "Tests/ExampleApp/docs", scratch / "docs")
    run(tool, "build", "docs", "--output", "site", cwd=scratch)
    assert (scratch / "site/reference/index.html").exists()
    # A root without /proc, and the tool under a link to it.
    root = scratch / "root"
    shutil.copytree(tool.parent.parent, root / "tool")
    shutil.copytree(scratch / "docs", root / "docs")
    (root / "link").symlink_to(f"tool/bin/{NAME}")
    as_root("chroot", root, "/link", "build", "docs", "--output", "site")
    # Without the reference, the fault names no folder of the machine that built it.
    shutil.rmtree(tool.parent.parent / "share")
    ended = subprocess.run([tool, "build", "docs"], cwd=scratch, capture_output=True, text=True)
    assert ended.returncode == 3 and " nor in " not in ended.stderr, ended


def the_sources_are_those_of_the_commit(release, scratch):
    with tarfile.open(release.file(f"{NAME}-{release.version}-source.tar.gz")) as archive:
        names = {name.removeprefix(f"{NAME}-{release.version}/") for name in archive.getnames()}
    assert {"Package.swift", "Makefile", "content/SUMMARY.md"} <= names, names


def the_action_can_name_the_archive(release, scratch):
    """The commit that brings the checksum into action.yml changes no byte of the archive, though it is a later one."""
    clone = scratch / "clone"
    run("git", "clone", "--quiet", ROOT, clone)
    run(clone / ".release/sum", release.folder)
    later = {"GIT_COMMITTER_DATE": "2099-01-01T00:00:00Z", "GIT_AUTHOR_DATE": "2099-01-01T00:00:00Z"}
    identity = ["-c", "user.name=A", "-c", "user.email=a@b"]
    run("git", *identity, "commit", "--quiet", "--all", "--message", "Sum", cwd=clone, env=os.environ | later)
    run("python3", "-B", clone / ".release/package.py", release.tool, scratch / "again")
    name = f"{NAME}-{release.version}-linux-x86_64.tar.gz"
    assert (scratch / "again" / name).read_bytes() == release.file(name).read_bytes(), "the archive has other bytes"
    sum = hashlib.sha256(release.file(name).read_bytes()).hexdigest()
    assert f'default: "{sum}"' in (clone / "action.yml").read_text()


def the_bill_of_materials_is_spdx(release, scratch):
    bill = release.file(f"{NAME}-{release.version}.spdx.json")
    run(ROOT / ".build/spdx/bin/pyspdxtools", "--infile", bill)
    document = json.loads(bill.read_text())
    sums = {entry["algorithm"]: entry["checksumValue"] for entry in document["files"][0]["checksums"]}
    assert sums["SHA256"] == hashlib.sha256(release.tool.read_bytes()).hexdigest(), sums
    linked = {entry["relatedSpdxElement"] for entry in document["relationships"] if entry["relationshipType"] == "STATIC_LINK"}
    assert linked == {entry["SPDXID"] for entry in document["packages"][1:]} and len(linked) == 4, linked
    # Where it was built, each part has its version.
    assert all(entry.get("versionInfo") for entry in document["packages"]), document["packages"]
    bill = scratch / bill.name
    bill.write_text(json.dumps(document | {"relationships": [{"spdxElementId": "SPDXRef-none"}]}))
    assert subprocess.run([ROOT / ".build/spdx/bin/pyspdxtools", "--infile", bill], capture_output=True).returncode != 0


def debian_installs_and_removes_it(release, scratch):
    package = release.file(f"{NAME}_{release.version}_amd64.deb")
    run("lintian", "--allow-root", "--fail-on", "error,warning", "--pedantic", package)
    root = scratch / "root"
    for folder in ("updates", "info"):
        (root / "var/lib/dpkg" / folder).mkdir(parents=True)
    (root / "var/lib/dpkg/status").touch()
    before = {path for path in root.rglob("*")}
    dpkg = ["dpkg", f"--root={root}", "--force-not-root", f"--log={scratch}/log"]
    path = os.environ["PATH"] + ":/usr/sbin:/sbin"
    as_root(*dpkg, "--install", package, env=os.environ | {"PATH": path})
    assert run(root / "usr/bin" / NAME, "--version") == f"{NAME} {release.version}\n"
    assert (root / "usr/share" / NAME / "content/SUMMARY.md").exists()
    as_root(*dpkg, "--purge", NAME, env=os.environ | {"PATH": path})
    left = {path for path in root.rglob("*")} - before
    assert not [path for path in left if "var/lib/dpkg" not in str(path)], left


def the_image_is_one(release, scratch):
    warnings.simplefilter("ignore", DeprecationWarning)
    import jsonschema

    image = scratch / "image"
    with tarfile.open(release.file(f"{NAME}-{release.version}-oci.tar")) as archive:
        archive.extractall(image, filter="data")
    index = json.loads((image / "index.json").read_text())

    def blob(descriptor):
        return json.loads((image / "blobs" / descriptor["digest"].replace(":", "/")).read_text())

    manifest = blob(index["manifests"][0])
    parts = {"image-layout-schema.json": json.loads((image / "oci-layout").read_text()), "image-index-schema.json": index,
             "image-manifest-schema.json": manifest, "config-schema.json": blob(manifest["config"])}
    # They name each other by addresses; here they lie side by side.
    def read(path):
        return json.loads(re.sub(r'"id": *"https:[^"]*",', "", path.read_text()))

    schemas = {path.as_uri(): read(path) for path in SCHEMAS.glob("*.json")}
    for name, part in parts.items():
        address = (SCHEMAS / name).as_uri()
        resolver = jsonschema.RefResolver(address, schemas[address], store=schemas)
        jsonschema.Draft4Validator(schemas[address], resolver=resolver).validate(part)
    inspected = json.loads(run("skopeo", "inspect", f"oci:{image}:{release.version}"))
    assert inspected["Os"] == "linux" and len(inspected["Layers"]) == 1, inspected
    as_root("umoci", "unpack", *([] if os.getuid() == 0 else ["--rootless"]), "--image", f"{image}:{release.version}", scratch / "bundle")
    root = scratch / "bundle/rootfs"
    assert sorted(path.name for path in root.iterdir()) == ["bin", "book", "share"]
    write_book(scratch / "book/docs")
    box = ["bwrap", "--bind", root, "/", "--bind", scratch / "book", "/book", "--proc", "/proc", "--unshare-all", "--chdir", "/book"]
    entry = blob(manifest["config"])["config"]["Entrypoint"]
    run(*box, *entry, "build", "docs", "--output", "site")
    run(*box, *entry, "check", "docs", "--output", "site")
    # A byte of a blob that differs is seen.
    layer = image / "blobs" / manifest["layers"][0]["digest"].replace(":", "/")
    layer.write_bytes(layer.read_bytes()[:-1] + b"x")
    assert subprocess.run(["skopeo", "copy", "--insecure-policy", f"oci:{image}:{release.version}", f"dir:{scratch}/copy"],
                          capture_output=True).returncode != 0


def a_plugin_runs_the_bundle(release, scratch):
    package = scratch / "Package"
    (package / "Plugins/Docs").mkdir(parents=True)
    shutil.copy(release.file(f"{NAME}.artifactbundle.zip"), package)
    (package / "Package.swift").write_text(
        '// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: "P", targets: [\n'
        f'  .binaryTarget(name: "{NAME}", path: "{NAME}.artifactbundle.zip"),\n'
        '  .plugin(name: "Docs", capability: .command(intent: .custom(verb: "docs", description: "d")),\n'
        f'    dependencies: ["{NAME}"]),\n])\n')
    (package / "Plugins/Docs/Docs.swift").write_text(
        "import Foundation\nimport PackagePlugin\n@main struct Docs: CommandPlugin {\n"
        "  func performCommand(context: PluginContext, arguments: [String]) throws {\n"
        f'    let process = Process()\n    process.executableURL = try context.tool(named: "{NAME}").url\n'
        "    process.arguments = arguments\n    try process.run()\n    process.waitUntilExit()\n  }\n}\n")
    said = run("swift", "package", "--disable-sandbox", "docs", "--version", cwd=package)
    assert said == f"{NAME} {release.version}\n", said
    checksum = run("swift", "package", "compute-checksum", f"{NAME}.artifactbundle.zip", cwd=package).strip()
    assert checksum in (release.folder / "NOTES.md").read_text(), "the notes have another checksum"


def a_package_depends_on_the_version(release, scratch):
    """A tag of this commit, in a bare clone that is given away again."""
    origin = scratch / f"{NAME}.git"
    run("git", "clone", "--quiet", "--bare", ROOT, origin)
    run("git", "tag", release.version, "HEAD", cwd=origin)
    package = scratch / "Package"
    (package / "Sources/P").mkdir(parents=True)
    (package / "Package.swift").write_text(
        '// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: "P", dependencies: [\n'
        f'  .package(url: "file://{origin}", from: "{release.version}")],\n'
        f'  targets: [.target(name: "P", dependencies: [.product(name: "Orientation", package: "{NAME}")])])\n')
    (package / "Sources/P/P.swift").write_text("import Orientation\npublic let versions = OSVersion.released.count\n")
    run("swift", "build", "--quiet", "--target", "P", cwd=package)


def the_formula_is_ruby_that_names_the_sources(release, scratch):
    formula = release.folder / f"{NAME}.rb"
    if not formula.exists():
        # The project has no address yet, so there is nothing to download; a formula for another address is tried.
        shutil.copytree(release.folder, scratch / "release")
        run("python3", "-B", "-c", "import sys; sys.path.insert(0, '.release'); import package\n"
            "package.Release(*sys.argv[1:]).formula('https://example.com/o/orientation-docs')",
            release.tool, scratch / "release", cwd=ROOT)
        formula = scratch / "release" / f"{NAME}.rb"
    run("ruby", "-wc", formula)
    said = json.loads(run("ruby", HERE / "formula.rb", formula))
    sums = (release.folder / "SHA256SUMS").read_text()
    assert f"{said['sha256']}  {said['url'].rsplit('/', 1)[1]}\n" in sums, said
    assert f"/releases/download/{release.version}/" in said["url"], said
    assert said["system"] == [["make", "install", "PREFIX=/prefix"]], said


def the_manual_page_is_clean(release, scratch):
    page = scratch / f"{NAME}.1"
    page.write_bytes(release.member(f"share/man/man1/{NAME}.1"))
    run("mandoc", "-T", "lint", "-W", "style", page)
    text = run("sh", "-c", f"mandoc -T utf8 {page} | col -b")
    assert "--format" in text and "EXIT STATUS" in text, text


def bash_completes(release, scratch):
    script = scratch / "completion"
    script.write_bytes(release.member(f"share/bash-completion/completions/{NAME}"))
    run("shellcheck", "--shell", "bash", script)

    def complete(*words):
        quoted = " ".join(f"'{word}'" for word in words)
        return run("bash", "--norc", "-c", f'source {script}; COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1}\n'
                   '_orientation_docs; printf "%s\\n" "${COMPREPLY[@]}"').split()

    assert complete(NAME, "pol") == ["policy"]
    assert complete(NAME, "check", "--f") == ["--format"]
    assert complete(NAME, "check", "--format", "s") == ["sarif"]
    assert complete(NAME, "check", "--format", "=", "j") == ["json", "junit"]
    assert complete(NAME, "completions", "") == ["bash", "zsh", "fish"]
    assert complete(NAME, "build", "") == [], "bash then completes the names of files"


def fish_completes(release, scratch):
    script = scratch / f"{NAME}.fish"
    script.write_bytes(release.member(f"share/fish/vendor_completions.d/{NAME}.fish"))

    def complete(line):
        said = run("fish", "--no-config", "-c", f'source {script}; complete -C "{line}"', cwd=scratch,
                   env=os.environ | {"HOME": str(scratch)})
        return [choice.split("\t")[0] for choice in said.splitlines()]

    assert complete(f"{NAME} pol") == ["policy"]
    assert complete(f"{NAME} check --f") == ["--format"]
    assert complete(f"{NAME} check --format s") == ["sarif"]
    assert complete(f"{NAME} completions ") == ["bash", "fish", "zsh"]


def zsh_completes(release, scratch):
    folder = scratch / "functions"
    folder.mkdir()
    (folder / f"_{NAME}").write_bytes(release.member(f"share/zsh/site-functions/_{NAME}"))

    def complete(line):
        said = run("zsh", "-f", HERE / "complete.zsh", folder, line, cwd=scratch, timeout=60)
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", said)

    assert "--format" in complete(f"{NAME} check --f")
    assert "sarif" in complete(f"{NAME} check --format s")
    assert "fish" in complete(f"{NAME} completions f")
    said = complete(f"{NAME} p")
    assert "policy" in said, said


def nothing_leads_to_an_address_that_is_not_there(release, scratch):
    facts = (ROOT / "Sources/ToolSpecification/Program.swift").read_text()
    if "address: String? = nil" not in facts:
        return
    with tarfile.open(release.file(f"{NAME}-{release.version}-linux-x86_64.tar.gz")) as archive:
        for member in archive.getmembers():
            if member.isfile():
                data = archive.extractfile(member).read()
                assert f"/{NAME}/{NAME}".encode() not in data, f"{member.name} names an address that is not there"


class Release:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder).resolve()
        self.tool = self.folder / NAME
        self.version = run(self.tool, "--version").split()[1]

    def file(self, name):
        return self.folder / name

    def member(self, path):
        with tarfile.open(self.file(f"{NAME}-{self.version}-linux-x86_64.tar.gz")) as archive:
            return archive.extractfile(f"{NAME}-{self.version}-linux-x86_64/{path}").read()


def start_time(tool):
    times = []
    for _ in range(100):
        begin = time.perf_counter()
        subprocess.run([tool, "--version"], stdout=subprocess.DEVNULL, check=True)
        times.append((time.perf_counter() - begin) * 1_000)
    return f"{min(times):.1f} ms at least, {sorted(times)[50]:.1f} ms in the middle"


TESTS = [
    the_tool_holds_no_foundation, nothing_but_the_crash_reporter_can_start_a_program, it_runs_in_a_root_with_nothing_else, the_checksums_are_those_of_the_files,
    the_archive_has_the_reference, the_sources_are_those_of_the_commit, nothing_leads_to_an_address_that_is_not_there,
    the_manual_page_is_clean, bash_completes, zsh_completes, fish_completes, debian_installs_and_removes_it, the_image_is_one,
    the_action_can_name_the_archive, the_bill_of_materials_is_spdx, the_formula_is_ruby_that_names_the_sources, a_plugin_runs_the_bundle, a_package_depends_on_the_version,
]


def main():
    release = Release(sys.argv[1])
    failed = 0
    for test in TESTS:
        with tempfile.TemporaryDirectory() as scratch:
            try:
                test(release, pathlib.Path(scratch))
            # Whatever a test ends with, the others run.
            except Exception as error:
                failed += 1
                print(f"FAILED: {test.__name__}: {error}", file=sys.stderr)
    print(f"the tool: {release.tool.stat().st_size:,} bytes, starts in {start_time(release.tool)}")
    print(f"{len(TESTS) - failed} of {len(TESTS)} tests of the release passed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
