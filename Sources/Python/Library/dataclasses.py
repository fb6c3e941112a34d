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


def _make_init(cls, found, frozen, slots):
    """Makes `__init__` from text, so that its messages are those of a function with these parameters."""
    space = {"_MISSING": MISSING, "_FACTORY": _FACTORY, "_set": object.__setattr__}
    positional = [f for f in found if f.init and not f.kw_only]
    keywords = [f for f in found if f.init and f.kw_only]
    seen = None
    for f in positional:
        if f.default is not MISSING or f.default_factory is not MISSING:
            seen = f
        elif seen is not None:
            raise TypeError(f"non-default argument {f.name!r} follows default argument")
    parameters = [_parameter(f, space) for f in positional]
    if keywords:
        parameters.append("*")
        parameters += [_parameter(f, space) for f in keywords]
    owner = "self" if "self" not in [f.name for f in found] else "_self"
    lines = []
    for f in found:
        if f._field_type == "init":
            continue
        if f.default_factory is not MISSING:
            space[f"_factory_{f.name}"] = f.default_factory
            value = f"_factory_{f.name}()"
            if f.init:
                value = f"{value} if {f.name} is _FACTORY else {f.name}"
        elif f.init:
            value = f.name
        elif slots and f.default is not MISSING:
            value = f"_default_{f.name}"
            space[value] = f.default
        else:
            continue
        lines.append(f"_set({owner}, {f.name!r}, {value})" if frozen else f"{owner}.{f.name} = {value}")
    if hasattr(cls, "__post_init__"):
        variables = ", ".join(f.name for f in found if f._field_type == "init")
        lines.append(f"{owner}.__post_init__({variables})")
    return _define(cls, space, "__init__", [owner] + parameters, lines or ["pass"])


def _parameter(f, space):
    if f.default is not MISSING:
        space[f"_default_{f.name}"] = f.default
        return f"{f.name}=_default_{f.name}"
    return f"{f.name}=_FACTORY" if f.default_factory is not MISSING else f.name


def _define(cls, space, name, parameters, lines):
    body = "".join(f"  {line}\n" for line in lines)
    space["__name__"] = cls.__module__
    _execute(f"class _Made:\n def {name}({', '.join(parameters)}):\n{body}", space)
    made = space["_Made"].__dict__[name]
    made.__qualname__ = f"{cls.__qualname__}.{name}"
    return made


_shown = set()


def _make_repr(found):
    names = [f.name for f in found if f.repr]

    def __repr__(self):
        mark = id(self)
        if mark in _shown:
            return "..."
        _shown.add(mark)
        try:
            parts = [f"{name}={getattr(self, name)!r}" for name in names]
        finally:
            _shown.discard(mark)
        return f"{self.__class__.__qualname__}({', '.join(parts)})"
    return __repr__


def _compare(cls, name, operation):
    names = [f.name for f in cls.__dataclass_fields__.values() if f._field_type == "field" and f.compare]

    def method(self, other):
        if other.__class__ is not self.__class__:
            return NotImplemented
        return operation(tuple([getattr(self, n) for n in names]), tuple([getattr(other, n) for n in names]))
    method.__name__ = name
    method.__qualname__ = f"{cls.__qualname__}.{name}"
    return method


def _add(cls, name, value):
    if name in cls.__dict__:
        return True
    setattr(cls, name, value)
    return False


def _process(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots):
    found = _collect(cls, kw_only)
    inherited = [base.__dataclass_params__ for base in cls.__mro__[1:] if "__dataclass_params__" in base.__dict__]
    if any(not known for known in inherited) and frozen:
        raise TypeError("cannot inherit frozen dataclass from a non-frozen one")
    if any(inherited) and not frozen:
        raise TypeError("cannot inherit non-frozen dataclass from a frozen one")
    cls.__dataclass_fields__ = found
    cls.__dataclass_params__ = frozen
    real = [f for f in found.values() if f._field_type == "field"]
    own_eq = "__eq__" in cls.__dict__
    own_hash = cls.__dict__.get("__hash__", MISSING)
    if init:
        _add(cls, "__init__",
            _make_init(cls, [f for f in found.values() if f._field_type != "class"], frozen, slots))
    if repr:
        _add(cls, "__repr__", _make_repr(real))
    if eq:
        _add(cls, "__eq__", _compare(cls, "__eq__", lambda a, b: a == b))
    if order:
        if not eq:
            raise ValueError("eq must be true if order is true")
        for name, operation in (("__lt__", lambda a, b: a < b), ("__le__", lambda a, b: a <= b),
                ("__gt__", lambda a, b: a > b), ("__ge__", lambda a, b: a >= b)):
            if _add(cls, name, _compare(cls, name, operation)):
                raise TypeError(f"Cannot overwrite attribute {name} in class {cls.__name__}. Consider using "
                    "functools.total_ordering")
    if frozen:
        _freeze(cls, real)
    _set_hash(cls, real, own_eq, own_hash, eq, unsafe_hash, frozen)
    if match_args:
        _add(cls, "__match_args__", tuple(f.name for f in found.values()
            if f.init and not f.kw_only and f._field_type != "class"))
    if not getattr(cls, "__doc__", None):
        cls.__doc__ = cls.__name__ + _signature(cls, [f for f in found.values() if f._field_type != "class"])
    if slots:
        cls = _with_slots(cls, real)
    if getattr(cls, "__abstractmethods__", None):
        _update(cls)
    return cls


def _signature(cls, found):
    """The parameters of the class, as its text shows them."""
    positional = [_describe(f) for f in found if f.init and not f.kw_only]
    keywords = [_describe(f) for f in found if f.init and f.kw_only]
    return "(" + ", ".join(positional + ["*"] * bool(keywords) + keywords) + ")"


def _describe(f):
    kind = f.type
    if isinstance(kind, type) and not hasattr(kind, "__origin__"):
        shown = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    else:
        shown = repr(kind).replace("typing.", "")
    text = f"{f.name}: {shown}"
    if f.default is not MISSING:
        return f"{text} = {f.default!r}"
    return text + " = <factory>" if f.default_factory is not MISSING else text


def _freeze(cls, real):
    names = {f.name for f in real}

    def __setattr__(self, name, value):
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)

    def __delattr__(self, name):
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)

    for method in (__setattr__, __delattr__):
        if method.__name__ in cls.__dict__:
            raise TypeError(f"Cannot overwrite attribute {method.__name__} in class {cls.__name__}")
        setattr(cls, method.__name__, method)


def _set_hash(cls, real, own_eq, own_hash, eq, unsafe_hash, frozen):
    has_own = own_hash is not MISSING and not (own_hash is None and own_eq)
    if unsafe_hash and has_own:
        raise TypeError(f"Cannot overwrite attribute __hash__ in class {cls.__name__}")
    if unsafe_hash or (eq and frozen and not has_own):
        names = [f.name for f in real if (f.compare if f.hash is None else f.hash)]
        def __hash__(self):
            return hash(tuple([getattr(self, name) for name in names]))
        __hash__.__qualname__ = f"{cls.__qualname__}.__hash__"
        cls.__hash__ = __hash__
    elif eq and not has_own:
        cls.__hash__ = None


def _with_slots(cls, real):
    if "__slots__" in cls.__dict__:
        raise TypeError(f"{cls.__name__} already specifies __slots__")
    space = {k: v for k, v in cls.__dict__.items() if k not in ("__dict__", "__weakref__")}
    inherited = {name for base in cls.__mro__[1:-1] for name in base.__dict__.get("__slots__", ())}
    space["__slots__"] = tuple(f.name for f in real if f.name not in inherited)
    for f in real:
        space.pop(f.name, None)
    made = type(cls)(cls.__name__, cls.__bases__, space)
    made.__qualname__ = cls.__qualname__
    return made


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
