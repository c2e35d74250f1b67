# functions that natives ask find their globals and builtins as they are at the time
LIMIT = 3


class Key:
    def __init__(self, k):
        self.k = k

    def __hash__(self):
        return hash(self.k)

    def __eq__(self, other):
        return isinstance(other, Key) and self.k == other.k


keys = [Key(i) for i in range(6)]
table = {key: key.k for key in keys}
print([table[Key(i)] for i in range(6)])  # expect: [0, 1, 2, 3, 4, 5]
print(sorted(range(8), key=lambda x: x % LIMIT))  # expect: [0, 3, 6, 1, 4, 7, 2, 5]
LIMIT = 5
print(sorted(range(8), key=lambda x: x % LIMIT))  # expect: [0, 5, 1, 6, 2, 7, 3, 4]


def hash(x):  # noqa: hides the builtin
    return 7


print(len({Key(i) for i in range(3)}), {Key(1): "a"}[Key(1)])  # expect: 3 a
try:
    table[Key(1)]
except KeyError:
    print("other hashes")  # expect: other hashes
del hash
print(table[Key(1)])  # expect: 1

isinstance = lambda value, kind: False
print(Key(1) in {Key(1): 0}, Key(1) in table)  # expect: False False
del isinstance
print(Key(1) in {Key(1): 0}, Key(1) in table)  # expect: True True

import builtins

builtins.BASE = 10
print(sorted([13, 21, 4], key=lambda x: x % BASE))  # expect: [21, 13, 4]
builtins.BASE = 4
print(sorted([13, 21, 4], key=lambda x: x % BASE))  # expect: [4, 13, 21]
BASE = 7
print(sorted([13, 21, 4], key=lambda x: x % BASE))  # expect: [21, 4, 13]
del BASE, builtins.BASE
try:
    sorted([13, 21, 4], key=lambda x: x % BASE)
except NameError as error:
    print(error)  # expect: name 'BASE' is not defined

source = "key = lambda x: x % N\nout = sorted(range(6), key=key)"
for n in (2, 3, 4):
    space = {"N": n}
    exec(source, space)
    print(space["out"], sorted(range(6), key=space["key"]))
    space["N"] = 5
    print(sorted(range(6), key=space["key"]))

# conversions in such functions
# expect: [0, 2, 4, 1, 3, 5] [0, 2, 4, 1, 3, 5]
# expect: [0, 5, 1, 2, 3, 4]
# expect: [0, 3, 1, 4, 2, 5] [0, 3, 1, 4, 2, 5]
# expect: [0, 5, 1, 2, 3, 4]
# expect: [0, 4, 1, 5, 2, 3] [0, 4, 1, 5, 2, 3]
# expect: [0, 5, 1, 2, 3, 4]
print(sorted(["10", "9", "1e1", "2.5"], key=lambda s: float(s)), sorted([10, 9, 2.5], key=lambda x: str(x)))
# expect: ['2.5', '9', '10', '1e1'] [10, 2.5, 9]
print(sorted(["30", "4", "200"], key=lambda s: int(s)), sorted([3.7, True, 2], key=lambda x: int(x)))
# expect: ['4', '30', '200'] [True, 2, 3.7]
try:
    sorted(["30", "x"], key=lambda s: int(s))
except ValueError as error:
    print(error)  # expect: invalid literal for int() with base 10: 'x'
print(max([1, 22, 3], key=lambda x: len(str(x))), min(["b1", "a22"], key=lambda s: int(s[1:])))
# expect: 22 b1
str = lambda x: -x
print(sorted([1, 3, 2], key=lambda x: str(x)))  # expect: [3, 2, 1]
del str
print(sorted([10, 9, 8], key=lambda x: str(x)))  # expect: [10, 8, 9]
