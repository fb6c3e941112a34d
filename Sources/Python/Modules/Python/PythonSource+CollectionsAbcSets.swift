extension PythonSource {
  /// `collections.abc` in Python: sets.
  static let collectionsAbcSets = #"""
    class Set(Collection):
        def __le__(self, other):
            if not isinstance(other, Set):
                return NotImplemented
            return len(self) <= len(other) and all(item in other for item in self)

        def __lt__(self, other):
            if not isinstance(other, Set):
                return NotImplemented
            return len(self) < len(other) and self.__le__(other)

        def __gt__(self, other):
            if not isinstance(other, Set):
                return NotImplemented
            return len(self) > len(other) and self.__ge__(other)

        def __ge__(self, other):
            if not isinstance(other, Set):
                return NotImplemented
            return len(self) >= len(other) and all(item in self for item in other)

        def __eq__(self, other):
            if not isinstance(other, Set):
                return NotImplemented
            return len(self) == len(other) and self.__le__(other)

        __hash__ = None

        @classmethod
        def _from_iterable(cls, it):
            return cls(it)

        def __and__(self, other):
            if not isinstance(other, Iterable):
                return NotImplemented
            return self._from_iterable(value for value in other if value in self)

        __rand__ = __and__

        def isdisjoint(self, other):
            return not any(value in self for value in other)

        def __or__(self, other):
            if not isinstance(other, Iterable):
                return NotImplemented
            return self._from_iterable(e for s in (self, other) for e in s)

        __ror__ = __or__

        def __sub__(self, other):
            if not isinstance(other, Set):
                other = self._from_iterable(other)
            return self._from_iterable(value for value in self if value not in other)

        def __rsub__(self, other):
            if not isinstance(other, Set):
                other = self._from_iterable(other)
            return self._from_iterable(value for value in other if value not in self)

        def __xor__(self, other):
            if not isinstance(other, Set):
                other = self._from_iterable(other)
            return (self - other) | (other - self)

        __rxor__ = __xor__


    class MutableSet(Set):
        @_abstract
        def add(self, value):
            raise NotImplementedError

        @_abstract
        def discard(self, value):
            raise NotImplementedError

        def remove(self, value):
            if value not in self:
                raise KeyError(value)
            self.discard(value)

        def pop(self):
            for value in self:
                self.discard(value)
                return value
            raise KeyError

        def clear(self):
            for value in list(self):
                self.discard(value)

        def __ior__(self, it):
            for value in it:
                self.add(value)
            return self

        def __iand__(self, it):
            for value in list(self - it):
                self.discard(value)
            return self

        def __ixor__(self, it):
            for value in list(it):
                if value in self:
                    self.discard(value)
                else:
                    self.add(value)
            return self

        def __isub__(self, it):
            for value in list(it):
                self.discard(value)
            return self
    """#
}
