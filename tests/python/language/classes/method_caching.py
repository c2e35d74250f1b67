# changes of a class are seen by all its instances
class A:
    def f(self): return 1
class B(A): pass
b = B()
def call(): return b.f()
print(call(), call())  # expect: 1 1
A.f = lambda self: 2
print(call())  # expect: 2
B.f = lambda self: 3
print(call())  # expect: 3
del B.f
print(call())  # expect: 2
b.f = lambda: 4
print(call())  # expect: 4
del b.f
A.f = property(lambda self: lambda: 5)
print(call())  # expect: 5
B.__getattribute__ = lambda self, n: lambda: 6
print(call())  # expect: 6
del B.__getattribute__
del A.f
try:
    call()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'B' object has no attribute 'f'
A.__getattr__ = lambda self, n: lambda: n
print(call())  # expect: f
