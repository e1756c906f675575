"""Breaks builds and edits on purpose: kills them, takes their room and their rights away, and looks whether anything is lost.

Prints a table of faults and ends with 1 where one of them cost something.
"""

import argparse
import os
import pathlib
import random
import shutil
import sys
import tempfile

import edited
import endless
import interrupted
import refused
import swapped
from bench import Bench


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", required=True, help="the orientation-docs to break")
    parser.add_argument("--kills", type=int, default=500, help="how many builds are killed; of edits, 100 at least")
    parser.add_argument("--seed", type=int, default=None, help="repeats the choices of a run")
    parser.add_argument("--folder", default=None, help="where to work; a memory file system is faster than a disk")
    arguments = parser.parse_args()
    seed = arguments.seed if arguments.seed is not None else random.SystemRandom().randrange(1_000_000)
    # Of one path whoever asks, and open to the other user that some faults need.
    folder = pathlib.Path(tempfile.mkdtemp(prefix="faults-", dir=arguments.folder)).resolve()
    os.chmod(folder, 0o755)
    bench = Bench(os.path.abspath(arguments.tool), folder, random.Random(seed))
    print(f"seed {seed}", flush=True)
    try:
        interrupted.run(bench, arguments.kills)
        refused.run(bench, max(3, arguments.kills // 25))
        swapped.run(bench, max(3, arguments.kills // 10))
        endless.run(bench)
        edited.run(bench, max(100, arguments.kills))
    finally:
        bench.clean()
        shutil.rmtree(folder, ignore_errors=True)
    return bench.report()


if __name__ == "__main__":
    sys.exit(main())
