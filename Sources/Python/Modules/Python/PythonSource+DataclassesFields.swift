extension PythonSource {
  /// `dataclasses` in Python: fields.
  static let dataclassesFields = #"""
    from _hornbook import execute as _execute
    from abc import update_abstractmethods as _update
    from types import MappingProxyType

    __all__ = ["dataclass", "field", "Field", "FrozenInstanceError", "InitVar", "KW_ONLY", "MISSING", "fields",
        "asdict",
        "astuple", "make_dataclass", "replace", "is_dataclass"]


    class FrozenInstanceError(AttributeError):
        pass


    class _MissingType:
        def __repr__(self):
            return f"<dataclasses._MISSING_TYPE object at {hex(id(self))}>"


    class _FactoryType:
        def __repr__(self):
            return "<factory>"


    class _KwOnlyType:
        pass


    MISSING = _MissingType()
    _FACTORY = _FactoryType()
    KW_ONLY = _KwOnlyType()


    class InitVar:
        def __init__(self, type):
            self.type = type

        def __class_getitem__(cls, type):
            return InitVar(type)

        def __repr__(self):
            plain = isinstance(self.type, type) and not hasattr(self.type, "__origin__")
            return f"dataclasses.InitVar[{self.type.__name__ if plain else repr(self.type)}]"


    class Field:
        def __init__(self, default, default_factory, init, repr, hash, compare, metadata, kw_only):
            self.name = None
            self.type = None
            self.default = default
            self.default_factory = default_factory
            self.init = init
            self.repr = repr
            self.hash = hash
            self.compare = compare
            self.metadata = MappingProxyType({} if metadata is None else metadata)
            self.kw_only = kw_only
            self._field_type = None

        def __repr__(self):
            return (f"Field(name={self.name!r},type={self.type!r},default={self.default!r},"
                f"default_factory={self.default_factory!r},init={self.init!r},repr={self.repr!r},hash={self.hash!r},"
                f"compare={self.compare!r},metadata={self.metadata!r},kw_only={self.kw_only!r},"
                f"_field_type={self._field_type})")

        def __set_name__(self, owner, name):
            tell = getattr(type(self.default), "__set_name__", None)
            if tell is not None:
                tell(self.default, owner, name)


    def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None, compare=True, metadata=None,
            kw_only=MISSING):
        if default is not MISSING and default_factory is not MISSING:
            raise ValueError("cannot specify both default and default_factory")
        return Field(default, default_factory, init, repr, hash, compare, metadata, kw_only)


    def _kind(annotation):
        if isinstance(annotation, str):
            text = annotation.strip()
            if text.startswith(("ClassVar", "typing.ClassVar")):
                return "class"
            if text.startswith(("InitVar", "dataclasses.InitVar")):
                return "init"
            return "field"
        if annotation is InitVar or isinstance(annotation, InitVar):
            return "init"
        if repr(annotation).startswith("typing.ClassVar"):
            return "class"
        return "field"


    def _collect(cls, kw_only):
        """All fields by name: those of bases, then the class's own."""
        found = {}
        has_mark = False
        for base in reversed(cls.__mro__[1:]):
            for known in getattr(base, "__dict__", {}).get("__dataclass_fields__", {}).values():
                found[known.name] = known
        for name, annotation in cls.__dict__.get("__annotations__", {}).items():
            if annotation is KW_ONLY or (
                isinstance(annotation, str) and annotation in ("KW_ONLY", "dataclasses.KW_ONLY")):
                if has_mark:
                    raise TypeError(f"{name!r} is KW_ONLY, but KW_ONLY has already been specified")
                has_mark = kw_only = True
                continue
            found[name] = _make_field(cls, name, annotation, kw_only)
        for name, value in cls.__dict__.items():
            if isinstance(value, Field) and name not in cls.__dict__.get("__annotations__", {}):
                raise TypeError(f"{name!r} is a field but has no type annotation")
        return found


    def _make_field(cls, name, annotation, kw_only):
        default = getattr(cls, name, MISSING)
        if type(default).__name__ == "member_descriptor":
            default = MISSING
        made = default if isinstance(default, Field) else field(default=default)
        made.name = name
        made.type = annotation
        made._field_type = _kind(annotation)
        if made._field_type != "field" and made.default_factory is not MISSING:
            raise TypeError(f"field {name} cannot have a default factory")
        if made._field_type == "class" and made.kw_only is not MISSING:
            raise TypeError(f"field {name} is a ClassVar but specifies kw_only")
        if made._field_type != "class" and made.kw_only is MISSING:
            made.kw_only = kw_only
        if isinstance(cls.__dict__.get(name), Field):
            if made.default is MISSING:
                delattr(cls, name)
            else:
                setattr(cls, name, made.default)
        if made._field_type == "field" and made.default is not MISSING and type(made.default).__hash__ is None:
            raise ValueError(
                f"mutable default {type(made.default)} for field {name} is not allowed: use default_factory")
        if made._field_type == "field" and isinstance(made.default, (list, dict, set)):
            raise ValueError(
                f"mutable default {type(made.default)} for field {name} is not allowed: use default_factory")
        return made
    """#
}
