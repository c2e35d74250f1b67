# lru_cache, cache, cached_property
from functools import lru_cache, cache, cached_property
calls = []
@lru_cache(maxsize=2)
def f(x):
    calls.append(x)
    return x * 2
print(f(1), f(1), f(2), f(3), f(1), calls, f.cache_info(), f.cache_clear())
# expect: 2 2 4 6 2 [1, 2, 3, 1] CacheInfo(hits=1, misses=4, maxsize=2, currsize=2) None
print(f.cache_info(), f.__wrapped__(5), f.__name__)
# expect: CacheInfo(hits=0, misses=0, maxsize=2, currsize=0) 10 f
@cache
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(60), fib.cache_info().misses)  # expect: 1548008755920 61
@lru_cache
def g(*a, **k): return a, k
print(g(1, 1.0), g(x=1), g.cache_info().currsize)  # expect: ((1, 1.0), {}) ((), {'x': 1}) 2
try:
    f([])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'list'
class C:
    @cached_property
    def v(self):
        print('computed')
        return 5
c = C()
print(c.v, c.v, c.__dict__)
# expect: computed
# expect: 5 5 {'v': 5}
del c.v
print(c.v)
# expect: computed
# expect: 5
@lru_cache(maxsize=None)
def bad(x): raise ValueError(x)
try:
    bad(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: 1
try:
    bad(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: 1
@lru_cache(typed=True)
def t(x): return type(x).__name__
print(t(1), t(1.0), t.cache_parameters())  # expect: int float {'maxsize': 128, 'typed': True}
