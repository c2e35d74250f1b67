# bin, hex, oct
print(bin(5), bin(-5), hex(255), hex(-255), oct(8), bin(0), hex(10 ** 20), oct(True))
# expect: 0b101 -0b101 0xff -0xff 0o10 0b0 0x56bc75e2d63100000 0o1
class I:
    def __index__(self): return 10
print(bin(I()), hex(I()), oct(I()))  # expect: 0b1010 0xa 0o12
try:
    bin(1.5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'float' object cannot be interpreted as an integer
try:
    hex('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
try:
    oct(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'NoneType' object cannot be interpreted as an integer
