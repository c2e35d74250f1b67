"""The reader of JSON text that calls hooks.

Promises the same values and errors as the native `_json.scan`, with `object_hook`, `object_pairs_hook`, `parse_float`,
`parse_int` and `parse_constant` of a decoder called on the way, innermost first.

Deliberately absent: a reader without hooks, which is native.
"""

__all__ = ['make_scanner', 'py_make_scanner', 'scanstring']

from _json import ScanError

_ESCAPES = {'"': '"', '\\': '\\', '/': '/', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t'}
_HEX = frozenset('0123456789abcdefABCDEF')
_SPACES = ' \t\n\r'
_DIGITS = '0123456789'


def scanstring(text, at, strict=True):
    """The string whose text starts at `at`, behind its quote, and where it ends."""
    begin = at - 1
    parts = []
    while True:
        quote = text.find('"', at)
        escape = text.find('\\', at, quote if quote >= 0 else len(text))
        end = quote if escape < 0 else escape
        if end < 0:
            if strict:
                _refuse_controls(text, at, len(text))
            raise ScanError("Unterminated string starting at", begin)
        chunk = text[at:end]
        if strict and not chunk.isprintable():
            _refuse_controls(text, at, end)
        if escape < 0:
            if not parts:
                return chunk, end + 1
            parts.append(chunk)
            return ''.join(parts), end + 1
        parts.append(chunk)
        letter = text[end + 1:end + 2]
        if not letter:
            raise ScanError("Unterminated string starting at", begin)
        if letter != 'u':
            plain = _ESCAPES.get(letter)
            if plain is None:
                raise ScanError("Invalid \\escape", end)
            parts.append(plain)
            at = end + 2
            continue
        code = _hexadecimal(text, end + 1)
        at = end + 6
        if 0xd800 <= code <= 0xdbff and text[at:at + 2] == '\\u':
            low = _hexadecimal(text, at + 1)
            if 0xdc00 <= low <= 0xdfff:
                code = 0x10000 + ((code - 0xd800) << 10 | (low - 0xdc00))
                at += 6
        parts.append(chr(code))


def _refuse_controls(text, start, end):
    for at in range(start, end):
        if text[at] < ' ':
            raise ScanError("Invalid control character at", at)


def _hexadecimal(text, at):
    digits = text[at + 1:at + 5]
    # A character has to stand behind them, as in CPython.
    if len(digits) == 4 and len(text) > at + 5 and _HEX.issuperset(digits):
        return int(digits, 16)
    raise ScanError("Invalid \\uXXXX escape", at)


def _behind_spaces(text, at):
    size = len(text)
    while at < size and text[at] in _SPACES:
        at += 1
    return at


def make_scanner(decoder):
    """A function of a text and a position that reads one value, with the hooks of `decoder`."""
    strict = decoder.strict
    parse_float = decoder.parse_float
    parse_int = decoder.parse_int
    parse_constant = decoder.parse_constant
    object_hook = decoder.object_hook
    object_pairs_hook = decoder.object_pairs_hook
    constants = (('null', None), ('true', True), ('false', False))
    named = ('NaN', 'Infinity', '-Infinity')
    keys = {}

    def scan_value(text, at):
        char = text[at:at + 1]
        if char == '"':
            return scanstring(text, at + 1, strict)
        if char == '{':
            return scan_object(text, at + 1)
        if char == '[':
            return scan_array(text, at + 1)
        for name, value in constants:
            if text.startswith(name, at):
                return value, at + len(name)
        if char and char in '-0123456789':
            end = at
            if char == '-':
                end += 1
            first = text[end:end + 1]
            if first and first in _DIGITS:
                size = len(text)
                end += 1
                if first != '0':
                    while end < size and text[end] in _DIGITS:
                        end += 1
                whole_end = end
                if end + 1 < size and text[end] == '.' and text[end + 1] in _DIGITS:
                    end += 2
                    while end < size and text[end] in _DIGITS:
                        end += 1
                if end < size and text[end] in 'eE':
                    after = end + 1
                    if after < size and text[after] in '+-':
                        after += 1
                    if after < size and text[after] in _DIGITS:
                        end = after + 1
                        while end < size and text[end] in _DIGITS:
                            end += 1
                if end == whole_end:
                    return parse_int(text[at:end]), end
                return parse_float(text[at:end]), end
        for name in named:
            if text.startswith(name, at):
                return parse_constant(name), at + len(name)
        raise ScanError("Expecting value", at)

    def scan_object(text, at):
        pairs = []
        at = _behind_spaces(text, at)
        char = text[at:at + 1]
        if char == '}':
            at += 1
        else:
            if char != '"':
                raise ScanError("Expecting property name enclosed in double quotes", at)
            while True:
                key, at = scanstring(text, at + 1, strict)
                key = keys.setdefault(key, key)
                if text[at:at + 1] != ':':
                    at = _behind_spaces(text, at)
                    if text[at:at + 1] != ':':
                        raise ScanError("Expecting ':' delimiter", at)
                value, at = scan_value(text, _behind_spaces(text, at + 1))
                pairs.append((key, value))
                at = _behind_spaces(text, at)
                char = text[at:at + 1]
                if char == '}':
                    at += 1
                    break
                if char != ',':
                    raise ScanError("Expecting ',' delimiter", at)
                comma = at
                at = _behind_spaces(text, at + 1)
                char = text[at:at + 1]
                if char != '"':
                    if char == '}':
                        raise ScanError("Illegal trailing comma before end of object", comma)
                    raise ScanError("Expecting property name enclosed in double quotes", at)
        if object_pairs_hook is not None:
            return object_pairs_hook(pairs), at
        value = dict(pairs)
        if object_hook is not None:
            value = object_hook(value)
        return value, at

    def scan_array(text, at):
        values = []
        at = _behind_spaces(text, at)
        if text[at:at + 1] == ']':
            return values, at + 1
        while True:
            value, at = scan_value(text, at)
            values.append(value)
            at = _behind_spaces(text, at)
            char = text[at:at + 1]
            if char == ']':
                return values, at + 1
            if char != ',':
                raise ScanError("Expecting ',' delimiter", at)
            comma = at
            at = _behind_spaces(text, at + 1)
            if text[at:at + 1] == ']':
                raise ScanError("Illegal trailing comma before end of array", comma)

    def scan_once(text, at):
        try:
            return scan_value(text, at)
        finally:
            keys.clear()

    return scan_once


py_make_scanner = make_scanner
