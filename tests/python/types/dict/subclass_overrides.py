# builtins go past overridden methods, users do not
class D(dict):
    def __getitem__(s, k): return 'got ' + k
    def get(s, k, d=None): return 'get'
    def __setitem__(s, k, v): super().__setitem__(k, v * 2)
d = D(a=1)
d['b'] = 2
d.update(c=3)
d.setdefault('e', 5)
print(d, d['a'], d['zz'], d.get('a'), dict(d), {**d}, list(d.items()), '%(a)s' % d)
# expect: {'a': 1, 'b': 4, 'c': 3, 'e': 5} got a got zz get {'a': 1, 'b': 4, 'c': 3, 'e': 5} {'a': 1, 'b': 4, 'c': 3, 'e': 5} [('a', 1), ('b', 4), ('c', 3), ('e', 5)] got a
print(D.fromkeys('x', 4), d | {'k': 1}, type(d | {}), d.copy(), type(d.copy()))
# expect: {'x': 8} {'a': 1, 'b': 4, 'c': 3, 'e': 5, 'k': 1} <class 'dict'> {'a': 1, 'b': 4, 'c': 3, 'e': 5} <class 'dict'>
