"""Reads Swift as far as mutants need it: tokens, operands, conditions, switches and statements.

It knows the form that swift-format gives to files, and no more. What it reads wrongly becomes a mutant that does not
compile, and those are counted apart.
"""

import collections
import re

Token = collections.namedtuple("Token", "text start end spaced")  # spaced: white space on both sides
Span = collections.namedtuple("Span", "start end")
Arm = collections.namedtuple("Arm", "start patterns where body end")  # of a switch; `where` is a span or None
Block = collections.namedtuple("Block", "kind statements")  # "code" or "list", with spans of whole lines

TOKEN = re.compile(r'[A-Za-z_$#@]\w*|\d[\w.]*|"[^"\n]*"|`\w+`|\.\.[.<]|[-+*/%=<>!&|^~?]+|[()\[\]{},:;.]')
PRECEDENCE = {"=": 0, "+=": 0, "-=": 0, "->": 0, "?": 1, "||": 2, "&&": 3, ">=": 4, ">": 4, "<=": 4, "<": 4, "==": 4,
              "!=": 4, "??": 5, "..<": 6, "...": 6, "+": 7, "-": 7, "|": 7, "*": 8, "&": 8, "<<": 9, ">>": 9}
COMPARISONS = {">=", ">", "<=", "<", "==", "!="}
STARTERS = {"return", "if", "guard", "while", "where", "else", "in", "case", "let", "var", "switch", "try", "throw", "for",
            "do"}
BODIES = {"if", "guard", "while", "for", "switch", "else", "do", "catch", "func", "init", "subscript"}
TYPES = {"struct", "enum", "extension", "class", "protocol"}
PAIRS = {")": "(", "]": "[", "}": "{"}


def masked(text):
    """The text with blanks where comments are and within strings, so that all places stay the same."""
    result, place = list(text), 0

    def blank(start, end):
        for index in range(start, end):
            if result[index] != "\n":
                result[index] = " "

    while place < len(text):
        if text.startswith("//", place):
            end = text.find("\n", place)
            end = len(text) if end < 0 else end
            blank(place, end)
        elif text.startswith("/*", place):
            end = text.index("*/", place) + 2
            blank(place, end)
        elif text[place] == '"':
            end = end_of_string(text, place)
            blank(place + 1, end - 1)
        else:
            end = place + 1
        place = end
    return "".join(result)


def end_of_string(text, start):
    """The place behind a string that begins at `start`, with what is interpolated into it."""
    quote = '"""' if text.startswith('"""', start) else '"'
    place = start + len(quote)
    while not text.startswith(quote, place):
        if text.startswith("\\(", place):
            depth, place = 1, place + 2
            while depth:
                if text[place] == '"':
                    place = end_of_string(text, place)
                    continue
                depth += {"(": 1, ")": -1}.get(text[place], 0)
                place += 1
        else:
            place += 2 if text[place] == "\\" else 1
    return place + len(quote)


class SwiftSource:
    """A file of Swift, as tokens."""

    def __init__(self, text):
        self.text = text
        self.masked = masked(text)
        self.tokens = []
        for match in TOKEN.finditer(self.masked):
            around = self.masked[match.start() - 1: match.start()], self.masked[match.end(): match.end() + 1]
            self.tokens.append(Token(match.group(), match.start(), match.end(), all(c.isspace() for c in around)))
        self.partner = {}
        opened = []
        for index, token in enumerate(self.tokens):
            if token.text in PAIRS.values():
                opened.append(index)
            elif token.text in PAIRS:
                other = opened.pop()
                self.partner[index], self.partner[other] = other, index

    # Tokens

    def is_binary(self, index):
        """Whether a token stands between two operands."""
        token = self.tokens[index]
        return token.spaced and (token.text in PRECEDENCE)

    def begins_statement(self, index):
        """Whether a token is the first of its line and does not go on with the line before."""
        token = self.tokens[index]
        if index == 0:
            return True
        before = self.tokens[index - 1]
        if "\n" not in self.masked[before.end: token.start]:
            return before.text in ("{", ";")
        goes_on = self.is_binary(index) or token.text in (".", ":", ")", "]", "else")
        return not goes_on and not self.is_binary(index - 1) and before.text not in ("(", "[", ",", ".")

    def opens_block(self, index):
        """Whether a brace opens a body rather than a closure."""
        place, assigns = index - 1, False
        while place >= 0:
            text = self.tokens[place].text
            if text in BODIES:
                return True
            if text == "var":
                return not assigns
            if text in PAIRS.values():
                return False
            assigns = assigns or text == "="
            place = self.partner[place] if text in PAIRS else place
            if self.begins_statement(place):
                return self.tokens[place].text in TYPES or self.declares_type(place, index)
            place -= 1
        return False

    def declares_type(self, first, end):
        return any(token.text in TYPES for token in self.tokens[first:end])

    # Expressions

    def operands(self, index):
        """The spans of the two operands of a binary operator, or None where they cannot be told."""
        left, right = self.left_of(index), self.right_of(index)
        return (left, right) if left and right else None

    def left_of(self, index):
        precedence = PRECEDENCE[self.tokens[index].text]
        right_associative = self.tokens[index].text in ("??", "?")
        place, first = index - 1, None
        while place >= 0:
            text = self.tokens[place].text
            if text in PAIRS:
                place = self.partner[place]
                text = ""
            elif text in PAIRS.values() or text in STARTERS or text in (",", ";", ":"):
                break
            elif self.is_binary(place):
                other = PRECEDENCE[text]
                if other < precedence or right_associative and other == precedence:
                    break
            first = place
            if self.begins_statement(place):
                break
            place -= 1
        return None if first is None else Span(self.tokens[first].start, self.tokens[index - 1].end)

    def right_of(self, index):
        precedence = PRECEDENCE[self.tokens[index].text]
        right_associative = self.tokens[index].text in ("??", "?")
        place, last = index + 1, None
        while place < len(self.tokens):
            text = self.tokens[place].text
            if text in PAIRS or text in (",", ";", "else", "where", "in") or text == ":":
                break
            if last is not None and self.begins_statement(place):
                break
            if text == "{" and self.opens_block(place):
                break
            if text in PAIRS.values():
                place = self.partner[place]
            elif self.is_binary(place):
                other = PRECEDENCE[text]
                if other < precedence or not right_associative and other == precedence:
                    break
            last = place
            place += 1
        return None if last is None else Span(self.tokens[index + 1].start, self.tokens[last].end)

    def branches(self, index):
        """Condition and branches of the `? :` whose question mark is at `index`, or None where it is none."""
        condition = self.left_of(index)
        depth, place = 1, index + 1
        while place < len(self.tokens):
            token = self.tokens[place]
            if token.text in PAIRS.values():
                place = self.partner[place]
            elif token.text in PAIRS or token.text in (",", ";"):
                return None
            elif token.text == "?" and token.spaced:
                depth += 1
            elif token.text == ":" and token.spaced:
                depth -= 1
                if depth == 0:
                    break
            place += 1
        else:
            return None
        last, end = None, place + 1
        while end < len(self.tokens):
            text = self.tokens[end].text
            if text in PAIRS or text in (",", ";", "else") or last is not None and self.begins_statement(end):
                break
            if text == "{" and self.opens_block(end):
                break
            if text in PAIRS.values():
                end = self.partner[end]
            last = end
            end += 1
        if condition is None or last is None:
            return None
        return (condition, Span(self.tokens[index + 1].start, self.tokens[place - 1].end),
                Span(self.tokens[place + 1].start, self.tokens[last].end))

    # Conditions

    def conditions(self):
        """The clauses of each `if`, `guard` and `while`, as lists of spans."""
        for index, token in enumerate(self.tokens):
            if token.text not in ("if", "guard", "while"):
                continue
            clauses, start, place = [], index + 1, index + 1
            while True:
                text = self.tokens[place].text
                if text == "else" or text == "{" and self.opens_block(place) or text == ",":
                    clauses.append(Span(self.tokens[start].start, self.tokens[place - 1].end))
                    start = place + 1
                    if text != ",":
                        break
                elif text in PAIRS.values():
                    place = self.partner[place]
                place += 1
            yield clauses

    def filters(self):
        """Each `where` of a `case` or `for`: the span of all of it, and that of its condition."""
        for index, token in enumerate(self.tokens):
            if token.text != "where" or self.tokens[index + 1].text == ":":
                continue
            place = index + 1
            while not (self.tokens[place].text == ":" or self.tokens[place].text == "{" and self.opens_block(place)):
                place = self.partner[place] if self.tokens[place].text in PAIRS.values() else place
                place += 1
            end = self.tokens[place - 1].end
            yield Span(self.tokens[index - 1].end, end), Span(self.tokens[index + 1].start, end)

    def tokens_in(self, span):
        """The tokens of a span that are in no brackets within it."""
        depth = 0
        for index, token in enumerate(self.tokens):
            if token.start < span.start or token.end > span.end:
                continue
            if token.text in PAIRS:
                depth -= 1
            if depth == 0:
                yield index
            if token.text in PAIRS.values():
                depth += 1

    # Switches

    def switches(self):
        """The arms of each `switch`, in order."""
        for index, token in enumerate(self.tokens):
            if token.text != "switch":
                continue
            opening = index + 1
            while self.tokens[opening].text != "{":
                opening = self.partner[opening] if self.tokens[opening].text in PAIRS.values() else opening
                opening += 1
            yield self.arms(opening)

    def arms(self, opening):
        arms, place, closing = [], opening + 1, self.partner[opening]
        while place < closing:
            start, patterns, where, first = place, [], None, place + 1
            place += 1
            while self.tokens[place].text != ":":
                text = self.tokens[place].text
                if text in (",", "where") and where is None:
                    patterns.append(Span(self.tokens[first].start, self.tokens[place - 1].end))
                    first = place + 1
                    if text == "where":
                        where = place
                elif text in PAIRS.values():
                    place = self.partner[place]
                place += 1
            if where is None and first < place:
                patterns.append(Span(self.tokens[first].start, self.tokens[place - 1].end))
            if where is not None:
                where = Span(self.tokens[where].start, self.tokens[place - 1].end)
            body = place + 1
            place = body
            while place < closing and not (
                    self.tokens[place].text in ("case", "default") and self.begins_statement(place)):
                place = self.partner[place] if self.tokens[place].text in PAIRS.values() else place
                place += 1
            end = self.tokens[place - 1].end
            arms.append(Arm(self.tokens[start].start, patterns, where, Span(self.tokens[body].start, end), end))
        return arms

    # Statements

    def blocks(self):
        """The statements that stand below one another, block by block, as spans of whole lines without the last break."""
        lines = self.masked.split("\n")
        starts, place = [], 0
        for line in lines:
            starts.append(place)
            place += len(line) + 1
        groups, stack = [], []  # stack: (indentation, statements as [first line, last line], kind)
        for number, line in enumerate(lines):
            if not line.strip():
                continue
            indentation = len(line) - len(line.lstrip())
            while stack and stack[-1][0] > indentation:
                groups.append(stack.pop())
            goes_on = re.match(r"[{})\]]|case\b|default:|else\b|[.?:] |\.|&&|\|\|", line.strip())
            if not stack or stack[-1][0] < indentation:
                stack.append((indentation, [], self.kind_below(stack, lines)))
            statements = stack[-1][1]
            if goes_on and statements:
                statements[-1][1] = number
            else:
                statements.append([number, number])
            for _, outer, _ in stack[:-1]:
                outer[-1][1] = number
        groups += stack
        for _, statements, kind in groups:
            if kind:
                yield Block(kind, [Span(starts[a], starts[b] + len(lines[b])) for a, b in statements])

    def kind_below(self, stack, lines):
        """What stands below the last line of a stack: "code", "list", or None for anything else."""
        if not stack:
            return None
        line = lines[stack[-1][1][-1][1]].strip()
        if line.endswith("["):
            return "list"
        is_code = line.endswith("{") and not TYPES & set(line.split()) or line.endswith(":") or line.endswith(" in")
        return "code" if is_code else None


def enumerations(texts):
    """The cases without values of each enumeration in some files, by the enumeration's name."""
    found = {}
    for text in texts:
        open_ = []
        for line in masked(text).split("\n"):
            start = re.match(r"(\s*)(?:public |package |private )?enum (\w+)", line)
            if start:
                open_.append((len(start.group(1)), found.setdefault(start.group(2), [])))
            case = re.match(r"(\s*)case (\w+)(?: = .*)?$", line)
            while case and open_ and open_[-1][0] >= len(case.group(1)):
                open_.pop()
            if case and open_:
                open_[-1][1].append(case.group(2))
    return {name: cases for name, cases in found.items() if len(cases) > 1}
