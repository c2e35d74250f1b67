"""Values from JSON text.

Promises CPython 3.14's `JSONDecoder`, `JSONDecodeError` and messages. Without hooks the native `_json.scan` reads the
text; it reports an error as `ScanError(message, position)`. With hooks, `scanner` does.

Deliberately absent: regular expressions.
"""

import _json

__all__ = ['JSONDecoder', 'JSONDecodeError']

_scan = _json.scan
_ScanError = _json.ScanError
_WHITESPACE = ' \t\n\r'


class JSONDecodeError(ValueError):
    """A text is not JSON: what was wrong, where."""

    def __init__(self, msg, doc, pos):
        lineno = doc.count('\n', 0, pos) + 1
        colno = pos - doc.rfind('\n', 0, pos)
        ValueError.__init__(self, '%s: line %d column %d (char %d)' % (msg, lineno, colno, pos))
        self.msg = msg
        self.doc = doc
        self.pos = pos
        self.lineno = lineno
        self.colno = colno

    def __reduce__(self):
        return self.__class__, (self.msg, self.doc, self.pos)


def scanstring(s, end, strict=True, /):
    """The string whose text starts at `end`, behind its quote, and where it ends."""
    from .scanner import scanstring as scan
    if end > 0x7fffffffffffffff:
        raise OverflowError('Python int too large to convert to C ssize_t')
    try:
        return scan(s, end, strict)
    except _ScanError as error:
        raise JSONDecodeError(error.args[0], s, error.args[1]) from None


py_scanstring = scanstring


class JSONDecoder:
    """Simple JSON <https://json.org> decoder."""

    def __init__(self, *, object_hook=None, parse_float=None, parse_int=None, parse_constant=None,
                 strict=True, object_pairs_hook=None):
        self.object_hook = object_hook
        self.parse_float = parse_float or float
        self.parse_int = parse_int or int
        self.parse_constant = parse_constant or _CONSTANTS.__getitem__
        self.strict = strict
        self.object_pairs_hook = object_pairs_hook
        self.memo = {}
        if (object_hook is None and object_pairs_hook is None and not parse_float
                and not parse_int and not parse_constant):
            self.scan_once = self._native_scan
        else:
            from .scanner import make_scanner
            self.scan_once = make_scanner(self)

    def _native_scan(self, text, start):
        return _scan(text, start, self.strict)

    def decode(self, s):
        """The value of a text that holds one JSON document."""
        size = len(s)
        start = 0
        while start < size and s[start] in _WHITESPACE:
            start += 1
        value, end = self.raw_decode(s, start)
        while end < size and s[end] in _WHITESPACE:
            end += 1
        if end != size:
            raise JSONDecodeError("Extra data", s, end)
        return value

    def raw_decode(self, s, idx=0):
        """The value of the JSON document that starts at `idx`, and where it ends."""
        if idx < 0:
            raise ValueError("idx cannot be negative")
        try:
            return self.scan_once(s, idx)
        except _ScanError as error:
            message, position = error.args
        except StopIteration as error:
            raise JSONDecodeError("Expecting value", s, error.value) from None
        raise JSONDecodeError(message, s, position)


_CONSTANTS = {'-Infinity': float('-inf'), 'Infinity': float('inf'), 'NaN': float('nan')}
