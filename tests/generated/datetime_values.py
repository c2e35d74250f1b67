# since: 3.14
"""Generated calls of datetime: constructors, arithmetic, comparisons, ISO formats, timestamps and zones, with hostile values."""
import hashlib
import operator
import sys
from datetime import date, datetime, time, timedelta, timezone, tzinfo
from fractions import Fraction


class Source:
    """Numbers from a seed, the upper half of a linear congruential generator: nothing that the library has is needed to make an input."""

    def __init__(self, seed):
        self.state = seed * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        self.bits()

    def bits(self):
        self.state = self.state * 6364136223846793005 + 1442695040888963407 & 0xFFFFFFFFFFFFFFFF
        return self.state >> 32

    def below(self, n):
        return self.bits() % n

    def pick(self, items):
        return items[self.bits() % len(items)]

    def several(self, items, most):
        return [self.pick(items) for _ in range(self.below(most + 1))]


def told(function, *args, **kwargs):
    """What a call gives, or how it fails."""
    try:
        return repr(function(*args, **kwargs))
    except Exception as error:
        return f'{type(error).__name__}: {error}'


BLOCKS = 100

ZONES = [None, None, timezone.utc, timezone(timedelta(hours=2)), timezone(timedelta(hours=-5, minutes=-30)), timezone(timedelta(seconds=3661)),
         timezone(timedelta(seconds=-1)), timezone(timedelta(hours=1), 'CET'), timezone(timedelta(hours=23, minutes=59, seconds=59))]
WRONG = ['a', 1.5, 40, -1, 13, 32, 60, 10 ** 6, 0, True, b'x', float('nan')]


class Own(tzinfo):
    """A zone whose answers are what it was made of."""

    def __init__(self, offset, name='own', dst=None):
        self.values = offset, name, dst

    def utcoffset(self, moment):
        return self.values[0]

    def tzname(self, moment):
        return self.values[1]

    def dst(self, moment):
        return self.values[2]


STRANGE = [Own(None), Own(timedelta(hours=1), 'one', timedelta(0)), Own(timedelta(hours=24)), Own(5), Own(timedelta(0), 7), Own(timedelta(minutes=90), None, timedelta(hours=-24))]


def zone(source):
    return source.pick(STRANGE) if source.below(12) == 0 else source.pick(ZONES)


def a_date(source):
    year = source.pick([1, 2, 1899, 1900, 1969, 1970, 1999, 2000, 2001, 2023, 2024, 2025, 2038, 9998, 9999])
    return date(year, 1 + source.below(12), 1 + source.below(28)) if source.below(4) else source.pick([date.min, date.max, date(2024, 2, 29), date(2000, 12, 31), date(2020, 1, 1)])


def a_time(source):
    micro = source.pick([0, 0, 1, 999999, 500000, 123000, 123456])
    return time(source.below(24), source.below(60), source.below(60), micro, zone(source), fold=source.below(8) == 0)


def a_datetime(source):
    return datetime.combine(a_date(source), a_time(source))


def a_delta(source):
    return source.pick([timedelta(0), timedelta(1), timedelta(-1), timedelta(microseconds=1), timedelta(seconds=-1), timedelta.max, timedelta.min, timedelta.resolution,
                        timedelta(days=365), timedelta(hours=5, minutes=30), timedelta(days=source.below(2000) - 1000, seconds=source.below(86400), microseconds=source.below(10 ** 6))])


def made(source):
    way = source.below(8)
    numbers = lambda n: [source.pick([40, -1, 13, 32, 60, 10 ** 6, 0, True]) if source.below(6) == 0 else 1 + source.below(28) for _ in range(n)]
    if way == 0:
        return told(date, *numbers(3))
    if way == 1:
        return told(time, *numbers(source.below(6)))
    if way == 2:
        return told(datetime, *numbers(source.pick([3, 6, 7, 5])), fold=source.pick([0, 1]))
    if way == 3:
        names = ['days', 'seconds', 'microseconds', 'milliseconds', 'minutes', 'hours', 'weeks']
        found = {source.pick(names): source.pick([0, 1, -1, 0.5, 1.5, -0.1, 1e-6, 2.5e-6, 1e10, 10 ** 9, 10 ** 12, 1e300, 'a', float('nan'), float('inf'), Fraction(1, 3), 0.0000005])
                 for _ in range(source.below(4))}
        return f'{found} {told(timedelta, **found)}'
    if way == 4:
        return told(timezone, source.pick([a_delta(source), timedelta(hours=source.below(30) - 15), 5, None]), *source.pick([(), (), ('name',), (5,), (None,), ('',)]))
    if way == 5:
        return told(date.fromisocalendar, *[source.pick([1, 52, 53, 54, 0, 2020, 2024, 9999, 7, 8, 'a']) if source.below(3) else 1 + source.below(60) for _ in range(3)])
    if way == 6:
        return told(datetime.combine, source.pick([a_date(source), a_datetime(source), 5]), source.pick([a_time(source), None, a_time(source)]), *source.pick([(), (timezone.utc,), (5,)]))
    return told(source.pick([date, datetime]).fromordinal, source.pick([1, 0, -1, 719163, 3652059, 3652060, 1.5, 'a', True]))


OPERATORS = [operator.add, operator.sub, operator.mul, operator.truediv, operator.floordiv, operator.mod, divmod, operator.eq, operator.ne, operator.lt, operator.le,
             operator.gt, operator.ge, operator.add, operator.sub]


def anything(source):
    act = source.pick([a_date, a_time, a_datetime, a_datetime, a_delta, a_delta, None])
    return act(source) if act else source.pick([0, 1, -3, 2.5, 1e300, float('nan'), float('inf'), Fraction(1, 3), None, 10 ** 12, True])


def computed(source):
    act, left, right = source.pick(OPERATORS), anything(source), anything(source)
    return f'{act.__name__} {told(lambda: str(left))} {told(lambda: str(right))} {told(act, left, right)}'


def shown(source):
    value = anything(source)
    acts = [str, repr, hash, bool, lambda v: v.isoformat(), lambda v: v.isoformat('T', source.pick(['auto', 'hours', 'minutes', 'seconds', 'milliseconds', 'microseconds', 'nope'])),
            lambda v: v.isoformat(source.pick([' ', 'T'])) if isinstance(v, datetime) else v.isoformat(), lambda v: v.timetuple(), lambda v: v.utctimetuple(), lambda v: v.toordinal(), lambda v: v.weekday(),
            lambda v: v.isoweekday(), lambda v: v.isocalendar(), lambda v: v.ctime(), lambda v: v.utcoffset(), lambda v: v.dst(), lambda v: v.tzname(), lambda v: v.total_seconds(),
            lambda v: abs(v), lambda v: -v, lambda v: (v.days, v.seconds, v.microseconds), lambda v: v.date(), lambda v: v.time(), lambda v: v.timetz(), lambda v: v.__reduce__()[1:],
            lambda v: isinstance(hash(v), int)]
    act = source.pick(acts)
    if act is hash:
        # Hashes of bytes differ from run to run.
        act = acts[-1]
    return told(act, value)


def replaced(source):
    value = source.pick([a_date, a_time, a_datetime])(source)
    names = ['year', 'month', 'day', 'hour', 'minute', 'second', 'microsecond', 'tzinfo', 'fold']
    found = {source.pick(names): source.pick(WRONG) if source.below(3) == 0 else source.pick([1, 2, 5, 12]) for _ in range(1 + source.below(2))}
    if 'tzinfo' in found:
        found['tzinfo'] = zone(source)
    return told(lambda: str(value.replace(**found)))


def moved(source):
    """From one zone to another; the machine's own zone is not asked."""
    value = a_datetime(source)
    if not isinstance(value.tzinfo, timezone):
        value = value.replace(tzinfo=timezone.utc)
    target = source.pick(ZONES) or timezone.utc
    return told(lambda: str(value.astimezone(target)))


def stamps(source):
    stamp = source.pick([0, 1, -1, 0.5, -0.5, 1e9, 1.5e9 + 0.123456, 253402300799, 253402300800, -62135596800, -62135596801, float('nan'), float('inf'), 'a', 0.9999995, 1.0000005,
                         1700000000.999999, 1.25e9])
    if source.below(3) == 0:
        value = a_datetime(source)
        if isinstance(value.tzinfo, Own):
            value = value.replace(tzinfo=None)
        return told(value.timestamp) if value.utcoffset() is not None else 'naive'
    return told(datetime.fromtimestamp, stamp, source.pick([timezone.utc, timezone(timedelta(hours=2)), timezone.utc, 5]))


TEXTS = ['2024-01-02', '20240102', '2024-W01-2', '2024W012', '2024-W01', '2024W01', '2024-W53-7', '2020-W53-7', '0001-01-01', '9999-12-31', '2024-02-30', '2023-02-29', '2024-1-2', '24-01-02',
         '2024-001', '2024-W00-1', '2024-W01-0', '2024-W01-8', '٢٠٢٤-01-02', '2024-01-0２', '2024/01/02', '', '2024', '2024-01', '0000-01-01', '2024-13-01']
TIMES = ['12:34:56', '123456', '12:34', '1234', '12', '24:00:00', '24:00', '12:34:60', '25:00', '12:60', '12:34:56.1', '12:34:56,123', '12:34:56.123456', '12:34:56.1234567', '12:34:56.',
         '123456.789', '1:2:3', '12:3456', '1234:56', '12:34:5', '', 'T12:34', '12:34:56.12345a', '-1:00', '00:00:00.000001']
OFFSETS = ['', 'Z', '+00:00', '-00:00', '+02:00', '+0200', '+02', '-05:30', '+24:00', '+23:59:59.999999', '+01:00:01', '+25:00', '+2', '+02:', 'z', '+02:60', '−02:00', '+', 'Zx', '+01:30:00,5']


def parsed(source):
    way = source.below(6)
    day, moment, offset = source.pick(TEXTS[:11] if source.below(3) else TEXTS), source.pick(TIMES), source.pick(OFFSETS)
    if way == 0:
        return f'{day} {told(date.fromisoformat, day)}'
    if way == 1:
        text = source.pick(['', '', 'T']) + moment + offset
        return f'{text} {told(time.fromisoformat, text)}'
    if way == 2:
        value = a_datetime(source)
        return told(lambda: datetime.fromisoformat(value.isoformat()) == value)
    text = day + source.pick(['T', ' ', 't', '-', 'TT', '\ud800', '_', 'W']) + moment + offset
    if way == 3 and source.below(6) == 0:
        return told(datetime.fromisoformat, source.pick([None, 5, b'2024-01-02', '2024-01-02T', text[:-1], text[1:]]))
    return f'{text} {told(datetime.fromisoformat, text)}'


def case(source):
    act = source.pick([made, made, computed, computed, computed, shown, shown, replaced, moved, stamps, parsed, parsed])
    return f'{act.__name__} {act(source)}'.split(' object at')[0]


def main():
    chosen = int(sys.argv[1]) if len(sys.argv) > 1 else None
    for block in range(BLOCKS) if chosen is None else [chosen]:
        digest = hashlib.sha256()
        for number in range(100):
            text = case(Source(100 * block + number + 1))
            digest.update(text.encode('utf-8', 'backslashreplace') + b'\n')
            if chosen is not None:
                print(number, ascii(text))
        print('block', block, digest.hexdigest()[:16])


main()
