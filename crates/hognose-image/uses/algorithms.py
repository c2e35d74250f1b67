# Heaps, bisection, graphs, keyed memory.
import bisect
import graphlib
import heapq
import sys
from heapq import heappop, heappush

heap = []
for n in (5, 1, 4):
    heappush(heap, (n, str(n)))
print(heappop(heap), heapq.nlargest(2, [1, 3, 2]), heapq.nsmallest(1, [3, 2], key=lambda n: n), heapq.heapify([3, 1]), list(heapq.merge([1, 3], [2])), heapq.heappushpop(heap, (2, "")), heapq.heapreplace(heap, (7, "")))
print(bisect.bisect_left([1, 3], 2), bisect.bisect([1, 3], 3), bisect.insort([1, 3], 2), list(graphlib.TopologicalSorter({"a": {"b"}}).static_order()), sys.maxsize, sys.version_info[:2], sys.getrecursionlimit())
graph = {"a": [("b", 1), ("c", 4)], "b": [("c", 2)], "c": []}
best, queue = {"a": 0}, [(0, "a")]
while queue:
    cost, node = heapq.heappop(queue)
    for other, step in graph[node]:
        if cost + step < best.get(other, float("inf")):
            best[other] = cost + step
            heapq.heappush(queue, (cost + step, other))
print(best)
