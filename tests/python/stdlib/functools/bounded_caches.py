# Which results a bounded cache keeps, and how it counts.
from functools import lru_cache

calls = []


@lru_cache(maxsize=3)
def f(*args, **named):
    calls.append((args, tuple(named.items())))
    return (len(calls), args)


for x in (1, 2, 3, 1, 4, 2, 1, 1.0, True, '1', (1,), None, None):
    print(f(x))
# expect: (1, (1,))
# expect: (2, (2,))
# expect: (3, (3,))
# expect: (1, (1,))
# expect: (4, (4,))
# expect: (5, (2,))
# expect: (1, (1,))
# expect: (6, (1.0,))
# expect: (6, (1.0,))
# expect: (7, ('1',))
# expect: (8, ((1,),))
# expect: (9, (None,))
# expect: (9, (None,))
print(f.cache_info(), len(calls))  # expect: CacheInfo(hits=4, misses=9, maxsize=3, currsize=3) 9
f(1, 2)
f(1, b=2)
f(1, b=2)
f(b=2)
print(f.cache_info())  # expect: CacheInfo(hits=5, misses=12, maxsize=3, currsize=3)
f.cache_clear()
print(f.cache_info(), f(5), f.cache_info())
# expect: CacheInfo(hits=0, misses=0, maxsize=3, currsize=0) (13, (5,)) CacheInfo(hits=0, misses=1, maxsize=3, currsize=1)
try:
    f([])
except TypeError as e:
    print(e)  # expect: unhashable type: 'list'
f.cache_clear()
try:
    f({}, 1)
except TypeError as e:
    print(e)  # expect: unhashable type: 'dict'
print(f.cache_info())  # expect: CacheInfo(hits=0, misses=0, maxsize=3, currsize=0)


class Key:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return 7

    def __eq__(self, other):
        return isinstance(other, Key) and self.n == other.n


calls.clear()
for n in (1, 2, 1, 3, 4, 1, 2):
    f(Key(n))
print(len(calls), f.cache_info())  # expect: 5 CacheInfo(hits=2, misses=5, maxsize=3, currsize=3)


@lru_cache(maxsize=2)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


print(fib(20), fib.cache_info().currsize)  # expect: 6765 2


@lru_cache(maxsize=2, typed=True)
def typed(x):
    return type(x).__name__


print(typed(1), typed(1.0), typed(1), typed(True), typed(1.0), typed.cache_info())
# expect: int float int bool float CacheInfo(hits=1, misses=4, maxsize=2, currsize=2)


@lru_cache(maxsize=True)
def one(x):
    return x


print(one(1), one(2), one(1), one.cache_info())
# expect: 1 2 1 CacheInfo(hits=0, misses=3, maxsize=1, currsize=1)


@lru_cache
def usual(x):
    return x * 2


print([usual(i % 130) for i in range(300)][-1], usual.cache_info())
# expect: 78 CacheInfo(hits=0, misses=300, maxsize=128, currsize=128)


@lru_cache(maxsize=2)
def failing(x):
    if x < 0:
        raise ValueError(x)
    return x


for x in (1, -1, 2, -1, 1):
    try:
        failing(x)
    except ValueError as e:
        print('failed', e)
# expect: failed -1
# expect: failed -1
print(failing.cache_info())  # expect: CacheInfo(hits=1, misses=4, maxsize=2, currsize=2)

# An error of a key stands alone.
for cached in (lru_cache(maxsize=2)(str), lru_cache(maxsize=None)(str), lru_cache(maxsize=2, typed=True)(str)):
    for _ in range(2):
        try:
            cached([])
        except TypeError as e:
            print(e, e.__context__)
        cached(1)
# expect: unhashable type: 'list' None
# expect: unhashable type: 'list' None
# expect: unhashable type: 'list' None
# expect: unhashable type: 'list' None
# expect: unhashable type: 'list' None
# expect: unhashable type: 'list' None
