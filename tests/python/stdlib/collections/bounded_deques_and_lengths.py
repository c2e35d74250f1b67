# bounded deques where they are full, and the lengths and truths of what is derived from containers
from collections import Counter, OrderedDict, UserList, defaultdict, deque

d = deque(maxlen=3)
for i in range(80):
    d.append(i)
print(len(d), d, d.pop(), d, bool(d))  # expect: 3 deque([77, 78], maxlen=3) 79 deque([77, 78], maxlen=3) True
d = deque([1], maxlen=0)
d.append(2)
print(d, len(d), bool(d))  # expect: deque([], maxlen=0) 0 False
d = deque([1, 2, 3], maxlen=3)
try:
    for x in d:
        d.append(x)
except RuntimeError as e:
    print(e, d)  # expect: deque mutated during iteration deque([2, 3, 1], maxlen=3)
try:
    deque().pop()
except IndexError as e:
    print(e)  # expect: pop from an empty deque


class L(list):
    def __len__(self):
        return 42


class M(dict):
    def __bool__(self):
        return False


class N(dict):
    pass


class T(tuple):
    pass


class S(set):
    pass


print(len(L([1])), bool(L()), bool(M(a=1)), len(M(a=1)), len(N(a=1)), bool(N()), len(T((1, 2))), bool(T()), len(S([1])), bool(S()))
# expect: 42 True False 1 1 False 2 False 1 False
print(len(Counter('aab')), len(OrderedDict(a=1)), bool(defaultdict(int)), len(UserList([1, 2])), not Counter(), not OrderedDict(a=1))
# expect: 2 1 False 2 True False
N.__len__ = lambda self: 7
print(len(N()), bool(N()))  # expect: 7 True
N.__bool__ = lambda self: False
print(len(N()), bool(N()), 'no' if not N() else 'yes')  # expect: 7 False no
