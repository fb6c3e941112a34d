__all__ = ["update_wrapper", "wraps", "WRAPPER_ASSIGNMENTS", "WRAPPER_UPDATES", "total_ordering", "cache",
    "cmp_to_key", "lru_cache", "reduce", "partial", "partialmethod", "singledispatch", "singledispatchmethod",
    "cached_property"]

from _hornbook import bind as _bind

WRAPPER_ASSIGNMENTS = ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__")
WRAPPER_UPDATES = ("__dict__",)
_missing = object()


def update_wrapper(wrapper, wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    for name in assigned:
        value = getattr(wrapped, name, _missing)
        if value is not _missing:
            setattr(wrapper, name, value)
    for name in updated:
        getattr(wrapper, name).update(getattr(wrapped, name, {}))
    wrapper.__wrapped__ = wrapped
    return wrapper


def wraps(wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    return lambda wrapper: update_wrapper(wrapper, wrapped, assigned, updated)


def reduce(function, sequence, value=_missing, /) -> "plain reduce()":
    try:
        iterator = iter(sequence)
    except TypeError:
        raise TypeError("reduce() arg 2 must support iteration") from None
    if value is _missing:
        for value in iterator:
            break
        else:
            raise TypeError("reduce() of empty iterable with no initial value")
    for item in iterator:
        value = function(value, item)
    return value


_shown = set()


def _show_call(name, self, keywords):
    """How a function with some of its arguments shows itself; dots inside of itself."""
    if id(self) in _shown:
        return "..."
    _shown.add(id(self))
    try:
        parts = [repr(self.func), *map(repr, self.args), *(f"{k}={v!r}" for k, v in keywords.items())]
    finally:
        _shown.discard(id(self))
    return f"{name}({', '.join(parts)})"


class partial:
    """New function with partial application of the given arguments and keywords."""

    def __init__(self, func=_missing, /, *args, **keywords):
        if func is _missing:
            raise TypeError("type 'partial' takes at least one argument")
        if not callable(func):
            raise TypeError("the first argument must be callable")
        if isinstance(func, partial):
            args = func.args + args
            keywords = {**func.keywords, **keywords}
            func = func.func
        self.func, self.args, self.keywords = func, args, keywords

    def __call__(self, /, *args, **keywords):
        if keywords or self.keywords:
            return self.func(*self.args, *args, **{**self.keywords, **keywords})
        return self.func(*self.args, *args)

    def __repr__(self):
        return _show_call(
            "functools.partial" if type(self) is partial else type(self).__name__, self, self.keywords)


class partialmethod:
    """Method descriptor with partial application of the given arguments and keywords."""

    def __init__(self, func, /, *args, **keywords):
        if not callable(func) and not hasattr(type(func), "__get__"):
            if not isinstance(func, (classmethod, staticmethod)):
                raise TypeError(f"{func!r} is not callable or a descriptor")
        if isinstance(func, partialmethod):
            args = func.args + args
            keywords = {**func.keywords, **keywords}
            func = func.func
        self.func, self.args, self.keywords = func, args, keywords

    def __repr__(self):
        return _show_call(f"{type(self).__module__}.{type(self).__qualname__}", self, self.keywords)

    def _make_unbound_method(self):
        def _method(cls_or_self, /, *args, **keywords):
            return self.func(cls_or_self, *self.args, *args, **{**self.keywords, **keywords})
        _method.__isabstractmethod__ = self.__isabstractmethod__
        _method._partialmethod = self
        return _method

    def __get__(self, obj, cls=None):
        if hasattr(type(self.func), "__get__") or isinstance(self.func, (classmethod, staticmethod)):
            bound = _bind(self.func, obj, cls)
            if bound is not self.func:
                result = partial(bound, *self.args, **self.keywords)
                result.__self__ = getattr(bound, "__self__", None)
                return result
        return _bind(self._make_unbound_method(), obj, cls)

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, "__isabstractmethod__", False)


class _Counts(tuple):
    __slots__ = ()
    __match_args__ = _fields = ("hits", "misses", "maxsize", "currsize")
    hits = property(lambda self: self[0])
    misses = property(lambda self: self[1])
    maxsize = property(lambda self: self[2])
    currsize = property(lambda self: self[3])

    def _asdict(self):
        return dict(zip(self._fields, self))

    def __repr__(self):
        return "CacheInfo(hits=%r, misses=%r, maxsize=%r, currsize=%r)" % tuple(self)


_Counts.__name__ = _Counts.__qualname__ = "CacheInfo"
_separator = (object(),)


def lru_cache(maxsize=128, typed=False):
    if isinstance(maxsize, int):
        maxsize = max(maxsize, 0)
    elif callable(maxsize) and isinstance(typed, bool):
        return _cached(maxsize, 128, False)
    elif maxsize is not None:
        raise TypeError("Expected first argument to be an integer, a callable, or None")

    def decorating_function(user_function):
        return _cached(user_function, maxsize, typed)

    return decorating_function


def cache(user_function, /):
    return _cached(user_function, None, False)


def _cached(function, maxsize, typed):
    if not callable(function):
        raise TypeError("the first argument must be callable")
    known = {}
    hits = misses = 0

    def wrapper(*args, **kwds):
        nonlocal hits, misses
        if kwds:
            key = args + _separator + tuple(kwds.items())
        elif len(args) == 1 and not typed and (type(args[0]) is int or type(args[0]) is str):
            key = args[0]
        else:
            key = args
        if typed:
            key = key + tuple(map(type, args)) + tuple(map(type, kwds.values()))
        if maxsize == 0:
            misses += 1
            return function(*args, **kwds)
        found = known.get(key, _missing)
        if found is not _missing:
            hits += 1
            if maxsize is not None:
                del known[key]
                known[key] = found
            return found
        misses += 1
        result = function(*args, **kwds)
        if maxsize is not None and len(known) >= maxsize and key not in known:
            for oldest in known:
                break
            del known[oldest]
        known[key] = result
        return result

    def cache_info():
        return _Counts((hits, misses, maxsize, len(known)))

    def cache_clear():
        nonlocal hits, misses
        known.clear()
        hits = misses = 0

    update_wrapper(wrapper, function)
    wrapper.cache_info = cache_info
    wrapper.cache_clear = cache_clear
    wrapper.cache_parameters = lambda: {"maxsize": maxsize, "typed": typed}
    return wrapper


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


def _alternatives(kind):
    """The types of a union; None for what is no union."""
    origin = getattr(kind, "__origin__", None)
    if type(kind).__name__ == "UnionType" or str(origin) == "typing.Union":
        return kind.__args__
    return None


def _is_class(kind):
    return isinstance(kind, type) and not hasattr(kind, "__origin__")


def _best(cls, registry):
    """The most special class of a registry that a class belongs to, abstract ones in their place."""
    order = cls.__mro__
    places = {}
    for kind in registry:
        if kind in order:
            places[kind] = order.index(kind)
        elif issubclass(cls, kind):
            places[kind] = max(i for i, base in enumerate(order) if issubclass(base, kind)) + 0.5
    best = None
    for kind, place in places.items():
        if best is None or place < places[best] or (place == places[best] and issubclass(kind, best)):
            best = kind
    for kind, place in places.items():
        if place == places[best] and not issubclass(best, kind):
            raise RuntimeError(f"Ambiguous dispatch: {best} or {kind}")
    return best


def _annotated(func):
    """The class for which a function is registered by its first annotation."""
    plain = getattr(func, "__func__", func)
    hints = getattr(plain, "__annotations__", {})
    if not hints:
        raise TypeError(f"Invalid first argument to `register()`: {func!r}. Use either `@register(some_class)` "
            "or plain `@register` on an annotated function.")
    from typing import get_type_hints
    name, kind = next(iter(get_type_hints(plain).items()))
    if kind is None:
        kind = type(None)
    if _is_class(kind):
        return kind
    kinds = _alternatives(kind)
    if kinds is None:
        raise TypeError(f"Invalid annotation for {name!r}. {kind!r} is not a class.")
    if not all(map(_is_class, kinds)):
        raise TypeError(f"Invalid annotation for {name!r}. {kind!r} not all arguments are classes.")
    return kind


def singledispatch(func):
    registry = {object: func}

    def dispatch(cls):
        found = registry.get(cls)
        return registry[_best(cls, registry)] if found is None else found

    def register(cls, func=None):
        kinds = _alternatives(cls)
        if _is_class(cls) or (kinds is not None and all(map(_is_class, kinds))):
            if func is None:
                return lambda f: register(cls, f)
        else:
            if func is not None:
                raise TypeError(f"Invalid first argument to `register()`. {cls!r} is not a class or union type.")
            func = cls
            cls = _annotated(func)
            kinds = _alternatives(cls)
        for kind in kinds or (cls,):
            registry[kind] = func
        return func

    name = getattr(func, "__name__", "singledispatch function")

    def wrapper(*args, **kw):
        if not args:
            raise TypeError(f"{name} requires at least 1 positional argument")
        return dispatch(args[0].__class__)(*args, **kw)

    from types import MappingProxyType
    update_wrapper(wrapper, func)
    wrapper.register = register
    wrapper.dispatch = dispatch
    wrapper.registry = MappingProxyType(registry)
    return wrapper


class singledispatchmethod:
    """Single-dispatch generic method descriptor."""

    def __init__(self, func):
        if not callable(func) and not isinstance(func, (classmethod, staticmethod)) \
                and not hasattr(type(func), "__get__"):
            raise TypeError(f"{func!r} is not callable or a descriptor")
        self.dispatcher = singledispatch(func)
        self.func = func

    def register(self, cls, method=None):
        return self.dispatcher.register(cls, func=method)

    def __get__(self, obj, cls=None):
        def _method(*args, **kwargs):
            found = self.dispatcher.dispatch(args[0].__class__)
            return _bind(found, obj, cls)(*args, **kwargs)
        _method.__isabstractmethod__ = self.__isabstractmethod__
        _method.register = self.register
        update_wrapper(_method, getattr(self.func, "__func__", self.func))
        return _method

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, "__isabstractmethod__", False)


class cached_property:
    def __init__(self, func):
        self.func = func
        self.attrname = None
        self.__doc__ = func.__doc__

    def __set_name__(self, owner, name):
        if self.attrname is None:
            self.attrname = name
        elif name != self.attrname:
            raise TypeError("Cannot assign the same cached_property to two different names "
                f"({self.attrname!r} and {name!r}).")

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        name = self.attrname
        if name is None:
            raise TypeError("Cannot use cached_property instance without calling __set_name__ on it.")
        try:
            known = instance.__dict__
        except AttributeError:
            raise TypeError(f"No '__dict__' attribute on {type(instance).__name__!r} instance "
                f"to cache {name!r} property.") from None
        value = known.get(name, _missing)
        if value is _missing:
            value = known[name] = self.func(instance)
        return value

    __class_getitem__ = classmethod(lambda cls, item: _alias(cls, item))


def _alias(cls, item):
    from _generic import GenericAlias
    return GenericAlias(cls, item)
