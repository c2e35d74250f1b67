# numbers in bases, Roman numerals, checksums
import string

def to_base(n, base):
    digits = string.digits + string.ascii_lowercase
    out = ''
    while True:
        n, r = divmod(n, base)
        out = digits[r] + out
        if not n:
            return out

def luhn(number):
    digits = [int(d) for d in reversed(number)]
    return sum(d if i % 2 == 0 else sum(divmod(2 * d, 10)) for i, d in enumerate(digits)) % 10 == 0

def isbn13(text):
    digits = [int(c) for c in text if c.isdigit()]
    return len(digits) == 13 and not sum(d * (1, 3)[i % 2] for i, d in enumerate(digits)) % 10

print(to_base(255, 2), to_base(255, 36), int('ff', 16), int('0b101', 0), int('z', 36), hex(-255), oct(8), bin(5))
# expect: 11111111 73 255 5 35 -0xff 0o10 0b101
print(luhn('4539148803436467'), luhn('8273123273520569'), isbn13('978-3-16-148410-0'))
# expect: True False True
print(f'{255:08b} {255:o} {255:X} {255:#010x} {1_000_000:,} {-5 % 3} {-5 // 3} {7.0 // 2}', 0x_ff, 1_0)
# expect: 11111111 377 FF 0x000000ff 1,000,000 1 -2 3.0 255 10
print(int('١٢', 10), float('  1e3 '), float('-inf'), (0.1).hex(), float.fromhex('0x1p-2'), (2.5).as_integer_ratio(), (255).bit_length(), (13).bit_count())
# expect: 12 1000.0 -inf 0x1.999999999999ap-4 0.25 (5, 2) 8 3
print(round(2.675, 2), round(1234, -2), round(-0.5), 10 ** -2, 2 ** 100, divmod(-7, 2), pow(3, -1, 7), 1e16, 1e-5, 123456789.123456789)
# expect: 2.67 1200 0 0.01 1267650600228229401496703205376 (-4, 1) 5 1e+16 1e-05 123456789.12345679
print(chr(128512), ord('é'), '\N{BULLET}', 'é'.encode('utf-8'), b'\xe9'.decode('latin-1'), ascii('é'), 'a\tb'.expandtabs(4))
# expect: 😀 233 • b'\xc3\xa9' é '\xe9' a   b
for text in ('12a', '', '1.5.2', '0x'):
    for kind in (int, float):
        try:
            kind(text)
        except ValueError as error:
            print(error)
# expect: invalid literal for int() with base 10: '12a'
# expect: could not convert string to float: '12a'
# expect: invalid literal for int() with base 10: ''
# expect: could not convert string to float: ''
# expect: invalid literal for int() with base 10: '1.5.2'
# expect: could not convert string to float: '1.5.2'
# expect: invalid literal for int() with base 10: '0x'
# expect: could not convert string to float: '0x'
