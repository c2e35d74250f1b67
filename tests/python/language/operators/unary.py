# - + ~ abs and conversions
class A:
    def __neg__(s): return 'neg'
    def __pos__(s): return 'pos'
    def __invert__(s): return 'inv'
    def __abs__(s): return 'abs'
    def __int__(s): return 3
    def __float__(s): return 2.5
    def __complex__(s): return 1j
    def __index__(s): return 2
    def __round__(s, n=None): return ('round', n)
    def __trunc__(s): return 'trunc'
    def __floor__(s): return 'floor'
    def __ceil__(s): return 'ceil'
a = A()
import math
print(-a, +a, ~a, abs(a), int(a), float(a), complex(a), [1, 2, 3][a], 'abc'[a:])
# expect: neg pos inv abs 3 2.5 1j 3 c
print(round(a), round(a, 1), math.trunc(a), math.floor(a), math.ceil(a), hex(a))
# expect: ('round', None) ('round', 1) trunc floor ceil 0x2
print(bytes(a) == b'\0\0', range(5)[a], 'x' * a, [0] * a, 1 << a.__index__())  # expect: True 2 xx [0, 0] 4
print(math.sqrt(a))  # expect: 1.5811388300841898
try:
    -object()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: bad operand type for unary -: 'object'
try:
    ~1.5
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: bad operand type for unary ~: 'float'
