extension PythonSource {
  /// Part 7 of 9 of what is written in Python of `decimal`.
  static let decimalClass = #"""
    _missing = object()


    def _from_int(number):
        return _make(0, number, 0) if number >= 0 else _make(1, -number, 0)


    def _from_float(number):
        if number != number:
            return _make(0, 0, 0, _QUIET)
        if number in (_infinity, -_infinity):
            return _make(int(number < 0), 0, 0, _INFINITE)
        top, bottom = number.as_integer_ratio()
        places = bottom.bit_length() - 1
        sign = int(number < 0 or str(number)[0] == "-")
        return _make(sign, abs(top) * 5 ** places, -places)


    _infinity = float("inf")


    def _from_tuple(parts):
        if len(parts) != 3:
            raise ValueError("argument must be a sequence of length 3")
        sign, digits, exponent = parts
        if not isinstance(sign, int) or sign not in (0, 1):
            raise ValueError("sign must be an integer with the value 0 or 1")
        kinds = {"F": _INFINITE, "n": _QUIET, "N": _SIGNALING}
        if isinstance(exponent, str):
            if exponent not in kinds:
                raise ValueError("string argument in the third position must be 'F', 'n' or 'N'")
        elif not isinstance(exponent, int):
            raise ValueError("exponent must be an integer")
        number = 0
        for digit in digits:
            if not isinstance(digit, int) or not 0 <= digit <= 9:
                raise ValueError("coefficient must be a tuple of digits")
            number = number * 10 + digit
        if isinstance(exponent, str):
            return _make(int(sign), 0 if exponent == "F" else number, 0, kinds[exponent])
        return _make(int(sign), number, int(exponent))


    def _converted(value, context):
        """A number from whatever `Decimal()` takes, exactly."""
        if isinstance(value, Decimal):
            return value
        if isinstance(value, int):
            return _from_int(int(value))
        if isinstance(value, str):
            found = _read(value)
            if found is None:
                return _invalid(context, _SYNTAX)
            if found._exponent > MAX_EMAX or found._exponent < MIN_ETINY:
                return _invalid(context)
            return found
        if isinstance(value, float):
            _note(context, _FLOAT)
            return _from_float(value)
        if isinstance(value, (tuple, list)):
            return _from_tuple(value)
        raise TypeError(f"conversion from {type(value).__name__} to Decimal is not supported")


    def _operand(value):
        """An operand of a method: a Decimal or an int."""
        if isinstance(value, Decimal):
            return value
        if isinstance(value, int):
            return _from_int(int(value))
        raise TypeError(f"conversion from {type(value).__name__} to Decimal is not supported")


    def _context(context):
        if context is None:
            return _current
        if not isinstance(context, Context):
            raise TypeError("optional argument must be a context")
        return context


    def _no_modular_power(*operands):
        """What is wrong with a power and a modulus of which one is no decimal number."""
        if any(isinstance(value, float) for value in operands):
            return TypeError("pow() 3rd argument not allowed unless all arguments are integers")
        names = ", ".join([f"'{_type_name(value)}'" for value in operands])
        return TypeError(f"unsupported operand type(s) for ** or pow(): {names}")


    def _other(value):
        """An operand of an operator; None when the operator does not take it."""
        if isinstance(value, Decimal):
            return value
        return _from_int(int(value)) if isinstance(value, int) else None


    def _compare(left, right, sign):
        if not isinstance(right, Decimal):
            if isinstance(right, int):
                right = _from_int(int(right))
            elif isinstance(right, float):
                _current._flags |= _FLOAT
                if sign not in ("==", "!="):
                    _note(_current, _FLOAT)
                right = _from_float(right)
            elif isinstance(right, complex):
                if sign not in ("==", "!="):
                    return NotImplemented
                if right.imag:
                    return sign == "!="
                _current._flags |= _FLOAT
                right = _from_float(right.real)
            elif isinstance(right, _Rational):
                if left._kind == 0:
                    left = _make(left._sign, left._number * right.denominator, left._exponent)
                right = _from_int(right.numerator)
            else:
                return NotImplemented
        if left._kind > _INFINITE or right._kind > _INFINITE:
            if sign in ("==", "!="):
                if _SIGNALING in (left._kind, right._kind):
                    _note(_current, _INVALID)
                return sign == "!="
            _note(_current, _INVALID)
            return False
        found = _order(left, right)
        if sign == "==":
            return found == 0
        if sign == "<":
            return found < 0
        if sign == "<=":
            return found <= 0
        return found > 0 if sign == ">" else found >= 0


    class Decimal:
        """Construct a new Decimal object."""
        __slots__ = ("_sign", "_number", "_exponent", "_kind")

        def __new__(cls, value=0, context=None) -> "named function":
            if cls is Decimal and type(value) is int and context is None:
                return _from_int(value)
            found = _converted(value, _context(context))
            if type(found) is cls:
                return found
            self = object.__new__(cls)
            self._sign = found._sign
            self._number = found._number
            self._exponent = found._exponent
            self._kind = found._kind
            return self

        @classmethod
        def from_float(cls, f, /) -> "one Decimal.from_float()":
            if not isinstance(f, (int, float)):
                raise TypeError("argument must be int or float")
            found = _from_int(int(f)) if isinstance(f, int) else _from_float(f)
            return found if cls is Decimal else cls(found)

        real = property(lambda self: self)
        imag = property(lambda self: _make(0, 0, 0))

        def __repr__(self) -> "slot Decimal.__repr__()":
            return f"Decimal('{_text(self, _current._capitals)}')"

        def __str__(self) -> "slot Decimal.__str__()":
            return _text(self, _current._capitals)

        def __format__(self, format, /) -> "unnamed Decimal.__format__()":
            if not isinstance(format, str):
                raise TypeError("format arg must be str")
            return _format(self, format, _current) if format else _text(self, _current._capitals)

        def __add__(self, other) -> "slot Decimal.__add__()":
            other = _other(other)
            return NotImplemented if other is None else _add(self, other, _current)

        def __radd__(self, other) -> "slot Decimal.__radd__()":
            other = _other(other)
            return NotImplemented if other is None else _add(other, self, _current)

        def __sub__(self, other) -> "slot Decimal.__sub__()":
            other = _other(other)
            return NotImplemented if other is None else _subtract(self, other, _current)

        def __rsub__(self, other) -> "slot Decimal.__rsub__()":
            other = _other(other)
            return NotImplemented if other is None else _subtract(other, self, _current)

        def __mul__(self, other) -> "slot Decimal.__mul__()":
            other = _other(other)
            return NotImplemented if other is None else _multiply(self, other, _current)

        def __rmul__(self, other) -> "slot Decimal.__rmul__()":
            other = _other(other)
            return NotImplemented if other is None else _multiply(other, self, _current)

        def __truediv__(self, other) -> "slot Decimal.__truediv__()":
            other = _other(other)
            return NotImplemented if other is None else _divide(self, other, _current)

        def __rtruediv__(self, other) -> "slot Decimal.__rtruediv__()":
            other = _other(other)
            return NotImplemented if other is None else _divide(other, self, _current)

        def __floordiv__(self, other) -> "slot Decimal.__floordiv__()":
            other = _other(other)
            return NotImplemented if other is None else _divide_whole(self, other, _current)

        def __rfloordiv__(self, other) -> "slot Decimal.__rfloordiv__()":
            other = _other(other)
            return NotImplemented if other is None else _divide_whole(other, self, _current)

        def __mod__(self, other) -> "slot Decimal.__mod__()":
            other = _other(other)
            return NotImplemented if other is None else _remainder(self, other, _current)

        def __rmod__(self, other) -> "slot Decimal.__rmod__()":
            other = _other(other)
            return NotImplemented if other is None else _remainder(other, self, _current)

        def __divmod__(self, other) -> "slot Decimal.__divmod__()":
            other = _other(other)
            return NotImplemented if other is None else _divmod(self, other, _current)

        def __rdivmod__(self, other) -> "slot Decimal.__rdivmod__()":
            other = _other(other)
            return NotImplemented if other is None else _divmod(other, self, _current)

        def __pow__(self, other, modulo=None) -> "slot Decimal.__pow__()":
            if modulo is not None:
                exponent, modulus = _other(other), _other(modulo)
                if exponent is None or modulus is None:
                    raise _no_modular_power(self, other, modulo)
                return _modular(self, exponent, modulus, _current)
            other = _other(other)
            if other is None:
                return NotImplemented
            return _power(self, other, _current)

        def __rpow__(self, other, modulo=None) -> "slot Decimal.__rpow__()":
            other = _other(other)
            return NotImplemented if other is None else _power(other, self, _current)

        def __neg__(self) -> "slot Decimal.__neg__()":
            return _minus(self, _current)

        def __pos__(self) -> "slot Decimal.__pos__()":
            return _plus(self, _current)

        def __abs__(self) -> "slot Decimal.__abs__()":
            return _absolute(self, _current)

        def __eq__(self, other) -> "slot Decimal.__eq__()":
            return _compare(self, other, "==")

        def __lt__(self, other) -> "slot Decimal.__lt__()":
            return _compare(self, other, "<")

        def __le__(self, other) -> "slot Decimal.__le__()":
            return _compare(self, other, "<=")

        def __gt__(self, other) -> "slot Decimal.__gt__()":
            return _compare(self, other, ">")

        def __ge__(self, other) -> "slot Decimal.__ge__()":
            return _compare(self, other, ">=")

        def __bool__(self) -> "slot Decimal.__bool__()":
            return self._kind != 0 or self._number != 0

        def __hash__(self) -> "slot Decimal.__hash__()":
            if self._kind:
                if self._kind == _SIGNALING:
                    raise TypeError("Cannot hash a signaling NaN value")
                if self._kind == _QUIET:
                    return object.__hash__(self)
                return -314159 if self._sign else 314159
            modulus = (1 << 61) - 1
            base = 10 if self._exponent >= 0 else 2075258708292324556
            found = self._number * pow(base, abs(self._exponent), modulus) % modulus
            found = -found if self._sign else found
            return -2 if found == -1 else found

        def __int__(self) -> "slot Decimal.__int__()":
            if self._kind:
                if self._kind == _INFINITE:
                    raise OverflowError("cannot convert Infinity to integer")
                raise ValueError("cannot convert NaN to integer")
            return _whole_value(self)

        def __trunc__(self) -> "none Decimal.__trunc__()":
            return int(self)

        def __float__(self) -> "slot Decimal.__float__()":
            if self._kind == _SIGNALING:
                raise ValueError("cannot convert signaling NaN to float")
            return float(_text(self) if self._kind != _QUIET else "-nan" if self._sign else "nan")

        def __complex__(self) -> "none Decimal.__complex__()":
            return complex(float(self))

        def __floor__(self) -> "none Decimal.__floor__()":
            return int(self._to_whole_number("ROUND_FLOOR"))

        def __ceil__(self) -> "none Decimal.__ceil__()":
            return int(self._to_whole_number("ROUND_CEILING"))

        def _to_whole_number(self, rounding):
            return self if self._kind else _to_whole(self, rounding, _current)

        def __round__(self, ndigits=_missing) -> "unnamed Decimal.__round__()":
            if ndigits is _missing:
                return int(self._to_whole_number("ROUND_HALF_EVEN"))
            if not isinstance(ndigits, int):
                raise TypeError("optional arg must be an integer")
            return _quantize(self, _make(0, 1, -ndigits), None, _current)

        def __copy__(self) -> "none Decimal.__copy__()":
            return self

        def __deepcopy__(self, memo) -> "one Decimal.__deepcopy__()":
            return self

        def __reduce__(self) -> "none Decimal.__reduce__()":
            return type(self), (str(self),)

        def __sizeof__(self):
            return 104
    """#
}
