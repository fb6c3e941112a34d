"""The values of pseudocode and what is done with them, as the page says; translated programs call these.

A list is a tuple here: since nothing can change a tuple, no two variables share one, as the page asks.
"""

import re
from decimal import Decimal

MOST_DIGITS = 4300


class Trouble(Exception):
    """A mistake that shows while the program runs."""

    def __init__(self, kind, place):
        super().__init__(kind)
        self.kind, self.place = kind, place


def kind(value):
    for type_, name in ((bool, "boolean"), (int, "number"), (float, "number"), (str, "string"), (tuple, "list")):
        if isinstance(value, type_):
            return name
    raise AssertionError(value)


def number(value, place):
    """A result as the page has it: without a fraction it is a whole number."""
    if isinstance(value, float):
        if value in (float("inf"), float("-inf")):
            raise Trouble("number-too-large", place)
        if value == int(value):
            return int(value)
    return value


def operation(place, sign, left, right):
    if sign == "MOD":
        if not (is_whole(left) and is_whole(right) and left >= 0 and right > 0):
            raise Trouble("wrong-modulo", place)
        return left % right
    if sign == "+" and kind(left) == kind(right) == "string":
        return left + right
    if kind(left) != "number" or kind(right) != "number":
        raise Trouble("wrong-operands", place)
    if sign == "/" and right == 0:
        raise Trouble("division-by-zero", place)
    try:
        if isinstance(left, float) or isinstance(right, float):
            left, right = float(left), float(right)
        if sign == "/":
            if isinstance(left, int) and left % right == 0:
                return left // right
            return number(left / right, place)
        return number({"+": left.__add__, "-": left.__sub__, "*": left.__mul__}[sign](right), place)
    except OverflowError:
        raise Trouble("number-too-large", place) from None


def opposite(place, value):
    if kind(value) != "number":
        raise Trouble("wrong-operands", place)
    return -value


def same(left, right):
    if kind(left) != kind(right):
        return False
    if kind(left) == "list":
        return len(left) == len(right) and all(map(same, left, right))
    return left == right


def compare(place, sign, left, right):
    if sign in "=≠":
        return same(left, right) == (sign == "=")
    if kind(left) != kind(right) or kind(left) not in ("number", "string"):
        raise Trouble("wrong-operands", place)
    return {"<": left < right, ">": left > right, "≤": left <= right, "≥": left >= right}[sign]


def condition(place, value):
    if kind(value) != "boolean":
        raise Trouble("not-a-condition", place)
    return value


def count(place, value):
    if not is_whole(value) or value < 0:
        raise Trouble("wrong-count", place)
    return value


def is_whole(value):
    return isinstance(value, int) and not isinstance(value, bool)


def elements(place, value):
    if kind(value) != "list":
        raise Trouble("not-a-list", place)
    return value


def element(place, value, index):
    """The list, and the index in Python's count, after both were looked at."""
    if not is_whole(index) or not 1 <= index <= len(elements(place, value)):
        elements(place, value)
        raise Trouble("no-such-element", place)
    return index - 1


def changed(place, value, path, change):
    """A list in which the list at the end of a path of indices is changed."""
    if not path:
        return change(elements(place, value))
    index = element(place, value, path[0])
    return value[:index] + (changed(place, value[index], path[1:], change),) + value[index + 1:]


def depth(value):
    return 1 + max(map(depth, value), default=0) if kind(value) == "list" else 0


def shown(place, value):
    if depth(value) > 100:
        raise Trouble("lists-too-deep", place)
    if kind(value) == "boolean":
        return "true" if value else "false"
    if kind(value) == "list":
        return "[" + ", ".join(shown(place, part) for part in value) + "]"
    if isinstance(value, int) and abs(value) >= 10 ** MOST_DIGITS:
        raise Trouble("number-too-large", place)
    return format(Decimal(repr(value)), "f") if isinstance(value, float) else str(value)


def literal(place, text):
    return number(float(text), place) if "." in text else int(text)


def typed(place, line):
    if re.fullmatch(r" *-?[0-9]+(\.[0-9]+)? *", line):
        text = line.strip(" ")
        value = literal(place, text.lstrip("-"))
        return -value if text.startswith("-") else value
    return line


class Robot:
    """The robot of the sheet on a grid, `#` being what it cannot enter and `^ > v <` the robot itself."""

    def __init__(self, lines):
        self.lines = lines
        for row, line in enumerate(lines):
            for column, sign in enumerate(line):
                if sign in "^>v<":
                    self.row, self.column, self.quarter = row, column, "^>v<".index(sign)

    def ahead(self, quarters):
        down, right = ((-1, 0), (0, 1), (1, 0), (0, -1))[(self.quarter + quarters) % 4]
        return self.row + down, self.column + right

    def is_open(self, quarters):
        row, column = self.ahead(quarters)
        return 0 <= row < len(self.lines) and 0 <= column < len(self.lines[row]) and self.lines[row][column] != "#"

    def can_move(self, direction):
        return self.is_open(("forward", "right", "backward", "left").index(direction))

    def move(self, place):
        if not self.is_open(0):
            raise Trouble("robot-blocked", place)
        self.row, self.column = self.ahead(0)

    def turn(self, quarters):
        self.quarter = (self.quarter + quarters) % 4
