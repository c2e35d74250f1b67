# dict displays and dict()
# since: 3.14
print({}, {'a': 1, 2: 'b'}, dict(), dict(a=1, b=2), dict([('x', 1), ('y', 2)]))
# expect: {} {'a': 1, 2: 'b'} {} {'a': 1, 'b': 2} {'x': 1, 'y': 2}
print(dict({'a': 1}, b=3), dict(zip('ab', range(2))), {**{'a': 1}, 'b': 2, **{'a': 3}})
# expect: {'a': 1, 'b': 3} {'a': 0, 'b': 1} {'a': 3, 'b': 2}
print(dict(['ab', 'cd']), dict.fromkeys('ab'), dict.fromkeys([1, 2], 0))
# expect: {'a': 'b', 'c': 'd'} {'a': None, 'b': None} {1: 0, 2: 0}
print({1: 'a', 1.0: 'b'})  # expect: {1: 'b'}
class M:
    def keys(self): return ['k1', 'k2']
    def __getitem__(self, k): return k.upper()
print(dict(M()), {**M()})  # expect: {'k1': 'K1', 'k2': 'K2'} {'k1': 'K1', 'k2': 'K2'}
try:
    dict(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    dict([1])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: object is not iterable
try:
    dict(['abc'])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: dictionary update sequence element #0 has length 3; 2 is required
try:
    dict([('a', 1), 'abc'])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: dictionary update sequence element #1 has length 3; 2 is required
try:
    dict(1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: dict expected at most 1 argument, got 2
try:
    {**5}
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not a mapping
try:
    {[]: 1}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'list' as a dict key (unhashable type: 'list')
try:
    dict.fromkeys(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    dict([[[], 1]])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'list' as a dict key (unhashable type: 'list')
