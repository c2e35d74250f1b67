# What getattr and hasattr remember of classes follows their changes.
class B: x = 1
class A(B):
    def m(self): return 'm'
a = A()
def g(o, n): return getattr(o, n)
def show(*n):
    out = []
    for k in n:
        for _ in range(3):
            try: v = g(a, k)
            except AttributeError as e: v = 'none'
            if callable(v): v = v()
        out.append((v, hasattr(a, k)))
    print(out)
show('x', 'm')  # expect: [(1, True), ('m', True)]
B.x = 2; show('x', 'm')  # expect: [(2, True), ('m', True)]
A.x = 3; show('x', 'm')  # expect: [(3, True), ('m', True)]
del A.x; show('x', 'm')  # expect: [(2, True), ('m', True)]
a.x = 4; show('x', 'm')  # expect: [(4, True), ('m', True)]
del a.x; show('x', 'm')  # expect: [(2, True), ('m', True)]
A.m = lambda self: 'n'; show('x', 'm')  # expect: [(2, True), ('n', True)]
B.x = property(lambda self: 'p'); show('x', 'm')  # expect: [('p', True), ('n', True)]
B.x = staticmethod(lambda: 's'); show('x', 'm')  # expect: [('s', True), ('n', True)]
class D:
    def __get__(self, o, t): return 'd'
B.x = 7; show('x')  # expect: [(7, True)]
B.x = D(); show('x', 'm')  # expect: [('d', True), ('n', True)]
B.x = 8; show('x')  # expect: [(8, True)]
del B.x; show('x', 'm')  # expect: [('none', False), ('n', True)]
B.x = 9
A.__getattr__ = lambda self, n: 'hook ' + n
show('x', 'm', 'zz')  # expect: [(9, True), ('n', True), ('hook zz', True)]
A.__getattribute__ = lambda self, n: 'all ' + n
show('x', 'm', 'zz')  # expect: [('all x', True), ('all m', True), ('all zz', True)]
del A.__getattribute__, A.__getattr__
show('x', 'm', 'zz')  # expect: [(9, True), ('n', True), ('none', False)]
a.m = lambda: 'own'; show('m')  # expect: [('own', True)]
class C:
    x = 11
    def m(self): return 'c'
a.__class__ = C; show('x', 'm')  # expect: [(11, True), ('own', True)]
del a.m; show('x', 'm')  # expect: [(11, True), ('c', True)]
A.__bases__ = (C,)
a = A(); show('x', 'm')  # expect: [(11, True), ('n', True)]
del A.m; show('m')  # expect: [('c', True)]
class V:
    def visit(self, n): return getattr(self, 'visit_' + type(n).__name__, self.other)(n)
    def visit_int(self, n): return n + 1
    def visit_str(self, n): return n + '!'
    def other(self, n): return '?'
v = V()
print([v.visit(n) for n in (1, 'a', 2.0, 3, 'b', None)] * 2)
# expect: [2, 'a!', '?', 4, 'b!', '?', 2, 'a!', '?', 4, 'b!', '?']
