extension PythonSource {
  /// `itertools` in Python: iterators over the items of others.
  static let itertoolsStreams = #"""
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
    """#
}
