extension PythonSource {
  /// The part of `statistics` that is written in Python.
  static let statistics = #"""
    from fractions import Fraction as _Fraction
    from math import sqrt as _sqrt, log as _log, exp as _exp, fsum as _fsum, isfinite as _isfinite
    from collections import Counter as _Counter

    __all__ = ["NormalDist", "StatisticsError", "correlation", "covariance", "fmean", "geometric_mean", "harmonic_mean",
        "linear_regression", "mean", "median", "median_grouped", "median_high", "median_low", "mode", "multimode",
        "pstdev", "pvariance", "quantiles", "stdev", "variance"]


    class StatisticsError(ValueError):
        pass


    def _exact(value):
        if isinstance(value, float) and not _isfinite(value):
            return value
        if isinstance(value, (int, float, _Fraction)):
            return _Fraction(value)
        if hasattr(value, "as_integer_ratio"):
            return _Fraction(*value.as_integer_ratio())
        raise TypeError(f"can't convert type '{type(value).__name__}' to numerator/denominator")


    def _kind(data):
        kind = int
        for value in data:
            cls = type(value)
            if cls is bool or cls is int or cls is kind:
                continue
            if kind is int or (cls is float and kind is _Fraction):
                kind = cls
            elif kind is float and cls is _Fraction:
                pass
            elif kind is not cls:
                raise TypeError(f"don't know how to coerce {kind.__name__} and {cls.__name__}")
        return kind


    def _convert(value, kind):
        if type(value) is kind:
            return value
        if kind is int and (isinstance(value, float) or value.denominator != 1):
            kind = float
        if kind is int:
            return int(value)
        if kind is float:
            return float(value)
        if kind is _Fraction:
            return value
        return kind(value.numerator) / kind(value.denominator)


    def _sum(data):
        numbers = list(data)
        total = _Fraction(0)
        if all(type(value) is int for value in numbers):
            return int, _Fraction(sum(numbers)), len(numbers)
        for value in numbers:
            total += _exact(value)
        return _kind(numbers), total, len(numbers)


    def mean(data):
        kind, total, n = _sum(data)
        if n < 1:
            raise StatisticsError("mean requires at least one data point")
        return _convert(total / n, kind)


    def fmean(data, weights=None):
        numbers = list(data)
        if weights is None:
            if not numbers:
                raise StatisticsError("fmean requires at least one data point")
            return _fsum(numbers) / len(numbers)
        weights = list(weights)
        if len(weights) != len(numbers):
            raise StatisticsError("data and weights must be the same length")
        total = _fsum(weights)
        if not total:
            raise StatisticsError("sum of weights must be non-zero")
        return _fsum([a * b for a, b in zip(numbers, weights)]) / total


    def geometric_mean(data):
        try:
            return _exp(fmean([_log(value) for value in data]))
        except ValueError:
            raise StatisticsError("geometric mean requires a non-empty dataset containing positive numbers") from None


    def harmonic_mean(data, weights=None):
        numbers = list(data)
        if not numbers:
            raise StatisticsError("harmonic_mean requires at least one data point")
        if any(value < 0 for value in numbers):
            raise StatisticsError("harmonic mean does not support negative values")
        if any(value == 0 for value in numbers):
            return 0
        weights = [1] * len(numbers) if weights is None else list(weights)
        total = sum(_exact(w) for w in weights)
        kind = _kind(numbers)
        kind = float if kind is int else kind
        return _convert(total / sum(_exact(w) / _exact(value) for w, value in zip(weights, numbers)), kind)


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
        if n == 0:
            raise StatisticsError("no median for empty data")
        x = data[n // 2]
        low = sum(1 for value in data if value < x)
        same = data.count(x)
        return float(x) - interval / 2.0 + interval * (n / 2 - low) / same


    def mode(data):
        pairs = _Counter(iter(data)).most_common(1)
        if not pairs:
            raise StatisticsError("no mode for empty data")
        return pairs[0][0]


    def multimode(data):
        counts = _Counter(iter(data))
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
        numbers = list(data)
        n = len(numbers)
        kind = _kind(numbers)
        values = [_exact(value) for value in numbers]
        if center is None:
            middle = sum(values) / n if n else _Fraction(0)
        else:
            middle = _exact(center)
        return kind, sum(((value - middle) ** 2 for value in values), _Fraction(0)), n


    def variance(data, xbar=None):
        kind, total, n = _squares(data, xbar)
        if n < 2:
            raise StatisticsError("variance requires at least two data points")
        return _convert(total / (n - 1), kind)


    def pvariance(data, mu=None):
        kind, total, n = _squares(data, mu)
        if n < 1:
            raise StatisticsError("pvariance requires at least one data point")
        return _convert(total / n, kind)


    def _root(value):
        """The square root of a fraction, rounded once."""
        n, m = value.numerator, value.denominator
        if n == 0:
            return 0.0
        shift = (n.bit_length() - m.bit_length() - 109) // 2
        if shift >= 0:
            top = _odd_root(n, m << 2 * shift) << shift
            return top / 1
        return _odd_root(n << -2 * shift, m) / (1 << -shift)


    def _odd_root(n, m):
        from math import isqrt
        root = isqrt(n // m)
        return root | (root * root * m != n)


    def stdev(data, xbar=None):
        kind, total, n = _squares(data, xbar)
        if n < 2:
            raise StatisticsError("stdev requires at least two data points")
        return _root(total / (n - 1)) if kind in (int, float, _Fraction) else (variance(data)).sqrt()


    def pstdev(data, mu=None):
        kind, total, n = _squares(data, mu)
        if n < 1:
            raise StatisticsError("pstdev requires at least one data point")
        return _root(total / n) if kind in (int, float, _Fraction) else (pvariance(data)).sqrt()


    def covariance(x, y, /):
        n = len(x)
        if len(y) != n:
            raise StatisticsError("covariance requires that both inputs have same number of data points")
        if n < 2:
            raise StatisticsError("covariance requires at least two data points")
        xbar, ybar = _fsum(x) / n, _fsum(y) / n
        return _fsum([(xi - xbar) * (yi - ybar) for xi, yi in zip(x, y)]) / (n - 1)


    def correlation(x, y, /):
        n = len(x)
        if len(y) != n:
            raise StatisticsError("correlation requires that both inputs have same number of data points")
        if n < 2:
            raise StatisticsError("correlation requires at least two data points")
        xbar, ybar = _fsum(x) / n, _fsum(y) / n
        sxy = _fsum([(xi - xbar) * (yi - ybar) for xi, yi in zip(x, y)])
        sxx = _fsum([(xi - xbar) ** 2.0 for xi in x])
        syy = _fsum([(yi - ybar) ** 2.0 for yi in y])
        try:
            return sxy / _sqrt(sxx * syy)
        except ZeroDivisionError:
            raise StatisticsError("at least one of the inputs is constant")


    def linear_regression(x, y, /, *, proportional=False):
        from collections import namedtuple
        kind = namedtuple("LinearRegression", ("slope", "intercept"))
        n = len(x)
        if len(y) != n:
            raise StatisticsError("linear regression requires that both inputs have same number of data points")
        if n < 2:
            raise StatisticsError("linear regression requires at least two data points")
        if proportional:
            return kind(_fsum([a * b for a, b in zip(x, y)]) / _fsum([a * a for a in x]), 0.0)
        xbar, ybar = _fsum(x) / n, _fsum(y) / n
        sxy = _fsum([(xi - xbar) * (yi - ybar) for xi, yi in zip(x, y)])
        sxx = _fsum([(xi - xbar) ** 2.0 for xi in x])
        try:
            slope = sxy / sxx
        except ZeroDivisionError:
            raise StatisticsError("x is constant")
        return kind(slope, ybar - slope * xbar)


    class NormalDist:
        def __init__(self, mu=0.0, sigma=1.0):
            if sigma < 0.0:
                raise StatisticsError("sigma must be non-negative")
            self._mu, self._sigma = float(mu), float(sigma)

        @classmethod
        def from_samples(cls, data):
            data = list(data)
            return cls(fmean(data), stdev(data))

        mean = property(lambda self: self._mu)
        median = property(lambda self: self._mu)
        mode = property(lambda self: self._mu)
        stdev = property(lambda self: self._sigma)
        variance = property(lambda self: self._sigma ** 2.0)

        def pdf(self, x):
            variance = self._sigma ** 2.0
            if not variance:
                raise StatisticsError("pdf() not defined when sigma is zero")
            diff = x - self._mu
            return _exp(diff * diff / (-2.0 * variance)) / _sqrt(6.283185307179586 * variance)

        def cdf(self, x):
            from math import erf
            if not self._sigma:
                raise StatisticsError("cdf() not defined when sigma is zero")
            return 0.5 * (1.0 + erf((x - self._mu) / (self._sigma * _sqrt(2.0))))

        def zscore(self, x):
            if not self._sigma:
                raise StatisticsError("zscore() not defined when sigma is zero")
            return (x - self._mu) / self._sigma

        def __repr__(self):
            return f"NormalDist(mu={self._mu!r}, sigma={self._sigma!r})"

        def __eq__(self, other):
            return isinstance(other, NormalDist) and (self._mu, self._sigma) == (other._mu, other._sigma)

        def __hash__(self):
            return hash((self._mu, self._sigma))
    """#
}
