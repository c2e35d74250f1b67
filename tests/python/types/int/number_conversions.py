# conversions between numbers, text and objects of the program
# since: 3.14
import math

def t(f):
    try:
        print(f'{f()!r}')
    except Exception as e:
        print(f'{type(e).__name__}: {e}')


class I(int):
    def __repr__(self): return 'I!'
class J(int):
    def __new__(cls, x, extra=None):
        self = int.__new__(cls, x); self.extra = extra; return self
class F(float): pass
class Z(complex): pass
class S(str): pass
class R:
    def __radd__(self,o): return 'radd'
    def __rdivmod__(self,o): return 'rdivmod'
    def __rpow__(self,o,m=None): return ('rpow',o,m)
    def __abs__(self): return 'abs'
    def __round__(self,n=None): return ('round',n)
    def __hash__(self): return 2**70
    def __divmod__(self,o): return 'divmod'
    def __pow__(self,o,m=None): return ('pow',o,m)
r=R()
class X:
    def __index__(self): return 3
class FL:
    def __float__(self): return 2.5
class T:
    def __bool__(self): return False
t(lambda: int('12', X()))
# expect: 5
t(lambda: int('12', base=X()))
# expect: 5
t(lambda: int(X()))
# expect: 3
t(lambda: float(X()))
# expect: 3.0
t(lambda: float(FL()))
# expect: 2.5
t(lambda: complex(FL()))
# expect: (2.5+0j)
t(lambda: complex(FL(),X()))
# expect: (2.5+3j)
t(lambda: complex(1,FL()))
# expect: (1+2.5j)
t(lambda: hex(X()))
# expect: '0x3'
t(lambda: round(3.14159,X()))
# expect: 3.142
t(lambda: round(12345,-1))
# expect: 12340
t(lambda: bool(T()))
# expect: False
t(lambda: bool(r))
# expect: True
t(lambda: (5).to_bytes(X(),'little'))
# expect: b'\x05\x00\x00'
t(lambda: (5).to_bytes(2,'big',signed=T()))
# expect: b'\x00\x05'
t(lambda: int.from_bytes([X(),1]))
# expect: 769
t(lambda: int.from_bytes(x for x in [1,2]))
# expect: 258
t(lambda: int.from_bytes(bytearray(b'\x01\x02'),'little'))
# expect: 513
t(lambda: int.from_bytes(b'\xff',signed=True))
# expect: -1
t(lambda: I(X())+0)
# expect: 3
t(lambda: F(X()))
# expect: 3.0
t(lambda: math.factorial(X()))
# expect: 6
t(lambda: float.from_number(FL()))
# expect: 2.5
class B:
    def __bytes__(self): return b'\x01\x00'
t(lambda: int.from_bytes(B()))
# expect: 256
t(lambda: True+True)
# expect: 2
t(lambda: True & False)
# expect: False
t(lambda: True & 1)
# expect: 1
t(lambda: int.__and__(True,True))
# expect: 1
t(lambda: True.__and__(1))
# expect: 1
t(lambda: (5).__add__(2.0))
# expect: NotImplemented
t(lambda: (5.0).__add__(2))
# expect: 7.0
t(lambda: (5.0).__add__(2j))
# expect: NotImplemented
t(lambda: (1j).__add__(2))
# expect: (2+1j)
t(lambda: (1j).__lt__(2))
# expect: NotImplemented
t(lambda: (5).__lt__(6))
# expect: True
t(lambda: (5.0).__lt__(6))
# expect: True
t(lambda: (5).__lt__(6.0))
# expect: NotImplemented
t(lambda: (2).__rsub__(5))
# expect: 3
t(lambda: (2.0).__rpow__(5))
# expect: 25.0
t(lambda: (7).__rdivmod__(20))
# expect: (2, 6)
t(lambda: (10**40).bit_count())
# expect: 53
t(lambda: (-255).bit_count())
# expect: 8
t(lambda: (3).numerator)
# expect: 3
t(lambda: (3).denominator)
# expect: 1
t(lambda: (3).imag)
# expect: 0
t(lambda: (1.5).as_integer_ratio())
# expect: (3, 2)
t(lambda: (1.5).hex())
# expect: '0x1.8000000000000p+0'
t(lambda: (1.5).is_integer())
# expect: False
t(lambda: (3).is_integer())
# expect: True
t(lambda: (1+2j).conjugate())
# expect: (1-2j)
t(lambda: (1+2j).imag)
# expect: 2.0
t(lambda: int(' 1_000 '))
# expect: 1000
t(lambda: int('0x_ff',0))
# expect: 255
t(lambda: int('٣'))
# expect: 3
t(lambda: float(' 1_0.5 '))
# expect: 10.5
t(lambda: float('nan'))
# expect: nan
t(lambda: float('-inf'))
# expect: -inf
t(lambda: float('١.٥'))
# expect: 1.5
t(lambda: float(b'1.5'))
# expect: 1.5
t(lambda: int(b'12'))
# expect: 12
t(lambda: int(bytearray(b'12')))
# expect: 12
t(lambda: int(memoryview(b'12')))
# expect: 12
t(lambda: int('9'*5000))
# expect: ValueError: Exceeds the limit (4300 digits) for integer string conversion: value has 5000 digits; use sys.set_int_max_str_digits() to increase the limit
t(lambda: int(True))
# expect: 1
t(lambda: type(int(True)))
# expect: <class 'int'>
t(lambda: complex('1+2j'))
# expect: (1+2j)
t(lambda: complex(1,2))
# expect: (1+2j)
t(lambda: complex(real=1))
# expect: (1+0j)
t(lambda: complex(imag=2))
# expect: 2j
t(lambda: complex(1+2j, 3))
# expect: (1+5j)
t(lambda: complex(1, 2j))
# expect: (-1+0j)
t(lambda: complex())
# expect: 0j
t(lambda: int())
# expect: 0
t(lambda: float())
# expect: 0.0
t(lambda: bool())
# expect: False
t(lambda: round(2.675,2))
# expect: 2.67
t(lambda: round(1e308,-308))
# expect: 1e+308
t(lambda: round(5,-1))
# expect: 0
t(lambda: round(True))
# expect: 1
t(lambda: round(2.5,0))
# expect: 2.0
t(lambda: format(255,'#x'))
# expect: '0xff'
t(lambda: format(1.5,'.3f'))
# expect: '1.500'
t(lambda: format(True,'d'))
# expect: '1'
t(lambda: format(True,''))
# expect: 'True'
t(lambda: (255).__format__(''))
# expect: '255'
t(lambda: math.log(10**400))
# expect: 921.0340371976182
t(lambda: math.floor(I(5)))
# expect: 5
t(lambda: math.trunc(F(2.5)))
# expect: 2
t(lambda: math.comb(100,50))
# expect: 100891344545564193334812497256
t(lambda: math.perm(10,3))
# expect: 720
t(lambda: math.dist((x for x in (1,2)),[4,6]))
# expect: 5.0
t(lambda: 5 .__class__)
# expect: <class 'int'>
t(lambda: int.__name__)
# expect: 'int'
t(lambda: (1).__eq__(1.0))
# expect: NotImplemented
t(lambda: 0.1+0.2)
# expect: 0.30000000000000004
t(lambda: 1e22)
# expect: 1e+22
t(lambda: pow(2,-1,7))
# expect: 4
t(lambda: pow(2,-1))
# expect: 0.5
t(lambda: pow(0,-1))
# expect: ZeroDivisionError: zero to a negative power
t(lambda: pow(2,3,0))
# expect: ValueError: pow() 3rd argument cannot be 0
t(lambda: pow(base=2,exp=3))
# expect: 8
t(lambda: 2**0.5)
# expect: 1.4142135623730951
t(lambda: (-8)**(1/3))
# expect: (1.0000000000000002+1.7320508075688772j)
# stderr: tests/python/types/int/number_conversions.py:176: DeprecationWarning: complex() argument 'real' must be a real number, not complex
# stderr:   t(lambda: complex(1+2j, 3))
# stderr: tests/python/types/int/number_conversions.py:178: DeprecationWarning: complex() argument 'imag' must be a real number, not complex
# stderr:   t(lambda: complex(1, 2j))
