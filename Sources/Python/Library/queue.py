from collections import deque as _deque
from heapq import heappush as _heappush, heappop as _heappop

__all__ = ["Empty", "Full", "Queue", "PriorityQueue", "LifoQueue", "SimpleQueue"]


class Empty(Exception):
    """Exception raised by Queue.get(block=0)/get_nowait()."""


class Full(Exception):
    """Exception raised by Queue.put(block=0)/put_nowait()."""


Empty.__module__ = "_queue"


def _require(is_ready, failure, block, timeout):
    """Nobody else runs who could change a queue, so that what cannot be done now never can."""
    if block and timeout is not None and timeout < 0:
        raise ValueError("'timeout' must be a non-negative number")
    if not is_ready:
        raise failure


class Queue:
    """Create a queue object with a given maximum size."""
    _store = _deque

    def __init__(self, maxsize=0):
        self._init(maxsize)
        self.maxsize, self.unfinished_tasks = maxsize, 0

    # What derived classes may have otherwise.

    def _init(self, maxsize):
        self.queue = self._store()

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.popleft()

    def _qsize(self):
        return len(self.queue)

    def put(self, item, block=True, timeout=None):
        _require(not self.full(), Full, block, timeout)
        self._put(item)
        self.unfinished_tasks += 1

    def get(self, block=True, timeout=None):
        _require(self._qsize(), Empty, block, timeout)
        return self._get()

    def put_nowait(self, item):
        self.put(item, False)

    def get_nowait(self):
        return self.get(False)

    def qsize(self):
        return self._qsize()

    def empty(self):
        return self._qsize() == 0

    def full(self):
        return 0 < self.maxsize <= self._qsize()

    def join(self):
        """Nobody else runs who could do the tasks."""

    def task_done(self):
        if self.unfinished_tasks < 1:
            raise ValueError("task_done() called too many times")
        self.unfinished_tasks -= 1


class PriorityQueue(Queue):
    """Variant of Queue that retrieves open entries in priority order (lowest first)."""
    _store = list

    def _put(self, item):
        _heappush(self.queue, item)

    def _get(self):
        return _heappop(self.queue)


class LifoQueue(Queue):
    """Variant of Queue that retrieves most recently added entries first."""
    _store = list

    def _get(self):
        return self.queue.pop()


class SimpleQueue:
    """Simple, unbounded FIFO queue."""

    def __init__(self):
        self._items = _deque()

    def put(self, item, block=True, timeout=None):
        self._items.append(item)

    def get(self, block=True, timeout=None):
        if not self._items:
            raise Empty
        return self._items.popleft()

    def put_nowait(self, item):
        self._items.append(item)

    def get_nowait(self):
        return self.get(block=False)

    def empty(self):
        return not self._items

    def qsize(self):
        return len(self._items)
