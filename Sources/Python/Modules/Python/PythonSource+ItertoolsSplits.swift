extension PythonSource {
  /// `itertools` in Python: iterators that become several.
  static let itertoolsSplits = #"""
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
    """#
}
