"""Parses an application's log with a verbose pattern, and reports rates, slow requests and gaps."""

import re
import statistics
from collections import Counter, defaultdict
from datetime import datetime, timedelta, timezone
from enum import IntEnum
from itertools import groupby, pairwise
from typing import Iterator, NamedTuple

LOG = """\
2024-03-10T06:25:01.003Z INFO  [web-1] GET /api/users/42 200 12.5ms
2024-03-10T06:25:02.118Z INFO  [web-2] POST /api/orders 201 87.25ms
2024-03-10T06:25:02.900Z WARN  [web-1] GET /api/users/43 404 3.0ms
2024-03-10T06:25:31.000Z ERROR [web-2] POST /api/orders 500 1204.75ms
Traceback (most recent call last):
  File "app.py", line 10, in handler
ValueError: bad total
2024-03-10T06:26:05.250Z INFO  [web-1] GET /api/items?page=2&size=50 200 45.1ms
2024-03-10T06:26:07.777Z DEBUG [cron] cleanup finished
2024-03-10T06:29:59.999Z INFO  [web-3] DELETE /api/users/42 204 9.9ms
not a log line at all
"""


class Level(IntEnum):
    DEBUG = 10
    INFO = 20
    WARN = 30
    ERROR = 40


class Entry(NamedTuple):
    when: datetime
    level: Level
    source: str
    message: str
    extra: tuple[str, ...] = ()


LINE = re.compile(
    r"""
    ^(?P<when>\d{4}-\d\d-\d\dT[\d:.]+Z)   # an ISO timestamp
    \s+(?P<level>[A-Z]+)                  # level
    \s+\[(?P<source>[^\]]+)\]             # where
    \s+(?P<message>.*)$                   # the rest
    """,
    re.VERBOSE,
)
REQUEST = re.compile(r"(?P<method>[A-Z]+) (?P<path>/\S*) (?P<status>\d{3}) (?P<ms>\d+(?:\.\d+)?)ms")


def entries(text: str) -> Iterator[Entry]:
    current, extra = None, []
    for line in text.splitlines():
        if match := LINE.match(line):
            if current:
                yield current._replace(extra=tuple(extra))
            fields = match.groupdict()
            when = datetime.fromisoformat(fields["when"])
            current = Entry(when, Level[fields["level"]], fields["source"], fields["message"])
            extra = []
        else:
            extra.append(line)
    if current:
        yield current._replace(extra=tuple(extra))


def normalise(path: str) -> str:
    return re.sub(r"/\d+", "/{id}", path.partition("?")[0])


log = list(entries(LOG))
print(f"{len(log)} entries, levels {dict(Counter(e.level.name for e in log))}")

times = defaultdict(list)
status = Counter()
for entry in log:
    if m := REQUEST.fullmatch(entry.message):
        key = f"{m['method']} {normalise(m['path'])}"
        times[key].append(float(m["ms"]))
        status[m["status"][0] + "xx"] += 1

for key in sorted(times, key=lambda k: (-max(times[k]), k)):
    values = times[key]
    spread = f"{statistics.stdev(values):.1f}" if len(values) > 1 else "n/a"
    print(f"{key:<24} n={len(values)} mean={statistics.fmean(values):>8.2f} sd={spread:>6}")
print("status", sorted(status.items()))

print("gaps over 20 s:")
for before, after in pairwise(log):
    gap = after.when - before.when
    if gap > timedelta(seconds=20):
        print(f"  {before.when:%H:%M:%S} -> {after.when:%H:%M:%S}  {gap} ({gap.total_seconds():.3f}s)")

for minute, group in groupby(log, key=lambda e: e.when.replace(second=0, microsecond=0)):
    group = list(group)
    worst = max(e.level for e in group)
    print(minute.isoformat(timespec="minutes"), len(group), worst.name, repr(worst), worst >= Level.WARN)

for entry in log:
    if entry.extra:
        print(entry.level.name, entry.source, "->", entry.extra[-1], f"({len(entry.extra)} more lines)")

eastern = timezone(timedelta(hours=-5), "EST")
first = log[0].when
print(first.astimezone(eastern).strftime("%a %d %b %Y %I:%M:%S.%f %p %Z (%z)"))
print(first.tzinfo, first == first.astimezone(eastern), int(first.timestamp()))
print(log[3]._asdict()["message"], Entry._fields)
