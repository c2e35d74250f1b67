# dates with times
# since: 3.14
from datetime import datetime, timedelta, timezone, date, time
d = datetime(2024, 3, 10, 14, 30, 15, 123456)
print(d, repr(d), d.date(), d.time(), d + timedelta(hours=10), d - timedelta(days=1))
# expect: 2024-03-10 14:30:15.123456 datetime.datetime(2024, 3, 10, 14, 30, 15, 123456) 2024-03-10 14:30:15.123456 2024-03-11 00:30:15.123456 2024-03-09 14:30:15.123456
print((d - datetime(2024, 1, 1)).total_seconds(), d.isoformat())
# expect: 6013815.123456 2024-03-10T14:30:15.123456
print(d.isoformat(' ', 'seconds'), d.isoformat(timespec='milliseconds'))
# expect: 2024-03-10 14:30:15 2024-03-10T14:30:15.123
print(d.replace(microsecond=0), d.strftime('%Y-%m-%dT%H:%M:%S.%f %p %I'))
# expect: 2024-03-10 14:30:15 2024-03-10T14:30:15.123456 PM 02
print(datetime.fromisoformat('2024-03-10T14:30:15+02:00'))  # expect: 2024-03-10 14:30:15+02:00
print(datetime.fromisoformat('2024-03-10 14:30Z'))  # expect: 2024-03-10 14:30:00+00:00
print(datetime.strptime('10/03/24 14:30', '%d/%m/%y %H:%M'))  # expect: 2024-03-10 14:30:00
print(datetime.combine(date(2024, 1, 1), time(5, 6)), d.weekday())  # expect: 2024-01-01 05:06:00 6
print(d == datetime(2024, 3, 10), d > datetime(2024, 1, 1))  # expect: False True
print(datetime.fromtimestamp(0, timezone.utc))  # expect: 1970-01-01 00:00:00+00:00
print(datetime(2024, 1, 1, tzinfo=timezone.utc).timestamp(), datetime.min)
# expect: 1704067200.0 0001-01-01 00:00:00
print(d.timetuple()[:6], d.toordinal(), datetime(2024, 1, 1, fold=1))
# expect: (2024, 3, 10, 14, 30, 15) 738955 2024-01-01 00:00:00
u = datetime(2024, 1, 1, 12, tzinfo=timezone.utc)
print(u, repr(u), u.astimezone(timezone(timedelta(hours=5, minutes=30))))
# expect: 2024-01-01 12:00:00+00:00 datetime.datetime(2024, 1, 1, 12, 0, tzinfo=datetime.timezone.utc) 2024-01-01 17:30:00+05:30
print(u.utcoffset(), u.tzname(), u.isoformat())  # expect: 0:00:00 UTC 2024-01-01T12:00:00+00:00
print(datetime(2024, 1, 1, 12, tzinfo=timezone(timedelta(hours=-3))) - u)  # expect: 3:00:00
try:
    d - u
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can't subtract offset-naive and offset-aware datetimes
try:
    d < u
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can't compare offset-naive and offset-aware datetimes
try:
    datetime(2024, 1, 1, 25)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: hour must be in 0..23, not 25
try:
    datetime.strptime('x', '%Y')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: time data 'x' does not match format '%Y'
try:
    datetime.strptime('2024', '%Q')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: 'Q' is a bad directive in format '%Q'
try:
    datetime.fromisoformat('nope')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: Invalid isoformat string: 'nope'
try:
    d + d
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'datetime.datetime' and 'datetime.datetime'
print(d == u, datetime.strptime('2024 Jan 5 +0200', '%Y %b %d %z'), issubclass(datetime, date))
# expect: False 2024-01-05 00:00:00+02:00 True
