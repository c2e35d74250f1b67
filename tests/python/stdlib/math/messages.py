# what the functions of math say about wrong arguments
# since: 3.14
import math

def t(f):
    try:
        print(f'{f()!r}')
    except Exception as e:
        print(f'{type(e).__name__}: {e}')


t(lambda: math.ldexp(1,'x'))
# expect: TypeError: Expected an int as second argument to ldexp.
t(lambda: math.ldexp(1.0,1.0))
# expect: TypeError: Expected an int as second argument to ldexp.
t(lambda: math.nextafter(1,2,steps=-1))
# expect: ValueError: steps must be a non-negative integer
t(lambda: math.nextafter(1,2,steps=1.0))
# expect: TypeError: 'float' object cannot be interpreted as an integer
t(lambda: math.dist((1,),(1,2)))
# expect: ValueError: both points must have the same number of dimensions
t(lambda: math.dist([1,2],[3,4]))
# expect: 2.8284271247461903
t(lambda: math.dist(1,2))
# expect: TypeError: 'int' object is not iterable
t(lambda: math.hypot('x'))
# expect: TypeError: must be real number, not str
t(lambda: math.fsum(5))
# expect: TypeError: 'int' object is not iterable
t(lambda: math.fsum(['x']))
# expect: TypeError: must be real number, not str
t(lambda: math.prod(5))
# expect: TypeError: 'int' object is not iterable
t(lambda: math.prod(['a','b']))
# expect: TypeError: can't multiply sequence by non-int of type 'str'
t(lambda: math.prod([1,2],start='x'))
# expect: 'xx'
t(lambda: math.sumprod([1],[1,2]))
# expect: ValueError: Inputs are not the same length
t(lambda: math.sumprod(5,[1,2]))
# expect: TypeError: 'int' object is not iterable
t(lambda: math.sumprod(['a'],[3]))
# expect: TypeError: unsupported operand type(s) for +: 'int' and 'str'
t(lambda: math.sumprod(['a'],['b']))
# expect: TypeError: can't multiply sequence by non-int of type 'str'
t(lambda: math.factorial(5.0))
# expect: TypeError: 'float' object cannot be interpreted as an integer
t(lambda: math.factorial(-1))
# expect: ValueError: factorial() not defined for negative values
t(lambda: math.comb(5,'x'))
# expect: TypeError: 'str' object cannot be interpreted as an integer
t(lambda: math.comb(-5,1))
# expect: ValueError: n must be a non-negative integer
t(lambda: math.comb(5,-1))
# expect: ValueError: k must be a non-negative integer
t(lambda: math.perm(5,-1))
# expect: ValueError: k must be a non-negative integer
t(lambda: math.perm(5))
# expect: 120
t(lambda: math.perm(5,None))
# expect: 120
t(lambda: math.isqrt(-1))
# expect: ValueError: isqrt() argument must be nonnegative
t(lambda: math.trunc('x'))
# expect: TypeError: type str doesn't define __trunc__ method
t(lambda: math.floor('x'))
# expect: TypeError: must be real number, not str
t(lambda: math.ceil('x'))
# expect: TypeError: must be real number, not str
t(lambda: math.ceil(float('nan')))
# expect: ValueError: cannot convert float NaN to integer
t(lambda: math.log(-1))
# expect: ValueError: expected a positive input
t(lambda: math.log(0))
# expect: ValueError: expected a positive input
t(lambda: math.log(-1.5))
# expect: ValueError: expected a positive input, got -1.5
t(lambda: math.log(2,'x'))
# expect: TypeError: must be real number, not str
t(lambda: math.log(2,1))
# expect: ZeroDivisionError: division by zero
t(lambda: math.log(2,0))
# expect: ValueError: expected a positive input
t(lambda: math.log())
# expect: TypeError: log expected at least 1 argument, got 0
t(lambda: math.log(1,2,3))
# expect: TypeError: log expected at most 2 arguments, got 3
t(lambda: math.log2(0))
# expect: ValueError: expected a positive input
t(lambda: math.log10(-5))
# expect: ValueError: expected a positive input
t(lambda: math.log(10**400))
# expect: 921.0340371976182
t(lambda: math.isclose(1,2,rel_tol=-1))
# expect: ValueError: tolerances must be non-negative
t(lambda: math.isclose(1))
# expect: TypeError: isclose() missing required argument 'b' (pos 2)
t(lambda: math.isclose(1,2,3))
# expect: TypeError: isclose() takes exactly 2 positional arguments (3 given)
t(lambda: math.sqrt(-1))
# expect: ValueError: expected a nonnegative input, got -1.0
t(lambda: math.sqrt())
# expect: TypeError: math.sqrt() takes exactly one argument (0 given)
t(lambda: math.sqrt(1,2))
# expect: TypeError: math.sqrt() takes exactly one argument (2 given)
t(lambda: math.atan2(1))
# expect: TypeError: atan2 expected 2 arguments, got 1
t(lambda: math.sqrt(x=1))
# expect: TypeError: math.sqrt() takes no keyword arguments
t(lambda: math.exp(1000))
# expect: OverflowError: math range error
t(lambda: math.pow(0,-1))
# expect: ValueError: math domain error
t(lambda: math.gamma(-1))
# expect: ValueError: expected a noninteger or positive integer, got -1.0
t(lambda: math.fma(1e308,1e308,1))
# expect: OverflowError: overflow in fma
t(lambda: math.sqrt(10**400))
# expect: OverflowError: int too large to convert to float
t(lambda: math.copysign(1,-0.0))
# expect: -1.0
t(lambda: math.modf(-1.5))
# expect: (-0.5, -1.0)
t(lambda: math.frexp(8))
# expect: (0.5, 4)
t(lambda: math.ulp(1.0))
# expect: 2.220446049250313e-16
t(lambda: math.remainder(5,3))
# expect: -1.0
t(lambda: math.fmod(5,0))
# expect: ValueError: math domain error
t(lambda: math.gcd(12,18,-6))
# expect: 6
t(lambda: math.lcm())
# expect: 1
t(lambda: math.gcd(1.5))
# expect: TypeError: 'float' object cannot be interpreted as an integer
t(lambda: math.prod([]))
# expect: 1
t(lambda: math.prod([1.5,2]))
# expect: 3.0
t(lambda: math.prod(x for x in [1,2,3]))
# expect: 6
t(lambda: math.sumprod([1,2.5],[2,3]))
# expect: 9.5
t(lambda: math.fsum([.1]*10))
# expect: 1.0
t(lambda: math.sumprod([10**20,1],[10**20,1.5]))
# expect: 1e+40
