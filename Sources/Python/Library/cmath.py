import math as _math

pi, e, tau, inf, nan = _math.pi, _math.e, _math.tau, _math.inf, _math.nan
infj = complex(0.0, inf)
nanj = complex(0.0, nan)
_LN2 = 0.6931471805599453
_LARGE = 4.49423283715579e+307
_isfinite, _copysign, _hypot, _atan2 = _math.isfinite, _math.copysign, _math.hypot, _math.atan2


def _number(z):
    if isinstance(z, complex):
        return complex(z.real, z.imag)
    if isinstance(z, (int, float)):
        return complex(z)
    if not isinstance(z, str):
        for name in ("__complex__", "__float__", "__index__"):
            if hasattr(type(z), name):
                return complex(z)
    raise TypeError(f"must be real number, not {type(z).__name__}")


def phase(z, /) -> "one cmath.phase()":
    """Return argument, also known as the phase angle, of a complex."""
    z = _number(z)
    return _atan2(z.imag, z.real)


def polar(z, /) -> "one cmath.polar()":
    """Convert a complex from rectangular coordinates to polar coordinates."""
    z = _number(z)
    return abs(z), _atan2(z.imag, z.real)


def rect(r, phi, /) -> "plain cmath.rect()":
    """Convert from polar coordinates to rectangular coordinates."""
    r, phi = _math.ldexp(r, 0), _math.ldexp(phi, 0)
    if not _isfinite(phi) and r:
        raise ValueError("math domain error")
    if phi == 0.0:
        return complex(r, r * phi)
    return complex(r * _math.cos(phi), r * _math.sin(phi))


def isnan(z, /) -> "one cmath.isnan()":
    z = _number(z)
    return _math.isnan(z.real) or _math.isnan(z.imag)


def isinf(z, /) -> "one cmath.isinf()":
    z = _number(z)
    return _math.isinf(z.real) or _math.isinf(z.imag)


def isfinite(z, /) -> "one cmath.isfinite()":
    z = _number(z)
    return _isfinite(z.real) and _isfinite(z.imag)


def isclose(a, b, *, rel_tol=1e-09, abs_tol=0.0) -> "named isclose()":
    """Determine whether two complex numbers are close in value."""
    a, b = _number(a), _number(b)
    if rel_tol < 0 or abs_tol < 0:
        raise ValueError("tolerances must be non-negative")
    if a == b:
        return True
    if isinf(a) or isinf(b):
        return False
    distance = abs(a - b)
    return distance <= rel_tol * abs(b) or distance <= rel_tol * abs(a) or distance <= abs_tol


def sqrt(z, /) -> "one cmath.sqrt()":
    """Return the square root of z."""
    z = _number(z)
    real, imag = z.real, z.imag
    if not (_isfinite(real) and _isfinite(imag)):
        return _sqrt_special(real, imag)
    if real == 0.0 and imag == 0.0:
        return complex(0.0, imag)
    width, height = abs(real), abs(imag)
    if width < 2.2250738585072014e-308 and height < 2.2250738585072014e-308 and (width > 0 or height > 0):
        width *= 2.0 ** 53
        root = _math.sqrt(width + _hypot(width, height * 2.0 ** 53)) * 2.0 ** -27
    else:
        width /= 8.0
        root = 2.0 * _math.sqrt(width + _hypot(width, height / 8.0))
    other = height / (2.0 * root)
    if real >= 0:
        return complex(root, _copysign(other, imag))
    return complex(other, _copysign(root, imag))


def _sqrt_special(real, imag):
    if _math.isinf(imag):
        return complex(inf, imag)
    if real == -inf:
        return complex(nan if imag != imag else 0.0, _copysign(inf, imag))
    if real == inf:
        return complex(inf, imag if imag != imag else _copysign(0.0, imag))
    return complex(nan, nan)


def exp(z, /) -> "one cmath.exp()":
    """Return the exponential value e**z."""
    z = _number(z)
    if not _isfinite(z.imag) and _isfinite(z.real):
        if z.real != z.real:
            return complex(nan, nan)
        raise ValueError("math domain error")
    if z.imag == 0 and z.real != z.real:
        return complex(nan, z.imag)
    if z.real > 708.3964185322641:
        if z.real == inf:
            return complex(inf * _math.cos(z.imag), inf * _math.sin(z.imag) if z.imag else z.imag)
        size = _math.exp(z.real - 1.0)
        result = complex(size * _math.cos(z.imag) * e, size * _math.sin(z.imag) * e)
    else:
        size = 0.0 if z.real == -inf else _math.exp(z.real)
        result = complex(size * _math.cos(z.imag), size * _math.sin(z.imag))
    if isinf(result):
        raise OverflowError("math range error")
    return result


def _log(z):
    if not (_isfinite(z.real) and _isfinite(z.imag)):
        size = inf if isinf(z) else nan
        return complex(size, _atan2(z.imag, z.real))
    width, height = abs(z.real), abs(z.imag)
    if width > _LARGE or height > _LARGE:
        size = _math.log(_hypot(width / 2.0, height / 2.0)) + _LN2
    elif width < 2.2250738585072014e-308 and height < 2.2250738585072014e-308:
        if width == 0.0 and height == 0.0:
            raise ValueError("math domain error")
        size = _math.log(_hypot(width * 2.0 ** 53, height * 2.0 ** 53)) - 53 * _LN2
    else:
        length = _hypot(width, height)
        if 0.71 <= length <= 1.73:
            high, low = max(width, height), min(width, height)
            size = _math.log1p((high - 1) * (high + 1) + low * low) / 2.0
        else:
            size = _math.log(length)
    return complex(size, _atan2(z.imag, z.real))


def log(z, base=None, /) -> "plain cmath.log()":
    """Return the logarithm of z to the given base; without a base the natural logarithm."""
    result = _log(_number(z))
    return result if base is None else _quotient(result, _log(_number(base)))


def _quotient(left, right):
    if right == 0:
        raise ValueError("math domain error")
    return left / right


def log10(z, /) -> "one cmath.log10()":
    """Return the base-10 logarithm of z."""
    result = _log(_number(z))
    return complex(result.real / 2.302585092994046, result.imag / 2.302585092994046)


def _edge(z, sign):
    """What the hyperbolic functions give far out: a size with the sign that they have there."""
    if z.real != z.real:
        return complex(nan, z.imag if z.imag == 0 else nan)
    if z.imag == 0:
        return complex(sign * inf, z.imag * _copysign(1.0, z.real * sign))
    return complex(_math.cos(z.imag) * sign * inf, _math.sin(z.imag) * _copysign(inf, z.real * sign))


def _hyperbolic(z, sign, along, across):
    """`sinh` or `cosh`, given the functions of the width that its real and its imaginary part are made of."""
    width, height, size = z.real, z.imag, 1.0
    if not _isfinite(width) and _isfinite(height):
        return _edge(z, sign)
    if not _isfinite(height) and _isfinite(width):
        raise ValueError("math domain error")
    if abs(width) > 708.3964185322641:
        width, size = width - _copysign(1.0, width), e
    return _checked(_math.cos(height) * along(width) * size, _math.sin(height) * across(width) * size)


def sinh(z, /) -> "one cmath.sinh()":
    """Return the hyperbolic sine of z."""
    z = _number(z)
    return _hyperbolic(z, _copysign(1.0, z.real), _sinh, _cosh)


def cosh(z, /) -> "one cmath.cosh()":
    """Return the hyperbolic cosine of z."""
    return _hyperbolic(_number(z), 1.0, _cosh, _sinh)


def _sinh(x):
    return _math.sinh(x) if abs(x) < 710 else _copysign(inf, x)


def _cosh(x):
    return _math.cosh(x) if abs(x) < 710 else inf


def _checked(real, imag):
    if _math.isinf(real) or _math.isinf(imag):
        raise OverflowError("math range error")
    return complex(real, imag)


def tanh(z, /) -> "one cmath.tanh()":
    """Return the hyperbolic tangent of z."""
    z = _number(z)
    if z.real != z.real and z.imag == 0:
        return z
    if not _isfinite(z.imag) and _isfinite(z.real):
        raise ValueError("math domain error")
    if abs(z.real) > 354.0:
        return complex(_copysign(1.0, z.real),
            4.0 * _math.sin(z.imag) * _math.cos(z.imag) * _math.exp(-2.0 * abs(z.real)))
    tx, ty = _math.tanh(z.real), _math.tan(z.imag)
    cx = 1.0 / _math.cosh(z.real)
    both = tx * ty
    below = 1.0 + both * both
    return complex(tx * (1.0 + ty * ty) / below, ty / below * cx * cx)


def _turned(function, z):
    """A function of the plane turned by a quarter, and its result turned back."""
    z = _number(z)
    result = function(complex(-z.imag, z.real))
    return complex(result.imag, -result.real)


def sin(z, /) -> "one cmath.sin()":
    """Return the sine of z."""
    return _turned(sinh, z)


def cos(z, /) -> "one cmath.cos()":
    """Return the cosine of z."""
    z = _number(z)
    return cosh(complex(-z.imag, z.real))


def tan(z, /) -> "one cmath.tan()":
    """Return the tangent of z."""
    return _turned(tanh, z)


def asin(z, /) -> "one cmath.asin()":
    """Return the arc sine of z."""
    return _turned(asinh, z)


def atan(z, /) -> "one cmath.atan()":
    """Return the arc tangent of z."""
    return _turned(atanh, z)


def _is_large(z):
    return abs(z.real) > _LARGE or abs(z.imag) > _LARGE


def _log_of_twice(z):
    """The logarithm of twice the size of a large number."""
    return _math.log(_hypot(z.real / 2.0, z.imag / 2.0)) + _LN2 * 2.0


def acos(z, /) -> "one cmath.acos()":
    """Return the arc cosine of z."""
    z = _number(z)
    if _is_large(z):
        size = _log_of_twice(z)
        return complex(_atan2(abs(z.imag), z.real), _copysign(size, -z.imag))
    left, right = sqrt(complex(1.0 - z.real, -z.imag)), sqrt(complex(1.0 + z.real, z.imag))
    return complex(2.0 * _atan2(left.real, right.real),
        _math.asinh(right.real * left.imag - right.imag * left.real))


def acosh(z, /) -> "one cmath.acosh()":
    """Return the inverse hyperbolic cosine of z."""
    z = _number(z)
    if _is_large(z):
        size = _log_of_twice(z)
        return complex(size, _atan2(z.imag, z.real))
    left, right = sqrt(complex(z.real - 1.0, z.imag)), sqrt(complex(z.real + 1.0, z.imag))
    return complex(_math.asinh(left.real * right.real + left.imag * right.imag),
        2.0 * _atan2(left.imag, right.real))


def asinh(z, /) -> "one cmath.asinh()":
    """Return the inverse hyperbolic sine of z."""
    z = _number(z)
    if _is_large(z):
        size = _log_of_twice(z)
        return complex(_copysign(size, z.real), _atan2(z.imag, abs(z.real)))
    left, right = sqrt(complex(1.0 + z.imag, -z.real)), sqrt(complex(1.0 - z.imag, z.real))
    return complex(_math.asinh(left.real * right.imag - right.real * left.imag),
        _atan2(z.imag, left.real * right.real - left.imag * right.imag))


def atanh(z, /) -> "one cmath.atanh()":
    """Return the inverse hyperbolic tangent of z."""
    z = _number(z)
    if z.real < 0.0 or z.real == 0.0 and _copysign(1.0, z.real) < 0.0:
        result = atanh(-z)
        return -result
    height = abs(z.imag)
    if z.real > 6.703903964971298e+153 or height > 6.703903964971298e+153:
        size = _hypot(z.real / 2.0, z.imag / 2.0)
        return complex(z.real / 4.0 / size / size, -_copysign(pi / 2.0, -z.imag))
    if z.real == 1.0 and height < 1.4916681462400413e-154:
        if height == 0.0:
            raise ValueError("math domain error")
        return complex(-_math.log(_math.sqrt(height) / _math.sqrt(_hypot(height, 2.0))),
            _copysign(_atan2(2.0, -height) / 2.0, z.imag))
    square = (1.0 - z.real) * (1.0 - z.real)
    return complex(_math.log1p(4.0 * z.real / (square + height * height)) / 4.0,
        -_atan2(-2.0 * z.imag, (1.0 - z.real) * (1.0 + z.real) - height * height) / 2.0)
