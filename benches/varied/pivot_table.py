"""Pivot tables, rolling windows, cross-tabs and sparkline output from flat records."""
import zlib
from collections import defaultdict, deque
from io import StringIO
from itertools import accumulate, product, repeat, starmap, zip_longest
from math import inf, isclose, sqrt
from random import Random

BARS = " ▁▂▃▄▅▆▇█"


def records(n):
    rng = Random(4242)
    for i in range(n):
        yield {"month": i * 36 // n, "team": rng.choice(["red", "green", "blue", "grey"]), "kind": rng.choice("XYZ"),
               "hours": round(rng.triangular(0, 12, 3), 1), "cost": rng.randint(100, 9000), "tags": rng.sample(["a", "b", "c", "d"], rng.randint(0, 2))}


AGG = {
    "sum": sum,
    "n": len,
    "avg": lambda v: sum(v) / len(v),
    "max": lambda v: max(v, default=-inf),
    "med": lambda v: sorted(v)[len(v) // 2] if len(v) % 2 else sum(sorted(v)[len(v) // 2 - 1:len(v) // 2 + 1]) / 2,
    "rng": lambda v: max(v) - min(v),
}


def pivot(rows, index, column, value, how):
    cells = defaultdict(list)
    for r in rows:
        cells[r[index], r[column]].append(r[value])
    ys = sorted({y for y, _ in cells})
    xs = sorted({x for _, x in cells})
    fn = AGG[how]
    grid = {k: fn(v) for k, v in cells.items()}
    return ys, xs, [[grid.get((y, x)) for x in xs] for y in ys]


def with_totals(grid):
    body = [[*row, sum(c or 0 for c in row)] for row in grid]
    return body + [[sum(c or 0 for c in col) for col in zip(*body)]]


def render(ys, xs, grid, out, title, digits=1):
    cols = [["", *map(str, ys)]]
    for x, col in zip_longest(xs, zip(*grid), fillvalue="total"):
        cols.append([str(x), *("-" if c is None else f"{c:,.{digits}f}" if isinstance(c, float) else f"{c:,}" for c in col)])
    widths = [max(map(len, c)) for c in cols]
    line = "+".join("-" * (w + 2) for w in widths)
    print(f" {title} ".center(len(line), "="), file=out)
    for n, row in enumerate(zip_longest(*cols, fillvalue="total")):
        first, *rest = row
        print(f" {first:<{widths[0]}} |" + "|".join(f" {c:>{w}} " for c, w in zip(rest, widths[1:])), file=out)
        if n == 0:
            print(line, file=out)


def rolling(seq, n, fn):
    win = deque(maxlen=n)
    for x in seq:
        win.append(x)
        yield fn(win) if len(win) == n else None


def spark(vals):
    vals = [v for v in vals if v is not None]
    lo, hi = min(vals), max(vals)
    return "".join(BARS[int((v - lo) / (hi - lo or 1) * 8)] for v in vals)


def corr(a, b):
    ma, mb = sum(a) / len(a), sum(b) / len(b)
    num = sum(starmap(lambda x, y: (x - ma) * (y - mb), zip(a, b)))
    return num / sqrt(sum((x - ma) ** 2 for x in a) * sum((y - mb) ** 2 for y in b))


def transpose(m):
    return [list(r) for r in zip(*m)]


def main():
    rows = list(records(40000))
    out = StringIO()
    for how, val in product(AGG, ("hours", "cost")):
        ys, xs, grid = pivot(rows, "team", "kind", val, how)
        if how in ("sum", "n"):
            grid = with_totals(grid)
        render(ys, xs, grid, out, f"{how} of {val}")
    ys, xs, grid = pivot(rows, "month", "team", "cost", "sum")
    render([f"{2021 + m // 12}-{m % 12 + 1:02d}" for m in ys], xs, with_totals(grid), out, "cost by month", 0)
    series = dict(zip(xs, transpose(grid)))
    for name, s in series.items():
        sm = list(rolling(s, 6, lambda w: sum(w) / len(w)))
        dd = max(p - v for p, v in zip(accumulate(s, max), s))
        yoy = [f"{(b - a) / a:+.1%}" for a, b in zip(s, s[12:])]
        best = max(range(len(s)), key=s.__getitem__)
        print(f"{name:>6} {spark(s)} {spark(sm)} drawdown={dd:,} best={best} {yoy[:3]} {yoy[-1]}", file=out)
    for a, b in [(a, b) for a in xs for b in xs if a < b]:
        print(f"{a}~{b} {corr(series[a], series[b]):+.4f}", file=out)
    # tag co-occurrence cross-tab
    cross = defaultdict(int)
    for r in rows:
        for a, b in product(r["tags"], repeat=2):
            cross[a, b] += 1
    tags = sorted({t for t, _ in cross})
    assert all(cross[a, b] == cross[b, a] for a, b in product(tags, tags))
    render(tags, tags, [[cross.get((a, b)) for b in tags] for a in tags], out, "tags")
    # percent of column, normalised so every column adds up
    ys, xs, grid = pivot(rows, "kind", "team", "hours", "sum")
    share = transpose([[c / sum(col) for c in col] for col in transpose(grid)])
    assert all(isclose(sum(col), 1) for col in zip(*share))
    for y, row in zip(ys, share):
        print(y, *map("{:>7.2%}".format, row), file=out)
    # deciles of cost
    ranked = sorted(rows, key=lambda r: (r["cost"], -r["hours"], r["team"]))
    step = len(ranked) // 10
    for d, chunk in enumerate(map(lambda i, s: ranked[i * s:(i + 1) * s], range(10), repeat(step)), 1):
        teams = {t: sum(r["team"] == t for r in chunk) for t in series}
        print(f"D{d:<3}{chunk[0]['cost']:>6}..{chunk[-1]['cost']:<6}{min(teams, key=teams.get):>7}{sum(r['hours'] for r in chunk):>10.1f}", file=out)
    text = out.getvalue()
    print(text.splitlines()[-1])
    print(len(text), zlib.crc32(text.encode()))


main()
