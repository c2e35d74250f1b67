# encode and the error handlers
print('abc'.encode(), 'é'.encode('utf-8'), 'é'.encode('latin-1'), '😀'.encode())
# expect: b'abc' b'\xc3\xa9' b'\xe9' b'\xf0\x9f\x98\x80'
print('é'.encode('ascii', 'ignore'), 'é'.encode('ascii', 'replace'))  # expect: b'' b'?'
print('é😀'.encode('ascii', 'backslashreplace'))  # expect: b'\\xe9\\U0001f600'
print('é'.encode('ascii', 'xmlcharrefreplace'))  # expect: b'&#233;'
print('a'.encode('utf-16-le'), 'a'.encode('utf-32-be'), 'é'.encode('UTF8'))
# expect: b'a\x00' b'\x00\x00\x00a' b'\xc3\xa9'
print('é'.encode(encoding='latin1', errors='strict'), 'a'.encode('utf-16'))
# expect: b'\xe9' b'\xff\xfea\x00'
print('\ud800'.encode('utf-8', 'surrogatepass'), '\ud800'.encode('utf-8', 'replace'))
# expect: b'\xed\xa0\x80' b'?'
print('é'.encode('ascii', 'namereplace'))  # expect: b'\\N{LATIN SMALL LETTER E WITH ACUTE}'
try:
    'é'.encode('ascii')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnicodeEncodeError: 'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128)
try:
    'aéü'.encode('ascii')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnicodeEncodeError: 'ascii' codec can't encode characters in position 1-2: ordinal not in range(128)
try:
    '😀'.encode('latin-1')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnicodeEncodeError: 'latin-1' codec can't encode character '\U0001f600' in position 0: ordinal not in range(256)
try:
    '\ud800x'.encode()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnicodeEncodeError: 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
try:
    'a'.encode('no-such')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: LookupError: unknown encoding: no-such
try:
    'a'.encode('utf-8', 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: encode() argument 'errors' must be str, not int
try:
    'é'.encode('ascii', 'nope')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: LookupError: unknown error handler name 'nope'
