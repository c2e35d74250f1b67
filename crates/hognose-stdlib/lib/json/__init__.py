"""JSON: text from values and values from text.

Promises CPython 3.14's `json`. Calls without hooks run in the native `_json`; anything a caller can change (defaults,
classes, hooks, separators) runs in `encoder` and `decoder`, in Python.

Deliberately absent: the command line of `json.tool`.
"""

import _json
from .decoder import JSONDecodeError, JSONDecoder
from .encoder import JSONEncoder, checked_separators

__all__ = ['dump', 'dumps', 'load', 'loads', 'JSONDecoder', 'JSONDecodeError', 'JSONEncoder']

_encode = _json.encode
_scan = _json.scan
_NeedsPython = _json.NeedsPython
_ScanError = _json.ScanError
_default_encoder = JSONEncoder()
_default_decoder = JSONDecoder()


def dump(obj, fp, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True,
         cls=None, indent=None, separators=None, default=None, sort_keys=False, **kw):
    """Writes `obj` as JSON to a file-like object."""
    if cls is None:
        cls = JSONEncoder
    for chunk in cls(skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular,
                     allow_nan=allow_nan, indent=indent, separators=separators, default=default,
                     sort_keys=sort_keys, **kw).iterencode(obj):
        fp.write(chunk)


def dumps(obj, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None,
          indent=None, separators=None, default=None, sort_keys=False, **kw):
    """`obj` as a JSON text."""
    if cls is None and not kw:
        if separators is None:
            item_separator, key_separator = ', ' if indent is None else ',', ': '
        else:
            item_separator, key_separator = checked_separators(separators)
        if indent is None or type(indent) is int or type(indent) is str:
            try:
                return _encode(obj, skipkeys, ensure_ascii, check_circular, allow_nan, indent,
                               key_separator, item_separator, sort_keys)
            except _NeedsPython:
                pass
    return (JSONEncoder if cls is None else cls)(
        skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular,
        allow_nan=allow_nan, indent=indent, separators=separators, default=default,
        sort_keys=sort_keys, **kw).encode(obj)


def detect_encoding(b):
    """Which of UTF-8, UTF-16 and UTF-32 a JSON text in bytes is in."""
    if b.startswith((b'\xff\xfe\0\0', b'\0\0\xfe\xff')):
        return 'utf-32'
    if b.startswith((b'\xff\xfe', b'\xfe\xff')):
        return 'utf-16'
    if b.startswith(b'\xef\xbb\xbf'):
        return 'utf-8-sig'
    # The first characters are ASCII: zeros tell the width and the order.
    if len(b) >= 4:
        if not b[0]:
            return 'utf-16-be' if b[1] else 'utf-32-be'
        if not b[1]:
            return 'utf-16-le' if b[2] or b[3] else 'utf-32-le'
    elif len(b) == 2:
        if not b[0]:
            return 'utf-16-be'
        if not b[1]:
            return 'utf-16-le'
    return 'utf-8'


def load(fp, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None,
         object_pairs_hook=None, **kw):
    """The value of the JSON text in a file-like object."""
    return loads(fp.read(), cls=cls, object_hook=object_hook, parse_float=parse_float,
                 parse_int=parse_int, parse_constant=parse_constant,
                 object_pairs_hook=object_pairs_hook, **kw)


def loads(s, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None,
          object_pairs_hook=None, **kw):
    """The value of a JSON text in a string or in bytes."""
    if isinstance(s, str):
        if s.startswith('\ufeff'):
            raise JSONDecodeError("Unexpected UTF-8 BOM (decode using utf-8-sig)", s, 0)
    else:
        if not isinstance(s, (bytes, bytearray)):
            raise TypeError(f'the JSON object must be str, bytes or bytearray, '
                            f'not {s.__class__.__name__}')
        s = s.decode(detect_encoding(s), 'surrogatepass')
    if (cls is None and object_hook is None and parse_float is None and parse_int is None
            and parse_constant is None and object_pairs_hook is None and not kw):
        return _default_decoder.decode(s)
    if cls is None:
        cls = JSONDecoder
    if object_hook is not None:
        kw['object_hook'] = object_hook
    if object_pairs_hook is not None:
        kw['object_pairs_hook'] = object_pairs_hook
    if parse_float is not None:
        kw['parse_float'] = parse_float
    if parse_int is not None:
        kw['parse_int'] = parse_int
    if parse_constant is not None:
        kw['parse_constant'] = parse_constant
    return cls(**kw).decode(s)
