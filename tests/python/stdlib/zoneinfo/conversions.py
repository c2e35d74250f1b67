# Moments go from zone to zone; the hour that a clock shows twice has a fold.
# judge: 3.11
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

berlin = ZoneInfo("Europe/Berlin")
new_york = ZoneInfo("America/New_York")
for hour in (23, 0, 1, 2):
    utc = datetime(2024, 10, 27, hour, 30, tzinfo=timezone.utc) - timedelta(days=hour == 23)
    local = utc.astimezone(berlin)
    print(local, local.fold, local.tzname(), local.dst())
# expect: 2024-10-27 01:30:00+02:00 0 CEST 1:00:00
# expect: 2024-10-27 02:30:00+02:00 0 CEST 1:00:00
# expect: 2024-10-27 02:30:00+01:00 1 CET 0:00:00
# expect: 2024-10-27 03:30:00+01:00 0 CET 0:00:00
for fold in (0, 1):
    twice = datetime(2024, 10, 27, 2, 30, tzinfo=berlin, fold=fold)
    missing = datetime(2024, 3, 31, 2, 30, tzinfo=berlin, fold=fold)
    print(twice.utcoffset(), twice.astimezone(timezone.utc), missing.utcoffset(), missing.timestamp())
# expect: 2:00:00 2024-10-27 00:30:00+00:00 1:00:00 1711848600.0
# expect: 1:00:00 2024-10-27 01:30:00+00:00 2:00:00 1711845000.0
print(datetime(1890, 1, 1, tzinfo=berlin), datetime(1890, 1, 1, tzinfo=berlin).tzname())
# expect: 1890-01-01 00:00:00+00:53:28 LMT
print(datetime(2100, 7, 1, 12, tzinfo=berlin).astimezone(new_york))  # expect: 2100-07-01 06:00:00-04:00
print(datetime(2024, 7, 1, 12, tzinfo=berlin).astimezone(ZoneInfo("Asia/Kolkata")).isoformat())
# expect: 2024-07-01T15:30:00+05:30
print(datetime.fromtimestamp(1_700_000_000, new_york), datetime.fromtimestamp(1_700_000_000.5, tz=ZoneInfo("Asia/Tokyo")))
# expect: 2023-11-14 17:13:20-05:00 2023-11-15 07:13:20.500000+09:00
print(datetime(2024, 1, 1, tzinfo=ZoneInfo("Pacific/Apia")).strftime("%Y-%m-%d %H:%M %Z %z"))
# expect: 2024-01-01 00:00 +13 +1300
print(format(datetime(2024, 7, 1, tzinfo=berlin), "%H:%M %Z"), repr(datetime(2024, 7, 1, tzinfo=berlin)))
# expect: 00:00 CEST datetime.datetime(2024, 7, 1, 0, 0, tzinfo=zoneinfo.ZoneInfo(key='Europe/Berlin'))
