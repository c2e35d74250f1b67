"""Graph algorithms: Dijkstra and A* with heapq, Kruskal with union-find, BFS, topological sort."""
import heapq
import random
from collections import defaultdict, deque
from math import inf


class DisjointSet:
    def __init__(self, n):
        self.parent = list(range(n))
        self.size = [1] * n
        self.components = n

    def find(self, x):
        while self.parent[x] != x:
            self.parent[x] = self.parent[self.parent[x]]
            x = self.parent[x]
        return x

    def union(self, a, b):
        ra, rb = self.find(a), self.find(b)
        if ra == rb:
            return False
        if self.size[ra] < self.size[rb]:
            ra, rb = rb, ra
        self.parent[rb] = ra
        self.size[ra] += self.size[rb]
        self.components -= 1
        return True


class Graph:
    def __init__(self, n):
        self.n = n
        self.adj = defaultdict(list)
        self.edges = []

    def connect(self, u, v, w):
        self.adj[u].append((v, w))
        self.adj[v].append((u, w))
        self.edges.append((w, u, v))

    def dijkstra(self, source):
        dist = {source: 0}
        prev = {}
        done = set()
        heap = [(0, source)]
        while heap:
            d, u = heapq.heappop(heap)
            if u in done:
                continue
            done.add(u)
            for v, w in self.adj[u]:
                nd = d + w
                if nd < dist.get(v, inf):
                    dist[v] = nd
                    prev[v] = u
                    heapq.heappush(heap, (nd, v))
        return dist, prev

    def bfs_levels(self, source):
        seen = {source}
        queue = deque([(source, 0)])
        levels = defaultdict(int)
        while queue:
            u, depth = queue.popleft()
            levels[depth] += 1
            for v, _ in self.adj[u]:
                if v not in seen:
                    seen.add(v)
                    queue.append((v, depth + 1))
        return dict(levels)

    def kruskal(self):
        ds = DisjointSet(self.n)
        return [(u, v, w) for w, u, v in sorted(self.edges) if ds.union(u, v)]


def path_to(prev, node):
    path = [node]
    while node in prev:
        node = prev[node]
        path.append(node)
    return path[::-1]


def a_star(grid, start, goal):
    height, width = len(grid), len(grid[0])

    def h(p):
        return abs(p[0] - goal[0]) + abs(p[1] - goal[1])

    frontier = [(h(start), 0, start)]
    best = {start: 0}
    came = {}
    while frontier:
        _, cost, cur = heapq.heappop(frontier)
        if cur == goal:
            return cost, path_to(came, goal)
        if cost > best[cur]:
            continue
        r, c = cur
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            nr, nc = r + dr, c + dc
            if not (0 <= nr < height and 0 <= nc < width) or grid[nr][nc] == "#":
                continue
            ncost = cost + int(grid[nr][nc])
            if ncost < best.get((nr, nc), inf):
                best[nr, nc] = ncost
                came[nr, nc] = cur
                heapq.heappush(frontier, (ncost + h((nr, nc)), ncost, (nr, nc)))
    return None


def topological_order(deps):
    indegree = {k: 0 for k in deps}
    users = defaultdict(list)
    for task, needs in deps.items():
        for need in needs:
            indegree[task] += 1
            users[need].append(task)
    ready = [t for t, d in indegree.items() if d == 0]
    heapq.heapify(ready)
    order = []
    while ready:
        t = heapq.heappop(ready)
        order.append(t)
        for u in users[t]:
            indegree[u] -= 1
            if not indegree[u]:
                heapq.heappush(ready, u)
    if len(order) != len(deps):
        raise ValueError("cycle")
    return order


def count_islands(grid):
    cells = {(r, c) for r, row in enumerate(grid) for c, ch in enumerate(row) if ch == "#"}
    count = 0
    while cells:
        count += 1
        stack = [cells.pop()]
        while stack:
            r, c = stack.pop()
            for nb in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if nb in cells:
                    cells.remove(nb)
                    stack.append(nb)
    return count


def main():
    rng = random.Random(2024)
    g = Graph(2000)
    for v in range(1, g.n):
        g.connect(v, rng.randrange(v), rng.randint(1, 50))
    for _ in range(7000):
        g.connect(rng.randrange(g.n), rng.randrange(g.n), rng.randint(1, 100))
    total = 0
    for s in range(0, 2000, 65):
        dist, prev = g.dijkstra(s)
        total += sum(dist.values())
    far = max(dist, key=lambda k: (dist[k], k))
    print("dijkstra", total, far, dist[far], len(path_to(prev, far)))
    print("bfs", g.bfs_levels(0))
    mst = g.kruskal()
    print("mst", len(mst), sum(w for *_, w in mst))

    grid = ["".join("#" if rng.random() < 0.2 else str(rng.randint(1, 9)) for _ in range(180)) for _ in range(180)]
    grid[0] = "1" + grid[0][1:]
    grid[-1] = grid[-1][:-1] + "1"
    cost, path = a_star(grid, (0, 0), (179, 179))
    print("a*", cost, len(path), "islands", count_islands(grid))

    deps = {i: sorted({rng.randrange(i) for _ in range(rng.randint(0, 4))} if i else ()) for i in range(9000)}
    order = topological_order(deps)
    print("topo", order[:8], sum(i * t for i, t in enumerate(order)) % 1000003)


if __name__ == "__main__":
    main()
