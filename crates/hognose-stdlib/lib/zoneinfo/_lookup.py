"""What applies in a zone at a time, for instances that natives leave to Python: subclasses of zones and of dates.

`datetime_native/zone.rs` has the same rules. In the hour that a clock shows twice, `fold` tells which one is meant; in the hour that it leaps over,
which side the offset is of.
"""

from bisect import bisect_right
from datetime import datetime
from _time_pure import is_leap, ymd_to_ordinal

_EPOCH = 719163
_DAYS_BEFORE = (0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)
_DAYS_IN = (0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def _timestamp(dt):
    return (dt.toordinal() - _EPOCH) * 86400 + dt.hour * 3600 + dt.minute * 60 + dt.second


def info(zone, dt):
    """What applies at a local time."""
    if dt is None:
        return zone._fixed
    if not isinstance(dt, datetime):
        raise TypeError("fromutc: argument must be a datetime")
    stamp = _timestamp(dt)
    walls = zone._wall_second if dt.fold else zone._wall_first
    if walls and stamp < walls[0]:
        return zone._before
    if not walls or stamp > walls[-1]:
        after = zone._after
        return after if len(after) == 4 else _by_rule(after, stamp, dt.year, dt.fold)
    return zone._infos[bisect_right(walls, stamp) - 1]


def of_utc(zone, dt):
    """What applies at a time of UTC, and whether the local time is the second of two."""
    stamp = _timestamp(dt)
    utc = zone._utc
    after = zone._after
    if utc and stamp < utc[0]:
        return zone._before, False
    if len(after) == 5 and (not utc or stamp > utc[-1]):
        return _by_rule_of_utc(after, stamp, dt.year)
    if not utc:
        return after, False
    at = bisect_right(utc, stamp)
    found = zone._infos[at - 1]
    before = zone._infos[at - 2] if at > 1 else zone._before
    return found, before[3] - found[3] > stamp - utc[at - 1]


def _second_of(day, year):
    """The local time, in seconds since the epoch, at which a rule changes in a year."""
    kind, number, week, weekday, second = day
    first = ymd_to_ordinal(year, 1, 1) - _EPOCH
    if kind == 0:
        leap = is_leap(year)
        first += _DAYS_BEFORE[number] + (leap and number > 2)
        # The first of January 1970 was a Thursday; here Sunday is 0.
        days = (weekday - (first + 4)) % 7 + 7 * (week - 1)
        if days >= _DAYS_IN[number] + (leap and number == 2):
            days -= 7
        first += days
    elif kind == 1:
        first += number - 1 + (number >= 60 and is_leap(year))
    else:
        first += number
    return first * 86400 + second


def _by_rule(rule, stamp, year, fold):
    standard, summer, start, end, difference = rule
    start, end = _second_of(start, year), _second_of(end, year)
    # The first time that a clock shows belongs to what was before, the second to what is behind.
    if fold == (difference >= 0):
        end -= difference
    else:
        start += difference
    is_summer = start <= stamp < end if start < end else not end <= stamp < start
    return summer if is_summer else standard


def _by_rule_of_utc(rule, stamp, year):
    standard, summer, start, end, difference = rule
    start, end = _second_of(start, year) - standard[3], _second_of(end, year) - summer[3]
    is_summer = start <= stamp < end if start < end else not end <= stamp < start
    twice = end if difference > 0 else start
    return summer if is_summer else standard, twice <= stamp < twice + abs(difference)
