extension PythonSource {
  /// `collections` in Python: dictionaries with defaults and with an order.
  static let collectionsDictionaries = #"""
    import heapq as _heapq
    from _collections import deque
    from _hornbook import execute as _execute, known_key as _known_key
    import collections.abc as abc

    __all__ = ["ChainMap", "Counter", "OrderedDict", "UserDict", "UserList", "UserString", "defaultdict", "deque",
        "namedtuple"]


    abc.MutableSequence.register(deque)
    _missing = object()
    _shown = set()


    def _generic(cls, item):
        from _generic import GenericAlias
        return GenericAlias(cls, item)


    class defaultdict(dict):
        """defaultdict(default_factory=None, /, [...]) --> dict with default factory"""

        def __init__(self, default_factory=None, /, *args, **kwargs):
            if default_factory is not None and not callable(default_factory):
                raise TypeError("first argument must be callable or None")
            self.default_factory = default_factory
            dict.__init__(self, *args, **kwargs)

        def __missing__(self, key):
            factory = self.default_factory
            if factory is None:
                raise KeyError(key)
            self[key] = value = factory()
            return value

        def __repr__(self):
            if id(self) in _shown:
                return "..."
            _shown.add(id(self))
            try:
                factory = repr(self.default_factory)
            finally:
                _shown.discard(id(self))
            return "%s(%s, %s)" % (self.__class__.__name__, factory, dict.__repr__(self))

        def copy(self):
            return type(self)(self.default_factory, self)

        __copy__ = copy

        def __deepcopy__(self, memo):
            from copy import deepcopy
            return type(self)(self.default_factory, {deepcopy(k, memo): deepcopy(v, memo) for k, v in self.items()})

        def __or__(self, other):
            if not isinstance(other, dict):
                return NotImplemented
            result = self.copy()
            result.update(other)
            return result

        def __ror__(self, other):
            if not isinstance(other, dict):
                return NotImplemented
            result = type(self)(self.default_factory, other)
            result.update(self)
            return result

        __class_getitem__ = classmethod(_generic)


    def _absorb(target, args, kwds, many="expected at most 1 arguments, got %d"):
        """Sets what `OrderedDict(...)` and `update(...)` are given, one key after the other."""
        if len(args) > 1:
            raise TypeError(many % len(args))
        other = args[0] if args else ()
        if type(target).__setitem__ is dict.__setitem__ and isinstance(other, dict):
            dict.update(target, other, **kwds)
            return
        if isinstance(other, dict):
            for key, value in other.items():
                target[key] = value
        elif hasattr(other, "keys"):
            for key in other.keys():
                target[key] = other[key]
        else:
            for pair in other.items() if hasattr(other, "items") else other:
                parts = list(pair)
                if len(parts) < 2:
                    raise ValueError(f"need more than {len(parts)} value{'' if parts else 's'} to unpack")
                if len(parts) > 2:
                    raise ValueError("too many values to unpack (expected 2)")
                target[parts[0]] = parts[1]
        for key, value in kwds.items():
            target[key] = value


    class OrderedDict(dict):
        """Dictionary that remembers insertion order"""

        def __init__(self, /, *args, **kwds):
            _absorb(self, args, kwds)

        def update(self, /, *args, **kwds):
            _absorb(self, args, kwds, "update() takes at most 1 positional argument (%d given)")

        def __repr__(self):
            if not self:
                return "%s()" % self.__class__.__name__
            if id(self) in _shown:
                return "..."
            _shown.add(id(self))
            try:
                return "%s(%r)" % (self.__class__.__name__, list(self.items()))
            finally:
                _shown.discard(id(self))

        def popitem(self, last=True):
            if not self:
                raise KeyError("dictionary is empty")
            key = next(reversed(self)) if last else next(iter(self))
            return key, dict.pop(self, key)

        def pop(self, key, default=_missing):
            if default is _missing:
                return dict.pop(self, key)
            return dict.pop(self, key, default)

        def setdefault(self, key, default=None):
            if key not in self:
                self[key] = default
            return self[key]

        def move_to_end(self, key, last=True):
            if key not in self:
                raise KeyError if key is None else KeyError(key)
            key = _known_key(self, key)
            value = dict.pop(self, key)
            if last:
                dict.__setitem__(self, key, value)
                return
            rest = list(self.items())
            dict.clear(self)
            dict.__setitem__(self, key, value)
            for k, v in rest:
                dict.__setitem__(self, k, v)

        def __eq__(self, other):
            if isinstance(other, OrderedDict):
                return dict.__eq__(self, other) and list(self) == list(other)
            return dict.__eq__(self, other)

        def __ne__(self, other):
            return not self == other

        __hash__ = None

        def copy(self):
            result = self.__class__()
            if type(self) is OrderedDict:
                dict.update(result, self)
            else:
                for key in self:
                    result[key] = self[key]
            return result

        def __reduce__(self):
            return self.__class__, (), vars(self) or None, None, iter(self.items())

        @classmethod
        def fromkeys(cls, iterable, value=None):
            result = cls()
            for key in iterable:
                result[key] = value
            return result

        def __or__(self, other):
            if not isinstance(other, dict):
                return NotImplemented
            result = self.__class__(self)
            result.update(other)
            return result

        def __ror__(self, other):
            if not isinstance(other, dict):
                return NotImplemented
            result = self.__class__(other)
            result.update(self)
            return result

        def __ior__(self, other):
            self.update(other)
            return self

        __class_getitem__ = classmethod(_generic)
    """#
}
