# __class__ cell, __qualname__, __firstlineno__
class A:
    def f(self): return __class__
    @classmethod
    def g(cls): return __class__, cls
class B(A): pass
print(B().f(), B.g())  # expect: <class '__main__.A'> (<class '__main__.A'>, <class '__main__.B'>)
class C:
    __qualname__ = 'custom.C'
    __module__ = 'mod'
    def f(self): pass
print(C, C.f.__qualname__, C.__name__)  # expect: <class 'mod.custom.C'> C.f C
try:
    exec('class D:\n    __qualname__ = 5')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: type __qualname__ must be a str, not int
class E:
    __doc__ = 'set'
    __slots__ = ()
print(E.__doc__, E.__dict__.get('__slots__'))  # expect: set ()
