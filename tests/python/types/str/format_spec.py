# the string format specification
print(f'{"a":5}|{"a":<5}|{"a":>5}|{"a":^5}|{"a":*^5}|{"abcdef":.3}|{"abcdef":8.3}|{"a":s}|{"é":😀>3}|{"abc":05}|{"":3}|')
# expect: a    |a    |    a|  a  |**a**|abc|abc     |a|😀😀é|abc00|   |
try:
    format('a', 'd')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Unknown format code 'd' for object of type 'str'
try:
    format('a', '=5')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: '=' alignment not allowed in string format specifier
try:
    format('a', '+')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Sign not allowed in string format specifier
try:
    format('a', ',')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: Cannot specify ',' with 's'.
try:
    format('a', '5x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Unknown format code 'x' for object of type 'str'
try:
    format('a', '#')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Alternate form (#) not allowed in string format specifier
try:
    format('a', ' ')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Space not allowed in string format specifier
try:
    format('a', 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: format() argument 2 must be str, not int
try:
    format('a', '.')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: Format specifier missing precision
try:
    format('a', '999999999999999999999')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: Too many decimal digits in format string
