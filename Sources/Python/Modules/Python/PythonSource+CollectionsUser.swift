extension PythonSource {
  /// `collections` in Python: containers to derive from.
  static let collectionsUser = #"""
    class UserDict(abc.MutableMapping):
        def __init__(self, dict=None, /, **kwargs):
            self.data = {}
            if dict is not None:
                self.update(dict)
            if kwargs:
                self.update(kwargs)

        def __len__(self):
            return len(self.data)

        def __getitem__(self, key):
            if key in self.data:
                return self.data[key]
            missing = getattr(self.__class__, "__missing__", None)
            if missing is not None:
                return missing(self, key)
            raise KeyError(key)

        def __setitem__(self, key, item):
            self.data[key] = item

        def __delitem__(self, key):
            del self.data[key]

        def __iter__(self):
            return iter(self.data)

        def __contains__(self, key):
            return key in self.data

        def __repr__(self):
            return repr(self.data)

        def __or__(self, other):
            if isinstance(other, UserDict):
                return self.__class__(self.data | other.data)
            return self.__class__(self.data | other) if isinstance(other, dict) else NotImplemented

        def __ror__(self, other):
            if isinstance(other, UserDict):
                return self.__class__(other.data | self.data)
            return self.__class__(other | self.data) if isinstance(other, dict) else NotImplemented

        def __ior__(self, other):
            self.data |= other.data if isinstance(other, UserDict) else other
            return self

        def __copy__(self):
            result = self.__class__.__new__(self.__class__)
            result.__dict__.update(self.__dict__)
            result.data = self.data.copy()
            return result

        def copy(self):
            if self.__class__ is UserDict:
                return UserDict(self.data.copy())
            data = self.data
            try:
                self.data = {}
                result = self.__copy__()
            finally:
                self.data = data
            result.update(self)
            return result

        @classmethod
        def fromkeys(cls, iterable, value=None):
            result = cls()
            for key in iterable:
                result[key] = value
            return result


    class UserList(abc.MutableSequence):
        def __init__(self, initlist=None):
            self.data = []
            if initlist is not None:
                self.data = list(initlist.data if isinstance(initlist, UserList) else initlist)

        def _plain(self, other):
            return other.data if isinstance(other, UserList) else other

        def __repr__(self):
            return repr(self.data)

        def __lt__(self, other):
            return self.data < self._plain(other)

        def __le__(self, other):
            return self.data <= self._plain(other)

        def __eq__(self, other):
            return self.data == self._plain(other)

        def __gt__(self, other):
            return self.data > self._plain(other)

        def __ge__(self, other):
            return self.data >= self._plain(other)

        __hash__ = None

        def __contains__(self, item):
            return item in self.data

        def __len__(self):
            return len(self.data)

        def __getitem__(self, i):
            return self.__class__(self.data[i]) if isinstance(i, slice) else self.data[i]

        def __setitem__(self, i, item):
            self.data[i] = item

        def __delitem__(self, i):
            del self.data[i]

        def __add__(self, other):
            return self.__class__(self.data + list(self._plain(other)))

        def __radd__(self, other):
            return self.__class__(list(self._plain(other)) + self.data)

        def __iadd__(self, other):
            self.data += list(self._plain(other))
            return self

        def __mul__(self, n):
            return self.__class__(self.data * n)

        __rmul__ = __mul__

        def __imul__(self, n):
            self.data *= n
            return self

        def append(self, item):
            self.data.append(item)

        def insert(self, i, item):
            self.data.insert(i, item)

        def pop(self, i=-1):
            return self.data.pop(i)

        def remove(self, item):
            self.data.remove(item)

        def clear(self):
            self.data.clear()

        def copy(self):
            return self.__class__(self)

        def __copy__(self):
            result = self.__class__.__new__(self.__class__)
            result.__dict__.update(self.__dict__)
            result.data = self.data[:]
            return result

        def count(self, item):
            return self.data.count(item)

        def index(self, item, *args):
            return self.data.index(item, *args)

        def reverse(self):
            self.data.reverse()

        def sort(self, /, *args, **kwds):
            self.data.sort(*args, **kwds)

        def extend(self, other):
            self.data.extend(self._plain(other))


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
