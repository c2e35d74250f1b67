# product, permutations, combinations
from itertools import product, permutations, combinations, combinations_with_replacement
print(list(product('ab', [1, 2])), list(product('ab', repeat=2))[:3], list(product()))
# expect: [('a', 1), ('a', 2), ('b', 1), ('b', 2)] [('a', 'a'), ('a', 'b'), ('b', 'a')] [()]
print(list(permutations('abc', 2)), list(permutations([1, 2])))
# expect: [('a', 'b'), ('a', 'c'), ('b', 'a'), ('b', 'c'), ('c', 'a'), ('c', 'b')] [(1, 2), (2, 1)]
print(list(combinations('abc', 2)), list(combinations('a', 3)))
# expect: [('a', 'b'), ('a', 'c'), ('b', 'c')] []
print(list(combinations_with_replacement('ab', 2)), len(list(permutations(range(4)))))
# expect: [('a', 'a'), ('a', 'b'), ('b', 'b')] 24
print(list(combinations([1, 2], 0)), list(product([], [1])))  # expect: [()] []
try:
    combinations('a', -1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: r must be non-negative
try:
    permutations('a', -1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: r must be non-negative
try:
    product('a', repeat=-1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: repeat argument cannot be negative
try:
    combinations('abc')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: combinations() missing required argument 'r' (pos 2)
try:
    permutations(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
