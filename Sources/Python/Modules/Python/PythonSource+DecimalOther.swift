extension PythonSource {
  /// Part 9 of 9 of what is written in Python of `decimal`.
  static let decimalOther = #"""
    def _total_key(value):
        """What orders all values, NaN included."""
        rank = {0: 0, _INFINITE: 1, _SIGNALING: 2, _QUIET: 3}[value._kind]
        if value._kind > _INFINITE:
            key = (rank, value._number, 0)
        elif value._kind or value._number == 0:
            key = (rank, -1 if rank == 0 else 0, _Ordered(value), value._exponent)
        else:
            key = (rank, 0, _Ordered(value), value._exponent)
        return _Signed(key, value._sign)


    class _Ordered:
        def __init__(self, value):
            self.value = _make(0, value._number, value._exponent, value._kind)

        def __eq__(self, other):
            return _order(self.value, other.value) == 0

        def __lt__(self, other):
            return _order(self.value, other.value) < 0

        def __gt__(self, other):
            return _order(self.value, other.value) > 0


    class _Signed:
        def __init__(self, key, sign):
            self.key, self.sign = key, sign

        def __lt__(self, other):
            if self.sign != other.sign:
                return self.sign > other.sign
            return other.key < self.key if self.sign else self.key < other.key

        def __gt__(self, other):
            return other < self


    def _extreme(left, right, context, way, by_size):
        if left._kind > _INFINITE or right._kind > _INFINITE:
            if left._kind == _QUIET and right._kind <= _INFINITE:
                return _fixed(right, context)
            if right._kind == _QUIET and left._kind <= _INFINITE:
                return _fixed(left, context)
            return _not_numbers(context, left, right)
        found = _order(left.copy_abs(), right.copy_abs()) if by_size else _order(left, right)
        if found == 0:
            found = int(left.compare_total(right))
        return _plus_kept(left if found * way >= 0 else right, context)


    def _plus_kept(value, context):
        return value if value._kind else _finish(value._sign, value._number, value._exponent, context)


    def _neighbour(value, context, way):
        special = _not_numbers(context, value)
        if special is not None:
            return special
        if value._kind:
            if (value._sign == 0) == (way > 0):
                return value
            return _make(value._sign, 10 ** context._prec - 1, context._emax - context._prec + 1)
        work = _copied(context)
        work._rounding = "ROUND_CEILING" if way > 0 else "ROUND_FLOOR"
        work._traps = 0
        near = _finish(value._sign, value._number, value._exponent, work)
        if near._kind or _order(near, value) != 0:
            return near
        return _add(value, _make(int(way < 0), 1, context._emin - context._prec), work)


    def _moved(value, places, context, turns):
        """Digits moved to the left, filled with zeros or with those that drop out."""
        places = _operand(places)
        special = _not_numbers(context, value, places)
        if special is not None:
            return special
        if places._kind or places._exponent != 0 or places._number > context._prec:
            return _invalid(context)
        if value._kind:
            return value
        digits = _digits(value._number).rjust(context._prec, "0")[-context._prec:]
        count = _whole_value(places)
        if turns:
            digits = digits[count:] + digits[:count]
        elif count >= 0:
            digits = digits[count:] + "0" * count
        else:
            digits = digits[:count]
        return _make(value._sign, _whole(digits or "0"), value._exponent)


    def _logical(values, context, combine):
        columns = []
        for value in values:
            digits = _digits(value._number)
            if value._kind or value._sign or value._exponent or not set(digits) <= {"0", "1"}:
                return _invalid(context)
            columns.append(digits.rjust(context._prec, "0")[-context._prec:])
        return _make(0, _whole("".join(str(combine(list(map(int, bits)))) for bits in zip(*columns))), 0)


    def _forward(name, count):
        """A context's method that does a number's method in that context."""
        if count == 1:
            def method(self, x, /):
                return getattr(_operand(x), name)(self)
        else:
            def method(self, x, y, /):
                return getattr(_operand(x), name)(_operand(y), self)
        return method


    def _operation(operate):
        def method(self, x, y, /):
            return operate(_operand(x), _operand(y), self)
        return method


    def _question(name):
        def method(self, x, /):
            return getattr(_operand(x), name)()
        return method


    for _name in ("exp", "ln", "log10", "logb", "sqrt", "normalize", "next_plus", "next_minus", "number_class",
            "is_normal", "is_subnormal", "logical_invert"):
        setattr(Context, _name, _forward(_name, 1))
    for _name in ("compare", "compare_signal", "compare_total", "compare_total_mag", "max", "min", "max_mag", "min_mag",
            "remainder_near", "scaleb", "shift", "rotate", "next_toward", "copy_sign", "same_quantum", "logical_and",
            "logical_or", "logical_xor"):
        setattr(Context, _name, _forward(_name, 2))
    for _name in ("is_canonical", "is_finite", "is_infinite", "is_nan", "is_qnan", "is_snan", "is_signed", "is_zero",
            "canonical", "copy_abs", "copy_negate"):
        setattr(Context, _name, _question(_name))
    for _name, _code in (("add", _add), ("subtract", _subtract), ("multiply", _multiply), ("divide", _divide),
            ("divide_int", _divide_whole), ("remainder", _remainder)):
        setattr(Context, _name, _operation(_code))
    Context.copy_decimal = lambda self, x: _operand(x)
    Context.quantize = lambda self, x, y: _quantize(_operand(x), _operand(y), None, self)
    Context.to_integral_value = Context.to_integral = lambda self, x: _to_whole(_operand(x), None, self)
    Context.to_integral_exact = lambda self, x: _to_whole(_operand(x), None, self, True)
    _Number.register(Decimal)
    for _class in (Decimal, Context):
        _native(_class)
    """#
}
