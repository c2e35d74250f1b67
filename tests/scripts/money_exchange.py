"""Currency conversion over a graph of rates, arbitrage, ledgers with rounding, and number parsing in several styles."""

import csv
import io
import json
import math
import re
from collections import defaultdict, namedtuple
from decimal import ROUND_HALF_EVEN, ROUND_UP, Context, Decimal, InvalidOperation, localcontext
from enum import Enum
from fractions import Fraction
from functools import lru_cache, reduce
from itertools import combinations, permutations
from operator import mul
from typing import NamedTuple

RATES = """base,quote,rate
EUR,USD,1.0850
USD,JPY,151.37
GBP,EUR,1.1689
CHF,EUR,1.0213
USD,CAD,1.3532
CAD,CHF,0.6651
"""


class Currency(Enum):
    EUR = ("€", 2)
    USD = ("$", 2)
    JPY = ("¥", 0)
    GBP = ("£", 2)
    CHF = ("Fr.", 2)
    CAD = ("C$", 2)

    def __init__(self, symbol, places):
        self.symbol, self.places = symbol, places

    @property
    def unit(self):
        return Decimal(1).scaleb(-self.places)


class Money(NamedTuple):
    amount: Decimal
    currency: Currency

    def rounded(self, mode=ROUND_HALF_EVEN):
        return self._replace(amount=self.amount.quantize(self.currency.unit, rounding=mode))

    def __str__(self):
        amount = self.rounded().amount
        sign = "-" if amount < 0 else ""
        return f"{sign}{self.currency.symbol}{abs(amount):,}"

    @classmethod
    def parse(cls, text):
        for currency in Currency:
            if text.lstrip("-").startswith((currency.symbol, currency.name)) and not (currency is Currency.USD and text.startswith("C$")):
                break
        else:
            raise ValueError(f"no currency in {text!r}")
        digits = re.sub(r"[^\d.,-]", "", text.replace(currency.symbol, "").replace(currency.name, ""))
        if re.search(r",\d{1,2}$", digits):
            digits = digits.replace(".", "").replace(",", ".")
        try:
            return cls(Decimal(digits.replace(",", "")), currency)
        except InvalidOperation:
            raise ValueError(f"no amount in {text!r}") from None


class Exchange:
    def __init__(self, rates):
        self.rates = defaultdict(dict)
        for row in csv.DictReader(io.StringIO(rates)):
            base, quote, rate = Currency[row["base"]], Currency[row["quote"]], Fraction(row["rate"])
            self.rates[base][quote] = rate
            self.rates[quote][base] = 1 / rate

    @lru_cache(maxsize=64)
    def rate(self, base, quote):
        best, frontier = {base: (Fraction(1), (base,))}, [base]
        while frontier:
            current = frontier.pop(0)
            for other, rate in self.rates[current].items():
                if other not in best:
                    best[other] = (best[current][0] * rate, best[current][1] + (other,))
                    frontier.append(other)
        return best[quote]

    def convert(self, money, target):
        rate, path = self.rate(money.currency, target)
        with localcontext(prec=12):
            factor = Decimal(rate.numerator) / Decimal(rate.denominator)
            return Money(money.amount * factor, target), "→".join(c.name for c in path)


exchange = Exchange(RATES)
start = Money(Decimal("1234.50"), Currency.GBP)
for target in Currency:
    money, path = exchange.convert(start, target)
    print(f"{start} = {str(money):>14} via {path:<22} {money.amount:.6f} {money.rounded(ROUND_UP).amount}")
print(exchange.rate.cache_info(), exchange.rate(Currency.EUR, Currency.USD)[0], float(exchange.rate(Currency.JPY, Currency.CHF)[0]))
for text in ("€1,234.50", "1.234,50 EUR", "-$5", "JPY 1200", "C$ 9.99", "£-3,5", "12 pounds", "€", "CHF 1'000.05", "USD1,000,000"):
    try:
        print(f"{text:<14}{Money.parse(text.strip() if not text.endswith('EUR') else 'EUR ' + text[:-4])!s}")
    except ValueError as error:
        print(f"{text:<14}{error}")
loops = []
for path in permutations([Currency.EUR, Currency.USD, Currency.CAD, Currency.CHF], 4):
    steps = list(zip(path, path[1:] + path[:1]))
    if path[0] is Currency.EUR and all(b in exchange.rates[a] for a, b in steps):
        product = reduce(mul, (exchange.rates[a][b] for a, b in steps))
        loops.append((product, "-".join(c.name for c in path)))
for product, name in sorted(loops, reverse=True):
    print(f"{name} {float(product):.8f} {'profit' if product > 1 else 'loss'} {product.limit_denominator(1000)} {math.log(product):+.3e}")
Entry = namedtuple("Entry", "account amount")


def split(total, shares):
    unit, parts = Decimal("0.01"), []
    left, weight = total, sum(shares)
    for share in shares:
        part = (left * share / weight).quantize(unit)
        parts.append(part)
        left, weight = left - part, weight - share
    return parts


bill = Decimal("100.01")
print(split(bill, [1, 1, 1]), sum(split(bill, [3, 2, 7])) == bill, split(Decimal("-0.05"), [1, 2]), [f"{a.name}{b.name}" for a, b in combinations(Currency, 2) if b in exchange.rates[a]])
ledger = [Entry("cash", Decimal("10.10")), Entry("bank", Decimal("-3.3")), Entry("cash", Decimal("0.005"))]
totals = defaultdict(Decimal)
for entry in ledger:
    totals[entry.account] += entry.amount
print(dict(totals), json.dumps({k: str(v) for k, v in totals.items()}), Context(prec=3).create_decimal("1234.5"), [str(c.unit) for c in Currency][:3], Currency(("¥", 0)).name, Currency["CHF"].symbol)
rate = Decimal("0.0425")
principal, months, monthly = Decimal(10000), 12, rate / 12
payment = (principal * monthly / (1 - (1 + monthly) ** -months)).quantize(Decimal("0.01"))
balance = principal
for month in range(1, months + 1):
    interest = (balance * monthly).quantize(Decimal("0.01"))
    paid = min(payment, balance + interest) if month < months else balance + interest
    balance += interest - paid
    if month in (1, 6, 12):
        print(f"{month:>2} {paid:>10,} {interest:>8} {balance:>12,}")
