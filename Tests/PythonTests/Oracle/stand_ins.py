"""What the files of our library take from our interpreter, done with what CPython has.

Most of it is CPython's own module of the same name. The rest, `_hornbook` and a few functions, is here.
"""
import _collections
import _operator
import _random
import copy
import hashlib
import itertools
import operator
import random
import re
import struct
import sys
import time
import traceback
import types

# Lines of a traceback about files that are not the program: what they say differs by interpreter.
FRAMES = re.compile(r'  File "(?!main\.py").*\n(?:    .*\n)*')
# Built-in names that are written in private files of the library: what they are there.
BUILTINS = {
    "_memory": {"memoryview": "memoryview"}, "_help": {"help": "show"},
    "_groups": {name: name for name in ("BaseExceptionGroup", "ExceptionGroup")}}


# `_hornbook`

def size(value):
    number = operator.index(value)
    if not -(1 << 63) <= number < 1 << 63:
        raise OverflowError("Python int too large to convert to C ssize_t")
    return number


def int32(value):
    number = operator.index(value)
    if not -(1 << 63) <= number < 1 << 63:
        raise OverflowError("Python int too large to convert to C long")
    if not -(1 << 31) <= number < 1 << 31:
        raise OverflowError(f"signed integer is {'less than minimum' if number < 0 else 'greater than maximum'}")
    return number


def known_key(mapping, key):
    return next((each for each in mapping if each is key or each == key), key)


def type_name(value):
    cls = type(value)
    # Classes of C that are not in `builtins` have their module in their names.
    is_native = not cls.__flags__ & 1 << 9
    return f"{cls.__module__}.{cls.__name__}" if is_native and cls.__module__ != "builtins" else cls.__name__


def parameters(function):
    code = function.__code__
    return code.co_varnames[:code.co_argcount + code.co_kwonlyargcount]


def make_group(cls, message, given, members):
    group = BaseException.__new__(cls, message, given)
    group.message, group.exceptions = message, members
    return group


def copy_way(source, target):
    target.__cause__, target.__context__, target.__traceback__ = (
        source.__cause__, source.__context__, source.__traceback__)
    if hasattr(source, "__notes__"):
        target.__notes__ = list(source.__notes__)


def bind(attribute, instance, owner):
    get = getattr(type(attribute), "__get__", None)
    return attribute if get is None else get(attribute, instance, owner)


def without_digit_limit(function):
    def call(value):
        limit = sys.get_int_max_str_digits()
        sys.set_int_max_str_digits(0)
        try:
            return function(value)
        finally:
            sys.set_int_max_str_digits(limit)
    return call


def caller_line(number):
    if number > 0:
        lines = open("main.py").read().splitlines()
        return lines[number - 1] if number <= len(lines) else ""
    frame, left = sys._getframe(1), -number
    while frame is not None:
        if frame.f_code.co_filename == "main.py":
            left -= 1
            if left <= 0:
                return frame.f_lineno
        frame = frame.f_back
    return 1


def plain_bytes(value):
    try:
        return bytes(memoryview(value))
    except TypeError:
        return value.tobytes() if hasattr(value, "tobytes") else None


def float_bytes(number, width, overflows=True):
    try:
        return struct.pack("<d" if width == 8 else "<f", number)
    except OverflowError:
        if not overflows:
            raise
    return struct.pack("<f", float("inf") if number > 0 else float("-inf"))


def float_of(octets):
    return struct.unpack("<d" if len(octets) == 8 else "<f", octets)[0]


def report(error):
    return FRAMES.sub("", "".join(traceback.format_exception(error)))


class Clock:
    """A clock that `advance` puts forward: nobody waits."""
    passed = 0

    @classmethod
    def advance(cls, nanoseconds):
        cls.passed += nanoseconds


def module():
    result = types.ModuleType("_hornbook")
    vars(result).update(
        size=size, int32=int32, execute=exec, set_abstract=lambda cls, is_abstract: None, native_class=lambda cls: cls,
        buffer_class=lambda cls: cls, parameters=parameters, bind=bind, known_key=known_key, type_name=type_name,
        clock=lambda: Clock.passed, steps=lambda: time.perf_counter_ns() // 20, advance=Clock.advance,
        digit_count=without_digit_limit(lambda number: len(str(abs(number)))), digits=without_digit_limit(str),
        whole=without_digit_limit(int), report=report, caller_line=caller_line,
        describe=lambda error: "".join(traceback.format_exception_only(error)),
        plain_bytes=plain_bytes, float_bytes=float_bytes, float_of=float_of, make_group=make_group, copy_way=copy_way,
        same_way=None, untraced=None)
    return result


# Modules of which half is written in Swift

class Inside:
    """What an instance of a class written in Python has in its native half."""

    def __init__(self, make):
        self.make, self.kept = make, {}

    def __call__(self, owner):
        if id(owner) not in self.kept:
            # The owner is kept too, so that no other one gets its identity.
            self.kept[id(owner)] = owner, self.make()
        return self.kept[id(owner)][1]


def deque_half(module):
    def reset(self, limit):
        inside.kept[id(self)] = self, _collections.deque((), limit)

    def method(name):
        return lambda self, *arguments: getattr(inside(self), name)(*arguments)

    inside = Inside(_collections.deque)
    names = [name for name in vars(_collections.deque) if callable(getattr(_collections.deque, name))]
    return {name: method(name) for name in names} | {
        "__getitem__": lambda self, key: inside(self)[key],
        "__setitem__": lambda self, key, value: operator.setitem(inside(self), key, value),
        "_reset": reset, "_limit": lambda self: inside(self).maxlen, "_list": lambda self: list(inside(self))}


def random_half(module):
    def method(name):
        return lambda self, *arguments: getattr(inside(self), name)(*arguments)

    inside = Inside(_random.Random)
    known = random.Random
    return {f"_{name}": function for name, function in vars(known).items() if callable(function)} | {
        "random": method("random"), "getrandbits": method("getrandbits"), "_seed_number": method("seed"),
        "_words": method("getstate"), "_set_words": method("setstate"),
        "_randbelow": known._randbelow_with_getrandbits,
        "_range": lambda self, start, stop, step, warns: known.randrange(self, start, stop, step),
        "_choices": lambda self, population, sums, k: known.choices(self, population, cum_weights=sums, k=k),
        "_sha512": lambda octets: hashlib.sha512(octets).digest()}


def re_half(module):
    def compile(cache, pattern, flags):
        try:
            return re.compile(pattern, flags)
        except re.error as error:
            found = error
        raise module.error(found.msg, found.pattern, found.pos)

    # The methods of patterns, which are CPython's here, ask the module for two functions.
    return {
        "_compile": compile, "escape": re.escape, "Pattern": re.Pattern, "Match": re.Match, "_subx": re._subx,
        "_expand": re._expand}


def itertools_half(module):
    def begin(self, kind, *parts):
        if kind == "accumulate":
            walk = itertools.accumulate(parts[0], parts[1], initial=parts[2])
        elif kind == "chain":
            walk = itertools.chain.from_iterable(parts[0])
        elif kind == "zip_longest":
            walk = itertools.zip_longest(*parts[1:], fillvalue=parts[0])
        elif kind == "groupby":
            walk = itertools.groupby(*parts[:2])
        elif kind == "tee":
            walk, = itertools.tee(parts[0], 1)
        else:
            walk = getattr(itertools, kind)(*parts)
        self._walk = walk

    def branch(self, other):
        self._walk = copy.copy(other._walk)

    return {
        "_begin": begin, "_branch": branch, "_step": lambda self: next(self._walk),
        "_parts": lambda self: self._walk.__reduce__()[1]}


HALVES = {
    "_collections": deque_half, "itertools": itertools_half, "operator": lambda module: vars(_operator).copy(),
    "random": random_half, "re": re_half, "sys": lambda module: vars(sys).copy()}


def native_half(name, module):
    """What is in a module before its file is executed."""
    half = HALVES[name](module) if name in HALVES else {}
    return {key: value for key, value in half.items() if key not in ("__name__", "__spec__", "__loader__", "__doc__")}
