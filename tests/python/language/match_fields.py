# Class patterns over fields of named tuples, slots, properties and attributes with defaults of the class.
from collections import namedtuple
from dataclasses import dataclass
from types import SimpleNamespace
from typing import NamedTuple

Point = namedtuple('Point', 'x y')


class Named(NamedTuple):
    a: int
    b: str = 'z'


class Slotted:
    __slots__ = ('a', 'b')

    def __init__(self, a, b=None):
        self.a = a
        if b is not None:
            self.b = b


class Computed:
    b = 'of the class'

    @property
    def a(self):
        print('asked')
        return 1


@dataclass
class Data:
    a: int
    b: str = 'default'


def kind(value):
    match value:
        case Point(x=0, y=y):
            return 'on the axis', y
        case Point(x, 1):
            return 'at one', x
        case Named(a=1, b=b) | Slotted(a=1, b=b):
            return type(value).__name__, b
        case Computed(a=1, b=b):
            return 'computed', b
        case Data(a=a, b='default'):
            return 'data', a
        case SimpleNamespace(a=a, c=c):
            return 'namespace', a, c
        case Point(z=_) | Slotted(b=_):
            return 'never or with b'
    return None


other = Computed()
other.b = 'its own'
print([kind(value) for value in (Point(0, 5), Point(3, 1), Point(3, 2), (0, 5), Named(1), Named(2), Named(1, 'q'))])  # expect: [('on the axis', 5), ('at one', 3), None, None, ('Named', 'z'), None, ('Named', 'q')]
print([kind(value) for value in (Slotted(1, 2), Slotted(1), Slotted(3, 4), Data(7), Data(8, 'x'), SimpleNamespace(a=1, c=2), SimpleNamespace(a=1))])  # expect: [('Slotted', 2), None, 'never or with b', ('data', 7), None, ('namespace', 1, 2), None]
print(kind(Computed()), kind(other))
# expect: asked
# expect: asked
# expect: ('computed', 'of the class') ('computed', 'its own')
for n in range(3):
    print(kind(Point(0, n)), kind(Slotted(1, n)), kind(Data(n)))
# expect: ('on the axis', 0) ('Slotted', 0) ('data', 0)
# expect: ('on the axis', 1) ('Slotted', 1) ('data', 1)
# expect: ('on the axis', 2) ('Slotted', 2) ('data', 2)
names = SimpleNamespace(a=1, b=2)
names.__dict__['c'] = 3
print(names, SimpleNamespace(**{'a b': 1}).__dict__, SimpleNamespace(), names == SimpleNamespace(a=1, b=2, c=3))  # expect: namespace(a=1, b=2, c=3) {'a b': 1} namespace() True
print(sorted([Data(2), Data(1)], key=lambda data: (data.b, data.a)), max([Point(1, 2), Point(1, 3)]))  # expect: [Data(a=1, b='default'), Data(a=2, b='default')] Point(x=1, y=3)
