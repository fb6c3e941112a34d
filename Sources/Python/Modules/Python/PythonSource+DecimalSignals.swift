extension PythonSource {
  /// Part 1 of 9 of what is written in Python of `decimal`.
  static let decimalSignals = #"""
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
    """#
}
