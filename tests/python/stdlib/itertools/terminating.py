# chain, compress, islice, takewhile and others
from itertools import *
print(list(chain('ab', [1])), list(chain.from_iterable(['ab', 'c'])))  # expect: ['a', 'b', 1] ['a', 'b', 'c']
print(list(compress('abcd', [1, 0, 1])), list(dropwhile(lambda x: x < 3, [1, 3, 2])))
# expect: ['a', 'c'] [3, 2]
print(list(takewhile(lambda x: x < 3, [1, 3, 2])))  # expect: [1]
print(list(filterfalse(lambda x: x % 2, range(5))), list(islice('abcdef', 1, 5, 2)))
# expect: [0, 2, 4] ['b', 'd']
print(list(islice('abc', None)), list(islice(range(9), 3)))  # expect: ['a', 'b', 'c'] [0, 1, 2]
print(list(starmap(pow, [(2, 3), (3, 2)])), list(accumulate([1, 2, 3])))  # expect: [8, 9] [1, 3, 6]
print(list(accumulate([1, 2, 3], lambda a, b: a * b, initial=10)))  # expect: [10, 10, 20, 60]
print(list(accumulate([])), list(zip_longest('ab', 'c', fillvalue='-')))
# expect: [] [('a', 'c'), ('b', '-')]
print(list(pairwise('abc')), [(k, list(g)) for k, g in groupby('aabbba')])
# expect: [('a', 'b'), ('b', 'c')] [('a', ['a', 'a']), ('b', ['b', 'b', 'b']), ('a', ['a'])]
print([(k, len(list(g))) for k, g in groupby([1, 3, 2, 4], key=lambda x: x % 2)])  # expect: [(1, 2), (0, 2)]
print(list(filterfalse(None, [0, 1])))  # expect: [0]
a, b = tee(iter([1, 2]))
print(list(a), list(b))  # expect: [1, 2] [1, 2]
try:
    islice('a', -1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.
try:
    islice('a', 'b')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.
try:
    chain(5) and list(chain(5))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    list(starmap(pow, [1]))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    zip_longest('a', foo=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: zip_longest() got an unexpected keyword argument
try:
    tee([], -1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: n must be >= 0
g = groupby('ab')
k1, g1 = next(g)
next(g)
print(list(g1))  # expect: []
i = iter(range(5))
print(list(islice(i, 2)), list(i))  # expect: [0, 1] [2, 3, 4]
