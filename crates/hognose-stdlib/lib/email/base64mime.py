"""Base64: of bodies, and of words in headers."""

from base64 import b64encode
from binascii import a2b_base64, b2a_base64

__all__ = ['body_decode', 'body_encode', 'decode', 'decodestring', 'header_encode', 'header_length']


def header_length(bytearray):
    groups, rest = divmod(len(bytearray), 3)
    return groups * 4 + (4 if rest else 0)


def header_encode(header_bytes, charset='iso-8859-1'):
    """Text or bytes as an encoded word."""
    if not header_bytes:
        return ""
    if isinstance(header_bytes, str):
        header_bytes = header_bytes.encode(charset)
    return f'=?{charset}?b?{b64encode(header_bytes).decode("ascii")}?='


def body_encode(s, maxlinelen=76, eol="\n"):
    """Bytes in lines of Base64."""
    if not s:
        return ""
    size = maxlinelen * 3 // 4
    parts = []
    for at in range(0, len(s), size):
        line = b2a_base64(s[at:at + size]).decode("ascii")
        parts.append(line[:-1] + eol)
    return "".join(parts)


def decode(string):
    if not string:
        return bytes()
    if isinstance(string, str):
        string = string.encode('raw-unicode-escape')
    return a2b_base64(string)


body_decode = decodestring = decode
