# str.format fields
print('{} {}'.format(1, 'a'), '{1} {0}'.format('a', 'b'), '{x} {y}'.format(x=1, y=2))  # expect: 1 a b a 1 2
print('{0.real} {0.imag}'.format(1 + 2j), '{0[1]} {1[k]}'.format([1, 2], {'k': 'v'}))  # expect: 1.0 2.0 2 v
print('{{}}'.format(), '{!r} {!s} {!a}'.format('é', 'é', 'é'))  # expect: {} 'é' é '\xe9'
print('{:>5}|{:<5}|{:^5}'.format('a', 'b', 'c'), '{:{}}|'.format('x', 5))  # expect:     a|b    |  c   x    |
print('{:{w}.{p}f}'.format(3.14159, w=8, p=2), '{0}{0}'.format('a'))  # expect:     3.14 aa
print('{a[b][0]}'.format(a={'b': [9]}))  # expect: 9
print('{:%Y}'.format(__import__('datetime').date(2024, 1, 2)), '{0!r:>6}'.format('a'))  # expect: 2024    'a'
print('{:,}'.format(12345))  # expect: 12,345
try:
    '{}'.format()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: IndexError: Replacement index 0 out of range for positional args tuple
try:
    '{} {0}'.format(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: cannot switch from automatic field numbering to manual field specification
try:
    '{0} {}'.format(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: cannot switch from manual field specification to automatic field numbering
try:
    '{x}'.format(y=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'x'
try:
    '{'.format()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: Single '{' encountered in format string
try:
    '}'.format()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: Single '}' encountered in format string
try:
    '{0.nope}'.format(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'int' object has no attribute 'nope'
try:
    '{0[x]}'.format([1])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: list indices must be integers or slices, not str
try:
    '{!x}'.format(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: Unknown conversion specifier x
try:
    '{:d}'.format('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Unknown format code 'd' for object of type 'str'
try:
    '{0[9]}'.format([1])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: list index out of range
try:
    '{a.b'.format(a=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: expected '}' before end of string
try:
    '{!r'.format(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: unmatched '{' in format spec
try:
    '{[}'.format(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: expected '}' before end of string
