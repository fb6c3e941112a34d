extension PythonSource {
  /// `itertools` in Python: combinations.
  static let itertoolsCombinations = #"""
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
            if r < 0:
                raise ValueError("r must be non-negative")
            self._source = self._walk(pool, r)

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
            r = _size(r)
            pool = tuple(iterable)
            if r < 0:
                raise ValueError("r must be non-negative")
            self._source = self._walk(pool, r)

        def _walk(self, pool, r):
            n = len(pool)
            if r > n:
                return
            indices = list(range(r))
            yield tuple(pool[:r])
            while True:
                i = r - 1
                while i >= 0 and indices[i] == i + n - r:
                    i -= 1
                if i < 0:
                    return
                indices[i] += 1
                for j in range(i + 1, r):
                    indices[j] = indices[j - 1] + 1
                yield tuple([pool[k] for k in indices])


    class combinations_with_replacement(_Lazy):
        def __init__(self, iterable, r) -> "named combinations_with_replacement()":
            r = _size(r)
            pool = tuple(iterable)
            if r < 0:
                raise ValueError("r must be non-negative")
            self._source = self._walk(pool, r)

        def _walk(self, pool, r):
            n = len(pool)
            if not n and r:
                return
            indices = [0] * r
            yield tuple([pool[0] for _ in indices])
            while True:
                i = r - 1
                while i >= 0 and indices[i] == n - 1:
                    i -= 1
                if i < 0:
                    return
                indices[i:] = [indices[i] + 1] * (r - i)
                yield tuple([pool[k] for k in indices])
    """#
}
