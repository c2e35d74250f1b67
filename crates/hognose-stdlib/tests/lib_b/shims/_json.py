"""What the VM's native `_json` does, on CPython: plain values only, everything else is `NeedsPython`."""

import sys


class NeedsPython(Exception):
    pass


class ScanError(ValueError):
    pass


def encode(obj, skipkeys, ensure_ascii, check_circular, allow_nan, indent, key_separator,
           item_separator, sort_keys):
    raise NeedsPython


class _Plain:
    strict = True
    parse_float = float
    parse_int = int
    parse_constant = {'-Infinity': float('-inf'), 'Infinity': float('inf'),
                      'NaN': float('nan')}.__getitem__
    object_hook = object_pairs_hook = None


def scan(text, start, strict):
    from json.scanner import make_scanner
    decoder = _Plain()
    decoder.strict = strict
    return make_scanner(decoder)(text, start)
