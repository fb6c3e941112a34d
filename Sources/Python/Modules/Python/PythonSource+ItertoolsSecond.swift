extension PythonSource {
  /// Part 2 of 2 of what is written in Python of `itertools`.
  static let itertoolsSecond = #"""
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
