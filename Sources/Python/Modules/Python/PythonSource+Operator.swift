extension PythonSource {
  /// The part of `operator` that is written in Python.
  static let operators = #"""
    def lt(a, b, /):
        return a < b


    def le(a, b, /):
        return a <= b


    def eq(a, b, /):
        return a == b


    def ne(a, b, /):
        return a != b


    def ge(a, b, /):
        return a >= b


    def gt(a, b, /):
        return a > b


    def not_(a, /):
        return not a


    def truth(a, /):
        return True if a else False


    def is_(a, b, /):
        return a is b


    def is_not(a, b, /):
        return a is not b


    def add(a, b, /):
        return a + b


    def and_(a, b, /):
        return a & b


    def floordiv(a, b, /):
        return a // b


    def index(a, /):
        return _native_index(a)


    def inv(a, /):
        return ~a


    invert = inv


    def lshift(a, b, /):
        return a << b


    def mod(a, b, /):
        return a % b


    def mul(a, b, /):
        return a * b


    def matmul(a, b, /):
        return a @ b


    def neg(a, /):
        return -a


    def or_(a, b, /):
        return a | b


    def pos(a, /):
        return +a


    def pow(a, b, /):
        return a ** b


    def rshift(a, b, /):
        return a >> b


    def sub(a, b, /):
        return a - b


    def truediv(a, b, /):
        return a / b


    def xor(a, b, /):
        return a ^ b


    def concat(a, b, /):
        if not hasattr(a, "__getitem__"):
            raise TypeError(f"'{type(a).__name__}' object can't be concatenated")
        return a + b


    def contains(a, b, /):
        return b in a


    def countOf(a, b, /):
        return sum(1 for item in a if item is b or item == b)


    def delitem(a, b, /):
        del a[b]


    def getitem(a, b, /):
        return a[b]


    def indexOf(a, b, /):
        for place, item in enumerate(a):
            if item is b or item == b:
                return place
        raise ValueError("sequence.index(x): x not in sequence")


    def setitem(a, b, c, /):
        a[b] = c


    def length_hint(obj, default=0, /):
        try:
            return len(obj)
        except TypeError:
            return default


    _abs = abs


    def abs(a, /):
        return _abs(a)


    def call(obj, /, *args, **kwargs):
        return obj(*args, **kwargs)


    class attrgetter:
        def __init__(self, attr, /, *attrs):
            for name in (attr,) + attrs:
                if not isinstance(name, str):
                    raise TypeError("attribute name must be a string")
            self._names = (attr,) + attrs

        def _get(self, obj, path):
            for name in path.split("."):
                obj = getattr(obj, name)
            return obj

        def __call__(self, obj, /):
            if len(self._names) == 1:
                return self._get(obj, self._names[0])
            return tuple(self._get(obj, path) for path in self._names)

        def __repr__(self):
            return f"operator.attrgetter({', '.join(map(repr, self._names))})"


    class itemgetter:
        def __init__(self, item, /, *items):
            self._items = (item,) + items
            self._single = not items
            self._first = item

        def __call__(self, obj, /):
            if self._single:
                return obj[self._first]
            return tuple([obj[item] for item in self._items])

        def __repr__(self):
            return f"operator.itemgetter({', '.join(map(repr, self._items))})"


    class methodcaller:
        def __init__(self, name, /, *args, **kwargs):
            if not isinstance(name, str):
                raise TypeError("method name must be a string")
            self._name, self._args, self._kwargs = name, args, kwargs

        def __call__(self, obj, /):
            return getattr(obj, self._name)(*self._args, **self._kwargs)

        def __repr__(self):
            parts = [repr(self._name), *map(repr, self._args), *(f"{k}={v!r}" for k, v in self._kwargs.items())]
            return f"operator.methodcaller({', '.join(parts)})"


    def iadd(a, b, /):
        a += b
        return a


    def iand(a, b, /):
        a &= b
        return a


    def iconcat(a, b, /):
        a += b
        return a


    def ifloordiv(a, b, /):
        a //= b
        return a


    def ilshift(a, b, /):
        a <<= b
        return a


    def imod(a, b, /):
        a %= b
        return a


    def imul(a, b, /):
        a *= b
        return a


    def ior(a, b, /):
        a |= b
        return a


    def ipow(a, b, /):
        a **= b
        return a


    def irshift(a, b, /):
        a >>= b
        return a


    def isub(a, b, /):
        a -= b
        return a


    def itruediv(a, b, /):
        a /= b
        return a


    def ixor(a, b, /):
        a ^= b
        return a


    __lt__, __le__, __eq__, __ne__, __ge__, __gt__ = lt, le, eq, ne, ge, gt
    __add__, __sub__, __mul__, __truediv__, __floordiv__, __mod__ = add, sub, mul, truediv, floordiv, mod
    __and__, __or__, __xor__, __neg__, __pos__, __abs__, __not__ = and_, or_, xor, neg, pos, abs, not_
    __contains__, __getitem__, __setitem__, __delitem__, __concat__ = contains, getitem, setitem, delitem, concat
    __index__, __inv__, __invert__, __lshift__, __rshift__, __pow__ = index, inv, invert, lshift, rshift, pow
    __all__ = [_name for _name in list(globals()) if not _name.startswith("_")]
    """#
}
