# Operators on small sets, and sets of texts: results and their order.
class Key:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return isinstance(other, Key) and self.n == other.n

    def __hash__(self):
        return self.n

    def __repr__(self):
        return f"K{self.n}"


pool = [set(), {1}, {1, 2, 3}, {2, 3}, {3, 4, 5, 6, 7, 8, 9}, {1.0, 2.5}, {"a"}, {(1, 2), (3, 4)}, {b"x", None, True}, {10**20, 5}, frozenset({2, 9}),
        set(range(0, 80, 8)), {Key(1), Key(2)}, {Key(2), 2}, {8, 16, 24, 0}]


def shown(value):
    return type(value).__name__, sorted(map(repr, value)), len(value)


for x in pool:
    for y in pool:
        print(*shown(x & y), *shown(x | y), *shown(x - y), *shown(x ^ y), x <= y, x < y, x >= y, x > y, x == y, x.isdisjoint(y))
# expect: set [] 0 set [] 0 set [] 0 set [] 0 True False True False True True
# expect: set [] 0 set ['1'] 1 set [] 0 set ['1'] 1 True True False False False True
# expect: set [] 0 set ['1', '2', '3'] 3 set [] 0 set ['1', '2', '3'] 3 True True False False False True
# expect: set [] 0 set ['2', '3'] 2 set [] 0 set ['2', '3'] 2 True True False False False True
# expect: set [] 0 set ['3', '4', '5', '6', '7', '8', '9'] 7 set [] 0 set ['3', '4', '5', '6', '7', '8', '9'] 7 True True False False False True
# expect: set [] 0 set ['1.0', '2.5'] 2 set [] 0 set ['1.0', '2.5'] 2 True True False False False True
# expect: set [] 0 set ["'a'"] 1 set [] 0 set ["'a'"] 1 True True False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)'] 2 set [] 0 set ['(1, 2)', '(3, 4)'] 2 True True False False False True
# expect: set [] 0 set ['None', 'True', "b'x'"] 3 set [] 0 set ['None', 'True', "b'x'"] 3 True True False False False True
# expect: set [] 0 set ['100000000000000000000', '5'] 2 set [] 0 set ['100000000000000000000', '5'] 2 True True False False False True
# expect: set [] 0 set ['2', '9'] 2 set [] 0 set ['2', '9'] 2 True True False False False True
# expect: set [] 0 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 set [] 0 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 True True False False False True
# expect: set [] 0 set ['K1', 'K2'] 2 set [] 0 set ['K1', 'K2'] 2 True True False False False True
# expect: set [] 0 set ['2', 'K2'] 2 set [] 0 set ['2', 'K2'] 2 True True False False False True
# expect: set [] 0 set ['0', '16', '24', '8'] 4 set [] 0 set ['0', '16', '24', '8'] 4 True True False False False True
# expect: set [] 0 set ['1'] 1 set ['1'] 1 set ['1'] 1 False False True True False True
# expect: set ['1'] 1 set ['1'] 1 set [] 0 set [] 0 True False True False True False
# expect: set ['1'] 1 set ['1', '2', '3'] 3 set [] 0 set ['2', '3'] 2 True True False False False False
# expect: set [] 0 set ['1', '2', '3'] 3 set ['1'] 1 set ['1', '2', '3'] 3 False False False False False True
# expect: set [] 0 set ['1', '3', '4', '5', '6', '7', '8', '9'] 8 set ['1'] 1 set ['1', '3', '4', '5', '6', '7', '8', '9'] 8 False False False False False True
# expect: set ['1'] 1 set ['1', '2.5'] 2 set [] 0 set ['2.5'] 1 True True False False False False
# expect: set [] 0 set ["'a'", '1'] 2 set ['1'] 1 set ["'a'", '1'] 2 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '1'] 3 set ['1'] 1 set ['(1, 2)', '(3, 4)', '1'] 3 False False False False False True
# expect: set ['1'] 1 set ['1', 'None', "b'x'"] 3 set [] 0 set ['None', "b'x'"] 2 True True False False False False
# expect: set [] 0 set ['1', '100000000000000000000', '5'] 3 set ['1'] 1 set ['1', '100000000000000000000', '5'] 3 False False False False False True
# expect: set [] 0 set ['1', '2', '9'] 3 set ['1'] 1 set ['1', '2', '9'] 3 False False False False False True
# expect: set [] 0 set ['0', '1', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 11 set ['1'] 1 set ['0', '1', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 11 False False False False False True
# expect: set [] 0 set ['1', 'K1', 'K2'] 3 set ['1'] 1 set ['1', 'K1', 'K2'] 3 False False False False False True
# expect: set [] 0 set ['1', '2', 'K2'] 3 set ['1'] 1 set ['1', '2', 'K2'] 3 False False False False False True
# expect: set [] 0 set ['0', '1', '16', '24', '8'] 5 set ['1'] 1 set ['0', '1', '16', '24', '8'] 5 False False False False False True
# expect: set [] 0 set ['1', '2', '3'] 3 set ['1', '2', '3'] 3 set ['1', '2', '3'] 3 False False True True False True
# expect: set ['1'] 1 set ['1', '2', '3'] 3 set ['2', '3'] 2 set ['2', '3'] 2 False False True True False False
# expect: set ['1', '2', '3'] 3 set ['1', '2', '3'] 3 set [] 0 set [] 0 True False True False True False
# expect: set ['2', '3'] 2 set ['1', '2', '3'] 3 set ['1'] 1 set ['1'] 1 False False True True False False
# expect: set ['3'] 1 set ['1', '2', '3', '4', '5', '6', '7', '8', '9'] 9 set ['1', '2'] 2 set ['1', '2', '4', '5', '6', '7', '8', '9'] 8 False False False False False False
# expect: set ['1.0'] 1 set ['1', '2', '2.5', '3'] 4 set ['2', '3'] 2 set ['2', '2.5', '3'] 3 False False False False False False
# expect: set [] 0 set ["'a'", '1', '2', '3'] 4 set ['1', '2', '3'] 3 set ["'a'", '1', '2', '3'] 4 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '1', '2', '3'] 5 set ['1', '2', '3'] 3 set ['(1, 2)', '(3, 4)', '1', '2', '3'] 5 False False False False False True
# expect: set ['True'] 1 set ['1', '2', '3', 'None', "b'x'"] 5 set ['2', '3'] 2 set ['2', '3', 'None', "b'x'"] 4 False False False False False False
# expect: set [] 0 set ['1', '100000000000000000000', '2', '3', '5'] 5 set ['1', '2', '3'] 3 set ['1', '100000000000000000000', '2', '3', '5'] 5 False False False False False True
# expect: set ['2'] 1 set ['1', '2', '3', '9'] 4 set ['1', '3'] 2 set ['1', '3', '9'] 3 False False False False False False
# expect: set [] 0 set ['0', '1', '16', '2', '24', '3', '32', '40', '48', '56', '64', '72', '8'] 13 set ['1', '2', '3'] 3 set ['0', '1', '16', '2', '24', '3', '32', '40', '48', '56', '64', '72', '8'] 13 False False False False False True
# expect: set [] 0 set ['1', '2', '3', 'K1', 'K2'] 5 set ['1', '2', '3'] 3 set ['1', '2', '3', 'K1', 'K2'] 5 False False False False False True
# expect: set ['2'] 1 set ['1', '2', '3', 'K2'] 4 set ['1', '3'] 2 set ['1', '3', 'K2'] 3 False False False False False False
# expect: set [] 0 set ['0', '1', '16', '2', '24', '3', '8'] 7 set ['1', '2', '3'] 3 set ['0', '1', '16', '2', '24', '3', '8'] 7 False False False False False True
# expect: set [] 0 set ['2', '3'] 2 set ['2', '3'] 2 set ['2', '3'] 2 False False True True False True
# expect: set [] 0 set ['1', '2', '3'] 3 set ['2', '3'] 2 set ['1', '2', '3'] 3 False False False False False True
# expect: set ['2', '3'] 2 set ['1', '2', '3'] 3 set [] 0 set ['1'] 1 True True False False False False
# expect: set ['2', '3'] 2 set ['2', '3'] 2 set [] 0 set [] 0 True False True False True False
# expect: set ['3'] 1 set ['2', '3', '4', '5', '6', '7', '8', '9'] 8 set ['2'] 1 set ['2', '4', '5', '6', '7', '8', '9'] 7 False False False False False False
# expect: set [] 0 set ['1.0', '2', '2.5', '3'] 4 set ['2', '3'] 2 set ['1.0', '2', '2.5', '3'] 4 False False False False False True
# expect: set [] 0 set ["'a'", '2', '3'] 3 set ['2', '3'] 2 set ["'a'", '2', '3'] 3 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '2', '3'] 4 set ['2', '3'] 2 set ['(1, 2)', '(3, 4)', '2', '3'] 4 False False False False False True
# expect: set [] 0 set ['2', '3', 'None', 'True', "b'x'"] 5 set ['2', '3'] 2 set ['2', '3', 'None', 'True', "b'x'"] 5 False False False False False True
# expect: set [] 0 set ['100000000000000000000', '2', '3', '5'] 4 set ['2', '3'] 2 set ['100000000000000000000', '2', '3', '5'] 4 False False False False False True
# expect: set ['2'] 1 set ['2', '3', '9'] 3 set ['3'] 1 set ['3', '9'] 2 False False False False False False
# expect: set [] 0 set ['0', '16', '2', '24', '3', '32', '40', '48', '56', '64', '72', '8'] 12 set ['2', '3'] 2 set ['0', '16', '2', '24', '3', '32', '40', '48', '56', '64', '72', '8'] 12 False False False False False True
# expect: set [] 0 set ['2', '3', 'K1', 'K2'] 4 set ['2', '3'] 2 set ['2', '3', 'K1', 'K2'] 4 False False False False False True
# expect: set ['2'] 1 set ['2', '3', 'K2'] 3 set ['3'] 1 set ['3', 'K2'] 2 False False False False False False
# expect: set [] 0 set ['0', '16', '2', '24', '3', '8'] 6 set ['2', '3'] 2 set ['0', '16', '2', '24', '3', '8'] 6 False False False False False True
# expect: set [] 0 set ['3', '4', '5', '6', '7', '8', '9'] 7 set ['3', '4', '5', '6', '7', '8', '9'] 7 set ['3', '4', '5', '6', '7', '8', '9'] 7 False False True True False True
# expect: set [] 0 set ['1', '3', '4', '5', '6', '7', '8', '9'] 8 set ['3', '4', '5', '6', '7', '8', '9'] 7 set ['1', '3', '4', '5', '6', '7', '8', '9'] 8 False False False False False True
# expect: set ['3'] 1 set ['1', '2', '3', '4', '5', '6', '7', '8', '9'] 9 set ['4', '5', '6', '7', '8', '9'] 6 set ['1', '2', '4', '5', '6', '7', '8', '9'] 8 False False False False False False
# expect: set ['3'] 1 set ['2', '3', '4', '5', '6', '7', '8', '9'] 8 set ['4', '5', '6', '7', '8', '9'] 6 set ['2', '4', '5', '6', '7', '8', '9'] 7 False False False False False False
# expect: set ['3', '4', '5', '6', '7', '8', '9'] 7 set ['3', '4', '5', '6', '7', '8', '9'] 7 set [] 0 set [] 0 True False True False True False
# expect: set [] 0 set ['1.0', '2.5', '3', '4', '5', '6', '7', '8', '9'] 9 set ['3', '4', '5', '6', '7', '8', '9'] 7 set ['1.0', '2.5', '3', '4', '5', '6', '7', '8', '9'] 9 False False False False False True
# expect: set [] 0 set ["'a'", '3', '4', '5', '6', '7', '8', '9'] 8 set ['3', '4', '5', '6', '7', '8', '9'] 7 set ["'a'", '3', '4', '5', '6', '7', '8', '9'] 8 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '3', '4', '5', '6', '7', '8', '9'] 9 set ['3', '4', '5', '6', '7', '8', '9'] 7 set ['(1, 2)', '(3, 4)', '3', '4', '5', '6', '7', '8', '9'] 9 False False False False False True
# expect: set [] 0 set ['3', '4', '5', '6', '7', '8', '9', 'None', 'True', "b'x'"] 10 set ['3', '4', '5', '6', '7', '8', '9'] 7 set ['3', '4', '5', '6', '7', '8', '9', 'None', 'True', "b'x'"] 10 False False False False False True
# expect: set ['5'] 1 set ['100000000000000000000', '3', '4', '5', '6', '7', '8', '9'] 8 set ['3', '4', '6', '7', '8', '9'] 6 set ['100000000000000000000', '3', '4', '6', '7', '8', '9'] 7 False False False False False False
# expect: set ['9'] 1 set ['2', '3', '4', '5', '6', '7', '8', '9'] 8 set ['3', '4', '5', '6', '7', '8'] 6 set ['2', '3', '4', '5', '6', '7', '8'] 7 False False False False False False
# expect: set ['8'] 1 set ['0', '16', '24', '3', '32', '4', '40', '48', '5', '56', '6', '64', '7', '72', '8', '9'] 16 set ['3', '4', '5', '6', '7', '9'] 6 set ['0', '16', '24', '3', '32', '4', '40', '48', '5', '56', '6', '64', '7', '72', '9'] 15 False False False False False False
# expect: set [] 0 set ['3', '4', '5', '6', '7', '8', '9', 'K1', 'K2'] 9 set ['3', '4', '5', '6', '7', '8', '9'] 7 set ['3', '4', '5', '6', '7', '8', '9', 'K1', 'K2'] 9 False False False False False True
# expect: set [] 0 set ['2', '3', '4', '5', '6', '7', '8', '9', 'K2'] 9 set ['3', '4', '5', '6', '7', '8', '9'] 7 set ['2', '3', '4', '5', '6', '7', '8', '9', 'K2'] 9 False False False False False True
# expect: set ['8'] 1 set ['0', '16', '24', '3', '4', '5', '6', '7', '8', '9'] 10 set ['3', '4', '5', '6', '7', '9'] 6 set ['0', '16', '24', '3', '4', '5', '6', '7', '9'] 9 False False False False False False
# expect: set [] 0 set ['1.0', '2.5'] 2 set ['1.0', '2.5'] 2 set ['1.0', '2.5'] 2 False False True True False True
# expect: set ['1'] 1 set ['1.0', '2.5'] 2 set ['2.5'] 1 set ['2.5'] 1 False False True True False False
# expect: set ['1.0'] 1 set ['1.0', '2', '2.5', '3'] 4 set ['2.5'] 1 set ['2', '2.5', '3'] 3 False False False False False False
# expect: set [] 0 set ['1.0', '2', '2.5', '3'] 4 set ['1.0', '2.5'] 2 set ['1.0', '2', '2.5', '3'] 4 False False False False False True
# expect: set [] 0 set ['1.0', '2.5', '3', '4', '5', '6', '7', '8', '9'] 9 set ['1.0', '2.5'] 2 set ['1.0', '2.5', '3', '4', '5', '6', '7', '8', '9'] 9 False False False False False True
# expect: set ['1.0', '2.5'] 2 set ['1.0', '2.5'] 2 set [] 0 set [] 0 True False True False True False
# expect: set [] 0 set ["'a'", '1.0', '2.5'] 3 set ['1.0', '2.5'] 2 set ["'a'", '1.0', '2.5'] 3 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '1.0', '2.5'] 4 set ['1.0', '2.5'] 2 set ['(1, 2)', '(3, 4)', '1.0', '2.5'] 4 False False False False False True
# expect: set ['1.0'] 1 set ['1.0', '2.5', 'None', "b'x'"] 4 set ['2.5'] 1 set ['2.5', 'None', "b'x'"] 3 False False False False False False
# expect: set [] 0 set ['1.0', '100000000000000000000', '2.5', '5'] 4 set ['1.0', '2.5'] 2 set ['1.0', '100000000000000000000', '2.5', '5'] 4 False False False False False True
# expect: set [] 0 set ['1.0', '2', '2.5', '9'] 4 set ['1.0', '2.5'] 2 set ['1.0', '2', '2.5', '9'] 4 False False False False False True
# expect: set [] 0 set ['0', '1.0', '16', '2.5', '24', '32', '40', '48', '56', '64', '72', '8'] 12 set ['1.0', '2.5'] 2 set ['0', '1.0', '16', '2.5', '24', '32', '40', '48', '56', '64', '72', '8'] 12 False False False False False True
# expect: set [] 0 set ['1.0', '2.5', 'K1', 'K2'] 4 set ['1.0', '2.5'] 2 set ['1.0', '2.5', 'K1', 'K2'] 4 False False False False False True
# expect: set [] 0 set ['1.0', '2', '2.5', 'K2'] 4 set ['1.0', '2.5'] 2 set ['1.0', '2', '2.5', 'K2'] 4 False False False False False True
# expect: set [] 0 set ['0', '1.0', '16', '2.5', '24', '8'] 6 set ['1.0', '2.5'] 2 set ['0', '1.0', '16', '2.5', '24', '8'] 6 False False False False False True
# expect: set [] 0 set ["'a'"] 1 set ["'a'"] 1 set ["'a'"] 1 False False True True False True
# expect: set [] 0 set ["'a'", '1'] 2 set ["'a'"] 1 set ["'a'", '1'] 2 False False False False False True
# expect: set [] 0 set ["'a'", '1', '2', '3'] 4 set ["'a'"] 1 set ["'a'", '1', '2', '3'] 4 False False False False False True
# expect: set [] 0 set ["'a'", '2', '3'] 3 set ["'a'"] 1 set ["'a'", '2', '3'] 3 False False False False False True
# expect: set [] 0 set ["'a'", '3', '4', '5', '6', '7', '8', '9'] 8 set ["'a'"] 1 set ["'a'", '3', '4', '5', '6', '7', '8', '9'] 8 False False False False False True
# expect: set [] 0 set ["'a'", '1.0', '2.5'] 3 set ["'a'"] 1 set ["'a'", '1.0', '2.5'] 3 False False False False False True
# expect: set ["'a'"] 1 set ["'a'"] 1 set [] 0 set [] 0 True False True False True False
# expect: set [] 0 set ["'a'", '(1, 2)', '(3, 4)'] 3 set ["'a'"] 1 set ["'a'", '(1, 2)', '(3, 4)'] 3 False False False False False True
# expect: set [] 0 set ["'a'", 'None', 'True', "b'x'"] 4 set ["'a'"] 1 set ["'a'", 'None', 'True', "b'x'"] 4 False False False False False True
# expect: set [] 0 set ["'a'", '100000000000000000000', '5'] 3 set ["'a'"] 1 set ["'a'", '100000000000000000000', '5'] 3 False False False False False True
# expect: set [] 0 set ["'a'", '2', '9'] 3 set ["'a'"] 1 set ["'a'", '2', '9'] 3 False False False False False True
# expect: set [] 0 set ["'a'", '0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 11 set ["'a'"] 1 set ["'a'", '0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 11 False False False False False True
# expect: set [] 0 set ["'a'", 'K1', 'K2'] 3 set ["'a'"] 1 set ["'a'", 'K1', 'K2'] 3 False False False False False True
# expect: set [] 0 set ["'a'", '2', 'K2'] 3 set ["'a'"] 1 set ["'a'", '2', 'K2'] 3 False False False False False True
# expect: set [] 0 set ["'a'", '0', '16', '24', '8'] 5 set ["'a'"] 1 set ["'a'", '0', '16', '24', '8'] 5 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)'] 2 set ['(1, 2)', '(3, 4)'] 2 set ['(1, 2)', '(3, 4)'] 2 False False True True False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '1'] 3 set ['(1, 2)', '(3, 4)'] 2 set ['(1, 2)', '(3, 4)', '1'] 3 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '1', '2', '3'] 5 set ['(1, 2)', '(3, 4)'] 2 set ['(1, 2)', '(3, 4)', '1', '2', '3'] 5 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '2', '3'] 4 set ['(1, 2)', '(3, 4)'] 2 set ['(1, 2)', '(3, 4)', '2', '3'] 4 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '3', '4', '5', '6', '7', '8', '9'] 9 set ['(1, 2)', '(3, 4)'] 2 set ['(1, 2)', '(3, 4)', '3', '4', '5', '6', '7', '8', '9'] 9 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '1.0', '2.5'] 4 set ['(1, 2)', '(3, 4)'] 2 set ['(1, 2)', '(3, 4)', '1.0', '2.5'] 4 False False False False False True
# expect: set [] 0 set ["'a'", '(1, 2)', '(3, 4)'] 3 set ['(1, 2)', '(3, 4)'] 2 set ["'a'", '(1, 2)', '(3, 4)'] 3 False False False False False True
# expect: set ['(1, 2)', '(3, 4)'] 2 set ['(1, 2)', '(3, 4)'] 2 set [] 0 set [] 0 True False True False True False
# expect: set [] 0 set ['(1, 2)', '(3, 4)', 'None', 'True', "b'x'"] 5 set ['(1, 2)', '(3, 4)'] 2 set ['(1, 2)', '(3, 4)', 'None', 'True', "b'x'"] 5 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '100000000000000000000', '5'] 4 set ['(1, 2)', '(3, 4)'] 2 set ['(1, 2)', '(3, 4)', '100000000000000000000', '5'] 4 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '2', '9'] 4 set ['(1, 2)', '(3, 4)'] 2 set ['(1, 2)', '(3, 4)', '2', '9'] 4 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 12 set ['(1, 2)', '(3, 4)'] 2 set ['(1, 2)', '(3, 4)', '0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 12 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', 'K1', 'K2'] 4 set ['(1, 2)', '(3, 4)'] 2 set ['(1, 2)', '(3, 4)', 'K1', 'K2'] 4 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '2', 'K2'] 4 set ['(1, 2)', '(3, 4)'] 2 set ['(1, 2)', '(3, 4)', '2', 'K2'] 4 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '0', '16', '24', '8'] 6 set ['(1, 2)', '(3, 4)'] 2 set ['(1, 2)', '(3, 4)', '0', '16', '24', '8'] 6 False False False False False True
# expect: set [] 0 set ['None', 'True', "b'x'"] 3 set ['None', 'True', "b'x'"] 3 set ['None', 'True', "b'x'"] 3 False False True True False True
# expect: set ['1'] 1 set ['None', 'True', "b'x'"] 3 set ['None', "b'x'"] 2 set ['None', "b'x'"] 2 False False True True False False
# expect: set ['1'] 1 set ['2', '3', 'None', 'True', "b'x'"] 5 set ['None', "b'x'"] 2 set ['2', '3', 'None', "b'x'"] 4 False False False False False False
# expect: set [] 0 set ['2', '3', 'None', 'True', "b'x'"] 5 set ['None', 'True', "b'x'"] 3 set ['2', '3', 'None', 'True', "b'x'"] 5 False False False False False True
# expect: set [] 0 set ['3', '4', '5', '6', '7', '8', '9', 'None', 'True', "b'x'"] 10 set ['None', 'True', "b'x'"] 3 set ['3', '4', '5', '6', '7', '8', '9', 'None', 'True', "b'x'"] 10 False False False False False True
# expect: set ['1.0'] 1 set ['2.5', 'None', 'True', "b'x'"] 4 set ['None', "b'x'"] 2 set ['2.5', 'None', "b'x'"] 3 False False False False False False
# expect: set [] 0 set ["'a'", 'None', 'True', "b'x'"] 4 set ['None', 'True', "b'x'"] 3 set ["'a'", 'None', 'True', "b'x'"] 4 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', 'None', 'True', "b'x'"] 5 set ['None', 'True', "b'x'"] 3 set ['(1, 2)', '(3, 4)', 'None', 'True', "b'x'"] 5 False False False False False True
# expect: set ['None', 'True', "b'x'"] 3 set ['None', 'True', "b'x'"] 3 set [] 0 set [] 0 True False True False True False
# expect: set [] 0 set ['100000000000000000000', '5', 'None', 'True', "b'x'"] 5 set ['None', 'True', "b'x'"] 3 set ['100000000000000000000', '5', 'None', 'True', "b'x'"] 5 False False False False False True
# expect: set [] 0 set ['2', '9', 'None', 'True', "b'x'"] 5 set ['None', 'True', "b'x'"] 3 set ['2', '9', 'None', 'True', "b'x'"] 5 False False False False False True
# expect: set [] 0 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8', 'None', 'True', "b'x'"] 13 set ['None', 'True', "b'x'"] 3 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8', 'None', 'True', "b'x'"] 13 False False False False False True
# expect: set [] 0 set ['K1', 'K2', 'None', 'True', "b'x'"] 5 set ['None', 'True', "b'x'"] 3 set ['K1', 'K2', 'None', 'True', "b'x'"] 5 False False False False False True
# expect: set [] 0 set ['2', 'K2', 'None', 'True', "b'x'"] 5 set ['None', 'True', "b'x'"] 3 set ['2', 'K2', 'None', 'True', "b'x'"] 5 False False False False False True
# expect: set [] 0 set ['0', '16', '24', '8', 'None', 'True', "b'x'"] 7 set ['None', 'True', "b'x'"] 3 set ['0', '16', '24', '8', 'None', 'True', "b'x'"] 7 False False False False False True
# expect: set [] 0 set ['100000000000000000000', '5'] 2 set ['100000000000000000000', '5'] 2 set ['100000000000000000000', '5'] 2 False False True True False True
# expect: set [] 0 set ['1', '100000000000000000000', '5'] 3 set ['100000000000000000000', '5'] 2 set ['1', '100000000000000000000', '5'] 3 False False False False False True
# expect: set [] 0 set ['1', '100000000000000000000', '2', '3', '5'] 5 set ['100000000000000000000', '5'] 2 set ['1', '100000000000000000000', '2', '3', '5'] 5 False False False False False True
# expect: set [] 0 set ['100000000000000000000', '2', '3', '5'] 4 set ['100000000000000000000', '5'] 2 set ['100000000000000000000', '2', '3', '5'] 4 False False False False False True
# expect: set ['5'] 1 set ['100000000000000000000', '3', '4', '5', '6', '7', '8', '9'] 8 set ['100000000000000000000'] 1 set ['100000000000000000000', '3', '4', '6', '7', '8', '9'] 7 False False False False False False
# expect: set [] 0 set ['1.0', '100000000000000000000', '2.5', '5'] 4 set ['100000000000000000000', '5'] 2 set ['1.0', '100000000000000000000', '2.5', '5'] 4 False False False False False True
# expect: set [] 0 set ["'a'", '100000000000000000000', '5'] 3 set ['100000000000000000000', '5'] 2 set ["'a'", '100000000000000000000', '5'] 3 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '100000000000000000000', '5'] 4 set ['100000000000000000000', '5'] 2 set ['(1, 2)', '(3, 4)', '100000000000000000000', '5'] 4 False False False False False True
# expect: set [] 0 set ['100000000000000000000', '5', 'None', 'True', "b'x'"] 5 set ['100000000000000000000', '5'] 2 set ['100000000000000000000', '5', 'None', 'True', "b'x'"] 5 False False False False False True
# expect: set ['100000000000000000000', '5'] 2 set ['100000000000000000000', '5'] 2 set [] 0 set [] 0 True False True False True False
# expect: set [] 0 set ['100000000000000000000', '2', '5', '9'] 4 set ['100000000000000000000', '5'] 2 set ['100000000000000000000', '2', '5', '9'] 4 False False False False False True
# expect: set [] 0 set ['0', '100000000000000000000', '16', '24', '32', '40', '48', '5', '56', '64', '72', '8'] 12 set ['100000000000000000000', '5'] 2 set ['0', '100000000000000000000', '16', '24', '32', '40', '48', '5', '56', '64', '72', '8'] 12 False False False False False True
# expect: set [] 0 set ['100000000000000000000', '5', 'K1', 'K2'] 4 set ['100000000000000000000', '5'] 2 set ['100000000000000000000', '5', 'K1', 'K2'] 4 False False False False False True
# expect: set [] 0 set ['100000000000000000000', '2', '5', 'K2'] 4 set ['100000000000000000000', '5'] 2 set ['100000000000000000000', '2', '5', 'K2'] 4 False False False False False True
# expect: set [] 0 set ['0', '100000000000000000000', '16', '24', '5', '8'] 6 set ['100000000000000000000', '5'] 2 set ['0', '100000000000000000000', '16', '24', '5', '8'] 6 False False False False False True
# expect: frozenset [] 0 frozenset ['2', '9'] 2 frozenset ['2', '9'] 2 frozenset ['2', '9'] 2 False False True True False True
# expect: frozenset [] 0 frozenset ['1', '2', '9'] 3 frozenset ['2', '9'] 2 frozenset ['1', '2', '9'] 3 False False False False False True
# expect: frozenset ['2'] 1 frozenset ['1', '2', '3', '9'] 4 frozenset ['9'] 1 frozenset ['1', '3', '9'] 3 False False False False False False
# expect: frozenset ['2'] 1 frozenset ['2', '3', '9'] 3 frozenset ['9'] 1 frozenset ['3', '9'] 2 False False False False False False
# expect: frozenset ['9'] 1 frozenset ['2', '3', '4', '5', '6', '7', '8', '9'] 8 frozenset ['2'] 1 frozenset ['2', '3', '4', '5', '6', '7', '8'] 7 False False False False False False
# expect: frozenset [] 0 frozenset ['1.0', '2', '2.5', '9'] 4 frozenset ['2', '9'] 2 frozenset ['1.0', '2', '2.5', '9'] 4 False False False False False True
# expect: frozenset [] 0 frozenset ["'a'", '2', '9'] 3 frozenset ['2', '9'] 2 frozenset ["'a'", '2', '9'] 3 False False False False False True
# expect: frozenset [] 0 frozenset ['(1, 2)', '(3, 4)', '2', '9'] 4 frozenset ['2', '9'] 2 frozenset ['(1, 2)', '(3, 4)', '2', '9'] 4 False False False False False True
# expect: frozenset [] 0 frozenset ['2', '9', 'None', 'True', "b'x'"] 5 frozenset ['2', '9'] 2 frozenset ['2', '9', 'None', 'True', "b'x'"] 5 False False False False False True
# expect: frozenset [] 0 frozenset ['100000000000000000000', '2', '5', '9'] 4 frozenset ['2', '9'] 2 frozenset ['100000000000000000000', '2', '5', '9'] 4 False False False False False True
# expect: frozenset ['2', '9'] 2 frozenset ['2', '9'] 2 frozenset [] 0 frozenset [] 0 True False True False True False
# expect: frozenset [] 0 frozenset ['0', '16', '2', '24', '32', '40', '48', '56', '64', '72', '8', '9'] 12 frozenset ['2', '9'] 2 frozenset ['0', '16', '2', '24', '32', '40', '48', '56', '64', '72', '8', '9'] 12 False False False False False True
# expect: frozenset [] 0 frozenset ['2', '9', 'K1', 'K2'] 4 frozenset ['2', '9'] 2 frozenset ['2', '9', 'K1', 'K2'] 4 False False False False False True
# expect: frozenset ['2'] 1 frozenset ['2', '9', 'K2'] 3 frozenset ['9'] 1 frozenset ['9', 'K2'] 2 False False False False False False
# expect: frozenset [] 0 frozenset ['0', '16', '2', '24', '8', '9'] 6 frozenset ['2', '9'] 2 frozenset ['0', '16', '2', '24', '8', '9'] 6 False False False False False True
# expect: set [] 0 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 False False True True False True
# expect: set [] 0 set ['0', '1', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 11 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 set ['0', '1', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 11 False False False False False True
# expect: set [] 0 set ['0', '1', '16', '2', '24', '3', '32', '40', '48', '56', '64', '72', '8'] 13 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 set ['0', '1', '16', '2', '24', '3', '32', '40', '48', '56', '64', '72', '8'] 13 False False False False False True
# expect: set [] 0 set ['0', '16', '2', '24', '3', '32', '40', '48', '56', '64', '72', '8'] 12 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 set ['0', '16', '2', '24', '3', '32', '40', '48', '56', '64', '72', '8'] 12 False False False False False True
# expect: set ['8'] 1 set ['0', '16', '24', '3', '32', '4', '40', '48', '5', '56', '6', '64', '7', '72', '8', '9'] 16 set ['0', '16', '24', '32', '40', '48', '56', '64', '72'] 9 set ['0', '16', '24', '3', '32', '4', '40', '48', '5', '56', '6', '64', '7', '72', '9'] 15 False False False False False False
# expect: set [] 0 set ['0', '1.0', '16', '2.5', '24', '32', '40', '48', '56', '64', '72', '8'] 12 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 set ['0', '1.0', '16', '2.5', '24', '32', '40', '48', '56', '64', '72', '8'] 12 False False False False False True
# expect: set [] 0 set ["'a'", '0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 11 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 set ["'a'", '0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 11 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 12 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 set ['(1, 2)', '(3, 4)', '0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 12 False False False False False True
# expect: set [] 0 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8', 'None', 'True', "b'x'"] 13 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8', 'None', 'True', "b'x'"] 13 False False False False False True
# expect: set [] 0 set ['0', '100000000000000000000', '16', '24', '32', '40', '48', '5', '56', '64', '72', '8'] 12 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 set ['0', '100000000000000000000', '16', '24', '32', '40', '48', '5', '56', '64', '72', '8'] 12 False False False False False True
# expect: set [] 0 set ['0', '16', '2', '24', '32', '40', '48', '56', '64', '72', '8', '9'] 12 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 set ['0', '16', '2', '24', '32', '40', '48', '56', '64', '72', '8', '9'] 12 False False False False False True
# expect: set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 set [] 0 set [] 0 True False True False True False
# expect: set [] 0 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8', 'K1', 'K2'] 12 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8', 'K1', 'K2'] 12 False False False False False True
# expect: set [] 0 set ['0', '16', '2', '24', '32', '40', '48', '56', '64', '72', '8', 'K2'] 12 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 set ['0', '16', '2', '24', '32', '40', '48', '56', '64', '72', '8', 'K2'] 12 False False False False False True
# expect: set ['0', '16', '24', '8'] 4 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 set ['32', '40', '48', '56', '64', '72'] 6 set ['32', '40', '48', '56', '64', '72'] 6 False False True True False False
# expect: set [] 0 set ['K1', 'K2'] 2 set ['K1', 'K2'] 2 set ['K1', 'K2'] 2 False False True True False True
# expect: set [] 0 set ['1', 'K1', 'K2'] 3 set ['K1', 'K2'] 2 set ['1', 'K1', 'K2'] 3 False False False False False True
# expect: set [] 0 set ['1', '2', '3', 'K1', 'K2'] 5 set ['K1', 'K2'] 2 set ['1', '2', '3', 'K1', 'K2'] 5 False False False False False True
# expect: set [] 0 set ['2', '3', 'K1', 'K2'] 4 set ['K1', 'K2'] 2 set ['2', '3', 'K1', 'K2'] 4 False False False False False True
# expect: set [] 0 set ['3', '4', '5', '6', '7', '8', '9', 'K1', 'K2'] 9 set ['K1', 'K2'] 2 set ['3', '4', '5', '6', '7', '8', '9', 'K1', 'K2'] 9 False False False False False True
# expect: set [] 0 set ['1.0', '2.5', 'K1', 'K2'] 4 set ['K1', 'K2'] 2 set ['1.0', '2.5', 'K1', 'K2'] 4 False False False False False True
# expect: set [] 0 set ["'a'", 'K1', 'K2'] 3 set ['K1', 'K2'] 2 set ["'a'", 'K1', 'K2'] 3 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', 'K1', 'K2'] 4 set ['K1', 'K2'] 2 set ['(1, 2)', '(3, 4)', 'K1', 'K2'] 4 False False False False False True
# expect: set [] 0 set ['K1', 'K2', 'None', 'True', "b'x'"] 5 set ['K1', 'K2'] 2 set ['K1', 'K2', 'None', 'True', "b'x'"] 5 False False False False False True
# expect: set [] 0 set ['100000000000000000000', '5', 'K1', 'K2'] 4 set ['K1', 'K2'] 2 set ['100000000000000000000', '5', 'K1', 'K2'] 4 False False False False False True
# expect: set [] 0 set ['2', '9', 'K1', 'K2'] 4 set ['K1', 'K2'] 2 set ['2', '9', 'K1', 'K2'] 4 False False False False False True
# expect: set [] 0 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8', 'K1', 'K2'] 12 set ['K1', 'K2'] 2 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8', 'K1', 'K2'] 12 False False False False False True
# expect: set ['K1', 'K2'] 2 set ['K1', 'K2'] 2 set [] 0 set [] 0 True False True False True False
# expect: set ['K2'] 1 set ['2', 'K1', 'K2'] 3 set ['K1'] 1 set ['2', 'K1'] 2 False False False False False False
# expect: set [] 0 set ['0', '16', '24', '8', 'K1', 'K2'] 6 set ['K1', 'K2'] 2 set ['0', '16', '24', '8', 'K1', 'K2'] 6 False False False False False True
# expect: set [] 0 set ['2', 'K2'] 2 set ['2', 'K2'] 2 set ['2', 'K2'] 2 False False True True False True
# expect: set [] 0 set ['1', '2', 'K2'] 3 set ['2', 'K2'] 2 set ['1', '2', 'K2'] 3 False False False False False True
# expect: set ['2'] 1 set ['1', '2', '3', 'K2'] 4 set ['K2'] 1 set ['1', '3', 'K2'] 3 False False False False False False
# expect: set ['2'] 1 set ['2', '3', 'K2'] 3 set ['K2'] 1 set ['3', 'K2'] 2 False False False False False False
# expect: set [] 0 set ['2', '3', '4', '5', '6', '7', '8', '9', 'K2'] 9 set ['2', 'K2'] 2 set ['2', '3', '4', '5', '6', '7', '8', '9', 'K2'] 9 False False False False False True
# expect: set [] 0 set ['1.0', '2', '2.5', 'K2'] 4 set ['2', 'K2'] 2 set ['1.0', '2', '2.5', 'K2'] 4 False False False False False True
# expect: set [] 0 set ["'a'", '2', 'K2'] 3 set ['2', 'K2'] 2 set ["'a'", '2', 'K2'] 3 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '2', 'K2'] 4 set ['2', 'K2'] 2 set ['(1, 2)', '(3, 4)', '2', 'K2'] 4 False False False False False True
# expect: set [] 0 set ['2', 'K2', 'None', 'True', "b'x'"] 5 set ['2', 'K2'] 2 set ['2', 'K2', 'None', 'True', "b'x'"] 5 False False False False False True
# expect: set [] 0 set ['100000000000000000000', '2', '5', 'K2'] 4 set ['2', 'K2'] 2 set ['100000000000000000000', '2', '5', 'K2'] 4 False False False False False True
# expect: set ['2'] 1 set ['2', '9', 'K2'] 3 set ['K2'] 1 set ['9', 'K2'] 2 False False False False False False
# expect: set [] 0 set ['0', '16', '2', '24', '32', '40', '48', '56', '64', '72', '8', 'K2'] 12 set ['2', 'K2'] 2 set ['0', '16', '2', '24', '32', '40', '48', '56', '64', '72', '8', 'K2'] 12 False False False False False True
# expect: set ['K2'] 1 set ['2', 'K1', 'K2'] 3 set ['2'] 1 set ['2', 'K1'] 2 False False False False False False
# expect: set ['2', 'K2'] 2 set ['2', 'K2'] 2 set [] 0 set [] 0 True False True False True False
# expect: set [] 0 set ['0', '16', '2', '24', '8', 'K2'] 6 set ['2', 'K2'] 2 set ['0', '16', '2', '24', '8', 'K2'] 6 False False False False False True
# expect: set [] 0 set ['0', '16', '24', '8'] 4 set ['0', '16', '24', '8'] 4 set ['0', '16', '24', '8'] 4 False False True True False True
# expect: set [] 0 set ['0', '1', '16', '24', '8'] 5 set ['0', '16', '24', '8'] 4 set ['0', '1', '16', '24', '8'] 5 False False False False False True
# expect: set [] 0 set ['0', '1', '16', '2', '24', '3', '8'] 7 set ['0', '16', '24', '8'] 4 set ['0', '1', '16', '2', '24', '3', '8'] 7 False False False False False True
# expect: set [] 0 set ['0', '16', '2', '24', '3', '8'] 6 set ['0', '16', '24', '8'] 4 set ['0', '16', '2', '24', '3', '8'] 6 False False False False False True
# expect: set ['8'] 1 set ['0', '16', '24', '3', '4', '5', '6', '7', '8', '9'] 10 set ['0', '16', '24'] 3 set ['0', '16', '24', '3', '4', '5', '6', '7', '9'] 9 False False False False False False
# expect: set [] 0 set ['0', '1.0', '16', '2.5', '24', '8'] 6 set ['0', '16', '24', '8'] 4 set ['0', '1.0', '16', '2.5', '24', '8'] 6 False False False False False True
# expect: set [] 0 set ["'a'", '0', '16', '24', '8'] 5 set ['0', '16', '24', '8'] 4 set ["'a'", '0', '16', '24', '8'] 5 False False False False False True
# expect: set [] 0 set ['(1, 2)', '(3, 4)', '0', '16', '24', '8'] 6 set ['0', '16', '24', '8'] 4 set ['(1, 2)', '(3, 4)', '0', '16', '24', '8'] 6 False False False False False True
# expect: set [] 0 set ['0', '16', '24', '8', 'None', 'True', "b'x'"] 7 set ['0', '16', '24', '8'] 4 set ['0', '16', '24', '8', 'None', 'True', "b'x'"] 7 False False False False False True
# expect: set [] 0 set ['0', '100000000000000000000', '16', '24', '5', '8'] 6 set ['0', '16', '24', '8'] 4 set ['0', '100000000000000000000', '16', '24', '5', '8'] 6 False False False False False True
# expect: set [] 0 set ['0', '16', '2', '24', '8', '9'] 6 set ['0', '16', '24', '8'] 4 set ['0', '16', '2', '24', '8', '9'] 6 False False False False False True
# expect: set ['0', '16', '24', '8'] 4 set ['0', '16', '24', '32', '40', '48', '56', '64', '72', '8'] 10 set [] 0 set ['32', '40', '48', '56', '64', '72'] 6 True True False False False False
# expect: set [] 0 set ['0', '16', '24', '8', 'K1', 'K2'] 6 set ['0', '16', '24', '8'] 4 set ['0', '16', '24', '8', 'K1', 'K2'] 6 False False False False False True
# expect: set [] 0 set ['0', '16', '2', '24', '8', 'K2'] 6 set ['0', '16', '24', '8'] 4 set ['0', '16', '2', '24', '8', 'K2'] 6 False False False False False True
# expect: set ['0', '16', '24', '8'] 4 set ['0', '16', '24', '8'] 4 set [] 0 set [] 0 True False True False True False
numbers = [s for s in pool if all(isinstance(e, int) and e < 100 for e in s)]
for x in numbers:
    for y in numbers:
        print(list(x & y), list(x | y), list(x - y), list(x ^ y), list(x.union(y)), list(x.copy()))
# expect: [] [] [] [] [] []
# expect: [] [1] [] [1] [1] []
# expect: [] [1, 2, 3] [] [1, 2, 3] [1, 2, 3] []
# expect: [] [2, 3] [] [2, 3] [2, 3] []
# expect: [] [3, 4, 5, 6, 7, 8, 9] [] [3, 4, 5, 6, 7, 8, 9] [3, 4, 5, 6, 7, 8, 9] []
# expect: [] [9, 2] [] [9, 2] [9, 2] []
# expect: [] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56] [] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56] []
# expect: [] [8, 16, 24, 0] [] [8, 16, 24, 0] [8, 16, 24, 0] []
# expect: [] [1] [1] [1] [1] [1]
# expect: [1] [1] [] [] [1] [1]
# expect: [1] [1, 2, 3] [] [2, 3] [1, 2, 3] [1]
# expect: [] [1, 2, 3] [1] [1, 2, 3] [1, 2, 3] [1]
# expect: [] [1, 3, 4, 5, 6, 7, 8, 9] [1] [1, 3, 4, 5, 6, 7, 8, 9] [1, 3, 4, 5, 6, 7, 8, 9] [1]
# expect: [] [1, 2, 9] [1] [9, 2, 1] [1, 2, 9] [1]
# expect: [] [0, 1, 32, 64, 8, 40, 72, 16, 48, 24, 56] [1] [0, 32, 64, 1, 8, 40, 72, 16, 48, 24, 56] [0, 1, 32, 64, 8, 40, 72, 16, 48, 24, 56] [1]
# expect: [] [16, 1, 0, 8, 24] [1] [0, 1, 8, 16, 24] [16, 1, 0, 8, 24] [1]
# expect: [] [1, 2, 3] [1, 2, 3] [1, 2, 3] [1, 2, 3] [1, 2, 3]
# expect: [1] [1, 2, 3] [2, 3] [2, 3] [1, 2, 3] [1, 2, 3]
# expect: [1, 2, 3] [1, 2, 3] [] [] [1, 2, 3] [1, 2, 3]
# expect: [2, 3] [1, 2, 3] [1] [1] [1, 2, 3] [1, 2, 3]
# expect: [3] [1, 2, 3, 4, 5, 6, 7, 8, 9] [1, 2] [1, 2, 4, 5, 6, 7, 8, 9] [1, 2, 3, 4, 5, 6, 7, 8, 9] [1, 2, 3]
# expect: [2] [1, 2, 3, 9] [1, 3] [9, 3, 1] [1, 2, 3, 9] [1, 2, 3]
# expect: [] [0, 1, 2, 3, 32, 64, 8, 40, 72, 16, 48, 24, 56] [1, 2, 3] [0, 32, 64, 1, 2, 3, 8, 40, 72, 16, 48, 24, 56] [0, 1, 2, 3, 32, 64, 8, 40, 72, 16, 48, 24, 56] [1, 2, 3]
# expect: [] [16, 1, 2, 3, 0, 8, 24] [1, 2, 3] [0, 1, 2, 3, 8, 16, 24] [16, 1, 2, 3, 0, 8, 24] [1, 2, 3]
# expect: [] [2, 3] [2, 3] [2, 3] [2, 3] [2, 3]
# expect: [] [1, 2, 3] [2, 3] [1, 2, 3] [1, 2, 3] [2, 3]
# expect: [2, 3] [1, 2, 3] [] [1] [1, 2, 3] [2, 3]
# expect: [2, 3] [2, 3] [] [] [2, 3] [2, 3]
# expect: [3] [2, 3, 4, 5, 6, 7, 8, 9] [2] [2, 4, 5, 6, 7, 8, 9] [2, 3, 4, 5, 6, 7, 8, 9] [2, 3]
# expect: [2] [9, 2, 3] [3] [9, 3] [9, 2, 3] [2, 3]
# expect: [] [0, 32, 2, 3, 64, 8, 40, 72, 16, 48, 24, 56] [2, 3] [0, 32, 64, 2, 3, 8, 40, 72, 16, 48, 24, 56] [0, 32, 2, 3, 64, 8, 40, 72, 16, 48, 24, 56] [2, 3]
# expect: [] [16, 0, 2, 3, 8, 24] [2, 3] [0, 2, 3, 8, 16, 24] [16, 0, 2, 3, 8, 24] [2, 3]
# expect: [] [3, 4, 5, 6, 7, 8, 9] [3, 4, 5, 6, 7, 8, 9] [3, 4, 5, 6, 7, 8, 9] [3, 4, 5, 6, 7, 8, 9] [3, 4, 5, 6, 7, 8, 9]
# expect: [] [1, 3, 4, 5, 6, 7, 8, 9] [3, 4, 5, 6, 7, 8, 9] [1, 3, 4, 5, 6, 7, 8, 9] [1, 3, 4, 5, 6, 7, 8, 9] [3, 4, 5, 6, 7, 8, 9]
# expect: [3] [1, 2, 3, 4, 5, 6, 7, 8, 9] [4, 5, 6, 7, 8, 9] [1, 2, 4, 5, 6, 7, 8, 9] [1, 2, 3, 4, 5, 6, 7, 8, 9] [3, 4, 5, 6, 7, 8, 9]
# expect: [3] [2, 3, 4, 5, 6, 7, 8, 9] [4, 5, 6, 7, 8, 9] [2, 4, 5, 6, 7, 8, 9] [2, 3, 4, 5, 6, 7, 8, 9] [3, 4, 5, 6, 7, 8, 9]
# expect: [3, 4, 5, 6, 7, 8, 9] [3, 4, 5, 6, 7, 8, 9] [] [] [3, 4, 5, 6, 7, 8, 9] [3, 4, 5, 6, 7, 8, 9]
# expect: [9] [2, 3, 4, 5, 6, 7, 8, 9] [3, 4, 5, 6, 7, 8] [2, 3, 4, 5, 6, 7, 8] [2, 3, 4, 5, 6, 7, 8, 9] [3, 4, 5, 6, 7, 8, 9]
# expect: [8] [0, 64, 3, 4, 5, 6, 7, 8, 9, 72, 16, 24, 32, 40, 48, 56] [3, 4, 5, 6, 7, 9] [0, 32, 64, 3, 4, 5, 6, 7, 40, 72, 9, 16, 48, 24, 56] [0, 64, 3, 4, 5, 6, 7, 8, 9, 72, 16, 24, 32, 40, 48, 56] [3, 4, 5, 6, 7, 8, 9]
# expect: [8] [0, 3, 4, 5, 6, 7, 8, 9, 16, 24] [3, 4, 5, 6, 7, 9] [0, 3, 4, 5, 6, 7, 9, 16, 24] [0, 3, 4, 5, 6, 7, 8, 9, 16, 24] [3, 4, 5, 6, 7, 8, 9]
# expect: [] [9, 2] [9, 2] [9, 2] [9, 2] [9, 2]
# expect: [] [9, 2, 1] [9, 2] [1, 2, 9] [9, 2, 1] [9, 2]
# expect: [2] [1, 2, 3, 9] [9] [1, 3, 9] [1, 2, 3, 9] [9, 2]
# expect: [2] [9, 2, 3] [9] [9, 3] [9, 2, 3] [9, 2]
# expect: [9] [2, 3, 4, 5, 6, 7, 8, 9] [2] [2, 3, 4, 5, 6, 7, 8] [2, 3, 4, 5, 6, 7, 8, 9] [9, 2]
# expect: [9, 2] [9, 2] [] [] [9, 2] [9, 2]
# expect: [] [0, 32, 2, 64, 8, 9, 40, 72, 16, 48, 24, 56] [9, 2] [0, 32, 64, 2, 8, 40, 72, 9, 16, 48, 24, 56] [0, 32, 2, 64, 8, 9, 40, 72, 16, 48, 24, 56] [9, 2]
# expect: [] [16, 0, 2, 8, 9, 24] [9, 2] [0, 2, 8, 9, 16, 24] [16, 0, 2, 8, 9, 24] [9, 2]
# expect: [] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56]
# expect: [] [0, 32, 64, 1, 8, 40, 72, 16, 48, 24, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56] [0, 1, 32, 64, 8, 40, 72, 16, 48, 24, 56] [0, 32, 64, 1, 8, 40, 72, 16, 48, 24, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56]
# expect: [] [0, 32, 64, 1, 2, 3, 8, 40, 72, 16, 48, 24, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56] [0, 1, 2, 3, 32, 64, 8, 40, 72, 16, 48, 24, 56] [0, 32, 64, 1, 2, 3, 8, 40, 72, 16, 48, 24, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56]
# expect: [] [0, 32, 64, 2, 3, 8, 40, 72, 16, 48, 24, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56] [0, 32, 2, 3, 64, 8, 40, 72, 16, 48, 24, 56] [0, 32, 64, 2, 3, 8, 40, 72, 16, 48, 24, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56]
# expect: [8] [0, 32, 64, 3, 4, 5, 6, 7, 8, 40, 72, 9, 16, 48, 24, 56] [0, 32, 64, 40, 72, 16, 48, 24, 56] [0, 64, 3, 4, 5, 6, 7, 72, 9, 16, 24, 32, 40, 48, 56] [0, 32, 64, 3, 4, 5, 6, 7, 8, 40, 72, 9, 16, 48, 24, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56]
# expect: [] [0, 32, 64, 2, 8, 40, 72, 9, 16, 48, 24, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56] [0, 32, 2, 64, 8, 9, 40, 72, 16, 48, 24, 56] [0, 32, 64, 2, 8, 40, 72, 9, 16, 48, 24, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56]
# expect: [0, 32, 64, 8, 40, 72, 16, 48, 24, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56] [] [] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56]
# expect: [8, 16, 24, 0] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56] [32, 64, 72, 40, 48, 56] [32, 64, 40, 72, 48, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56]
# expect: [] [8, 16, 24, 0] [8, 16, 24, 0] [8, 16, 24, 0] [8, 16, 24, 0] [8, 16, 24, 0]
# expect: [] [16, 0, 1, 8, 24] [8, 16, 24, 0] [0, 1, 8, 16, 24] [16, 0, 1, 8, 24] [8, 16, 24, 0]
# expect: [] [16, 0, 1, 2, 3, 8, 24] [8, 16, 24, 0] [0, 1, 2, 3, 8, 16, 24] [16, 0, 1, 2, 3, 8, 24] [8, 16, 24, 0]
# expect: [] [16, 0, 2, 3, 8, 24] [8, 16, 24, 0] [0, 2, 3, 8, 16, 24] [16, 0, 2, 3, 8, 24] [8, 16, 24, 0]
# expect: [8] [0, 3, 4, 5, 6, 7, 8, 9, 16, 24] [16, 24, 0] [0, 3, 4, 5, 6, 7, 9, 16, 24] [0, 3, 4, 5, 6, 7, 8, 9, 16, 24] [8, 16, 24, 0]
# expect: [] [16, 0, 2, 8, 24, 9] [8, 16, 24, 0] [0, 2, 8, 9, 16, 24] [16, 0, 2, 8, 24, 9] [8, 16, 24, 0]
# expect: [8, 16, 24, 0] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56] [] [32, 64, 40, 72, 48, 56] [0, 32, 64, 8, 40, 72, 16, 48, 24, 56] [8, 16, 24, 0]
# expect: [8, 16, 24, 0] [8, 16, 24, 0] [] [] [8, 16, 24, 0] [8, 16, 24, 0]
d = {1, 2, 3}
d |= {3, 4}
d &= {2, 3, 4}
d -= {4}
d ^= {9}
print(d, len(set("abcabc")), sorted(set("hello world")), set(""), set("x"), sorted(set("éa\u4e2d")), len(set("ab" * 500)), sorted(set("aé" * 30)))
# expect: {9, 2, 3} 3 [' ', 'd', 'e', 'h', 'l', 'o', 'r', 'w'] set() {'x'} ['a', 'é', '中'] 2 ['a', 'é']
print(sorted(frozenset("banana")), set("aa") == {"a"}, "a" in set("abc"), set("ab") | {"c"} == set("abc"))
# expect: ['a', 'b', 'n'] True True True


class Text(str):
    def __iter__(self):
        return iter("own")


print(sorted(set(Text("abc"))))  # expect: ['n', 'o', 'w']
for bad in (1, None):
    try:
        set(bad)
    except TypeError as e:
        print(e)
# expect: 'int' object is not iterable
# expect: 'NoneType' object is not iterable
for op in ("&", "|", "-", "<="):
    try:
        eval(f"{{1}} {op} [1]")
    except TypeError as e:
        print(e)
# expect: unsupported operand type(s) for &: 'set' and 'list'
# expect: unsupported operand type(s) for |: 'set' and 'list'
# expect: unsupported operand type(s) for -: 'set' and 'list'
# expect: '<=' not supported between instances of 'set' and 'list'


class Stops:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        raise ValueError("compared")

    def __hash__(self):
        return self.n


for f in (lambda: {1, Stops(2)} & {2, 1}, lambda: {1, Stops(2)} | {2}, lambda: {1, 2} - {Stops(2)}, lambda: {1, 2} <= {1, Stops(2), 3}, lambda: {1, 2, 3} <= {Stops(2)}):
    try:
        print(f())
    except ValueError as e:
        print(e)
# expect: compared
# expect: compared
# expect: compared
# expect: compared
# expect: False
made = []
for i in range(3000):
    made = [{i, i + 1} & {i + 1}, {i} | {i + 1}, {i, 3} - {3}, set("abc"), {i}.copy()]
print(made[:3], sorted(made[3]), made[4])  # expect: [{3000}, {3000, 2999}, {2999}] ['a', 'b', 'c'] {2999}
