# Iterators over builtin iterables whose functions, items or keys need Python.
# since: 3.14
from itertools import *


class Number:
    def __init__(self, value):
        self.value = value

    def __add__(self, other):
        return Number(self.value + other.value)

    def __bool__(self):
        return self.value > 1

    def __eq__(self, other):
        return self.value // 2 == other.value // 2

    def __index__(self):
        return self.value

    def __repr__(self):
        return f'N{self.value}'


numbers = [Number(i) for i in range(5)]
print(list(accumulate(numbers)), list(filter(None, numbers)))  # expect: [N0, N1, N3, N6, N10] [N2, N3, N4]
print(list(filterfalse(None, numbers)), list(compress('abcde', numbers)))  # expect: [N0, N1] ['c', 'd', 'e']
print([(key, list(group)) for key, group in groupby(numbers)])
# expect: [(N0, [N0, N1]), (N2, [N2, N3]), (N4, [N4])]
print([(key, list(group)) for key, group in groupby(range(7), lambda n: n // 3)])
# expect: [(0, [0, 1, 2]), (1, [3, 4, 5]), (2, [6])]
print(list(islice(count(Number(1), Number(2)), 3)))  # expect: [N1, N3, N5]
print(list(starmap(lambda a, b: a - b, [(5, 2), [7, 3]])), list(starmap(divmod, [(7, 2)])))

# One asks inside of another, after others of the row have been stepped.
# expect: [3, 4] [(3, 1)]
rows = zip(range(3), accumulate(numbers), starmap(lambda a: a, [(1,), (2,), (3,)]), enumerate(filter(None, numbers)))
for row in rows:
    print(row)
# expect: (0, N0, 1, (0, N2))
# expect: (1, N1, 2, (1, N3))
# expect: (2, N3, 3, (2, N4))
print(list(zip_longest([1], starmap(lambda a: a, [(1,), (2,)]), filter(None, numbers))))
# expect: [(1, 1, N2), (None, 2, N3), (None, None, N4)]
print(list(batched(starmap(lambda a: a * 2, zip(range(5))), 2)))  # expect: [(0, 2), (4, 6), (8,)]
print(list(pairwise(accumulate(numbers))), list(chain([0], accumulate(numbers[:2]))))
# expect: [(N0, N1), (N1, N3), (N3, N6), (N6, N10)] [0, N0, N1]
for a, b in pairwise(starmap(lambda a: a, zip('abc'))):
    print(a, b)
# expect: a b
# expect: b c
for a, b, c in combinations(range(4), 3):
    print(a, b, c, end='; ')  # expect: 0 1 2; 0 1 3; 0 2 3; 1 2 3;
print()


# An exception does not end the iterator; the item is lost.
def check(n):
    if n == 2:
        raise ValueError('two')
    return n


steps = starmap(check, zip(range(5)))
out = []
while True:
    try:
        out.append(next(steps))
    except ValueError as error:
        out.append(str(error))
    except StopIteration:
        break
print(out)  # expect: [0, 1, 'two', 3, 4]
groups = groupby(range(5), check)
for key, group in groups:
    try:
        print(key, list(group))  # expect: 0 [0]
    except ValueError as error:
        print(error)  # expect: two
        break
print([(key, list(group)) for key, group in groups])  # expect: [(3, [3]), (4, [4])]


def delegates():
    yield from starmap(lambda a: a + 1, zip(range(3)))
    yield from chain.from_iterable([Items(2), 'ab'])


class Items:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return iter(range(self.n))


print(list(delegates()), sum(starmap(lambda a: a, zip(range(5)))), 3 in starmap(lambda a: a, zip(range(5))))
# expect: [1, 2, 3, 0, 1, 'a', 'b'] 10 True
first, *rest = starmap(lambda a: a, zip('abc'))
print(first, rest, [*starmap(lambda a: a, zip('ab'))], next(starmap(lambda: 1, []), 'none'))


# A group that was left behind is empty; so is one whose `groupby` has gone on.
# expect: a ['b', 'c'] ['a', 'b'] none
groups = groupby([1, 1, 2, 3], Number)
first = next(groups)
second = next(groups)
print(first[0], list(first[1]), second[0], list(second[1]), next(groups, None))
# expect: N1 [] N2 [2, 3] None
