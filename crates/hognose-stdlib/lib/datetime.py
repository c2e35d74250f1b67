"""Dates, times, durations and time zones.

Promises CPython 3.14's `datetime`. A date is year, month and day; a duration is one integer of microseconds, so that
its arithmetic and comparison are single operations; a time of day is its microseconds. What programs do most, natives
do (`datetime_native`), which know these slots; what is here does the rest, and everything for subclasses.

Deliberately absent: the local zone of the host (local time is UTC), and parsing by a format (`_strptime`).
"""

from time import time as _now
from _hognose import native as _native, qualified as _qualified
from _time_pure import (DAY_ABBREVIATIONS as _DAYS, EPOCH_ORDINAL as _EPOCH,
                        MONTH_ABBREVIATIONS as _MONTHS, day_of_year as _day_of_year,
                        format_time as _format_time, is_leap as _is_leap,
                        iso_week1_monday as _iso_week1_monday, iso_week_date as _iso_week_date,
                        ordinal_to_ymd as _to_ymd, struct_time as _struct_time,
                        ymd_to_ordinal as _to_ordinal)

__all__ = ('date', 'datetime', 'time', 'timedelta', 'timezone', 'tzinfo', 'MINYEAR', 'MAXYEAR',
           'UTC')

MINYEAR = 1
MAXYEAR = 9999
_MAX_ORDINAL = 3652059
_DAY_US = 86_400_000_000
_MAX_DELTA_DAYS = 999_999_999
_DAYS_IN_MONTH = (0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)

_new = object.__new__


def _hour(value):
    return value._us_of_day // 3_600_000_000


def _minute(value):
    return value._us_of_day // 60_000_000 % 60


def _second(value):
    return value._us_of_day // 1_000_000 % 60


def _microsecond(value):
    return value._us_of_day % 1_000_000


def _packed(year, month, day):
    """A date as one number, in whose order dates are."""
    return year << 9 | month << 5 | day


def _set_part(date, bits):
    date._ymd = getattr(date, '_ymd', 0) | bits


def _of_day(hour, minute, second, microsecond):
    return ((hour * 60 + minute) * 60 + second) * 1_000_000 + microsecond


def _as_index(value):
    """An argument that has to be an integer."""
    if isinstance(value, int):
        return int(value)
    index = getattr(type(value), '__index__', None)
    if index is None:
        raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
    return index(value)


def _check_texts(string, format):
    for number, text in ((1, string), (2, format)):
        if not isinstance(text, str):
            raise TypeError(f"strptime() argument {number} must be str, "
                            f"not {type(text).__name__}")


# What is not given: None is a value like others.
_unset = object()


def _missing(name, position):
    raise TypeError(f"function missing required argument '{name}' (pos {position})")


def _check_date(year, month, day):
    if not 1 <= year <= 9999:
        raise ValueError(f"year must be in 1..9999, not {year}")
    if not 1 <= month <= 12:
        raise ValueError(f"month must be in 1..12, not {month}")
    if day < 1 or (day > 28 and day > _month_length(year, month)):
        raise ValueError(f"day {day} must be in range 1..{_month_length(year, month)} "
                         f"for month {month} in year {year}")


def _month_length(year, month):
    return 29 if month == 2 and _is_leap(year) else _DAYS_IN_MONTH[month]


def _check_time(hour, minute, second, microsecond, fold):
    if not 0 <= hour <= 23:
        raise ValueError(f"hour must be in 0..23, not {hour}")
    if not 0 <= minute <= 59:
        raise ValueError(f"minute must be in 0..59, not {minute}")
    if not 0 <= second <= 59:
        raise ValueError(f"second must be in 0..59, not {second}")
    if not 0 <= microsecond <= 999999:
        raise ValueError(f"microsecond must be in 0..999999, not {microsecond}")
    if fold != 0 and fold != 1:
        raise ValueError(f"fold must be either 0 or 1, not {fold}")


def _check_tzinfo(tz):
    if tz is not None and not isinstance(tz, tzinfo):
        raise TypeError(f"tzinfo argument must be None or of a tzinfo subclass, "
                        f"not type '{type(tz).__name__}'")


def _divide_and_round(a, b):
    """a / b as the nearest integer, ties to even."""
    quotient, rest = divmod(a, b)
    rest *= 2
    if (rest > b if b > 0 else rest < b) or (rest == b and quotient & 1):
        quotient += 1
    return quotient


def _refuse_days(days):
    if not -2147483648 <= days <= 2147483647:
        raise OverflowError("Python int too large to convert to C int")
    raise OverflowError(f"days={days}; must have magnitude <= 999999999")


def _make_delta(microseconds):
    """A `timedelta` of so many microseconds."""
    if not _MIN_DELTA_US <= microseconds <= _MAX_DELTA_US:
        days = microseconds // _DAY_US
        if not -_MAX_DELTA_DAYS <= days <= _MAX_DELTA_DAYS:
            _refuse_days(days)
    made = _new(timedelta)
    made._us = microseconds
    return made


_MIN_DELTA_US = -_MAX_DELTA_DAYS * _DAY_US
_MAX_DELTA_US = -_MIN_DELTA_US + _DAY_US - 1


@_qualified
class timedelta:
    """Difference between two datetime values.

    timedelta(days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0, weeks=0)

    All arguments are optional and default to 0.
    Arguments may be integers or floats, and may be positive or negative.
    """

    __slots__ = ('_us',)

    def __new__(cls, days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0,
                weeks=0):
        if (type(days) is int and type(seconds) is int and type(microseconds) is int
                and type(milliseconds) is int and type(minutes) is int and type(hours) is int
                and type(weeks) is int):
            total = (((days + weeks * 7) * 24 + hours) * 60 + minutes) * 60 + seconds
            total = (total * 1000 + milliseconds) * 1000 + microseconds
        else:
            total = 0
            leftover = 0.0
            for value, factor, name in (
                    (microseconds, 1, 'microseconds'), (milliseconds, 1000, 'milliseconds'),
                    (seconds, 1_000_000, 'seconds'), (minutes, 60_000_000, 'minutes'),
                    (hours, 3_600_000_000, 'hours'), (days, _DAY_US, 'days'),
                    (weeks, 7 * _DAY_US, 'weeks')):
                if isinstance(value, int):
                    total += value * factor
                elif isinstance(value, float):
                    whole = int(value)
                    total += whole * factor
                    fraction = value - whole
                    if fraction:
                        part = fraction * factor
                        whole = int(part)
                        total += whole
                        leftover += part - whole
                else:
                    raise TypeError(f"unsupported type for timedelta {name} component: "
                                    f"{type(value).__name__}")
            if leftover:
                whole = round(leftover)
                if abs(whole - leftover) == 0.5:
                    # A tie goes to the even sum, not to the even part.
                    odd = total & 1
                    whole = int(2.0 * round((leftover + odd) * 0.5) - odd)
                total += whole
        if not _MIN_DELTA_US <= total <= _MAX_DELTA_US:
            days = total // _DAY_US
            if not -_MAX_DELTA_DAYS <= days <= _MAX_DELTA_DAYS:
                _refuse_days(days)
        self = _new(cls)
        self._us = total
        return self

    def _refuse(self, value):
        raise AttributeError("readonly attribute")

    days = property(lambda self: self._us // 86_400_000_000, _refuse, doc="Number of days.")
    seconds = property(lambda self: self._us // 1_000_000 % 86400, _refuse,
                       doc="Number of seconds (>= 0 and less than 1 day).")
    microseconds = property(lambda self: self._us % 1_000_000, _refuse,
                            doc="Number of microseconds (>= 0 and less than 1 second).")
    del _refuse

    def total_seconds(self):
        """Total seconds in the duration."""
        return self._us / 1_000_000

    def __repr__(self):
        parts = []
        if self.days:
            parts.append("days=%d" % self.days)
        if self.seconds:
            parts.append("seconds=%d" % self.seconds)
        if self.microseconds:
            parts.append("microseconds=%d" % self.microseconds)
        return "%s(%s)" % (_shown_name(self),
                              ', '.join(parts) or '0')

    def __str__(self):
        total = self._us
        days = total // _DAY_US
        seconds, micro = divmod(total - days * _DAY_US, 1_000_000)
        minutes, seconds = divmod(seconds, 60)
        hours, minutes = divmod(minutes, 60)
        text = "%d:%02d:%02d" % (hours, minutes, seconds)
        if days:
            text = "%d day%s, %s" % (days, 's' if abs(days) != 1 else '', text)
        if micro:
            text += ".%06d" % micro
        return text

    def __add__(self, other):
        if isinstance(other, timedelta):
            return _make_delta(self._us + other._us)
        return NotImplemented

    __radd__ = __add__

    def __sub__(self, other):
        if isinstance(other, timedelta):
            return _make_delta(self._us - other._us)
        return NotImplemented

    def __rsub__(self, other):
        if isinstance(other, timedelta):
            return _make_delta(other._us - self._us)
        return NotImplemented

    def __neg__(self):
        return _make_delta(-self._us)

    def __pos__(self):
        return _make_delta(self._us)

    def __abs__(self):
        return _make_delta(abs(self._us))

    def __mul__(self, other):
        if isinstance(other, int):
            return _make_delta(self._us * other)
        if isinstance(other, float):
            a, b = other.as_integer_ratio()
            return _make_delta(_divide_and_round(self._us * a, b))
        return NotImplemented

    __rmul__ = __mul__

    def __floordiv__(self, other):
        if isinstance(other, timedelta):
            return self._us // other._us
        if isinstance(other, int):
            return _make_delta(self._us // other)
        return NotImplemented

    def __truediv__(self, other):
        if isinstance(other, timedelta):
            return self._us / other._us
        if isinstance(other, int):
            if other == 0:
                raise ZeroDivisionError("division by zero")
            return _make_delta(_divide_and_round(self._us, other))
        if isinstance(other, float):
            a, b = other.as_integer_ratio()
            if a == 0:
                raise ZeroDivisionError("division by zero")
            return _make_delta(_divide_and_round(b * self._us, a))
        return NotImplemented

    def __mod__(self, other):
        if isinstance(other, timedelta):
            return _make_delta(self._us % other._us)
        return NotImplemented

    def __divmod__(self, other):
        if isinstance(other, timedelta):
            quotient, rest = divmod(self._us, other._us)
            return quotient, _make_delta(rest)
        return NotImplemented

    def __eq__(self, other):
        return self._us == other._us if isinstance(other, timedelta) else NotImplemented

    def __lt__(self, other):
        return self._us < other._us if isinstance(other, timedelta) else NotImplemented

    def __le__(self, other):
        return self._us <= other._us if isinstance(other, timedelta) else NotImplemented

    def __gt__(self, other):
        return self._us > other._us if isinstance(other, timedelta) else NotImplemented

    def __ge__(self, other):
        return self._us >= other._us if isinstance(other, timedelta) else NotImplemented

    def __hash__(self):
        return hash((self.days, self.seconds, self.microseconds))

    def __bool__(self):
        return self._us != 0

    def __reduce__(self):
        return self.__class__, (self.days, self.seconds, self.microseconds)


def _shown_name(self):
    """The classes of this module show with its name, subclasses without any."""
    cls = self.__class__
    if cls.__module__ == 'datetime' or cls.__module__ is None:
        return 'datetime.' + cls.__name__
    return cls.__name__


def _readonly(name, owner):
    def refuse(self, value):
        raise AttributeError(f"attribute '{name}' of 'datetime.{owner}' objects is not writable")
    return refuse


timedelta.min = timedelta(-_MAX_DELTA_DAYS)
timedelta.max = timedelta(days=_MAX_DELTA_DAYS, hours=23, minutes=59, seconds=59,
                          microseconds=999999)
timedelta.resolution = timedelta(microseconds=1)
_ZERO = timedelta(0)


def _iso_digits(text, start, end):
    """The number in `text[start:end]`; ValueError for anything but ASCII digits."""
    part = text[start:end]
    if len(part) != end - start or not part.isdigit() or not part.isascii():
        raise ValueError
    return int(part)


def _parse_iso_date(text):
    """Year, month and day of one of the forms of ISO 8601."""
    year = _iso_digits(text, 0, 4)
    size = len(text)
    dashed = text[4:5] == '-'
    at = 5 if dashed else 4
    if text[at:at + 1] == 'W':
        week = _iso_digits(text, at + 1, at + 3)
        at += 3
        day = 1
        if size > at:
            if dashed != (text[at] == '-'):
                raise ValueError
            if dashed:
                at += 1
            day = _iso_digits(text, at, at + 1)
            at += 1
        if at != size:
            raise ValueError
        try:
            return _to_ymd(_iso_to_ordinal(year, week, day))
        except ValueError:
            raise ValueError from None
    if dashed:
        if size != 10 or text[7] != '-':
            raise ValueError
        return year, _iso_digits(text, 5, 7), _iso_digits(text, 8, 10)
    if size != 8:
        raise ValueError
    return year, _iso_digits(text, 4, 6), _iso_digits(text, 6, 8)


def _iso_to_ordinal(year, week, day):
    if not MINYEAR <= year <= MAXYEAR:
        raise ValueError(f"year must be in 1..9999, not {year}")
    first = _iso_week1_monday(year)
    if not 0 < week < 53:
        if week != 53 or _iso_week1_monday(year + 1) - first != 371:
            raise ValueError(f"Invalid week: {week}")
    if not 0 < day < 8:
        raise ValueError(f"Invalid weekday: {day} (range is [1, 7])")
    return first + (week - 1) * 7 + day - 1


def _parse_clock(text, goes_on=False):
    """Hours, minutes, seconds and microseconds of 'HH[:MM[:SS[.fff]]]', with or without colons.

    In front of an offset CPython also takes a fraction without digits, and anything behind six of them.
    """
    size = len(text)
    fields = [0, 0, 0, 0]
    fields[0] = _iso_digits(text, 0, 2)
    at = 2
    if at == size:
        return fields
    colons = text[2] == ':'
    for index in (1, 2):
        if colons:
            if text[at] != ':':
                raise ValueError
            at += 1
        fields[index] = _iso_digits(text, at, at + 2)
        at += 2
        if at == size:
            return fields
        if text[at] in '.,' and index == 2:
            break
    if text[at] in '.,':
        at += 1
    elif colons:
        raise ValueError
    # Without colons, digits after the seconds need no sign before them.
    digits = text[at:]
    if goes_on and (not digits or len(digits) > 6):
        digits = digits[:6] or '0'
    if not digits or not digits.isdigit() or not digits.isascii():
        raise ValueError
    fields[3] = int((digits + '00000')[:6])
    return fields


def _parse_iso_time(text):
    """`[hour, minute, second, microsecond, tzinfo]` of a time, an offset behind it included."""
    if len(text) < 2:
        raise ValueError
    sign_at = -1
    for sign in '+-Z':
        sign_at = text.find(sign)
        if sign_at >= 0:
            break
    if sign_at < 0:
        fields = _parse_clock(text)
        fields.append(None)
        return fields
    fields = _parse_clock(text[:sign_at], True)
    zone_text = text[sign_at + 1:]
    if text[sign_at] == 'Z':
        if zone_text:
            raise ValueError
        fields.append(timezone.utc)
        return fields
    if len(zone_text) in (0, 1, 3):
        raise ValueError
    hours, minutes, seconds, micro = _parse_clock(zone_text)
    total = (hours * 3600 + minutes * 60 + seconds) * 1_000_000 + micro
    if abs(total) < 1_000_000:
        # CPython looks at the seconds alone.
        fields.append(timezone.utc)
    else:
        fields.append(timezone(_make_delta(-total if text[sign_at] == '-' else total)))
    return fields


@_qualified
class date:
    """date(year, month, day) --> date object"""

    __slots__ = ('_ymd',)

    def __new__(cls, year=_unset, month=_unset, day=_unset):
        if month is _unset and isinstance(year, (bytes, str)) and len(year) == 4:
            state = year.encode('latin1') if isinstance(year, str) else year
            if 1 <= state[2] <= 12:
                self = _new(cls)
                self._ymd = _packed(state[0] * 256 + state[1], state[2], state[3])
                return self
        if day is _unset or month is _unset or year is _unset:
            # Each is looked at before the next is missed.
            for value, name, position in ((year, 'year', 1), (month, 'month', 2), (day, 'day', 3)):
                if value is _unset:
                    _missing(name, position)
                _as_index(value)
        if type(year) is not int:
            year = _as_index(year)
        if type(month) is not int:
            month = _as_index(month)
        if type(day) is not int:
            day = _as_index(day)
        _check_date(year, month, day)
        self = _new(cls)
        self._ymd = _packed(year, month, day)
        return self

    year = property(lambda self: self._year, _readonly('year', 'date'))
    month = property(lambda self: self._month, _readonly('month', 'date'))
    day = property(lambda self: self._day, _readonly('day', 'date'))

    # Earlier versions had a slot for each: frames of theirs that wait in a snapshot store them.
    _year = property(lambda self: self._ymd >> 9, lambda self, n: _set_part(self, n << 9))
    _month = property(lambda self: self._ymd >> 5 & 15, lambda self, n: _set_part(self, n << 5))
    _day = property(lambda self: self._ymd & 31, lambda self, n: _set_part(self, n))

    @classmethod
    def fromtimestamp(cls, timestamp, /):
        """The local date of a POSIX timestamp."""
        if timestamp is None:
            raise TypeError("'NoneType' object cannot be interpreted as an integer")
        days = _timestamp_parts(timestamp)[0]
        year, month, day = _ordinal_date(days + _EPOCH, timestamp)
        return cls(year, month, day)

    @classmethod
    def today(cls):
        """Current date or datetime:  same as self.__class__.fromtimestamp(time.time())."""
        return cls.fromtimestamp(_now())

    @classmethod
    def fromordinal(cls, ordinal, /):
        """int -> date corresponding to a proleptic Gregorian ordinal."""
        ordinal = _as_index(ordinal)
        if ordinal < 1:
            raise ValueError("ordinal must be >= 1")
        year, month, day = _to_ymd(ordinal)
        if year > 9999:
            raise ValueError(f"year must be in 1..9999, not {year}")
        return cls(year, month, day)

    @classmethod
    def fromisoformat(cls, string, /):
        """Construct a date from a string in ISO 8601 format."""
        if not isinstance(string, str):
            raise TypeError("fromisoformat: argument must be str")
        try:
            if len(string) not in (7, 8, 10):
                raise ValueError
            return cls(*_parse_iso_date(string))
        except ValueError as error:
            if error.args:
                raise
            raise ValueError(f"Invalid isoformat string: {string!r}") from None

    @classmethod
    def fromisocalendar(cls, year, week, day):
        """int, int, int -> Construct a date from the ISO year, week number and weekday."""
        year, week, day = _as_index(year), _as_index(week), _as_index(day)
        year, month, day = _to_ymd(_iso_to_ordinal(year, week, day))
        return cls(year, month, day)

    @classmethod
    def strptime(cls, string, format, /):
        """string, format -> new date parsed from a string (like time.strptime())."""
        _check_texts(string, format)
        from _strptime import _strptime
        fields, _, _ = _strptime(string, format)
        return cls(*fields[:3])

    def __repr__(self):
        return "%s(%d, %d, %d)" % (_shown_name(self), self._year,
                                      self._month, self._day)

    def ctime(self):
        """Return ctime() style string."""
        return "%s %s %2d 00:00:00 %04d" % (_DAYS[self.weekday()], _MONTHS[self._month], self._day,
                                            self._year)

    def strftime(self, format):
        """format -> strftime() style string."""
        if not isinstance(format, str):
            raise TypeError(f"strftime() argument 1 must be str, not {type(format).__name__}")
        year, month, day = self._year, self._month, self._day
        if '%' in format:
            format = format.replace('%f', '000000') if '%f' in format else format
            if '%:z' in format:
                format = format.replace('%:z', '')
        return _format_time(format, year, month, day, 0, 0, 0,
                            (_to_ordinal(year, month, day) + 6) % 7,
                            _day_of_year(year, month, day), '', '', True)

    def __format__(self, format_spec, /):
        if not isinstance(format_spec, str):
            raise TypeError(f"__format__() argument 1 must be str, not {type(format_spec).__name__}")
        return self.strftime(format_spec) if format_spec else str(self)

    def isoformat(self):
        """Return string in ISO 8601 format, YYYY-MM-DD."""
        return "%04d-%02d-%02d" % (self._year, self._month, self._day)

    __str__ = isoformat

    def timetuple(self):
        """Return time tuple, compatible with time.localtime()."""
        year, month, day = self._year, self._month, self._day
        return _struct_time((year, month, day, 0, 0, 0, self.weekday(),
                             _day_of_year(year, month, day), -1))

    def toordinal(self):
        """Return proleptic Gregorian ordinal.  January 1 of year 1 is day 1."""
        return _to_ordinal(self._year, self._month, self._day)

    def weekday(self):
        """Return the day of the week represented by the date: Monday == 0 ... Sunday == 6."""
        return (_to_ordinal(self._year, self._month, self._day) + 6) % 7

    def isoweekday(self):
        """Return the day of the week represented by the date: Monday == 1 ... Sunday == 7."""
        return (_to_ordinal(self._year, self._month, self._day) + 6) % 7 + 1

    def isocalendar(self):
        """Return a named tuple containing ISO year, week number, and weekday."""
        return IsoCalendarDate(*_iso_week_date(
            self._year, _to_ordinal(self._year, self._month, self._day)))

    def replace(self, year=_unset, month=_unset, day=_unset):
        """Return date with new specified fields."""
        return type(self)(self._year if year is _unset else year,
                          self._month if month is _unset else month,
                          self._day if day is _unset else day)

    __replace__ = replace

    def __add__(self, other):
        if isinstance(other, timedelta):
            return _shifted_date(self, other._us // _DAY_US)
        return NotImplemented

    __radd__ = __add__

    def __sub__(self, other):
        if isinstance(other, timedelta):
            return _shifted_date(self, -(other._us // _DAY_US))
        if isinstance(other, date) and not isinstance(other, datetime):
            made = _new(timedelta)
            made._us = (_to_ordinal(self._year, self._month, self._day)
                        - _to_ordinal(other._year, other._month, other._day)) * _DAY_US
            return made
        return NotImplemented

    def __eq__(self, other):
        if isinstance(other, date) and not isinstance(other, datetime):
            return self._ymd == other._ymd
        return NotImplemented

    def __lt__(self, other):
        if isinstance(other, date) and not isinstance(other, datetime):
            return self._ymd < other._ymd
        return NotImplemented

    def __le__(self, other):
        if isinstance(other, date) and not isinstance(other, datetime):
            return self._ymd <= other._ymd
        return NotImplemented

    def __gt__(self, other):
        if isinstance(other, date) and not isinstance(other, datetime):
            return self._ymd > other._ymd
        return NotImplemented

    def __ge__(self, other):
        if isinstance(other, date) and not isinstance(other, datetime):
            return self._ymd >= other._ymd
        return NotImplemented

    def __hash__(self):
        return hash((self._year, self._month, self._day))

    def _state(self):
        return bytes((self._year // 256, self._year % 256, self._month, self._day))

    def __reduce__(self):
        return self.__class__, (self._state(),)


def _shifted_date(self, days):
    ordinal = _to_ordinal(self._year, self._month, self._day) + days
    if not 0 < ordinal <= _MAX_ORDINAL:
        raise OverflowError("date value out of range")
    year, month, day = _to_ymd(ordinal)
    cls = type(self)
    if cls is not date:
        return cls(year, month, day)
    made = _new(date)
    made._ymd = _packed(year, month, day)
    return made


def _named(value):
    """What messages about an argument call it."""
    cls = type(value)
    return 'None' if value is None else f"datetime.{cls.__name__}" if cls in _own_classes else cls.__name__


def _ordinal_date(ordinal, timestamp):
    year, month, day = _to_ymd(ordinal)
    if not 1 <= year <= 9999:
        raise ValueError(f"year must be in 1..9999, not {year}")
    return year, month, day


def _timestamp_parts(timestamp):
    """Days since the epoch, microseconds of the day; half a microsecond goes to the even one."""
    if isinstance(timestamp, float):
        if timestamp != timestamp:
            raise ValueError("Invalid value NaN (not a number)")
        if timestamp in (float('inf'), float('-inf')):
            raise OverflowError("timestamp out of range for platform time_t")
        whole = timestamp // 1
        fraction = timestamp - whole
        seconds = int(whole)
        micro = round(fraction * 1e6)
        if micro >= 1_000_000:
            seconds += 1
            micro -= 1_000_000
    else:
        if not hasattr(timestamp, '__index__'):
            raise TypeError(f"argument must be int or float, not {type(timestamp).__name__}")
        seconds = _as_index(timestamp)
        micro = 0
    if not -67_768_040_609_740_800 <= seconds <= 67_768_036_191_676_799:
        raise OverflowError("timestamp out of range for platform time_t")
    days, rest = divmod(seconds, 86400)
    return days, rest * 1_000_000 + micro


date.min = date(1, 1, 1)
date.max = date(9999, 12, 31)
date.resolution = timedelta(days=1)


@_qualified
class tzinfo:
    """Abstract base class for time zone info objects."""

    __slots__ = ()

    def tzname(self, dt):
        """datetime -> string name of time zone."""
        raise NotImplementedError("a tzinfo subclass must implement tzname()")

    def utcoffset(self, dt):
        """datetime -> timedelta showing offset from UTC, negative values indicating West of UTC"""
        raise NotImplementedError("a tzinfo subclass must implement utcoffset()")

    def dst(self, dt):
        """datetime -> DST offset as timedelta positive east of UTC."""
        raise NotImplementedError("a tzinfo subclass must implement dst()")

    def fromutc(self, dt):
        """datetime in UTC -> datetime in local time."""
        if not isinstance(dt, datetime):
            raise TypeError("fromutc: argument must be a datetime")
        if dt.tzinfo is not self:
            raise ValueError("fromutc: dt.tzinfo is not self")
        offset = dt.utcoffset()
        if offset is None:
            raise ValueError("fromutc: non-None utcoffset() result required")
        dst = dt.dst()
        if dst is None:
            raise ValueError("fromutc: non-None dst() result required")
        delta = offset - dst
        if delta:
            dt += delta
            dst = dt.dst()
            if dst is None:
                raise ValueError("fromutc: tz.dst() gave inconsistent results; cannot convert")
        return dt + dst

    def __reduce__(self):
        get_args = getattr(self, '__getinitargs__', None)
        args = get_args() if get_args else ()
        state = self.__getstate__() if hasattr(self, '__getstate__') \
            else getattr(self, '__dict__', None)
        if state is None:
            return self.__class__, args
        return self.__class__, args, state


@_qualified
class IsoCalendarDate(tuple):
    """ISO year, week and weekday of a date."""

    __slots__ = ()

    def __new__(cls, year, week, weekday, /):
        return tuple.__new__(cls, (year, week, weekday))

    year = property(lambda self: self[0])
    week = property(lambda self: self[1])
    weekday = property(lambda self: self[2])

    def __reduce__(self):
        # As a plain tuple.
        return tuple, (tuple(self),)

    def __repr__(self):
        return "datetime.IsoCalendarDate(year=%d, week=%d, weekday=%d)" % tuple(self)


def _call_tzinfo(tz, name, argument):
    """What a `tzinfo` says about an offset, checked."""
    offset = getattr(tz, name)(argument)
    if offset is None:
        return None
    if not isinstance(offset, timedelta):
        raise TypeError(f"tzinfo.{name}() must return None or timedelta, "
                        f"not '{type(offset).__name__}'")
    if not -_DAY_US < offset._us < _DAY_US:
        raise ValueError(f"offset must be a timedelta strictly between "
                         f"-timedelta(hours=24) and timedelta(hours=24), not {offset!r}")
    return offset


def _format_offset(offset, colon=':'):
    """'+HH:MM[:SS[.ffffff]]'"""
    if offset is None:
        return ''
    total = offset._us
    sign = '+'
    if total < 0:
        sign = '-'
        total = -total
    seconds, micro = divmod(total, 1_000_000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    text = '%s%02d%s%02d' % (sign, hours, colon, minutes)
    if seconds or micro:
        text += '%s%02d' % (colon, seconds)
        if micro:
            text += '.%06d' % micro
    return text


def _with_zone(format, source, microsecond):
    """`format` with what depends on microseconds and zone filled in: `%f`, `%z`, `%:z`, `%Z`."""
    parts = []
    at = 0
    while True:
        found = format.find('%', at)
        if found < 0 or found + 1 >= len(format):
            parts.append(format[at:])
            return ''.join(parts)
        letter = format[found + 1]
        if letter == 'f':
            parts.append(format[at:found] + '%06d' % microsecond)
        elif letter == 'z':
            parts.append(format[at:found] + _format_offset(source.utcoffset(), ''))
        elif letter == ':' and format[found + 2:found + 3] == 'z':
            parts.append(format[at:found] + _format_offset(source.utcoffset()))
            found += 1
        elif letter == 'Z':
            name = source.tzname()
            parts.append(format[at:found] + ('' if name is None else name.replace('%', '%%')))
        else:
            parts.append(format[at:found + 2])
        at = found + 2


_TIMESPECS = ('auto', 'hours', 'minutes', 'seconds', 'milliseconds', 'microseconds')


def _format_clock(hour, minute, second, microsecond, timespec, position=1):
    if timespec == 'auto':
        if microsecond:
            return '%02d:%02d:%02d.%06d' % (hour, minute, second, microsecond)
        return '%02d:%02d:%02d' % (hour, minute, second)
    if timespec == 'seconds':
        return '%02d:%02d:%02d' % (hour, minute, second)
    if timespec == 'milliseconds':
        return '%02d:%02d:%02d.%03d' % (hour, minute, second, microsecond // 1000)
    if timespec == 'microseconds':
        return '%02d:%02d:%02d.%06d' % (hour, minute, second, microsecond)
    if timespec == 'minutes':
        return '%02d:%02d' % (hour, minute)
    if timespec == 'hours':
        return '%02d' % hour
    if not isinstance(timespec, str):
        raise TypeError(f"isoformat() argument {position} must be str, not {_named(timespec)}")
    raise ValueError("Unknown timespec value")


@_qualified
class time:
    """time([hour[, minute[, second[, microsecond[, tzinfo]]]]]) --> a time object"""

    __slots__ = ('_us_of_day', '_tzinfo', '_fold')

    def __new__(cls, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0):
        if isinstance(hour, (bytes, str)) and len(hour) == 6:
            state = hour.encode('latin1') if isinstance(hour, str) else hour
            if state[0] & 0x7F < 24:
                self = _new(cls)
                self._fold = state[0] >> 7
                self._us_of_day = _of_day(state[0] & 0x7F, state[1], state[2],
                                          (state[3] << 16) | (state[4] << 8) | state[5])
                zone = minute or None
                if zone is not None and not isinstance(zone, _tzinfo_class):
                    raise TypeError("bad tzinfo state arg")
                self._tzinfo = zone
                return self
        hour, minute, second = _as_index(hour), _as_index(minute), _as_index(second)
        microsecond = _as_index(microsecond)
        fold = _as_index(fold)
        _check_time(hour, minute, second, microsecond, fold)
        if tzinfo is not None:
            _check_tzinfo(tzinfo)
        self = _new(cls)
        self._us_of_day = _of_day(hour, minute, second, microsecond)
        self._tzinfo = tzinfo
        self._fold = fold
        return self

    hour = property(lambda self: _hour(self), _readonly('hour', 'time'))
    minute = property(lambda self: _minute(self), _readonly('minute', 'time'))
    second = property(lambda self: _second(self), _readonly('second', 'time'))
    microsecond = property(lambda self: _microsecond(self), _readonly('microsecond', 'time'))
    tzinfo = property(lambda self: self._tzinfo, _readonly('tzinfo', 'time'))
    fold = property(lambda self: self._fold, _readonly('fold', 'time'))

    @classmethod
    def strptime(cls, string, format, /):
        """string, format -> new time parsed from a string (like time.strptime())."""
        _check_texts(string, format)
        from _strptime import _strptime_datetime
        found = _strptime_datetime(datetime, string, format)
        return cls(_hour(found), _minute(found), _second(found), _microsecond(found), found._tzinfo)

    @classmethod
    def fromisoformat(cls, string, /):
        """Construct a time from a string in ISO 8601 format."""
        if not isinstance(string, str):
            raise TypeError("fromisoformat: argument must be str")
        text = string[1:] if string[:1] == 'T' else string
        try:
            fields = _parse_iso_time(text)
            if fields[0] == 24:
                if fields[1] or fields[2] or fields[3]:
                    raise ValueError("minute, second, and microsecond must be 0 when hour is 24")
                fields[0] = 0
            return cls(*fields)
        except ValueError as error:
            if error.args:
                raise
            raise ValueError(f"Invalid isoformat string: {string!r}") from None

    def _compare(self, other, for_equality=False):
        """Below zero, zero, above zero; 2 where only equality can be told (they differ)."""
        mine = self._us_of_day
        theirs = other._us_of_day
        if self._tzinfo is not other._tzinfo:
            my_offset = self.utcoffset()
            other_offset = other.utcoffset()
            if my_offset is None or other_offset is None:
                if my_offset is not None or other_offset is not None:
                    if for_equality:
                        return 2
                    raise TypeError("can't compare offset-naive and offset-aware times")
            else:
                mine -= my_offset._us
                theirs -= other_offset._us
        return (mine > theirs) - (mine < theirs)

    def __eq__(self, other):
        return self._compare(other, True) == 0 if isinstance(other, time) else NotImplemented

    def __lt__(self, other):
        return self._compare(other) < 0 if isinstance(other, time) else NotImplemented

    def __le__(self, other):
        return self._compare(other) <= 0 if isinstance(other, time) else NotImplemented

    def __gt__(self, other):
        return self._compare(other) > 0 if isinstance(other, time) else NotImplemented

    def __ge__(self, other):
        return self._compare(other) >= 0 if isinstance(other, time) else NotImplemented

    def __hash__(self):
        offset = (self.replace(fold=0) if self._fold else self).utcoffset()
        if not offset:
            return hash((_hour(self), _minute(self), _second(self), _microsecond(self)))
        total = self._us_of_day - offset._us
        hour, rest = divmod(total, 3_600_000_000)
        minute, rest = divmod(rest, 60_000_000)
        return hash((hour, minute, rest // 1_000_000, rest % 1_000_000))

    def __repr__(self):
        if _microsecond(self):
            text = ", %d, %d" % (_second(self), _microsecond(self))
        elif _second(self):
            text = ", %d" % _second(self)
        else:
            text = ""
        text = "%s(%d, %d%s)" % (_shown_name(self), _hour(self),
                                    _minute(self), text)
        if self._tzinfo is not None:
            text = text[:-1] + ", tzinfo=%r)" % (self._tzinfo,)
        if self._fold:
            text = text[:-1] + ", fold=1)"
        return text

    def isoformat(self, timespec='auto'):
        """Return the time formatted according to ISO."""
        text = _format_clock(_hour(self), _minute(self), _second(self), _microsecond(self), timespec)
        if self._tzinfo is not None:
            text += _format_offset(self.utcoffset())
        return text

    __str__ = isoformat

    def strftime(self, format):
        """format -> strftime() style string."""
        if not isinstance(format, str):
            raise TypeError(f"strftime() argument 1 must be str, not {type(format).__name__}")
        return _format_time(_with_zone(format, self, _microsecond(self)), 1900, 1, 1, _hour(self),
                            _minute(self), _second(self), 0, 1, '', '', True)

    def __format__(self, format_spec, /):
        if not isinstance(format_spec, str):
            raise TypeError(f"__format__() argument 1 must be str, not {type(format_spec).__name__}")
        return self.strftime(format_spec) if format_spec else str(self)

    def utcoffset(self):
        """Return the timezone offset as timedelta positive east of UTC (negative west of UTC)."""
        if self._tzinfo is None:
            return None
        return _call_tzinfo(self._tzinfo, 'utcoffset', None)

    def tzname(self):
        """Return the timezone name."""
        if self._tzinfo is None:
            return None
        return _checked_name(self._tzinfo.tzname(None))

    def dst(self):
        """Return the daylight saving offset, or None."""
        if self._tzinfo is None:
            return None
        return _call_tzinfo(self._tzinfo, 'dst', None)

    def replace(self, hour=_unset, minute=_unset, second=_unset, microsecond=_unset, tzinfo=_unset, *,
                fold=_unset):
        """Return time with new specified fields."""
        return type(self)(_hour(self) if hour is _unset else hour,
                          _minute(self) if minute is _unset else minute,
                          _second(self) if second is _unset else second,
                          _microsecond(self) if microsecond is _unset else microsecond,
                          self._tzinfo if tzinfo is _unset else tzinfo,
                          fold=self._fold if fold is _unset else fold)

    __replace__ = replace

    def _state(self, protocol=3):
        high, rest = divmod(_microsecond(self), 65536)
        hour = _hour(self)
        if self._fold and protocol > 3:
            hour += 128
        state = bytes((hour, _minute(self), _second(self), high, rest // 256, rest % 256))
        return (state,) if self._tzinfo is None else (state, self._tzinfo)

    def __reduce_ex__(self, protocol):
        return self.__class__, self._state(protocol)

    def __reduce__(self):
        return self.__reduce_ex__(2)


def _checked_name(name):
    if name is not None and not isinstance(name, str):
        raise TypeError(f"tzinfo.tzname() must return None or a string, "
                        f"not '{type(name).__name__}'")
    return name


_tzinfo_class = tzinfo
time.min = time(0, 0, 0)
time.max = time(23, 59, 59, 999999)
time.resolution = timedelta(microseconds=1)


def _make(year, month, day, us_of_day, zone, fold):
    """A plain `datetime` of fields that are known to be in range."""
    made = _new(datetime)
    made._ymd = _packed(year, month, day)
    made._us_of_day = us_of_day
    made._tzinfo = zone
    made._fold = fold
    return made


@_qualified
class datetime(date):
    """datetime(year, month, day[, hour[, minute[, second[, microsecond[,tzinfo]]]]])

    The year, month and day arguments are required. tzinfo may be None, or an
    instance of a tzinfo subclass. The remaining arguments may be ints.
    """

    __slots__ = ('_us_of_day', '_tzinfo', '_fold')

    def __new__(cls, year=_unset, month=_unset, day=_unset, hour=0, minute=0, second=0, microsecond=0,
                tzinfo=None, *, fold=0):
        if isinstance(year, (bytes, str)) and len(year) == 10:
            state = year.encode('latin1') if isinstance(year, str) else year
            if 1 <= state[2] & 0x7F <= 12:
                zone = None if month is _unset else month or None
                if zone is not None and not isinstance(zone, _tzinfo_class):
                    raise TypeError("bad tzinfo state arg")
                self = _new(cls)
                self._fold = state[2] >> 7
                self._ymd = _packed(state[0] * 256 + state[1], state[2] & 0x7F, state[3])
                self._us_of_day = _of_day(state[4], state[5], state[6],
                                          (state[7] << 16) | (state[8] << 8) | state[9])
                self._tzinfo = zone
                return self
        if day is _unset or month is _unset or year is _unset:
            # Each is looked at before the next is missed.
            for value, name, position in ((year, 'year', 1), (month, 'month', 2), (day, 'day', 3)):
                if value is _unset:
                    _missing(name, position)
                _as_index(value)
        if not (type(year) is int and type(month) is int and type(day) is int
                and type(hour) is int and type(minute) is int and type(second) is int
                and type(microsecond) is int):
            year, month, day = _as_index(year), _as_index(month), _as_index(day)
            hour, minute, second = _as_index(hour), _as_index(minute), _as_index(second)
            microsecond = _as_index(microsecond)
        _check_date(year, month, day)
        if hour or minute or second or microsecond or fold != 0:
            if type(fold) is not int:
                fold = _as_index(fold)
            _check_time(hour, minute, second, microsecond, fold)
        if tzinfo is not None:
            _check_tzinfo(tzinfo)
        self = _new(cls)
        self._ymd = _packed(year, month, day)
        self._us_of_day = _of_day(hour, minute, second, microsecond)
        self._tzinfo = tzinfo
        self._fold = fold
        return self

    hour = property(lambda self: _hour(self), _readonly('hour', 'datetime'))
    minute = property(lambda self: _minute(self), _readonly('minute', 'datetime'))
    second = property(lambda self: _second(self), _readonly('second', 'datetime'))
    microsecond = property(lambda self: _microsecond(self), _readonly('microsecond', 'datetime'))
    tzinfo = property(lambda self: self._tzinfo, _readonly('tzinfo', 'datetime'))
    fold = property(lambda self: self._fold, _readonly('fold', 'datetime'))

    @classmethod
    def _of(cls, ordinal, us_of_day, zone, fold=0):
        """An instance from a day number and the microseconds of the day."""
        year, month, day = _to_ymd(ordinal)
        if cls is datetime:
            return _make(year, month, day, us_of_day, zone, fold)
        seconds, micro = divmod(us_of_day, 1_000_000)
        minutes, second = divmod(seconds, 60)
        hour, minute = divmod(minutes, 60)
        if fold:
            return cls(year, month, day, hour, minute, second, micro, zone, fold=fold)
        return cls(year, month, day, hour, minute, second, micro, zone)

    @classmethod
    def fromtimestamp(cls, timestamp, tz=None):
        """timestamp[, tz] -> tz's local time from POSIX timestamp."""
        if tz is not None:
            _check_tzinfo(tz)
        days, rest = _timestamp_parts(timestamp)
        ordinal = days + _EPOCH
        if not 0 < ordinal <= _MAX_ORDINAL:
            raise ValueError(f"year must be in 1..9999, not {_to_ymd(ordinal)[0]}")
        made = cls._of(ordinal, rest, tz)
        return made if tz is None else tz.fromutc(made)

    @classmethod
    def utcfromtimestamp(cls, timestamp, /):
        """Construct a naive UTC datetime from a POSIX timestamp."""
        import warnings
        warnings.warn("datetime.datetime.utcfromtimestamp() is deprecated and scheduled for "
                      "removal in a future version. Use timezone-aware objects to represent "
                      "datetimes in UTC: datetime.datetime.fromtimestamp(timestamp, "
                      "datetime.UTC).", DeprecationWarning, stacklevel=2)
        return cls.fromtimestamp(timestamp)

    @classmethod
    def now(cls, tz=None):
        """Returns new datetime object representing current time local to tz."""
        return cls.fromtimestamp(_now(), tz)

    @classmethod
    def utcnow(cls):
        """Return a new datetime representing UTC day and time."""
        import warnings
        warnings.warn("datetime.datetime.utcnow() is deprecated and scheduled for removal in a "
                      "future version. Use timezone-aware objects to represent datetimes in UTC: "
                      "datetime.datetime.now(datetime.UTC).", DeprecationWarning, stacklevel=2)
        return cls.fromtimestamp(_now())

    @classmethod
    def combine(cls, date, time, tzinfo=_unset):
        """date, time -> datetime with same date and time fields"""
        if not isinstance(date, _date_class):
            raise TypeError(f"combine() argument 1 must be datetime.date, not {_named(date)}")
        if not isinstance(time, _time_class):
            raise TypeError(f"combine() argument 2 must be datetime.time, not {_named(time)}")
        if tzinfo is _unset:
            tzinfo = time._tzinfo
        return cls(date._year, date._month, date._day, _hour(time), _minute(time), _second(time),
                   _microsecond(time), tzinfo, fold=time._fold)

    @classmethod
    def fromisoformat(cls, string, /):
        """Construct a datetime from a string in one of the ISO 8601 formats."""
        if not isinstance(string, str):
            raise TypeError("fromisoformat: argument must be str")
        try:
            if len(string) < 7:
                raise ValueError
            split = _date_length(string)
            year, month, day = _parse_iso_date(string[:split])
            if len(string) == split:
                return cls(year, month, day)
            if len(string) == split + 1:
                raise ValueError
            hour, minute, second, micro, zone = _parse_iso_time(string[split + 1:])
            if hour == 24 and not (minute or second or micro):
                _check_date(year, month, day)
                ordinal = _to_ordinal(year, month, day) + 1
                if ordinal > _MAX_ORDINAL:
                    raise ValueError("year must be in 1..9999, not 10000")
                year, month, day = _to_ymd(ordinal)
                hour = 0
            elif hour == 24:
                raise ValueError("minute, second, and microsecond must be 0 when hour is 24")
            return cls(year, month, day, hour, minute, second, micro, zone)
        except ValueError as error:
            if error.args:
                raise
            raise ValueError(f"Invalid isoformat string: {string!r}") from None

    @classmethod
    def strptime(cls, string, format, /):
        """string, format -> new datetime parsed from a string (like time.strptime())."""
        _check_texts(string, format)
        from _strptime import _strptime_datetime
        return _strptime_datetime(cls, string, format)

    def timetuple(self):
        """Return time tuple, compatible with time.localtime()."""
        dst = self.dst()
        return self._tuple(-1 if dst is None else 1 if dst else 0)

    def _tuple(self, dst):
        year, month, day = self._year, self._month, self._day
        return _struct_time((year, month, day, _hour(self), _minute(self), _second(self),
                             self.weekday(), _day_of_year(year, month, day), dst))

    def utctimetuple(self):
        """Return UTC time tuple, compatible with time.localtime()."""
        offset = self.utcoffset()
        return (self - offset if offset else self)._tuple(0)

    def timestamp(self):
        """Return POSIX timestamp as float."""
        seconds = ((_to_ordinal(self._year, self._month, self._day) - _EPOCH) * 86400
                   + self._us_of_day // 1_000_000)
        if self._tzinfo is None:
            return seconds + _microsecond(self) / 1e6
        offset = self.utcoffset()
        if offset is None:
            return seconds + _microsecond(self) / 1e6
        return (seconds * 1_000_000 + _microsecond(self) - offset._us) / 1_000_000

    def date(self):
        """Return date object with same year, month and day."""
        made = _new(_date_class)
        made._ymd = self._ymd
        return made

    def time(self):
        """Return time object with same time but with tzinfo=None."""
        return _time_class(_hour(self), _minute(self), _second(self), _microsecond(self),
                           fold=self._fold)

    def timetz(self):
        """Return time object with same time and tzinfo."""
        return _time_class(_hour(self), _minute(self), _second(self), _microsecond(self),
                           self._tzinfo, fold=self._fold)

    def replace(self, year=_unset, month=_unset, day=_unset, hour=_unset, minute=_unset, second=_unset,
                microsecond=_unset, tzinfo=_unset, *, fold=_unset):
        """Return datetime with new specified fields."""
        return type(self)(self._year if year is _unset else year,
                          self._month if month is _unset else month,
                          self._day if day is _unset else day,
                          _hour(self) if hour is _unset else hour,
                          _minute(self) if minute is _unset else minute,
                          _second(self) if second is _unset else second,
                          _microsecond(self) if microsecond is _unset else microsecond,
                          self._tzinfo if tzinfo is _unset else tzinfo,
                          fold=self._fold if fold is _unset else fold)

    __replace__ = replace

    def astimezone(self, tz=None):
        """tz -> convert to local time in new timezone tz"""
        if tz is None:
            tz = _LOCAL
        elif not isinstance(tz, _tzinfo_class):
            _check_tzinfo(tz)
        mine = self._tzinfo
        if mine is tz:
            return self
        offset = None if mine is None else _call_tzinfo(mine, 'utcoffset', self)
        if offset is None:
            # Naive means local, which is UTC.
            offset = _ZERO
        utc = (self - offset).replace(tzinfo=tz)
        return tz.fromutc(utc)

    def ctime(self):
        """Return ctime() style string."""
        return "%s %s %2d %02d:%02d:%02d %04d" % (
            _DAYS[self.weekday()], _MONTHS[self._month], self._day, _hour(self), _minute(self),
            _second(self), self._year)

    def isoformat(self, sep='T', timespec='auto'):
        """[sep] -> string in ISO 8601 format, YYYY-MM-DDT[HH[:MM[:SS[.mmm[uuu]]]]][+HH:MM]."""
        if not isinstance(sep, str) or len(sep) != 1:
            if not isinstance(sep, str):
                raise TypeError(f"isoformat() argument 1 must be a unicode character, not {_named(sep)}")
            raise TypeError(f"isoformat() argument 1 must be a unicode character, "
                            f"not a string of length {len(sep)}")
        text = '%04d-%02d-%02d%s' % (self._year, self._month, self._day, sep)
        text += _format_clock(_hour(self), _minute(self), _second(self), _microsecond(self), timespec, 2)
        if self._tzinfo is not None:
            text += _format_offset(self.utcoffset())
        return text

    def __repr__(self):
        fields = [self._year, self._month, self._day, _hour(self), _minute(self), _second(self),
                  _microsecond(self)]
        if fields[-1] == 0:
            del fields[-1]
            if fields[-1] == 0:
                del fields[-1]
        text = "%s(%s)" % (_shown_name(self),
                              ", ".join(map(str, fields)))
        if self._fold:
            text = text[:-1] + ", fold=1)"
        if self._tzinfo is not None:
            text = text[:-1] + ", tzinfo=%r)" % (self._tzinfo,)
        return text

    def __str__(self):
        return self.isoformat(' ')

    def strftime(self, format):
        """format -> strftime() style string."""
        if not isinstance(format, str):
            raise TypeError(f"strftime() argument 1 must be str, not {type(format).__name__}")
        if '%f' in format or '%z' in format or '%:z' in format or '%Z' in format:
            format = _with_zone(format, self, _microsecond(self))
        year, month, day = self._year, self._month, self._day
        return _format_time(format, year, month, day, _hour(self), _minute(self), _second(self),
                            (_to_ordinal(year, month, day) + 6) % 7,
                            _day_of_year(year, month, day), '', '', True)

    def utcoffset(self):
        """Return the timezone offset as timedelta positive east of UTC (negative west of UTC)."""
        zone = self._tzinfo
        if zone is None:
            return None
        if type(zone) is timezone:
            return zone._offset
        return _call_tzinfo(zone, 'utcoffset', self)

    def tzname(self):
        """Return the timezone name."""
        if self._tzinfo is None:
            return None
        return _checked_name(self._tzinfo.tzname(self))

    def dst(self):
        """Return the daylight saving offset, or None."""
        if self._tzinfo is None:
            return None
        return _call_tzinfo(self._tzinfo, 'dst', self)

    def _compare(self, other, for_equality=False):
        """Below zero, zero, above zero; 2 where only equality can be told (they differ)."""
        if self._tzinfo is not other._tzinfo:
            my_offset = self.utcoffset()
            other_offset = other.utcoffset()
            if for_equality:
                # What depends on `fold` is equal to nothing in another zone.
                if my_offset != self.replace(fold=not self._fold).utcoffset():
                    return 2
                if other_offset != other.replace(fold=not other._fold).utcoffset():
                    return 2
            if my_offset is None or other_offset is None:
                if my_offset is not other_offset:
                    if for_equality:
                        return 2
                    raise TypeError("can't compare offset-naive and offset-aware datetimes")
            elif my_offset._us != other_offset._us:
                mine = ((_to_ordinal(self._year, self._month, self._day) * _DAY_US)
                        + self._us_of_day - my_offset._us)
                theirs = ((_to_ordinal(other._year, other._month, other._day) * _DAY_US)
                          + other._us_of_day - other_offset._us)
                return (mine > theirs) - (mine < theirs)
        mine = self._ymd
        theirs = other._ymd
        if mine == theirs:
            mine = self._us_of_day
            theirs = other._us_of_day
        return (mine > theirs) - (mine < theirs)

    def __eq__(self, other):
        return self._compare(other, True) == 0 if isinstance(other, datetime) else NotImplemented

    def __lt__(self, other):
        return self._compare(other) < 0 if isinstance(other, datetime) else NotImplemented

    def __le__(self, other):
        return self._compare(other) <= 0 if isinstance(other, datetime) else NotImplemented

    def __gt__(self, other):
        return self._compare(other) > 0 if isinstance(other, datetime) else NotImplemented

    def __ge__(self, other):
        return self._compare(other) >= 0 if isinstance(other, datetime) else NotImplemented

    def __add__(self, other):
        if not isinstance(other, timedelta):
            return NotImplemented
        return _shifted(self, other._us)

    __radd__ = __add__

    def __sub__(self, other):
        if isinstance(other, datetime):
            days = (_to_ordinal(self._year, self._month, self._day)
                    - _to_ordinal(other._year, other._month, other._day))
            total = days * _DAY_US + self._us_of_day - other._us_of_day
            if self._tzinfo is not other._tzinfo:
                my_offset = self.utcoffset()
                other_offset = other.utcoffset()
                if my_offset is not None and other_offset is not None:
                    total += other_offset._us - my_offset._us
                elif my_offset is not other_offset:
                    raise TypeError("can't subtract offset-naive and offset-aware datetimes")
            made = _new(timedelta)
            made._us = total
            return made
        if isinstance(other, timedelta):
            return _shifted(self, -other._us)
        return NotImplemented

    def __hash__(self):
        offset = None
        if self._tzinfo is not None:
            offset = (self.replace(fold=0) if self._fold else self).utcoffset()
        if offset is None:
            return hash((self._year, self._month, self._day, _hour(self), _minute(self),
                         _second(self), _microsecond(self)))
        total = (_to_ordinal(self._year, self._month, self._day) * _DAY_US + self._us_of_day
                 - offset._us)
        return hash((total // _DAY_US, total // 1_000_000 % 86400, total % 1_000_000))

    def _state(self, protocol=3):
        high, rest = divmod(_microsecond(self), 65536)
        month = self._month
        if self._fold and protocol > 3:
            month += 128
        state = bytes((self._year // 256, self._year % 256, month, self._day, _hour(self),
                       _minute(self), _second(self), high, rest // 256, rest % 256))
        return (state,) if self._tzinfo is None else (state, self._tzinfo)

    def __reduce_ex__(self, protocol):
        return self.__class__, self._state(protocol)

    def __reduce__(self):
        return self.__reduce_ex__(2)


def _shifted(self, delta):
    """`self` so many microseconds later."""
    days = delta // _DAY_US
    rest = self._us_of_day + delta - days * _DAY_US
    if rest >= _DAY_US:
        rest -= _DAY_US
        days += 1
    cls = type(self)
    if days == 0 and cls is datetime:
        return _make(self._year, self._month, self._day, rest, self._tzinfo, 0)
    ordinal = _to_ordinal(self._year, self._month, self._day) + days
    if not 0 < ordinal <= _MAX_ORDINAL:
        raise OverflowError("date value out of range")
    return cls._of(ordinal, rest, self._tzinfo)


def _date_length(text):
    """Where the date ends in the text of a date and time."""
    size = len(text)
    if text[4] == '-':
        if text[5] == 'W':
            if size < 8:
                raise ValueError
            if size > 8 and text[8] == '-':
                if size == 9:
                    raise ValueError
                # YYYY-Www-D, or a separator '-' before the time.
                if size > 10 and text[10].isdigit():
                    return 8
                return 10
            return 8
        return 10
    if text[4] == 'W':
        # YYYYWww[D]: as many digits in a row as a date with or without a day would have.
        end = 7
        while end < size and text[end].isdigit() and text[end].isascii():
            end += 1
        if end < 9:
            return end
        return 7 if end % 2 == 0 else 8
    return 8


_date_class = date
_time_class = time
datetime.min = datetime(1, 1, 1)
datetime.max = datetime(9999, 12, 31, 23, 59, 59, 999999)
datetime.resolution = timedelta(microseconds=1)


@_qualified
class timezone(tzinfo):
    """Fixed offset from UTC implementation of tzinfo."""

    __slots__ = ('_offset', '_name')

    _omitted = object()

    def __new__(cls, offset, name=_omitted):
        if not isinstance(offset, timedelta):
            raise TypeError(f"timezone() argument 1 must be datetime.timedelta, "
                            f"not {_named(offset)}")
        if name is timezone._omitted:
            if offset._us == 0 and timezone.utc is not None:
                return timezone.utc
            name = None
        elif not isinstance(name, str):
            raise TypeError(f"timezone() argument 2 must be str, not {_named(name)}")
        if not -_DAY_US < offset._us < _DAY_US:
            raise ValueError(f"offset must be a timedelta strictly between "
                             f"-timedelta(hours=24) and timedelta(hours=24), not {offset!r}")
        self = _new(cls)
        self._offset = offset
        self._name = name
        return self

    utc = None

    def __init_subclass__(cls):
        raise TypeError("type 'datetime.timezone' is not an acceptable base type")

    def __getinitargs__(self):
        return (self._offset,) if self._name is None else (self._offset, self._name)

    def __reduce__(self):
        return timezone, self.__getinitargs__()

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __eq__(self, other):
        if isinstance(other, timezone):
            return self._offset._us == other._offset._us
        return NotImplemented

    def __hash__(self):
        return hash(self._offset)

    def __repr__(self):
        if self is timezone.utc:
            return 'datetime.timezone.utc'
        if self._name is None:
            return "%s(%r)" % (_shown_name(self), self._offset)
        return "%s(%r, %r)" % (_shown_name(self), self._offset,
                                  self._name)

    def __str__(self):
        return self.tzname(None)

    def utcoffset(self, dt, /):
        """Return fixed offset."""
        _check_argument(dt, 'utcoffset')
        return self._offset

    def tzname(self, dt, /):
        """If name is specified when timezone is created, returns the name.  Otherwise 'UTC(+|-)HH:MM'."""
        _check_argument(dt, 'tzname')
        if self._name is not None:
            return self._name
        if self._offset._us == 0:
            return 'UTC'
        return 'UTC' + _format_offset(self._offset)

    def dst(self, dt, /):
        """Return None."""
        _check_argument(dt, 'dst')
        return None

    def fromutc(self, dt, /):
        """datetime in UTC -> datetime in local time."""
        if not isinstance(dt, datetime):
            raise TypeError("fromutc() argument must be a datetime instance or None")
        if dt.tzinfo is not self:
            raise ValueError("fromutc: dt.tzinfo is not self")
        return dt + self._offset


def _check_argument(dt, name):
    if dt is not None and not isinstance(dt, datetime):
        raise TypeError(f"{name}(dt) argument must be a datetime instance or None, "
                        f"not {type(dt).__name__}")


UTC = timezone.utc = timezone(timedelta(0))
timezone.min = timezone(-timedelta(hours=23, minutes=59))
timezone.max = timezone(timedelta(hours=23, minutes=59))
_LOCAL = timezone(timedelta(0), 'UTC')

# Messages name them with their module.
_own_classes = (timedelta, date, time, datetime, timezone, tzinfo)

# Messages about their arguments name no class.
for _method in (date.replace, time.replace, datetime.replace):
    _method.__qualname__ = 'replace'
del _method

for _class in (timedelta, date, time, datetime):
    _native(_class)
del _class
