"""Items of instances of classes derived from `dict` and `tuple`: read and set as those do, until a class says something else."""
from collections import Counter, OrderedDict, defaultdict, namedtuple

class D(dict):
    pass

class E(D):
    pass

e = E(a=1)
e['b'] = 2
print(e['a'], e['b'], e.get('a'), e.get('z'), 'a' in e, 'z' in e, e.get(5, 'five'))
# expect: 1 2 1 None True False five
D.__getitem__ = lambda self, key: ('own', key)
print(e['a'], e['z'], e.get('a'))  # expect: ('own', 'a') ('own', 'z') 1
D.__setitem__ = lambda self, key, value: print('set', key, value)
e['c'] = 3  # expect: set c 3
print('c' in e)  # expect: False
del D.__getitem__, D.__setitem__
e['c'] = 3
print(e['c'], e['a'])  # expect: 3 1
D.__contains__ = lambda self, key: True
print('never' in e)  # expect: True
del D.__contains__
print('never' in e)  # expect: False
D.__missing__ = lambda self, key: key * 2
print(e['x'], e[3], e.get('x'), 'x' in e)  # expect: xx 6 None False
del D.__missing__
try:
    e['x']
except KeyError as error:
    print('KeyError', error)  # expect: KeyError 'x'
D.get = lambda self, key: 'own get'
print(e.get('a'))  # expect: own get
del D.get
print(e.get('a'))  # expect: 1

class Loud(dict):
    def __getitem__(self, key):
        return 'loud'

e.__class__ = D
print(e['a'], type(e).__name__)  # expect: 1 D
try:
    e.__class__ = Loud
    print(e['a'])  # expect: loud
except TypeError as error:
    print(error)

c = Counter('abca')
c['a'] += 1
c['z'] += 1
c[1, 2] += 5
print(c['a'], c['z'], c['none'], c[1, 2], 'none' in c, c.get('none'), sorted(map(str, c.items())))
# expect: 3 1 0 5 False None ["('a', 3)", "('b', 1)", "('c', 1)", "('z', 1)", '((1, 2), 5)']
d = defaultdict(list)
d['x'].append(1)
d['x'].append(2)
d[3].append(4)
print(d['x'], d[3], d.get('y'), 'y' in d, dict(d))  # expect: [1, 2] [4] None False {'x': [1, 2], 3: [4]}
o = OrderedDict()
for k in 'cab':
    o[k] = k
o['a'] = 'again'
o.move_to_end('c')
print(list(o.items()), o['a'], o.get('b'), 'q' in o)
# expect: [('a', 'again'), ('b', 'b'), ('c', 'c')] again b False

P = namedtuple('P', 'x y')
p = P(1, 2)
x, y = p
print(x, y, p[0], p[-1], p[1:], p[True])  # expect: 1 2 1 2 (2,) 2
for bad in (2, -3, 'x', None):
    try:
        p[bad]
    except (IndexError, TypeError) as error:
        print(error)
# expect: tuple index out of range
# expect: tuple index out of range
# expect: tuple indices must be integers or slices, not str
# expect: tuple indices must be integers or slices, not NoneType
try:
    x, y, z = p
except ValueError as error:
    print(error)  # expect: not enough values to unpack (expected 3, got 2)

class Q(P):
    def __iter__(self):
        print('iter')
        return iter((7, 8))

class R(P):
    def __getitem__(self, key):
        return 'item'

x, y = Q(1, 2)  # expect: iter
print(x, y, Q(1, 2)[0])  # expect: 7 8 1
x, y = R(1, 2)
print(x, y, R(1, 2)[0])  # expect: 1 2 item
for a, b in [P(1, 2), Q(3, 4), R(5, 6)]:
    print(a, b)
# expect: 1 2
# expect: iter
# expect: 7 8
# expect: 5 6
