# since: 3.14
"""Generated calls of csv.writer and DictWriter: every option of a dialect with values of all kinds, and what is refused."""
import csv
import hashlib
import io
import sys
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


class Shown:
    def __str__(self):
        return 'shown, "so"'


class Fails:
    def __str__(self):
        raise KeyError('no text')


VALUES = ['', 'a', 'b c', 'a,b', 'a;b', 'q"q', "it's", 'line\nline', 'cr\rcr', 'crlf\r\n', '\t', ' lead', 'trail ', '\\', 'x\\y', '"', '""', "'", '|', 'ä', '€\U0001f40d', '\0',
          '\ud800', 0, 1, -5, 10 ** 30, 1.5, -0.0, 1e100, float('nan'), float('inf'), None, True, False, b'bytes', [1, 2], (), {'a': 1}, Decimal('1.50'), Fraction(1, 3), 1j,
          Shown(), '1', '1.5', 'nan', '#', '\u2028', '\x1c', '^', 'a^b']


def options(source, hostile):
    found = {}
    for name, plain, other in [('delimiter', [',', ';', '\t', '|', ' '], ['a', '"', '', ',,', None, 5, '\n', '\r']), ('quotechar', ['"', "'", None, '|'], [',', '', 'ab', 5, ' ', '\n']),
                               ('escapechar', [None, '\\', '^', '\\'], ['"', ',', '', '^^', 7, ' ']), ('doublequote', [True, False, False], [0, 1, '', None]),
                               ('quoting', [csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC, csv.QUOTE_NONE, csv.QUOTE_STRINGS, csv.QUOTE_NOTNULL], [6, -1, '1', None]),
                               ('lineterminator', ['\r\n', '\n', '', 'END', '!'], [None, 5, b'\n']), ('skipinitialspace', [True, False], [5]), ('strict', [True], [0])]:
        if source.below(3) == 0:
            found[name] = source.pick(other if hostile and source.below(4) == 0 else plain)
    return found


class Sink:
    """Writes down what it is given, and gives its own results."""

    def __init__(self):
        self.parts = []

    def write(self, text):
        self.parts.append(text)
        return len(self.parts)


def write(source):
    found = options(source, source.below(4) == 0)
    stream = Sink() if source.below(4) == 0 else io.StringIO(newline='')
    rows = []
    for _ in range(1 + source.below(3)):
        row = [source.pick(VALUES) for _ in range(source.below(5))]
        if source.below(30) == 0:
            row = source.pick([5, None, 'text', {'a': 1, 'b': 2}, range(3), (), '', [Fails()], [''], [None], iter([1, ''])])
        rows.append(row)
    results = []
    try:
        writer = csv.writer(stream, **found)
        if source.below(3) == 0:
            results.append(writer.writerows(rows))
        else:
            for row in rows:
                results.append(writer.writerow(row))
    except Exception as error:
        results.append(f'{type(error).__name__}: {error}')
    return f'{found} {results} {stream.parts if isinstance(stream, Sink) else stream.getvalue()!r}'


def write_dicts(source):
    found = options(source, False)
    stream = io.StringIO(newline='')
    names = source.pick([['a', 'b'], ['a'], [], ('b', 'a', 'c'), ['a', 'a'], iter(['a', 'b'])])
    extra = {}
    if source.below(3) == 0:
        extra['restval'] = source.pick(['', '-', None, 0])
    if source.below(2) == 0:
        extra['extrasaction'] = source.pick(['ignore', 'raise', 'IGNORE', 'nope', 5])
    results = []
    try:
        writer = csv.DictWriter(stream, names, **extra, **found)
        if source.below(2):
            results.append(writer.writeheader())
        rows = [{source.pick(['a', 'b', 'c']): source.pick(VALUES) for _ in range(source.below(4))} for _ in range(1 + source.below(3))]
        if source.below(2):
            results.append(writer.writerows(rows))
        else:
            results += [writer.writerow(row) for row in rows]
    except Exception as error:
        results.append(f'{type(error).__name__}: {error}')
    # A set is made of the names, whose order is of no meaning.
    results = [text.split(':')[0] if 'not in fieldnames' in str(text) else text for text in results]
    return f'{extra} {found} {results} {stream.getvalue()!r}'


def back(source):
    """What was written is read again."""
    found = options(source, False)
    stream = io.StringIO(newline='')
    rows = [[source.pick(VALUES) for _ in range(1 + source.below(4))] for _ in range(source.below(4))]
    try:
        csv.writer(stream, **found).writerows(rows)
        stream.seek(0)
        return f'{found} {list(csv.reader(stream, **found))}'
    except Exception as error:
        return f'{found} {type(error).__name__}: {error} {stream.getvalue()!r}'


def case(source):
    return source.pick([write, write, write, write_dicts, back])(source)


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
