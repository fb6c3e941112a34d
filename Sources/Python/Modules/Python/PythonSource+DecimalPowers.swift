extension PythonSource {
  /// Part 5 of 9 of what is written in Python of `decimal`.
  static let decimalPowers = #"""
    def _is_whole(value):
        return value._kind == 0 and (value._exponent >= 0 or value._number % 10 ** min(-value._exponent,
            _count(value._number) + 1) == 0)


    def _whole_value(value):
        """The whole number that a value is, fractions cut off."""
        if value._exponent >= 0:
            number = value._number * 10 ** value._exponent
        else:
            number = value._number // 10 ** -value._exponent
        return -number if value._sign else number


    def _is_odd(value):
        return value._exponent <= 0 and value._number // 10 ** -value._exponent % 2 == 1


    def _power(base, power, context):
        if base._kind > _INFINITE or power._kind > _INFINITE:
            return _not_numbers(context, base, power)
        if power._kind == 0 and power._number == 0:
            if base._kind == 0 and base._number == 0:
                return _invalid(context)
            return _make(0, 1, 0)
        whole = _is_whole(power)
        sign = int(base._sign and whole and _is_odd(power))
        if base._kind == 0 and base._number == 0:
            return _make(sign, 0, 0, _INFINITE) if power._sign else _make(sign, 0, 0)
        if base._sign and not whole:
            return _invalid(context)
        if base._kind:
            return _make(sign, 0, 0) if power._sign else _make(sign, 0, 0, _INFINITE)
        size = _order(_make(0, base._number, base._exponent), _make(0, 1, 0))
        if size == 0:
            return _power_of_one(base, power, sign, whole, context)
        if power._kind:
            return _make(0, 0, 0) if (size > 0) == bool(power._sign) else _make(0, 0, 0, _INFINITE)
        if whole and power._exponent + _count(power._number) <= 19:
            return _whole_power(base, _whole_value(power), sign, context)
        return _real_power(base, power, sign, context)


    def _power_of_one(base, power, sign, whole, context):
        if not whole:
            context_status = _INEXACT | _ROUNDED
            _note(context, context_status)
            return _make(sign, 10 ** (context._prec - 1), 1 - context._prec)
        if power._sign:
            return _make(sign, 1, 0)
        shift = -base._exponent * min(_whole_value(power), context._prec + 1)
        if shift > context._prec - 1:
            shift = context._prec - 1
            _note(context, _ROUNDED)
        shift = max(0, shift)
        return _make(sign, 10 ** shift, -shift)


    def _work_context(context, prec):
        return _preset_range(prec, MIN_EMIN, MAX_EMAX)


    def _preset_range(prec, least, most):
        work = _preset(prec, "ROUND_HALF_EVEN", 0)
        work._emin = least
        work._emax = most
        return work


    def _whole_power(base, power, sign, context):
        count = abs(power)
        work = _preset_range(context._prec + _count(count) + 2 + (power < 0), context._emin, context._emax)
        start = _make(0, base._number, base._exponent)
        if power < 0:
            start = _divide(_make(0, 1, 0), start, work)
        result = start
        for bit in bin(count)[3:]:
            result = _multiply(result, result, work)
            if bit == "1":
                result = _multiply(result, start, work)
            if result._kind or result._number == 0:
                break
        status = work._flags & ~_CLAMPED
        if result._kind:
            return _overflow(sign, context, 0)
        if result._number == 0:
            return _finish(sign, 0, result._exponent, context, status | _CLAMPED)
        return _finish(sign, result._number, result._exponent, context, status & (_INEXACT | _ROUNDED))


    def _real_power(base, power, sign, context):
        prec = max(_count(base._number), context._prec) + 23
        work = _preset_range(prec, MIN_EMIN, MAX_EMAX)
        scaled = _multiply(_natural_log(_make(0, base._number, base._exponent), work), power, work)
        limit = len(str(max(context._emax, -context._emin))) + 3
        if scaled._number and scaled._exponent + _count(scaled._number) > limit:
            if scaled._sign:
                return _finish(sign, 1, 4 * context._emin - 4 * context._prec, context)
            return _overflow(sign, context, 0)
        result = _exponential(scaled, work)
        return _finish(sign, result._number, result._exponent, context, _INEXACT | _ROUNDED)


    def _modular(base, power, modulus, context):
        special = _not_numbers(context, base, power, modulus)
        if special is not None:
            return special
        if not (_is_whole(base) and _is_whole(power) and _is_whole(modulus)) or power._sign and power._number \
                or modulus._number == 0:
            return _invalid(context)
        base_value, power_value, modulus_value = _whole_value(base), _whole_value(power), abs(_whole_value(modulus))
        if modulus_value >= 10 ** context._prec or base_value == 0 and power_value == 0:
            return _invalid(context)
        sign = int(base._sign and power_value & 1)
        return _make(sign, pow(abs(base_value), power_value, modulus_value), 0)
    """#
}
