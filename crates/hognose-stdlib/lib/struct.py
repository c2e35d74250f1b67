"""Values as packed bytes and back.

Promises CPython 3.14's `struct`: sizes and alignments are those of 64-bit machines, native order is little-endian.
"""

from _hognose import native as _native, qualified as _qualified, set_builtin as _builtin
from _hognose_native import set_function_twin as _set_function_twin
import _struct
import operator as _operator

from _buffers import plain_bytes as _as_bytes, writable_view as _writable_view

__all__ = ['calcsize', 'pack', 'pack_into', 'unpack', 'unpack_from', 'iter_unpack', 'Struct', 'error']


class error(Exception):
    pass


error.__module__ = 'struct'

# Size of each format in standard mode, size in native mode. Aligned to its size there.
_SIZES = {'x': (1, 1), 'c': (1, 1), 'b': (1, 1), 'B': (1, 1), '?': (1, 1), 'h': (2, 2), 'H': (2, 2), 'i': (4, 4), 'I': (4, 4),
          'l': (4, 8), 'L': (4, 8), 'q': (8, 8), 'Q': (8, 8), 'n': (None, 8), 'N': (None, 8), 'P': (None, 8), 'e': (2, 2),
          'f': (4, 4), 'd': (8, 8), 'F': (8, 8), 'D': (16, 16), 's': (1, 1), 'p': (1, 1)}
_UNSIGNED = 'BHILQNP'
_parsed = {}


def _parse(format):
    """(order, size, items): items are (code, count, size, offset)."""
    if isinstance(format, bytes):
        format = format.decode('latin-1')
    elif not isinstance(format, str):
        raise TypeError(f'Struct() argument 1 must be a str or bytes object, not {type(format).__name__}')
    found = _parsed.get(format)
    if found is None:
        if '\0' in format:
            raise error('embedded null character')
        found = _parse_text(format)
        if len(_parsed) > 100:
            _parsed.clear()
        _parsed[format] = found
    return found


def _parse_text(format):
    order, native, at = 'little', True, 0
    if format[:1] in ('@', '=', '<', '>', '!') and format:
        order = 'big' if format[0] in '>!' else 'little'
        native = format[0] == '@'
        at = 1
    items = []
    offset = 0
    size_of_text = len(format)
    while at < size_of_text:
        char = format[at]
        at += 1
        if char.isspace():
            continue
        count = None
        if '0' <= char <= '9':
            start = at - 1
            while at < size_of_text and '0' <= format[at] <= '9':
                at += 1
            if at >= size_of_text:
                raise error('repeat count given without format specifier')
            count = int(format[start:at])
            char = format[at]
            at += 1
        sizes = _SIZES.get(char)
        size = sizes and sizes[native]
        if size is None:
            raise error('bad char in struct format')
        if native and size > 1:
            align = 8 if char == 'D' else 4 if char == 'F' else size
            offset += -offset % align
        repeat = 1 if count is None else count
        items.append((char, repeat, size, offset))
        offset += repeat * size
        if offset > 1 << 40:
            raise error('total struct size too long')
    return order, offset, tuple(items)


def calcsize(format, /):
    """Bytes that a format takes."""
    return _parse(format)[1]


def _n_values(items):
    count = 0
    for code, repeat, _, _ in items:
        if code in 'sp':
            count += 1
        elif code != 'x':
            count += repeat
    return count


def _float_bytes(value, code, order):
    try:
        value = float(value) if any(hasattr(type(value), name) for name in ('__float__', '__index__')) else None
    except OverflowError:
        value = None
    if value is None:
        raise error('required argument is not a float')
    buffer = bytearray(_SIZES[code][1])
    try:
        memoryview(buffer).cast(code)[0] = value
    except OverflowError:
        raise OverflowError(f'float too large to pack with {code} format') from None
    if code != 'd' and value == value and abs(value) != float('inf'):
        back = memoryview(buffer).cast(code)[0]
        if abs(back) == float('inf'):
            raise OverflowError(f'float too large to pack with {code} format')
    if order == 'big':
        buffer.reverse()
    return buffer


def _pack_one(code, size, value, order):
    if code == 'c':
        if not isinstance(value, bytes) or len(value) != 1:
            raise error('char format requires a bytes object of length 1')
        return value
    if code == '?':
        return b'\1' if value else b'\0'
    if code in 'efd':
        return _float_bytes(value, code, order)
    if code in 'FD':
        part = 'f' if code == 'F' else 'd'
        value = complex(value)
        return _float_bytes(value.real, part, order) + _float_bytes(value.imag, part, order)
    if not isinstance(value, int):
        if not hasattr(type(value), '__index__'):
            raise error('required argument is not an integer')
        value = _operator.index(value)
    try:
        return value.to_bytes(size, order, signed=code not in _UNSIGNED)
    except OverflowError:
        bits = 8 * size
        low, high = (0, (1 << bits) - 1) if code in _UNSIGNED else (-(1 << bits - 1), (1 << bits - 1) - 1)
        raise error(f"'{code}' format requires {low} <= number <= {high}") from None


def _pack(parsed, values, name):
    order, size, items = parsed
    wanted = _n_values(items)
    if len(values) != wanted:
        raise error(f'{name} expected {wanted} items for packing (got {len(values)})')
    out = bytearray()
    at = 0
    for code, repeat, width, offset in items:
        if len(out) < offset:
            out += bytes(offset - len(out))
        if code == 'x':
            out += bytes(repeat)
        elif code == 's' or code == 'p':
            value = values[at]
            at += 1
            if not isinstance(value, (bytes, bytearray)):
                raise error(f"argument for '{code}' must be a bytes object")
            if code == 's':
                out += bytes(value[:repeat]).ljust(repeat, b'\0')
            elif repeat:
                value = bytes(value[:repeat - 1])
                out += (bytes([min(len(value), 255)]) + value).ljust(repeat, b'\0')
        else:
            for _ in range(repeat):
                out += _pack_one(code, width, values[at], order)
                at += 1
    return bytes(out)


def pack(format, /, *values):
    """Bytes that hold the values."""
    return _pack(_parse(format), values, 'pack')


def _unpack(parsed, data, start):
    order, _, items = parsed
    big = order == 'big'
    out = []
    for code, repeat, size, offset in items:
        offset += start
        if code == 'x':
            continue
        if code == 's':
            out.append(bytes(data[offset:offset + repeat]))
            continue
        if code == 'p':
            n = min(data[offset], repeat - 1) if repeat else 0
            out.append(bytes(data[offset + 1:offset + 1 + n]))
            continue
        for _ in range(repeat):
            piece = data[offset:offset + size]
            offset += size
            if code == 'c':
                out.append(bytes(piece))
            elif code == '?':
                out.append(piece != b'\0')
            elif code in 'efd':
                if big:
                    piece = piece[::-1]
                out.append(memoryview(bytes(piece)).cast(code)[0])
            elif code in 'FD':
                half = size // 2
                parts = [piece[:half], piece[half:]]
                if big:
                    parts = [part[::-1] for part in parts]
                out.append(complex(*[memoryview(bytes(part)).cast('f' if code == 'F' else 'd')[0] for part in parts]))
            else:
                out.append(int.from_bytes(piece, order, signed=code not in _UNSIGNED))
    return tuple(out)


def unpack(format, buffer, /):
    """The values that bytes hold."""
    parsed = _parse(format)
    data = _as_bytes(buffer)
    if len(data) != parsed[1]:
        raise error(f'unpack requires a buffer of {parsed[1]} bytes')
    return _unpack(parsed, data, 0)


def _place(size, length, offset, name):
    if offset < 0:
        if offset + length < 0:
            raise error(f'offset {offset} out of range for {length}-byte buffer')
        if name == 'pack_into' and offset + size > 0:
            raise error(f'no space to pack {size} bytes at offset {offset}')
        if name == 'unpack_from' and offset + size > 0:
            raise error(f'not enough data to unpack {size} bytes at offset {offset}')
        offset += length
    if length - offset < size:
        verb = 'packing' if name == 'pack_into' else 'unpacking'
        raise error(f'{name} requires a buffer of at least {size + offset} bytes for {verb} {size} bytes '
                    f'at offset {offset} (actual buffer size is {length})')
    return offset


def unpack_from(format, /, buffer, offset=0):
    """The values in a buffer, from an offset on."""
    parsed = _parse(format)
    data = _as_bytes(buffer)
    offset = _operator.index(offset)
    if not -1 << 63 <= offset < 1 << 63:
        raise OverflowError('Python int too large to convert to C ssize_t')
    return _unpack(parsed, data, _place(parsed[1], len(data), offset, 'unpack_from'))


def pack_into(format, buffer, offset, /, *values):
    """Packs values into a writable buffer."""
    parsed = _parse(format)
    packed = _pack(parsed, values, 'pack_into')
    with _writable_view(buffer, '') as view:
        offset = _place(parsed[1], len(view), offset, 'pack_into')
        view[offset:offset + len(packed)] = packed


def iter_unpack(format, buffer, /):
    """An iterator over repeated records in a buffer."""
    parsed = _parse(format)
    data = _as_bytes(buffer)
    size = parsed[1]
    if not size:
        raise error('cannot iteratively unpack with a struct of length 0')
    if len(data) % size:
        raise error(f'iterative unpacking requires a buffer of a multiple of {size} bytes')
    made = object.__new__(unpack_iterator)
    made._format, made._data, made._at = format, data, 0
    return made


@_native
@_builtin
@_qualified
class unpack_iterator:
    """Records, one after the other."""

    __slots__ = ('_format', '_data', '_at')
    __module__ = '_struct'

    def __new__(cls, *args, **kwargs):
        raise TypeError("cannot create '_struct.unpack_iterator' instances")

    def __iter__(self):
        return self

    def __next__(self):
        data, at = self._data, self._at
        if at >= len(data):
            raise StopIteration
        parsed = _parse(self._format)
        self._at = at + parsed[1]
        return _unpack(parsed, data, at)

    def __length_hint__(self):
        return (len(self._data) - self._at) // _parse(self._format)[1]

    def _rest(self):
        return [record for record in self]


@_native
@_builtin
@_qualified
class Struct:
    """A format with its methods."""

    __slots__ = ('format', 'size', '__weakref__')

    __module__ = '_struct'

    def __init__(self, format):
        self.size = _parse(format)[1]
        self.format = format.decode('latin-1') if isinstance(format, bytes) else format

    def pack(self, *values):
        return pack(self.format, *values)

    def pack_into(self, buffer, offset, /, *values):
        pack_into(self.format, buffer, offset, *values)

    def unpack(self, buffer, /):
        return unpack(self.format, buffer)

    def unpack_from(self, buffer, offset=0):
        return unpack_from(self.format, buffer, offset)

    def iter_unpack(self, buffer, /):
        return iter_unpack(self.format, buffer)

    def __repr__(self):
        return f'Struct({self.format!r})'


# What is ordinary natives do; the functions above are their twins.
calcsize = _set_function_twin(_struct.calcsize, calcsize)
pack = _set_function_twin(_struct.pack, pack)
unpack = _set_function_twin(_struct.unpack, unpack)
unpack_from = _set_function_twin(_struct.unpack_from, unpack_from)
pack_into = _set_function_twin(_struct.pack_into, pack_into)
iter_unpack = _set_function_twin(_struct.iter_unpack, iter_unpack)
