"""A double-entry ledger with Decimal, Enum flags, invariants and custom exceptions."""

import enum
import json
from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field, asdict, replace, fields, KW_ONLY
from datetime import date, timedelta
from decimal import ROUND_DOWN, ROUND_HALF_EVEN, ROUND_UP, Decimal, getcontext, localcontext
from functools import reduce, singledispatchmethod, total_ordering


class Side(enum.Enum):
    DEBIT = enum.auto()
    CREDIT = enum.auto()

    @property
    def sign(self):
        return 1 if self is Side.DEBIT else -1


class Flags(enum.Flag):
    NONE = 0
    RECONCILED = enum.auto()
    DISPUTED = enum.auto()
    LOCKED = RECONCILED | DISPUTED


class Currency(enum.StrEnum):
    USD = enum.auto()
    EUR = "€UR"


@total_ordering
class Money:
    __slots__ = ("amount", "currency")

    def __init__(self, amount, currency=Currency.USD):
        self.amount = Decimal(amount).quantize(Decimal("0.01"), ROUND_HALF_EVEN)
        self.currency = currency

    def _check(self, other):
        if not isinstance(other, Money):
            return NotImplemented
        if self.currency is not other.currency:
            raise CurrencyMismatch(self.currency, other.currency)
        return other

    def __add__(self, other):
        return other if (other := self._check(other)) is NotImplemented else Money(self.amount + other.amount, self.currency)

    def __radd__(self, other):
        return self if other == 0 else NotImplemented

    def __neg__(self):
        return Money(-self.amount, self.currency)

    def __eq__(self, other):
        return isinstance(other, Money) and (self.amount, self.currency) == (other.amount, other.currency)

    def __lt__(self, other):
        return self.amount < self._check(other).amount

    def __hash__(self):
        return hash((self.amount, self.currency))

    def __format__(self, spec):
        return f"{self.amount:{spec or ',.2f'}} {self.currency}"

    def __repr__(self):
        return f"Money({str(self.amount)!r}, {self.currency.name})"


class LedgerError(Exception):
    code = "E000"

    def __init_subclass__(cls, /, code="E000", **kwargs):
        super().__init_subclass__(**kwargs)
        cls.code = code


class CurrencyMismatch(LedgerError, code="E101"):
    pass


class Unbalanced(LedgerError, code="E102"):
    def __str__(self):
        return f"[{self.code}] off by {self.args[0]}"


@dataclass
class Line:
    account: str
    side: Side
    money: Money


@dataclass
class Entry:
    when: date
    text: str
    _: KW_ONLY
    lines: list[Line] = field(default_factory=list, repr=False)
    flags: Flags = Flags.NONE

    def __post_init__(self):
        total = sum(line.side.sign * line.money.amount for line in self.lines)
        if total:
            raise Unbalanced(total)


def transfer(when, text, source, target, amount, **kw):
    money = Money(amount)
    return Entry(when, text, lines=[Line(target, Side.DEBIT, money), Line(source, Side.CREDIT, money)], **kw)


class Encoder(json.JSONEncoder):
    def default(self, o):
        match o:
            case Money(amount=a, currency=c):
                return {"amount": str(a), "currency": c}
            case date():
                return o.isoformat()
            case enum.Flag():
                return [f.name for f in o]
            case enum.Enum(name=name):
                return name
        return super().default(o)


start = date(2024, 2, 27)
book = [
    transfer(start, "Salary", "Employer", "Checking", "5000"),
    transfer(start + timedelta(days=1), "Rent", "Checking", "Landlord", "1800.005"),
    transfer(start + timedelta(days=2), "Food", "Checking", "Shop", "63.425", flags=Flags.RECONCILED | Flags.DISPUTED),
]
balances = reduce(
    lambda acc, line: acc | {line.account: acc.get(line.account, 0) + (line.money if line.side is Side.DEBIT else -line.money)},
    (line for entry in book for line in entry.lines), {})
for account, money in sorted(balances.items(), key=lambda kv: kv[1]):
    print(f"{account:<10}{money.amount:>12,.2f}  {money:>+10.1f}  {money}")
print(max(balances.values()), sum(balances.values()), Money(1) >= Money("0.999"))
print(book[2], book[2].flags in Flags.LOCKED, Flags(2), ~Flags.DISPUTED, list(Flags.LOCKED))
print(json.dumps(asdict(replace(book[2], text="Groceries")), cls=Encoder, indent=1, ensure_ascii=False))
for bad in (lambda: Entry(start, "bad", lines=[Line("a", Side.DEBIT, Money("1.10"))]),
            lambda: Money(1) + Money(1, Currency.EUR), lambda: Money(1) + 5, lambda: Entry(start, "x", [])):
    try:
        bad()
    except (LedgerError, TypeError) as error:
        print(type(error).__name__, error, getattr(error, "code", "-"))
print([f.name for f in fields(Entry)], Currency("€UR"), repr(Currency.USD), Currency.USD == "usd")
amount = Decimal("100")
shares = [(amount / 3).quantize(Decimal("0.01"), mode) for mode in (ROUND_DOWN, ROUND_UP, ROUND_HALF_EVEN)]
print(shares, amount - sum(shares[:1] * 3))
with localcontext(prec=6) as ctx:
    print(Decimal(2).sqrt(), Decimal(1) / 7, ctx.prec, (Decimal("1e3") * Decimal("1.10")).normalize())
print(getcontext().prec, Decimal("1234.5678").as_tuple(), f"{Decimal('0.00001234'):e}", Decimal("-0.0").copy_abs())
