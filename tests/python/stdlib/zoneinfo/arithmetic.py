# Sums are of the clock, differences between zones of the moment.
# judge: 3.11
from datetime import datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo

berlin = ZoneInfo("Europe/Berlin")
london = ZoneInfo("Europe/London")
before = datetime(2024, 3, 30, 12, tzinfo=berlin)
after = before + timedelta(days=1)
print(after, after - before, after.astimezone(timezone.utc) - before.astimezone(timezone.utc))
# expect: 2024-03-31 12:00:00+02:00 1 day, 0:00:00 23:00:00
print(before.astimezone(london) - after, before < after, before == before.astimezone(london), hash(before) == hash(before.astimezone(london)))
# expect: -1 day, 1:00:00 True True True
twice = datetime(2024, 10, 27, 2, 30, tzinfo=berlin)
print(twice == twice.replace(fold=1), twice == twice.astimezone(timezone.utc), twice < twice.astimezone(timezone.utc))
# expect: True False False
print(hash(twice) == hash(twice.replace(fold=1)))  # expect: True
print(time(12, tzinfo=berlin).utcoffset(), time(12, tzinfo=ZoneInfo("UTC")).utcoffset(), time(12, tzinfo=berlin))
# expect: None 0:00:00 12:00:00
print(berlin.utcoffset(None), ZoneInfo("Etc/GMT+5").utcoffset(None), ZoneInfo("UTC").tzname(None))
# expect: None -1 day, 19:00:00 UTC
print(datetime(2024, 1, 1, tzinfo=berlin).replace(tzinfo=london), datetime(2024, 1, 1).astimezone(timezone.utc).tzinfo)
# expect: 2024-01-01 00:00:00+00:00 UTC
print(sorted([datetime(2024, 1, 1, 12, tzinfo=zone) for zone in (london, berlin, timezone.utc)])[0])
# expect: 2024-01-01 12:00:00+01:00
print((datetime(2024, 7, 1, tzinfo=berlin) - datetime(2024, 1, 1, tzinfo=berlin)).total_seconds())
# expect: 15724800.0
