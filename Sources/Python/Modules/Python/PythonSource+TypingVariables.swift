extension PythonSource {
  /// `typing` in Python: type variables and generic classes.
  static let typingVariables = #"""
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
    """#
}
