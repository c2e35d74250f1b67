# is_integer, as_integer_ratio, hex, fromhex, conjugate
print((2.0).is_integer(), (2.5).is_integer(), float('inf').is_integer())  # expect: True False False
print((0.75).as_integer_ratio(), (-2.5).as_integer_ratio(), (0.1).as_integer_ratio())
# expect: (3, 4) (-5, 2) (3602879701896397, 36028797018963968)
print((1.5).hex(), (0.1).hex(), (-0.0).hex(), float('inf').hex(), (1e-320).hex())
# expect: 0x1.8000000000000p+0 0x1.999999999999ap-4 -0x0.0p+0 inf 0x0.00000000007e8p-1022
print(float.fromhex('0x1.8p+0'), float.fromhex('-0x1p-3'), float.fromhex('inf'))  # expect: 1.5 -0.125 inf
print(float.fromhex('1.8'))  # expect: 1.5
print((1.5).real, (1.5).imag, (1.5).conjugate(), (3.7).__trunc__(), (3.7).__floor__())
# expect: 1.5 0.0 1.5 3 3
print((3.2).__ceil__())  # expect: 4
try:
    float('inf').as_integer_ratio()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: OverflowError: cannot convert Infinity to integer ratio
try:
    float('nan').as_integer_ratio()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: cannot convert NaN to integer ratio
try:
    float.fromhex('xyz')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: invalid hexadecimal floating-point string
