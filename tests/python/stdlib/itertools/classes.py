# Their classes: names, subclasses, copies; and iterators that are shared
# since: 3.14
import copy
from itertools import *

print(chain, type(chain([])) is chain, isinstance(pairwise([]), pairwise), product.__module__, type(tee([])[0]))
# expect: <class 'itertools.chain'> True True itertools <class 'itertools._tee'>


class Counter(count):
    pass


class Both(chain):
    def twice(self):
        return [item for item in self for _ in range(2)]


counter = Counter(4)
print(counter, next(counter), list(zip(counter, 'ab')), counter, Counter.__mro__)
# expect: Counter(8) 4 [(5, 'a'), (6, 'b')] Counter(8) (<class '__main__.Counter'>, <class 'itertools.count'>, <class 'object'>)
print(Both([1], 'a').twice(), list(Both.from_iterable([[1], [2]])), type(Both.from_iterable([])))
# expect: [1, 1, 'a', 'a'] [1, 2] <class '__main__.Both'>
for make in (lambda: copy.copy(chain([1])), lambda: type(next(groupby('a'))[1])()):
    try:
        make()
    except TypeError as error:
        print(error)
# expect: cannot pickle 'itertools.chain' object
# expect: _grouper expected 2 arguments, got 0

a, b = tee(n * n for n in range(130))
c = copy.copy(a)
print(sum(a), list(islice(b, 3)), sum(c), sum(b), list(a))  # expect: 723905 [0, 1, 4] 723905 723900 []
source = iter(range(10))
print(list(zip(source, islice(source, 2))), list(source))  # expect: [(0, 1), (2, 3)] [5, 6, 7, 8, 9]
shared = iter('abcdef')
print(list(zip_longest(shared, shared, shared)), list(islice(cycle('abc'), 7)), list(cycle('')))
# expect: [('a', 'b', 'c'), ('d', 'e', 'f')] ['a', 'b', 'c', 'a', 'b', 'c', 'a'] []
print(list(product('ab', repeat=0)), list(product('', 'ab')), list(permutations('abc', 0)), list(combinations('ab', 3)))
# expect: [()] [] [()] []
print(list(combinations_with_replacement('', 0)), list(combinations_with_replacement('', 1)), len(list(permutations(range(5), 3))))
# expect: [()] [] 60
print(list(islice(range(100), 90, None, 4)), list(islice('abcdef', 2, 2)), list(islice(count(), 3, 9, 3)))
# expect: [90, 94, 98] [] [3, 6]
items = iter(range(9))
print(list(islice(items, 2, 5, 2)), next(items), list(accumulate([], initial=3)), repeat(1, 3).__length_hint__())
# expect: [2, 4] 5 [3] 3
print(list(dropwhile(str.isdigit, '12a3')), list(takewhile(str.isdigit, '12a3')), list(filterfalse(str.isdigit, '12a3')))
# expect: ['a', '3'] ['1', '2'] ['a']
print(repr(count(1.5)), repr(count(2, -1)), repeat([1]), repeat(0, -5))
# expect: count(1.5) count(2, -1) repeat([1]) repeat(0, 0)
print([list(g) for k, g in groupby('AAbB', str.lower)], list(accumulate([3, 1, 2], max)), list(map(max, [1, 5], [4, 2])))
# expect: [['A', 'A'], ['b', 'B']] [3, 3, 3] [4, 5]
print(list(map(pow, [2, 3], repeat(2))), list(map(int, '123')), list(filter(str.isalpha, 'a1b')), list(filter(bool, [0, 1])))
# expect: [4, 9] [1, 2, 3] ['a', 'b'] [1]
