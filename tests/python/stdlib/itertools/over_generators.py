"""Iterators over generators: what they take of them, when, and what is left."""
# since: 3.14

from itertools import accumulate, batched, chain, compress, cycle, dropwhile, filterfalse, groupby, islice, pairwise, starmap, takewhile, tee, zip_longest


def numbers(n, name='g', seen=None):
    for i in range(n):
        if seen is not None:
            seen.append((name, i))
        yield i


def closing(n, name):
    try:
        for i in range(n):
            yield i
        print(name, 'is through')
    finally:
        print(name, 'is closed')


def failing(n):
    for i in range(n):
        yield i
    raise ValueError(f'after {n}')


def plain(items):
    for item in items:
        yield item


# --- islice with steps takes exactly what it has to ---------------------------------------------------------------------------
for bounds in ((0, None, 2), (1, None, 3), (0, 7, 2), (2, 9, 3), (2, 8, 3), (3, 3, 2), (0, 0, 5), (5, 2, 2), (0, 4, 10), (0, 30, 7), (4, None, 1)):
    source = numbers(12)
    taken = list(islice(source, *bounds))
    print(bounds, taken, list(source))
# expect: (0, None, 2) [0, 2, 4, 6, 8, 10] []
# expect: (1, None, 3) [1, 4, 7, 10] []
# expect: (0, 7, 2) [0, 2, 4, 6] [7, 8, 9, 10, 11]
# expect: (2, 9, 3) [2, 5, 8] [9, 10, 11]
# expect: (2, 8, 3) [2, 5] [8, 9, 10, 11]
# expect: (3, 3, 2) [] [3, 4, 5, 6, 7, 8, 9, 10, 11]
# expect: (0, 0, 5) [] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
# expect: (5, 2, 2) [] [5, 6, 7, 8, 9, 10, 11]
# expect: (0, 4, 10) [0] [4, 5, 6, 7, 8, 9, 10, 11]
# expect: (0, 30, 7) [0, 7] []
# expect: (4, None, 1) [4, 5, 6, 7, 8, 9, 10, 11] []
source = numbers(20)
steps = islice(source, 2, 15, 4)
print(next(steps), next(source), next(steps), next(source), list(steps), list(source))
# expect: 2 3 7 8 [12, 16] [17, 18, 19]
steps = islice(failing(5), 0, None, 3)
print(next(steps), next(steps))  # expect: 0 3
try:
    next(steps)
except ValueError as error:
    print('islice', error)  # expect: islice after 5
print(next(steps, 'nothing more'))  # expect: nothing more
steps = islice(closing(6, 'sliced'), 0, 3, 2)
print(list(steps))
# expect: sliced is closed
# expect: [0, 2]
for item in islice(closing(6, 'left early'), 1, None, 2):
    print(item)  # expect: 1
    break  # expect: left early is closed

# --- rows ---------------------------------------------------------------------------------------------------------------------
for sizes in ((3, 3, 3), (2, 3, 4), (3, 2, 4), (4, 3, 2), (0, 2, 2), (2, 0, 2), (2, 2, 0)):
    seen = []
    a, b, c = (numbers(n, name, seen) for n, name in zip(sizes, 'abc'))
    print(sizes, list(zip(a, b, c)), seen, list(a), list(b), list(c))
# expect: (3, 3, 3) [(0, 0, 0), (1, 1, 1), (2, 2, 2)] [('a', 0), ('b', 0), ('c', 0), ('a', 1), ('b', 1), ('c', 1), ('a', 2), ('b', 2), ('c', 2)] [] [] []
# expect: (2, 3, 4) [(0, 0, 0), (1, 1, 1)] [('a', 0), ('b', 0), ('c', 0), ('a', 1), ('b', 1), ('c', 1), ('b', 2), ('c', 2), ('c', 3)] [] [2] [2, 3]
# expect: (3, 2, 4) [(0, 0, 0), (1, 1, 1)] [('a', 0), ('b', 0), ('c', 0), ('a', 1), ('b', 1), ('c', 1), ('a', 2), ('c', 2), ('c', 3)] [] [] [2, 3]
# expect: (4, 3, 2) [(0, 0, 0), (1, 1, 1)] [('a', 0), ('b', 0), ('c', 0), ('a', 1), ('b', 1), ('c', 1), ('a', 2), ('b', 2), ('a', 3)] [3] [] []
# expect: (0, 2, 2) [] [('b', 0), ('b', 1), ('c', 0), ('c', 1)] [] [0, 1] [0, 1]
# expect: (2, 0, 2) [] [('a', 0), ('a', 1), ('c', 0), ('c', 1)] [1] [] [0, 1]
# expect: (2, 2, 0) [] [('a', 0), ('b', 0), ('a', 1), ('b', 1)] [1] [1] []
for sizes in ((3, 3), (1, 3), (3, 1), (0, 2), (2, 0), (0, 0)):
    seen = []
    a, b = (numbers(n, name, seen) for n, name in zip(sizes, 'ab'))
    print(sizes, list(zip_longest(a, b, fillvalue='-')), seen)
    print(list(zip_longest(plain(range(sizes[0])), range(sizes[1]))), list(zip_longest(range(sizes[0]), plain(range(sizes[1])))))
# expect: (3, 3) [(0, 0), (1, 1), (2, 2)] [('a', 0), ('b', 0), ('a', 1), ('b', 1), ('a', 2), ('b', 2)]
# expect: [(0, 0), (1, 1), (2, 2)] [(0, 0), (1, 1), (2, 2)]
# expect: (1, 3) [(0, 0), ('-', 1), ('-', 2)] [('a', 0), ('b', 0), ('b', 1), ('b', 2)]
# expect: [(0, 0), (None, 1), (None, 2)] [(0, 0), (None, 1), (None, 2)]
# expect: (3, 1) [(0, 0), (1, '-'), (2, '-')] [('a', 0), ('b', 0), ('a', 1), ('a', 2)]
# expect: [(0, 0), (1, None), (2, None)] [(0, 0), (1, None), (2, None)]
# expect: (0, 2) [('-', 0), ('-', 1)] [('b', 0), ('b', 1)]
# expect: [(None, 0), (None, 1)] [(None, 0), (None, 1)]
# expect: (2, 0) [(0, '-'), (1, '-')] [('a', 0), ('a', 1)]
# expect: [(0, None), (1, None)] [(0, None), (1, None)]
# expect: (0, 0) [] []
# expect: [] []
print(list(zip_longest(numbers(2), numbers(4), numbers(1), fillvalue=None)))
# expect: [(0, 0, 0), (1, 1, None), (None, 2, None), (None, 3, None)]
print(list(zip_longest(numbers(2))), list(zip_longest()))  # expect: [(0,), (1,)] []
print(list(zip(closing(2, 'first'), closing(3, 'second'), [1, 2, 3])))
# expect: first is through
# expect: first is closed
# expect: second is closed
# expect: [(0, 0, 1), (1, 1, 2)]
print(list(zip([1, 2], closing(3, 'second of three'), closing(3, 'third of three'))))
# expect: third of three is closed
# expect: second of three is closed
# expect: [(1, 0, 0), (2, 1, 1)]
print(list(zip(closing(3, 'a first'), closing(1, 'a second'), closing(3, 'a third'))))
# expect: a second is through
# expect: a second is closed
# expect: a third is closed
# expect: a first is closed
# expect: [(0, 0, 0)]
for row in zip(closing(3, 'one'), closing(3, 'two'), closing(3, 'three')):
    print(row)
    break
# expect: (0, 0, 0)
# expect: three is closed
# expect: two is closed
# expect: one is closed
rows = zip(numbers(5), failing(2), numbers(5))
try:
    for row in rows:
        print(row)
except ValueError as error:
    print('zip', error)
# expect: (0, 0, 0)
# expect: (1, 1, 1)
# expect: zip after 2
print(list(rows))  # expect: []


class Counted:
    """An iterator of one's own."""

    def __init__(self, n):
        self.left = n

    def __iter__(self):
        return self

    def __next__(self):
        if not self.left:
            raise StopIteration
        self.left -= 1
        return self.left


print(list(zip(Counted(3), numbers(4), [5, 6, 7, 8])), list(zip(numbers(4), Counted(2), 'abc')), list(zip('abc', numbers(4), Counted(5))))
# expect: [(2, 0, 5), (1, 1, 6), (0, 2, 7)] [(0, 1, 'a'), (1, 0, 'b')] [('a', 0, 4), ('b', 1, 3), ('c', 2, 2)]
print(list(zip_longest(Counted(2), numbers(3))), list(zip_longest(numbers(1), Counted(3), fillvalue=9)))
# expect: [(1, 0), (0, 1), (None, 2)] [(0, 2), (9, 1), (9, 0)]
try:
    list(zip(numbers(2), numbers(3), numbers(2), strict=True))
except ValueError as error:
    print(error)  # expect: zip() argument 2 is longer than argument 1

# --- groups -------------------------------------------------------------------------------------------------------------------
words = ['apple', 'avocado', 'bean', 'beet', 'bread', 'corn', 'almond']
print([(letter, list(group)) for letter, group in groupby(plain(words), key=lambda word: word[0])])
# expect: [('a', ['apple', 'avocado']), ('b', ['bean', 'beet', 'bread']), ('c', ['corn']), ('a', ['almond'])]
print([(letter, next(group)) for letter, group in groupby(plain(words), key=lambda word: word[0])])
# expect: [('a', 'apple'), ('b', 'bean'), ('c', 'corn'), ('a', 'almond')]
print([letter for letter, _ in groupby(plain(words), key=lambda word: word[0])])
# expect: ['a', 'b', 'c', 'a']
print([(n, [*group]) for n, group in groupby(plain([1, 1.0, True, 2, 2, 1]))])
# expect: [(1, [1, 1.0, True]), (2, [2, 2]), (1, [1])]
kept = [group for _, group in groupby(plain(words), key=len)]
print([list(group) for group in kept])  # expect: [[], [], [], [], [], []]
groups = groupby(plain(words), key=lambda word: word[0])
_, first = next(groups)
print(next(first))  # expect: apple
letter, second = next(groups)
print(letter, list(first), next(second), list(first), list(second), list(second))
# expect: b [] bean [] ['beet', 'bread'] []
print([(letter, list(group)) for letter, group in groups])  # expect: [('c', ['corn']), ('a', ['almond'])]
groups = groupby(numbers(10), key=lambda n: n // 4)
for n, group in groups:
    print(n, [next(group), next(group, None)])
    if n == 1:
        print(next(groups)[0], list(group))
# expect: 0 [0, 1]
# expect: 1 [4, 5]
# expect: 2 []
print(list(groupby(plain([]))))  # expect: []
asked = []


def key(n):
    asked.append(n)
    if n == 5:
        raise KeyError(n)
    return n // 3


groups = groupby(numbers(8), key)
try:
    for n, group in groups:
        print(n, list(group))  # expect: 0 [0, 1, 2]
except KeyError as error:
    print('key', error, asked)  # expect: key 5 [0, 1, 2, 3, 4, 5]


class Odd:
    """Equal to others in its own way; says when it is asked."""

    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        print('compared', self.n, other.n)
        return self.n % 2 == other.n % 2

    def __repr__(self):
        return f'Odd({self.n})'


print([(a, list(group)) for a, group in groupby(plain([Odd(1), Odd(3), Odd(2), Odd(2), Odd(5)]))])
# expect: compared 1 3
# expect: compared 1 2
# expect: compared 1 2
# expect: compared 2 2
# expect: compared 2 5
# expect: compared 2 5
# expect: [(Odd(1), [Odd(1), Odd(3)]), (Odd(2), [Odd(2), Odd(2)]), (Odd(5), [Odd(5)])]
nan = float('nan')
print([len(list(group)) for _, group in groupby(plain([nan, nan, float('nan')]))])  # expect: [2, 1]
for letter, group in groupby(closing(6, 'grouped'), key=lambda n: n // 2):
    print(letter, next(group))
    if letter:
        break

# --- others -------------------------------------------------------------------------------------------------------------------
# expect: 0 0
# expect: 1 2
print(list(enumerate(numbers(3), 5)), list(map(str, numbers(3))), list(filter(None, numbers(3))))
# expect: [(5, 0), (6, 1), (7, 2)] ['0', '1', '2'] [1, 2]
print(list(zip(*tee(numbers(4), 3))), list(pairwise(numbers(4))), list(batched(numbers(5), 2)), list(accumulate(numbers(5))))
# expect: [(0, 0, 0), (1, 1, 1), (2, 2, 2), (3, 3, 3)] [(0, 1), (1, 2), (2, 3)] [(0, 1), (2, 3), (4,)] [0, 1, 3, 6, 10]
print(list(compress(numbers(5), plain([1, 0, 1]))), list(starmap(max, zip(numbers(3), plain([2, 0, 5])))), list(islice(cycle(numbers(3)), 8)))
# expect: [0, 2] [2, 1, 5] [0, 1, 2, 0, 1, 2, 0, 1]
print(list(takewhile(lambda n: n < 2, numbers(5))), list(dropwhile(lambda n: n < 2, numbers(5))), list(filterfalse(None, numbers(3))))
# expect: [0, 1] [2, 3, 4] [0]
print(list(chain(numbers(2), 'ab', numbers(1))), list(chain.from_iterable(plain(['ab', (1, 2), numbers(2)]))))
# expect: [0, 1, 'a', 'b', 0] ['a', 'b', 1, 2, 0, 1]
one, two = tee(numbers(130))
print(next(one), next(one), next(two), sum(one), sum(two))  # expect: 0 1 0 8384 8385
one, two = tee(failing(2))
print(next(one), next(one), next(two))  # expect: 0 1 0
try:
    next(one)
except ValueError as error:
    print('tee', error)  # expect: tee after 2
print(next(two), next(two, 'ended'), next(one, 'ended'))  # expect: 1 ended ended
