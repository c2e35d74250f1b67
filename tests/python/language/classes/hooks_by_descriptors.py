# special methods may be any descriptor; classes show what they wrap
# since: 3.14
import types
class D:
    def __get__(self, instance, owner=None): return lambda *args: print('called', *args) or args
class A: __getattr__ = __setattr__ = __delattr__ = D()
print(A().x)
# expect: called x
# expect: ('x',)
A().y = 3  # expect: called y 3
del A().z  # expect: called z
class P(property): 'of the class'
class B:
    @P
    def x(self): 'of the getter'
    @x.setter
    def x(self, value): 'of the setter'
    @property
    def y(self): 'y'
    z = property(doc='given')
print(B.x.__doc__, '|', B.y.__doc__, '|', B.z.__doc__, '|', type(B.x).__name__)
# expect: of the getter | y | given | P
for action in (lambda: B().z, lambda: setattr(B(), 'z', 1), lambda: delattr(B(), 'y')):
    try: action()
    except AttributeError as e: print(e)
# expect: property 'z' of 'B' object has no getter
# expect: property 'z' of 'B' object has no setter
# expect: property 'y' of 'B' object has no deleter
B.w = property()
try: B().w = 1
except AttributeError as e: print(e)  # expect: property of 'B' object has no setter
class C:
    @staticmethod
    def s(a: int) -> str: 'text of s'
    @classmethod
    def c(cls, a: int): 'text of c'
for name in 'sc':
    d = vars(C)[name]
    print(d.__wrapped__.__name__, d.__annotations__, d.__doc__, d.__name__, d.__qualname__, d.__module__, list(d.__dict__))
# expect: s {'a': <class 'int'>, 'return': <class 'str'>} text of s s C.s __main__ ['__module__', '__name__', '__qualname__', '__doc__', '__annotations__']
# expect: c {'a': <class 'int'>} text of c c C.c __main__ ['__module__', '__name__', '__qualname__', '__doc__', '__annotations__']
class Acts:
    @property
    def __bases__(self): return (int,)
print(issubclass(Acts(), int), issubclass(Acts(), str))  # expect: True False
class Module(types.ModuleType):
    kind = 'own'
    def __getattr__(self, name): return 'no ' + name
m = Module('m', 'text')
m.x = 1
print(m.kind, m.x, m.y, m.__name__, m.__doc__, sorted(vars(m)))
# expect: own 1 no y m text ['__doc__', '__loader__', '__name__', '__package__', '__spec__', 'x']
class Bare(types.ModuleType):
    def __init__(self): super().__init__('bare')
print(Bare(), dir(Bare())[-1])  # expect: <module 'bare'> __spec__
class S: __slots__ = ('b', 'c', 'a')
print([n for n in vars(S) if n[0] != '_'], S.__slots__)  # expect: ['a', 'b', 'c'] ('b', 'c', 'a')
