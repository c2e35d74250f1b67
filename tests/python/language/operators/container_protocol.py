# __len__, __getitem__, __setitem__, __delitem__, __contains__, __iter__
class C:
    def __init__(s): s.d = {}
    def __len__(s): return len(s.d)
    def __getitem__(s, k): return ('get', k)
    def __setitem__(s, k, v): s.d[k if not isinstance(k, slice) else 'slice'] = v
    def __delitem__(s, k): print('del', k)
    def __contains__(s, x): return x == 'yes'
    def __iter__(s): return iter(s.d)
    def __reversed__(s): return 'rev'
c = C()
c['a'] = 1
c[1, 2] = 3
c[1:2] = 4
del c['q'], c[::2]
# expect: del q
# expect: del slice(None, None, 2)
print(len(c), bool(c), c['zz'], c[1:2], c[1, ...], 'yes' in c, 'no' in c, list(c))
# expect: 3 True ('get', 'zz') ('get', slice(1, 2, None)) ('get', (1, Ellipsis)) True False ['a', (1, 2), 'slice']
print(reversed(c), [*c])  # expect: rev ['a', (1, 2), 'slice']
c['a'] += (1,)
print(c.d)  # expect: {'a': ('get', 'a', 1), (1, 2): 3, 'slice': 4}
class D:
    def __contains__(s, x): return 'truthy'
class E:
    def __iter__(s): return iter([1, 2])
class F: __contains__ = None
print(5 in D(), 1 in E(), 5 in E(), 5 not in D())  # expect: True True False False
try:
    1 in F()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'F' object is not a container
try:
    exec('c = object()\nc[0] = 1')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'object' object does not support item assignment
