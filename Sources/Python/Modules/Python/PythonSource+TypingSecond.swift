extension PythonSource {
  /// Part 3 of 3 of what is written in Python of `typing`.
  static let typingSecond = #"""
    class _TypedDictMeta(type):
        def __new__(mcls, name, bases, namespace, total=True):
            made = type.__new__(mcls, name, (dict,), dict(namespace))
            annotations, required, optional = {}, set(), set()
            for base in bases:
                annotations.update(getattr(base, "__annotations__", {}))
                required |= getattr(base, "__required_keys__", frozenset())
                optional |= getattr(base, "__optional_keys__", frozenset())
            own = namespace.get("__annotations__", {})
            annotations.update(own)
            for key, kind in own.items():
                text = kind if isinstance(kind, str) else repr(kind)
                is_required = "Required[" in text and "NotRequired[" not in text or total and "NotRequired[" not in text
                (required if is_required else optional).add(key)
            made.__annotations__ = annotations
            made.__required_keys__ = frozenset(required)
            made.__optional_keys__ = frozenset(optional)
            made.__total__ = total
            return made

        def __call__(cls, *args, **kwargs):
            if cls is not TypedDict:
                return dict(*args, **kwargs)
            name, fields = args if len(args) == 2 else (args[0], {})
            total = kwargs.pop("total", True)
            return _TypedDictMeta(
                name, (), {"__annotations__": dict(fields) or kwargs, "__module__": "__main__"}, total)

        def __instancecheck__(cls, instance):
            raise TypeError("TypedDict does not support instance and class checks")

        __subclasscheck__ = __instancecheck__


    class TypedDict(dict, metaclass=_TypedDictMeta):
        pass


    def is_typeddict(tp):
        return isinstance(tp, _TypedDictMeta)


    class SupportsBytes(Protocol):
        def __bytes__(self) -> bytes:
            pass


    class SupportsComplex(Protocol):
        def __complex__(self) -> complex:
            pass


    class SupportsRound(Protocol):
        def __round__(self, ndigits=0):
            pass


    for _protocol in (SupportsBytes, SupportsComplex, SupportsRound):
        runtime_checkable(_protocol)


    def cast(typ, val):
        """Cast a value to a type."""
        return val


    _overloads = {}


    def _overload_dummy(*args, **kwds):
        raise NotImplementedError(
            "You should not call an overloaded function. A series of @overload-decorated functions "
            "outside a stub module should always be followed by an implementation that is not @overload-ed.")


    def overload(func):
        _overloads.setdefault((func.__module__, func.__qualname__), []).append(func)
        return _overload_dummy


    def get_overloads(func):
        return list(_overloads.get((func.__module__, func.__qualname__), ()))


    def clear_overloads():
        _overloads.clear()


    def final(f):
        try:
            f.__final__ = True
        except (AttributeError, TypeError):
            pass
        return f


    def no_type_check(arg):
        try:
            arg.__no_type_check__ = True
        except (AttributeError, TypeError):
            pass
        return arg


    def no_type_check_decorator(decorator):
        return lambda *args, **kwds: no_type_check(decorator(*args, **kwds))


    def dataclass_transform(**options):
        def decorate(made):
            made.__dataclass_transform__ = options
            return made
        return decorate


    def assert_type(val, typ, /):
        return val


    def reveal_type(obj, /):
        import sys
        print(f"Runtime type is {type(obj).__name__!r}", file=sys.stderr)
        return obj


    def assert_never(arg, /):
        value = repr(arg)
        if len(value) > 100:
            value = value[:100] + "..."
        raise AssertionError(f"Expected code to be unreachable, but got: {value}")


    def get_type_hints(obj, globalns=None, localns=None, include_extras=False):
        """The annotations of a class, function or module, those that are texts evaluated."""
        if getattr(obj, "__no_type_check__", None):
            return {}
        import sys
        hints = {}
        if isinstance(obj, type):
            for base in reversed(obj.__mro__):
                module = sys.modules.get(base.__module__)
                space = globalns or getattr(module, "__dict__", {})
                for name, hint in base.__dict__.get("__annotations__", {}).items():
                    hints[name] = _evaluate(hint, space, localns)
        else:
            inner = obj
            while hasattr(inner, "__wrapped__"):
                inner = inner.__wrapped__
            space = globalns or getattr(inner, "__globals__", getattr(inner, "__dict__", {}))
            if not hasattr(obj, "__annotations__") and not callable(obj):
                raise TypeError(f"{obj!r} is not a module, class, method, or function.")
            for name, hint in (getattr(obj, "__annotations__", None) or {}).items():
                hints[name] = _evaluate(hint, space, localns)
        if include_extras:
            return hints
        return {name: _plain(hint) for name, hint in hints.items()}


    def _plain(hint):
        """What is annotated, without what it is annotated with."""
        return hint.__origin__ if repr(hint).startswith("typing.Annotated[") else hint


    def _evaluate(hint, space, more):
        if hint is None:
            return type(None)
        if isinstance(hint, ForwardRef):
            hint = hint.__forward_arg__
        if not isinstance(hint, str):
            return hint
        from _hornbook import execute
        names = {**space, **(more or {})}
        execute(f"_found_ = ({hint}\n)", names)
        return _evaluate(names["_found_"], space, more)


    def get_origin(tp):
        if type(tp).__name__ == "UnionType":
            return type(tp)
        origin = getattr(tp, "__origin__", None)
        if isinstance(tp, _Arguments):
            return origin
        return origin if getattr(tp, "__args__", None) is not None else None


    def get_args(tp):
        return getattr(tp, "__args__", None) or ()
    """#
}
