# Counter
from collections import Counter
c = Counter('abracadabra')
print(c, c['a'], c['zz'], c.most_common(2), sorted(c.elements())[:3], c.total())
# expect: Counter({'a': 5, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) 5 0 [('a', 5), ('b', 2)] ['a', 'a', 'a'] 11
print(Counter(a=2, b=-1), Counter({'x': 1}), c + Counter('ab'))
# expect: Counter({'a': 2, 'b': -1}) Counter({'x': 1}) Counter({'a': 6, 'b': 3, 'r': 2, 'c': 1, 'd': 1})
print(Counter(a=3) - Counter(a=1, b=2), Counter(a=1) & Counter(a=2))
# expect: Counter({'a': 2}) Counter({'a': 1})
print(Counter(a=1) | Counter(a=2), +Counter(a=1, b=-1), -Counter(a=-2))
# expect: Counter({'a': 2}) Counter({'a': 1}) Counter({'a': 2})
print(Counter(a=1) == Counter(a=1, b=0), Counter(a=1) <= Counter(a=2))  # expect: True True
print(Counter().most_common())  # expect: []
c.update('aa')
c.subtract({'a': 1, 'q': 5})
del c['b'], c['not there']
print(c, 'b' in c, list(c), dict(c))
# expect: Counter({'a': 6, 'r': 2, 'c': 1, 'd': 1, 'q': -5}) False ['a', 'r', 'c', 'd', 'q'] {'a': 6, 'r': 2, 'c': 1, 'd': 1, 'q': -5}
try:
    Counter(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    Counter.fromkeys('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: NotImplementedError: Counter.fromkeys() is undefined.  Use Counter(iterable) instead.
try:
    Counter('a', 'b')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Counter.__init__() takes from 1 to 2 positional arguments but 3 were given
c = Counter([3, 1, 3, 2, 1, 3])
print(c.most_common(), c.items(), c.copy() == c, max(c, key=c.get), repr(Counter()))
# expect: [(3, 3), (1, 2), (2, 1)] dict_items([(3, 3), (1, 2), (2, 1)]) True 3 Counter()
print(sum(c.values()))  # expect: 6
