# `map` over several iterables with natives: rows that end early, that ask Python in the middle, that raise, and that go on after it.
# since: 3.14
import operator
from itertools import starmap, count, islice


class Num:
    def __init__(self, n): self.n = n
    def __add__(self, other): return Num(self.n + (other.n if isinstance(other, Num) else other))
    def __radd__(self, other): return self + other
    def __repr__(self): return f"Num({self.n})"


print(list(map(operator.add, [1, 2, 3], (10, 20, 30, 40))), list(map(operator.mul, range(4), [1.5, 2, True, 10 ** 20])))
# expect: [11, 22, 33] [0.0, 2, 2, 300000000000000000000]
print(list(map(pow, [2, 3, 4, 2.0], [10, -1, 60, 0.5])), sum(map(operator.mul, range(1000), range(1000))))
# expect: [1024, 0.3333333333333333, 1329227995784915872903807060280344576, 1.4142135623730951] 332833500
print(list(map(operator.add, [1, Num(2), 3], [Num(10), 20, 30])))  # expect: [Num(11), Num(22), 33]
print(list(map(max, [1, 5, 2], [4, 2, 6], [3, 3, 3])), list(map(isinstance, [1, "a", None], [int, int, (str, type(None))])))
# expect: [4, 5, 6] [True, False, True]
left, right = iter([1, 2, 3, 4]), iter([10, 20])
print(list(map(operator.sub, left, right)), list(left), list(right))  # expect: [-9, -18] [4] []
left, right = iter([1, 2, 3]), iter("ab")
print(list(map(operator.mul, right, left)), list(left))  # expect: ['a', 'bb'] [3]
rows = map(operator.truediv, [1, 2, 3], [1, 0, 2])
try:
    print(list(rows))
except ZeroDivisionError as error:
    print(error, list(rows))  # expect: division by zero [1.5]
rows = map(operator.add, (n for n in [1, 2, 3]), count(5))
print(next(rows), list(rows))  # expect: 6 [8, 10]
print(list(islice(map(operator.add, count(), count(100)), 3)), dict(map(divmod, [7, 8], [2, 3])))
# expect: [100, 102, 104] {3: 1, 2: 2}
print(list(starmap(pow, [(2, 5), [3, 2], (10, 3, 7)])), list(starmap(operator.add, [(1, Num(1)), (2, 2)])))
# expect: [32, 9, 6] [Num(2), 4]
print(pow(True, 2), pow(2, -1), pow(-8, 1 / 3).real > 0, pow(2.5, 2), operator.add(True, True), operator.mul(2, 1.5), operator.pow(2, 100))
# expect: 1 0.5 True 6.25 2 3.0 1267650600228229401496703205376
for call in (lambda: pow(0, -1), lambda: pow("a", 2), lambda: operator.add(1, "a"), lambda: list(map(pow, [0], [-1]))):
    try:
        print(call())
    except (ZeroDivisionError, TypeError) as error:
        print(type(error).__name__, error)
# expect: ZeroDivisionError zero to a negative power
# expect: TypeError unsupported operand type(s) for ** or pow(): 'str' and 'int'
# expect: TypeError unsupported operand type(s) for +: 'int' and 'str'
# expect: ZeroDivisionError zero to a negative power
