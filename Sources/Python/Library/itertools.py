from _hornbook import size as _size

_sentinel = object()
_add = lambda a, b: a + b


class _Lazy:
    """An iterator around a generator."""

    def __iter__(self):
        return self

    def __next__(self):
        return next(self._source)


class count(_Lazy):
    def __init__(self, start=0, step=1) -> "named count()":
        if type(start) is not int or type(step) is not int:
            if not (_is_number(start) and _is_number(step)):
                raise TypeError("a number is required")
            if isinstance(start, bool) and isinstance(step, int) and step == 1:
                start = int(start)
        self._next, self._step = start, step

    def __next__(self):
        value = self._next
        self._next = value + self._step
        return value

    def __repr__(self):
        if isinstance(self._step, int) and self._step == 1:
            return f"count({self._next!r})"
        return f"count({self._next!r}, {self._step!r})"


class repeat(_Lazy):
    def __init__(self, object, times=_sentinel) -> "named repeat()":
        self._object = object
        self._times = None if times is _sentinel else max(0, _size(times))

    def __next__(self):
        if self._times is not None:
            if self._times <= 0:
                raise StopIteration
            self._times -= 1
        return self._object

    def __len__(self):
        if self._times is None:
            raise TypeError("len() of unsized object")
        return self._times

    def __bool__(self):
        return True

    def __repr__(self):
        if self._times is None:
            return f"repeat({self._object!r})"
        return f"repeat({self._object!r}, {self._times})"


class cycle(_Lazy):
    def __init__(self, iterable, /) -> "plain cycle()":
        self._source = self._walk(iter(iterable))

    def _walk(self, iterator):
        saved = []
        for item in iterator:
            yield item
            saved.append(item)
        while saved:
            yield from saved


def _is_number(value):
    kind = type(value)
    return isinstance(value, complex) or any(hasattr(kind, name) for name in ("__index__", "__int__", "__float__"))


class accumulate(_Lazy):
    def __init__(self, iterable, func=None, *, initial=None) -> "named accumulate()":
        self._source = self._walk(iter(iterable), _add if func is None else func, initial)

    def _walk(self, iterator, func, total):
        if total is None:
            for total in iterator:
                break
            else:
                return
        yield total
        for item in iterator:
            total = func(total, item)
            yield total


class chain(_Lazy):
    def __init__(self, *iterables) -> "plain chain()":
        self._source = self._walk(iterables)

    def _walk(self, iterables):
        for iterable in iterables:
            yield from iterable

    @classmethod
    def from_iterable(cls, iterable, /) -> "one chain.from_iterable()":
        result = cls()
        result._source = result._walk(iter(iterable))
        return result


class compress(_Lazy):
    def __init__(self, data, selectors) -> "named compress()":
        self._source = (item for item, chosen in zip(data, selectors) if chosen)


class dropwhile(_Lazy):
    def __init__(self, predicate, iterable, /) -> "plain dropwhile()":
        self._source = self._walk(predicate, iter(iterable))

    def _walk(self, predicate, iterator):
        for item in iterator:
            if not predicate(item):
                yield item
                break
        yield from iterator


class takewhile(_Lazy):
    def __init__(self, predicate, iterable, /) -> "plain takewhile()":
        self._source = self._walk(predicate, iter(iterable))

    def _walk(self, predicate, iterator):
        for item in iterator:
            if not predicate(item):
                return
            yield item


class filterfalse(_Lazy):
    def __init__(self, function, iterable, /) -> "plain filterfalse()":
        iterator = iter(iterable)
        if function is None:
            self._source = (item for item in iterator if not item)
        else:
            self._source = (item for item in iterator if not function(item))


class starmap(_Lazy):
    def __init__(self, function, iterable, /) -> "plain starmap()":
        iterator = iter(iterable)
        self._source = (function(*arguments) for arguments in iterator)


class pairwise(_Lazy):
    def __init__(self, iterable, /) -> "plain pairwise()":
        self._source = self._walk(iter(iterable))

    def _walk(self, iterator):
        for first in iterator:
            break
        for second in iterator:
            yield first, second
            first = second


class islice(_Lazy):
    def __init__(self, *arguments) -> "plain islice()":
        if not 2 <= len(arguments) <= 4:
            bound = "least 2" if len(arguments) < 2 else "most 4"
            raise TypeError(f"islice expected at {bound} arguments, got {len(arguments)}")
        start, stop, step = (None, arguments[1], None) if len(arguments) == 2 else (*arguments[1:], None)[:3]
        start = 0 if start is None else _bound(start)
        if stop is not None and (stop := _bound(stop)) == -1:
            raise ValueError("Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
        if start < 0 or stop is not None and stop < 0:
            raise ValueError("Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
        step = 1 if step is None else _bound(step)
        if step < 1:
            raise ValueError("Step for islice() must be a positive integer or None.")
        self._source = self._walk(iter(arguments[0]), start, stop, step)

    def _walk(self, iterator, start, stop, step):
        wanted = start
        place = 0
        if stop is not None and stop <= start:
            while place < stop:
                for _ in iterator:
                    break
                else:
                    return
                place += 1
            return
        for item in iterator:
            if place == wanted:
                yield item
                wanted += step
            place += 1
            if stop is not None and place >= stop:
                return


class zip_longest(_Lazy):
    def __init__(self, *iterables, fillvalue=None, **others):
        if others:
            raise TypeError("zip_longest() got an unexpected keyword argument")
        self._source = self._walk(list(map(iter, iterables)), fillvalue)

    def _walk(self, iterators, fill):
        left = len(iterators)
        while left:
            row = []
            for place, iterator in enumerate(iterators):
                if iterator is None:
                    row.append(fill)
                    continue
                value = next(iterator, _sentinel)
                if value is _sentinel:
                    left -= 1
                    if not left:
                        return
                    iterators[place] = None
                    value = fill
                row.append(value)
            yield tuple(row)


def _bound(value):
    """A bound of a slice; -1 for what is none."""
    try:
        return _size(value)
    except Exception:
        return -1


class product(_Lazy):
    def __init__(self, *iterables, repeat=1, **others):
        if others:
            raise TypeError(f"'{next(iter(others))}' is an invalid keyword argument for product()")
        repeat = _size(repeat)
        if repeat < 0:
            raise ValueError("repeat argument cannot be negative")
        self._source = self._walk([tuple(pool) for pool in iterables] * repeat)

    def _walk(self, pools):
        size = len(pools)
        if not all(pools):
            return
        places = [0] * size
        row = [pool[0] for pool in pools]
        while True:
            yield tuple(row)
            i = size - 1
            while i >= 0:
                pool = pools[i]
                places[i] += 1
                if places[i] < len(pool):
                    row[i] = pool[places[i]]
                    break
                places[i] = 0
                row[i] = pool[0]
                i -= 1
            if i < 0:
                return


class permutations(_Lazy):
    def __init__(self, iterable, r=None) -> "named permutations()":
        pool = tuple(iterable)
        if r is None:
            r = len(pool)
        elif not isinstance(r, int):
            raise TypeError("Expected int as r")
        self._source = self._walk(pool, _checked_length(r))

    def _walk(self, pool, r):
        n = len(pool)
        if r > n:
            return
        indices = list(range(n))
        cycles = list(range(n, n - r, -1))
        yield tuple(pool[:r])
        while n:
            for i in reversed(range(r)):
                cycles[i] -= 1
                if cycles[i] == 0:
                    indices[i:] = indices[i + 1:] + indices[i:i + 1]
                    cycles[i] = n - i
                else:
                    j = n - cycles[i]
                    indices[i], indices[j] = indices[j], indices[i]
                    yield tuple([pool[k] for k in indices[:r]])
                    break
            else:
                return


class combinations(_Lazy):
    def __init__(self, iterable, r) -> "named combinations()":
        r, pool = _size(r), tuple(iterable)
        self._source = _rising(pool, _checked_length(r), 1)


class combinations_with_replacement(_Lazy):
    def __init__(self, iterable, r) -> "named combinations_with_replacement()":
        r, pool = _size(r), tuple(iterable)
        self._source = _rising(pool, _checked_length(r), 0)


def _checked_length(r):
    if r < 0:
        raise ValueError("r must be non-negative")
    return r


def _rising(pool, r, step):
    """Rows of `r` items whose places rise by a step, 0 or 1, at least."""
    last = len(pool) - 1
    if r and last < step * (r - 1):
        return
    places = [step * i for i in range(r)]
    ends = [last - step * i for i in reversed(range(r))]
    while True:
        yield tuple([pool[place] for place in places])
        i = r - 1
        while i >= 0 and places[i] == ends[i]:
            i -= 1
        if i < 0:
            return
        places[i] += 1
        for j in range(i + 1, r):
            places[j] = places[j - 1] + step


class groupby(_Lazy):
    def __init__(self, iterable, key=None) -> "named groupby()":
        self._iterator = iter(iterable)
        self._key = key
        self._target = self._current = _sentinel
        self._value = None

    def _advance(self):
        self._value = next(self._iterator)
        self._current = self._value if self._key is None else self._key(self._value)

    def __next__(self):
        self._mark = mark = object()
        while self._current is _sentinel or (self._target is not _sentinel and self._current == self._target):
            self._advance()
        self._target = self._current
        return self._current, self._group(self._target, mark)

    def _group(self, target, mark):
        while self._mark is mark and self._current == target:
            yield self._value
            try:
                self._advance()
            except StopIteration:
                self._current = _sentinel
                self._target = _sentinel
                return


def tee(iterable, n=2, /) -> "plain itertools.tee()":
    n = _size(n)
    if n < 0:
        raise ValueError("n must be >= 0")
    if n == 0:
        return ()
    iterator = iter(iterable)
    queues = [[] for _ in range(n)]
    return tuple(_tee(_branch(iterator, queues, queue)) for queue in queues)


class _tee(_Lazy):
    def __init__(self, source):
        self._source = source


def _branch(iterator, queues, queue):
    place = 0
    while True:
        if place == len(queue):
            for value in iterator:
                break
            else:
                return
            for other in queues:
                other.append(value)
        yield queue[place]
        queue[place] = None
        place += 1
        if place > 64:
            del queue[:place]
            place = 0


from _hornbook import native_class as _native

for _class in (count, repeat, cycle, accumulate, chain, compress, dropwhile, takewhile, filterfalse, starmap,
    pairwise, islice,
        zip_longest, product, permutations, combinations, combinations_with_replacement, groupby, _tee):
    _native(_class)
