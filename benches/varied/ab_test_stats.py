"""A/B test analysis: simulated visitors, per-segment stats, bootstrap interval, exact odds."""
import math
import statistics
import zlib
from collections import defaultdict
from fractions import Fraction
from itertools import accumulate, combinations, product
from random import Random
from typing import NamedTuple

VISITORS = 40000
BOOT = 900


class Visit(NamedTuple):
    variant: str
    country: str
    device: str
    seconds: float
    spend: float

    @property
    def converted(self):
        return self.spend > 0


def simulate(rng):
    lift = {"A": 0.10, "B": 0.125, "C": 0.095}
    for _ in range(VISITORS):
        v = rng.choice("ABC")
        dev = rng.choices(["phone", "desktop", "tablet"], cum_weights=[55, 92, 100])[0]
        secs = max(1.0, rng.gauss(95, 40))
        buys = rng.random() < lift[v] * (1.3 if dev == "desktop" else 0.9)
        yield Visit(v, rng.choice(["DE", "FR", "US", "JP"]), dev, secs, round(rng.lognormvariate(3.2, 0.5), 2) if buys else 0.0)


def z_test(c1, n1, c2, n2):
    p = (c1 + c2) / (n1 + n2)
    se = math.sqrt(p * (1 - p) * (1 / n1 + 1 / n2))
    z = (c2 / n2 - c1 / n1) / se if se else 0.0
    return z, math.erfc(abs(z) / math.sqrt(2))


def wilson(c, n, z=1.96):
    p = c / n
    mid = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return mid - half, mid + half


def bootstrap(values, rng, times=BOOT):
    n = min(len(values), 250)
    means = sorted(math.fsum(rng.choices(values, k=n)) / n for _ in range(times))
    return means[int(times * .025)], means[int(times * .975)]


def fisher_tail(a, b, c, d):
    """Exact one-sided tail as a Fraction."""
    n, row, col = a + b + c + d, a + b, a + c
    total = math.comb(n, col)
    top = sum(math.comb(row, k) * math.comb(n - row, col - k) for k in range(a, min(row, col) + 1))
    return Fraction(top, total)


class Welford:
    __slots__ = ("n", "mean", "m2")

    def __init__(self):
        self.n, self.mean, self.m2 = 0, 0.0, 0.0

    def push(self, x):
        self.n += 1
        d = x - self.mean
        self.mean += d / self.n
        self.m2 += d * (x - self.mean)

    def __add__(self, other):
        out = Welford()
        out.n = self.n + other.n
        d = other.mean - self.mean
        out.mean = self.mean + d * other.n / out.n
        out.m2 = self.m2 + other.m2 + d * d * self.n * other.n / out.n
        return out

    @property
    def stdev(self):
        return math.sqrt(self.m2 / (self.n - 1)) if self.n > 1 else math.nan


def main():
    rng = Random(161803)
    visits = list(simulate(rng))
    out = []
    groups = defaultdict(list)
    running = defaultdict(Welford)
    for v in visits:
        groups[v.variant].append(v)
        running[v.variant, v.device].push(v.seconds)

    counts = {k: (sum(v.converted for v in g), len(g)) for k, g in groups.items()}
    for k in sorted(groups):
        c, n = counts[k]
        lo, hi = wilson(c, n)
        spend = [v.spend for v in groups[k]]
        blo, bhi = bootstrap(spend, rng)
        secs = [v.seconds for v in groups[k]]
        out.append(f"{k} {c:>4}/{n:<5} {c / n:7.2%} [{lo:.4f}, {hi:.4f}] ${statistics.fmean(spend):.3f} "
                   f"[{blo:.3f}, {bhi:.3f}] med={statistics.median(secs):.2f} sd={statistics.pstdev(secs[:400]):.2f}")
        total = running[k, "phone"] + running[k, "desktop"] + running[k, "tablet"]
        out.append(f"  merged n={total.n} mean={total.mean:.4f} sd={total.stdev:.4f}")
    for a, b in combinations(sorted(groups), 2):
        z, p = z_test(*counts[a], *counts[b])
        out.append(f"{a}->{b} z={z:+.3f} p={p:.5f}{'*' if p < .05 else ''}")
    for dev, ctry in product(["phone", "desktop", "tablet"], ["DE", "FR", "JP", "US"]):
        cell = {k: [v for v in groups[k] if (v.device, v.country) == (dev, ctry)] for k in "AB"}
        (a, na), (b, nb) = ((sum(v.converted for v in cell[k]), len(cell[k])) for k in "BA")
        f = fisher_tail(a, na - a, b, nb - b)
        out.append(f"{dev:^9}{ctry} {a:>3}/{na:<4}{b:>3}/{nb:<4} p={float(f):.6f} {str(f.limit_denominator(500)):>8}")
    # sequential monitoring on conversions
    cum = list(accumulate((v.spend for v in visits), lambda s, x: s * 0.995 + x))
    out.append(f"ewma max={max(cum):.3f} at {cum.index(max(cum))} last={cum[-1]:.3f}")
    xs, ys = [v.seconds for v in visits if v.converted], [v.spend for v in visits if v.converted]
    slope, icpt = statistics.linear_regression(xs, ys)
    out.append(f"r={statistics.correlation(xs, ys):.5f} y={slope:.5f}x+{icpt:.4f} {statistics.mode(v.country for v in visits)}")
    nd = statistics.NormalDist.from_samples(xs[:300])
    out.append(f"{nd.mean:.3f} {nd.cdf(100):.4f} {nd.inv_cdf(.9):.3f} {statistics.quantiles(ys, n=4)[1]:.3f}")
    print("\n".join(out[-3:]))
    print(zlib.crc32("\n".join(out).encode()))


main()
