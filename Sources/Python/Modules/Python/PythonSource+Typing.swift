extension PythonSource {
  /// Part 1 of 2 of what is written in Python of `typing`.
  static let typing = #"""
    import collections as _collections
    import collections.abc as _abc
    from abc import ABCMeta as _ABCMeta, abstractmethod as _abstractmethod

    TYPE_CHECKING = False


    def _show(item):
        if item is type(None):
            return "None"
        if item is ...:
            return "..."
        if isinstance(item, type):
            return item.__qualname__ if item.__module__ == "builtins" else f"{item.__module__}.{item.__qualname__}"
        if isinstance(item, list):
            return "[" + ", ".join(map(_show, item)) + "]"
        return repr(item)


    def _subclass_free(name):
        return TypeError(f"Type {name} cannot be instantiated; use {name.lower()}() instead")


    class _Form:
        """A name of this module that can be subscripted, or what came out of it."""

        def __init__(self, name, origin=None, args=None):
            self._name = name
            self.__origin__ = origin
            self.__args__ = args

        def __getitem__(self, item):
            items = item if isinstance(item, tuple) else (item,)
            if self._name == "Optional":
                return _union((item, None))
            if self._name == "Union":
                return _union(items)
            if self._name == "Annotated":
                return _Form("Annotated", items[0], items)
            items = tuple(type(None) if part is None and self._name != "Literal" else
                ForwardRef(part) if isinstance(part, str) and self._name != "Literal" else part for part in items)
            return _Form(self._name, self.__origin__, items)

        def __repr__(self):
            if self.__args__ is None:
                return f"typing.{self._name}"
            if self._name == "Optional":
                return f"typing.Optional[{_show(self.__args__[0])}]"
            if self._name == "Literal":
                return f"typing.Literal[{', '.join(map(repr, self.__args__))}]"
            return f"typing.{self._name}[{', '.join(map(_show, self.__args__))}]"

        def __call__(self, *args, **kwargs):
            if isinstance(self.__origin__, type) and self._name not in ("Callable", "Type"):
                return self.__origin__(*args, **kwargs)
            raise TypeError(f"Cannot instantiate {self!r}")

        def __mro_entries__(self, bases):
            return (self.__origin__,) if isinstance(self.__origin__, type) else ()

        def __eq__(self, other):
            if not isinstance(other, _Form):
                return NotImplemented
            if self._name in ("Union", "Optional") and other._name in ("Union", "Optional") and self.__args__:
                return set(self.__args__) == set(other.__args__ or ())
            return (self._name, self.__args__) == (other._name, other.__args__)

        def __hash__(self):
            return hash((self._name, self.__args__))

        def __or__(self, other):
            return _union((self, other))

        def __ror__(self, other):
            return _union((other, self))

        def __instancecheck__(self, instance):
            if self.__args__ is not None and self._name not in ("Union", "Optional"):
                raise TypeError("Subscripted generics cannot be used with class and instance checks")
            if self._name in ("Union", "Optional"):
                return any(isinstance(instance, kind) for kind in self.__args__)
            if self.__origin__ is None:
                raise TypeError(f"typing.{self._name} cannot be used with isinstance()")
            return isinstance(instance, self.__origin__)


    def _union(items):
        flat = []
        for item in items:
            item = type(None) if item is None else ForwardRef(item) if isinstance(item, str) else item
            parts = item.__args__ if isinstance(item, _Form) and item._name in ("Union", "Optional") else (item,)
            for part in parts:
                if part not in flat:
                    flat.append(part)
        if len(flat) == 1:
            return flat[0]
        if len(flat) == 2 and flat[1] is type(None):
            return _Form("Optional", Union, tuple(flat))
        return _Form("Union", Union, tuple(flat))


    class ForwardRef:
        def __init__(self, arg):
            self.__forward_arg__ = arg

        def __repr__(self):
            return f"ForwardRef({self.__forward_arg__!r})"

        def __eq__(self, other):
            return isinstance(other, ForwardRef) and self.__forward_arg__ == other.__forward_arg__

        def __hash__(self):
            return hash(self.__forward_arg__)


    Union = _Form("Union")
    Optional = _Form("Optional")
    Any = _Form("Any")
    ClassVar = _Form("ClassVar")
    Final = _Form("Final")
    Literal = _Form("Literal")
    Annotated = _Form("Annotated")
    NoReturn = _Form("NoReturn")
    Never = _Form("Never")
    Self = _Form("Self")
    LiteralString = _Form("LiteralString")
    TypeAlias = _Form("TypeAlias")
    TypeGuard = _Form("TypeGuard")
    Concatenate = _Form("Concatenate")
    Required = _Form("Required")
    NotRequired = _Form("NotRequired")
    Unpack = _Form("Unpack")
    List = _Form("List", list)
    Dict = _Form("Dict", dict)
    Set = _Form("Set", set)
    FrozenSet = _Form("FrozenSet", frozenset)
    Tuple = _Form("Tuple", tuple)
    Type = _Form("Type", type)
    DefaultDict = _Form("DefaultDict", _collections.defaultdict)
    OrderedDict = _Form("OrderedDict", _collections.OrderedDict)
    Counter = _Form("Counter", _collections.Counter)
    Deque = _Form("Deque", _collections.deque)
    ChainMap = _Form("ChainMap", _collections.ChainMap)
    Callable = _Form("Callable", _abc.Callable)
    Text = str
    AnyStr = None
    for _name in ("Hashable", "Iterable", "Iterator", "Generator", "Reversible", "Sized", "Container", "Collection",
            "MutableSet", "Mapping", "MutableMapping", "MappingView", "KeysView", "ItemsView", "ValuesView", "Sequence",
            "MutableSequence", "ByteString", "Awaitable", "Coroutine", "AsyncIterable", "AsyncIterator",
            "AsyncGenerator"):
        globals()[_name] = _Form(_name, getattr(_abc, _name))
    AbstractSet = _Form("AbstractSet", _abc.Set)
    ContextManager = _Form("ContextManager")
    Pattern = _Form("Pattern")
    Match = _Form("Match")
    IO = TextIO = BinaryIO = _Form("IO")


    class TypeVar:
        def __init__(self, name, *constraints, bound=None, covariant=False, contravariant=False):
            if covariant and contravariant:
                raise ValueError("Bivariant types are not supported.")
            if constraints and bound is not None:
                raise TypeError("Constraints cannot be combined with bound=...")
            if len(constraints) == 1:
                raise TypeError("A single constraint is not allowed")
            self.__covariant__, self.__contravariant__ = bool(covariant), bool(contravariant)
            self.__name__ = name
            self.__constraints__ = constraints
            self.__bound__ = bound
            self._sign = "+" if covariant else "-" if contravariant else "~"

        def __repr__(self):
            return self._sign + self.__name__

        def __or__(self, other):
            return _union((self, other))

        def __ror__(self, other):
            return _union((other, self))


    class ParamSpec(TypeVar):
        args = kwargs = None


    class TypeVarTuple(TypeVar):
        pass


    AnyStr = TypeVar("AnyStr", bytes, str)
    T, KT, VT = TypeVar("T"), TypeVar("KT"), TypeVar("VT")
    T_co, V_co, VT_co = [TypeVar(_name, covariant=True) for _name in ("T_co", "V_co", "VT_co")]
    T_contra = TypeVar("T_contra", contravariant=True)


    class Generic:
        __slots__ = ()

        def __class_getitem__(cls, item):
            return cls


    class _ProtocolMeta(_ABCMeta):
        def __instancecheck__(cls, instance):
            if not cls.__dict__.get("_is_protocol"):
                return super().__instancecheck__(instance)
            if not cls.__dict__.get("_is_runtime"):
                if cls in type(instance).__mro__:
                    return True
                raise TypeError("Instance and class checks can only be used with @runtime_checkable protocols")
            return cls in type(instance).__mro__ or all(hasattr(instance, name) for name in _members(cls))

        def __subclasscheck__(cls, other):
            if cls.__dict__.get("_is_protocol") and cls.__dict__.get("_is_runtime"):
                return all(hasattr(other, name) for name in _members(cls))
            return super().__subclasscheck__(other)

        def __call__(cls, *args, **kwargs):
            if cls.__dict__.get("_is_protocol"):
                raise TypeError("Protocols cannot be instantiated")
            return super().__call__(*args, **kwargs)


    _no_members = frozenset(("__abstractmethods__", "__annotations__", "__dict__", "__doc__", "__init__", "__module__",
        "__new__", "__slots__", "__subclasshook__", "__weakref__", "__class_getitem__", "__match_args__", "__qualname__",
        "__init_subclass__", "_is_protocol", "_is_runtime", "__parameters__", "__orig_bases__"))


    def _members(cls):
        """What something must have to be of a protocol."""
        names = {}
        for base in cls.__mro__[:-1]:
            if base.__name__ not in ("Protocol", "Generic"):
                for name in [*base.__dict__, *base.__dict__.get("__annotations__", ())]:
                    if name not in _no_members and not name.startswith("_abc_"):
                        names[name] = None
        return list(names)


    class Protocol(metaclass=_ProtocolMeta):
        __slots__ = ()
        _is_protocol = True

        def __init_subclass__(cls, **kwargs):
            cls._is_protocol = Protocol in cls.__bases__

        def __class_getitem__(cls, item):
            return cls


    def runtime_checkable(cls):
        cls._is_runtime = True
        return cls


    @runtime_checkable
    class SupportsInt(Protocol):
        def __int__(self): ...


    @runtime_checkable
    class SupportsFloat(Protocol):
        def __float__(self): ...


    @runtime_checkable
    class SupportsIndex(Protocol):
        def __index__(self): ...


    @runtime_checkable
    class SupportsAbs(Protocol):
        def __abs__(self): ...


    @runtime_checkable
    class Sized(Protocol):
        def __len__(self): ...


    Sized = _Form("Sized", _abc.Sized)


    class NewType:
        def __init__(self, name, tp):
            self.__name__ = self.__qualname__ = name
            self.__supertype__ = tp
            self.__module__ = "__main__"

        def __call__(self, value, /):
            return value

        def __repr__(self):
            return f"__main__.{self.__name__}"

        def __or__(self, other):
            return _union((self, other))


    class _NamedTupleMeta(type):
        def __new__(mcls, name, bases, namespace):
            if not bases:
                return type.__new__(mcls, name, bases, namespace)
            annotations = namespace.get("__annotations__", {})
            fields = list(annotations)
            defaults = []
            for field in fields:
                if field in namespace:
                    defaults.append(namespace[field])
                elif defaults:
                    given = [known for known in fields if known in namespace]
                    raise TypeError(f"Non-default namedtuple field {field} cannot follow default field"
                        f"{'s' if len(given) > 1 else ''} {', '.join(given[:len(defaults)])}")
            made = _collections.namedtuple(name, fields, defaults=defaults, module=namespace.get("__module__"))
            made.__annotations__ = dict(annotations)
            for key, value in namespace.items():
                if key not in fields and key not in ("__module__", "__qualname__", "__annotations__", "__classcell__"):
                    setattr(made, key, value)
            return made


    class _NamedTupleForm:
        def __call__(self, typename, fields=None, /, **kwargs):
            fields = list(kwargs.items()) if fields is None else fields
            made = _collections.namedtuple(typename, [name for name, _ in fields])
            made.__annotations__ = dict(fields)
            return made

        def __mro_entries__(self, bases):
            return (_NamedTuple,)


    class _NamedTuple(metaclass=_NamedTupleMeta):
        pass


    NamedTuple = _NamedTupleForm()
    """#
}
