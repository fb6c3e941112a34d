from _hornbook import native_class as _native
_NoneType = type(None)


def _shown(item):
    """A part of a generic type, as it is shown."""
    if item is ...:
        return "..."
    if isinstance(item, (GenericAlias, UnionType)) or not isinstance(item, type):
        return repr(item)
    return item.__qualname__ if item.__module__ == "builtins" else f"{item.__module__}.{item.__qualname__}"


def _is_variable(item):
    return type(item).__name__ in ("TypeVar", "ParamSpec", "TypeVarTuple")


def _variables(items):
    """The type variables in the parts of a type, each once."""
    found = []
    for item in items:
        inner = [item] if _is_variable(item) else ()
        if not inner and not isinstance(item, type):
            inner = getattr(item, "__parameters__", ())
        if isinstance(inner, (tuple, list)):
            found += [each for each in inner if each not in found]
    return tuple(found)


def _may_join(item):
    return item is None or isinstance(item, (type, GenericAlias, UnionType)) or type(item).__module__ == "typing"


class GenericAlias:
    __slots__ = ("__origin__", "__args__", "__parameters__", "__weakref__")

    def __init__(self, origin, args, /):
        self.__origin__ = origin
        self.__args__ = args if isinstance(args, tuple) else (args,)
        self.__parameters__ = _variables(self.__args__)

    def __repr__(self):
        args = ", ".join(map(_shown, self.__args__)) or "()"
        return f"{_shown(self.__origin__)}[{args}]"

    def __call__(self, *args, **kwargs):
        return self.__origin__(*args, **kwargs)

    def __getattr__(self, name):
        if name.startswith("__") and name in ("__origin__", "__args__", "__parameters__"):
            raise AttributeError(name)
        return getattr(self.__origin__, name)

    def __getitem__(self, items):
        items = items if isinstance(items, tuple) else (items,)
        count = len(self.__parameters__)
        if count == 0:
            raise TypeError(f"{self!r} is not a generic class")
        if len(items) != count:
            word = "many" if len(items) > count else "few"
            raise TypeError(f"Too {word} arguments for {self!r}; actual {len(items)}, expected {count}")
        return GenericAlias(self.__origin__, _replaced(self.__args__, dict(zip(self.__parameters__, items))))

    def __iter__(self):
        yield _Unpacked(self.__origin__, self.__args__)

    def __mro_entries__(self, bases):
        return (self.__origin__,)

    def __instancecheck__(self, instance):
        raise TypeError("isinstance() argument 2 cannot be a parameterized generic")

    def __subclasscheck__(self, cls):
        raise TypeError("issubclass() argument 2 cannot be a parameterized generic")

    def __or__(self, other):
        return union(self, other) if _may_join(other) else NotImplemented

    def __ror__(self, other):
        return union(other, self) if _may_join(other) else NotImplemented

    def __eq__(self, other):
        if not isinstance(other, GenericAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__args__ == other.__args__

    def __hash__(self):
        return hash((self.__origin__, self.__args__))

    def __dir__(self):
        return dir(self.__origin__) + ["__args__", "__origin__", "__parameters__"]


class _Unpacked(GenericAlias):
    __slots__ = ()

    def __repr__(self):
        return "*" + GenericAlias.__repr__(self)


def _replaced(items, values):
    result = []
    for item in items:
        if _is_variable(item):
            item = values[item]
        elif isinstance(item, GenericAlias):
            item = GenericAlias(item.__origin__, _replaced(item.__args__, values))
        elif isinstance(item, UnionType):
            item = union(*_replaced(item.__args__, values))
        elif not isinstance(item, type) and (inner := getattr(item, "__parameters__", ())):
            item = item[tuple(values[each] for each in inner)]
        result.append(item)
    return tuple(result)


class UnionType:
    __slots__ = ("__args__", "__parameters__")

    def __new__(cls, *args):
        raise TypeError("cannot create 'types.UnionType' instances")

    def __repr__(self):
        return " | ".join("None" if item is _NoneType else _shown(item) for item in self.__args__)

    def __or__(self, other):
        return union(self, other) if _may_join(other) else NotImplemented

    def __ror__(self, other):
        return union(other, self) if _may_join(other) else NotImplemented

    def __eq__(self, other):
        return set(self.__args__) == set(other.__args__) if isinstance(other, UnionType) else NotImplemented

    def __hash__(self):
        return hash(frozenset(self.__args__))

    def __getitem__(self, items):
        items = items if isinstance(items, tuple) else (items,)
        if not self.__parameters__:
            raise TypeError("There are no type variables left in " + repr(self))
        return union(*_replaced(self.__args__, dict(zip(self.__parameters__, items))))

    def __instancecheck__(self, instance):
        return any(_holds(isinstance, instance, item) for item in self.__args__)

    def __subclasscheck__(self, cls):
        return any(_holds(issubclass, cls, item) for item in self.__args__)


def _holds(test, value, item):
    if isinstance(item, GenericAlias):
        raise TypeError(f"{test.__name__}() argument 2 cannot be a parameterized generic")
    return test(value, item)


def union(*items):
    """The union of types, each once; of one type the type itself."""
    flat = []
    for item in items:
        for each in item.__args__ if isinstance(item, UnionType) else (_NoneType if item is None else item,):
            if each not in flat:
                flat.append(each)
    if len(flat) == 1:
        return flat[0]
    self = object.__new__(UnionType)
    self.__args__ = tuple(flat)
    self.__parameters__ = _variables(self.__args__)
    return self


for _class in (GenericAlias, UnionType):
    _class.__module__ = "types"
    _native(_class)
