"""Writes random programs in pseudocode for the tests: `generate.py SEED COUNT` prints jobs for `translate.py` in JSON.

All loops and calls end. Most values are of the kinds that belong there; some are not, and some programs have a mistake
in their text. Draws of `RANDOM` show only where all draws look alike, since nobody else knows them.
"""

import json
import random
import sys

NAMES = {
    "number": ["a", "b", "count", "Count", "\u00e9t\u00e9"], "string": ["word", "s2"],
    "boolean": ["done", "is_big"], "list": ["list", "scores", "grid"],
}
TEXTS = ["", "a", "cat", "Cat", "x y", "12", "//", "\u00e9", "'", "\\n", "e\u0301", "🙂"]
NUMBERS = ["0", "1", "2", "3", "7", "10", "17", "0.5", "2.5", "3.0", "0.1", "100", "00012", "1000000007",
           "9007199254740993", "123456789012345678901234567890", "0.000001", "1234567.125"]
LINES = ["5", "-3", " 12 ", "2.50", "Ada", "", "9", "3 4", "1e5", "true", "007", "- 1", ".5", "5.", "+5", "0", "-0"]
GRIDS = [[">..", ".#.", "..."], ["####", "#^.#", "#..#", "####"], ["v"], [".#.", "#<.", "..."]]


class Writer:
    """Writes one program."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.depth = 0
        self.loops = 0
        self.procedures = []
        self.inside = None
        self.robot = self.random.random() < 0.15

    def pick(self, choices):
        return self.random.choice(choices)

    def chance(self, part):
        return self.random.random() < part

    # Values

    def value(self, kind, room=3):
        if self.chance(0.002):
            kind = self.pick(["number", "string", "boolean", "list"])
        return getattr(self, kind)(room)

    def variable(self, kind):
        if self.inside and self.inside[kind] and self.chance(0.7):
            return self.pick(self.inside[kind])
        return self.pick(NAMES[kind] if self.chance(0.999) else ["nothing"])

    def call(self, kind, room):
        fitting = [p for p in self.procedures if p["kind"] == kind]
        if not fitting or room <= 0:
            return None
        procedure = self.pick(fitting)
        return "%s(%s)" % (procedure["name"], ", ".join(self.value(k, room - 1) for k in procedure["parameters"]))

    def number(self, room):
        if room <= 0:
            return self.pick([self.pick(NUMBERS[:8]), self.variable("number")])
        choice = self.random.randrange(14)
        one, other = (lambda: self.operand(self.value("number", room - 1))), self.value("number", room - 1)
        if choice < 5:
            return "%s %s %s" % (one(), self.pick(["+", "-", "*", "+", "-", "/"]), self.operand(other))
        if choice == 5:
            return "%s / %s" % (one(), self.pick(["2", "3", "4", "0.5", "7", "(1 + 1)", "0.25", self.rare("0", "8")]))
        if choice == 6:
            return "%s MOD %s" % (
                self.pick(["17", "LENGTH(list)", "10", self.rare(one(), "29"), "(3 * 3)"]), self.pick(["2", "3", "5"]))
        if choice == 7:
            return "-" + self.operand(other)
        if choice == 8:
            return "LENGTH(%s)" % self.value("list", room - 1)
        if choice == 9:
            return self.element(one)
        if choice == 10:
            return "RANDOM(%s)" % self.pick(
                ["3, 3", "1 - 1, 0", "LENGTH(list), LENGTH(list)", self.rare("2, 1", "-1, -1"),
                 self.rare("1.5, 1.5", "1.0, 1")])
        if choice == 11:
            return self.call("number", room) or self.pick(NUMBERS)
        return self.pick([self.pick(NUMBERS), self.variable("number")])

    def element(self, index):
        """An element that is there, in most cases: `pick` is a procedure of every program."""
        name = self.variable("list")
        if self.chance(0.1):
            return "%s[%s]" % (name, self.pick(["1", "1", "2", "LENGTH(list)", index()]))
        return "pick(%s, %s)" % (name, self.pick(["1", "2", "LENGTH(list)"]))

    def rare(self, text, other):
        return text if self.chance(0.1) else other

    def operand(self, text):
        return "(%s)" % text if self.chance(0.5) or text.startswith("-") and self.chance(0.5) else text

    def string(self, room):
        choice = self.random.randrange(6 if room > 0 else 2)
        if choice == 0:
            return self.variable("string")
        if choice == 2:
            return "%s + %s" % (self.value("string", room - 1), self.operand(self.value("string", room - 1)))
        if choice == 3:
            return self.call("string", room) or '"%s"' % self.pick(TEXTS)
        return '"%s"' % self.pick(TEXTS)

    def boolean(self, room):
        if room <= 0:
            return self.pick(["true", "false", self.variable("boolean")])
        choice = self.random.randrange(10)
        if choice < 3:
            kind = self.pick(["number", "number", "number", "string"])
            return "%s %s %s" % (
                self.operand(self.value(kind, room - 1)), self.pick(["=", "≠", "<", ">", "≤", "≥"]),
                self.operand(self.value(kind, room - 1)))
        if choice == 3:
            kinds = ["number", "string", "boolean", "list"]
            return "(%s) %s (%s)" % (
                self.value(self.pick(kinds), room - 1), self.pick("=≠"), self.value(self.pick(kinds), room - 1))
        if choice < 6:
            return "%s %s %s" % (self.boolean(room - 1), self.pick(["AND", "OR"]), self.boolean(room - 1))
        if choice == 6:
            return "NOT %s" % self.boolean(room - 1)
        if choice == 7:
            return "(%s)" % self.boolean(room - 1)
        if choice == 8:
            low = self.random.randrange(5)
            high = low + self.random.randrange(4)
            return "RANDOM(%d, %d) %s" % (low, high, self.pick(["≥ 0", "< 9", "< 0", "= 12"]))
        if self.robot:
            return "CAN_MOVE(%s)" % self.pick(["left", "right", "forward", "backward"])
        return self.variable("boolean")

    def list(self, room):
        choice = self.random.randrange(4)
        if choice < 2 or room <= 0:
            return self.variable("list")
        if choice == 2:
            return self.call("list", room) or self.variable("list")
        return "[%s]" % ", ".join(self.value("number", room - 1) for _ in range(self.random.randrange(5)))

    # Statements

    def block(self, count=None):
        self.depth += 1
        lines = [self.statement() for _ in range(count or self.random.randrange(4))]
        self.depth -= 1
        return "{\n%s}" % "".join(line + "\n" for line in lines)

    def statement(self):
        choice = self.random.randrange(20)
        kind = self.pick(["number", "number", "string", "boolean", "list"])
        if choice < 5:
            return "%s ← %s" % (self.variable(kind), self.value(kind))
        if choice < 8:
            return "DISPLAY(%s)" % self.value(kind)
        if choice < 12:
            return self.change()
        if choice == 12 and not self.inside:
            name = self.pick(["line", "line2"])
            return "%s ← INPUT()\nDISPLAY(%s)" % (name, name)
        if choice == 13 and self.procedures:
            procedure = self.pick(self.procedures)
            return "%s(%s)" % (procedure["name"], ", ".join(self.value(k, 2) for k in procedure["parameters"]))
        if choice == 14 and self.robot:
            return self.pick(["MOVE_FORWARD()", "IF (CAN_MOVE(forward)) { MOVE_FORWARD() }", "ROTATE_LEFT()",
                              "ROTATE_RIGHT()"])
        if choice == 15 and self.inside:
            return self.pick(["RETURN(%s)" % self.value(self.inside["kind"]), "IF (%s) { RETURN(%s) }" % (
                self.value("boolean"), self.value(self.inside["kind"]))])
        if self.depth > 2 or choice == 16:
            return "DISPLAY(%s)" % self.variable(kind)
        return self.nested()

    def change(self):
        name = self.variable("list")
        where = self.pick(["1", "1", "LENGTH(%s)" % name, self.rare(self.value("number", 1), "LENGTH(%s)" % name)])
        value = self.pick([self.value("number"), self.value("number"), self.value("list", 1)])
        return self.pick([
            "APPEND(%s, %s)" % (name, value), "APPEND(%s, %s)" % (name, value),
            "IF (LENGTH(%s) > 0) { INSERT(%s, %s, %s) }" % (name, name, where, value),
            "IF (LENGTH(%s) > 0) { %s[%s] ← %s }" % (name, name, where, value),
            "IF (LENGTH(%s) > 1) { REMOVE(%s, %s) }" % (name, name, where)])

    def nested(self):
        choice = self.random.randrange(6)
        if choice < 2:
            text = "IF (%s) %s" % (self.value("boolean"), self.block())
            while self.chance(0.3):
                text += " ELSE IF (%s) %s" % (self.value("boolean"), self.block())
            return text + (" ELSE %s" % self.block() if self.chance(0.6) else "")
        if choice == 2:
            times = self.pick([
                "2", "3", "0", "LENGTH(list) MOD 4", "17 MOD 5", "1 + 1", "6 / 2", self.rare("0.5", "1"),
                self.rare("-1", "4")])
            return "REPEAT %s TIMES %s" % (times, self.block())
        if choice == 3:
            self.loops += 1
            name = "i%d" % self.loops
            block = self.block()
            return "%s ← 0\nREPEAT UNTIL (%s ≥ %d OR %s) {\n%s ← %s + 1\n%s" % (
                name, name, self.random.randrange(4), self.value("boolean", 1), name, name, block[2:])
        name = self.pick(["item", self.variable("number")])
        return "FOR EACH %s IN %s %s" % (name, self.value("list", 2), self.block())

    def procedure(self, number):
        parameters = [self.pick(["number", "number", "string", "boolean", "list"])
                      for _ in range(self.random.randrange(4))]
        names = ["p%d" % n for n in range(len(parameters))]
        if names and self.chance(0.2):
            names[0] = NAMES[parameters[0]][0]
        kind = self.pick(["number", "number", "string", "boolean", "list"])
        self.inside = {k: [n for n, p in zip(names, parameters) if p == k] for k in NAMES}
        self.inside["kind"] = kind
        name = "task%d" % number
        end = "RETURN(%s)\n" % self.value(kind) if self.chance(0.95) else self.pick(["", "RETURN()\n", "RETURN\n"])
        text = "PROCEDURE %s(%s) %s%s}" % (name, ", ".join(names), self.block()[:-1], end)
        self.inside = None
        self.procedures.append({"name": name, "parameters": parameters, "kind": kind})
        return text

    def recursion(self):
        return ("PROCEDURE sum_to(n)\n{\nIF (n ≤ 0) { RETURN(%s) }\nRETURN(n %s sum_to(n - 1))\n}\nDISPLAY(sum_to(%d))"
                % (self.pick(["0", "1", "0.5"]), self.pick("+*-"), self.random.randrange(12)))

    def program(self):
        parts = ["PROCEDURE pick(aList, i)\n{\nIF (i > LENGTH(aList) OR i < 1) { RETURN(-i) }\nRETURN(aList[i])\n}"]
        parts += [self.procedure(number) for number in range(self.random.randrange(3))]
        if self.chance(0.2):
            parts.append(self.recursion())
        first = [
            "%s ← %s" % (name, {"number": self.pick(NUMBERS), "string": '"%s"' % self.pick(TEXTS),
                                "boolean": self.pick(["true", "false"]),
                                "list": self.pick(["[1, 2, 3]", "[]", "[5]", "[2.5, 4, 4]"])}[kind])
            for kind, names in NAMES.items() for name in names if self.chance(0.997)]
        rest = [self.statement() for _ in range(3 + self.random.randrange(8))]
        parts = first + parts + rest if self.chance(0.5) else parts + first + rest
        source = "\n".join(parts) + "\n"
        if self.chance(0.1):
            source = self.spoiled(source)
        job = {"source": self.styled(source), "input": [self.pick(LINES) for _ in range(self.random.randrange(2, 12))]}
        if self.robot and self.chance(0.9):
            job["grid"] = self.pick(GRIDS)
        return job

    # The text

    def spoiled(self, source):
        """The program without one of its words or signs, or with one too many."""
        words = source.split(" ")
        at = self.random.randrange(len(words))
        if self.chance(0.6):
            del words[at]
        else:
            words.insert(at, self.pick([*'←={}()5"%,', "IF", "if", "x", "NOT", "ELSE"]))
        return " ".join(words)

    def styled(self, source):
        """The same program with other signs, spaces and comments."""
        if self.chance(0.4):
            for sign, other in (("←", "<-"), ("≠", self.pick(["!=", "<>"])), ("≤", "<="), ("≥", ">=")):
                source = source.replace(sign, other)
        if self.chance(0.2):
            source = source.replace("\n", " // a comment: \"{(\n")
        if self.chance(0.2):
            source = source.replace("\n", "\n\n  ")
        if self.chance(0.2):
            source = source.replace(") {", ")\n{").replace("} ELSE", "}\nELSE")
        return source


if __name__ == "__main__":
    first, count = int(sys.argv[1]), int(sys.argv[2])
    print(json.dumps([Writer("%d" % (first + number)).program() for number in range(count)]))
