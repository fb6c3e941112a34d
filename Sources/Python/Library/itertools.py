from _hornbook import size as _size

_missing = object()


class _Walk:
    """An iterator whose inside, which `_begin` makes, is written in Swift."""
    __next__ = _step

    def __iter__(self):
        return self

    def __reduce__(self):
        raise TypeError(f"cannot pickle '{type(self).__name__}' object")


class count(_Walk):
    def __init__(self, start=0, step=1) -> "named count()":
        if type(start) is not int or type(step) is not int:
            if not (_is_number(start) and _is_number(step)):
                raise TypeError("a number is required")
            if isinstance(start, bool) and isinstance(step, int) and step == 1:
                start = int(start)
        _begin(self, "count", start, step)

    def __repr__(self):
        number, step = (*_parts(self), 1)[:2]
        return f"count({number!r})" if isinstance(step, int) and step == 1 else f"count({number!r}, {step!r})"

    def __reduce__(self):
        return count, _parts(self)


class repeat(_Walk):
    def __init__(self, object, times=_missing) -> "named repeat()":
        _begin(self, "repeat", object, *(() if times is _missing else (max(0, _size(times)),)))

    def __len__(self):
        parts = _parts(self)
        if len(parts) < 2:
            raise TypeError("len() of unsized object")
        return parts[1]

    def __bool__(self):
        return True

    def __repr__(self):
        return f"repeat({', '.join(map(repr, _parts(self)))})"

    def __reduce__(self):
        return repeat, _parts(self)


class cycle(_Walk):
    def __init__(self, iterable, /) -> "plain cycle()":
        _begin(self, "cycle", iter(iterable))


def _is_number(value):
    kind = type(value)
    return isinstance(value, complex) or any(hasattr(kind, name) for name in ("__index__", "__int__", "__float__"))


class accumulate(_Walk):
    def __init__(self, iterable, func=None, *, initial=None) -> "named accumulate()":
        _begin(self, "accumulate", iter(iterable), func, initial)


class chain(_Walk):
    def __init__(self, *iterables) -> "plain chain()":
        _begin(self, "chain", iter(iterables))

    @classmethod
    def from_iterable(cls, iterable, /) -> "one chain.from_iterable()":
        result = object.__new__(cls)
        _begin(result, "chain", iter(iterable))
        return result


class compress(_Walk):
    def __init__(self, data, selectors) -> "named compress()":
        _begin(self, "compress", iter(data), iter(selectors))


class dropwhile(_Walk):
    def __init__(self, predicate, iterable, /) -> "plain dropwhile()":
        _begin(self, "dropwhile", predicate, iter(iterable))


class takewhile(_Walk):
    def __init__(self, predicate, iterable, /) -> "plain takewhile()":
        _begin(self, "takewhile", predicate, iter(iterable))


class filterfalse(_Walk):
    def __init__(self, function, iterable, /) -> "plain filterfalse()":
        _begin(self, "filterfalse", function, iter(iterable))


class starmap(_Walk):
    def __init__(self, function, iterable, /) -> "plain starmap()":
        _begin(self, "starmap", function, iter(iterable))


class pairwise(_Walk):
    def __init__(self, iterable, /) -> "plain pairwise()":
        _begin(self, "pairwise", iter(iterable))


class islice(_Walk):
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
        _begin(self, "islice", iter(arguments[0]), start, stop, step)


def _bound(value):
    """A bound of a slice; -1 for what is none."""
    try:
        return _size(value)
    except RecursionError:
        raise
    except Exception:
        return -1


class zip_longest(_Walk):
    def __init__(self, *iterables, fillvalue=None, **others):
        if others:
            raise TypeError("zip_longest() got an unexpected keyword argument")
        _begin(self, "zip_longest", fillvalue, *[iter(iterable) for iterable in iterables])


class product(_Walk):
    def __init__(self, *iterables, repeat=1, **others):
        if others:
            raise TypeError(f"'{next(iter(others))}' is an invalid keyword argument for product()")
        repeat = _size(repeat)
        if repeat < 0:
            raise ValueError("repeat argument cannot be negative")
        _begin(self, "product", *[tuple(pool) for pool in iterables] * repeat)


class permutations(_Walk):
    def __init__(self, iterable, r=None) -> "named permutations()":
        pool = tuple(iterable)
        if r is None:
            r = len(pool)
        elif not isinstance(r, int):
            raise TypeError("Expected int as r")
        _begin(self, "permutations", pool, _checked_length(_size(r)))


class combinations(_Walk):
    def __init__(self, iterable, r) -> "named combinations()":
        r, pool = _size(r), tuple(iterable)
        _begin(self, "combinations", pool, _checked_length(r))


class combinations_with_replacement(_Walk):
    def __init__(self, iterable, r) -> "named combinations_with_replacement()":
        r, pool = _size(r), tuple(iterable)
        _begin(self, "combinations_with_replacement", pool, _checked_length(r))


def _checked_length(r):
    if r < 0:
        raise ValueError("r must be non-negative")
    return r


class _grouper(_Walk):
    """The neighbors of one group."""


class groupby(_Walk):
    def __init__(self, iterable, key=None) -> "named groupby()":
        _begin(self, "groupby", iter(iterable), key, _grouper)


class _tee(_Walk):
    """One of several walks over an iterator."""

    def __init__(self, iterable, /) -> "plain _tee()":
        if isinstance(iterable, _tee):
            _branch(self, iterable)
        else:
            _begin(self, "tee", iter(iterable))

    def __copy__(self):
        result = _tee.__new__(_tee)
        _branch(result, self)
        return result


def tee(iterable, n=2, /) -> "plain itertools.tee()":
    n = _size(n)
    if n < 0:
        raise ValueError("n must be >= 0")
    if n == 0:
        return ()
    first = iter(iterable)
    copy = getattr(first, "__copy__", _missing)
    if copy is _missing:
        first = _tee(first)
        copy = first.__copy__
    return (first, *[copy() for _ in range(n - 1)])


from _hornbook import native_class as _native

for _class in (count, repeat, cycle, accumulate, chain, compress, dropwhile, takewhile, filterfalse, starmap,
    pairwise, islice, zip_longest, product, permutations, combinations, combinations_with_replacement, groupby,
        _grouper, _tee):
    _native(_class)
