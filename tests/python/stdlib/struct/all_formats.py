# since: 3.14
# Every format with values at its ends, in every order of bytes, there and back; what is no builtin value or does not fit beside it.
import struct


class Index:
    def __index__(self):
        return 7


class Float:
    def __float__(self):
        return 2.5


def attempt(function, *args, **kwargs):
    try:
        print(function(*args, **kwargs))
    except (struct.error, TypeError, OverflowError, BufferError) as error:
        print(type(error).__name__, error)


VALUES = {'b': (-128, 0, 127), 'B': (0, 255), 'h': (-32768, 32767), 'H': (0, 65535), 'i': (-2**31, 2**31 - 1), 'I': (0, 2**32 - 1),
          'q': (-2**63, -1, 2**63 - 1), 'Q': (0, 2**64 - 1), 'e': (0.1, -65504.0, 6e-8), 'f': (0.1, -3.4e38, 1e-45),
          'd': (0.1, 5e-324, float('-inf')), '?': (True, False), 'c': (b'a', b'\xff')}
for order in '@=<>!':
    for code, values in VALUES.items():
        packed = struct.pack(f'{order}{len(values)}{code}', *values)
        print(order, code, packed.hex(), struct.unpack(f'{order}{len(values)}{code}', packed))
# expect: @ b 80007f (-128, 0, 127)
# expect: @ B 00ff (0, 255)
# expect: @ h 0080ff7f (-32768, 32767)
# expect: @ H 0000ffff (0, 65535)
# expect: @ i 00000080ffffff7f (-2147483648, 2147483647)
# expect: @ I 00000000ffffffff (0, 4294967295)
# expect: @ q 0000000000000080ffffffffffffffffffffffffffffff7f (-9223372036854775808, -1, 9223372036854775807)
# expect: @ Q 0000000000000000ffffffffffffffff (0, 18446744073709551615)
# expect: @ e 662efffb0100 (0.0999755859375, -65504.0, 5.960464477539063e-08)
# expect: @ f cdcccc3d9ec97fff01000000 (0.10000000149011612, -3.3999999521443642e+38, 1.401298464324817e-45)
# expect: @ d 9a9999999999b93f0100000000000000000000000000f0ff (0.1, 5e-324, -inf)
# expect: @ ? 0100 (True, False)
# expect: @ c 61ff (b'a', b'\xff')
# expect: = b 80007f (-128, 0, 127)
# expect: = B 00ff (0, 255)
# expect: = h 0080ff7f (-32768, 32767)
# expect: = H 0000ffff (0, 65535)
# expect: = i 00000080ffffff7f (-2147483648, 2147483647)
# expect: = I 00000000ffffffff (0, 4294967295)
# expect: = q 0000000000000080ffffffffffffffffffffffffffffff7f (-9223372036854775808, -1, 9223372036854775807)
# expect: = Q 0000000000000000ffffffffffffffff (0, 18446744073709551615)
# expect: = e 662efffb0100 (0.0999755859375, -65504.0, 5.960464477539063e-08)
# expect: = f cdcccc3d9ec97fff01000000 (0.10000000149011612, -3.3999999521443642e+38, 1.401298464324817e-45)
# expect: = d 9a9999999999b93f0100000000000000000000000000f0ff (0.1, 5e-324, -inf)
# expect: = ? 0100 (True, False)
# expect: = c 61ff (b'a', b'\xff')
# expect: < b 80007f (-128, 0, 127)
# expect: < B 00ff (0, 255)
# expect: < h 0080ff7f (-32768, 32767)
# expect: < H 0000ffff (0, 65535)
# expect: < i 00000080ffffff7f (-2147483648, 2147483647)
# expect: < I 00000000ffffffff (0, 4294967295)
# expect: < q 0000000000000080ffffffffffffffffffffffffffffff7f (-9223372036854775808, -1, 9223372036854775807)
# expect: < Q 0000000000000000ffffffffffffffff (0, 18446744073709551615)
# expect: < e 662efffb0100 (0.0999755859375, -65504.0, 5.960464477539063e-08)
# expect: < f cdcccc3d9ec97fff01000000 (0.10000000149011612, -3.3999999521443642e+38, 1.401298464324817e-45)
# expect: < d 9a9999999999b93f0100000000000000000000000000f0ff (0.1, 5e-324, -inf)
# expect: < ? 0100 (True, False)
# expect: < c 61ff (b'a', b'\xff')
# expect: > b 80007f (-128, 0, 127)
# expect: > B 00ff (0, 255)
# expect: > h 80007fff (-32768, 32767)
# expect: > H 0000ffff (0, 65535)
# expect: > i 800000007fffffff (-2147483648, 2147483647)
# expect: > I 00000000ffffffff (0, 4294967295)
# expect: > q 8000000000000000ffffffffffffffff7fffffffffffffff (-9223372036854775808, -1, 9223372036854775807)
# expect: > Q 0000000000000000ffffffffffffffff (0, 18446744073709551615)
# expect: > e 2e66fbff0001 (0.0999755859375, -65504.0, 5.960464477539063e-08)
# expect: > f 3dcccccdff7fc99e00000001 (0.10000000149011612, -3.3999999521443642e+38, 1.401298464324817e-45)
# expect: > d 3fb999999999999a0000000000000001fff0000000000000 (0.1, 5e-324, -inf)
# expect: > ? 0100 (True, False)
# expect: > c 61ff (b'a', b'\xff')
# expect: ! b 80007f (-128, 0, 127)
# expect: ! B 00ff (0, 255)
# expect: ! h 80007fff (-32768, 32767)
# expect: ! H 0000ffff (0, 65535)
# expect: ! i 800000007fffffff (-2147483648, 2147483647)
# expect: ! I 00000000ffffffff (0, 4294967295)
# expect: ! q 8000000000000000ffffffffffffffff7fffffffffffffff (-9223372036854775808, -1, 9223372036854775807)
# expect: ! Q 0000000000000000ffffffffffffffff (0, 18446744073709551615)
# expect: ! e 2e66fbff0001 (0.0999755859375, -65504.0, 5.960464477539063e-08)
# expect: ! f 3dcccccdff7fc99e00000001 (0.10000000149011612, -3.3999999521443642e+38, 1.401298464324817e-45)
# expect: ! d 3fb999999999999a0000000000000001fff0000000000000 (0.1, 5e-324, -inf)
# expect: ! ? 0100 (True, False)
# expect: ! c 61ff (b'a', b'\xff')

for format in ('bhq', '<bhq', '0Ib', 'b0i', 'b0q', '> h  2b ', '3xh', 'h3x', '2s3sb', '0s', '4x', ''):
    print(repr(format), struct.calcsize(format), struct.calcsize(format.encode()))
# expect: 'bhq' 16 16
# expect: '<bhq' 11 11
# expect: '0Ib' 1 1
# expect: 'b0i' 4 4
# expect: 'b0q' 8 8
# expect: '> h  2b ' 4 4
# expect: '3xh' 6 6
# expect: 'h3x' 5 5
# expect: '2s3sb' 6 6
# expect: '0s' 0 0
# expect: '4x' 4 4
# expect: '' 0 0
print(struct.pack('b3xi2s5s', 1, -1, b'abc', b'xy'), struct.unpack('<b2s3p', b'\x01ab\x02cdx'[:6]))
# expect: b'\x01\x00\x00\x00\xff\xff\xff\xffabxy\x00\x00\x00' (1, b'ab', b'cd')
print(struct.pack('70B', *range(70)).hex(), sum(struct.unpack('300H', bytes(600))))
# expect: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445 0
attempt(struct.pack, '<h3d', Index(), Float(), 3, Index())
# expect: b'\x07\x00\x00\x00\x00\x00\x00\x00\x04@\x00\x00\x00\x00\x00\x00\x08@\x00\x00\x00\x00\x00\x00\x1c@'
attempt(struct.pack, '<h2?', True, [], 'x')  # expect: b'\x01\x00\x00\x01'
attempt(struct.pack, '<2s', bytearray(b'ab'))  # expect: b'ab'
attempt(struct.pack, 'c', bytearray(b'x'))  # expect: error char format requires a bytes object of length 1
attempt(struct.pack, '<d', 10**400)  # expect: error required argument is not a float
attempt(struct.pack, '<f', 1e40)  # expect: OverflowError float too large to pack with f format
attempt(struct.pack, '<e', 65520.0)  # expect: OverflowError float too large to pack with e format
attempt(struct.pack, '<q', 2**63)
# expect: error 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
attempt(struct.pack, '<I', 1.0)  # expect: error required argument is not an integer
attempt(struct.pack, '<I', 'x')  # expect: error required argument is not an integer
attempt(struct.pack, '<2I', 1)  # expect: error pack expected 2 items for packing (got 1)
attempt(struct.pack, '<5')  # expect: error repeat count given without format specifier
attempt(struct.pack, '<n', 1)  # expect: error bad char in struct format
attempt(struct.pack, 'z', 1)  # expect: error bad char in struct format
attempt(struct.pack, ' >h', 1)  # expect: error bad char in struct format
attempt(struct.pack, 5, 1)  # expect: TypeError Struct() argument 1 must be a str or bytes object, not int
attempt(struct.unpack, '<I', b'123')  # expect: error unpack requires a buffer of 4 bytes
attempt(struct.unpack, '<I', '1234')  # expect: TypeError a bytes-like object is required, not 'str'
attempt(struct.unpack, '<H', memoryview(b'abcd')[1:3])  # expect: (25442,)
attempt(struct.unpack, '<H', memoryview(b'abcd')[::2])
# expect: BufferError memoryview: underlying buffer is not C-contiguous
attempt(struct.unpack_from, '<H', b'abcdef', 2)  # expect: (25699,)
attempt(struct.unpack_from, '<H', buffer=bytearray(b'abcdef'), offset=-2)  # expect: (26213,)
attempt(struct.unpack_from, '<H', b'abcdef', Index())
# expect: error unpack_from requires a buffer of at least 9 bytes for unpacking 2 bytes at offset 7 (actual buffer size is 6)
attempt(struct.unpack_from, '<H', b'abcdef', 5)
# expect: error unpack_from requires a buffer of at least 7 bytes for unpacking 2 bytes at offset 5 (actual buffer size is 6)
attempt(struct.unpack_from, '<H', b'abcdef', 2**70)
# expect: OverflowError Python int too large to convert to C ssize_t
attempt(struct.unpack_from, '<H', b'abcdef', 1.0)
# expect: TypeError 'float' object cannot be interpreted as an integer
