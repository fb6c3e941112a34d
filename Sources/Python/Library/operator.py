def _items(a):
    try:
        return iter(a)
    except TypeError:
        raise TypeError(f"argument of type '{type(a).__name__}' is not iterable") from None


def countOf(a, b, /) -> "plain _operator.countOf()":
    return sum(1 for item in _items(a) if item is b or item == b)


def indexOf(a, b, /) -> "plain _operator.indexOf()":
    for place, item in enumerate(_items(a)):
        if item is b or item == b:
            return place
    raise ValueError("sequence.index(x): x not in sequence")


def length_hint(obj, default=0, /) -> "plain _operator.length_hint()":
    if not isinstance(default, int):
        raise TypeError(f"'{type(default).__name__}' object cannot be interpreted as an integer")
    try:
        return len(obj)
    except TypeError:
        pass
    hint = getattr(type(obj), "__length_hint__", None)
    try:
        result = NotImplemented if hint is None else hint(obj)
    except TypeError:
        result = NotImplemented
    if isinstance(result, int):
        if result >= 0:
            return result
        raise ValueError("__length_hint__() should return >= 0")
    if result is not NotImplemented:
        raise TypeError(f"__length_hint__ must be an integer, not {type(result).__name__}")
    return default


def call(obj, /, *args, **kwargs):
    return obj(*args, **kwargs)


class attrgetter:
    """Return a callable object that fetches the given attribute(s) from its operand."""

    def __init__(self, attr, /, *attrs) -> "plain attrgetter()":
        for name in (attr,) + attrs:
            if not isinstance(name, str):
                raise TypeError("attribute name must be a string")
        self._names = (attr,) + attrs

    def _get(self, obj, path):
        for name in path.split("."):
            obj = getattr(obj, name)
        return obj

    def __call__(self, obj, /) -> "plain attrgetter()":
        if len(self._names) == 1:
            return self._get(obj, self._names[0])
        return tuple(self._get(obj, path) for path in self._names)

    def __repr__(self):
        return f"operator.attrgetter({', '.join(map(repr, self._names))})"


class itemgetter:
    def __init__(self, item, /, *items) -> "plain itemgetter()":
        self._items = (item,) + items
        self._single = not items
        self._first = item

    def __call__(self, obj, /) -> "plain itemgetter()":
        if self._single:
            return obj[self._first]
        return tuple([obj[item] for item in self._items])

    def __repr__(self):
        return f"operator.itemgetter({', '.join(map(repr, self._items))})"


class methodcaller:
    def __init__(self, /, *args, **kwargs):
        if not args:
            raise TypeError("methodcaller needs at least one argument, the method name")
        name, *args = args
        if not isinstance(name, str):
            raise TypeError("method name must be a string")
        self._name, self._args, self._kwargs = name, args, kwargs

    def __call__(self, obj, /) -> "plain methodcaller()":
        return getattr(obj, self._name)(*self._args, **self._kwargs)

    def __repr__(self):
        parts = [repr(self._name), *map(repr, self._args), *(f"{k}={v!r}" for k, v in self._kwargs.items())]
        return f"operator.methodcaller({', '.join(parts)})"


__lt__, __le__, __eq__, __ne__, __ge__, __gt__ = lt, le, eq, ne, ge, gt
__add__, __sub__, __mul__, __truediv__, __floordiv__, __mod__ = add, sub, mul, truediv, floordiv, mod
__and__, __or__, __xor__, __neg__, __pos__, __abs__, __not__ = and_, or_, xor, neg, pos, abs, not_
__contains__, __getitem__, __setitem__, __delitem__, __concat__ = contains, getitem, setitem, delitem, concat
__index__, __inv__, __invert__, __lshift__, __rshift__, __pow__ = index, inv, invert, lshift, rshift, pow
from _hornbook import native_class as _native

for _class in (attrgetter, itemgetter, methodcaller):
    _native(_class)
__iadd__, __isub__, __imul__, __itruediv__, __ifloordiv__, __imod__ = iadd, isub, imul, itruediv, ifloordiv, imod
__iand__, __ior__, __ixor__, __ilshift__, __irshift__, __ipow__ = iand, ior, ixor, ilshift, irshift, ipow
__iconcat__, __matmul__, __imatmul__, __call__ = iconcat, matmul, imatmul, call
__all__ = ["abs", "add", "and_", "attrgetter", "call", "concat", "contains", "countOf", "delitem", "eq", "floordiv",
    "ge", "getitem", "gt", "iadd", "iand", "iconcat", "ifloordiv", "ilshift", "imatmul", "imod", "imul", "index",
    "indexOf", "inv", "invert", "ior", "ipow", "irshift", "is_", "is_not", "isub", "itemgetter", "itruediv", "ixor",
    "le", "length_hint", "lshift", "lt", "matmul", "methodcaller", "mod", "mul", "ne", "neg", "not_", "or_", "pos",
    "pow", "rshift", "setitem", "sub", "truediv", "truth", "xor"]
