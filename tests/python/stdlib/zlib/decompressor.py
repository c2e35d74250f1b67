# A decompressor gives as much as it may, and keeps what it has not looked at.
# since: 3.14
import zlib
data = bytes(range(100)) * 3
packed = zlib.compress(data)
d = zlib.decompressobj()
print(d.decompress(packed[:20]) == data[:12], d.eof, d.unused_data, d.unconsumed_tail)
# expect: False False b'' b''
rest = d.decompress(packed[20:] + b'behind')
print(len(rest), d.eof, d.unused_data, d.flush())  # expect: 283 True b'behind' b''
d = zlib.decompressobj()
parts = [d.decompress(packed, 70)]
while d.unconsumed_tail:
    parts.append(d.decompress(d.unconsumed_tail, 70))
print([len(p) for p in parts], b''.join(parts) == data, d.eof)  # expect: [70, 70, 70, 70, 20] True True
d = zlib.decompressobj()
print(b''.join(d.decompress(bytes([b])) for b in packed) == data, d.eof)  # expect: True True
d = zlib.decompressobj()
d.decompress(packed[:50])
twin = d.copy()
print(d.decompress(packed[50:]) == twin.decompress(packed[50:]), twin.eof)  # expect: True True
gz = zlib.compress(data, wbits=31)
print(zlib.decompress(gz, 47) == data, zlib.decompress(packed, 47) == data, zlib.decompress(packed[2:-4], -15) == data)
# expect: True True True
z = zlib._ZlibDecompressor()
print(len(z.decompress(packed, 10)), z.needs_input, len(z.decompress(b'', -1)), z.eof, z.unused_data)
# expect: 10 False 290 True b''
