# defaultdict
from collections import defaultdict
d = defaultdict(list)
d['a'].append(1)
print(d, d['b'], d, d.get('c'), 'c' in d, d.default_factory, len(d), d.copy())
# expect: defaultdict(<class 'list'>, {'a': [1], 'b': []}) [] defaultdict(<class 'list'>, {'a': [1], 'b': []}) None False <class 'list'> 2 defaultdict(<class 'list'>, {'a': [1], 'b': []})
print(d == {'a': [1], 'b': []})  # expect: True
n = defaultdict(int, x=5)
n['x'] += 1
n['y'] += 1
print(n, defaultdict(None), defaultdict(lambda: 'd')['q'], n | {'z': 1}, repr(defaultdict(int)))
# expect: defaultdict(<class 'int'>, {'x': 6, 'y': 1}) defaultdict(None, {}) d defaultdict(<class 'int'>, {'x': 6, 'y': 1, 'z': 1}) defaultdict(<class 'int'>, {})
try:
    defaultdict()['k']
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'k'
try:
    defaultdict(None)['k']
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'k'
try:
    defaultdict(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: first argument must be callable or None
def boom(): raise ValueError('factory')
try:
    defaultdict(boom)['x']
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: factory
t = lambda: defaultdict(t)
x = t()
x['a']['b']['c'] = 1
print(x['a']['b']['c'], list(x))  # expect: 1 ['a']
class E(defaultdict):
    def __missing__(s, k): return 'm' + k
print(E(int)['q'])  # expect: mq
