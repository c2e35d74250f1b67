"""Chains of rows that other iterators make, slices of chains, and tees: whole, in parts, and stopped half-way."""
# since: 3.14
from itertools import chain, combinations, count, islice, pairwise, product, tee, zip_longest

a = list(range(10))
print(list(chain.from_iterable(zip_longest(a, a[::3], fillvalue='-'))))
# expect: [0, 0, 1, 3, 2, 6, 3, 9, 4, '-', 5, '-', 6, '-', 7, '-', 8, '-', 9, '-']
print(list(chain.from_iterable(zip_longest(a[:2], a[:3], a[:1], 'xy'))), list(chain.from_iterable(zip_longest(a[:1], a, a, a, a[:3]))))
# expect: [0, 0, 0, 'x', 1, 1, None, 'y', None, 2, None, None] [0, 0, 0, 0, 0, None, 1, 1, 1, 1, None, 2, 2, 2, 2, None, 3, 3, 3, None, None, 4, 4, 4, None, None, 5, 5, 5, None, None, 6, 6, 6, None, None, 7, 7, 7, None, None, 8, 8, 8, None, None, 9, 9, 9, None]
print(list(chain.from_iterable(zip(a, a[1:]))), list(chain.from_iterable(pairwise(a[:4]))), list(chain.from_iterable(combinations('abc', 2))))
# expect: [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9] [0, 1, 1, 2, 2, 3] ['a', 'b', 'a', 'c', 'b', 'c']
print(list(chain.from_iterable([n] * n for n in range(4))), list(chain.from_iterable(map(str, range(9, 12)))), list(chain.from_iterable(['ab', (1, 2), {3}, {4: 5}, range(2)])))
# expect: [1, 2, 2, 3, 3, 3] ['9', '1', '0', '1', '1'] ['a', 'b', 1, 2, 3, 4, 0, 1]
print(list(islice(chain.from_iterable(zip_longest(a, a, fillvalue=0)), 3, 12, 4)), list(islice(chain(a, 'xyz', a), 2, 22, 5)), list(islice(chain(a, a), 0, None, 9)))
# expect: [1, 3, 5] [2, 7, 'z', 4] [0, 9, 8]
c = chain.from_iterable(zip_longest(a, a[:4]))
print(next(c), next(c), next(c), list(islice(c, 5)), next(c), list(c), list(c), next(c, 'end'))
# expect: 0 0 1 [1, 2, 2, 3, 3] 4 [None, 5, None, 6, None, 7, None, 8, None, 9, None] [] end
big = list(chain.from_iterable(zip_longest(range(1500), range(700), (), fillvalue=None)))
print(len(big), big[:6], big[-3:], big.count(None))
# expect: 4500 [0, 0, None, 1, 1, None] [1499, None, None] 2300
big = list(chain.from_iterable([[n] * 3 for n in range(600)]))
print(len(big), big[1022:1028])  # expect: 1800 [340, 341, 341, 341, 342, 342]
big = list(chain.from_iterable(iter([[n] * 3 for n in range(600)])))
print(len(big), big[1022:1028])  # expect: 1800 [340, 341, 341, 341, 342, 342]

def broken():
    yield (1, 2)
    yield [3]
    raise ValueError('broken')

c = chain.from_iterable(broken())
got = []
try:
    for x in c:
        got.append(x)
except ValueError as e:
    print(got, e, list(c))  # expect: [1, 2, 3] broken []
got = []
try:
    got.extend(chain.from_iterable(broken()))
except ValueError as e:
    print(got, e)  # expect: [1, 2, 3] broken
c = chain.from_iterable(zip_longest(a[:2], (n if n else 1 // n for n in (1, 0))))
try:
    print(list(c))
except ZeroDivisionError as e:
    print(e, list(c))  # expect: division by zero []
c = chain.from_iterable([(1, 2), 3, (4,)])
try:
    print(list(c))
except TypeError as e:
    print(e, list(c))  # expect: 'int' object is not iterable []
inner = iter([1, 2, 3])
c = chain.from_iterable(x for x in ((0,), inner, (9,)))
print(next(c), next(c), list(inner), list(c))  # expect: 0 1 [2, 3] [9]

for source in (range(130), [n for n in range(130)], (n for n in range(130)), iter('ab' * 65)):
    one, two, three = tee(source, 3)
    print([next(one) for _ in range(60)][-2:], next(two), list(islice(three, 57))[-1], next(three), sum(1 for _ in one), len(list(two)), len(list(three)))
# expect: [58, 59] 0 56 57 70 129 72
# expect: [58, 59] 0 56 57 70 129 72
# expect: [58, 59] 0 56 57 70 129 72
# expect: ['a', 'b'] a a b 70 129 72
one, two = tee(range(3))
print(list(zip(one, two)), list(one), list(two))  # expect: [(0, 0), (1, 1), (2, 2)] [] []
w = tee(range(100), 3)
for skip, it in enumerate(w):
    next(islice(it, skip, skip), None)
print(list(zip(*w))[55:60], len(list(zip(*w))))
# expect: [(55, 56, 57), (56, 57, 58), (57, 58, 59), (58, 59, 60), (59, 60, 61)] 0
grown = [1]
one, two = tee(grown)
print(next(one))  # expect: 1
grown.append(2)
print(next(one), list(two))  # expect: 2 [1, 2]
for k, v in zip_longest((1, 2, 3), 'a'):
    print(k, v, end=' ')  # expect: 1 a 2 None 3 None [4, 12] [(1, 2, 4), (None, 3, None)]
print([x + y for x, y in zip_longest([1, 2], [3], fillvalue=10)], [(x, y, z) for x, y, z in zip_longest([1], [2, 3], [4])])
print(list(map(ord, 'añ€')), list(zip('añb', count())), list(filter(None, 'a')), list(chain('añ', 'é')))
# expect: [97, 241, 8364] [('a', 0), ('ñ', 1), ('b', 2)] ['a'] ['a', 'ñ', 'é']
