"""Bytes as text and back: Base64, hexadecimal, uuencode, quoted-printable; checksums.

Promises CPython 3.14's `binascii`. Base64, hexadecimal and checksums are native.
"""

from _buffers import plain_bytes as _plain_bytes
from _binascii import _a2b_base64, _unhexlify, b2a_base64, b2a_hex, crc32, crc_hqx, hexlify

__all__ = ['a2b_uu', 'b2a_uu', 'a2b_base64', 'b2a_base64', 'a2b_hex', 'b2a_hex', 'hexlify', 'unhexlify', 'crc32', 'crc_hqx',
           'a2b_qp', 'b2a_qp', 'Error', 'Incomplete']


class Error(ValueError):
    pass


class Incomplete(Exception):
    pass


def _ascii_bytes(data):
    if isinstance(data, str):
        try:
            return data.encode('ascii')
        except UnicodeEncodeError:
            raise ValueError('string argument should contain only ASCII characters') from None
    if isinstance(data, (bytes, bytearray)):
        return data
    try:
        return _plain_bytes(data)
    except (TypeError, BufferError):
        raise TypeError('argument should be bytes, buffer or ASCII string, '
                        f'not {type(data).__name__!r}') from None


def a2b_base64(data, /, *, strict_mode=False):
    """The bytes of a Base64 text."""
    result = _a2b_base64(_ascii_bytes(data), strict_mode)
    if isinstance(result, str):
        raise Error(result)
    return result


def unhexlify(hexstr, /):
    """The bytes of hexadecimal digits."""
    made = _unhexlify(hexstr)
    if made is not None:
        return made
    data = _ascii_bytes(hexstr)
    if len(data) % 2:
        raise Error('Odd-length string')
    if data.strip() != data or len(data.split(None, 1)) > 1:
        raise Error('Non-hexadecimal digit found')
    try:
        return bytes.fromhex(data.decode('latin-1'))
    except ValueError:
        raise Error('Non-hexadecimal digit found') from None


a2b_hex = unhexlify


def a2b_uu(data, /):
    """The bytes of a uuencoded line."""
    data = _ascii_bytes(data)
    size = (data[0] - 32) & 63 if data else 0
    out = bytearray()
    word = bits = 0
    for char in data[1:].rstrip(b'\r\n'):
        if len(out) >= size:
            if char not in b' `':
                raise Error('Trailing garbage')
            continue
        if not 32 <= char <= 96:
            raise Error('Illegal char')
        word = word << 6 | (char - 32) & 63
        bits += 6
        if bits >= 8:
            bits -= 8
            out.append(word >> bits & 255)
    # Blanks at the end may have been stripped; they mean zeros.
    return bytes(out[:size]).ljust(size, b'\0')


def b2a_uu(data, /, *, backtick=False):
    """A uuencoded line."""
    data = _plain_bytes(data)
    if len(data) > 45:
        raise Error('At most 45 bytes at once')
    zero = 96 if backtick else 32
    out = bytearray([len(data) + 32 if data else zero])
    for at in range(0, len(data), 3):
        word = int.from_bytes(data[at:at + 3].ljust(3, b'\0'))
        for shift in (18, 12, 6, 0):
            digit = word >> shift & 63
            out.append(digit + 32 if digit else zero)
    out.append(10)
    return bytes(out)


def a2b_qp(data, header=False):
    """The bytes of a quoted-printable text."""
    data = _ascii_bytes(data)
    out = bytearray()
    at, size = 0, len(data)
    digits = b'0123456789ABCDEFabcdef'
    while at < size:
        char = data[at]
        at += 1
        if char == 61:
            if at >= size:
                break
            if data[at] in b'\r\n':
                # A soft line break.
                while at < size and data[at] != 10:
                    at += 1
                at += 1
            elif data[at] == 61:
                out.append(61)
                at += 1
            elif at + 1 < size and data[at] in digits and data[at + 1] in digits:
                out.append(int(bytes(data[at:at + 2]), 16))
                at += 2
            else:
                out.append(61)
        elif header and char == 95:
            out.append(32)
        else:
            out.append(char)
    return bytes(out)


def b2a_qp(data, quotetabs=False, istext=True, header=False):
    """A quoted-printable text."""
    data = _plain_bytes(data)
    out = bytearray()
    column = 0
    newline = b'\r\n' if 0 < data.find(b'\n') and data[data.find(b'\n') - 1] == 13 else b'\n'
    at, size = 0, len(data)
    while at < size:
        char = data[at]
        following = data[at + 1] if at + 1 < size else None
        lone_dot = char == 46 and column == 0 and following in (None, 10, 13, 0)
        if (char > 126 or char == 61 or header and char == 95 or lone_dot
                or not istext and char in b'\r\n'
                or char in b'\t ' and (quotetabs or following is None)
                or char < 33 and char not in b'\r\n\t '):
            if column + 3 >= 76:
                out += b'=' + newline
                column = 0
            out += b'=%02X' % char
            column += 3
            at += 1
        elif istext and (char == 10 or char == 13 and following == 10):
            column = 0
            if out and out[-1] in b' \t':
                last = out.pop()
                out += b'=%02X' % last
            out += newline
            at += 2 if char == 13 else 1
        else:
            if following is not None and following != 10 and column + 1 >= 76:
                out += b'=' + newline
                column = 0
            column += 1
            out.append(95 if header and char == 32 else char)
            at += 1
    return bytes(out)
