# OrderedDict and ChainMap
# since: 3.14
from collections import OrderedDict, ChainMap
o = OrderedDict(a=1, b=2, c=3)
o.move_to_end('a')
print(o, o.popitem(), o.popitem(last=False), o)
# expect: OrderedDict({'c': 3}) ('a', 1) ('b', 2) OrderedDict({'c': 3})
print(OrderedDict(a=1, b=2) == OrderedDict(b=2, a=1))  # expect: False
print(OrderedDict(a=1, b=2) == {'b': 2, 'a': 1}, list(reversed(OrderedDict(x=1, y=2))))
# expect: True ['y', 'x']
o.update(z=26)
o.move_to_end('z', last=False)
print(list(o))  # expect: ['z', 'c']
try:
    o.move_to_end('nope')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'nope'
try:
    OrderedDict().popitem()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'dictionary is empty'
c = ChainMap({'a': 1}, {'a': 2, 'b': 3})
c['n'] = 5
print(c, c['a'], c['b'], list(c), len(c), c.maps, c.parents)
# expect: ChainMap({'a': 1, 'n': 5}, {'a': 2, 'b': 3}) 1 3 ['a', 'b', 'n'] 3 [{'a': 1, 'n': 5}, {'a': 2, 'b': 3}] ChainMap({'a': 2, 'b': 3})
print(c.new_child({'q': 1})['q'], dict(c), 'b' in c, c.get('zz', 0))
# expect: 1 {'a': 1, 'b': 3, 'n': 5} True 0
try:
    c['zz']
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'zz'
try:
    c.__delitem__('b')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: "Key not found in the first mapping: 'b'"
