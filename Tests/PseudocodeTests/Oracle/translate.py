"""Translates pseudocode to Python 3 and runs it, for the tests: jobs in JSON come in, outcomes in JSON go out.

    [{"source": "DISPLAY(INPUT())", "input": ["5"]}]
    [{"output": "5 ", "kind": null, "line": null, "column": null, "robot": null}]
"""

import json
import random
import sys

import meaning
from meaning import Trouble
from reading import ACTIONS, BUILT_IN, Mistake, Reader

MOST_STEPS = 2_000_000


class Stopped(BaseException):
    """The program takes more steps, or calls inside one another, than it may."""


class Translator:
    """Writes the Python of a program, line by line, after it has looked for mistakes in the statements."""

    def __init__(self, program):
        self.lines = []
        self.procedures = {}
        self.own = None
        definitions = [part for part in program if part[0] == "procedure"]
        for _, _, (name, place), parameters, body in definitions:
            if name in self.procedures:
                raise Mistake("taken-name", place)
            self.procedures[name] = (len(parameters), "p%d" % len(self.procedures))
        self.block([part for part in program], 0)
        rest = self.lines
        self.lines = []
        for definition in definitions:
            self.procedure(definition)
        self.lines += rest

    def write(self, level, text):
        self.lines.append("    " * level + text)

    def procedure(self, definition):
        _, _, (name, _), parameters, body = definition
        names = [text for text, _ in parameters]
        self.own = set(names) | stored(body)
        self.write(0, "def %s(%s):" % (self.procedures[name][1], ", ".join("a%d" % n for n in range(len(names)))))
        self.write(1, "enter()")
        self.write(1, "own = {%s}" % ", ".join("%r: a%d" % (name, n) for n, name in enumerate(names)))
        self.block(body, 1)
        self.write(1, "return leave(None)")
        self.own = None

    def block(self, statements, level):
        for part in statements:
            self.statement(part, level)
        self.write(level, "pass")

    def statement(self, part, level):
        what, place = part[:2]
        if what == "procedure":
            return self.check_definition(part, level)
        self.write(level, "step()")
        if what == "store":
            self.store(part[2], self.copy(part[3]), level)
        elif what == "do":
            self.call(part[2], level)
        elif what == "if":
            self.write(level, "if %s:" % self.condition(part[2]))
            self.block(part[3], level + 1)
            self.write(level, "else:")
            self.block(part[4], level + 1)
        elif what == "until":
            self.write(level, "while not %s:" % self.condition(part[2]))
            self.write(level + 1, "step()")
            self.block(part[3], level + 1)
        elif what == "times":
            self.write(level, "for _ in range(count(%r, %s)):" % (place_of(part[2]), self.value(part[2])))
            self.write(level + 1, "step()")
            self.block(part[3], level + 1)
        elif what == "each":
            name, name_place = part[2]
            self.check_name(name, name_place)
            self.write(level, "for item in elements(%r, %s):" % (place_of(part[3]), self.value(part[3])))
            self.write(level + 1, "step()")
            self.write(level + 1, "%s[%r] = item" % (self.scope(name), name))
            self.block(part[4], level + 1)
        elif what == "return":
            if self.own is None:
                raise Mistake("misplaced-return", place)
            self.write(level, "return leave(%s)" % (self.value(part[2]) if part[2] else "None"))

    def check_definition(self, part, level):
        if level > 0 or self.own is not None:
            raise Mistake("misplaced-procedure", part[1])
        for number, (name, place) in enumerate(part[3]):
            self.check_name(name, place)
            if name in [other for other, _ in part[3][:number]]:
                raise Mistake("taken-name", place)
        kept, self.lines = self.lines, []
        self.procedure(part)
        self.lines = kept

    def check_name(self, name, place):
        if name in self.procedures or name in BUILT_IN:
            raise Mistake("taken-name", place)

    def scope(self, name):
        return "own" if self.own is not None and name in self.own else "everywhere"

    def path(self, target):
        """The variable, and the Python of the indices, of what is changed."""
        indices = []
        while target[0] == "element":
            indices.insert(0, self.value(target[3]))
            target = target[2]
        if target[0] != "variable":
            raise Mistake("not-a-variable", target[1])
        if target[2] in self.procedures:
            raise Mistake("taken-name" if not indices else "no-value", target[1])
        return target, "[%s]" % ", ".join(indices)

    def store(self, target, value, level):
        if target[0] == "variable":
            self.check_name(target[2], target[1])
            self.write(level, "%s[%r] = %s" % (self.scope(target[2]), target[2], value))
        else:
            variable, path = self.path(target)
            self.write(level, "value = %s" % value)
            self.change(variable, "%s[:-1]" % path, "put(%r, %s[-1], value)" % (target[1], path), target[1], level)

    def change(self, variable, path, change, place, level):
        _, where, name = variable
        scope = self.scope(name)
        self.write(level, "old = get(%r, %s, %r)" % (where, scope, name))
        self.write(level, "%s[%r] = changed(%r, old, %s, %s)" % (scope, name, place, path, change))

    def call(self, call, level):
        _, place, name, values = call
        self.check_call(call)
        if name in ("INSERT", "APPEND", "REMOVE"):
            if values[0][0] not in ("variable", "element"):
                raise Mistake("not-a-variable", values[0][1])
            variable, path = self.path(values[0])
            rest = ", ".join(self.copy(value) for value in values[1:])
            self.write(level, "path = %s" % path)
            self.write(level, "follow(%r, get(%r, %s, %r), path)" % (
                values[0][1], variable[1], self.scope(variable[2]), variable[2]))
            self.write(level, "rest = (%s,)" % rest)
            self.change(variable, "path", "%s(%r, *rest)" % (name.lower(), place), place, level)
        elif name in ACTIONS:
            self.write(level, "%s(%s)" % (name.lower(), ", ".join([repr(place)] + [self.value(v) for v in values])))
        elif name in self.procedures:
            self.write(level, self.call_of_procedure(call))
        else:
            self.write(level, self.value(call))

    def check_call(self, call):
        _, place, name, values = call
        expected = BUILT_IN.get(name, self.procedures.get(name, [None])[0] if name not in BUILT_IN else None)
        if expected is None:
            raise Mistake("unknown-procedure", place)
        if len(values) != expected:
            raise Mistake("wrong-argument-count", place)

    def call_of_procedure(self, call):
        return "%s(%s)" % (self.procedures[call[2]][1], ", ".join(map(self.copy, call[3])))

    def condition(self, value):
        return "condition(%r, %s)" % (place_of(value), self.value(value))

    def copy(self, value):
        """The Python of a value that is stored; what is not in a variable yet needs no copy."""
        while value[0] == "parentheses":
            value = value[2]
        if value[0] not in ("variable", "element"):
            return self.value(value)
        return "within(%r, %s)" % (value[1], self.value(value))

    def value(self, value):
        what, place = value[:2]
        if what == "parentheses":
            return self.value(value[2])
        if what == "number":
            return "literal(%r, %r)" % (place, value[2])
        if what in ("string", "boolean"):
            return repr(value[2])
        if what == "list":
            return "(%s)" % "".join(self.copy(part) + "," for part in value[2]) if value[2] else "()"
        if what == "variable":
            if value[2] in self.procedures or value[2] in BUILT_IN:
                raise Mistake("no-value", place)
            return "get(%r, %s, %r)" % (place, self.scope(value[2]), value[2])
        if what == "element":
            return "item_at(%r, %s, %s)" % (place, self.value(value[2]), self.value(value[3]))
        if what in ("and", "or"):
            return "(%s %s %s)" % (self.condition(value[2]), what, self.condition(value[3]))
        if what == "not":
            return "(not %s)" % self.condition(value[2])
        if what == "opposite":
            return "opposite(%r, %s)" % (place, self.value(value[2]))
        if what in ("operation", "compare"):
            return "%s(%r, %r, %s, %s)" % (what, place, value[2], self.value(value[3]), self.value(value[4]))
        return self.value_of_call(value)

    def value_of_call(self, call):
        _, place, name, values = call
        self.check_call(call)
        if name in ACTIONS:
            raise Mistake("no-value", place)
        if name == "CAN_MOVE":
            words = ("left", "right", "forward", "backward")
            if values[0][0] != "variable" or values[0][2] not in words:
                raise Mistake("unknown-direction", values[0][1])
            return "can_move(%r, %r)" % (place, values[0][2])
        if name in self.procedures:
            return "result(%r, %s)" % (place, self.call_of_procedure(call))
        return "%s(%s)" % (name.lower(), ", ".join([repr(place)] + [self.value(v) for v in values]))


def place_of(value):
    """The place of a value without the parentheses around it."""
    return place_of(value[2]) if value[0] == "parentheses" else value[1]


def stored(statements):
    """The names to which statements store by an arrow or FOR EACH."""
    names = set()
    for part in statements:
        if part[0] == "store" and part[2][0] == "variable":
            names.add(part[2][2])
        if part[0] == "each":
            names.add(part[2][0])
        for inside in part[2:]:
            if isinstance(inside, list) and inside and isinstance(inside[0], tuple) and part[0] != "do":
                names |= stored(inside)
    return names


def world(job, output):
    """The names that a translated program uses."""
    lines = iter(job.get("input") or [])
    robot = meaning.Robot(job["grid"]) if job.get("grid") else None
    draws = random.Random(0)
    counts = {"steps": 0, "depth": 0}

    def step():
        counts["steps"] += 1
        if counts["steps"] > MOST_STEPS:
            raise Stopped("steps")

    def enter():
        counts["depth"] += 1
        if counts["depth"] > 1000:
            raise Stopped("depth")

    def leave(value):
        counts["depth"] -= 1
        return value

    def get(place, scope, name):
        if name not in scope:
            raise Trouble("no-value-yet", place)
        return scope[name]

    def within(place, value):
        if meaning.depth(value) > 100:
            raise Trouble("lists-too-deep", place)
        return value

    def result(place, value):
        if value is None:
            raise Trouble("no-result", place)
        return value

    def read(place):
        line = next(lines, None)
        if line is None:
            raise Trouble("no-more-input", place)
        return meaning.typed(place, line)

    def draw(place, low, high):
        if not meaning.is_whole(low) or not meaning.is_whole(high) or low > high:
            raise Trouble("wrong-random", place)
        return draws.randint(low, high)

    def follow(place, value, path):
        for index in path:
            value = value[meaning.element(place, value, index)]
        return value

    def put(place, index, value):
        def change(items):
            at = meaning.element(place, items, index)
            return items[:at] + (value,) + items[at + 1:]
        return change

    def insert(place, index, value):
        def change(items):
            at = meaning.element(place, items, index)
            return items[:at] + (value,) + items[at:]
        return change

    def remove(place, index):
        def change(items):
            at = meaning.element(place, items, index)
            return items[:at] + items[at + 1:]
        return change

    def there(place):
        if robot is None:
            raise Trouble("no-robot", place)
        return robot

    return robot, {
        **{name: getattr(meaning, name) for name in (
            "operation", "opposite", "compare", "condition", "count", "elements", "changed", "literal")},
        "follow": follow, "step": step, "enter": enter, "leave": leave, "get": get, "within": within,
        "result": result, "put": put,
        "input": read, "random": draw, "insert": insert, "remove": remove, "everywhere": {},
        "append": lambda place, value: lambda items: items + (value,),
        "length": lambda place, value: len(meaning.elements(place, value)),
        "item_at": lambda place, items, index: items[meaning.element(place, items, index)],
        "display": lambda place, value: output.append(meaning.shown(place, value) + " "),
        "move_forward": lambda place: there(place).move(place),
        "rotate_left": lambda place: there(place).turn(3),
        "rotate_right": lambda place: there(place).turn(1),
        "can_move": lambda place, direction: there(place).can_move(direction),
    }


def run(job):
    """The outcome of a program: its output, and the mistake with which it ends, if it does."""
    output = []
    mistake, robot, is_static = (None, (None, None)), None, False
    try:
        program = "\n".join(Translator(Reader(job["source"]).program()).lines)
        robot, names = world(job, output)
        exec(compile(program, "translation", "exec"), names)
    except Mistake as error:
        mistake, is_static = (error.kind, error.place), True
    except Trouble as error:
        mistake = (error.kind, error.place)
    except (Stopped, RecursionError) as error:
        mistake = (str(error) if isinstance(error, Stopped) else "depth", (None, None))
    return {
        "output": "".join(output), "kind": mistake[0], "line": mistake[1][0], "column": mistake[1][1],
        "isStatic": is_static, "robot": [robot.row, robot.column, robot.quarter] if robot else None,
    }


if __name__ == "__main__":
    sys.setrecursionlimit(20_000)
    sys.set_int_max_str_digits(0)
    print(json.dumps([run(job) for job in json.load(sys.stdin)]))
