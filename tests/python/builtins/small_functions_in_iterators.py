# `map`, `filter` and their like with functions that compute with their argument: asked where the items are, or in frames
from itertools import accumulate, dropwhile, filterfalse, takewhile

numbers = [3, 1, 4, 1, 5, 9, 2, 6]
print(list(map(lambda x: x * 2 + 1, numbers)))  # expect: [7, 3, 9, 3, 11, 19, 5, 13]
print(list(filter(lambda x: x % 2, numbers)), list(filterfalse(lambda x: x > 3, numbers)))  # expect: [3, 1, 1, 5, 9] [3, 1, 1, 2]
print(list(takewhile(lambda x: x < 5, numbers)), list(dropwhile(lambda x: x != 5, numbers)))  # expect: [3, 1, 4, 1] [5, 9, 2, 6]
print(list(accumulate(numbers, lambda a, b: a * 10 + b)))  # expect: [3, 31, 314, 3141, 31415, 314159, 3141592, 31415926]
print(list(map(lambda a, b: (b, a), numbers, 'abc')))  # expect: [('a', 3), ('b', 1), ('c', 4)]
print(sum(map(lambda s: len(s), ['a', 'bcd'])), ','.join(map(lambda s: s.strip().upper(), [' a', 'b '])))  # expect: 4 A,B
print(dict(map(lambda row: (row['k'], row.get('v')), [{'k': 1, 'v': 2}, {'k': 3}])))  # expect: {1: 2, 3: None}


# Items that take more than that: classes of one's own, in the middle of the others.
class Number:
    def __init__(self, n):
        self.n = n

    def __mul__(self, other):
        return Number(self.n * other)

    def __add__(self, other):
        return f'{self.n}+{other}'

    def __lt__(self, other):
        return self.n < other

    def __mod__(self, other):
        return self.n % other


mixed = [1, Number(2), 3.5, Number(5)]
print(list(map(lambda x: x * 2 + 1, mixed)))  # expect: [3, '4+1', 8.0, '10+1']
print([getattr(x, 'n', x) for x in filter(lambda x: x % 2, mixed)])  # expect: [1, 3.5, 5]
print([getattr(x, 'n', x) for x in takewhile(lambda x: x < 4, mixed)])  # expect: [1, 2, 3.5]

# Errors: the iterator goes on with the next item.
halves = map(lambda x: 10 // x, [1, 0, 5])
print(next(halves))  # expect: 10
try:
    next(halves)
except ZeroDivisionError as error:
    frames = []
    level = error.__traceback__
    while level:
        frames.append(level.tb_frame.f_code.co_name)
        level = level.tb_next
    print(type(error).__name__, frames)  # expect: ZeroDivisionError ['<module>', '<lambda>']
print(list(halves))  # expect: [2]
try:
    list(filter(lambda s: s.upper() < 3, 'ab'))
except TypeError as error:
    print(error)  # expect: '<' not supported between instances of 'str' and 'int'
try:
    list(map(lambda a: a, [1], [2]))
except TypeError as error:
    print(error)  # expect: <lambda>() takes 1 positional argument but 2 were given

# What they read is looked at for each item.
factor = 2
scaled = map(lambda x: x * factor, numbers)
first = next(scaled)
factor = 100
print(first, next(scaled))  # expect: 6 100


def scaler():
    by = 1

    def change(n):
        nonlocal by
        by = n

    return map(lambda x: x * by, [1, 2, 3]), change


items, change = scaler()
first = next(items)
change(7)
print(first, list(items))  # expect: 1 [14, 21]
growing = [1, 2]
for x in map(lambda x: x + 1, growing):
    if x < 5:
        growing.append(x)
print(growing)  # expect: [1, 2, 2, 3, 3, 4, 4]
nested = map(lambda x: x + 1, filter(lambda x: x > 1, map(lambda x: x - 1, numbers)))
print(list(nested), list(nested))  # expect: [3, 4, 5, 9, 6] []
print(max(map(lambda x: -x, numbers)), sorted(map(lambda x: x % 3, numbers)), 8 in map(lambda x: x * 2, numbers))  # expect: -1 [0, 0, 0, 1, 1, 1, 2, 2] True
print(type(map(lambda x: x, [])).__name__, next(filter(lambda x: x > 4, numbers), None), next(map(lambda x: x, ()), 'none'))  # expect: map 5 none
a, b, *rest = map(lambda x: x * x, range(5))
print(a, b, rest)  # expect: 0 1 [4, 9, 16]
f = lambda x: x + 1
mapped = map(f, [1, 2])
f = None
print(list(mapped), list(map(lambda x: type(x), [1, 'a'])) == [int, str])  # expect: [2, 3] True
