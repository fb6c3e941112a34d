extension PythonSource {
  /// Part 8 of 9 of what is written in Python of `decimal`.
  static let decimalMethods = #"""
        def as_tuple(self) -> "none Decimal.as_tuple()":
            letters = {_INFINITE: "F", _QUIET: "n", _SIGNALING: "N"}
            digits = tuple(map(int, _digits(self._number)))
            if self._kind > _INFINITE and self._number == 0:
                digits = ()
            return DecimalTuple(self._sign, digits, letters[self._kind] if self._kind else self._exponent)

        def as_integer_ratio(self) -> "none Decimal.as_integer_ratio()":
            if self._kind:
                if self._kind == _INFINITE:
                    raise OverflowError("cannot convert Infinity to integer ratio")
                raise ValueError("cannot convert NaN to integer ratio")
            number, exponent = self._number, self._exponent
            sign = -1 if self._sign else 1
            if exponent >= 0:
                return sign * number * 10 ** exponent, 1
            from math import gcd
            common = gcd(number, 10 ** -exponent)
            return sign * number // common, 10 ** -exponent // common

        def adjusted(self) -> "none Decimal.adjusted()":
            return 0 if self._kind else self._exponent + _count(self._number) - 1

        def quantize(self, exp, rounding=None, context=None) -> "named function":
            if rounding is not None and rounding not in _ROUNDINGS:
                raise TypeError(_BAD_ROUNDING)
            return _quantize(self, _operand(exp), rounding, _context(context))

        def to_integral_value(self, rounding=None, context=None) -> "named function":
            if rounding is not None and rounding not in _ROUNDINGS:
                raise TypeError(_BAD_ROUNDING)
            return _to_whole(self, rounding, _context(context))

        to_integral = to_integral_value

        def to_integral_exact(self, rounding=None, context=None) -> "named function":
            if rounding is not None and rounding not in _ROUNDINGS:
                raise TypeError(_BAD_ROUNDING)
            return _to_whole(self, rounding, _context(context), True)

        def to_eng_string(self, context=None) -> "named function":
            return _text(self, _context(context)._capitals, True)

        def normalize(self, context=None) -> "named function":
            return _normalize(self, _context(context))

        def sqrt(self, context=None) -> "named function":
            return _squareroot(self, _context(context))

        def exp(self, context=None) -> "named function":
            return _exponential(self, _context(context))

        def ln(self, context=None) -> "named function":
            return _natural_log(self, _context(context))

        def log10(self, context=None) -> "named function":
            return _decimal_log(self, _context(context))

        def logb(self, context=None) -> "named function":
            context = _context(context)
            if self._kind:
                special = _not_numbers(context, self)
                return _make(0, 0, 0, _INFINITE) if special is None else special
            if self._number == 0:
                _note(context, _ZERO)
                return _make(1, 0, 0, _INFINITE)
            return _fixed(_from_int(self.adjusted()), context)

        def fma(self, other, third, context=None) -> "named function":
            context = _context(context)
            other, third = _operand(other), _operand(third)
            if self._kind or other._kind or third._kind:
                return _add(_multiply(self, other, context), third, context)
            product = _make(self._sign ^ other._sign, self._number * other._number, self._exponent + other._exponent)
            return _add(product, third, context)

        def remainder_near(self, other, context=None) -> "named function":
            return _remainder_near(self, _operand(other), _context(context))

        def compare(self, other, context=None) -> "named function":
            other, context = _operand(other), _context(context)
            special = _not_numbers(context, self, other)
            return _from_int(_order(self, other)) if special is None else special

        def compare_signal(self, other, context=None) -> "named function":
            other, context = _operand(other), _context(context)
            if self._kind > _INFINITE or other._kind > _INFINITE:
                _note(context, _INVALID)
                return _not_numbers(context, self, other)
            return _from_int(_order(self, other))

        def compare_total(self, other, context=None) -> "named function":
            other = _operand(other)
            first, second = _total_key(self), _total_key(other)
            return _from_int((first > second) - (first < second))

        def compare_total_mag(self, other, context=None) -> "named function":
            return self.copy_abs().compare_total(_operand(other).copy_abs())

        def max(self, other, context=None) -> "named function":
            return _extreme(self, _operand(other), _context(context), 1, False)

        def min(self, other, context=None) -> "named function":
            return _extreme(self, _operand(other), _context(context), -1, False)

        def max_mag(self, other, context=None) -> "named function":
            return _extreme(self, _operand(other), _context(context), 1, True)

        def min_mag(self, other, context=None) -> "named function":
            return _extreme(self, _operand(other), _context(context), -1, True)

        def copy_abs(self) -> "none Decimal.copy_abs()":
            return _make(0, self._number, self._exponent, self._kind)

        def copy_negate(self) -> "none Decimal.copy_negate()":
            return _negated(self)

        def copy_sign(self, other, context=None) -> "named function":
            return _make(_operand(other)._sign, self._number, self._exponent, self._kind)

        def canonical(self) -> "none Decimal.canonical()":
            return self

        def conjugate(self) -> "none Decimal.conjugate()":
            return self

        def radix(self) -> "none Decimal.radix()":
            return _make(0, 10, 0)

        def is_canonical(self) -> "none Decimal.is_canonical()":
            return True

        def is_finite(self) -> "none Decimal.is_finite()":
            return self._kind == 0

        def is_infinite(self) -> "none Decimal.is_infinite()":
            return self._kind == _INFINITE

        def is_nan(self) -> "none Decimal.is_nan()":
            return self._kind > _INFINITE

        def is_qnan(self) -> "none Decimal.is_qnan()":
            return self._kind == _QUIET

        def is_snan(self) -> "none Decimal.is_snan()":
            return self._kind == _SIGNALING

        def is_signed(self) -> "none Decimal.is_signed()":
            return self._sign == 1

        def is_zero(self) -> "none Decimal.is_zero()":
            return self._kind == 0 and self._number == 0

        def is_normal(self, context=None) -> "named function":
            return self._kind == 0 and self._number != 0 and self.adjusted() >= _context(context)._emin

        def is_subnormal(self, context=None) -> "named function":
            return self._kind == 0 and self._number != 0 and self.adjusted() < _context(context)._emin

        def number_class(self, context=None) -> "named function":
            if self._kind > _INFINITE:
                return "NaN" if self._kind == _QUIET else "sNaN"
            sign = "-" if self._sign else "+"
            if self._kind:
                return sign + "Infinity"
            if self._number == 0:
                return sign + "Zero"
            return sign + ("Subnormal" if self.is_subnormal(context) else "Normal")

        def same_quantum(self, other, context=None) -> "named function":
            other = _operand(other)
            if self._kind or other._kind:
                return min(self._kind, _QUIET) == min(other._kind, _QUIET)
            return self._exponent == other._exponent

        def scaleb(self, other, context=None) -> "named function":
            other, context = _operand(other), _context(context)
            special = _not_numbers(context, self, other)
            if special is not None:
                return special
            if other._kind or other._exponent != 0 or other._number > 2 * (context._emax + context._prec):
                return _invalid(context)
            if self._kind:
                return self
            return _finish(self._sign, self._number, self._exponent + _whole_value(other), context)

        def next_plus(self, context=None) -> "named function":
            return _neighbour(self, _context(context), 1)

        def next_minus(self, context=None) -> "named function":
            return _neighbour(self, _context(context), -1)

        def next_toward(self, other, context=None) -> "named function":
            other, context = _operand(other), _context(context)
            special = _not_numbers(context, self, other)
            if special is not None:
                return special
            way = _order(other, self)
            if way == 0:
                return self.copy_sign(other)
            found = _neighbour(self, context, way)
            if found._kind:
                _note(context, _OVERFLOW | _INEXACT | _ROUNDED)
            elif found._number == 0 or found.adjusted() < context._emin:
                _note(context, _UNDERFLOW | _SUBNORMAL | _INEXACT | _ROUNDED | (0 if found._number else _CLAMPED))
            return found

        def shift(self, other, context=None) -> "named function":
            return _moved(self, other, _context(context), False)

        def rotate(self, other, context=None) -> "named function":
            return _moved(self, other, _context(context), True)

        def logical_and(self, other, context=None) -> "named function":
            return _logical((self, _operand(other)), _context(context), lambda bits: bits[0] & bits[1])

        def logical_or(self, other, context=None) -> "named function":
            return _logical((self, _operand(other)), _context(context), lambda bits: bits[0] | bits[1])

        def logical_xor(self, other, context=None) -> "named function":
            return _logical((self, _operand(other)), _context(context), lambda bits: bits[0] ^ bits[1])

        def logical_invert(self, context=None) -> "named function":
            return _logical((self,), _context(context), lambda bits: 1 - bits[0])
    """#
}
