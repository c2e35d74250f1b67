"""Reading and writing of comma-separated values.

Promises CPython 3.14's `csv`: readers, writers, dialects, dicts and the sniffer.
"""

from _csv import join as _join, join_all as _join_all, record as _record, split as _split
from _hognose import native as _native, qualified as _qualified, set_builtin as _builtin
from io import StringIO

__all__ = ['QUOTE_MINIMAL', 'QUOTE_ALL', 'QUOTE_NONNUMERIC', 'QUOTE_NONE', 'QUOTE_STRINGS', 'QUOTE_NOTNULL', 'Error', 'Dialect',
           'excel', 'excel_tab', 'field_size_limit', 'reader', 'writer', 'register_dialect', 'get_dialect', 'list_dialects', 'Sniffer',
           'unregister_dialect', 'DictReader', 'DictWriter', 'unix_dialect']

QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONNUMERIC, QUOTE_NONE, QUOTE_STRINGS, QUOTE_NOTNULL = range(6)
__doc__ = 'CSV parsing and writing.'


class Error(Exception):
    pass


_missing = object()
_dialects = {}
# In a list, which the rules of readers have.
_field_limit = [131072]


def field_size_limit(limit=_missing, /):
    """The longest field that a reader takes; sets it, and returns the old one."""
    old = _field_limit[0]
    if limit is not _missing:
        if not isinstance(limit, int):
            raise TypeError('limit must be an integer')
        _field_limit[0] = limit
    return old


# --- dialects -------------------------------------------------------------------------------------------------------------------

_NAMES = ('delimiter', 'doublequote', 'escapechar', 'lineterminator', 'quotechar', 'quoting', 'skipinitialspace', 'strict')


class _ReadOnly:
    """What a program can read of a reader or writer, and not set."""

    def __init__(self, slot):
        self._slot = slot

    def __get__(self, instance, owner=None):
        return self if instance is None else getattr(instance, self._slot)

    def __set__(self, instance, value):
        raise AttributeError('readonly attribute')

    def __delete__(self, instance):
        raise AttributeError('readonly attribute')


def _is_number(value):
    if isinstance(value, (int, float, complex)):
        return True
    kind = type(value)
    return hasattr(kind, '__float__') or hasattr(kind, '__index__') or hasattr(kind, '__int__')


def _rules_of(dialect):
    """What a native takes lines apart by: most rows of most dialects are lines."""
    if dialect.escapechar is not None or dialect.skipinitialspace or dialect.quoting not in (QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONE):
        return None
    return dialect.delimiter, None if dialect.quoting == QUOTE_NONE else dialect.quotechar, dialect.doublequote, _field_limit


def _style_of(dialect):
    """What a native writes rows by."""
    if (dialect.escapechar is not None or not dialect.doublequote or dialect.skipinitialspace or dialect.delimiter == ' '
            or dialect.quoting not in (QUOTE_MINIMAL, QUOTE_ALL)):
        return None
    return dialect.delimiter, dialect.quotechar, dialect.quoting == QUOTE_ALL, dialect.lineterminator


def _special_of(dialect):
    """The characters that make quotes necessary."""
    special = {dialect.delimiter, '\r', '\n'}
    for char in (dialect.quotechar, dialect.escapechar, *dialect.lineterminator):
        if char is not None:
            special.add(char)
    return special


class _Settings:
    """A dialect that was checked."""

    __slots__ = (*_NAMES, '_rules', '_style', '_special')

    @staticmethod
    def _refusal(name):
        if name in ('doublequote', 'skipinitialspace', 'strict'):
            return 'readonly attribute'
        return f"attribute '{name}' of '_csv.Dialect' objects is not writable"

    def __setattr__(self, name, value):
        raise AttributeError(self._refusal(name))

    def __delattr__(self, name):
        raise AttributeError(self._refusal(name))

    def __reduce_ex__(self, protocol):
        raise TypeError("cannot pickle 'Dialect' instances")

    def __init__(self, dialect=None, **options):
        if isinstance(dialect, str):
            dialect = get_dialect(dialect)
        values = {'delimiter': ',', 'doublequote': True, 'escapechar': None, 'lineterminator': '\r\n', 'quotechar': '"',
                  'quoting': QUOTE_MINIMAL, 'skipinitialspace': False, 'strict': False}
        if dialect is not None:
            for name in _NAMES:
                value = getattr(dialect, name, _missing)
                if value is not _missing:
                    values[name] = value
        given = set(options)
        for name, value in options.items():
            if name not in values:
                raise TypeError(f"this function got an unexpected keyword argument '{name}'")
            values[name] = value
        for name in ('delimiter', 'escapechar', 'quotechar'):
            value = values[name]
            optional = name != 'delimiter'
            if name == 'quotechar' and not isinstance(values['lineterminator'], str):
                raise TypeError(f'"lineterminator" must be a string, not {type(values["lineterminator"]).__name__}')
            if value is None and optional:
                continue
            if not isinstance(value, str):
                raise TypeError(f'"{name}" must be a unicode character{" or None" if optional else ""}, not {type(value).__name__}')
            if len(value) != 1:
                raise TypeError(f'"{name}" must be a unicode character{" or None" if optional else ""}, not a string of length {len(value)}')
        quoting = values['quoting']
        if type(quoting) is not int:
            raise TypeError(f'"quoting" must be an integer, not {type(quoting).__name__}')
        if not -2 ** 31 <= quoting < 2 ** 31:
            raise OverflowError('Python int too large to convert to C int')
        if not 0 <= quoting <= 5:
            raise TypeError('bad "quoting" value')
        if values['quotechar'] is None and 'quoting' not in given and dialect is None:
            values['quoting'] = quoting = QUOTE_NONE
        if quoting != QUOTE_NONE and values['quotechar'] is None:
            raise TypeError('quotechar must be set if quoting enabled')
        for name in ('delimiter', 'escapechar', 'quotechar'):
            if values[name] in ('\n', '\r') or values[name] == ' ' and values['skipinitialspace'] and name != 'delimiter':
                raise ValueError(f'bad {name} value')
            if values[name] is not None and values[name] in values['lineterminator']:
                raise ValueError(f'bad {name} or lineterminator value')
        if values['delimiter'] == values['escapechar']:
            raise ValueError('bad delimiter or escapechar value')
        if values['escapechar'] is not None and values['escapechar'] == values['quotechar']:
            raise ValueError('bad escapechar or quotechar value')
        if values['delimiter'] == values['quotechar']:
            raise ValueError('bad delimiter or quotechar value')
        for name, value in values.items():
            object.__setattr__(self, name, value)
        for name in ('doublequote', 'skipinitialspace', 'strict'):
            object.__setattr__(self, name, bool(getattr(self, name)))
        # What natives read and write by, once for all readers and writers.
        for name, of in (('_rules', _rules_of), ('_style', _style_of), ('_special', _special_of)):
            object.__setattr__(self, name, of(self))


_Settings.__name__ = _Settings.__qualname__ = 'Dialect'
_Settings.__module__ = '_csv'


class Dialect:
    """Describes a dialect by its attributes; subclasses set them."""

    _name = ''
    _valid = False
    delimiter = None
    quotechar = None
    escapechar = None
    doublequote = None
    skipinitialspace = None
    lineterminator = None
    quoting = None

    def __init__(self):
        if self.__class__ != Dialect:
            self._valid = True
        try:
            _Settings(self)
        except TypeError as error:
            raise Error(str(error)) from None


class excel(Dialect):
    """What Excel writes."""

    delimiter = ','
    quotechar = '"'
    doublequote = True
    skipinitialspace = False
    lineterminator = '\r\n'
    quoting = QUOTE_MINIMAL


class excel_tab(excel):
    """What Excel writes with tabs."""

    delimiter = '\t'


class unix_dialect(Dialect):
    """All fields quoted, lines end as on Unix."""

    delimiter = ','
    quotechar = '"'
    doublequote = True
    skipinitialspace = False
    lineterminator = '\n'
    quoting = QUOTE_ALL


def register_dialect(name, /, dialect=None, **fmtparams):
    """Gives a dialect a name."""
    if not isinstance(name, str):
        raise TypeError('dialect name must be a string')
    _dialects[name] = _Settings(dialect, **fmtparams)


def unregister_dialect(name, /):
    """Forgets a dialect."""
    if name not in _dialects:
        raise Error('unknown dialect')
    del _dialects[name]


def get_dialect(name, /):
    """The dialect of a name."""
    try:
        return _dialects[name]
    except KeyError:
        raise Error('unknown dialect') from None


def list_dialects():
    """The names of all dialects."""
    return list(_dialects)


register_dialect('excel', excel)
register_dialect('excel-tab', excel_tab)
register_dialect('unix', unix_dialect)
# What readers and writers begin with that are told nothing.
_plain = _Settings()


def _settings(dialect, options):
    """A dialect with these options. One that was checked is used as it is."""
    if not options:
        if isinstance(dialect, str):
            return get_dialect(dialect)
        if type(dialect) is _Settings:
            return dialect
    return _Settings(dialect, **options)


# --- reading --------------------------------------------------------------------------------------------------------------------

@_native
@_qualified
class _Reader:
    __slots__ = ('_lines', '_rules', '_line_num', '_dialect')

    dialect = _ReadOnly('_dialect')
    line_num = _ReadOnly('_line_num')

    def __init__(self, csvfile, dialect=None, fmtparams=None):
        self._lines = iter(csvfile)
        self._line_num = 0
        self._dialect = found = _plain if dialect is None and not fmtparams else _settings(dialect, fmtparams)
        self._rules = found._rules

    def __iter__(self):
        return self

    def _rest(self):
        return [row for row in self]

    def __next__(self):
        line = next(self._lines)
        if self._rules is not None:
            row = _split(line, self._rules)
            if row is not None:
                self._line_num += 1
                return row
        return self._parse(self._checked(line))

    def _line(self):
        return self._checked(next(self._lines))

    def _checked(self, line):
        if not isinstance(line, str):
            raise Error(f"iterator should return strings, not {type(line).__name__} "
                        "(the file should be opened in text mode)")
        self._line_num += 1
        return line

    def _parse(self, line):
        dialect = self._dialect
        delimiter, quote, escape = dialect.delimiter, dialect.quotechar, dialect.escapechar
        quoting = dialect.quoting
        strict = dialect.strict
        row = []
        field = []
        state = 'start row'
        quoted = False
        size = 0

        def save():
            nonlocal quoted
            text = ''.join(field)
            field.clear()
            if quoting == QUOTE_NONNUMERIC and not quoted:
                row.append(float(text) if text else text)
            elif quoting == QUOTE_STRINGS and not quoted:
                row.append(float(text) if text else None)
            elif quoting == QUOTE_NOTNULL and not quoted and not text:
                row.append(None)
            else:
                row.append(text)
            quoted = False

        while True:
            for char in line:
                if state == 'eat newline':
                    if char in '\r\n':
                        continue
                    raise Error('new-line character seen in unquoted field - do you need to open the file with newline=\'\'?')
                if state == 'start row':
                    if char in '\r\n':
                        state = 'eat newline'
                        continue
                    state = 'start field'
                if state == 'start field':
                    if char in '\r\n':
                        save()
                        state = 'eat newline'
                    elif char == quote and quoting != QUOTE_NONE:
                        quoted = True
                        state = 'in quotes'
                    elif char == escape:
                        state = 'escape'
                    elif char == ' ' and dialect.skipinitialspace:
                        pass
                    elif char == delimiter:
                        save()
                    else:
                        field.append(char)
                        state = 'in field'
                elif state == 'in field':
                    if char in '\r\n':
                        save()
                        state = 'eat newline'
                    elif char == escape:
                        state = 'escape'
                    elif char == delimiter:
                        save()
                        state = 'start field'
                    else:
                        field.append(char)
                elif state == 'in quotes':
                    if char == escape:
                        state = 'escape in quotes'
                    elif char == quote and quoting != QUOTE_NONE:
                        state = 'quote in quotes' if dialect.doublequote else 'in field'
                    else:
                        field.append(char)
                elif state == 'quote in quotes':
                    if quoting != QUOTE_NONE and char == quote:
                        field.append(char)
                        state = 'in quotes'
                    elif char == delimiter:
                        save()
                        state = 'start field'
                    elif char in '\r\n':
                        save()
                        state = 'eat newline'
                    elif strict:
                        raise Error(f"'{delimiter}' expected after '{quote}'")
                    else:
                        field.append(char)
                        state = 'in field'
                elif state == 'escape':
                    field.append(char)
                    state = 'after escape' if char in '\r\n' else 'in field'
                elif state == 'after escape':
                    if char in '\r\n':
                        save()
                        state = 'eat newline'
                    elif char == escape:
                        state = 'escape'
                    elif char == delimiter:
                        save()
                        state = 'start field'
                    else:
                        # A line that ends behind it without a line end goes on in the next one.
                        field.append(char)
                else:
                    field.append(char)
                    state = 'in quotes'
                if len(field) > _field_limit[0]:
                    raise Error(f'field larger than field limit ({_field_limit[0]})')
            # The end of a line of the source, which is not the end of the row within quotes.
            if state in ('start row', 'eat newline'):
                return row
            if state in ('in quotes', 'escape in quotes', 'escape', 'after escape'):
                if state not in ('in quotes', 'after escape'):
                    field.append('\n')
                    state = 'in quotes' if state == 'escape in quotes' else 'in field'
                try:
                    line = self._line()
                except StopIteration:
                    if strict:
                        raise Error('unexpected end of data') from None
                    save()
                    return row
                continue
            save()
            return row


def reader(iterable, /, dialect=None, **fmtparams):
    """Iterates over the rows of lines of text: lists of strings."""
    return _Reader(iterable, dialect, fmtparams)


_Reader.__name__ = _Reader.__qualname__ = 'reader'
_Reader.__module__ = '_csv'
_builtin(_Reader)


# --- writing --------------------------------------------------------------------------------------------------------------------


@_qualified
class _Writer:
    dialect = _ReadOnly('_dialect')

    def __init__(self, csvfile, dialect=None, fmtparams=None):
        write = getattr(csvfile, 'write', None)
        if not callable(write):
            raise TypeError('argument 1 must have a "write" method')
        self._write = write
        self._dialect = dialect = _plain if dialect is None and not fmtparams else _settings(dialect, fmtparams)
        self._style, self._special = dialect._style, dialect._special

    def writerow(self, row, /):
        """Writes one row; what is no string is turned into one."""
        if self._style is not None:
            text = _join(row, self._style)
            if text is not None:
                return self._write(text)
        try:
            fields = iter(row)
        except TypeError:
            raise Error(f'iterable expected, not {type(row).__name__}') from None
        dialect = self._dialect
        quoting = dialect.quoting
        parts = []
        last = None
        for field in fields:
            last = field
            if isinstance(field, str):
                text = field
                quoted = quoting in (QUOTE_ALL, QUOTE_NONNUMERIC, QUOTE_STRINGS, QUOTE_NOTNULL)
            elif field is None:
                text = ''
                quoted = quoting in (QUOTE_ALL, QUOTE_NONNUMERIC)
            else:
                text = str(field)
                quoted = quoting in (QUOTE_ALL, QUOTE_NOTNULL) or quoting == QUOTE_NONNUMERIC and not _is_number(field)
            parts.append(self._field(text, quoted))
        if len(parts) == 1 and not parts[0]:
            if quoting == QUOTE_NONE or last is None and quoting in (QUOTE_STRINGS, QUOTE_NOTNULL):
                raise Error('single empty field record must be quoted')
            parts[0] = dialect.quotechar * 2
        return self._write(dialect.delimiter.join(parts) + dialect.lineterminator)

    def _field(self, text, quoted):
        dialect = self._dialect
        quote, escape = dialect.quotechar, dialect.escapechar
        if not text and dialect.delimiter == ' ' and dialect.skipinitialspace:
            if dialect.quoting == QUOTE_NONE:
                raise Error('empty field must be quoted if delimiter is a space and skipinitialspace is true')
            quoted = True
        special = self._special
        if special.isdisjoint(text):
            return quote + text + quote if quoted else text
        out = []
        for char in text:
            if char in special:
                escaped = False
                if dialect.quoting == QUOTE_NONE:
                    escaped = True
                elif char == quote:
                    if dialect.doublequote:
                        out.append(quote)
                    else:
                        escaped = True
                elif char == escape:
                    escaped = True
                if escaped:
                    if escape is None:
                        raise Error('need to escape, but no escapechar set')
                    out.append(escape)
                elif char != escape or dialect.doublequote:
                    quoted = True
            out.append(char)
        body = ''.join(out)
        return quote + body + quote if quoted else body

    def writerows(self, rows, /):
        """Writes rows."""
        if self._style is not None and type(rows) is list and len(rows) > 1 and type(getattr(self._write, '__self__', None)) is StringIO:
            # Nobody sees that they come at once.
            text = _join_all(rows, self._style)
            if text is not None:
                self._write(text)
                return
        for row in rows:
            self.writerow(row)


def writer(fileobj, /, dialect=None, **fmtparams):
    """Writes rows as text to an object with `write`."""
    return _Writer(fileobj, dialect, fmtparams)


_Writer.__name__ = _Writer.__qualname__ = 'writer'
_Writer.__module__ = '_csv'


class DictReader:
    """Iterates over rows as dicts; the first row has the keys, unless they are given."""

    def __init__(self, f, fieldnames=None, restkey=None, restval=None, dialect='excel', *args, **kwds):
        if fieldnames is not None and iter(fieldnames) is fieldnames:
            fieldnames = list(fieldnames)
        self._fieldnames = fieldnames
        self.restkey = restkey
        self.restval = restval
        self.reader = reader(f, dialect, *args, **kwds)
        self.dialect = dialect
        self.line_num = 0

    def __iter__(self):
        return self

    @property
    def fieldnames(self):
        if self._fieldnames is None:
            try:
                self._fieldnames = next(self.reader)
            except StopIteration:
                pass
        self.line_num = self.reader.line_num
        return self._fieldnames

    @fieldnames.setter
    def fieldnames(self, value):
        self._fieldnames = value

    def __next__(self):
        if self.line_num == 0:
            self.fieldnames
        reader = self.reader
        row = next(reader)
        self.line_num = reader._line_num if type(reader) is _Reader else reader.line_num
        while row == []:
            row = next(reader)
            self.line_num = reader.line_num
        names = self._fieldnames
        if names is None:
            names = self.fieldnames
        made = _record(names, row)
        if made is not None:
            return made
        made = dict(zip(names, row))
        if len(names) < len(row):
            made[self.restkey] = row[len(names):]
        else:
            for name in names[len(row):]:
                made[name] = self.restval
        return made

    __class_getitem__ = classmethod(type(list[int]))


class DictWriter:
    """Writes dicts as rows."""

    def __init__(self, f, fieldnames, restval='', extrasaction='raise', dialect='excel', *args, **kwds):
        if fieldnames is not None and iter(fieldnames) is fieldnames:
            fieldnames = list(fieldnames)
        self.fieldnames = fieldnames
        self.restval = restval
        extrasaction = extrasaction.lower()
        if extrasaction not in ('raise', 'ignore'):
            raise ValueError("extrasaction (%s) must be 'raise' or 'ignore'" % extrasaction)
        self.extrasaction = extrasaction
        self._names_of = self._names = None
        self.writer = writer(f, dialect, *args, **kwds)

    def writeheader(self):
        """Writes a row of the keys."""
        return self.writerow(dict(zip(self.fieldnames, self.fieldnames)))

    def _row(self, rowdict):
        if self.extrasaction == 'raise' and not rowdict.keys() <= self._known():
            wrong = rowdict.keys() - self.fieldnames
            if wrong:
                raise ValueError('dict contains fields not in fieldnames: ' + ', '.join([repr(x) for x in wrong]))
        return [rowdict.get(key, self.restval) for key in self.fieldnames]

    def _known(self):
        # The names as a set, made anew when there are others.
        names = self.fieldnames
        if self._names_of is not names or len(self._names) != len(names):
            self._names_of, self._names = names, set(names)
        return self._names

    def writerow(self, rowdict):
        """Writes one dict."""
        return self.writer.writerow(self._row(rowdict))

    def writerows(self, rowdicts):
        """Writes dicts."""
        rows = map(self._row, rowdicts)
        if type(rowdicts) is list:
            try:
                rows = list(rows)
            except Exception:
                # The rows before the one that is wrong are written.
                rows = map(self._row, rowdicts)
        return self.writer.writerows(rows)

    __class_getitem__ = classmethod(type(list[int]))


# --- guessing -------------------------------------------------------------------------------------------------------------------

class Sniffer:
    """Guesses the dialect of a text."""

    def __init__(self):
        self.preferred = [',', '\t', ';', ' ', ':']

    def sniff(self, sample, delimiters=None):
        """A dialect that the sample seems to be in."""
        quote, doublequote, delimiter, skip = self._by_quotes(sample, delimiters)
        if not delimiter:
            delimiter, skip = self._by_counts(sample, delimiters)
        if not delimiter:
            raise Error('Could not determine delimiter')

        class dialect(Dialect):
            _name = 'sniffed'
            lineterminator = '\r\n'
            quoting = QUOTE_MINIMAL

        dialect.doublequote = doublequote
        dialect.delimiter = delimiter
        dialect.quotechar = quote or '"'
        dialect.skipinitialspace = skip
        return dialect

    def _by_quotes(self, sample, delimiters):
        import re
        # Quoted text between two delimiters, at the beginning, at the end, alone: the first of these that there is.
        delimiter, space, quoted = r'(?P<delimiter>[^\w\n"\'])', '(?P<space> ?)', r'(?P<quote>["\']).*?(?P=quote)'
        begin, end = r'(?:^|\n)', r'(?:$|\n)'
        for pattern in (delimiter + space + quoted + '(?P=delimiter)', begin + quoted + delimiter + space,
                        delimiter + space + quoted + end, begin + quoted + end):
            found = list(re.finditer(pattern, sample, re.DOTALL | re.MULTILINE))
            if found:
                break
        else:
            return '', False, None, 0
        quotes = {}
        counts = {}
        spaces = 0
        for match in found:
            groups = match.groupdict()
            quote = groups['quote']
            quotes[quote] = quotes.get(quote, 0) + 1
            mark = groups.get('delimiter')
            if mark and (delimiters is None or mark in delimiters):
                counts[mark] = counts.get(mark, 0) + 1
            if groups.get('space'):
                spaces += 1
        quote = max(quotes, key=quotes.get)
        mark, skip = '', 0
        if counts:
            mark = max(counts, key=counts.get)
            skip = counts[mark] == spaces
            if mark == '\n':
                mark = ''
        d = re.escape(mark)
        doubled = re.search(rf'(?:{d}|^)\W*{quote}[^{d}\n]*{quote}[^{d}\n]*{quote}\W*(?:{d}|$)', sample, re.MULTILINE) is not None
        return quote, doubled, mark, skip

    def _by_counts(self, sample, delimiters):
        lines = [line for line in sample.split('\n') if line]
        size = min(10, len(lines))
        # For each character how many lines have it how often.
        tallies = {chr(code): {} for code in range(127)}
        modes = {}
        chosen = {}
        for start in range(0, len(lines), size or 1):
            for line in lines[start:start + size]:
                for char, tally in tallies.items():
                    n = line.count(char)
                    tally[n] = tally.get(n, 0) + 1
            seen = min(start + size, len(lines))
            for char, tally in tallies.items():
                common = max(tally, key=tally.get)
                if common or len(tally) > 1:
                    # By how many lines those that have it most often so outnumber the others.
                    modes[char] = common, 2 * tally[common] - sum(tally.values())
            wanted = 1.0
            while not chosen and wanted >= 0.9:
                for char, (common, lead) in modes.items():
                    if common > 0 and lead > 0 and lead / seen >= wanted and (delimiters is None or char in delimiters):
                        chosen[char] = common, lead
                wanted -= 0.01
            if len(chosen) == 1:
                break
        if not chosen:
            return '', 0
        best = next((char for char in self.preferred if char in chosen), None) if len(chosen) > 1 else None
        if best is None:
            best = max(chosen, key=lambda char: (chosen[char], char))
        return best, lines[0].count(best) == lines[0].count(best + ' ')

    def has_header(self, sample):
        """Whether the first row looks like names of columns."""
        rows = reader(StringIO(sample), self.sniff(sample))
        header = next(rows)
        kinds = dict.fromkeys(range(len(header)))
        checked = 0
        for row in rows:
            if checked > 20:
                break
            checked += 1
            if len(row) != len(header):
                continue
            for column in list(kinds):
                try:
                    complex(row[column])
                    kind = complex
                except (ValueError, OverflowError):
                    kind = len(row[column])
                if kind != kinds[column]:
                    if kinds[column] is None:
                        kinds[column] = kind
                    else:
                        del kinds[column]
        votes = 0
        for column, kind in kinds.items():
            if kind is None:
                # No row has said anything about the column.
                votes += 1
            elif isinstance(kind, int):
                votes += 1 if len(header[column]) != kind else -1
            else:
                try:
                    kind(header[column])
                    votes -= 1
                except (ValueError, TypeError):
                    votes += 1
        return votes > 0
