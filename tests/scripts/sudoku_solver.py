# since: 3.14
"""Puzzles: sudoku with constraint propagation, eight queens, word ladders, a maze and Huffman codes."""

import heapq
import itertools
import string
from collections import Counter, defaultdict, deque
from dataclasses import dataclass, field
from functools import cache, reduce
from operator import or_, xor
from typing import Iterator, Optional

GRID = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ROWS, COLS = "ABCDEFGHI", string.digits[1:]
SQUARES = ["".join(p) for p in itertools.product(ROWS, COLS)]
UNITLIST = [[r + c for r in ROWS] for c in COLS] + [[r + c for c in COLS] for r in ROWS]
UNITLIST += [["".join(p) for p in itertools.product(rs, cs)] for rs in map("".join, itertools.batched(ROWS, 3)) for cs in map("".join, itertools.batched(COLS, 3))]
PEERS = {s: set(itertools.chain.from_iterable(u for u in UNITLIST if s in u)) - {s} for s in SQUARES}


def assign(values: dict[str, str], square: str, digit: str) -> Optional[dict[str, str]]:
    queue = [(square, d) for d in values[square] if d != digit]
    while queue:
        s, d = queue.pop()
        if d not in values[s]:
            continue
        values[s] = values[s].replace(d, "")
        if not values[s]:
            return None
        if len(values[s]) == 1:
            queue.extend((p, values[s]) for p in PEERS[s])
    return values


def solve(values):
    if values is None or all(len(v) == 1 for v in values.values()):
        return values
    square = min((s for s in SQUARES if len(values[s]) > 1), key=lambda s: (len(values[s]), s))
    return next(filter(None, (solve(assign(values.copy(), square, d)) for d in values[square])), None)


values = dict.fromkeys(SQUARES, COLS)
for square, char in zip(SQUARES, GRID):
    if char != ".":
        assert assign(values, square, char)
solved = solve(values)
for i, row in enumerate(itertools.batched((solved[s] for s in SQUARES), 9)):
    print(" | ".join("".join(part) for part in itertools.batched(row, 3)) + ("\n----+-----+----" if i in (2, 5) else ""))


def queens(n: int, columns: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    if len(columns) == n:
        yield columns
        return
    row = len(columns)
    for c in range(n):
        if all(c != k and abs(c - k) != row - r for r, k in enumerate(columns)):
            yield from queens(n, columns + (c,))


print(sum(1 for _ in queens(6)), next(queens(8)), [len(list(queens(n))) for n in range(1, 6)])
WORDS = "cold cord card ward warm worm wore core care bold gold corm".split()


def ladder(start, goal):
    paths = deque([[start]])
    seen = {start}
    while paths:
        path = paths.popleft()
        if path[-1] == goal:
            return path
        for word in WORDS:
            if word not in seen and sum(a != b for a, b in zip(word, path[-1])) == 1:
                seen.add(word)
                paths.append([*path, word])


print(" -> ".join(ladder("cold", "warm")), ladder("cold", "zzzz"))


@dataclass(order=True)
class Tree:
    weight: int
    order: int
    symbol: str = field(default="", compare=False)
    children: tuple = field(default=(), compare=False, repr=False)

    def codes(self, prefix=""):
        if self.symbol:
            yield self.symbol, prefix or "0"
        for bit, child in zip("01", self.children):
            yield from child.codes(prefix + bit)


text = "abracadabra alakazam"
number = itertools.count()
heap = [Tree(w, next(number), s) for s, w in sorted(Counter(text).items())]
heapq.heapify(heap)
while len(heap) > 1:
    a, b = heapq.heappop(heap), heapq.heappop(heap)
    heapq.heappush(heap, Tree(a.weight + b.weight, next(number), children=(a, b)))
codes = dict(heap[0].codes())
bits = "".join(map(codes.get, text))
decode, symbol, out = {v: k for k, v in codes.items()}, "", []
for bit in bits:
    symbol += bit
    if symbol in decode:
        out.append(decode[symbol])
        symbol = ""
print(sorted(codes.items(), key=lambda kv: (len(kv[1]), kv[1])), len(bits), "".join(out) == text, heap[0])
MAZE = """\
#########
#S..#...#
#.#.#.#.#
#.#...#E#
#########""".splitlines()
cells = {(y, x): c for y, line in enumerate(MAZE) for x, c in enumerate(line)}
start, goal = (next(k for k, v in cells.items() if v == c) for c in "SE")
frontier, came = [(0, start)], {start: None}
while frontier:
    cost, (y, x) = heapq.heappop(frontier)
    for cell in ((y, x + 1), (y + 1, x), (y, x - 1), (y - 1, x)):
        if cells[cell] != "#" and cell not in came:
            came[cell] = (y, x)
            heapq.heappush(frontier, (cost + 1, cell))
step = came[goal]
while step != start:
    cells[step], step = "*", came[step]
for y, group in itertools.groupby(cells.items(), key=lambda kv: kv[0][0]):
    print("".join(c for _, c in group))


@cache
def partitions(n, largest=None):
    largest = n if largest is None else largest
    return 1 if n == 0 else sum(partitions(n - k, k) for k in range(1, min(n, largest) + 1))


print([partitions(n) for n in range(1, 11)], partitions(30), partitions.cache_info().hits > 0, reduce(xor, [5, 9, 5]), reduce(or_, [{1}, {2}], set()), list(itertools.islice(itertools.permutations("abc"), 2, None, 2)))
