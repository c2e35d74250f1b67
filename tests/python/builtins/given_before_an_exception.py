"""What an iterator gave before it raised stays where it was put."""
# since: 3.14

import array
from collections import Counter, OrderedDict, deque


def tried(what, kept):
    try:
        what()
    except (ValueError, TypeError, ZeroDivisionError) as error:
        print(type(error).__name__, error, end=': ')
    print(kept)


def bad():
    return map(int, ['1', '2', 'x', '3'])


numbers = [0]
tried(lambda: numbers.extend(bad()), numbers)
# expect: ValueError invalid literal for int() with base 10: 'x': [0, 1, 2]


def in_place():
    global numbers
    numbers += zip([5, 6], bad())
    numbers += filter(lambda x: 1 / x, [3, 0, 4])


tried(in_place, numbers)  # expect: ZeroDivisionError division by zero: [0, 1, 2, (5, 1), (6, 2), 3]
numbers += filter(None, zip([5, 6], [7, 8]))


def of_filter():
    global numbers
    numbers += filter(lambda x: 1 // x, [1, 0, 4])


tried(of_filter, numbers)
# expect: ZeroDivisionError division by zero: [0, 1, 2, (5, 1), (6, 2), 3, (5, 7), (6, 8), 1]
tried(lambda: numbers.__init__(bad()), numbers)
# expect: ValueError invalid literal for int() with base 10: 'x': [1, 2]
waiting = deque([0])
tried(lambda: waiting.extend(bad()), waiting)
# expect: ValueError invalid literal for int() with base 10: 'x': deque([0, 1, 2])
tried(lambda: waiting.extendleft(bad()), waiting)
# expect: ValueError invalid literal for int() with base 10: 'x': deque([2, 1, 0, 1, 2])
last = deque([0], maxlen=2)
tried(lambda: last.extend(bad()), last)
# expect: ValueError invalid literal for int() with base 10: 'x': deque([1, 2], maxlen=2)
found = {0}
tried(lambda: found.update(bad()), found)
# expect: ValueError invalid literal for int() with base 10: 'x': {0, 1, 2}
tried(lambda: found.update([7], [8, []], [9]), found)
# expect: TypeError cannot use 'list' as a set element (unhashable type: 'list'): {0, 1, 2, 7, 8}
tried(lambda: found.difference_update(bad()), found)
# expect: ValueError invalid literal for int() with base 10: 'x': {0, 7, 8}
tried(lambda: found.symmetric_difference_update(bad()), found)
# expect: ValueError invalid literal for int() with base 10: 'x': {0, 7, 8}
tried(lambda: found.intersection_update(bad()), found)
# expect: ValueError invalid literal for int() with base 10: 'x': {0, 7, 8}
prices = {'a': 1}
tried(lambda: prices.update([('b', 2), 5]), prices)
# expect: TypeError object is not iterable: {'a': 1, 'b': 2}
tried(lambda: prices.update([('c', 3), (1, 2, 3), ('d', 4)]), prices)
# expect: ValueError dictionary update sequence element #1 has length 3; 2 is required: {'a': 1, 'b': 2, 'c': 3}
tried(lambda: prices.update([('e', 3), ([], 2)], f=1), prices)
# expect: TypeError cannot use 'list' as a dict key (unhashable type: 'list'): {'a': 1, 'b': 2, 'c': 3, 'e': 3}
tried(lambda: prices.update(zip('gh', bad())), prices)
# expect: {'a': 1, 'b': 2, 'c': 3, 'e': 3, 'g': 1, 'h': 2}
tried(lambda: prices.update(zip('ijkl', bad())), prices)
# expect: ValueError invalid literal for int() with base 10: 'x': {'a': 1, 'b': 2, 'c': 3, 'e': 3, 'g': 1, 'h': 2, 'i': 1, 'j': 2}
tried(lambda: prices.update(enumerate(bad())), prices)
# expect: ValueError invalid literal for int() with base 10: 'x': {'a': 1, 'b': 2, 'c': 3, 'e': 3, 'g': 1, 'h': 2, 'i': 1, 'j': 2, 0: 1, 1: 2}


def merge():
    global prices
    prices |= zip('mnop', bad())


tried(merge, prices)
# expect: ValueError invalid literal for int() with base 10: 'x': {'a': 1, 'b': 2, 'c': 3, 'e': 3, 'g': 1, 'h': 2, 'i': 1, 'j': 2, 0: 1, 1: 2, 'm': 1, 'n': 2}
tried(lambda: dict([('a', 1), 5]), prices)
# expect: TypeError object is not iterable: {'a': 1, 'b': 2, 'c': 3, 'e': 3, 'g': 1, 'h': 2, 'i': 1, 'j': 2, 0: 1, 1: 2, 'm': 1, 'n': 2}
counts = Counter('ab')
tried(lambda: counts.update(bad()), counts)
# expect: ValueError invalid literal for int() with base 10: 'x': Counter({'a': 1, 'b': 1, 1: 1, 2: 1})
tried(lambda: counts.update(['a', [], 'b']), counts)
# expect: TypeError unhashable type: 'list': Counter({'a': 2, 'b': 1, 1: 1, 2: 1})
ordered = OrderedDict(a=1)
tried(lambda: ordered.update(zip('bcde', bad())), ordered)
# expect: ValueError invalid literal for int() with base 10: 'x': OrderedDict({'a': 1, 'b': 1, 'c': 2})
packed = array.array('i', [0])
tried(lambda: packed.extend(bad()), packed)
# expect: ValueError invalid literal for int() with base 10: 'x': array('i', [0, 1, 2])
tried(lambda: packed.extend([4, 'x', 5]), packed)
# expect: TypeError 'str' object cannot be interpreted as an integer: array('i', [0, 1, 2, 4])
raw = bytearray(b'0')
tried(lambda: raw.extend(bad()), raw)
# expect: ValueError invalid literal for int() with base 10: 'x': bytearray(b'0')
both = [1, 2, 3]
tried(lambda: both.__setitem__(slice(0, 1), bad()), both)
# expect: ValueError invalid literal for int() with base 10: 'x': [1, 2, 3]
rest = iter(['1', 'x', '2', '3'])
given = []
tried(lambda: given.extend(map(int, rest)), given)
# expect: ValueError invalid literal for int() with base 10: 'x': [1]
given.extend(map(int, rest))
print(given)  # expect: [1, 2, 3]
