# functions of cmath
# since: 3.14
import cmath
import math

def t(f):
    try:
        print(f'{f()!r}')
    except Exception as e:
        print(f'{type(e).__name__}: {e}')


class F:
    def __float__(self): return 2.0
    def __index__(self): return 3
    def __floor__(self): return 'fl'
    def __ceil__(self): return 'ce'
    def __trunc__(self): return 'tr'
    def __mul__(self, o): return 'mul'
    def __rmul__(self, o): return 'rmul'
class C:
    def __complex__(self): return 1+2j
f=F()
t(lambda: cmath.sqrt(C()))
# expect: (1.272019649514069+0.7861513777574233j)
t(lambda: cmath.sqrt(f))
# expect: (1.4142135623730951+0j)
t(lambda: cmath.sqrt('x'))
# expect: TypeError: must be real number, not str
t(lambda: cmath.log(C(),2))
# expect: (1.1609640474436813+1.5972779646881088j)
t(lambda: cmath.polar(C()))
# expect: (2.23606797749979, 1.1071487177940904)
t(lambda: cmath.rect(f,1))
# expect: (1.0806046117362795+1.682941969615793j)
t(lambda: cmath.isclose(C(),1+2j))
# expect: True
t(lambda: cmath.phase(-1))
# expect: 3.141592653589793
t(lambda: cmath.log(0))
# expect: ValueError: math domain error
t(lambda: cmath.isclose(1,1,rel_tol=-1))
# expect: ValueError: tolerances must be non-negative
t(lambda: cmath.isnan(complex('nan')))
# expect: True
t(lambda: cmath.infj)
# expect: infj
t(lambda: cmath.nanj)
# expect: nanj
t(lambda: cmath.exp(1000))
# expect: OverflowError: math range error
t(lambda: cmath.sqrt(10**400))
# expect: OverflowError: int too large to convert to float
t(lambda: cmath.log(-1))
# expect: 3.141592653589793j
t(lambda: cmath.log(2,1))
# expect: ValueError: math domain error
t(lambda: (math.pi, math.e, math.tau, math.inf, math.nan))
# expect: (3.141592653589793, 2.718281828459045, 6.283185307179586, inf, nan)
