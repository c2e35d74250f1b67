"""Statistics of small samples.

Sums are exact: every number is a ratio of integers, and only the end result is rounded, once, to the type of the data.
"""

import math
import random
from bisect import bisect_left, bisect_right
from collections import namedtuple
from decimal import Decimal
from fractions import Fraction
from itertools import repeat
from math import exp, fabs, fsum, hypot, log, sqrt, sumprod as _sumprod, tau
from operator import itemgetter
from _statistics import exact_sum as _exact_sum

__all__ = ["NormalDist", "StatisticsError", "correlation", "covariance", "fmean", "geometric_mean", "harmonic_mean", "kde", "kde_random",
           "linear_regression", "mean", "median", "median_grouped", "median_high", "median_low", "mode", "multimode", "pstdev", "pvariance",
           "quantiles", "stdev", "variance"]


class StatisticsError(ValueError):
    pass


# --- exact sums -----------------------------------------------------------------------------------------------------------------

def _exact_ratio(x):
    """x as (numerator, denominator); the denominator of a NaN or infinity is None."""
    try:
        return x.as_integer_ratio()
    except AttributeError:
        pass
    except (OverflowError, ValueError):
        return x, None
    try:
        return x.numerator, x.denominator
    except AttributeError:
        raise TypeError(f"can't convert type '{type(x).__name__}' to numerator/denominator") from None


def _common_type(T, S):
    """The type in which numbers of both types are answered."""
    if T is S or S is int or S is bool:
        return T
    if T is int or issubclass(S, T):
        return S
    if issubclass(T, S):
        return T
    if issubclass(T, int):
        return S
    if issubclass(S, int):
        return T
    if issubclass(T, Fraction) and issubclass(S, float):
        return S
    if issubclass(T, float) and issubclass(S, Fraction):
        return T
    raise TypeError(f"don't know how to coerce {T.__name__} and {S.__name__}")


def _coerce(T, S):
    return _common_type(T, S)


def _sum(data):
    count = 0
    partials = {}
    types = {}
    for x in data:
        types[type(x)] = True
        numerator, denominator = _exact_ratio(x)
        count += 1
        partials[denominator] = partials.get(denominator, 0) + numerator
    return _result_type(types), _total(partials), count


def _result_type(types):
    T = int
    for S in types:
        T = _common_type(T, S)
    return T


def _total(partials, power=1):
    if None in partials:
        return partials[None]
    return sum([Fraction(numerator, denominator ** power) for denominator, numerator in partials.items()], Fraction(0))


def _ss(data, c=None):
    """(type, sum of the squared deviations, centre, count)."""
    if c is not None:
        T, total, count = _sum((x - c) * (x - c) for x in data)
        return T, total, c, count
    exact = _exact_sum(data)
    if exact is not None:
        # Numbers of one type, as multiples of one unit.
        total, parts = exact
        T, count = type(data[0]), len(data)
        numbers = data if T is int else [int(x * parts) for x in data]
        return T, Fraction(count * _sumprod(numbers, numbers) - total * total, count * parts * parts), Fraction(total, count * parts), count
    count = 0
    types = {}
    sums = {}
    squares = {}
    for x in data:
        types[type(x)] = True
        numerator, denominator = _exact_ratio(x)
        count += 1
        sums[denominator] = sums.get(denominator, 0) + numerator
        squares[denominator] = squares.get(denominator, 0) + numerator * numerator
    T = _result_type(types)
    if not count:
        return T, Fraction(0), Fraction(0), 0
    if None in sums:
        return T, sums[None], sums[None], count
    total = _total(sums)
    return T, (count * _total(squares, 2) - total * total) / count, total / count, count


def _isfinite(x):
    try:
        return x.is_finite()
    except AttributeError:
        return math.isfinite(x)


def _convert(value, T):
    if type(value) is T:
        return value
    if issubclass(T, int) and value.denominator != 1:
        T = float
    try:
        return T(value)
    except TypeError:
        if issubclass(T, Decimal):
            return T(value.numerator) / value.denominator
        raise


def _fail_neg(values, errmsg="negative value"):
    for x in values:
        if x < 0:
            raise StatisticsError(errmsg)
        yield x


def _integer_sqrt_of_frac_rto(n, m):
    """The integer square root of n/m, with its last bit set when it is not exact ("round to odd")."""
    root = math.isqrt(n // m)
    return root | (root * root * m != n)


def _float_sqrt_of_frac(n, m):
    """The square root of n/m, correctly rounded: an integer root of 109 bits or more is rounded once."""
    shift = (n.bit_length() - m.bit_length() - 109) // 2
    if shift >= 0:
        return (_integer_sqrt_of_frac_rto(n, m << 2 * shift) << shift) / 1
    return _integer_sqrt_of_frac_rto(n << -2 * shift, m) / (1 << -shift)


def _decimal_sqrt_of_frac(n, m):
    """The square root of n/m in the current context, corrected by comparing with the middles to its neighbours."""
    if n <= 0:
        if not n:
            return Decimal("0.0")
        n, m = -n, -m
    root = (Decimal(n) / Decimal(m)).sqrt()
    n_root, d_root = root.as_integer_ratio()
    plus = root.next_plus()
    n_plus, d_plus = plus.as_integer_ratio()
    if 4 * n * (d_root * d_plus) ** 2 > m * (d_root * n_plus + d_plus * n_root) ** 2:
        return plus
    minus = root.next_minus()
    n_minus, d_minus = minus.as_integer_ratio()
    if 4 * n * (d_root * d_minus) ** 2 < m * (d_root * n_minus + d_minus * n_root) ** 2:
        return minus
    return root


# --- centres --------------------------------------------------------------------------------------------------------------------

def mean(data):
    known = _exact_sum(data)
    if known is not None:
        numerator, denominator = known
        denominator *= len(data)
        if type(data[0]) is int and not numerator % denominator:
            return numerator // denominator
        # Rounded once, as a fraction is.
        return numerator / denominator
    T, total, n = _sum(data)
    if n < 1:
        raise StatisticsError("mean requires at least one data point")
    return _convert(total / n, T)


def fmean(data, weights=None):
    if weights is None:
        try:
            n = len(data)
        except TypeError:
            data = list(data)
            n = len(data)
        if not n:
            raise StatisticsError("fmean requires at least one data point")
        return fsum(data) / n
    if not isinstance(weights, (list, tuple)):
        weights = list(weights)
    try:
        total = _sumprod(data, weights)
    except ValueError:
        raise StatisticsError("data and weights must be the same length") from None
    weight = fsum(weights)
    if not weight:
        raise StatisticsError("sum of weights must be non-zero")
    return total / weight


def geometric_mean(data):
    n = 0
    found_zero = False
    logs = []
    for n, x in enumerate(data, start=1):
        if x > 0.0 or math.isnan(x):
            logs.append(log(x))
        elif x == 0.0:
            found_zero = True
        else:
            raise StatisticsError("No negative inputs allowed", x)
    total = fsum(logs)
    if not n:
        raise StatisticsError("Must have a non-empty dataset")
    if math.isnan(total):
        return math.nan
    if found_zero:
        return math.nan if total == math.inf else 0.0
    return exp(total / n)


def harmonic_mean(data, weights=None):
    if iter(data) is data:
        data = list(data)
    n = len(data)
    if n < 1:
        raise StatisticsError("harmonic_mean requires at least one data point")
    errmsg = "harmonic mean does not support negative values"
    if n == 1 and weights is None:
        x = data[0]
        if not isinstance(x, (int, float, Fraction, Decimal)):
            raise TypeError("unsupported type")
        if x < 0:
            raise StatisticsError(errmsg)
        return x
    if weights is None:
        weights = repeat(1, n)
        weight = n
    else:
        if iter(weights) is weights:
            weights = list(weights)
        if len(weights) != n:
            raise StatisticsError("Number of weights does not match data size")
        _, weight, _ = _sum(list(_fail_neg(weights, errmsg)))
    try:
        T, total, count = _sum([w / x if w else 0 for w, x in zip(weights, _fail_neg(data, errmsg))])
    except ZeroDivisionError:
        return 0
    if total <= 0:
        raise StatisticsError("Weighted sum must be positive")
    return _convert(weight / total, T)


def median(data):
    data = sorted(data)
    n = len(data)
    if not n:
        raise StatisticsError("no median for empty data")
    middle = n // 2
    return data[middle] if n % 2 else (data[middle - 1] + data[middle]) / 2


def median_low(data):
    data = sorted(data)
    if not data:
        raise StatisticsError("no median for empty data")
    return data[(len(data) - 1) // 2]


def median_high(data):
    data = sorted(data)
    if not data:
        raise StatisticsError("no median for empty data")
    return data[len(data) // 2]


def median_grouped(data, interval=1.0):
    data = sorted(data)
    n = len(data)
    if not n:
        raise StatisticsError("no median for empty data")
    x = data[n // 2]
    first = bisect_left(data, x)
    last = bisect_right(data, x, lo=first)
    try:
        interval = float(interval)
        x = float(x)
    except ValueError:
        raise TypeError("Value cannot be converted to a float") from None
    return x - interval / 2.0 + interval * (n / 2 - first) / (last - first)


def _counts(data):
    counts = {}
    get = counts.get
    x = None
    try:
        for x in data:
            counts[x] = get(x, 0) + 1
    except TypeError:
        # What is no key is told as by its hash alone, as a Counter does.
        hash(x)
        raise
    return counts


def mode(data):
    counts = _counts(data)
    if not counts:
        raise StatisticsError("no mode for empty data")
    return max(counts.items(), key=itemgetter(1))[0]


def multimode(data):
    counts = _counts(data)
    if not counts:
        return []
    most = max(counts.values())
    return [value for value, count in counts.items() if count == most]


# --- spread ---------------------------------------------------------------------------------------------------------------------

def variance(data, xbar=None):
    T, ss, c, n = _ss(data, xbar)
    if n < 2:
        raise StatisticsError("variance requires at least two data points")
    return _convert(ss / (n - 1), T)


def pvariance(data, mu=None):
    T, ss, c, n = _ss(data, mu)
    if n < 1:
        raise StatisticsError("pvariance requires at least one data point")
    return _convert(ss / n, T)


def _root(T, mss):
    if not isinstance(mss, Fraction):
        raise ValueError('inf or nan encountered in data')
    if issubclass(T, Decimal):
        return _decimal_sqrt_of_frac(mss.numerator, mss.denominator)
    return _float_sqrt_of_frac(mss.numerator, mss.denominator)


def stdev(data, xbar=None):
    T, ss, c, n = _ss(data, xbar)
    if n < 2:
        raise StatisticsError("stdev requires at least two data points")
    return _root(T, ss / (n - 1))


def pstdev(data, mu=None):
    T, ss, c, n = _ss(data, mu)
    if n < 1:
        raise StatisticsError("pstdev requires at least one data point")
    return _root(T, ss / n)


def _mean_stdev(data):
    T, ss, xbar, n = _ss(data)
    if n < 2:
        raise StatisticsError("stdev requires at least two data points")
    mss = ss / (n - 1)
    try:
        return float(xbar), _float_sqrt_of_frac(mss.numerator, mss.denominator)
    except AttributeError:
        return float(xbar), float(xbar) / float(ss)


def quantiles(data, *, n=4, method="exclusive"):
    if n < 1:
        raise StatisticsError("n must be at least 1")
    data = sorted(data)
    size = len(data)
    if size < 2:
        if size == 1:
            return data * (n - 1)
        raise StatisticsError("must have at least one data point")
    result = []
    if method == "inclusive":
        for i in range(1, n):
            j, delta = divmod(i * (size - 1), n)
            result.append((data[j] * (n - delta) + data[j + 1] * delta) / n)
        return result
    if method == "exclusive":
        for i in range(1, n):
            j = i * (size + 1) // n
            j = 1 if j < 1 else size - 1 if j > size - 1 else j
            delta = i * (size + 1) - j * n
            result.append((data[j - 1] * (n - delta) + data[j] * delta) / n)
        return result
    raise ValueError(f"Unknown method: {method!r}")


# --- two variables --------------------------------------------------------------------------------------------------------------

def covariance(x, y, /):
    n = len(x)
    if len(y) != n:
        raise StatisticsError("covariance requires that both inputs have same number of data points")
    if n < 2:
        raise StatisticsError("covariance requires at least two data points")
    xbar = fsum(x) / n
    ybar = fsum(y) / n
    return _sumprod([a - xbar for a in x], [b - ybar for b in y]) / (n - 1)


def _sqrtprod(x, y):
    """sqrt(x * y), also where the product leaves the range of floats."""
    root = sqrt(x * y)
    if math.isinf(root) and math.isfinite(x) and math.isfinite(y):
        return _sqrtprod(x * 2.0 ** -512, y * 2.0 ** -512) * 2.0 ** 512
    if not root and x and y:
        return _sqrtprod(x * 2.0 ** 537, y * 2.0 ** 537) * 2.0 ** -537
    if not root or not math.isfinite(root):
        return root
    # One step of Newton with the exact error.
    return root + _sumprod((x, root), (y, -root)) / (2.0 * root)


def _rank(data):
    order = [at for value, at in sorted(zip(data, range(len(data))))]
    ranks = [0.0] * len(data)
    i = 0
    middle = (len(data) + 1) / 2
    while i < len(order):
        first = data[order[i]]
        j = i + 1
        # The same NaN is a tie too.
        while j < len(order) and (data[order[j]] is first or data[order[j]] == first):
            j += 1
        for k in range(i, j):
            # Ranks are counted from their mean, ties share theirs.
            ranks[order[k]] = (i + j + 1) / 2 - middle
        i = j
    return ranks


def correlation(x, y, /, *, method="linear"):
    n = len(x)
    if len(y) != n:
        raise StatisticsError("correlation requires that both inputs have same number of data points")
    if n < 2:
        raise StatisticsError("correlation requires at least two data points")
    if method not in {"linear", "ranked"}:
        raise ValueError(f"Unknown method: {method!r}")
    if method == "ranked":
        x, y = _rank(x), _rank(y)
    else:
        xbar = fsum(x) / n
        ybar = fsum(y) / n
        x = [a - xbar for a in x]
        y = [b - ybar for b in y]
    try:
        return _sumprod(x, y) / _sqrtprod(_sumprod(x, x), _sumprod(y, y))
    except ZeroDivisionError:
        raise StatisticsError("at least one of the inputs is constant") from None


LinearRegression = namedtuple("LinearRegression", ("slope", "intercept"), module="statistics")


def linear_regression(x, y, /, *, proportional=False):
    n = len(x)
    if len(y) != n:
        raise StatisticsError("linear regression requires that both inputs have same number of data points")
    if n < 2:
        raise StatisticsError("linear regression requires at least two data points")
    if not proportional:
        xbar = fsum(x) / n
        ybar = fsum(y) / n
        x = [a - xbar for a in x]
        y = [b - ybar for b in y]
    sxy = _sumprod(x, y) + 0.0
    try:
        slope = sxy / _sumprod(x, x)
    except ZeroDivisionError:
        raise StatisticsError("x is constant") from None
    return LinearRegression(slope, 0.0 if proportional else ybar - slope * xbar)


# --- the normal distribution ----------------------------------------------------------------------------------------------------

def _polynomials(x, numerator, denominator):
    a = b = 0.0
    for coefficient in numerator:
        a = a * x + coefficient
    for coefficient in denominator:
        b = b * x + coefficient
    return a / b


# Wichura, "Algorithm AS 241", 1988: coefficients from the highest power down.
_CENTRAL = ((2.50908_09287_30122_6727e+3, 3.34305_75583_58812_8105e+4, 6.72657_70927_00870_0853e+4, 4.59219_53931_54987_1457e+4,
             1.37316_93765_50946_1125e+4, 1.97159_09503_06551_4427e+3, 1.33141_66789_17843_7745e+2, 3.38713_28727_96366_6080e+0),
            (5.22649_52788_52854_5610e+3, 2.87290_85735_72194_2674e+4, 3.93078_95800_09271_0610e+4, 2.12137_94301_58659_5867e+4,
             5.39419_60214_24751_1077e+3, 6.87187_00749_20579_0830e+2, 4.23133_30701_60091_1252e+1, 1.0))
_MIDDLE = ((7.74545_01427_83414_07640e-4, 2.27238_44989_26918_45833e-2, 2.41780_72517_74506_11770e-1, 1.27045_82524_52368_38258e+0,
            3.64784_83247_63204_60504e+0, 5.76949_72214_60691_40550e+0, 4.63033_78461_56545_29590e+0, 1.42343_71107_49683_57734e+0),
           (1.05075_00716_44416_84324e-9, 5.47593_80849_95344_94600e-4, 1.51986_66563_61645_71966e-2, 1.48103_97642_74800_74590e-1,
            6.89767_33498_51000_04550e-1, 1.67638_48301_83803_84940e+0, 2.05319_16266_37758_82187e+0, 1.0))
_FAR = ((2.01033_43992_92288_13265e-7, 2.71155_55687_43487_57815e-5, 1.24266_09473_88078_43860e-3, 2.65321_89526_57612_30930e-2,
         2.96560_57182_85048_91230e-1, 1.78482_65399_17291_33580e+0, 5.46378_49111_64114_36990e+0, 6.65790_46435_01103_77720e+0),
        (2.04426_31033_89939_78564e-15, 1.42151_17583_16445_88870e-7, 1.84631_83175_10054_68180e-5, 7.86869_13114_56132_59100e-4,
         1.48753_61290_85061_48525e-2, 1.36929_88092_27358_05310e-1, 5.99832_20655_58879_37690e-1, 1.0))


def _normal_dist_inv_cdf(p, mu, sigma):
    q = p - 0.5
    if fabs(q) <= 0.425:
        r = 0.180625 - q * q
        a = b = 0.0
        for coefficient in _CENTRAL[0]:
            a = a * r + coefficient
        for coefficient in _CENTRAL[1]:
            b = b * r + coefficient
        return mu + a * q / b * sigma
    r = p if q <= 0.0 else 1.0 - p
    r = sqrt(-log(r))
    if r <= 5.0:
        x = _polynomials(r - 1.6, *_MIDDLE)
    else:
        x = _polynomials(r - 5.0, *_FAR)
    if q < 0.0:
        x = -x
    return mu + x * sigma


class NormalDist:
    __slots__ = {"_mu": "Arithmetic mean of a normal distribution", "_sigma": "Standard deviation of a normal distribution"}

    def __init__(self, mu=0.0, sigma=1.0):
        if sigma < 0.0:
            raise StatisticsError("sigma must be non-negative")
        self._mu = float(mu)
        self._sigma = float(sigma)

    @classmethod
    def from_samples(cls, data):
        return cls(*_mean_stdev(data))

    def samples(self, n, *, seed=None):
        rnd = random.random if seed is None else random.Random(seed).random
        return [_normal_dist_inv_cdf(rnd(), self._mu, self._sigma) for _ in range(n)]

    def pdf(self, x):
        variance = self._sigma * self._sigma
        if not variance:
            raise StatisticsError("pdf() not defined when sigma is zero")
        diff = x - self._mu
        return exp(diff * diff / (-2.0 * variance)) / sqrt(tau * variance)

    def cdf(self, x):
        if not self._sigma:
            raise StatisticsError("cdf() not defined when sigma is zero")
        return 0.5 * math.erfc((self._mu - x) / (self._sigma * sqrt(2.0)))

    def inv_cdf(self, p):
        if p <= 0.0 or p >= 1.0:
            raise StatisticsError("p must be in the range 0.0 < p < 1.0")
        return _normal_dist_inv_cdf(p, self._mu, self._sigma)

    def quantiles(self, n=4):
        return [self.inv_cdf(i / n) for i in range(1, n)]

    def overlap(self, other):
        if not isinstance(other, NormalDist):
            raise TypeError("Expected another NormalDist instance")
        X, Y = self, other
        if (Y._sigma, Y._mu) < (X._sigma, X._mu):
            X, Y = Y, X
        x_var, y_var = X.variance, Y.variance
        if not x_var or not y_var:
            raise StatisticsError("overlap() not defined when sigma is zero")
        difference = y_var - x_var
        distance = fabs(Y._mu - X._mu)
        if not difference:
            return math.erfc(distance / (2.0 * X._sigma * sqrt(2.0)))
        a = X._mu * y_var - Y._mu * x_var
        b = X._sigma * Y._sigma * sqrt(distance * distance + difference * log(y_var / x_var))
        x1 = (a + b) / difference
        x2 = (a - b) / difference
        return 1.0 - (fabs(Y.cdf(x1) - X.cdf(x1)) + fabs(Y.cdf(x2) - X.cdf(x2)))

    def zscore(self, x):
        if not self._sigma:
            raise StatisticsError("zscore() not defined when sigma is zero")
        return (x - self._mu) / self._sigma

    @property
    def mean(self):
        return self._mu

    @property
    def median(self):
        return self._mu

    @property
    def mode(self):
        return self._mu

    @property
    def stdev(self):
        return self._sigma

    @property
    def variance(self):
        return self._sigma * self._sigma

    def __add__(x1, x2):
        if isinstance(x2, NormalDist):
            return NormalDist(x1._mu + x2._mu, hypot(x1._sigma, x2._sigma))
        return NormalDist(x1._mu + x2, x1._sigma)

    def __sub__(x1, x2):
        if isinstance(x2, NormalDist):
            return NormalDist(x1._mu - x2._mu, hypot(x1._sigma, x2._sigma))
        return NormalDist(x1._mu - x2, x1._sigma)

    def __mul__(x1, x2):
        return NormalDist(x1._mu * x2, x1._sigma * fabs(x2))

    def __truediv__(x1, x2):
        return NormalDist(x1._mu / x2, x1._sigma / fabs(x2))

    def __pos__(x1):
        return NormalDist(x1._mu, x1._sigma)

    def __neg__(x1):
        return NormalDist(-x1._mu, x1._sigma)

    __radd__ = __add__

    def __rsub__(x1, x2):
        return -(x1 - x2)

    __rmul__ = __mul__

    def __eq__(x1, x2):
        if not isinstance(x2, NormalDist):
            return NotImplemented
        return x1._mu == x2._mu and x1._sigma == x2._sigma

    def __hash__(self):
        return hash((self._mu, self._sigma))

    def __repr__(self):
        return f"{type(self).__name__}(mu={self._mu!r}, sigma={self._sigma!r})"

    def __getstate__(self):
        return self._mu, self._sigma

    def __setstate__(self, state):
        self._mu, self._sigma = state


# --- kernel density -------------------------------------------------------------------------------------------------------------

def _inverse(cdf):
    """The inverse of a distribution function on [-1, 1], by halving until the floats meet."""
    def inverse(p):
        low, high = -1.0, 1.0
        while True:
            middle = (low + high) / 2.0
            if middle == low or middle == high:
                return middle
            if cdf(middle) < p:
                low = middle
            else:
                high = middle
    return inverse


def _triangular_inverse(p):
    return sqrt(2.0 * p) - 1.0 if p < 0.5 else 1.0 - sqrt(2.0 - 2.0 * p)


def _quartic(t):
    return min(1.0, max(0.0, _sumprod((3 / 16, -5 / 8, 15 / 16, 1 / 2), (t ** 5, t ** 3, t, 1.0))))


def _triweight(t):
    return min(1.0, max(0.0, _sumprod((-5 / 32, 21 / 32, -35 / 32, 35 / 32, 1 / 2), (t ** 7, t ** 5, t ** 3, t, 1.0))))


_pi = math.pi
# name -> density, distribution function, its inverse, how far from its centre the kernel reaches (None: everywhere)
_KERNELS = {
    "normal": (lambda t: exp(-t * t / 2.0) / sqrt(tau), lambda t: 0.5 * math.erfc(-t / sqrt(2.0)),
               lambda p: _normal_dist_inv_cdf(p, 0.0, 1.0), None),
    "logistic": (lambda t: 0.5 / (1.0 + math.cosh(t)), lambda t: 1.0 - 1.0 / (exp(t) + 1.0), lambda p: log(p / (1.0 - p)), None),
    "sigmoid": (lambda t: 1.0 / _pi / math.cosh(t), lambda t: 2.0 / _pi * math.atan(exp(t)), lambda p: log(math.tan(p * _pi / 2.0)), None),
    "rectangular": (lambda t: 0.5, lambda t: 0.5 * t + 0.5, lambda p: 2.0 * p - 1.0, 1.0),
    "triangular": (lambda t: 1.0 - abs(t), lambda t: t + t * t * (-0.5 if t > 0 else 0.5) + 0.5, _triangular_inverse, 1.0),
    "parabolic": (lambda t: 3 / 4 * (1.0 - t * t), lambda t: _sumprod((-1 / 4, 3 / 4, 1 / 2), (t ** 3, t, 1.0)),
                  lambda p: 2.0 * math.cos((math.acos(2.0 * p - 1.0) + _pi) / 3.0), 1.0),
    "quartic": (lambda t: 15 / 16 * (1.0 - t * t) ** 2, _quartic, _inverse(_quartic), 1.0),
    "triweight": (lambda t: 35 / 32 * (1.0 - t * t) ** 3, _triweight, _inverse(_triweight), 1.0),
    "cosine": (lambda t: _pi / 4 * math.cos(_pi / 2 * t), lambda t: 0.5 * math.sin(_pi / 2 * t) + 0.5, lambda p: 2.0 * math.asin(2.0 * p - 1.0) / _pi, 1.0),
}
for _alias, _name in (("gauss", "normal"), ("uniform", "rectangular"), ("epanechnikov", "parabolic"), ("biweight", "quartic")):
    _KERNELS[_alias] = _KERNELS[_name]


def kde(data, h, kernel="normal", *, cumulative=False):
    n = len(data)
    if not n:
        raise StatisticsError("Empty data sequence")
    if not isinstance(data[0], (int, float)):
        raise TypeError("Data sequence must contain ints or floats")
    if h <= 0.0:
        raise StatisticsError(f"Bandwidth h must be positive, not {h=!r}")
    if kernel not in _KERNELS:
        raise StatisticsError(f"Unknown kernel name: {kernel!r}")
    density, distribution, _, reach = _KERNELS[kernel]

    if reach is None:
        def pdf(x):
            return sum([density((x - at) / h) for at in data]) / (len(data) * h)

        def cdf(x):
            return sum([distribution((x - at) / h) for at in data]) / len(data)
    else:
        sample = sorted(data)
        width = reach * h

        def near(x):
            nonlocal sample
            if len(data) != len(sample):
                sample = sorted(data)
            return bisect_left(sample, x - width), bisect_right(sample, x + width)

        def pdf(x):
            first, last = near(x)
            return sum([density((x - at) / h) for at in sample[first:last]]) / (len(sample) * h)

        def cdf(x):
            first, last = near(x)
            return sum([distribution((x - at) / h) for at in sample[first:last]], first) / len(sample)

    if cumulative:
        cdf.__doc__ = f"CDF estimate with {h=!r} and {kernel=!r}"
        return cdf
    pdf.__doc__ = f"PDF estimate with {h=!r} and {kernel=!r}"
    return pdf


def kde_random(data, h, kernel="normal", *, seed=None):
    n = len(data)
    if not n:
        raise StatisticsError("Empty data sequence")
    if not isinstance(data[0], (int, float)):
        raise TypeError("Data sequence must contain ints or floats")
    if h <= 0.0:
        raise StatisticsError(f"Bandwidth h must be positive, not {h=!r}")
    if kernel not in _KERNELS:
        raise StatisticsError(f"Unknown kernel name: {kernel!r}")
    inverse = _KERNELS[kernel][2]
    source = random.Random(seed)

    def rand():
        return source.choice(data) + h * inverse(source.random())

    rand.__doc__ = f"Random KDE selection with {h=!r} and {kernel=!r}"
    return rand
