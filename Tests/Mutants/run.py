#!/usr/bin/env python3
"""Changes one thing at a time, in a copy of this repository, and sees what notices.

    make mutants                        all of them
    make mutants ARGS="--only links"    one category
    make mutants ARGS="--only 'resolver: gate'"  one operator of a category
    make mutants ARGS="--every 10"      each tenth
    make mutants ARGS="--fast"          claims and record only, without tests
    make mutants ARGS="--list"          which there are

A mutant is *meant* to be noticed by what it contradicts:

- **claims**: `check` finds something wrong with the book, be it a claim or an entry that nothing shows any more,
- **record**: the site's record of decisions, `data/decisions.csv`, differs, so that whoever commits it sees what changed,
- **tests**: a law, a header, a test of a part. They are asked only where neither of the others notices.

Mutants of module `Orientation`, which decides, are complete: `operators.py` changes it in every place that it knows.
They are judged as if explorer and site had been made anew, so a checksum or a stale file does not count. One takes
seconds, since one object file is compiled and linked with the others (`relink.py`); `--jobs` says how many at a time.

All other mutants are samples, and SwiftPM builds them, one at a time. That the committed site differs (**site**) is the
last net there: it catches whatever a reader would see. What none catches is listed as a survivor.
"""

import argparse
import collections
import concurrent.futures
import os
import queue
import sys
import time

from categories import every_mutant
from judging import DecisionJudge, Rebuilder, prepare
from mutant import name, shown

COLUMNS = ["compiled", "claims", "record", "either", "site", "tests", "survivors", "not compiled"]


def decides(mutant):
    """Whether a mutant is one of the module that decides."""
    return mutant.path.parts[:2] == ("Sources", "Orientation")


def chosen(arguments):
    mutants = list(every_mutant())
    if arguments.only:
        mutants = [mutant for mutant in mutants if name(mutant).startswith(arguments.only)]
    return mutants[:: arguments.every]


def survives(verdict):
    return verdict.compiles and not (verdict.claims or verdict.record or verdict.site or verdict.tests)


def columns(verdict):
    """The columns of the table in which a verdict counts."""
    if not verdict.compiles:
        return ["not compiled"]
    found = [column for column in ("claims", "record", "site", "tests") if getattr(verdict, column)]
    if verdict.claims or verdict.record:
        found.append("either")
    return ["compiled", *found] + (["survivors"] if survives(verdict) else [])


def said(verdict):
    """A verdict in a word or two, for the line of its mutant."""
    noticed = [column for column in columns(verdict) if column not in ("compiled", "either")]
    return "+".join(noticed).replace("survivors", "SURVIVOR")


def judged(mutants, arguments):
    """Each mutant with its verdict, as soon as it has one."""
    fast = [mutant for mutant in mutants if decides(mutant)]
    if fast:
        judge = DecisionJudge(not arguments.fast)
        folders = queue.SimpleQueue()
        for number in range(arguments.jobs):
            folders.put(number)

        def work(mutant):
            folder = folders.get()
            try:
                return mutant, judge.judge(mutant, folder)
            finally:
                folders.put(folder)

        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            for ended in concurrent.futures.as_completed([pool.submit(work, mutant) for mutant in fast]):
                yield ended.result()
    # These change the copy, so they come when nobody else reads it.
    others = [mutant for mutant in mutants if not decides(mutant)]
    if others:
        judge = Rebuilder(not arguments.fast)
        for mutant in others:
            yield mutant, judge.judge(mutant)


def row(title, counts):
    return f"{title:26}" + "".join(f"{counts[column]:14}" for column in COLUMNS)


def report(results):
    """The table, by category and operator, and the survivors."""
    table = collections.defaultdict(collections.Counter)
    for mutant, verdict in results:
        for title in (name(mutant), "all"):
            table[title].update(columns(verdict))
        if mutant.operator:
            table[f"{mutant.category} (all)"].update(columns(verdict))
    print(f"\n{'':26}" + "".join(f"{column:>14}" for column in COLUMNS))
    for title in sorted(table, key=lambda title: (title == "all", title)):
        print(row(title, table[title]))
    for mutant, verdict in sorted(results, key=lambda result: (str(result[0].path), result[0].line)):
        if survives(verdict):
            print(f"\nsurvivor: {name(mutant)}: {mutant.path}:{mutant.line}")
            for sign, lines in (("-", mutant.before), ("+", mutant.after)):
                for line in lines.split("\n"):
                    print(f"  {sign} {line}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", help="the name of a category, or of an operator behind it, or how that begins")
    parser.add_argument("--every", type=int, default=1, help="take each nth mutant only")
    parser.add_argument("--list", action="store_true", help="say which mutants there are, and end")
    parser.add_argument("--fast", action="store_true", help="run no tests: survivors are what neither claims nor record find")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="how many mutants that decide at a time")
    arguments = parser.parse_args()
    mutants = chosen(arguments)
    if arguments.list:
        for mutant in mutants:
            print(f"{name(mutant)}: {mutant.path}:{mutant.line}: {shown(mutant.after) or 'nothing'}")
        for title, count in sorted(collections.Counter(map(name, mutants)).items()):
            print(f"{title:26}{count:6}")
        print(f"{'all':26}{len(mutants):6}")
        return 0
    if not prepare(is_testing=not arguments.fast):
        sys.exit("without a mutant, the build fails: mend that first")
    start = time.monotonic()
    results = []
    for mutant, verdict in judged(mutants, arguments):
        results.append((mutant, verdict))
        print(f"{len(results)}/{len(mutants)} {said(verdict):14} {name(mutant)}: {mutant.path}:{mutant.line}: "
              f"{shown(mutant.after)[:160] or 'nothing'}  {verdict.said}", flush=True)
    report(results)
    seconds = time.monotonic() - start
    print(f"\n{len(results)} mutants in {seconds:.0f} s, {seconds / max(1, len(results)):.1f} s each")
    return 0


if __name__ == "__main__":
    sys.exit(main())
