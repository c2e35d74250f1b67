# since: 3.14
"""Generated calls of csv.reader, DictReader and Sniffer: every option of a dialect, lines that are broken anywhere, and what is refused."""
import csv
import hashlib
import io
import sys


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

PIECES = ['a', 'b c', '1', '-2.5', '"q"', '"a,b"', '"a""b"', '"', '""', "'x'", ',', ';', '\t', ' ', '  x', '\\', '\\,', '\\"', '\n', '\r', '\r\n', '\0', 'ä', '€\U0001f40d',
          '', '|', '"multi\nline"', '"open', "'", 'nan', '1e5', '\\\n', '" x', 'x"y', '"x" y', '\u2028', '1_000', '\ud800']
DELIMITERS = [',', ',', ';', '\t', '|', ' ', 'a', '"', '', ',,', None, 5, '\n', '\r', 'ä', '\0', '\U0001f40d']
QUOTES = ['"', "'", '|', ',', '', 'ab', None, 5, ' ', '\n']
ESCAPES = [None, '\\', '"', ',', '', '^^', 7, '\n', 'q']


def options(source, hostile):
    found = {}
    for name, plain, other in [('delimiter', [',', ';', '\t', '|', ' '], DELIMITERS), ('quotechar', ['"', "'", None, '|'], QUOTES),
                               ('escapechar', [None, '\\', '^'], ESCAPES), ('doublequote', [True, False], [0, 1, '', 'x', None]),
                               ('skipinitialspace', [True, False], [0, 5, None]), ('strict', [True, False], [0, 1, '']),
                               ('quoting', [csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC, csv.QUOTE_NONE, csv.QUOTE_STRINGS, csv.QUOTE_NOTNULL],
                                [6, -1, '1', None, True, 2.0, 10 ** 20]),
                               ('lineterminator', ['\r\n', '\n'], ['', None, 5, 'xyz', '\0'])]:
        if source.below(3) == 0:
            found[name] = source.pick(other if hostile and source.below(4) == 0 else plain)
    if hostile and source.below(10) == 0:
        found[source.pick(['nothing', 'dialect'])] = source.pick([1, 'excel', 'nope', None, csv.excel_tab, csv.unix_dialect, 5])
    return found


def lines(source, delimiter):
    found = []
    for _ in range(source.below(6)):
        text = ''
        for _ in range(source.below(7)):
            text += source.pick(PIECES) + (delimiter if source.below(2) else '')
        found.append(text + source.pick(['\n', '\r\n', '', '\n', '\r', '\n\n']))
    return found


def rows(reader):
    """The rows with the numbers of their lines, up to the error."""
    found = []
    try:
        for row in reader:
            found.append((reader.line_num, row))
            if len(found) > 20:
                break
    except Exception as error:
        return f'{found} {type(error).__name__}: {error}'
    return repr(found)


def read(source):
    found = options(source, source.below(4) == 0)
    delimiter = found.get('delimiter', ',')
    given = lines(source, delimiter if isinstance(delimiter, str) else ',')
    if source.below(20) == 0:
        given.insert(source.below(len(given) + 1), source.pick([b'bytes', None, 5, ['a'], '']))
    way = source.below(8)
    try:
        if way == 0:
            reader = csv.reader(io.StringIO(''.join(line for line in given if isinstance(line, str)), newline=''), **found)
        elif way == 1:
            reader = csv.reader(given, source.pick(['excel', 'excel-tab', 'unix', csv.excel, csv.unix_dialect()]), **{k: v for k, v in found.items() if k != 'dialect'})
        else:
            reader = csv.reader(given, **found)
    except Exception as error:
        return f'{found} {type(error).__name__}: {error}'
    return f'{given} {found} {rows(reader)}'


def read_dicts(source):
    found = options(source, False)
    given = lines(source, found.get('delimiter', ','))
    extra = {}
    if source.below(2):
        extra['fieldnames'] = source.pick([['a', 'b'], ['a'], [], ['a', 'a', 'b'], iter(['x', 'y']), None])
    if source.below(3) == 0:
        extra['restkey'] = source.pick(['rest', None, 5])
    if source.below(3) == 0:
        extra['restval'] = source.pick(['', 0, None])
    try:
        reader = csv.DictReader(given, **extra, **found)
    except Exception as error:
        return f'{found} {type(error).__name__}: {error}'
    return f'{given} {sorted(extra)} {rows(reader)} {told(lambda: reader.fieldnames)}'


def dialect(source):
    """Dialects as classes and by name."""
    found = options(source, source.below(2) == 0)
    way = source.below(4)
    names = ['delimiter', 'quotechar', 'escapechar', 'doublequote', 'skipinitialspace', 'lineterminator', 'quoting', 'strict']
    if way == 0:
        try:
            made = type('Own', (csv.Dialect,), found)()
            return f'{found} ' + ' '.join([repr(getattr(made, name)) for name in names])
        except Exception as error:
            return f'{found} {type(error).__name__}: {error}'
    if way == 1:
        try:
            csv.register_dialect('own', **found)
            made = csv.get_dialect('own')
            return f'{found} {sorted(csv.list_dialects())} ' + ' '.join([repr(getattr(made, name)) for name in names])
        except Exception as error:
            return f'{found} {type(error).__name__}: {error}'
    if way == 2:
        name = source.pick(['own', 'nope', 5, None, 'excel2'])
        return source.pick([told(csv.get_dialect, name), told(csv.unregister_dialect, name), told(csv.register_dialect, name, source.pick(['excel', 5, None]))]).split(' object at')[0]
    try:
        made = csv.reader([], type('Own', (csv.excel,), found)).dialect
        return f'{found} ' + ' '.join([repr(getattr(made, name)) for name in names])
    except Exception as error:
        return f'{found} {type(error).__name__}: {error}'


def sniffed(source):
    delimiter, quote = source.pick([',', ';', '\t', '|', ':', ' ', 'x']), source.pick(['"', "'", ''])
    n = 1 + source.below(4)
    given = []
    for at in range(1 + source.below(6)):
        cells = []
        for _ in range(n):
            cell = source.pick(['name', 'value', '12', '3.5', 'a b', 'x' * 5, '', 'Some text', '2024-01-02', "it''s"])
            cells.append(quote + cell + quote if source.below(3) == 0 else cell)
        given.append((delimiter + source.pick(['', '', ' '])).join(cells))
    text = source.pick(['\n', '\r\n']).join(given) + source.pick(['', '\n'])
    if source.below(3) == 0:
        return f'{text!r} {told(csv.Sniffer().has_header, text)}'
    limit = source.pick([None, None, ',;', '\t|', ''])
    try:
        found = csv.Sniffer().sniff(text, limit)
    except Exception as error:
        return f'{text!r} {type(error).__name__}: {error}'
    return f'{text!r} {found.delimiter!r} {found.quotechar!r} {found.doublequote} {found.skipinitialspace} {found.lineterminator!r} {found.quoting}'


def limited(source):
    """Fields that are longer than the limit."""
    before = csv.field_size_limit(source.pick([0, 1, 5, 10]))
    try:
        return rows(csv.reader(lines(source, ',')))
    finally:
        csv.field_size_limit(before)


def case(source):
    acts = [read, read, read, read, read, read, read_dicts, read_dicts, dialect, dialect, sniffed, limited]
    return source.pick(acts)(source)


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
