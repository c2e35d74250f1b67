# split and rsplit
print('a b  c'.split(), ' a b '.split(), ''.split(), '   '.split())
# expect: ['a', 'b', 'c'] ['a', 'b'] [] []
print('a,b,,c'.split(','), ''.split(','), 'a\tb\nc\u3000d'.split())
# expect: ['a', 'b', '', 'c'] [''] ['a', 'b', 'c', 'd']
print('a b c d'.split(None, 2), 'a,b,c,d'.split(',', 2), 'a,b,c'.split(',', 0))
# expect: ['a', 'b', 'c d'] ['a', 'b', 'c,d'] ['a,b,c']
print('abc'.split('b'), 'a<>b<>c'.split('<>', maxsplit=1))  # expect: ['a', 'c'] ['a', 'b<>c']
print('a b c d'.rsplit(None, 2), 'a,b,c,d'.rsplit(',', 2))  # expect: ['a b', 'c', 'd'] ['a,b', 'c', 'd']
print('  a  b  '.rsplit(maxsplit=1), 'aaa'.split('a'), 'a b '.split(' '))
# expect: ['  a', 'b'] ['', '', '', ''] ['a', 'b', '']
print(' a  b c '.split(None, 1), 'a,b'.split(sep=','), 'x'.split(None, -1))
# expect: ['a', 'b c '] ['a', 'b'] ['x']
try:
    'a'.split('')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: empty separator
try:
    'a'.split(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: must be str or None, not int
try:
    'a'.rsplit('')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: empty separator
try:
    'a'.split(' ', 'x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
