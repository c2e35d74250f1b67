# since: 3.14
"""Pattern matching, operator overloading, slots, iterators and generators in small simulations."""

import cmath
import functools
import itertools
import math
import operator
import re
from collections import deque, namedtuple
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Iterator, NamedTuple, Sequence


class Vector:
    __slots__ = ("_items",)
    __match_args__ = ("x", "y")

    def __init__(self, *items):
        self._items = tuple(items)

    x = property(lambda self: self._items[0])
    y = property(lambda self: self._items[1])

    def __iter__(self):
        return iter(self._items)

    def __len__(self):
        return len(self._items)

    def __getitem__(self, index):
        return type(self)(*self._items[index]) if isinstance(index, slice) else self._items[index]

    def __add__(self, other):
        return Vector(*map(operator.add, self, other))

    def __mul__(self, scalar):
        return Vector(*(i * scalar for i in self)) if isinstance(scalar, (int, float, Fraction)) else NotImplemented

    __rmul__ = __mul__

    def __matmul__(self, other):
        return sum(map(operator.mul, self, other))

    def __neg__(self):
        return self * -1

    def __abs__(self):
        return math.sqrt(self @ self)

    def __bool__(self):
        return any(self)

    def __eq__(self, other):
        return tuple(self) == tuple(other) if isinstance(other, Vector) else NotImplemented

    def __hash__(self):
        return hash(self._items)

    def __repr__(self):
        return f"{type(self).__name__}{self._items!r}"

    def __format__(self, spec):
        return "<" + ", ".join(format(i, spec) for i in self) + ">"


class Matrix(list):
    def __matmul__(self, other):
        return Matrix([[sum(map(operator.mul, row, column)) for column in zip(*other)] for row in self])

    def __pow__(self, n, mod=None):
        result = Matrix([[int(i == j) for j in range(len(self))] for i in range(len(self))])
        base = self
        while n:
            n, odd = divmod(n, 2)
            if odd:
                result = result @ base
            base = base @ base
        return Matrix([[v % mod for v in row] for row in result]) if mod else result

    def determinant(self):
        rows, sign, total = [[Fraction(v) for v in row] for row in self], 1, Fraction(1)
        for i in range(len(rows)):
            pivot = next((r for r in range(i, len(rows)) if rows[r][i]), None)
            if pivot is None:
                return Fraction(0)
            if pivot != i:
                rows[i], rows[pivot], sign = rows[pivot], rows[i], -sign
            total *= rows[i][i]
            for r in range(i + 1, len(rows)):
                factor = rows[r][i] / rows[i][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i])]
        return total * sign


def classify(thing):
    match thing:
        case Vector(x=0, y=0):
            return "origin"
        case Vector(x, y) if x == y:
            return f"diagonal {x}"
        case [Vector() as head, *rest]:
            return f"{head} and {len(rest)} more"
        case {"kind": "circle", "r": int() | float() as r, **rest}:
            return f"circle {math.pi * r**2:.2f} {rest}"
        case ("move", (dx, dy)) | ("jump", dx, dy):
            return f"move by {dx},{dy}"
        case str(text) if (m := re.fullmatch(r"(\d+)x(\d+)", text)):
            return f"size {int(m[1]) * int(m[2])}"
        case True | None:
            return "singleton"
        case -1 | 1j | "yes" | b"raw":
            return f"literal {thing!r}"
        case [[a, b], [c, d]]:
            return f"2x2 {a * d - b * c}"
        case float(value):
            return f"float {value!r}"
        case []:
            return "empty"
        case _:
            return f"other {type(thing).__name__}"


v, w = Vector(3, 4), Vector(1.5, -2)
print(v + w, 2 * v, v @ w, abs(v), -w, bool(Vector(0, 0)), v[1:], f"{w:+.2f}", {v: 1}[Vector(3, 4)], Vector(*v, 5)[-1], v == (3, 4), 4 in v)
for thing in (Vector(0, 0), Vector(2, 2), [v, w, w], {"kind": "circle", "r": 2, "id": 1}, ("move", [1, 2]), ("jump", 3, 4), "3x4", True, 1, -1, 1j, b"raw",
              [[1, 2], [3, 4]], 2.50, [], (), {"kind": "x"}, None, range(2)):
    print(f"{str(thing):<32.32} {classify(thing)}")
print(Matrix([[1, 1], [1, 0]]) ** 90, pow(Matrix([[1, 1], [1, 0]]), 1000, 1000), Matrix([[2, 1, 3], [0, 4, 1], [5, 2, 2]]).determinant())
for bad in (lambda: v * "a", lambda: v @ 3, lambda: v["k"], lambda: setattr(v, "z", 1), lambda: v + 1):
    try:
        bad()
    except Exception as error:
        print(type(error).__name__, error)


def life(cells: set[tuple[int, int]]) -> Iterator[set[tuple[int, int]]]:
    while cells:
        yield cells
        counts: dict[tuple[int, int], int] = {}
        for (x, y), dx, dy in itertools.product(cells, (-1, 0, 1), (-1, 0, 1)):
            if dx or dy:
                counts[x + dx, y + dy] = counts.get((x + dx, y + dy), 0) + 1
        cells = {c for c, n in counts.items() if n == 3 or n == 2 and c in cells}


for generation in itertools.islice(life({(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)}), 0, 5, 2):
    print("/".join("".join(".#"[(x, y) in generation] for x in range(5)) for y in range(5)))


def averager():
    total = count = 0
    average = None
    while (value := (yield average)) is not None:
        total, count = total + value, count + 1
        average = total / count
    return f"{count} values"


def delegate(log):
    log.append((yield from averager()))
    yield "done"


log = []
gen = delegate(log)
print(next(gen), gen.send(10), gen.send(15), gen.send(None), log, list(gen))
print([round(abs(cmath.exp(2j * math.pi * k / 6)), 6) for k in range(2)], cmath.polar(1j)[1] == math.pi / 2, cmath.sqrt(-4), (3 + 4j).conjugate(), complex("1-2j"))
