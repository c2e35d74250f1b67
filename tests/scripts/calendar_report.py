# since: 3.14
"""A month's calendar with shifts, holidays and totals; recurring rules; ages; ISO weeks."""

import calendar
import itertools
import json
import time
from collections import Counter, defaultdict
from dataclasses import dataclass
from datetime import date, datetime, time as daytime, timedelta, timezone
from enum import IntFlag
from functools import lru_cache, partial
from operator import methodcaller


class Days(IntFlag):
    MON, TUE, WED, THU, FRI, SAT, SUN = (1 << n for n in range(7))
    WEEKEND = SAT | SUN
    WORK = MON | TUE | WED | THU | FRI

    def covers(self, day):
        return bool(self & (1 << day.weekday()))


@lru_cache
def easter(year):
    a, b, c = year % 19, *divmod(year, 100)
    d, e = divmod(b, 4)
    g = (8 * b + 13) // 25
    h = (19 * a + b - d - g + 15) % 30
    i, k = divmod(c, 4)
    m = (32 + 2 * e + 2 * i - h - k) % 7
    n = (a + 11 * h + 22 * m) // 451
    month, day = divmod(h + m - 7 * n + 114, 31)
    return date(year, month, day + 1)


def holidays(year):
    fixed = {date(year, 1, 1): "New Year", date(year, 12, 25): "Christmas"}
    moving = {easter(year) + timedelta(n): t for n, t in ((-2, "Good Friday"), (1, "Easter Monday"), (39, "Ascension"))}
    return dict(sorted((fixed | moving).items()))


for year in (2024, 2025, 2100):
    print(year, easter(year), [f"{d:%b %d} {t}" for d, t in holidays(year).items()][1:3], easter.cache_info().currsize)


@dataclass(frozen=True)
class Shift:
    name: str
    days: Days
    start: daytime
    end: daytime

    def span(self, day, tz=timezone.utc):
        begin = datetime.combine(day, self.start, tz)
        end = datetime.combine(day, self.end, tz)
        return begin, end + timedelta(days=end <= begin)


shifts = [Shift("early", Days.WORK, daytime(6), daytime(14, 30)), Shift("night", Days.FRI | Days.SAT, daytime(22), daytime(6)), Shift("sunday", Days.SUN, daytime(10), daytime(12, 15))]
totals, rows = defaultdict(timedelta), []
for week in calendar.Calendar(firstweekday=calendar.MONDAY).monthdatescalendar(2024, 3):
    cells = []
    for day in week:
        active = [s for s in shifts if s.days.covers(day) and day.month == 3 and day not in holidays(2024)]
        for s in active:
            begin, end = s.span(day)
            totals[s.name] += end - begin
        cells.append(f"{day.day if day.month == 3 else '':>2}{''.join(s.name[0] for s in active):<2}")
    rows.append(f"W{week[0].isocalendar().week:02} " + " ".join(cells))
print(f"    {' '.join(f'{n:<4}' for n in calendar.day_abbr)}", *rows, sep="\n")
for name, total in totals.items():
    hours, rest = divmod(total, timedelta(hours=1))
    print(f"{name:<7} {hours:>4}h {rest // timedelta(minutes=1):02}m  {total}  {total / timedelta(days=1):.3f} days")


def recur(start, *, every=1, unit="days", count=None, until=None, on=Days.WORK | Days.WEEKEND):
    day, produced = start, 0
    while (until is None or day <= until) and (count is None or produced < count):
        if on.covers(day):
            produced += 1
            yield day
        match unit:
            case "days" | "weeks":
                day += timedelta(**{unit: every})
            case "months":
                year, month = divmod(day.year * 12 + day.month - 1 + every, 12)
                day = date(year, month + 1, min(start.day, calendar.monthrange(year, month + 1)[1]))


iso = methodcaller("isoformat")
print(list(map(iso, recur(date(2024, 1, 31), unit="months", count=5))))
print(list(map(iso, recur(date(2024, 2, 26), count=4, on=Days.WORK))), list(map(iso, recur(date(2024, 12, 20), every=2, unit="weeks", until=date(2025, 1, 31)))))


def age(born, today):
    return today.year - born.year - ((today.month, today.day) < (born.month, born.day))


print([age(date(2000, 2, 29), d) for d in (date(2023, 2, 28), date(2023, 3, 1), date(2024, 2, 29))], (date(2024, 12, 31) - date(2024, 1, 1)).days, date(2024, 12, 30).isocalendar(), date(2021, 1, 3).isocalendar()[:2])
print(Counter(calendar.weekday(y, m, 13) for y in range(2000, 2025) for m in range(1, 13)).most_common(2), [y for y in range(1896, 1910) if calendar.isleap(y)], calendar.monthrange(2023, 2))
print(calendar.calendar(2024, w=2, l=1, c=2, m=6).splitlines()[2][:40], calendar.TextCalendar(6).formatweekheader(3), calendar.HTMLCalendar().formatday(5, 2), calendar.HTMLCalendar().formatmonthname(2024, 5), sep="|")
print(calendar.HTMLCalendar().formatmonth(2024, 2).count("<td"), list(itertools.islice(calendar.Calendar().itermonthdays2(2024, 9), 6, 9)), list(calendar.month_name)[12], calendar.Month.MAY, calendar.Day.SUNDAY.value)
stamp = time.struct_time((2024, 2, 29, 13, 5, 9, 3, 60, 0))
print(time.strftime("%a %d %b %Y %I:%M %p week %U", stamp), time.asctime(stamp), calendar.timegm(stamp), time.gmtime(calendar.timegm(stamp)).tm_yday, stamp.tm_mon, stamp[:3])
for wrong in (lambda: calendar.monthrange(2024, 13), lambda: date(2023, 2, 29), lambda: Shift("x", Days(300), None, None).days, lambda: daytime(24), lambda: datetime.strptime("2024-W01", "%Y-W%W"), lambda: calendar.setfirstweekday(7), lambda: timezone(timedelta(hours=24))):
    try:
        print(wrong())
    except Exception as error:
        print(f"{type(error).__name__}: {error}")
moments = [datetime(2024, 3, 10, 12, tzinfo=timezone(timedelta(hours=h))) for h in (-8, 0, 5.5)]
print(json.dumps([m.isoformat() for m in sorted(moments)]), max(moments).utcoffset(), {m.astimezone(timezone.utc).hour for m in moments}, repr(Days.WEEKEND), Days.WORK & Days.FRI, partial(date, 2024)(5, 17))
