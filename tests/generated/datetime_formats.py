# since: 3.14
"""Dates, times and moments as text in every format, and back."""

import hashlib
import sys
import warnings
from datetime import date, datetime, time, timedelta, timezone

BLOCK = 100
COUNT = 10_000


class Source:
    """A xorshift generator: the same numbers everywhere."""

    def __init__(self, seed):
        self.state = seed

    def bits(self):
        x = self.state
        x ^= x << 13 & 0xFFFFFFFFFFFFFFFF
        x ^= x >> 7
        x ^= x << 17 & 0xFFFFFFFFFFFFFFFF
        self.state = x
        return x

    def below(self, n):
        return self.bits() % n

    def of(self, items):
        return items[self.below(len(items))]


DIRECTIVES = ["%a", "%A", "%w", "%d", "%b", "%B", "%m", "%y", "%Y", "%H", "%I", "%p", "%M", "%S", "%f", "%z", "%Z", "%j", "%U", "%W", "%c", "%x",
              "%X", "%%", "%G", "%u", "%V", "%:z", "%D", "%F", "%T", "%R", "%e", "%n", "%t", "%h"]
LITERALS = ["", " ", "-", "/", ":", ", ", "T", " at ", "é", "day ", ".", "[", "(", "\\", "%%"]
PATTERNS = ["%Y-%m-%d", "%Y-%m-%d %H:%M:%S", "%Y-%m-%dT%H:%M:%S.%f", "%d/%m/%Y", "%m/%d/%y", "%d %b %Y", "%B %d, %Y", "%I:%M %p", "%I:%M:%S %p",
            "%a %d %b %Y", "%A, %d. %B %Y", "%Y-%m-%dT%H:%M:%S%z", "%Y-%m-%d %H:%M:%S %z", "%j %Y", "%Y %U %w", "%Y %W %a", "%G-W%V-%u", "%c", "%x %X",
            "%Y%m%d%H%M%S", "%d.%m.%y %H", "%H:%M:%S.%f", "%y%m%d", "%Y-%m-%d %Z", "%S", "%p %I", "%Y-%j"]
ZONES = [None, timezone.utc, timezone(timedelta(hours=5, minutes=30)), timezone(-timedelta(hours=8)), timezone(timedelta(hours=1), "CET"),
         timezone(timedelta(seconds=4321)), timezone(-timedelta(seconds=86399)), timezone(timedelta(minutes=-30, microseconds=250))]


def moment(source):
    year = source.of([1000 + source.below(9000), 1900 + source.below(200), 2000 + source.below(40), 9999])
    micro = source.of([0, 0, source.below(1_000_000), 999_999, 1000 * source.below(1000)])
    return datetime(year, 1 + source.below(12), 1 + source.below(28), source.below(24), source.below(60), source.below(60), micro, source.of(ZONES))


def shown(source):
    """A value in a format of random directives."""
    value = moment(source)
    kind = source.below(4)
    if kind == 0:
        value = value.date()
    elif kind == 1:
        value = value.timetz()
    form = "".join(source.of(LITERALS) + source.of(DIRECTIVES) for _ in range(1 + source.below(5)))
    return (value, form), lambda: value.strftime(form) if source.below(2) else format(value, form)


def read(source):
    """A text in a usual format, whole or damaged."""
    form = source.of(PATTERNS)
    text = moment(source).strftime(form)
    for _ in range(source.of([0, 0, 0, 1, 1, 2])):
        at = source.below(len(text) + 1)
        kind = source.below(4)
        if kind == 0:
            text = text[:at] + text[at + 1:]
        elif kind == 1:
            text = text[:at] + source.of(["0", "9", " ", "x", "-", "Z", "+01:00", "\n"]) + text[at:]
        elif kind == 2:
            text = text[:at] + source.of(list("0123456789")) + text[at + 1:]
        else:
            text = source.of([text.upper(), text.lower(), text.replace(" ", "  "), text.strip()])
    if source.below(12) == 0:
        form = source.of([form + "%", form + "%Q", form.replace("%d", "%e"), "%" + form, form + "T"])
    kind = source.of([datetime, datetime, datetime, date, time])
    return (kind.__name__, text, form), lambda: kind.strptime(text, form)


def result_of(action):
    try:
        value = action()
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return repr(value)


def main():
    # Days of a month without a year.
    warnings.simplefilter("ignore")
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else None
    source = Source(20261123)
    digest = hashlib.sha256()
    for number in range(COUNT):
        given, action = source.of([shown, read])(source)
        line = f"{given!r} -> {result_of(action)}"
        digest.update(line.encode("utf-8", "backslashreplace") + b"\n")
        block = number // BLOCK
        if block == wanted:
            print(line)
        if number % BLOCK == BLOCK - 1:
            if wanted is None:
                print("block", block, digest.hexdigest()[:16])
            digest = hashlib.sha256()


main()
