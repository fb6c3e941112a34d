extension PythonSource {
  /// Part 2 of 2 of what is written in Python of `typing`.
  static let typingSecond = #"""
    def get_type_hints(obj, globalns=None, localns=None, include_extras=False):
        hints = {}
        if isinstance(obj, type):
            for base in reversed(obj.__mro__):
                hints.update(base.__dict__.get("__annotations__", {}))
        else:
            hints.update(getattr(obj, "__annotations__", None) or {})
        return {name: type(None) if hint is None else hint for name, hint in hints.items()}


    def get_origin(tp):
        if type(tp).__name__ == "UnionType":
            return type(tp)
        origin = getattr(tp, "__origin__", None)
        return origin if getattr(tp, "__args__", None) is not None else None


    def get_args(tp):
        return getattr(tp, "__args__", None) or ()
    """#
}
