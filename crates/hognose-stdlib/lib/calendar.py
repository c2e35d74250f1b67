"""Calendars: weeks and months as lists, text and HTML.

Promises CPython 3.14's `calendar` with English names.
Deliberately absent: the command line, and names of other locales (`LocaleTextCalendar` takes a locale and shows English).
"""

import datetime
from enum import IntEnum, global_enum
from itertools import repeat

__all__ = ["IllegalMonthError", "IllegalWeekdayError", "setfirstweekday", "firstweekday", "isleap",
           "leapdays", "weekday", "monthrange", "monthcalendar", "prmonth", "month", "prcal",
           "calendar", "timegm", "month_name", "month_abbr", "day_name", "day_abbr", "Calendar",
           "TextCalendar", "HTMLCalendar", "LocaleTextCalendar", "LocaleHTMLCalendar",
           "weekheader", "Day", "Month", "JANUARY", "FEBRUARY", "MARCH", "APRIL", "MAY", "JUNE",
           "JULY", "AUGUST", "SEPTEMBER", "OCTOBER", "NOVEMBER", "DECEMBER", "MONDAY", "TUESDAY",
           "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"]

error = ValueError


class IllegalMonthError(ValueError, IndexError):
    """A month that is none of 1 to 12."""

    def __init__(self, month):
        self.month = month

    def __str__(self):
        return "bad month number %r; must be 1-12" % self.month


class IllegalWeekdayError(ValueError):
    """A weekday that is none of 0 (Monday) to 6 (Sunday)."""

    def __init__(self, weekday):
        self.weekday = weekday

    def __str__(self):
        return "bad weekday number %r; must be 0 (Monday) to 6 (Sunday)" % self.weekday


@global_enum
class Month(IntEnum):
    JANUARY = 1
    FEBRUARY = 2
    MARCH = 3
    APRIL = 4
    MAY = 5
    JUNE = 6
    JULY = 7
    AUGUST = 8
    SEPTEMBER = 9
    OCTOBER = 10
    NOVEMBER = 11
    DECEMBER = 12


@global_enum
class Day(IntEnum):
    MONDAY = 0
    TUESDAY = 1
    WEDNESDAY = 2
    THURSDAY = 3
    FRIDAY = 4
    SATURDAY = 5
    SUNDAY = 6


mdays = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


class _Names:
    """A read-only sequence of names."""

    def __init__(self, names):
        self._names = list(names)

    def __getitem__(self, index):
        return self._names[index]

    def __len__(self):
        return len(self._names)


day_name = _Names(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
day_abbr = _Names([name[:3] for name in day_name])
month_name = _Names([''] + [month.name.capitalize() for month in Month])
month_abbr = _Names([name[:3] for name in month_name])
standalone_month_name = month_name
standalone_month_abbr = month_abbr
_EPOCH = 719163


def isleap(year):
    """Whether a year has 366 days."""
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def leapdays(y1, y2):
    """How many leap years there are from y1 up to, without, y2."""
    y1 -= 1
    y2 -= 1
    return (y2 // 4 - y1 // 4) - (y2 // 100 - y1 // 100) + (y2 // 400 - y1 // 400)


_days = tuple(Day)


def weekday(year, month, day):
    """The weekday of a date, 0 for Monday."""
    if not datetime.MINYEAR <= year <= datetime.MAXYEAR:
        # The calendar repeats every 400 years.
        year = 2000 + year % 400
    return _days[datetime.date(year, month, day).weekday()]


def _validate_month(month):
    if not 1 <= month <= 12:
        raise IllegalMonthError(month)


def monthrange(year, month):
    """The weekday of the first day of a month, and its number of days."""
    _validate_month(month)
    return weekday(year, month, 1), mdays[month] + (month == 2 and isleap(year))


def _monthlen(year, month):
    return mdays[month] + (month == FEBRUARY and isleap(year))


def _prevmonth(year, month):
    return (year - 1, 12) if month == 1 else (year, month - 1)


def _nextmonth(year, month):
    return (year + 1, 1) if month == 12 else (year, month + 1)


class Calendar:
    """The days of weeks, months and years, as data."""

    def __init__(self, firstweekday=0):
        self.firstweekday = firstweekday

    def getfirstweekday(self):
        return self._firstweekday % 7

    def setfirstweekday(self, firstweekday):
        self._firstweekday = firstweekday

    firstweekday = property(getfirstweekday, setfirstweekday)

    def iterweekdays(self):
        """The numbers of the days of one week."""
        for number in range(self.firstweekday, self.firstweekday + 7):
            yield number % 7

    def itermonthdates(self, year, month):
        """The dates of a month, in whole weeks."""
        for y, m, d in self.itermonthdays3(year, month):
            yield datetime.date(y, m, d)

    def itermonthdays(self, year, month):
        """The day numbers of a month, in whole weeks; 0 outside the month."""
        first, n_days = monthrange(year, month)
        before = (first - self.firstweekday) % 7
        yield from repeat(0, before)
        yield from range(1, n_days + 1)
        yield from repeat(0, (self.firstweekday - first - n_days) % 7)

    def itermonthdays2(self, year, month):
        """As `itermonthdays`, with the weekday of each."""
        for number, day in enumerate(self.itermonthdays(year, month), self.firstweekday):
            yield day, number % 7

    def itermonthdays3(self, year, month):
        """Year, month and day of the days of a month, in whole weeks."""
        first, n_days = monthrange(year, month)
        before = (first - self.firstweekday) % 7
        after = (self.firstweekday - first - n_days) % 7
        y, m = _prevmonth(year, month)
        end = _monthlen(y, m) + 1
        for day in range(end - before, end):
            yield y, m, day
        for day in range(1, n_days + 1):
            yield year, month, day
        y, m = _nextmonth(year, month)
        for day in range(1, after + 1):
            yield y, m, day

    def itermonthdays4(self, year, month):
        """As `itermonthdays3`, with the weekday of each."""
        for number, (y, m, d) in enumerate(self.itermonthdays3(year, month)):
            yield y, m, d, (self.firstweekday + number) % 7

    def monthdatescalendar(self, year, month):
        """The weeks of a month as lists of dates."""
        return _in_weeks(self.itermonthdates(year, month))

    def monthdays2calendar(self, year, month):
        """The weeks of a month as lists of (day, weekday)."""
        return _in_weeks(self.itermonthdays2(year, month))

    def monthdayscalendar(self, year, month):
        """The weeks of a month as lists of days."""
        return _in_weeks(self.itermonthdays(year, month))

    def _year(self, make, year, width):
        months = [make(year, m) for m in Month]
        return [months[at:at + width] for at in range(0, 12, width)]

    def yeardatescalendar(self, year, width=3):
        """A year as rows of months, with dates."""
        return self._year(self.monthdatescalendar, year, width)

    def yeardays2calendar(self, year, width=3):
        """A year as rows of months, with (day, weekday)."""
        return self._year(self.monthdays2calendar, year, width)

    def yeardayscalendar(self, year, width=3):
        """A year as rows of months, with days."""
        return self._year(self.monthdayscalendar, year, width)


def _in_weeks(days):
    days = list(days)
    return [days[at:at + 7] for at in range(0, len(days), 7)]


class TextCalendar(Calendar):
    """Calendars as plain text."""

    def prweek(self, theweek, width):
        """Prints one week."""
        print(self.formatweek(theweek, width), end='')

    def formatday(self, day, weekday, width):
        """One day."""
        return ('' if day == 0 else '%2i' % day).center(width)

    def formatweek(self, theweek, width):
        """One week, in one line."""
        return ' '.join([self.formatday(day, number, width) for day, number in theweek])

    def formatweekday(self, day, width):
        """The name of a weekday."""
        names = day_name if width >= 9 else day_abbr
        return names[day][:width].center(width)

    def formatweekheader(self, width):
        """The names of the days of a week."""
        return ' '.join([self.formatweekday(day, width) for day in self.iterweekdays()])

    def formatmonthname(self, theyear, themonth, width, withyear=True):
        """The name of a month."""
        _validate_month(themonth)
        text = month_name[themonth]
        if withyear:
            text = "%s %r" % (text, theyear)
        return text.center(width)

    def prmonth(self, theyear, themonth, w=0, l=0):
        """Prints one month."""
        print(self.formatmonth(theyear, themonth, w, l), end='')

    def formatmonth(self, theyear, themonth, w=0, l=0):
        """One month, in several lines."""
        w = max(2, w)
        l = max(1, l)
        lines = [self.formatmonthname(theyear, themonth, 7 * (w + 1) - 1).rstrip(),
                 self.formatweekheader(w).rstrip()]
        for week in self.monthdays2calendar(theyear, themonth):
            lines.append(self.formatweek(week, w).rstrip())
        return ''.join([line + '\n' * l for line in lines])

    def formatyear(self, theyear, w=2, l=1, c=6, m=3):
        """One year, in several lines."""
        w = max(2, w)
        l = max(1, l)
        c = max(2, c)
        column = (w + 1) * 7 - 1
        parts = [repr(theyear).center(column * m + c * (m - 1)).rstrip(), '\n' * l]
        header = self.formatweekheader(w)
        for number, row in enumerate(self.yeardays2calendar(theyear, m)):
            months = range(m * number + 1, min(m * (number + 1) + 1, 13))
            parts.append('\n' * l)
            names = [self.formatmonthname(theyear, k, column, False) for k in months]
            parts.append(formatstring(names, column, c).rstrip())
            parts.append('\n' * l)
            parts.append(formatstring([header for _ in months], column, c).rstrip())
            parts.append('\n' * l)
            for line in range(max([len(weeks) for weeks in row])):
                weeks = [self.formatweek(cal[line], w) if line < len(cal) else '' for cal in row]
                parts.append(formatstring(weeks, column, c).rstrip())
                parts.append('\n' * l)
        return ''.join(parts)

    def pryear(self, theyear, w=0, l=0, c=6, m=3):
        """Prints one year."""
        print(self.formatyear(theyear, w, l, c, m), end='')


class HTMLCalendar(Calendar):
    """Calendars as HTML."""

    cssclasses = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    cssclasses_weekday_head = cssclasses
    cssclass_noday = "noday"
    cssclass_month_head = "month"
    cssclass_month = "month"
    cssclass_year_head = "year"
    cssclass_year = "year"

    def formatday(self, day, weekday):
        """One day, a cell."""
        if day == 0:
            return '<td class="%s">&nbsp;</td>' % self.cssclass_noday
        return '<td class="%s">%d</td>' % (self.cssclasses[weekday], day)

    def formatweek(self, theweek):
        """One week, a row."""
        return '<tr>%s</tr>' % ''.join([self.formatday(day, number) for day, number in theweek])

    def formatweekday(self, day):
        """The name of a weekday, a cell."""
        return '<th class="%s">%s</th>' % (self.cssclasses_weekday_head[day], day_abbr[day])

    def formatweekheader(self):
        """The names of the days of a week, a row."""
        return '<tr>%s</tr>' % ''.join([self.formatweekday(day) for day in self.iterweekdays()])

    def formatmonthname(self, theyear, themonth, withyear=True):
        """The name of a month, a row."""
        _validate_month(themonth)
        text = '%s %s' % (month_name[themonth], theyear) if withyear else month_name[themonth]
        return '<tr><th colspan="7" class="%s">%s</th></tr>' % (self.cssclass_month_head, text)

    def formatmonth(self, theyear, themonth, withyear=True):
        """One month, a table."""
        lines = ['<table border="0" cellpadding="0" cellspacing="0" class="%s">'
                 % self.cssclass_month,
                 self.formatmonthname(theyear, themonth, withyear), self.formatweekheader()]
        lines += [self.formatweek(week) for week in self.monthdays2calendar(theyear, themonth)]
        lines.append('</table>')
        return '\n'.join(lines) + '\n'

    def formatyear(self, theyear, width=3):
        """One year, a table of tables."""
        width = max(width, 1)
        parts = ['<table border="0" cellpadding="0" cellspacing="0" class="%s">\n'
                 % self.cssclass_year,
                 '<tr><th colspan="%d" class="%s">%s</th></tr>'
                 % (width, self.cssclass_year_head, theyear)]
        for first in range(1, 13, width):
            parts.append('<tr>')
            for number in range(first, min(first + width, 13)):
                parts.append('<td>%s</td>' % self.formatmonth(theyear, number, withyear=False))
            parts.append('</tr>')
        parts.append('</table>')
        return ''.join(parts)

    def formatyearpage(self, theyear, width=3, css='calendar.css', encoding=None):
        """One year as an HTML document, in bytes."""
        if encoding is None:
            encoding = 'utf-8'
        parts = ['<?xml version="1.0" encoding="%s"?>\n' % encoding,
                 '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" '
                 '"http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">\n',
                 '<html>\n<head>\n',
                 '<meta http-equiv="Content-Type" content="text/html; charset=%s" />\n' % encoding]
        if css is not None:
            parts.append('<link rel="stylesheet" type="text/css" href="%s" />\n' % css)
        parts.append('<title>Calendar for %d</title>\n</head>\n<body>\n' % theyear)
        parts.append(self.formatyear(theyear, width))
        parts.append('</body>\n</html>\n')
        return ''.join(parts).encode(encoding, 'xmlcharrefreplace')


class LocaleTextCalendar(TextCalendar):
    """A text calendar that takes a locale."""

    def __init__(self, firstweekday=0, locale=None):
        TextCalendar.__init__(self, firstweekday)
        self.locale = locale


class LocaleHTMLCalendar(HTMLCalendar):
    """An HTML calendar that takes a locale."""

    def __init__(self, firstweekday=0, locale=None):
        HTMLCalendar.__init__(self, firstweekday)
        self.locale = locale


c = TextCalendar()
firstweekday = c.getfirstweekday


def setfirstweekday(firstweekday):
    """With which weekday the weeks of the functions of this module start."""
    if not MONDAY <= firstweekday <= SUNDAY:
        raise IllegalWeekdayError(firstweekday)
    c.firstweekday = firstweekday


monthcalendar = c.monthdayscalendar
prweek = c.prweek
week = c.formatweek
weekheader = c.formatweekheader
prmonth = c.prmonth
month = c.formatmonth
calendar = c.formatyear
prcal = c.pryear
_colwidth = 7 * 3 - 1
_spacing = 6
EPOCH = 1970


def format(cols, colwidth=_colwidth, spacing=_spacing):
    """Prints texts as columns."""
    print(formatstring(cols, colwidth, spacing))


def formatstring(cols, colwidth=_colwidth, spacing=_spacing):
    """Texts as columns, centred."""
    return (' ' * spacing).join([text.center(colwidth) for text in cols])


def timegm(tuple):
    """Seconds since the epoch of a time tuple in UTC."""
    year, month, day, hour, minute, second = tuple[:6]
    days = datetime.date(year, month, 1).toordinal() - _EPOCH + day - 1
    return ((days * 24 + hour) * 60 + minute) * 60 + second
