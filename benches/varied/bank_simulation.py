"""Bank simulation: dataclasses, properties, descriptors, __slots__, context-managed transactions, exceptions."""
from __future__ import annotations

import random
from collections import defaultdict
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass, field, replace
from typing import ClassVar


class BankError(Exception):
    """Base class."""


class InsufficientFunds(BankError):
    def __init__(self, account, needed):
        super().__init__(f"{account.number} is short of {needed}")
        self.account = account
        self.needed = needed


class FrozenAccount(BankError):
    pass


class LimitExceeded(BankError):
    pass


class Typed:
    """Data descriptor that validates type and range."""

    def __init__(self, kind, minimum=None):
        self.kind = kind
        self.minimum = minimum

    def __set_name__(self, owner, name):
        self.name = name
        self.slot = "_" + name

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        return getattr(obj, self.slot)

    def __set__(self, obj, value):
        if not isinstance(value, self.kind):
            raise TypeError(f"{self.name} must be {self.kind.__name__}")
        if self.minimum is not None and value < self.minimum:
            raise ValueError(f"{self.name} must be >= {self.minimum}")
        setattr(obj, self.slot, value)


class cached_attr:
    """Non-data descriptor: computes once and stores in the instance dict."""

    def __init__(self, fn):
        self.fn = fn
        self.name = fn.__name__

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        value = obj.__dict__[self.name] = self.fn(obj)
        return value


@dataclass(frozen=True, order=True)
class Money:
    cents: int
    currency: str = "EUR"

    def __post_init__(self):
        if not isinstance(self.cents, int):
            raise TypeError("cents must be an int")

    def __add__(self, other: Money) -> Money:
        if self.currency != other.currency:
            raise ValueError("currency mismatch")
        return Money(self.cents + other.cents, self.currency)

    def __sub__(self, other: Money) -> Money:
        return self + -other

    def __neg__(self) -> Money:
        return replace(self, cents=-self.cents)

    def __bool__(self):
        return self.cents != 0

    def __str__(self):
        sign = "-" if self.cents < 0 else ""
        return f"{sign}{abs(self.cents) // 100:,}.{abs(self.cents) % 100:02d} {self.currency}"


@dataclass
class Entry:
    kind: str
    amount: int
    note: str = ""
    tags: list[str] = field(default_factory=list, compare=False)


class Account:
    __slots__ = ("_number", "_balance", "_overdraft", "history", "frozen")
    number = Typed(int, minimum=1)
    balance = Typed(int)
    overdraft = Typed(int, minimum=0)
    opened: ClassVar[int] = 0

    def __init__(self, number, balance=0, overdraft=0):
        self.number = number
        self.balance = balance
        self.overdraft = overdraft
        self.history = []
        self.frozen = False
        type(self).opened += 1

    @property
    def available(self):
        return self.balance + self.overdraft

    @property
    def status(self):
        if self.frozen:
            return "frozen"
        return "overdrawn" if self.balance < 0 else "ok"

    def deposit(self, amount, note=""):
        if amount <= 0:
            raise ValueError("deposit must be positive")
        if self.frozen:
            raise FrozenAccount(self.number)
        self.balance += amount
        self.history.append(Entry("deposit", amount, note))

    def withdraw(self, amount, note=""):
        if self.frozen:
            raise FrozenAccount(self.number)
        if amount > self.available:
            raise InsufficientFunds(self, amount - self.available)
        self.balance -= amount
        self.history.append(Entry("withdraw", amount, note))

    def month_end(self):
        if self.balance < 0:
            self.balance -= 5

    def snapshot(self):
        return self.balance, len(self.history)

    def restore(self, saved):
        self.balance, n = saved
        del self.history[n:]


class Savings(Account):
    __slots__ = ("rate", "withdrawals")

    def __init__(self, number, balance=0, rate=2):
        super().__init__(number, balance)
        self.rate = rate
        self.withdrawals = 0

    def withdraw(self, amount, note=""):
        if self.withdrawals >= 6:
            raise LimitExceeded(self.number)
        super().withdraw(amount, note)
        self.withdrawals += 1

    def month_end(self):
        super().month_end()
        self.withdrawals = 0
        if interest := self.balance * self.rate // 1200:
            self.deposit(interest, "interest")


class Transaction:
    """Roll back every touched account when the block fails."""

    def __init__(self, bank, *accounts, swallow=()):
        self.bank = bank
        self.accounts = accounts
        self.swallow = swallow

    def __enter__(self):
        self.saved = [(a, a.snapshot()) for a in self.accounts]
        return self

    def __exit__(self, exc_type, exc, tb):
        if exc_type is None:
            self.bank.committed += 1
            return False
        for account, state in self.saved:
            account.restore(state)
        self.bank.errors[exc_type.__name__] += 1
        return issubclass(exc_type, self.swallow)


class Bank:
    def __init__(self):
        self.accounts = {}
        self.errors = defaultdict(int)
        self.committed = 0
        self.depth = 0

    @cached_attr
    def reserve(self):
        return sum(a.balance for a in self.accounts.values())

    def open(self, cls, number, **kw):
        self.accounts[number] = cls(number, **kw)
        return self.accounts[number]

    def __getitem__(self, number):
        try:
            return self.accounts[number]
        except KeyError:
            raise BankError(f"no account {number}") from None

    @contextmanager
    def audit(self):
        before = sum(a.balance for a in self.accounts.values())
        self.depth += 1
        try:
            yield before
        finally:
            self.depth -= 1
        if before != sum(a.balance for a in self.accounts.values()):
            raise BankError("money appeared or vanished")

    def transfer(self, src, dst, amount):
        a, b = self[src], self[dst]
        with Transaction(self, a, b, swallow=(BankError,)):
            a.withdraw(amount, f"to {dst}")
            b.deposit(amount, f"from {src}")
            return True
        return False

    def split(self, payer, payees, amount):
        share, rest = divmod(amount, len(payees))
        with ExitStack() as stack:
            payer = self[payer]
            tx = stack.enter_context(Transaction(self, payer, *map(self.accounts.__getitem__, payees), swallow=BankError))
            payer.withdraw(amount, "split")
            for i, p in enumerate(payees):
                self[p].deposit(share + (i < rest), "split")
            return len(tx.saved)
        return 0


def main():
    rng = random.Random(77)
    bank = Bank()
    for n in range(1, 61):
        if n % 3:
            bank.open(Account, n, balance=rng.randrange(5000), overdraft=500)
        else:
            bank.open(Savings, n, balance=rng.randrange(9000), rate=rng.randint(1, 6))
    start = bank.reserve

    moved = 0
    for month in range(12):
        bank[rng.randint(1, 60)].frozen = True
        with bank.audit():
            for _ in range(1500):
                src, dst = rng.sample(range(1, 62), 2)
                try:
                    moved += bank.transfer(src, dst, rng.randint(1, 1500))
                except BankError:
                    bank.errors["unknown"] += 1
        with bank.audit():
            splits = sum(bank.split(rng.randint(1, 60), rng.sample(range(1, 61), 5), rng.randint(5, 900)) for _ in range(250))
        for account in bank.accounts.values():
            with suppress(FrozenAccount):
                account.month_end()

    print("moved", moved, "committed", bank.committed, "splits", splits, dict(sorted(bank.errors.items())))
    bad = []
    for attempt in (lambda: Account(0), lambda: Account("x"), lambda: Account(1, 2.5), lambda: bank[1].deposit(-1)):
        try:
            attempt()
        except (TypeError, ValueError) as exc:
            bad.append(f"{type(exc).__name__}: {exc}")
    print(bad)
    total = Money(0)
    for a in bank.accounts.values():
        total = total + Money(a.balance)
    status = defaultdict(int)
    for a in bank.accounts.values():
        status[a.status] += 1
    print(total, start, bank.reserve == start, dict(sorted(status.items())), Account.opened, Savings.opened)
    richest = max((Money(a.balance), n) for n, a in bank.accounts.items())
    print(richest, asdict(bank[9].history[-1]))
    volume = defaultdict(int)
    for a in bank.accounts.values():
        for e in a.history:
            volume[e.kind] += asdict(e)["amount"]
    print(dict(volume), len({Money(e.amount) for a in bank.accounts.values() for e in a.history}))


if __name__ == "__main__":
    main()
