# What caches do with calls that they have not seen: keys of one argument, of several, named ones, such that compare in Python.
import functools


@functools.lru_cache(maxsize=3)
def bounded(*args, **kwargs):
    print("bounded", args, kwargs)
    return len(args)


for args in ((1,), (2,), (1,), (3,), (4,), (2,), (1.0,), (True,), (1, 2), (1, 2)):
    bounded(*args)
# expect: bounded (1,) {}
# expect: bounded (2,) {}
# expect: bounded (3,) {}
# expect: bounded (4,) {}
# expect: bounded (2,) {}
# expect: bounded (1.0,) {}
# expect: bounded (1, 2) {}
bounded(1, k=2)  # expect: bounded (1,) {'k': 2}
bounded(1, k=2)
print(bounded.cache_info())  # expect: CacheInfo(hits=4, misses=8, maxsize=3, currsize=3)


class Key:
    def __init__(self, v):
        self.v = v

    def __eq__(self, other):
        return isinstance(other, Key) and self.v == other.v

    def __hash__(self):
        return 1


@functools.cache
def unbounded(*args, **kwargs):
    return len(args) or None


print([unbounded(*args) for args in ((1,), (1,), (1.0,), (True,), ("1",), (1, 1), (1, 1), (), ())], unbounded(1, k=3), unbounded(1, k=3))
# expect: [1, 1, 1, 1, 1, 2, 2, None, None] 1 1
print(unbounded(Key(1)), unbounded(Key(2)), unbounded(Key(1)), unbounded.cache_info())
# expect: 1 1 1 CacheInfo(hits=6, misses=8, maxsize=None, currsize=8)
try:
    unbounded([1])
except TypeError as error:
    print(error)  # expect: unhashable type: 'list'
print(unbounded.cache_info())  # expect: CacheInfo(hits=6, misses=8, maxsize=None, currsize=8)


@functools.lru_cache(maxsize=8)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


@functools.lru_cache(maxsize=2, typed=True)
def typed(x):
    print("typed", x)


for x in (1, 1.0, 1, True):
    typed(x)
# expect: typed 1
# expect: typed 1.0
# expect: typed True
print(fib(60), fib.cache_info(), typed.cache_info())
# expect: 1548008755920 CacheInfo(hits=58, misses=61, maxsize=8, currsize=8) CacheInfo(hits=1, misses=3, maxsize=2, currsize=2)
