# What goes through an iterator finds all items again when it has to begin anew, whatever the iterator stands on
# since: 3.14
import array
import collections
import math
from itertools import *


class Chain(chain):
    pass


def asking(items):
    return starmap(lambda item: item, [(item,) for item in items])


MAKERS = [
    iter,
    lambda items: map(max, zip(items, items)),
    lambda items: chain(items[:2], asking(items[2:])),
    lambda items: chain.from_iterable([iter(items[:2]), iter(items[2:])]),
    lambda items: tee(asking(items))[1],
    lambda items: islice(cycle(iter(items)), len(items)),
    lambda items: Chain(iter(items[:1]), items[1:]),
]


def changed(container, change, items):
    result = getattr(container, change)(items)
    return container if result is None else result


def sliced(container, place, items):
    container[place] = items
    return container


def unpacked(items):
    a, *b, c = items
    return a, b, c


def show(items, *consumers):
    for consume in consumers:
        first, *others = [consume(make(items)) for make in MAKERS]
        print(first, all(other == first for other in others))


show([3, 1, 2, 5], list, tuple, frozenset, sum, min, max, sorted, any, all, bytes, bytearray, int.from_bytes, math.prod, math.fsum,
     collections.deque, unpacked, lambda it: 5 in it, lambda it: [0, *it], lambda it: max(*it), lambda it: dict.fromkeys(it),
     lambda it: changed([], 'extend', it), lambda it: changed([0], '__iadd__', it), lambda it: sliced([7, 8, 9], slice(1, 2), it),
     lambda it: sliced([0] * 8, slice(0, 8, 2), it), lambda it: changed(bytearray(b'z'), 'extend', it),
     lambda it: sliced(bytearray(b'abc'), slice(1, 2), it), lambda it: array.array('i', it),
     lambda it: changed(array.array('i', [0]), 'extend', it), lambda it: {1, 7}.intersection(it), lambda it: {3, 0}.union(it, [1]),
     lambda it: {1, 7}.difference(it), lambda it: changed({1, 7}, 'symmetric_difference_update', it), lambda it: {1}.issubset(it))
# expect: [3, 1, 2, 5] True
# expect: (3, 1, 2, 5) True
# expect: frozenset({1, 2, 3, 5}) True
# expect: 11 True
# expect: 1 True
# expect: 5 True
# expect: [1, 2, 3, 5] True
# expect: True True
# expect: True True
# expect: b'\x03\x01\x02\x05' True
# expect: bytearray(b'\x03\x01\x02\x05') True
# expect: 50397701 True
# expect: 30 True
# expect: 11.0 True
# expect: deque([3, 1, 2, 5]) True
# expect: (3, [1, 2], 5) True
# expect: True True
# expect: [0, 3, 1, 2, 5] True
# expect: 5 True
# expect: {3: None, 1: None, 2: None, 5: None} True
# expect: [3, 1, 2, 5] True
# expect: [0, 3, 1, 2, 5] True
# expect: [7, 3, 1, 2, 5, 9] True
# expect: [3, 0, 1, 0, 2, 0, 5, 0] True
# expect: bytearray(b'z\x03\x01\x02\x05') True
# expect: bytearray(b'a\x03\x01\x02\x05c') True
# expect: array('i', [3, 1, 2, 5]) True
# expect: array('i', [0, 3, 1, 2, 5]) True
# expect: {1} True
# expect: {0, 1, 2, 3, 5} True
# expect: {7} True
# expect: {2, 3, 5, 7} True
# expect: True True
show(['b', 'a', 'd'], ''.join, ', '.join, lambda it: collections.namedtuple('N', it)._fields)
# expect: bad True
# expect: b, a, d True
# expect: ('b', 'a', 'd') True
show([(1, 2), (3, 4)], dict, lambda it: changed({}, 'update', it), lambda it: changed({0: 0}, '__ior__', it),
     lambda it: list(chain.from_iterable(it)), lambda it: sum(it, ()), lambda it: dict(map(iter, it)))
# expect: {1: 2, 3: 4} True
# expect: {1: 2, 3: 4} True
# expect: {0: 0, 1: 2, 3: 4} True
# expect: [1, 2, 3, 4] True
# expect: (1, 2, 3, 4) True
# expect: {1: 2, 3: 4} True
show([b'x', b'yy'], b''.join, bytearray(b',').join)

# Those that are shared stay where they belong: what one has taken the other one does not see again.
# expect: b'xyy' True
# expect: bytearray(b'x,yy') True
source = iter([1, 2, 3, 4])
left, right = tee(source)
print(list(zip(left, source, asking('abcd'))), list(right))  # expect: [(1, 2, 'a'), (3, 4, 'b')] [1, 3]
items = iter(range(6))
print(list(zip(items, asking('abc'), islice(items, 9))), list(items))
# expect: [(0, 'a', 1), (2, 'b', 3), (4, 'c', 5)] []
for strict in (zip([1], asking('ab'), strict=True), zip(asking('ab'), [1], strict=True), zip(asking('ab'), 'cd', strict=True)):
    try:
        print(list(strict))
    except ValueError as error:
        print(error)
# expect: zip() argument 2 is longer than argument 1
# expect: zip() argument 2 is shorter than argument 1
# expect: [('a', 'c'), ('b', 'd')]
