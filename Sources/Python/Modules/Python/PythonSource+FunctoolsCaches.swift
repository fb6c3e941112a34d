extension PythonSource {
  /// `functools` in Python: caches.
  static let functoolsCaches = #"""
    class _Counts(tuple):
        __slots__ = ()
        __match_args__ = _fields = ("hits", "misses", "maxsize", "currsize")
        hits = property(lambda self: self[0])
        misses = property(lambda self: self[1])
        maxsize = property(lambda self: self[2])
        currsize = property(lambda self: self[3])

        def _asdict(self):
            return dict(zip(self._fields, self))

        def __repr__(self):
            return "CacheInfo(hits=%r, misses=%r, maxsize=%r, currsize=%r)" % tuple(self)


    _Counts.__name__ = _Counts.__qualname__ = "CacheInfo"
    _separator = (object(),)


    def lru_cache(maxsize=128, typed=False):
        if isinstance(maxsize, int):
            maxsize = max(maxsize, 0)
        elif callable(maxsize) and isinstance(typed, bool):
            return _cached(maxsize, 128, False)
        elif maxsize is not None:
            raise TypeError("Expected first argument to be an integer, a callable, or None")

        def decorating_function(user_function):
            return _cached(user_function, maxsize, typed)

        return decorating_function


    def cache(user_function, /):
        return _cached(user_function, None, False)


    def _cached(function, maxsize, typed):
        if not callable(function):
            raise TypeError("the first argument must be callable")
        known = {}
        hits = misses = 0

        def wrapper(*args, **kwds):
            nonlocal hits, misses
            if kwds:
                key = args + _separator + tuple(kwds.items())
            elif len(args) == 1 and not typed and (type(args[0]) is int or type(args[0]) is str):
                key = args[0]
            else:
                key = args
            if typed:
                key = key + tuple(map(type, args)) + tuple(map(type, kwds.values()))
            if maxsize == 0:
                misses += 1
                return function(*args, **kwds)
            found = known.get(key, _missing)
            if found is not _missing:
                hits += 1
                if maxsize is not None:
                    del known[key]
                    known[key] = found
                return found
            misses += 1
            result = function(*args, **kwds)
            if maxsize is not None and len(known) >= maxsize and key not in known:
                for oldest in known:
                    break
                del known[oldest]
            known[key] = result
            return result

        def cache_info():
            return _Counts((hits, misses, maxsize, len(known)))

        def cache_clear():
            nonlocal hits, misses
            known.clear()
            hits = misses = 0

        update_wrapper(wrapper, function)
        wrapper.cache_info = cache_info
        wrapper.cache_clear = cache_clear
        wrapper.cache_parameters = lambda: {"maxsize": maxsize, "typed": typed}
        return wrapper
    """#
}
