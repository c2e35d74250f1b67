# augmented assignment names its own operator
x = 1
try:
    x += 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +=: 'int' and 'str'
try:
    x -= 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for -=: 'int' and 'str'
try:
    x *= {}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for *=: 'int' and 'dict'
try:
    x /= 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for /=: 'int' and 'str'
try:
    x //= 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for //=: 'int' and 'str'
try:
    x %= 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for %=: 'int' and 'str'
try:
    x **= 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for **=: 'int' and 'str'
try:
    x <<= 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for <<=: 'int' and 'str'
try:
    x >>= 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for >>=: 'int' and 'str'
try:
    x &= 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for &=: 'int' and 'str'
try:
    x |= 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for |=: 'int' and 'str'
try:
    x ^= 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for ^=: 'int' and 'str'
try:
    x @= 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for @=: 'int' and 'str'
print(x)  # expect: 1
