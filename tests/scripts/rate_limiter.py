# since: 3.14
"""Token buckets, sliding windows, circuit breakers and an LRU cache with time to live, driven by a fake clock."""

import collections
import enum
import functools
import heapq
import itertools
import logging
import sys
import threading
import time
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Callable, Generic, Hashable, Protocol, TypeVar
from unittest.mock import patch

K, V = TypeVar("K", bound=Hashable), TypeVar("V")


class Clock(Protocol):
    def __call__(self) -> float: ...


class FakeTime:
    def __init__(self, start: float = 100.0):
        self.now = start

    def __call__(self) -> float:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += seconds


@dataclass
class TokenBucket:
    rate: float
    capacity: float
    clock: Clock = field(repr=False)
    tokens: float = field(init=False)
    updated: float = field(init=False, repr=False)

    def __post_init__(self):
        self.tokens, self.updated = self.capacity, self.clock()

    def take(self, n: float = 1) -> bool:
        now = self.clock()
        self.tokens = min(self.capacity, self.tokens + (now - self.updated) * self.rate)
        self.updated = now
        if self.tokens >= n:
            self.tokens -= n
            return True
        return False


class SlidingWindow:
    def __init__(self, limit, seconds, clock):
        self.limit, self.seconds, self.clock = limit, seconds, clock
        self.hits: deque[float] = deque()

    def allow(self):
        now = self.clock()
        while self.hits and self.hits[0] <= now - self.seconds:
            self.hits.popleft()
        if len(self.hits) < self.limit:
            self.hits.append(now)
            return True
        return False


class State(enum.Enum):
    CLOSED, OPEN, HALF_OPEN = "closed", "open", "half-open"


class CircuitOpen(RuntimeError):
    pass


class Breaker:
    def __init__(self, threshold, cooldown, clock):
        self.threshold, self.cooldown, self.clock = threshold, cooldown, clock
        self.failures, self.opened, self.history = 0, None, []

    @property
    def state(self):
        if self.opened is None:
            return State.CLOSED
        return State.HALF_OPEN if self.clock() - self.opened >= self.cooldown else State.OPEN

    def __call__(self, function):
        @functools.wraps(function)
        def wrapper(*args, **kwargs):
            state = self.state
            self.history.append(state.value)
            if state is State.OPEN:
                raise CircuitOpen(f"{function.__name__} is blocked for {self.cooldown - (self.clock() - self.opened):.1f}s")
            try:
                result = function(*args, **kwargs)
            except Exception:
                self.failures += 1
                if self.failures >= self.threshold or state is State.HALF_OPEN:
                    self.opened = self.clock()
                raise
            self.failures, self.opened = 0, None
            return result
        return wrapper


class TTLCache(Generic[K, V]):
    def __init__(self, size: int, ttl: float, clock: Clock):
        self.data: OrderedDict[K, tuple[float, V]] = OrderedDict()
        self.size, self.ttl, self.clock = size, ttl, clock
        self.stats = collections.Counter()
        self.lock = threading.RLock()

    def get(self, key: K, make: Callable[[K], V]) -> V:
        with self.lock:
            if key in self.data:
                expires, value = self.data[key]
                if self.clock() < expires:
                    self.data.move_to_end(key)
                    self.stats["hit"] += 1
                    return value
                self.stats["expired"] += 1
                del self.data[key]
            self.stats["miss"] += 1
            value = make(key)
            self.data[key] = (self.clock() + self.ttl, value)
            while len(self.data) > self.size:
                old, _ = self.data.popitem(last=False)
                self.stats[f"evicted {old}"] += 1
            return value


clock = FakeTime()
bucket, window = TokenBucket(2, 3, clock), SlidingWindow(2, 1.0, clock)
print("bucket", [bucket.take() for _ in range(4)], bucket)
print("window", [window.allow() for _ in range(3)])
clock.advance(0.75)
print("later ", [bucket.take() for _ in range(2)], f"{bucket.tokens:.2f}", window.allow())
clock.advance(0.25)
print("window", [window.allow() for _ in range(3)], len(window.hits))

breaker = Breaker(2, 5, clock)
plan = iter([True, False, False, True, True, False, True])


@breaker
def call_service():
    """Calls it."""
    if not next(plan):
        raise ConnectionError("refused")
    return "ok"


for pause in (0, 0, 0, 1, 2.5, 2, 0, 0, 6, 0):
    clock.advance(pause)
    try:
        outcome = call_service()
    except (ConnectionError, CircuitOpen) as error:
        outcome = f"{type(error).__name__}: {error}"
    print(f"t={clock.now - 100:<5g} {breaker.state.name:<9} {outcome}")
    if outcome == "ok" and pause == 6:
        break
print(list(itertools.groupby(breaker.history))[0][0], {k: len(list(g)) for k, g in itertools.groupby(sorted(breaker.history))}, call_service.__doc__)
cache: TTLCache[str, int] = TTLCache(2, 10, clock)
for key, pause in [("a", 0), ("bb", 1), ("a", 1), ("ccc", 1), ("bb", 1), ("a", 20), ("a", 0)]:
    clock.advance(pause)
    cache.get(key, len)
print(dict(cache.stats), list(cache.data))
events: list[tuple[float, int, str]] = []
for order, (when, what) in enumerate([(5, "five"), (1, "one"), (5, "five again"), (3, "three")]):
    heapq.heappush(events, (when, order, what))
print([heapq.heappop(events)[2] for _ in range(len(events))], heapq.heapreplace(h := [1, 5, 3], 4), h, heapq.heappushpop(h, 0))
with patch("time.monotonic", side_effect=[10.0, 12.5]), patch.object(time, "sleep") as sleep:
    start = time.monotonic()
    time.sleep(2.5)
    print(time.monotonic() - start, sleep.call_args.args, sleep.called)
logging.basicConfig(force=True, stream=sys.stdout, format="%(message)s", level=logging.INFO)
logging.info("state=%s failures=%d", breaker.state.value, breaker.failures)
