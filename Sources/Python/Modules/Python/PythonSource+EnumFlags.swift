extension PythonSource {
  /// `enum` in Python: flags.
  static let enumFlags = #"""
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
    """#
}
