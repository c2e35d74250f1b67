# times of day and time zones
# since: 3.14
from datetime import time, timezone, timedelta, datetime
t = time(14, 5, 6, 7)
print(t, repr(t), t.hour, t.isoformat(), t.replace(hour=1), t.strftime('%H:%M'))
# expect: 14:05:06.000007 datetime.time(14, 5, 6, 7) 14 14:05:06.000007 01:05:06.000007 14:05
print(time.fromisoformat('04:05:06.5'), t < time(15), time(0), bool(time(0)), time.max)
# expect: 04:05:06.500000 True 00:00:00 True 23:59:59.999999
print(time(1, tzinfo=timezone.utc), f'{t:%H}')  # expect: 01:00:00+00:00 14
z = timezone(timedelta(hours=5, minutes=30))
print(z, repr(z), z.utcoffset(None), z.tzname(None), timezone(timedelta(0), 'ZERO'))
# expect: UTC+05:30 datetime.timezone(datetime.timedelta(seconds=19800)) 5:30:00 UTC+05:30 ZERO
print(timezone.utc, repr(timezone.utc), timezone(timedelta(hours=-3)))
# expect: UTC datetime.timezone.utc UTC-03:00
print(timezone(timedelta(0)) == timezone.utc)  # expect: True
try:
    time(24)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: hour must be in 0..23, not 24
try:
    timezone(timedelta(hours=25))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1, seconds=3600)
try:
    timezone(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: timezone() argument 1 must be datetime.timedelta, not int
try:
    time(1) < time(2, tzinfo=timezone.utc)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can't compare offset-naive and offset-aware times
try:
    time(1) + timedelta(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'datetime.time' and 'datetime.timedelta'
