# since: 3.14
"""Generated calls of json.loads: documents of all kinds, broken at some place, with hooks, from text and from bytes."""
import collections
import hashlib
import io
import json
import sys
from decimal import Decimal


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

PARTS = ['"a"', '""', '"ä€"', '"\\u00e4"', '"\\ud83d\\udc0d"', '"\\ud83d"', '"\\udc0d\\ud83d"', '"\\n\\t\\"\\\\\\/\\b\\f\\r"', '"\U0001f40d"', '0', '-0', '1', '-17',
         '123456789012345678901234567890', '0.0', '-0.0', '1.5', '1e5', '1E+5', '1e-5', '-1.25e300', '1e400', '-1e400', '1e-400', 'true', 'false', 'null', 'NaN',
         'Infinity', '-Infinity', '[]', '{}', '[ ]', '{ }', '3.14159265358979', '5e-324', '100000000000000000000.0', '"x y z"', '"\x7f"', '"key"']
WRONG = ['', '01', '1.', '.5', '+1', '1e', '1e+', '-', '--1', '0x10', 'nan', 'inf', '-NaN', 'True', 'None', "'a'", '"', '"abc', '"\\', '"\\x"', '"\\u12"', '"\\u12G4"',
         '"\\ud83d\\u', '"\\ud83d\\u12"', '"\\ud83d\\x"', '"\n"', '"\t"', '"\0"', '"\x1f"', '[', ']', '{', '}', '[1', '[1,', '[1,]', '[,]', '[1 2]', '[1,,2]', '{"a"',
         '{"a":', '{"a":1', '{"a":1,', '{"a":1,}', '{"a" 1}', '{1:2}', '{a:1}', '{"a":1 "b":2}', '{,}', '[1}', '{"a":1]', 'tru', 'nul', 'falsey', 'Infinit',
         '1 2', '[] []', '// x\n1', '/* */', '1_000', '\xa01', '\u20281', '"\\u+123"', '"\\u 123"', '"\\u1_23"', '\ufeff1', '-I', '1٣', '٣']
SPACES = ['', '', '', ' ', '\n', '\t', '\r\n', '  \n ', '\x0b', '\x0c', '\xa0']


def space(source):
    return source.pick(SPACES[:8] if source.below(60) else SPACES)


def document(source, depth):
    way = source.below(10) if depth else 9
    if way < 3:
        items = [space(source) + document(source, depth - 1) + space(source) for _ in range(source.below(5))]
        return '[' + ','.join(items) + space(source) + ']'
    if way < 7:
        items = [space(source) + source.pick(PARTS[:9] + ['"a"', '"b"']) + space(source) + ':' + space(source) + document(source, depth - 1) + space(source)
                 for _ in range(source.below(5))]
        return '{' + ','.join(items) + '}'
    return source.pick(PARTS)


def broken(source, text):
    """One place changed."""
    at = source.below(len(text) + 1)
    way = source.below(5)
    if way == 0:
        return text[:at]
    if way == 1:
        return text[:at] + source.pick(WRONG) + text[at:]
    if way == 2:
        return text[:at] + text[at + 1:]
    if way == 3:
        return text[:at] + source.pick('[]{},:"\\ \n\0a1-') + text[at + 1:]
    return text + source.pick(WRONG)


class Decoder(json.JSONDecoder):
    def decode(self, s):
        return ['own', super().decode(s)]


def fails(text):
    raise KeyError(text)


HOOKS = [('object_hook', [dict, sorted, len, lambda table: list(table.items()), fails, 5]),
         ('object_pairs_hook', [list, dict, tuple, len, collections.OrderedDict, fails]),
         ('parse_float', [str, Decimal, float, lambda text: '<' + text + '>', fails]),
         ('parse_int', [str, float, int, Decimal, lambda text: '<' + text + '>', fails]),
         ('parse_constant', [str, fails, {'NaN': 0, 'Infinity': 1, '-Infinity': -1}.get]),
         ('strict', [False, True]), ('cls', [Decoder])]


def told_fully(function, *args, **kwargs):
    try:
        return repr(function(*args, **kwargs))
    except json.JSONDecodeError as error:
        return f'{error} {error.msg!r} {error.pos} {error.lineno} {error.colno} {len(error.doc)}'
    except Exception as error:
        return f'{type(error).__name__}: {error}'


def encoded(source, text):
    coding = source.pick(['utf-8', 'utf-8', 'utf-8-sig', 'utf-16', 'utf-16-le', 'utf-16-be', 'utf-32', 'utf-32-le', 'utf-32-be', 'latin-1'])
    data = text.encode(coding, 'backslashreplace' if coding == 'latin-1' else 'surrogatepass')
    if source.below(10) == 0:
        data = data[:source.below(len(data) + 1)]
    return source.pick([bytes, bytes, bytearray])(data)


def case(source):
    text = source.pick(WRONG) if source.below(12) == 0 else document(source, 3)
    if source.below(2):
        text = broken(source, text)
    found = {name: source.pick(values) for name, values in HOOKS if source.below(6) == 0}
    way = source.below(12)
    if way == 0:
        return told_fully(json.loads, encoded(source, text), **found)
    if way == 1:
        return told_fully(json.JSONDecoder(**{k: v for k, v in found.items() if k != 'cls'}).raw_decode, text, source.pick([0, 0, 1, 2, len(text), 100, -1]))
    if way == 2:
        return told_fully(json.load, io.StringIO(text, newline=''), **found)
    if way == 3 and source.below(4) == 0:
        return told_fully(json.loads, source.pick([None, 5, 1.5, [], b'', memoryview(b'1'), '\ufeff[]', b'\xef\xbb\xbf1', b'\xff', b'\0', b'1\0', b'\0\0\0']), **found)
    return f'{sorted(found)} {told_fully(json.loads, text, **found)}'


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
