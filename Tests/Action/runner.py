"""A runner of GitHub's that has no network: it executes the `run:` steps of an action.yml with bash, one after the other."""

import os
import pathlib
import re
import subprocess

from ruamel.yaml import YAML


class Value(str):
    """What an expression gives. GitHub compares a text with a number as a number."""

    def __eq__(self, other):
        return float(self or 0) == other if isinstance(other, (int, float)) else str.__eq__(self, other)

    def __ne__(self, other):
        return not self == other

    def __le__(self, other):
        return float(self or 0) <= other

    __hash__ = str.__hash__


class Runner:
    def __init__(self, action, workspace, temporary, github):
        self.action = YAML(typ="safe").load(pathlib.Path(action).read_text())
        self.workspace, self.temporary, self.github = pathlib.Path(workspace), pathlib.Path(temporary), github
        self.used, self.log, self.outputs = [], "", {}

    def expression(self, text, inputs):
        """Calculates what is written in the language of GitHub's expressions, as far as action.yml uses it."""

        def value(match):
            name = match.group()
            if name.startswith("'"):
                return f"Value({name})"
            if name in ("or", "and"):
                return name
            scope, *keys = name.split(".")
            found = {"inputs": inputs, "github": self.github, "steps": self.outputs}[scope]
            for key in keys:
                found = found.get(key, {}) if isinstance(found, dict) else {}
            return f"Value({str(found) if found != {} else ''!r})"

        text = text.replace("||", " or ").replace("&&", " and ")
        result = eval(re.sub(r"'[^']*'|[a-z][\w.-]*", value, text), {"Value": Value})
        return {True: "true", False: "false"}.get(result, result) if isinstance(result, bool) else result

    def filled(self, text, inputs):
        return re.sub(r"\$\{\{(.*?)\}\}", lambda match: str(self.expression(match.group(1).strip(), inputs)), str(text))

    def run(self, **given):
        """Executes all steps; the status is that of the first that fails, after which no other runs."""
        known = self.action["inputs"]
        assert given.keys() <= known.keys(), given
        inputs = {name: self.filled(given.get(name, known[name]["default"]), {}) for name in known}
        self.used, self.log, self.outputs = [], "", {}
        files = {name: self.temporary / name for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
        files["GITHUB_STEP_SUMMARY"].write_text("")
        for step in self.action["runs"]["steps"]:
            if "if" in step and self.expression(step["if"], inputs) in ("", "false"):
                continue
            if "uses" in step:
                self.used.append((step["uses"], {key: self.filled(text, inputs) for key, text in step["with"].items()}))
                continue
            assert step["shell"] == "bash" and "${{" not in step["run"], step
            files["GITHUB_OUTPUT"].write_text("")
            environment = {
                "PATH": os.environ["PATH"], "HOME": str(self.temporary), "RUNNER_OS": "Linux",
                "RUNNER_ARCH": "X64", "RUNNER_TEMP": str(self.temporary), "GITHUB_WORKSPACE": str(self.workspace),
                "GITHUB_ACTIONS": "true", **{name: str(path) for name, path in files.items()},
                **{name: self.filled(text, inputs) for name, text in step.get("env", {}).items()}}
            ended = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], cwd=self.workspace,
                env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            self.log += ended.stdout
            if "id" in step:
                lines = files["GITHUB_OUTPUT"].read_text().splitlines()
                self.outputs[step["id"]] = {"outputs": dict(line.split("=", 1) for line in lines)}
            if ended.returncode:
                return ended.returncode
        return 0

    @property
    def summary(self):
        return (self.temporary / "GITHUB_STEP_SUMMARY").read_text()
