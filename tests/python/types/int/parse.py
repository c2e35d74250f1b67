# int() from text
print(int('42'), int('  -42\n'), int('+7'), int('1_000'), int('0'))  # expect: 42 -42 7 1000 0
print(int('ff', 16), int('0xff', 16), int('0b101', 2), int('0o17', 8), int('z', 36))
# expect: 255 255 5 15 35
print(int('0xff', 0), int('0b11', 0), int('0o7', 0), int('10', 0))  # expect: 255 3 7 10
print(int('٣'), int(b'12'), int(bytearray(b'-3')))  # expect: 3 12 -3
print(int('101', base=2), int())  # expect: 5 0
try:
    int('')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: invalid literal for int() with base 10: ''
try:
    int('abc')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: invalid literal for int() with base 10: 'abc'
try:
    int('1__0')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: invalid literal for int() with base 10: '1__0'
try:
    int('_1')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: invalid literal for int() with base 10: '_1'
try:
    int('1 2')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: invalid literal for int() with base 10: '1 2'
try:
    int('9', 8)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: invalid literal for int() with base 8: '9'
try:
    int('010', 0)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: invalid literal for int() with base 0: '010'
try:
    int('1', 37)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: int() base must be >= 2 and <= 36, or 0
try:
    int('1', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: int() base must be >= 2 and <= 36, or 0
try:
    int(b'x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: invalid literal for int() with base 10: b'x'
try:
    int('12', '3')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
