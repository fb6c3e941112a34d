extension PythonSource {
  /// `itertools` in Python: iterators without an end.
  static let itertoolsEndless = #"""
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

        def __iter__(self):
            return self

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
    """#
}
