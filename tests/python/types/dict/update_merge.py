# update, | and |=
# since: 3.14
d = {'a': 1}
print(d.update({'b': 2}), d.update([('c', 3)]), d.update(d=4), d.update({'a': 0}, a=9), d)
# expect: None None None None {'a': 9, 'b': 2, 'c': 3, 'd': 4}
print({'a': 1} | {'a': 2, 'b': 3}, {'a': 1} | {})  # expect: {'a': 2, 'b': 3} {'a': 1}
e = d
e |= {'z': 26}
e |= [('y', 25)]
print(d, e is d)  # expect: {'a': 9, 'b': 2, 'c': 3, 'd': 4, 'z': 26, 'y': 25} True
try:
    d.update(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    d.update([1])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: object is not iterable
try:
    d.update([(1, 2, 3)])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: dictionary update sequence element #0 has length 3; 2 is required
try:
    d | [('a', 1)]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for |: 'dict' and 'list'
try:
    d.update({}, {})
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: update expected at most 1 argument, got 2
try:
    d | 5
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for |: 'dict' and 'int'
