# What is looked for in lists and tuples: by identity first, then by equality, in order, whatever kinds of items there are.
# since: 3.14
class Same:
    def __init__(self, name, answer):
        self.name, self.answer = name, answer

    def __eq__(self, other):
        print("eq", self.name, type(other).__name__)
        return self.answer

    __hash__ = None


class Text(str):
    def __eq__(self, other):
        print("text", other)
        return str.__eq__(self, other)

    __hash__ = str.__hash__


class Number(int):
    pass


nan = float("nan")
long = "x" * 40
kinds = [1, 2.0, True, None, "a", "long" * 10, (1, 2), [1], b"b", {1: 2}, nan, 10**20, 1 + 2j, "é", "\u4e2d", Number(7), ()]
for rows in (kinds, tuple(kinds)):
    for x in (1, 1.0, True, 2, 2.0, False, None, "a", "b", "long" * 10, "long" * 9, (1, 2), (1, 3), (1.0, 2), [1], [1.0], b"b",
              bytearray(b"b"), {1: 2}, nan, float("nan"), 10**20, 10**20 + 1, 1 + 2j, "é", "\u4e2d", 7, Number(2), (), "", 0, long):
        print(x in rows, rows.count(x), end=" ")
        try:
            print(rows.index(x), rows.index(x, 3) if x in rows[3:] else "-")
        except ValueError as e:
            print(e)
# expect: True 2 0 -
# expect: True 2 0 -
# expect: True 2 0 -
# expect: True 1 1 -
# expect: True 1 1 -
# expect: False 0 list.index(x): x not in list
# expect: True 1 3 3
# expect: True 1 4 4
# expect: False 0 list.index(x): x not in list
# expect: True 1 5 5
# expect: False 0 list.index(x): x not in list
# expect: True 1 6 6
# expect: False 0 list.index(x): x not in list
# expect: True 1 6 6
# expect: True 1 7 7
# expect: True 1 7 7
# expect: True 1 8 8
# expect: True 1 8 8
# expect: True 1 9 9
# expect: True 1 10 10
# expect: False 0 list.index(x): x not in list
# expect: True 1 11 11
# expect: False 0 list.index(x): x not in list
# expect: True 1 12 12
# expect: True 1 13 13
# expect: True 1 14 14
# expect: True 1 15 15
# expect: True 1 1 -
# expect: True 1 16 16
# expect: False 0 list.index(x): x not in list
# expect: False 0 list.index(x): x not in list
# expect: False 0 list.index(x): x not in list
# expect: True 2 0 -
# expect: True 2 0 -
# expect: True 2 0 -
# expect: True 1 1 -
# expect: True 1 1 -
# expect: False 0 tuple.index(x): x not in tuple
# expect: True 1 3 3
# expect: True 1 4 4
# expect: False 0 tuple.index(x): x not in tuple
# expect: True 1 5 5
# expect: False 0 tuple.index(x): x not in tuple
# expect: True 1 6 6
# expect: False 0 tuple.index(x): x not in tuple
# expect: True 1 6 6
# expect: True 1 7 7
# expect: True 1 7 7
# expect: True 1 8 8
# expect: True 1 8 8
# expect: True 1 9 9
# expect: True 1 10 10
# expect: False 0 tuple.index(x): x not in tuple
# expect: True 1 11 11
# expect: False 0 tuple.index(x): x not in tuple
# expect: True 1 12 12
# expect: True 1 13 13
# expect: True 1 14 14
# expect: True 1 15 15
# expect: True 1 1 -
# expect: True 1 16 16
# expect: False 0 tuple.index(x): x not in tuple
# expect: False 0 tuple.index(x): x not in tuple
# expect: False 0 tuple.index(x): x not in tuple
print()  # expect:

# The guest is asked in order, and only as far as needed.
rows = [1, "a", Same("p", False), 2, Same("q", True), 3]
print(2 in rows)
# expect: eq p int
# expect: True
print(3 in rows)
# expect: eq p int
# expect: eq q int
# expect: True
print("z" in rows)
# expect: eq p str
# expect: eq q str
# expect: True
print(rows.index("z"))
# expect: eq p str
# expect: eq q str
# expect: 4
print(rows[2] in rows, rows.index(rows[4]))
# expect: eq p int
# expect: eq p str
# expect: eq q int
# expect: True 0
print(Same("r", True) in [1, 2])
# expect: eq r int
# expect: True
print(Same("r", False) in (1, 2))
# expect: eq r int
# expect: eq r int
# expect: False
print(Text("a") in ["b", "a"], "a" in ["b", Text("a")])
# expect: text b
# expect: text a
# expect: text a
# expect: True True
print("a" in [Text("b")])

# Long ones: what is looked for stands at every place of the parts.
# expect: text a
# expect: False
many = list(range(5000))
for at in (0, 1, 15, 16, 17, 47, 48, 49, 1000, 2047, 2048, 4999):
    print(at in many, many.index(at), many.index(at, at), end=" ")
    try:
        many.index(at, at + 1)
    except ValueError as e:
        print(e)
# expect: True 0 0 list.index(x): x not in list
# expect: True 1 1 list.index(x): x not in list
# expect: True 15 15 list.index(x): x not in list
# expect: True 16 16 list.index(x): x not in list
# expect: True 17 17 list.index(x): x not in list
# expect: True 47 47 list.index(x): x not in list
# expect: True 48 48 list.index(x): x not in list
# expect: True 49 49 list.index(x): x not in list
# expect: True 1000 1000 list.index(x): x not in list
# expect: True 2047 2047 list.index(x): x not in list
# expect: True 2048 2048 list.index(x): x not in list
# expect: True 4999 4999 list.index(x): x not in list
print(5000 in many, 2.0 in many, 2.5 in many, "2" in many, None in many)
# expect: False True False False False
words = [str(i) for i in many]
print("4999" in words, "5000" in words, words.index("77"), 77 in words, long in words)
# expect: True False 77 False False
mixed = [x for i in many[:300] for x in (i, str(i), float(i), None, (i, str(i)))]
print(299.0 in mixed, "299" in mixed, (299, "299") in mixed, (299, 299) in mixed, (299, 299.0) in mixed, mixed.index((7, "7")))
# expect: True True True False False 39
print(mixed.index(7.0), mixed.index(7), mixed.index("7"), mixed.index(None))  # expect: 35 35 36 3
words.remove("4999")
print(len(words), words[-1])  # expect: 4999 4998
try:
    words.remove("4999")
except ValueError as e:
    print(e)  # expect: list.remove(x): x not in list
print(many.index(3, -4999), many.index(3, 3, 4))  # expect: 3 3
for args in ((3, 4), (3, 0, 3), (3, -1)):
    try:
        many.index(*args)
    except ValueError as e:
        print(e)
# expect: list.index(x): x not in list
# expect: list.index(x): x not in list
# expect: list.index(x): x not in list


class Shrinks:
    def __init__(self, rows):
        self.rows = rows

    def __eq__(self, other):
        self.rows.clear()
        return False


rows = [1, 2]
rows += [Shrinks(rows), 3, 4]
print(3 in rows, rows)  # expect: False []

# Whole lists and tuples.
a = [1, "b", 2.5, None, (1, 2)]
print(a == [1, "b", 2.5, None, (1, 2)], a == [1, "b", 2.5, None, (1, 3)], a == [1.0, "b", 2.5, None, (True, 2)], a != a[:], a == a[:-1])
# expect: True False True False False
print([nan] == [nan], [nan] == [float("nan")], (nan, 1) == (nan, 1), [1, nan] < [1, nan], [1, 2] < [1, 3], [1, 2] <= [1], [] < [1], [] == [])
# expect: True False True False True False True True
print([1, "a"] < [1, "b"], [2, None] > [1, 5], [1, 2.5] >= [1, 2], ["a"] != ["b"], [True] == [1], [0] == [False], [0.0] == [-0.0])
# expect: True True True True True True True
print([1] == (1,), (1,) == [1], [1] != (1,), [1, [2, [3]]] == [1, [2, [3]]], list(range(40)) == list(range(40)), list(range(40)) == list(range(39)) + [0])
# expect: False False True True True False
try:
    print([None, 1] < [None, 2], [None] < [1])
except TypeError as e:
    print(e)  # expect: '<' not supported between instances of 'NoneType' and 'int'
print([Same("x", True), 1] == [5, 1], [Same("x", True), 1] == [5, 2])
# expect: eq x int
# expect: eq x int
# expect: True False
print([1, Same("x", True)] == [2, 5], [1, Same("x", True)] == [1])  # expect: False False
print((1, Same("x", True)) == (2, 5))  # expect: False
print((Same("x", True),) == (1, 2))
# expect: eq x int
# expect: False
