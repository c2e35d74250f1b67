# since: 3.14
# Copies of sets, displays, generators and operators between sets and views build the tables that CPython builds.
class Key:
    def __init__(self, value):
        self.value = value

    def __eq__(self, other):
        return isinstance(other, Key) and self.value == other.value

    def __hash__(self):
        return self.value * 7

    def __repr__(self):
        return f'K{self.value}'


numbers = (1, 6, 7, 3, 4)
print(frozenset(x * 7 for x in numbers), frozenset([x * 7 for x in numbers]), set(x * 7 for x in numbers))
# expect: frozenset({7, 42, 49, 21, 28}) frozenset({7, 42, 49, 21, 28}) {7, 42, 49, 21, 28}
print(frozenset(Key(x) for x in numbers), frozenset([Key(x) for x in numbers]), frozenset(map(Key, numbers)))
# expect: frozenset({K1, K6, K7, K3, K4}) frozenset({K1, K6, K7, K3, K4}) frozenset({K1, K6, K7, K3, K4})
print(frozenset({Key(x) for x in numbers}), {Key(1), Key(6), Key(7), Key(3), Key(4)})
# expect: frozenset({K7, K3, K1, K6, K4}) {K1, K6, K7, K3, K4}
print({5, 13, 21}, {*frozenset([5, 13, 21])}, {23, 9, 24, 63, 3}, {23, 9, 24, 63, 3, *[500]}, {7, 15, *[23, 31]})
# expect: {13, 21, 5} {13, 21, 5} {3, 23, 24, 9, 63} {3, 500, 23, 24, 9, 63} {31, 15, 23, 7}
holed = {7, 15, 23, 31, 39, 8}
holed.discard(15)
print(holed, set(holed), frozenset(holed), holed.copy(), set() | holed, set().union(holed), {*holed})
# expect: {7, 23, 39, 8, 31} {23, 39, 7, 8, 31} frozenset({23, 39, 7, 8, 31}) {23, 39, 7, 8, 31} {23, 39, 7, 8, 31} {23, 39, 7, 8, 31} {23, 39, 7, 8, 31}
started = set()
started.update(frozenset([31, 23, 15, 7]))
print(started)  # expect: {7, 23, 15, 31}
few = {20: 1, 11: 1, 10: 1, 2: 1, 1: 1}
print(few.keys() | {3: 0}.keys(), few.keys() | [3], few.keys() ^ {3: 0, 2: 0}.keys(), few.keys() - [3, 2], {20, 11, 10, 2, 1} ^ few.keys())
# expect: {1, 2, 3, 20, 10, 11} {1, 2, 3, 20, 10, 11} {1, 3, 20, 10, 11} {1, 20, 10, 11} set()
print({1, 2, 3}.symmetric_difference({8: 1, 16: 1, 24: 1, 32: 1, 40: 1}), few.items() ^ {1: 1, 8: 8, 2: 5}.items() == {(1, 1)})
# expect: {16, 32, 1, 2, 3, 8, 24, 40} False
others = {float(x) for x in range(2, 9)}
keys = frozenset(Key(x) for x in numbers)
print(list(keys ^ others), list(others ^ keys), list(keys | others), list(keys - others), list(keys & others))
# expect: [2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, K1, K3, K4, K6, K7] [2.0, 3.0, 4.0, 5.0, 6.0, K1, 7.0, 8.0, K3, K4, K6, K7] [2.0, 3.0, 4.0, 5.0, 6.0, K1, 7.0, 8.0, K6, K7, K3, K4] [K1, K6, K7, K3, K4] []
print(few.keys() & {1, 2, 500}, few.keys() & {1: 0, 2: 0}.keys(), {True: 1}.keys() & {1}, {1} & {True: 1}.keys(), [1, 7] & few.keys())
# expect: {1, 2} {1, 2} {True} {True} {1}


class Own(set):
    def intersection(self, other):
        return 'not asked'


print(type(few.keys() & Own([1, 2, 500, 4, 5, 6])), few.keys() & Own([1, 2]), Own([1, 2]) & few.keys(), few.keys() | Own([9]), Own([9]) - few.keys())
# expect: <class 'set'> {1, 2} {1, 2} {1, 2, 20, 9, 10, 11} {9}
