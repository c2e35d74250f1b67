# Bytes of all lengths in all alphabets and back; texts that are not as they should be; checksums.
import base64
import binascii
import zlib

data = bytes(range(256)) * 3
for n in (0, 1, 2, 3, 4, 5, 7, 100, 768):
    part = data[:n]
    texts = [base64.b64encode(part), base64.urlsafe_b64encode(part), base64.b32encode(part), base64.b32hexencode(part),
             base64.b16encode(part), base64.b85encode(part), base64.a85encode(part)]
    print(*[text[-7:].decode() for text in texts])
    back = [base64.b64decode, base64.urlsafe_b64decode, base64.b32decode, base64.b32hexdecode, base64.b16decode, base64.b85decode,
            base64.a85decode]
    print(all(decode(text) == decode(text.decode()) == part for decode, text in zip(back, texts)),
          zlib.crc32(part), zlib.adler32(part), binascii.crc32(part, 7), binascii.crc_hqx(part, 3), zlib.crc32(part, -1))
for call in (lambda: base64.b64decode('abc'), lambda: base64.b64decode('ab!c=='), lambda: base64.b64decode(b'a'),
             lambda: base64.b64decode('\xe9'), lambda: base64.b32decode(b'aaaaaaaa'), lambda: base64.b32decode('A======='),
             lambda: base64.b32decode('aa======', casefold=True), lambda: base64.b85decode(b'\0'), lambda: base64.b85decode(b'~~~~~'),
             lambda: base64.a85decode(b'ab z'), lambda: base64.a85decode(b'z\n87cUR'), lambda: base64.a85decode('<~87cUR~>', adobe=True),
             lambda: binascii.unhexlify('zz'), lambda: base64.b64encode(b'>>??', b'-_'), lambda: base64.b64decode('Pj4_Pw==', '-_'),
             lambda: base64.a85encode(b'    \0\0\0\0ab', foldspaces=True), lambda: base64.a85encode(b'\0\0', pad=True),
             lambda: base64.b64encode('text'), lambda: zlib.crc32('text')):
    try:
        print(call())
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
# expect:       
# expect: True 0 1 7 3 4294967295
# expect: AA== AA== A====== 0====== 00 00 !!
# expect: True 3523407757 65537 1281784366 768 4294967295
# expect: AAE= AAE= AAQ==== 00G==== 0001 009 !!*
# expect: True 920527465 196610 2040509614 8258 2298007401
# expect: AAEC AAEC AAQE=== 00G4=== 000102 009C !!*-
# expect: True 139757951 458756 219914234 17952 149598098
# expect: AECAw== AECAw== AAQEAY= 00G40O= 0010203 009C6 !!*-'
# expect: True 2344191507 917511 376356522 14433 1426237168
# expect: AECAwQ= AECAwQ= AAQEAYE 00G40O4 1020304 009C61O !!*-'"9
# expect: True 1364906956 1638411 3816427484 38623 1753733934
# expect: wQFBg== wQFBg== UDA==== K30==== 3040506 9C61O)~ *-'"9eu
# expect: True 2908228089 4128790 1761556343 6124 3486198136
# expect: GFiYw== GFiYw== 5QGCYTD TG62OJ3 0616263 vYU}0io ZC?t!MS
# expect: True 1489580789 2340164439 3412551015 59320 1052642240
# expect: vv8/f7/ vv8_f7_ X7P6=== NVFU=== CFDFEFF (#{Qds_ d`r;HWp
# expect: True 2965430058 2690809488 3693839500 60068 3131036864
# expect: Error Incorrect padding
# expect: b'i\xb7'
# expect: Error Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4
# expect: ValueError string argument should contain only ASCII characters
# expect: Error Non-base32 digit found
# expect: Error Incorrect padding
# expect: b'\x00'
# expect: ValueError bad base85 character at position 0
# expect: ValueError base85 overflow in hunk starting at byte 0
# expect: ValueError z inside Ascii85 5-tuple
# expect: b'\x00\x00\x00\x00Hell'
# expect: b'Hell'
# expect: Error Non-hexadecimal digit found
# expect: b'Pj4_Pw=='
# expect: b'>>??'
# expect: b'yz@:B'
# expect: b'z'
# expect: TypeError a bytes-like object is required, not 'str'
# expect: TypeError a bytes-like object is required, not 'str'
