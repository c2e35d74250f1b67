"""The parts of `time` that compute: the calendar, `struct_time`, and formatting.

Promises `time.gmtime`, `localtime`, `mktime`, `asctime`, `ctime`, `strftime` as CPython 3.14 on Linux with glibc, in the
C locale and in UTC; `datetime` formats with `format_time` from here, too.

Deliberately absent: the clock (`time.py` adds it), parsing (`_strptime`), and other zones than UTC.
"""

from _hognose import qualified as _qualified

DAY_NAMES = ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')
DAY_ABBREVIATIONS = ('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun')
MONTH_NAMES = ('', 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August',
               'September', 'October', 'November', 'December')
MONTH_ABBREVIATIONS = ('', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct',
                       'Nov', 'Dec')
DAYS_BEFORE_MONTH = (0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)
EPOCH_ORDINAL = 719163

timezone = 0
altzone = 0
daylight = 0
tzname = ('UTC', 'UTC')


def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def ymd_to_ordinal(year, month, day):
    """The number of a day; day 1 is the first of January of year 1."""
    # Years are counted from March, so that the leap day is the last of its year.
    if month < 3:
        year -= 1
        month += 9
    else:
        month -= 3
    return (year * 365 + year // 4 - year // 100 + year // 400
            + (153 * month + 2) // 5 + day - 306)


def ordinal_to_ymd(ordinal):
    """The inverse of `ymd_to_ordinal`."""
    days = ordinal + 305
    era = days // 146097
    day_of_era = days - era * 146097
    year = (day_of_era - day_of_era // 1460 + day_of_era // 36524 - day_of_era // 146096) // 365
    day_of_year = day_of_era - (365 * year + year // 4 - year // 100)
    month = (5 * day_of_year + 2) // 153
    day = day_of_year - (153 * month + 2) // 5 + 1
    year += era * 400
    if month < 10:
        return year, month + 3, day
    return year + 1, month - 9, day


def day_of_year(year, month, day):
    number = DAYS_BEFORE_MONTH[month] + day
    if month > 2 and year % 4 == 0 and (year % 100 != 0 or year % 400 == 0):
        number += 1
    return number


def iso_week_date(year, ordinal):
    """ISO year, week and weekday of a day that lies in `year`."""
    week1 = iso_week1_monday(year)
    if ordinal < week1:
        year -= 1
        week1 = iso_week1_monday(year)
    elif ordinal >= week1 + 364:
        following = iso_week1_monday(year + 1)
        if ordinal >= following:
            year += 1
            week1 = following
    week, day = divmod(ordinal - week1, 7)
    return year, week + 1, day + 1


def iso_week1_monday(year):
    """The ordinal of the Monday that starts the ISO year."""
    first = ymd_to_ordinal(year, 1, 1)
    weekday = (first + 6) % 7
    monday = first - weekday
    return monday + 7 if weekday > 3 else monday


@_qualified
class struct_time(tuple):
    """The time value as returned by gmtime(), localtime(), and strptime()."""

    n_fields = 11
    n_sequence_fields = 9
    n_unnamed_fields = 0
    tm_zone = None
    tm_gmtoff = None
    __match_args__ = ('tm_year', 'tm_mon', 'tm_mday', 'tm_hour', 'tm_min', 'tm_sec', 'tm_wday',
                      'tm_yday', 'tm_isdst')

    def __new__(cls, sequence, dict=None):
        items = tuple(sequence)
        if len(items) < 9:
            raise TypeError(f"time.struct_time() takes an at least 9-sequence "
                            f"({len(items)}-sequence given)")
        if len(items) > 11:
            raise TypeError(f"time.struct_time() takes an at most 11-sequence "
                            f"({len(items)}-sequence given)")
        made = tuple.__new__(cls, items[:9])
        if len(items) > 9:
            made.__dict__['tm_zone'] = items[9]
        if len(items) > 10:
            made.__dict__['tm_gmtoff'] = items[10]
        if dict:
            for name in ('tm_zone', 'tm_gmtoff'):
                if name in dict:
                    made.__dict__[name] = dict[name]
        return made

    tm_year = property(lambda self: self[0], doc="year, for example, 1993")
    tm_mon = property(lambda self: self[1], doc="month of year, range [1, 12]")
    tm_mday = property(lambda self: self[2], doc="day of month, range [1, 31]")
    tm_hour = property(lambda self: self[3], doc="hours, range [0, 23]")
    tm_min = property(lambda self: self[4], doc="minutes, range [0, 59]")
    tm_sec = property(lambda self: self[5], doc="seconds, range [0, 61])")
    tm_wday = property(lambda self: self[6], doc="day of week, range [0, 6], Monday is 0")
    tm_yday = property(lambda self: self[7], doc="day of year, range [1, 366]")
    tm_isdst = property(lambda self: self[8], doc="1 if summer time is in effect, 0 if not, "
                                                  "and -1 if unknown")

    def __setattr__(self, name, value):
        if name in self.__match_args__ or name in ('tm_zone', 'tm_gmtoff'):
            raise AttributeError("readonly attribute")
        raise AttributeError(f"'time.struct_time' object has no attribute {name!r}")

    def __repr__(self):
        return ('time.struct_time(tm_year=%r, tm_mon=%r, tm_mday=%r, tm_hour=%r, tm_min=%r, '
                'tm_sec=%r, tm_wday=%r, tm_yday=%r, tm_isdst=%r)' % tuple(self))

    def __reduce__(self):
        return struct_time, (tuple(self), {'tm_zone': self.tm_zone, 'tm_gmtoff': self.tm_gmtoff})

    def __replace__(self, /, **changes):
        names = self.__match_args__ + ('tm_zone', 'tm_gmtoff')
        unknown = [name for name in changes if name not in names]
        if unknown:
            raise TypeError(f"Got unexpected field name(s): {unknown!r}")
        return struct_time([changes.get(name, getattr(self, name)) for name in names])


struct_time.__module__ = 'time'


def broken_down(seconds, zone):
    """The `struct_time` of a number of seconds since the epoch."""
    if isinstance(seconds, float):
        if seconds != seconds:
            raise ValueError("Invalid value NaN (not a number)")
        if seconds in (float('inf'), float('-inf')):
            raise OverflowError("cannot convert float infinity to integer")
        seconds = int(seconds // 1)
    elif not isinstance(seconds, int):
        try:
            seconds = seconds.__index__()
        except AttributeError:
            raise TypeError(f"'{type(seconds).__name__}' object cannot be interpreted as an "
                            f"integer") from None
    days, rest = divmod(seconds, 86400)
    ordinal = days + EPOCH_ORDINAL
    if not -784351576412 < ordinal < 784354017364:
        raise OverflowError("timestamp out of range for platform time_t")
    year, month, day = ordinal_to_ymd(ordinal)
    if not -2147481748 <= year <= 2147485547:
        raise OverflowError("[Errno 75] Value too large for defined data type")
    hour, rest = divmod(rest, 3600)
    minute, second = divmod(rest, 60)
    return struct_time((year, month, day, hour, minute, second, (ordinal + 6) % 7,
                        day_of_year(year, month, day), 0, zone, 0))


def _checked(value, name):
    """The nine integers of a time tuple, in range."""
    if not isinstance(value, tuple):
        raise TypeError("Tuple or struct_time argument required")
    if len(value) != 9:
        if name == 'mktime':
            raise TypeError("mktime(): illegal time tuple argument")
        raise TypeError(f"{name}(): illegal time tuple argument")
    for item in value:
        if not isinstance(item, int):
            raise TypeError(f"'{type(item).__name__}' object cannot be interpreted as an integer")
        if not -1 << 63 <= item < 1 << 63:
            raise OverflowError("Python int too large to convert to C long")
        if not -1 << 31 <= item < 1 << 31:
            raise OverflowError(f"signed integer is {'less than minimum' if item < 0 else 'greater than maximum'}")
    year, month, day, hour, minute, second, weekday, yearday, dst = value
    if year < (-1 << 31) + 1900:
        raise OverflowError("year out of range")
    month = month or 1
    day = day or 1
    yearday = yearday or 1
    if not 1 <= month <= 12:
        raise ValueError("month out of range")
    if not 1 <= day <= 31:
        raise ValueError("day of month out of range")
    if not 0 <= hour <= 23:
        raise ValueError("hour out of range")
    if not 0 <= minute <= 59:
        raise ValueError("minute out of range")
    if not 0 <= second <= 61:
        raise ValueError("seconds out of range")
    if weekday < -1:
        raise ValueError("day of week out of range")
    if not 1 <= yearday <= 366:
        raise ValueError("day of year out of range")
    return year, month, day, hour, minute, second, weekday % 7, yearday, dst


def asctime_of(value):
    year, month, day, hour, minute, second, weekday, _, _ = _checked(value, 'asctime')
    return '%s %s%3d %.2d:%.2d:%.2d %d' % (DAY_ABBREVIATIONS[weekday], MONTH_ABBREVIATIONS[month],
                                           day, hour, minute, second, year)


def mktime_of(value):
    if not isinstance(value, tuple):
        raise TypeError("Tuple or struct_time argument required")
    if len(value) != 9:
        raise TypeError("mktime(): illegal time tuple argument")
    year, month, day, hour, minute, second = value[:6]
    # Months out of range carry into the year, as days and the rest do.
    years, month = divmod(month - 1, 12)
    ordinal = ymd_to_ordinal(year + years, month + 1, 1) + day - 1
    return float((ordinal - EPOCH_ORDINAL) * 86400 + hour * 3600 + minute * 60 + second)


def strftime_of(format, value):
    if not isinstance(format, str):
        raise TypeError(f"strftime() argument 1 must be str, not {type(format).__name__}")
    year, month, day, hour, minute, second, weekday, yearday, dst = _checked(value, 'strftime')
    zone = getattr(value, 'tm_zone', None)
    offset = getattr(value, 'tm_gmtoff', None)
    return format_time(format, year, month, day, hour, minute, second, weekday, yearday,
                       'UTC' if zone is None else zone, _offset_text(offset or 0), False)


def _offset_text(seconds):
    sign = '-' if seconds < 0 else '+'
    hours, rest = divmod(abs(seconds), 3600)
    return '%s%02d%02d' % (sign, hours, rest // 60)


# Directives that are a number: how wide, and what it is padded with.
_PADDING = {'d': (2, '0'), 'e': (2, ' '), 'H': (2, '0'), 'I': (2, '0'), 'j': (3, '0'),
            'k': (2, ' '), 'l': (2, ' '), 'm': (2, '0'), 'M': (2, '0'), 'S': (2, '0'),
            'U': (2, '0'), 'V': (2, '0'), 'W': (2, '0'), 'y': (2, '0'), 'g': (2, '0'),
            'C': (2, '0'), 'u': (1, '0'), 'w': (1, '0'), 'Y': (1, '0'), 'G': (1, '0'),
            's': (1, '0')}
_COMPOSED = {'c': '%a %b %e %H:%M:%S %Y', 'x': '%m/%d/%y', 'X': '%H:%M:%S', 'D': '%m/%d/%y',
             'F': '%Y-%m-%d', 'T': '%H:%M:%S', 'R': '%H:%M', 'r': '%I:%M:%S %p'}


def format_time(format, year, month, day, hour, minute, second, weekday, yearday, zone, offset,
                pad_years):
    """`strftime`. `pad_years` writes years with four digits at least, as `datetime` does."""
    if '%' not in format:
        return format
    head, *rest = format.split('%')
    out = [head]
    n_rest = len(rest)
    at = 0
    while at < n_rest:
        part = rest[at]
        at += 1
        if not part:
            # Two signs in a row are one; what follows them is text.
            if at < n_rest:
                out.append('%')
                out.append(rest[at])
                at += 1
            else:
                out.append('%')
            continue
        letter = part[0]
        if letter == 'Y':
            out.append('%04d' % year if pad_years else str(year))
        elif letter == 'm':
            out.append('%02d' % month)
        elif letter == 'd':
            out.append('%02d' % day)
        elif letter == 'H':
            out.append('%02d' % hour)
        elif letter == 'M':
            out.append('%02d' % minute)
        elif letter == 'S':
            out.append('%02d' % second)
        else:
            # A flag, a width, and modifiers may stand before the letter.
            end = 0
            flags = ''
            while end < len(part) and part[end] in '-_0^#':
                flags += part[end]
                end += 1
            width = ''
            while end < len(part) and part[end].isdigit():
                width += part[end]
                end += 1
            if end < len(part) and part[end] in 'EO':
                end += 1
            letter = part[end:end + 1]
            text = _directive(letter, year, month, day, hour, minute, second, weekday, yearday,
                              zone, offset, pad_years)
            if text is None:
                out.append('%' + part)
                continue
            if flags or width:
                text = _flagged(text, letter, flags, width)
            out.append(text)
            out.append(part[end + 1:])
            continue
        out.append(part[1:])
    return ''.join(out)


def _flagged(text, letter, flags, width):
    pad_width, pad = _PADDING.get(letter, (0, ' '))
    for flag in flags:
        if flag == '^':
            text = text.upper()
        elif flag == '#':
            text = text.lower() if letter in 'pZ' else text.upper()
        elif flag == '-':
            pad = ''
        elif flag == '_':
            pad = ' '
        elif flag == '0':
            pad = '0'
    if letter in _PADDING:
        text = text.lstrip('0 ') or '0'
    if pad == '':
        return text
    target = int(width) if width else pad_width
    return text.rjust(target, pad)


def _directive(letter, year, month, day, hour, minute, second, weekday, yearday, zone, offset,
               pad_years):
    """The text of one directive, or None if there is no such."""
    if letter in _COMPOSED and letter:
        return format_time(_COMPOSED[letter], year, month, day, hour, minute, second, weekday,
                           yearday, zone, offset, pad_years)
    if letter == 'a':
        return DAY_ABBREVIATIONS[weekday]
    if letter == 'A':
        return DAY_NAMES[weekday]
    if letter == 'b' or letter == 'h':
        return MONTH_ABBREVIATIONS[month]
    if letter == 'B':
        return MONTH_NAMES[month]
    if letter == 'p':
        return 'PM' if hour >= 12 else 'AM'
    if letter == 'P':
        return 'pm' if hour >= 12 else 'am'
    if letter == 'Y':
        return '%04d' % year if pad_years else str(year)
    if letter == 'm':
        return '%02d' % month
    if letter == 'd':
        return '%02d' % day
    if letter == 'e':
        return '%2d' % day
    if letter == 'H':
        return '%02d' % hour
    if letter == 'k':
        return '%2d' % hour
    if letter == 'I':
        return '%02d' % ((hour + 11) % 12 + 1)
    if letter == 'l':
        return '%2d' % ((hour + 11) % 12 + 1)
    if letter == 'M':
        return '%02d' % minute
    if letter == 'S':
        return '%02d' % second
    if letter == 'j':
        return '%03d' % yearday
    if letter == 'y':
        return '%02d' % (year % 100)
    if letter == 'C':
        return '%02d' % (year // 100)
    if letter == 'w':
        return str((weekday + 1) % 7)
    if letter == 'u':
        return str(weekday + 1)
    if letter == 'U':
        return '%02d' % ((yearday + 6 - (weekday + 1) % 7) // 7)
    if letter == 'W':
        return '%02d' % ((yearday + 6 - weekday) // 7)
    if letter in ('G', 'g', 'V') and letter:
        iso_year, week, _ = iso_week_date(year, ymd_to_ordinal(year, 1, 1) + yearday - 1)
        if letter == 'V':
            return '%02d' % week
        if letter == 'g':
            return '%02d' % (iso_year % 100)
        return '%04d' % iso_year if pad_years else str(iso_year)
    if letter == 'Z':
        return zone
    if letter == 'z':
        return offset
    if letter == 's':
        return str(int(mktime_of((year, month, day, hour, minute, second, 0, 0, 0))))
    if letter == 'n':
        return '\n'
    if letter == 't':
        return '\t'
    if letter == '+':
        return None
    if letter == '%':
        return '%'
    return None
