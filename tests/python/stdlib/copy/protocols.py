# copy, deepcopy and replace
# since: 3.14
import copy
class A:
    def __init__(s, v): s.v = v
    def __reduce__(s): return (A, (s.v + 1,))
class B:
    def __getstate__(s): return {'only': 1}
    def __setstate__(s, st): s.got = st
b = B()
b.x = 5
print(copy.copy(A(1)).v, copy.deepcopy(A(1)).v, copy.copy(b).__dict__)  # expect: 2 2 {'got': {'only': 1}}
memo = {}
x = [1, [2]]
y = copy.deepcopy(x, memo)
print(y, id(x) in memo)  # expect: [1, [2]] True
from collections import deque, OrderedDict
print(copy.copy(deque([1], 3)), copy.deepcopy(OrderedDict(a=[1])), copy.copy((1, [2])))
# expect: deque([1], maxlen=3) OrderedDict({'a': [1]}) (1, [2])
print(copy.copy({1}), copy.deepcopy(range(3)), copy.copy(None))  # expect: {1} range(0, 3) None
import enum
class E(enum.Enum): X = 1
print(copy.deepcopy(E.X) is E.X)  # expect: True
