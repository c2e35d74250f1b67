# + * == < in
print([1] + [2], [1, 2] * 2, 2 * [0], [1] * 0, [1] * -1, [1, 2] == [1, 2], [1] == (1,))
# expect: [1, 2] [1, 2, 1, 2] [0, 0] [] [] True False
print([1, 2] < [1, 3], [1] < [1, 0], [] < [0], [2] > [1, 9], 1 in [True], [] in [[]])
# expect: True True True True True True
print('a' not in ['b'])  # expect: True
try:
    [1] + (2,)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can only concatenate list (not "tuple") to list
try:
    [1] + 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can only concatenate list (not "int") to list
try:
    [1] * 1.5
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can't multiply sequence by non-int of type 'float'
try:
    [1] * [2]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can't multiply sequence by non-int of type 'list'
try:
    [1] < [None]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'int' and 'NoneType'
try:
    [1] < 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'list' and 'int'
try:
    [1] - [1]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for -: 'list' and 'list'
print([1, 'a'] == [1, 'b'], [1, 'a'] < [2, None], [float('inf')] == [float('inf')])  # expect: False True True
