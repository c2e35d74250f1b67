# since: 3.14
"""Generated calls of statistics: every function on ints, floats, fractions, decimals and mixtures of them, with hostile values and errors."""
import copy
import hashlib
import statistics
import sys
from decimal import Decimal
from fractions import Fraction


class Source:
    """Numbers from a seed, the upper half of a linear congruential generator: nothing that the library has is needed to make an input."""

    def __init__(self, seed):
        self.state = seed * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        self.bits()

    def bits(self):
        self.state = self.state * 6364136223846793005 + 1442695040888963407 & 0xFFFFFFFFFFFFFFFF
        return self.state >> 32

    def below(self, n):
        return self.bits() % n

    def pick(self, items):
        return items[self.bits() % len(items)]

    def several(self, items, most):
        return [self.pick(items) for _ in range(self.below(most + 1))]


def told(function, *args, **kwargs):
    """What a call gives, or how it fails."""
    try:
        return repr(function(*args, **kwargs))
    except Exception as error:
        return f'{type(error).__name__}: {error}'


BLOCKS = 110

INTS = [0, 1, -1, 2, 3, 5, 10, 100, -7, 10 ** 20, -10 ** 30, True, 2 ** 53 + 1]
FLOATS = [0.0, -0.0, 0.1, 0.5, 1.0, 1.5, -2.25, 3.75, 1e-300, 1e300, 1e16, 2.0 ** -1074, 123.456, 7.0]
STRANGE = [float('nan'), float('inf'), float('-inf'), 1.7976931348623157e308]
FRACTIONS = [Fraction(n, d) for n, d in [(0, 1), (1, 3), (-2, 7), (5, 2), (10 ** 20, 3), (1, 10 ** 15), (22, 7)]]
DECIMALS = [Decimal(text) for text in ['0', '-0', '0.1', '1.10', '-2.5', '1E+20', '1E-20', '3', '123.4560']]
DECIMALS_STRANGE = [Decimal('NaN'), Decimal('Infinity'), Decimal('sNaN')]
OTHER = ['a', None, 1j, [1], b'x', '', (), object]
TEXTS = ['a', 'b', 'c', 'red', 'blue', '']


def data(source, most=9):
    kind = source.below(16)
    n = source.pick([0, 1, 2, 3, 4, 5, 7, most])
    pool = [INTS, INTS, FLOATS, FLOATS, FLOATS, FRACTIONS, DECIMALS, INTS + FLOATS, INTS + FRACTIONS, INTS + DECIMALS, FLOATS + STRANGE, FLOATS + FRACTIONS,
            DECIMALS + DECIMALS_STRANGE, None, None, INTS + FLOATS + OTHER][kind]
    if pool is None:
        found = [(source.bits() - 2 ** 31) / 2 ** source.below(40) for _ in range(n)] if kind == 13 else [source.below(12) for _ in range(n)]
    else:
        found = [source.pick(pool) for _ in range(n)]
    return source.pick([list, list, list, tuple, iter])(found)


def ordered(given):
    """Without NaNs, whose place in an order is chance."""
    found = [value for value in given if str(value).lower() not in ('nan', 'snan')]
    return found if isinstance(given, list) else tuple(found)


def rounded(value):
    """A result that came through logarithms or exponentials, whose last digits are the C library's."""
    if isinstance(value, float):
        return format(value, '.9g')
    if isinstance(value, list):
        return '[' + ', '.join([rounded(item) for item in value]) + ']'
    return repr(value)


def about(function, *args, **kwargs):
    try:
        return rounded(function(*args, **kwargs))
    except Exception as error:
        return f'{type(error).__name__}: {error}'


def averages(source):
    name = source.pick(['mean', 'median', 'median_low', 'median_high', 'fmean', 'harmonic_mean', 'mode', 'multimode', 'fmean'])
    given = data(source)
    if source.below(12) == 0:
        given = source.several(TEXTS, 6)
    if name == 'fmean' and source.below(2):
        return f'{name} {told(statistics.fmean, given, source.pick([list(range(7)), [1, 1], data(source), [0, 0, 0], None, 5]))}'
    if name == 'harmonic_mean' and source.below(2):
        return f'{name} {told(statistics.harmonic_mean, given, weights=source.pick([[1, 2, 3], [1, 1], data(source), [0, 0], None]))}'
    return f'{name} {told(getattr(statistics, name), ordered(given) if "median" in name else given)}'


def grouped(source):
    given = ordered(data(source))
    way = source.below(4)
    if way == 0:
        return told(statistics.median_grouped, given)
    return told(statistics.median_grouped, given, source.pick([1, 2, 0.5, 10, Fraction(1, 2), 'a', 0, float('inf')]))


def spread(source):
    name = source.pick(['variance', 'pvariance', 'stdev', 'pstdev'])
    given = data(source)
    if source.below(3) == 0:
        centre = source.pick([None, 0, 1, 2.5, Fraction(1, 3), Decimal('1.5'), 'a', float('nan')])
        return f'{name} {told(getattr(statistics, name), given, centre)}'
    return f'{name} {told(getattr(statistics, name), given)}'


def quantiles(source):
    return told(statistics.quantiles, ordered(data(source)), n=source.pick([4, 4, 1, 2, 3, 10, 100, 0, -1, 2.0]),
                method=source.pick(['exclusive', 'inclusive', 'exclusive', 'inclusive', 'nope', None]))


def pairs(source):
    n = source.pick([0, 1, 2, 3, 5, 8])
    pool = source.pick([INTS[:9], FLOATS[:8] + [123.456, 7.0], FLOATS, FRACTIONS, INTS + FLOATS, DECIMALS, FLOATS + STRANGE[1:]])
    x, y = [source.pick(pool) for _ in range(n)], [source.pick(pool) for _ in range(n if source.below(20) else n + 1)]
    way = source.below(6)
    if way < 2:
        return told(statistics.covariance, x, y)
    if way == 2:
        return told(statistics.correlation, x, y)
    if way == 3:
        return told(statistics.correlation, x, y, method=source.pick(['linear', 'ranked', 'nope']))
    return told(statistics.linear_regression, x, y, proportional=way == 5)


def geometric(source):
    return about(statistics.geometric_mean, data(source))


def normal(source):
    numbers = [0, 1, -1, 2, 0.5, 2.5, 10.0, 100, -3.75, 1e-9, 1e9]
    try:
        made = statistics.NormalDist(source.pick(numbers), source.pick(numbers))
    except Exception as error:
        return f'{type(error).__name__}: {error}'
    other = statistics.NormalDist(source.pick(numbers), abs(source.pick(numbers)))
    x = source.pick(numbers + [float('inf'), float('nan')])
    way = source.below(12)
    if way == 0:
        return f'{made!r} pdf {about(made.pdf, x)}'
    if way == 1:
        return f'{made!r} cdf {about(made.cdf, x)}'
    if way == 2:
        return f'{made!r} inv_cdf {about(made.inv_cdf, source.pick([0.5, 0.1, 0.9, 0.001, 0.999999, 1e-9, 0, 1, 1.5, -0.5, 0.42]))}'
    if way == 3:
        return f'{made!r} overlap {about(made.overlap, source.pick([other, made, other, 5]))}'
    if way == 4:
        return f'{made!r} quantiles {about(made.quantiles, source.pick([4, 1, 2, 10]))}'
    if way == 5:
        return f'{made!r} zscore {told(made.zscore, x)}'
    if way == 6:
        return f'{told(lambda: made + other)} {told(lambda: made - other)} {told(lambda: made + x)} {told(lambda: x - made)} {told(lambda: made * x)}'
    if way == 7:
        return f'{told(lambda: made / x)} {told(lambda: -made)} {told(lambda: +made)} {made == other} {told(lambda: made + "a")} {told(lambda: made * other)}'
    if way == 8:
        return told(statistics.NormalDist.from_samples, data(source))
    if way == 9:
        return f'{made.mean} {made.median} {made.mode} {made.stdev} {made.variance} {made == copy.copy(made)}'
    if way == 10:
        return about(made.samples, source.pick([0, 1, 3]), seed=source.pick([1, 'a', 5]))
    return told(setattr, made, source.pick(['mean', 'stdev', 'other']), 1)


def kernels(source):
    given = source.pick([[1, 2, 4], [0.5, 1.5, 7.0, 3.25], [], [1], [1, 'a'], [Fraction(1, 2), 3]])
    kernel = source.pick(['normal', 'gauss', 'logistic', 'sigmoid', 'rectangular', 'uniform', 'triangular', 'parabolic', 'epanechnikov', 'quartic', 'biweight',
                          'triweight', 'cosine', 'nope', 5])
    h = source.pick([0.5, 1, 2.5, 0, -1, 'a'])
    if source.below(5) == 0:
        return f'{kernel} {h} ' + about(lambda: [statistics.kde_random(given, h, kernel, seed=source.below(100))() for _ in range(2)])
    cumulative = bool(source.below(2))
    return f'{kernel} {h} ' + about(lambda: [statistics.kde(given, h, kernel, cumulative=cumulative)(x) for x in (-1, 0.5, 2, 10.0)])


def case(source):
    return source.pick([averages, averages, averages, grouped, spread, spread, spread, quantiles, pairs, pairs, geometric, normal, normal, kernels])(source)


def main():
    chosen = int(sys.argv[1]) if len(sys.argv) > 1 else None
    for block in range(BLOCKS) if chosen is None else [chosen]:
        digest = hashlib.sha256()
        for number in range(100):
            text = case(Source(100 * block + number + 1))
            digest.update(text.encode('utf-8', 'backslashreplace') + b'\n')
            if chosen is not None:
                print(number, ascii(text))
        print('block', block, digest.hexdigest()[:16])


main()
