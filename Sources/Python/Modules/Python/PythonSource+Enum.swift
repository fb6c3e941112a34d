extension PythonSource {
  /// Part 1 of 2 of what is written in Python of `enum`.
  static let enumeration = #"""
    __all__ = ["EnumMeta", "EnumType", "Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "auto", "unique", "property",
        "verify", "nonmember", "member", "UNIQUE", "CONTINUOUS", "NAMED_FLAGS", "global_enum"]

    _property = property
    _auto_start = object()


    class auto:
        def __init__(self, value=_auto_start):
            self.value = value

        def __repr__(self):
            return "auto()"


    class nonmember:
        def __init__(self, value):
            self.value = value


    class member:
        def __init__(self, value):
            self.value = value


    class property(_property):
        pass


    def _is_dunder(name):
        return len(name) > 4 and name[:2] == name[-2:] == "__"


    def _is_descriptor(value):
        kind = type(value)
        if kind.__name__ in ("function", "builtin_function_or_method", "method_descriptor", "classmethod", "staticmethod"):
            return True
        return isinstance(value, (_property, classmethod, staticmethod)) or hasattr(kind, "__get__") \
            or hasattr(kind, "__set__")


    class _Names(dict):
        """The names of an enumeration's body, in which `auto()` becomes a value at once."""

        def __init__(self, generate):
            dict.__init__(self)
            self._members = {}
            self._generate = generate
            self._ignored = []

        def __setitem__(self, key, value):
            if key == "_generate_next_value_":
                self._generate = value.__func__ if isinstance(value, staticmethod) else value
            elif key == "_ignore_":
                self._ignored = value.replace(",", " ").split() if isinstance(value, str) else list(value)
            elif _is_dunder(key) or (key.startswith("_") and key.endswith("_")) or key in self._ignored:
                pass
            elif key in self._members:
                raise TypeError(f"{key!r} already defined as {self._members[key]!r}")
            elif isinstance(value, nonmember):
                value = value.value
            elif not _is_descriptor(value) or isinstance(value, member):
                if key in self:
                    raise TypeError(f"{key!r} already defined as {self[key]!r}")
                if isinstance(value, member):
                    value = value.value
                if isinstance(value, auto):
                    value = self._next(key)
                elif isinstance(value, tuple) and any(isinstance(item, auto) for item in value):
                    value = tuple(self._next(key) if isinstance(item, auto) else item for item in value)
                self._members[key] = value
            dict.__setitem__(self, key, value)

        def _next(self, key):
            return self._generate(key, 1, len(self._members), list(self._members.values()))


    def _first(bases):
        """The enumeration that is extended, and the type of its values."""
        base = None
        kind = object
        for candidate in bases:
            for cls in candidate.__mro__:
                if isinstance(cls, EnumType):
                    base = base or cls
                elif cls is not object and kind is object and cls in (int, str, float, bytes, tuple, complex, list):
                    kind = cls
        return base, kind


    class EnumType(type):
        """Metaclass for Enum"""

        @classmethod
        def __prepare__(metacls, cls, bases, **kwds):
            base, _ = _first(bases)
            for candidate in bases:
                if isinstance(candidate, EnumType) and candidate._member_map_:
                    raise TypeError(f"<enum {cls!r}> cannot extend {candidate!r}")
            return _Names(base._generate_next_value_ if base is not None else None)

        def __new__(metacls, cls, bases, namespace, *, boundary=None, **kwds):
            members = getattr(namespace, "_members", {})
            body = {key: value for key, value in namespace.items() if key not in members and key != "_ignore_"}
            if "_generate_next_value_" in body and not isinstance(body["_generate_next_value_"], staticmethod):
                body["_generate_next_value_"] = staticmethod(body["_generate_next_value_"])
            own_new = body.pop("__new__", None)
            if own_new is not None:
                body["__new_member__"] = own_new if isinstance(own_new, staticmethod) else staticmethod(own_new)
            body["_member_map_"] = {}
            body["_value2member_map_"] = {}
            body["_member_names_"] = []
            base, kind = _first(bases)
            body["_member_type_"] = kind
            result = super().__new__(metacls, cls, bases, body, **kwds)
            for name, value in members.items():
                _add_member(result, name, value, kind)
            if base is not None and issubclass(result, _flag_class()):
                _finish_flag(result)
            return result

        def __call__(cls, value, names=None, *, module=None, qualname=None, type=None, start=1, boundary=None):
            if names is None:
                return _look_up(cls, value)
            return _from_names(cls, value, names, type, start)

        def __contains__(cls, value):
            if not isinstance(value, Enum):
                raise TypeError(f"unsupported operand type(s) for 'in': '{_type_name(value)}' and '{_type_name(cls)}'")
            return isinstance(value, cls) and value._name_ in cls._member_map_

        def __getitem__(cls, name):
            return cls._member_map_[name]

        def __iter__(cls):
            return (cls._member_map_[name] for name in cls._member_names_)

        def __reversed__(cls):
            return (cls._member_map_[name] for name in reversed(cls._member_names_))

        def __len__(cls):
            return len(cls._member_names_)

        def __bool__(cls):
            return True

        def __repr__(cls):
            return f"<flag {cls.__name__!r}>" if _is_flag(cls) else f"<enum {cls.__name__!r}>"

        @_property
        def __members__(cls):
            return dict(cls._member_map_)

        def __getattr__(cls, name):
            raise AttributeError(name) from None

        def __setattr__(cls, name, value):
            if name in cls.__dict__.get("_member_map_", ()):
                raise AttributeError(f"cannot reassign member {name!r}")
            super().__setattr__(name, value)

        def __delattr__(cls, name):
            if name in cls.__dict__.get("_member_map_", ()):
                raise AttributeError(f"{cls.__name__!r} cannot delete member {name!r}.")
            super().__delattr__(name)


    EnumMeta = EnumType


    def _type_name(value):
        return type(value).__name__


    def _flag_class():
        return globals().get("Flag", EnumType)


    def _is_flag(cls):
        return issubclass(cls, _flag_class())


    def _finish_flag(cls):
        mask = 0
        for known in cls._member_map_.values():
            if isinstance(known._value_, int):
                mask |= known._value_
        type.__setattr__(cls, "_flag_mask_", mask)


    def _add_member(cls, name, value, kind):
        arguments = value if isinstance(value, tuple) else (value,)
        if kind is tuple:
            arguments = (arguments,)
        maker = getattr(cls, "__new_member__", None)
        if maker is not None:
            made = maker(cls, *arguments)
            if not hasattr(made, "_value_"):
                made._value_ = value if kind is object else kind(*arguments)
        elif kind is object:
            made = object.__new__(cls)
            made._value_ = value
        else:
            made = kind.__new__(cls, *arguments)
            made._value_ = value if not isinstance(value, tuple) or kind is tuple else kind(*arguments)
        value = made._value_
        made._name_ = name
        made.__objclass__ = cls
        made._sort_order_ = len(cls._member_names_)
        if cls.__init__ is not object.__init__ and cls.__init__ is not Enum.__init__:
            made.__init__(*arguments)
            value = made._value_
        for known in cls._member_map_.values():
            if known._value_ == value and type(known._value_) is type(value) or known._value_ == value:
                type.__setattr__(cls, name, known)
                cls._member_map_[name] = known
                return
        type.__setattr__(cls, name, made)
        if not (_is_flag(cls) and isinstance(value, int) and (value == 0 or value & (value - 1))):
            cls._member_names_.append(name)
        cls._member_map_[name] = made
        try:
            cls._value2member_map_[value] = made
        except TypeError:
            pass


    def _look_up(cls, value):
        if type(value) is cls:
            return value
        try:
            found = cls._value2member_map_.get(value)
            if found is not None:
                return found
        except TypeError:
            pass
        for known in cls._member_map_.values():
            if known._value_ == value:
                return known
        found = cls._missing_(value)
        if isinstance(found, cls):
            return found
        if found is None:
            if not cls._member_map_ and cls in (Enum, IntEnum, StrEnum):
                raise ValueError(f"{value!r} is not a valid {cls.__qualname__}")
            raise ValueError(f"{value!r} is not a valid {cls.__qualname__}")
        raise TypeError(f"error in {cls.__name__}._missing_: returned {found!r} instead of None or a valid member")


    def _from_names(cls, name, names, kind, start):
        bases = (cls,) if kind is None else (kind, cls)
        space = EnumType.__prepare__(name, bases)
        if isinstance(names, str):
            names = names.replace(",", " ").split()
        if isinstance(names, (list, tuple)) and names and isinstance(names[0], str):
            values = []
            for count, item in enumerate(names):
                value = cls._generate_next_value_(item, start, count, values[:])
                values.append(value)
                space[item] = value
        else:
            for item in (names.items() if isinstance(names, dict) else names):
                space[item[0]] = item[1]
        space["__module__"] = "__main__"
        return EnumType.__new__(EnumType, name, bases, space)


    class Enum(metaclass=EnumType):
        """Create a collection of name/value pairs."""

        @staticmethod
        def _generate_next_value_(name, start, count, last_values):
            if not last_values:
                return start
            try:
                return sorted(last_values)[-1] + 1
            except TypeError:
                pass
            for value in reversed(last_values):
                try:
                    return value + 1
                except TypeError:
                    pass
            return start

        @classmethod
        def _missing_(cls, value):
            return None

        def __init__(self, *args, **kwds):
            pass

        @_property
        def name(self):
            return self._name_

        @_property
        def value(self):
            return self._value_

        def __repr__(self):
            return f"<{self.__class__.__name__}.{self._name_}: {self._value_!r}>"

        def __str__(self):
            return f"{self.__class__.__name__}.{self._name_}"

        def __format__(self, format_spec):
            return str.__format__(str(self), format_spec)

        def __hash__(self):
            return hash(self._name_)

        def __copy__(self):
            return self

        def __deepcopy__(self, memo):
            return self

        def __dir__(self):
            return ["__class__", "__doc__", "__module__", "name", "value"]


    class IntEnum(int, Enum):
        """Enum where members are also (and must be) ints"""

        def __str__(self):
            return str(int(self))

        def __repr__(self):
            return f"<{self.__class__.__name__}.{self._name_}: {self._value_!r}>"

        def __format__(self, format_spec):
            return format(int(self), format_spec)

        def __hash__(self):
            return hash(int(self))


    class StrEnum(str, Enum):
        """Enum where members are also (and must be) strings"""

        @staticmethod
        def _generate_next_value_(name, start, count, last_values):
            return name.lower()

        def __str__(self):
            return self._value_

        def __repr__(self):
            return f"<{self.__class__.__name__}.{self._name_}: {self._value_!r}>"

        def __format__(self, format_spec):
            return format(self._value_, format_spec)

        def __hash__(self):
            return hash(self._value_)
    """#
}
