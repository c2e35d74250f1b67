# Iterators.
import itertools
from itertools import accumulate, chain, combinations, count, cycle, groupby, islice, pairwise, permutations, product, repeat, takewhile, zip_longest

print(list(accumulate([1, 2, 3])), list(chain([1], [2])), list(chain.from_iterable([[1], [2]])), list(combinations("abc", 2)), list(islice(count(5), 3)))
print(list(islice(cycle("ab"), 5)), [(k, list(g)) for k, g in groupby("aabb")], list(permutations([1, 2])), list(product("ab", [1, 2])), list(repeat(1, 2)))
print(list(takewhile(lambda x: x < 2, [1, 2])), list(zip_longest([1, 2], "a", fillvalue="-")), list(pairwise([1, 2, 3])), list(itertools.batched([1, 2, 3], 2)))
print(list(itertools.dropwhile(lambda x: x < 2, [1, 2])), list(itertools.starmap(pow, [(2, 3)])), list(itertools.compress("ab", [1, 0])), list(itertools.filterfalse(None, [0, 1])))
a, b = itertools.tee([1, 2])
print(list(a), next(b), [k for k, _ in groupby(sorted("banana"), key=str.upper)], list(itertools.combinations_with_replacement("ab", 2)))
