extension PythonSource {
  /// `typing` in Python: hints as values.
  static let typingHints = #"""
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
