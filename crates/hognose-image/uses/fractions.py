# Fractions, mathematics, statistics.
import cmath
import math
import statistics
from fractions import Fraction
from statistics import mean, median, stdev

half = Fraction(1, 2)
print(half + Fraction("1/3"), half * 2, half / 3, half - 1, half < 1, half == 0.5, float(half), half.numerator, half.limit_denominator(10), str(half), repr(half), half**2, int(half), -half, abs(half), hash(half))
print(math.sqrt(2), math.floor(2.5), math.ceil(2.5), math.gcd(12, 18), math.lcm(4, 6), math.factorial(10), math.comb(5, 2), math.perm(5, 2), math.isqrt(17), math.hypot(3, 4), math.log(10), math.log2(8), math.log10(100), math.exp(1))
print(math.sin(1), math.cos(1), math.atan2(1, 2), math.pi, math.inf, math.isclose(0.1 + 0.2, 0.3), math.fsum([0.1] * 10), math.prod([1, 2]), math.trunc(2.5), math.isnan(math.nan), math.dist([0, 0], [1, 1]), math.degrees(1), math.copysign(1, -2), math.modf(2.5))
print(mean([1, 2, 3]), median([1, 2]), stdev([1, 2, 3]), statistics.pstdev([1, 2]), statistics.mode([1, 1, 2]), statistics.variance([1, 2]), statistics.quantiles([1, 2, 3, 4]), statistics.fmean([1, 2]), statistics.correlation([1, 2], [2, 4]))
print(cmath.sqrt(-1), cmath.phase(1j), sum([half, half]), sorted([half, Fraction(1, 3)]))
