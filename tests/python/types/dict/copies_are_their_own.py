# A dict that is made of another one, or of named arguments, is a dict of its own.
d = {i: str(i) for i in range(12)}
del d[3]
e = {}
e.update(d)
e[99] = 1
print(e, len(d))
# expect: {0: '0', 1: '1', 2: '2', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9', 10: '10', 11: '11', 99: 1} 11
e.clear()
e.update(d)
del e[0]
print(list(e), list(d)[:2], 5 in e, 3 in e, e.get(7))
# expect: [1, 2, 4, 5, 6, 7, 8, 9, 10, 11] [0, 1] True False 7
f = {}
f.update(f)
f.update({})
f.update({"a": 1}, b=2)
print(f)  # expect: {'a': 1, 'b': 2}


class Odd(dict):
    def __iter__(self):
        return iter(["x"])

    def keys(self):
        return ["x"]

    def __getitem__(self, key):
        return "got " + key


class Plain(dict): ...


g = {}
g.update(Odd(a=1))
h = Plain()
h.update(d)
h.update({1: "z"})
k = Plain(d)
k["n"] = 1
print(g, h[1], d[1], len(d), len(k))  # expect: {'x': 'got x'} z 1 11 12
empty = {}
begun = iter(empty)
empty.update(d)
try:
    next(begun)
except RuntimeError as error:
    print(error)  # expect: dictionary changed size during iteration


class Thing: ...


thing = Thing()
thing.__dict__.update({"aa": 1, "bb": 2})
thing.cc = 3
print(thing.aa, thing.cc, vars(thing))  # expect: 1 3 {'aa': 1, 'bb': 2, 'cc': 3}


def named(**kwargs):
    copy = dict(**kwargs)
    copy["z"] = 1
    return kwargs, copy


one = {"a": 1}
print(named(q=1), named(**one), one, dict(a=1, b=2), dict(**{}), dict({1: 2}, x=3), dict(**one, c=4))
# expect: ({'q': 1}, {'q': 1, 'z': 1}) ({'a': 1}, {'a': 1, 'z': 1}) {'a': 1} {'a': 1, 'b': 2} {} {1: 2, 'x': 3} {'a': 1, 'c': 4}
exec("n = len\nprint(n('abc'))", space := {})  # expect: 3
fresh = {}
fresh.update({"len": lambda text: "own len"})
exec("print(len('abc'))", fresh)  # expect: own len
