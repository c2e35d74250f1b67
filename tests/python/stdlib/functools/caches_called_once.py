# A cached function is called once for each key, also where the work of the key is put off: long keys, and results that come while
# entries are made room for.
from functools import cache, lru_cache

calls = []

@cache
def length(items):
    calls.append(len(items))
    return len(items)

@lru_cache(2)
def total(items, *more):
    calls.append(-len(items))
    return sum(items) + len(more)

long = tuple(range(600))
longer = tuple(range(700))
print([length(long), length(longer), length(long), length(tuple(range(600)))], calls)
# expect: [600, 700, 600, 600] [600, 700]
calls.clear()
print([total(long), total(longer), total(long), total(longer, 1), total(longer), total(long), total(long, *longer)], calls)
# expect: [179700, 244650, 179700, 244651, 244650, 179700, 180400] [-600, -700, -700, -700, -600, -600]
print(length.cache_info(), total.cache_info())
# expect: CacheInfo(hits=2, misses=2, maxsize=None, currsize=2) CacheInfo(hits=1, misses=6, maxsize=2, currsize=2)
calls.clear()

@cache
def depth(n, items):
    calls.append(n)
    return 0 if n == 0 else 1 + depth(n - 1, items)

print(depth(5, long), depth(6, longer), depth(5, longer), calls, depth.cache_info())
# expect: 5 6 5 [5, 4, 3, 2, 1, 0, 6, 5, 4, 3, 2, 1, 0] CacheInfo(hits=1, misses=13, maxsize=None, currsize=13)
