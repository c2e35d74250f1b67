"""Fractals: chaos game on B-splines, IFS fern, Mandelbrot with complex, L-system turtle."""
import cmath
import math
import random
from collections import Counter


class GVector:
    def __init__(self, x=0.0, y=0.0):
        self.x = x
        self.y = y

    def dist(self, other):
        return math.hypot(self.x - other.x, self.y - other.y)

    def __add__(self, other):
        if not isinstance(other, GVector):
            raise ValueError(f"can't add {type(other)} to {type(self)}")
        return GVector(self.x + other.x, self.y + other.y)

    def __sub__(self, other):
        return self + other * -1

    def __mul__(self, k):
        return GVector(self.x * k, self.y * k)

    __rmul__ = __mul__

    def lerp(self, other, t):
        return GVector(self.x + t * (other.x - self.x), self.y + t * (other.y - self.y))


class Spline:
    """De Boor evaluation of a uniform B-spline."""

    def __init__(self, points, degree):
        self.points = points
        self.degree = degree
        inner = len(points) - degree
        self.knots = [0] * degree + list(range(inner + 1)) + [inner] * degree

    def domain(self):
        return self.knots[self.degree], self.knots[-self.degree - 1]

    def __call__(self, u):
        lo, hi = self.domain()
        k = min(int(u), hi - 1) + self.degree
        d = [self.points[j + k - self.degree] for j in range(self.degree + 1)]
        for r in range(1, self.degree + 1):
            for j in range(self.degree, r - 1, -1):
                left = self.knots[j + k - self.degree]
                right = self.knots[j + 1 + k - r]
                alpha = (u - left) / (right - left)
                d[j] = d[j - 1].lerp(d[j], alpha)
        return d[self.degree]


def chaos_game(spline, corners, steps, rng):
    lo, hi = spline.domain()
    p = GVector(0.5, 0.5)
    hits = Counter()
    for i in range(steps):
        target = spline(rng.uniform(lo, hi)) if i % 2 else rng.choice(corners)
        p = p.lerp(target, 0.5)
        hits[int(p.x * 16), int(p.y * 16)] += 1
    return hits


FERN = [
    (0.01, (0.0, 0.0, 0.0, 0.16, 0.0, 0.0)),
    (0.86, (0.85, 0.04, -0.04, 0.85, 0.0, 1.6)),
    (0.93, (0.2, -0.26, 0.23, 0.22, 0.0, 1.6)),
    (1.00, (-0.15, 0.28, 0.26, 0.24, 0.0, 0.44)),
]


def fern(n, rng):
    x = y = 0.0
    for _ in range(n):
        pick = rng.random()
        a, b, c, d, e, f = next(t for limit, t in FERN if pick <= limit)
        x, y = a * x + b * y + e, c * x + d * y + f
        yield x, y


def mandelbrot_rows(width, height, limit):
    for j in range(height):
        row = []
        for i in range(width):
            c = complex(-2.2 + 3.0 * i / width, -1.2 + 2.4 * j / height)
            z = 0j
            n = 0
            while abs(z) <= 2.0 and n < limit:
                z = z * z + c
                n += 1
            row.append(n)
        yield row


def lsystem(axiom, rules, depth):
    for _ in range(depth):
        axiom = "".join(rules.get(ch, ch) for ch in axiom)
    return axiom


def turtle(program, angle):
    pos, heading = 0j, 1 + 0j
    left, right = cmath.exp(1j * angle), cmath.exp(-1j * angle)
    visited = {(0, 0)}
    for ch in program:
        if ch == "F":
            pos += heading
            visited.add((round(pos.real), round(pos.imag)))
        elif ch == "+":
            heading *= left
        elif ch == "-":
            heading *= right
    return visited


def main():
    rng = random.Random(1234)
    ctrl = [GVector(0.1, 0.2), GVector(0.5, 0.9), GVector(0.9, 0.4), GVector(0.3, 0.1), GVector(0.7, 0.8), GVector(0.2, 0.6)]
    corners = [GVector(0, 0), GVector(1, 0), GVector(0.5, 1)]
    hits = chaos_game(Spline(ctrl, 3), corners, 38000, rng)
    print("chaos", len(hits), max(hits.values()))

    box = Counter((int(x * 2) , int(y)) for x, y in fern(90000, rng))
    print("fern", len(box), box[0, 5])

    rows = list(mandelbrot_rows(160, 100, 140))
    print("mandel", sum(map(sum, rows)), "".join(" .:*#"[min(4, n // 8)] for n in rows[47][::4]))

    dragon = lsystem("FX", {"X": "X+YF+", "Y": "-FX-Y"}, 14)
    print("dragon", len(dragon), len(turtle(dragon, math.pi / 2)))


if __name__ == "__main__":
    main()
