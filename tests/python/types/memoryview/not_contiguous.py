# since: 3.14
# Bytes that do not lie one behind the other: some take them, most refuse.
import array
import binascii
import hashlib
import io
import struct

m = memoryview(bytearray(b'12345'))[::-2]
uses = [
    lambda: bytes(m), lambda: bytearray(m), lambda: m.tobytes(), lambda: m.hex(), lambda: m == b'531', lambda: int.from_bytes(m, 'big'),
    lambda: b'%s' % m, lambda: array.array('B', m), lambda: list(m), lambda: b''.join([m]), lambda: b'' + m, lambda: bytearray().__iadd__(m),
    lambda: bytearray().extend(m), lambda: b'a'.find(m), lambda: m in b'a', lambda: b'a'.startswith(m), lambda: b'a'.replace(m, b''),
    lambda: b'a'.split(m), lambda: b'a'.strip(m), lambda: int(m), lambda: float(m), lambda: str(m, 'ascii'), lambda: hashlib.md5(m),
    lambda: binascii.b2a_hex(m), lambda: binascii.a2b_hex(m), lambda: binascii.crc32(m), lambda: array.array('B').frombytes(m),
    lambda: io.BytesIO(m), lambda: io.BytesIO().write(m), lambda: io.BytesIO(b'ab').readinto(m), lambda: struct.unpack('3s', m),
    lambda: struct.pack_into('B', m, 0, 1), lambda: m.cast('B'),
]
for use in uses:
    try:
        print(use())
    except Exception as error:
        print(type(error).__name__, error)
# expect: b'531'
# expect: bytearray(b'531')
# expect: b'531'
# expect: 353331
# expect: True
# expect: 3486513
# expect: b'531'
# expect: array('B', [53, 51, 49])
# expect: [53, 51, 49]
# expect: TypeError sequence item 0: expected a bytes-like object, memoryview found
# expect: TypeError can't concat memoryview to bytes
# expect: TypeError can't concat memoryview to bytearray
# expect: TypeError can't set bytearray slice from memoryview
# expect: BufferError memoryview: underlying buffer is not C-contiguous
# expect: BufferError memoryview: underlying buffer is not C-contiguous
# expect: BufferError memoryview: underlying buffer is not C-contiguous
# expect: BufferError memoryview: underlying buffer is not C-contiguous
# expect: BufferError memoryview: underlying buffer is not C-contiguous
# expect: BufferError memoryview: underlying buffer is not C-contiguous
# expect: TypeError int() argument must be a string, a bytes-like object or a real number, not 'memoryview'
# expect: TypeError float() argument must be a string or a real number, not 'memoryview'
# expect: TypeError decoding to str: need a bytes-like object, memoryview found
# expect: BufferError memoryview: underlying buffer is not C-contiguous
# expect: BufferError memoryview: underlying buffer is not C-contiguous
# expect: TypeError argument should be bytes, buffer or ASCII string, not 'memoryview'
# expect: BufferError memoryview: underlying buffer is not C-contiguous
# expect: BufferError memoryview: underlying buffer is not C-contiguous
# expect: BufferError memoryview: underlying buffer is not C-contiguous
# expect: BufferError memoryview: underlying buffer is not C-contiguous
# expect: TypeError readinto() argument must be read-write bytes-like object, not memoryview
# expect: BufferError memoryview: underlying buffer is not C-contiguous
# expect: TypeError argument must be read-write bytes-like object, not memoryview
# expect: TypeError memoryview: casts are restricted to C-contiguous views
target = bytearray(b'abcdef')
target[1:3] = m
memoryview(target)[3:6] = m
print(target)  # expect: bytearray(b'a53531f')
