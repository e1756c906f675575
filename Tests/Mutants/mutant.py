"""What a mutant is, and how it is put into a text."""

import collections
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]

# `before` and `after` are whole lines, one or more, of which the first is number `line` of the file at `path`.
Mutant = collections.namedtuple("Mutant", "category operator path line before after")


def files(pattern):
    """The files of the repository that a pattern names, in the same order everywhere."""
    found = sorted(ROOT.glob(pattern), key=lambda path: str(path).encode())
    assert found, f"there is no {pattern}"
    return found


def name(mutant):
    """What `--only` compares with: the category, and the operator where there are several."""
    return f"{mutant.category}: {mutant.operator}" if mutant.operator else mutant.category


def applied(mutant, text):
    """The text of the mutant's file with the mutant in it."""
    lines = text.split("\n")
    first = mutant.line - 1
    last = first + mutant.before.count("\n") + 1
    assert "\n".join(lines[first:last]) == mutant.before, mutant
    return "\n".join(lines[:first] + ([mutant.after] if mutant.after else []) + lines[last:])


def edited(category, operator, path, text, edits):
    """The mutant that makes some edits of a text: (start, end, what stands there instead)."""
    edits = sorted(edits)
    first = text.rfind("\n", 0, edits[0][0]) + 1
    last = text.find("\n", edits[-1][1])
    last = len(text) if last < 0 else last
    after, place = "", first
    for start, end, replacement in edits:
        after += text[place:start] + replacement
        place = end
    after += text[place:last]
    return Mutant(category, operator, path, text.count("\n", 0, first) + 1, text[first:last], after)


def shown(text):
    """Lines as one, for a list."""
    return " ⏎ ".join(line.strip() for line in text.split("\n"))
