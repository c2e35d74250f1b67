"""Shortest ways on a grid with walls, breadth first and by cost, and the parts of a graph: heaps, deques, sets and dicts with tuples as keys."""

from collections import deque
from heapq import heappop, heappush

SIZE = 120


def neighbours(cell, walls):
    x, y = cell
    for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        near = (x + dx, y + dy)
        if 0 <= near[0] < SIZE and 0 <= near[1] < SIZE and near not in walls:
            yield near


def steps(start, goal, walls):
    seen = {start: 0}
    waiting = deque([start])
    while waiting:
        cell = waiting.popleft()
        if cell == goal:
            return seen[cell]
        for near in neighbours(cell, walls):
            if near not in seen:
                seen[near] = seen[cell] + 1
                waiting.append(near)
    return None


def cheapest(start, goal, walls):
    best = {start: 0}
    heap = [(0, start)]
    while heap:
        cost, cell = heappop(heap)
        if cell == goal:
            return cost
        if cost > best[cell]:
            continue
        for near in neighbours(cell, walls):
            total = cost + 1 + (near[0] * 5 + near[1] * 3) % 7
            if total < best.get(near, 1 << 30):
                best[near] = total
                heappush(heap, (total, near))
    return None


def parts(edges):
    links = {}
    for a, b in edges:
        links.setdefault(a, set()).add(b)
        links.setdefault(b, set()).add(a)
    left, sizes = set(links), []
    while left:
        part, waiting = set(), [min(left)]
        while waiting:
            node = waiting.pop()
            if node not in part:
                part.add(node)
                waiting.extend(links[node] - part)
        left -= part
        sizes.append(len(part))
    return sizes


def main():
    for seed in range(4):
        walls = {((i * 37 + seed) % SIZE, (i * i + 11 * seed) % SIZE) for i in range(2600)} - {(0, 0), (SIZE - 1, SIZE - 1)}
        print(steps((0, 0), (SIZE - 1, SIZE - 1), walls), cheapest((0, 0), (SIZE - 1, SIZE - 1), walls))
    print(sorted(parts((i * 7 % 9000, (i * 11 + i % 3 * 500) % 9000) for i in range(5200)))[-5:])


main()
