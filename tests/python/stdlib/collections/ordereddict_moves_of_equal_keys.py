# An item that is moved keeps its own key where an equal one is given, and keys of the guest are asked as CPython asks them.
# since: 3.14
from collections import OrderedDict


class Key:
    def __init__(self, n): self.n = n
    def __hash__(self): return self.n % 4
    def __eq__(self, other):
        asked.append(self.n)
        return isinstance(other, Key) and other.n == self.n
    def __repr__(self): return f"Key({self.n})"


asked = []
for last in True, False:
    for given in 0.0, False:
        d = OrderedDict([(Key(4), 1), (0, 2), (Key(8), 3), (2, 4)])
        d.move_to_end(given, last)
        print(last, given, list(d), list(d.values()))
    first, second = Key(5), Key(9)
    d = OrderedDict([(second, 1), ("a", 2), (first, 3), ("b", 4)])
    asked.clear()
    d.move_to_end(Key(5), last)
    print(list(d), [k is first for k in d], sorted(set(asked)))
    d.move_to_end(second, last)
    print(list(d.items()))
    try:
        d.move_to_end(Key(1), last)
    except KeyError as error:
        print("missing", error)
    print(len(d), list(reversed(d)))
# expect: True 0.0 [Key(4), Key(8), 2, 0] [1, 3, 4, 2]
# expect: True False [Key(4), Key(8), 2, 0] [1, 3, 4, 2]
# expect: [Key(9), 'a', 'b', Key(5)] [False, False, False, True] [5, 9]
# expect: [('a', 2), ('b', 4), (Key(5), 3), (Key(9), 1)]
# expect: missing Key(1)
# expect: 4 [Key(9), Key(5), 'b', 'a']
# expect: False 0.0 [0, Key(4), Key(8), 2] [2, 1, 3, 4]
# expect: False False [0, Key(4), Key(8), 2] [2, 1, 3, 4]
# expect: [Key(5), Key(9), 'a', 'b'] [True, False, False, False] [5, 9]
# expect: [(Key(9), 1), (Key(5), 3), ('a', 2), ('b', 4)]
# expect: missing Key(1)
# expect: 4 ['b', 'a', Key(5), Key(9)]
d = OrderedDict((Key(n), n) for n in range(40))
for n in (3, 39, 0, 17, 3):
    d.move_to_end(Key(n), n % 2 == 0)
print([k.n for k in d], d[Key(17)])
# expect: [3, 17, 39, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 0] 17
