from fractions import Fraction
from math import sqrt, log, exp, fsum, isfinite as _isfinite, erf, tau, fabs, hypot, isqrt as _isqrt
from collections import Counter, defaultdict, namedtuple
from functools import reduce
from itertools import repeat, groupby
from operator import mul
from bisect import bisect_left, bisect_right

__all__ = ["NormalDist", "StatisticsError", "correlation", "covariance", "fmean", "geometric_mean", "harmonic_mean",
    "linear_regression", "mean", "median", "median_grouped", "median_high", "median_low", "mode", "multimode",
    "pstdev", "pvariance", "quantiles", "stdev", "variance"]


class StatisticsError(ValueError):
    pass


def _ratio(value):
    """The two whole numbers of a value; None below one that is infinite or not a number."""
    try:
        return value.as_integer_ratio()
    except AttributeError:
        pass
    except (OverflowError, ValueError):
        return value, None
    try:
        return value.numerator, value.denominator
    except AttributeError:
        raise TypeError(f"can't convert type '{type(value).__name__}' to numerator/denominator")


def _common(first, second):
    """The type of a result of values of two types."""
    if first is second or second is int or second is bool:
        return first
    if first is int:
        return second
    if issubclass(second, first):
        return second
    if issubclass(first, second):
        return first
    if issubclass(first, int):
        return second
    if issubclass(second, int):
        return first
    if issubclass(first, Fraction) and issubclass(second, float):
        return second
    if issubclass(first, float) and issubclass(second, Fraction):
        return first
    raise TypeError(f"don't know how to coerce {first.__name__} and {second.__name__}")


def _convert(value, kind):
    if type(value) is kind:
        return value
    if issubclass(kind, int) and value.denominator != 1:
        kind = float
    try:
        return kind(value)
    except TypeError:
        if hasattr(kind, "next_plus"):
            return kind(value.numerator) / value.denominator
        raise


def _sum(data):
    """The type, the exact sum and the number of values."""
    count = 0
    kinds = {}
    sums = {}
    for value in data:
        count += 1
        kind = type(value)
        kinds[kind] = None
        top, bottom = (value, 1) if kind is int else _ratio(value)
        sums[bottom] = sums.get(bottom, 0) + top
    if None in sums:
        total = sums[None]
    else:
        total = sum([Fraction(top, bottom) for bottom, top in sums.items()], Fraction(0))
    return reduce(_common, kinds, int), total, count


def mean(data):
    kind, total, n = _sum(data)
    if n < 1:
        raise StatisticsError("mean requires at least one data point")
    return _convert(total / n, kind)


def fmean(data, weights=None):
    if not hasattr(data, "__len__"):
        data = list(data)
    n = len(data)
    if weights is None:
        total = fsum(data)
        if not n:
            raise StatisticsError("fmean requires at least one data point")
        return total / n
    if not isinstance(weights, (list, tuple)):
        weights = list(weights)
    if len(weights) != n:
        raise StatisticsError("data and weights must be the same length")
    total = fsum(map(mul, data, weights))
    whole = fsum(weights)
    if not whole:
        raise StatisticsError("sum of weights must be non-zero")
    return total / whole


def geometric_mean(data):
    try:
        return exp(fmean(map(log, data)))
    except ValueError:
        raise StatisticsError("geometric mean requires a non-empty dataset containing positive numbers") from None


def _not_negative(values):
    for value in values:
        if value < 0:
            raise StatisticsError("harmonic mean does not support negative values")
        yield value


def harmonic_mean(data, weights=None):
    if iter(data) is data:
        data = list(data)
    n = len(data)
    if n < 1:
        raise StatisticsError("harmonic_mean requires at least one data point")
    if n == 1 and weights is None:
        value = data[0]
        if not isinstance(value, (int, float, Fraction)) and not hasattr(value, "next_plus"):
            raise TypeError("unsupported type")
        return next(_not_negative([value]))
    if weights is None:
        weights = repeat(1, n)
        whole = n
    else:
        if iter(weights) is weights:
            weights = list(weights)
        if len(weights) != n:
            raise StatisticsError("Number of weights does not match data size")
        whole = _sum(_not_negative(weights))[1]
    try:
        kind, total, _ = _sum(w / x if w else 0 for w, x in zip(weights, _not_negative(data)))
    except ZeroDivisionError:
        return 0
    if total <= 0:
        raise StatisticsError("Weighted sum must be positive")
    return _convert(whole / total, kind)


def median(data):
    data = sorted(data)
    n = len(data)
    if n == 0:
        raise StatisticsError("no median for empty data")
    if n % 2 == 1:
        return data[n // 2]
    return (data[n // 2 - 1] + data[n // 2]) / 2


def median_low(data):
    data = sorted(data)
    n = len(data)
    if n == 0:
        raise StatisticsError("no median for empty data")
    return data[(n - 1) // 2]


def median_high(data):
    data = sorted(data)
    n = len(data)
    if n == 0:
        raise StatisticsError("no median for empty data")
    return data[n // 2]


def median_grouped(data, interval=1.0):
    data = sorted(data)
    n = len(data)
    if not n:
        raise StatisticsError("no median for empty data")
    x = data[n // 2]
    below = bisect_left(data, x)
    same = bisect_right(data, x, lo=below) - below
    try:
        interval = float(interval)
        x = float(x)
    except ValueError:
        raise TypeError("Value cannot be converted to a float")
    return x - interval / 2.0 + interval * (n / 2 - below) / same


def mode(data):
    pairs = Counter(iter(data)).most_common(1)
    if not pairs:
        raise StatisticsError("no mode for empty data")
    return pairs[0][0]


def multimode(data):
    counts = Counter(iter(data))
    if not counts:
        return []
    most = max(counts.values())
    return [value for value, count in counts.items() if count == most]


def quantiles(data, *, n=4, method="exclusive"):
    if n < 1:
        raise StatisticsError("n must be at least 1")
    data = sorted(data)
    size = len(data)
    if size < 2:
        raise StatisticsError("must have at least two data points")
    result = []
    if method == "inclusive":
        m = size - 1
        for i in range(1, n):
            j, delta = divmod(i * m, n)
            result.append((data[j] * (n - delta) + data[j + 1] * delta) / n)
        return result
    if method == "exclusive":
        m = size + 1
        for i in range(1, n):
            j = min(max(i * m // n, 1), size - 1)
            delta = i * m - j * n
            result.append((data[j - 1] * (n - delta) + data[j] * delta) / n)
        return result
    raise ValueError(f"Unknown method: {method!r}")
def _squares(data, center=None):
    """The type, the exact sum of the squares of the distances, the middle and the number of values."""
    if center is not None:
        kind, total, n = _sum((distance := value - center) * distance for value in data)
        return kind, total, center, n
    n = 0
    kinds = {}
    sums = {}
    squares = {}
    for value in data:
        n += 1
        kinds[type(value)] = None
        top, bottom = _ratio(value)
        sums.setdefault(bottom, 0)
        squares.setdefault(bottom, 0)
        sums[bottom] += top
        squares[bottom] += top * top
    kind = reduce(_common, kinds, int)
    if not n:
        return kind, Fraction(0), Fraction(0), 0
    if None in sums:
        return kind, sums[None], sums[None], n
    total = sum([Fraction(top, bottom) for bottom, top in sums.items()], Fraction(0))
    square = sum([Fraction(top, bottom * bottom) for bottom, top in squares.items()], Fraction(0))
    return kind, (n * square - total * total) / n, total / n, n


def variance(data, xbar=None):
    kind, total, _, n = _squares(data, xbar)
    if n < 2:
        raise StatisticsError("variance requires at least two data points")
    return _convert(total / (n - 1), kind)


def pvariance(data, mu=None):
    kind, total, _, n = _squares(data, mu)
    if n < 1:
        raise StatisticsError("pvariance requires at least one data point")
    return _convert(total / n, kind)


def _root(value, kind=float):
    """The square root of a fraction, rounded once."""
    n, m = value.numerator, value.denominator
    if hasattr(kind, "next_plus"):
        return _decimal_root(n, m, kind)
    if n == 0:
        return 0.0
    shift = (n.bit_length() - m.bit_length() - 109) // 2
    if shift >= 0:
        return (_odd_root(n, m << 2 * shift) << shift) / 1
    return _odd_root(n << -2 * shift, m) / (1 << -shift)


def _odd_root(n, m):
    root = _isqrt(n // m)
    return root | (root * root * m != n)


def _decimal_root(n, m, kind):
    if n == 0:
        return kind("0.0")
    root = (kind(n) / kind(m)).sqrt()
    for near in (root.next_plus(), root.next_minus()):
        middle = (Fraction(root) + Fraction(near)) / 2
        if (Fraction(n, m) > middle * middle) if near > root else (Fraction(n, m) < middle * middle):
            return near
    return root


def stdev(data, xbar=None):
    kind, total, _, n = _squares(data, xbar)
    if n < 2:
        raise StatisticsError("stdev requires at least two data points")
    return _root(total / (n - 1), kind)


def pstdev(data, mu=None):
    kind, total, _, n = _squares(data, mu)
    if n < 1:
        raise StatisticsError("pstdev requires at least one data point")
    return _root(total / n, kind)


def _check_pairs(name, x, y):
    n = len(x)
    if len(y) != n:
        raise StatisticsError(f"{name} requires that both inputs have same number of data points")
    if n < 2:
        raise StatisticsError(f"{name} requires at least two data points")
    return n


def covariance(x, y, /):
    n = _check_pairs("covariance", x, y)
    xbar, ybar = fsum(x) / n, fsum(y) / n
    return fsum([(xi - xbar) * (yi - ybar) for xi, yi in zip(x, y)]) / (n - 1)


def correlation(x, y, /):
    n = _check_pairs("correlation", x, y)
    xbar, ybar = fsum(x) / n, fsum(y) / n
    sxy = fsum([(xi - xbar) * (yi - ybar) for xi, yi in zip(x, y)])
    sxx = fsum([(d := xi - xbar) * d for xi in x])
    syy = fsum([(d := yi - ybar) * d for yi in y])
    try:
        return sxy / sqrt(sxx * syy)
    except ZeroDivisionError:
        raise StatisticsError("at least one of the inputs is constant")


LinearRegression = namedtuple("LinearRegression", ("slope", "intercept"))


def linear_regression(x, y, /, *, proportional=False):
    n = _check_pairs("linear regression", x, y)
    if proportional:
        sxy = fsum([xi * yi for xi, yi in zip(x, y)])
        sxx = fsum([xi * xi for xi in x])
    else:
        xbar, ybar = fsum(x) / n, fsum(y) / n
        sxy = fsum([(xi - xbar) * (yi - ybar) for xi, yi in zip(x, y)])
        sxx = fsum([(d := xi - xbar) * d for xi in x])
    try:
        slope = sxy / sxx
    except ZeroDivisionError:
        raise StatisticsError("x is constant")
    return LinearRegression(slope=slope, intercept=0.0 if proportional else ybar - slope * xbar)


_SQRT2 = sqrt(2.0)
# Wichura's algorithm AS 241 (1988): for the middle, for the tails, and for what is farther out, the coefficients
# of two polynomials whose quotient is the quantile.
_MIDDLE = (
    (2509.0809287301226727, 33430.575583588128105, 67265.770927008700853, 45921.953931549871457,
     13731.693765509461125, 1971.5909503065514427, 133.14166789178437745, 3.3871328727963666080),
    (5226.4952788528545610, 28729.085735721942674, 39307.895800092710610, 21213.794301586595867,
     5394.1960214247511077, 687.18700749205790830, 42.313330701600911252, 1.0))
_TAIL = (
    (7.74545014278341407640e-4, 2.27238449892691845833e-2, 2.41780725177450611770e-1, 1.27045825245236838258,
     3.64784832476320460504, 5.76949722146069140550, 4.63033784615654529590, 1.42343711074968357734),
    (1.05075007164441684324e-9, 5.47593808499534494600e-4, 1.51986665636164571966e-2, 1.48103976427480074590e-1,
     6.89767334985100004550e-1, 1.67638483018380384940, 2.05319162663775882187, 1.0))
_FAR = (
    (2.01033439929228813265e-7, 2.71155556874348757815e-5, 1.24266094738807843860e-3, 2.65321895265761230930e-2,
     2.96560571828504891230e-1, 1.78482653991729133580, 5.46378491116411436990, 6.65790464350110377720),
    (2.04426310338993978564e-15, 1.42151175831644588870e-7, 1.84631831751005468180e-5, 7.86869131145613259100e-4,
     1.48753612908506148525e-2, 1.36929880922735805310e-1, 5.99832206555887937690e-1, 1.0))


def _polynomial(coefficients, x):
    total = 0.0
    for coefficient in coefficients:
        total = total * x + coefficient
    return total


def _standard_quantile(p):
    q = p - 0.5
    if fabs(q) <= 0.425:
        r = 0.180625 - q * q
        return _polynomial(_MIDDLE[0], r) * q / _polynomial(_MIDDLE[1], r)
    r = sqrt(-log(p if q <= 0.0 else 1.0 - p))
    r, (top, bottom) = (r - 1.6, _TAIL) if r <= 5.0 else (r - 5.0, _FAR)
    x = _polynomial(top, r) / _polynomial(bottom, r)
    return -x if q < 0.0 else x


class NormalDist:
    """Normal distribution of a random variable"""

    __slots__ = {"_mu": "Arithmetic mean of a normal distribution",
                 "_sigma": "Standard deviation of a normal distribution"}

    def __init__(self, mu=0.0, sigma=1.0):
        if sigma < 0.0:
            raise StatisticsError("sigma must be non-negative")
        self._mu, self._sigma = float(mu), float(sigma)

    @classmethod
    def from_samples(cls, data):
        _, total, middle, n = _squares(data)
        if n < 2:
            raise StatisticsError("stdev requires at least two data points")
        try:
            deviation = _root(total / (n - 1))
        except AttributeError:
            # No ratio comes of what is infinite or no number.
            deviation = float(middle) / float(total)
        return cls(float(middle), deviation)

    mean = property(lambda self: self._mu)
    median = property(lambda self: self._mu)
    mode = property(lambda self: self._mu)
    stdev = property(lambda self: self._sigma)
    variance = property(lambda self: self._sigma * self._sigma)

    def samples(self, n, *, seed=None):
        import random
        gauss = random.gauss if seed is None else random.Random(seed).gauss
        return [gauss(self._mu, self._sigma) for _ in range(n)]

    def _need_sigma(self, name):
        if not self._sigma:
            raise StatisticsError(f"{name}() not defined when sigma is zero")

    def pdf(self, x):
        self._need_sigma("pdf")
        variance = self._sigma * self._sigma
        diff = x - self._mu
        return exp(diff * diff / (-2.0 * variance)) / sqrt(tau * variance)

    def cdf(self, x):
        self._need_sigma("cdf")
        return 0.5 * (1.0 + erf((x - self._mu) / (self._sigma * _SQRT2)))

    def inv_cdf(self, p):
        if p <= 0.0 or p >= 1.0:
            raise StatisticsError("p must be in the range 0.0 < p < 1.0")
        if self._sigma <= 0.0:
            raise StatisticsError("cdf() not defined when sigma at or below zero")
        return self._mu + _standard_quantile(float(p)) * self._sigma

    def quantiles(self, n=4):
        return [self.inv_cdf(i / n) for i in range(1, n)]

    def overlap(self, other):
        if not isinstance(other, NormalDist):
            raise TypeError("Expected another NormalDist instance")
        one, two = (other, self) if (other._sigma, other._mu) < (self._sigma, self._mu) else (self, other)
        if not one.variance or not two.variance:
            raise StatisticsError("overlap() not defined when sigma is zero")
        dv = two.variance - one.variance
        dm = fabs(two._mu - one._mu)
        if not dv:
            return 1.0 - erf(dm / (2.0 * one._sigma * _SQRT2))
        a = one._mu * two.variance - two._mu * one.variance
        b = one._sigma * two._sigma * sqrt(dm * dm + dv * log(two.variance / one.variance))
        x1, x2 = (a + b) / dv, (a - b) / dv
        return 1.0 - (fabs(two.cdf(x1) - one.cdf(x1)) + fabs(two.cdf(x2) - one.cdf(x2)))

    def zscore(self, x):
        self._need_sigma("zscore")
        return (x - self._mu) / self._sigma

    def __add__(self, other):
        if isinstance(other, NormalDist):
            return NormalDist(self._mu + other._mu, hypot(self._sigma, other._sigma))
        return NormalDist(self._mu + other, self._sigma)

    def __sub__(self, other):
        if isinstance(other, NormalDist):
            return NormalDist(self._mu - other._mu, hypot(self._sigma, other._sigma))
        return NormalDist(self._mu - other, self._sigma)

    def __mul__(self, factor):
        return NormalDist(self._mu * factor, self._sigma * fabs(factor))

    def __truediv__(self, divisor):
        return NormalDist(self._mu / divisor, self._sigma / fabs(divisor))

    def __pos__(self):
        return NormalDist(self._mu, self._sigma)

    def __neg__(self):
        return NormalDist(-self._mu, self._sigma)

    __radd__ = __add__

    def __rsub__(self, other):
        return -(self - other)

    __rmul__ = __mul__

    def __eq__(self, other):
        if not isinstance(other, NormalDist):
            return NotImplemented
        return self._mu == other._mu and self._sigma == other._sigma

    def __hash__(self):
        return hash((self._mu, self._sigma))

    def __repr__(self):
        return f"{type(self).__name__}(mu={self._mu!r}, sigma={self._sigma!r})"
