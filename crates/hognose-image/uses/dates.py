# Dates and times.
import calendar
import datetime as dt
from datetime import UTC, date, datetime, time, timedelta, timezone

day = date(2024, 2, 29)
moment = datetime(2024, 2, 29, 13, 45, 30, tzinfo=timezone.utc)
print(day + timedelta(days=1), day.weekday(), day.isoformat(), day.strftime("%d %B %Y"), day.replace(year=2025, day=1), (date(2024, 3, 1) - day).days, day < date(2025, 1, 1))
print(moment, moment.isoformat(), moment.strftime("%Y-%m-%d %H:%M:%S"), datetime.strptime("2024-01-02 03:04", "%Y-%m-%d %H:%M"), datetime.fromisoformat("2024-01-02T03:04:05"), moment.date())
print(timedelta(hours=25), timedelta(days=1).total_seconds(), timedelta(minutes=5) * 3, moment - timedelta(hours=1), moment.timestamp(), datetime.fromtimestamp(0, UTC), time(3, 4))
print(calendar.monthrange(2024, 2), calendar.month_name[2], calendar.isleap(2024), day.isocalendar(), day.toordinal(), dt.date.fromisoformat("2024-05-06"), sorted([day, date(2023, 1, 1)]))
print(moment.astimezone(timezone(timedelta(hours=2))), repr(day), repr(moment), str(timedelta(seconds=3.5)), moment.hour, day.year, day.timetuple().tm_yday)
