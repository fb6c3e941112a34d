from _hornbook import digit_count as _count, digits as _digits, native_class as _native, type_name as _type_name
from _hornbook import whole as _whole
from collections import namedtuple as _namedtuple
from math import isqrt as _isqrt
from numbers import Number as _Number, Rational as _Rational

MAX_PREC = MAX_EMAX = 999999999999999999
MIN_EMIN = -999999999999999999
MIN_ETINY = -1999999999999999997
HAVE_THREADS = HAVE_CONTEXTVAR = True
__version__ = "1.70"
__libmpdec_version__ = "2.5.1"
_ROUNDINGS = ("ROUND_CEILING", "ROUND_FLOOR", "ROUND_UP", "ROUND_DOWN", "ROUND_HALF_UP", "ROUND_HALF_DOWN",
    "ROUND_HALF_EVEN", "ROUND_05UP")
(ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
    ROUND_05UP) = _ROUNDINGS


class DecimalException(ArithmeticError):
    pass


class Clamped(DecimalException):
    pass


class InvalidOperation(DecimalException):
    pass


class ConversionSyntax(InvalidOperation):
    pass


class DivisionImpossible(InvalidOperation):
    pass


class DivisionUndefined(InvalidOperation, ZeroDivisionError):
    pass


class InvalidContext(InvalidOperation):
    pass


class DivisionByZero(DecimalException, ZeroDivisionError):
    pass


class Inexact(DecimalException):
    pass


class Rounded(DecimalException):
    pass


class Subnormal(DecimalException):
    pass


class Overflow(Inexact, Rounded):
    pass


class Underflow(Inexact, Rounded, Subnormal):
    pass


class FloatOperation(DecimalException, TypeError):
    pass


# What happened in an operation is a sum of these.
(_INVALID, _SYNTAX, _IMPOSSIBLE, _UNDEFINED, _BAD_CONTEXT, _FLOAT, _ZERO, _OVERFLOW, _UNDERFLOW, _SUBNORMAL,
    _INEXACT, _ROUNDED, _CLAMPED) = [1 << bit for bit in range(13)]


_ALL_INVALID = 31
_SIGNALS = {InvalidOperation: _ALL_INVALID, FloatOperation: _FLOAT, DivisionByZero: _ZERO, Overflow: _OVERFLOW,
    Underflow: _UNDERFLOW, Subnormal: _SUBNORMAL, Inexact: _INEXACT, Rounded: _ROUNDED, Clamped: _CLAMPED}


_CONDITIONS = {InvalidOperation: _INVALID, ConversionSyntax: _SYNTAX, DivisionImpossible: _IMPOSSIBLE,
    DivisionUndefined: _UNDEFINED, InvalidContext: _BAD_CONTEXT}


_SHOWN = (Clamped, InvalidOperation, DivisionByZero, Inexact, FloatOperation, Overflow, Rounded, Subnormal,
    Underflow)


_BAD_SIGNAL = """valid values for signals are:
  [InvalidOperation, FloatOperation, DivisionByZero,
   Overflow, Underflow, Subnormal, Inexact, Rounded,
   Clamped]"""
_BAD_ROUNDING = """valid values for rounding are:
  [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,
   ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
   ROUND_05UP]"""


def _note(context, status):
    """Sets flags for what happened, and raises when there is a trap for it."""
    context._flags |= status
    trapped = context._traps & status
    if trapped:
        found = [each for each, bits in _SIGNALS.items() if bits & trapped]
        listed = [each for each, bit in _CONDITIONS.items() if bit & trapped]
        raise found[0](listed + [each for each in found if each is not InvalidOperation])


class SignalDict:
    """The flags or the traps of a context."""
    __module__ = "abc"
    __slots__ = ("_context", "_place")
    __hash__ = None

    def __init__(self, context, place):
        self._context = context
        self._place = place

    def _bits(self, signal):
        try:
            bits = _SIGNALS.get(signal)
        except TypeError:
            bits = None
        if bits is None:
            raise KeyError(_BAD_SIGNAL)
        return bits

    def __getitem__(self, signal):
        return getattr(self._context, self._place) & self._bits(signal) != 0

    def __setitem__(self, signal, value):
        bits = self._bits(signal)
        now = getattr(self._context, self._place)
        setattr(self._context, self._place, now | bits if value else now & ~bits)

    def __delitem__(self, signal):
        raise ValueError("signal keys cannot be deleted")

    def clear(self):
        raise ValueError("signal keys cannot be deleted")

    def __iter__(self):
        return iter(_SIGNALS)

    def __len__(self):
        return len(_SIGNALS)

    def __contains__(self, signal):
        return signal in _SIGNALS

    def keys(self):
        return _SIGNALS.keys()

    def values(self):
        return [self[signal] for signal in _SIGNALS]

    def items(self):
        return [(signal, self[signal]) for signal in _SIGNALS]

    def get(self, signal, default=None):
        return self[signal] if signal in _SIGNALS else default

    def copy(self):
        return dict(self.items())

    def __eq__(self, other):
        if isinstance(other, (SignalDict, dict)):
            return dict(self.items()) == dict(other.items())
        return NotImplemented

    def __repr__(self):
        return "{" + ", ".join(f"{signal!r}:{value!r}" for signal, value in self.items()) + "}"


def _mask(signals):
    """Flags or traps from a list of signals, or a dictionary."""
    if isinstance(signals, SignalDict):
        return getattr(signals._context, signals._place)
    if isinstance(signals, dict):
        signals = [signal for signal, value in signals.items() if value]
    bits = 0
    for signal in signals:
        if not isinstance(signal, type) or signal not in _SIGNALS:
            raise KeyError(_BAD_SIGNAL)
        bits |= _SIGNALS[signal]
    return bits


def _limited(place, least, most, message):
    """An attribute of contexts that holds a whole number within limits."""
    def change(self, value):
        if not isinstance(value, int):
            raise TypeError("an integer is required")
        if not least <= value <= most:
            raise ValueError(message)
        setattr(self, place, int(value))
    return property(lambda self: getattr(self, place), change)


class Context:
    """The context affects almost all operations and controls rounding, exceptions and more."""
    __slots__ = ("_prec", "_rounding", "_emin", "_emax", "_capitals", "_clamp", "_flags", "_traps")
    __hash__ = None

    def __init__(self, prec=None, rounding=None, Emin=None, Emax=None, capitals=None, clamp=None, flags=None,
            traps=None, **other):
        for name in other:
            raise TypeError(f"'{name}' is an invalid keyword argument for this function")
        default = DefaultContext
        self.prec = default._prec if prec is None else prec
        self.rounding = default._rounding if rounding is None else rounding
        self.Emin = default._emin if Emin is None else Emin
        self.Emax = default._emax if Emax is None else Emax
        self.capitals = default._capitals if capitals is None else capitals
        self.clamp = default._clamp if clamp is None else clamp
        self._flags = 0 if flags is None else _mask(flags)
        self._traps = default._traps if traps is None else _mask(traps)

    prec = _limited("_prec", 1, MAX_PREC, "valid range for prec is [1, MAX_PREC]")
    Emin = _limited("_emin", MIN_EMIN, 0, "valid range for Emin is [MIN_EMIN, 0]")
    Emax = _limited("_emax", 0, MAX_EMAX, "valid range for Emax is [0, MAX_EMAX]")
    capitals = _limited("_capitals", 0, 1, "valid values for capitals are 0 or 1")
    clamp = _limited("_clamp", 0, 1, "valid values for clamp are 0 or 1")

    @property
    def rounding(self):
        return self._rounding

    @rounding.setter
    def rounding(self, value):
        if not isinstance(value, str) or value not in _ROUNDINGS:
            raise TypeError(_BAD_ROUNDING)
        self._rounding = value

    @property
    def flags(self):
        return SignalDict(self, "_flags")

    @flags.setter
    def flags(self, value):
        self._flags = _mask(value)

    @property
    def traps(self):
        return SignalDict(self, "_traps")

    @traps.setter
    def traps(self, value):
        self._traps = _mask(value)

    def clear_flags(self):
        self._flags = 0

    def clear_traps(self):
        self._traps = 0

    def copy(self):
        return _copied(self)

    __copy__ = copy

    def Etiny(self):
        return self._emin - self._prec + 1

    def Etop(self):
        return self._emax - self._prec + 1

    def __repr__(self):
        flags = ", ".join(each.__name__ for each in _SHOWN if _SIGNALS[each] & self._flags)
        traps = ", ".join(each.__name__ for each in _SHOWN if _SIGNALS[each] & self._traps)
        return (f"Context(prec={self._prec}, rounding={self._rounding}, Emin={self._emin}, Emax={self._emax}, "
            f"capitals={self._capitals}, clamp={self._clamp}, flags=[{flags}], traps=[{traps}])")

    def create_decimal(self, num="0", /):
        return _fixed(Decimal(num, self), self)

    def create_decimal_from_float(self, f, /):
        return _fixed(Decimal.from_float(f), self)

    def radix(self):
        return Decimal(10)

    def to_sci_string(self, x, /):
        return _text(_operand(x), self._capitals)

    def to_eng_string(self, x, /):
        return _text(_operand(x), self._capitals, True)

    def plus(self, x, /):
        return _plus(_operand(x), self)

    def minus(self, x, /):
        return _minus(_operand(x), self)

    def abs(self, x, /):
        return _absolute(_operand(x), self)

    def power(self, a, b, modulo=None):
        if modulo is not None:
            return _modular(_operand(a), _operand(b), _operand(modulo), self)
        return _power(_operand(a), _operand(b), self)

    def fma(self, a, b, c, /):
        return _operand(a).fma(_operand(b), _operand(c), self)

    def divmod(self, a, b, /):
        return _divmod(_operand(a), _operand(b), self)


def _copied(context):
    new = object.__new__(Context)
    new._prec = context._prec
    new._rounding = context._rounding
    new._emin = context._emin
    new._emax = context._emax
    new._capitals = context._capitals
    new._clamp = context._clamp
    new._flags = context._flags
    new._traps = context._traps
    return new


def _preset(prec, rounding, traps):
    context = object.__new__(Context)
    context._prec = prec
    context._rounding = rounding
    context._emin = -999999
    context._emax = 999999
    context._capitals = 1
    context._clamp = 0
    context._flags = 0
    context._traps = traps
    return context


DefaultContext = _preset(28, ROUND_HALF_EVEN, _ALL_INVALID | _ZERO | _OVERFLOW)
BasicContext = _preset(9, ROUND_HALF_UP, _ALL_INVALID | _ZERO | _OVERFLOW | _UNDERFLOW | _CLAMPED)
ExtendedContext = _preset(9, ROUND_HALF_EVEN, 0)
_current = _copied(DefaultContext)


def getcontext():
    """Get the current default context."""
    return _current


def setcontext(context, /):
    """Set a new default context."""
    global _current
    if not isinstance(context, Context):
        raise TypeError("argument must be a context")
    presets = (DefaultContext, BasicContext, ExtendedContext)
    _current = _copied(context) if any(context is each for each in presets) else context


class ContextManager:
    def __init__(self, context):
        self._new = context

    def __enter__(self):
        self._saved = _current
        setcontext(self._new)
        return self._new

    def __exit__(self, *error):
        setcontext(self._saved)
        return False


def localcontext(ctx=None, **kwargs):
    """Return a context manager that will set the default context to a copy of ctx on entry and back on exit."""
    if ctx is not None and not isinstance(ctx, Context):
        raise TypeError("optional argument must be a context")
    context = _copied(_current if ctx is None else ctx)
    for name, value in kwargs.items():
        if name not in ("prec", "rounding", "Emin", "Emax", "capitals", "clamp", "flags", "traps"):
            raise TypeError(f"'{name}' is an invalid keyword argument for this function")
        if value is not None:
            setattr(context, name, value)
    return ContextManager(context)


DecimalTuple = _namedtuple("DecimalTuple", "sign digits exponent")
DecimalTuple.__module__ = "decimal"
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


def _text(value, capitals=1, engineering=False):
    """A number as `str` shows it."""
    sign = "-" if value._sign else ""
    if value._kind:
        if value._kind == _INFINITE:
            return sign + "Infinity"
        payload = _digits(value._number) if value._number else ""
        return sign + ("NaN" if value._kind == _QUIET else "sNaN") + payload
    digits = _digits(value._number)
    exponent = value._exponent
    point = exponent + len(digits)
    if exponent <= 0 and point > -6:
        place = point
    elif not engineering:
        place = 1
    elif value._number == 0:
        place = (point + 1) % 3 - 1
    else:
        place = (point - 1) % 3 + 1
    return sign + _placed(digits, place) + _exponent_text(point - place, "E" if capitals else "e")


def _placed(digits, place):
    """Digits with a point before the one with an index."""
    if place <= 0:
        return "0." + "0" * -place + digits
    if place >= len(digits):
        return digits + "0" * (place - len(digits))
    return digits[:place] + "." + digits[place:]


def _exponent_text(exponent, letter):
    return "" if exponent == 0 else f"{letter}{exponent:+}"


def _read(text):
    """The number that a text says; None when it says none."""
    body = text.strip().replace("_", "")
    sign = 0
    if body[:1] in ("+", "-"):
        sign = int(body[0] == "-")
        body = body[1:]
    lowered = body.lower()
    if lowered in ("inf", "infinity"):
        return _make(sign, 0, 0, _INFINITE)
    for start, kind in (("nan", _QUIET), ("snan", _SIGNALING)):
        if lowered.startswith(start):
            payload = lowered[len(start):]
            if payload and not payload.isdecimal():
                return None
            return _make(sign, _whole(payload) if payload else 0, 0, kind)
    mantissa, mark, power = lowered.partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = whole + fraction
    if not digits.isdecimal():
        return None
    exponent = 0
    if mark:
        signless = power[1:] if power[:1] in ("+", "-") else power
        if not signless.isdecimal():
            return None
        exponent = int(power)
    return _make(sign, _whole(digits), exponent - len(fraction))


def _parse_format(text):
    """Fill, alignment, sign, whether -0 loses its sign, zero padding, width, grouping, precision, type; or None."""
    fill, alignment, place = " ", ">", 0
    given = False
    if text[1:2] and text[1] in "<>=^":
        fill, alignment, place, given = text[0], text[1], 2, True
    elif text[:1] and text[0] in "<>=^":
        alignment, place, given = text[0], 1, True
    sign = "-"
    if text[place:place + 1] and text[place] in "+- ":
        sign = text[place]
        place += 1
    coerce = text[place:place + 1] == "z"
    place += coerce
    zero = text[place:place + 1] == "0"
    if zero:
        if given:
            return None
        fill, alignment = "0", "="
        place += 1
    start = place
    while text[place:place + 1].isdigit():
        place += 1
    width = int(text[start:place] or "0")
    comma = text[place:place + 1] == ","
    place += comma
    precision = None
    if text[place:place + 1] == ".":
        start = place + 1
        place = start
        while text[place:place + 1].isdigit():
            place += 1
        if place == start:
            return None
        precision = int(text[start:place])
    kind = text[place:]
    if len(kind) > 1 or kind and kind not in "eEfFgGn%":
        return None
    return fill, alignment, sign, coerce, zero, width, comma, precision, kind


def _format(value, text, context):
    parts = _parse_format(text)
    if parts is None:
        raise ValueError("invalid format string")
    fill, alignment, sign, coerce, zero, width, comma, precision, kind = parts
    if value._kind:
        body = _text(_make(0, value._number, 0, value._kind))
        if zero:
            fill, alignment = " ", ">"
        comma = zero = False
        negative = value._sign
        tail = "%" if kind == "%" else ""
        whole, rest = body, tail
    else:
        negative, body = _body(value, precision, kind, context)
        if coerce and negative and not any(char in "123456789" for char in body.lower().partition("e")[0]):
            negative = 0
        split = next((index for index, char in enumerate(body) if char not in "0123456789"), len(body))
        whole, rest = body[:split], body[split:]
    prefix = "-" if negative else "" if sign == "-" else sign
    if comma:
        whole = _grouped(whole, width - len(prefix) - len(rest) if zero else 0)
    missing = width - len(prefix) - len(whole) - len(rest)
    if missing <= 0:
        return prefix + whole + rest
    if alignment == "<":
        return prefix + whole + rest + fill * missing
    if alignment == "^":
        return fill * (missing // 2) + prefix + whole + rest + fill * (missing - missing // 2)
    if alignment == "=":
        return prefix + fill * missing + whole + rest
    return fill * missing + prefix + whole + rest


def _grouped(digits, least):
    """Digits with commas, filled with zeros to a width."""
    count = len(digits)
    while count + (count - 1) // 3 < least:
        count += 1
    digits = digits.rjust(count, "0")
    first = count % 3
    groups = [digits[:first]] if first else []
    return ",".join(groups + [digits[place:place + 3] for place in range(first, count, 3)])


def _body(value, precision, kind, context):
    """A number's sign, and its digits as a type of format wants them."""
    rounding = context._rounding
    if kind == "%":
        value = _make(value._sign, value._number, value._exponent + 2)
        kind = "f"
        sign, body = _body(value, precision, kind, context)
        return sign, body + "%"
    if kind in ("f", "F"):
        if precision is not None:
            number = _rescale(value, -precision, rounding)[0]
            value = _make(value._sign, number, -precision)
        elif value._exponent > 0:
            value = _make(value._sign, value._number * 10 ** value._exponent, 0)
        digits = _digits(value._number)
        return value._sign, _placed(digits, value._exponent + len(digits))
    if kind in ("e", "E"):
        if precision is not None:
            value = _cut(value, precision + 1, rounding)
        digits = _digits(value._number)
        exponent = value._exponent + len(digits) - 1
        if precision is not None:
            if value._number == 0:
                exponent += precision
            digits = digits.ljust(precision + 1, "0")
        return value._sign, f"{_placed(digits, 1)}{kind}{exponent:+}"
    if precision is not None:
        value = _cut(value, precision or 1, rounding)
    capitals = kind == "G" or kind == "" and context._capitals
    return value._sign, _text(_make(0, value._number, value._exponent), capitals)


def _cut(value, digits, rounding):
    """A number with at most so many digits."""
    extra = _count(value._number) - digits
    if extra <= 0:
        return value
    number = _shorten(value._sign, value._number, extra, rounding)[0]
    if _count(number) > digits:
        return _make(value._sign, number // 10, value._exponent + extra + 1)
    return _make(value._sign, number, value._exponent + extra)


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
    return _operand(value)


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
