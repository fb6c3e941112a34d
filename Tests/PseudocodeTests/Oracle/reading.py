"""Reads pseudocode: the page "Pseudocode programs" and the reference sheet, followed a second time.

It was written from them alone, without a look at `Sources/Pseudocode`, so that a mistake in one of the two readings
shows as a difference. Nothing here is meant to be fast, or to explain a mistake to a learner.
"""

RESERVED = {"IF", "ELSE", "REPEAT", "UNTIL", "FOR", "PROCEDURE", "RETURN", "NOT", "AND", "OR", "MOD"}
SOMETIMES_NAMES = {"TIMES", "EACH", "IN"}
VALUES = {"RANDOM": 2, "INPUT": 0, "LENGTH": 1, "CAN_MOVE": 1}
ACTIONS = {"DISPLAY": 1, "INSERT": 3, "APPEND": 2, "REMOVE": 2, "MOVE_FORWARD": 0, "ROTATE_LEFT": 0, "ROTATE_RIGHT": 0}
BUILT_IN = {**VALUES, **ACTIONS}
SIGNS = {"<-": "←", "!=": "≠", "<>": "≠", "<=": "≤", ">=": "≥"}
COMPARISONS = {"=", "≠", "<", ">", "≤", "≥"}
OPERATORS = COMPARISONS | {"+", "-", "*", "/", "MOD", "AND", "OR"}


class Mistake(Exception):
    """A mistake that is found before the program runs."""

    def __init__(self, kind, place):
        super().__init__(kind)
        self.kind, self.place = kind, place


class Token:
    """A word, sign, number or string with its line and column, from 1."""

    def __init__(self, kind, text, place):
        self.kind, self.text, self.place = kind, text, place

    def __eq__(self, other):
        return self.kind in ("sign", "word") and self.text == other


def is_letter(sign):
    return sign != "_" and sign.isidentifier()


def is_digit(sign):
    return sign in "0123456789"


def tokens(source):
    """The tokens of a program; the last one is its end."""
    result = []
    for number, line in enumerate(source.split("\n"), 1):
        at = 0
        while at < len(line):
            sign, place, start = line[at], (number, at + 1), at
            if sign.isspace():
                at += 1
            elif line.startswith("//", at):
                break
            elif sign == '"':
                at = line.find('"', start + 1) + 1
                if at == 0:
                    raise Mistake("unclosed-string", place)
                result.append(Token("string", line[start + 1:at - 1], place))
            elif is_digit(sign):
                while at < len(line) and (is_letter(line[at]) or is_digit(line[at]) or line[at] in "._"):
                    at += 1
                text = line[start:at]
                whole, dot, fraction = text.partition(".")
                if not all(map(is_digit, whole + fraction)) or bool(dot) != bool(fraction) or len(text) > 4300:
                    raise Mistake("malformed-number", place)
                result.append(Token("number", text, place))
            elif is_letter(sign):
                while at < len(line) and ("a" + line[at]).isidentifier():
                    at += 1
                result.append(word(line[start:at], place))
            elif line.startswith("==", at):
                raise Mistake("unknown-sign", place)
            elif line[at:at + 2] in SIGNS:
                at += 2
                result.append(Token("sign", SIGNS[line[start:at]], place))
            elif sign in "←≠≤≥=<>+-*/()[]{},":
                at += 1
                result.append(Token("sign", sign, place))
            else:
                raise Mistake("unknown-sign", place)
    last = source.split("\n")
    return result + [Token("end", "", (len(last), len(last[-1]) + 1))]


def word(text, place):
    if text in RESERVED | SOMETIMES_NAMES | {"true", "false"}:
        return Token("word", text, place)
    if text.upper() in RESERVED or text.lower() in ("true", "false"):
        raise Mistake("wrong-case", place)
    return Token("name", text, place)


class Reader:
    """Reads statements and values into tuples: a kind, a place, and what the kind has."""

    def __init__(self, source):
        self.tokens = tokens(source)
        self.at = 0

    @property
    def next(self):
        return self.tokens[self.at]

    def take(self):
        self.at += 1
        return self.tokens[self.at - 1]

    def expect(self, sign):
        if self.next != sign:
            raise self.missing()
        return self.take()

    def missing(self):
        """Something is missing behind the token before."""
        return Mistake("missing-mark", self.before)

    @property
    def before(self):
        return self.tokens[max(self.at - 1, 0)].place

    def name(self):
        if self.next.kind == "word":
            raise Mistake("taken-name", self.next.place)
        if self.next.kind != "name":
            raise self.missing()
        if self.next.text in BUILT_IN:
            raise Mistake("taken-name", self.next.place)
        return self.take()

    # Statements

    def program(self):
        result = []
        while self.next.kind != "end":
            result.append(self.statement())
        return result

    def block(self):
        opening = self.expect("{")
        result = []
        while self.next != "}":
            if self.next.kind == "end":
                raise Mistake("unclosed-brace", opening.place)
            result.append(self.statement())
        self.take()
        return result

    def condition(self):
        self.expect("(")
        value = self.value()
        if self.next == "←":
            raise Mistake("arrow-or-equals", self.next.place)
        self.expect(")")
        return value

    def statement(self):
        first = self.next
        if first.kind == "word" and self.tokens[self.at + 1] == "←":
            raise Mistake("taken-name", first.place)
        if first == "IF":
            return self.decision()
        if first == "REPEAT":
            self.take()
            if self.next == "UNTIL":
                self.take()
                return ("until", first.place, self.condition(), self.block())
            count = self.value()
            self.expect("TIMES")
            return ("times", first.place, count, self.block())
        if first == "FOR":
            self.take()
            self.expect("EACH")
            item = self.name()
            self.expect("IN")
            return ("each", first.place, (item.text, item.place), self.value(), self.block())
        if first == "PROCEDURE":
            return self.procedure()
        if first == "RETURN":
            return self.end_of_procedure()
        if first.kind == "sign" and first.text in "})]" or first == "ELSE":
            raise Mistake("stray-mark", first.place)
        return self.simple_statement()

    def decision(self):
        place = self.take().place
        condition, block = self.condition(), self.block()
        other = []
        if self.next == "ELSE":
            self.take()
            other = [self.decision()] if self.next == "IF" else self.block()
        return ("if", place, condition, block, other)

    def procedure(self):
        place = self.take().place
        name = self.name()
        self.expect("(")
        parameters = []
        while self.next != ")":
            if parameters:
                self.expect(",")
            parameters.append(self.name())
        self.take()
        body = self.block()
        return ("procedure", place, (name.text, name.place), [(p.text, p.place) for p in parameters], body)

    def end_of_procedure(self):
        place = self.take().place
        if self.next.place[0] > place[0] or self.next == "}" or self.next.kind == "end":
            return ("return", place, None)
        self.expect("(")
        value = None if self.next == ")" else self.value()
        end = self.expect(")").place
        if self.next.place[0] == end[0] and self.next.kind in ("sign", "word") and self.next.text in OPERATORS:
            raise self.missing()
        return ("return", place, value)

    def simple_statement(self):
        start = self.next
        if start.kind not in ("name", "number", "string") and start not in ("(", "[", "-", "NOT", "true", "false"):
            raise Mistake("not-a-statement", start.place)
        if start.kind == "name" and self.tokens[self.at + 1] == "=":
            raise Mistake("arrow-or-equals", start.place)
        value = self.value()
        if self.next == "←":
            self.take()
            if value[0] not in ("variable", "element"):
                raise Mistake("not-a-variable", value[1])
            return ("store", value[1], value, self.value())
        if value[0] == "call":
            return ("do", value[1], value)
        if value[0] == "compare" and value[2] == "=":
            raise Mistake("arrow-or-equals", value[1])
        raise Mistake("not-a-statement", value[1])

    # Values, from the operators that bind least

    def value(self):
        left = self.conjunction()
        while self.next == "OR":
            self.take()
            left = ("or", left[1], left, self.conjunction())
        return left

    def conjunction(self):
        left = self.negation()
        while self.next == "AND":
            self.take()
            left = ("and", left[1], left, self.negation())
        return left

    def negation(self):
        if self.next == "NOT":
            place = self.take().place
            return ("not", place, self.negation())
        return self.comparison()

    def comparison(self):
        left = self.row(self.product, "+-")
        if self.next.text in COMPARISONS and self.next.kind == "sign":
            sign = self.take().text
            left = ("compare", left[1], sign, left, self.row(self.product, "+-"))
            if self.next.text in COMPARISONS and self.next.kind == "sign":
                raise Mistake("unclear-order", self.next.place)
        return left

    def product(self):
        return self.row(self.opposite, "*/", "MOD")

    def row(self, operand, *signs):
        left = operand()
        while any(self.next == sign for sign in [*signs[0], *signs[1:]]):
            sign = self.take().text
            left = ("operation", left[1], sign, left, operand())
        return left

    def opposite(self):
        if self.next == "-":
            place = self.take().place
            return ("opposite", place, self.opposite())
        return self.element()

    def element(self):
        value = self.smallest()
        while self.next == "[" and value[0] in ("variable", "element", "call"):
            self.take()
            index = self.value()
            self.expect("]")
            value = ("element", value[1], value, index)
        return value

    def smallest(self):
        first = self.next
        if first == "NOT":
            raise Mistake("unclear-order", first.place)
        if first.kind in ("number", "string"):
            return (first.kind, self.take().place, first.text)
        if first == "true" or first == "false":
            return ("boolean", self.take().place, first.text == "true")
        if first == "(":
            self.take()
            value = self.value()
            self.expect(")")
            return ("parentheses", first.place, value)
        if first == "[":
            self.take()
            return ("list", first.place, self.values("]"))
        if first.kind == "name":
            self.take()
            if self.next == "(":
                self.take()
                return ("call", first.place, first.text, self.values(")"))
            return ("variable", first.place, first.text)
        raise Mistake("missing-value", self.before)

    def values(self, end):
        result = []
        while self.next != end:
            if result:
                self.expect(",")
            result.append(self.value())
        self.take()
        return result
