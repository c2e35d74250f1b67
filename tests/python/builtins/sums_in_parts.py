# Sums of more items than are added at once.
# since: 3.14
from itertools import chain, islice, count, repeat

for n in (65535, 65536, 65537, 131072, 140000):
    print(n, sum(repeat(3, n)), sum(repeat(0.5, n)), sum(islice(count(), n)), sum(map(len, repeat('ab', n))))
    print(sum(chain(repeat(1, n), [0.5, 1e100, 1, -1e100])), sum(chain(repeat(1, n), [2**80]), 5), sum(filter(None, repeat(1, n)), 0.25))
    for last in ('a', None, [1]):
        iterator = chain(repeat(1, n), [last], [7, 8])
        try:
            print(sum(iterator))
        except TypeError as error:
            print(error, list(iterator))
    iterator = map(int, chain(repeat('4', n), ['x', '5']))
    try:
        print(sum(iterator))
    except ValueError as error:
        print(error, list(iterator))
# expect: 65535 196605 32767.5 2147385345 131070
# expect: 65536.5 1208925819614629174771716 65535.25
# expect: unsupported operand type(s) for +: 'int' and 'str' [7, 8]
# expect: unsupported operand type(s) for +: 'int' and 'NoneType' [7, 8]
# expect: unsupported operand type(s) for +: 'int' and 'list' [7, 8]
# expect: invalid literal for int() with base 10: 'x' [5]
# expect: 65536 196608 32768.0 2147450880 131072
# expect: 65537.5 1208925819614629174771717 65536.25
# expect: unsupported operand type(s) for +: 'int' and 'str' [7, 8]
# expect: unsupported operand type(s) for +: 'int' and 'NoneType' [7, 8]
# expect: unsupported operand type(s) for +: 'int' and 'list' [7, 8]
# expect: invalid literal for int() with base 10: 'x' [5]
# expect: 65537 196611 32768.5 2147516416 131074
# expect: 65538.5 1208925819614629174771718 65537.25
# expect: unsupported operand type(s) for +: 'int' and 'str' [7, 8]
# expect: unsupported operand type(s) for +: 'int' and 'NoneType' [7, 8]
# expect: unsupported operand type(s) for +: 'int' and 'list' [7, 8]
# expect: invalid literal for int() with base 10: 'x' [5]
# expect: 131072 393216 65536.0 8589869056 262144
# expect: 131073.5 1208925819614629174837253 131072.25
# expect: unsupported operand type(s) for +: 'int' and 'str' [7, 8]
# expect: unsupported operand type(s) for +: 'int' and 'NoneType' [7, 8]
# expect: unsupported operand type(s) for +: 'int' and 'list' [7, 8]
# expect: invalid literal for int() with base 10: 'x' [5]
# expect: 140000 420000 70000.0 9799930000 280000
# expect: 140001.5 1208925819614629174846181 140000.25
# expect: unsupported operand type(s) for +: 'int' and 'str' [7, 8]
# expect: unsupported operand type(s) for +: 'int' and 'NoneType' [7, 8]
# expect: unsupported operand type(s) for +: 'int' and 'list' [7, 8]
# expect: invalid literal for int() with base 10: 'x' [5]


class Added:
    def __init__(self, n):
        self.n = n

    def __radd__(self, other):
        return other + self.n

    def __add__(self, other):
        return Added(self.n + other)


print(sum(chain(repeat(2, 70000), [Added(5), 3])), sum(chain(repeat(2, 70000), [True, 1.5])))
# expect: 140008 140002.5
