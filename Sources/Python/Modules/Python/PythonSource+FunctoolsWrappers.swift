extension PythonSource {
  /// `functools` in Python: functions made of functions.
  static let functoolsWrappers = #"""
    __all__ = ["update_wrapper", "wraps", "WRAPPER_ASSIGNMENTS", "WRAPPER_UPDATES", "total_ordering", "cache",
        "cmp_to_key", "lru_cache", "reduce", "partial", "partialmethod", "singledispatch", "singledispatchmethod",
        "cached_property"]

    from _hornbook import bind as _bind

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
    """#
}
