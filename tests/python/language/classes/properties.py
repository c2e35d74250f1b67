# property with getter, setter, deleter
class T:
    def __init__(self, c): self.c = c
    @property
    def f(self):
        """Fahrenheit."""
        return self.c * 9 / 5 + 32
    @f.setter
    def f(self, v): self.c = (v - 32) * 5 / 9
    @f.deleter
    def f(self): self.c = 0
    @property
    def ro(self): return 1
    only = property(fset=lambda s, v: print('set', v))
t = T(100)
print(t.f, T.f.__doc__)  # expect: 212.0 Fahrenheit.
t.f = 32
print(t.c)  # expect: 0.0
del t.f
print(t.f, T.f.fget(t))  # expect: 32.0 32.0
t.only = 5  # expect: set 5
try:
    setattr(t, 'ro', 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: property 'ro' of 'T' object has no setter
try:
    delattr(t, 'ro')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: property 'ro' of 'T' object has no deleter
try:
    t.only
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: property 'only' of 'T' object has no getter
try:
    T.ro.fget()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: T.ro() missing 1 required positional argument: 'self'
class U(T):
    @T.f.getter
    def f(self): return 'U'
    @property
    def bad(self): return self.missing
u = U(1)
u.f = 50
print(u.f, u.c)  # expect: U 10.0
try:
    u.bad
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'U' object has no attribute 'missing'
t.__dict__['ro'] = 'shadow'
print(t.ro)  # expect: 1
