# A chain that nobody else has is closed where a loop over it stops early, and with it the generator that it is at
from itertools import chain, islice


def numbers(n):
    try:
        yield n
        yield n + 1
    finally:
        print('closed', n)


class Maker:
    def numbers(self, n):
        return numbers(n)

    def __iter__(self):
        return numbers(7)


def first(*kinds):
    for kind in kinds:
        if kind == 'function':
            for item in chain.from_iterable(map(numbers, [1, 2])):
                print(kind, item)
                break
        elif kind == 'method':
            for item in chain.from_iterable(map(Maker().numbers, [1, 2])):
                print(kind, item)
                break
        elif kind == 'filtered':
            for item in chain.from_iterable(filter(None, [numbers(1), numbers(2)])):
                print(kind, item)
                break
        elif kind == 'list':
            for item in chain.from_iterable([numbers(3), numbers(4)]):
                print(kind, item)
                break
        elif kind == 'dict':
            for item in chain.from_iterable({1: numbers(3)}.values()):
                print(kind, item)
                break
        elif kind == 'generator':
            for item in chain.from_iterable(numbers(i) for i in range(3)):
                print(kind, item)
                break
        elif kind == 'instances':
            for item in chain.from_iterable([Maker(), Maker()]):
                print(kind, item)
                break
        elif kind == 'arguments':
            for item in chain('', numbers(1), Maker()):
                print(kind, item)
                break
        elif kind == 'slice':
            for item in islice(chain.from_iterable([numbers(3), numbers(4)]), 5):
                print(kind, item)
                break
        elif kind == 'returned':
            for item in chain.from_iterable(map(Maker().numbers, [1, 2])):
                return item


print(first('function', 'method', 'filtered', 'list', 'dict', 'generator', 'instances', 'arguments', 'slice', 'returned'))
# expect: function 1
# expect: closed 1
# expect: method 1
# expect: closed 1
# expect: filtered 1
# expect: closed 1
# expect: list 3
# expect: closed 3
# expect: dict 3
# expect: closed 3
# expect: generator 0
# expect: closed 0
# expect: instances 7
# expect: closed 7
# expect: arguments 1
# expect: closed 1
# expect: slice 3
# expect: closed 3
# expect: closed 1
# expect: 1
try:
    for item in chain.from_iterable(map(Maker().numbers, [1, 2])):
        raise ValueError(item)  # expect: closed 1
except ValueError as error:
    print('raised', error)  # expect: raised 1
print(next(chain.from_iterable([numbers(3), numbers(4)])))
# expect: closed 3
# expect: 3
print(any(chain.from_iterable([numbers(3), numbers(4)])), 3 in chain.from_iterable([numbers(3), numbers(4)]))
# expect: closed 3
# expect: closed 3
# expect: True True
print(list(zip([1], chain.from_iterable([numbers(3), numbers(4)]))))
# expect: closed 3
# expect: [(1, 3)]
print(list(chain.from_iterable([numbers(5), [6], 'a', Maker()])))
# expect: closed 5
# expect: closed 7
# expect: [5, 6, 6, 'a', 7, 8]
