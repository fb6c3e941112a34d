from _hornbook import size as _size, type_name as _type_name


def bisect_right(a, x, lo=0, hi=None, *, key=None) -> "named bisect_right()":
    lo = _size(lo)
    hi = -1 if hi is None else _bound(hi)
    if lo < 0:
        raise ValueError("lo must be non-negative")
    if hi == -1:
        hi = len(a) if type(a) is list else _length(a)
    if lo < hi and type(a) is not list:
        _check_items(a)
    if key is None:
        while lo < hi:
            mid = (lo + hi) // 2
            if x < a[mid]:
                hi = mid
            else:
                lo = mid + 1
    else:
        while lo < hi:
            mid = (lo + hi) // 2
            if x < key(a[mid]):
                hi = mid
            else:
                lo = mid + 1
    return lo


def bisect_left(a, x, lo=0, hi=None, *, key=None) -> "named bisect_left()":
    lo = _size(lo)
    hi = -1 if hi is None else _bound(hi)
    if lo < 0:
        raise ValueError("lo must be non-negative")
    if hi == -1:
        hi = len(a) if type(a) is list else _length(a)
    if lo < hi and type(a) is not list:
        _check_items(a)
    if key is None:
        while lo < hi:
            mid = (lo + hi) // 2
            if a[mid] < x:
                lo = mid + 1
            else:
                hi = mid
    else:
        while lo < hi:
            mid = (lo + hi) // 2
            if key(a[mid]) < x:
                lo = mid + 1
            else:
                hi = mid
    return lo


def insort_right(a, x, lo=0, hi=None, *, key=None) -> "named insort_right()":
    index = bisect_right(a, x if key is None else key(x), lo, hi, key=key)
    a.insert(index, x)


def insort_left(a, x, lo=0, hi=None, *, key=None) -> "named insort_left()":
    index = bisect_left(a, x if key is None else key(x), lo, hi, key=key)
    a.insert(index, x)


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
