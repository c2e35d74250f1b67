# exact linear algebra with fractions
from fractions import Fraction as F
from math import gcd, lcm, prod, isqrt, comb, perm, factorial, hypot, isclose, log2, floor, ceil, trunc, fsum, dist

def solve(a, b):
    n = len(a)
    m = [row[:] + [v] for row, v in zip(a, b)]
    for i in range(n):
        pivot = next(r for r in range(i, n) if m[r][i])
        m[i], m[pivot] = m[pivot], m[i]
        m[i] = [x / m[i][i] for x in m[i]]
        for r in range(n):
            if r != i:
                m[r] = [x - m[r][i] * y for x, y in zip(m[r], m[i])]
    return [row[-1] for row in m]

a = [[F(2), F(1), F(-1)], [F(-3), F(-1), F(2)], [F(-2), F(1), F(2)]]
print(solve(a, [F(8), F(-11), F(-3)]))
# expect: [Fraction(2, 1), Fraction(3, 1), Fraction(-1, 1)]
print(F(3, 6), F('0.125'), F(1, 3) + F(1, 6), F(7, 3) // 1, round(F(7, 3), 2), F(0.1).limit_denominator(100), float(F(1, 3)))
# expect: 1/2 1/8 1/2 2 233/100 1/10 0.3333333333333333
print(F('-3/9'), F(5) == 5, F(1, 2) ** 3, F(4, 9) ** F(1, 2), abs(F(-1, 2)), divmod(F(7, 2), 1), f'{F(1, 3):.4f}' if False else '')
# expect: -1/3 True 1/8 0.6666666666666666 1/2 (3, Fraction(1, 2))
print(gcd(12, 18, 27), lcm(4, 6), prod([2, 3, 4]), isqrt(99), comb(10, 3), perm(5, 2), factorial(20))
# expect: 3 12 24 9 120 20 2432902008176640000
print(hypot(3, 4), isclose(0.1 + 0.2, 0.3), log2(8), floor(-2.5), ceil(-2.5), trunc(-2.5), fsum([0.1] * 10), dist((0, 0), (3, 4)))
# expect: 5.0 True 3.0 -3 -2 -2 1.0 5.0
try:
    F(1, 0)
except ZeroDivisionError as error:
    print(error)
# expect: Fraction(1, 0)
