extension PythonSource {
  /// `statistics` in Python: the normal distribution.
  static let statisticsNormalDist = #"""
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
    """#
}
