# Lists of what itertools give: also where items that have to be asked for stand between plain ones, and where iterators are shared.
from itertools import accumulate, chain, compress, count, cycle, filterfalse, islice, pairwise, repeat, starmap


class Truth:
    def __init__(self, truth):
        self.truth = truth

    def __bool__(self):
        return self.truth

    def __repr__(self):
        return f'Truth({self.truth})'


class Number(int):
    def __add__(self, other):
        return Number(int(self) + other + 100)

    __radd__ = __add__


print(list(chain([1, 2], (3,), range(4, 7), 'ab', {7: 8}, [9])))  # expect: [1, 2, 3, 4, 5, 6, 'a', 'b', 7, 9]
print(list(chain.from_iterable([[1], [], (2, 3), range(2), iter([4, 5])])))  # expect: [1, 2, 3, 0, 1, 4, 5]
shared = iter(range(10))
print(list(islice(shared, 3)), list(islice(shared, 1, 4)), list(shared))  # expect: [0, 1, 2] [4, 5, 6] [7, 8, 9]
shared = iter([1, 2, 3, 4, 5])
print(list(chain([0], islice(shared, 2), shared)), list(shared))  # expect: [0, 1, 2, 3, 4, 5] []
growing = [1, 2]
grown = chain(growing, [9])
print(next(grown), growing.append(3), list(grown), growing.append(4), list(grown))  # expect: 1 None [2, 3, 9] None []
print(list(islice(count(), 5)), list(islice(count(3, -2), 5)), list(islice(count(0.5), 3)))  # expect: [0, 1, 2, 3, 4] [3, 1, -1, -3, -5] [0.5, 1.5, 2.5]
print(list(islice(count(10 ** 20), 2)), list(islice(count(2 ** 46 - 1), 3)))  # expect: [100000000000000000000, 100000000000000000001] [70368744177663, 70368744177664, 70368744177665]
numbers = count(5)
print(list(islice(numbers, 3)), next(numbers), list(islice(numbers, 2, 9, 3)), next(numbers))  # expect: [5, 6, 7] 8 [11, 14, 17] 18
print(list(repeat('x', 3)), list(repeat('x', 0)), list(islice(repeat(7), 4)))  # expect: ['x', 'x', 'x'] [] [7, 7, 7, 7]
times = repeat(1, 5)
print(next(times), list(islice(times, 2)), list(times), list(times))  # expect: 1 [1, 1] [1, 1] []
turns = cycle([1, 2, 3])
print(list(islice(turns, 2)), list(islice(turns, 7)), next(turns), list(islice(turns, 0)), next(turns))  # expect: [1, 2] [3, 1, 2, 3, 1, 2, 3] 1 [] 2
print(list(islice(cycle([]), 3)), list(islice(cycle('ab'), 5)))  # expect: [] ['a', 'b', 'a', 'b', 'a']
print(list(accumulate([1, 2, 3, 4])), list(accumulate([0.5, 1.5, 2])), list(accumulate(['a', 'b', 'c'])))  # expect: [1, 3, 6, 10] [0.5, 2.0, 4.0] ['a', 'ab', 'abc']
print(list(accumulate([1, 2, Number(3), 4, 5])), list(accumulate([True, True, 2 ** 70, 1])))  # expect: [1, 3, 106, 210, 315] [True, 2, 1180591620717411303426, 1180591620717411303427]
print(list(accumulate([1, 2, 3], initial=10)), list(accumulate([3, 1, 2], max)), list(accumulate([])))  # expect: [10, 11, 13, 16] [3, 3, 3] []
print(list(accumulate(range(70)))[-3:], list(accumulate((2, 3, 4), lambda a, b: a * b)))  # expect: [2278, 2346, 2415] [2, 6, 24]
print(list(compress('abcdef', [1, 0, 1, Truth(True), Truth(False), 'x'])), list(compress([1, 2, 3], [1])))  # expect: ['a', 'c', 'd', 'f'] [1]
print(list(compress(range(200), cycle([0, 1, 0])))[-2:], list(compress([1, 2], repeat(1))))  # expect: [196, 199] [1, 2]
print(list(filter(None, [0, 1, '', 'a', Truth(False), Truth(True), None, 2.0, 0.0])))  # expect: [1, 'a', Truth(True), 2.0]
print(list(filterfalse(None, [0, 1, '', 'a', Truth(False), Truth(True), None, 2.0, 0.0])))  # expect: [0, '', Truth(False), None, 0.0]
print(list(pairwise([1, 2, 3])), list(pairwise([1])), list(pairwise('abc')), len(list(pairwise(range(200)))))  # expect: [(1, 2), (2, 3)] [] [('a', 'b'), ('b', 'c')] 199
print(list(starmap(pow, [(2, 3), (3, 2)])), sum(islice(count(1), 100)), max(islice(cycle([3, 9]), 5)))  # expect: [8, 9] 5050 9


def failing():
    yield 1
    raise ValueError('no more')


steps = chain([1, 2], failing(), [3])
try:
    list(steps)
except ValueError as error:
    print(error)
# expect: no more
