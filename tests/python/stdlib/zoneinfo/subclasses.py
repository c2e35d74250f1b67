# Subclasses of zones and of dates follow the same rules.
# judge: 3.11
from datetime import datetime, timezone, timedelta
from zoneinfo import ZoneInfo


class Zone(ZoneInfo):
    pass


class Moment(datetime):
    pass


zone, moment = Zone("Europe/Berlin"), Moment(2024, 10, 27, 0, 30, tzinfo=timezone.utc)
for hours in (0, 1, 4000):
    for when in (moment, datetime(2024, 10, 27, 0, 30, tzinfo=timezone.utc)):
        for place in (zone, ZoneInfo("Europe/Berlin")):
            local = (when + timedelta(hours=hours)).astimezone(place)
            print(type(local).__name__, local, local.fold, local.dst())
# expect: Moment 2024-10-27 02:30:00+02:00 0 1:00:00
# expect: Moment 2024-10-27 02:30:00+02:00 0 1:00:00
# expect: datetime 2024-10-27 02:30:00+02:00 0 1:00:00
# expect: datetime 2024-10-27 02:30:00+02:00 0 1:00:00
# expect: Moment 2024-10-27 02:30:00+01:00 1 0:00:00
# expect: Moment 2024-10-27 02:30:00+01:00 1 0:00:00
# expect: datetime 2024-10-27 02:30:00+01:00 1 0:00:00
# expect: datetime 2024-10-27 02:30:00+01:00 1 0:00:00
# expect: Moment 2025-04-11 18:30:00+02:00 0 1:00:00
# expect: Moment 2025-04-11 18:30:00+02:00 0 1:00:00
# expect: datetime 2025-04-11 18:30:00+02:00 0 1:00:00
# expect: datetime 2025-04-11 18:30:00+02:00 0 1:00:00
print(Moment(1930, 7, 1, tzinfo=zone).utcoffset(), Moment(1800, 7, 1, tzinfo=zone).utcoffset(), Moment(2090, 7, 1, tzinfo=zone).tzname())
# expect: 1:00:00 0:53:28 CEST
