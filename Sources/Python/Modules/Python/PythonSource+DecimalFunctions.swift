extension PythonSource {
  /// Part 4 of 9 of what is written in Python of `decimal`.
  static let decimalFunctions = #"""
    def _squareroot(value, context):
        if value._kind:
            special = _not_numbers(context, value)
            if special is not None:
                return special
            return _invalid(context) if value._sign else value
        if value._number == 0:
            return _finish(value._sign, 0, value._exponent // 2, context)
        if value._sign:
            return _invalid(context)
        number, exponent = value._number, value._exponent
        ideal = exponent // 2
        if exponent & 1:
            number *= 10
            exponent -= 1
        shift = max(0, context._prec + 2 - (_count(number) + 1) // 2)
        number *= 100 ** shift
        exponent = exponent // 2 - shift
        root = _isqrt(number)
        if root * root == number:
            while exponent < ideal and root % 10 == 0:
                root //= 10
                exponent += 1
        elif root % 5 == 0:
            root += 1
        return _finish(0, root, exponent, _even(context))


    class _Even:
        """A context whose results are rounded half to even."""
        __slots__ = ("_prec", "_rounding", "_emin", "_emax", "_clamp", "_capitals", "_traps", "_outer")

        def __init__(self, context):
            self._prec = context._prec
            self._rounding = "ROUND_HALF_EVEN"
            self._emin = context._emin
            self._emax = context._emax
            self._clamp = context._clamp
            self._capitals = context._capitals
            self._traps = context._traps
            self._outer = context

        @property
        def _flags(self):
            return self._outer._flags

        @_flags.setter
        def _flags(self, value):
            self._outer._flags = value


    def _even(context):
        return context if context._rounding == "ROUND_HALF_EVEN" else _Even(context)


    _logarithms = {}


    def _inverse_series(number, scale):
        """The area tangent of 1 / number, times scale."""
        power = scale // number
        square = number * number
        total, divisor = power, 3
        while power:
            power //= square
            total += power // divisor
            divisor += 2
        return total


    def _constants(digits):
        """The natural logarithms of 2 and 10, times a power of ten."""
        known = _logarithms.get(digits)
        if known is None:
            scale = 10 ** (digits + 5)
            first, second, third = (_inverse_series(number, scale) for number in (26, 4801, 8749))
            two = 18 * first - 2 * second + 8 * third
            first, second, third = (_inverse_series(number, scale) for number in (31, 49, 161))
            ten = 46 * first + 34 * second + 20 * third
            known = _logarithms[digits] = two // 100000, ten // 100000
        return known


    def _log_digits(number, exponent, digits):
        """The natural logarithm of number * 10**exponent, times 10**digits; the last few digits may be wrong."""
        length = _count(number)
        digits += 5
        scale = 10 ** digits
        shift = digits - length + 1
        value = number * 10 ** shift if shift >= 0 else number // 10 ** -shift
        power = exponent + length - 1
        twos = 0
        while value * 2 > scale * 3:
            value //= 2
            twos += 1
        if twos > 2:
            value = value * 4 // 5
            power, twos = power + 1, twos - 3
            value = number * 10 ** shift if shift >= 0 else number // 10 ** -shift
            value = value * 2 ** -twos // 10 if twos < 0 else value // 2 ** twos // 10
        ratio = (value - scale) * scale // (value + scale)
        square = ratio * ratio // scale
        total, term, divisor = 0, ratio, 1
        while term not in (0, -1):
            total += term // divisor
            term = term * square // scale
            divisor += 2
        total *= 2
        two, ten = _constants(digits)
        return (total + power * ten + twos * two) // 100000


    def _rounded(compute, context):
        """Rounds a number known to ever more digits; `compute(n)` gives about n digits, and an exponent."""
        extra = 8
        while True:
            number, exponent = compute(context._prec + extra)
            size = abs(number)
            drop = _count(size) - context._prec
            if drop >= 4:
                tail = size % (5 * 10 ** (drop - 1))
                if 100 < tail < 5 * 10 ** (drop - 1) - 100:
                    return _finish(int(number < 0), size, exponent, _even(context), _INEXACT | _ROUNDED)
            extra += extra


    def _natural_log(value, context):
        special = _log_special(value, context)
        if special is not None:
            return special
        number, exponent = value._number, value._exponent
        if number == 10 ** -exponent if exponent <= 0 else False:
            return _make(0, 0, 0)

        def compute(digits):
            lost = _near_one(number, exponent)
            return _log_digits(number, exponent, digits + lost), -digits - lost
        return _rounded(compute, context)


    def _near_one(number, exponent):
        """How many digits a logarithm loses because the number is close to 1."""
        if exponent >= 0 or not -1 <= _count(number) + exponent <= 1:
            return 0
        return max(0, -exponent - _count(abs(number - 10 ** -exponent)) + 1)


    def _log_special(value, context):
        if value._kind:
            special = _not_numbers(context, value)
            if special is not None:
                return special
            return _invalid(context) if value._sign else value
        if value._number == 0:
            return _make(1, 0, 0, _INFINITE)
        return _invalid(context) if value._sign else None


    def _decimal_log(value, context):
        special = _log_special(value, context)
        if special is not None:
            return special
        number, exponent = value._number, value._exponent
        length = _count(number)
        if number == 10 ** (length - 1):
            return _finish(int(exponent + length - 1 < 0), abs(exponent + length - 1), 0, context)

        def compute(digits):
            lost = _near_one(number, exponent)
            digits += lost + 3
            scale = 10 ** (digits + 5)
            ten = _constants(digits + 5)[1]
            return _log_digits(number, exponent, digits + 5) * 10 ** digits // ten, -digits
        return _rounded(compute, context)


    def _exp_digits(number, exponent, digits):
        """e to a power: about so many digits, and their exponent."""
        size = max(0, _count(abs(number)) + exponent)
        digits += size + 5
        scale = 10 ** digits
        value = number * 10 ** (digits + exponent) if digits + exponent >= 0 else number // 10 ** -(digits + exponent)
        power, rest = divmod(value, _constants(digits)[1])
        halvings = 8
        rest = rest * 2 ** 40 // 2 ** halvings
        scale *= 2 ** 40
        total, term, step = scale, scale, 1
        while term:
            term = term * rest // scale // step
            total += term
            step += 1
        for _ in range(halvings):
            total = total * total // scale
        return total // 2 ** 40, power - digits


    def _exponential(value, context):
        if value._kind:
            special = _not_numbers(context, value)
            if special is not None:
                return special
            return _make(0, 0, 0) if value._sign else value
        if value._number == 0:
            return _make(0, 1, 0)
        size = value._exponent + _count(value._number)
        number = -value._number if value._sign else value._number
        if size > len(str(max(context._emax, -context._emin))) + 3:
            if value._sign:
                return _finish(0, 1, 4 * context._emin - 4 * context._prec, _even(context))
            return _overflow(0, _even(context), 0)
        if size < -context._prec - 2:
            trace = 10 ** (context._prec + 2)
            return _finish(0, trace + (-1 if value._sign else 1), -context._prec - 2, _even(context))
        return _rounded(lambda digits: _exp_digits(number, value._exponent, digits), context)
    """#
}
