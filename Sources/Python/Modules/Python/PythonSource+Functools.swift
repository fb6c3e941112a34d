extension PythonSource {
  /// The part of `functools` that is written in Python.
  static let functools = #"""
    __all__ = ["update_wrapper", "wraps", "WRAPPER_ASSIGNMENTS", "WRAPPER_UPDATES", "total_ordering", "cache",
        "cmp_to_key", "lru_cache", "reduce", "partial", "partialmethod", "singledispatch", "singledispatchmethod",
        "cached_property"]

    WRAPPER_ASSIGNMENTS = ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__")
    WRAPPER_UPDATES = ("__dict__",)
    _missing = object()


    def update_wrapper(wrapper, wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
        for name in assigned:
            try:
                value = getattr(wrapped, name)
            except AttributeError:
                continue
            setattr(wrapper, name, value)
        for name in updated:
            for key, value in getattr(wrapped, name, {}).items():
                setattr(wrapper, key, value)
        wrapper.__wrapped__ = wrapped
        return wrapper


    def wraps(wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
        return lambda wrapper: update_wrapper(wrapper, wrapped, assigned, updated)


    def reduce(function, sequence, initial=_missing, /):
        iterator = iter(sequence)
        if initial is _missing:
            for value in iterator:
                break
            else:
                raise TypeError("reduce() of empty iterable with no initial value")
        else:
            value = initial
        for item in iterator:
            value = function(value, item)
        return value


    class partial:
        """New function with partial application of the given arguments and keywords."""

        def __init__(self, func, /, *args, **keywords):
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
            parts = [repr(self.func), *map(repr, self.args), *(f"{k}={v!r}" for k, v in self.keywords.items())]
            return f"functools.partial({', '.join(parts)})"


    class partialmethod:
        def __init__(self, func, /, *args, **keywords):
            self.func, self.args, self.keywords = func, args, keywords

        def __get__(self, obj, cls=None):
            return partial(self.func.__get__(obj, cls), *self.args, **self.keywords)


    class _Counts(tuple):
        __slots__ = ()
        hits = property(lambda self: self[0])
        misses = property(lambda self: self[1])
        maxsize = property(lambda self: self[2])
        currsize = property(lambda self: self[3])

        def __repr__(self):
            return "CacheInfo(hits=%r, misses=%r, maxsize=%r, currsize=%r)" % tuple(self)


    _separator = (object(),)


    def lru_cache(maxsize=128, typed=False):
        if isinstance(maxsize, int):
            maxsize = max(maxsize, 0)
        elif callable(maxsize) and isinstance(typed, bool):
            return _cached(maxsize, 128, False)
        elif maxsize is not None:
            raise TypeError("Expected first argument to be an integer, a callable, or None")
        return lambda function: _cached(function, maxsize, typed)


    def cache(user_function, /):
        return _cached(user_function, None, False)


    def _cached(function, maxsize, typed):
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
                return mycmp(self.obj, other.obj) < 0

            def __gt__(self, other):
                return mycmp(self.obj, other.obj) > 0

            def __eq__(self, other):
                return mycmp(self.obj, other.obj) == 0

            def __le__(self, other):
                return mycmp(self.obj, other.obj) <= 0

            def __ge__(self, other):
                return mycmp(self.obj, other.obj) >= 0

            __hash__ = None
        return K


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
        root = "__lt__" if "__lt__" in defined else "__le__" if "__le__" in defined else \
            "__gt__" if "__gt__" in defined else "__ge__"
        ways = {
            "__lt__": {"__gt__": (True, "and"), "__le__": (False, "or"), "__ge__": (True, "")},
            "__le__": {"__ge__": (True, "or"), "__lt__": (False, "and"), "__gt__": (True, "")},
            "__gt__": {"__lt__": (True, "and"), "__ge__": (False, "or"), "__le__": (True, "")},
            "__ge__": {"__le__": (True, "or"), "__gt__": (False, "and"), "__lt__": (True, "")},
        }[root]
        for name, (negate, joined) in ways.items():
            if name not in defined:
                method = _from(root, negate, joined)
                method.__name__ = name
                setattr(cls, name, method)
        return cls


    def singledispatch(func):
        registry = {object: func}

        def dispatch(cls):
            for base in cls.__mro__:
                if base is not object and base in registry:
                    return registry[base]
            for kind in registry:
                if kind is not object and issubclass(cls, kind):
                    return registry[kind]
            return registry[object]

        def register(cls, func=None):
            if func is None:
                if isinstance(cls, type):
                    return lambda f: register(cls, f)
                func = cls
                hints = getattr(func, "__annotations__", {})
                if not hints:
                    raise TypeError(f"Invalid first argument to `register()`: {cls!r}. Use either `@register(some_class)` "
                        "or plain `@register` on an annotated function.")
                cls = next(iter(hints.values()))
            kinds = cls if isinstance(cls, tuple) else (cls,)
            for kind in kinds:
                registry[type(None) if kind is None else kind] = func
            return func

        def wrapper(*args, **kw):
            if not args:
                raise TypeError(f"{func.__name__} requires at least 1 positional argument")
            return dispatch(args[0].__class__)(*args, **kw)

        update_wrapper(wrapper, func)
        wrapper.register = register
        wrapper.dispatch = dispatch
        wrapper.registry = registry
        return wrapper


    class singledispatchmethod:
        def __init__(self, func):
            self.dispatcher = singledispatch(func)
            self.func = func

        def register(self, cls, method=None):
            return self.dispatcher.register(cls, method)

        def __get__(self, obj, cls=None):
            def method(*args, **kwargs):
                found = self.dispatcher.dispatch(args[0].__class__)
                return found.__get__(obj, cls)(*args, **kwargs)
            return method


    class cached_property:
        def __init__(self, func):
            self.func = func
            self.attrname = None
            self.__doc__ = func.__doc__

        def __set_name__(self, owner, name):
            self.attrname = name

        def __get__(self, instance, owner=None):
            if instance is None:
                return self
            if self.attrname is None:
                raise TypeError("Cannot use cached_property instance without calling __set_name__ on it.")
            if self.attrname in instance.__dict__:
                return instance.__dict__[self.attrname]
            value = self.func(instance)
            instance.__dict__[self.attrname] = value
            return value
    """#
}
