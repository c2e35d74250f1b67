# since: 3.14
"""An event store: dataclasses, generic aggregates, projections, snapshots, optimistic locking, and replay."""

import copy
import dataclasses
import functools
import hashlib
import itertools
import json
import operator
from abc import ABC, abstractmethod
from collections import ChainMap, Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any, ClassVar, Self, assert_never, override
from uuid import NAMESPACE_OID, uuid5


@dataclass(frozen=True, kw_only=True)
class Event:
    number: int = 0
    when: datetime = datetime(2024, 1, 1, tzinfo=UTC)
    kinds: ClassVar[dict[str, type["Event"]]] = {}

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        Event.kinds[cls.__name__] = cls

    def to_json(self) -> str:
        return json.dumps({"kind": type(self).__name__, **dataclasses.asdict(self)}, default=lambda o: o.isoformat() if isinstance(o, datetime) else f"D{o}")

    @staticmethod
    def from_json(text: str) -> "Event":
        data = json.loads(text)
        cls = Event.kinds[data.pop("kind")]
        data["when"] = datetime.fromisoformat(data["when"])
        return cls(**{k: Decimal(v[1:]) if isinstance(v, str) and v.startswith("D") else v for k, v in data.items()})


@dataclass(frozen=True, kw_only=True)
class Opened(Event):
    owner: str


@dataclass(frozen=True, kw_only=True)
class Deposited(Event):
    amount: Decimal


@dataclass(frozen=True, kw_only=True)
class Withdrawn(Event):
    amount: Decimal
    reason: str = "cash"


@dataclass(frozen=True, kw_only=True)
class Closed(Event):
    pass


class ConcurrencyError(Exception):
    pass


class Store:
    def __init__(self) -> None:
        self._streams: defaultdict[str, list[str]] = defaultdict(list)
        self.now = datetime(2024, 5, 1, 12, tzinfo=UTC)

    def append(self, stream: str, expected: int, *events: Event) -> int:
        lines = self._streams[stream]
        if len(lines) != expected:
            raise ConcurrencyError(f"{stream}: expected version {expected}, found {len(lines)}")
        for event in events:
            self.now += timedelta(minutes=7, seconds=30)
            lines.append(dataclasses.replace(event, number=len(lines) + 1, when=self.now).to_json())
        return len(lines)

    def read(self, stream: str, after: int = 0) -> Iterator[Event]:
        yield from map(Event.from_json, self._streams[stream][after:])

    def __iter__(self):
        return iter(sorted(((name, event) for name in self._streams for event in self.read(name)), key=lambda pair: pair[1].when))


class Aggregate(ABC):
    def __init__(self) -> None:
        self.version, self.pending = 0, []

    @abstractmethod
    def apply(self, event: Event) -> None: ...

    def record(self, event: Event) -> Self:
        self.apply(event)
        self.pending.append(event)
        return self

    @classmethod
    def load(cls, store: Store, stream: str) -> Self:
        self = cls()
        for self.version, event in enumerate(store.read(stream), 1):
            self.apply(event)
        return self

    def save(self, store: Store, stream: str) -> None:
        self.version = store.append(stream, self.version, *self.pending)
        self.pending.clear()


class Account(Aggregate):
    owner: str | None = None
    balance = Decimal(0)
    closed = False

    @override
    def apply(self, event: Event) -> None:
        match event:
            case Opened(owner=owner):
                self.owner = owner
            case Deposited(amount=amount):
                self.balance += amount
            case Withdrawn(amount=amount) if amount <= self.balance:
                self.balance -= amount
            case Withdrawn(amount=amount, reason=reason):
                raise ValueError(f"{reason}: {amount} exceeds {self.balance}")
            case Closed():
                self.closed = True
            case _:
                raise NotImplementedError(type(event).__name__)


@contextmanager
def editing(store, stream):
    account = Account.load(store, stream)
    yield account
    account.save(store, stream)


store = Store()
with editing(store, "acc-1") as account:
    account.record(Opened(owner="ann")).record(Deposited(amount=Decimal("100.50")))
with editing(store, "acc-2") as account:
    account.record(Opened(owner="bob"))
try:
    with editing(store, "acc-1") as account:
        account.record(Withdrawn(amount=Decimal(30))).record(Withdrawn(amount=Decimal(500), reason="car"))
except ValueError as error:
    print("refused:", error)
with editing(store, "acc-1") as first:
    stale = Account.load(store, "acc-1")
    first.record(Withdrawn(amount=Decimal("0.25"), reason="fee"))
try:
    stale.record(Closed()).save(store, "acc-1")
except ConcurrencyError as error:
    print(error)
for stream, event in store:
    print(f"{stream} #{event.number} {event.when:%H:%M:%S} {type(event).__name__:<10}", {k: v for k, v in dataclasses.asdict(event).items() if k not in ("number", "when")})
final = Account.load(store, "acc-1")
print(final.owner, final.balance, final.version, final.closed, Event.kinds.keys() >= {"Closed"}, Opened.__match_args__, Opened(owner="x") == Opened(owner="x"), Opened(owner="x"))
digest = functools.reduce(lambda h, e: hashlib.sha256(h + e.to_json().encode()).digest(), store.read("acc-1"), b"")
print(digest.hex()[:24], uuid5(NAMESPACE_OID, "acc-1"))
totals = Counter()
for stream, event in store:
    totals[type(event).__name__, stream] += 1
print(sorted(totals.items()), sum(totals.values()))
for wrong in (lambda: Opened("x"), lambda: Opened(), lambda: Aggregate(), lambda: setattr(Closed(), "number", 3), lambda: Account().apply(Event()), lambda: Event.from_json('{"kind": "Nope"}')):
    try:
        wrong()
    except Exception as error:
        print(f"{type(error).__name__}: {error}")
snapshot = copy.deepcopy(final)
snapshot.record(Deposited(amount=Decimal(1)))
print(final.pending, len(snapshot.pending), snapshot.balance - final.balance, ChainMap({"a": 1}, {"b": 2}) | {"c": 3}, operator.concat([1], [2]), list(itertools.batched("abcde", 2)))
