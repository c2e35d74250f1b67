# is, in and their negations
# since: 3.14
a = [1]
b = a
print(a is b, a is not b, a is [1], 1 in a, 2 not in a, None is None, 'a' in {'a': 1})
# expect: True False False True True True True
print(1 in {'a': 1}.values(), ('a', 1) in {'a': 1}.items(), 5 in range(3, 9, 2))  # expect: True True True
print('bc' in 'abcd', 98 in b'abc', [] in [[]], (1,) in [(1,)], not 1 in [2])
# expect: True True True True True
print(1 in [1.0], True in [1], 'x' in 'xyz' in ['xyz'], float('nan') in [float('nan')])
# expect: True True True False
print(None in [0, None])  # expect: True
try:
    1 in 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: argument of type 'int' is not a container or iterable
try:
    'a' in 5
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: argument of type 'int' is not a container or iterable
try:
    1 in 'abc'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'in <string>' requires string as left operand, not int
try:
    [] in {1}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'list' as a set element (unhashable type: 'list')
print(True is (1 == 1), type(a) is list)  # expect: True True
