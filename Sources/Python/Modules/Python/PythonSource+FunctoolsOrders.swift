extension PythonSource {
  /// `functools` in Python: orders.
  static let functoolsOrders = #"""
    def cmp_to_key(mycmp):
        class K:
            __slots__ = ("obj",)

            def __init__(self, obj):
                self.obj = obj

            def __lt__(self, other):
                return mycmp(self.obj, _inside(other, K)) < 0

            def __gt__(self, other):
                return mycmp(self.obj, _inside(other, K)) > 0

            def __eq__(self, other):
                return mycmp(self.obj, _inside(other, K)) == 0

            def __le__(self, other):
                return mycmp(self.obj, _inside(other, K)) <= 0

            def __ge__(self, other):
                return mycmp(self.obj, _inside(other, K)) >= 0

            __hash__ = None
        K.__name__ = K.__qualname__ = "functools.KeyWrapper"
        return K


    def _inside(other, cls):
        if type(other) is not cls:
            raise TypeError("other argument must be K instance")
        return other.obj


    from _hornbook import native_class as _native

    for _class in (partial,):
        _native(_class)


    def _from(root, negate, joined):
        def method(self, other):
            result = getattr(type(self), root)(self, other)
            if result is NotImplemented:
                return result
            if joined == "and":
                return (not result if negate else result) and self != other
            if joined == "or":
                return (not result if negate else result) or self == other
            return not result
        return method


    def total_ordering(cls):
        defined = [name for name in ("__lt__", "__le__", "__gt__", "__ge__")
                   if any(name in base.__dict__ for base in cls.__mro__ if base is not object)]
        if not defined:
            raise ValueError("must define at least one ordering operation: < > <= >=")
        ways = {
            "__lt__": {"__gt__": (True, "and"), "__le__": (False, "or"), "__ge__": (True, "")},
            "__le__": {"__ge__": (True, "or"), "__lt__": (False, "and"), "__gt__": (True, "")},
            "__gt__": {"__lt__": (True, "and"), "__ge__": (False, "or"), "__le__": (True, "")},
            "__ge__": {"__le__": (True, "or"), "__gt__": (False, "and"), "__lt__": (True, "")},
        }[defined[0]]
        for name, (negate, joined) in ways.items():
            if name not in defined:
                method = _from(defined[0], negate, joined)
                method.__name__ = name
                setattr(cls, name, method)
        return cls
    """#
}
