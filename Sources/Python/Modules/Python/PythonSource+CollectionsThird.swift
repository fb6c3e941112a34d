extension PythonSource {
  /// Part 3 of 3 of what is written in Python of `collections`.
  static let collectionsThird = #"""
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
            return self.__class__(self.data + str(other))

        def __radd__(self, other):
            return self.__class__(str(other) + self.data)

        def __mul__(self, n):
            return self.__class__(self.data * n)

        __rmul__ = __mul__

        def __mod__(self, args):
            return self.__class__(self.data % args)

        def __getattr__(self, name):
            if name == "data" or not hasattr(str, name):
                raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")
            method = getattr(self.data, name)

            def call(*args, **kwds):
                result = method(*map(self._plain, args), **kwds)
                return self.__class__(result) if isinstance(result, str) else result
            return call
    """#
}
