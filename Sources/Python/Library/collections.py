import heapq as _heapq
from _collections import deque
from _hornbook import execute as _execute, known_key as _known_key
import collections.abc as abc

__all__ = ["ChainMap", "Counter", "OrderedDict", "UserDict", "UserList", "UserString", "defaultdict", "deque",
    "namedtuple"]


abc.MutableSequence.register(deque)
_missing = object()
_shown = set()


def _generic(cls, item):
    from _generic import GenericAlias
    return GenericAlias(cls, item)


class defaultdict(dict):
    """defaultdict(default_factory=None, /, [...]) --> dict with default factory"""

    def __init__(self, default_factory=None, /, *args, **kwargs):
        if default_factory is not None and not callable(default_factory):
            raise TypeError("first argument must be callable or None")
        self.default_factory = default_factory
        dict.__init__(self, *args, **kwargs)

    def __missing__(self, key):
        factory = self.default_factory
        if factory is None:
            raise KeyError(key)
        self[key] = value = factory()
        return value

    def __repr__(self):
        if id(self) in _shown:
            return "..."
        _shown.add(id(self))
        try:
            factory = repr(self.default_factory)
        finally:
            _shown.discard(id(self))
        return "%s(%s, %s)" % (self.__class__.__name__, factory, dict.__repr__(self))

    def copy(self):
        return type(self)(self.default_factory, self)

    __copy__ = copy

    def __deepcopy__(self, memo):
        from copy import deepcopy
        return type(self)(self.default_factory, {deepcopy(k, memo): deepcopy(v, memo) for k, v in self.items()})

    def __or__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        result = self.copy()
        result.update(other)
        return result

    def __ror__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        result = type(self)(self.default_factory, other)
        result.update(self)
        return result

    __class_getitem__ = classmethod(_generic)


def _absorb(target, args, kwds, many="expected at most 1 arguments, got %d"):
    """Sets what `OrderedDict(...)` and `update(...)` are given, one key after the other."""
    if len(args) > 1:
        raise TypeError(many % len(args))
    other = args[0] if args else ()
    if type(target).__setitem__ is dict.__setitem__ and isinstance(other, dict):
        dict.update(target, other, **kwds)
        return
    if isinstance(other, dict):
        for key, value in other.items():
            target[key] = value
    elif hasattr(other, "keys"):
        for key in other.keys():
            target[key] = other[key]
    else:
        for pair in other.items() if hasattr(other, "items") else other:
            parts = list(pair)
            if len(parts) < 2:
                raise ValueError(f"need more than {len(parts)} value{'' if parts else 's'} to unpack")
            if len(parts) > 2:
                raise ValueError("too many values to unpack (expected 2)")
            target[parts[0]] = parts[1]
    for key, value in kwds.items():
        target[key] = value


class OrderedDict(dict):
    """Dictionary that remembers insertion order"""

    def __init__(self, /, *args, **kwds):
        _absorb(self, args, kwds)

    def update(self, /, *args, **kwds):
        _absorb(self, args, kwds, "update() takes at most 1 positional argument (%d given)")

    def __repr__(self):
        if not self:
            return "%s()" % self.__class__.__name__
        if id(self) in _shown:
            return "..."
        _shown.add(id(self))
        try:
            return "%s(%r)" % (self.__class__.__name__, list(self.items()))
        finally:
            _shown.discard(id(self))

    def popitem(self, last=True):
        if not self:
            raise KeyError("dictionary is empty")
        key = next(reversed(self)) if last else next(iter(self))
        return key, dict.pop(self, key)

    def pop(self, key, default=_missing):
        if default is _missing:
            return dict.pop(self, key)
        return dict.pop(self, key, default)

    def setdefault(self, key, default=None):
        if key not in self:
            self[key] = default
        return self[key]

    def move_to_end(self, key, last=True):
        if key not in self:
            raise KeyError if key is None else KeyError(key)
        key = _known_key(self, key)
        value = dict.pop(self, key)
        if last:
            dict.__setitem__(self, key, value)
            return
        rest = list(self.items())
        dict.clear(self)
        dict.__setitem__(self, key, value)
        for k, v in rest:
            dict.__setitem__(self, k, v)

    def __eq__(self, other):
        if isinstance(other, OrderedDict):
            return dict.__eq__(self, other) and list(self) == list(other)
        return dict.__eq__(self, other)

    def __ne__(self, other):
        return not self == other

    __hash__ = None

    def copy(self):
        result = self.__class__()
        if type(self) is OrderedDict:
            dict.update(result, self)
        else:
            for key in self:
                result[key] = self[key]
        return result

    def __reduce__(self):
        return self.__class__, (), vars(self) or None, None, iter(self.items())

    @classmethod
    def fromkeys(cls, iterable, value=None):
        return _filled(cls, iterable, value)

    def _merged(self, first, second):
        """Both dictionaries in one; another thing's own method has to do it if one of them is no dictionary."""
        if isinstance(first, dict) and isinstance(second, dict):
            result = self.__class__(first)
            result.update(second)
            return result
        return NotImplemented

    def __or__(self, other):
        return self._merged(self, other)

    def __ror__(self, other):
        return self._merged(other, self)

    def __ior__(self, other):
        self.update(other)
        return self

    __class_getitem__ = classmethod(_generic)


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
        if isinstance(iterable, (dict, abc.Mapping)):
            if self:
                for item, count in iterable.items():
                    self[item] = count + self.get(item, 0)
            else:
                dict.update(self, iterable)
        elif iterable is not None:
            get = self.get
            for item in iterable:
                self[item] = get(item, 0) + 1
        if kwds:
            self.update(kwds)

    def subtract(self, iterable=None, /, **kwds):
        if isinstance(iterable, (dict, abc.Mapping)):
            pairs = iterable.items()
        else:
            pairs = ((item, 1) for item in (() if iterable is None else iterable))
        for item, count in pairs:
            self[item] = self.get(item, 0) - count
        if kwds:
            self.subtract(kwds)

    def copy(self):
        return self.__class__(self)

    __copy__ = copy

    def __delitem__(self, elem):
        if elem in self:
            dict.__delitem__(self, elem)

    def __repr__(self):
        name = self.__class__.__name__
        try:
            counts = dict(self.most_common())
        except TypeError:
            counts = dict(self)
        return f"{name}({counts!r})" if counts else f"{name}()"

    def _holds(self, other, compare):
        """Whether a comparison holds for the counts of each item; what is not there counts as 0."""
        if not isinstance(other, Counter):
            return NotImplemented
        return all(compare(self[item], other[item]) for counter in (self, other) for item in counter)

    def __eq__(self, other):
        return self._holds(other, lambda mine, theirs: mine == theirs)

    def __le__(self, other):
        return self._holds(other, lambda mine, theirs: mine <= theirs)

    def __ge__(self, other):
        return self._holds(other, lambda mine, theirs: mine >= theirs)

    def __ne__(self, other):
        return not self == other if isinstance(other, Counter) else NotImplemented

    def __lt__(self, other):
        return self <= other and self != other if isinstance(other, Counter) else NotImplemented

    def __gt__(self, other):
        return self >= other and self != other if isinstance(other, Counter) else NotImplemented

    __hash__ = None

    def _combined(self, other, combine, alone):
        """The counts above 0 of two counters' items: `combine` makes them for its own, `alone` for the other's."""
        if not isinstance(other, Counter):
            return NotImplemented
        counts = [(item, combine(count, other[item])) for item, count in self.items()]
        counts += [(item, alone(count)) for item, count in other.items() if item not in self]
        return _positive(counts)

    def __add__(self, other):
        return self._combined(other, lambda mine, theirs: mine + theirs, lambda theirs: theirs)

    def __sub__(self, other):
        return self._combined(other, lambda mine, theirs: mine - theirs, lambda theirs: 0 - theirs)

    def __or__(self, other):
        return self._combined(other, max, lambda theirs: theirs)

    def __and__(self, other):
        return self._combined(other, min, lambda theirs: 0)

    def __pos__(self):
        return _positive(self.items())

    def __neg__(self):
        return _positive((item, 0 - count) for item, count in self.items())

    def _changed(self, counts):
        """Sets counts, and drops all that are not above 0."""
        for item, count in counts:
            self[item] = count
        for item in [item for item, count in self.items() if not count > 0]:
            del self[item]
        return self

    def __iadd__(self, other):
        return self._changed((item, self[item] + count) for item, count in other.items())

    def __isub__(self, other):
        return self._changed((item, self[item] - count) for item, count in other.items())

    def __ior__(self, other):
        return self._changed((item, count) for item, count in other.items() if count > self[item])

    def __iand__(self, other):
        return self._changed((item, least) for item, count in self.items() if (least := other[item]) < count)

    __class_getitem__ = classmethod(_generic)


def _positive(counts):
    result = Counter()
    for item, count in counts:
        if count > 0:
            result[item] = count
    return result


def _second(pair):
    return pair[1]


_keywords = frozenset("False None True and as assert async await break class continue def del elif else except "
    "finally "
    "for from global if import in is lambda nonlocal not or pass raise return try while with yield".split())


def _is_unusable(name, earlier):
    """Whether a field has to be renamed."""
    return not name.isidentifier() or name in _keywords or name.startswith("_") or name in earlier


def _checked_fields(typename, names, rename):
    """The names of fields, those that nobody can write replaced by their numbers where that is asked for."""
    if rename:
        names = [f"_{i}" if _is_unusable(name, names[:i]) else name for i, name in enumerate(names)]
    for name in (typename, *names):
        flaw = "must be valid identifiers" if not name.isidentifier() else "cannot be a keyword"
        if name in _keywords or not name.isidentifier():
            raise ValueError(f"Type names and field names {flaw}: {name!r}")
    for index, name in enumerate(names):
        if name.startswith("_") and not rename:
            raise ValueError(f"Field names cannot start with an underscore: {name!r}")
        if name in names[:index]:
            raise ValueError(f"Encountered duplicate field name: {name!r}")
    return tuple(names)


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    """Returns a new subclass of tuple with named fields."""
    typename = str(typename)
    names = field_names.replace(",", " ").split() if isinstance(field_names, str) else field_names
    fields = _checked_fields(typename, list(map(str, names)), rename)
    field_defaults = {}
    if defaults is not None:
        defaults = tuple(defaults)
        if len(defaults) > len(fields):
            raise TypeError("Got more default values than field names")
        field_defaults = dict(zip(fields[len(fields) - len(defaults):], defaults))
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


def _not_in_first(key):
    return f"Key not found in the first mapping: {key!r}"


class ChainMap(abc.MutableMapping):
    """A ChainMap groups multiple dicts together to create a single, updateable view."""

    def __init__(self, *maps):
        self.maps = [*maps] if maps else [{}]

    def __missing__(self, key):
        raise KeyError(key)

    def __contains__(self, key):
        for mapping in self.maps:
            if key in mapping:
                return True
        return False

    def __getitem__(self, key):
        # A mapping may make up a value for a key that it does not contain, so that asking is not enough.
        for mapping in self.maps:
            try:
                found = mapping[key]
            except KeyError:
                continue
            return found
        return self.__missing__(key)

    def get(self, key, default=None):
        if key not in self:
            return default
        return self[key]

    def _keys(self):
        """All keys as those of one dictionary, in the order in which the last mapping and those before it have them."""
        keys = {}
        for mapping in self.maps[::-1]:
            keys |= dict.fromkeys(mapping)
        return keys

    def __iter__(self):
        return iter(self._keys())

    def __len__(self):
        return len(self._keys())

    def __bool__(self):
        for mapping in self.maps:
            if mapping:
                return True
        return False

    def __repr__(self):
        return self.__class__.__name__ + "(" + ", ".join([repr(mapping) for mapping in self.maps]) + ")"

    @classmethod
    def fromkeys(cls, iterable, *args):
        return cls(dict.fromkeys(iterable, *args))

    def _over(self, first, rest):
        return self.__class__(first, *rest)

    def copy(self):
        return self._over(self.maps[0].copy(), self.maps[1:])

    __copy__ = copy

    def new_child(self, m=None, **kwargs):
        child = kwargs if m is None else m
        if kwargs and child is m:
            child.update(kwargs)
        return self._over(child, self.maps)

    @property
    def parents(self):
        return self.__class__(*self.maps[1:])

    def __setitem__(self, key, value):
        first = self.maps[0]
        first[key] = value

    def _in_first(self, change, message):
        """Changes the first mapping, and tells of a key that is not there in words of its own."""
        try:
            return change(self.maps[0])
        except KeyError:
            raise KeyError(message())

    def __delitem__(self, key):
        def delete(first):
            del first[key]
        self._in_first(delete, lambda: _not_in_first(key))

    def pop(self, key, *args):
        return self._in_first(lambda first: first.pop(key, *args), lambda: _not_in_first(key))

    def popitem(self):
        return self._in_first(lambda first: first.popitem(), lambda: "No keys found in the first mapping.")

    def clear(self):
        first = self.maps[0]
        first.clear()

    def __or__(self, other):
        if isinstance(other, abc.Mapping):
            result = self.copy()
            result |= other
            return result
        return NotImplemented

    def __ror__(self, other):
        if isinstance(other, abc.Mapping):
            flat = dict(other)
            for mapping in self.maps[::-1]:
                flat.update(mapping)
            return self.__class__(flat)
        return NotImplemented

    def __ior__(self, other):
        self.maps[0].update(other)
        return self

    __class_getitem__ = classmethod(_generic)


class _Wrapper:
    """What the classes around a built-in value share: they ask the value, which is their `data`."""

    def __repr__(self):
        return repr(self.data)

    def __len__(self):
        return len(self.data)

    def __copy__(self):
        result = self.__class__.__new__(self.__class__)
        result.__dict__.update(self.__dict__)
        result.data = self.data[:] if isinstance(self, abc.Sequence) else self.data.copy()
        return result


class _SequenceWrapper(_Wrapper):
    """A wrapper around a list or string; `_kind` makes such a one of any value that is added."""

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

    def __add__(self, other):
        return self.__class__(self.data + self._kind(self._plain(other)))

    def __radd__(self, other):
        return self.__class__(self._kind(self._plain(other)) + self.data)

    def __mul__(self, n):
        return self.__class__(self.data * n)

    __rmul__ = __mul__


class UserDict(_Wrapper, abc.MutableMapping):
    def __init__(self, dict=None, /, **kwargs):
        self.data = {}
        for given in (dict, kwargs or None):
            if given is not None:
                self.update(given)

    def __contains__(self, key):
        return key in self.data

    def __getitem__(self, key):
        if key in self.data:
            return self.data[key]
        return getattr(self.__class__, "__missing__", _no_key)(self, key)

    def __setitem__(self, key, item):
        self.data[key] = item

    def __delitem__(self, key):
        del self.data[key]

    def __iter__(self):
        return iter(self.data)

    def copy(self):
        if self.__class__ is UserDict:
            return UserDict(self.data.copy())
        # Each key comes in by `__setitem__`, which a class may have of its own, so that the copy begins with none.
        data, self.data = self.data, {}
        try:
            result = self.__copy__()
        finally:
            self.data = data
        result.update(self)
        return result

    def _plain(self, other):
        return other.data if isinstance(other, UserDict) else other

    def _merged(self, first, second):
        """Both dictionaries in one; another thing's own method has to do it if one of them is no dictionary."""
        if isinstance(first, dict) and isinstance(second, dict):
            return self.__class__(first | second)
        return NotImplemented

    def __or__(self, other):
        return self._merged(self.data, self._plain(other))

    def __ror__(self, other):
        return self._merged(self._plain(other), self.data)

    def __ior__(self, other):
        self.data |= self._plain(other)
        return self

    @classmethod
    def fromkeys(cls, iterable, value=None):
        return _filled(cls, iterable, value)


def _no_key(mapping, key):
    raise KeyError(key)


def _filled(cls, keys, value):
    """A dictionary of a class with the same value for every key."""
    result = cls()
    for key in keys:
        result[key] = value
    return result


class UserList(_SequenceWrapper, abc.MutableSequence):
    _kind = list

    def __init__(self, initlist=None):
        self.data = [] if initlist is None else list(self._plain(initlist))

    def _plain(self, other):
        return other.data if isinstance(other, UserList) else other

    __hash__ = None

    def __contains__(self, item):
        return item in self.data

    def __getitem__(self, i):
        found = self.data[i]
        return self.__class__(found) if isinstance(i, slice) else found

    def __setitem__(self, i, item):
        self.data[i] = item

    def __delitem__(self, i):
        del self.data[i]

    def __iadd__(self, other):
        self.data += list(self._plain(other))
        return self

    def __imul__(self, n):
        self.data *= n
        return self

    def insert(self, i, item):
        self.data.insert(i, item)

    def append(self, item):
        self.data.append(item)

    def extend(self, other):
        self.data.extend(self._plain(other))

    def pop(self, i=-1):
        return self.data.pop(i)

    def remove(self, item):
        self.data.remove(item)

    def clear(self):
        self.data.clear()

    def copy(self):
        return self.__class__(self)

    def index(self, item, *args):
        return self.data.index(item, *args)

    def count(self, item):
        return self.data.count(item)

    def sort(self, /, *args, **kwds):
        self.data.sort(*args, **kwds)

    def reverse(self):
        self.data.reverse()


_end = (1 << 63) - 1


class UserString(_SequenceWrapper, abc.Sequence):
    _kind = str

    def __init__(self, seq):
        self.data = str(self._plain(seq))

    def _plain(self, other):
        return other.data if isinstance(other, UserString) else other

    def __str__(self):
        return self.data

    def __hash__(self):
        return hash(self.data)

    def __int__(self):
        return int(self.data)

    def __float__(self):
        return float(self.data)

    def __getitem__(self, index):
        return self.__class__(self.data[index])

    def __contains__(self, part):
        return self._plain(part) in self.data

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
