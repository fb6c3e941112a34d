extension PythonSource {
  /// Part 3 of 9 of what is written in Python of `decimal`.
  static let decimalArithmetic = #"""
    def _add(left, right, context):
        if left._kind or right._kind:
            special = _not_numbers(context, left, right)
            if special is not None:
                return special
            if left._kind and right._kind and left._sign != right._sign:
                return _invalid(context)
            return left if left._kind else right
        first, second = left._number, right._number
        exponent, other = left._exponent, right._exponent
        if exponent != other:
            if first == 0 or second == 0:
                return _add_zero(left, right, context)
            if exponent > other:
                first, exponent, second, other = _align(first, exponent, second, other, context._prec)
            else:
                second, other, first, exponent = _align(second, other, first, exponent, context._prec)
        total = (-first if left._sign else first) + (-second if right._sign else second)
        if total == 0:
            if left._sign == right._sign:
                sign = left._sign
            else:
                sign = 1 if context._rounding == "ROUND_FLOOR" else 0
            return _finish(sign, 0, exponent, context)
        return _finish(1, -total, exponent, context) if total < 0 else _finish(0, total, exponent, context)


    def _align(high, high_exponent, low, low_exponent, prec):
        """Brings two numbers to one exponent; a number too small to matter is made a trace that still rounds."""
        length, low_length = _count(high), _count(low)
        floor = high_exponent + min(-1, length - prec - 2)
        if low_length + low_exponent - 1 < floor:
            low, low_exponent = 1, floor
        return high * 10 ** (high_exponent - low_exponent), low_exponent, low, low_exponent


    def _add_zero(left, right, context):
        if left._number == 0 and right._number == 0:
            exponent = min(left._exponent, right._exponent)
            same = left._sign == right._sign
            sign = left._sign if same else int(context._rounding == "ROUND_FLOOR")
            return _finish(sign, 0, exponent, context)
        value, zero = (left, right) if left._number else (right, left)
        exponent = max(min(value._exponent, zero._exponent), value._exponent - context._prec - 1)
        return _finish(value._sign, value._number * 10 ** (value._exponent - exponent), exponent, context)


    def _negated(value):
        return _make(1 - value._sign, value._number, value._exponent, value._kind)


    def _subtract(left, right, context):
        return _add(left, right if right._kind > _INFINITE else _negated(right), context)


    def _multiply(left, right, context):
        sign = left._sign ^ right._sign
        if left._kind or right._kind:
            special = _not_numbers(context, left, right)
            if special is not None:
                return special
            if left._kind == 0 and left._number == 0 or right._kind == 0 and right._number == 0:
                return _invalid(context)
            return _make(sign, 0, 0, _INFINITE)
        return _finish(sign, left._number * right._number, left._exponent + right._exponent, context)


    def _divide(left, right, context):
        sign = left._sign ^ right._sign
        if left._kind or right._kind:
            special = _not_numbers(context, left, right)
            if special is not None:
                return special
            if left._kind and right._kind:
                return _invalid(context)
            if left._kind:
                return _make(sign, 0, 0, _INFINITE)
            return _finish(sign, 0, context._emin - context._prec + 1, context, _CLAMPED)
        first, second = left._number, right._number
        exponent = left._exponent - right._exponent
        if second == 0:
            if first == 0:
                return _invalid(context, _UNDEFINED)
            _note(context, _ZERO)
            return _make(sign, 0, 0, _INFINITE)
        if first == 0:
            return _finish(sign, 0, exponent, context)
        shift = max(0, context._prec + 1 + _count(second) - _count(first))
        quotient, rest = divmod(first * 10 ** shift, second)
        ideal = exponent
        exponent -= shift
        if rest:
            if quotient % 5 == 0:
                quotient += 1
        else:
            while exponent < ideal and quotient % 10 == 0:
                quotient //= 10
                exponent += 1
        return _finish(sign, quotient, exponent, context)


    def _whole_parts(left, right, context):
        """The whole quotient and the remainder, both without signs; None when the quotient has too many digits."""
        distance = left._exponent + _count(left._number) - right._exponent - _count(right._number)
        if distance > context._prec and left._number:
            return None
        exponent = min(left._exponent, right._exponent)
        if left._number == 0 or distance < -2:
            return 0, left._number * 10 ** (left._exponent - exponent), exponent
        first = left._number * 10 ** (left._exponent - exponent)
        second = right._number * 10 ** (right._exponent - exponent)
        quotient, rest = divmod(first, second)
        return None if quotient >= 10 ** context._prec else (quotient, rest, exponent)


    def _divide_whole(left, right, context):
        sign = left._sign ^ right._sign
        if left._kind or right._kind:
            special = _not_numbers(context, left, right)
            if special is not None:
                return special
            if left._kind:
                return _invalid(context) if right._kind else _make(sign, 0, 0, _INFINITE)
            return _finish(sign, 0, 0, context)
        if right._number == 0:
            if left._number == 0:
                return _invalid(context, _UNDEFINED)
            _note(context, _ZERO)
            return _make(sign, 0, 0, _INFINITE)
        parts = _whole_parts(left, right, context)
        return _invalid(context, _IMPOSSIBLE) if parts is None else _finish(sign, parts[0], 0, context)


    def _remainder(left, right, context):
        if left._kind or right._kind:
            special = _not_numbers(context, left, right)
            if special is not None:
                return special
            return _invalid(context) if left._kind else _fixed(left, context)
        if right._number == 0:
            return _invalid(context, _INVALID if left._number else _UNDEFINED)
        parts = _whole_parts(left, right, context)
        if parts is None:
            return _invalid(context, _IMPOSSIBLE)
        return _finish(left._sign, parts[1], parts[2], context)


    def _divmod(left, right, context):
        sign = left._sign ^ right._sign
        if left._kind or right._kind:
            special = _not_numbers(context, left, right)
            if special is not None:
                return special, special
            if left._kind:
                if right._kind:
                    nothing = _invalid(context)
                    return nothing, nothing
                _note(context, _INVALID)
                return _make(sign, 0, 0, _INFINITE), _make(0, 0, 0, _QUIET)
            return _finish(sign, 0, 0, context), _fixed(left, context)
        if right._number == 0:
            if left._number == 0:
                nothing = _invalid(context, _UNDEFINED)
                return nothing, nothing
            _note(context, _INVALID | _ZERO)
            return _make(sign, 0, 0, _INFINITE), _make(0, 0, 0, _QUIET)
        parts = _whole_parts(left, right, context)
        if parts is None:
            nothing = _invalid(context, _IMPOSSIBLE)
            return nothing, nothing
        return _finish(sign, parts[0], 0, context), _finish(left._sign, parts[1], parts[2], context)


    def _remainder_near(left, right, context):
        if left._kind or right._kind or right._number == 0:
            return _remainder(left, right, context)
        parts = _whole_parts(left, right, context)
        if parts is None:
            return _invalid(context, _IMPOSSIBLE)
        quotient, rest, exponent = parts
        divisor = right._number * 10 ** (right._exponent - exponent)
        sign = left._sign
        if rest * 2 > divisor or rest * 2 == divisor and quotient & 1:
            rest = divisor - rest
            sign = 1 - sign
        return _finish(sign, rest, exponent, context)


    def _plus(value, context):
        if value._kind:
            special = _not_numbers(context, value)
            return value if special is None else special
        if value._number == 0 and context._rounding != "ROUND_FLOOR":
            return _finish(0, 0, value._exponent, context)
        return _finish(value._sign, value._number, value._exponent, context)


    def _minus(value, context):
        return _plus(value if value._kind > _INFINITE else _negated(value), context)


    def _absolute(value, context):
        return _minus(value, context) if value._sign else _plus(value, context)


    def _rescale(value, exponent, rounding):
        """A number with another exponent; whether it was rounded, and whether anything was lost."""
        if value._exponent >= exponent:
            return value._number * 10 ** (value._exponent - exponent), False, False
        number, lost = _shorten(value._sign, value._number, exponent - value._exponent, rounding)
        return number, True, lost


    def _quantize(value, pattern, rounding, context):
        if value._kind or pattern._kind:
            special = _not_numbers(context, value, pattern)
            if special is not None:
                return special
            return value if value._kind and pattern._kind else _invalid(context)
        exponent = pattern._exponent
        if not context._emin - context._prec + 1 <= exponent <= context._emax:
            return _invalid(context)
        if value._number and value._exponent + _count(value._number) - exponent > context._prec + 1:
            return _invalid(context)
        if value._number == 0:
            return _finish(value._sign, 0, exponent, context)
        number, rounded, lost = _rescale(value, exponent, rounding or context._rounding)
        length = _count(number)
        if number and (exponent + length - 1 > context._emax or length > context._prec):
            return _invalid(context)
        status = (_ROUNDED if rounded else 0) | (_INEXACT if lost else 0)
        if number and exponent + length - 1 < context._emin:
            status |= _SUBNORMAL
        if context._clamp:
            return _finish(value._sign, number, exponent, context, status)
        if status:
            _note(context, status)
        return _make(value._sign, number, exponent)


    def _to_whole(value, rounding, context, exact=False):
        if value._kind:
            special = _not_numbers(context, value)
            return value if special is None else special
        if value._exponent >= 0:
            return value
        number, rounded, lost = _rescale(value, 0, rounding or context._rounding)
        if exact and value._number:
            _note(context, (_ROUNDED if rounded else 0) | (_INEXACT if lost else 0))
        return _make(value._sign, number, 0)


    def _normalize(value, context):
        if value._kind:
            special = _not_numbers(context, value)
            return value if special is None else special
        value = _finish(value._sign, value._number, value._exponent, context)
        if value._kind:
            return value
        if value._number == 0:
            return _make(value._sign, 0, 0)
        number, exponent = value._number, value._exponent
        most = context._emax - context._prec + 1 if context._clamp else context._emax
        while number % 10 == 0 and exponent < most:
            number //= 10
            exponent += 1
        return _make(value._sign, number, exponent)


    def _order(left, right):
        """Less than, equal or greater: -1, 0 or 1; neither is a NaN."""
        if left._kind or right._kind:
            first = (0 if left._kind == 0 else -1 if left._sign else 1)
            second = (0 if right._kind == 0 else -1 if right._sign else 1)
            return (first > second) - (first < second)
        if left._number == 0 or right._number == 0:
            first = 0 if left._number == 0 else -1 if left._sign else 1
            second = 0 if right._number == 0 else -1 if right._sign else 1
            return (first > second) - (first < second)
        if left._sign != right._sign:
            return -1 if left._sign else 1
        first, second = left._number, right._number
        if left._exponent != right._exponent:
            top, other = left._exponent + _count(first), right._exponent + _count(second)
            if top != other:
                return 1 if (top > other) != left._sign else -1
            distance = left._exponent - right._exponent
            if distance > 0:
                first *= 10 ** distance
            else:
                second *= 10 ** -distance
        return 0 if first == second else 1 if (first > second) != left._sign else -1
    """#
}
