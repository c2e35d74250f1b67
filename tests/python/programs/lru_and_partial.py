# functools: caches, partial, reduce, dispatch, ordering
from functools import lru_cache, cache, partial, reduce, singledispatch, total_ordering, cached_property, cmp_to_key, wraps

@lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)

print(fib(60), fib.cache_info())
# expect: 1548008755920 CacheInfo(hits=58, misses=61, maxsize=None, currsize=61)

@cache
def grid(r, c):
    return 1 if r == 0 or c == 0 else grid(r - 1, c) + grid(r, c - 1)

print(grid(8, 8), grid.cache_info().misses)
# expect: 12870 80

@singledispatch
def show(value):
    return f'object {value!r}'

@show.register
def _(value: int):
    return f'int {value}'

@show.register(list)
@show.register(tuple)
def _(value):
    return f'{len(value)} items'

print(show(3), show([1, 2]), show(()), show('x'), show(True))
# expect: int 3 2 items 0 items object 'x' int True

@total_ordering
class Version:
    def __init__(self, text):
        self.parts = tuple(map(int, text.split('.')))
    def __eq__(self, other):
        return self.parts == other.parts
    def __lt__(self, other):
        return self.parts < other.parts
    def __repr__(self):
        return 'v' + '.'.join(map(str, self.parts))

print(sorted([Version('1.10'), Version('1.9'), Version('1.9.1')]), Version('2.0') >= Version('1.99'))
# expect: [v1.9, v1.9.1, v1.10] True
power = partial(pow, exp=2)
print(power(5), partial(int, base=2)('101'), reduce(lambda a, b: a * b, range(1, 6)), reduce(max, [], 0))
# expect: 25 5 120 0
print(sorted(['b', 'A', 'c'], key=cmp_to_key(lambda a, b: (a.lower() > b.lower()) - (a.lower() < b.lower()))))
# expect: ['A', 'b', 'c']

class Circle:
    def __init__(self, r):
        self.r = r
    @cached_property
    def area(self):
        print('computing')
        return round(3.14159 * self.r ** 2, 2)

c = Circle(2)
print(c.area, c.area, c.__dict__)
# expect: computing
# expect: 12.57 12.57 {'r': 2, 'area': 12.57}
