# partition and rpartition
print('a=b=c'.partition('='), 'a=b=c'.rpartition('='), 'abc'.partition('='))
# expect: ('a', '=', 'b=c') ('a=b', '=', 'c') ('abc', '', '')
print('abc'.rpartition('='), '=a'.partition('='), 'a::b'.partition('::'))
# expect: ('', '', 'abc') ('', '=', 'a') ('a', '::', 'b')
try:
    'a'.partition('')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: empty separator
try:
    'a'.partition(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: must be str, not int
