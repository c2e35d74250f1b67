# what fits a word: factorials, binomials, roots; hypot of two; sums of bytes and arrays
import array
import math

print([math.factorial(n) for n in (0, 1, 5, 20, 21, 25)])
# expect: [1, 1, 120, 2432902008176640000, 51090942171709440000, 15511210043330985984000000]
pairs = [(10, 3), (0, 0), (5, 7), (60, 30), (66, 33), (67, 33), (100, 50), (1000, 2), (64, 64), (2**40, 1), (2**40, 2**40 - 1), (True, 1)]
print([math.comb(n, k) for n, k in pairs])
# expect: [120, 1, 0, 118264581564861424, 7219428434016265740, 14226520737620288370, 100891344545564193334812497256, 499500, 1, 1099511627776, 1099511627776, 1]
print([math.isqrt(n) for n in (0, 1, 15, 16, 17, 2**46, 2**46 - 1, 2**64)])
# expect: [0, 1, 3, 4, 4, 8388608, 8388607, 4294967296]
for a in ((3.0, 4.0), (1e-300, 1e-300), (1e300, 1e300), (3, 4), (True, 2), (float('inf'), float('nan')), (-0.0, 0.0), (1e-60, 5.5), (1e99, 1e-99), (1e-50, 3e-50)):
    print(math.hypot(*a))
# expect: 5.0
# expect: 1.414213562373095e-300
# expect: 1.4142135623730952e+300
# expect: 5.0
# expect: 2.23606797749979
# expect: inf
# expect: 0.0
# expect: 5.5
# expect: 1e+99
# expect: 3.162277660168379e-50
for c in 'bBhHiIlqLQfd':
    print(c, sum(array.array(c, [1, 2, 3])), sum(array.array(c, [1, 2, 3]), 5), sum(array.array(c, [1, 2, 3]), 0.5))
# expect: b 6 11 6.5
# expect: B 6 11 6.5
# expect: h 6 11 6.5
# expect: H 6 11 6.5
# expect: i 6 11 6.5
# expect: I 6 11 6.5
# expect: l 6 11 6.5
# expect: q 6 11 6.5
# expect: L 6 11 6.5
# expect: Q 6 11 6.5
# expect: f 6.0 11.0 6.5
# expect: d 6.0 11.0 6.5
print(sum(array.array('q', [2**62, 2**62, 2**62])), sum(b'abc'), sum(bytearray(b'abc'), 10), sum(b''), sum(b'abc', True), sum(b'a', 2**70))
# expect: 13835058055282163712 294 304 0 295 1180591620717411303521
for v in (-1, 2.0, 'a'):
    for f in (math.factorial, math.isqrt):
        try:
            print(f(v))
        except (TypeError, ValueError) as e:
            print(e)
# expect: factorial() not defined for negative values
# expect: isqrt() argument must be nonnegative
# expect: 'float' object cannot be interpreted as an integer
# expect: 'float' object cannot be interpreted as an integer
# expect: 'str' object cannot be interpreted as an integer
# expect: 'str' object cannot be interpreted as an integer
for n, k in ((-1, 2), (2, -1)):
    try:
        math.comb(n, k)
    except ValueError as e:
        print(e)
# expect: n must be a non-negative integer
# expect: k must be a non-negative integer
