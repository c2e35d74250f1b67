"""Topological order of a graph given by each node's predecessors."""

__all__ = ["TopologicalSorter", "CycleError"]

GenericAlias = type(list[int])
_READY = -1
_DONE = -2


class CycleError(ValueError):
    """The second argument is the cycle, as a list whose first and last nodes are the same."""


class TopologicalSorter:
    def __init__(self, graph=None):
        self._missing = {}      # node -> number of predecessors not done yet, or one of the states above
        self._followers = {}    # node -> nodes that wait for it
        self._ready = None
        self._passed_out = 0
        self._finished = 0
        if graph is not None:
            for node, predecessors in graph.items():
                self.add(node, *predecessors)

    def add(self, node, *predecessors):
        if self._ready is not None:
            raise ValueError("Nodes cannot be added after a call to prepare()")
        missing = self._missing
        followers = self._followers
        for each in (node, *predecessors):
            if each not in missing:
                missing[each] = 0
                followers[each] = []
        missing[node] += len(predecessors)
        for each in predecessors:
            followers[each].append(node)

    def prepare(self):
        if self._ready is not None:
            if self._passed_out > 0:
                raise ValueError("cannot prepare() after starting iteration")
        else:
            self._ready = [node for node, count in self._missing.items() if count == 0]
        cycle = self._find_cycle()
        if cycle:
            raise CycleError("nodes are in a cycle", cycle)

    def get_ready(self):
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        result = tuple(self._ready)
        for node in result:
            self._missing[node] = _READY
        self._ready.clear()
        self._passed_out += len(result)
        return result

    def is_active(self):
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        return self._finished < self._passed_out or bool(self._ready)

    def __bool__(self):
        return self.is_active()

    def done(self, *nodes):
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        missing = self._missing
        for node in nodes:
            state = missing.get(node)
            if state is None:
                raise ValueError(f"node {node!r} was not added using add()")
            if state != _READY:
                if state >= 0:
                    raise ValueError(f"node {node!r} was not passed out (still not ready)")
                raise ValueError(f"node {node!r} was already marked done")
            missing[node] = _DONE
            for follower in self._followers[node]:
                missing[follower] -= 1
                if missing[follower] == 0:
                    self._ready.append(follower)
            self._finished += 1

    def _find_cycle(self):
        # Depth first along the followers. `path` is the way to here, `place` where each of its nodes stands in it.
        seen = set()
        for start in self._missing:
            if start in seen:
                continue
            path = []
            place = {}
            branches = []
            node = start
            while True:
                if node in place:
                    return path[place[node]:] + [node]
                if node not in seen:
                    seen.add(node)
                    place[node] = len(path)
                    path.append(node)
                    branches.append(iter(self._followers[node]))
                for node in branches[-1] if branches else ():
                    break
                else:
                    # Nothing more from the last node: go back until a branch is left.
                    while branches:
                        branches.pop()
                        del place[path.pop()]
                        if branches:
                            following = next(branches[-1], _nothing)
                            if following is not _nothing:
                                node = following
                                break
                    else:
                        break
        return None

    def static_order(self):
        self.prepare()
        while self.is_active():
            ready = self.get_ready()
            yield from ready
            self.done(*ready)

    __class_getitem__ = classmethod(GenericAlias)


_nothing = object()
