"""Clocks, sleeping, and conversions of times.

Promises CPython 3.14's `time` in UTC. The clock and sleeping are capabilities of the host, behind the native `_time`;
everything else computes, in `_time_pure` and `_strptime`.

Deliberately absent: setting clocks, `tzset` with an effect, and clocks per thread that differ from the monotonic one.
"""

import _time
from _time_pure import (struct_time, timezone, altzone, daylight, tzname, broken_down as _broken_down,
                        asctime_of as _asctime_of, mktime_of as _mktime_of,
                        strftime_of as _strftime_of)

CLOCK_REALTIME = 0
CLOCK_MONOTONIC = 1
CLOCK_PROCESS_CPUTIME_ID = 2
CLOCK_THREAD_CPUTIME_ID = 3
CLOCK_MONOTONIC_RAW = 4
CLOCK_BOOTTIME = 7
CLOCK_TAI = 11
_STRUCT_TM_ITEMS = 11

time = _time.time
monotonic = _time.monotonic
perf_counter = _time.perf_counter
# The only work there is to measure is the session's own.
process_time = thread_time = _time.perf_counter


def _nanoseconds(clock):
    return int(clock() * 1_000_000_000)


if hasattr(_time, 'time_ns'):
    time_ns = _time.time_ns
    monotonic_ns = _time.monotonic_ns
    perf_counter_ns = process_time_ns = thread_time_ns = _time.perf_counter_ns
else:
    def time_ns():
        """The current time in nanoseconds since the epoch."""
        return _nanoseconds(time)

    def monotonic_ns():
        """The monotonic clock in nanoseconds."""
        return _nanoseconds(monotonic)

    def perf_counter_ns():
        """The performance counter in nanoseconds."""
        return _nanoseconds(perf_counter)

    process_time_ns = thread_time_ns = perf_counter_ns


def sleep(seconds, /):
    """Waits for a number of seconds."""
    if isinstance(seconds, (int, float)):
        number = seconds
    elif hasattr(seconds, '__index__'):
        number = seconds.__index__()
    elif hasattr(seconds, '__float__'):
        number = seconds.__float__()
    else:
        raise TypeError(f"'{type(seconds).__name__}' object cannot be interpreted as an integer or float")
    if number != number:
        raise ValueError("Invalid value NaN (not a number)")
    if number < 0:
        raise ValueError("sleep length must be non-negative")
    _time.sleep(number)


def gmtime(seconds=None, /):
    """Seconds since the epoch as a time tuple in UTC."""
    return _broken_down(time() if seconds is None else seconds, 'UTC')


def localtime(seconds=None, /):
    """Seconds since the epoch as a time tuple in local time, which is UTC."""
    return _broken_down(time() if seconds is None else seconds, 'UTC')


def mktime(t, /):
    """The inverse of `localtime`, in seconds since the epoch."""
    return _mktime_of(t)


def asctime(t=None, /):
    """A time tuple as in 'Sat Jun 06 16:26:11 1998'."""
    return _asctime_of(localtime() if t is None else t)


def ctime(seconds=None, /):
    """Seconds since the epoch as in 'Sat Jun 06 16:26:11 1998'."""
    return _asctime_of(localtime(seconds))


def strftime(format, t=None, /):
    """A time tuple in the form that a format describes."""
    return _strftime_of(format, localtime() if t is None else t)


def strptime(data_string, format='%a %b %d %H:%M:%S %Y', /):
    """The time tuple that a text stands for."""
    from _strptime import _strptime_time
    return _strptime_time(data_string, format)


def tzset():
    """Does nothing: local time is UTC."""


def clock_gettime(clk_id, /):
    """The time of a clock by number."""
    if clk_id == CLOCK_REALTIME or clk_id == CLOCK_TAI:
        return time()
    if clk_id in (CLOCK_MONOTONIC, CLOCK_MONOTONIC_RAW, CLOCK_BOOTTIME):
        return monotonic()
    if clk_id in (CLOCK_PROCESS_CPUTIME_ID, CLOCK_THREAD_CPUTIME_ID):
        return process_time()
    raise OSError(22, 'Invalid argument')


def clock_gettime_ns(clk_id, /):
    """The time of a clock by number, in nanoseconds."""
    return int(clock_gettime(clk_id) * 1_000_000_000)


def clock_getres(clk_id, /):
    """The resolution of a clock by number."""
    clock_gettime(clk_id)
    return 1e-09


_CLOCKS = {
    'monotonic': ('clock_gettime(CLOCK_MONOTONIC)', True, False),
    'perf_counter': ('clock_gettime(CLOCK_MONOTONIC)', True, False),
    'process_time': ('clock_gettime(CLOCK_PROCESS_CPUTIME_ID)', True, False),
    'thread_time': ('clock_gettime(CLOCK_THREAD_CPUTIME_ID)', True, False),
    'time': ('clock_gettime(CLOCK_REALTIME)', False, True),
}


def get_clock_info(name, /):
    """How a clock is implemented, whether it can be set, and how fine it is."""
    if not isinstance(name, str):
        raise TypeError(f"get_clock_info() argument 1 must be str, not {type(name).__name__}")
    known = _CLOCKS.get(name)
    if known is None:
        raise ValueError("unknown clock")
    from types import SimpleNamespace
    return SimpleNamespace(implementation=known[0], monotonic=known[1], adjustable=known[2],
                           resolution=1e-09)
