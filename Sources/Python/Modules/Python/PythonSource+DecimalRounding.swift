extension PythonSource {
  /// Part 2 of 9 of what is written in Python of `decimal`.
  static let decimalRounding = #"""
    # A number is a sign (0 or 1), a whole number, and an exponent; its kind is 0, or one of these.
    _INFINITE, _QUIET, _SIGNALING = 1, 2, 3


    def _make(sign, number, exponent, kind=0):
        self = object.__new__(Decimal)
        self._sign = sign
        self._number = number
        self._exponent = exponent
        self._kind = kind
        return self


    def _shorten(sign, number, places, rounding):
        """Drops digits from the end; gives what is left, and whether anything but zeros was dropped."""
        length = _count(number)
        if places > length + 1:
            places = length + 1
        quotient, rest = divmod(number, 10 ** places)
        if rest == 0:
            return quotient, False
        if rounding == "ROUND_HALF_EVEN":
            twice = rest * 2
            half = 10 ** places
            up = twice > half or twice == half and quotient & 1
        elif rounding == "ROUND_HALF_UP":
            up = rest * 2 >= 10 ** places
        elif rounding == "ROUND_DOWN":
            up = False
        elif rounding == "ROUND_HALF_DOWN":
            up = rest * 2 > 10 ** places
        elif rounding == "ROUND_UP":
            up = True
        elif rounding == "ROUND_CEILING":
            up = not sign
        elif rounding == "ROUND_FLOOR":
            up = sign
        else:
            up = quotient % 5 == 0
        return quotient + 1 if up else quotient, True


    def _finish(sign, number, exponent, context, status=0):
        """A number that fits the context, rounded if need be."""
        prec = context._prec
        if number == 0:
            return _finish_zero(sign, exponent, context, status)
        length = _count(number)
        top = exponent + length - 1
        if top < context._emin:
            status |= _SUBNORMAL
            least = context._emin - prec + 1
            if exponent < least:
                number, lost = _shorten(sign, number, least - exponent, context._rounding)
                exponent = least
                status |= _ROUNDED
                if lost:
                    status |= _INEXACT | _UNDERFLOW
                if number == 0:
                    status |= _CLAMPED
        elif length > prec:
            number, lost = _shorten(sign, number, length - prec, context._rounding)
            exponent += length - prec
            if _count(number) > prec:
                number //= 10
                exponent += 1
                top += 1
            status |= _ROUNDED | _INEXACT if lost else _ROUNDED
        if top > context._emax:
            return _overflow(sign, context, status)
        if context._clamp and exponent > context._emax - prec + 1:
            number *= 10 ** (exponent - context._emax + prec - 1)
            exponent = context._emax - prec + 1
            status |= _CLAMPED
        if status:
            _note(context, status)
        return _make(sign, number, exponent)


    def _finish_zero(sign, exponent, context, status):
        most = context._emax - context._prec + 1 if context._clamp else context._emax
        least = context._emin - context._prec + 1
        if not least <= exponent <= most:
            exponent = most if exponent > most else least
            status |= _CLAMPED
        if status:
            _note(context, status)
        return _make(sign, 0, exponent)


    def _overflow(sign, context, status):
        _note(context, status | _OVERFLOW | _INEXACT | _ROUNDED)
        towards = {"ROUND_CEILING": sign, "ROUND_FLOOR": not sign, "ROUND_DOWN": True, "ROUND_05UP": True}
        if towards.get(context._rounding, False):
            return _make(sign, 10 ** context._prec - 1, context._emax - context._prec + 1)
        return _make(sign, 0, 0, _INFINITE)


    def _invalid(context, status=_INVALID):
        _note(context, status)
        return _make(0, 0, 0, _QUIET)


    def _not_numbers(context, *operands):
        """What an operation gives when one of its operands is not a number; None when all are."""
        for each in operands:
            if each._kind == _SIGNALING:
                _note(context, _INVALID)
                return _cut_payload(_make(each._sign, each._number, 0, _QUIET), context)
        for each in operands:
            if each._kind == _QUIET:
                return _cut_payload(each, context)
        return None


    def _cut_payload(value, context):
        most = 10 ** (context._prec - context._clamp)
        return value if value._number < most else _make(value._sign, value._number % most, 0, value._kind)


    def _fixed(value, context):
        if value._kind == 0:
            return _finish(value._sign, value._number, value._exponent, context)
        if value._kind != _INFINITE and value._number >= 10 ** (context._prec - context._clamp):
            return _invalid(context, _SYNTAX)
        return value
    """#
}
