# matrices with operators
class M:
    def __init__(self, rows): self.rows = [list(r) for r in rows]
    def __matmul__(self, o): return M([[sum(a * b for a, b in zip(r, c)) for c in zip(*o.rows)] for r in self.rows])
    def __add__(self, o): return M([[a + b for a, b in zip(r, s)] for r, s in zip(self.rows, o.rows)])
    def __mul__(self, k): return M([[a * k for a in r] for r in self.rows])
    __rmul__ = __mul__
    def __getitem__(self, ij): return self.rows[ij[0]][ij[1]]
    def __setitem__(self, ij, v): self.rows[ij[0]][ij[1]] = v
    @property
    def T(self): return M(zip(*self.rows))
    def __repr__(self): return f'M({self.rows})'
    def __pow__(self, n): return self if n == 1 else self @ self ** (n - 1)
a = M([[1, 2], [3, 4]])
a[0, 0] += 4
print(a, a @ a, a + a, 2 * a, a.T, a[1, 0], a ** 3)
# expect: M([[5, 2], [3, 4]]) M([[31, 18], [27, 22]]) M([[10, 4], [6, 8]]) M([[10, 4], [6, 8]]) M([[5, 3], [2, 4]]) 3 M([[209, 134], [201, 142]])
