# functions of math take numbers of classes of the program
# since: 3.14
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
t(lambda: math.sqrt(f))
# expect: 1.4142135623730951
t(lambda: math.gcd(f, 9))
# expect: 3
t(lambda: math.lcm(2,f))
# expect: 6
t(lambda: math.floor(f))
# expect: 'fl'
t(lambda: math.ceil(f))
# expect: 'ce'
t(lambda: math.trunc(f))
# expect: 'tr'
t(lambda: math.factorial(f))
# expect: 6
t(lambda: math.hypot(f,f))
# expect: 2.8284271247461903
t(lambda: math.dist([f],(1,)))
# expect: 1.0
t(lambda: math.fsum([f,1]))
# expect: 3.0
t(lambda: math.fsum(x for x in (f,1)))
# expect: 3.0
t(lambda: math.prod([2,f]))
# expect: 'rmul'
t(lambda: math.sumprod([f],[2]))
# expect: TypeError: unsupported operand type(s) for +: 'int' and 'str'
t(lambda: math.log(f))
# expect: 0.6931471805599453
t(lambda: math.log(f,f))
# expect: 1.0
t(lambda: math.ldexp(f,2))
# expect: 8.0
t(lambda: math.isclose(f,2.0))
# expect: True
t(lambda: math.isqrt(f))
# expect: 1
t(lambda: math.comb(f,2))
# expect: 3
t(lambda: math.perm(f))
# expect: 6
t(lambda: math.nextafter(f,3,steps=F()))
# expect: 2.0000000000000013
t(lambda: math.pow(f,f))
# expect: 4.0
t(lambda: math.sumprod((x for x in [1,2]),iter([3,4])))
# expect: 11
