# since: 3.14
# Functions to text take bytes-like objects, functions from text also ASCII strings.
import array
import base64
import binascii

b = array.array('B', b'ab~=')
print(binascii.b2a_hex(b), binascii.b2a_base64(b), binascii.b2a_qp(b), binascii.b2a_uu(b), binascii.crc_hqx(b, 0))
# expect: b'61627e3d' b'YWJ+PQ==\n' b'ab~=3D' b'$86)^/0  \n' 5829
print(base64.b64encode(b), base64.b32encode(b), base64.b85encode(b), base64.b16encode(b), base64.encodebytes(b))
# expect: b'YWJ+PQ==' b'MFRH4PI=' b'VPbwg' b'61627E3D' b'YWJ+PQ==\n'
print(base64.b64decode(array.array('B', b'YWI=')), base64.b64decode('YWI='), binascii.a2b_hex(array.array('B', b'6162')))
# expect: b'ab' b'ab' b'ab'
for use in [binascii.b2a_hex, binascii.b2a_base64, binascii.b2a_qp, binascii.b2a_uu, binascii.crc32, base64.b64encode]:
    try:
        print(use('text'))
    except TypeError as error:
        print(error)
# expect: a bytes-like object is required, not 'str'
# expect: a bytes-like object is required, not 'str'
# expect: a bytes-like object is required, not 'str'
# expect: a bytes-like object is required, not 'str'
# expect: a bytes-like object is required, not 'str'
# expect: a bytes-like object is required, not 'str'
for use in [binascii.a2b_hex, binascii.a2b_base64, binascii.a2b_qp, binascii.a2b_uu]:
    for wrong in ['é', 3, '6']:
        try:
            print(use(wrong))
        except Exception as error:
            print(type(error).__name__, error)
# expect: ValueError string argument should contain only ASCII characters
# expect: TypeError argument should be bytes, buffer or ASCII string, not 'int'
# expect: Error Odd-length string
# expect: ValueError string argument should contain only ASCII characters
# expect: TypeError argument should be bytes, buffer or ASCII string, not 'int'
# expect: Error Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4
# expect: ValueError string argument should contain only ASCII characters
# expect: TypeError argument should be bytes, buffer or ASCII string, not 'int'
# expect: b'6'
# expect: ValueError string argument should contain only ASCII characters
# expect: TypeError argument should be bytes, buffer or ASCII string, not 'int'
# expect: b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'
try:
    base64.encodebytes(memoryview(b'abcd').cast('i'))
except TypeError as error:
    print(error)  # expect: expected single byte elements, not 'i' from memoryview
