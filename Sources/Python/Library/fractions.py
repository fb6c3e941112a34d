from math import gcd as _gcd, floor as _math_floor
from numbers import Rational as _Rational, Number as _Number

__all__ = ["Fraction"]


def _parse(text):
    """The numerator and denominator that a text says, or None."""
    if "__" in text:
        return None
    body = text.strip().replace("_", "")
    sign = 1
    if body[:1] in ("+", "-"):
        sign = -1 if body[0] == "-" else 1
        body = body[1:]
    if "/" in body:
        top, _, bottom = body.partition("/")
        if not (top.isdecimal() and bottom.isdecimal()):
            return None
        return sign * int(top), int(bottom)
    lowered, _, exponent = body.lower().partition("e")
    if "e" in body.lower() and not exponent.lstrip("+-").isdecimal():
        return None
    whole, dot, decimals = lowered.partition(".")
    if not (whole + decimals).isdecimal() or (whole and not whole.isdecimal()):
        return None
    number = int(whole + decimals)
    power = (int(exponent) if exponent else 0) - len(decimals)
    return (sign * number * 10 ** power, 1) if power >= 0 else (sign * number, 10 ** -power)


class Fraction(_Rational):
    """This class implements rational numbers."""
    __slots__ = ("_numerator", "_denominator")

    def __new__(cls, numerator=0, denominator=None):
        self = object.__new__(cls)
        if denominator is None:
            if type(numerator) is int or isinstance(numerator, int):
                self._numerator, self._denominator = int(numerator), 1
                return self
            if isinstance(numerator, Fraction):
                self._numerator, self._denominator = numerator._numerator, numerator._denominator
                return self
            if isinstance(numerator, str):
                found = _parse(numerator)
                if found is None:
                    raise ValueError(f"Invalid literal for Fraction: {numerator!r}")
                numerator, denominator = found
            elif hasattr(type(numerator), "as_integer_ratio"):
                self._numerator, self._denominator = numerator.as_integer_ratio()
                return self
            else:
                raise TypeError("argument should be a string or a Rational instance")
        elif isinstance(numerator, (int, Fraction)) and isinstance(denominator, (int, Fraction)):
            numerator, denominator = (numerator.numerator * denominator.denominator,
                denominator.numerator * numerator.denominator)
        else:
            raise TypeError("both arguments should be Rational instances")
        if denominator == 0:
            raise ZeroDivisionError(f"Fraction({numerator}, 0)")
        common = _gcd(numerator, denominator)
        if denominator < 0:
            common = -common
        self._numerator, self._denominator = numerator // common, denominator // common
        return self

    numerator = property(lambda self: self._numerator)
    denominator = property(lambda self: self._denominator)
    real = property(lambda self: self)
    imag = property(lambda self: 0)

    def conjugate(self):
        return +self

    conjugate.__qualname__ = "Real.conjugate"

    @classmethod
    def from_float(cls, f):
        if not isinstance(f, (int, float)):
            raise TypeError(f"{cls.__name__}.from_float() only takes floats, not {f!r} ({type(f).__name__})")
        return cls(*f.as_integer_ratio())

    @classmethod
    def from_decimal(cls, dec):
        if not isinstance(dec, int) and not hasattr(dec, "next_plus"):
            raise TypeError(
                f"{cls.__name__}.from_decimal() only takes Decimals, not {dec!r} ({type(dec).__name__})")
        numerator, denominator = dec.as_integer_ratio()
        return cls(numerator, denominator)

    def as_integer_ratio(self):
        return self._numerator, self._denominator

    def limit_denominator(self, max_denominator=1000000):
        if max_denominator < 1:
            raise ValueError("max_denominator should be at least 1")
        if self._denominator <= max_denominator:
            return Fraction(self)
        # Two neighboring convergents of the continued fraction, as pairs, until a denominator is too large.
        former, latter = (0, 1), (1, 0)
        rest = self._numerator, self._denominator
        while True:
            quotient, remainder = divmod(*rest)
            following = former[0] + quotient * latter[0], former[1] + quotient * latter[1]
            if following[1] > max_denominator:
                break
            former, latter, rest = latter, following, (rest[1], remainder)
        steps = (max_denominator - former[1]) // latter[1]
        between = Fraction(former[0] + steps * latter[0], former[1] + steps * latter[1])
        return min(Fraction(*latter), between, key=lambda candidate: abs(candidate - self))

    def __repr__(self):
        return f"{self.__class__.__name__}({self._numerator}, {self._denominator})"

    def __str__(self):
        return str(self._numerator) if self._denominator == 1 else f"{self._numerator}/{self._denominator}"

    def __add__(self, other):
        if isinstance(other, (int, Fraction)):
            return Fraction(self._numerator * other.denominator + other.numerator * self._denominator,
                self._denominator * other.denominator)
        return _other(self, other, lambda a, b: a + b)

    def __radd__(self, other):
        if isinstance(other, int):
            return Fraction(other) + self
        return _other(other, self, lambda a, b: a + b)

    def __sub__(self, other):
        if isinstance(other, (int, Fraction)):
            return Fraction(self._numerator * other.denominator - other.numerator * self._denominator,
                self._denominator * other.denominator)
        return _other(self, other, lambda a, b: a - b)

    def __rsub__(self, other):
        if isinstance(other, int):
            return Fraction(other) - self
        return _other(other, self, lambda a, b: a - b)

    def __mul__(self, other):
        if isinstance(other, (int, Fraction)):
            return Fraction(self._numerator * other.numerator, self._denominator * other.denominator)
        return _other(self, other, lambda a, b: a * b)

    def __rmul__(self, other):
        if isinstance(other, int):
            return Fraction(other) * self
        return _other(other, self, lambda a, b: a * b)

    def __truediv__(self, other):
        if isinstance(other, (int, Fraction)):
            if other == 0:
                raise ZeroDivisionError(f"Fraction({(self > 0) - (self < 0)}, 0)")
            return Fraction(self._numerator * other.denominator, self._denominator * other.numerator)
        return _other(self, other, lambda a, b: a / b)

    def __rtruediv__(self, other):
        if isinstance(other, int):
            return Fraction(other) / self
        return _other(other, self, lambda a, b: a / b)

    def __floordiv__(self, other):
        if isinstance(other, (int, Fraction)):
            return (self._numerator * other.denominator) // (self._denominator * other.numerator)
        return _other(self, other, lambda a, b: a // b)

    def __rfloordiv__(self, other):
        if isinstance(other, int):
            return Fraction(other) // self
        return _other(other, self, lambda a, b: a // b)

    def __mod__(self, other):
        if isinstance(other, (int, Fraction)):
            below = self._denominator * other.denominator
            return Fraction((self._numerator * other.denominator) % (other.numerator * self._denominator), below)
        return _other(self, other, lambda a, b: a % b)

    def __rmod__(self, other):
        if isinstance(other, int):
            return Fraction(other) % self
        return _other(other, self, lambda a, b: a % b)

    def __divmod__(self, other):
        if isinstance(other, (int, Fraction)):
            return self // other, self % other
        if isinstance(other, (float, complex)):
            return divmod(type(other)(self), other)
        return NotImplemented

    def __rdivmod__(self, other):
        if isinstance(other, (int, Fraction)):
            return other // self, other % self
        if isinstance(other, (float, complex)):
            return divmod(other, type(other)(self))
        return NotImplemented

    def __pow__(a, b):
        if isinstance(b, (int, Fraction)):
            if b.denominator == 1:
                power = b.numerator
                if power >= 0:
                    return Fraction(a._numerator ** power, a._denominator ** power)
                if a._numerator == 0:
                    raise ZeroDivisionError(f"Fraction({a._denominator ** -power}, 0)")
                return Fraction(a._denominator ** -power, a._numerator ** -power)
            return float(a) ** float(b)
        return float(a) ** b

    def __rpow__(self, other):
        if self._denominator == 1 and self._numerator >= 0:
            return other ** self._numerator
        if isinstance(other, (int, Fraction)):
            return Fraction(other) ** self
        return other ** float(self)

    def __pos__(self):
        return Fraction(self._numerator, self._denominator)

    def __neg__(self):
        return Fraction(-self._numerator, self._denominator)

    def __abs__(self):
        return Fraction(abs(self._numerator), self._denominator)

    def __int__(self):
        return -(-self._numerator // self._denominator) if self._numerator < 0 else \
            self._numerator // self._denominator

    __trunc__ = __int__

    def __float__(self):
        return self._numerator / self._denominator

    def __floor__(self):
        return self._numerator // self._denominator

    def __ceil__(self):
        return -(-self._numerator // self._denominator)

    def __round__(self, ndigits=None):
        if ndigits is None:
            whole, rest = divmod(self._numerator, self._denominator)
            if rest * 2 < self._denominator:
                return whole
            if rest * 2 > self._denominator:
                return whole + 1
            return whole if whole % 2 == 0 else whole + 1
        shift = 10 ** abs(ndigits)
        return Fraction(round(self * shift), shift) if ndigits > 0 else Fraction(round(self / shift) * shift)

    def __hash__(self):
        if self._denominator == 1:
            return hash(self._numerator)
        modulus = (1 << 61) - 1
        try:
            inverse = pow(self._denominator, -1, modulus)
        except ValueError:
            result = 314159
        else:
            result = abs(self._numerator) * inverse % modulus
        result = result if self._numerator >= 0 else -result
        return -2 if result == -1 else result

    def __eq__(self, other):
        if isinstance(other, (int, Fraction)):
            return self._numerator == other.numerator and self._denominator == other.denominator
        if isinstance(other, float):
            return float(self) == other if other != other or other in (_inf, -_inf) else self == Fraction(other)
        if isinstance(other, complex):
            return other.imag == 0 and self == other.real
        return NotImplemented

    def __lt__(self, other):
        return _order(self, other, lambda a, b: a < b)

    def __le__(self, other):
        return _order(self, other, lambda a, b: a <= b)

    def __gt__(self, other):
        return _order(self, other, lambda a, b: a > b)

    def __ge__(self, other):
        return _order(self, other, lambda a, b: a >= b)

    def __bool__(self):
        return self._numerator != 0

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


_inf = float("inf")


def _order(left, right, compare):
    if isinstance(right, (int, Fraction)):
        return compare(left._numerator * right.denominator, right.numerator * left._denominator)
    if isinstance(right, float):
        if right != right or right in (_inf, -_inf):
            return compare(0.0, right)
        return _order(left, Fraction(right), compare)
    return NotImplemented


def _other(left, right, operate):
    """With a float or a complex number the fraction counts as one."""
    other = right if isinstance(left, Fraction) else left
    if isinstance(other, float):
        return operate(float(left), float(right))
    if isinstance(other, complex):
        return operate(complex(left), complex(right))
    return NotImplemented
