# `cmp_to_key` of functions that take frames, and of callables that are none.
# since: 3.14
import functools

asked = []


def framed(a, b):
    for _ in (1,):
        asked.append((a, b))
    return (a > b) - (a < b)


key = functools.cmp_to_key(framed)
for items in ([], [1], [2, 1], [1, 2, 3], [3, 2, 1], [2, 2, 1, 1], [5, 1, 4, 1, 3, 9, 2, 6]):
    for reverse in (False, True):
        asked.clear()
        print(sorted(items, key=key, reverse=reverse), asked)
    made = list(items)
    made.sort(key=key)
    print(made, sorted(iter(items), key=key), sorted((item for item in items), key=key), min(items, key=key, default=None), max(items, key=key, default=None))
# expect: [] []
# expect: [] []
# expect: [] [] [] None None
# expect: [1] []
# expect: [1] []
# expect: [1] [1] [1] 1 1
# expect: [1, 2] [(1, 2)]
# expect: [2, 1] [(2, 1)]
# expect: [1, 2] [1, 2] [1, 2] 1 2
# expect: [1, 2, 3] [(2, 1), (3, 2)]
# expect: [3, 2, 1] [(2, 3), (1, 2)]
# expect: [1, 2, 3] [1, 2, 3] [1, 2, 3] 1 3
# expect: [1, 2, 3] [(2, 3), (1, 2)]
# expect: [3, 2, 1] [(2, 1), (3, 2)]
# expect: [1, 2, 3] [1, 2, 3] [1, 2, 3] 1 3
# expect: [1, 1, 2, 2] [(2, 2), (1, 2), (2, 2), (1, 1), (1, 1)]
# expect: [2, 2, 1, 1] [(1, 1), (2, 1), (2, 2)]
# expect: [1, 1, 2, 2] [1, 1, 2, 2] [1, 1, 2, 2] 1 2
# expect: [1, 1, 2, 3, 4, 5, 6, 9] [(1, 5), (4, 1), (1, 4), (4, 5), (4, 5), (4, 1), (1, 4), (1, 1), (3, 4), (3, 1), (9, 3), (9, 5), (2, 4), (2, 1), (2, 3), (6, 3), (6, 5), (6, 9)]
# expect: [9, 6, 5, 4, 3, 2, 1, 1] [(2, 6), (9, 2), (2, 9), (9, 6), (3, 9), (3, 6), (3, 2), (1, 6), (1, 3), (1, 2), (4, 3), (4, 9), (4, 6), (1, 4), (1, 2), (1, 1), (5, 3), (5, 6), (5, 4)]
# expect: [1, 1, 2, 3, 4, 5, 6, 9] [1, 1, 2, 3, 4, 5, 6, 9] [1, 1, 2, 3, 4, 5, 6, 9] 1 9


def versions(a, b):
    for x, y in zip(map(int, a.split('.')), map(int, b.split('.'))):
        if x != y:
            return x - y
    return len(a) - len(b)


print(sorted(['1.10.2', '1.2', '1.10', '1.2.0', '1'], key=functools.cmp_to_key(versions)))
# expect: ['1', '1.2', '1.2.0', '1.10', '1.10.2']


def texts(a, b):
    for _ in (1,):
        pass
    return 'text'


def raising(a, b):
    for _ in (1,):
        raise KeyError(a, b)


kept = [3, 1, 2]


def changing(a, b):
    for _ in (1,):
        kept.append(5)
    return 0


for compare in (texts, raising, changing, None, 5):
    try:
        kept.sort(key=functools.cmp_to_key(compare))
    except (TypeError, KeyError, ValueError) as error:
        print(type(error).__name__, error, kept)
# expect: TypeError '<' not supported between instances of 'str' and 'int' [3, 1, 2]
# expect: KeyError (1, 3) [3, 1, 2]
# expect: ValueError list modified during sort [3, 1, 2]
# expect: TypeError 'NoneType' object is not callable [3, 1, 2]
# expect: TypeError 'int' object is not callable [3, 1, 2]


class Compares:
    def __call__(self, a, b):
        for _ in (1,):
            pass
        return (a > b) - (a < b)

    def method(self, a, b):
        for _ in (1,):
            pass
        return (b > a) - (b < a)


class Outcome:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        return self.n < other


def outcomes(a, b):
    for _ in (1,):
        pass
    return Outcome(a - b)


for compare in (Compares(), Compares().method, outcomes, lambda a, b: b - a, functools.partial(framed)):
    print(sorted([3, 1, 2], key=functools.cmp_to_key(compare)))
# expect: [1, 2, 3]
# expect: [3, 2, 1]
# expect: [1, 2, 3]
# expect: [3, 2, 1]
# expect: [1, 2, 3]
print(key(5) < key(6), key(5).obj, sorted([[2, 'b'], [1, 'a']], key=functools.cmp_to_key(framed)))
# expect: True 5 [[1, 'a'], [2, 'b']]
