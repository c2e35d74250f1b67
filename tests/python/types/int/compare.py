# comparisons between numbers
print(1 < 2, 2 <= 2, 3 > 4, 3 >= 3, 1 == 1.0, 1 != 2, True == 1)
# expect: True True False True True True True
print(1 < 2 < 3, 1 < 3 < 2, 1 == 1 != 2)  # expect: True False True
print(10**20 == 1e20, 10**25 == 1e25, 2**53 + 1 == float(2**53), 2**53 + 1 > float(2**53))
# expect: True False False True
print(10**400 > float('inf'), 10**400 < float('inf'), 1 < float('nan'), 1 == float('nan'))
# expect: False True False False
print((1).__eq__('a'), (1).__lt__('a'), 1 == 'a', 1 != 'a')
# expect: NotImplemented NotImplemented False True
try:
    1 < 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'int' and 'str'
try:
    'a' >= 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '>=' not supported between instances of 'str' and 'int'
try:
    1 > None
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '>' not supported between instances of 'int' and 'NoneType'
try:
    1j < 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'complex' and 'int'
