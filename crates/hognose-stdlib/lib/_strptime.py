"""Parsing of times by a format: `time.strptime`, `datetime.strptime`.

Promises what CPython's regular expressions match, in the C locale: a directive takes the longest text that it can,
and less when the rest does not fit otherwise. Formats are taken apart once and kept.

Deliberately absent: regular expressions, and names of days and months in other languages.
"""

from _time_pure import (DAY_ABBREVIATIONS, DAY_NAMES, MONTH_ABBREVIATIONS, MONTH_NAMES,
                        day_of_year, is_leap, iso_week1_monday, ordinal_to_ymd, struct_time,
                        ymd_to_ordinal)

_DIGITS = '0123456789'
# Directive: digits at most, digits at least, lowest, highest, whether a space may stand for a zero.
_NUMBERS = {
    'k': (2, 1, 0, 23, True), 'l': (2, 1, 1, 12, True),
    'd': (2, 1, 1, 31, True), 'e': (2, 1, 1, 31, True), 'H': (2, 1, 0, 23, True),
    'I': (2, 1, 1, 12, True), 'j': (3, 1, 1, 366, False), 'm': (2, 1, 1, 12, False),
    'M': (2, 1, 0, 59, False), 'S': (2, 1, 0, 61, False), 'U': (2, 1, 0, 53, False),
    'W': (2, 1, 0, 53, False), 'w': (1, 1, 0, 6, False), 'u': (1, 1, 1, 7, False),
    'V': (2, 1, 0, 53, False), 'y': (2, 2, 0, 99, False), 'Y': (4, 4, 0, 9999, False),
    'G': (4, 4, 0, 9999, False), 'f': (6, 1, 0, 999999, False),
}
_NAMES = {
    'a': [name.lower() for name in DAY_ABBREVIATIONS],
    'A': [name.lower() for name in DAY_NAMES],
    'b': [name.lower() for name in MONTH_ABBREVIATIONS],
    'B': [name.lower() for name in MONTH_NAMES],
    'p': ['am', 'pm'],
    'Z': ['utc', 'gmt'],
}
_COMPOSED = {'c': '%a %b %d %H:%M:%S %Y', 'x': '%m/%d/%y', 'X': '%H:%M:%S',
             'T': '%H:%M:%S', 'R': '%H:%M', 'r': '%I:%M:%S %p'}
_formats = {}


def _take_apart(format):
    """A format as a list of: None for white space, a letter in a tuple for a directive, text."""
    tokens = []
    text = ''
    at = 0
    expanded = format
    while at < len(expanded):
        char = expanded[at]
        at += 1
        if char.isspace():
            while at < len(expanded) and expanded[at].isspace():
                at += 1
            if text:
                tokens.append(text.lower())
                text = ''
            tokens.append(None)
            continue
        if char != '%':
            text += char
            continue
        letter = expanded[at:at + 1]
        at += 1
        if letter in ('E', 'O') and letter:
            letter = expanded[at:at + 1]
            at += 1
        if letter == '':
            raise ValueError("stray %% in format '%s'" % format) from None
        if letter == ':' and expanded[at:at + 1] == 'z':
            letter = ':z'
            at += 1
        if letter == '%':
            text += '%'
            continue
        if letter in _COMPOSED:
            expanded = expanded[:at] + _COMPOSED[letter] + expanded[at:]
            continue
        if letter not in _NUMBERS and letter not in _NAMES and letter not in ('z', ':z'):
            raise ValueError("'%s' is a bad directive in format '%s'"
                             % (letter, format)) from None
        if text:
            tokens.append(text.lower())
            text = ''
        tokens.append((letter,))
    if text:
        tokens.append(text.lower())
    letters = [token[0] for token in tokens if type(token) is tuple]
    for letter in letters:
        if letters.count(letter) > 1:
            raise _redefinition(letter, letters)
    return tokens


def _redefinition(name, letters):
    import re
    first = letters.index(name) + 1
    again = letters.index(name, first) + 1
    return re.error(f"redefinition of group name '{name}' as group {again}; "
                    f"was group {first}")


def _warn_of_day_without_year():
    import warnings
    import _hognose
    text = ("Parsing dates involving a day of month without a year specified is ambiguous\n"
            "and fails to parse leap day. The default behavior will change in Python 3.15\n"
            "to either always raise an exception or to use a different default year (TBD).\n"
            "To avoid trouble, add a specific year to the input & format.\n"
            "See https://github.com/python/cpython/issues/70647.")
    caller = _hognose.caller_position()
    if caller is not None:
        filename, line, module, namespace = caller[:4]
        registry = namespace.setdefault('__warningregistry__', {})
        warnings.warn_explicit(text, DeprecationWarning, filename, line, module, registry)


def _ends(letter, text, lower, at):
    """Where a directive that starts at `at` may end, best first."""
    spec = _NUMBERS.get(letter)
    if spec is not None:
        most, least, low, high, spaced = spec
        ends = []
        length = 0
        limit = len(text)
        while length < most and at + length < limit and text[at + length].isdecimal():
            length += 1
        while length >= least:
            if length > 0 and low <= int(text[at:at + length]) <= high:
                ends.append(at + length)
            length -= 1
        if spaced and text[at:at + 1] == ' ' and at + 1 < limit \
                and text[at + 1] in ('123456789' if low else _DIGITS):
            ends.append(at + 2)
        return ends
    if letter in ('z', ':z'):
        return _offset_ends(text, at)
    ends = []
    for name in _NAMES[letter]:
        if name and lower.startswith(name, at):
            ends.append(at + len(name))
    ends.sort(reverse=True)
    return ends


def _offset_ends(text, at):
    if text[at:at + 1] == 'Z':
        return [at + 1]
    if text[at:at + 1] not in ('+', '-'):
        return []

    def two(position, highest):
        part = text[position:position + 2]
        return len(part) == 2 and part.isdecimal() and part[0] <= highest

    if not two(at + 1, '9'):
        return []
    position = at + 3
    if text[position:position + 1] == ':':
        position += 1
    if not two(position, '5'):
        return []
    position += 2
    ends = [position]
    following = position + 1 if text[position:position + 1] == ':' else position
    if two(following, '5'):
        position = following + 2
        ends.insert(0, position)
        if text[position:position + 1] == '.':
            length = 0
            while length < 6 and text[position + 1 + length:position + 2 + length].isdecimal():
                length += 1
                ends.insert(0, position + 1 + length)
    return ends


def _match(tokens, text):
    """The texts of the directives, and where they end; None if the text does not fit."""
    lower = text.lower()
    if len(lower) != len(text):
        lower = text
    n_tokens = len(tokens)
    found = []
    # Positions to come back to: token, remaining ends, number of directives found before it.
    choices = []
    index = 0
    at = 0
    while True:
        if index == n_tokens:
            return dict(found), at
        token = tokens[index]
        start = at
        if token is None:
            end = at
            while end < len(text) and text[end].isspace():
                end += 1
            # One at least, as many as there are.
            ends = list(range(end, at, -1)) if end - at > 1 else [end] if end > at else []
        elif type(token) is tuple:
            ends = _ends(token[0], text, lower, at)
        else:
            ends = [at + len(token)] if lower.startswith(token, at) else []
        while True:
            if ends:
                at = ends[0]
                if len(ends) > 1:
                    choices.append((index, start, ends[1:], len(found)))
                if type(token) is tuple:
                    found.append((token[0], text[start:at]))
                index += 1
                break
            if not choices:
                return None
            index, start, ends, n_found = choices.pop()
            token = tokens[index]
            del found[n_found:]


def _strptime(data_string, format='%a %b %d %H:%M:%S %Y'):
    """`(time tuple, microsecond, offset in seconds or None, its microseconds)`."""
    for index, argument in enumerate((data_string, format)):
        if not isinstance(argument, str):
            raise TypeError("strptime() argument %d must be str, not %s"
                            % (index, type(argument)))
    tokens = _formats.get(format)
    if tokens is None:
        tokens = _take_apart(format)
        if len(_formats) > 50:
            _formats.clear()
        _formats[format] = tokens
        letters = {token[0] for token in tokens if type(token) is tuple}
        if letters & {'d', 'e'} and not letters & {'Y', 'y', 'G'}:
            _warn_of_day_without_year()
    matched = _match(tokens, data_string)
    if matched is None:
        raise ValueError("time data %r does not match format %r" % (data_string, format))
    found, end = matched
    if end != len(data_string):
        raise ValueError("unconverted data remains: %s" % data_string[end:])

    iso_year = year = None
    month = day = 1
    hour = minute = second = microsecond = 0
    dst = -1
    offset = None
    offset_microseconds = 0
    week_of_year = week_start = None
    weekday = yearday = iso_week = None
    zone = None
    for letter, text in found.items():
        if letter == 'Y':
            year = int(text)
        elif letter == 'y':
            year = int(text)
            year += 2000 if year <= 68 else 1900
        elif letter == 'G':
            iso_year = int(text)
        elif letter == 'm':
            month = int(text)
        elif letter == 'B':
            month = _NAMES['B'].index(text.lower())
        elif letter == 'b':
            month = _NAMES['b'].index(text.lower())
        elif letter == 'd' or letter == 'e':
            day = int(text)
        elif letter == 'H' or letter == 'k':
            hour = int(text)
        elif letter == 'I' or letter == 'l':
            hour = int(text)
            part = found.get('p', '').lower()
            if part in ('', 'am'):
                if hour == 12:
                    hour = 0
            elif hour != 12:
                hour += 12
        elif letter == 'M':
            minute = int(text)
        elif letter == 'S':
            second = int(text)
        elif letter == 'f':
            microsecond = int(text + '0' * (6 - len(text)))
        elif letter == 'A':
            weekday = _NAMES['A'].index(text.lower())
        elif letter == 'a':
            weekday = _NAMES['a'].index(text.lower())
        elif letter == 'w':
            weekday = (int(text) + 6) % 7
        elif letter == 'u':
            weekday = int(text) - 1
        elif letter == 'j':
            yearday = int(text)
        elif letter == 'U' or letter == 'W':
            week_of_year = int(text)
            week_start = 6 if letter == 'U' else 0
        elif letter == 'V':
            iso_week = int(text)
        elif letter == 'z' or letter == ':z':
            offset, offset_microseconds = _read_offset(text, data_string, format)
        elif letter == 'Z':
            zone = text
            dst = 0

    if iso_year is not None:
        if yearday is not None:
            raise ValueError("Day of the year directive '%j' is not compatible with ISO year "
                             "directive '%G'. Use '%Y' instead.")
        if iso_week is None or weekday is None:
            raise ValueError("ISO year directive '%G' must be used with the ISO week directive "
                             "'%V' and a weekday directive ('%A', '%a', '%w', or '%u').")
    elif iso_week is not None:
        if year is None or weekday is None:
            raise ValueError("ISO week directive '%V' must be used with the ISO year directive "
                             "'%G' and a weekday directive ('%A', '%a', '%w', or '%u').")
        raise ValueError("ISO week directive '%V' is incompatible with the year directive '%Y'. "
                         "Use the ISO year '%G' instead.")

    leap_without_year = False
    if year is None:
        if month == 2 and day == 29:
            # 1900 has no such day; any leap year does for checking.
            year = 1904
            leap_without_year = True
        else:
            year = 1900

    if yearday is None and weekday is not None:
        if week_of_year is not None:
            yearday = _yearday_of_week(year, week_of_year, weekday, week_start == 0)
        elif iso_year is not None:
            ordinal = iso_week1_monday(iso_year) + (iso_week - 1) * 7 + weekday
            if iso_week == 53 and iso_week1_monday(iso_year + 1) <= ordinal - weekday:
                raise ValueError("Invalid week: 53")
            if iso_week == 0:
                raise ValueError("Invalid week: 0")
            year, month, day = ordinal_to_ymd(ordinal)
            yearday = day_of_year(year, month, day)
        if yearday is not None and yearday <= 0:
            year -= 1
            yearday += 366 if is_leap(year) else 365
    if yearday is None:
        last = (31, 29 if is_leap(year) else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)[month - 1]
        if year < 1:
            raise ValueError(f"year must be in 1..9999, not {year}")
        if day > last:
            raise ValueError(f"day {day} must be in range 1..{last} for month {month} "
                             f"in year {year}")
        yearday = day_of_year(year, month, day)
    else:
        year, month, day = ordinal_to_ymd(ymd_to_ordinal(year, 1, 1) + yearday - 1)
    if weekday is None:
        weekday = (ymd_to_ordinal(year, month, day) + 6) % 7
    if leap_without_year:
        year = 1900
    return ((year, month, day, hour, minute, second, weekday, yearday, dst, zone, offset), microsecond, offset_microseconds)


def _read_offset(text, data_string, format):
    if text == 'Z':
        return 0, 0
    digits = text
    if digits[3] == ':':
        digits = digits[:3] + digits[4:]
        if len(digits) > 5:
            if digits[5] != ':':
                raise ValueError(f"Inconsistent use of : in {text}")
            digits = digits[:5] + digits[6:]
    elif len(digits) > 5 and digits[5] == ':':
        raise ValueError(f"Inconsistent use of : in {text}")
    hours = int(digits[1:3])
    minutes = int(digits[3:5])
    seconds = int(digits[5:7] or 0)
    offset = hours * 3600 + minutes * 60 + seconds
    rest = digits[8:]
    microseconds = int(rest + '0' * (6 - len(rest))) if rest else 0
    if digits[0] == '-':
        return -offset, -microseconds
    return offset, microseconds


def _yearday_of_week(year, week, weekday, starts_monday):
    """The day of the year from the number of a week and a day in it."""
    first_weekday = (ymd_to_ordinal(year, 1, 1) + 6) % 7
    if not starts_monday:
        first_weekday = (first_weekday + 1) % 7
        weekday = (weekday + 1) % 7
    length_of_week_0 = (7 - first_weekday) % 7
    if week == 0:
        return 1 + weekday - first_weekday
    return 1 + length_of_week_0 + 7 * (week - 1) + weekday


def _strptime_time(data_string, format='%a %b %d %H:%M:%S %Y'):
    """What `time.strptime` returns."""
    return struct_time(_strptime(data_string, format)[0])


def _strptime_datetime(cls, data_string, format):
    """What `datetime.strptime` returns."""
    fields, microsecond, offset_microseconds = _strptime(data_string, format)
    zone, offset = fields[9:]
    arguments = fields[:6] + (microsecond,)
    if offset is not None:
        from datetime import timedelta, timezone
        delta = timedelta(seconds=offset, microseconds=offset_microseconds)
        arguments += (timezone(delta, zone) if zone else timezone(delta),)
    return cls(*arguments)
