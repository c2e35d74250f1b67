# count, cycle, repeat
from itertools import count, cycle, repeat, islice
print(list(islice(count(), 3)), list(islice(count(10, -2), 3)))  # expect: [0, 1, 2] [10, 8, 6]
print(list(islice(count(0.5, 0.25), 3)), list(islice(cycle('ab'), 5)))
# expect: [0.5, 0.75, 1.0] ['a', 'b', 'a', 'b', 'a']
print(list(repeat('x', 3)), list(islice(repeat(1), 2)), count(5), repeat('a', 2))
# expect: ['x', 'x', 'x'] [1, 1] count(5) repeat('a', 2)
print(list(map(pow, range(4), repeat(2))), repeat(1), count(1, 2), list(cycle([])))
# expect: [0, 1, 4, 9] repeat(1) count(1, 2) []
print(next(count(10 ** 20)))  # expect: 100000000000000000000
try:
    count('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: a number is required
try:
    repeat()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: repeat() missing required argument 'object' (pos 1)
try:
    cycle(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    next(cycle([]))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: StopIteration:
