# An AttributeError that hooks and getters let pass names what was asked for.
# since: 3.14
class A:
    __slots__=()
    def __getattr__(self, name):
        raise AttributeError(name)
for n in ('foo', '__dict__', '__class__', '__doc__', '__dir', '__weakref__', '__module__', '__slots__'):
    try:
        print(n, getattr(A(), n))
    except AttributeError as e: print(n, e.name, type(e.obj))
# expect: foo foo <class '__main__.A'>
# expect: __dict__ __dict__ <class '__main__.A'>
# expect: __class__ <class '__main__.A'>
# expect: __doc__ None
# expect: __dir __dir <class '__main__.A'>
# expect: __weakref__ __weakref__ <class '__main__.A'>
# expect: __module__ __main__
# expect: __slots__ ()
class B:
    def __getattribute__(self, name):
        raise AttributeError(name)
for n in ('foo', '__dict__', '__class__', '__doc__', '__dir'):
    try:
        print(n, getattr(B(), n))
    except AttributeError as e: print(n, e.name, type(e.obj))
# expect: foo foo <class '__main__.B'>
# expect: __dict__ __dict__ <class '__main__.B'>
# expect: __class__ __class__ <class '__main__.B'>
# expect: __doc__ __doc__ <class '__main__.B'>
# expect: __dir __dir <class '__main__.B'>
class C:
    @property
    def x(self): raise AttributeError('c')
    def __getattr__(self, n): raise AttributeError('zz')
for n in ('foo', 'y', 'x'):
    try:
        print(n, getattr(C(), n))
    except AttributeError as e: print(n, e.name, type(e.obj))
# expect: foo foo <class '__main__.C'>
# expect: y y <class '__main__.C'>
# expect: x x <class '__main__.C'>
try: print(C().x)
except AttributeError as e: print(n, e.name, type(e.obj))  # expect: x x <class '__main__.C'>
try: print(A().__dict__)
except AttributeError as e: print(n, e.name, type(e.obj))  # expect: x __dict__ <class '__main__.A'>
import types
m = types.ModuleType('m')
def __getattr__(name): raise AttributeError('nothing')
m.__getattr__ = __getattr__
try: m.foo
except AttributeError as e: print(e.name, e.obj is m)  # expect: foo True
class D:
    def one(self): pass
    def __getattr__(self, name):
        raise AttributeError(f'no {name} here')
class E(D):
    def __getattr__(self, name):
        raise AttributeError(f'no {name} here', name='other')
for c in D, E:
    try: c().on
    except AttributeError as e: print(e, e.name, type(e.obj))
# expect: no on here on <class '__main__.D'>
# expect: no on here other <class 'NoneType'>
try: D().two()
except AttributeError as e: print(e, e.name, type(e.obj))  # expect: no two here two <class '__main__.D'>
print(hasattr(D(), 'x'), getattr(D(), 'x', 5))  # expect: False 5
import traceback
try: D().onne
except AttributeError as e: print(traceback.format_exception_only(e))
# expect: ["AttributeError: no onne here. Did you mean: 'one'?\n"]
