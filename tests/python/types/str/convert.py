# str() of things and bytes
print(str(), str(1), str('a'), str(None), str(b'a'), str(b'\xc3\xa9', 'utf-8'))  # expect:  1 a None b'a' é
print(str(b'\xff', 'ascii', 'replace'), str(object=5), str([1, 'a']))  # expect: � 5 [1, 'a']
print(str(b'x', encoding='ascii'))  # expect: x
class A:
    def __str__(self): return 'A!'
class B:
    def __repr__(self): return 'B!'
class C:
    def __str__(self): return 1
print(str(A()), str(B()), f'{A()}', '%s' % B())  # expect: A! B! A! B!
try:
    str(C())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __str__ returned non-string (type int)
try:
    str(1, 'utf-8')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: decoding to str: need a bytes-like object, int found
try:
    str('a', 'utf-8')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: decoding str is not supported
try:
    str(b'\xff', 'utf-8')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnicodeDecodeError: 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
try:
    repr(type('R', (), {'__repr__': lambda s: 5})())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __repr__ returned non-string (type int)
