extension PythonSource {
  /// `collections` in Python: named tuples.
  static let collectionsNamedTuple = #"""
    _keywords = frozenset("False None True and as assert async await break class continue def del elif else except "
        "finally "
        "for from global if import in is lambda nonlocal not or pass raise return try while with yield".split())


    def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
        """Returns a new subclass of tuple with named fields."""
        if isinstance(field_names, str):
            field_names = field_names.replace(",", " ").split()
        field_names = list(map(str, field_names))
        typename = str(typename)
        if rename:
            seen = set()
            for index, name in enumerate(field_names):
                if not name.isidentifier() or name in _keywords or name.startswith("_") or name in seen:
                    field_names[index] = f"_{index}"
                seen.add(name)
        for name in [typename] + field_names:
            if not name.isidentifier():
                raise ValueError(f"Type names and field names must be valid identifiers: {name!r}")
            if name in _keywords:
                raise ValueError(f"Type names and field names cannot be a keyword: {name!r}")
        seen = set()
        for name in field_names:
            if name.startswith("_") and not rename:
                raise ValueError(f"Field names cannot start with an underscore: {name!r}")
            if name in seen:
                raise ValueError(f"Encountered duplicate field name: {name!r}")
            seen.add(name)
        field_defaults = {}
        if defaults is not None:
            defaults = tuple(defaults)
            if len(defaults) > len(field_names):
                raise TypeError("Got more default values than field names")
            field_defaults = dict(zip(field_names[len(field_names) - len(defaults):], defaults))
        fields = tuple(field_names)
        # The function is made from text so that its messages name the fields as CPython's do.
        arguments = "".join(", " + name for name in fields)
        items = "".join(name + ", " for name in fields)
        space = {"_tuple_new": tuple.__new__, "__name__": "namedtuple_" + typename}
        _execute(f"class {typename}:\n def __new__(_cls{arguments}):\n  return _tuple_new(_cls, ({items}))\n", space)
        new = space[typename].__dict__["__new__"]
        if isinstance(new, staticmethod):
            new = new.__func__
        if field_defaults:
            new.__defaults__ = defaults
        new.__doc__ = f"Create new instance of {typename}({', '.join(fields)})"

        def _make(cls, iterable):
            result = tuple.__new__(cls, iterable)
            if len(result) != len(fields):
                raise TypeError(f"Expected {len(fields)} arguments, got {len(result)}")
            return result

        def _replace(self, /, **kwds):
            result = self._make(kwds.pop(name, value) for name, value in zip(fields, self))
            if kwds:
                raise ValueError(f"Got unexpected field names: {list(kwds)!r}")
            return result

        form = "(" + ", ".join(f"{name}=%r" for name in fields) + ")"

        def __repr__(self):
            return self.__class__.__name__ + form % tuple(self)

        def _asdict(self):
            return dict(zip(fields, self))

        def __getnewargs__(self):
            return tuple(self)

        namespace = {
            "__doc__": f"{typename}({', '.join(fields)})", "__slots__": (), "_fields": fields,
            "_field_defaults": field_defaults, "__new__": new, "_make": classmethod(_make), "_replace": _replace,
            "__repr__": __repr__, "_asdict": _asdict, "__getnewargs__": __getnewargs__, "__match_args__": fields,
            "__module__": module or "__main__",
        }
        for index, name in enumerate(fields):
            namespace[name] = _field(index)
        return type(typename, (tuple,), namespace)


    def _field(index):
        return property(lambda self: tuple.__getitem__(self, index), _refuse, _refuse,
            doc=f"Alias for field number {index}")


    def _refuse(self, value=None):
        raise AttributeError("can't set attribute")
    """#
}
