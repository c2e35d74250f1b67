# domain and range errors
# since: 3.14
import math
try:
    math.sqrt(-1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: expected a nonnegative input, got -1.0
try:
    math.log(0)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: expected a positive input
try:
    math.log(-1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: expected a positive input
try:
    math.exp(1000)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: OverflowError: math range error
try:
    math.asin(2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: expected a number in range from -1 up to 1, got 2.0
try:
    math.factorial(-1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: factorial() not defined for negative values
try:
    math.factorial(1.5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'float' object cannot be interpreted as an integer
try:
    math.gcd(1.5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'float' object cannot be interpreted as an integer
try:
    math.floor(math.inf)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: OverflowError: cannot convert float infinity to integer
try:
    math.ceil(math.nan)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: cannot convert float NaN to integer
try:
    math.sqrt('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: must be real number, not str
try:
    math.sqrt()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: math.sqrt() takes exactly one argument (0 given)
try:
    math.isqrt(-1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: isqrt() argument must be nonnegative
try:
    math.comb(-1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: n must be a non-negative integer
try:
    math.pow(0, -1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: math domain error
try:
    math.fmod(1, 0)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: math domain error
try:
    math.acosh(0)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: expected argument value not less than 1, got 0.0
try:
    math.gamma(0)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: expected a noninteger or positive integer, got 0.0
try:
    math.prod(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    math.dist([1], [1, 2])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: both points must have the same number of dimensions
try:
    math.log(10, 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ZeroDivisionError: division by zero
try:
    math.sin(10 ** 400)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: OverflowError: int too large to convert to float
try:
    math.trunc('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: type str doesn't define __trunc__ method
try:
    math.comb(1.5, 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'float' object cannot be interpreted as an integer
try:
    math.ldexp(1, 10 ** 6)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: OverflowError: math range error
try:
    math.remainder(1, 0)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: math domain error
print(math.log(10 ** 400), math.floor(10 ** 30), math.sqrt(10 ** 40), math.exp(-1000))
# expect: 921.0340371976182 1000000000000000000000000000000 1e+20 0.0
print(math.comb(3, 5))  # expect: 0
