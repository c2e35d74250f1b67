"""Tuples of derived classes made by `tuple.__new__` inside of small functions: named tuples, classes with `__init__` and `__new__` of their own."""
from collections import namedtuple

make = tuple.__new__

class Plain(tuple):
    pass

print(sorted([3, 1, 2], key=lambda n: len(make(Plain, (n,))) - n), list(map(lambda n: make(Plain, (n, n)), (1, 2))), [type(t).__name__ for t in map(lambda n: make(Plain, (n,)), [1])])
# expect: [3, 2, 1] [(1, 1), (2, 2)] ['Plain']
P = namedtuple('P', 'x y', defaults=(7,))

class Started(P):
    def __init__(self, x, y=0):
        print('init', x, y)

class Own(P):
    def __new__(cls, x, y=5):
        print('new', x, y)
        return super().__new__(cls, x, y)

class Other(P):
    def __new__(cls, x, y):
        return (x, y)

print(P(1, 2), P(1), P(y=1, x=2), Started(1, 2), Own(1), Own(1, 2), Other(1, 2), [P(n, -n) for n in range(3)])
# expect: init 1 2
# expect: new 1 5
# expect: new 1 2
# expect: P(x=1, y=2) P(x=1, y=7) P(x=2, y=1) Started(x=1, y=2) Own(x=1, y=5) Own(x=1, y=2) (1, 2) [P(x=0, y=0), P(x=1, y=-1), P(x=2, y=-2)]
for wrong in (lambda: P(), lambda: P(1, 2, 3), lambda: P(1, z=2), lambda: make(int, (1,)), lambda: make(5, (1,)), lambda: make(Plain, 5)):
    try:
        print(wrong())
    except TypeError as e:
        print(e)
# expect: P.__new__() missing 1 required positional argument: 'x'
# expect: P.__new__() takes from 2 to 3 positional arguments but 4 were given
# expect: P.__new__() got an unexpected keyword argument 'z'
# expect: tuple.__new__(int): int is not a subtype of tuple
# expect: tuple.__new__(X): X is not a type object (int)
# expect: 'int' object is not iterable
kept = [P(n, (n, n)) for n in range(40)]
garbage = [(n, n) for n in range(40)]
print(kept[3], kept[39].y, sum(p.x for p in kept), kept[5] == (5, (5, 5)), hash(kept[1]) == hash((1, (1, 1))))
# expect: P(x=3, y=(3, 3)) (39, 39) 780 True True
P.__new__ = lambda cls, x, y=0: 'replaced'
print(P(1, 2))  # expect: replaced
