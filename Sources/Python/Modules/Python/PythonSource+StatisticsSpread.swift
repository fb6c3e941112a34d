extension PythonSource {
  /// `statistics` in Python: how far values spread and belong together.
  static let statisticsSpread = #"""
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
    """#
}
