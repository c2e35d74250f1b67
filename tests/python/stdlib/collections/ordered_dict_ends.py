# items taken from both ends, deleted, and moved; what subclasses say of their own
# since: 3.14
from collections import Counter, OrderedDict, defaultdict

d = OrderedDict((i, str(i)) for i in range(8))
print(d.popitem(), d.popitem(last=False), d.popitem(False), d.popitem(True), list(d))
# expect: (7, '7') (0, '0') (1, '1') (6, '6') [2, 3, 4, 5]
del d[4]
d.move_to_end(2)
print(list(d), len(d), 4 in d, d.popitem(0), d.popitem(1))  # expect: [3, 5, 2] 3 False (3, '3') (2, '2')
for f in (d.popitem, lambda: d.popitem(last=False), lambda: d.popitem(last=[])):
    d.clear()
    try:
        f()
    except KeyError as e:
        print(e)
# expect: 'dictionary is empty'
# expect: 'dictionary is empty'
# expect: 'dictionary is empty'
try:
    del d['no']
except KeyError as e:
    print(repr(e))  # expect: KeyError('no')


class Own(OrderedDict):
    def __delitem__(self, key):
        print('del', key)
        super().__delitem__(key)

    def __iter__(self):
        return reversed([*super().__iter__()])


o = Own(a=1, b=2, c=3)
del o['b']  # expect: del b
print(o.popitem(last=False), o.popitem(), list(o))  # expect: ('a', 1) ('c', 3) []
c = Counter('aab')
del c['zz'], c['a']
s = defaultdict(int, x=1)
del s['x']
print(c, s)  # expect: Counter({'b': 1}) defaultdict(<class 'int'>, {})
try:
    del s['x']
except KeyError as e:
    print(repr(e))  # expect: KeyError('x')
q = OrderedDict()
for i in range(200):
    q[i] = i
    if len(q) > 3:
        q.popitem(last=i % 2)
print(q)  # expect: OrderedDict({194: 194, 196: 196, 198: 198})
