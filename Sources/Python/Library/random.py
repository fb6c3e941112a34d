from math import log as _log, exp as _exp, sqrt as _sqrt, floor as _floor, tau as TWOPI
from itertools import accumulate as _accumulate
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
        width = n.bit_length()
        while n:
            drawn = self.getrandbits(width)
            if drawn < n:
                return drawn
        return 0

    def _randbelow_from_fractions(self, n, steps=1 << BPF):
        """Of so many steps between 0 and 1, those that are left over when `n` share them count for nobody."""
        if n >= steps:
            return _floor(self.random() * n)
        shared = (steps - steps % n) / steps
        while True:
            drawn = self.random()
            if drawn < shared:
                return _floor(drawn * steps) % n

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
        return _range(self, start, stop, step, True)

    def randint(self, a, b):
        if type(self).randrange is not Random.randrange:
            return self.randrange(a, b + 1)
        return _range(self, a, b + 1, _ONE, False)

    def choice(self, seq):
        return _choice(self, seq)

    def shuffle(self, x):
        _shuffle(self, x)

    def sample(self, population, k, *, counts=None):
        if not _is_sequence(population):
            raise TypeError("Population must be a sequence.  For dicts or sets, use sorted(d).")
        if counts is not None:
            return self._sample_counted(population, counts, k)
        return _sample(self, population, k)

    def _sample_counted(self, population, counts, k):
        """A sample of a population in which every item stands as often as its count says."""
        ends = list(_accumulate(counts))
        if len(ends) != len(population):
            raise ValueError("The number of counts does not match the population")
        size = _checked_size(ends.pop())
        return [population[_bisect(ends, place)] for place in self.sample(range(size), k=k)]

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        return _choices(self, population, _cumulative(weights, cum_weights), k)

    def uniform(self, a, b):
        return _uniform(self, a, b)

    def triangular(self, low=0.0, high=1.0, mode=None):
        return _triangular(self, low, high, mode)

    def normalvariate(self, mu=0.0, sigma=1.0):
        return _normalvariate(self, mu, sigma)

    def gauss(self, mu=0.0, sigma=1.0):
        return _gauss(self, mu, sigma)

    def lognormvariate(self, mu, sigma):
        return _exp(self.normalvariate(mu, sigma))

    def expovariate(self, lambd):
        return _expovariate(self, lambd)

    def vonmisesvariate(self, mu, kappa):
        return _vonmisesvariate(self, mu, kappa)

    def gammavariate(self, alpha, beta):
        return _gammavariate(self, alpha, beta)

    def betavariate(self, alpha, beta):
        """The share that a gamma deviate has of itself and another one."""
        first = self.gammavariate(alpha, 1.0)
        return first / (first + self.gammavariate(beta, 1.0)) if first else 0.0

    def paretovariate(self, alpha):
        return _paretovariate(self, alpha)

    def weibullvariate(self, alpha, beta):
        return _weibullvariate(self, alpha, beta)


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
