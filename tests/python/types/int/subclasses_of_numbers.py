# subclasses of the number types
# since: 3.14
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
t(lambda: I(5)+1)
# expect: 6
t(lambda: f'{I(5)}')
# expect: 'I!'
t(lambda: f'{I(5):>4}')
# expect: '   5'
t(lambda: J('12', extra=3).extra)
# expect: 3
t(lambda: J('ff'.upper() and 12)+0)
# expect: 12
t(lambda: type(I(5)+I(6)))
# expect: <class 'int'>
t(lambda: I('ff',16)+0)
# expect: 255
t(lambda: I(5).real)
# expect: 5
t(lambda: type(I(5).real))
# expect: <class 'int'>
t(lambda: type(I.from_bytes(b'ab')))
# expect: <class '__main__.I'>
t(lambda: F('1.5')*2)
# expect: 3.0
t(lambda: type(F.fromhex('0x1p3')))
# expect: <class '__main__.F'>
t(lambda: F.from_number(3))
# expect: 3.0
t(lambda: Z(1,2)+1)
# expect: (2+2j)
t(lambda: Z('1+2j'))
# expect: (1+2j)
t(lambda: type(Z.from_number(3)))
# expect: <class '__main__.Z'>
t(lambda: I(5)==5)
# expect: True
t(lambda: 5==I(5))
# expect: True
t(lambda: I(5)<6)
# expect: True
t(lambda: int(S('12')))
# expect: 12
t(lambda: float(S('1.5')))
# expect: 1.5
t(lambda: abs(I(-5)))
# expect: 5
t(lambda: round(F(2.5)))
# expect: 2
t(lambda: divmod(I(7),2))
# expect: (3, 1)
t(lambda: pow(I(7),2,5))
# expect: 4
t(lambda: -I(5))
# expect: -5
t(lambda: bool(I(0)))
# expect: False
t(lambda: hex(I(255)))
# expect: '0xff'
t(lambda: [1,2,3][I(1)])
# expect: 2
