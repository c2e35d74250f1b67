"""Base16, Base32, Base64, Base85 and Ascii85 (RFC 4648 and others).

Promises CPython 3.14's `base64`; Base64 and hexadecimal are the native `binascii`'s.
Deliberately absent: the command line.
"""

import binascii
import struct

from _base64 import b32decode as _decode32, b32encode as _encode32, decode85 as _decode85, encode85 as _encode85
from _binascii import _b64decode, _b64encode

__all__ = ['encode', 'decode', 'encodebytes', 'decodebytes', 'b64encode', 'b64decode',
           'b32encode', 'b32decode', 'b32hexencode', 'b32hexdecode', 'b16encode', 'b16decode',
           'b85encode', 'b85decode', 'a85encode', 'a85decode', 'z85encode', 'z85decode',
           'standard_b64encode', 'standard_b64decode', 'urlsafe_b64encode', 'urlsafe_b64decode']

MAXLINESIZE = 76
MAXBINSIZE = MAXLINESIZE // 4 * 3
_TO_URL = bytes.maketrans(b'+/', b'-_')
_FROM_URL = bytes.maketrans(b'-_', b'+/')
_B32 = b'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
_B32_HEX = b'0123456789ABCDEFGHIJKLMNOPQRSTUV'
_B85 = (b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        b"abcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~")
_Z85 = (b'0123456789abcdefghijklmnopqrstuvwxyz'
        b'ABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#')
_Z85_TO_B85 = bytes.maketrans(_Z85 + b';_`|~', _B85 + b'\x00\x00\x00\x00\x00')
_B85_TO_Z85 = bytes.maketrans(_B85, _Z85)
_A85_START = b"<~"
_A85_END = b"~>"


def _bytes_from_decode_data(s):
    if isinstance(s, str):
        try:
            return s.encode('ascii')
        except UnicodeEncodeError:
            raise ValueError('string argument should contain only ASCII characters')
    if isinstance(s, (bytes, bytearray)):
        return s
    try:
        return memoryview(s).tobytes()
    except TypeError:
        raise TypeError("argument should be a bytes-like object or ASCII string, not %r"
                        % s.__class__.__name__) from None


def b64encode(s, altchars=None):
    """Bytes in Base64; `altchars` stand for + and /."""
    made = _b64encode(s, altchars)
    if made is not None:
        return made
    encoded = binascii.b2a_base64(s, newline=False)
    if altchars is not None:
        assert len(altchars) == 2, repr(altchars)
        return encoded.translate(bytes.maketrans(b'+/', altchars))
    return encoded


def b64decode(s, altchars=None, validate=False):
    """The bytes of a Base64 text."""
    if not validate:
        made = _b64decode(s, altchars)
        if made is not None:
            return made
    s = _bytes_from_decode_data(s)
    if altchars is not None:
        altchars = _bytes_from_decode_data(altchars)
        assert len(altchars) == 2, repr(altchars)
        s = s.translate(bytes.maketrans(altchars, b'+/'))
    return binascii.a2b_base64(s, strict_mode=validate)


def standard_b64encode(s):
    """Bytes in the standard Base64 alphabet."""
    return b64encode(s)


def standard_b64decode(s):
    """The bytes of a text in the standard Base64 alphabet."""
    return b64decode(s)


def urlsafe_b64encode(s):
    """Bytes in the alphabet for URLs and file names."""
    made = _b64encode(s, b'-_')
    return b64encode(s).translate(_TO_URL) if made is None else made


def urlsafe_b64decode(s):
    """The bytes of a text in the alphabet for URLs and file names."""
    made = _b64decode(s, b'-_')
    return b64decode(_bytes_from_decode_data(s).translate(_FROM_URL)) if made is None else made


def _b32encode(alphabet, s):
    made = _encode32(alphabet, s)
    if made is not None:
        return made
    s = bytes(s) if isinstance(s, (bytes, bytearray)) else memoryview(s).tobytes()
    leftover = len(s) % 5
    if leftover:
        s += b'\0' * (5 - leftover)
    out = bytearray()
    for at in range(0, len(s), 5):
        number = int.from_bytes(s[at:at + 5])
        for shift in (35, 30, 25, 20, 15, 10, 5, 0):
            out.append(alphabet[number >> shift & 31])
    padding = {0: 0, 1: 6, 2: 4, 3: 3, 4: 1}[leftover]
    if padding:
        out[-padding:] = b'=' * padding
    return bytes(out)


def _b32decode(alphabet, s, casefold=False, map01=None):
    if not casefold and map01 is None:
        made = _decode32(alphabet, s)
        if made is not None:
            return made
    s = _bytes_from_decode_data(s)
    if len(s) % 8:
        raise binascii.Error('Incorrect padding')
    if map01 is not None:
        map01 = _bytes_from_decode_data(map01)
        assert len(map01) == 1, repr(map01)
        s = s.translate(bytes.maketrans(b'01', b'O' + map01))
    if casefold:
        s = s.upper()
    size = len(s)
    s = s.rstrip(b'=')
    padding = size - len(s)
    values = {char: number for number, char in enumerate(alphabet)}
    out = bytearray()
    number = 0
    for at in range(0, len(s), 8):
        quantum = s[at:at + 8]
        number = 0
        try:
            for char in quantum:
                number = (number << 5) + values[char]
        except KeyError:
            raise binascii.Error('Non-base32 digit found') from None
        out += (number << 5 * (8 - len(quantum))).to_bytes(5)
    if size % 8 or padding not in (0, 1, 3, 4, 6):
        raise binascii.Error('Incorrect padding')
    if padding and out:
        leftover = (43 - 5 * padding) // 8
        out = out[:len(out) - 5 + leftover]
    return bytes(out)


def b32encode(s):
    """Bytes in Base32."""
    return _b32encode(_B32, s)


def b32decode(s, casefold=False, map01=None):
    """The bytes of a Base32 text."""
    return _b32decode(_B32, s, casefold, map01)


def b32hexencode(s):
    """Bytes in Base32 with the extended hexadecimal alphabet."""
    return _b32encode(_B32_HEX, s)


def b32hexdecode(s, casefold=False):
    """The bytes of a Base32 text with the extended hexadecimal alphabet."""
    return _b32decode(_B32_HEX, s, casefold)


def b16encode(s):
    """Bytes in Base16."""
    return binascii.hexlify(s).upper()


def b16decode(s, casefold=False):
    """The bytes of a Base16 text."""
    s = _bytes_from_decode_data(s)
    if casefold:
        s = s.upper()
    if s.translate(None, delete=b'0123456789ABCDEF'):
        raise binascii.Error('Non-base16 digit found')
    return binascii.unhexlify(s)


def _85encode(b, alphabet, pad=False, foldnuls=False, foldspaces=False):
    made = _encode85(alphabet, b, pad, foldnuls, foldspaces)
    if made is not None:
        return made
    b = bytes(b) if isinstance(b, (bytes, bytearray)) else memoryview(b).tobytes()
    padding = -len(b) % 4
    b += b'\0' * padding
    chunks = []
    for at in range(0, len(b), 4):
        word = int.from_bytes(b[at:at + 4])
        if foldnuls and not word:
            chunks.append(b'z')
        elif foldspaces and word == 0x20202020:
            chunks.append(b'y')
        else:
            digits = bytearray(5)
            for index in (4, 3, 2, 1, 0):
                word, digit = divmod(word, 85)
                digits[index] = alphabet[digit]
            chunks.append(bytes(digits))
    if padding and not pad:
        if chunks[-1] == b'z':
            chunks[-1] = alphabet[0:1] * 5
        chunks[-1] = chunks[-1][:-padding]
    return b''.join(chunks)


_A85 = bytes(range(33, 118))


def a85encode(b, *, foldspaces=False, wrapcol=0, pad=False, adobe=False):
    """Bytes in Ascii85."""
    result = _85encode(b, _A85, pad, True, foldspaces)
    if adobe:
        result = _A85_START + result
    if wrapcol:
        wrapcol = max(2 if adobe else 1, wrapcol)
        chunks = [result[at:at + wrapcol] for at in range(0, len(result), wrapcol)]
        if adobe and len(chunks[-1]) + 2 > wrapcol:
            chunks.append(b'')
        result = b'\n'.join(chunks)
    if adobe:
        result += _A85_END
    return result


def a85decode(b, *, foldspaces=False, adobe=False, ignorechars=b' \t\n\r\v'):
    """The bytes of an Ascii85 text."""
    if not foldspaces and not adobe and ignorechars == b' \t\n\r\v':
        made = _decode85(_A85, b, True)
        if made is not None:
            return made
    b = _bytes_from_decode_data(b)
    if adobe:
        if not b.endswith(_A85_END):
            raise ValueError("Ascii85 encoded byte sequences must end with {!r}".format(_A85_END))
        b = b[2:-2] if b.startswith(_A85_START) else b[:-2]
    decoded = []
    current = []
    for char in b + b'u' * 4:
        if 33 <= char <= 117:
            current.append(char)
            if len(current) == 5:
                number = 0
                for digit in current:
                    number = 85 * number + (digit - 33)
                try:
                    decoded.append(struct.pack('!I', number))
                except struct.error:
                    raise ValueError('Ascii85 overflow') from None
                current.clear()
        elif char == 122:
            if current:
                raise ValueError('z inside Ascii85 5-tuple')
            decoded.append(b'\0\0\0\0')
        elif foldspaces and char == 121:
            if current:
                raise ValueError('y inside Ascii85 5-tuple')
            decoded.append(b'\x20\x20\x20\x20')
        elif char not in ignorechars:
            raise ValueError('Non-Ascii85 digit found: %c' % char)
    result = b''.join(decoded)
    padding = 4 - len(current)
    return result[:-padding] if padding else result


def b85encode(b, pad=False):
    """Bytes in Base85."""
    return _85encode(b, _B85, pad)


_b85_values = None


def b85decode(b):
    """The bytes of a Base85 text."""
    made = _decode85(_B85, b, False)
    if made is not None:
        return made
    global _b85_values
    if _b85_values is None:
        _b85_values = {char: number for number, char in enumerate(_B85)}
    values = _b85_values
    b = _bytes_from_decode_data(b)
    padding = -len(b) % 5
    b = b + b'~' * padding
    out = []
    for at in range(0, len(b), 5):
        number = 0
        for index, char in enumerate(b[at:at + 5]):
            digit = values.get(char)
            if digit is None:
                raise ValueError('bad base85 character at position %d' % (at + index))
            number = number * 85 + digit
        try:
            out.append(number.to_bytes(4))
        except OverflowError:
            raise ValueError('base85 overflow in hunk starting at byte %d' % at) from None
    result = b''.join(out)
    return result[:-padding] if padding else result


def z85encode(s):
    """Bytes in Z85."""
    return b85encode(s).translate(_B85_TO_Z85)


def z85decode(s):
    """The bytes of a Z85 text."""
    s = _bytes_from_decode_data(s).translate(_Z85_TO_B85)
    try:
        return b85decode(s)
    except ValueError as error:
        raise ValueError(error.args[0].replace('base85', 'z85')) from None


def encode(input, output):
    """Encodes a binary file into another, in lines."""
    while s := input.read(MAXBINSIZE):
        while len(s) < MAXBINSIZE and (more := input.read(MAXBINSIZE - len(s))):
            s += more
        output.write(binascii.b2a_base64(s))


def decode(input, output):
    """Decodes a binary file into another."""
    while line := input.readline():
        output.write(binascii.a2b_base64(line))


def _input_type_check(s):
    try:
        m = memoryview(s)
    except TypeError as error:
        raise TypeError("expected bytes-like object, not %s" % s.__class__.__name__) from error
    if m.format not in ('c', 'b', 'B'):
        raise TypeError("expected single byte elements, not %r from %s"
                        % (m.format, s.__class__.__name__))
    if m.ndim != 1:
        raise TypeError("expected 1-D data, not %d-D data from %s" % (m.ndim, s.__class__.__name__))


def encodebytes(s):
    """Bytes in Base64, in lines of 76 characters."""
    _input_type_check(s)
    return b"".join([binascii.b2a_base64(s[at:at + MAXBINSIZE])
                     for at in range(0, len(s), MAXBINSIZE)])


def decodebytes(s):
    """The bytes of a Base64 text in lines."""
    _input_type_check(s)
    return binascii.a2b_base64(s)
