extension PythonSource {
  /// `dataclasses` in Python: the decorator, and functions on instances.
  static let dataclassesFunctions = #"""
    def dataclass(cls=None, /, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False,
            match_args=True, kw_only=False, slots=False, weakref_slot=False):
        """Add dunder methods based on the fields defined in the class."""
        def wrap(cls):
            if weakref_slot and not slots:
                raise TypeError("weakref_slot is True but slots is False")
            return _process(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots)
        return wrap if cls is None else wrap(cls)


    def fields(class_or_instance):
        known = getattr(class_or_instance, "__dataclass_fields__", None)
        if known is None:
            raise TypeError("must be called with a dataclass type or instance") from None
        return tuple(f for f in known.values() if f._field_type == "field")


    def is_dataclass(obj):
        return hasattr(obj if isinstance(obj, type) else type(obj), "__dataclass_fields__")


    def _is_instance(obj):
        return hasattr(type(obj), "__dataclass_fields__")


    def asdict(obj, *, dict_factory=dict):
        if not _is_instance(obj):
            raise TypeError("asdict() should be called on dataclass instances")
        return _plain(obj, lambda value: dict_factory([(f.name, _plain(getattr(value, f.name), None, dict_factory))
            for f in fields(value)]), dict_factory)


    def _plain(obj, make, dict_factory):
        if _is_instance(obj):
            return dict_factory([(f.name, _plain(getattr(obj, f.name), make, dict_factory)) for f in fields(obj)])
        return _inside(obj, lambda item: _plain(item, make, dict_factory))


    def _inside(obj, convert):
        if isinstance(obj, tuple) and hasattr(obj, "_fields"):
            return type(obj)(*[convert(item) for item in obj])
        if isinstance(obj, (list, tuple)):
            return type(obj)([convert(item) for item in obj])
        if isinstance(obj, dict):
            return type(obj)([(convert(k), convert(v)) for k, v in obj.items()])
        from copy import deepcopy
        return deepcopy(obj)


    def astuple(obj, *, tuple_factory=tuple):
        if not _is_instance(obj):
            raise TypeError("astuple() should be called on dataclass instances")
        return _rows(obj, tuple_factory)


    def _rows(obj, tuple_factory):
        if _is_instance(obj):
            return tuple_factory([_rows(getattr(obj, f.name), tuple_factory) for f in fields(obj)])
        return _inside(obj, lambda item: _rows(item, tuple_factory))


    def make_dataclass(cls_name, fields, *, bases=(), namespace=None, **options):
        space = dict(namespace or {})
        annotations = {}
        from keyword import iskeyword
        for item in fields:
            if isinstance(item, str):
                name, kind = item, "typing.Any"
            elif len(item) == 2:
                name, kind = item
            elif len(item) == 3:
                name, kind, space[item[0]] = item
            else:
                raise TypeError(f"Invalid field: {item!r}")
            if not isinstance(name, str) or not name.isidentifier():
                raise TypeError(f"Field names must be valid identifiers: {name!r}")
            if iskeyword(name):
                raise TypeError(f"Field names must not be keywords: {name!r}")
            if name in annotations:
                raise TypeError(f"Field name duplicated: {name!r}")
            annotations[name] = kind
        space["__annotations__"] = annotations
        space.setdefault("__module__", "types")
        return dataclass(type(cls_name, bases or (object,), space), **options)


    def replace(obj, /, **changes):
        if not _is_instance(obj):
            raise TypeError("replace() should be called on dataclass instances")
        for f in obj.__dataclass_fields__.values():
            if f._field_type == "class":
                continue
            if not f.init:
                if f.name in changes:
                    raise ValueError(
                        f"field {f.name} is declared with init=False, it cannot be specified with replace()")
                continue
            if f.name not in changes:
                if f._field_type == "init" and f.default is MISSING:
                    raise ValueError(f"InitVar {f.name!r} must be specified with replace()")
                changes[f.name] = getattr(obj, f.name)
        return obj.__class__(**changes)
    """#
}
