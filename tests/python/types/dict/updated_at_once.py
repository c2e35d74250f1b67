# `update` by a dict, by names, by both: values, order, keys that stay, guests that compare.
# since: 3.14
d = {"a": 1}
d.update(b=2)
d.update(a=3, c=4)
d.update({"b": 5, "e": 6})
d.update({"x": 1}, y=2)
d.update([("l", 1), ["m", 2]], a=0)
d.update({})
d.update()
d.update(d)
print(d)  # expect: {'a': 0, 'b': 5, 'c': 4, 'e': 6, 'x': 1, 'y': 2, 'l': 1, 'm': 2}
d = {}
d.update({1: 2})
d.update(a=1)
print(d, d.update({1.0: "float", True: "bool"}), d)  # expect: {1: 'bool', 'a': 1} None {1: 'bool', 'a': 1}
for args in ((1,), (None,), ([1],), ({}, {}), (["ab", "c"],)):
    try:
        print({}.update(*args))
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
# expect: TypeError 'int' object is not iterable
# expect: TypeError 'NoneType' object is not iterable
# expect: TypeError object is not iterable
# expect: TypeError update expected at most 1 argument, got 2
# expect: ValueError dictionary update sequence element #1 has length 1; 2 is required


class Key:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return 1

    def __eq__(self, other):
        print("eq", self.n, getattr(other, "n", other))
        return isinstance(other, Key) and self.n == other.n

    def __repr__(self):
        return f"Key({self.n})"


one, two, again = Key(1), Key(2), Key(1)
d = {one: 1}
d.update({two: 2})  # expect: eq 1 2
d.update({again: 3})  # expect: eq 1 1
print(d, next(iter(d)) is one)  # expect: {Key(1): 3, Key(2): 2} True
d.update({1: "int"})
# expect: eq 1 1
# expect: eq 2 1
print(d)  # expect: {Key(1): 3, Key(2): 2, 1: 'int'}


class Bad:
    def __hash__(self):
        return 7

    def __eq__(self, other):
        raise ValueError("compared")


d = {7: "seven", 8: "eight"}
try:
    d.update({8: "new", Bad(): 1})
except ValueError as e:
    print(e, d)  # expect: compared {7: 'seven', 8: 'new'}
pairs = {(1, 2): "a", (3, "x"): "b", frozenset({1}): "c", (1, (2, 3)): "d", b"k": "e"}
d = {(1, 2): 0, (1, (2, 3)): 1}
d.update(pairs)
d.update([((1, 2), 9), ((1.0, 2), 10), ((5, 5), 1)])
print(d)  # expect: {(1, 2): 10, (1, (2, 3)): 'd', (3, 'x'): 'b', frozenset({1}): 'c', b'k': 'e', (5, 5): 1}


class Mine(dict):
    def update(self, *args, **kwargs):
        print("mine", args, kwargs)

    def __setitem__(self, key, value):
        raise AssertionError


m = Mine(a=1)
m.update(b=2)  # expect: mine () {'b': 2}
dict.update(m, b=2)
dict.update(m, {"c": 3}, d=4)
print(m)  # expect: {'a': 1, 'b': 2, 'c': 3, 'd': 4}


class Odd(dict):
    def __iter__(self):
        return iter(["p"])

    def keys(self):
        return ["q"]

    def __getitem__(self, key):
        return key * 2


class Keys:
    def keys(self):
        return ["k", "l"]

    def __getitem__(self, key):
        return key.upper()


d = {}
d.update(Odd(z=1))
d.update(Keys(), m=1)
print(d)  # expect: {'q': 'qq', 'k': 'K', 'l': 'L', 'm': 1}
big = {i: i for i in range(100)}
big.update({i: -i for i in range(90, 110)})
big.update(**{f"k{i}": i for i in range(20)})
print(len(big), big[95], big[105], list(big)[:2], list(big)[99:102], big["k19"])
# expect: 130 -95 -105 [0, 1] [99, 100, 101] 19
del big[5]
big.update({5: "again", 6: "six"})
print(list(big)[4:7], list(big)[-1], big[6])  # expect: [4, 6, 7] 5 six
print(dict(a=1, b=2), dict({"a": 0}, a=1), dict([("x", 1)], y=2), "{a}-{b}".format(a=1, b=2), "{} {x}".format(1, x=2), "{0.real}{k!r}".format(1, k="v"))
# expect: {'a': 1, 'b': 2} {'a': 1} {'x': 1, 'y': 2} 1-2 1 2 1'v'
from collections import OrderedDict, Counter, defaultdict
o = OrderedDict(a=1)
o.update(b=2, a=3)
c = Counter(a=1)
c.update(a=2, b=1)
f = defaultdict(list, a=1)
f.update(b=2)
print(o, c, f)
# expect: OrderedDict({'a': 3, 'b': 2}) Counter({'a': 3, 'b': 1}) defaultdict(<class 'list'>, {'a': 1, 'b': 2})
view = {"a": 1}
it = iter(view)
view.update(a=2)
print(next(it))  # expect: a
view.update(b=1)
try:
    next(it)
except RuntimeError as e:
    print(e)  # expect: dictionary changed size during iteration
print(d.setdefault("new", 1), d.setdefault("new", 2), d.setdefault("none"), d)
# expect: 1 1 None {'q': 'qq', 'k': 'K', 'l': 'L', 'm': 1, 'new': 1, 'none': None}
