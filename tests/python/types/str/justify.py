# center, ljust, rjust, zfill
print('ab'.center(6) + '|', 'ab'.center(5, '*'), 'abc'.center(6, '*'))  # expect:   ab  | **ab* *abc**
print('ab'.ljust(4) + '|', 'ab'.rjust(4, '.'), '42'.zfill(5), '-42'.zfill(5))
# expect: ab  | ..ab 00042 -0042
print('+4'.zfill(4), 'abc'.zfill(2), ''.zfill(3), '--1'.zfill(5), 'abc'.center(2))
# expect: +004 abc 000 -00-1 abc
print('x'.center(-1))  # expect: x
try:
    'a'.center('b')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
try:
    'a'.center(5, 'ab')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: The fill character must be exactly one character long
try:
    'a'.ljust(5, '')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: The fill character must be exactly one character long
try:
    'a'.rjust(5, 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: The fill character must be a unicode character, not int
try:
    'a'.ljust()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: ljust expected at least 1 argument, got 0
