extension PythonSource {
  /// `collections.abc` in Python: sequences.
  static let collectionsAbcSequences = #"""
    class Sequence(Reversible, Collection):
        _needs = ()

        @_abstract
        def __getitem__(self, index):
            raise IndexError

        def __iter__(self):
            index = 0
            try:
                while True:
                    yield self[index]
                    index += 1
            except IndexError:
                return

        def __contains__(self, value):
            return any(item is value or item == value for item in self)

        def __reversed__(self):
            for index in reversed(range(len(self))):
                yield self[index]

        def index(self, value, start=0, stop=None):
            if start < 0:
                start = max(len(self) + start, 0)
            if stop is None:
                stop = len(self)
            elif stop < 0:
                stop += len(self)
            for position in range(start, min(stop, len(self))):
                item = self[position]
                if item is value or item == value:
                    return position
            raise ValueError

        def count(self, value):
            return sum(1 for item in self if item is value or item == value)


    class ByteString(Sequence):
        pass


    class MutableSequence(Sequence):
        @_abstract
        def __setitem__(self, index, value):
            raise IndexError

        @_abstract
        def __delitem__(self, index):
            raise IndexError

        @_abstract
        def insert(self, index, value):
            raise IndexError

        def append(self, value):
            self.insert(len(self), value)

        def clear(self):
            try:
                while True:
                    self.pop()
            except IndexError:
                pass

        def reverse(self):
            n = len(self)
            for i in range(n // 2):
                self[i], self[n - i - 1] = self[n - i - 1], self[i]

        def extend(self, values):
            if values is self:
                values = list(values)
            for value in values:
                self.append(value)

        def pop(self, index=-1):
            value = self[index]
            del self[index]
            return value

        def remove(self, value):
            del self[self.index(value)]

        def __iadd__(self, values):
            self.extend(values)
            return self


    for _kind in (tuple, str, range, bytes):
        Sequence.register(_kind)
    for _kind in (list, bytearray):
        MutableSequence.register(_kind)
    ByteString.register(bytes)
    ByteString.register(bytearray)
    Mapping.register(type(type.__dict__)) if type(type.__dict__) is not dict else None
    MutableMapping.register(dict)
    MutableSet.register(set)
    Set.register(frozenset)
    KeysView.register(type({}.keys()))
    ItemsView.register(type({}.items()))
    ValuesView.register(type({}.values()))
    Set.register(type({}.keys()))
    Set.register(type({}.items()))
    """#
}
