# decorators that keep state
def count(f):
    def inner(*a, **k):
        inner.calls += 1
        return f(*a, **k)
    inner.calls = 0
    return inner
@count
def f(x, y=1): return x + y
print(f(1), f(1, y=5), f.calls)  # expect: 2 6 2
def memo(f):
    cache = {}
    def inner(n):
        if n not in cache: cache[n] = f(n)
        return cache[n]
    inner.cache = cache
    return inner
@memo
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(30), len(fib.cache))  # expect: 832040 31
class Deco:
    def __init__(self, f): self.f, self.n = f, 0
    def __call__(self, *a):
        self.n += 1
        return self.f(*a)
    def __get__(self, o, c): return self if o is None else (lambda *a: self(o, *a))
class C:
    @Deco
    def m(self, x): return x
print(C().m(5), C().m(6), C.m.n)  # expect: 5 6 2
