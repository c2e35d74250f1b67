"""The native reader and writer of JSON text, with the exceptions that they raise.

Deliberately absent: hooks and `default`, which are Python in `json`.
"""

from _json_native import encode as _encode, scan as _scan


class NeedsPython(Exception):
    """The value holds something that only Python code can write."""


class ScanError(Exception):
    """The text is no JSON: a message and the position."""


def encode(obj, skipkeys, ensure_ascii, check_circular, allow_nan, indent, key_separator, item_separator, sort_keys):
    """The JSON text of a value made of builtin objects."""
    text = _encode(obj, skipkeys, ensure_ascii, allow_nan, indent, key_separator, item_separator, sort_keys)
    if text is None:
        raise NeedsPython
    return text


def scan(text, start, strict):
    """The value whose text starts at a position, and the position behind it."""
    found = _scan(text, start, strict)
    if len(found) == 3:
        if found[0] == "Expecting value":
            # Readers say it like this, so that `json` and whoever calls a reader can tell.
            raise StopIteration(found[1])
        raise ScanError(found[0], found[1])
    return found
