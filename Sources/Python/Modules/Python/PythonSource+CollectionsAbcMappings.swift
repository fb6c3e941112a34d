extension PythonSource {
  /// `collections.abc` in Python: mappings and their views.
  static let collectionsAbcMappings = #"""
    class Mapping(Collection):
        @_abstract
        def __getitem__(self, key):
            raise KeyError

        def get(self, key, default=None):
            try:
                return self[key]
            except KeyError:
                return default

        def __contains__(self, key):
            try:
                self[key]
            except KeyError:
                return False
            return True

        def keys(self):
            return KeysView(self)

        def items(self):
            return ItemsView(self)

        def values(self):
            return ValuesView(self)

        def __eq__(self, other):
            if not isinstance(other, Mapping):
                return NotImplemented
            return dict(self.items()) == dict(other.items())

        __hash__ = None
        __reversed__ = None


    class MappingView(Sized):
        def __init__(self, mapping):
            self._mapping = mapping

        def __len__(self):
            return len(self._mapping)

        def __repr__(self):
            return f"{self.__class__.__name__}({self._mapping!r})"


    class KeysView(MappingView, Set):
        @classmethod
        def _from_iterable(cls, it):
            return set(it)

        def __contains__(self, key):
            return key in self._mapping

        def __iter__(self):
            yield from self._mapping


    class ItemsView(MappingView, Set):
        @classmethod
        def _from_iterable(cls, it):
            return set(it)

        def __contains__(self, item):
            key, value = item
            try:
                found = self._mapping[key]
            except KeyError:
                return False
            return found is value or found == value

        def __iter__(self):
            for key in self._mapping:
                yield (key, self._mapping[key])


    class ValuesView(MappingView, Collection):
        def __contains__(self, value):
            return any(found is value or found == value for found in self)

        def __iter__(self):
            for key in self._mapping:
                yield self._mapping[key]


    _marker = object()


    class MutableMapping(Mapping):
        @_abstract
        def __setitem__(self, key, value):
            raise KeyError

        @_abstract
        def __delitem__(self, key):
            raise KeyError

        def pop(self, key, default=_marker):
            try:
                value = self[key]
            except KeyError:
                if default is _marker:
                    raise
                return default
            del self[key]
            return value

        def popitem(self):
            for key in self:
                value = self[key]
                del self[key]
                return key, value
            raise KeyError

        def clear(self):
            try:
                while True:
                    self.popitem()
            except KeyError:
                pass

        def update(self, other=(), /, **kwds):
            if isinstance(other, Mapping):
                for key in other:
                    self[key] = other[key]
            elif hasattr(other, "keys"):
                for key in other.keys():
                    self[key] = other[key]
            else:
                for key, value in other:
                    self[key] = value
            for key, value in kwds.items():
                self[key] = value

        def setdefault(self, key, default=None):
            try:
                return self[key]
            except KeyError:
                self[key] = default
            return default

        def __or__(self, other):
            result = self.copy()
            result.update(other)
            return result

        def __ior__(self, other):
            self.update(other)
            return self
    """#
}
