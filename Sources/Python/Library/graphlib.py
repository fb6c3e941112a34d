__all__ = ["TopologicalSorter", "CycleError"]


class CycleError(ValueError):
    """Subclass of ValueError raised by TopologicalSorter.prepare if cycles exist in the working graph."""


class TopologicalSorter:
    """Provides functionality to topologically sort a graph of hashable nodes."""

    def __init__(self, graph=None):
        self._waiting = {}
        self._after = {}
        self._ready = None
        self._given = set()
        self._done = set()
        if graph is not None:
            for node, predecessors in graph.items():
                self.add(node, *predecessors)

    def _know(self, node):
        if node not in self._after:
            self._after[node] = []
            self._waiting[node] = 0

    def add(self, node, *predecessors):
        if self._ready is not None:
            raise ValueError("Nodes cannot be added after a call to prepare()")
        self._know(node)
        self._waiting[node] += len(predecessors)
        for other in predecessors:
            self._know(other)
            self._after[other].append(node)

    def prepare(self):
        if self._ready is not None:
            raise ValueError("cannot prepare() more than once")
        self._ready = [node for node, count in self._waiting.items() if count == 0]
        cycle = self._find_cycle()
        if cycle:
            raise CycleError("nodes are in a cycle", cycle)

    def get_ready(self):
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        result = tuple(self._ready)
        self._given.update(result)
        self._ready.clear()
        return result

    def is_active(self):
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        return len(self._done) < len(self._given) or bool(self._ready)

    def __bool__(self):
        return self.is_active()

    def done(self, *nodes):
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        for node in nodes:
            if node not in self._after:
                raise ValueError(f"node {node!r} was not added using add()")
            if node in self._done:
                raise ValueError(f"node {node!r} was already marked done")
            if node not in self._given:
                raise ValueError(f"node {node!r} was not passed out (still not ready)")
            self._done.add(node)
            for other in self._after[node]:
                self._waiting[other] -= 1
                if self._waiting[other] == 0:
                    self._ready.append(other)

    def static_order(self):
        self.prepare()
        while self.is_active():
            nodes = self.get_ready()
            yield from nodes
            self.done(*nodes)

    def _find_cycle(self):
        """A walk from node to node along what comes after, until one comes again."""
        path, walks, places, seen = [], [], {}, set()
        for node in self._after:
            if node in seen:
                continue
            while True:
                if node in seen:
                    if node in places:
                        return path[places[node]:] + [node]
                else:
                    seen.add(node)
                    walks.append(iter(self._after[node]))
                    places[node] = len(path)
                    path.append(node)
                while path:
                    try:
                        node = next(walks[-1])
                        break
                    except StopIteration:
                        del places[path.pop()]
                        walks.pop()
                else:
                    break
        return None
