# `max`, `min` and `sorted` by keys, of long iterators: keys that are known at once, keys that take Python from some item on, iterators that
# since: 3.14
# raise, and what is left of an iterator then.
from itertools import combinations, count, islice, chain, cycle
import operator

pairs = combinations(range(60), 2)
print(max(pairs, key=lambda pair: pair[0] * pair[1] % 101), next(pairs, "over"))  # expect: (2, 50) over
print(min(combinations(range(60), 2), key=lambda pair: (pair[1] - pair[0], -pair[0])), max(map(abs, range(-2000, 10)), key=lambda n: n % 997))
# expect: (58, 59) 1993
print(max(zip(range(3000), range(3000, 0, -1)), key=operator.itemgetter(1)), min(enumerate("hello" * 300), key=lambda item: (item[1], -item[0])))
# expect: (0, 3000) (1496, 'e')
print(max(islice(count(), 2500), key=lambda n: n % 1500), min(chain(range(2000), [-5], range(50)), key=abs), min(iter(()), key=abs, default="none"))
# expect: 1499 0 none

calls = []


def slow(n):
    # An effect: it takes a frame.
    calls.append(n)
    return -n if n < 1500 else n - 10000


print(max(iter(range(2000)), key=slow), len(calls), calls[1500])  # expect: 0 2000 1500


class Late:
    def __init__(self, n): self.n = n
    def __lt__(self, other): return self.n < other.n
    def __gt__(self, other): return self.n > other.n


print(max(iter(range(1200)), key=lambda n: n if n < 1100 else 0), min(iter(range(1100)), key=lambda n: Late(n * 7 % 1100)))
# expect: 1099 0
numbers = map(operator.truediv, [1] * 3000, [n - 1500 for n in range(3000)])
try:
    max(numbers, key=lambda n: -n)
except ZeroDivisionError as error:
    print(error, next(numbers))  # expect: division by zero 1.0
mixed = chain(range(1500), ["a"], range(5))
try:
    max(mixed, key=lambda value: value)
except TypeError as error:
    print(error, list(mixed))
# expect: '>' not supported between instances of 'str' and 'int' [0, 1, 2, 3, 4]
left = iter(range(5000))
try:
    min(left, key=lambda n: 1 // (n - 1030))
except ZeroDivisionError as error:
    print(error, next(left))  # expect: division by zero 1031
turns = islice(cycle(n for n in range(3)), 2000)
print(max(turns, key=lambda n: n), list(turns), sorted(islice(cycle(c for c in "cab"), 100), key=str.upper)[30:40])
# expect: 2 [] ['a', 'a', 'a', 'b', 'b', 'b', 'b', 'b', 'b', 'b']
print(sorted(combinations("dcba", 2), key=lambda pair: pair[::-1])[:3], sorted(map(str, range(200)), key=len, reverse=True)[:3])
# expect: [('b', 'a'), ('c', 'a'), ('d', 'a')] ['100', '101', '102']
