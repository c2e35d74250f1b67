# A moment of a zone crosses as what applies there at that time: its offset and its name.
# engine: hognose
# tools: echo
from datetime import datetime, time
from zoneinfo import ZoneInfo

berlin = ZoneInfo("Europe/Berlin")
print(repr(echo(datetime(2024, 7, 1, tzinfo=berlin))))
# expect: datetime.datetime(2024, 7, 1, 0, 0, tzinfo=datetime.timezone(datetime.timedelta(seconds=7200), 'CEST'))
print(echo(datetime(2024, 10, 27, 2, 30, tzinfo=berlin)), echo(datetime(2024, 10, 27, 2, 30, tzinfo=berlin, fold=1)))
# expect: 2024-10-27 02:30:00+02:00 2024-10-27 02:30:00+01:00
print(echo([datetime(1890, 1, 1, tzinfo=berlin)])[0], echo(datetime(2100, 1, 1, tzinfo=ZoneInfo("Asia/Tokyo"))).tzname())
# expect: 1890-01-01 00:00:00+00:53:28 JST
print(repr(echo(time(12, tzinfo=ZoneInfo("UTC")))))
# expect: datetime.time(12, 0, tzinfo=datetime.timezone(datetime.timedelta(0), 'UTC'))
# A time of day alone has no offset in this zone.
try:
    echo(time(12, tzinfo=berlin))
except ToolError as error:
    print(str(error).partition(', not')[0])
# expect: the answer cannot enter: datetime.time: tzinfo is None or a datetime.timezone
