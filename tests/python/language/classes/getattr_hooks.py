# __getattr__, __getattribute__, __setattr__, __delattr__
class A:
    x = 1
    def __getattr__(self, n):
        if n == 'bad': raise AttributeError(f'no {n}')
        return 'made ' + n
a = A()
a.y = 2
print(a.x, a.y, a.z, getattr(a, 'bad', 'default'), hasattr(a, 'bad'), hasattr(a, 'q'))
# expect: 1 2 made z default False True
try:
    a.bad
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: no bad
class B:
    def __getattribute__(self, n):
        if n == 'v': return 'always'
        if n == 'w': raise AttributeError('w hidden')
        return super().__getattribute__(n)
    def __getattr__(self, n): return 'getattr ' + n
b = B()
b.v = 5
print(b.v, b.__dict__, b.w, b.nope)  # expect: always {'v': 5} getattr w getattr nope
class C:
    def __setattr__(self, n, v): super().__setattr__(n, ('set', v))
    def __delattr__(self, n): print('del', n); super().__delattr__(n)
c = C()
c.x = 1
print(c.x, c.__dict__)  # expect: ('set', 1) {'x': ('set', 1)}
del c.x  # expect: del x
try:
    delattr(c, 'x')  # expect: del x
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'C' object has no attribute 'x'
class D:
    def __getattribute__(self, n): raise KeyError(n)
try:
    D().x
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'x'
try:
    len(D())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: object of type 'D' has no len()
try:
    A().__len__() and len(A())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'str' object is not callable
try:
    len(A())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: object of type 'A' has no len()
