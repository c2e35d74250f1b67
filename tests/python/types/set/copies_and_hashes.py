# sets are copied deeply; a subclass with a hash is an element
import copy
a = {1, (2, 3)}
b = copy.deepcopy([a, frozenset(a)])
print(b[0] == a, b[0] is a, b[1] == a, type(b[1]).__name__)  # expect: True False True frozenset
class S(set):
    def __hash__(self): return 5
s = S([1])
s.tag = 't'
c = copy.deepcopy(s)
print(c, c.tag, type(c).__name__, s in {s}, {1} in {frozenset([1])})  # expect: S({1}) t S True True
