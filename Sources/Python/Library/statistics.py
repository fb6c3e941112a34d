from fractions import Fraction
from math import sqrt, log, exp, fsum, isfinite as _isfinite, erf, tau, fabs, hypot, isqrt as _isqrt
from collections import Counter, defaultdict, namedtuple
from functools import reduce
from itertools import repeat, groupby
from operator import add, mul, sub
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
    if first is second or second is bool:
        return first
    for gives_way in _RULES:
        for kind, other in ((first, second), (second, first)):
            if gives_way(kind, other):
                return other
    raise TypeError(f"don't know how to coerce {first.__name__} and {second.__name__}")


# When a type gives way to another, the plainest rule first.
_RULES = (
    lambda kind, other: kind is int,
    lambda kind, other: issubclass(other, kind),
    lambda kind, other: issubclass(kind, int),
    lambda kind, other: issubclass(kind, Fraction) and issubclass(other, float),
)


def _convert(value, kind):
    if type(value) is kind:
        return value
    target = float if issubclass(kind, int) and value.denominator != 1 else kind
    try:
        return target(value)
    except TypeError:
        if not hasattr(target, "next_plus"):
            raise
    return target(value.numerator) / value.denominator


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
    data = data if hasattr(data, "__len__") else list(data)
    if weights is None:
        total, whole, flaw = fsum(data), len(data), "fmean requires at least one data point"
    else:
        weights = weights if isinstance(weights, (list, tuple)) else list(weights)
        total = fsum(map(mul, data, weights))
        if len(weights) != len(data):
            raise StatisticsError("data and weights must be the same length")
        whole, flaw = fsum(weights), "sum of weights must be non-zero"
    if not whole:
        raise StatisticsError(flaw)
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


def _kept(values):
    """Values that can be gone through again."""
    return list(values) if iter(values) is values else values


def _harmonic_weights(weights, n):
    """The weights of so many values, and their sum."""
    if weights is None:
        return repeat(1, n), n
    weights = _kept(weights)
    if len(weights) != n:
        raise StatisticsError("Number of weights does not match data size")
    return weights, _sum(_not_negative(weights))[1]


def harmonic_mean(data, weights=None):
    data = _kept(data)
    if len(data) < 1:
        raise StatisticsError("harmonic_mean requires at least one data point")
    if weights is None and len(data) == 1:
        value = data[0]
        if not isinstance(value, (int, float, Fraction)) and not hasattr(value, "next_plus"):
            raise TypeError("unsupported type")
        return next(_not_negative([value]))
    weights, whole = _harmonic_weights(weights, len(data))
    try:
        kind, total, _ = _sum(weight / value if weight else 0 for weight, value in zip(weights, _not_negative(data)))
    except ZeroDivisionError:
        return 0
    if total <= 0:
        raise StatisticsError("Weighted sum must be positive")
    return _convert(whole / total, kind)


def _ordered(data):
    """Data that have a middle, in order."""
    values = sorted(data)
    if values:
        return values
    raise StatisticsError("no median for empty data")


def median(data):
    values = _ordered(data)
    half, is_odd = divmod(len(values), 2)
    return values[half] if is_odd else (values[half - 1] + values[half]) / 2


def median_low(data):
    values = _ordered(data)
    return values[(len(values) - 1) // 2]


def median_high(data):
    values = _ordered(data)
    return values[len(values) // 2]


def median_grouped(data, interval=1.0):
    values = _ordered(data)
    middle = values[len(values) // 2]
    below = bisect_left(values, middle)
    same = bisect_right(values, middle, lo=below) - below
    try:
        width, center = float(interval), float(middle)
    except ValueError:
        raise TypeError("Value cannot be converted to a float")
    return center - width / 2.0 + width * (len(values) / 2 - below) / same


def mode(data):
    pairs = Counter(iter(data)).most_common(1)
    if not pairs:
        raise StatisticsError("no mode for empty data")
    return pairs[0][0]


def multimode(data):
    counts = Counter(iter(data))
    most = max(counts.values(), default=0)
    return [value for value, count in counts.items() if count == most]


def quantiles(data, *, n=4, method="exclusive"):
    if n < 1:
        raise StatisticsError("n must be at least 1")
    values = sorted(data)
    if len(values) < 2:
        raise StatisticsError("must have at least two data points")
    if method == "inclusive":
        return [_inner_cut(values, i, n) for i in range(1, n)]
    if method == "exclusive":
        return [_outer_cut(values, i, n) for i in range(1, n)]
    raise ValueError(f"Unknown method: {method!r}")


def _inner_cut(values, i, n):
    """The cut for a share of i in n, where the first value is that for 0, and the last that for all."""
    place, share = divmod(i * (len(values) - 1), n)
    return _between(values, place, share, n)


def _outer_cut(values, i, n):
    """The cut for a share of i in n, where as much is beyond the first and the last value as between two."""
    above = min(max(i * (len(values) + 1) // n, 1), len(values) - 1)
    return _between(values, above - 1, i * (len(values) + 1) - above * n, n)


def _between(values, place, share, n):
    """What is as far behind a value, towards the next one, as a share of n says."""
    return (values[place] * (n - share) + values[place + 1] * share) / n


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


def _mean_square(name, data, center, lost):
    """The mean square of the distances from the middle, and its type; a sample loses one value to its own middle."""
    kind, total, _, n = _squares(data, center)
    if n > lost:
        return total / (n - lost), kind
    raise StatisticsError(f"{name} requires at least {'two data points' if lost else 'one data point'}")


def variance(data, xbar=None):
    return _convert(*_mean_square("variance", data, xbar, 1))


def pvariance(data, mu=None):
    return _convert(*_mean_square("pvariance", data, mu, 0))


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
    return _root(*_mean_square("stdev", data, xbar, 1))


def pstdev(data, mu=None):
    return _root(*_mean_square("pstdev", data, mu, 0))


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
        return self._shifted(other, add)

    def __sub__(self, other):
        return self._shifted(other, sub)

    def _shifted(self, other, operation):
        """Another distribution's deviations are added, in whatever direction it shifts this one."""
        is_random = isinstance(other, NormalDist)
        middle = operation(self._mu, other._mu if is_random else other)
        return NormalDist(middle, hypot(self._sigma, other._sigma) if is_random else self._sigma)

    def __mul__(self, factor):
        return NormalDist(self._mu * factor, self._sigma * fabs(factor))

    def __truediv__(self, divisor):
        return NormalDist(self._mu / divisor, self._sigma / fabs(divisor))

    def __pos__(self):
        return self * 1.0

    def __neg__(self):
        return self * -1.0

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
