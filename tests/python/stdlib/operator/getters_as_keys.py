# itemgetter and attrgetter as keys of sorts, in maps and in itertools: properties, errors, classes that answer themselves.
import itertools
from collections import namedtuple
from operator import attrgetter, itemgetter


class Point:
    def __init__(self, x):
        self.x = x

    @property
    def negative(self):
        return -self.x


class Asking:
    def __getattr__(self, name):
        return "asked for " + name


class Custom(dict):
    def __getitem__(self, key):
        return "custom"


class Missing(dict):
    def __missing__(self, key):
        return "missing"


Row = namedtuple("Row", "a b")
points = [Point(3), Point(1), Point(2)]
rows = [{"n": i, "l": [i]} for i in range(5)]
by_n = itemgetter("n")
for key in (attrgetter("x"), attrgetter("negative")):
    print([p.x for p in sorted(points, key=key)], list(map(key, points)), max(points, key=key).x)
# expect: [1, 2, 3] [3, 1, 2] 3
# expect: [3, 2, 1] [-3, -1, -2] 1
print(sorted([Row(2, 1), Row(1, 2)], key=attrgetter("a")), list(map(attrgetter("x"), [Asking()])), list(map(attrgetter("real"), [1, 2.5])))
# expect: [Row(a=1, b=2), Row(a=2, b=1)] ['asked for x'] [1, 2.5]
print(list(map(by_n, rows)), sum(map(by_n, rows)), list(filter(by_n, rows))[:1], [k for k, _ in itertools.groupby(rows, key=by_n)])
# expect: [0, 1, 2, 3, 4] 10 [{'n': 1, 'l': [1]}] [0, 1, 2, 3, 4]
print(list(itertools.chain.from_iterable(map(itemgetter("l"), rows))), list(itertools.takewhile(itemgetter(0), [(1,), (0,), (1,)])))
# expect: [0, 1, 2, 3, 4] [(1,)]
print(list(map(by_n, [Custom(n=1), Missing(), {"n": 2}])), list(map(itemgetter("zz", "n"), [{"zz": 1, "n": 2}])))
# expect: ['custom', 'missing', 2] [(1, 2)]
print(sorted([(1, "b"), (2, "a")], key=itemgetter(1)), sorted(["ab", "ba"], key=itemgetter(-1)), max({"a": 3, "b": 1}.items(), key=itemgetter(1)))
# expect: [(2, 'a'), (1, 'b')] ['ba', 'ab'] ('a', 3)
many = [{"n": i % 7, "i": i} for i in range(100)]
print([row["i"] for row in sorted(many, key=by_n)][:20])
# expect: [0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 1, 8, 15, 22, 29]
going = map(by_n, rows)
print(next(going), list(going))  # expect: 0 [1, 2, 3, 4]
for fails in (lambda: sorted([1, 2], key=attrgetter("zz")), lambda: list(map(itemgetter(5), [[1]])), lambda: sorted([{"n": 1}, {}], key=by_n)):
    try:
        print(fails())
    except Exception as error:
        print(type(error).__name__, error)
# expect: AttributeError 'int' object has no attribute 'zz'
# expect: IndexError list index out of range
# expect: KeyError 'n'
