"""Runs the rules of Sources/Bazel without a network: bazel_tests.py TOOL."""

import collections
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
WORKSPACE = """
# The rules for tests name this repository, which Bazel would download.
local_repository(name = "remote_coverage_tools", path = "offline")
new_local_repository(name = "orientation_docs", path = "{}", build_file_content = "")
"""
BUILD = """
load(
    "@orientation_docs//Sources/Bazel:defs.bzl",
    "orientation_docs_policy_test", "orientation_docs_site", "orientation_docs_test",
)

TOOL = "//:orientation-docs"

# A site is made of the book alone, so a change of the app leaves it as it is.
orientation_docs_site(name = "documentation", srcs = glob(["docs/**"]), tool = TOOL)
orientation_docs_test(name = "in_sync", size = "small", srcs = glob(["docs/**", "Player/**", "site/**"]), site = "site", tool = TOOL)
orientation_docs_policy_test(
    name = "policies", size = "small", srcs = glob(["docs/**", "Player/**"]), project = "Player", shard_count = 3, tool = TOOL)
"""
APPS = ("one", "two")


class Checkout:
    def __init__(self, folder, tool):
        self.folder, self.base = folder, folder.parent / (folder.name + "-base")
        (folder / "offline").mkdir(parents=True)
        (folder / "WORKSPACE").write_text(WORKSPACE.format(ROOT))
        (folder / ".bazelignore").write_text("offline\n")
        (folder / "BUILD").write_text('exports_files(["orientation-docs"])\n')
        (folder / "offline/WORKSPACE").write_text("")
        (folder / "offline/BUILD").write_text(
            'filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])\n')
        shutil.copy(tool, folder / "orientation-docs")
        for app in APPS:
            shutil.copytree(ROOT / "Tests/ExampleApp", folder / app)
            (folder / app / "BUILD").write_text(BUILD)

    def bazel(self, *words, status=0):
        ended = subprocess.run(
            ["bazel", f"--output_user_root={self.base}", *words], cwd=self.folder, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        assert ended.returncode == status, f"bazel {words}: status {ended.returncode}\n{ended.stdout}"
        return ended.stdout

    def test(self, *options, status=0):
        """The state of each test, which actions for sites were executed, and all that was printed."""
        log = self.bazel(
            "test", "//...", "--subcommands", "--test_output=errors", "--nosandbox_debug", "--noshow_progress", "--color=no",
            *options, status=status)
        states = {
            name: ("cached " if cached else "") + state
            for name, cached, state in re.findall(r"^(//\S+) +(\(cached\) )?(PASSED|FAILED)", log, re.M)}
        assert len(states) == 2 * len(APPS), log
        return states, re.findall(r"SUBCOMMAND: # (//\w+:documentation) ", log), log

    def stop(self):
        self.bazel("shutdown")


def it_runs_once_and_then_comes_from_the_cache(checkout):
    states, sites, log = checkout.test()
    assert set(states.values()) == {"PASSED"} and len(sites) == len(APPS), log
    assert (checkout.folder / "bazel-bin/one/documentation/index.html").exists()
    written, committed = (
        (folder / "screens.html").read_bytes() for folder in (checkout.folder / "bazel-bin/one/documentation", checkout.folder / "one/site"))
    assert written == committed
    states, sites, log = checkout.test()
    assert set(states.values()) == {"cached PASSED"} and not sites, log


def a_changed_mask_runs_what_depends_on_it(checkout):
    source = checkout.folder / "one/Player/Sources/PlayerViewController.swift"
    before = source.read_text()
    source.write_text(before.replace(".allButUpsideDown", ".landscape"))
    states, sites, log = checkout.test(status=3)
    assert states["//two:in_sync"] == states["//two:policies"] == "cached PASSED", log
    assert states["//one:in_sync"] == "FAILED" and not states["//one:policies"].startswith("cached"), log
    assert not sites, log
    assert "PlayerViewController.swift" in log and "update: bazel run //one:in_sync.update" in log, log

    # With the scan's command, which the failure prints too, the named command brings both up to date.
    checkout.bazel("run", "//one:in_sync.update", "--", "scan", "Player", "--output", "docs/app.json")
    states, sites, log = checkout.test()
    assert states["//one:in_sync"] == "PASSED" and sites == ["//one:documentation"], log
    shutil.rmtree(checkout.folder / "one")
    shutil.copytree(ROOT / "Tests/ExampleApp", checkout.folder / "one")
    (checkout.folder / "one/BUILD").write_text(BUILD)


def policies_run_in_shards(checkout):
    log = checkout.bazel("test", "//one:policies", "--test_output=all", "--nocache_test_results", "--color=no")
    assert all(f"(shard {number} of 3)" in log for number in (1, 2, 3)), log


def two_checkouts_share_a_cache(checkout, scratch, tool):
    with Cache(scratch / "cache") as cache:
        # Bazel writes the XML of a test in an action of its own, which is not shared.
        options = [
            f"--remote_cache={cache.address}", "--remote_upload_local_results=true", "--noexperimental_split_xml_generation"]
        checkout.bazel("clean")
        log = checkout.test(*options)[2]
        assert cache.count("PUT", 201) > 0 and "remote cache hit" not in log, log
        written = cache.count("PUT", 201)
        other = Checkout(scratch / "another", tool)
        try:
            states, _, log = other.test(*options)
            assert "remote cache hit" in log and "sandbox" not in re.search(r"INFO: .* process.*", log).group(), log
            assert set(states.values()) == {"cached PASSED"}, log
            assert cache.count("PUT", 201) == written and cache.count("GET", 200) > 0, "something was made again"
            print("  " + re.search(r"INFO: (.* process.*)", log).group(1))
        finally:
            other.stop()


class Cache:
    """A cache that Bazel writes and reads by HTTP: nginx with a folder."""

    def __init__(self, folder):
        self.folder = folder
        (folder / "files").mkdir(parents=True)
        folder.chmod(0o755)
        (folder / "files").chmod(0o777)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        (folder / "nginx.conf").write_text(f"""
            daemon off; pid {folder}/pid; error_log {folder}/error.log; {"user root;" if os.getuid() == 0 else ""}
            events {{}}
            http {{
              log_format short "$request_method $status"; access_log {folder}/access.log short;
              client_max_body_size 0; client_body_temp_path {folder}/body;
              proxy_temp_path {folder}/p; fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
              server {{ listen 127.0.0.1:{self.port}; root {folder}/files;
                location / {{ dav_methods PUT; create_full_put_path on; }} }}
            }}""")

    def __enter__(self):
        self.process = subprocess.Popen(["nginx", "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")])
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            time.sleep(0.05)
        raise AssertionError("nginx does not start")

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def count(self, method, status):
        lines = collections.Counter((self.folder / "access.log").read_text().splitlines())
        return lines[f"{method} {status}"]


def main(tool):
    assert len((ROOT / "Sources/Bazel/defs.bzl").read_text().splitlines()) <= 80
    with tempfile.TemporaryDirectory() as name:
        scratch = pathlib.Path(name)
        checkout = Checkout(scratch / "one", tool)
        try:
            for test in (
                it_runs_once_and_then_comes_from_the_cache, a_changed_mask_runs_what_depends_on_it, policies_run_in_shards,
            ):
                test(checkout)
                print(f"{test.__name__.replace('_', ' ')}: ok")
            two_checkouts_share_a_cache(checkout, scratch, tool)
            print("two checkouts share a cache: ok")
        finally:
            checkout.stop()
            # Bazel takes the right to write from what it has made.
            for base in scratch.glob("*-base"):
                subprocess.run(["chmod", "-R", "u+w", str(base)], check=True)


main(sys.argv[1])
