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
_SOURCES = ("_randbelow", "getrandbits", "random")


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


def _seed_number_of(value, version):
    """The whole number that a generator begins with; None for one that nobody chose."""
    if value is None or isinstance(value, int):
        return value
    if version == 1 and isinstance(value, (str, bytes)):
        return _first_seed_number_of(value if isinstance(value, str) else value.decode("latin-1"))
    if version == 2 and isinstance(value, (str, bytes, bytearray)):
        octets = value.encode() if isinstance(value, str) else bytes(value)
        return int.from_bytes(octets + _sha512(octets), "big")
    if isinstance(value, (float, str, bytes, bytearray)):
        return hash(value) % 2 ** 64
    raise TypeError("The only supported seed types are: None,\nint, float, str, bytes, and bytearray.")


def _first_seed_number_of(text):
    """The hash of a string that Python had when seeds were of version 1."""
    number = 128 * ord(text[0]) if text else 0
    for character in text:
        number = (number * 1000003 ^ ord(character)) % 2 ** 64
    return number ^ len(text)


def _cumulative(weights, sums):
    """The sums of weights, if they are not given already."""
    if weights is None:
        return sums
    if sums is not None:
        raise TypeError("Cannot specify both weights and cumulative weights")
    if isinstance(weights, int):
        raise TypeError(f"The number of choices must be a keyword argument: k={weights}")
    return list(_accumulate(weights))


def _checked_size(size):
    """How large a population is by its counts."""
    if isinstance(size, int) and size > 0:
        return size
    if isinstance(size, int):
        raise ValueError("Total of counts must be greater than zero")
    raise TypeError("Counts must be integers")


def _draw_below(limit, draw, *arguments):
    """Draws until a number is below a limit."""
    while True:
        drawn = draw(*arguments)
        if drawn < limit:
            return drawn


def _ratio_of_uniforms(draw):
    """A normal deviate: the first quotient of two draws that lies below the curve (Kinderman and Monahan, 1977)."""
    deviate, bound = 0.0, -1.0
    while bound < deviate * deviate / 4.0:
        above = NV_MAGICCONST * (draw() - 0.5)
        below = 1.0 - draw()
        deviate, bound = above / below, -_log(below)
    return deviate


def _polar_deviates(draw):
    """Two normal deviates: where a point lies whose direction and distance are drawn (Box and Muller, 1958)."""
    direction = draw() * TWOPI
    distance = _sqrt(-2.0 * _log(1.0 - draw()))
    return _cos(direction) * distance, _sin(direction) * distance


def _cosine_around_mean(draw, spread):
    """The cosine of an angle from the mean (Best and Fisher, 1979)."""
    edge = spread + _sqrt(1.0 + spread * spread)
    height, curve = 1.0, 0.0
    while height > curve:
        cosine = _cos(_pi * draw())
        slope = cosine / (edge + cosine)
        height = draw()
        # The parabola is cheap and lies below the curve.
        if height < 1.0 - slope * slope:
            break
        curve = (1.0 - slope) * _exp(slope)
    inverse = 1.0 / edge
    return (inverse + cosine) / (1.0 + inverse * cosine)


def _peaked_gamma(draw, alpha):
    """Of a gamma distribution whose peak is above 0 (Cheng, 1977)."""
    root = _sqrt(2.0 * alpha - 1.0)
    while True:
        drawn = draw()
        if not 1e-7 < drawn < 0.9999999:
            continue
        area = drawn * drawn * (1.0 - draw())
        odds = _log(drawn / (1.0 - drawn)) / root
        deviate = alpha * _exp(odds)
        margin = alpha - LOG4 + (alpha + root) * odds - deviate
        if margin + SG_MAGICCONST - 4.5 * area >= 0.0 or margin >= _log(area):
            return deviate


def _falling_gamma(draw, alpha):
    """Of a gamma distribution that falls from 0 on: like a power, then like `exp` (Ahrens and Dieter, 1974)."""
    area = (_e + alpha) / _e
    while True:
        share = area * draw()
        if share > 1.0:
            deviate = -_log((area - share) / alpha)
            bound = deviate ** (alpha - 1.0)
        else:
            deviate = share ** (1.0 / alpha)
            bound = _exp(-deviate)
        if draw() <= bound:
            return deviate


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
        owner = next(kind for kind in cls.__mro__ if any(name in vars(kind) for name in _SOURCES))
        if "_randbelow" not in vars(owner):
            has_bits = "getrandbits" in vars(owner)
            cls._randbelow = cls._randbelow_from_bits if has_bits else cls._randbelow_from_fractions

    def _randbelow_from_bits(self, n):
        if not n:
            return 0
        return _draw_below(n, self.getrandbits, n.bit_length())

    def _randbelow_from_fractions(self, n, steps=1 << BPF):
        """Of so many steps between 0 and 1, those that are left over when `n` share them count for nobody."""
        if n >= steps:
            return _floor(self.random() * n)
        shared = steps - steps % n
        return _floor(_draw_below(shared / steps, self.random) * steps) % n

    def seed(self, a=None, version=2):
        self._seed_number(_seed_number_of(a, version))
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
        """A number of a range; `warn` takes those that are not whole."""
        first = _whole(start, "arg 1", warn)
        if stop is None:
            if step is not _ONE:
                raise TypeError("Missing a non-None stop argument")
            first, last, stride = 0, first, None
        else:
            last = _whole(stop, "stop", warn)
            stride = _whole(step, "step", warn)
            if stride == 0:
                raise ValueError("zero step for randrange()")
        count = -((first - last) // (stride or 1))
        if count <= 0:
            ends = f" ({first}, {last}, {last - first})" if stride == 1 else ""
            raise ValueError("empty range for randrange()" + ends)
        return first + (stride or 1) * self._randbelow(count)

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
        for left in range(len(x), 1, -1):
            place = below(left)
            x[left - 1], x[place] = x[place], x[left - 1]

    def sample(self, population, k, *, counts=None):
        if not _is_sequence(population):
            raise TypeError("Population must be a sequence.  For dicts or sets, use sorted(d).")
        if counts is not None:
            return self._sample_counted(population, counts, k)
        if not 0 <= k <= len(population):
            raise ValueError("Sample larger than population or is negative")
        result = [None] * k
        # A set of what was drawn takes about as much room as a list of this length.
        room = 21 + (4 ** _ceil(_log(k * 3, 4)) if k > 5 else 0)
        if len(population) > room:
            result[:] = [population[place] for place in self._places(len(population), k)]
            return result
        pool = list(population)
        for index in range(k):
            place = self._randbelow(len(pool))
            result[index] = pool[place]
            last = pool.pop()
            if place < len(pool):
                pool[place] = last
        return result

    def _places(self, n, k):
        """So many different whole numbers below n, in the order in which they are drawn."""
        places = {}
        while len(places) < k:
            places[self._randbelow(n)] = None
        return places

    def _sample_counted(self, population, counts, k):
        """A sample of a population in which every item stands as often as its count says."""
        ends = list(_accumulate(counts))
        if len(ends) != len(population):
            raise ValueError("The number of counts does not match the population")
        size = _checked_size(ends.pop())
        return [population[_bisect(ends, place)] for place in self.sample(range(size), k=k)]

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        if weights is None and cum_weights is None:
            place = self._even_place(len(population))
        else:
            place = self._weighted_place(len(population), _cumulative(weights, cum_weights))
        return [population[place()] for _ in range(k)]

    def _even_place(self, n):
        draw, width = self.random, n + 0.0
        return lambda: _floor(draw() * width)

    def _weighted_place(self, n, sums):
        if len(sums) != n:
            raise ValueError("The number of weights does not match the population")
        draw, total = self.random, sums[-1] + 0.0
        wanted = "greater than zero" if total <= 0.0 else "" if _isfinite(total) else "finite"
        if wanted:
            raise ValueError(f"Total of weights must be {wanted}")
        return lambda: _bisect(sums, draw() * total, 0, n - 1)

    def uniform(self, a, b):
        return a + (b - a) * self.random()

    def triangular(self, low=0.0, high=1.0, mode=None):
        """Each side of the peak is the root of a share of its area, measured from its own end."""
        drawn, peak = self.random(), 0.5
        if mode is not None:
            try:
                peak = (mode - low) / (high - low)
            except ZeroDivisionError:
                return low
        if drawn > peak:
            return high + (low - high) * _sqrt((1.0 - drawn) * (1.0 - peak))
        return low + (high - low) * _sqrt(drawn * peak)

    def normalvariate(self, mu=0.0, sigma=1.0):
        return mu + _ratio_of_uniforms(self.random) * sigma

    def gauss(self, mu=0.0, sigma=1.0):
        deviate, self.gauss_next = self.gauss_next, None
        if deviate is None:
            deviate, self.gauss_next = _polar_deviates(self.random)
        return mu + deviate * sigma

    def lognormvariate(self, mu, sigma):
        return _exp(self.normalvariate(mu, sigma))

    def _wait(self):
        """How long to wait for what happens once in a unit of time."""
        return -_log(1.0 - self.random())

    def expovariate(self, lambd):
        return self._wait() / lambd

    def vonmisesvariate(self, mu, kappa):
        if kappa <= 1e-6:
            return TWOPI * self.random()
        cosine = _cosine_around_mean(self.random, 0.5 / kappa)
        is_beyond = self.random() > 0.5
        turn = _acos(cosine)
        return (mu + turn if is_beyond else mu - turn) % TWOPI

    def gammavariate(self, alpha, beta):
        if alpha <= 0.0 or beta <= 0.0:
            raise ValueError("gammavariate: alpha and beta must be > 0.0")
        if alpha == 1.0:
            return self._wait() * beta
        return (_peaked_gamma if alpha > 1.0 else _falling_gamma)(self.random, alpha) * beta

    def betavariate(self, alpha, beta):
        y = self.gammavariate(alpha, 1.0)
        if y:
            return y / (y + self.gammavariate(beta, 1.0))
        return 0.0

    def paretovariate(self, alpha):
        return (1.0 - self.random()) ** (-1.0 / alpha)

    def weibullvariate(self, alpha, beta):
        return alpha * self._wait() ** (1.0 / beta)


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
