#!/usr/bin/env python3
"""Has the resolver of the pages answer states, and compares its answers with those of another build.

usage: compare_resolvers.py CASES SCRIPT

CASES is a row of 32-bit numbers: a state and its answer in turn, each behind its length. SCRIPT is the explorer's script of
a built site. Every number of an answer counts: decision, trace, callbacks and refusals.
"""
import argparse
import pathlib
import shutil
import sys
import tempfile

from browser import open_browser
from served import serve_folder

COMPARE = """async () => {
  const answer = await startResolver(compiledResolver);
  const cases = new Int32Array(await (await fetch("cases")).arrayBuffer());
  let next = 0;
  const take = () => { const start = next + 1; next = start + cases[next]; return cases.subarray(start, next); };
  const found = { states: 0, differ: [] };
  while (next < cases.length) {
    const [state, expected] = [take(), take()];
    const actual = answer(state);
    const isSame = actual.length === expected.length && expected.every((number, place) => number === actual[place]);
    if (!isSame && found.differ.length < 5) found.differ.push(`${[...state]}\\n  ${[...expected]}\\n  ${[...actual]}`);
    found.states += 1;
  }
  return found;
}"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cases", type=pathlib.Path)
    parser.add_argument("script", type=pathlib.Path)
    choices = parser.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "cases").symlink_to(choices.cases.resolve())
        shutil.copy(choices.script, root / "explorer.js")
        (root / "index.html").write_text('<!DOCTYPE html><title>Cases</title><script src="explorer.js"></script>')
        with serve_folder(root) as address, open_browser() as browser:
            page = browser.new_page()
            page.set_default_timeout(600_000)
            page.goto(address)
            found = page.evaluate(COMPARE)
    for difference in found["differ"]:
        print(f"FAILED: state, answer here and answer in the browser:\n{difference}")
    print(f"native and WebAssembly resolver agree on {found['states']} states"
          if not found["differ"] else f"the resolvers differ in {found['states']} states")
    return 1 if found["differ"] or found["states"] < 100_000 else 0


sys.exit(main())
