"""Inventory kept by events: dispatch by match, snapshots, observers through weakrefs, undo."""
import json
import weakref
import zlib
from abc import ABC, abstractmethod
from collections import defaultdict
from dataclasses import asdict, astuple, dataclass, field, fields, replace
from datetime import datetime, timedelta
from functools import total_ordering
from random import Random
from typing import ClassVar, Optional

EVENTS = 23000


@dataclass(frozen=True, slots=True)
class Event:
    seq: int
    at: datetime
    sku: str


@dataclass(frozen=True, slots=True)
class Received(Event):
    qty: int
    cost: float = 0.0


@dataclass(frozen=True, slots=True)
class Shipped(Event):
    qty: int
    order: Optional[str] = None


@dataclass(frozen=True, slots=True)
class Counted(Event):
    qty: int


@dataclass(frozen=True, slots=True)
class Renamed(Event):
    title: str


class StockError(Exception):
    def __init__(self, sku, want, have):
        super().__init__(f"{sku}: want {want}, have {have}")
        self.short = want - have


@total_ordering
@dataclass(eq=False)
class Item:
    sku: str
    title: str = ""
    qty: int = 0
    value: float = 0.0
    version: int = 0
    notes: list = field(default_factory=list)
    LOW: ClassVar[int] = 15

    def __eq__(self, other):
        return self.sku == other.sku

    def __lt__(self, other):
        return (self.qty, self.sku) < (other.qty, other.sku)

    __hash__ = None

    @property
    def low(self):
        return self.qty < self.LOW

    def apply(self, ev):
        match ev:
            case Received(qty=q, cost=c):
                self.qty += q
                self.value += q * c
            case Shipped(qty=q) if q > self.qty:
                raise StockError(self.sku, q, self.qty)
            case Shipped(qty=q):
                self.value -= self.value * q / self.qty
                self.qty -= q
            case Counted(qty=q):
                if delta := q - self.qty:
                    self.notes.append(f"{delta:+d}@{ev.at:%m-%d}")
                self.qty = q
            case Renamed(title=t):
                self.title = t.strip().title()
            case _:
                raise TypeError(ev)
        self.version = ev.seq


class Observer(ABC):
    @abstractmethod
    def notify(self, item, ev): ...


class LowStock(Observer):
    def __init__(self):
        self.alerts = []
        self._low = set()

    def notify(self, item, ev):
        if item.low and item.sku not in self._low:
            self._low.add(item.sku)
            self.alerts.append((ev.seq, item.sku, item.qty))
        elif not item.low:
            self._low.discard(item.sku)


class Turnover(Observer):
    def __init__(self):
        self.per_week = defaultdict(int)

    def notify(self, item, ev):
        if isinstance(ev, Shipped):
            y, w, _ = ev.at.isocalendar()
            self.per_week[f"{y}-W{w:02d}"] += ev.qty


class Store:
    def __init__(self):
        self.items = {}
        self.log = []
        self.snapshots = {}
        self._obs = weakref.WeakSet()

    def subscribe(self, ob):
        self._obs.add(ob)
        return ob

    def append(self, ev):
        item = self.items.setdefault(ev.sku, Item(ev.sku))
        item.apply(ev)
        self.log.append(ev)
        for ob in self._obs:
            ob.notify(item, ev)
        if ev.seq % 3500 == 0:
            self.snapshots[ev.seq] = {k: asdict(v) for k, v in self.items.items()}

    def replay(self, upto):
        base = max((s for s in self.snapshots if s <= upto), default=0)
        items = {k: Item(**d) for k, d in json.loads(json.dumps(self.snapshots.get(base, {}))).items()}
        for ev in self.log:
            if base < ev.seq <= upto:
                items.setdefault(ev.sku, Item(ev.sku)).apply(ev)
        return items


def generate():
    r = Random(55)
    t = datetime(2024, 1, 1, 6)
    for seq in range(1, EVENTS + 1):
        t += timedelta(minutes=r.randint(1, 60))
        sku = f"P{r.randrange(50):03d}"
        match r.choices(["r", "s", "c", "n"], [30, 60, 5, 5])[0]:
            case "r":
                yield Received(seq, t, sku, r.randint(5, 40), round(r.uniform(1, 9), 2))
            case "s":
                yield Shipped(seq, t, sku, r.randint(1, 20), f"ord{seq}" if r.random() < .5 else None)
            case "c":
                yield Counted(seq, t, sku, r.randint(0, 50))
            case _:
                yield Renamed(seq, t, sku, f"  item {sku.lower()} mk{r.randint(1, 9)} ")


def main():
    store = Store()
    low, turn = store.subscribe(LowStock()), store.subscribe(Turnover())
    store._obs.discard(store.subscribe(LowStock()))   # registered and dropped again
    backlog, short = [], 0
    for ev in generate():
        try:
            store.append(ev)
        except StockError as e:
            short += e.short
            backlog.append(replace(ev, qty=ev.qty - e.short))
    for ev in backlog:
        if ev.qty > 0 and ev.qty <= store.items[ev.sku].qty:
            store.append(replace(ev, seq=ev.seq + EVENTS))
    past = store.replay(9000)
    dump = json.dumps([{"type": type(e).__name__, **{f.name: str(getattr(e, f.name)) for f in fields(e)}} for e in store.log[::3]])
    ranked = sorted(store.items.values(), reverse=True)
    lines = [f"{i.sku:<6}{i.title or '-':<20}{i.qty:>5}{i.value:>11,.2f} v{i.version} {'LOW' if i.low else ''} {','.join(i.notes[-3:])}" for i in ranked]
    lines += [f"{w} {n:>5} {'=' * (n // 25)}" for w, n in sorted(turn.per_week.items())]
    print(lines[0])
    print(len(low.alerts), short, len(backlog), len(store._obs), sum(i.qty for i in past.values()), max(past.values()).sku)
    print(astuple(store.log[0])[2:], min(ranked) == ranked[-1])
    print(zlib.crc32(("\n".join(lines) + dump + repr(low.alerts)).encode()))


main()
