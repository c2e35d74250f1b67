# dates
# since: 3.14
from datetime import date, timedelta
d = date(2024, 2, 29)
print(d, repr(d), d.year, d.weekday(), d.isoweekday(), d.isocalendar(), d.toordinal())
# expect: 2024-02-29 datetime.date(2024, 2, 29) 2024 3 4 datetime.IsoCalendarDate(year=2024, week=9, weekday=4) 738945
print(date.fromordinal(738945), d + timedelta(days=366), d - date(2023, 2, 28))
# expect: 2024-02-29 2025-03-01 366 days, 0:00:00
print(d.replace(year=2020), d.strftime('%d/%m/%y %A %B %j %U'))
# expect: 2020-02-29 29/02/24 Thursday February 060 08
print(date.fromisoformat('2024-01-05'), d.isoformat(), d < date(2025, 1, 1))
# expect: 2024-01-05 2024-02-29 True
print(d == date(2024, 2, 29), hash(d) == hash(date(2024, 2, 29)), date.min, date.max)
# expect: True True 0001-01-01 9999-12-31
print(d.timetuple().tm_yday, d.ctime(), f'{d:%Y}', f'{d}')
# expect: 60 Thu Feb 29 00:00:00 2024 2024 2024-02-29
print(date.fromisocalendar(2024, 1, 1), date.resolution)  # expect: 2024-01-01 1 day, 0:00:00
print(date.fromisoformat('20240105'), date.fromisoformat('2024-W01-1'))  # expect: 2024-01-05 2024-01-01
try:
    date(2023, 2, 29)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: day 29 must be in range 1..28 for month 2 in year 2023
try:
    date(2024, 13, 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: month must be in 1..12, not 13
try:
    date(0, 1, 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: year must be in 1..9999, not 0
try:
    date('2024', 1, 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
try:
    date(2024, 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: function missing required argument 'day' (pos 3)
try:
    date.fromisoformat('2024-1-1')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: Invalid isoformat string: '2024-1-1'
try:
    d.replace(day=31)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: day 31 must be in range 1..29 for month 2 in year 2024
try:
    d + 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'datetime.date' and 'int'
try:
    d < 5
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'datetime.date' and 'int'
try:
    date.max + timedelta(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: OverflowError: date value out of range
try:
    setattr(d, 'year', 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: attribute 'year' of 'datetime.date' objects is not writable
