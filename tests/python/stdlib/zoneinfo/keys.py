# Zones by their keys: the same object for the same key; what is no key, and what is none of the database.
# judge: 3.11
import copy
import zoneinfo
from zoneinfo import ZoneInfo

print(ZoneInfo("UTC") is ZoneInfo("UTC"), ZoneInfo.no_cache("UTC") is ZoneInfo("UTC"), ZoneInfo("UTC") == ZoneInfo.no_cache("UTC"))
# expect: True False False
print(repr(ZoneInfo("Asia/Tokyo")), str(ZoneInfo("Asia/Tokyo")), ZoneInfo("Asia/Tokyo").key)
# expect: zoneinfo.ZoneInfo(key='Asia/Tokyo') Asia/Tokyo Asia/Tokyo
for key in ("/etc/x", "Europe//Berlin", "../Berlin", "Nowhere/Town", "", ".", "europe/berlin", "Europe"):
    try:
        ZoneInfo(key)
    except (ValueError, zoneinfo.ZoneInfoNotFoundError) as error:
        print(type(error).__name__, error)
# expect: ValueError ZoneInfo keys may not be absolute paths, got: /etc/x
# expect: ValueError ZoneInfo keys must be normalized relative paths, got: Europe//Berlin
# expect: ValueError ZoneInfo keys must refer to subdirectories of TZPATH, got: ../Berlin
# expect: ZoneInfoNotFoundError 'No time zone found with key Nowhere/Town'
# expect: ValueError ZoneInfo keys must be normalized relative paths, got:
# expect: ValueError ZoneInfo keys must refer to subdirectories of TZPATH, got: .
# expect: ZoneInfoNotFoundError 'No time zone found with key europe/berlin'
# expect: ZoneInfoNotFoundError 'No time zone found with key Europe'
zone = ZoneInfo("Europe/Paris")
print(copy.copy(zone) is zone, copy.deepcopy([zone])[0] is zone)  # expect: True True
ZoneInfo.clear_cache(only_keys=["Europe/Paris"])
print(ZoneInfo("Europe/Paris") is zone)  # expect: False


class Mine(ZoneInfo):
    pass


print(repr(Mine("UTC")), Mine("UTC") is ZoneInfo("UTC"), Mine("UTC") is Mine("UTC"))
# expect: Mine(key='UTC') False True
print({"Europe/Berlin", "UTC", "America/New_York"} <= zoneinfo.available_timezones(), issubclass(zoneinfo.ZoneInfoNotFoundError, KeyError))
# expect: True True
for attribute in ("key", "other"):
    try:
        setattr(zone, attribute, 1)
    except AttributeError:
        print("refused")
# expect: refused
# expect: refused
