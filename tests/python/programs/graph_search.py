# breadth first, depth first, shortest paths
import heapq
from collections import deque
g = {'A': {'B': 1, 'C': 4}, 'B': {'C': 2, 'D': 5}, 'C': {'D': 1}, 'D': {}, 'E': {'A': 1}}
def bfs(s):
    seen, q = [s], deque([s])
    while q:
        for n in g[q.popleft()]:
            if n not in seen:
                seen.append(n)
                q.append(n)
    return seen
def dfs(n, seen=None):
    seen = [] if seen is None else seen
    if n not in seen:
        seen.append(n)
        for m in g[n]: dfs(m, seen)
    return seen
def dijkstra(s):
    dist, h = {s: 0}, [(0, s)]
    while h:
        d, n = heapq.heappop(h)
        if d > dist[n]: continue
        for m, w in g[n].items():
            if d + w < dist.get(m, float('inf')):
                dist[m] = d + w
                heapq.heappush(h, (d + w, m))
    return dist
def topo():
    out, seen = [], set()
    def visit(n):
        if n in seen: return
        seen.add(n)
        for m in g[n]: visit(m)
        out.append(n)
    for n in g: visit(n)
    return out[::-1]
print(bfs('A'), dfs('E'), dijkstra('E'), topo())
# expect: ['A', 'B', 'C', 'D'] ['E', 'A', 'B', 'C', 'D'] {'E': 0, 'A': 1, 'B': 2, 'C': 4, 'D': 5} ['E', 'A', 'B', 'C', 'D']
