# Keys of all kinds, in dicts, in dicts of classes of their own and in sets.
# since: 3.14
import datetime
import enum
from collections import Counter, OrderedDict, defaultdict
from dataclasses import dataclass


class Color(enum.Enum):
    RED = 1
    BLUE = 2


@dataclass(frozen=True)
class Point:
    x: int
    y: int


class Loud:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        for _ in (1,):
            print('hash', self.n, end=' ')
        return hash(self.n)

    def __eq__(self, other):
        print('eq', self.n, getattr(other, 'n', other), end=' ')
        return isinstance(other, Loud) and self.n == other.n

    def __repr__(self):
        return f'Loud({self.n})'


class Small:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return hash(self.n)

    def __eq__(self, other):
        return self.n == other.n

    def __repr__(self):
        return f'Small({self.n})'


class Own(dict):
    def __missing__(self, key):
        return ('none', key)


class Plain:
    def __repr__(self):
        return 'Plain()'


plain = Plain()
keys = [1, 1.0, True, 0.5, None, 'a', ('a', 1), ((1, 2), 'a'), (None, 0.5), Color.RED, Point(1, 2), plain, Plain, datetime.date(2024, 1, 2),
        datetime.timedelta(1), frozenset((1, 2)), b'a', 2**70, -2**200, 1j, range(3), len, Small(3), Loud(4), float('nan'), ()]
again = [1, 1, 1, 0.5, None, 'a', ('a', 1), ((1, 2), 'a'), (None, 0.5), Color(1), Point(1, 2), plain, Plain, datetime.date(2024, 1, 2),
         datetime.timedelta(days=1), frozenset((2, 1)), bytes([97]), 2**70, -2**200, 1j, range(0, 3), len, Small(3), Loud(4), float('nan'), ()]
for kind in (dict, Own, OrderedDict, Counter, lambda items=(): defaultdict(int, items)):
    made = kind()
    for key in keys:
        made[key] = 1
    print(len(made))
    for key in again:
        # Other classes ask for the hash once more.
        if isinstance(key, Loud) and type(made) not in (dict, Own):
            continue
        try:
            print(made[key], end=' ')
        except KeyError as error:
            print('no', error, end=' ')
        print(key in made, made.get(key), made.get(key, 'default'), made.setdefault(key, 9), end=' ')
        made[key] += 1 if key == key else 0
        print(made[key], made.pop(key), made.pop(key, 'gone'), key in made)
        made[key] = 2
        del made[key]
    print(len(made))
# expect: hash 4 24
# expect: 1 True 1 1 1 2 2 gone False
# expect: no 1 False None default 9 10 10 gone False
# expect: no 1 False None default 9 10 10 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: hash 4 eq 4 4 1 hash 4 eq 4 4 hash 4 eq 4 4 hash 4 eq 4 4 hash 4 eq 4 4 True 1 1 1 hash 4 eq 4 4 eq 4 4 hash 4 eq 4 4 hash 4 eq 4 4 hash 4 eq 4 4 hash 4 hash 4 2 2 gone False
# expect: hash 4 hash 4 no nan False None default 9 9 9 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1
# expect: hash 4 24
# expect: 1 True 1 1 1 2 2 gone False
# expect: ('none', 1) False None default 9 10 10 gone False
# expect: ('none', 1) False None default 9 10 10 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: hash 4 eq 4 4 1 hash 4 eq 4 4 hash 4 eq 4 4 hash 4 eq 4 4 hash 4 eq 4 4 True 1 1 1 hash 4 eq 4 4 eq 4 4 hash 4 eq 4 4 hash 4 eq 4 4 hash 4 eq 4 4 hash 4 hash 4 2 2 gone False
# expect: hash 4 hash 4 ('none', nan) False None default 9 9 9 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1
# expect: hash 4 24
# expect: 1 True 1 1 1 2 2 gone False
# expect: no 1 False None default 9 10 10 gone False
# expect: no 1 False None default 9 10 10 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: no nan False None default 9 9 9 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 2
# expect: hash 4 24
# expect: 1 True 1 1 1 2 2 gone False
# expect: 0 False None default 9 10 10 gone False
# expect: 0 False None default 9 10 10 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 0 False None default 9 9 9 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 2
# expect: hash 4 24
# expect: 1 True 1 1 1 2 2 gone False
# expect: 0 True 0 0 0 1 1 gone False
# expect: 0 True 0 0 0 1 1 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 0 True 0 0 0 0 0 gone False
# expect: 1 True 1 1 1 2 2 gone False
# expect: 2
for kind in (set, frozenset):
    made = kind(keys)
    print(len(made), [key in made for key in again])
# expect: hash 4 hash 4 eq 4 4 24 [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, False, True]
# expect: hash 4 hash 4 eq 4 4 24 [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, False, True]
found = set(keys)  # expect: hash 4 hash 4 eq 4 4 hash 4 eq 4 4 1
for key in again:
    found.add(key)
    found.discard(key)
print(len(found))
for key in ([], {}, set(), bytearray(b'a'), ([],), Own()):
    for made in ({}, Own(), defaultdict(int), Counter(), set(), frozenset()):
        try:
            print(key in made, end=' ')
        except TypeError as error:
            print(error, end=' ')
        try:
            made[key] = 1
        except TypeError as error:
            print(error)
# expect: cannot use 'list' as a dict key (unhashable type: 'list') cannot use 'list' as a dict key (unhashable type: 'list')
# expect: cannot use 'list' as a dict key (unhashable type: 'list') cannot use 'list' as a dict key (unhashable type: 'list')
# expect: cannot use 'list' as a dict key (unhashable type: 'list') cannot use 'list' as a dict key (unhashable type: 'list')
# expect: cannot use 'list' as a dict key (unhashable type: 'list') cannot use 'list' as a dict key (unhashable type: 'list')
# expect: cannot use 'list' as a set element (unhashable type: 'list') 'set' object does not support item assignment
# expect: cannot use 'list' as a set element (unhashable type: 'list') 'frozenset' object does not support item assignment
# expect: cannot use 'dict' as a dict key (unhashable type: 'dict') cannot use 'dict' as a dict key (unhashable type: 'dict')
# expect: cannot use 'dict' as a dict key (unhashable type: 'dict') cannot use 'dict' as a dict key (unhashable type: 'dict')
# expect: cannot use 'dict' as a dict key (unhashable type: 'dict') cannot use 'dict' as a dict key (unhashable type: 'dict')
# expect: cannot use 'dict' as a dict key (unhashable type: 'dict') cannot use 'dict' as a dict key (unhashable type: 'dict')
# expect: cannot use 'dict' as a set element (unhashable type: 'dict') 'set' object does not support item assignment
# expect: cannot use 'dict' as a set element (unhashable type: 'dict') 'frozenset' object does not support item assignment
# expect: cannot use 'set' as a dict key (unhashable type: 'set') cannot use 'set' as a dict key (unhashable type: 'set')
# expect: cannot use 'set' as a dict key (unhashable type: 'set') cannot use 'set' as a dict key (unhashable type: 'set')
# expect: cannot use 'set' as a dict key (unhashable type: 'set') cannot use 'set' as a dict key (unhashable type: 'set')
# expect: cannot use 'set' as a dict key (unhashable type: 'set') cannot use 'set' as a dict key (unhashable type: 'set')
# expect: False 'set' object does not support item assignment
# expect: False 'frozenset' object does not support item assignment
# expect: cannot use 'bytearray' as a dict key (unhashable type: 'bytearray') cannot use 'bytearray' as a dict key (unhashable type: 'bytearray')
# expect: cannot use 'bytearray' as a dict key (unhashable type: 'bytearray') cannot use 'bytearray' as a dict key (unhashable type: 'bytearray')
# expect: cannot use 'bytearray' as a dict key (unhashable type: 'bytearray') cannot use 'bytearray' as a dict key (unhashable type: 'bytearray')
# expect: cannot use 'bytearray' as a dict key (unhashable type: 'bytearray') cannot use 'bytearray' as a dict key (unhashable type: 'bytearray')
# expect: cannot use 'bytearray' as a set element (unhashable type: 'bytearray') 'set' object does not support item assignment
# expect: cannot use 'bytearray' as a set element (unhashable type: 'bytearray') 'frozenset' object does not support item assignment
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list') cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list') cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list') cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list') cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a set element (unhashable type: 'list') 'set' object does not support item assignment
# expect: cannot use 'tuple' as a set element (unhashable type: 'list') 'frozenset' object does not support item assignment
# expect: cannot use 'Own' as a dict key (unhashable type: 'Own') cannot use 'Own' as a dict key (unhashable type: 'Own')
# expect: cannot use 'Own' as a dict key (unhashable type: 'Own') cannot use 'Own' as a dict key (unhashable type: 'Own')
# expect: cannot use 'Own' as a dict key (unhashable type: 'Own') cannot use 'Own' as a dict key (unhashable type: 'Own')
# expect: cannot use 'Own' as a dict key (unhashable type: 'Own') cannot use 'Own' as a dict key (unhashable type: 'Own')
# expect: cannot use 'Own' as a set element (unhashable type: 'Own') 'set' object does not support item assignment
# expect: cannot use 'Own' as a set element (unhashable type: 'Own') 'frozenset' object does not support item assignment
print({1, 2} in {frozenset((1, 2))}, set() in {1})  # expect: True False
counts = defaultdict(list)
for i in range(6):
    counts[Color(i % 2 + 1)].append(i)
    counts[Point(i % 2, 0)].append(i)
print(dict(counts))
# expect: {<Color.RED: 1>: [0, 2, 4], Point(x=0, y=0): [0, 2, 4], <Color.BLUE: 2>: [1, 3, 5], Point(x=1, y=0): [1, 3, 5]}


class Wrong:
    def __hash__(self):
        raise ValueError('no hash')


class Unequal:
    def __hash__(self):
        return 1

    def __eq__(self, other):
        raise ValueError('no eq')


for key in (Wrong(), Unequal()):
    for made in ({1: 1}, defaultdict(int, {1: 1}), {1}, Counter([1])):
        try:
            print(key in made)
        except ValueError as error:
            print(error, end=' ')
        try:
            print(made[key])
        except (ValueError, TypeError) as error:
            print(error)
# expect: no hash no hash
# expect: no hash no hash
# expect: no hash 'set' object is not subscriptable
# expect: no hash no hash
# expect: no eq no eq
# expect: no eq no eq
# expect: no eq 'set' object is not subscriptable
# expect: no eq no eq
