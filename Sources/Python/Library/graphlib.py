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
        """A walk from node to node along what comes after, until one comes again; None if none ever does."""
        seen = set()
        cycles = (self._cycle_from(node, seen) for node in self._after)
        return next(filter(None, cycles), None)

    def _cycle_from(self, start, seen):
        """Walks on from a node as deep as it goes; `seen` gathers all nodes where that was tried."""
        path, walks, end = {}, [iter((start,))], object()
        while walks:
            node = next(walks[-1], end)
            if node is end:
                walks.pop()
                if path:
                    path.popitem()
            elif node not in seen:
                seen.add(node)
                path[node] = None
                walks.append(iter(self._after[node]))
            elif node in path:
                nodes = list(path)
                return nodes[nodes.index(node):] + [node]
        return None
