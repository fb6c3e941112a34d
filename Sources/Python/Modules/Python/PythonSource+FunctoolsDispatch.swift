extension PythonSource {
  /// `functools` in Python: functions that depend on a type.
  static let functoolsDispatch = #"""
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
    """#
}
