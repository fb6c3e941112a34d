extension PythonSource {
  /// Part 2 of 3 of what is written in Python of `collections`.
  static let collectionsSecond = #"""
    _keywords = frozenset("False None True and as assert async await break class continue def del elif else except "
        "finally "
        "for from global if import in is lambda nonlocal not or pass raise return try while with yield".split())


    def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
        """Returns a new subclass of tuple with named fields."""
        if isinstance(field_names, str):
            field_names = field_names.replace(",", " ").split()
        field_names = list(map(str, field_names))
        typename = str(typename)
        if rename:
            seen = set()
            for index, name in enumerate(field_names):
                if not name.isidentifier() or name in _keywords or name.startswith("_") or name in seen:
                    field_names[index] = f"_{index}"
                seen.add(name)
        for name in [typename] + field_names:
            if not name.isidentifier():
                raise ValueError(f"Type names and field names must be valid identifiers: {name!r}")
            if name in _keywords:
                raise ValueError(f"Type names and field names cannot be a keyword: {name!r}")
        seen = set()
        for name in field_names:
            if name.startswith("_") and not rename:
                raise ValueError(f"Field names cannot start with an underscore: {name!r}")
            if name in seen:
                raise ValueError(f"Encountered duplicate field name: {name!r}")
            seen.add(name)
        field_defaults = {}
        if defaults is not None:
            defaults = tuple(defaults)
            if len(defaults) > len(field_names):
                raise TypeError("Got more default values than field names")
            field_defaults = dict(zip(field_names[len(field_names) - len(defaults):], defaults))
        fields = tuple(field_names)
        # The function is made from text so that its messages name the fields as CPython's do.
        arguments = "".join(", " + name for name in fields)
        items = "".join(name + ", " for name in fields)
        space = {"_tuple_new": tuple.__new__, "__name__": "namedtuple_" + typename}
        _execute(f"class {typename}:\n def __new__(_cls{arguments}):\n  return _tuple_new(_cls, ({items}))\n", space)
        new = space[typename].__dict__["__new__"]
        if isinstance(new, staticmethod):
            new = new.__func__
        if field_defaults:
            new.__defaults__ = defaults
        new.__doc__ = f"Create new instance of {typename}({', '.join(fields)})"

        def _make(cls, iterable):
            result = tuple.__new__(cls, iterable)
            if len(result) != len(fields):
                raise TypeError(f"Expected {len(fields)} arguments, got {len(result)}")
            return result

        def _replace(self, /, **kwds):
            result = self._make(kwds.pop(name, value) for name, value in zip(fields, self))
            if kwds:
                raise ValueError(f"Got unexpected field names: {list(kwds)!r}")
            return result

        form = "(" + ", ".join(f"{name}=%r" for name in fields) + ")"

        def __repr__(self):
            return self.__class__.__name__ + form % tuple(self)

        def _asdict(self):
            return dict(zip(fields, self))

        def __getnewargs__(self):
            return tuple(self)

        namespace = {
            "__doc__": f"{typename}({', '.join(fields)})", "__slots__": (), "_fields": fields,
            "_field_defaults": field_defaults, "__new__": new, "_make": classmethod(_make), "_replace": _replace,
            "__repr__": __repr__, "_asdict": _asdict, "__getnewargs__": __getnewargs__, "__match_args__": fields,
            "__module__": module or "__main__",
        }
        for index, name in enumerate(fields):
            namespace[name] = _field(index)
        return type(typename, (tuple,), namespace)


    def _field(index):
        return property(lambda self: tuple.__getitem__(self, index), _refuse, _refuse,
            doc=f"Alias for field number {index}")


    def _refuse(self, value=None):
        raise AttributeError("can't set attribute")


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
    """#
}
