extension PythonSource {
  /// The part of `heapq` that is written in Python.
  static let heapq = #"""
    __all__ = ["heappush", "heappop", "heapify", "heapreplace", "merge", "nlargest", "nsmallest", "heappushpop"]


    def _check(heap, name, place=" 1"):
        if not isinstance(heap, list):
            raise TypeError(f"{name}() argument{place} must be list, not {type(heap).__name__}")


    def heappush(heap, item, /):
        _check(heap, "heappush")
        heap.append(item)
        _rise(heap, 0, len(heap) - 1)


    def heappop(heap, /):
        _check(heap, "heappop", "")
        if not heap:
            raise IndexError("index out of range")
        last = heap.pop()
        if not heap:
            return last
        top = heap[0]
        heap[0] = last
        _sink(heap, 0)
        return top


    def heapreplace(heap, item, /):
        _check(heap, "heapreplace")
        if not heap:
            raise IndexError("index out of range")
        top = heap[0]
        heap[0] = item
        _sink(heap, 0)
        return top


    def heappushpop(heap, item, /):
        _check(heap, "heappushpop")
        if heap and heap[0] < item:
            item, heap[0] = heap[0], item
            _sink(heap, 0)
        return item


    def heapify(heap, /):
        _check(heap, "heapify", "")
        for index in reversed(range(len(heap) // 2)):
            _sink(heap, index)


    def _rise(heap, start, place):
        item = heap[place]
        while place > start:
            parent = (place - 1) >> 1
            above = heap[parent]
            if item < above:
                heap[place] = above
                place = parent
                continue
            break
        heap[place] = item


    def _sink(heap, place):
        end = len(heap)
        start = place
        item = heap[place]
        child = 2 * place + 1
        while child < end:
            right = child + 1
            if right < end and not heap[child] < heap[right]:
                child = right
            heap[place] = heap[child]
            place = child
            child = 2 * place + 1
        heap[place] = item
        _rise(heap, start, place)


    def _heapify_max(heap, /):
        """Makes a list a heap whose largest item comes first."""
        for place in reversed(range(len(heap) // 2)):
            _sink_max(heap, place)


    def _heappop_max(heap, /):
        _check(heap, "_heappop_max", "")
        if not heap:
            raise IndexError("index out of range")
        last = heap.pop()
        if not heap:
            return last
        top, heap[0] = heap[0], last
        _sink_max(heap, 0)
        return top


    def _heapreplace_max(heap, item, /):
        if not heap:
            raise IndexError("index out of range")
        top, heap[0] = heap[0], item
        _sink_max(heap, 0)
        return top


    def _sink_max(heap, start):
        """Lets an item go down to a leaf along the larger ones, and then up to where it belongs."""
        item, place, end = heap[start], start, len(heap)
        child = 2 * place + 1
        while child < end:
            if child + 1 < end and not heap[child + 1] < heap[child]:
                child += 1
            heap[place] = heap[child]
            place = child
            child = 2 * place + 1
        while place > start:
            parent = (place - 1) >> 1
            if not heap[parent] < item:
                break
            heap[place] = heap[parent]
            place = parent
        heap[place] = item


    def nlargest(n, iterable, key=None):
        """Find the n largest elements in a dataset."""
        if n == 1:
            missing = object()
            best = max(iterable, default=missing, key=key)
            return [] if best is missing else [best]
        return sorted(iterable, key=key, reverse=True)[:_limit(n, iterable)]


    def _limit(n, iterable):
        if not isinstance(n, int) and (not hasattr(iterable, "__len__") or n >= len(iterable)):
            -n
            range(n)
        return max(n, 0)


    def nsmallest(n, iterable, key=None):
        """Find the n smallest elements in a dataset."""
        if n == 1:
            missing = object()
            best = min(iterable, default=missing, key=key)
            return [] if best is missing else [best]
        return sorted(iterable, key=key)[:_limit(n, iterable)]


    def merge(*iterables, key=None, reverse=False):
        """Merge multiple sorted inputs into a single sorted output."""
        heads = []
        for iterator in map(iter, iterables):
            for value in iterator:
                heads.append([value if key is None else key(value), value, iterator])
                break
        while heads:
            best = 0
            for place in range(1, len(heads)):
                if reverse:
                    if heads[best][0] < heads[place][0]:
                        best = place
                elif heads[place][0] < heads[best][0]:
                    best = place
            head = heads[best]
            yield head[1]
            for value in head[2]:
                head[0] = value if key is None else key(value)
                head[1] = value
                break
            else:
                del heads[best]
    """#
}
