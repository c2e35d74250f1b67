# __missing__ of a subclass
class D(dict):
    def __missing__(self, key):
        self[key] = v = key * 2
        return v
d = D(a=1)
print(d['a'], d['q'], d, d.get('zz'), 'w' in d, d[3], d)
# expect: 1 qq {'a': 1, 'q': 'qq', 3: 6} None False 6 {'a': 1, 'q': 'qq', 3: 6}
class E(dict):
    def __missing__(self, key): raise KeyError('custom', key)
try:
    E()['x']
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: ('custom', 'x')
