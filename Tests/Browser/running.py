"""Runs sections side by side, as many as there are cores, each in a process and with a browser of its own."""
import contextlib
import dataclasses
import io
import multiprocessing
import os
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from browser import open_browser
from sections import AFTER_PAGES, PAGES, SECTIONS, Setting, at_first
from tally import Tally


@dataclasses.dataclass
class Outcome:
    """What is left of a section that has ended."""
    name: str
    tally: Tally
    # What it printed, which is shown at once: lines of several sections do not mix.
    output: str
    result: object
    seconds: float


def run(name: str, setting: Setting) -> Outcome:
    """Runs a section in this process."""
    tally, output, result, start = Tally(), io.StringIO(), None, time.monotonic()
    with contextlib.redirect_stdout(output):
        try:
            with open_browser() as browser:
                result = SECTIONS[name](browser, setting, tally)
        except (Exception, SystemExit):
            fail(name, traceback.format_exc(), tally)
    return Outcome(name, tally, output.getvalue(), result, time.monotonic() - start)


def run_all(setting: Setting, chosen: list[str]) -> Iterator[Outcome]:
    """Yields the outcomes of the chosen sections in the order in which they end."""
    later = [name for name in AFTER_PAGES if name in chosen]
    waiting = [name for name in at_first(setting) if name in chosen or name == PAGES and later]
    running: dict[Future[Outcome], str] = {}
    cores = os.cpu_count() or 1
    # Not forked, since this process may have the threads of a server.
    with ProcessPoolExecutor(cores, multiprocessing.get_context("spawn")) as processes:
        while waiting or running:
            while waiting and len(running) < cores:
                name = waiting.pop(0)
                running[processes.submit(run, name, setting)] = name
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                outcome = ended(future, running.pop(future))
                yield outcome
                if outcome.name == PAGES and outcome.result:
                    setting = dataclasses.replace(setting, visits=outcome.result)
                    waiting = later + waiting


def ended(future: Future[Outcome], name: str) -> Outcome:
    try:
        return future.result()
    except Exception as fault:  # The process is gone, or what it found cannot be handed over.
        tally, output = Tally(), io.StringIO()
        with contextlib.redirect_stdout(output):
            fail(name, repr(fault), tally)
        return Outcome(name, tally, output.getvalue(), None, 0)


def fail(name: str, reason: str, tally: Tally) -> None:
    # The end of a trace says more than its beginning.
    tally.expect(False, f"the section {name!r} comes to its end", "\n".join(reason.splitlines()[-12:]))
