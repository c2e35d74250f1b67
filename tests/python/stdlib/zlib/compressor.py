# A compressor takes pieces; flushes, strategies, dictionaries, copies.
import zlib
text = b'one two three one two three ' * 9
for flush in (zlib.Z_PARTIAL_FLUSH, zlib.Z_SYNC_FLUSH, zlib.Z_FULL_FLUSH, zlib.Z_BLOCK):
    c = zlib.compressobj()
    packed = c.compress(text) + c.flush(flush) + c.compress(text[:50]) + c.flush()
    print(flush, packed)
# expect: 1 b'x\x9c\xca\xcfKU()\xcfW(\xc9(JMU\xc8\x1fQ<\x80\x00#\x9d\x07\x00\xf5\xedm\x81'
# expect: 2 b'x\x9c\xca\xcfKU()\xcfW(\xc9(JMU\xc8\x1fQ<\x00\x00\x00\x00\xff\xff#\x9d\x07\x00\xf5\xedm\x81'
# expect: 3 b"x\x9c\xca\xcfKU()\xcfW(\xc9(JMU\xc8\x1fQ<\x00\x00\x00\x00\xff\xff\xcb\xcfKU()\xcfW(\xc9(JMU\xc8'\x82\x07\x00\xf5\xedm\x81"
# expect: 5 b'x\x9c\xca\xcfKU()\xcfW(\xc9(JMU\xc8\x1fQ<\xc0H\xe7\x01\x00\xf5\xedm\x81'
for strategy in (zlib.Z_DEFAULT_STRATEGY, zlib.Z_FILTERED, zlib.Z_HUFFMAN_ONLY, zlib.Z_RLE, zlib.Z_FIXED):
    c = zlib.compressobj(9, zlib.DEFLATED, -15, 8, strategy)
    print(strategy, c.compress(text + b'aaaaaaaaaa') + c.flush())
# expect: 0 b'\xcb\xcfKU()\xcfW(\xc9(JMU\xc8\x1fQ\xbcD8\x00\x00'
# expect: 1 b'\xcb\xcfKU()\xcfW(\xc9(JMU\xc8\x1fQ\xbcD8\x00\x00'
# expect: 2 b'\x05\xc1\xb1\t\x00A\x0c\xc4\xc0V\xd4\xda\x07\x02G^0\x0b\xd7\xfe\xcfd\xa5/tN\xc9J_\xe8\x9c\x92\x95\xbe\xd09%+}\xa1sJV\xfaB\xe7\x94\xac\xf4\x85\xce)Y\xe9\x0b\x9dS\xb2\xd2\x17:\xa7d\xa5/tN\xc9J_\xe8\x9c\x92\x95\xbe\xd09%+}\xa1sJV\xfaB\xe7\x94\xac\xf4\x85\xce)Y\xe9\x0b\x9dS\xb2\xd2\x17:\xa7d\xa5/tN\xc9J_\xe8\x9c\xf2}\xdf\xf7}\xdf\xf7}?'
# expect: 3 b'=\xc1\xb1\t\x04A\x0c\x04\xc1T:\xb57\x1adi@\x0cl\xfa\xe7}UV\xfaB\xe7\x94\xac\xf4\x85\xce)Y\xe9\x0b\x9dS\xb2\xd2\x17:\xa7d\xa5/tN\xc9J_\xe8\x9c\x92\x95\xbe\xd09%+}\xa1sJV\xfaB\xe7\x94\xac\xf4\x85\xce)Y\xe9\x0b\x9dS\xb2\xd2\x17:\xa7d\xa5/tN\xc9J_\xe8\x9c\x92\x95\xbe\xd09%+}\xa1sJV\xfaB\xe7\x94\xac\xf4\x85\xce)\xbf\xbf\x0f'
# expect: 4 b'\xcb\xcfKU()\xcfW(\xc9(JMU\xc8\x1fQ\xbcD8\x00\x00'
c = zlib.compressobj(zdict=b'three two one')
packed = c.compress(text) + c.flush()
print(packed, zlib.decompressobj(zdict=b'three two one').decompress(packed) == text)
# expect: b'x\xbb#e\x04\xf5\x03"0\xb3\x04,8\xb2x\x00G\x1f[i' True
c = zlib.compressobj()
first = c.compress(text)
other = c.copy()
print((first + c.flush()) == zlib.compress(text), len(first + other.compress(b'!') + other.flush()))
# expect: True 26
for wrong in ({'level': 10}, {'wbits': 7}, {'memLevel': 10}, {'method': 7}, {'strategy': 9}):
    try:
        zlib.compressobj(**wrong)
    except ValueError as error:
        print(wrong, error)
# expect: {'level': 10} Invalid initialization option
# expect: {'wbits': 7} Invalid initialization option
# expect: {'memLevel': 10} Invalid initialization option
# expect: {'method': 7} Invalid initialization option
# expect: {'strategy': 9} Invalid initialization option
try:
    c.compress(b'more')
except zlib.error as error:
    print(error)  # expect: Error -2 while compressing data: inconsistent stream state
