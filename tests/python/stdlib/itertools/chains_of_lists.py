# chains over lists and tuples, taken whole, in parts, and while they change
from itertools import accumulate, chain, count, cycle, islice, repeat, tee

a, b = [1, 2, 3], (4, 5)
print(list(chain(a, b)), list(chain(a, [], b, ())), list(chain()), list(chain([])), tuple(chain(a, 'xy', b, {7: 8}, range(2), b)))
# expect: [1, 2, 3, 4, 5] [1, 2, 3, 4, 5] [] [] (1, 2, 3, 'x', 'y', 4, 5, 7, 0, 1, 4, 5)
print(list(chain.from_iterable([a, b, [], a])), list(chain.from_iterable((a, b))), list(chain.from_iterable(['ab', [1], (2,), {3}])))
# expect: [1, 2, 3, 4, 5, 1, 2, 3] [1, 2, 3, 4, 5] ['a', 'b', 1, 2, 3]
c = chain(a, b, a)
print(next(c), list(islice(c, 3)), list(islice(c, 1)), list(c), list(c))
# expect: 1 [2, 3, 4] [5] [1, 2, 3] []
c = chain(a, b)
print(list(islice(c, 3)), list(islice(c, 0)), next(c), list(c))  # expect: [1, 2, 3] [] 4 [5]
it = iter(a)
c = chain([0], it, [9])
print(list(islice(c, 2)), next(it), list(c), list(it))  # expect: [0, 1] 2 [3, 9] []
print(list(chain(iter([1]), (x for x in 'ab'), [3])), sum(chain(a, b)), sorted(chain(b, a)), list(zip(chain(a, b), chain(b, a))))
# expect: [1, 'a', 'b', 3] 15 [1, 2, 3, 4, 5] [(1, 4), (2, 5), (3, 1), (4, 2), (5, 3)]
big = list(range(3000))
c = chain(big, big, [1])
print(len(list(islice(c, 1000))), len(list(islice(c, 3000))), len(list(c)), sum(chain(big, [], big)))
# expect: 1000 3000 2001 8997000
try:
    list(chain(a, 5, b))
except TypeError as error:
    print(error)  # expect: 'int' object is not iterable
c = chain(a, 5)
try:
    list(c)
except TypeError as error:
    print(error)  # expect: 'int' object is not iterable
print(list(c))  # expect: []
c = chain.from_iterable([a, None, b])
try:
    list(c)
except TypeError as error:
    print(error)  # expect: 'NoneType' object is not iterable
print(list(c))  # expect: []
rows = [[1], [2]]
c = chain.from_iterable(rows)
print(next(c))  # expect: 1
rows.append([3, 4])
rows[1].append(5)
print(list(c))  # expect: [2, 5, 3, 4]


class Loud(list):
    def __iter__(self):
        return iter(['loud'])


print(list(chain(Loud([1]), [2])), list(chain.from_iterable([Loud([1]), [2]])), list(chain(chain(a, b), chain(b))))
# expect: ['loud', 2] ['loud', 2] [1, 2, 3, 4, 5, 4, 5]
x, y = tee(chain(a, b))
print(next(x), list(y), list(x))  # expect: 1 [1, 2, 3, 4, 5] [2, 3, 4, 5]
print(list(islice(cycle(chain(a, b)), 7)), list(accumulate(chain(a, b))), list(map(str, chain(a, b))), dict(zip(chain('ab', ['c']), count())))
# expect: [1, 2, 3, 4, 5, 1, 2] [1, 3, 6, 10, 15] ['1', '2', '3', '4', '5'] {'a': 0, 'b': 1, 'c': 2}
print(list(islice(chain(repeat(1, 2), a), 4)), [*chain(a, b)], {*chain(a, a)}, ','.join(chain(['a'], ('b',))), 5 in chain(a, b), max(chain(a, b)))
# expect: [1, 1, 1, 2] [1, 2, 3, 4, 5] {1, 2, 3} a,b True 5
for x in chain(a, b):
    if x == 4:
        break
else:
    print('no')
print(x)  # expect: 4
