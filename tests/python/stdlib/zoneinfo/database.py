# The database is in the program, and summer time is never negative in it.
# compat: zones
import zoneinfo
from datetime import datetime

print(zoneinfo.TZPATH)  # expect: ()
dublin = zoneinfo.ZoneInfo("Europe/Dublin")
for month in (1, 7):
    print(datetime(2024, month, 1, tzinfo=dublin).tzname(), datetime(2024, month, 1, tzinfo=dublin).dst())
# expect: GMT 0:00:00
# expect: IST 1:00:00
zoneinfo.reset_tzpath(["/nowhere"])
print(zoneinfo.TZPATH, zoneinfo.ZoneInfo.no_cache("Asia/Tokyo"))  # expect: ('/nowhere',) Asia/Tokyo
zoneinfo.reset_tzpath()
for wrong in ("/text", ["relative"]):
    try:
        zoneinfo.reset_tzpath(wrong)
    except (TypeError, ValueError) as error:
        print(str(error).split("\n"))
# expect: ["tzpaths must be a list or tuple, not <class 'str'>: '/text'"]
# expect: ['Paths should be absolute but found the following relative paths:', '    relative']
