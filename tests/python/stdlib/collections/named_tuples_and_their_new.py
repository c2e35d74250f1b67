"""Named tuples made many times: what `__new__` takes, whoever replaces it, and classes that only look like named tuples."""

from collections import namedtuple
from typing import NamedTuple

P = namedtuple('P', 'x y z')
One = namedtuple('One', 'only')
Four = namedtuple('Four', 'a b c d', defaults=[3, 4])
Many = namedtuple('Many', [f'f{i}' for i in range(12)])
Empty = namedtuple('Empty', '')


class Typed(NamedTuple):
    name: str
    size: int = 7


for i in range(3):
    print(P(i, [i], None), One(i), One((i,)), Four(i, i), Four(i, i, i, i), Four(i, b=2, d=9), Typed('t', i), Typed('t'), Empty())
    print(Many(*range(12)).f11, Many(*range(i, 12 + i)) == tuple(range(i, 12 + i)), type(P(1, 2, 3)) is P, len(Many(*range(12))))
# expect: P(x=0, y=[0], z=None) One(only=0) One(only=(0,)) Four(a=0, b=0, c=3, d=4) Four(a=0, b=0, c=0, d=0) Four(a=0, b=2, c=3, d=9) Typed(name='t', size=0) Typed(name='t', size=7) Empty()
# expect: 11 True True 12
# expect: P(x=1, y=[1], z=None) One(only=1) One(only=(1,)) Four(a=1, b=1, c=3, d=4) Four(a=1, b=1, c=1, d=1) Four(a=1, b=2, c=3, d=9) Typed(name='t', size=1) Typed(name='t', size=7) Empty()
# expect: 11 True True 12
# expect: P(x=2, y=[2], z=None) One(only=2) One(only=(2,)) Four(a=2, b=2, c=3, d=4) Four(a=2, b=2, c=2, d=2) Four(a=2, b=2, c=3, d=9) Typed(name='t', size=2) Typed(name='t', size=7) Empty()
# expect: 11 True True 12

for wrong in (lambda: P(1, 2), lambda: P(1, 2, 3, 4), lambda: P(1, 2, z=3, w=4), lambda: One(), lambda: Typed(), lambda: Typed(1, 2, 3)):
    try:
        print(wrong())
    except TypeError as error:
        print('TypeError', error)
# expect: TypeError P.__new__() missing 1 required positional argument: 'z'
# expect: TypeError P.__new__() takes 4 positional arguments but 5 were given
# expect: TypeError P.__new__() got an unexpected keyword argument 'w'
# expect: TypeError One.__new__() missing 1 required positional argument: 'only'
# expect: TypeError Typed.__new__() missing 1 required positional argument: 'name'
# expect: TypeError Typed.__new__() takes from 2 to 3 positional arguments but 4 were given


class Point(namedtuple('Point', 'x y')):
    __slots__ = ()

    def length(self):
        return abs(self.x) + abs(self.y)


class Checked(namedtuple('Checked', 'x y')):
    def __new__(cls, x, y=5):
        if x < 0:
            raise ValueError(x)
        return super().__new__(cls, x, y)


class Noted(namedtuple('Noted', 'x y')):
    def __init__(self, x, y):
        self.note = x + y


class Counted(P):
    made = 0

    def __new__(cls, *args):
        cls.made += 1
        return super().__new__(cls, *args)


for i in range(3):
    print(Point(i, -i).length(), Checked(i), Noted(i, 4).note, Noted(i, 4), Counted(i, 2, 3), Counted.made, Point(1, 2)._replace(x=i))
# expect: 0 Checked(x=0, y=5) 4 Noted(x=0, y=4) Counted(x=0, y=2, z=3) 1 Point(x=0, y=2)
# expect: 2 Checked(x=1, y=5) 5 Noted(x=1, y=4) Counted(x=1, y=2, z=3) 2 Point(x=1, y=2)
# expect: 4 Checked(x=2, y=5) 6 Noted(x=2, y=4) Counted(x=2, y=2, z=3) 3 Point(x=2, y=2)
try:
    Checked(-1)
except ValueError as error:
    print('ValueError', error)  # expect: ValueError -1


def logged(cls, items):
    print('made', cls.__name__, items)
    return tuple.__new__(cls, items)


def other(cls, items):
    return list(items)


# What it calls is found by its name, each time.
Q = namedtuple('Q', 'x y')
for new in (None, logged, other, tuple.__new__):
    if new:
        Q.__new__.__globals__['_tuple_new'] = new
    print(Q(1, 2), Q(3, y=4))
# expect: Q(x=1, y=2) Q(x=3, y=4)
# expect: made Q (1, 2)
# expect: made Q (3, 4)
# expect: Q(x=1, y=2) Q(x=3, y=4)
# expect: [1, 2] [3, 4]
# expect: Q(x=1, y=2) Q(x=3, y=4)
print(P(1, 2, 3))  # expect: P(x=1, y=2, z=3)

# A `__new__` of the same form is no other.
R = namedtuple('R', 'x y')
for new in (
    lambda _cls, x, y: tuple.__new__(_cls, (y, x)),
    lambda _cls, x, y: make(_cls, (x, y)),
    lambda _cls, x, y: make(_cls, (y, x)),
    lambda _cls, x, y: make(_cls, (x, x)),
    lambda _cls, x, y: make(R, (x, y)),
    lambda _cls, x, y: make(x, (_cls, y)),
    lambda _cls, x, y: make(_cls, (x, y), 1),
    lambda _cls, x, y: make(_cls, (x,)),
):
    make = tuple.__new__
    R.__new__ = new
    for x in (1, R):
        try:
            made = R(x, 2)
            print(type(made).__name__, len(made), made[-1] == 2, made[0] == x)
        except TypeError as error:
            print('TypeError', str(error).split('(')[0])
# expect: R 2 False False
# expect: R 2 False False
# expect: R 2 True True
# expect: R 2 True True
# expect: R 2 False False
# expect: R 2 False False
# expect: R 2 False True
# expect: R 2 False True
# expect: R 2 True True
# expect: R 2 True True
# expect: TypeError tuple.__new__
# expect: R 2 True True
# expect: TypeError tuple expected at most 1 argument, got 2
# expect: TypeError tuple expected at most 1 argument, got 2
# expect: R 1 False True
# expect: R 1 False True


class Borrowed:
    """Has the items of a tuple, and is none."""

    __getitem__ = tuple.__getitem__
    __iter__ = tuple.__iter__
    __new__ = lambda _cls, x, y: make(_cls, (x, y))


class Derived(tuple):
    __new__ = lambda _cls, x, y: make(_cls, (x, y))


for cls in (Borrowed, Derived):
    for _ in range(2):
        try:
            print(cls(1, 2))
        except TypeError as error:
            print('TypeError', 'subtype' in str(error))
# expect: TypeError True
# expect: TypeError True
# expect: (1, 2)
# expect: (1, 2)

rows = [P(i, i * i, str(i)) for i in range(300)]
print(sum(row.y for row in rows), rows[299], len(set(rows)), P(*'abc') < P(*'abd'), hash(P(1, 2, 3)) == hash((1, 2, 3)))
# expect: 8955050 P(x=299, y=89401, z='299') 300 True True
Typed.__new__.__defaults__ = (99,)
print(Typed('d'), Typed._field_defaults)  # expect: Typed(name='d', size=99) {'size': 7}
