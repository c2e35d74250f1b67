# Under the future import, annotations of modules and classes are texts in a variable that code can read while it runs.
# since: 3.14
from __future__ import annotations
print('__annotations__' in globals(), __annotations__)  # expect: True {}
x: int = 1
print(__annotations__)  # expect: {'x': 'int'}
y: list[
   int]
print(__annotations__)  # expect: {'x': 'int', 'y': 'list[int]'}
if x == 2:
    z: str
print(__annotations__)  # expect: {'x': 'int', 'y': 'list[int]'}
(w): int = 3
print(__annotations__)  # expect: {'x': 'int', 'y': 'list[int]'}
class C:
    print('__annotations__' in locals(), __annotations__)
    a: int = 1
    print(__annotations__)
    if a == 1:
        b: str
    else:
        c: str
    print(__annotations__, sorted(locals()))
    def f(self, q: int) -> str: ...
    __private: int
    __annotations__['extra'] = 3
# expect: True {}
# expect: {'a': 'int'}
# expect: {'a': 'int', 'b': 'str'} ['__annotations__', '__firstlineno__', '__module__', '__qualname__', 'a']
print(C.__annotations__, sorted(C.__dict__), C.__annotate__)
# expect: {'a': 'int', 'b': 'str', '_C__private': 'int', 'extra': 3} ['__annotations__', '__dict__', '__doc__', '__firstlineno__', '__module__', '__static_attributes__', '__weakref__', 'a', 'f'] None
class D(C):  # expect: {'x': 'int', 'y': 'list[int]'}
    try:
        print(__annotations__)
    except NameError as e:
        print('E', e)
    def f(self): pass
try:
    print(D.__annotations__, sorted(D.__dict__), D.__annotate__)
except Exception as e: print(repr(e))
# expect: {} ['__annotate_func__', '__annotations_cache__', '__doc__', '__firstlineno__', '__module__', '__static_attributes__', 'f'] None
print(C.f.__annotations__)  # expect: {'q': 'int', 'return': 'str'}
class E:
    __annotations__ = {}
    a: int
print(E.__annotations__)  # expect: {'a': 'int'}
class F:  # expect: TypeError('list indices must be integers or slices, not str')
    __annotations__ = []
    try:
        a: int
    except Exception as e: print(repr(e))
    del __annotations__
    try:
        b: int
    except Exception as e: print(repr(e))
try:
    print(F.__annotations__)  # expect: {}
except Exception as e: print(repr(e))
def g():
    v: int = 3
    try: return __annotations__
    except NameError as e: return e
print(g())  # expect: {'x': 'int', 'y': 'list[int]', 'b': 'int'}
print('__annotate__' in globals())  # expect: False
import sys
m = sys.modules['__main__']
try:
    print(m.__annotate__)  # expect: None
    print(m.__annotations__)  # expect: {'x': 'int', 'y': 'list[int]', 'b': 'int'}
except Exception as e: print(repr(e))
ns = {}
exec("from __future__ import annotations\nx: int\nprint(__annotations__)", ns)  # expect: {'x': 'int'}
print(ns['__annotations__'])  # expect: {'x': 'int'}
