extension PythonSource {
  /// Part 2 of 2 of what is written in Python of `enum`.
  static let enumerationSecond = #"""
    class Flag(Enum):
        """Support for flags"""

        @staticmethod
        def _generate_next_value_(name, start, count, last_values):
            if not last_values:
                return start if start is not None else 1
            return 2 ** max(last_values).bit_length()

        @classmethod
        def _missing_(cls, value):
            if not isinstance(value, int):
                raise ValueError(f"{value!r} is not a valid {cls.__qualname__}")
            mask = cls._flag_mask_
            if value < 0:
                value = mask & value
                found = cls._value2member_map_.get(value)
                if found is not None:
                    return found
            if value & ~mask and not issubclass(cls, int):
                bits = max(value.bit_length(), mask.bit_length())
                raise ValueError("%r invalid value %r\n    given %s\n  allowed %s" % (
                    cls, value, bin(value)[:2] + " " + bin(value)[2:].zfill(bits),
                    bin(mask)[:2] + " " + bin(mask)[2:].zfill(bits)))
            made = int.__new__(cls, value) if issubclass(cls, int) else object.__new__(cls)
            made._value_ = value
            names = [known._name_ for known in cls if known._value_ & value]
            rest = value & ~mask
            if rest:
                names.append(str(rest))
            made._name_ = "|".join(names) or None
            cls._value2member_map_[value] = made
            return made

        def __contains__(self, other):
            if not isinstance(other, self.__class__):
                raise TypeError(f"unsupported operand type(s) for 'in': {type(other).__qualname__!r} and "
                    f"{self.__class__.__qualname__!r}")
            return other._value_ & self._value_ == other._value_

        def __iter__(self):
            for known in self.__class__:
                if known._value_ & self._value_:
                    yield known

        def __len__(self):
            return self._value_.bit_count()

        def __repr__(self):
            if self._name_ is None:
                return f"<{self.__class__.__name__}: {self._value_!r}>"
            return f"<{self.__class__.__name__}.{self._name_}: {self._value_!r}>"

        def __str__(self):
            if self._name_ is None:
                return f"{self.__class__.__name__}({self._value_!r})"
            return f"{self.__class__.__name__}.{self._name_}"

        def __bool__(self):
            return bool(self._value_)

        def _other(self, other):
            if isinstance(other, self.__class__):
                return other._value_
            if isinstance(self, int) and isinstance(other, int):
                return int(other)
            return None

        def __or__(self, other):
            value = self._other(other)
            return NotImplemented if value is None else self.__class__(self._value_ | value)

        def __and__(self, other):
            value = self._other(other)
            return NotImplemented if value is None else self.__class__(self._value_ & value)

        def __xor__(self, other):
            value = self._other(other)
            return NotImplemented if value is None else self.__class__(self._value_ ^ value)

        __ror__, __rand__, __rxor__ = __or__, __and__, __xor__

        def __invert__(self):
            return self.__class__(self.__class__._flag_mask_ & ~self._value_)

        def __hash__(self):
            return hash(self._value_)


    class IntFlag(int, Flag):
        """Support for integer-based Flags"""

        def __str__(self):
            return str(int(self))

        def __repr__(self):
            return Flag.__repr__(self)

        def __format__(self, format_spec):
            return format(int(self), format_spec)

        def __bool__(self):
            return self._value_ != 0

        __or__, __and__, __xor__, __invert__ = Flag.__or__, Flag.__and__, Flag.__xor__, Flag.__invert__
        __ror__, __rand__, __rxor__ = Flag.__or__, Flag.__and__, Flag.__xor__
        __contains__, __iter__, __len__ = Flag.__contains__, Flag.__iter__, Flag.__len__

        def __hash__(self):
            return hash(self._value_)


    def unique(enumeration):
        """Class decorator for enumerations ensuring unique member values."""
        duplicates = [(name, known._name_) for name, known in enumeration._member_map_.items() if name != known._name_]
        if duplicates:
            details = ", ".join(f"{alias} -> {name}" for alias, name in duplicates)
            raise ValueError(f"duplicate values found in {enumeration!r}: {details}")
        return enumeration


    UNIQUE, CONTINUOUS, NAMED_FLAGS = "one name per value", "no skipped values", "multi-flag aliases may not contain \
    unnamed flags"


    def verify(*checks):
        return lambda enumeration: unique(enumeration) if UNIQUE in checks else enumeration


    def global_enum(cls, update_str=False):
        return cls
    """#
}
