extension PythonSource {
  /// `collections` in Python: mappings in a chain.
  static let collectionsChainMap = #"""
    class ChainMap(abc.MutableMapping):
        """A ChainMap groups multiple dicts together to create a single, updateable view."""

        def __init__(self, *maps):
            self.maps = list(maps) or [{}]

        def __missing__(self, key):
            raise KeyError(key)

        def __getitem__(self, key):
            for mapping in self.maps:
                try:
                    return mapping[key]
                except KeyError:
                    pass
            return self.__missing__(key)

        def get(self, key, default=None):
            return self[key] if key in self else default

        def __len__(self):
            return len(set().union(*self.maps))

        def __iter__(self):
            found = {}
            for mapping in reversed(self.maps):
                found.update(dict.fromkeys(mapping))
            return iter(found)

        def __contains__(self, key):
            return any(key in mapping for mapping in self.maps)

        def __bool__(self):
            return any(self.maps)

        def __repr__(self):
            return f"{self.__class__.__name__}({', '.join(map(repr, self.maps))})"

        @classmethod
        def fromkeys(cls, iterable, *args):
            return cls(dict.fromkeys(iterable, *args))

        def copy(self):
            return self.__class__(self.maps[0].copy(), *self.maps[1:])

        __copy__ = copy

        def new_child(self, m=None, **kwargs):
            if m is None:
                m = kwargs
            elif kwargs:
                m.update(kwargs)
            return self.__class__(m, *self.maps)

        @property
        def parents(self):
            return self.__class__(*self.maps[1:])

        def __setitem__(self, key, value):
            self.maps[0][key] = value

        def __delitem__(self, key):
            try:
                del self.maps[0][key]
            except KeyError:
                raise KeyError(f"Key not found in the first mapping: {key!r}")

        def popitem(self):
            try:
                return self.maps[0].popitem()
            except KeyError:
                raise KeyError("No keys found in the first mapping.")

        def pop(self, key, *args):
            try:
                return self.maps[0].pop(key, *args)
            except KeyError:
                raise KeyError(f"Key not found in the first mapping: {key!r}")

        def clear(self):
            self.maps[0].clear()

        def __ior__(self, other):
            self.maps[0].update(other)
            return self

        def __or__(self, other):
            if not isinstance(other, abc.Mapping):
                return NotImplemented
            result = self.copy()
            result.maps[0].update(other)
            return result

        def __ror__(self, other):
            if not isinstance(other, abc.Mapping):
                return NotImplemented
            result = dict(other)
            for child in reversed(self.maps):
                result.update(child)
            return self.__class__(result)

        __class_getitem__ = classmethod(_generic)
    """#
}
