# the methods bytes share with str
b = b' Hello, World '
print(b.strip(), b.upper(), b.lower(), b.split(), b.split(b','), b.replace(b'l', b'L'))
# expect: b'Hello, World' b' HELLO, WORLD ' b' hello, world ' [b'Hello,', b'World'] [b' Hello', b' World '] b' HeLLo, WorLd '
print(b.find(b'o'), b.find(111), b.count(b'l'), b.startswith(b' H'))  # expect: 5 5 3 True
print(b.endswith((b'x', b' ')))  # expect: True
print(b'a-b'.partition(b'-'), b'a'.center(3, b'*'), b'a'.zfill(3), b'ab'.title())
# expect: (b'a', b'-', b'b') b'*a*' b'00a' b'Ab'
print(b'abc'.translate(None, b'b'), b'abc'.translate(bytes.maketrans(b'a', b'z')))  # expect: b'ac' b'zbc'
print(b','.join([b'a', bytearray(b'b')]), b'a\nb'.splitlines())  # expect: b'a,b' [b'a', b'b']
print(b'ab'.removeprefix(b'a'), b'abc'.isalpha(), b'1'.isdigit(), b' '.isspace())
# expect: b'b' True True True
print(b'a\tb'.expandtabs(2), b'aB'.swapcase(), b'a,b,c'.rsplit(b',', 1))
# expect: b'a b' b'Ab' [b'a,b', b'c']
print(b'xay'.index(b'a'))  # expect: 1
try:
    b'a'.split('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: a bytes-like object is required, not 'str'
try:
    b'a'.find('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: argument should be integer or bytes-like object, not 'str'
try:
    b'a'.replace('a', 'b')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: a bytes-like object is required, not 'str'
try:
    b','.join(['a'])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: sequence item 0: expected a bytes-like object, str found
try:
    b','.join([1])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: sequence item 0: expected a bytes-like object, int found
try:
    b'a'.index(b'x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: subsection not found
try:
    b'a'.startswith('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: startswith first arg must be bytes or a tuple of bytes, not str
try:
    b'a'.strip('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: a bytes-like object is required, not 'str'
try:
    b'a'.split(b'')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: empty separator
try:
    b'a'.find(256)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: byte must be in range(0, 256)
