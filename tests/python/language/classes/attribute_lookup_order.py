# data descriptor, instance, non-data descriptor, class, __getattr__
class Data:
    def __get__(s, o, c): return 'data'
    def __set__(s, o, v): raise AttributeError('read only')
class Non:
    def __get__(s, o, c): return 'non-data'
class A:
    d, n, c = Data(), Non(), 'class'
    def __getattr__(s, name): return 'fallback'
a = A()
a.__dict__.update(d='i', n='i', c='i', x='i')
print(a.d, a.n, a.c, a.x, a.zz)  # expect: data i i i fallback
try:
    setattr(a, 'd', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: read only
del a.__dict__['n'], a.__dict__['c'], a.__dict__['x']
print(a.n, a.c, a.x)  # expect: non-data class fallback
class M(type):
    d, m = Data(), 'meta'
class B(metaclass=M): d, m = 'own', 'own'
print(B.d, B.m, B().d)  # expect: data own own
del B.m
print(B.m)  # expect: meta
try:
    B().m
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'B' object has no attribute 'm'
