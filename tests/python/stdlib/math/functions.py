# functions of math
import math
print(math.sqrt(2), math.pow(2, 0.5), math.exp(1), math.log(10), math.log(8, 2))
# expect: 1.4142135623730951 1.4142135623730951 2.718281828459045 2.302585092994046 3.0
print(math.log2(8), math.log10(1000), math.log1p(1e-10), math.expm1(1e-10))
# expect: 3.0 3.0 9.999999999500001e-11 1.00000000005e-10
print(math.sin(1), math.cos(1), math.tan(1), math.asin(1), math.acos(0), math.atan(1))
# expect: 0.8414709848078965 0.5403023058681398 1.5574077246549023 1.5707963267948966 1.5707963267948966 0.7853981633974483
print(math.atan2(1, -1), math.sinh(1), math.cosh(1), math.tanh(1), math.hypot(3, 4))
# expect: 2.356194490192345 1.1752011936438014 1.5430806348152437 0.7615941559557649 5.0
print(math.hypot(1, 2, 2), math.degrees(math.pi), math.radians(180), math.floor(-1.5))
# expect: 3.0 180.0 3.141592653589793 -2
print(math.ceil(-1.5), math.trunc(-1.5), math.fabs(-2), math.fmod(-7, 3))  # expect: -1 -1 2.0 -1.0
print(math.remainder(7, 4), math.copysign(1, -0.0), math.modf(-1.5), math.frexp(8))
# expect: -1.0 -1.0 (-0.5, -1.0) (0.5, 4)
print(math.ldexp(0.5, 4), math.gcd(12, 18, 27), math.lcm(4, 6), math.gcd())  # expect: 8.0 3 12 0
print(math.factorial(20), math.comb(10, 3), math.perm(5, 2), math.perm(4))
# expect: 2432902008176640000 120 20 24
print(math.isqrt(10 ** 20 + 1), math.prod([1, 2, 3]), math.prod([], start=5))  # expect: 10000000000 6 5
print(math.fsum([0.1] * 10), math.dist((0, 0), (3, 4)), math.isclose(0.1 + 0.2, 0.3))  # expect: 1.0 5.0 True
print(math.isnan(math.nan), math.isinf(-math.inf), math.isfinite(1), math.cbrt(8))
# expect: True True True 2.0
print(math.exp2(3), math.gamma(5), math.lgamma(10), math.erf(0.5), math.erfc(0.5))
# expect: 8.0 24.0 12.801827480081467 0.5204998778130465 0.4795001221869535
print(math.nextafter(1, 2), math.ulp(1), math.asinh(1), math.acosh(2), math.atanh(0.5))
# expect: 1.0000000000000002 2.220446049250313e-16 0.881373587019543 1.3169578969248166 0.5493061443340548
print(math.pi, math.e, math.tau, math.inf, math.nan)
# expect: 3.141592653589793 2.718281828459045 6.283185307179586 inf nan
