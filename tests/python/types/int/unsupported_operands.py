# the messages for wrong operand types
try:
    1 + 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'int' and 'str'
try:
    1 - []
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for -: 'int' and 'list'
try:
    1 * None
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for *: 'int' and 'NoneType'
try:
    1 @ 2
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for @: 'int' and 'int'
try:
    1 << 1.0
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for <<: 'int' and 'float'
try:
    1 & 1.0
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for &: 'int' and 'float'
try:
    -'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: bad operand type for unary -: 'str'
try:
    ~1.5
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: bad operand type for unary ~: 'float'
try:
    +[]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: bad operand type for unary +: 'list'
try:
    1 ** 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for ** or pow(): 'int' and 'str'
try:
    divmod(1, 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for divmod(): 'int' and 'str'
try:
    1 // {}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for //: 'int' and 'dict'
try:
    1 % ()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for %: 'int' and 'tuple'
