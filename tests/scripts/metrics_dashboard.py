"""Metrics: counters, gauges and histograms with labels, exposition as text, sparklines, percentiles and alert rules."""

import bisect
import functools
import io
import itertools
import json
import math
import operator
import random
import re
import statistics
import threading
from abc import ABC, abstractmethod
from collections import defaultdict, deque
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta, timezone
from string import Template
from typing import Callable, ClassVar, Iterable


class Metric(ABC):
    registry: ClassVar[dict[str, "Metric"]] = {}
    kind = "untyped"

    def __init__(self, name: str, help: str, labels: Iterable[str] = ()):
        if not re.fullmatch(r"[a-z_:][a-z0-9_:]*", name):
            raise ValueError(f"bad metric name: {name!r}")
        if name in self.registry:
            raise KeyError(f"duplicate metric {name}")
        self.name, self.help, self.label_names = name, help, tuple(labels)
        self.registry[name] = self
        self._values: defaultdict[tuple, float] = defaultdict(float)
        self._lock = threading.Lock()

    def _key(self, labels):
        if set(labels) != set(self.label_names):
            raise ValueError(f"{self.name} needs labels {self.label_names}, got {tuple(sorted(labels))}")
        return tuple(str(labels[n]) for n in self.label_names)

    def _format(self, key, **extra):
        pairs = [*zip(self.label_names, key), *extra.items()]
        escaped = ('{}="{}"'.format(k, str(v).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")) for k, v in pairs)
        return "{" + ",".join(escaped) + "}" if pairs else ""

    def samples(self):
        for key, value in sorted(self._values.items()):
            yield f"{self.name}{self._format(key)} {value:g}"

    @classmethod
    def expose(cls):
        for metric in cls.registry.values():
            yield f"# HELP {metric.name} {metric.help}"
            yield f"# TYPE {metric.name} {metric.kind}"
            yield from metric.samples()


class Counter(Metric):
    kind = "counter"

    def inc(self, amount=1, **labels):
        if amount < 0:
            raise ValueError("counters only go up")
        with self._lock:
            self._values[self._key(labels)] += amount


class Gauge(Metric):
    kind = "gauge"

    def set(self, value, **labels):
        self._values[self._key(labels)] = value

    @contextmanager
    def track(self, **labels):
        key = self._key(labels)
        self._values[key] += 1
        try:
            yield
        finally:
            self._values[key] -= 1


class Histogram(Metric):
    kind = "histogram"

    def __init__(self, *args, buckets=(0.1, 0.5, 1, 5), **kwargs):
        super().__init__(*args, **kwargs)
        self.bounds = [*buckets, math.inf]
        self._data = defaultdict(lambda: ([0] * len(self.bounds), []))

    def observe(self, value, **labels):
        counts, raw = self._data[self._key(labels)]
        counts[bisect.bisect_left(self.bounds, value)] += 1
        raw.append(value)

    def samples(self):
        for key, (counts, raw) in sorted(self._data.items()):
            for bound, total in zip(self.bounds, itertools.accumulate(counts)):
                yield f"{self.name}_bucket{self._format(key, le='+Inf' if math.isinf(bound) else f'{bound:g}')} {total}"
            yield f"{self.name}_sum{self._format(key)} {math.fsum(raw):.4f}"
            yield f"{self.name}_count{self._format(key)} {len(raw)}"


def sparkline(values):
    low, high = min(values), max(values)
    marks = "▁▂▃▄▅▆▇█"
    return "".join(marks[int((v - low) / ((high - low) or 1) * (len(marks) - 1))] for v in values)


def ema(values, alpha):
    return list(itertools.accumulate(values, lambda acc, v: alpha * v + (1 - alpha) * acc))


@dataclass
class Rule:
    name: str
    expression: str
    for_: int = 1
    _streak: int = field(default=0, repr=False)
    OPS: ClassVar = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "==": operator.eq}

    def check(self, series):
        function, name, op, limit = re.fullmatch(r"(\w+)\((\w+)\)\s*(<=|>=|==|<|>)\s*([\d.]+)", self.expression).groups()
        functions: dict[str, Callable] = {"mean": statistics.fmean, "max": max, "last": lambda v: v[-1], "stdev": statistics.pstdev, "delta": lambda v: v[-1] - v[0]}
        value = functions[function](series[name])
        self._streak = self._streak + 1 if self.OPS[op](value, float(limit)) else 0
        return self._streak >= self.for_, value


requests = Counter("http_requests_total", "Requests by path.", ["method", "path"])
active = Gauge("active", "Requests in progress.")
latency = Histogram("latency_seconds", "How long it took.", ["path"], buckets=(0.05, 0.1, 0.5))
rng = random.Random(77)
series = defaultdict(lambda: deque(maxlen=8))
rules = [Rule("slow", "mean(latency) > 0.12", 2), Rule("burst", "max(count) >= 9"), Rule("drift", "delta(latency) > 0.05")]
clock = datetime(2024, 6, 30, 23, 58, tzinfo=timezone.utc)
for minute in range(6):
    durations = []
    for _ in range(rng.randint(3, 9)):
        path = rng.choices(["/", "/api", '/q"x'], weights=[5, 3, 1])[0]
        with active.track():
            durations.append(rng.expovariate(10) * (1 + minute / 3))
            requests.inc(method="GET", path=path)
            latency.observe(durations[-1], path=path)
    series["latency"].append(statistics.fmean(durations))
    series["count"].append(len(durations))
    fired = [f"{r.name}={value:.3f}" for r in rules for firing, value in [r.check(series)] if firing]
    print(f"{clock + timedelta(minutes=minute):%m-%d %H:%M} n={len(durations)} mean={series['latency'][-1]:.4f} {' '.join(fired) or '-'}")
print(*Metric.expose(), sep="\n")
print(sparkline(series["latency"]), sparkline([1, 1]), [round(v, 4) for v in ema(series["count"], 0.5)], {r.name: r._streak for r in rules})
for wrong in (lambda: requests.inc(-1, method="GET", path="/"), lambda: requests.inc(method="GET"), lambda: Gauge("Bad-Name", ""), lambda: Counter("active", "again"), lambda: Metric("x", "").kind, lambda: Rule("r", "nope").check({})):
    try:
        print(wrong())
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        print(f"{type(error).__name__}: {error}")
report = io.StringIO()
print(Template("$n series, newest $newest").substitute(n=len(series), newest=json.dumps({k: round(v[-1], 3) for k, v in series.items()})), file=report)
print(report.getvalue(), end="")
print(functools.reduce(lambda a, b: a | b, ({k: len(v)} for k, v in series.items())), issubclass(Gauge, Metric), Metric.__abstractmethods__)
