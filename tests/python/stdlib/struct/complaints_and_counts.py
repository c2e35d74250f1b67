# since: 3.14
# Complaints about offsets and formats, long Pascal strings, how many records are left.
import operator
import struct


def attempt(function):
    try:
        print(function())
    except Exception as error:
        print(type(error).__name__, error)


class Bad:
    def __index__(self):
        return b'1'


attempt(lambda: struct.unpack_from('<I', bytearray(10), -2))
# expect: error not enough data to unpack 4 bytes at offset -2
attempt(lambda: struct.pack_into('<I', bytearray(10), -2, 1))
# expect: error no space to pack 4 bytes at offset -2
attempt(lambda: struct.unpack_from('<B', bytearray(10), -11))
# expect: error offset -11 out of range for 10-byte buffer
for format in ['\0', '2\0i', b'\0']:
    attempt(lambda: struct.calcsize(format))
# expect: error embedded null character
# expect: error embedded null character
# expect: error embedded null character
attempt(lambda: struct.pack('H', 1.0))  # expect: error required argument is not an integer
attempt(lambda: struct.pack('H', 'a'))  # expect: error required argument is not an integer
attempt(lambda: struct.pack('H', Bad()))  # expect: TypeError __index__ returned non-int (type bytes)
attempt(lambda: struct.pack_into('H', b'ab', 0, 1))
# expect: TypeError argument must be read-write bytes-like object, not bytes
attempt(lambda: struct.pack_into('H', 'ab', 0, 1))
# expect: TypeError argument must be read-write bytes-like object, not str
attempt(lambda: struct.unpack('H', 'ab'))  # expect: TypeError a bytes-like object is required, not 'str'
packed = struct.pack('300p', b'x' * 400)
print(packed[:2], packed[-2:], len(packed), struct.unpack('300p', packed)[0] == b'x' * 255)
# expect: b'\xffx' b'xx' 300 True
it = struct.iter_unpack('>H', b'abcdef')
print(type(it), operator.length_hint(it), next(it), operator.length_hint(it), list(it), operator.length_hint(it))
# expect: <class '_struct.unpack_iterator'> 3 (24930,) 2 [(25444,), (25958,)] 0
attempt(lambda: type(it)())  # expect: TypeError cannot create '_struct.unpack_iterator' instances
