# Compressed bytes are those of zlib, at all levels.
import zlib
data = b'the quick brown fox jumps over the lazy dog; ' * 12 + bytes(range(64)) + b'aaaaaaaaaaaaaaaaaaaaaaaaaaaa'
for level in range(-1, 10):
    packed = zlib.compress(data, level)
    print(level, len(packed), zlib.crc32(packed), zlib.decompress(packed) == data)
# expect: -1 124 3654739048 True
# expect: 0 643 2206281667 True
# expect: 1 124 1131091646 True
# expect: 2 124 687206314 True
# expect: 3 124 687206314 True
# expect: 4 124 4004662319 True
# expect: 5 124 4004662319 True
# expect: 6 124 3654739048 True
# expect: 7 124 354985183 True
# expect: 8 124 354985183 True
# expect: 9 124 354985183 True
print(zlib.compress(b''), zlib.compress(b'a'), zlib.compress(b'hello hello hello'))
# expect: b'x\x9c\x03\x00\x00\x00\x00\x01' b'x\x9cK\x04\x00\x00b\x00b' b'x\x9c\xcbH\xcd\xc9\xc9W\xc8@\x90\x00:.\x06}'
print(zlib.compress(b'abc', wbits=-15), zlib.compress(b'abc', wbits=31), zlib.compress(b'abc', 9, wbits=9))
# expect: b'KLJ\x06\x00' b'\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03KLJ\x06\x00\xc2A$5\x03\x00\x00\x00' b"\x18\xd3KLJ\x06\x00\x02M\x01'"
print(zlib.crc32(b'abc'), zlib.adler32(b'abc'), zlib.crc32(b'c', zlib.crc32(b'ab')), zlib.adler32(b'c', zlib.adler32(b'ab')))
# expect: 891568578 38600999 891568578 38600999
