import collections as _collections
import collections.abc as _abc
from abc import ABCMeta as _ABCMeta, abstractmethod as _abstractmethod

TYPE_CHECKING = False


def _show(item):
    if item is ...:
        return "..."
    if isinstance(item, type):
        return item.__qualname__ if item.__module__ == "builtins" else f"{item.__module__}.{item.__qualname__}"
    if isinstance(item, list):
        return "[" + ", ".join(map(_show, item)) + "]"
    return repr(item)


def _variables(items):
    """The type variables in the parts of a type, each once."""
    found = []
    for item in items:
        inner = ()
        if isinstance(item, TypeVar):
            inner = (item,)
        elif isinstance(item, list):
            inner = _variables(item)
        elif not isinstance(item, type):
            inner = getattr(item, "__parameters__", ())
        found += [each for each in inner if each not in found]
    return tuple(found)


def _replaced(items, values):
    """The parts of a type with other parts for its type variables."""
    result = []
    for item in items:
        if isinstance(item, TypeVar):
            item = values.get(item, item)
        elif isinstance(item, list):
            item = _replaced(item, values)
        elif not isinstance(item, type) and (inner := getattr(item, "__parameters__", ())):
            item = item[tuple(values.get(each, each) for each in inner)]
        result.append(item)
    return result


def _with_lists(variables, items):
    """The items for type variables, in which a tuple stands for a list of parameters."""
    if len(variables) == 1 and isinstance(variables[0], ParamSpec):
        is_list = len(items) == 1 and (items[0] is ... or isinstance(items[0], (list, tuple, ParamSpec, _Form)))
        items = items if is_list else (items,)
    return tuple(tuple(item) if isinstance(item, list) and isinstance(variable, ParamSpec) else item
        for variable, item in zip(variables, items)) + items[len(variables):]


def _assigned(kind, variables, items):
    """Which part each type variable of a type stands for."""
    if not variables:
        raise TypeError(f"{kind!r} is not a generic class")
    many = [variable for variable in variables if isinstance(variable, TypeVarTuple)]
    if len(items) != len(variables) and not many:
        word = "many" if len(items) > len(variables) else "few"
        raise TypeError(f"Too {word} arguments for {kind!r}; actual {len(items)}, expected {len(variables)}")
    return dict(zip(variables, items))


class _Form:
    """A name of this module that can be subscripted, or what came out of it."""

    def __init__(self, name, origin=None, args=None):
        self._name = name
        self.__origin__ = origin
        self.__args__ = args
        self.__parameters__ = _variables(args or ())

    def __getitem__(self, item):
        items = item if isinstance(item, tuple) else (item,)
        if self.__args__ is not None:
            return self._replace(items)
        if self._name == "Optional":
            return _union((item, None))
        if self._name == "Union":
            return _union(items)
        if self._name == "Annotated":
            return _Form("Annotated", items[0], items)
        items = tuple(type(None) if part is None and self._name != "Literal" else
            ForwardRef(part) if isinstance(part, str) and self._name != "Literal" else part for part in items)
        return _Form(self._name, self.__origin__, items)

    def _replace(self, items):
        """The same with other parts for its type variables."""
        args = tuple(_replaced(self.__args__, _assigned(self, self.__parameters__, items)))
        return _union(args) if self._name in ("Union", "Optional") else _Form(self._name, self.__origin__, args)

    def __iter__(self):
        yield _Form("Unpack", None, (self,))

    def __repr__(self):
        if self.__args__ is None:
            return f"typing.{self._name}"
        if self._name == "Unpack":
            return f"*{_show(self.__args__[0])}"
        if self._name == "Optional":
            first, second = self.__args__
            return f"typing.Optional[{_show(second if first is type(None) else first)}]"
        if self._name == "Literal":
            return f"typing.Literal[{', '.join(map(repr, self.__args__))}]"
        return f"typing.{self._name}[{', '.join(map(_show, self.__args__)) or '()'}]"

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
    if len(flat) == 2 and type(None) in flat:
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
for _name in ("Hashable", "Iterable", "Iterator", "Generator", "Reversible", "Sized", "Container", "Collection",
        "MutableSet", "Mapping", "MutableMapping", "MappingView", "KeysView", "ItemsView", "ValuesView", "Sequence",
        "MutableSequence", "ByteString", "Awaitable", "Coroutine", "AsyncIterable", "AsyncIterator",
        "AsyncGenerator"):
    globals()[_name] = _Form(_name, getattr(_abc, _name))


AbstractSet = _Form("AbstractSet", _abc.Set)
ContextManager = _Form("ContextManager")
AsyncContextManager = _Form("AsyncContextManager")
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


class _Arguments:
    def __init__(self, origin, name):
        self.__origin__ = origin
        self._name = name

    def __repr__(self):
        return f"{self.__origin__.__name__}.{self._name}"


class ParamSpec(TypeVar):
    def __init__(self, name, *, bound=None, covariant=False, contravariant=False):
        super().__init__(name, bound=bound, covariant=covariant, contravariant=contravariant)
        self.args, self.kwargs = _Arguments(self, "args"), _Arguments(self, "kwargs")


class TypeVarTuple(TypeVar):
    def __init__(self, name):
        super().__init__(name)
        self._sign = ""

    def __iter__(self):
        yield Unpack[self]


AnyStr = TypeVar("AnyStr", bytes, str)
T, KT, VT = TypeVar("T"), TypeVar("KT"), TypeVar("VT")
T_co, V_co, VT_co = [TypeVar(_name, covariant=True) for _name in ("T_co", "V_co", "VT_co")]
T_contra = TypeVar("T_contra", contravariant=True)


class _GenericAlias(_Form):
    """A generic class with types for its type variables."""

    def __init__(self, origin, args):
        super().__init__(None, origin, args)

    def __repr__(self):
        return f"{_show(self.__origin__)}[{', '.join(map(_show, self.__args__)) or '()'}]"

    def _replace(self, items):
        return _GenericAlias(
            self.__origin__, tuple(_replaced(self.__args__, _assigned(self, self.__parameters__, items))))

    def __call__(self, *args, **kwargs):
        result = self.__origin__(*args, **kwargs)
        try:
            result.__orig_class__ = self
        except AttributeError:
            pass
        return result

    def __mro_entries__(self, bases):
        if self.__origin__ is Generic:
            later = bases[bases.index(self) + 1:]
            if Protocol in bases or any(isinstance(base, _GenericAlias) for base in later):
                return ()
        return (self.__origin__,)

    def __getattr__(self, name):
        if "__origin__" in self.__dict__ and not (name.startswith("__") and name.endswith("__")):
            return getattr(self.__origin__, name)
        raise AttributeError(name)

    def __eq__(self, other):
        if not isinstance(other, _GenericAlias):
            return NotImplemented
        return self.__origin__ is other.__origin__ and self.__args__ == other.__args__

    def __hash__(self):
        return hash((self.__origin__, self.__args__))

    def __instancecheck__(self, instance):
        raise TypeError("Subscripted generics cannot be used with class and instance checks")

    __subclasscheck__ = __instancecheck__


class Generic:
    __slots__ = ()

    def __class_getitem__(cls, item):
        items = item if isinstance(item, tuple) else (item,)
        items = tuple(type(None) if part is None else ForwardRef(part) if isinstance(part, str) else part
            for part in items)
        if cls not in (Generic, Protocol):
            items = _with_lists(cls.__parameters__, items)
            _assigned(cls, cls.__parameters__, items)
            return _GenericAlias(cls, items)
        if not items:
            raise TypeError(f"Parameter list to {cls.__qualname__}[...] cannot be empty")
        if not all(isinstance(part, TypeVar) or getattr(part, "_name", "") == "Unpack" for part in items):
            raise TypeError(f"Parameters to {cls.__name__}[...] must all be type variables or "
                "parameter specification variables.")
        if len(set(items)) != len(items):
            raise TypeError(f"Parameters to {cls.__name__}[...] must all be unique")
        return _GenericAlias(cls, items)

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        bases = cls.__dict__.get("__orig_bases__", cls.__bases__)
        if Generic in bases and cls.__name__ != "Protocol":
            raise TypeError("Cannot inherit from plain Generic")
        own = [base for base in bases if isinstance(base, _GenericAlias) and base.__origin__ in (Generic, Protocol)]
        cls.__parameters__ = _variables(own or cls.__dict__.get("__orig_bases__", ()))


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
    "__new__", "__slots__", "__subclasshook__", "__weakref__", "__class_getitem__",
    "__match_args__", "__qualname__",
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


class Protocol(Generic, metaclass=_ProtocolMeta):
    __slots__ = ()
    _is_protocol = True

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        cls._is_protocol = Protocol in cls.__bases__


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


def NamedTuple(typename, fields=None, /, **kwargs):
    fields = list(kwargs.items()) if fields is None else fields
    made = _collections.namedtuple(typename, [name for name, _ in fields])
    made.__annotations__ = dict(fields)
    return made


class _NamedTuple(metaclass=_NamedTupleMeta):
    pass


NamedTuple.__mro_entries__ = lambda bases: (_NamedTuple,)
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
            name, (), {"__annotations__": dict(fields) or kwargs, "__module__": "__main__"}, total=total)

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
