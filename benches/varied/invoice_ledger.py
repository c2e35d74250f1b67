"""Invoices, payments, ageing buckets and dunning letters with Decimal and dataclasses."""
from __future__ import annotations

import calendar
import random
import zlib
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from decimal import Decimal, ROUND_HALF_EVEN, getcontext, localcontext
from enum import Enum
from string import Template

N_INV = 4600
Q = Decimal("0.01")


class Bucket(Enum):
    CURRENT = (None, 0)
    D30 = (1, 30)
    D60 = (31, 60)
    D90 = (61, 90)
    OLD = (91, None)

    @classmethod
    def of(cls, days: int) -> Bucket:
        for b in cls:
            lo, hi = b.value
            if (lo is None or days >= lo) and (hi is None or days <= hi):
                return b
        raise ValueError(days)


@dataclass(frozen=True)
class Money:
    amount: Decimal
    currency: str = "EUR"

    def __add__(self, other):
        if not isinstance(other, Money):
            return NotImplemented
        if other.currency != self.currency:
            raise ValueError(f"cannot add {other.currency} to {self.currency}")
        return Money(self.amount + other.amount, self.currency)

    def __radd__(self, other):
        return self if other == 0 else NotImplemented

    def __sub__(self, other):
        return self + Money(-other.amount, other.currency)

    def __mul__(self, k):
        return Money((self.amount * k).quantize(Q, ROUND_HALF_EVEN), self.currency)

    def __str__(self):
        sign = "-" if self.amount < 0 else ""
        return f"{sign}{self.currency} {abs(self.amount):,.2f}"


@dataclass(order=True)
class Line:
    sku: str
    qty: int = field(compare=False)
    price: Money = field(compare=False)

    @property
    def total(self) -> Money:
        return self.price * self.qty


@dataclass(frozen=True)
class Invoice:
    number: str
    customer: str
    issued: date
    lines: tuple[Line, ...]
    paid: Money = Money(Decimal(0))
    history: list = field(default_factory=list, repr=False, compare=False)

    @property
    def total(self) -> Money:
        net = sum((ln.total for ln in self.lines), Money(Decimal(0)))
        return net + net * Decimal("0.19")

    @property
    def due(self) -> date:
        # net 30, moved to end of month
        d = self.issued + timedelta(days=30)
        return d.replace(day=calendar.monthrange(d.year, d.month)[1])

    @property
    def open(self) -> Money:
        return self.total - self.paid

    def pay(self, amount: Money, when: date) -> Invoice:
        if amount.amount <= 0:
            raise ValueError("payment must be positive")
        take = min(amount, self.open, key=lambda m: m.amount)
        return replace(self, paid=self.paid + take, history=[*self.history, (when, take)])


LETTER = Template("""Dear ${name},
our records of $today show $count open invoice(s) in the amount of $$${cents} cents ($total).
The oldest, $number, was due on $due.$tail
""")


def build(rng):
    names = ["acme gmbh", "o'neil & sons", "MÜLLER AG", "blue sky ltd", "van der berg bv", "zeta corp"]
    for i in range(N_INV):
        lines = tuple(sorted(Line(f"SKU-{rng.randrange(1000):03d}", rng.randint(1, 20),
                                  Money(Decimal(rng.randrange(100, 20000)).scaleb(-2)))
                             for _ in range(rng.randint(1, 4))))
        yield Invoice(f"INV-{2023 * 100000 + i}", rng.choice(names), date(2023, 1, 1) + timedelta(days=rng.randrange(360)), lines)


def main():
    rng = random.Random(7)
    today = date(2024, 1, 31)
    ledger = {inv.number: inv for inv in build(rng)}
    rejected = 0
    for number in rng.sample(sorted(ledger), N_INV * 2 // 3):
        inv = ledger[number]
        for _ in range(rng.randint(1, 2)):
            frac = Decimal(rng.choice(["1", "0.5", "0.25", "0", "1.1"]))
            try:
                inv = inv.pay(inv.total * frac, inv.issued + timedelta(days=rng.randrange(60)))
            except ValueError:
                rejected += 1
        ledger[number] = inv

    ageing = {}
    for inv in ledger.values():
        rest = inv.open
        if not rest.amount:
            continue
        bucket = Bucket.of((today - inv.due).days)
        ageing.setdefault(inv.customer.title(), {}).setdefault(bucket, []).append((inv, rest))

    out = []
    for cust, buckets in sorted(ageing.items()):
        cells = [sum((r for _, r in buckets.get(b, ())), Money(Decimal(0))) for b in Bucket]
        out.append(f"{cust:<18}" + "".join(f"{str(c):>18}" for c in cells))
        overdue = [x for b, v in buckets.items() if b is not Bucket.CURRENT for x in v]
        for inv, rest in sorted(overdue, key=lambda t: (t[0].due, t[0].number))[:20]:
            out.append(LETTER.substitute(
                name=cust, today=f"{today:%d %B %Y}", count=len(overdue), cents=int(rest.amount * 100),
                total=rest, number=inv.number, due=inv.due.strftime("%A, %d.%m.%y"),
                tail=" FINAL NOTICE" if (today - inv.due).days > 90 else ""))
    with localcontext() as ctx:
        ctx.prec = 12
        ratio = sum(i.paid.amount for i in ledger.values()) / sum(i.total.amount for i in ledger.values())
    print(out[0].strip())
    print(rejected, len(out), ratio, getcontext().prec)
    print(zlib.crc32("\n".join(out).encode()))


main()
