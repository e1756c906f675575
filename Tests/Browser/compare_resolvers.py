#!/usr/bin/env python3
"""Has the resolver of the pages answer states, and compares its answers with those of another build.

usage: compare_resolvers.py CASES SCRIPT STATES

CASES is a row of 32-bit numbers: a state, its answer and, of some, its culprits and its repairs in turn, each behind its length. SCRIPT is the
explorer's script of a built site. Every number counts: decision, trace, callbacks, refusals and edits. STATES is how many
there are at least; of one in a thousand, the repairs are compared too.
"""
import argparse
import pathlib
import shutil
import sys
import tempfile

from browser import open_browser
from served import serve_folder

COMPARE = """async () => {
  const resolver = await startResolver(compiledResolver);
  const landscapeLeft = 4;
  const cases = new Int32Array(await (await fetch("cases")).arrayBuffer());
  let next = 0;
  const take = () => { const start = next + 1; next = start + cases[next]; return cases.subarray(start, next); };
  const found = { states: 0, judged: 0, repaired: 0, differ: [] };
  const compare = (state, expected, actual) => {
    const isSame = actual.length === expected.length && expected.every((number, place) => number === actual[place]);
    if (!isSame && found.differ.length < 5) found.differ.push(`${[...state]}\\n  ${[...expected]}\\n  ${[...actual]}`);
  };
  while (next < cases.length) {
    const [state, answer, culprits, repairs] = [take(), take(), take(), take()];
    compare(state, answer, resolver.answer(state));
    found.states += 1;
    if (culprits.length) {
      compare(state, culprits, resolver.culprits(state, 0));
      found.judged += 1;
    }
    if (!repairs.length) continue;
    compare(state, repairs, resolver.repair(state, landscapeLeft, 0, 0, 1, -1));
    found.repaired += 1;
  }
  return found;
}"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cases", type=pathlib.Path)
    parser.add_argument("script", type=pathlib.Path)
    parser.add_argument("states", type=int)
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
    print(f"native and WebAssembly resolver agree on {found['states']} states, the culprits of {found['judged']} and "
          f"the repairs of {found['repaired']}"
          if not found["differ"] else f"the resolvers differ in {found['states']} states")
    return 1 if found["differ"] or found["states"] < choices.states or found["repaired"] * 1000 < choices.states \
        or found["judged"] * 40 < choices.states else 0


sys.exit(main())
