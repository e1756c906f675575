"""Builds that are killed, run at the same time, or lose their folder or their reader."""

import json
import os
import shutil
import signal
import subprocess
import time

import tree
from bench import LEDGER, need


def run(bench, kills):
    duration = measured(bench)
    for _ in range(kills):
        # Half of the kills fall anywhere, half of them while files are being written.
        bench.attempt("kill -9", lambda: killed(bench, signal.SIGKILL, duration, aims=bench.dice.random() < 0.5))
    for _ in range(max(4, kills // 10)):
        number = bench.dice.choice([signal.SIGTERM, signal.SIGINT])
        bench.attempt("SIGTERM, Ctrl-C", lambda: killed(bench, number, duration, aims=True))
    for _ in range(max(3, kills // 20)):
        bench.attempt("kill -9, twice in a row", lambda: killed_twice(bench, duration))
        bench.attempt("two builds at once", lambda: two_at_once(bench, first=False))
        bench.attempt("two first builds at once", lambda: two_at_once(bench, first=True))
        bench.attempt("site removed meanwhile", lambda: removed(bench, duration, "site"))
        bench.attempt("folder in it removed meanwhile", lambda: removed(bench, duration, "site/a"))
    bench.attempt("build while serve runs", lambda: beside_a_server(bench))
    bench.attempt("nobody reads the output", lambda: nobody_reads(bench))
    bench.attempt("standard streams closed", lambda: closed_streams(bench))
    bench.attempt("standard output on a full disk", lambda: full_output(bench))


def measured(bench):
    """How long an undisturbed build takes."""
    times = []
    for _ in range(3):
        _, new, _, _ = bench.transition()
        start = time.monotonic()
        bench.built(f"book-{new}", "site")
        times.append(time.monotonic() - start)
    return max(times)


def killed(bench, number, duration, aims):
    old, new, before, after = bench.transition()
    interrupt(bench, new, number, duration, aims)
    return verify(bench, new, before, after)


def killed_twice(bench, duration):
    """A build of a third book is killed over what a killed one left."""
    old, middle, before, _ = bench.transition()
    interrupt(bench, middle, signal.SIGKILL, duration, aims=True)
    new = bench.dice.choice([number for number in range(3) if number != middle])
    (bench.folder / "site" / LEDGER).unlink(missing_ok=True)
    shelf = bench.folder / "shelf"
    tree.copy(bench.folder / "site", shelf)
    bench.built(f"book-{new}", "shelf")
    after = tree.snapshot(shelf)
    interrupt(bench, new, signal.SIGKILL, duration, aims=True)
    bench.built(f"book-{new}", "site")
    wrong = tree.differences(tree.snapshot(bench.folder / "site"), after)
    need(not wrong, f"the next build did not mend {wrong}")
    # Whatever came before, the same book gives the same site, but for the ledger of what was published.
    fresh = tree.snapshot(bench.folder / f"old-{new}") | {".git": None}
    wrong = [path for path in after if path not in fresh and not path.startswith(".") and after[path] is not None]
    need(not wrong, f"left over: {wrong[:4]}")


def interrupt(bench, new, number, duration, aims):
    process = bench.start("build", f"book-{new}", "--output", "site")
    if aims:
        # The first unfinished file shows that writing has begun.
        deadline = time.monotonic() + 5
        site = bench.folder / "site"
        while process.poll() is None and time.monotonic() < deadline:
            if any(name.endswith(tree.UNFINISHED) for name in os.listdir(site)):
                break
        # Writing takes a small part of a build, how small depends on the disk: so the delay is of any size.
        time.sleep(duration * 10 ** -bench.dice.uniform(0.7, 3.5))
    else:
        time.sleep(bench.dice.random() * duration)
    process.send_signal(number)
    status = process.wait(timeout=60)
    need(status in (0, -number), f"the build ended with {status}")


def verify(bench, new, before, after):
    """Looks at what a cut off build left, what check says of it, and what the next build makes of it."""
    site = bench.folder / "site"
    found = tree.snapshot(site)
    wrong = tree.torn(found, before, after)
    need(not wrong, wrong)
    check = bench.run("check", f"book-{new}", "--output", "site", "--format", "json")
    need(check.returncode in (0, 1), f"check ended with {check.returncode}: {check.stderr}")
    named = {entry["path"] for entry in json.loads(check.stdout)["diagnostics"]}
    stale = {f"site/{path}" for path in files_apart(found, after)}
    need(named == stale, f"check named {sorted(named ^ stale)[:4]} wrongly")
    bench.built(f"book-{new}", "site")
    wrong = tree.differences(tree.snapshot(site), after)
    need(not wrong, f"the next build did not mend {wrong}")
    return state(found, before, after)


def files_apart(found, after):
    """The files in which a site differs from the one that it should be; hidden ones of somebody else do not count."""
    paths = {path for path in found.keys() | after.keys() if found.get(path, 0) != after.get(path, 0)}
    return {path for path in paths if found.get(path) is not None or after.get(path) is not None}


def state(found, before, after):
    unfinished = any(path.endswith(tree.UNFINISHED) for path in found)
    if found == before:
        return "before writing"
    if found == after:
        return "done"
    whole = {path: content for path, content in found.items() if not path.endswith(tree.UNFINISHED) and content is not None}
    old = {path: content for path, content in before.items() if content is not None}
    if whole == old:
        return "while writing"
    return "while renaming" if unfinished else "while removing"


def two_at_once(bench, first):
    old, new, before, after = bench.transition()
    if first:
        shutil.rmtree(bench.folder / "site")
        after = tree.snapshot(bench.folder / f"old-{new}")
    words = ("build", f"book-{new}", "--output", "site")
    processes = [bench.start(*words, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    said = [process.communicate(timeout=60)[1] for process in processes]
    statuses = sorted(process.returncode for process in processes)
    need(statuses in ([0, 0], [0, 3]), f"they ended with {statuses}: {said}")
    if statuses == [0, 3]:
        need(any("another build" in words for words in said), f"the refusal does not say why: {said}")
    wrong = tree.differences(tree.snapshot(bench.folder / "site"), after)
    need(not wrong, f"they disagree with one build in {wrong}")
    return "one refused" if statuses == [0, 3] else "one after the other"


def removed(bench, duration, path):
    old, new, before, after = bench.transition()
    process = bench.start("build", f"book-{new}", "--output", "site", stderr=subprocess.PIPE, text=True)
    time.sleep(bench.dice.random() * duration)
    shutil.rmtree(bench.folder / path, ignore_errors=True)
    said = process.communicate(timeout=60)[1]
    need(process.returncode in (0, 3), f"the build ended with {process.returncode}: {said}")
    if process.returncode == 3:
        need("help: " in said, f"nothing says what to do: {said}")
    bench.built(f"book-{new}", "site")
    hidden = {entry for entry in after if entry.startswith((".git", ".well-known"))} if path == "site" else set()
    expected = {entry: content for entry, content in after.items() if entry not in hidden}
    found = {entry: content for entry, content in tree.snapshot(bench.folder / "site").items() if entry not in hidden}
    wrong = tree.differences(found, expected)
    need(not wrong, f"the next build did not mend {wrong}")
    return "noticed" if process.returncode == 3 else "too early or too late"


def beside_a_server(bench):
    old, new, before, after = bench.transition()
    server = bench.start("serve", f"book-{new}", "--port", "0")
    try:
        for _ in range(5):
            bench.begin(old)
            bench.built(f"book-{new}", "site")
            wrong = tree.differences(tree.snapshot(bench.folder / "site"), after)
            need(not wrong, f"the site differs in {wrong}")
        need(server.poll() is None, "the server ended")
    finally:
        server.terminate()
        server.wait(timeout=10)


def nobody_reads(bench):
    """`| head -0`, for a reader that has gone before anything is said."""
    for words, statuses in [(("build", "--format", "json"), (0, -signal.SIGPIPE)), (("check",), (0, -signal.SIGPIPE))]:
        old, new, before, after = bench.transition()
        if words[0] == "check":
            bench.built(f"book-{new}", "site")
        reader, writer = os.pipe()
        os.close(reader)
        process = bench.start(words[0], f"book-{new}", "--output", "site", *words[1:], stdout=writer, stderr=writer)
        os.close(writer)
        status = process.wait(timeout=60)
        need(status in statuses, f"{words[0]} ended with {status}")
        wrong = tree.differences(tree.snapshot(bench.folder / "site"), after)
        need(not wrong, f"the site differs in {wrong}")


def closed_streams(bench):
    """What is said must not end up in a file that happens to get the number of a closed stream."""
    for closing in (">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"):
        old, new, before, after = bench.transition()
        line = f'exec "$0" build book-{new} --output site --format json {closing}'
        result = subprocess.run(["/bin/sh", "-c", line, bench.tool], cwd=bench.folder, capture_output=True, timeout=60)
        need(result.returncode == 0, f"with {closing} it ended with {result.returncode}")
        wrong = tree.differences(tree.snapshot(bench.folder / "site"), after)
        need(not wrong, f"with {closing} the site differs in {wrong}")


def full_output(bench):
    """A report that does not fit must not pass for a whole one."""
    old, new, before, after = bench.transition()
    bench.built(f"book-{new}", "site")
    with open("/dev/full", "wb") as full:
        result = bench.run("check", f"book-{new}", "--output", "site", "--format", "sarif", stdout=full)
    need(result.returncode == 3, f"it ended with {result.returncode}")
    need("standard output" in result.stderr and "help: " in result.stderr, f"it only says: {result.stderr}")
