extension PythonSource {
  /// `collections` in Python: counters.
  static let collectionsCounter = #"""
    class Counter(dict):
        """Dict subclass for counting hashable items."""

        def __init__(self, iterable=None, /, **kwds):
            dict.__init__(self)
            self.update(iterable, **kwds)

        def __missing__(self, key):
            return 0

        def total(self):
            return sum(self.values())

        def most_common(self, n=None):
            if n is None:
                return sorted(self.items(), key=_second, reverse=True)
            return _heapq.nlargest(n, self.items(), key=_second)

        def elements(self):
            for item, count in self.items():
                for _ in range(count):
                    yield item

        @classmethod
        def fromkeys(cls, iterable, v=None):
            raise NotImplementedError("Counter.fromkeys() is undefined.  Use Counter(iterable) instead.")

        def update(self, iterable=None, /, **kwds):
            if iterable is not None:
                if isinstance(iterable, (dict, abc.Mapping)):
                    if self:
                        get = self.get
                        for item, count in iterable.items():
                            self[item] = count + get(item, 0)
                    else:
                        dict.update(self, iterable)
                else:
                    get = self.get
                    for item in iterable:
                        self[item] = get(item, 0) + 1
            if kwds:
                self.update(kwds)

        def subtract(self, iterable=None, /, **kwds):
            if iterable is not None:
                if isinstance(iterable, (dict, abc.Mapping)):
                    for item, count in iterable.items():
                        self[item] = self.get(item, 0) - count
                else:
                    for item in iterable:
                        self[item] = self.get(item, 0) - 1
            if kwds:
                self.subtract(kwds)

        def copy(self):
            return self.__class__(self)

        __copy__ = copy

        def __delitem__(self, elem):
            if elem in self:
                dict.__delitem__(self, elem)

        def __repr__(self):
            if not self:
                return "%s()" % self.__class__.__name__
            try:
                items = dict(self.most_common())
            except TypeError:
                items = dict(self)
            return "%s(%r)" % (self.__class__.__name__, items)

        def __eq__(self, other):
            if not isinstance(other, Counter):
                return NotImplemented
            return all(self[e] == other[e] for c in (self, other) for e in c)

        def __ne__(self, other):
            if not isinstance(other, Counter):
                return NotImplemented
            return not self == other

        __hash__ = None

        def __le__(self, other):
            if not isinstance(other, Counter):
                return NotImplemented
            return all(self[e] <= other[e] for c in (self, other) for e in c)

        def __lt__(self, other):
            if not isinstance(other, Counter):
                return NotImplemented
            return self <= other and self != other

        def __ge__(self, other):
            if not isinstance(other, Counter):
                return NotImplemented
            return all(self[e] >= other[e] for c in (self, other) for e in c)

        def __gt__(self, other):
            if not isinstance(other, Counter):
                return NotImplemented
            return self >= other and self != other

        def __add__(self, other):
            if not isinstance(other, Counter):
                return NotImplemented
            result = Counter()
            for item, count in self.items():
                total = count + other[item]
                if total > 0:
                    result[item] = total
            for item, count in other.items():
                if item not in self and count > 0:
                    result[item] = count
            return result

        def __sub__(self, other):
            if not isinstance(other, Counter):
                return NotImplemented
            result = Counter()
            for item, count in self.items():
                left = count - other[item]
                if left > 0:
                    result[item] = left
            for item, count in other.items():
                if item not in self and count < 0:
                    result[item] = 0 - count
            return result

        def __or__(self, other):
            if not isinstance(other, Counter):
                return NotImplemented
            result = Counter()
            for item, count in self.items():
                most = max(count, other[item])
                if most > 0:
                    result[item] = most
            for item, count in other.items():
                if item not in self and count > 0:
                    result[item] = count
            return result

        def __and__(self, other):
            if not isinstance(other, Counter):
                return NotImplemented
            result = Counter()
            for item, count in self.items():
                least = min(count, other[item])
                if least > 0:
                    result[item] = least
            return result

        def __pos__(self):
            return self._kept(dict(self))

        def __neg__(self):
            return self._kept({item: 0 - count for item, count in self.items()})

        def _kept(self, counts):
            result = Counter()
            for item, count in counts.items():
                if count > 0:
                    result[item] = count
            return result

        def _keep_positive(self):
            for item in [item for item, count in self.items() if not count > 0]:
                del self[item]
            return self

        def __iadd__(self, other):
            for item, count in other.items():
                self[item] += count
            return self._keep_positive()

        def __isub__(self, other):
            for item, count in other.items():
                self[item] -= count
            return self._keep_positive()

        def __ior__(self, other):
            for item, count in other.items():
                if count > self[item]:
                    self[item] = count
            return self._keep_positive()

        def __iand__(self, other):
            for item, count in self.items():
                if other[item] < count:
                    self[item] = other[item]
            return self._keep_positive()

        __class_getitem__ = classmethod(_generic)


    def _second(pair):
        return pair[1]
    """#
}
