"""Runs a program of Python on one check: `{program, check, seed}` on standard input, what came of it on standard output.

There is no class in this file, so that every class of the module `__main__` is one of the program.
"""
import builtins
import io
import json
import math
import random
import re
import sys
import traceback

from texts import visible


def main():
    task = json.load(sys.stdin)
    check, screen = task["check"], io.StringIO()
    real = sys.stdout
    sys.stdin = io.StringIO("".join(line + "\n" for line in check.get("input") or []))
    sys.stdout, sys.stderr = screen, io.StringIO()
    seeded, seed = [], random.seed
    random.seed = lambda *arguments, **named: (seeded.append(True), seed(*arguments, **named))[1]
    seed(task["seed"])
    before = random.getstate()
    names = {"__name__": "__main__", "__builtins__": builtins}
    error = attempt(lambda: exec(compile(task["program"], "program.py", "exec"), names))
    if check.get("call") is None:
        passes, seen = plain(check, screen, error)
    else:
        passes, seen = called(check, screen, names, error)
    json.dump({"passes": passes, "seen": seen, "draws": not seeded and random.getstate() != before}, real)


def attempt(action):
    """The error in which an action ends; None where it comes to its end."""
    try:
        action()
    except BaseException as error:
        return error


def summary(error):
    return traceback.format_exception_only(error)[-1].strip()


def plain(check, screen, error):
    """Whether a check without a call passes, and what is seen."""
    if isinstance(error, SystemExit):
        error = None
    seen = [visible(screen.getvalue()), error and summary(error)]
    if error:
        return False, seen
    if check.get("satisfies") is not None:
        return holds(check["satisfies"], dict(conditions(seen[0]))), seen
    return check.get("result") is not None and visible(check["result"]) == seen[0], seen


def called(check, screen, names, error):
    """Whether a check with a call passes, and what is seen."""
    if error:
        return False, ["not called", summary(error)]
    error = attempt(lambda: exec("\n".join(check.get("setup") or []), names))
    if error:
        return False, ["not prepared", summary(error)]
    screen.seek(0)
    screen.truncate()
    value = []
    error = attempt(lambda: value.append(value_of(check["call"], names)))
    output = visible(screen.getvalue())
    shows_output = check.get("result") is not None or check.get("satisfies") is not None or value == [None]
    shown = re.sub(r" at 0x[0-9a-f]+", "", repr(value[0])) if value else summary(error)
    seen = [bool(value), shown, output if shows_output else ""]
    author = dict(names)
    author.update((name, getattr(builtins, name)) for name in names if hasattr(builtins, name) and name[:2] != "__")
    prints = check.get("result") is None or visible(check["result"]) == output
    if check.get("raises") is not None:
        return bool(error) and prints and is_raised(error, check["raises"], author), seen
    if error:
        return False, seen
    if check.get("satisfies") is not None:
        return holds(check["satisfies"], dict(author, returned=value[0], **conditions(output))), seen
    if check.get("returns") is not None:
        return prints and is_same(value[0], eval(check["returns"], author)), seen
    return check.get("result") is not None and prints, seen


def value_of(call, names):
    try:
        code = compile(call, "call", "eval")
    except SyntaxError:
        exec(compile(call, "call", "exec"), names)
        return None
    return eval(code, names)


def conditions(output):
    """The names of a condition."""
    return {"output": output, "lines": output.split("\n") if output else [], "re": re}


def holds(condition, names):
    """Whether a condition is true."""
    truth = []
    attempt(lambda: truth.append(bool(eval(condition, names))))
    return truth == [True]


def is_raised(error, wanted, names):
    """Whether an error is the one that a check names."""
    name, colon, message = wanted.partition(":")
    found = []
    attempt(lambda: found.append(eval(name.strip(), names)))
    if not found or not isinstance(found[0], type) or not isinstance(error, found[0]):
        return False
    return not colon or str(error) == message.strip()


def is_own(value):
    """Whether a value is of a class of the program."""
    return type(value).__module__ == "__main__"


def is_same(value, wanted):
    """Whether a value is the wanted one, as a teacher compares."""
    if is_own(wanted):
        return bool(wanted == value)
    if is_own(value):
        return False
    if isinstance(value, bool) or isinstance(wanted, bool):
        return value is wanted
    numbers = (int, float)
    if isinstance(value, numbers) and isinstance(wanted, numbers) and float in (type(value), type(wanted)):
        if value == wanted or math.isnan(value) and math.isnan(wanted):
            return True
        if not math.isfinite(value) or not math.isfinite(wanted):
            return False
        return abs(value - wanted) <= max(1e-9 * max(abs(value), abs(wanted)), 1e-12)
    if type(value) is type(wanted) and isinstance(value, (list, tuple)):
        return len(value) == len(wanted) and all(map(is_same, value, wanted))
    if isinstance(value, dict) and isinstance(wanted, dict):
        return len(value) == len(wanted) and all(
            key in value and is_same(key_in(value, key), key) and is_same(value[key], wanted[key]) for key in wanted)
    if isinstance(value, (set, frozenset)) and isinstance(wanted, (set, frozenset)):
        return len(value) == len(wanted) and all(key in value and is_same(key_in(value, key), key) for key in wanted)
    return bool(wanted == value)


def key_in(container, wanted):
    """The key of a container that is equal to a wanted one, such as True for 1."""
    return next(key for key in container if key == wanted)


if __name__ == "__main__":
    main()
