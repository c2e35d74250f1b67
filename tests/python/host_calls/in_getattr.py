# a host call in __getattr__ and its kin
# tools: echo
class G:
    def __getattr__(self, n): return echo(n + '!')
class A:
    def __getattribute__(self, n): return echo(n)
    def __setattr__(self, n, v): object.__setattr__(self, n, v) if echo(True) else None
g = G()
a = A()
a.x = 1
print(g.anything, getattr(g, 'other'), hasattr(g, 'q'), a.x, a.zz, g.m + 'x')
# expect: anything! other! True x zz m!x
class D:
    def __get__(s, o, c): return echo('descriptor')
class C: d = D()
print(C().d, C.d)  # expect: descriptor descriptor
