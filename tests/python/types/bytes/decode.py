# decode and the error handlers
print(b'abc'.decode(), b'\xc3\xa9'.decode(), b'\xe9'.decode('latin-1'))  # expect: abc é é
print(b'\xff'.decode('utf-8', 'replace'), b'a\xffb'.decode('utf-8', 'ignore'))  # expect: � ab
print(b'\xff'.decode('utf-8', 'backslashreplace'), b'\xf0\x9f\x98\x80'.decode())  # expect: \xff 😀
print(b'a\x00'.decode('utf-16-le'))  # expect: a
print(ascii(b'\xff'.decode('utf-8', 'surrogateescape')))  # expect: '\udcff'
print(b'\xef\xbb\xbfa'.decode('utf-8-sig'))  # expect: a
print(ascii(b'\xed\xa0\x80'.decode('utf-8', 'surrogatepass')))  # expect: '\ud800'
try:
    b'\xff'.decode()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnicodeDecodeError: 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
try:
    b'a\xc3'.decode()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnicodeDecodeError: 'utf-8' codec can't decode byte 0xc3 in position 1: unexpected end of data
try:
    b'\xe9x'.decode('ascii')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnicodeDecodeError: 'ascii' codec can't decode byte 0xe9 in position 0: ordinal not in range(128)
try:
    b'\xc3\x28'.decode()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnicodeDecodeError: 'utf-8' codec can't decode byte 0xc3 in position 0: invalid continuation byte
try:
    b'\xed\xa0\x80'.decode()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnicodeDecodeError: 'utf-8' codec can't decode byte 0xed in position 0: invalid continuation byte
try:
    b'a'.decode('no-such')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: LookupError: unknown encoding: no-such
try:
    b'\xf8aaa'.decode()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnicodeDecodeError: 'utf-8' codec can't decode byte 0xf8 in position 0: invalid start byte
try:
    b'\xe2\x82'.decode()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnicodeDecodeError: 'utf-8' codec can't decode bytes in position 0-1: unexpected end of data
