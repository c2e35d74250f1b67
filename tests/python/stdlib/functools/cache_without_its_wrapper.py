# functions of lru_cache: what they remember, entered with the caller's arguments, errors, limits, keys that compare in Python
from functools import lru_cache, cache
import traceback


@lru_cache(None)
def fib(n):
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)


print(fib(40), fib.cache_info())  # expect: 102334155 CacheInfo(hits=38, misses=41, maxsize=None, currsize=41)
fib.cache_clear()
print(fib.cache_info())  # expect: CacheInfo(hits=0, misses=0, maxsize=None, currsize=0)


@lru_cache(maxsize=3)
def g(a, b=2):
    print('g', a, b)
    return a + b


for x in (1, 2, 3, 1, 4, 2, 1):
    g(x)
# expect: g 1 2
# expect: g 2 2
# expect: g 3 2
# expect: g 4 2
# expect: g 2 2
g(1, 2), g(1, b=2), g(1, 2)
# expect: g 1 2
# expect: g 1 2
print(g.cache_info())  # expect: CacheInfo(hits=3, misses=7, maxsize=3, currsize=3)


@cache
def bad(x):
    if x:
        raise ValueError(x)
    return bad.cache_info()


for i in (0, 1, 1, 0):
    try:
        print(bad(i))
    except ValueError as e:
        print('E', e, bad.cache_info(), [f.name for f in traceback.extract_tb(e.__traceback__)])
# expect: CacheInfo(hits=0, misses=1, maxsize=None, currsize=0)
# expect: E 1 CacheInfo(hits=0, misses=2, maxsize=None, currsize=1) ['<module>', 'bad']
# expect: E 1 CacheInfo(hits=0, misses=3, maxsize=None, currsize=1) ['<module>', 'bad']
# expect: CacheInfo(hits=0, misses=1, maxsize=None, currsize=0)


class K:
    def __init__(self, v):
        self.v = v

    def __eq__(self, other):
        print('eq')
        return self.v == other.v

    def __hash__(self):
        return 1


@cache
def h(k):
    return k.v


print(h(K(1)), h(K(2)), h(K(1)), h.cache_info())
# expect: eq
# expect: eq
# expect: eq
# expect: 1 2 1 CacheInfo(hits=1, misses=2, maxsize=None, currsize=2)
try:
    h([])
except TypeError as e:
    print(e)  # expect: unhashable type: 'list'
try:
    h(1, 2)
except TypeError as e:
    print(e)  # expect: h() takes 1 positional argument but 2 were given


class M:
    @cache
    def m(self, x):
        return x * 2


o = M()
print(o.m(3), o.m(3), M.m(o, 3), M.m.cache_info())
# expect: 6 6 6 CacheInfo(hits=2, misses=1, maxsize=None, currsize=1)


@cache
def made(n):
    yield n


print(list(made(1)), list(made(1)), made.cache_info())
# expect: [1] [] CacheInfo(hits=1, misses=1, maxsize=None, currsize=1)


@cache
def key(x):
    return type(x).__name__


print(key(1), key(True), key(1.0), key('1'), key((1,)), key.cache_info())
# expect: int bool bool str tuple CacheInfo(hits=1, misses=4, maxsize=None, currsize=4)


@lru_cache(maxsize=2, typed=True)
def typed(x):
    return type(x).__name__


print(typed(1), typed(1.0), typed(True), typed(1), typed.cache_info())
# expect: int float bool int CacheInfo(hits=0, misses=4, maxsize=2, currsize=2)


@cache
def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)


print(depth(60), [f(3) for f in [depth] * 2], sorted([3, 1, 2], key=depth), depth.cache_info())
# expect: 60 [3, 3] [1, 2, 3] CacheInfo(hits=5, misses=61, maxsize=None, currsize=61)
