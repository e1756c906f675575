"""Builds a tool with a mutant of module `Orientation` in a second rather than in half a minute.

Only bodies change, so one object file is compiled with the flags that SwiftPM has used, and linked with those of the
last build. That is right because nothing of `Orientation` is compiled into other modules at -Onone, with one exception:
the default arguments of public functions, which every module that uses them has as a weak symbol of its own. The linker
takes the first that it sees, so the mutant's object stands in front.
"""

import json
import os
import pathlib
import re
import resource
import shlex
import shutil
import subprocess
import threading

HERE = pathlib.Path(__file__).resolve().parent
PRODUCTS = {"tool": "orientation-docs", "tests": "orientation-docsPackageTests"}
# What is only for SwiftPM, or takes time: without and with a value.
NEEDLESS = {"-emit-dependencies", "-emit-module", "-incremental", "-enable-batch-mode", "-serialize-diagnostics",
            "-parseable-output", "-emit-objc-header", "-v", "-warnings-as-errors", "-g", "-c"}
NEEDLESS_PAIRS = {"-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path"}


def bounded(memory):
    """What a process does before it becomes another one: no core files, and no more memory than so many bytes."""

    def prepare():
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if memory:
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))

    return prepare


def environment():
    """Crashes are expected, so nothing is to look into them; and no golden file is to be written."""
    variables = dict(os.environ, SWIFT_BACKTRACE="enable=no")
    variables.pop("RECORD", None)
    return variables


def run(command, folder, limit, memory=None):
    """Runs a command in a folder, with at most so many seconds and bytes: status 124 where it took too long."""
    try:
        return subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              errors="replace", timeout=limit, preexec_fn=bounded(memory), env=environment())
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 124, "")


def first_failure(command, folder, limit, memory=None):
    """Runs tests until one fails: its name, or None where none does."""
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                          preexec_fn=bounded(memory), env=environment()) as process:
        timer = threading.Timer(limit, process.kill)
        timer.start()
        try:
            for line in process.stdout:
                failure = re.search(r"Test (\S+?)\(?(?: .*)? recorded an issue", line)
                if failure:
                    process.kill()
                    return failure.group(1)
        finally:
            timer.cancel()
    return f"status {process.returncode}" if process.returncode else None


class Relinker:
    """The last build of a checkout, and what SwiftPM's manifest says of how it was made."""

    def __init__(self, checkout):
        self.checkout = checkout
        self.build = checkout / ".build/debug"
        self.manifest = (checkout / ".build/debug.yaml").read_text()
        self.commands = self.compilations("Orientation")
        self.work = checkout / ".build/relinked"
        shutil.rmtree(self.work, ignore_errors=True)
        self.work.mkdir(parents=True)
        self.probe = self.compile_probe()

    def arguments(self, name, kind):
        """The command by which SwiftPM makes something, from its manifest."""
        match = re.search(rf'^  "C\.{re.escape(name)}-[\w.-]+-debug\.{kind}":\n(?:    .*\n)*?    args: (\[.*\])$',
                          self.manifest, re.M)
        assert match, f"the manifest of SwiftPM does not say how {name} is made"
        return json.loads(match.group(1))

    def flags(self, module):
        """How a module is compiled, without its sources and without what only SwiftPM needs."""
        kept, arguments = [], iter(self.arguments(module, "module"))
        for argument in arguments:
            if argument in NEEDLESS_PAIRS:
                next(arguments)
            elif argument == "-Xcc":
                value = next(arguments)
                if value != "-g":
                    kept += [argument, value]
            elif argument not in NEEDLESS and not re.match(r"@|-j\d", argument):
                kept.append(argument)
        return kept + ["-suppress-warnings"]

    def compilations(self, module):
        """For each source of a module, the command of the compiler's front end, with its primary file."""
        sources = shlex.split((self.build / f"{module}.build/sources").read_text())
        printed = run([*self.flags(module), "-c", "-disable-batch-mode", "-driver-print-jobs", *sources], self.checkout, 60)
        commands = {}
        for line in printed.stdout.splitlines():
            words = shlex.split(line)
            if "-primary-file" in words:
                commands[pathlib.Path(words[words.index("-primary-file") + 1])] = words
        assert len(commands) == len(sources), printed.stdout[-2000:]
        return commands

    def compile_probe(self):
        """The tool's main file with the command `judge`."""
        target = self.work / "main.swift.o"
        ended = run([*self.flags("Launcher"), "-c", str(HERE / "Probe/main.swift"), "-o", str(target)], self.checkout, 120)
        assert ended.returncode == 0, ended.stdout
        return target

    def compile(self, path, text, folder):
        """Compiles a source with another text: the object, or None where that does not compile.

        The file keeps its name, since the names of private functions are made from it.
        """
        folder.mkdir(parents=True, exist_ok=True)
        source, target = folder / path.name, folder / f"{path.name}.o"
        source.write_text(text)
        original = self.checkout / path
        command = [str(source) if word == str(original) else word for word in self.commands[original]]
        command[command.index("-o") + 1] = str(target)
        return target if run(command, self.checkout, 120).returncode == 0 else None

    def link(self, product, objects, target):
        """Links a product with some objects in the place of those of the same names."""
        name = PRODUCTS[product]
        command = [word for word in self.arguments(name, "exe" if product == "tool" else "test") if word != "-v"]
        listed = next(word for word in command if word.startswith("@"))
        others = shlex.split(pathlib.Path(listed[1:]).read_text())
        if product == "tool":
            others = [other for other in others if not other.endswith("/Launcher.build/main.swift.o")]
            objects = [*objects, self.probe]
        names = {f"/Orientation.build/{replaced.name}" for replaced in objects}
        others = [other for other in others if not any(other.endswith(name) for name in names)]
        list_ = target.with_suffix(".list")
        list_.write_text("".join(f"{shlex.quote(str(each))}\n" for each in [*objects, *others]))
        command[command.index(listed)] = f"@{list_}"
        command[command.index("-o") + 1] = str(target)
        ended = run(command, self.checkout, 120)
        assert ended.returncode == 0, ended.stdout[-2000:]
        return target
