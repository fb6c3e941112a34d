extension PythonSource {
  /// `typing` in Python: special forms and what they are made of.
  static let typingForms = #"""
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
    """#
}
