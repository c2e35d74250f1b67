"""Integers as bytes and back, of every length, order and sign, at the ends of what fits."""
# since: 3.14


class Number(int):
    pass


found = 0
for length in range(10):
    for order in 'big', 'little':
        for signed in False, True:
            least, most = (-(1 << 8 * length) >> 1, (1 << 8 * length) // 2 - 1) if signed else (0, (1 << 8 * length) - 1)
            if not length:
                least = most = 0
            for x in least, most, 0, 1, -1, most // 2, least // 2, 0x0102030405060708 & most if most > 0 else 0:
                try:
                    data = x.to_bytes(length, order, signed=signed)
                except OverflowError:
                    found += 1
                    continue
                assert len(data) == length and int.from_bytes(data, order, signed=signed) == x, (x, length, order, signed)
                assert data == bytes(reversed(x.to_bytes(length, 'little' if order == 'big' else 'big', signed=signed)))
                assert int.from_bytes(bytearray(data), order, signed=signed) == x == int.from_bytes(list(data), order, signed=signed)
                found += sum(data) * (length + 1)
            for x in least - 1, most + 1:
                try:
                    x.to_bytes(length, order, signed=signed)
                    print('fits', x, length, order, signed)
                except OverflowError as error:
                    found += len(str(error))
print(found)  # expect: 836598
print((5).to_bytes(), (5).to_bytes(2), (-2).to_bytes(3, signed=True), True.to_bytes(2, 'little'), Number(258).to_bytes(2), (1).to_bytes(length=True))
# expect: b'\x05' b'\x00\x05' b'\xff\xff\xfe' b'\x01\x00' b'\x01\x02' b'\x01'
print(int.from_bytes(b''), int.from_bytes(b'\xff' * 7, signed=True), int.from_bytes(b'\xff' * 8), int.from_bytes(b'\x01' + b'\0' * 6), Number.from_bytes(b'\1\2'), type(Number.from_bytes(b'\1')), bool.from_bytes(b'\1'))
# expect: 0 -1 18446744073709551615 281474976710656 258 <class '__main__.Number'> True
for bad in (
    lambda: (1).to_bytes(2, 'middle'),
    lambda: (1).to_bytes(2, 5),
    lambda: (1).to_bytes(-1),
    lambda: (1).to_bytes(1 << 70, 'middle'),
    lambda: (256).to_bytes(1),
    lambda: (-1).to_bytes(1),
    lambda: (1).to_bytes('2'),
    lambda: int.from_bytes('ab'),
    lambda: int.from_bytes(5),
    lambda: int.from_bytes([256]),
    lambda: int.from_bytes(b'a', 'middle'),
    lambda: int.from_bytes(b'a', None),
):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
# expect: ValueError byteorder must be either 'little' or 'big'
# expect: TypeError to_bytes() argument 'byteorder' must be str, not int
# expect: ValueError length argument must be non-negative
# expect: OverflowError Python int too large to convert to C ssize_t
# expect: OverflowError int too big to convert
# expect: OverflowError can't convert negative int to unsigned
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: TypeError cannot convert 'str' object to bytes
# expect: TypeError cannot convert 'int' object to bytes
# expect: ValueError bytes must be in range(0, 256)
# expect: ValueError byteorder must be either 'little' or 'big'
# expect: TypeError from_bytes() argument 'byteorder' must be str, not None

for text in b' a b ', b'\t\n', b'', b'xxaxx', bytearray(b'--a-'), b'abcabc':
    print(text.strip(), text.lstrip(b' x'), text.rstrip(b'-x'), text.strip(b''), text.strip(b'abcdefghijk'), text.strip(bytearray(b'cx')), text.split(b'a'), text.partition(b'a'), text.replace(b'a', b'AA'), text.startswith((b'x', b'-')), text.find(b'a'), text.removeprefix(b'xx'))
# expect: b'a b' b'a b ' b' a b ' b' a b ' b' a b ' b' a b ' [b' ', b' b '] (b' ', b'a', b' b ') b' AA b ' False 1 b' a b '
# expect: b'' b'\t\n' b'\t\n' b'\t\n' b'\t\n' b'\t\n' [b'\t\n'] (b'\t\n', b'', b'') b'\t\n' False -1 b'\t\n'
# expect: b'' b'' b'' b'' b'' b'' [b''] (b'', b'', b'') b'' False -1 b''
# expect: b'xxaxx' b'axx' b'xxa' b'xxaxx' b'xxaxx' b'a' [b'xx', b'xx'] (b'xx', b'a', b'xx') b'xxAAxx' True 2 b'axx'
# expect: bytearray(b'--a-') bytearray(b'--a-') bytearray(b'--a') bytearray(b'--a-') bytearray(b'--a-') bytearray(b'--a-') [bytearray(b'--'), bytearray(b'-')] (bytearray(b'--'), bytearray(b'a'), bytearray(b'-')) bytearray(b'--AA-') True 2 bytearray(b'--a-')
# expect: b'abcabc' b'abcabc' b'abcabc' b'abcabc' b'' b'abcab' [b'', b'bc', b'bc'] (b'', b'a', b'bcabc') b'AAbcAAbc' False 0 b'abcabc'
