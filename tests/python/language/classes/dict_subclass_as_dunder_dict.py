# `__dict__` can be an instance of a subclass of dict: attributes are items that it carries, its methods do not count.
import copy
from collections import Counter, defaultdict


class Loud(dict):
    def __getitem__(self, key):
        return 'got ' + key

    def __setitem__(self, key, value):
        print('set', key, value)
        dict.__setitem__(self, key, value)

    def __missing__(self, key):
        return 'missing'


class Plain:
    def __init__(self):
        self.__dict__ = Loud(x=1)


a = Plain()
print(a.x)  # expect: 1
a.y = 5
print(a.y, type(a.__dict__).__name__, a.__dict__ is a.__dict__, vars(a) is a.__dict__)
# expect: 5 Loud True True
try:
    print(a.zz)
except AttributeError as e:
    print(e)  # expect: 'Plain' object has no attribute 'zz'
print(a.__dict__)  # expect: {'x': 1, 'y': 5}
a.__dict__['q'] = 9  # expect: set q 9
print(a.q)  # expect: 9
del a.x
print(hasattr(a, 'x'), sorted(a.__dict__))  # expect: False ['q', 'y']


class AttrDict(dict):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.__dict__ = self


d = AttrDict(a=1)
print(d.a, d['a'])  # expect: 1 1
d.b = 2
print(d, d['b'], d.b)  # expect: {'a': 1, 'b': 2} 2 2
d['c'] = 3
print(d.c)  # expect: 3
del d.a
print(d, len(d))  # expect: {'b': 2, 'c': 3} 2
d.update(z=4)
print(d.z, 'z' in d, list(d))  # expect: 4 True ['b', 'c', 'z']
other = copy.copy(d)
print(other, type(other).__name__)  # expect: {'b': 2, 'c': 3, 'z': 4} AttrDict


class Base:
    pass


b = Base()
b.__dict__ = defaultdict(list)
try:
    b.x
except AttributeError as e:
    print(e)  # expect: 'Base' object has no attribute 'x'
b.x = 1
print(b.__dict__)  # expect: defaultdict(<class 'list'>, {'x': 1})
for bad in (None, 1, []):
    try:
        b.__dict__ = bad
    except TypeError as e:
        print(e)
# expect: __dict__ must be set to a dictionary, not a 'NoneType'
# expect: __dict__ must be set to a dictionary, not a 'int'
# expect: __dict__ must be set to a dictionary, not a 'list'
del b.__dict__
print(b.__dict__)  # expect: {}
counts = b.__dict__ = Counter()
b.k = 1
counts['m'] += 2
print(b.m, b.k, sorted(dir(b))[-2:])  # expect: 2 1 ['k', 'm']


class Later:
    pass


b.__class__ = Later
print(b.k, type(b.__dict__).__name__)  # expect: 1 Counter
error = ValueError()
error.__dict__ = Loud(p=1)
print(error.p)  # expect: 1


def f():
    pass


f.__dict__ = Loud(p=1)
print(f.p)  # expect: 1
f.q = 3
print(f.__dict__)  # expect: {'p': 1, 'q': 3}
