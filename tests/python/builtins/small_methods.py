# `__hash__` and `__eq__` of keys are asked as often, and in the order, that CPython asks them, whatever they do.
# since: 3.14
from dataclasses import dataclass
from itertools import groupby, takewhile, accumulate, filterfalse, dropwhile, starmap

asked = []


class Loud:
    def __init__(self, key):
        self.key = key

    def __hash__(self):
        asked.append(('hash', self.key))
        return hash(self.key)

    def __eq__(self, other):
        asked.append(('eq', self.key, getattr(other, 'key', other)))
        return self.key == other.key if isinstance(other, Loud) else NotImplemented

    def __repr__(self):
        return f'Loud({self.key!r})'


d = {Loud(1): 'a', Loud(2): 'b'}
print(d[Loud(1)], Loud(3) in d, d.get(Loud(2)), asked)
# expect: a False b [('hash', 1), ('hash', 2), ('hash', 1), ('eq', 1, 1), ('hash', 3), ('hash', 2), ('eq', 2, 2)]
asked.clear()
print([Loud(1), Loud(2)].index(Loud(2)), Loud(2) in (Loud(1), Loud(2)), [Loud(1)].count(Loud(1)), asked)
# expect: 1 True 1 [('eq', 1, 2), ('eq', 2, 2), ('eq', 1, 2), ('eq', 2, 2), ('eq', 1, 1)]
asked.clear()
print(1 in [Loud(1)], Loud(1) == 1, {Loud(1)} == {Loud(1)}, asked)
# expect: False False True [('eq', 1, 1), ('eq', 1, 1), ('hash', 1), ('hash', 1), ('eq', 1, 1)]
asked.clear()


class Quiet:
    def __init__(self, key, mark=None):
        self.key, self.mark = key, mark

    def __hash__(self):
        return hash((self.key, 'quiet'))

    def __eq__(self, other):
        if not isinstance(other, Quiet):
            return NotImplemented
        return self.key == other.key

    def __repr__(self):
        return f'Quiet({self.key!r})'


d = {Quiet(i): i for i in range(5)}
d[Quiet(3)] += 10
print(d[Quiet(3)], Quiet(9) in d, d.pop(Quiet(4)), len(d), d.get(Quiet(4), 'none'), d.setdefault(Quiet(0), 'x'))
# expect: 13 False 4 4 none 0
print({Quiet(1), Quiet(2)} & {Quiet(2), Quiet(3)}, {Quiet(1)} | {Quiet(1)}, [Quiet(1)] == [Quiet(1)], Quiet(1) != Quiet(1))
# expect: {Quiet(2)} {Quiet(1)} True False
print((Quiet(1), 2) in {(Quiet(1), 2): 0}, [Quiet(1), Quiet(2)].index(Quiet(2)), (Quiet(1),) == (Quiet(1),))


# Objects within objects, all with methods of their own.
# expect: True 1 True
@dataclass(frozen=True, order=True)
class Point:
    x: int
    y: int = 0


@dataclass(frozen=True, order=True)
class Line:
    a: Point
    b: Point
    name: str = ''


lines = {Line(Point(1, 2), Point(3)): 'one', Line(Point(0), Point(1)): 'two'}
print(lines[Line(Point(1, 2), Point(3, 0))], Line(Point(5), Point(5)) in lines, hash(Point(1, 2)) == hash((1, 2)))
# expect: one False True
print(sorted(lines), min(lines), max(lines), Point(1) < Point(2), sorted([Point(2), Point(1, 5), Point(1)]))
# expect: [Line(a=Point(x=0, y=0), b=Point(x=1, y=0), name=''), Line(a=Point(x=1, y=2), b=Point(x=3, y=0), name='')] Line(a=Point(x=0, y=0), b=Point(x=1, y=0), name='') Line(a=Point(x=1, y=2), b=Point(x=3, y=0), name='') True [Point(x=1, y=0), Point(x=1, y=5), Point(x=2, y=0)]
print(Point(1) == Point(1, 0), Point(1) == (1, 0), (1, 0) == Point(1), Point(True) == Point(1), Point(float('nan')) == Point(1))
# expect: True False False True False
nan = float('nan')
print(Point(nan) == Point(nan), Point(nan) in [Point(nan)], Point([]) == Point([]))
# expect: False False True
try:
    {Point([]): 1}
except TypeError as error:
    print(error)  # expect: cannot use 'Point' as a dict key (unhashable type: 'list')


# Hashes that are not simply one.
class Hash:
    def __init__(self, value):
        self.value = value

    def __hash__(self):
        return self.value

    def __eq__(self, other):
        return self.value


for value in (-1, 12345, 2**64, -2**70, True, 'text', None, 1.5):
    try:
        print(value, len({Hash(value), Hash(value)}), hash(Hash(value)) == hash(value))
    except TypeError as error:
        print(value, error)
# expect: -1 1 True
# expect: 12345 1 True
# expect: 18446744073709551616 1 True
# expect: -1180591620717411303424 1 True
# expect: True 1 True
# expect: text cannot use 'Hash' as a set element (__hash__ method should return an integer)
# expect: None cannot use 'Hash' as a set element (__hash__ method should return an integer)
# expect: 1.5 cannot use 'Hash' as a set element (__hash__ method should return an integer)
print(Hash([]) in [Hash(1)], Hash('x') in [Hash(1)], [Hash(1)].count(Hash('')), [Hash('')].count(Hash(1)))


# Comparing may not be known, may raise, and may change what is compared.
# expect: True True 1 0
class Bad(Quiet):
    __hash__ = Quiet.__hash__

    def __eq__(self, other):
        return self.missing == other.missing


try:
    print(Bad(1) in [Bad(1)])
except AttributeError as error:
    print(error)  # expect: 'Bad' object has no attribute 'missing'
try:
    print({Bad(1): 1}[Bad(1)])
except AttributeError as error:
    print(error)  # expect: 'Bad' object has no attribute 'missing'


class Eats:
    def __init__(self, items):
        self.items = iter(items)

    def __eq__(self, other):
        return other in self.items


eats = Eats([1, 2, 3])
print(2 in [eats], 2 in [eats], list(eats.items))  # expect: True False []


class Sub(Point):
    pass


print(Sub(1) == Point(1), Point(1) in {Sub(1)}, Sub(1) in {Sub(1)})  # expect: False False True


# What iterators ask.
print([(k, list(g)) for k, g in groupby([1, 4, 6, 3, 5, 8], key=lambda n: n % 2)])
# expect: [(1, [1]), (0, [4, 6]), (1, [3, 5]), (0, [8])]
print(list(takewhile(lambda n: n < 3, [1, 2, 3, 1])), list(dropwhile(lambda n: n < 3, [1, 2, 3, 1])))
# expect: [1, 2] [3, 1]
print(list(filterfalse(lambda n: n in (2, 3), range(5))), list(starmap(lambda a, b: a - b, [(3, 1), (2, 5)])))
# expect: [0, 1, 4] [2, -3]
print(list(accumulate([1, 2, 3], lambda a, b: a * 10 + b)), list(map(lambda p: p.x, [Point(1), Point(2)])))
# expect: [1, 12, 123] [1, 2]
log = []
print([(k, list(g)) for k, g in groupby('aab', key=lambda c: log.append(c) or c)], log)
# expect: [('a', ['a', 'a']), ('b', ['b'])] ['a', 'a', 'b']
try:
    list(takewhile(lambda n: n < 'x', ['a', 1]))
except TypeError as error:
    print(error)  # expect: '<' not supported between instances of 'int' and 'str'


# The least and the greatest, and sorting, by methods of their own.
class Upside:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        return (self.n % 3, self.n) < (other.n % 3, other.n)

    def __gt__(self, other):
        return self.n > other.n

    def __repr__(self):
        return f'U{self.n}'


ups = [Upside(n) for n in (5, 3, 8, 1, 9, 2, 7)]
print(min(ups), max(ups), sorted(ups), sorted(ups, reverse=True), min(ups[:1]), max([ups[0], ups[0]]) is ups[0])
# expect: U3 U9 [U3, U9, U1, U7, U2, U5, U8] [U8, U5, U2, U7, U1, U9, U3] U5 True


class Half:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        return NotImplemented if self.n == 3 else self.n < other.n


try:
    print(min([Half(1), Half(2)]).n, max([Half(1), Half(2)]).n, min([Half(2), Half(3), Half(1)]).n)
except TypeError as error:
    print(error)  # expect: '<' not supported between instances of 'Half' and 'Half'
points = [Point(i * 7 % 11, i) for i in range(40)]
print(sorted(points)[:3], min(points), max(points), len(set(points)), sorted(points, key=lambda p: (-p.y, p.x))[0])
# expect: [Point(x=0, y=0), Point(x=0, y=11), Point(x=0, y=22)] Point(x=0, y=0) Point(x=10, y=36) 40 Point(x=9, y=39)
