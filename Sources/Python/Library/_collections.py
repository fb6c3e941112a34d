from _hornbook import size as _size


class deque:
    """deque([iterable[, maxlen]]) --> deque object"""
    __module__ = "collections"
    append = append
    appendleft = appendleft
    pop = pop
    popleft = popleft
    extend = extend
    extendleft = extendleft
    rotate = rotate
    __len__ = __len__
    __getitem__ = __getitem__
    __setitem__ = __setitem__
    __iter__ = __iter__
    __reversed__ = __reversed__
    _list = _list
    _reset = _reset
    maxlen = property(_limit, doc="maximum size of a deque or None if unbounded")
    __hash__ = None

    def __init__(self, iterable=(), maxlen=None) -> "named deque()":
        self._reset(maxlen)
        self.extend(iterable)

    def _fill(self, items):
        limit = self.maxlen
        self._reset(limit)
        self.extend(items)

    def clear(self) -> "none deque.clear()":
        self._reset(self.maxlen)

    def copy(self) -> "none deque.copy()":
        return self.__class__(self, self.maxlen)

    __copy__ = copy

    def __deepcopy__(self, memo):
        from copy import deepcopy
        return self.__class__([deepcopy(item, memo) for item in self], self.maxlen)

    def __delitem__(self, index):
        self[index]
        items = self._list()
        del items[index]
        self._fill(items)

    def __contains__(self, value):
        return value in self._list()

    def count(self, value, /) -> "one deque.count()":
        return self._list().count(value)

    def index(self, value, *bounds):
        try:
            return self._list().index(value, *bounds)
        except ValueError:
            pass
        raise ValueError(f"{value!r} is not in deque")

    def insert(self, index, value, /) -> "plain deque.insert()":
        index = _size(index)
        if len(self) == self.maxlen:
            raise IndexError("deque already at its maximum size")
        items = self._list()
        items.insert(index, value)
        self._fill(items)

    def remove(self, value, /) -> "one deque.remove()":
        items = self._list()
        try:
            items.remove(value)
        except ValueError:
            items = None
        if items is None:
            raise ValueError(f"{value!r} is not in deque")
        self._fill(items)

    def reverse(self) -> "none deque.reverse()":
        items = self._list()
        items.reverse()
        self._fill(items)

    def __repr__(self):
        mark = id(self)
        if mark in _shown:
            return "[...]"
        _shown.add(mark)
        try:
            inside = repr(self._list())
        finally:
            _shown.discard(mark)
        if self.maxlen is None:
            return f"{self.__class__.__name__}({inside})"
        return f"{self.__class__.__name__}({inside}, maxlen={self.maxlen})"

    def __bool__(self):
        return len(self) > 0

    def __eq__(self, other):
        return self._list() == other._list() if isinstance(other, deque) else NotImplemented

    def __lt__(self, other):
        return self._list() < other._list() if isinstance(other, deque) else NotImplemented

    def __le__(self, other):
        return self._list() <= other._list() if isinstance(other, deque) else NotImplemented

    def __gt__(self, other):
        return self._list() > other._list() if isinstance(other, deque) else NotImplemented

    def __ge__(self, other):
        return self._list() >= other._list() if isinstance(other, deque) else NotImplemented

    def __add__(self, other):
        if not isinstance(other, deque):
            raise TypeError(f'can only concatenate deque (not "{type(other).__name__}") to deque')
        result = self.copy()
        result.extend(other)
        return result

    def __iadd__(self, other):
        self.extend(other)
        return self

    def __mul__(self, times):
        return self.__class__(self._list() * times, self.maxlen)

    __rmul__ = __mul__

    def __imul__(self, times):
        self._fill(self._list() * times)
        return self

    def __class_getitem__(cls, item):
        from _generic import GenericAlias
        return GenericAlias(cls, item)

_shown = set()
