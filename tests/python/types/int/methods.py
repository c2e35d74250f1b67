# bit_length, bit_count, to_bytes, from_bytes, as_integer_ratio
print((0).bit_length(), (255).bit_length(), (-256).bit_length(), (1 << 70).bit_length())  # expect: 0 8 9 71
print((255).bit_count(), (-7).bit_count(), (1 << 70).bit_count())  # expect: 8 3 1
print((258).to_bytes(2, 'big'), (258).to_bytes(4, 'little'))  # expect: b'\x01\x02' b'\x02\x01\x00\x00'
print((-2).to_bytes(2, 'big', signed=True), (5).to_bytes())  # expect: b'\xff\xfe' b'\x05'
print(int.from_bytes(b'\x01\x02', 'big'))  # expect: 258
print(int.from_bytes(b'\xff\xfe', 'big', signed=True))  # expect: -2
print(int.from_bytes([1, 0], 'little'))  # expect: 1
print((6).as_integer_ratio(), (6).conjugate(), (6).real, (6).imag, (6).numerator)  # expect: (6, 1) 6 6 0 6
print((6).denominator)  # expect: 1
print((5).is_integer() if hasattr(int, 'is_integer') else True)  # expect: True
try:
    (256).to_bytes(1, 'big')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: OverflowError: int too big to convert
try:
    (-1).to_bytes(1, 'big')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: OverflowError: can't convert negative int to unsigned
try:
    (1).to_bytes(-1, 'big')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: length argument must be non-negative
try:
    (1).to_bytes(2, 'middle')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: byteorder must be either 'little' or 'big'
try:
    int.from_bytes(b'a', 'up')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: byteorder must be either 'little' or 'big'
