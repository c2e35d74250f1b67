# the text of complex numbers
print(1j, 1 + 1j, -1j, 1 - 1j, 0j, -0j, complex(0, -1), complex(1.5, 2), complex(-0.0, 1))
# expect: 1j (1+1j) (-0-1j) (1-1j) 0j (-0-0j) -1j (1.5+2j) (-0+1j)
print(complex(float('inf'), float('nan')), complex(1e20, 1e-20), 1e16j)
# expect: (inf+nanj) (1e+20+1e-20j) 1e+16j
print(str(1 + 2j), f'{1 + 2j}', f'{1 + 2j:.2f}', f'{3.14159 + 1j:10.2f}|', f'{1 + 2j:e}')
# expect: (1+2j) (1+2j) 1.00+2.00j 3.14+1.00j| 1.000000e+00+2.000000e+00j
try:
    format(1j, 'd')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Unknown format code 'd' for object of type 'complex'
try:
    format(1j, '=10')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: '=' alignment flag is not allowed in complex format specifier
try:
    format(1j, '010')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Zero padding is not allowed in complex format specifier
