extension PythonSource {
  /// Part 3 of 3 of what is written in Python of `enum`: flags and checks.
  static let enumerationThird = #"""
    def _bits(value, width):
        """A number in base two, its sign apart."""
        digits = bin(value if value >= 0 else ~value)[2:]
        if value < 0:
            digits = "".join("1" if digit == "0" else "0" for digit in digits.zfill(width))
        return f"0b{int(value < 0)} {digits.rjust(width, '1' if value < 0 else '0')}"


    class Flag(Enum, boundary=STRICT):
        """Support for flags"""

        @staticmethod
        def _generate_next_value_(name, start, count, last_values):
            if not count:
                return start if start is not None else 1
            last = max(last_values)
            try:
                high = last.bit_length()
            except Exception:
                raise TypeError("invalid flag value %r" % last) from None
            return 2 ** high

        @staticmethod
        def _numeric_repr_(value):
            return repr(value)

        @classmethod
        def _iter_member_by_value_(cls, value):
            rest = value & cls._flag_mask_
            while rest:
                bit = rest & -rest
                rest ^= bit
                yield cls._value2member_map_.get(bit)

        _iter_member_ = _iter_member_by_value_

        @classmethod
        def _iter_member_by_def_(cls, value):
            yield from sorted(cls._iter_member_by_value_(value), key=lambda member: member._sort_order_)

        @classmethod
        def _missing_(cls, value):
            if not isinstance(value, int):
                raise ValueError(f"{value!r} is not a valid {cls.__qualname__}")
            mask, all_bits = cls._flag_mask_, cls._all_bits_
            negative = None
            if not ~all_bits <= value <= all_bits or value & (all_bits ^ mask):
                if cls._boundary_ is STRICT:
                    width = max(value.bit_length(), mask.bit_length())
                    raise ValueError(f"{cls!r} invalid value {value!r}\n"
                        f"    given {_bits(value, width)}\n  allowed {_bits(mask, width)}")
                if cls._boundary_ is CONFORM:
                    value &= mask
                elif cls._boundary_ is EJECT:
                    return value
                elif value < 0:
                    value += max(all_bits + 1, 2 ** value.bit_length())
            if value < 0:
                negative = value
                value += all_bits + 1
            made = _combine(cls, value)
            made = cls._value2member_map_.setdefault(value, made)
            if negative is not None:
                cls._value2member_map_[negative] = made
            return made

        def __contains__(self, other):
            if not isinstance(other, self.__class__):
                raise TypeError(f"unsupported operand type(s) for 'in': {type(other).__qualname__!r} and "
                    f"{self.__class__.__qualname__!r}")
            return other._value_ & self._value_ == other._value_

        def __iter__(self):
            yield from self._iter_member_(self._value_)

        def __len__(self):
            return self._value_.bit_count()

        def __repr__(self):
            show = self.__class__._value_repr_ or repr
            if self._name_ is None:
                return f"<{self.__class__.__name__}: {show(self._value_)}>"
            return f"<{self.__class__.__name__}.{self._name_}: {show(self._value_)}>"

        def __str__(self):
            if self._name_ is None:
                return f"{self.__class__.__name__}({self._value_!r})"
            return f"{self.__class__.__name__}.{self._name_}"

        def __bool__(self):
            return bool(self._value_)

        def _get_value(self, other):
            if isinstance(other, self.__class__):
                return other._value_
            if self._member_type_ is not object and isinstance(other, self._member_type_):
                return other
            return NotImplemented

        def __or__(self, other):
            value = self._get_value(other)
            return value if value is NotImplemented else self.__class__(self._value_ | value)

        def __and__(self, other):
            value = self._get_value(other)
            return value if value is NotImplemented else self.__class__(self._value_ & value)

        def __xor__(self, other):
            value = self._get_value(other)
            return value if value is NotImplemented else self.__class__(self._value_ ^ value)

        def __invert__(self):
            if self._boundary_ in (EJECT, KEEP):
                return self.__class__(~self._value_)
            return self.__class__(self._singles_mask_ & ~self._value_)

        __ror__, __rand__, __rxor__ = __or__, __and__, __xor__


    def _combine(cls, value):
        """A member that has no name of its own but those of the members that it is put together of."""
        unknown = value & ~cls._flag_mask_
        aliases = value & ~cls._singles_mask_
        if unknown and cls._boundary_ is not KEEP:
            raise ValueError(f"{cls.__name__}({value!r}) -->  unknown values {unknown!r} [{bin(unknown)}]")
        if cls._member_type_ is object:
            made = object.__new__(cls)
        else:
            made = cls._member_type_.__new__(cls, value)
        if not hasattr(made, "_value_"):
            made._value_ = value
        members = list(cls._iter_member_(value & cls._singles_mask_))
        combined = 0
        for known in members:
            combined |= known._value_
        if aliases:
            for known in cls._member_map_.values():
                if known not in members and known._value_ and known._value_ & value == known._value_:
                    members.append(known)
                    combined |= known._value_
        unknown = value ^ combined
        made._name_ = "|".join(known._name_ for known in members) or None
        if not combined:
            made._name_ = None
        elif unknown and cls._boundary_ is STRICT:
            raise ValueError(f"{cls!r}: no members with value {unknown!r}")
        elif unknown:
            made._name_ += f"|{cls._numeric_repr_(unknown)}"
        return made


    class IntFlag(int, ReprEnum, Flag, boundary=KEEP):
        """Support for integer-based Flags"""

        __contains__, __iter__, __len__, __bool__ = Flag.__contains__, Flag.__iter__, Flag.__len__, Flag.__bool__
        __or__, __and__, __xor__, __invert__ = Flag.__or__, Flag.__and__, Flag.__xor__, Flag.__invert__
        __ror__, __rand__, __rxor__ = Flag.__or__, Flag.__and__, Flag.__xor__
        __repr__ = Flag.__repr__


    def unique(enumeration):
        """Class decorator for enumerations ensuring unique member values."""
        duplicates = [(name, known._name_) for name, known in enumeration.__members__.items() if name != known._name_]
        if duplicates:
            details = ", ".join([f"{alias} -> {name}" for alias, name in duplicates])
            raise ValueError(f"duplicate values found in {enumeration!r}: {details}")
        return enumeration


    class EnumCheck(StrEnum):
        """various conditions to check an enumeration for"""

        CONTINUOUS = "no skipped integer values"
        NAMED_FLAGS = "multi-flag aliases may not contain unnamed flags"
        UNIQUE = "one name per value"


    CONTINUOUS, NAMED_FLAGS, UNIQUE = EnumCheck


    class verify:
        """Check an enumeration for various constraints. (see EnumCheck)"""

        def __init__(self, *checks):
            self.checks = checks

        def __call__(self, enumeration):
            for check in self.checks:
                if check is UNIQUE:
                    _check_unique(enumeration)
                elif check is CONTINUOUS:
                    _check_continuous(enumeration)
                elif check is NAMED_FLAGS:
                    _check_named(enumeration)
            return enumeration


    def _check_unique(enumeration):
        aliases = [f"{name} -> {known.name}" for name, known in enumeration.__members__.items() if name != known.name]
        if aliases:
            raise ValueError(f"aliases found in {enumeration!r}: {', '.join(aliases)}")


    def _check_continuous(enumeration):
        values = {known.value for known in enumeration}
        if len(values) < 2:
            return
        low, high = min(values), max(values)
        if issubclass(enumeration, Flag):
            missing = [2 ** i for i in range(low.bit_length(), high.bit_length() - 1) if 2 ** i not in values]
        elif issubclass(enumeration, Enum):
            missing = [value for value in range(low + 1, high) if value not in values]
        else:
            raise Exception("verify: unknown type %r" % enumeration.__class__)
        if missing:
            kind = "flag" if issubclass(enumeration, Flag) else "enum"
            raise ValueError(f"invalid {kind} {enumeration.__name__!r}: missing values "
                f"{', '.join(map(str, missing))}"[:256])


    def _check_named(enumeration):
        wrong = []
        missing = 0
        singles = [known._value_ for known in enumeration]
        for name, known in enumeration._member_map_.items():
            if name in enumeration._member_names_ or known._value_ < 0:
                continue
            bits = [1 << i for i in range(known._value_.bit_length()) if known._value_ >> i & 1]
            lost = [bit for bit in bits if bit not in singles]
            if lost:
                wrong.append(name)
                for bit in lost:
                    missing |= bit
        if wrong:
            names = f"alias {wrong[0]} is missing" if len(wrong) == 1 else \
                f"aliases {', '.join(wrong[:-1])} and {wrong[-1]} are missing"
            value = "value 0x%x" % missing if missing & (missing - 1) == 0 else "combined values of 0x%x" % missing
            raise ValueError(f"invalid Flag {enumeration.__name__!r}: {names} {value} "
                "[use enum.show_flag_values(value) for details]")


    def show_flag_values(value):
        return [1 << i for i in range(value.bit_length()) if value >> i & 1]


    def global_enum_repr(self):
        return f"{self.__class__.__module__.split('.')[-1]}.{self._name_}"


    def global_flag_repr(self):
        module = self.__class__.__module__.split(".")[-1]
        if self._name_ is None:
            return f"{module}.{self.__class__.__name__}({self._value_!r})"
        return "|".join(name if name[0] in "0123456789" else f"{module}.{name}" for name in self.name.split("|"))


    def global_str(self):
        return f"{self.__class__.__name__}({self._value_!r})" if self._name_ is None else self._name_


    def global_enum(cls, update_str=False):
        """Makes members show themselves with their module, as constants of it."""
        cls.__repr__ = global_flag_repr if issubclass(cls, Flag) else global_enum_repr
        if not issubclass(cls, ReprEnum) or update_str:
            cls.__str__ = global_str
        import sys
        module = sys.modules.get(cls.__module__)
        if module is not None:
            for name, known in cls.__members__.items():
                setattr(module, name, known)
        return cls
    """#
}
