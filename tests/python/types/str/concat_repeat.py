# + and * of strings
print('a' + 'b', 'ab' * 3, 3 * 'ab', 'ab' * 0, 'ab' * -1, 'a' * True)  # expect: ab ababab ababab   a
try:
    'a' + 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can only concatenate str (not "int") to str
try:
    1 + 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'int' and 'str'
try:
    'a' + b'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can only concatenate str (not "bytes") to str
try:
    'a' * 'b'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can't multiply sequence by non-int of type 'str'
try:
    'a' * 1.5
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can't multiply sequence by non-int of type 'float'
try:
    'a' - 'b'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for -: 'str' and 'str'
s = 'x'
s += 'y'
s *= 2
print(s)  # expect: xyxy
try:
    s += 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can only concatenate str (not "int") to str
try:
    'a' + None
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can only concatenate str (not "NoneType") to str
