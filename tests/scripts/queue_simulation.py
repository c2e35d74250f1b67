# since: 3.14
"""A discrete simulation of a bank: seeded arrivals, several counters, statistics, and a Gantt chart in text."""

import heapq
import itertools
import math
import random
import statistics
from bisect import bisect_right
from collections import Counter, defaultdict, deque, namedtuple
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum
from functools import partial, singledispatchmethod
from operator import attrgetter
from typing import Generator, Iterator

Event = namedtuple("Event", ["time", "order", "callback"])


class Simulation:
    def __init__(self, seed: int):
        self.rng = random.Random(seed)
        self.now = 0.0
        self._events: list[Event] = []
        self._order = itertools.count()
        self.trace: list[str] = []

    def schedule(self, delay: float, callback, *args) -> None:
        heapq.heappush(self._events, Event(self.now + delay, next(self._order), partial(callback, *args)))

    def run(self, until: float = math.inf) -> int:
        handled = 0
        while self._events and self._events[0].time <= until:
            event = heapq.heappop(self._events)
            self.now = event.time
            event.callback()
            handled += 1
        return handled

    def process(self, generator: Generator) -> None:
        def step(value=None):
            try:
                command = generator.send(value)
            except StopIteration as stop:
                if stop.value:
                    self.trace.append(stop.value)
                return
            self.execute(command, step)
        step()

    @singledispatchmethod
    def execute(self, command, step):
        raise TypeError(f"unknown command {command!r}")

    @execute.register
    def _(self, command: float, step):
        self.schedule(command, step, self.now + command)

    @execute.register
    def _(self, command: tuple, step):
        verb, resource = command
        if verb == "acquire":
            resource.acquire(step)
        else:
            resource.release()
            self.schedule(0, step)


@dataclass
class Counter_:
    sim: Simulation
    size: int
    busy: int = 0
    waiting: deque = field(default_factory=deque)
    longest: int = 0

    def acquire(self, step):
        if self.busy < self.size:
            self.busy += 1
            self.sim.schedule(0, step)
        else:
            self.waiting.append(step)
            self.longest = max(self.longest, len(self.waiting))

    def release(self):
        if self.waiting:
            self.sim.schedule(0, self.waiting.popleft())
        else:
            self.busy -= 1


class Mood(Enum):
    HAPPY = 2
    PATIENT = 6
    ANGRY = math.inf

    @classmethod
    def of(cls, wait):
        limits = [m.value for m in cls]
        return list(cls)[min(bisect_right(limits, wait), len(cls) - 1)]


@dataclass(slots=True)
class Customer:
    number: int
    arrived: float
    started: float = math.nan
    left: float = math.nan

    wait = property(lambda self: self.started - self.arrived)


def visit(sim: Simulation, counter: Counter_, customer: Customer, served: list):
    yield "acquire", counter
    customer.started = sim.now
    yield min(9.0, max(1.0, sim.rng.normalvariate(4, 1.5)))
    customer.left = sim.now
    served.append(customer)
    yield "release", counter
    return f"{sim.now:6.2f} customer {customer.number} leaves {Mood.of(customer.wait).name.lower()}"


def arrivals(sim, counter, served, count):
    for number in range(1, count + 1):
        yield sim.rng.expovariate(1 / 1.5)
        sim.process(visit(sim, counter, Customer(number, sim.now), served))


sim = Simulation(seed=2024)
served: list[Customer] = []
counter = Counter_(sim, 2)
sim.process(arrivals(sim, counter, served, 12))
print("events", sim.run(), f"end {sim.now:.3f}", "queue", counter.longest, counter.busy)
print(*sim.trace[:5], sep="\n")
waits = [c.wait for c in sorted(served, key=attrgetter("number"))]
print(f"wait mean {statistics.fmean(waits):.3f} median {statistics.median(waits):.3f} p90 {statistics.quantiles(waits, n=10)[-1]:.3f} max {max(waits):.3f}")
print({mood.name: n for mood, n in sorted(Counter(map(Mood.of, waits)).items(), key=lambda kv: kv[0].value)})
scale = 60 / sim.now
for c in sorted(served, key=attrgetter("arrived")):
    a, s, e = (round(t * scale) for t in (c.arrived, c.started, c.left))
    print(f"{c.number:>3} " + " " * a + "." * (s - a) + "#" * (e - s))
try:
    sim.process(iter_ for iter_ in [object()])
except TypeError as error:
    print(type(error).__name__, str(error).split(" at ")[0])
walk = list(itertools.accumulate(random.Random(5).choices((-1, 1), k=30), initial=0))
print(walk[:10], min(walk), max(walk), sum(a * b < 0 for a, b in itertools.pairwise(walk)))
rng = random.Random(11)
print([rng.randrange(100) for _ in range(5)], rng.sample("abcdef", 3), rng.choices(["x", "y"], cum_weights=[1, 10], k=5), f"{rng.gauss(0, 1):.6f}", rng.getrandbits(70), rng.shuffle(items := list(range(6))), items)
rng.seed("text", version=2)
print(rng.random(), rng.seed(b"bytes"), rng.random(), random.Random(-7).randint(-5, 5), random.Random(0).triangular())
