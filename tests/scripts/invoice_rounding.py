# judge: 3.11
"""Invoices with tax, discounts and currencies: Decimal contexts, rounding modes, formatting, allocation."""

import decimal
import itertools
import operator
import textwrap
from collections import namedtuple
from contextlib import ExitStack
from dataclasses import dataclass, field
from decimal import (ROUND_05UP, ROUND_CEILING, ROUND_DOWN, ROUND_FLOOR, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_UP, Context, Decimal,
                     DecimalException, FloatOperation, Inexact, InvalidOperation, Rounded, getcontext, localcontext, setcontext)
from fractions import Fraction
from functools import partial, reduce
from numbers import Number, Rational

D = Decimal
MODES = [ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP]
print(f"{'value':>8}", *(m.removeprefix("ROUND_")[:9].rjust(10) for m in MODES))
for text in ("2.5", "-2.5", "1.1", "-1.1", "5.01", "0.5", "-0.5"):
    print(f"{text:>8}", *(f"{D(text).quantize(D(1), rounding=m)!s:>10}" for m in MODES))


@dataclass
class Line:
    text: str
    quantity: D
    price: D
    tax: D = D("0.19")

    @property
    def net(self) -> D:
        return self.quantity * self.price


@dataclass
class Invoice:
    lines: list[Line] = field(default_factory=list)
    discount: D = D(0)

    def add(self, text, quantity, price, **kw):
        self.lines.append(Line(text, D(str(quantity)), D(price), **kw))
        return self

    def totals(self):
        keep = 1 - self.discount
        for rate, group in itertools.groupby(sorted(self.lines, key=operator.attrgetter("tax")), key=operator.attrgetter("tax")):
            net = sum((line.net * keep for line in group), D(0)).quantize(D("0.01"), ROUND_HALF_UP)
            yield rate, net, (net * rate).quantize(D("0.01"), ROUND_HALF_UP)

    def render(self) -> str:
        rows = [f"{line.text:<14.14}{line.quantity:>8}{line.price:>10,.2f}{line.net:>12,.2f}" for line in self.lines]
        rows.append("=" * 44)
        total = D(0)
        for rate, net, tax in self.totals():
            rows.append(f"{f'net at {rate:.0%}':<14}{net:>30,}")
            rows.append(f"{'tax':<14}{tax:>30,}")
            total += net + tax
        rows.append(f"{'total EUR':<14}{total:>30,}")
        return "\n".join(rows)


invoice = Invoice(discount=D("0.025")).add("Consulting (days)", 12.5, "960").add("Book", 3, "19.90", tax=D("0.07")).add("Train", 1, "149.333")
print(textwrap.indent(invoice.render(), "| "))


def allocate(amount: D, weights: list[int]) -> list[D]:
    cent = D("0.01")
    shares = [(amount * w / sum(weights)).quantize(cent, ROUND_DOWN) for w in weights]
    for index in range(int((amount - sum(shares)) / cent)):
        shares[index] += cent
    return shares


for amount, weights in ((D("100.00"), [1, 1, 1]), (D("0.05"), [3, 7]), (D("1234.56"), [5, 3, 2, 1])):
    shares = allocate(amount, weights)
    print(*shares, sum(shares) == amount)
for spec in ("", ",", ".2f", "+.1f", "010.3f", ">12", "e", ".3e", ".4g", "%", ".1%", "*^14,.1f", "E", "n"):
    try:
        print(f"{spec:<9}|{D('-1234567.8950'):{spec}}|{D('0.00004321'):{spec}}|{D('-0.04'):{spec}}|")
    except ValueError as error:
        print(spec, error)
for operation in (lambda: D(1) / 0, lambda: D("abc"), lambda: D(0) / 0, lambda: D("sNaN") + 1, lambda: D("1e999999") * D("1e999999"), lambda: D(1) + 1.5, lambda: D("1.234").quantize(D("1e-30")),
                  lambda: D("Infinity") - D("Infinity"), lambda: D(-1).sqrt(), lambda: D(5) % 0, lambda: D((0, (1, 2), "x")), lambda: D(2) ** D("0.5"), lambda: int(D("NaN")), lambda: D("1") < "2"):
    try:
        print(operation())
    except (DecimalException, TypeError, ValueError, OverflowError) as error:
        print(type(error).__name__, error)
with localcontext(Context(prec=4, rounding=ROUND_HALF_UP, capitals=0, Emax=99, Emin=-99)) as context:
    print(+D("123.456"), D(1) / 3, D("1e50") * 1000, context.create_decimal("9.99995"), context.flags[Inexact], context.divide(D(2), 3), D("1E+5").to_eng_string())
    context.clear_flags()
    context.traps[Inexact] = True
    try:
        D(2) / 3
    except Inexact as error:
        print("inexact", error, context.flags[Rounded])
with localcontext() as context:
    context.traps[FloatOperation] = True
    try:
        D(0.1)
    except FloatOperation as error:
        print(error)
print(D(0.1), D.from_float(0.5), D("1_000.5"), D(" 3 "), D(True), D((1, (3, 1, 4), -2)), repr(D("1E-7")), str(D("0.0000001")), D("123E+3"), D("0E-10"))
a, b = D("17.5"), D("-4")
print(a // b, a % b, divmod(a, b), a.remainder_near(b), a.compare(b), a.max(b), a.copy_sign(b), b.copy_abs(), a.fma(2, 1), a.adjusted(), a.as_integer_ratio(), a.is_signed(), b.logb())
print(D("1.10") == D("1.1"), hash(D("1.10")) == hash(Fraction(11, 10)), D("1.10").compare_total(D("1.1")), D("3.7").to_integral_exact(), round(D("3.75"), 1), round(D("2.5")), D("1.5").__floor__(), isinstance(D(1), Number), isinstance(D(1), Rational))
print(sum(map(D, "123")), reduce(operator.mul, map(D, ("1.1", "1.2"))), D(10).ln().quantize(D("0.0001")), D(100).log10(), D(2).exp(), D("0.1").next_plus(), D(7).number_class(), D("-0").number_class(), D("123.45").scaleb(2), D("12345").shift(2), D("0b1" if False else "11").logical_and(D(10)))
print(getcontext().prec, getcontext().rounding, decimal.MAX_PREC > 10**8, sorted([D("2"), D("-inf"), D("1.5")]), max(D("1"), D("1.0")), min([D(3), 2, 2.5]), D("5") in [5], {D(1): "x"}[1.0])
