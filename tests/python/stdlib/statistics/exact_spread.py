# Variances are exact before they are rounded, whatever numbers they are of.
import statistics
from decimal import Decimal
from fractions import Fraction
from heapq import merge

for data in ([1, 2, 3, 4], (5, 3), [1.5, 2.5, 4.0], [1e16, 1e16 + 2, 1e16 + 4], [0.1] * 3, [1, 2.5], [Decimal('1.5'), Decimal('2.5')], [Fraction(1, 3), Fraction(2, 3)],
             [True, False, True], [10 ** 20, 10 ** 20 + 3], [-1.25, 1e-30], [2 ** 40, -2 ** 40, 7]):
    print(statistics.variance(data), statistics.pvariance(data), statistics.stdev(data), statistics.pstdev(data), statistics.mean(data))
# expect: 1.6666666666666667 1.25 1.2909944487358056 1.118033988749895 2.5
# expect: 2 1 1.4142135623730951 1.0 4
# expect: 1.5833333333333333 1.0555555555555556 1.2583057392117916 1.0274023338281628 2.6666666666666665
# expect: 4.0 2.6666666666666665 2.0 1.632993161855452 1.0000000000000002e+16
# expect: 0.0 0.0 0.0 0.0 0.1
# expect: 1.125 0.5625 1.0606601717798212 0.75 1.75
# expect: 0.5 0.25 0.7071067811865475244008443621 0.5 2
# expect: 1/18 1/36 0.23570226039551584 0.16666666666666666 1/2
# expect: 0.3333333333333333 0.2222222222222222 0.5773502691896257 0.4714045207910317 0.6666666666666666
# expect: 4.5 2.25 2.1213203435596424 1.5 1e+20
# expect: 0.78125 0.390625 0.8838834764831844 0.625 -0.625
# expect: 1.2089258196146292e+24 8.059505464097527e+23 1099511627776.0 897747484769.3826 2.3333333333333335
print(statistics.stdev(range(5)), statistics.pstdev(iter([1, 2, 3])), statistics.variance([1, 2, 3], 2), statistics.pvariance([3]))  # expect: 1.5811388300841898 0.816496580927726 1 0
for data in ([], [1], ['a', 'b'], [1.0, float('inf')]):
    try:
        print(statistics.variance(data))
    except (statistics.StatisticsError, TypeError, ValueError) as error:
        print(type(error).__name__)
# expect: StatisticsError
# expect: StatisticsError
# expect: TypeError
# expect: inf
print(list(merge([1, 4, 9], [2, 3], [], [0, 10])), list(merge('bd', 'ac', key=str.upper)), list(merge([9, 4, 1], [7, 3], reverse=True)))  # expect: [0, 1, 2, 3, 4, 9, 10] ['a', 'b', 'c', 'd'] [9, 7, 4, 3, 1]
print(list(merge([(1, 'a'), (1, 'b')], [(1, 'c')], key=lambda pair: pair[0])), list(merge([], [])), list(merge([3])))  # expect: [(1, 'a'), (1, 'b'), (1, 'c')] [] [3]
print(list(merge(['aa', 'b'], ['c', 'd'], key=len, reverse=True)), next(merge(iter([5]), iter([4]))))  # expect: ['aa', 'b', 'c', 'd'] 4
print('%r %r %r %r %s' % ('x', None, True, "it's", False), '%r|%5r|%-6r|' % ('a\n', 'b', 1.5), '%r %s' % ('\xe9', '\xe9'), '%.2r' % 'abc')  # expect: 'x' None True "it's" False 'a\n'|  'b'|1.5   | 'é' é 'a
