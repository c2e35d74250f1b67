# since: 3.14
"""Shipments across time zones: parsing of stamps, durations, status codes, and reports grouped by carrier."""

import bisect
import csv
import enum
import io
import json
import re
import statistics
from collections import Counter, defaultdict, namedtuple
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta, timezone
from decimal import Decimal
from functools import cached_property, total_ordering
from itertools import groupby, pairwise
from operator import attrgetter, itemgetter
from textwrap import dedent, indent
from uuid import UUID, uuid5, NAMESPACE_DNS

ZONES = {"NYC": timezone(timedelta(hours=-4), "EDT"), "LON": timezone(timedelta(hours=1), "BST"), "DEL": timezone(timedelta(hours=5, minutes=30), "IST"), "SYD": timezone(timedelta(hours=10), "AEST")}
EVENTS = dedent("""\
    S1|FastShip|NYC|2024-07-01 23:30|PICKED
    S1|FastShip|LON|2024-07-02 14:05|ARRIVED
    S1|FastShip|LON|2024-07-02T18:45:30+01:00|DELIVERED
    S2|SlowBoat|SYD|01/07/2024 09:00 AM|PICKED
    S2|SlowBoat|DEL|1720180800|ARRIVED
    S2|SlowBoat|LON|Jul 20, 2024 10:15|DELAYED:customs
    S2|SlowBoat|LON|2024-07-23 08:00Z|DELIVERED
    S3|FastShip|DEL|2024-07-04 00:10|PICKED
    S3|FastShip|DEL|soon|ARRIVED
    S3|FastShip|XXX|2024-07-05 10:00|LOST
    """)


class Status(enum.StrEnum):
    PICKED = enum.auto()
    ARRIVED = enum.auto()
    DELAYED = enum.auto()
    DELIVERED = enum.auto()

    @classmethod
    def _missing_(cls, value):
        return next((m for m in cls if m.value == str(value).strip().lower()), None)


def parse_stamp(text: str, zone: timezone) -> datetime:
    if text.isdigit():
        return datetime.fromtimestamp(int(text), UTC)
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        for fmt in ("%d/%m/%Y %I:%M %p", "%b %d, %Y %H:%M"):
            try:
                moment = datetime.strptime(text, fmt)
                break
            except ValueError:
                pass
        else:
            raise ValueError(f"cannot read time {text!r}")
    return moment if moment.tzinfo else moment.replace(tzinfo=zone)


@total_ordering
@dataclass(eq=False)
class Event:
    shipment: str
    carrier: str
    place: str
    when: datetime
    status: Status
    detail: str = ""

    def __eq__(self, other):
        return self.when == other.when

    def __lt__(self, other):
        return self.when < other.when

    @classmethod
    def parse(cls, line):
        shipment, carrier, place, stamp, status = line.split("|")
        status, _, detail = status.partition(":")
        if place not in ZONES:
            raise KeyError(f"unknown place {place}")
        return cls(shipment, carrier, place, parse_stamp(stamp, ZONES[place]), Status(status), detail)

    def local(self):
        return self.when.astimezone(ZONES[self.place])


def show(delta: timedelta) -> str:
    parts = [(delta.days, "d"), (delta.seconds // 3600, "h"), (delta.seconds % 3600 // 60, "m")]
    return " ".join(f"{n}{u}" for n, u in parts if n) or "0m"


events, problems = [], []
for number, line in enumerate(EVENTS.splitlines(), 1):
    try:
        bisect.insort(events, Event.parse(line))
    except (ValueError, KeyError) as error:
        problems.append(f"line {number}: {type(error).__name__}: {error}")
print(*problems, sep="\n")
for event in events:
    print(f"{event.when.astimezone(UTC):%Y-%m-%d %H:%MZ} = {event.local():%a %d %b %H:%M %Z} {event.shipment} {event.status}{f' ({event.detail})' if event.detail else ''}")
Leg = namedtuple("Leg", "shipment carrier hours start end")
legs = []
for shipment, group in groupby(sorted(events, key=attrgetter("shipment", "when")), key=attrgetter("shipment")):
    for a, b in pairwise(group):
        legs.append(Leg(shipment, a.carrier, (b.when - a.when) / timedelta(hours=1), a.place, b.place))
        print(f"{shipment}: {a.place}->{b.place} {show(b.when - a.when):>12} {a.status.name}->{b.status.name}")
report = defaultdict(list)
for leg in legs:
    report[leg.carrier].append(leg.hours)
for carrier, hours in sorted(report.items()):
    print(f"{carrier:<10} legs {len(hours)} mean {statistics.fmean(hours):8.3f}h max {max(hours):7.2f}h {'*' * round(max(hours) / 40)}")
out = io.StringIO()
writer = csv.writer(out, quoting=csv.QUOTE_STRINGS, lineterminator="\n")
writer.writerow(Leg._fields)
writer.writerows(leg._replace(hours=round(leg.hours, 2)) for leg in legs[:2])
print(indent(out.getvalue(), "  "), end="")
cutoffs = [time(6), time(12), time(18)]
buckets = Counter(("night", "morning", "afternoon", "evening")[bisect.bisect(cutoffs, e.local().time())] for e in events)
print(dict(sorted(buckets.items())), {e.local().date().isocalendar().week for e in events}, min(events).shipment, max(events).shipment, events[0] == events[0], events[0] >= events[1])
print(json.dumps({e.shipment: {"id": uuid5(NAMESPACE_DNS, e.shipment), "last": e.when} for e in events}, default=lambda o: o.isoformat() if isinstance(o, datetime) else str(o), indent=1))
cost = {"FastShip": Decimal("4.75"), "SlowBoat": Decimal("0.315")}
for carrier, total in sorted(((c, sum(Decimal(str(round(h, 1))) for h in hs) * cost[c]) for c, hs in report.items()), key=itemgetter(1)):
    print(f"{carrier:<10}{total:>12.2f}{total.quantize(Decimal('0.1')):>10}")
for wrong in (lambda: Status("lost"), lambda: events[0].when - datetime(2024, 1, 1), lambda: ZONES["LON"].utcoffset(5), lambda: datetime(2024, 7, 1, tzinfo="UTC"), lambda: datetime.fromisoformat("2024-07-01T25:00"), lambda: UUID("123"), lambda: date.today().replace(month=0)):
    try:
        print(wrong())
    except (ValueError, TypeError) as error:
        print(f"{type(error).__name__}: {error}")
print(repr(ZONES["DEL"]), ZONES["NYC"].tzname(None), timezone.utc, timezone(timedelta(minutes=-90)), timezone.min, Status("DELIVERED "), re.sub(r"\d", "#", f"{events[-1].when:%c}"))
