# statistics of samples
import statistics as st
from decimal import Decimal
from fractions import Fraction

data = [2.5, 3.25, 5.5, 11.25, 11.75, 3.25]
print(st.mean(data), st.median(data), st.mode(data), st.fmean(data))
# expect: 6.25 4.375 3.25 6.25
print(st.stdev(data), st.pstdev(data), st.variance(data), st.pvariance(data))
# expect: 4.192254763250917 3.8269875010683445 17.575 14.645833333333334
print(st.median_low(data), st.median_high(data), st.median_grouped([1, 2, 2, 3, 4], interval=1))
# expect: 3.25 5.5 2.25
print(st.quantiles(data, n=4), st.quantiles(range(1, 12), n=10, method='inclusive'))
# expect: [3.0625, 4.375, 11.375] [2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0]
print(st.multimode('aabbc'), st.harmonic_mean([40, 60]), st.geometric_mean([54, 24, 36]))
# expect: ['a', 'b'] 48.0 36.000000000000014
print(st.mean([Decimal('0.5'), Decimal('0.75')]), st.mean([Fraction(1, 3), Fraction(2, 3)]), st.mean([True, False]))
# expect: 0.625 1/2 0.5
x, y = [1, 2, 3, 4], [2, 4, 6, 9]
print(st.covariance(x, y), st.correlation(x, y), st.linear_regression(x, y))
# expect: 3.8333333333333335 0.9943767126843689 LinearRegression(slope=2.3, intercept=-0.5)
nd = st.NormalDist(100, 15)
print(nd.cdf(115), nd.inv_cdf(0.5), nd.zscore(130), nd.pdf(100), nd)
# expect: 0.8413447460685429 100.0 2.0 0.02659615202676218 NormalDist(mu=100.0, sigma=15.0)
for bad in ([], [1]):
    try:
        print(st.stdev(bad))
    except st.StatisticsError as error:
        print(error)
# expect: stdev requires at least two data points
# expect: stdev requires at least two data points
