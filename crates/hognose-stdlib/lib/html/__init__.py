"""Escaping and unescaping of HTML.

Promises CPython 3.14's `html`. The table of names is in `html.entities`, and is loaded when a name has to be resolved.
Deliberately absent: parsing (`html.parser`).
"""

from _html import escape as _escape

__all__ = ['escape', 'unescape']

# Numbers that stand for something else, as HTML 5 says: Windows-1252 where it differs from Latin-1.
_REPLACED = {0x00: '\ufffd', 0x0d: '\r'}
_REPLACED.update(zip(range(0x80, 0xa0), (
    '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f'
    '\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178')))


def escape(s, quote=True):
    """A text with &, < and > (and quotes) as entities."""
    made = _escape(s, quote)
    if made is not None:
        return made
    s = s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    if quote:
        s = s.replace('"', "&quot;").replace("'", "&#x27;")
    return s


def _is_invalid(number):
    return (0x1 <= number <= 0x8 or number == 0xb or 0xe <= number <= 0x1f
            or 0x7f <= number <= 0x9f or 0xfdd0 <= number <= 0xfdef
            or (number & 0xfffe == 0xfffe and number <= 0x10ffff))


def _number(digits, base):
    number = int(digits, base)
    if number in _REPLACED:
        return _REPLACED[number]
    if 0xD800 <= number <= 0xDFFF or number > 0x10FFFF:
        return '\uFFFD'
    return '' if _is_invalid(number) else chr(number)


_STOP = '\t\n\f <&#;'


def unescape(s):
    """A text with entities, by name and by number, resolved."""
    if '&' not in s:
        return s
    from html.entities import html5
    parts = []
    at = 0
    size = len(s)
    while True:
        found = s.find('&', at)
        if found < 0:
            parts.append(s[at:])
            return ''.join(parts)
        parts.append(s[at:found])
        # Most are a name or a number with its semicolon.
        end = s.find(';', found, found + 34) + 1
        if end:
            name = s[found + 1:end]
            if name in html5:
                parts.append(html5[name])
                at = end
                continue
            if name[0] == '#' and name[1:-1].isdigit() and name.isascii():
                parts.append(_number(name[1:-1], 10))
                at = end
                continue
        end = found + 1
        if s[end:end + 1] == '#':
            end += 1
            base = 10
            allowed = '0123456789'
            if s[end:end + 1] in ('x', 'X'):
                base = 16
                allowed = '0123456789abcdefABCDEF'
                end += 1
            start = end
            while end < size and s[end] in allowed:
                end += 1
            if end == start:
                parts.append(s[found:end])
            else:
                parts.append(_number(s[start:end], base))
                if s[end:end + 1] == ';':
                    end += 1
            at = end
            continue
        while end < size and end - found <= 32 and s[end] not in _STOP:
            end += 1
        if s[end:end + 1] == ';' and end > found + 1:
            end += 1
        name = s[found + 1:end]
        if name in html5:
            parts.append(html5[name])
        else:
            # The longest beginning that is a name without a semicolon.
            for length in range(len(name) - 1, 1, -1):
                if name[:length] in html5:
                    parts.append(html5[name[:length]] + name[length:])
                    break
            else:
                parts.append('&' + name)
        at = end
