# statistics
import statistics as s
print(s.mean([1, 2, 3, 4]), s.median([3, 1, 2]), s.median([1, 2, 3, 4]), s.mode('aab'))  # expect: 2.5 2 2.5 a
print(s.stdev([1, 2, 3, 4]), s.pvariance([1, 2, 3]), s.fmean([1, 2]))
# expect: 1.2909944487358056 0.6666666666666666 1.5
print(s.multimode('aabb'), s.quantiles([1, 2, 3, 4]))  # expect: ['a', 'b'] [1.25, 2.5, 3.75]
try:
    s.mean([])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: StatisticsError: mean requires at least one data point
try:
    s.stdev([1])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: StatisticsError: stdev requires at least two data points
