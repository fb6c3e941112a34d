__all__ = ["heappush", "heappop", "heapify", "heapreplace", "merge", "nlargest", "nsmallest", "heappushpop"]


def _check(heap, name, place=" 1"):
    if not isinstance(heap, list):
        raise TypeError(f"{name}() argument{place} must be list, not {type(heap).__name__}")


def heappush(heap, item, /) -> "plain _heapq.heappush()":
    if type(heap) is not list:
        _check(heap, "heappush")
    heap.append(item)
    _rise(heap, len(heap) - 1, 0)


def heappop(heap, /) -> "one _heapq.heappop()":
    if type(heap) is not list:
        _check(heap, "heappop", "")
    return _pop(heap, _sink)


def heapreplace(heap, item, /) -> "plain _heapq.heapreplace()":
    if type(heap) is not list:
        _check(heap, "heapreplace")
    return _replace(heap, item, _sink)


def heappushpop(heap, item, /) -> "plain _heapq.heappushpop()":
    if type(heap) is not list:
        _check(heap, "heappushpop")
    return _replace(heap, item, _sink) if heap and heap[0] < item else item


def heapify(heap, /) -> "one _heapq.heapify()":
    _check(heap, "heapify", "")
    _arrange(heap, _sink)


# Heaps whose smallest item comes first and those whose largest does differ in how an item sinks.

def _arrange(heap, sink):
    for place in reversed(range(len(heap) // 2)):
        sink(heap, place)


def _pop(heap, sink):
    if not heap:
        raise IndexError("index out of range")
    found = heap.pop()
    if heap:
        found, heap[0] = heap[0], found
        sink(heap, 0)
    return found


def _replace(heap, item, sink):
    if not heap:
        raise IndexError("index out of range")
    found, heap[0] = heap[0], item
    sink(heap, 0)
    return found


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
    _arrange(heap, _sink_max)


def _heappop_max(heap, /):
    _check(heap, "_heappop_max", "")
    return _pop(heap, _sink_max)


def _heapreplace_max(heap, item, /):
    return _replace(heap, item, _sink_max)


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
    return _best(n, iterable, key, True)


def nsmallest(n, iterable, key=None):
    """Find the n smallest elements in a dataset."""
    return _best(n, iterable, key, False)


def _best(n, iterable, key, is_largest):
    """The n first items in the order of `sorted`, kept in a heap with the last one of them on top."""
    if n == 1:
        missing = object()
        best = (max if is_largest else min)(iter(iterable), default=missing, key=key)
        return [] if best is missing else [best]
    size = _size(iterable)
    if size is not None and n >= size:
        return sorted(iterable, key=key, reverse=is_largest)[:n]
    # Of items that are equal the earlier ones come first, whose place decides before they are compared themselves.
    source = iter(iterable)
    if is_largest:
        step, sink, places = -1, _sink, range(0, -n, -1)
    else:
        step, sink, places = 1, _sink_max, range(n)
    place = len(places) * step
    best = [(value if key is None else key(value), at, value) for at, value in zip(places, source)]
    if not best:
        return best
    _arrange(best, sink)
    edge = best[0][0]
    for value in source:
        mark = value if key is None else key(value)
        if edge < mark if is_largest else mark < edge:
            _replace(best, (mark, place, value), sink)
            edge = best[0][0]
            place += step
    best.sort(reverse=is_largest)
    return [value for _, _, value in best]


def merge(*iterables, key=None, reverse=False):
    """Merge multiple sorted inputs into a single sorted output."""
    step, sink = (-1, _sink_max) if reverse else (1, _sink)
    heads = []
    for order, source in enumerate(map(iter, iterables)):
        for value in source:
            heads.append([value if key is None else key(value), order * step, value, source])
            break
    _arrange(heads, sink)
    while len(heads) > 1:
        head = heads[0]
        yield head[2]
        for value in head[3]:
            head[0], head[2] = value if key is None else key(value), value
            sink(heads, 0)
            break
        else:
            _pop(heads, sink)
    for _, _, value, source in heads:
        yield value
        yield from source
