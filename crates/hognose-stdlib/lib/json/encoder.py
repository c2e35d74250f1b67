"""JSON text from values.

Promises CPython 3.14's `JSONEncoder`: what it writes, its errors, and the notes that say where in the value an error
arose. `encode` tries the native `_json.encode` first where nothing is overridden.

Deliberately absent: streaming; like CPython's C encoder, `iterencode` has the whole text before it yields.
"""

import _json

__all__ = ['JSONEncoder', 'encode_basestring', 'encode_basestring_ascii', 'py_encode_basestring',
           'py_encode_basestring_ascii']

_native_encode = _json.encode
_NeedsPython = _json.NeedsPython
INFINITY = float('inf')
_ESCAPES = {'\\': '\\\\', '"': '\\"', '\b': '\\b', '\f': '\\f', '\n': '\\n', '\r': '\\r',
            '\t': '\\t'}
for _code in range(0x20):
    _ESCAPES.setdefault(chr(_code), '\\u{0:04x}'.format(_code))
del _code


def py_encode_basestring(s):
    """A string as JSON, characters beyond ASCII as they are."""
    if s.isprintable() and '"' not in s and '\\' not in s:
        return '"' + s + '"'
    escapes = _ESCAPES
    return '"' + ''.join([escapes.get(char, char) for char in s]) + '"'


def py_encode_basestring_ascii(s):
    """A string as JSON in ASCII."""
    if s.isascii() and s.isprintable() and '"' not in s and '\\' not in s:
        return '"' + s + '"'
    out = []
    escapes = _ESCAPES
    for char in s:
        if char in escapes:
            out.append(escapes[char])
        elif char < '\x7f':
            out.append(char)
        else:
            code = ord(char)
            if code < 0x10000:
                out.append('\\u%04x' % code)
            else:
                code -= 0x10000
                out.append('\\u%04x\\u%04x' % (0xd800 | code >> 10, 0xdc00 | code & 0x3ff))
    return '"' + ''.join(out) + '"'


encode_basestring = py_encode_basestring
encode_basestring_ascii = py_encode_basestring_ascii


def checked_separators(separators):
    """Two strings: between items, and behind a key."""
    item, key = separators
    for at, separator in ((6, key), (7, item)):
        if not isinstance(separator, str):
            raise TypeError(f'make_encoder() argument {at} must be str, not {type(separator).__name__}')
    return item, key


class JSONEncoder:
    """Extensible JSON <https://json.org> encoder for Python data structures."""

    item_separator = ', '
    key_separator = ': '

    def __init__(self, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True,
                 sort_keys=False, indent=None, separators=None, default=None):
        self.skipkeys = skipkeys
        self.ensure_ascii = ensure_ascii
        self.check_circular = check_circular
        self.allow_nan = allow_nan
        self.sort_keys = sort_keys
        self.indent = indent
        if separators is not None:
            self.item_separator, self.key_separator = checked_separators(separators)
        elif indent is not None:
            self.item_separator = ','
        if default is not None:
            self.default = default

    def default(self, o):
        """Called for what is not JSON; a subclass returns something that is."""
        raise TypeError(f'Object of type {o.__class__.__name__} is not JSON serializable')

    def encode(self, o):
        """`o` as a JSON text."""
        if isinstance(o, str):
            if self.ensure_ascii:
                return encode_basestring_ascii(o)
            return encode_basestring(o)
        indent = self.indent
        if type(self).iterencode is JSONEncoder.iterencode and (
                indent is None or type(indent) is int or type(indent) is str):
            try:
                return _native_encode(o, self.skipkeys, self.ensure_ascii, self.check_circular,
                                      self.allow_nan, indent, self.key_separator,
                                      self.item_separator, self.sort_keys)
            except _NeedsPython:
                pass
        chunks = self.iterencode(o, _one_shot=True)
        if not isinstance(chunks, (list, tuple)):
            chunks = list(chunks)
        return ''.join(chunks)

    def iterencode(self, o, _one_shot=False):
        """The pieces of the JSON text of `o`."""
        out = []
        _Writer(self, out, _one_shot).write(o, 0)
        return iter(out)


class _Writer:
    """One run of an encoder, which appends to a list.

    Where the text is wanted in pieces, CPython's encoder is the one in Python, otherwise the one in C. They differ in how
    notes name types and keys, and in whether a list that is empty is asked for its items.
    """

    def __init__(self, encoder, out, one_shot):
        self.out = out
        self.one_shot = one_shot
        self.seen = {} if encoder.check_circular else None
        self.default = encoder.default
        self.text = encode_basestring_ascii if encoder.ensure_ascii else encode_basestring
        self.allow_nan = encoder.allow_nan
        indent = encoder.indent
        self.indent = indent if indent is None or isinstance(indent, str) else ' ' * indent
        self.key_separator = encoder.key_separator
        self.item_separator = encoder.item_separator
        self.sort_keys = encoder.sort_keys
        self.skipkeys = encoder.skipkeys

    def number(self, value):
        if value != value:
            text = 'NaN'
        elif value == INFINITY:
            text = 'Infinity'
        elif value == -INFINITY:
            text = '-Infinity'
        else:
            return float.__repr__(value)
        if not self.allow_nan:
            raise ValueError("Out of range float values are not JSON compliant: " + repr(value))
        return text

    def write(self, value, level):
        out = self.out
        if isinstance(value, str):
            out.append(self.text(value))
        elif value is None:
            out.append('null')
        elif value is True:
            out.append('true')
        elif value is False:
            out.append('false')
        elif isinstance(value, int):
            out.append(int.__repr__(value))
        elif isinstance(value, float):
            out.append(self.number(value))
        elif isinstance(value, (list, tuple)):
            self.write_list(value, level)
        elif isinstance(value, dict):
            self.write_dict(value, level)
        else:
            self.enter(value)
            replaced = self.default(value)
            try:
                self.write(replaced, level)
            except Exception as error:
                error.add_note(f'when serializing {self.type_name(value)} object')
                raise
            self.leave(value)

    def type_name(self, value):
        kind = type(value)
        if not self.one_shot:
            return kind.__name__
        if kind.__module__ in ('builtins', '__main__'):
            return kind.__qualname__
        return f'{kind.__module__}.{kind.__qualname__}'

    def enter(self, value):
        seen = self.seen
        if seen is not None:
            key = id(value)
            if key in seen:
                raise ValueError("Circular reference detected")
            seen[key] = value

    def leave(self, value):
        if self.seen is not None:
            del self.seen[id(value)]

    def write_list(self, values, level):
        out = self.out
        items = values
        if self.one_shot and type(values) is not list and type(values) is not tuple:
            items = list(values)
        if not items:
            out.append('[]')
            return
        self.enter(values)
        separator = self.item_separator
        if self.indent is not None:
            level += 1
            line = '\n' + self.indent * level
            separator += line
            before = '[' + line
        else:
            before = '['
        index = 0
        try:
            for value in items:
                out.append(before)
                if value is None or isinstance(value, (str, int, float)):
                    self.write(value, level)
                    out[-2:] = [before + out[-1]]
                else:
                    self.write(value, level)
                before = separator
                index += 1
        except Exception as error:
            error.add_note(f'when serializing {self.type_name(values)} item {index}')
            raise
        self.leave(values)
        if self.indent is not None:
            out.append('\n' + self.indent * (level - 1))
        out.append(']')

    def write_dict(self, values, level):
        out = self.out
        if not values:
            out.append('{}')
            return
        self.enter(values)
        separator = self.item_separator
        if self.indent is not None:
            level += 1
            line = '\n' + self.indent * level
            separator += line
        else:
            line = ''
        out.append('{')
        items = sorted(values.items()) if self.sort_keys else values.items()
        first = True
        for key, value in items:
            if isinstance(key, str):
                text = key
            elif isinstance(key, float):
                text = self.number(key)
            elif key is True:
                text = 'true'
            elif key is False:
                text = 'false'
            elif key is None:
                text = 'null'
            elif isinstance(key, int):
                text = int.__repr__(key)
            elif self.skipkeys:
                continue
            else:
                raise TypeError(f'keys must be str, int, float, bool or None, '
                                f'not {key.__class__.__name__}')
            if first:
                first = False
                if line:
                    out.append(line)
            else:
                out.append(separator)
            out.append(self.text(text))
            out.append(self.key_separator)
            try:
                self.write(value, level)
            except Exception as error:
                error.add_note(f'when serializing {self.type_name(values)} item {(key if self.one_shot else text)!r}')
                raise
        self.leave(values)
        if not first and self.indent is not None:
            out.append('\n' + self.indent * (level - 1))
        out.append('}')
