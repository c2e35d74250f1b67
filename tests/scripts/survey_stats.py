# since: 3.14
"""A survey: weighted answers, cross tables, confidence intervals, bootstrap, text charts and exact fractions."""

import csv
import io
import itertools
import math
import random
import statistics
import textwrap
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal
from enum import IntEnum
from fractions import Fraction
from functools import partial, reduce
from operator import mul


class Answer(IntEnum):
    NEVER = 1
    RARELY = 2
    OFTEN = 3
    ALWAYS = 4

    @property
    def label(self):
        return self.name.capitalize()


@dataclass(frozen=True)
class Person:
    age: int
    region: str
    answer: Answer
    weight: Fraction = Fraction(1)

    @property
    def band(self):
        return f"{self.age // 20 * 20}-{self.age // 20 * 20 + 19}"


rng = random.Random(1234)
people = [Person(rng.randint(18, 79), rng.choice(["North", "South", "East"]), Answer(rng.choices([1, 2, 3, 4], [2, 4, 3, 1])[0]), Fraction(rng.randint(5, 15), 10)) for _ in range(80)]
total = sum(p.weight for p in people)
print(len(people), total, f"{float(total):.3f}", people[0])
shares = {a: sum(p.weight for p in people if p.answer is a) / total for a in Answer}
for answer, share in shares.items():
    percent = (Decimal(share.numerator) / Decimal(share.denominator) * 100).quantize(Decimal("0.1"), ROUND_HALF_UP)
    print(f"{answer.label:<8}{percent:>6}% {'▇' * round(share * 40)} {share}")
print(sum(shares.values()) == 1, max(shares, key=shares.get).label)
table = defaultdict(Counter)
for p in people:
    table[p.band][p.region] += 1
regions = sorted({p.region for p in people})
print(f"{'band':<8}" + "".join(f"{r:>7}" for r in (*regions, "all")))
for band in sorted(table):
    print(f"{band:<8}" + "".join(f"{table[band][r]:>7}" for r in regions) + f"{table[band].total():>7}")
columns = reduce(lambda a, b: a + b, table.values())
print(f"{'all':<8}" + "".join(f"{columns[r]:>7}" for r in regions) + f"{columns.total():>7}")
chi2 = sum((table[b][r] - (e := table[b].total() * columns[r] / len(people))) ** 2 / e for b, r in itertools.product(table, regions))
print(f"chi2 {chi2:.4f} with {(len(table) - 1) * (len(regions) - 1)} degrees")
scores = [p.answer.value for p in people]
mean, sd = statistics.fmean(scores), statistics.stdev(scores)
z = statistics.NormalDist().inv_cdf(0.975)
half = z * sd / math.sqrt(len(scores))
print(f"mean {mean:.4f} ± {half:.4f}, sd {sd:.4f}, z {z:.5f}, weighted {statistics.fmean(scores, [float(p.weight) for p in people]):.4f}")
boot = sorted(statistics.fmean(rng.choices(scores, k=len(scores))) for _ in range(200))
print(f"bootstrap {boot[5]:.4f}..{boot[-6]:.4f}", statistics.multimode(scores), statistics.median_grouped(scores), statistics.quantiles(scores, n=4))
ages = [p.age for p in people]
print(f"{statistics.correlation(ages, scores):+.6f} {statistics.correlation(ages, scores, method='ranked'):+.6f}", statistics.linear_regression(ages, scores, proportional=True).slope.__round__(6))
stem = defaultdict(list)
for age in sorted(ages):
    stem[age // 10].append(age % 10)
for tens, units in stem.items():
    print(f"{tens} | {''.join(map(str, units))}")
low, q1, q2, q3, high = min(ages), *statistics.quantiles(ages, n=4, method="inclusive"), max(ages)
scale = partial(lambda v, width: round((v - low) / (high - low) * width), width=50)
box = [" "] * 51
for a, b, mark in ((low, q1, "-"), (q1, q3, "="), (q3, high, "-")):
    box[scale(a):scale(b) + 1] = mark * (scale(b) - scale(a) + 1)
for position, mark in ((low, "|"), (high, "|"), (q2, "#")):
    box[scale(position)] = mark
print("".join(box), low, q1, q2, q3, high)
kde = statistics.kde(ages[:20], h=5.0)
print([f"{kde(x):.6f}" for x in (20, 40, 60)], statistics.kde_random([1.0, 2.0], h=0.1, seed=8)().__round__(6), statistics.fmean([Fraction(1, 3), 0.5]), math.sumprod([1, 2, 3], [4, 5, 6]))


def simpson(n):
    return sum(mul(4 if i % 2 else 2, Fraction(1, 1 + Fraction(i, n) ** 2)) for i in range(1, n)) / (3 * n) + Fraction(3, 2) / (3 * n)


approximation = simpson(6)
print(approximation.limit_denominator(10**4), float(approximation * 4), Fraction(math.pi).limit_denominator(1000), [Fraction(s) for s in ("0.25", "1e-3", "-7/21")], Fraction.from_float(0.1) == Fraction("0.1"), f"{Fraction(1, 3):.3%} {Fraction(-5, 2):+08.2f}")
out = io.StringIO()
writer = csv.DictWriter(out, ["region", "mean", "n"], delimiter="\t", lineterminator="\n")
writer.writeheader()
for region in regions:
    group = [p.answer for p in people if p.region == region]
    writer.writerow({"region": region, "mean": f"{statistics.mean(group):.2f}", "n": len(group)})
print(textwrap.indent(out.getvalue(), "> "), end="")
for wrong in (lambda: statistics.NormalDist(0, 0).cdf(1), lambda: statistics.fmean([1], [0]), lambda: statistics.correlation([1, 2], [3]), lambda: Fraction(1, 0), lambda: statistics.quantiles([1, 2], n=3, method="x"), lambda: Answer(9), lambda: statistics.kde([], 1), lambda: math.comb(3, -1), lambda: statistics.geometric_mean([0, -1]), lambda: rng.sample([1], 2), lambda: rng.choices([1], [0])):
    try:
        print(wrong())
    except (ArithmeticError, ValueError) as error:
        print(f"{type(error).__name__}: {error}")
