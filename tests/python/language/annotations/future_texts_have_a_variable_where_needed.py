# Bodies without annotations have no variable for texts of them; a namespace of a metaclass or of `exec` gets it.
# since: 3.14
from __future__ import annotations
class C:  # expect: False
    print('__annotations__' in locals())
class D:  # expect: name '__annotations__' is not defined
    def f(self, a: int): pass
    try: print(__annotations__)
    except NameError as e: print(e)
def f(a: int): pass
print('__annotations__' in globals())  # expect: False
def g():
    class L:
        q: int
        def m(self) -> L:
            r: int
        print(__annotations__)
        for i in range(1):
            k: str
    return L
print(g().__annotations__)
# expect: {'q': 'int'}
# expect: {'q': 'int', 'k': 'str'}
def h[T]():
    class L[U]:
        q: T
        r: U
        print(__annotations__)
        s = [__annotations__ for _ in range(1)]
    return L
try:
    print(h().__annotations__)  # expect: {'q': 'T', 'r': 'U'}
except NameError as e: print(e)  # expect: name '__annotations__' is not defined
class G:  # expect: name 'lst' is not defined
    if 0:
        gg: int
    try:
        lst[0]: int
    except NameError as e: print(e)
print(sorted(G.__dict__))
# expect: ['__annotations__', '__dict__', '__doc__', '__firstlineno__', '__module__', '__static_attributes__', '__weakref__']
ns = {}; 
exec("from __future__ import annotations\nx: int\nif 0:\n  y: int\n", ns); print(sorted(ns)[:])
# expect: ['__annotations__', '__builtins__', '__conditional_annotations__', 'annotations']
ns = {}; loc = {}
exec("from __future__ import annotations\nx: int\n(y): int\nprint(__annotations__)", ns, loc); print(sorted(ns), loc)
# expect: {'x': 'int'}
# expect: ['__builtins__'] {'__conditional_annotations__': set(), '__annotations__': {'x': 'int'}, 'annotations': _Feature((3, 7, 0, 'beta', 1), None, 16777216)}
ns = {}; loc = {}
exec("from __future__ import annotations\n(y): int\n", ns, loc); print(sorted(ns), loc)
# expect: ['__builtins__'] {'__conditional_annotations__': set(), '__annotations__': {}, 'annotations': _Feature((3, 7, 0, 'beta', 1), None, 16777216)}
class O(dict):
    def __getitem__(self, k):
        print('get', k); return dict.__getitem__(self, k)
    def __setitem__(self, k, v):
        print('set', k); return dict.__setitem__(self, k, v)
    def __contains__(self, k):
        print('in', k); return dict.__contains__(self, k)
class M(type):
    @classmethod
    def __prepare__(cls, n, b): return O()
class C(metaclass=M):
    x: int
    y: int = 3
# expect: get __name__
# expect: set __module__
# expect: set __qualname__
# expect: set __firstlineno__
# expect: get __annotations__
# expect: set __annotations__
# expect: get __annotations__
# expect: set y
# expect: get __annotations__
# expect: set __static_attributes__
class C(metaclass=M):
    lst = [0]
    lst[0]: int = 3
# expect: get __name__
# expect: set __module__
# expect: set __qualname__
# expect: set __firstlineno__
# expect: get __annotations__
# expect: set __annotations__
# expect: set lst
# expect: get lst
# expect: set __static_attributes__
