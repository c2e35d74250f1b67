# exact comparison with integers
print(1.0 == 1, 0.5 < 1, 2**53 == 2.0**53, 2**53 + 1 == 2.0**53, 2**53 + 1 > 2.0**53)
# expect: True True True False True
print(1e300 < 10**301, 1e300 > 10**299, -1e300 < -10**299, 0.1 + 0.2 == 0.3, 1.5 == True)
# expect: True True True False False
print(1.0 == '1.0', 1.0 != None, (1.0).__lt__('x'), (1.5).__eq__(1.5))
# expect: False True NotImplemented True
try:
    1.0 < '1'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'float' and 'str'
try:
    1.5 > None
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '>' not supported between instances of 'float' and 'NoneType'
