# bytes() from sizes, iterables, text
print(bytes(), bytes(3), bytes([1, 2, 255]), bytes('é', 'utf-8'), bytes(b'x'))
# expect: b'' b'\x00\x00\x00' b'\x01\x02\xff' b'\xc3\xa9' b'x'
print(bytes(range(3)), bytes(bytearray(b'q')), bytes((65,)))  # expect: b'\x00\x01\x02' b'q' b'A'
print(bytes('a', encoding='ascii', errors='strict'))  # expect: b'a'
class B:
    def __bytes__(self): return b'B!'
print(bytes(B()))  # expect: b'B!'
try:
    bytes('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: string argument without an encoding
try:
    bytes(-1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: negative count
try:
    bytes([256])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: bytes must be in range(0, 256)
try:
    bytes([-1])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: bytes must be in range(0, 256)
try:
    bytes(['a'])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
try:
    bytes(1.5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: cannot convert 'float' object to bytes
try:
    bytes(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: cannot convert 'NoneType' object to bytes
try:
    bytes(1, 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: encoding without a string argument
try:
    bytes('é', 'ascii')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnicodeEncodeError: 'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128)
