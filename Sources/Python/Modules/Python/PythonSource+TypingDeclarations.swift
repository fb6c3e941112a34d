extension PythonSource {
  /// `typing` in Python: functions that declare.
  static let typingDeclarations = #"""
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
    """#
}
