# Iterators that are stepped by the functions that they call: each step keeps the items that it has taken
# since: 3.14
from itertools import *


class Meddler:
    def __init__(self, make):
        self.busy = False
        self.iterator = make(self)

    def one(self, a):
        if a % 3 == 0 and not self.busy:
            self.busy = True
            item = next(self.iterator, None)
            print('inner', item[0] if isinstance(item, tuple) else item, end='; ')
            self.busy = False
        return a

    def two(self, a, b):
        return a + self.one(b)

    def true(self, a):
        return self.one(a) >= 0

    def false(self, a):
        return self.one(a) < 0


class Item:
    def __init__(self, meddler, n):
        self.meddler = meddler
        self.n = n

    def __bool__(self):
        return self.meddler.true(self.n)

    def __add__(self, other):
        return Item(self.meddler, self.meddler.two(self.n, other.n))

    def __index__(self):
        return self.n

    def __eq__(self, other):
        return self.meddler.two(self.n, other.n) % 4 > 1

    def __repr__(self):
        return f'I{self.n}'


def run(make):
    items = []
    for item in Meddler(make).iterator:
        if isinstance(item, tuple) and hasattr(item[1], '__next__'):
            item = item[0], list(item[1])
        items.append(item)
    print(*items)


def below(make):
    # What asks is the iterator under the one that is stepped.
    run(lambda m: make(starmap(m.one, zip(range(10)))))


run(lambda m: filterfalse(None, [Item(m, n) for n in range(8)]))  # expect: inner None;
run(lambda m: takewhile(bool, [Item(m, n) for n in range(8)]))
# expect: inner I1; inner I4; inner I7; I0 I2 I3 I5 I6
run(lambda m: dropwhile(bool, [Item(m, n) for n in range(8)]))  # expect: inner None;
run(lambda m: islice(count(Item(m, 0), Item(m, 1)), 8))  # expect: I0 I1 I2 I3 I4 I5 I6 I7
run(lambda m: starmap(m.two, zip(range(8), range(8))))  # expect: inner 2; inner 8; inner 14; 0 4 6 10 12
run(lambda m: accumulate([Item(m, n) for n in range(8)]))  # expect: inner I7; inner I18; I0 I1 I3 I6 I11 I17
run(lambda m: groupby(range(8), m.one))
# expect: inner 1; inner 4; inner 7; (0, [0]) (2, [2]) (3, [3]) (5, [5]) (6, [6])
run(lambda m: groupby(range(8), lambda a: m.one(a) // 2))  # expect: inner 0; inner 2; inner 3; (1, [2, 3])
run(lambda m: filter(None, [Item(m, n) for n in range(8)]))
# expect: inner I1; inner I4; inner I7; I0 I2 I3 I5 I6
run(lambda m: compress('abcdefgh', [Item(m, n) for n in range(8)]))
# expect: inner b; inner e; inner h; a c d f g
run(lambda m: groupby([Item(m, n) for n in range(8)]))
# expect: inner I3; inner I7; (I0, [I0]) (I1, [I1, I2]) (I5, [I5, I7])
below(lambda it: zip(range(100), it))
# expect: inner 1; inner 4; inner 7; inner None; (0, 0) (2, 2) (3, 3) (5, 5) (6, 6) (8, 8) (9, 9)
below(lambda it: zip(it, range(100)))
# expect: inner 1; inner 4; inner 7; inner None; (0, 1) (2, 2) (3, 4) (5, 5) (6, 7) (8, 8) (9, 9)
below(lambda it: zip_longest(range(7), it))
# expect: inner 1; inner 4; inner None; inner None; (0, 0) (2, 2) (3, 3) (5, 5) (6, 6) (None, 8) (None, 9)
below(lambda it: batched(it, 2))  # expect: inner 1; inner 4; inner 7; inner None; (0, 3) (6, 9)
below(lambda it: pairwise(it))
# expect: inner 1; inner 0; inner 5; inner None; (0, 3) (3, 5) (5, 6) (6, 8) (8, 9)
below(lambda it: islice(it, 6))  # expect: inner 1; inner 4; 0 2 3 5
below(lambda it: islice(cycle(it), 12))  # expect: inner 1; inner 4; inner 7; inner 1; 0 2 3 5 6 8 9 0
below(lambda it: chain('ab', it))  # expect: inner 1; inner 4; inner 7; inner None; a b 0 2 3 5 6 8 9
below(lambda it: enumerate(it))
# expect: inner 0; inner 3; inner 6; inner None; (1, 0) (2, 2) (4, 3) (5, 5) (7, 6) (8, 8) (9, 9)
below(lambda it: compress(it, repeat(1)))  # expect: inner 1; inner 4; inner 7; inner None; 0 2 3 5 6 8 9
below(lambda it: filter(bool, it))  # expect: inner 1; inner 4; inner 7; inner None; 2 3 5 6 8 9
below(lambda it: groupby(it))


# An iterator of `tee` cannot be stepped in a step of another one; afterwards it can.
# expect: inner 1; inner 4; inner 7; inner None; (0, [0]) (2, [2]) (3, [3]) (5, [5]) (6, [6]) (8, [8]) (9, [9])
def step(a):
    try:
        print(a, next(others[a % 2]), end='; ')
    except RuntimeError as error:
        print(a, error, end='; ')
    return a


others = tee(starmap(step, zip(range(3))))
print(list(others[0]), list(others[1]))
# expect: 0 cannot re-enter the tee iterator; 1 0; 2 cannot re-enter the tee iterator; [0, 1, 2] [1, 2]


def once(a):
    if a == 1:
        next(again[1])
    return a


again = tee(starmap(once, zip(range(4))))
for _ in range(4):
    try:
        print(next(again[0]), end=' ')  # expect: 0 1 2 3 [1, 2, 3]
    except RuntimeError as error:
        print(error, end=' ')
print(list(again[1]))
