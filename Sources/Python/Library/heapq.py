__all__ = ["heappush", "heappop", "heapify", "heapreplace", "merge", "nlargest", "nsmallest", "heappushpop"]


def _check(heap, name, place=" 1"):
    if not isinstance(heap, list):
        raise TypeError(f"{name}() argument{place} must be list, not {type(heap).__name__}")


def heappush(heap, item, /) -> "plain _heapq.heappush()":
    _check(heap, "heappush")
    heap.append(item)
    _rise(heap, len(heap) - 1, 0)


def heappop(heap, /) -> "one _heapq.heappop()":
    _check(heap, "heappop", "")
    if not heap:
        raise IndexError("index out of range")
    found = heap.pop()
    if heap:
        found, heap[0] = heap[0], found
        _sink(heap, 0)
    return found


def heapreplace(heap, item, /) -> "plain _heapq.heapreplace()":
    _check(heap, "heapreplace")
    if not heap:
        raise IndexError("index out of range")
    found, heap[0] = heap[0], item
    _sink(heap, 0)
    return found


def heappushpop(heap, item, /) -> "plain _heapq.heappushpop()":
    _check(heap, "heappushpop")
    if heap and heap[0] < item:
        item, heap[0] = heap[0], item
        _sink(heap, 0)
    return item


def heapify(heap, /) -> "one _heapq.heapify()":
    _check(heap, "heapify", "")
    for index in reversed(range(len(heap) // 2)):
        _sink(heap, index)


def _rise(heap, place, top):
    """Lets an item go up while it is smaller than what is above it, but no farther than to a place."""
    while place > top:
        parent = (place - 1) // 2
        if not heap[place] < heap[parent]:
            return
        heap[place], heap[parent] = heap[parent], heap[place]
        place = parent


def _sink(heap, top):
    """Lets an item go down to a leaf along the smaller ones, and then up to where it belongs."""
    place, count = top, len(heap)
    while 2 * place + 1 < count:
        child = 2 * place + 1
        if child + 1 < count and not heap[child] < heap[child + 1]:
            child += 1
        heap[place], heap[child] = heap[child], heap[place]
        place = child
    _rise(heap, place, top)


def _heapify_max(heap, /):
    """Makes a list a heap whose largest item comes first."""
    for place in reversed(range(len(heap) // 2)):
        _sink_max(heap, place)


def _heappop_max(heap, /):
    _check(heap, "_heappop_max", "")
    if not heap:
        raise IndexError("index out of range")
    found = heap.pop()
    if heap:
        found, heap[0] = heap[0], found
        _sink_max(heap, 0)
    return found


def _heapreplace_max(heap, item, /):
    if not heap:
        raise IndexError("index out of range")
    found, heap[0] = heap[0], item
    _sink_max(heap, 0)
    return found


def _sink_max(heap, top):
    """Lets an item go down to a leaf along the larger ones, and then up to where it belongs."""
    place, count = top, len(heap)
    while 2 * place + 1 < count:
        child = 2 * place + 1
        if child + 1 < count and not heap[child + 1] < heap[child]:
            child += 1
        heap[place], heap[child] = heap[child], heap[place]
        place = child
    while place > top and heap[(place - 1) // 2] < heap[place]:
        parent = (place - 1) // 2
        heap[place], heap[parent] = heap[parent], heap[place]
        place = parent


def _size(iterable):
    try:
        return len(iterable)
    except (TypeError, AttributeError):
        return None


def nlargest(n, iterable, key=None):
    """Find the n largest elements in a dataset."""
    if n == 1:
        missing = object()
        best = max(iter(iterable), default=missing, key=key)
        return [] if best is missing else [best]
    size = _size(iterable)
    if size is not None and n >= size:
        return sorted(iterable, key=key, reverse=True)[:n]
    source = iter(iterable)
    best = [(value if key is None else key(value), place, value) for place, value in zip(range(0, -n, -1), source)]
    if not best:
        return best
    if key is None:
        best = [(value, place) for value, place, _ in best]
    heapify(best)
    least = best[0][0]
    order = -n
    for value in source:
        mark = value if key is None else key(value)
        if least < mark:
            heapreplace(best, (mark, order) if key is None else (mark, order, value))
            least = best[0][0]
            order -= 1
    best.sort(reverse=True)
    return [entry[0 if key is None else 2] for entry in best]


def nsmallest(n, iterable, key=None):
    """Find the n smallest elements in a dataset."""
    if n == 1:
        missing = object()
        best = min(iter(iterable), default=missing, key=key)
        return [] if best is missing else [best]
    size = _size(iterable)
    if size is not None and n >= size:
        return sorted(iterable, key=key)[:n]
    source = iter(iterable)
    best = [(value if key is None else key(value), place, value) for place, value in zip(range(n), source)]
    if not best:
        return best
    if key is None:
        best = [(value, place) for value, place, _ in best]
    _heapify_max(best)
    most = best[0][0]
    order = n
    for value in source:
        mark = value if key is None else key(value)
        if mark < most:
            _heapreplace_max(best, (mark, order) if key is None else (mark, order, value))
            most = best[0][0]
            order += 1
    best.sort()
    return [entry[0 if key is None else 2] for entry in best]


def merge(*iterables, key=None, reverse=False):
    """Merge multiple sorted inputs into a single sorted output."""
    build, drop, replace = heapify, heappop, heapreplace
    if reverse:
        build, drop, replace = _heapify_max, _heappop_max, _heapreplace_max
    heads = []
    for order, source in enumerate(map(iter, iterables)):
        for value in source:
            place = -order if reverse else order
            heads.append([value, place, source] if key is None else [key(value), place, value, source])
            break
    build(heads)
    while len(heads) > 1:
        head = heads[0]
        yield head[0 if key is None else 2]
        for value in head[-1]:
            if key is None:
                head[0] = value
            else:
                head[0], head[2] = key(value), value
            replace(heads, head)
            break
        else:
            drop(heads)
    if heads:
        yield heads[0][0 if key is None else 2]
        yield from heads[0][-1]
