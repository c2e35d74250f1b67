# hex and fromhex
# since: 3.14
print(b'\x01\xab\xff'.hex(), b'\x01\xab\xff'.hex(':'))  # expect: 01abff 01:ab:ff
print(b'\x01\x02\x03\x04\x05'.hex(' ', 2), b'\x01\x02\x03\x04\x05'.hex(' ', -2))
# expect: 01 0203 0405 0102 0304 05
print(bytes.fromhex('01 ab FF'), bytes.fromhex(''), b''.hex())  # expect: b'\x01\xab\xff' b''
try:
    bytes.fromhex('0')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: fromhex() arg must contain an even number of hexadecimal digits
try:
    bytes.fromhex('zz')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: non-hexadecimal number found in fromhex() arg at position 0
try:
    bytes.fromhex('0 1')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: non-hexadecimal number found in fromhex() arg at position 1
try:
    bytes.fromhex(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: fromhex() argument must be str or bytes-like, not int
try:
    b'a'.hex('ab')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: sep must be length 1.
