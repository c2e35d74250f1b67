# UserDict, UserList, abc
# since: 3.14
from collections import UserDict, UserList, UserString
class D(UserDict):
    def __setitem__(s, k, v): super().__setitem__(k.upper(), v)
d = D(a=1)
d.update(b=2)
print(d, d.data, 'A' in d, len(d), UserList([3, 1]) + [2], sorted(UserList([3, 1])))
# expect: {'A': 1, 'B': 2} {'A': 1, 'B': 2} True 2 [3, 1, 2] [1, 3]
print(UserString('abc').upper())  # expect: ABC
from collections.abc import Mapping, MutableSequence, Iterator
class M(Mapping):
    def __getitem__(s, k): return {'x': 1}[k]
    def __iter__(s): return iter('x')
    def __len__(s): return 1
m = M()
print(dict(m), m.get('q', 5), 'x' in m, list(m.items()), m == {'x': 1})
# expect: {'x': 1} 5 True [('x', 1)] True
print(isinstance(m, Mapping), list(m.keys()))  # expect: True ['x']
try:
    Mapping()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Can't instantiate abstract class Mapping without an implementation for abstract methods '__getitem__', '__iter__', '__len__'
class L(MutableSequence):
    def __init__(s): s.l = []
    def __getitem__(s, i): return s.l[i]
    def __setitem__(s, i, v): s.l[i] = v
    def __delitem__(s, i): del s.l[i]
    def __len__(s): return len(s.l)
    def insert(s, i, v): s.l.insert(i, v)
l = L()
l.append(1); l.extend([2, 3]); l += [4]
print(list(l), l.pop(), l.index(2), list(reversed(l)), 3 in l, l.count(1))
# expect: [1, 2, 3, 4] 4 1 [3, 2, 1] True 1
class I(Iterator):
    def __next__(s): raise StopIteration
print(list(I()))  # expect: []
