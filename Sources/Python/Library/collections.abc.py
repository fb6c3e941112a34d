from abc import ABCMeta, abstractmethod as _abstract

__all__ = ["Hashable", "Iterable", "Iterator", "Generator", "Reversible", "Sized", "Container", "Callable",
    "Collection", "Set", "MutableSet", "Mapping", "MutableMapping", "MappingView", "KeysView", "ItemsView",
    "ValuesView", "Sequence", "MutableSequence", "ByteString", "Awaitable", "Coroutine", "AsyncIterable",
    "AsyncIterator", "AsyncGenerator"]


def _has(cls, *names):
    for name in names:
        for base in cls.__mro__:
            if name in base.__dict__:
                if base.__dict__[name] is None:
                    return NotImplemented
                break
        else:
            return NotImplemented
    return True


class _OneTrick(metaclass=ABCMeta):
    __slots__ = ()
    _needs = ()

    @classmethod
    def __subclasshook__(cls, other):
        needs = cls.__dict__.get("_needs")
        if cls is Hashable and issubclass(other, (list, dict, set, bytearray, slice)):
            for base in other.__mro__:
                if base in (list, dict, set, bytearray, slice):
                    return NotImplemented
                if "__hash__" in base.__dict__:
                    return NotImplemented if base.__dict__["__hash__"] is None else True
        if needs:
            return _has(other, *needs)
        return NotImplemented

    def __class_getitem__(cls, item):
        from _generic import GenericAlias
        return GenericAlias(cls, item)


class Hashable(_OneTrick):
    _needs = ("__hash__",)

    @_abstract
    def __hash__(self):
        return 0


class Iterable(_OneTrick):
    _needs = ("__iter__",)

    @_abstract
    def __iter__(self):
        while False:
            yield None


class Iterator(Iterable):
    _needs = ("__iter__", "__next__")

    @_abstract
    def __next__(self):
        raise StopIteration

    def __iter__(self):
        return self


class Reversible(Iterable):
    _needs = ("__reversed__", "__iter__")

    @_abstract
    def __reversed__(self):
        while False:
            yield None


class Generator(Iterator):
    _needs = ("__iter__", "__next__", "send", "throw", "close")


class Sized(_OneTrick):
    _needs = ("__len__",)

    @_abstract
    def __len__(self):
        return 0


class Container(_OneTrick):
    _needs = ("__contains__",)

    @_abstract
    def __contains__(self, x):
        return False


class Collection(Sized, Iterable, Container):
    _needs = ("__len__", "__iter__", "__contains__")


class Callable(_OneTrick):
    _needs = ("__call__",)

    @_abstract
    def __call__(self, *args, **kwds):
        return False


class Awaitable(_OneTrick):
    _needs = ("__await__",)


class Coroutine(Awaitable):
    _needs = ("__await__", "send", "throw", "close")


class AsyncIterable(_OneTrick):
    _needs = ("__aiter__",)


class AsyncIterator(AsyncIterable):
    _needs = ("__anext__", "__aiter__")


class AsyncGenerator(AsyncIterator):
    _needs = ("__aiter__", "__anext__", "asend", "athrow", "aclose")


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


_absent = object()


def _found(mapping, key):
    """The value of a key; `_absent` if there is none."""
    try:
        return mapping[key]
    except KeyError:
        return _absent


class Mapping(Collection):
    @_abstract
    def __getitem__(self, key):
        raise KeyError

    def get(self, key, default=None):
        found = _found(self, key)
        return default if found is _absent else found

    def __contains__(self, key):
        return _found(self, key) is not _absent

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
        found = _found(self._mapping, key)
        return found is not _absent and (found is value or found == value)

    def __iter__(self):
        for key in self._mapping:
            yield (key, self._mapping[key])


class ValuesView(MappingView, Collection):
    def __contains__(self, value):
        return any(found is value or found == value for found in self)

    def __iter__(self):
        for key in self._mapping:
            yield self._mapping[key]


def _pairs(source):
    """The keys and values of a mapping, or of what is made of pairs anyway."""
    if isinstance(source, Mapping):
        return ((key, source[key]) for key in source)
    return ((key, source[key]) for key in source.keys()) if hasattr(source, "keys") else source


def _apart(values, container):
    """Values that stay as they are when a container changes."""
    return list(values) if values is container else values


def _take(container, key):
    """An item, which a container then has no more."""
    value = container[key]
    del container[key]
    return value


def _drain(take, end):
    """Takes one after the other until there is nothing left."""
    while True:
        try:
            take()
        except end:
            return


class MutableMapping(Mapping):
    @_abstract
    def __setitem__(self, key, value):
        raise KeyError

    @_abstract
    def __delitem__(self, key):
        raise KeyError

    def pop(self, key, default=_absent):
        value = self[key] if default is _absent else _found(self, key)
        if value is _absent:
            return default
        del self[key]
        return value

    def popitem(self):
        for key in self:
            return key, _take(self, key)
        raise KeyError from None

    def clear(self):
        _drain(self.popitem, KeyError)

    def update(self, other=(), /, **kwds):
        for pairs in (_pairs(other), kwds.items()):
            for key, value in pairs:
                self[key] = value

    def setdefault(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            # An error in here comes with the one that led to it.
            self[key] = default
        return default

    def __or__(self, other):
        result = self.copy()
        result.update(other)
        return result

    def __ior__(self, other):
        self.update(other)
        return self


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

    def pop(self, index=-1):
        return _take(self, index)

    def remove(self, value):
        _take(self, self.index(value))

    def clear(self):
        _drain(self.pop, IndexError)

    def append(self, value):
        self.insert(len(self), value)

    def extend(self, values):
        for value in _apart(values, self):
            self.append(value)

    def __iadd__(self, values):
        self.extend(values)
        return self

    def reverse(self):
        """Swaps the first with the last one, and so on to the middle."""
        for front, back in zip(range(len(self) // 2), range(len(self) - 1, -1, -1)):
            self[front], self[back] = self[back], self[front]


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
