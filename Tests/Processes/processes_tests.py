"""Runs every command over checkouts that would run programs of their own, and looks that none runs: processes_tests.py TOOL.

The programs that the tool might start stand first in PATH and leave a mark. strace tells of every program and process that is
started by other ways; and the objects of our own code are looked through for the functions that start one. `serve --open` alone
starts one program, by the one object that can, with the address as its one argument.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request

from objects import DETOURS, STARTS, called

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SWIFT = """import UIKit
class VC: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait } }
"""
PLAYER = "@implementation PlayerController\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationPortrait; }\n@end\n"
COMMIT = "a1" * 20


def main(tool):
    with tempfile.TemporaryDirectory() as scratch:
        bench = Bench(pathlib.Path(tool).resolve(), pathlib.Path(scratch).resolve())
        tried = set()
        for make in (filtered, embedded, promised):
            checkout = make(bench)
            tried |= scanning(bench, checkout)
            if make is filtered:
                tried |= others(bench, checkout)
            bench.require_no_mark(make.__name__)
            print(f"{make.__doc__} ok")
        a_book_leads_no_command_out(bench)
        print("a book leads no command out of its checkout: ok")
        known = set(re.findall(r"^  ([a-z]+)  ", bench.run("--help").stdout, re.M))
        assert len(known) > 8 and known == tried, f"not tried: {known ^ tried}"
        print(f"{len(known)} commands start no program" + ("" if bench.traces else ", as far as can be seen without strace") + ": ok")
        serve_opens_the_address_by_one_program_and_one_argument(bench)
        print("serve --open starts one program, and goes on without it: ok")
    the_search_for_functions_finds_them()
    objects = only_the_opener_calls_a_function_that_starts_one(pathlib.Path(tool))
    print(f"one of {objects} objects can start a program: ok")


class Bench:
    def __init__(self, tool, folder):
        self.tool, self.folder = tool, folder
        self.marks, self.programs, self.log = folder / "marks", folder / "programs", folder / "trace"
        self.marks.mkdir()
        self.programs.mkdir()
        for name in ("git", "sh", "bash", "env", "cat", "xcodebuild", "xcrun", "plutil", "swift", "open", "xdg-open"):
            program = self.programs / name
            program.write_text(f"#!/bin/sh\n: > {self.marks}/{name}\n")
            program.chmod(0o755)
        self.environment = os.environ | {
            "PATH": f"{self.programs}:{os.environ['PATH']}", "HOME": str(folder), "GIT_CONFIG_NOSYSTEM": "1", "PAGER": "sh", "EDITOR": "sh"}
        self.traces = bool(shutil.which("strace")) and subprocess.run(
            ["strace", "-o", "/dev/null", "true"], capture_output=True).returncode == 0

    def words(self, *words):
        """How a command is started: under strace, where that is there."""
        trace = ["strace", "-f", "-qq", "-e", "trace=execve,execveat,fork,vfork,clone,clone3,open,openat", "-o", str(self.log)] if self.traces else []
        return [*trace, str(self.tool), *map(str, words)]

    def run(self, *words, statuses=(0, 1), folder=None, **options):
        ended = subprocess.run(
            self.words(*words), cwd=folder or self.folder, env=self.environment, capture_output=True, text=True, timeout=300, **options)
        assert ended.returncode in statuses, f"{words}: status {ended.returncode}\n{ended.stdout}\n{ended.stderr}"
        self.require_no_program(words)
        return ended

    def require_no_program(self, words):
        if not self.traces:
            return
        calls = self.log.read_text()
        programs = re.findall(r"\bexecve(?:at)?\(.*", calls)
        assert len(programs) == 1 and str(self.tool) in programs[0], f"{words} starts programs: {programs}"
        # A thread is made by the same calls as a process.
        processes = [line for line in calls.splitlines() if re.search(r"\b(v?fork|clone3?)\(", line) and "CLONE_THREAD" not in line]
        assert not processes, f"{words} makes processes: {processes}"

    def git(self, *words, folder, **environment):
        identity = {f"GIT_{who}_{what}": "a@b" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
        subprocess.run(
            ["git", "-c", "init.defaultBranch=main", *map(str, words)], cwd=folder, check=True, capture_output=True,
            env=os.environ | {"HOME": str(self.folder), "GIT_CONFIG_NOSYSTEM": "1"} | identity | environment)

    def marked(self, name):
        """A command that leaves a mark and passes its input on."""
        return f"sh -c ': > {self.marks}/{name}; cat'"

    def require_no_mark(self, what):
        marks = [path.name for path in self.marks.iterdir()]
        assert not marks, f"{what}: programs were run: {marks}"

    def require_mark(self, name):
        """The checkout is as hostile as it is meant to be: Git itself runs its program."""
        mark = self.marks / name
        assert mark.exists(), f"git does not run {name}"
        mark.unlink()


def app(folder):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "VC.swift").write_text(SWIFT)
    (folder / "Player.h").write_text("@interface PlayerController : UIViewController\n@end\n")
    (folder / "Player.m").write_text(PLAYER)
    return folder


def touch(folder):
    """Files that look changed: only then does Git look into them."""
    for path in folder.rglob("*.[shm]*"):
        os.utime(path, (1, 1))


def filtered(bench):
    """A checkout whose filters, hooks and monitors are programs:"""
    folder = app(bench.folder / "filtered")
    bench.git("init", "-q", ".", folder=folder)
    (folder / ".gitattributes").write_text("* filter=x diff=x\n")
    bench.git("add", "-A", folder=folder)
    bench.git("commit", "-qm", "x", folder=folder)
    for key in ("filter.x.clean", "filter.x.smudge", "filter.x.process", "core.fsmonitor", "core.sshCommand", "diff.x.textconv", "core.pager"):
        if key != "filter.x.process":
            bench.git("config", key, bench.marked(key), folder=folder)
    touch(folder)
    bench.git("status", folder=folder)
    bench.require_mark("filter.x.clean")
    for path in bench.marks.iterdir():
        path.unlink()
    touch(folder)
    return folder


def embedded(bench):
    """A bare repository inside an ordinary one, as a plain clone brings it:"""
    up = app(bench.folder / "up")
    bench.git("init", "-q", ".", folder=up)
    bench.git("init", "-q", "--bare", "nested.tmp", folder=up)
    nested = up / "nested"
    app(nested / "app/src")
    for name in ("HEAD", "objects", "refs", "config"):
        shutil.move(up / "nested.tmp" / name, nested / name)
    shutil.rmtree(up / "nested.tmp")
    (nested / "objects/.keep").touch()
    (nested / "refs/.keep").touch()
    (nested / "app/.gitattributes").write_text("* filter=x\n")
    place = {"GIT_DIR": str(nested), "GIT_WORK_TREE": str(nested / "app")}
    bench.git("add", "-A", folder=up, **place)
    bench.git("commit", "-qm", "x", folder=up, **place)
    for key, value in {"core.bare": "false", "core.worktree": "app", "filter.x.clean": bench.marked("embedded")}.items():
        bench.git(f"--git-dir={nested}", "config", key, value, folder=up)
    bench.git("add", "-A", "-f", ".", folder=up)
    bench.git("commit", "-qm", "all", folder=up)
    bench.git("clone", "-q", "up", "victim", folder=bench.folder)
    victim = bench.folder / "victim/nested/app"
    touch(victim)
    bench.git("-c", "safe.bareRepository=all", "status", folder=victim)
    bench.require_mark("embedded")
    touch(victim)
    return victim


def promised(bench):
    """A partial clone that fetches what is missing by a program:"""
    folder = app(bench.folder / "promised")
    bench.git("init", "-q", ".", folder=folder)
    bench.git("add", "-A", folder=folder)
    bench.git("commit", "-qm", "x", folder=folder)
    program = bench.folder / "promisor"
    program.write_text(f"#!/bin/sh\n: > {bench.marks}/promisor\n")
    program.chmod(0o755)
    for key, value in {
        "remote.origin.url": f"ext::{program}", "remote.origin.promisor": "true", "remote.origin.partialclonefilter": "blob:none",
        "extensions.partialClone": "origin", "core.repositoryFormatVersion": "1", "protocol.ext.allow": "always",
    }.items():
        bench.git("config", key, value, folder=folder)
    shutil.rmtree(folder / ".git/objects")
    (folder / ".git/objects").mkdir()
    subprocess.run(["git", "-C", folder, "status"], capture_output=True, env=os.environ | {"HOME": str(bench.folder)})
    bench.require_mark("promisor")
    return folder


def scanning(bench, checkout):
    """Runs the commands that read the checkout, and gives their names."""
    runs = [
        ["scan", "."], ["scan", ".", "--output", "app.json"], ["scan", ".", "--output", "app.json", "--commit", COMMIT],
        ["init", "docs", "--source-url", "https://example.com/o/r/blob/HEAD"],
        ["build", "docs", "--output", "public", "--no-reference", "--manifest", "docs.manifest"],
        ["check", "docs", "--output", "public", "--no-reference"], ["fix", "docs", "--dry-run"], ["fix", "docs"],
        ["policy", "docs", "--output", "policy.json", "--shard", "1/1"], ["policy", "docs", "--project", "."],
    ]
    for words in runs:
        bench.run(*words, folder=checkout)
    return {words[0] for words in runs}


def others(bench, checkout):
    """Runs all other commands over what those have written, and gives their names."""
    check = ["check", "docs", "--output", "public", "--no-reference"]
    runs = [[*check, "--format", form] for form in ("text", "github", "sarif", "json", "gitlab", "junit", "xcode")]
    runs += [
        ["lint", "."], [*check, "--against", "docs.manifest"], ["diff", "public", "public"], ["diff", "docs/app.json", "app.json"], ["fleet", "docs", "app.json"], ["fleet", "--format", "csv", "docs"],
        ["diff", "iOS 15", "iOS 16"], ["diff", "--app", "docs/app.json", "iOS 15", "iOS 18"], ["merge", "policy.json"],
        ["explain", "app.stale"], ["completions", "bash"], ["translated", "--new", "docs/zh-Hans/README.md"],
    ]
    for words in runs:
        bench.run(*words, folder=checkout)
    calls = [("scan", {"path": "."}), ("policy", {"book": "docs"})]
    messages = [("initialize", {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}})]
    messages += [("tools/call", {"name": name, "arguments": arguments}) for name, arguments in calls]
    lines = [json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}) for number, (method, params) in enumerate(messages)]
    answers = bench.run("mcp", str(checkout), input="\n".join(lines) + "\n", folder=checkout).stdout
    assert answers.count('"result"') == len(lines), answers
    serve(bench, checkout)
    return {words[0] for words in runs} | {"mcp", "serve"}


def a_book_leads_no_command_out(bench):
    """What app.json names outside of the checkout is neither opened nor told, whether a command refuses it or has no need of it."""
    secret, clone = bench.folder / "home/secret", bench.folder / "home/clone"
    app(secret)
    (secret / "VC.swift").write_text(SWIFT.replace("class VC", "class SecretController"))
    app(clone)
    bench.git("init", "-q", ".", folder=clone)
    bench.run("init", "docs", folder=clone)
    facts = json.loads((clone / "docs/app.json").read_text())
    facts["scan"]["path"] = "../../secret"
    (clone / "docs/app.json").write_text(json.dumps(facts))
    call = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "policy", "arguments": {"book": str(clone / "docs")}}}
    runs = {
        ("check", "docs", "--output", "public", "--no-reference"): 3, ("fix", "docs"): 3, ("fix", "docs", "--dry-run"): 3,
        ("build", "docs", "--output", "public", "--no-reference"): 0, ("policy", "docs"): 0,
        ("diff", "--app", "docs/app.json", "iOS 15", "iOS 18"): None, ("mcp", str(bench.folder / "home")): 0,
    }
    # From the folder above, too: who runs the tool there has named the book and nothing beside it.
    for words, status in runs.items():
        for folder, prefix in ((clone, ""), (clone.parent, "clone/")):
            placed = [re.sub("^(docs|public)", prefix + r"\1", word) for word in words]
            ended = bench.run(*placed, folder=folder, statuses=(0, 1) if status is None else (status,), input=json.dumps(call) + "\n")
            said = ended.stdout + ended.stderr
            assert "SecretController" not in said, f"{words} tells of it: {said}"
            assert (status == 3) == ("leads out of the book's checkout" in said and "--project" in said), f"{words}: {said}"
            require_not_opened(bench, "secret", words)
    serve(bench, clone)
    require_not_opened(bench, "secret", "serve")


def require_not_opened(bench, name, words):
    opened = re.findall(rf'open(?:at)?\([^"]*"([^"]*{name}[^"]*)"', bench.log.read_text()) if bench.traces else []
    assert not opened, f"{words} opens {opened}"


def serve(bench, checkout):
    process = subprocess.Popen(
        bench.words("serve", "docs", "--port", "0", "--no-reference"), cwd=checkout, env=bench.environment, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True, start_new_session=True)
    address = process.stdout.readline().strip()
    assert urllib.request.urlopen(address).status == 200
    (checkout / "docs/README.md").write_text((checkout / "docs/README.md").read_text() + "\nOne more sentence.\n")
    assert urllib.request.urlopen(address).status == 200
    # strace passes the signal on to what it traces only if both get it.
    os.killpg(process.pid, 15)
    process.wait(timeout=20)
    bench.require_no_program("serve")


def serve_opens_the_address_by_one_program_and_one_argument(bench):
    """The program finds no streams of the server and no signal that is ignored, and the server goes on however it ends."""
    folder = bench.folder / "opened"
    (folder / "docs").mkdir(parents=True)
    (folder / "docs/SUMMARY.md").write_text("# Book\n\n- [Home](README.md)\n")
    (folder / "docs/README.md").write_text("# Home\n")
    program, told = bench.programs / "xdg-open", bench.folder / "told"
    say = f'printf "%s\\n" "$#" "$@" > {told}.new; read line; echo "read $?" >> {told}.new; echo said; mv {told}.new {told}\n'
    for ending, complaint in (("exit 0", None), ("exit 3", "did not open the site (status 3)"), ("kill $$", "did not open the site (status -1)")):
        told.unlink(missing_ok=True)
        program.write_text("#!/bin/sh\n" + say + ending + "\n")
        address, output, errors = opening(bench, folder, bench.environment, lambda: told.exists(), complaint)
        assert told.read_text() == f"1\n{address}\nread 1\n", told.read_text()
        said = [line for line in errors.splitlines() if line.startswith("warning:")]
        assert output == "" and said == ([f"warning: `xdg-open` {complaint}"] if complaint else []), (output, errors)
        if bench.traces:
            programs = re.findall(r'\bexecve(?:at)?\("([^"]*)", \[([^\]]*)\]', bench.log.read_text())
            assert programs[0][0] == str(bench.tool) and (str(program), f'"xdg-open", "{address}"') in programs, programs
    nothing = bench.environment | {"PATH": str(bench.folder / "nothing")}
    address, output, errors = opening(bench, folder, nothing, None, "cannot be started")
    assert output == "" and errors.count("warning: `xdg-open` cannot be started: ") == 1, (output, errors)


def opening(bench, folder, environment, is_told, complaint):
    """Serves with --open until the program has told what it was given and the complaint has come, and looks that it still serves."""
    errors = folder / "errors"
    with errors.open("w") as stream:
        process = subprocess.Popen(
            bench.words("serve", "docs", "--port", "0", "--open"), cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=stream,
            text=True, start_new_session=True, executable=shutil.which("strace") if bench.traces else None)
    address = process.stdout.readline().strip()
    end = time.monotonic() + 20
    while not ((is_told is None or is_told()) and (complaint or "") in errors.read_text()):
        assert time.monotonic() < end, f"the program was not started, or nothing was said: {errors.read_text()}"
        time.sleep(0.02)
    assert urllib.request.urlopen(address).status == 200
    os.killpg(process.pid, 15)
    process.wait(timeout=20)
    return address, process.stdout.read(), errors.read_text()


def starting(objects):
    """The objects that call a function that starts a program, or may lead to one, and which."""
    found = {path: sorted(name for name in names if STARTS.fullmatch(name) or DETOURS.fullmatch(name)) for path, names in called(objects).items()}
    return {path: names for path, names in found.items() if names}


def the_search_for_functions_finds_them():
    with tempfile.TemporaryDirectory() as scratch:
        source = pathlib.Path(scratch, "a.c")
        source.write_text("#include <stdio.h>\nvoid *a(void) { return popen(\"ls\", \"r\"); }\n")
        subprocess.run(["clang", "-c", source, "-o", f"{scratch}/a.o"], check=True)
        assert starting([f"{scratch}/a.o"]) == {f"{scratch}/a.o": ["popen"]}


def only_the_opener_calls_a_function_that_starts_one(tool):
    """The objects are those that the tool is linked of, so none of a file that has gone."""
    listed = (tool.parent / f"{tool.name}.product/Objects.LinkFileList").read_text().split("\n")
    objects = [path.strip("'\"") for path in listed if path]
    rooms = {re.sub(r"(-tool)?\.build$", "", pathlib.Path(path).relative_to(tool.parent.resolve()).parts[0]) for path in objects}
    ours = {path.name for path in (ROOT / "Sources").iterdir()}
    assert rooms <= ours and {"OrientationDocs", "XcodeProject", "CSystem"} <= rooms, f"objects of {rooms - ours}"
    found = starting(objects)
    opener = {path: names for path, names in found.items() if path.endswith("/CSystem.build/open.c.o")}
    assert found == opener and list(opener.values()) == [["posix_spawnp"]], f"our own code calls {found}"
    return len(objects)


main(sys.argv[1])
