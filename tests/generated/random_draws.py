# since: 3.14
# Seeds and states whose hash or size differs between machines of 32 and 64 bits are left out.
"""Generated calls of random: every distribution, states, weights, seeds of all kinds, and arguments that are refused."""
import hashlib
import itertools
import random
import sys
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

HOSTILE = [0, 1, -1, 2, 10, 2 ** 31, 2 ** 32, 2 ** 64 + 1, -2 ** 70, 0.0, -0.0, 0.5, 1.0, 2.5, -3.5, 1e308, 1e-308, float('inf'), float('-inf'),
           float('nan'), True, None, '3', b'x', (), [1, 2, 3], 'abc', {1: 2}, range(5)]
NUMBERS = [0, 1, -1, 2, 3, 7, 10, 100, 1000, 0.0, 0.1, 0.5, 0.9, 1.0, 1.5, 2.0, 3.75, -0.5, -2.5, 10.0, 1e6, 1e-9]
SEEDS = [0, 1, -1, 2 ** 32, 2 ** 64, -2 ** 200, 10 ** 400, 0.0, -0.0, 3.0, float('inf'), True, '', 'seed', 'größe', '\U0001f40d',
         b'', b'bytes', bytearray(b'array')]


class Halves(random.Random):
    """Has a source of its own that gives floats only."""

    at = 0.0

    def random(self):
        self.at = (self.at + 0.6180339887498949) % 1.0
        return self.at

    def seed(self, *args):
        self.at = 0.25


class Words(random.Random):
    """Has bits of its own."""

    at = 1

    def getrandbits(self, k):
        self.at = self.at * 69069 + 12345 & (1 << 96) - 1
        return self.at & (1 << k) - 1

    def random(self):
        return self.getrandbits(53) / 9007199254740992


def rounded(value):
    """A float that came through logarithms or sines, whose last digits are the C library's."""
    return format(value, '.11g') if isinstance(value, float) else repr(value)


def population(source):
    kind = source.below(8)
    n = source.pick([0, 1, 2, 3, 5, 8, 20, 60, 200])
    return [list(range(n)), tuple(range(n)), range(n), 'abcdefghijklmnopqrstuvwxyz'[:n], range(0, 10 * n, 7), list(range(n)),
            {1, 2, 3}, bytes(range(n))][kind]


def weights(source, n):
    kind = source.below(9)
    if kind == 0:
        return None
    if kind == 1:
        return [0] * n
    if kind == 2:
        return [source.below(10) for _ in range(n + 1)]
    if kind == 3:
        return [source.below(100) / 8 for _ in range(n)]
    if kind == 4:
        return [source.pick([0, 1, float('inf'), float('nan'), -1, 1e308]) for _ in range(n)]
    if kind == 5:
        return [Fraction(source.below(9), 7) for _ in range(n)]
    if kind == 6:
        return source.pick([5, 'ab', (), {1: 2}])
    return [source.below(10) for _ in range(n)]


def choices(source, rng):
    items = population(source)
    n = len(items)
    k = source.pick([0, 1, 2, 5, 10, -1, 2.0, True])
    way = source.below(5)
    if way == 0:
        return told(rng.choices, items, k=k)
    given = weights(source, n)
    if way == 1:
        return told(rng.choices, items, given, k=k)
    if way == 2:
        try:
            given = list(itertools.accumulate(given))
        except TypeError:
            pass
        return told(rng.choices, items, cum_weights=given, k=k)
    if way == 3:
        return told(rng.choices, items, given, cum_weights=given, k=k)
    return told(rng.choices, items, weights=given, k=k)


def sample(source, rng):
    items = population(source)
    n = len(items)
    k = source.pick([0, 1, 2, 3, n, n + 1, -1, n // 2, min(n, 20), 2.0])
    if source.below(3):
        return told(rng.sample, items, k)
    counts = source.pick([[source.below(4) for _ in range(n)], [1] * n, [0] * n, [1] * (n + 1), [-1] + [2] * (n - 1) if n else [],
                          [1.5] * n, ['a'] * n, 3, None])
    return told(rng.sample, items, k, counts=counts)


def shuffle(source, rng):
    items = population(source)
    result = told(rng.shuffle, items)
    return f'{result} {items!r}'


def randrange(source, rng):
    pool = HOSTILE if source.below(3) == 0 else [0, 1, 2, 5, 10, 17, -1, -5, 100, 2 ** 32, 2 ** 40, 10 ** 30, -10 ** 30]
    way = source.below(5)
    if way == 0:
        return told(rng.randrange, source.pick(pool))
    if way == 1:
        return told(rng.randrange, source.pick(pool), source.pick(pool))
    if way == 2:
        return told(rng.randrange, source.pick(pool), source.pick(pool), source.pick(pool))
    if way == 3:
        return told(rng.randint, source.pick(pool), source.pick(pool))
    return told(rng.randrange, source.pick(pool), step=source.pick(pool))


def bits(source, rng):
    k = source.pick([0, 1, 2, 7, 8, 31, 32, 33, 63, 64, 65, 100, 127, 128, 129, 1000, -1, 2.0, True, '3', None])
    way = source.below(3)
    if way == 0:
        return told(rng.getrandbits, k)
    if way == 1:
        return told(rng.randbytes, k)
    return told(rng.random)


DISTRIBUTIONS = [('uniform', 2), ('triangular', 3), ('betavariate', 2), ('expovariate', 1), ('gammavariate', 2), ('gauss', 2), ('normalvariate', 2),
                 ('lognormvariate', 2), ('vonmisesvariate', 2), ('paretovariate', 1), ('weibullvariate', 2), ('triangular', 0), ('gauss', 0),
                 ('normalvariate', 0), ('expovariate', 0), ('triangular', 2), ('binomialvariate', 2), ('binomialvariate', 0), ('binomialvariate', 1)]


def distribution(source, rng):
    name, n = source.pick(DISTRIBUTIONS)
    # The others search until they find something, which with these they never do.
    hostile = name in ('uniform', 'triangular', 'expovariate', 'gauss', 'normalvariate', 'lognormvariate', 'paretovariate', 'weibullvariate')
    pool = HOSTILE if hostile and source.below(6) == 0 else NUMBERS
    args = [source.pick(pool) for _ in range(n)]
    if name == 'binomialvariate' and n == 2 and pool is NUMBERS:
        args = [source.pick([0, 1, 5, 10, 19, 20, 50, 1000, 100000, -1]), source.pick([0.0, 0.001, 0.1, 0.5, 0.7, 0.999, 1.0, 1.5, -0.1])]
    try:
        return f'{name}{args} {rounded(getattr(rng, name)(*args))}'
    except OverflowError as error:
        # The number of the error is the system's.
        return f'{name}{args} {type(error).__name__}'
    except Exception as error:
        return f'{name}{args} {type(error).__name__}: {error}'


def state(source, rng):
    """States: what comes after one is set again, and states that are refused."""
    for _ in range(source.below(3)):
        rng.gauss(0, 1)
    version, internal, pending = kept = rng.getstate()
    first = [rng.getrandbits(32), rounded(rng.gauss(0, 1))]
    way = source.below(10)
    if way < 4:
        rng.setstate(kept)
        return f'{first == [rng.getrandbits(32), rounded(rng.gauss(0, 1))]} {internal[-1]} {rounded(pending)}'
    wrong = [(1, internal, pending), (2, internal, pending), (2, tuple(n % 2 ** 32 for n in internal), None), (version, internal[:-1], pending),
             (version, internal[:-1] + (source.pick([624, 625, 0, -1, 1000, 'a', 2.0]),), pending), (version, list(internal), pending),
             (version, internal), (version, ('a',) * 625, None), (version, (-1,) + internal[1:], None), 
             (version, internal, 1.5), (version, 5, None), (4, internal, None), None]
    chosen = source.below(len(wrong))
    return f'{chosen} {told(rng.setstate, wrong[chosen])} {rng.getrandbits(32)} {rounded(rng.gauss(0, 1))}'


def seeding(source, rng):
    seed = source.pick(SEEDS + [(), [1], None if False else (1, 2), 1j, Fraction(1, 2), object])
    version = source.pick([2, 2, 1])
    return f'{seed!r:.40} {version} {told(rng.seed, seed, version)} {rng.getrandbits(64)}'


def one(source, rng):
    items = population(source)
    return told(rng.choice, source.pick([items, items, items, [], '', None, 5, {1: 'a', 0: 'b'}, iter([1])]) if source.below(2) else items)


def module(source):
    """The functions of the module, which share one generator."""
    random.seed(source.bits())
    return ' '.join([str(random.randrange(100)), repr(random.random()), str(random.getrandbits(70)), random.randbytes(3).hex(),
                     str(random.choices('abc', [1, 2, 3], k=4)), str(random.sample(range(1000), 4)), rounded(random.gauss()), str(random.getstate()[1][-1])])


ACTS = [choices, choices, sample, sample, shuffle, randrange, randrange, randrange, bits, distribution, distribution, distribution, distribution, state,
        seeding, one]


def case(source):
    way = source.below(40)
    if way == 0:
        return module(source)
    if way == 1:
        rng = Halves()
    elif way == 2:
        rng = Words(5)
    else:
        rng = random.Random(source.bits() if way > 9 else source.pick(SEEDS))
    found = []
    for _ in range(1 + source.below(3)):
        act = source.pick(ACTS)
        if way == 2 and act is seeding or way == 1 and act in (bits, seeding, state):
            act = choices
        found.append(f'{act.__name__} {act(source, rng)}')
    return ' | '.join(found)


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
