"""Exact algebra: determinants and inverses with Fraction, a Polynomial class with dunders."""
from fractions import Fraction
from itertools import zip_longest
from math import gcd


class Matrix:
    def __init__(self, rows):
        self.rows = [list(map(Fraction, row)) for row in rows]

    @classmethod
    def identity(cls, n):
        return cls([[int(i == j) for j in range(n)] for i in range(n)])

    @classmethod
    def hilbert(cls, n):
        return cls([[Fraction(1, i + j + 1) for j in range(n)] for i in range(n)])

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, ij):
        if isinstance(ij, tuple):
            i, j = ij
            return self.rows[i][j]
        return self.rows[ij]

    def __eq__(self, other):
        return isinstance(other, Matrix) and self.rows == other.rows

    def __matmul__(self, other):
        cols = list(zip(*other.rows))
        return Matrix([[sum(a * b for a, b in zip(row, col)) for col in cols] for row in self.rows])

    def __add__(self, other):
        return Matrix([[a + b for a, b in zip(r, s)] for r, s in zip(self.rows, other.rows)])

    def __mul__(self, k):
        return Matrix([[a * k for a in row] for row in self.rows])

    def trace(self):
        return sum(self[i, i] for i in range(len(self)))

    def det(self):
        m = [row[:] for row in self.rows]
        n = len(m)
        result = Fraction(1)
        for col in range(n):
            pivot = next((r for r in range(col, n) if m[r][col] != 0), None)
            if pivot is None:
                return Fraction(0)
            if pivot != col:
                m[col], m[pivot] = m[pivot], m[col]
                result = -result
            result *= m[col][col]
            for r in range(col + 1, n):
                factor = m[r][col] / m[col][col]
                if factor:
                    for c in range(col, n):
                        m[r][c] -= factor * m[col][c]
        return result

    def inverse(self):
        n = len(self)
        aug = [row + ident for row, ident in zip([r[:] for r in self.rows], Matrix.identity(n).rows)]
        for col in range(n):
            pivot = next(r for r in range(col, n) if aug[r][col])
            aug[col], aug[pivot] = aug[pivot], aug[col]
            p = aug[col][col]
            aug[col] = [v / p for v in aug[col]]
            for r in range(n):
                if r != col and (f := aug[r][col]):
                    aug[r] = [a - f * b for a, b in zip(aug[r], aug[col])]
        return Matrix([row[n:] for row in aug])

    def charpoly(self):
        """Faddeev-LeVerrier."""
        n = len(self)
        coeffs = [Fraction(1)]
        m = Matrix.identity(n)
        for k in range(1, n + 1):
            am = self @ m
            c = -am.trace() / k
            coeffs.append(c)
            m = am + Matrix.identity(n) * c
        return Poly(coeffs[::-1])


def det_laplace(m):
    if len(m) == 1:
        return m[0][0]
    total = 0
    for j, v in enumerate(m[0]):
        if v:
            minor = [row[:j] + row[j + 1 :] for row in m[1:]]
            total += (-1) ** j * v * det_laplace(minor)
    return total


def det_bareiss(m):
    m = [row[:] for row in m]
    n, sign, prev = len(m), 1, 1
    for k in range(n - 1):
        if m[k][k] == 0:
            for i in range(k + 1, n):
                if m[i][k]:
                    m[k], m[i] = m[i], m[k]
                    sign = -sign
                    break
            else:
                return 0
        for i in range(k + 1, n):
            for j in range(k + 1, n):
                m[i][j] = (m[i][j] * m[k][k] - m[i][k] * m[k][j]) // prev
        prev = m[k][k]
    return sign * m[-1][-1]


class Poly:
    """Polynomial with coefficients stored lowest degree first."""

    __slots__ = ("c",)

    def __init__(self, coeffs=()):
        c = list(coeffs)
        while c and c[-1] == 0:
            c.pop()
        self.c = tuple(c)

    @property
    def degree(self):
        return len(self.c) - 1

    def __bool__(self):
        return bool(self.c)

    def __eq__(self, other):
        if isinstance(other, (int, Fraction)):
            other = Poly([other])
        return self.c == other.c

    def __hash__(self):
        return hash(self.c)

    def __add__(self, other):
        if not isinstance(other, Poly):
            other = Poly([other])
        return Poly(a + b for a, b in zip_longest(self.c, other.c, fillvalue=0))

    __radd__ = __add__

    def __neg__(self):
        return Poly(-a for a in self.c)

    def __sub__(self, other):
        return self + (-other)

    def __mul__(self, other):
        if not isinstance(other, Poly):
            return Poly(a * other for a in self.c)
        out = [0] * (len(self.c) + len(other.c))
        for i, a in enumerate(self.c):
            for j, b in enumerate(other.c):
                out[i + j] += a * b
        return Poly(out)

    __rmul__ = __mul__

    def __pow__(self, n):
        result, base = Poly([1]), self
        while n:
            if n & 1:
                result = result * base
            base = base * base
            n >>= 1
        return result

    def __divmod__(self, other):
        rem = list(map(Fraction, self.c))
        quo = [Fraction(0)] * max(0, len(rem) - other.degree)
        lead = other.c[-1]
        while len(rem) > other.degree:
            shift = len(rem) - 1 - other.degree
            q = quo[shift] = rem[-1] / lead
            for i, b in enumerate(other.c):
                rem[shift + i] -= q * b
            rem.pop()
        return Poly(quo), Poly(rem)

    def __floordiv__(self, other):
        return divmod(self, other)[0]

    def __mod__(self, other):
        return divmod(self, other)[1]

    def __call__(self, x):
        acc = 0
        for a in reversed(self.c):
            acc = acc * x + a
        return acc

    def derivative(self):
        return Poly(i * a for i, a in enumerate(self.c) if i)

    def monic(self):
        return Poly(Fraction(a) / self.c[-1] for a in self.c)

    def __str__(self):
        out = ""
        for i, a in reversed(list(enumerate(self.c))):
            if a:
                sign = "-" if a < 0 else "+"
                power = "" if i == 0 else "x" if i == 1 else f"x^{i}"
                out += f" {sign} {abs(a)}{power}"
        return out.strip(" +") or "0"


def poly_gcd(a, b):
    while b:
        a, b = b, a % b
    return a.monic()


def lagrange(points):
    total = Poly()
    for i, (xi, yi) in enumerate(points):
        term = Poly([Fraction(yi)])
        for j, (xj, _) in enumerate(points):
            if i != j:
                term = term * Poly([-xj, 1]) * Fraction(1, xi - xj)
        total = total + term
    return total


def main():
    h = Matrix.hilbert(36)
    print("hilbert", h.det().denominator.bit_length())
    inv = Matrix.hilbert(20).inverse()
    print("inverse", inv[0, 0], inv[19, 19], inv @ Matrix.hilbert(20) == Matrix.identity(20))

    ints = [[(i * i * 7 + j * j * j + i * j) % 11 - 5 for j in range(8)] for i in range(8)]
    print("dets", Matrix(ints).det(), det_laplace(ints), det_bareiss(ints))
    cp = Matrix(ints).charpoly()
    print("charpoly", cp, cp(0) == Matrix(ints).det())

    p = Poly([-1, 1]) ** 6 * Poly([2, 1]) ** 5 * Poly([3, 0, 1]) ** 3
    g = poly_gcd(p, p.derivative())
    print("gcd", g, "| squarefree", p // g)
    print("power", sum((Poly([1, 1]) ** 300).c) == 2 ** 300, (Poly([1, 2, 3]) ** 90)(2) % 1000007)
    fit = lagrange([(x, x ** 5 - 3 * x + 7) for x in range(-13, 14)])
    print("fit", fit, gcd(*(c.numerator for c in fit.c)))


if __name__ == "__main__":
    main()
