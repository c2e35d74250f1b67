"""A quarterly sales report from CSV text: cleaning, grouping, money, and a table."""

import csv
import io
from collections import defaultdict, Counter
from dataclasses import dataclass, field
from decimal import Decimal, ROUND_HALF_UP, InvalidOperation
from operator import attrgetter, itemgetter
from textwrap import dedent

RAW = dedent("""\
    order_id,date,region,product,quantity,unit_price,discount
    1001,2024-01-15,North,Widget,10,19.99,0.05
    1002,2024-01-17,south,Gadget,3,149.50,
    1003,2024-02-03,EAST,Widget,25,19.99,0.10
    1004,2024-02-11,West,"Gizmo, Large",1,1299.00,0.15
    1005,2024-02-28,North,Gadget,-2,149.50,
    1006,2024-03-05,South,Widget,abc,19.99,
    1007,2024-03-09,East,"Gizmo ""Mini"" x",7,89.95,0.02
    1008,2024-03-30,north ,Gizmo,4,n/a,0.00
    1009,2024-03-31,West,Widget,100,17.495,0.25
    """)

CENT = Decimal("0.01")


@dataclass(order=True)
class Order:
    order_id: int
    date: str = field(compare=False)
    region: str = field(compare=False)
    product: str = field(compare=False)
    quantity: int = field(compare=False)
    unit_price: Decimal = field(compare=False)
    discount: Decimal = field(compare=False, default=Decimal(0))

    @property
    def total(self) -> Decimal:
        gross = self.quantity * self.unit_price
        return (gross * (1 - self.discount)).quantize(CENT, rounding=ROUND_HALF_UP)

    @property
    def month(self) -> str:
        return self.date[:7]


def parse(text):
    orders, errors = [], []
    reader = csv.DictReader(io.StringIO(text))
    for row in reader:
        try:
            quantity = int(row["quantity"])
            if quantity <= 0:
                raise ValueError(f"quantity must be positive, got {quantity}")
            orders.append(
                Order(
                    order_id=int(row["order_id"]),
                    date=row["date"],
                    region=row["region"].strip().title(),
                    product=row["product"],
                    quantity=quantity,
                    unit_price=Decimal(row["unit_price"]),
                    discount=Decimal(row["discount"] or "0"),
                )
            )
        except (ValueError, InvalidOperation) as exc:
            errors.append((reader.line_num, type(exc).__name__, str(exc)))
    return orders, errors


def summarise(orders):
    by_region = defaultdict(lambda: {"orders": 0, "units": 0, "revenue": Decimal(0)})
    for order in orders:
        bucket = by_region[order.region]
        bucket["orders"] += 1
        bucket["units"] += order.quantity
        bucket["revenue"] += order.total
    return dict(by_region)


def main():
    orders, errors = parse(RAW)
    print(f"Parsed {len(orders)} orders, {len(errors)} rejected")
    for line, kind, message in errors:
        print(f"  line {line:>2}: {kind}: {message}")

    print("\n{:<10}|{:^8}|{:>8}|{:>14}".format("Region", "Orders", "Units", "Revenue"))
    print("-" * 10 + "+" + "-" * 8 + "+" + "-" * 8 + "+" + "-" * 14)
    summary = summarise(orders)
    for region, row in sorted(summary.items(), key=lambda kv: kv[1]["revenue"], reverse=True):
        print(f"{region:<10}|{row['orders']:^8}|{row['units']:>8,}|{row['revenue']:>14,.2f}")
    grand = sum((row["revenue"] for row in summary.values()), Decimal())
    print(f"{'TOTAL':<10}|{'':^8}|{'':>8}|{grand:>14,}")

    print("\nLargest orders:")
    for rank, order in enumerate(sorted(orders, key=attrgetter("total"), reverse=True)[:3], start=1):
        print(f"{rank}. #{order.order_id} {order.product!r:<18} {order.total:>10} ({order.discount:.0%} off)")

    units = Counter()
    for order in orders:
        units[order.product.split(",")[0].split()[0]] += order.quantity
    print("\nUnits:", units.most_common(2), "of", units.total())

    out = io.StringIO()
    writer = csv.DictWriter(out, fieldnames=["month", "product", "total"], quoting=csv.QUOTE_NONNUMERIC)
    writer.writeheader()
    rows = [{"month": o.month, "product": o.product, "total": float(o.total)} for o in orders]
    writer.writerows(sorted(rows, key=itemgetter("month", "total")))
    print(out.getvalue().replace("\r\n", "\n"), end="")
    print(min(orders), max(orders).order_id, sep="\n")


if __name__ == "__main__":
    main()
