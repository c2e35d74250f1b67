"""Quarterly sales report: CSV in, grouped totals in Decimal, text table and CSV out."""
import csv
import io
import random
import zlib
from collections import Counter, defaultdict
from datetime import date, timedelta
from decimal import Decimal, ROUND_HALF_UP

ROWS = 20000
REGIONS = ["North", "South", "East", "West", "Überland"]
PRODUCTS = {
    "A-100": ("Widget, small", Decimal("4.99")),
    "A-200": ("Widget, large", Decimal("12.49")),
    "B-010": ('Gadget "Pro"', Decimal("149.00")),
    "B-020": ("Gadget Lite", Decimal("89.95")),
    "C-777": ("Service plan", Decimal("19.00")),
}
CENT = Decimal("0.01")


def make_csv(n):
    rng = random.Random(20240117)
    buf = io.StringIO()
    w = csv.writer(buf)
    w.writerow(["order_id", "date", "region", "sku", "description", "qty", "discount", "rep"])
    start = date(2022, 1, 1)
    skus = list(PRODUCTS)
    for i in range(1, n + 1):
        sku = rng.choices(skus, weights=[8, 5, 1, 2, 4])[0]
        day = start + timedelta(days=rng.randrange(730))
        disc = rng.choice(["", "", "", "5%", "10%", "n/a", "12.5%"])
        w.writerow([f"SO{i:06d}", day.isoformat(), rng.choice(REGIONS), sku,
                    PRODUCTS[sku][0], rng.randint(1, 12), disc, f"rep{rng.randrange(17):02d}"])
    return buf.getvalue()


def parse_discount(text):
    text = text.strip()
    if not text:
        return Decimal(0)
    return Decimal(text.rstrip("%")) / 100


def load(text):
    good, problems = [], Counter()
    for row in csv.DictReader(io.StringIO(text)):
        try:
            disc = parse_discount(row["discount"])
        except ArithmeticError:
            problems["bad discount " + row["discount"]] += 1
            disc = Decimal(0)
        qty = int(row["qty"])
        day = date.fromisoformat(row["date"])
        gross = PRODUCTS[row["sku"]][1] * qty
        net = (gross * (1 - disc)).quantize(CENT, rounding=ROUND_HALF_UP)
        good.append({**row, "qty": qty, "day": day, "gross": gross, "net": net,
                     "quarter": f"{day.year}Q{(day.month - 1) // 3 + 1}"})
    return good, problems


def table(headers, rows, aligns):
    widths = [max(len(str(c)) for c in col) for col in zip(headers, *rows)]
    rule = "-+-".join("-" * w for w in widths)
    yield " | ".join(f"{h:^{w}}" for h, w in zip(headers, widths))
    yield rule
    for r in rows:
        yield " | ".join(f"{c:{a}{w}}" for c, a, w in zip(r, aligns, widths))


def main():
    text = make_csv(ROWS)
    orders, problems = load(text)
    by_q = defaultdict(lambda: defaultdict(Decimal))
    units = Counter()
    reps = defaultdict(lambda: [0, Decimal(0)])
    for o in orders:
        by_q[o["quarter"]][o["region"]] += o["net"]
        units[o["sku"]] += o["qty"]
        rep = reps[o["rep"]]
        rep[0] += 1
        rep[1] += o["net"]

    out = io.StringIO()
    rows = []
    for q in sorted(by_q):
        vals = [by_q[q][r] for r in REGIONS]
        rows.append([q, *(f"{v:,.2f}" for v in vals), f"{sum(vals):,.2f}"])
    for line in table(["Quarter", *REGIONS, "Total"], rows, "<" + ">" * (len(REGIONS) + 1)):
        print(line, file=out)
    print(file=out)
    top = sorted(reps.items(), key=lambda kv: (-kv[1][1], kv[0]))[:5]
    for rank, (name, (n, total)) in enumerate(top, 1):
        print(f"{rank:>2}. {name.title():<8}{n:>6} orders {total:>14,.2f} avg {total / n:>9.2f}", file=out)

    w = csv.DictWriter(out, fieldnames=["order_id", "quarter", "description", "net"],
                       extrasaction="ignore", quoting=csv.QUOTE_MINIMAL)
    w.writeheader()
    w.writerows(o for o in sorted(orders, key=lambda o: (o["net"], o["order_id"]), reverse=True) if o["net"] > 100)

    report = out.getvalue()
    print(report.splitlines()[2])
    print(len(orders), dict(sorted(problems.items())), units.most_common(2))
    print(f"crc={zlib.crc32(report.encode()):08x}")


main()
