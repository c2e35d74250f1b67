# a calendar of recurring dates
# since: 3.14
from datetime import date, datetime, time, timedelta, timezone
import calendar

start = date(2024, 1, 31)
def add_months(day, months):
    month = day.month - 1 + months
    year, month = day.year + month // 12, month % 12 + 1
    return day.replace(year=year, month=month, day=min(day.day, calendar.monthrange(year, month)[1]))

print([add_months(start, n).isoformat() for n in range(0, 14, 4)])
# expect: ['2024-01-31', '2024-05-31', '2024-09-30', '2025-01-31']
fridays = [d for d in (date(2024, 2, 1) + timedelta(days=n) for n in range(29)) if d.weekday() == calendar.FRIDAY]
print([d.strftime('%a %d %b') for d in fridays])
# expect: ['Fri 02 Feb', 'Fri 09 Feb', 'Fri 16 Feb', 'Fri 23 Feb']
meeting = datetime(2024, 3, 10, 9, 30, tzinfo=timezone(timedelta(hours=-5), 'EST'))
print(meeting, meeting.astimezone(timezone.utc), meeting.isoformat(), meeting.tzname())
# expect: 2024-03-10 09:30:00-05:00 2024-03-10 14:30:00+00:00 2024-03-10T09:30:00-05:00 EST
print(meeting.astimezone(timezone(timedelta(hours=5, minutes=30))).strftime('%Y-%m-%d %H:%M %z'))
# expect: 2024-03-10 20:00 +0530
print(datetime.fromisoformat('2024-03-10T09:30:00-05:00') == meeting, datetime.fromisoformat('2024-03-10'))
# expect: True 2024-03-10 00:00:00
print(datetime.strptime('Mar 5, 2024 07:08 PM', '%b %d, %Y %I:%M %p'), datetime.combine(start, time(8, 15)))
# expect: 2024-03-05 19:08:00 2024-01-31 08:15:00
delta = datetime(2024, 12, 25) - datetime(2024, 3, 10, 9, 30)
print(delta, delta.days, delta.seconds, delta.total_seconds() / 3600, delta // timedelta(weeks=1))
# expect: 289 days, 14:30:00 289 52200 6950.5 41
print(start.isocalendar(), start.timetuple().tm_yday, date.fromisocalendar(2024, 9, 4), start.toordinal())
# expect: datetime.IsoCalendarDate(year=2024, week=5, weekday=3) 31 2024-02-29 738916
print(timedelta(hours=25, minutes=-3), -timedelta(seconds=1), timedelta(days=1) / timedelta(hours=7))
# expect: 1 day, 0:57:00 -1 day, 23:59:59 3.4285714285714284
print(calendar.month(2024, 2))
# expect:    February 2024
# expect: Mo Tu We Th Fr Sa Su
# expect:           1  2  3  4
# expect:  5  6  7  8  9 10 11
# expect: 12 13 14 15 16 17 18
# expect: 19 20 21 22 23 24 25
# expect: 26 27 28 29
# expect:
print(calendar.isleap(2000), list(calendar.day_abbr), calendar.timegm((1970, 1, 2, 0, 0, 0)))
# expect: True ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] 86400
for text in ('2024-02-30', '2024-13-01', 'yesterday'):
    try:
        date.fromisoformat(text)
    except ValueError as error:
        print(error)
# expect: day 30 must be in range 1..29 for month 2 in year 2024
# expect: month must be in 1..12, not 13
# expect: Invalid isoformat string: 'yesterday'
try:
    datetime.strptime('2024/01/01', '%Y-%m-%d')
except ValueError as error:
    print(error)
# expect: time data '2024/01/01' does not match format '%Y-%m-%d'
print(f'{start:%B %d, %Y}', f'{meeting:%H:%M:%S.%f}', repr(meeting.time()), datetime.min, date.max)
# expect: January 31, 2024 09:30:00.000000 datetime.time(9, 30) 0001-01-01 00:00:00 9999-12-31
print(sorted([date(2024, 5, 1), date(2023, 12, 31)]), date(2024, 1, 1) < start, (start - date(2024, 1, 1)).days)
# expect: [datetime.date(2023, 12, 31), datetime.date(2024, 5, 1)] True 30
