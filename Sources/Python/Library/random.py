from math import log as _log, exp as _exp, pi as _pi, e as _e, ceil as _ceil, sqrt as _sqrt
from math import acos as _acos, cos as _cos, sin as _sin, floor as _floor, tau as TWOPI, isfinite as _isfinite
from operator import index as _index
from itertools import accumulate as _accumulate, repeat as _repeat
from bisect import bisect as _bisect

__all__ = ["Random", "SystemRandom", "betavariate", "choice", "choices", "expovariate", "gammavariate", "gauss",
    "getrandbits", "getstate", "lognormvariate", "normalvariate", "paretovariate", "randbytes", "randint", "random",
    "randrange", "sample", "seed", "setstate", "shuffle", "triangular", "uniform", "vonmisesvariate",
    "weibullvariate"]

NV_MAGICCONST = 4 * _exp(-0.5) / _sqrt(2.0)
LOG4 = _log(4.0)
SG_MAGICCONST = 1.0 + _log(4.5)
BPF = 53
RECIP_BPF = 2 ** -BPF
_ONE = 1


def _warn(text):
    from warnings import warn
    warn(text, DeprecationWarning)


def _ignore(text):
    pass


def _whole(value, place, warn):
    """A whole number for `randrange`, which others become for now."""
    try:
        return _index(value)
    except TypeError:
        whole = int(value)
        if whole != value:
            warn("randrange() will raise TypeError in the future")
            raise ValueError(f"non-integer {place} for randrange()")
        warn("non-integer arguments to randrange() have been deprecated since Python 3.10 and will be removed in a "
            "subsequent version")
        return whole


class Random:
    """Random number generator base class used by bound module functions."""
    VERSION = 3
    random = random
    getrandbits = getrandbits
    _randbelow = _randbelow
    _seed_number = _seed_number
    _words = _words
    _set_words = _set_words

    def __init__(self, x=None):
        self.gauss_next = None
        self.seed(x)

    def __init_subclass__(cls, /, **kwargs):
        """A class with numbers of its own draws whole numbers from them too."""
        for c in cls.__mro__:
            if c is Random or "_randbelow" in c.__dict__:
                break
            if "getrandbits" in c.__dict__:
                cls._randbelow = cls._randbelow_with_getrandbits
                break
            if "random" in c.__dict__:
                cls._randbelow = cls._randbelow_without_getrandbits
                break

    def _randbelow_with_getrandbits(self, n):
        if not n:
            return 0
        bits = n.bit_length()
        found = self.getrandbits(bits)
        while found >= n:
            found = self.getrandbits(bits)
        return found

    def _randbelow_without_getrandbits(self, n, maxsize=1 << BPF):
        random = self.random
        if n >= maxsize:
            return _floor(random() * n)
        rest = maxsize % n
        limit = (maxsize - rest) / maxsize
        found = random()
        while found >= limit:
            found = random()
        return _floor(found * maxsize) % n

    def seed(self, a=None, version=2):
        if version == 1 and isinstance(a, (str, bytes)):
            a = a.decode("latin-1") if isinstance(a, bytes) else a
            x = ord(a[0]) << 7 if a else 0
            for c in map(ord, a):
                x = ((1000003 * x) ^ c) & 0xFFFFFFFFFFFFFFFF
            x ^= len(a)
            a = -2 if x == -1 else x
        elif version == 2 and isinstance(a, (str, bytes, bytearray)):
            if isinstance(a, str):
                a = a.encode()
            a = int.from_bytes(bytes(a) + _sha512(bytes(a)), "big")
        elif not isinstance(a, (type(None), int, float, str, bytes, bytearray)):
            raise TypeError("The only supported seed types are: None,\nint, float, str, bytes, and bytearray.")
        if not isinstance(a, (int, type(None))):
            a = hash(a) & 0xFFFFFFFFFFFFFFFF
        self._seed_number(a)
        self.gauss_next = None

    def getstate(self):
        return self.VERSION, self._words(), self.gauss_next

    def setstate(self, state):
        version = state[0]
        if version != 3:
            raise ValueError(f"state with version {version} passed to Random.setstate() of version {self.VERSION}")
        version, words, self.gauss_next = state
        self._set_words(words)

    def randbytes(self, n):
        return self.getrandbits(n * 8).to_bytes(n, "little")

    def randrange(self, start, stop=None, step=_ONE):
        return self._range(start, stop, step, _warn)

    def _range(self, start, stop, step, warn):
        """A number of a range; `warn` is told of numbers that are not whole."""
        first = _whole(start, "arg 1", warn)
        if stop is None:
            if step is not _ONE:
                raise TypeError("Missing a non-None stop argument")
            if first > 0:
                return self._randbelow(first)
            raise ValueError("empty range for randrange()")
        last = _whole(stop, "stop", warn)
        width = last - first
        stride = _whole(step, "step", warn)
        if stride == 1:
            if width > 0:
                return first + self._randbelow(width)
            raise ValueError("empty range for randrange() (%d, %d, %d)" % (first, last, width))
        if stride > 0:
            n = (width + stride - 1) // stride
        elif stride < 0:
            n = (width + stride + 1) // stride
        else:
            raise ValueError("zero step for randrange()")
        if n <= 0:
            raise ValueError("empty range for randrange()")
        return first + stride * self._randbelow(n)

    def randint(self, a, b):
        if type(self).randrange is not Random.randrange:
            return self.randrange(a, b + 1)
        return self._range(a, b + 1, _ONE, _ignore)

    def choice(self, seq):
        if not len(seq):
            raise IndexError("Cannot choose from an empty sequence")
        return seq[self._randbelow(len(seq))]

    def shuffle(self, x):
        below = self._randbelow
        for i in reversed(range(1, len(x))):
            j = below(i + 1)
            x[i], x[j] = x[j], x[i]

    def sample(self, population, k, *, counts=None):
        if not _is_sequence(population):
            raise TypeError("Population must be a sequence.  For dicts or sets, use sorted(d).")
        n = len(population)
        if counts is not None:
            cumulative = list(_accumulate(counts))
            if len(cumulative) != n:
                raise ValueError("The number of counts does not match the population")
            total = cumulative.pop()
            if not isinstance(total, int):
                raise TypeError("Counts must be integers")
            if total <= 0:
                raise ValueError("Total of counts must be greater than zero")
            chosen = self.sample(range(total), k=k)
            return [population[_bisect(cumulative, s)] for s in chosen]
        below = self._randbelow
        if not 0 <= k <= n:
            raise ValueError("Sample larger than population or is negative")
        result = [None] * k
        size = 21
        if k > 5:
            size += 4 ** _ceil(_log(k * 3, 4))
        if n <= size:
            pool = list(population)
            for i in range(k):
                j = below(n - i)
                result[i] = pool[j]
                pool[j] = pool[n - i - 1]
        else:
            selected = set()
            for i in range(k):
                j = below(n)
                while j in selected:
                    j = below(n)
                selected.add(j)
                result[i] = population[j]
        return result

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        random = self.random
        n = len(population)
        if cum_weights is None:
            if weights is None:
                n += 0.0
                return [population[_floor(random() * n)] for _ in range(k)]
            try:
                cum_weights = list(_accumulate(weights))
            except TypeError:
                if not isinstance(weights, int):
                    raise
                k = weights
                raise TypeError(f"The number of choices must be a keyword argument: k={k}") from None
        elif weights is not None:
            raise TypeError("Cannot specify both weights and cumulative weights")
        if len(cum_weights) != n:
            raise ValueError("The number of weights does not match the population")
        total = cum_weights[-1] + 0.0
        if total <= 0.0:
            raise ValueError("Total of weights must be greater than zero")
        if not _isfinite(total):
            raise ValueError("Total of weights must be finite")
        hi = n - 1
        return [population[_bisect(cum_weights, random() * total, 0, hi)] for _ in range(k)]

    def uniform(self, a, b):
        return a + (b - a) * self.random()

    def triangular(self, low=0.0, high=1.0, mode=None):
        u = self.random()
        try:
            c = 0.5 if mode is None else (mode - low) / (high - low)
        except ZeroDivisionError:
            return low
        if u > c:
            u = 1.0 - u
            c = 1.0 - c
            low, high = high, low
        return low + (high - low) * _sqrt(u * c)

    def normalvariate(self, mu=0.0, sigma=1.0):
        random = self.random
        while True:
            u1 = random()
            u2 = 1.0 - random()
            z = NV_MAGICCONST * (u1 - 0.5) / u2
            if z * z / 4.0 <= -_log(u2):
                return mu + z * sigma

    def gauss(self, mu=0.0, sigma=1.0):
        z = self.gauss_next
        self.gauss_next = None
        if z is None:
            angle = self.random() * TWOPI
            radius = _sqrt(-2.0 * _log(1.0 - self.random()))
            z = _cos(angle) * radius
            self.gauss_next = _sin(angle) * radius
        return mu + z * sigma

    def lognormvariate(self, mu, sigma):
        return _exp(self.normalvariate(mu, sigma))

    def expovariate(self, lambd):
        return -_log(1.0 - self.random()) / lambd

    def vonmisesvariate(self, mu, kappa):
        random = self.random
        if kappa <= 1e-6:
            return TWOPI * random()
        s = 0.5 / kappa
        r = s + _sqrt(1.0 + s * s)
        while True:
            u1 = random()
            z = _cos(_pi * u1)
            d = z / (r + z)
            u2 = random()
            if u2 < 1.0 - d * d or u2 <= (1.0 - d) * _exp(d):
                break
        q = 1.0 / r
        f = (q + z) / (1.0 + q * z)
        u3 = random()
        return (mu + _acos(f)) % TWOPI if u3 > 0.5 else (mu - _acos(f)) % TWOPI

    def gammavariate(self, alpha, beta):
        if alpha <= 0.0 or beta <= 0.0:
            raise ValueError("gammavariate: alpha and beta must be > 0.0")
        random = self.random
        if alpha > 1.0:
            ainv = _sqrt(2.0 * alpha - 1.0)
            bbb = alpha - LOG4
            ccc = alpha + ainv
            while True:
                u1 = random()
                if not 1e-7 < u1 < 0.9999999:
                    continue
                u2 = 1.0 - random()
                v = _log(u1 / (1.0 - u1)) / ainv
                x = alpha * _exp(v)
                z = u1 * u1 * u2
                r = bbb + ccc * v - x
                if r + SG_MAGICCONST - 4.5 * z >= 0.0 or r >= _log(z):
                    return x * beta
        if alpha == 1.0:
            return -_log(1.0 - random()) * beta
        while True:
            u = random()
            b = (_e + alpha) / _e
            p = b * u
            if p <= 1.0:
                x = p ** (1.0 / alpha)
            else:
                x = -_log((b - p) / alpha)
            u1 = random()
            if p > 1.0:
                if u1 <= x ** (alpha - 1.0):
                    break
            elif u1 <= _exp(-x):
                break
        return x * beta

    def betavariate(self, alpha, beta):
        y = self.gammavariate(alpha, 1.0)
        if y:
            return y / (y + self.gammavariate(beta, 1.0))
        return 0.0

    def paretovariate(self, alpha):
        return (1.0 - self.random()) ** (-1.0 / alpha)

    def weibullvariate(self, alpha, beta):
        return alpha * (-_log(1.0 - self.random())) ** (1.0 / beta)


def _is_sequence(value):
    if isinstance(value, (list, tuple, str, range, bytes, bytearray)):
        return True
    if isinstance(value, (dict, set, frozenset)):
        return False
    from collections.abc import Sequence
    return isinstance(value, Sequence)


class SystemRandom(Random):
    pass


_inst = Random()
seed = _inst.seed
random = _inst.random
uniform = _inst.uniform
triangular = _inst.triangular
randint = _inst.randint
choice = _inst.choice
randrange = _inst.randrange
sample = _inst.sample
shuffle = _inst.shuffle
choices = _inst.choices
normalvariate = _inst.normalvariate
lognormvariate = _inst.lognormvariate
expovariate = _inst.expovariate
vonmisesvariate = _inst.vonmisesvariate
gammavariate = _inst.gammavariate
gauss = _inst.gauss
betavariate = _inst.betavariate
paretovariate = _inst.paretovariate
weibullvariate = _inst.weibullvariate
getstate = _inst.getstate
setstate = _inst.setstate
getrandbits = _inst.getrandbits
randbytes = _inst.randbytes
