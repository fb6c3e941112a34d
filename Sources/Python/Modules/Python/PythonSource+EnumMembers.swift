extension PythonSource {
  /// `enum` in Python: members and plain enumerations.
  static let enumMembers = #"""
    class Enum(metaclass=EnumType):
        """Create a collection of name/value pairs."""

        def __new__(cls, value):
            if type(value) is cls:
                return value
            found = _known(cls, value)
            if found is not None:
                return found
            if not cls._member_map_:
                raise TypeError(f"{cls!r} has no members defined")
            cause = None
            try:
                found = cls._missing_(value)
            except Exception as error:
                cause = error
                found = None
            if isinstance(found, cls) or (cls._boundary_ is EJECT and isinstance(found, int) and EJECT is not None):
                return found
            complaint = ValueError(f"{value!r} is not a valid {cls.__qualname__}")
            if found is None and cause is None:
                raise complaint
            if cause is None:
                cause = TypeError(
                    f"error in {cls.__name__}._missing_: returned {found!r} instead of None or a valid member")
            if not isinstance(cause, ValueError):
                cause.__context__ = complaint
            raise cause

        def __init__(self, *args, **kwds):
            pass

        @staticmethod
        def _generate_next_value_(name, start, count, last_values):
            if not last_values:
                return start
            try:
                last = last_values[-1]
                last_values.sort()
                if last != last_values[-1]:
                    raise TypeError
                return last + 1
            except TypeError:
                _warn("In 3.13 the default `auto()`/`_generate_next_value_` will require all values to be sortable and "
                    "support adding +1\nand the value returned will be the largest value in the enum incremented by 1")
            for value in reversed(last_values):
                try:
                    return value + 1
                except TypeError:
                    pass
            return start

        @classmethod
        def _missing_(cls, value):
            return None

        def __repr__(self):
            show = self.__class__._value_repr_ or repr
            return f"<{self.__class__.__name__}.{self._name_}: {show(self._value_)}>"

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

        def __reduce_ex__(self, proto):
            return self.__class__, (self._value_,)

        def __dir__(self):
            names = {"__class__", "__doc__", "__eq__", "__hash__", "__module__", "name", "value"}
            if self.__class__._member_type_ is not object:
                names |= set(dir(self.__class__._member_type_))
            for cls in self.__class__.mro():
                for name, found in cls.__dict__.items():
                    if name[:1] == "_":
                        continue
                    if not isinstance(found, property) or found.fget is not None:
                        names.add(name)
                    else:
                        names.discard(name)
            names -= set(self.__class__._member_map_)
            return sorted(names | {name for name in self.__dict__ if name[:1] != "_"})

        @property
        def name(self):
            return self._name_

        @property
        def value(self):
            return self._value_


    class ReprEnum(Enum):
        """Only changes the repr(), leaving str() and format() to the mixed-in type."""


    class IntEnum(int, ReprEnum):
        """Enum where members are also (and must be) ints"""


    class StrEnum(str, ReprEnum):
        """Enum where members are also (and must be) strings"""

        def __new__(cls, *values):
            if len(values) > 3:
                raise TypeError(f"too many arguments for str(): {values!r}")
            if len(values) == 1 and not isinstance(values[0], str):
                raise TypeError(f"{values[0]!r} is not a string")
            if len(values) >= 2 and not isinstance(values[1], str):
                raise TypeError(f"encoding must be a string, not {values[1]!r}")
            if len(values) == 3 and not isinstance(values[2], str):
                raise TypeError(f"errors must be a string, not {values[2]!r}")
            value = str(*values)
            made = str.__new__(cls, value)
            made._value_ = value
            return made

        @staticmethod
        def _generate_next_value_(name, start, count, last_values):
            return name.lower()


    EJECT = None


    class FlagBoundary(StrEnum):
        """Controls how out of range values are handled: strict, conform, eject, keep"""

        STRICT = auto()
        CONFORM = auto()
        EJECT = auto()
        KEEP = auto()


    STRICT, CONFORM, EJECT, KEEP = FlagBoundary
    """#
}
