# keys, values and items are live
d = {'a': 1, 'b': 2}
k, v, i = d.keys(), d.values(), d.items()
d['c'] = 3
print(k, v, i, len(k), 'c' in k, 3 in v, ('c', 3) in i, ('c', 4) in i, list(i))
# expect: dict_keys(['a', 'b', 'c']) dict_values([1, 2, 3]) dict_items([('a', 1), ('b', 2), ('c', 3)]) 3 True True True False [('a', 1), ('b', 2), ('c', 3)]
print(k & {'a', 'z'}, sorted(k | {'z'}), k - {'a', 'b'}, sorted(k ^ {'a', 'q'}))
# expect: {'a'} ['a', 'b', 'c', 'z'] {'c'} ['b', 'c', 'q']
print(k == {'a', 'b', 'c'}, k.isdisjoint('xy'), i & {('a', 1)})  # expect: True True {('a', 1)}
print(k <= {'a', 'b', 'c', 'd'}, k > {'a'})  # expect: True True
print(v == d.values(), k == d.keys(), i == d.items(), type(k), k.mapping == d)
# expect: False True True <class 'dict_keys'> True
try:
    k[0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'dict_keys' object is not subscriptable
try:
    len(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: object of type 'int' has no len()
try:
    hash(k)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'dict_keys'
try:
    v & {1}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for &: 'dict_values' and 'set'
try:
    k | 5
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
print({'a': []}.items() , {1: 2}.items() == {1: 2}.items(), ('x' in d.items()))
# expect: dict_items([('a', [])]) True False
