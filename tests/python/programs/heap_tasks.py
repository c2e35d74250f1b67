# a priority queue, bisect and a scheduler
import heapq
from bisect import bisect_left, bisect_right, insort
from dataclasses import dataclass, field
from itertools import count
from queue import Queue, PriorityQueue, Empty

@dataclass(order=True)
class Task:
    priority: int
    name: str = field(compare=False)

heap = []
for priority, name in [(3, 'write'), (1, 'plan'), (2, 'code'), (1, 'think')]:
    heapq.heappush(heap, Task(priority, name))
print([heapq.heappop(heap).name for _ in range(len(heap))])
# expect: ['plan', 'think', 'code', 'write']
print(heapq.nlargest(2, [5, 1, 9, 3]), heapq.nsmallest(2, ['ccc', 'a', 'bb'], key=len), list(heapq.merge([1, 4], [2, 3])))
# expect: [9, 5] ['a', 'bb'] [1, 2, 3, 4]
scores = [10, 20, 20, 30]
print(bisect_left(scores, 20), bisect_right(scores, 20), bisect_left(scores, 25))
# expect: 1 3 3
insort(scores, 15)
print(scores, [('F', 'D', 'C', 'B', 'A')[bisect_right([60, 70, 80, 90], s)] for s in (33, 99, 77, 70, 89)])
# expect: [10, 15, 20, 20, 30] ['F', 'A', 'C', 'C', 'B']

def dijkstra(graph, start):
    best = {start: 0}
    tie = count()
    queue = [(0, next(tie), start)]
    while queue:
        cost, _, node = heapq.heappop(queue)
        if cost > best[node]:
            continue
        for other, weight in graph[node].items():
            if cost + weight < best.get(other, float('inf')):
                best[other] = cost + weight
                heapq.heappush(queue, (best[other], next(tie), other))
    return best

print(dijkstra({'a': {'b': 7, 'c': 3}, 'b': {'d': 2}, 'c': {'b': 1, 'd': 8}, 'd': {}}, 'a'))
# expect: {'a': 0, 'b': 4, 'c': 3, 'd': 6}
q = PriorityQueue()
for item in [(2, 'b'), (1, 'a')]:
    q.put(item)
print(q.get(), q.qsize(), q.empty())
# expect: (1, 'a') 1 False
plain = Queue(maxsize=1)
plain.put('x')
print(plain.full(), plain.get_nowait())
# expect: True x
try:
    plain.get_nowait()
except Empty:
    print('empty')
# expect: empty
