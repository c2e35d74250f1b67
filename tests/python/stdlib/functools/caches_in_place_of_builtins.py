# Cached functions stand where the builtins stood that caches need.
import builtins
from functools import lru_cache

for name in "len", "hash", "iter", "next", "repr":
    old = getattr(builtins, name)
    setattr(builtins, name, lru_cache(2)(old))
    try:
        @lru_cache(2)
        def double(n):
            return n * 2

        @lru_cache(2, typed=True)
        def triple(n, *, by=3):
            return n * by

        numbers = [0, 0, 1, 2, (3,), (3,), 4, 1, 5, 4]
        print(name, [double(n) for n in numbers], [triple(n, by=3) for n in numbers], [len("abc"[:n % 4]) for n in (0, 1, 2, 3, 3, 1)])
        print(double.cache_info(), triple.cache_info())
    finally:
        setattr(builtins, name, old)
# expect: len [0, 0, 2, 4, (3, 3), (3, 3), 8, 2, 10, 8] [0, 0, 3, 6, (3, 3, 3), (3, 3, 3), 12, 3, 15, 12] [0, 1, 2, 3, 3, 1]
# expect: CacheInfo(hits=2, misses=8, maxsize=2, currsize=2) CacheInfo(hits=2, misses=8, maxsize=2, currsize=2)
# expect: hash [0, 0, 2, 4, (3, 3), (3, 3), 8, 2, 10, 8] [0, 0, 3, 6, (3, 3, 3), (3, 3, 3), 12, 3, 15, 12] [0, 1, 2, 3, 3, 1]
# expect: CacheInfo(hits=2, misses=8, maxsize=2, currsize=2) CacheInfo(hits=2, misses=8, maxsize=2, currsize=2)
# expect: iter [0, 0, 2, 4, (3, 3), (3, 3), 8, 2, 10, 8] [0, 0, 3, 6, (3, 3, 3), (3, 3, 3), 12, 3, 15, 12] [0, 1, 2, 3, 3, 1]
# expect: CacheInfo(hits=2, misses=8, maxsize=2, currsize=2) CacheInfo(hits=2, misses=8, maxsize=2, currsize=2)
# expect: next [0, 0, 2, 4, (3, 3), (3, 3), 8, 2, 10, 8] [0, 0, 3, 6, (3, 3, 3), (3, 3, 3), 12, 3, 15, 12] [0, 1, 2, 3, 3, 1]
# expect: CacheInfo(hits=2, misses=8, maxsize=2, currsize=2) CacheInfo(hits=2, misses=8, maxsize=2, currsize=2)
# expect: repr [0, 0, 2, 4, (3, 3), (3, 3), 8, 2, 10, 8] [0, 0, 3, 6, (3, 3, 3), (3, 3, 3), 12, 3, 15, 12] [0, 1, 2, 3, 3, 1]
# expect: CacheInfo(hits=2, misses=8, maxsize=2, currsize=2) CacheInfo(hits=2, misses=8, maxsize=2, currsize=2)
