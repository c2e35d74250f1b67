"""Business-day arithmetic, recurring events, ISO weeks and an ASCII calendar."""
import calendar
import hashlib
import re
from bisect import bisect_left, bisect_right
from collections import Counter, OrderedDict
from datetime import date, datetime, time, timedelta, timezone
from functools import lru_cache
from itertools import count, islice, takewhile

YEARS = range(1960, 2051)
OFFSETS = {"UTC": 0, "CET": 1, "IST": 5.5, "PST": -8}


@lru_cache(maxsize=None)
def easter(y):
    a, b, c = y % 19, y // 100, y % 100
    d, e = divmod(b, 4)
    f = (b + 8) // 25
    g = (b - f + 1) // 3
    h = (19 * a + b - d - g + 15) % 30
    i, k = divmod(c, 4)
    el = (32 + 2 * e + 2 * i - h - k) % 7
    m = (a + 11 * h + 22 * el) // 451
    month, day = divmod(h + el - 7 * m + 114, 31)
    return date(y, month, day + 1)


@lru_cache(maxsize=None)
def holidays(y):
    fixed = {date(y, 1, 1): "New Year", date(y, 5, 1): "Labour Day", date(y, 12, 25): "Christmas", date(y, 12, 26): "Boxing Day"}
    moving = {easter(y) + timedelta(days=n): label for n, label in [(-2, "Good Friday"), (1, "Easter Monday"), (39, "Ascension")]}
    return OrderedDict(sorted((fixed | moving).items()))


def is_business(d):
    return d.weekday() < 5 and d not in holidays(d.year)


def add_business(d, n):
    step = timedelta(days=1 if n > 0 else -1)
    while n:
        d += step
        if is_business(d):
            n -= 1 if n > 0 else -1
    return d


def nth_weekday(y, m, weekday, n):
    days = [week[weekday] for week in calendar.monthcalendar(y, m) if week[weekday]]
    return date(y, m, days[n - 1 if n > 0 else n])


def add_months(d, n):
    y, m = divmod(d.year * 12 + d.month - 1 + n, 12)
    return date(y, m + 1, min(d.day, calendar.monthrange(y, m + 1)[1]))


RULE = re.compile(r"every (?P<n>\d+) (?P<unit>day|week|month)s? from (?P<start>\d{4}-\d\d-\d\d)(?: until (?P<end>\S+))?")


def recur(text):
    m = RULE.fullmatch(text)
    if m is None:
        raise ValueError(f"bad rule: {text}")
    n, start = int(m["n"]), date.fromisoformat(m["start"])
    end = date.fromisoformat(m["end"]) if m["end"] else date.max
    match m["unit"]:
        case "day":
            gen = (start + timedelta(days=n * i) for i in count())
        case "week":
            gen = (start + timedelta(weeks=n * i) for i in count())
        case _:
            gen = (add_months(start, n * i) for i in count())
    return takewhile(lambda d: d <= end, gen)


def parse_duration(s):
    parts = {u: int(v) for v, u in re.findall(r"(\d+)([dhms])", s)}
    return timedelta(days=parts.get("d", 0), hours=parts.get("h", 0), minutes=parts.get("m", 0), seconds=parts.get("s", 0))


def fmt_delta(td):
    total = int(td.total_seconds())
    sign, total = ("-", -total) if total < 0 else ("", total)
    d, rem = divmod(total, 86400)
    h, rem = divmod(rem, 3600)
    m, s = divmod(rem, 60)
    return f"{sign}{d}d{h:02}:{m:02}:{s:02}"


def month_grid(y, m):
    yield f"{calendar.month_name[m]} {y}".center(27).rstrip()
    yield " ".join(f"{n[:2]:>3}" for n in calendar.day_abbr)
    for week in calendar.monthcalendar(y, m):
        yield " ".join("   " if not d else f"{d:>2}{'*' if date(y, m, d) in holidays(y) else ' '}" for d in week).rstrip()


def main():
    out = []
    business = [d for y in YEARS for d in (date(y, 1, 1) + timedelta(days=i) for i in range(366)) if d.year == y and is_business(d)]
    for y in YEARS:
        a, b = bisect_left(business, date(y, 1, 1)), bisect_right(business, date(y, 12, 31))
        per_month = Counter(d.month for d in business[a:b])
        out.append(f"{y}: {b - a} days, leap={calendar.isleap(y)}, " + " ".join(f"{per_month[m]:02d}" for m in range(1, 13)))
        out.extend(f"  {d:%a %d %b} {name}" for d, name in holidays(y).items())
        for m in range(1, 13):
            out.extend(month_grid(y, m))
            out.append(f"payday {add_business(add_months(date(y, m, 1), 1), -3)} thanks {nth_weekday(y, m, 3, -1):%j} 2nd-tue {nth_weekday(y, m, 1, 2):%d.%m.%y}")
    for rule in ["every 2 weeks from 2024-01-31 until 2025-12-31", "every 1 month from 2023-08-31",
                 "every 10 days from 2020-02-20 until 2026-01-01", "every blue moon"]:
        try:
            dates = list(islice(recur(rule), 400))
        except ValueError as e:
            out.append(str(e))
            continue
        weeks = Counter(d.isocalendar()[:2] for d in dates)
        out.append(f"{rule}: {len(dates)} last={dates[-1]} busiest={max(weeks.values())} wknd={sum(d.weekday() > 4 for d in dates)}")
        out.extend(d.strftime("%G-W%V-%u %B") for d in dates)
    tzs = {k: timezone(timedelta(hours=v), k) for k, v in OFFSETS.items()}
    t0 = datetime.combine(date(2024, 2, 28), time(23, 30), tzinfo=tzs["CET"])
    for i in range(15000):
        t = t0 + parse_duration(f"{i // 5}d{i % 24}h{i * 7 % 60}m") * (1 if i % 2 else -1)
        name = list(tzs)[i % 4]
        loc = t.astimezone(tzs[name])
        back = datetime.fromisoformat(loc.isoformat())
        assert back == t
        out.append(f"{loc:%Y-%m-%d %I:%M %p %Z} {fmt_delta(back - t0)}")
    print(out[0])
    print(out[-1])
    print(hashlib.sha256("\n".join(out).encode()).hexdigest()[:20])


main()
