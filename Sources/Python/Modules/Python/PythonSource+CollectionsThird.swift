extension PythonSource {
  /// Part 3 of 3 of what is written in Python of `collections`.
  static let collectionsThird = #"""
    _end = (1 << 63) - 1


    class UserString(abc.Sequence):
        def __init__(self, seq):
            self.data = seq.data if isinstance(seq, UserString) else str(seq)

        def _plain(self, other):
            return other.data if isinstance(other, UserString) else other

        def __str__(self):
            return self.data

        def __repr__(self):
            return repr(self.data)

        def __int__(self):
            return int(self.data)

        def __float__(self):
            return float(self.data)

        def __hash__(self):
            return hash(self.data)

        def __eq__(self, other):
            return self.data == self._plain(other)

        def __lt__(self, other):
            return self.data < self._plain(other)

        def __le__(self, other):
            return self.data <= self._plain(other)

        def __gt__(self, other):
            return self.data > self._plain(other)

        def __ge__(self, other):
            return self.data >= self._plain(other)

        def __contains__(self, part):
            return self._plain(part) in self.data

        def __len__(self):
            return len(self.data)

        def __getitem__(self, index):
            return self.__class__(self.data[index])

        def __add__(self, other):
            return self.__class__(self.data + str(self._plain(other)))

        def __radd__(self, other):
            return self.__class__(str(other) + self.data)

        def __mul__(self, n):
            return self.__class__(self.data * n)

        __rmul__ = __mul__

        def __mod__(self, args):
            return self.__class__(self.data % self._plain(args))

        def __rmod__(self, template):
            return self.__class__(str(template) % self)

        def __complex__(self):
            return complex(self.data)

        def __getnewargs__(self):
            return (self.data[:],)

        def count(self, sub, start=0, end=_end):
            return self.data.count(self._plain(sub), start, end)

        def index(self, sub, start=0, end=_end):
            return self.data.index(self._plain(sub), start, end)

        maketrans = str.maketrans


    def _forward(name, wraps):
        """A method of `str` on the text inside, whose result is wrapped again or not."""
        method = getattr(str, name)

        def call(self, *args, **kwds):
            result = method(self.data, *[self._plain(arg) for arg in args], **kwds)
            return self.__class__(result) if wraps else result
        call.__name__ = name
        call.__qualname__ = "UserString." + name
        return call


    for _name in ("capitalize casefold center expandtabs ljust lower lstrip removeprefix removesuffix replace rjust "
                  "rstrip strip swapcase title translate upper zfill").split():
        setattr(UserString, _name, _forward(_name, True))
    for _name in ("encode endswith find format format_map isalnum isalpha isascii isdecimal isdigit isidentifier "
                  "islower isnumeric isprintable isspace istitle isupper join partition rfind rindex rpartition rsplit "
                  "split splitlines startswith").split():
        setattr(UserString, _name, _forward(_name, False))


    from _hornbook import native_class as _native

    for _class in (deque, OrderedDict, defaultdict):
        _native(_class)
    """#
}
