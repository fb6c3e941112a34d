extension PythonSource {
  /// `statistics` in Python: exact sums, and values in the middle.
  static let statisticsAverages = #"""
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
    """#
}
