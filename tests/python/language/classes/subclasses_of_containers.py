# Subclasses of dict, list and set: what calling them makes, whatever they define.
import abc
from collections import Counter, defaultdict


class L(list):
    def __init__(self, *args, k=3):
        super().__init__(*args)
        self.k = k


class D(dict): ...


class S(set):
    def __init__(self, n):
        self.n = n


class Slots(list):
    __slots__ = ("a",)

    def __init__(self, a):
        self.a = a


class New(dict):
    def __new__(cls, *args, **kwargs):
        print("new", args, kwargs)
        return super().__new__(cls)


class Wrong(dict):
    def __init__(self):
        return 5


class Abstract(dict, metaclass=abc.ABCMeta): ...


class Lists(defaultdict):
    def __init__(self):
        super().__init__(list)
        self.z = 1


class Updated(Counter):
    def update(self, *args, **kwargs):
        print("update", args, kwargs)
        super().update(*args, **kwargs)


print(L([1, 2]), L([1], k=5).k, L(), D(a=1), D({1: 2}, b=3), D())
# expect: [1, 2] 5 [] {'a': 1} {1: 2, 'b': 3} {}
print(S(4), S(4).n, Slots(3), Slots(3).a, Abstract(a=1), type(Abstract()).__name__)
# expect: S() 4 [] 3 {'a': 1} Abstract
print(New(a=2))
# expect: new () {'a': 2}
# expect: {'a': 2}
print(list(map(L, [[1], [2]])), [*map(D, [{1: 2}])], type.__call__(L, [1]))  # expect: [[1], [2]] [{1: 2}] [1]
for make in (lambda: Wrong(), lambda: D(1), lambda: S(), lambda: D([(1,)]), lambda: defaultdict(1)):
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, error)
# expect: TypeError __init__() should return None, not 'int'
# expect: TypeError 'int' object is not iterable
# expect: TypeError S.__init__() missing 1 required positional argument: 'n'
# expect: ValueError dictionary update sequence element #0 has length 1; 2 is required
# expect: TypeError first argument must be callable or None
d = Lists()
d["a"].append(1)
print(d, d.z)  # expect: Lists(<class 'list'>, {'a': [1]}) 1
print(Updated("ab"), Updated(a=1), Updated())
# expect: update ('ab',) {}
# expect: update (None,) {'a': 1}
# expect: update ({'a': 1},) {}
# expect: update (None,) {}
# expect: Updated({'a': 1, 'b': 1}) Updated({'a': 1}) Updated()
print(Counter("abca", z=4), Counter(["x"]), Counter({"a": 2}), Counter(x for x in "aab"), defaultdict(list, {1: [2]}, a=3))
# expect: Counter({'z': 4, 'a': 2, 'b': 1, 'c': 1}) Counter({'x': 1}) Counter({'a': 2}) Counter({'a': 2, 'b': 1}) defaultdict(<class 'list'>, {1: [2], 'a': 3})
