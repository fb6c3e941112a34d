extension PythonSource {
  /// Part 2 of 3 of what is written in Python of `enum`: members and plain enumerations.
  static let enumerationSecond = #"""
    def _choose_texts(cls, bases, classdict, kind, first):
        """Decides whether members show themselves as enumerations or as their values do."""
        if ReprEnum is not None and ReprEnum in bases:
            if kind is object:
                raise TypeError("ReprEnum subclasses must be mixed with a data type (i.e. int, str, float, etc.)")
            if "__format__" not in classdict:
                type.__setattr__(cls, "__format__", _format_value)
            if "__str__" not in classdict:
                show = kind.__repr__ if kind.__str__ == object.__str__ else kind.__str__
                type.__setattr__(cls, "__str__", show)
            classdict = (*classdict, "__str__", "__format__")
        if first is None:
            return
        if issubclass(kind, _builtin_types) and "__hash__" not in classdict and kind.__hash__ is not None:
            type.__setattr__(cls, "__hash__", _hash_value)
        for name in ("__repr__", "__str__", "__format__"):
            if name not in classdict and getattr(cls, name) in (getattr(kind, name), getattr(object, name)):
                type.__setattr__(cls, name, getattr(first, name))


    def _hash_value(self):
        return hash(self._value_)


    def _format_value(self, format_spec):
        return self._member_type_.__format__(self, format_spec) if format_spec else str(self)


    def _check_order(cls, order):
        if isinstance(order, str):
            order = order.replace(",", " ").split()
        own = cls._member_names_
        if Flag is not None and issubclass(cls, Flag):
            order = [name for name in order if name in own]
        else:
            order = [name for name in order if name not in cls._member_map_ or name in own]
        if order != own:
            raise TypeError(f"member order does not match _order_:\n  {own!r}\n  {order!r}")


    def _add_flag(cls, value):
        """Notes the bits of a flag's value."""
        cls._flag_mask_ |= value
        if _is_single_bit(value):
            cls._singles_mask_ |= value
        cls._all_bits_ = 2 ** cls._flag_mask_.bit_length() - 1


    def _is_single_bit(value):
        return value != 0 and value & (value - 1) == 0


    def _finish_flag(cls):
        values = [known._value_ for known in cls]
        if values != sorted(values):
            type.__setattr__(cls, "_iter_member_", cls._iter_member_by_def_)


    def _add_member(cls, name, value):
        kind = cls._member_type_
        arguments = value if isinstance(value, tuple) else (value,)
        if kind is tuple:
            arguments = (arguments,)
        made = cls._new_member_(cls, *arguments) if cls._use_args_ else cls._new_member_(cls)
        if not hasattr(made, "_value_"):
            if kind is object:
                made._value_ = value
            else:
                try:
                    made._value_ = kind(*arguments)
                except Exception as error:
                    raise TypeError("_value_ not set in __new__, unable to create it") from error
        made._name_ = name
        made.__objclass__ = cls
        made.__init__(*arguments)
        made._sort_order_ = len(cls._member_names_)
        value = made._value_
        is_flag = Flag is not None and issubclass(cls, Flag)
        if is_flag:
            _add_flag(cls, value)
        known = _known(cls, value)
        if known is None:
            if not is_flag or _is_single_bit(value):
                cls._member_names_.append(name)
        else:
            made = known
        if not isinstance(cls.__dict__.get(name), _property):
            hidden = None
            for base in cls.__mro__[1:]:
                hidden = hidden or base.__dict__.get(name)
            if not isinstance(hidden, _property):
                type.__setattr__(cls, name, made)
        cls._member_map_[name] = made
        try:
            cls._value2member_map_.setdefault(value, made)
        except TypeError:
            cls._unhashable_values_.append(value)


    def _known(cls, value):
        try:
            return cls._value2member_map_.get(value)
        except TypeError:
            for known in cls._member_map_.values():
                if known._value_ == value:
                    return known
        return None


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
