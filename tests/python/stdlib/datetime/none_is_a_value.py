# None is given like any other value; what is missing is something else. Zones of less than a second are UTC in ISO texts.
# since: 3.14
from datetime import date, datetime, time, timedelta, timezone

day, clock, moment = date(2020, 1, 2), time(1, 2, 3), datetime(2020, 1, 2, 3, 4, 5)
for action in (
    lambda: day.replace(year=None),
    lambda: day.replace(None),
    lambda: clock.replace(hour=None),
    lambda: clock.replace(tzinfo=None),
    lambda: moment.replace(day=None),
    lambda: moment.replace(fold=None),
    lambda: moment.replace(tzinfo=True),
    lambda: date(2020, None, 1),
    lambda: date(2020),
    lambda: datetime(2020, 1),
    lambda: datetime(2020, 1, 1, fold=None),
    lambda: datetime(2020, 1, 1, None),
    lambda: clock.isoformat(5),
    lambda: moment.isoformat('T', 5),
    lambda: moment.isoformat(None),
    lambda: datetime.combine(clock, day),
    lambda: datetime.combine(day, clock, None),
    lambda: datetime.fromisoformat('2020-01-02T03:04+00:00:00.5'),
    lambda: datetime.fromisoformat('2020-01-02T03:04-00:00:01.5'),
    lambda: datetime.strptime('utc+05:30', '%Z%z'),
    lambda: datetime.strptime(' 0: 5', '%H:%M'),
    lambda: datetime.strptime(' 7', '%H'),
):
    try:
        print(repr(action()))
    except Exception as error:
        print(type(error).__name__, error)
# expect: TypeError 'NoneType' object cannot be interpreted as an integer
# expect: TypeError 'NoneType' object cannot be interpreted as an integer
# expect: TypeError 'NoneType' object cannot be interpreted as an integer
# expect: datetime.time(1, 2, 3)
# expect: TypeError 'NoneType' object cannot be interpreted as an integer
# expect: TypeError 'NoneType' object cannot be interpreted as an integer
# expect: TypeError tzinfo argument must be None or of a tzinfo subclass, not type 'bool'
# expect: TypeError 'NoneType' object cannot be interpreted as an integer
# expect: TypeError function missing required argument 'month' (pos 2)
# expect: TypeError function missing required argument 'day' (pos 3)
# expect: TypeError 'NoneType' object cannot be interpreted as an integer
# expect: TypeError 'NoneType' object cannot be interpreted as an integer
# expect: TypeError isoformat() argument 1 must be str, not int
# expect: TypeError isoformat() argument 2 must be str, not int
# expect: TypeError isoformat() argument 1 must be a unicode character, not None
# expect: TypeError combine() argument 1 must be datetime.date, not datetime.time
# expect: datetime.datetime(2020, 1, 2, 1, 2, 3)
# expect: datetime.datetime(2020, 1, 2, 3, 4, tzinfo=datetime.timezone.utc)
# expect: datetime.datetime(2020, 1, 2, 3, 4, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=86398, microseconds=500000)))
# expect: datetime.datetime(1900, 1, 1, 0, 0, tzinfo=datetime.timezone(datetime.timedelta(seconds=19800), 'utc'))
# expect: ValueError time data ' 0: 5' does not match format '%H:%M'
# expect: datetime.datetime(1900, 1, 1, 7, 0)
