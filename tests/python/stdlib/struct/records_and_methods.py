# Methods of Struct, records one after the other, packing into buffers: plain arguments and others.
import operator
import struct

record = struct.Struct('>4sBBHI')
packed = record.pack(b'RCRD', 1, 2, 3, 4)
print(packed, record.unpack(packed), record.unpack_from(b'..' + packed, 2), record.unpack_from(buffer=packed))
print(record.size, record.format, struct.Struct(b'<I').format)
print(list(struct.iter_unpack('<I', bytes(range(16)))))
records = struct.iter_unpack('<H', bytearray(8))
print(next(records), operator.length_hint(records), list(records), list(records), next(records, None))
print([a + b for a, b in struct.iter_unpack('<bq', memoryview(bytes(range(18))))])
print(list(record.iter_unpack(packed * 2)) == [record.unpack(packed)] * 2)
buffer = bytearray(8)
struct.pack_into('<hi', buffer, 1, -2, -70000)
struct.Struct('<B').pack_into(memoryview(buffer), 7, 255)
print(buffer)
numbers = -128, 255, -32768, 65535, -2 ** 31, 2 ** 32 - 1, -2 ** 63, 2 ** 64 - 1
for order in '<>=@':
    print(struct.unpack(order + 'bBhHiIqQ', struct.pack(order + 'bBhHiIqQ', *numbers)) == numbers, end=' ')
print(struct.pack('BBBBB', *range(5)), struct.unpack('<30B', bytes(30)) == (0,) * 30)


class Named(struct.Struct):
    def __init__(self, format, name):
        super().__init__(format)
        self.name = name


named = Named('<I', 'n')
print(named.pack(3), named.size, named.name)
for call in (lambda: record.pack(1), lambda: record.unpack(b'1'), lambda: list(struct.iter_unpack('<I', b'12345')),
             lambda: struct.pack_into('<I', buffer, 6, 1), lambda: record.unpack_from(packed, 3)):
    try:
        print(call())
    except struct.error as error:
        print(error)
# expect: b'RCRD\x01\x02\x00\x03\x00\x00\x00\x04' (b'RCRD', 1, 2, 3, 4) (b'RCRD', 1, 2, 3, 4) (b'RCRD', 1, 2, 3, 4)
# expect: 12 >4sBBHI <I
# expect: [(50462976,), (117835012,), (185207048,), (252579084,)]
# expect: (0,) 3 [(0,), (0,), (0,)] [] None
# expect: [578437695752307201, 1229499251294997267]
# expect: True
# expect: bytearray(b'\x00\xfe\xff\x90\xee\xfe\xff\xff')
# expect: True True True True b'\x00\x01\x02\x03\x04' True
# expect: b'\x03\x00\x00\x00' 4 n
# expect: pack expected 5 items for packing (got 1)
# expect: unpack requires a buffer of 12 bytes
# expect: iterative unpacking requires a buffer of a multiple of 4 bytes
# expect: pack_into requires a buffer of at least 10 bytes for packing 4 bytes at offset 6 (actual buffer size is 8)
# expect: unpack_from requires a buffer of at least 15 bytes for unpacking 12 bytes at offset 3 (actual buffer size is 12)
