# host calls in functions given to the library
# tools: echo, add, fail
from functools import reduce, lru_cache, cmp_to_key, partial, cached_property
from collections import defaultdict, Counter
from itertools import takewhile, accumulate, starmap
import dataclasses
print(reduce(lambda a, b: add(a, b), [1, 2, 3]), list(map(echo, [1, 2])))  # expect: 6 [1, 2]
print(list(filter(lambda x: echo(x > 1), [1, 2])))  # expect: [2]
print(defaultdict(lambda: echo('made'))['k'])  # expect: made
print(sorted([2, 1], key=cmp_to_key(lambda a, b: add(a, -b))))  # expect: [1, 2]
print(list(takewhile(lambda x: echo(x < 2), [1, 2, 1])))  # expect: [1]
print(list(accumulate([1, 2], lambda a, b: add(a, b))), partial(add, 1)(2))  # expect: [1, 3] 3
print(list(starmap(add, [(1, 2)])), list(iter(lambda: echo(5), 5)))  # expect: [3] []
print(list(map(add, [1, 2], [3, 4])))  # expect: [4, 6]
@lru_cache
def cached(x): return echo(x)
print(cached(1), cached(1), cached.cache_info().hits)  # expect: 1 1 1
@dataclasses.dataclass
class D:
    x: list = dataclasses.field(default_factory=lambda: echo([1]))
    def __post_init__(self): self.y = echo('post')
print(D(), D().y)  # expect: D(x=[1]) post
try:
    list(map(fail, ['in map']))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ToolError: in map
try:
    reduce(lambda a, b: fail('in reduce'), [1, 2])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ToolError: in reduce
class CP:
    @cached_property
    def v(self): return echo('once')
print(CP().v)  # expect: once
