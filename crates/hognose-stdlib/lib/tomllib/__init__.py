"""TOML 1.0 texts as dicts.

Promises CPython 3.14's `tomllib`, messages included. Arrays and inline tables within one another are read with a stack of Python calls,
so very deep ones raise `RecursionError`.
"""

import re
from datetime import date, datetime, time, timedelta, timezone

__all__ = ['loads', 'load', 'TOMLDecodeError']

_BARE = frozenset('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_')
_TIME = r'([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9])(?:\.([0-9]{1,6})[0-9]*)?'
_NUMBER = re.compile(r'0(?:x[0-9A-Fa-f](?:_?[0-9A-Fa-f])*|b[01](?:_?[01])*|o[0-7](?:_?[0-7])*)|'
                     r'[+-]?(?:0|[1-9](?:_?[0-9])*)(?P<float>(?:\.[0-9](?:_?[0-9])*)?(?:[eE][+-]?[0-9](?:_?[0-9])*)?)')
_LOCAL_TIME = re.compile(_TIME)
_DATETIME = re.compile(r'([0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])(?:[Tt ]' + _TIME + r'(?:([Zz])|([+-])([01][0-9]|2[0-3]):([0-5][0-9]))?)?')
_ESCAPES = {'b': '\b', 't': '\t', 'n': '\n', 'f': '\f', 'r': '\r', '"': '"', '\\': '\\'}


class TOMLDecodeError(ValueError):
    """The text is no TOML: what is wrong, and where."""

    def __init__(self, msg='', doc='', pos=0, *args):
        if pos >= len(doc):
            where = 'end of document'
            line = doc.count('\n', 0, pos) + 1
            column = pos - doc.rfind('\n', 0, pos)
        else:
            line = doc.count('\n', 0, pos) + 1
            column = pos - doc.rfind('\n', 0, pos) if line > 1 else pos + 1
            where = f'line {line}, column {column}'
        super().__init__(f'{msg} (at {where})', *args)
        self.msg = msg
        self.doc = doc
        self.pos = pos
        self.lineno = line
        self.colno = column


def load(fp, /, *, parse_float=float):
    """The dict in a binary file."""
    data = fp.read()
    try:
        text = data.decode()
    except AttributeError:
        raise TypeError("File must be opened in binary mode, e.g. use `open('foo.toml', 'rb')`") from None
    return loads(text, parse_float=parse_float)


def loads(s, /, *, parse_float=float):
    """The dict in a text."""
    try:
        source = s.replace('\r\n', '\n')
    except (AttributeError, TypeError):
        raise TypeError(f"Expected str object, not '{type(s).__qualname__}'") from None
    return _Reader(source, parse_float).document()


class _Reader:
    """One text that is read. Tables that may not be changed any more are remembered by their keys."""

    def __init__(self, text, parse_float):
        self.text = text
        self.at = 0
        self.parse_float = parse_float
        self.root = {}
        self.pending = []
        # Paths of keys: of tables that a header made, and of values that nothing may be added to.
        self.explicit = set()
        self.frozen = set()

    def fail(self, message, at=None):
        return TOMLDecodeError(message, self.text, self.at if at is None else at)

    def peek(self):
        return self.text[self.at:self.at + 1]

    def blanks(self):
        text, at = self.text, self.at
        while text[at:at + 1] in (' ', '\t'):
            at += 1
        self.at = at

    def comment(self):
        if self.peek() != '#':
            return
        end = self.text.find('\n', self.at)
        end = len(self.text) if end < 0 else end
        for at in range(self.at + 1, end):
            if self.text[at] < ' ' and self.text[at] != '\t' or self.text[at] == '\x7f':
                raise self.fail(f'Found invalid character {self.text[at]!r}', at)
        self.at = end

    def blanks_and_lines(self):
        while True:
            before = self.at
            while self.peek() in (' ', '\t', '\n') and self.peek():
                self.at += 1
            self.comment()
            if self.at == before:
                return

    def document(self):
        header = ()
        while True:
            self.blanks()
            char = self.peek()
            if not char:
                break
            if char == '\n':
                self.at += 1
                continue
            if char == '[':
                header = self.array_header() if self.text.startswith('[[', self.at) else self.table_header()
                self.blanks()
            elif char == '#':
                pass
            elif char in _BARE or char in '"\'':
                self.key_value(header)
                self.blanks()
            else:
                raise self.fail('Invalid statement')
            self.comment()
            char = self.peek()
            if not char:
                break
            if char != '\n':
                raise self.fail('Expected newline or end of document after a statement')
            self.at += 1
        return self.root

    # --- keys and tables

    def walk(self, path, through_lists=True):
        """The table at a path; tables on the way are made."""
        table = self.root
        for key in path:
            if key not in table:
                table[key] = {}
            table = table[key]
            if through_lists and isinstance(table, list):
                table = table[-1]
            if not isinstance(table, dict):
                raise KeyError('There is no nest behind this key')
        return table

    def is_frozen(self, path):
        return any(path[:n] in self.frozen for n in range(1, len(path) + 1))

    def table_header(self):
        # Tables that dotted keys made belong to the section that ends here.
        self.explicit.update(self.pending)
        self.pending = []
        self.at += 1
        self.blanks()
        key = self.key()
        if key in self.explicit or self.is_frozen(key):
            raise self.fail(f'Cannot declare {key} twice')
        self.explicit.add(key)
        try:
            self.walk(key)
        except KeyError:
            raise self.fail('Cannot overwrite a value') from None
        if self.peek() != ']':
            raise self.fail("Expected ']' at the end of a table declaration")
        self.at += 1
        return key

    def array_header(self):
        self.explicit.update(self.pending)
        self.pending = []
        self.at += 2
        self.blanks()
        key = self.key()
        if self.is_frozen(key):
            raise self.fail(f'Cannot mutate immutable namespace {key}')
        # What lies below the last table of the array is free again.
        self.explicit = {path for path in self.explicit if path[:len(key)] != key}
        self.frozen = {path for path in self.frozen if path[:len(key)] != key}
        self.explicit.add(key)
        try:
            table = self.walk(key[:-1])
            name = key[-1]
            if name in table:
                if not isinstance(table[name], list):
                    raise KeyError
                table[name].append({})
            else:
                table[name] = [{}]
        except KeyError:
            raise self.fail('Cannot overwrite a value') from None
        if not self.text.startswith(']]', self.at):
            raise self.fail("Expected ']]' at the end of an array declaration")
        self.at += 2
        return key

    def key_value(self, header):
        key, value = self.pair()
        parent = header + key[:-1]
        for n in range(1, len(key)):
            path = header + key[:n]
            if path in self.explicit:
                raise self.fail(f'Cannot redefine namespace {path}')
            # Dotted keys make tables that no header may declare again.
            self.pending.append(path)
        if self.is_frozen(parent):
            raise self.fail(f'Cannot mutate immutable namespace {parent}')
        try:
            table = self.walk(parent)
        except KeyError:
            raise self.fail('Cannot overwrite a value') from None
        if key[-1] in table:
            raise self.fail('Cannot overwrite a value')
        if isinstance(value, (dict, list)):
            self.frozen.add(header + key)
        table[key[-1]] = value

    def pair(self):
        key = self.key()
        if self.peek() != '=':
            raise self.fail("Expected '=' after a key in a key/value pair")
        self.at += 1
        self.blanks()
        return key, self.value()

    def key(self):
        parts = [self.key_part()]
        self.blanks()
        while self.peek() == '.':
            self.at += 1
            self.blanks()
            parts.append(self.key_part())
            self.blanks()
        return tuple(parts)

    def key_part(self):
        char = self.peek()
        if char and char in _BARE:
            start = self.at
            while self.peek() and self.peek() in _BARE:
                self.at += 1
            return self.text[start:self.at]
        if char == "'":
            return self.literal()
        if char == '"':
            self.at += 1
            return self.basic(False)
        raise self.fail('Invalid initial character for a key part')

    # --- values

    def literal(self):
        self.at += 1
        start = self.at
        while True:
            char = self.peek()
            if char == "'":
                break
            self.check_plain(char, '\t', "Expected \"'\"")
            self.at += 1
        text = self.text[start:self.at]
        self.at += 1
        return text

    def check_plain(self, char, allowed, missing):
        if not char:
            raise self.fail(missing if missing else 'Unterminated string')
        if (char < ' ' or char == '\x7f') and char not in allowed:
            raise self.fail(f'Found invalid character {char!r}')

    def basic(self, multiline):
        out = []
        while True:
            char = self.peek()
            if not char:
                raise self.fail('Unterminated string')
            if char == '"':
                if not multiline:
                    self.at += 1
                    return ''.join(out)
                if self.text.startswith('"""', self.at):
                    self.at += 3
                    for _ in range(2):
                        if self.peek() == '"':
                            out.append('"')
                            self.at += 1
                    return ''.join(out)
                out.append(char)
                self.at += 1
            elif char == '\\':
                out.append(self.escape(multiline))
            else:
                if (char < ' ' or char == '\x7f') and not (char == '\t' or multiline and char == '\n'):
                    raise self.fail(f'Illegal character {char!r}')
                out.append(char)
                self.at += 1

    def escape(self, multiline):
        char = self.text[self.at + 1:self.at + 2]
        self.at += 2
        if multiline and char in (' ', '\t', '\n') and char:
            # A backslash at the end of a line swallows the blanks that follow.
            if char != '\n':
                self.blanks()
                if not self.peek():
                    return ''
                if self.peek() != '\n':
                    raise self.fail("Unescaped '\\' in a string")
                self.at += 1
            while self.peek() in (' ', '\t', '\n') and self.peek():
                self.at += 1
            return ''
        if char in ('u', 'U'):
            size = 4 if char == 'u' else 8
            digits = self.text[self.at:self.at + size]
            if len(digits) != size or not all(digit in '0123456789abcdefABCDEF' for digit in digits):
                raise self.fail('Invalid hex value')
            self.at += size
            code = int(digits, 16)
            if code > 0x10ffff or 0xd800 <= code <= 0xdfff:
                raise self.fail('Escaped character is not a Unicode scalar value')
            return chr(code)
        if char not in _ESCAPES:
            raise self.fail('Unterminated string' if not char else "Unescaped '\\' in a string")
        return _ESCAPES[char]

    def multiline_literal(self):
        self.at += 3
        if self.peek() == '\n':
            self.at += 1
        start = self.at
        while not self.text.startswith("'''", self.at):
            char = self.peek()
            self.check_plain(char, '\t\n', "Expected \"'''\"")
            self.at += 1
        text = self.text[start:self.at]
        self.at += 3
        for _ in range(2):
            if self.peek() == "'":
                text += "'"
                self.at += 1
        return text

    def value(self):
        text, char = self.text, self.peek()
        if char == '"':
            if text.startswith('"""', self.at):
                self.at += 3
                if self.peek() == '\n':
                    self.at += 1
                return self.basic(True)
            self.at += 1
            return self.basic(False)
        if char == "'":
            return self.multiline_literal() if text.startswith("'''", self.at) else self.literal()
        for word, value in (('true', True), ('false', False)):
            if text.startswith(word, self.at):
                self.at += len(word)
                return value
        if char == '[':
            return self.array()
        if char == '{':
            return self.inline_table()
        found = _DATETIME.match(text, self.at)
        if found:
            try:
                value = _datetime_of(found)
            except ValueError:
                raise self.fail('Invalid date or datetime') from None
            self.at = found.end()
            return value
        found = _LOCAL_TIME.match(text, self.at)
        if found:
            self.at = found.end()
            return time(int(found[1]), int(found[2]), int(found[3]), int((found[4] or '').ljust(6, '0') or 0))
        found = _NUMBER.match(text, self.at)
        if found:
            self.at = found.end()
            digits = found[0].replace('_', '')
            if found['float']:
                return self.as_float(found[0])
            return int(digits, 0)
        for word in ('inf', 'nan', '+inf', '-inf', '+nan', '-nan'):
            if text.startswith(word, self.at):
                self.at += len(word)
                return self.as_float(word)
        raise self.fail('Invalid value')

    def as_float(self, text):
        value = self.parse_float(text)
        if isinstance(value, (dict, list)):
            raise ValueError('parse_float must not return dicts or lists')
        return value

    def array(self):
        self.at += 1
        items = []
        self.blanks_and_lines()
        while self.peek() != ']':
            items.append(self.value())
            self.blanks_and_lines()
            if self.peek() == ']':
                break
            if self.peek() != ',':
                raise self.fail('Unclosed array')
            self.at += 1
            self.blanks_and_lines()
        self.at += 1
        return items

    def inline_table(self):
        self.at += 1
        table = {}
        closed = set()
        self.blanks()
        if self.peek() == '}':
            self.at += 1
            return table
        while True:
            key, value = self.pair()
            inner = table
            path = ()
            for part in key[:-1]:
                path += (part,)
                if path in closed:
                    raise self.fail(f'Cannot mutate immutable namespace {key}')
                inner = inner.setdefault(part, {})
                if not isinstance(inner, dict):
                    raise self.fail('Cannot overwrite a value')
            if key[-1] in inner:
                raise self.fail(f'Duplicate inline table key {key[-1]!r}')
            inner[key[-1]] = value
            if isinstance(value, (dict, list)):
                closed.add(key)
            self.blanks()
            char = self.peek()
            if char == '}':
                self.at += 1
                return table
            if char != ',':
                raise self.fail('Unclosed inline table')
            self.at += 1
            self.blanks()


def _datetime_of(found):
    year, month, day, hour, minute, second, fraction, utc, sign, zone_hour, zone_minute = found.groups()
    if hour is None:
        return date(int(year), int(month), int(day))
    zone = None
    if utc:
        zone = timezone.utc
    elif sign:
        offset = timedelta(hours=int(zone_hour), minutes=int(zone_minute))
        zone = timezone(-offset if sign == '-' else offset)
    return datetime(int(year), int(month), int(day), int(hour), int(minute), int(second), int((fraction or '').ljust(6, '0') or 0),
                    tzinfo=zone)
