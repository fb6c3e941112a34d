import re as _re
import sys as _sys
from io import StringIO as _StringIO
from collections import OrderedDict, Counter, defaultdict, deque, ChainMap, UserDict, UserList, UserString
from types import MappingProxyType, SimpleNamespace

__all__ = ["pprint", "pformat", "isreadable", "isrecursive", "saferepr", "PrettyPrinter", "pp"]


def pprint(object, stream=None, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True,
           underscore_numbers=False):
    PrettyPrinter(
        stream=stream, indent=indent, width=width, depth=depth, compact=compact, sort_dicts=sort_dicts,
        underscore_numbers=underscore_numbers).pprint(object)


def pformat(object, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
    return PrettyPrinter(
        indent=indent, width=width, depth=depth, compact=compact, sort_dicts=sort_dicts,
        underscore_numbers=underscore_numbers).pformat(object)


def pp(object, *args, sort_dicts=False, **kwargs):
    pprint(object, *args, sort_dicts=sort_dicts, **kwargs)


def saferepr(object):
    return PrettyPrinter()._shorten(object, {}, None, 0)[0]


def isreadable(object):
    return PrettyPrinter().isreadable(object)


def isrecursive(object):
    return PrettyPrinter().isrecursive(object)


class _Order:
    """Orders whatever there is: what does not compare, by the names of the types."""

    def __init__(self, object):
        self.object = object

    def __lt__(self, other):
        try:
            return self.object < other.object
        except TypeError:
            return (str(type(self.object)), id(self.object)) < (str(type(other.object)), id(other.object))


def _pair_order(pair):
    return _Order(pair[0]), _Order(pair[1])


def _recursion(object):
    return f"<Recursion on {type(object).__name__} with id={id(object)}>"


_again = object()


def _require(holds, rule):
    if not holds:
        raise ValueError(rule)


class PrettyPrinter:
    def __init__(self, indent=1, width=80, depth=None, stream=None, *, compact=False, sort_dicts=True,
                 underscore_numbers=False):
        indent, width = int(indent), int(width)
        _require(indent >= 0, "indent must be >= 0")
        _require(depth is None or not depth <= 0, "depth must be > 0")
        _require(width != 0, "width must be != 0")
        self._depth, self._indent_per_level, self._width = depth, indent, width
        self._stream = _sys.stdout if stream is None else stream
        self._compact, self._sort_dicts = bool(compact), sort_dicts
        self._underscore_numbers = underscore_numbers

    def _written(self, object, stream):
        """The stream, after an object is written to it."""
        self._format(object, stream, 0, 0, {}, 0)
        return stream

    def pprint(self, object):
        if self._stream is not None:
            self._written(object, self._stream).write("\n")

    def pformat(self, object):
        return self._written(object, _StringIO()).getvalue()

    def isrecursive(self, object):
        _, _, recursive = self.format(object, {}, 0, 0)
        return recursive

    def isreadable(self, object):
        _, readable, recursive = self.format(object, {}, 0, 0)
        return readable and not recursive

    def format(self, object, context, maxlevels, level):
        """The text of an object on one line, and whether it is readable and recursive."""
        return self._shorten(object, context, maxlevels, level)

    def _repr(self, object, context, level):
        return self.format(object, context.copy(), self._depth, level)[0]

    def _format(self, object, stream, indent, allowance, context, level):
        if id(object) in context:
            stream.write(_recursion(object))
            return
        text = self._repr(object, context, level)
        long = _long_form(object) if len(text) > self._width - indent - allowance else None
        if long is None:
            stream.write(text)
            return
        context[id(object)] = 1
        long(self, object, stream, indent, allowance, context, level + 1)
        del context[id(object)]

    def _open(self, stream, text):
        stream.write(text)
        if self._indent_per_level > 1:
            stream.write((self._indent_per_level - 1) * " ")

    def _rows(self, rows, count, stream, indent, allowance, context, level):
        """Writes so many headings, each with its value behind it, one below the other."""
        for left, (heading, value) in zip(range(count - 1, -1, -1), rows):
            stream.write(heading)
            if value is _again:
                stream.write("...")
            else:
                self._format(value, stream, indent + len(heading), 1 if left else allowance, context, level)
            if left:
                stream.write(",\n" + " " * indent)

    def _pairs(self, items, stream, indent, allowance, context, level):
        rows = ((self._repr(key, context, level) + ": ", value) for key, value in items)
        self._rows(rows, len(items), stream, indent + self._indent_per_level, allowance, context, level)

    def _fields(self, name, items, stream, indent, allowance, context, level):
        stream.write(name + "(")
        rows = ((key + "=", _again if id(value) in context else value) for key, value in items)
        self._rows(rows, len(items), stream, indent + len(name) + 1, allowance, context, level)
        stream.write(")")

    def _items(self, items, stream, indent, allowance, context, level):
        indent += self._indent_per_level
        if self._indent_per_level > 1:
            stream.write((self._indent_per_level - 1) * " ")
        items = list(items)
        between = ""
        used = 0
        for index, item in enumerate(items):
            last = index == len(items) - 1
            full = self._width - indent + 1 - (allowance if last else 0)
            if self._compact:
                text = self._repr(item, context, level)
                size = len(text) + 2
                if used + size > full:
                    used, between = 0, between and ",\n" + " " * indent
                if used + size <= full:
                    used += size
                    stream.write(between + text)
                    between = ", "
                    continue
            stream.write(between)
            between = ",\n" + " " * indent
            self._format(item, stream, indent, allowance if last else 1, context, level)

    def _dict(self, object, stream, indent, allowance, context, level):
        self._open(stream, "{")
        items = sorted(object.items(), key=_pair_order) if self._sort_dicts else list(object.items())
        self._pairs(items, stream, indent, allowance + 1, context, level)
        stream.write("}")

    def _ordered_dict(self, object, stream, indent, allowance, context, level):
        name = object.__class__.__name__
        stream.write(name + "(")
        self._format(list(object.items()), stream, indent + len(name) + 1, allowance + 1, context, level)
        stream.write(")")

    def _default_dict(self, object, stream, indent, allowance, context, level):
        name = object.__class__.__name__
        indent += len(name) + 1
        stream.write(f"{name}({self._repr(object.default_factory, context, level)},\n{' ' * indent}")
        self._dict(object, stream, indent, allowance + 1, context, level)
        stream.write(")")

    def _counter(self, object, stream, indent, allowance, context, level):
        name = object.__class__.__name__
        self._open(stream, name + "({")
        self._pairs(object.most_common(), stream, indent + len(name) + 1, allowance + 2, context, level)
        stream.write("})")

    def _list(self, object, stream, indent, allowance, context, level):
        stream.write("[")
        self._items(object, stream, indent, allowance + 1, context, level)
        stream.write("]")

    def _tuple(self, object, stream, indent, allowance, context, level):
        end = ",)" if len(object) == 1 else ")"
        stream.write("(")
        self._items(object, stream, indent, allowance + len(end), context, level)
        stream.write(end)

    def _set(self, object, stream, indent, allowance, context, level):
        name = object.__class__.__name__
        start, end = ("{", "}") if object.__class__ is set else (name + "({", "})")
        stream.write(start)
        indent += len(start) - 1
        self._items(sorted(object, key=_Order), stream, indent, allowance + len(end), context, level)
        stream.write(end)

    def _deque(self, object, stream, indent, allowance, context, level):
        name = object.__class__.__name__
        stream.write(name + "([")
        indent += len(name) + 1
        if object.maxlen is None:
            self._items(object, stream, indent, allowance + 2, context, level)
            stream.write("])")
        else:
            self._items(object, stream, indent, 2, context, level)
            stream.write(f"],\n{' ' * indent}maxlen={self._repr(object.maxlen, context, level)})")

    def _namespace(self, object, *layout):
        name = "namespace" if type(object) is SimpleNamespace else object.__class__.__name__
        self._fields(name, list(vars(object).items()), *layout)

    def _dataclass(self, object, *layout):
        names = [field.name for field in object.__dataclass_fields__.values() if field.repr]
        items = [(name, getattr(object, name)) for name in names if hasattr(object, name)]
        self._fields(object.__class__.__name__, items, *layout)

    def _proxy(self, object, stream, indent, allowance, context, level):
        stream.write("mappingproxy(")
        self._format(object.copy(), stream, indent + 13, allowance + 1, context, level)
        stream.write(")")

    def _inside(self, object, stream, indent, allowance, context, level):
        self._format(object.data, stream, indent, allowance, context, level - 1)

    def _str(self, object, stream, indent, allowance, context, level):
        if level == 1:
            indent += 1
            allowance += 1
        chunks = self._chunks(object, self._width - indent, allowance)
        if len(chunks) == 1:
            stream.write(chunks[0])
            return
        text = ("\n" + " " * indent).join(chunks)
        stream.write(f"({text})" if level == 1 else text)

    def _chunks(self, text, room, allowance):
        """The parts of a text, each on a line of its own, as they are written."""
        chunks = []
        lines = text.splitlines(True)
        for number, line in enumerate(lines):
            ending = number == len(lines) - 1
            if len(repr(line)) <= room - (allowance if ending else 0):
                chunks.append(repr(line))
                continue
            parts = _re.findall(r"\S*\s*", line)[:-1]
            current = ""
            for place, part in enumerate(parts):
                most = room - (allowance if ending and place == len(parts) - 1 else 0)
                if len(repr(current + part)) <= most:
                    current += part
                    continue
                if current:
                    chunks.append(repr(current))
                current = part
            if current:
                chunks.append(repr(current))
        return chunks

    def _shorten(self, object, context, maxlevels, level):
        kind = type(object)
        if isinstance(object, int) and kind.__repr__ == int.__repr__:
            return (f"{object:_d}" if self._underscore_numbers else repr(object)), True, False
        show = getattr(kind, "__repr__", None)
        is_dict = isinstance(object, dict) and show == dict.__repr__
        is_list = isinstance(object, list) and show == list.__repr__
        if not is_dict and not is_list and not (isinstance(object, tuple) and show == tuple.__repr__):
            text = repr(object)
            return text, bool(text) and not text.startswith("<"), False
        start, end = ("{", "}") if is_dict else ("[", "]") if is_list else ("(", ")")
        if not object:
            return start + end, True, False
        if maxlevels and level >= maxlevels:
            return f"{start}...{end}", False, id(object) in context
        if id(object) in context:
            return _recursion(object), False, True
        context[id(object)] = 1
        items = object
        if is_dict:
            items = sorted(object.items(), key=_pair_order) if self._sort_dicts else object.items()
            items = [part for pair in items for part in pair]
        found = [self.format(item, context, maxlevels, level + 1) for item in items]
        del context[id(object)]
        texts = [text for text, _, _ in found]
        if is_dict:
            texts = [f"{key}: {value}" for key, value in zip(texts[::2], texts[1::2])]
        elif not is_list and len(texts) == 1:
            end = ",)"
        readable = all(item[1] for item in found)
        return start + ", ".join(texts) + end, readable, any(item[2] for item in found)


_forms = (
    (OrderedDict, PrettyPrinter._ordered_dict), (defaultdict, PrettyPrinter._default_dict),
    (Counter, PrettyPrinter._counter), (dict, PrettyPrinter._dict), (list, PrettyPrinter._list),
    (tuple, PrettyPrinter._tuple), (set, PrettyPrinter._set), (frozenset, PrettyPrinter._set),
    (str, PrettyPrinter._str), (deque, PrettyPrinter._deque), (SimpleNamespace, PrettyPrinter._namespace),
    (MappingProxyType, PrettyPrinter._proxy), (UserDict, PrettyPrinter._inside), (UserList, PrettyPrinter._inside),
    (UserString, PrettyPrinter._inside))


def _long_form(object):
    """How an object is written on several lines; None when it has one line only, as all that is empty has."""
    kind = type(object)
    for known, form in _forms:
        if isinstance(object, known) and kind.__repr__ == known.__repr__:
            return form if not hasattr(kind, "__len__") or len(object) else None
    if hasattr(kind, "__dataclass_fields__") and getattr(kind.__repr__, "__module__", None) == "dataclasses":
        return PrettyPrinter._dataclass
    return None
