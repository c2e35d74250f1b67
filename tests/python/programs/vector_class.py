# a small numeric class with all its dunders
import math
class V:
    def __init__(self, *c): self.c = c
    def __repr__(self): return f'V{self.c}'
    def __iter__(self): return iter(self.c)
    def __add__(self, o): return V(*(a + b for a, b in zip(self, o)))
    def __sub__(self, o): return self + -o
    def __neg__(self): return V(*(-a for a in self))
    def __mul__(self, k): return sum(a * b for a, b in zip(self, k)) if isinstance(k, V) else V(*(a * k for a in self))
    __rmul__ = __mul__
    def __abs__(self): return math.hypot(*self)
    def __bool__(self): return any(self)
    def __eq__(self, o): return isinstance(o, V) and self.c == o.c
    def __hash__(self): return hash(self.c)
    def __getitem__(self, i): return V(*self.c[i]) if isinstance(i, slice) else self.c[i]
    def __len__(self): return len(self.c)
    def __format__(self, s): return '(' + ', '.join(format(a, s) for a in self) + ')'
    def __round__(self, n=0): return V(*(round(a, n) for a in self))
a, b = V(1, 2, 3), V(4, 5, 6)
print(a + b, b - a, a * 2, 2 * a, a * b, abs(V(3, 4)), bool(V(0, 0)), a == V(1, 2, 3))
# expect: V(5, 7, 9) V(3, 3, 3) V(2, 4, 6) V(2, 4, 6) 32 5.0 False True
print({a: 1}[V(1, 2, 3)], a[1], a[1:], len(a), f'{a:.1f}', round(V(1.26, 2.51), 1))
# expect: 1 2 V(2, 3) 3 (1.0, 2.0, 3.0) V(1.3, 2.5)
print([*a], max(a), sum([a, b], V(0, 0, 0)))  # expect: [1, 2, 3] 3 V(5, 7, 9)
x, *rest = a
print(x, rest)  # expect: 1 [2, 3]
