"""Values that have a text: dates and their like, numbers with all digits, identifiers, paths.

Start at `from_text`. The forms of ISO 8601 that are read are the same in every version of Python, which `fromisoformat` is
not; texts have a length up to which they are looked at, because some take long to parse or make huge numbers.
"""

import datetime
import decimal
import fractions
import re
import uuid
from collections.abc import Callable
from typing import Any

_LONGEST = 1000
_DATE = re.compile(r"(\d{4})-(\d\d)-(\d\d)", re.A)
_TIME = re.compile(r"(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?:([zZ])|([+-])(\d\d)(?::?(\d\d)(?::?(\d\d))?)?)?", re.A)
_DURATION = re.compile(
    r"([+-])?P(?!$)(?:(\d+)W)?(?:(\d+)D)?(?:T(?!$)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,](\d{1,9}))?S)?)?", re.A
)
_FRACTION = re.compile(r"[+-]?\d+(?:/\d+|\.\d*)?", re.A)


def from_text(base: type, text: str) -> Any:
    """The value of a class that a text stands for. Raises `ValueError` (or another error of arithmetic) for any other text.

    >>> from_text(datetime.timedelta, "P1DT2H")
    datetime.timedelta(days=1, seconds=7200)
    """
    text = text.strip()
    if len(text) > _LONGEST:
        raise ValueError("text is too long")
    return _PARSERS[base](text)


def from_number(base: type, number: int | float) -> Any:
    """The value of a class that a number stands for; `None` when there is none."""
    if base is datetime.timedelta:
        return datetime.timedelta(seconds=number)
    if base is decimal.Decimal:
        # Of a float the digits that it is written with: 0.1 is 0.1.
        return decimal.Decimal(number if isinstance(number, int) else repr(number))
    if base is fractions.Fraction and isinstance(number, int):
        return fractions.Fraction(number)
    return None


def _matched(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    match = pattern.fullmatch(text)
    if match is None:
        raise ValueError("text has another form")
    return match


def _date(text: str) -> datetime.date:
    year, month, day = _matched(_DATE, text).groups()
    return datetime.date(int(year), int(month), int(day))


def _time(text: str) -> datetime.time:
    hour, minute, second, fraction, utc, sign, hours, minutes, seconds = _matched(_TIME, text).groups()
    zone: datetime.timezone | None = None
    if utc:
        zone = datetime.timezone.utc
    elif sign:
        offset = datetime.timedelta(hours=int(hours), minutes=int(minutes or 0), seconds=int(seconds or 0))
        zone = datetime.timezone(-offset if sign == "-" else offset)
    return datetime.time(int(hour), int(minute), int(second or 0), _microseconds(fraction), zone)


def _microseconds(fraction: str | None) -> int:
    return int((fraction or "0")[:6].ljust(6, "0"))


def _datetime(text: str) -> datetime.datetime:
    day = _date(text[:10])
    if len(text) == 10:
        return datetime.datetime.combine(day, datetime.time())
    if text[10] not in "Tt ":
        raise ValueError("text has another form")
    return datetime.datetime.combine(day, _time(text[11:]))


def _timedelta(text: str) -> datetime.timedelta:
    sign, weeks, days, hours, minutes, seconds, fraction = _matched(_DURATION, text).groups()
    length = datetime.timedelta(
        weeks=int(weeks or 0),
        days=int(days or 0),
        hours=int(hours or 0),
        minutes=int(minutes or 0),
        seconds=int(seconds or 0),
        microseconds=_microseconds(fraction),
    )
    return -length if sign == "-" else length


def _fraction(text: str) -> fractions.Fraction:
    # An exponent would make a number of any size.
    return fractions.Fraction(_matched(_FRACTION, text)[0])


_PARSERS: dict[type, Callable[[str], Any]] = {
    datetime.date: _date,
    datetime.datetime: _datetime,
    datetime.time: _time,
    datetime.timedelta: _timedelta,
    decimal.Decimal: decimal.Decimal,
    fractions.Fraction: _fraction,
    uuid.UUID: uuid.UUID,
}
