# since: 3.14
"""Scheduling: topological order, shortest paths with heapq, bisect over intervals, memoisation and recursion."""

import bisect
import functools
import graphlib
import heapq
import itertools
import math
import operator
from array import array
from collections import defaultdict, deque
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Iterable

TASKS = {
    "deploy": {"build", "test"}, "build": {"fetch"}, "test": {"build", "lint"}, "lint": {"fetch"}, "fetch": set(),
    "announce": {"deploy"},
}
COST = {"fetch": 2, "build": 5, "lint": 1, "test": 4, "deploy": 3, "announce": 1}

sorter = graphlib.TopologicalSorter(TASKS)
sorter.prepare()
level = 0
while sorter.is_active():
    ready = sorted(sorter.get_ready())
    print(f"level {level}: {', '.join(ready)}")
    sorter.done(*ready)
    level += 1
try:
    graphlib.TopologicalSorter({"a": ["b"], "b": ["c"], "c": ["a"]}).prepare()
except graphlib.CycleError as error:
    print(error.args[0], len(error.args[1]), error.args[1][0] == error.args[1][-1])


@functools.lru_cache(maxsize=None)
def finish(task: str) -> int:
    return COST[task] + max((finish(d) for d in TASKS[task]), default=0)


print({t: finish(t) for t in sorted(TASKS, key=finish)}, finish.cache_info())


@dataclass(order=True)
class Item:
    priority: int
    name: str = field(compare=False)
    removed: bool = field(default=False, compare=False, repr=False)


class Scheduler:
    def __init__(self):
        self.heap, self.index, self.sequence = [], {}, itertools.count()

    def push(self, name, priority):
        if name in self.index:
            self.index.pop(name).removed = True
        item = self.index[name] = Item(priority, name)
        heapq.heappush(self.heap, (item, next(self.sequence)))

    def pop(self):
        while self.heap:
            item, _ = heapq.heappop(self.heap)
            if not item.removed:
                del self.index[item.name]
                return item
        raise IndexError("the queue is empty")


queue = Scheduler()
for name, priority in [("a", 5), ("b", 1), ("c", 3), ("a", 2), ("d", 1)]:
    queue.push(name, priority)
print([queue.pop() for _ in range(3)])
EDGES = [("A", "B", 7), ("A", "C", 9), ("A", "F", 14), ("B", "C", 10), ("B", "D", 15), ("C", "D", 11), ("C", "F", 2), ("D", "E", 6), ("E", "F", 9)]
graph = defaultdict(dict)
for a, b, weight in EDGES:
    graph[a][b] = graph[b][a] = weight


def dijkstra(start):
    best, previous, heap = {start: 0}, {}, [(0, start)]
    while heap:
        distance, node = heapq.heappop(heap)
        if distance > best.get(node, math.inf):
            continue
        for other, weight in graph[node].items():
            if (through := distance + weight) < best.get(other, math.inf):
                best[other], previous[other] = through, node
                heapq.heappush(heap, (through, other))
    return best, previous


best, previous = dijkstra("A")
path = ["E"]
while path[-1] in previous:
    path.append(previous[path[-1]])
print(dict(sorted(best.items())), " -> ".join(reversed(path)))
print(list(heapq.merge([1, 4, 9], [2, 3, 10], key=None)), heapq.nlargest(2, COST, key=COST.get), heapq.nsmallest(2, COST.items(), key=operator.itemgetter(1)))

GRADES = [(60, "D"), (70, "C"), (80, "B"), (90, "A")]
print([("F" + "".join(g for _, g in GRADES))[bisect.bisect([s for s, _ in GRADES], score)] for score in (33, 60, 77, 89.5, 90, 100)])


def merge(intervals: Iterable[tuple[int, int]]) -> list[list[int]]:
    merged: list[list[int]] = []
    for start, end in sorted(intervals):
        if merged and start <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return merged


busy = merge([(9, 11), (13, 14), (10, 12), (14, 15), (20, 21)])
print(busy, [b - a for (_, a), (b, _) in itertools.pairwise(busy)])
names = ["ann", "bob", "eve"]
bisect.insort(names, "dan", key=str.lower)
print(names, bisect.bisect_left(names, "bob"), bisect.bisect_right([1, 2, 2, 3], 2, lo=1), bisect.bisect_left(GRADES, 80, key=lambda g: g[0]))
print(["".join(p) for p in itertools.permutations("abc", 2)], list(itertools.combinations_with_replacement("xy", 2)), list(itertools.product("ab", range(2))))
print(list(itertools.accumulate([3, 1, 4, 1, 5], max)), list(itertools.accumulate([1, 2, 3], operator.mul, initial=10)), list(itertools.compress("abcdef", [1, 0, 1])))
print(sum(Fraction(1, n) for n in range(1, 8)), Fraction("3.125"), Fraction(math.pi).limit_denominator(100), f"{Fraction(22, 7):.4f}", Fraction(-7, 3) // 1, round(Fraction(7, 2)))
print(array("i", [1, 2, 3]).tolist(), array("d", [0.5]).itemsize, array("B", b"abc"), math.comb(52, 5), math.isqrt(10**20), math.gcd(84, 36, 60), math.lcm(4, 6), math.prod([2, 3]))
steps = deque([1, 2, 3, 4], maxlen=4)
steps.rotate(1)
steps.appendleft(0)
print(steps, steps.index(2), math.dist((0, 0), (3, 4)), math.hypot(1, 2, 2), math.fsum([0.1] * 10), math.frexp(10), math.nextafter(1, 2), math.ulp(1.0))
