from _hornbook import size as _size, type_name as _type_name


def bisect_right(a, x, lo=0, hi=None, *, key=None) -> "named bisect_right()":
    start, length = _part(a, lo, hi)
    while length > 0:
        half = length // 2
        item = a[start + half]
        if x < (item if key is None else key(item)):
            length = half
        else:
            start, length = start + half + 1, length - half - 1
    return start


def bisect_left(a, x, lo=0, hi=None, *, key=None) -> "named bisect_left()":
    start, length = _part(a, lo, hi)
    while length > 0:
        half = length // 2
        item = a[start + half]
        if (item if key is None else key(item)) < x:
            start, length = start + half + 1, length - half - 1
        else:
            length = half
    return start


def insort_right(a, x, lo=0, hi=None, *, key=None) -> "named insort_right()":
    index = bisect_right(a, x if key is None else key(x), lo, hi, key=key)
    a.insert(index, x)


def insort_left(a, x, lo=0, hi=None, *, key=None) -> "named insort_left()":
    index = bisect_left(a, x if key is None else key(x), lo, hi, key=key)
    a.insert(index, x)


def _part(a, lo, hi):
    """Where to search: the first place, and how many there are."""
    lo = _size(lo)
    hi = -1 if hi is None else _bound(hi)
    if lo < 0:
        raise ValueError("lo must be non-negative")
    if hi == -1:
        hi = len(a) if type(a) is list else _length(a)
    if lo < hi and type(a) is not list:
        _check_items(a)
    return lo, hi - lo


def _bound(value):
    """Where to end; -1 for the end of the list."""
    if not hasattr(type(value), "__index__"):
        raise TypeError(f"argument should be integer or None, not '{_type_name(value)}'")
    return _size(value)


def _length(a):
    if isinstance(a, dict):
        raise TypeError(f"{_type_name(a)} is not a sequence")
    return len(a)


def _check_items(a):
    if isinstance(a, dict):
        raise TypeError(f"{_type_name(a)} is not a sequence")
    if not hasattr(type(a), "__getitem__"):
        raise TypeError(f"'{_type_name(a)}' object does not support indexing")


bisect = bisect_right
insort = insort_right
