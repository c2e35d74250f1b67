# since: 3.14
"""Statistics on a seeded sample: description, quantiles, regression, correlation and a text histogram."""

import math
import random
import statistics as st
from collections import Counter
from fractions import Fraction
from decimal import Decimal
from itertools import batched
from operator import sub

rng = random.Random(20240501)
heights = [round(rng.gauss(170, 9), 1) for _ in range(60)]
weights = [round(0.9 * h - 85 + rng.uniform(-8, 8), 1) for h in heights]


def describe(name, values):
    q1, q2, q3 = st.quantiles(values, n=4)
    print(f"{name:<8} n={len(values)} mean={st.mean(values):.3f} median={st.median(values):.2f} stdev={st.stdev(values):.4f}"
          f" min={min(values)} max={max(values)} iqr={q3 - q1:.3f}")


describe("height", heights)
describe("weight", weights)
print([round(d, 3) for d in st.quantiles(heights, n=10, method="inclusive")])
slope, intercept = st.linear_regression(heights, weights)
print(f"weight = {slope:.6f} * height {intercept:+.6f}, r = {st.correlation(heights, weights):.6f}, cov = {st.covariance(heights, weights):.4f}")
print(f"rank correlation {st.correlation(heights, weights, method='ranked'):.6f}")
for number, chunk in enumerate(batched(sorted(heights), 20)):
    print(number, chunk[0], chunk[-1], f"{st.fmean(chunk):.4f}")
low, width = math.floor(min(heights) / 5) * 5, 5
bins = Counter(int((h - low) // width) for h in heights)
for index in range(max(bins) + 1):
    print(f"{low + index * width:>4}-{low + (index + 1) * width:<4}{'█' * bins[index]}{bins[index]:>4}")
normal = st.NormalDist.from_samples(heights)
print(f"{normal.mean:.4f} {normal.stdev:.4f} {normal.cdf(180):.5f} {normal.inv_cdf(0.9):.5f} {normal.zscore(190):.4f} {normal.pdf(170):.6f}")
standard = st.NormalDist()
print(standard, (standard * 2 + 1), standard + st.NormalDist(1, 2), round(standard.overlap(st.NormalDist(1, 1)), 6), [round(q, 4) for q in st.NormalDist(10, 2).quantiles(4)])
print(st.mode("aabbc"), st.multimode("aabbc"), st.median_low([1, 2, 3, 4]), st.median_high([1, 2, 3, 4]), st.median_grouped([1, 2, 2, 3, 4, 4, 4], 1))
print(st.harmonic_mean([40, 60]), round(st.geometric_mean([54, 24, 36]), 6), st.fmean([85, 92, 83], [0.2, 0.3, 0.5]), st.pvariance([1, 2, 3, 4]), st.pstdev([2, 4]))
print(st.mean([Fraction(1, 3), Fraction(1, 6)]), st.mean([Decimal("0.1"), Decimal("0.2")]), st.variance([Decimal(1), Decimal(4)]), st.mean([1, 2]), st.mean([1, 3]))
for wrong in (lambda: st.mean([]), lambda: st.stdev([1]), lambda: st.mode([]), lambda: st.quantiles([1], n=0), lambda: st.correlation([1, 1], [2, 3]),
              lambda: st.harmonic_mean([-1, 2]), lambda: st.NormalDist(0, -1), lambda: st.linear_regression([1], [1]), lambda: st.mean(["a"])):
    try:
        wrong()
    except (st.StatisticsError, TypeError) as error:
        print(type(error).__name__, error)

rng = random.Random("seeded with text")
deck = [f"{rank}{suit}" for suit in "♠♥" for rank in "A23456789TJQK"]
rng.shuffle(deck)
print(" ".join(deck[:8]), rng.sample(range(100), 5), rng.choices("abc", weights=[5, 1, 1], k=8), rng.randrange(0, 100, 7), rng.getrandbits(40))
print(rng.triangular(0, 10, 3), rng.betavariate(2, 3), rng.expovariate(1.5), rng.lognormvariate(0, 0.25), rng.vonmisesvariate(0, 4), rng.gammavariate(2, 1), rng.paretovariate(3), rng.weibullvariate(1, 2), sep="\n")
state = rng.getstate()
again = [rng.random() for _ in range(2)]
rng.setstate(state)
print(again == [rng.random(), rng.random()], rng.randbytes(4).hex(), rng.choice(range(10)), rng.uniform(-1, 1), rng.binomialvariate(10, 0.3) if hasattr(rng, "binomialvariate") else "")
random.seed(99)
print(random.random(), random.randint(1, 6), random.sample(["x", "y", "z"], k=2, counts=[3, 1, 1]), random.normalvariate(0, 1))
inside = sum(math.hypot(rng.random(), rng.random()) <= 1 for _ in range(2000))
print(f"pi is about {4 * inside / 2000:.3f}", math.isclose(4 * inside / 2000, math.pi, rel_tol=0.05), st.sumprod([1, 2], [3, 4]) if hasattr(st, "sumprod") else math.sumprod([1, 2], [3, 4]))
