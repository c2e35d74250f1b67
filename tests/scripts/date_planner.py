# since: 3.14
"""Dates: parsing, time zones as fixed offsets, business days, calendars and recurrences."""

import calendar
import time
from collections.abc import Iterator
from datetime import MAXYEAR, UTC, date, datetime, time as clock, timedelta, timezone, tzinfo
from enum import IntEnum
from functools import cache
from itertools import islice


class Weekday(IntEnum):
    MON, TUE, WED, THU, FRI, SAT, SUN = range(7)


class Central(tzinfo):
    """Central European time, with the rules of the European Union."""

    @staticmethod
    @cache
    def _switches(year: int) -> tuple[datetime, datetime]:
        def last_sunday(month):
            day = date(year, month, calendar.monthrange(year, month)[1])
            return day - timedelta((day.weekday() - Weekday.SUN) % 7)
        return (datetime.combine(last_sunday(3), clock(2)), datetime.combine(last_sunday(10), clock(3)))

    def utcoffset(self, dt):
        return timedelta(hours=1) + self.dst(dt)

    def dst(self, dt):
        start, end = self._switches(dt.year)
        summer = start <= dt.replace(tzinfo=None) < end
        return timedelta(hours=1) if summer else timedelta(0)

    def tzname(self, dt):
        return "CEST" if self.dst(dt) else "CET"


CET = Central()
for text in ("2024-03-31T00:59:59", "2024-03-31T01:00:00", "2024-10-27T00:30:00", "2024-10-27T01:30:00"):
    utc = datetime.fromisoformat(text).replace(tzinfo=UTC)
    local = utc.astimezone(CET)
    print(f"{utc:%F %T %Z} -> {local:%F %T %Z%z} {local.dst()} fold={local.fold}")

FORMATS = ["%Y-%m-%d", "%d/%m/%Y", "%B %d, %Y", "%d %b %y", "%Y%m%dT%H%M%S%z", "%A, %d. %B %Y %I:%M %p", "%j %Y", "%G-W%V-%u"]


def parse(text: str) -> datetime:
    for fmt in FORMATS:
        try:
            return datetime.strptime(text, fmt)
        except ValueError:
            continue
    raise ValueError(f"no format fits {text!r}")


for text in ["2024-02-29", "01/12/2023", "July 4, 2021", "9 Mar 99", "20240102T030405+0530", "Friday, 13. September 2024 06:05 PM",
             "060 2023", "2020-W53-5", "2023-02-29"]:
    try:
        print(f"{text:<36} {parse(text)}")
    except ValueError as error:
        print(f"{text:<36} {error}")
for bad, fmt in [("2023-02-29", "%Y-%m-%d"), ("12:61", "%H:%M"), ("1 2", "%d"), ("x", "%Q")]:
    try:
        datetime.strptime(bad, fmt)
    except ValueError as error:
        print(error)


def business_days(start: date, holidays: frozenset[date] = frozenset()) -> Iterator[date]:
    day = start
    while True:
        if day.weekday() < Weekday.SAT and day not in holidays:
            yield day
        day += timedelta(days=1)


def add_months(day: date, months: int) -> date:
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    return day.replace(year=year, month=month + 1, day=min(day.day, calendar.monthrange(year, month + 1)[1]))


xmas = frozenset({date(2024, 12, 25), date(2024, 12, 26), date(2025, 1, 1)})
print([d.strftime("%a %d") for d in islice(business_days(date(2024, 12, 24), xmas), 6)])
print([add_months(date(2023, 10, 31), n).isoformat() for n in (1, 4, 16, -8)])
print(calendar.TextCalendar(calendar.SUNDAY).formatmonth(2024, 2), end="")
print(calendar.month(2023, 1, w=3), end="")
print(calendar.monthcalendar(2024, 9)[0], calendar.isleap(1900), calendar.leapdays(2000, 2030), calendar.day_name[date(1969, 7, 20).weekday()])
fridays = [d for d in calendar.Calendar().itermonthdates(2024, 9) if d.month == 9 and d.weekday() == calendar.FRIDAY]
print([f"{d:%d.%m.}" for d in fridays], list(calendar.month_abbr)[1:4], calendar.timegm((2024, 1, 1, 0, 0, 0)))

delta = datetime(2024, 3, 1, 12, 30) - datetime(2023, 12, 31, 23, 59, 59, 999999)
print(delta, repr(delta), delta.total_seconds(), delta // timedelta(hours=1), delta % timedelta(days=1), abs(-delta) == delta)
print(divmod(timedelta(hours=50), timedelta(days=1)), timedelta(weeks=1.5) / 4, -timedelta(seconds=1), timedelta.max)
moment = datetime(2024, 7, 9, 8, 5, 3, 42, tzinfo=timezone(timedelta(hours=-3, minutes=-30), "NST"))
print(moment, repr(moment), moment.isoformat(" ", "milliseconds"), moment.timetuple().tm_yday, moment.isocalendar())
print(moment.strftime("%y|%-d|%e|%H|%I|%p|%j|%U|%W|%w|%f|%%|%c|%x|%X|%s"[:46]), moment.utctimetuple()[:5], moment.timestamp())
print(datetime.fromtimestamp(1_700_000_000, UTC), datetime.fromtimestamp(0.5, timezone.utc).time(), date.fromordinal(738_000), date.max.year == MAXYEAR)
print(date.fromisocalendar(2026, 1, 1), datetime.fromisoformat("20240109T101112.5Z"), clock.fromisoformat("04:05:06.007+02:00"))
print(time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(86400 * 365)), time.strptime("30 Nov 00", "%d %b %y").tm_wday, time.gmtime(0))
for wrong in (lambda: date(2024, 13, 1), lambda: datetime(2024, 1, 1) - datetime(2024, 1, 1, tzinfo=UTC), lambda: date.fromisoformat("2024-1-1"),
              lambda: clock(25), lambda: date(2024, 1, 1) < datetime(2024, 1, 1), lambda: timedelta(days=10**10), lambda: date(1, 1, 1) - timedelta(1)):
    try:
        wrong()
    except (ValueError, TypeError, OverflowError) as error:
        print(f"{type(error).__name__}: {error}")
