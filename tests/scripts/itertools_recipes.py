# since: 3.14
"""Recipes with itertools, functools, operator and collections, each with a line of output; generators and pipelines."""

import collections
import functools
import itertools
import math
import operator
import random
import string
from collections import ChainMap, Counter, OrderedDict, defaultdict, deque, namedtuple
from functools import Placeholder, partial, reduce, singledispatchmethod, cmp_to_key
from itertools import accumulate, chain, combinations, compress, count, cycle, dropwhile, filterfalse, groupby, islice, pairwise, product, repeat, starmap, takewhile, tee, zip_longest


def take(n, iterable):
    return list(islice(iterable, n))


def partition(predicate, iterable):
    first, second = tee(iterable)
    return list(filterfalse(predicate, first)), list(filter(predicate, second))


def sliding(iterable, n):
    iterator = iter(iterable)
    window = deque(islice(iterator, n - 1), maxlen=n)
    for item in iterator:
        window.append(item)
        yield tuple(window)


def unique(iterable, key=None):
    seen = set()
    for item in iterable:
        if (mark := key(item) if key else item) not in seen:
            seen.add(mark)
            yield item


def round_robin(*iterables):
    iterators = deque(map(iter, iterables))
    while iterators:
        try:
            while True:
                yield next(iterators[0])
                iterators.rotate(-1)
        except StopIteration:
            iterators.popleft()


def powerset(items):
    return chain.from_iterable(combinations(items, r) for r in range(len(items) + 1))


def sieve(n):
    data = bytearray((0, 1)) * (n // 2)
    for p in range(3, math.isqrt(n) + 1, 2):
        if data[p]:
            data[p * p:n:2 * p] = bytes(len(range(p * p, n, 2 * p)))
    return [2, *compress(range(3, n, 2), data[3::2])] if n > 2 else []


def compose(*functions):
    return reduce(lambda f, g: lambda *a, **k: g(f(*a, **k)), functions)


def flatten(thing):
    match thing:
        case str() | bytes():
            yield thing
        case [*items]:
            for item in items:
                yield from flatten(item)
        case _:
            yield thing


print(take(5, count(10, 2.5)), partition(str.isupper, "aBcD"), list(sliding("ABCDE", 3)), list(unique("AaBbA", str.lower)))
print("".join(round_robin("ABC", "D", "EF")), list(powerset("ab")), sieve(40), list(flatten([1, [2, (3, "x")], [[[]]], b"y"])))
print([(k, len(list(g))) for k, g in groupby(sorted("mississippi"))], list(starmap(pow, [(2, 3), (3, 2)])), list(accumulate([3, 1, 2], max)), list(accumulate("abc", lambda a, b: b + a)))
print(list(zip_longest("ab", range(3), fillvalue="-")), list(pairwise([1, 4, 9])), list(islice("abcdefg", 1, None, 3)), list(dropwhile(str.isspace, "  x y")), list(takewhile(lambda x: x < 3, count())))
print(["".join(p) for p in product("ab", repeat=2)], take(4, cycle([1, 2, 3])), list(repeat("z", 2)), list(chain("ab", [1])), list(itertools.batched("abcdefg", 3)), sum(starmap(operator.mul, zip([1, 2], [3, 4]))))
print(compose(str.strip, str.title, partial(str.replace, Placeholder, " ", "_"))("  hello big world "), partial(pow, Placeholder, 2)(7), reduce(operator.or_, [1, 2, 4]), partial(int, base=16)("ff"))
try:
    list(itertools.batched("abc", 2, strict=True))
except ValueError as error:
    print(error)
for wrong in (lambda: reduce(operator.add, []), lambda: islice([1], -1), lambda: list(itertools.batched("a", 0)), lambda: next(iter([])), lambda: list(zip("ab", "c", strict=True)), lambda: operator.itemgetter(3)([1]), lambda: list(map(lambda a, b: 0, [1], [2], strict=True))):
    try:
        print(wrong())
    except (TypeError, ValueError, StopIteration, IndexError) as error:
        print(f"{type(error).__name__}: {error}")
versions = ["1.10", "1.9", "1.2.3", "2"]
print(sorted(versions, key=cmp_to_key(lambda a, b: (x := [*map(int, a.split("."))], y := [*map(int, b.split("."))]) and (x > y) - (x < y))), sorted("banana split".split(), key=operator.methodcaller("count", "a")))
od = OrderedDict.fromkeys("abcd", 0)
od.move_to_end("a")
od.move_to_end("d", last=False)
print(od, od.popitem(), od.popitem(last=False), list(reversed(od)), od == {"c": 0, "b": 0}, OrderedDict(a=1) == OrderedDict(a=1))
d = deque(range(5), maxlen=4)
d.extendleft([9, 8])
d.insert(1, 7) if len(d) < 4 else d.rotate(2)
print(d, d.maxlen, d.count(9), d[-1], d.index(9), list(islice(d, 1, 3)), deque("ab") + deque("c"), deque([1]) * 2, deque([1, 2]) < deque([1, 3]))
tree = lambda: defaultdict(tree)
t = tree()
t["a"]["b"]["c"] = 1
print(dict(t["a"]["b"]), dict(t["a"]).keys(), defaultdict(int, x=1) | {"y": 2}, ChainMap({}, {"k": 1}).new_child({"k": 2}).maps, Counter("abca") & Counter("aab"), Counter(a=2) == Counter(a=2, b=0))
Point = namedtuple("Point", "x y", defaults=(0,), rename=False)
print(Point(1)._asdict(), Point._fields, Point(3, 4) == (3, 4), Point(x=5), Point.__doc__, namedtuple("N", "a def a", rename=True)._fields, getattr(Point, "x").__doc__)
for bad in ("class x", "a a", "_x", "1a"):
    try:
        namedtuple("Bad", bad)
    except ValueError as error:
        print(error)
a, b = tee(range(3))
print(next(a), list(b), list(a), list(map(operator.add, "ab", "cd")), [*filter(None, [0, 1, "", "x"])], max(enumerate([3, 9, 2]), key=operator.itemgetter(1)), any(x > 2 for x in [1, 3]), all([]), dict(zip("ab", count(1))), list(reversed(range(0, 10, 4))), sorted({3: "c", 1: "a"}.items())[0])


def running():
    total, log = 0, []
    try:
        while True:
            received = yield total
            if received is None:
                continue
            total += received
            log.append(received)
    except GeneratorExit:
        print("closing with", log)
        raise
    except ValueError as error:
        yield f"caught {error}"


gen = running()
print(next(gen), gen.send(5), gen.send(7), next(gen), gen.throw(ValueError("bad")), next(gen, "done"))
gen = running()
next(gen)
gen.send(1)
gen.close()
print(random.Random(1).sample(string.ascii_lowercase, 4), operator.countOf([1, 2, 1], 1), operator.indexOf("abc", "c"), operator.attrgetter("real", "imag")(2j), collections.UserDict(a=1) | {"b": 2}, functools.reduce(lambda a, x: {**a, x: len(a)}, "xyz", {}))
