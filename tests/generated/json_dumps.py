# since: 3.14
"""Generated calls of json.dumps: values of all kinds with every option, subclasses and hooks, and what has no JSON."""
import collections
import enum
import hashlib
import io
import json
import sys
import types
from decimal import Decimal
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

TEXTS = ['', 'a', 'key', 'ä', '€', '\U0001f40d', '\ud800', '\udc00\ud800', '"', '\\', '/', '\b\f\n\r\t', '\0', '\x1f\x7f\x80\u2028\u2029', 'a"b\\c', 'x' * 40,
         '</script>', '\U0010ffff\ud83d', 'NaN', 'true', '0']
NUMBERS = [0, 1, -1, 10 ** 15, 2 ** 53 + 1, -2 ** 63, 2 ** 64, 10 ** 40, 0.0, -0.0, 0.1, -1.5, 1e16, 1e-7, 123456789.125, 5e-324, 1.7976931348623157e308,
           1e22, 1e21, 3.0, 100000.0]
STRANGE = [float('nan'), float('inf'), float('-inf')]


class Number(int):
    def __repr__(self):
        return '<number>'

    __str__ = __repr__


class Real(float):
    def __repr__(self):
        return '<real>'


class Text(str):
    def __str__(self):
        return '<text>'


class Level(enum.IntEnum):
    LOW = 1
    HIGH = 2 ** 70


class Name(enum.StrEnum):
    A = 'ä'


class Plain(enum.Enum):
    X = 1


class Mapping(dict):
    def items(self):
        return [('other', 1), *super().items()]


class Sequence(list):
    def __iter__(self):
        return iter(['own', *super().__iter__()])


class Point:
    def __init__(self, x):
        self.x = x

    def __repr__(self):
        return f'Point({self.x!r})'


Pair = collections.namedtuple('Pair', 'left right')


def leaf(source):
    way = source.below(24)
    if way < 6:
        return source.pick(TEXTS)
    if way < 12:
        return source.pick(NUMBERS)
    if way < 15:
        return source.pick([True, False, None])
    if way == 15:
        return source.pick(STRANGE)
    if way == 16:
        return source.pick([Number(7), Real(2.5), Text('own'), Level.LOW, Level.HIGH, Name.A])
    if way == 17:
        return source.pick([Point(1), {1, 2}, b'bytes', 1j, Plain.X, Fraction(1, 3), Decimal('1.10'), object, range(2), Ellipsis, frozenset()])
    if way == 18:
        return source.pick([[], {}, (), '', collections.OrderedDict(), collections.deque(), types.MappingProxyType({})])
    return source.bits() / 2 ** source.below(40) if way < 22 else source.bits() - 2 ** 31


def key(source):
    way = source.below(12)
    if way < 7:
        return source.pick(TEXTS)
    return source.pick([1, 0, -5, True, False, None, 1.5, -0.0, 1e100, float('nan'), float('inf'), (1, 2), b'k', Level.LOW, Name.A, Number(3), Real(0.5),
                        Text('own'), Point(2), 2 ** 70, frozenset([1])])


def value(source, depth):
    way = source.below(10) if depth else 9
    if way < 3:
        items = [value(source, depth - 1) for _ in range(source.below(5))]
        return source.pick([list, list, list, tuple, Sequence])(items)
    if way < 6:
        found = {key(source): value(source, depth - 1) for _ in range(source.below(5))}
        return source.pick([dict, dict, dict, dict, collections.OrderedDict, Mapping])(found)
    if way == 6:
        return Pair(value(source, depth - 1), leaf(source))
    return leaf(source)


def default(value):
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    if isinstance(value, Point):
        return vars(value)
    if isinstance(value, bytes):
        return value.decode()
    raise TypeError(f'no JSON for {value!r:.30}')


class Encoder(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, complex):
            return [o.real, o.imag]
        return super().default(o)


class Chunks(json.JSONEncoder):
    def iterencode(self, o, _one_shot=False):
        for part in super().iterencode(o, _one_shot):
            yield part


def options(source):
    found = {}
    for name, values in [('ensure_ascii', [False, True]), ('skipkeys', [True, False]), ('check_circular', [False, True]), ('allow_nan', [False, True]),
                         ('indent', [None, 0, 1, 2, 4, '', '\t', '> ', -1, True]), ('separators', [(',', ':'), (', ', ': '), (' ;', '= '), ('', '')]),
                         ('sort_keys', [True]), ('default', [default, str, repr, lambda value: None, lambda value: value]), ('cls', [Encoder, Chunks])]:
        if source.below(4) == 0:
            found[name] = source.pick(values)
    if source.below(200) == 0:
        found[source.pick(['separators', 'indent', 'nothing'])] = source.pick([5, 1.5, (',',), 'ab'])
    if found.get('default') and not found.get('check_circular', True):
        # Something would stand for itself for ever.
        del found['check_circular']
    return found


def circular(source):
    way = source.below(4)
    if way == 0:
        items = [1]
        items.append([items])
        return items
    if way == 1:
        table = {'a': 1}
        table['self'] = [table]
        return table
    shared = [value(source, 1)]
    return [shared, shared, {'x': shared}]


def written(given, found):
    stream = io.StringIO()
    json.dump(given, stream, **found)
    return stream.getvalue()


def notes(function, *args, **kwargs):
    """As `told`, with what was added to the error."""
    try:
        return repr(function(*args, **kwargs))
    except Exception as error:
        text = str(error)
        if text.startswith("'<' not supported"):
            # Which two keys of many are compared first is the sort's.
            text = 'keys are not comparable'
        return f'{type(error).__name__}: {text} {getattr(error, "__notes__", [])}'


def case(source):
    loop = source.below(30) == 0
    given = circular(source) if loop else value(source, 3)
    found = options(source)
    if loop and not found.get('check_circular', True):
        given = value(source, 2)
    shown = sorted(found)
    if source.below(4) == 0:
        return f'{shown} {notes(written, given, found)}'
    if source.below(8) == 0:
        return f'{shown} {notes(lambda: list(json.JSONEncoder(**{k: v for k, v in found.items() if k != "cls"}).iterencode(given)))}'
    return f'{shown} {notes(json.dumps, given, **found)}'


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
