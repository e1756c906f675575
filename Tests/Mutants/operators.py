"""The operators that make mutants of Swift: each yields the edits of one mutant after the other.

An operator is a function of a `SwiftSource` and the `Vocabulary` of all sources. It may propose what does not compile.
"""

import re

from swift_source import COMPARISONS, PRECEDENCE, Span, enumerations


class Vocabulary:
    """What operators know of the module besides the file in hand."""

    def __init__(self, texts, released):
        self.enumerations = enumerations(texts)
        self.released = released  # the major versions, in order

    def neighbours(self, case, owner=None):
        """The case behind one, in the enumeration named, or else in each that has such a case."""
        found = []
        for name, cases in self.enumerations.items():
            if case in cases and owner in (None, name):
                found.append(cases[(cases.index(case) + 1) % len(cases)])
        return sorted(set(found))

    def majors(self, major):
        """The major versions before and after one; those that iOS has skipped do not count."""
        if major not in self.released:
            return [major - 1, major + 1]
        place = self.released.index(major)
        before = self.released[place - 1] if place else major - 1
        return [before, self.released[place + 1] if place + 1 < len(self.released) else major + 1]


def gate(source, vocabulary):
    """A version moved by one, in either direction."""
    for match in re.finditer(r"\bOSVersion\((\d+)(?:, (\d+))?\)", source.masked):
        major, minor = int(match.group(1)), match.group(2)
        moved = [f"{major}, {int(minor) + step}" for step in (-1, 1)] if minor else vocabulary.majors(major)
        for version in moved:
            yield [(match.start(), match.end(), f"OSVersion({version})")]


def dropped(source, vocabulary):
    """A part of a condition left out: an operand of `&&` or `||`, a clause, a `where`, the other branch of `? :`."""
    for index, token in enumerate(source.tokens):
        if token.text in ("&&", "||", "??") and source.is_binary(index):
            operands = source.operands(index)
            for operand in operands or ():
                yield [(operands[0].start, operands[1].end, text(source, operand))]
        if token.text == "?" and token.spaced:
            parts = source.branches(index)
            for branch in parts[1:] if parts else ():
                yield [(parts[0].start, parts[2].end, text(source, branch))]
    for clauses in source.conditions():
        for index, clause in enumerate(clauses):
            if index + 1 < len(clauses):
                yield [(clause.start, clauses[index + 1].start, "")]
            elif index:
                yield [(clauses[index - 1].end, clause.end, "")]
    for whole, _ in source.filters():
        yield [(whole.start, whole.end, "")]


def negated(source, vocabulary):
    """A condition, or an operand of one, turned into its opposite. Comparisons have an operator of their own."""
    spans = [condition for _, condition in source.filters()]
    for clauses in source.conditions():
        spans += clauses
    for index, token in enumerate(source.tokens):
        if token.text in ("&&", "||") and source.is_binary(index):
            spans += source.operands(index) or ()
    for span in spans:
        words = text(source, span)
        inside = [source.tokens[index].text for index in source.tokens_in(span)]
        if inside[0] in ("let", "var", "case") or COMPARISONS & set(inside) and not {"&&", "||"} & set(inside):
            continue
        is_simple = not any(word in PRECEDENCE for word in inside)
        if words.startswith("!") and is_simple:
            yield [(span.start, span.start + 1, "")]
        else:
            yield [(span.start, span.end, f"!{words}" if is_simple else f"!({words})")]


def compared(source, vocabulary):
    """A comparison by another operator."""
    others = {">=": (">", "<"), ">": (">=", "<="), "<=": ("<", ">"), "<": ("<=", ">="), "==": ("!=",), "!=": ("==",)}
    for index, token in enumerate(source.tokens):
        if token.text in others and token.spaced and source.tokens[index - 1].text != "func":
            for other in others[token.text]:
                yield [(token.start, token.end, other)]


def connected(source, vocabulary):
    """`&&` in the place of `||`, and the other way round."""
    for token in source.tokens:
        if token.text in ("&&", "||"):
            yield [(token.start, token.end, {"&&": "||", "||": "&&"}[token.text])]


def exchanged(source, vocabulary):
    """Two operands, or the branches of `? :`, in each other's place."""
    for index, token in enumerate(source.tokens):
        parts = None
        if token.text in ("??", "+", "-") and source.is_binary(index):
            parts = source.operands(index)
        elif token.text == "?" and token.spaced:
            parts = source.branches(index)
            parts = parts[1:] if parts else None
        if parts and not any(text(source, part).isdigit() for part in parts):
            yield [(*parts[0], text(source, parts[1])), (*parts[1], text(source, parts[0]))]


def ordered(source, vocabulary):
    """Two statements that follow one another, two elements of a list, or two arms of a `switch`, in the other order."""
    for block in source.blocks():
        for one, next_ in zip(block.statements, block.statements[1:]):
            if block.kind == "code" and not is_order_of_consequence(text(source, one), text(source, next_)):
                continue
            yield swap(source, one, next_)
    for arms in source.switches():
        for one, next_ in zip(arms, arms[1:]):
            if one.where or next_.where or any("_" in text(source, p) for arm in (one, next_) for p in arm.patterns):
                yield swap(source, Span(one.start, one.end), Span(next_.start, next_.end))


def is_order_of_consequence(one, next_):
    """False where the other order means the same, or cannot be."""
    declares = re.compile(r"\s*(let|var|func|return|throw|break|@)\b")
    assigns = re.compile(r"\s*[\w.]+ = [\w.]+$")
    if declares.match(one) and declares.match(next_) or re.match(r"\s*(return|throw|break)\b", next_):
        return False
    return not (assigns.match(one) and assigns.match(next_))


def removed(source, vocabulary):
    """A statement left out."""
    for block in source.blocks():
        for statement in block.statements:
            if block.kind == "list" or not re.match(r"\s*(let|var|func|return|throw|switch|case|default|@)\b",
                                                   text(source, statement)):
                yield [(*statement, "")]


def default(source, vocabulary):
    """Another value where nobody said one: of a property, a parameter, or behind `??`."""
    patterns = [(r"(?<= = )true\b", "false"), (r"(?<= = )false\b", "true"), (r"(?<=\?\? )true\b", "false"),
                (r"(?<=\?\? )false\b", "true"), (r"(?<=\?\? )\[\]", ".all"), (r"(?<=: Int = )0\b", "1"),
                (r"(?<=Bool\? = )nil\b", "true")]
    for pattern, other in patterns:
        for match in re.finditer(pattern, source.masked):
            yield [(*match.span(), other)]
    for match in re.finditer(r"(?:: (\w+) =|\?\?) \.(\w+)\b(?!\()|= (\w+)\.(\w+)\b(?!\()", source.masked):
        case = 2 if match.group(2) else 4
        owner = match.group(1) or match.group(3)
        if owner and owner not in vocabulary.enumerations:
            continue
        for other in vocabulary.neighbours(match.group(case), owner):
            yield [(*match.span(case), other)]


def constant(source, vocabulary):
    """Another case of an enumeration where one is named: a rule, a reason, an orientation, a refusal."""
    patterns = [pattern for arms in source.switches() for arm in arms for pattern in arm.patterns]
    patterns += [clause for clauses in source.conditions() for clause in clauses if
                 text(source, clause).startswith("case ")]
    for index, token in enumerate(source.tokens):
        case = source.tokens[index + 1] if index + 1 < len(source.tokens) else None
        if token.text != "." or case is None or source.masked[case.end: case.end + 1] in ("(", "."):
            continue
        # Defaults have an operator of their own.
        if source.tokens[index - 1].text == "=":
            continue
        owner = None
        if source.tokens[index - 1].end == token.start and source.tokens[index - 1].text not in ("(", "[", "!"):
            owner = source.tokens[index - 1].text
            if owner not in vocabulary.enumerations:
                continue
        if not any(pattern.start <= token.start < pattern.end for pattern in patterns):
            for other in vocabulary.neighbours(case.text, owner):
                yield [(case.start, case.end, other)]


def flag(source, vocabulary):
    """`true` in the place of `false`, and the other way round, where it is returned or handed over."""
    for index, token in enumerate(source.tokens):
        if token.text in ("true", "false") and source.tokens[index - 1].text not in ("=", "??"):
            yield [(token.start, token.end, {"true": "false", "false": "true"}[token.text])]


def merged(source, vocabulary):
    """An arm of a `switch` that does what its neighbour does, or one of its patterns moved to the neighbour."""
    for arms in source.switches():
        for index, arm in enumerate(arms):
            if len(arms) < 2:
                continue
            other = arms[index + 1] if index + 1 < len(arms) else arms[index - 1]
            bodies = text(source, arm.body), text(source, other.body)
            if bodies[0] != bodies[1] and "\n" not in "".join(bodies):
                yield [(*arm.body, bodies[1])]
            for place, pattern in enumerate(arm.patterns):
                if len(arm.patterns) < 2 or arm.where or not other.patterns or bodies[0] == bodies[1]:
                    continue
                is_last = place + 1 == len(arm.patterns)
                left = (arm.patterns[place - 1].end, pattern.end, "") if is_last else (
                    pattern.start, arm.patterns[place + 1].start, "")
                yield [left, (other.patterns[0].start, other.patterns[0].start, text(source, pattern) + ", ")]


def called(source, vocabulary):
    """Another method: `first` and `last`, `union` and `intersection`, `append` and `insert(at: 0)`."""
    pairs = [("intersection", "union"), ("formUnion", "formIntersection"), ("subtracting", "intersection"),
             ("first", "last"), ("firstIndex", "lastIndex"), ("max", "min"), ("removeFirst", "removeLast"),
             ("dropFirst", "dropLast"), ("contains", "isDisjoint"), ("isPortrait", "isLandscape")]
    names = dict(pairs) | {other: name for name, other in pairs if other != "intersection"}
    for match in re.finditer(r"(?<=\.)(\w+)\b", source.masked):
        if match.group() in names:
            yield [(*match.span(), names[match.group()])]
    for match in re.finditer(r"\.reversed\(\)", source.masked):
        yield [(*match.span(), "")]
    for index, token in enumerate(source.tokens):
        if token.text not in ("insert", "append") or source.tokens[index - 1].text != ".":
            continue
        opening, closing = source.tokens[index + 1], source.tokens[source.partner[index + 1]]
        argument = source.text[opening.end: closing.start]
        if token.text == "append":
            yield [(token.start, closing.end, f"insert({argument}, at: 0)")]
        elif argument.endswith(", at: 0"):
            yield [(token.start, closing.end, f"append({argument.removesuffix(', at: 0')})")]


def counted(source, vocabulary):
    """A number one more, or as if nothing were added to it."""
    for match in re.finditer(r" ([+-]) (\d+)\b", source.masked):
        yield [(*match.span(), "")]
        yield [(*match.span(), f" {match.group(1)} {int(match.group(2)) + 1}")]


OPERATORS = [gate, dropped, negated, compared, connected, exchanged, ordered, removed, default, constant, flag, merged,
             called, counted]


def text(source, span):
    return source.text[span.start: span.end]


def swap(source, one, next_):
    return [(*one, text(source, next_)), (*next_, text(source, one))]
