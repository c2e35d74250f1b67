"""Quoted-printable: of bodies, and of words in headers."""

import re

__all__ = ['body_decode', 'body_encode', 'body_length', 'decode', 'decodestring', 'header_decode', 'header_encode', 'header_length', 'quote',
           'unquote']

_PLAIN_HEADER = frozenset(b'-!*+/ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789')
_HEADER = [chr(c) if c in _PLAIN_HEADER else '_' if c == 32 else '=%02X' % c for c in range(256)]
_BODY = [chr(c) if 32 <= c < 127 and c != 61 or c == 9 else '=%02X' % c for c in range(256)]


def header_check(octet):
    """Whether a byte is escaped in a header."""
    return chr(octet) != _HEADER[octet]


def body_check(octet):
    """Whether a byte is escaped in a body."""
    return chr(octet) != _BODY[octet]


def header_length(bytearray):
    return sum(len(_HEADER[c]) for c in bytearray)


def body_length(bytearray):
    return sum(len(_BODY[c]) for c in bytearray)


def unquote(s):
    return chr(int(s[1:3], 16))


def quote(c):
    return '=%02X' % ord(c)


def header_encode(header_bytes, charset='iso-8859-1'):
    """Bytes as an encoded word."""
    if not header_bytes:
        return ''
    return f"=?{charset}?q?{''.join([_HEADER[c] for c in header_bytes])}?="


def header_decode(s):
    s = s.replace('_', ' ')
    return re.sub(r'=[a-fA-F0-9]{2}', lambda found: unquote(found[0]), s, flags=re.ASCII)


def body_encode(body, maxlinelen=76, eol='\n'):
    """A text, in Latin-1, as quoted-printable."""
    if maxlinelen < 4:
        raise ValueError("maxlinelen must be at least 4")
    if not body:
        return body
    # Ends of lines stay.
    lines = []
    for line in body.split('\n'):
        line = line.removesuffix('\r')
        encoded = ''.join([_BODY[ord(c)] for c in line])
        while len(encoded) > maxlinelen - 1 and len(encoded) > maxlinelen:
            stop = maxlinelen - 1
            # No escape is torn.
            if encoded[stop - 1] == '=':
                stop -= 1
            elif encoded[stop - 2] == '=':
                stop -= 2
            lines.append(encoded[:stop] + '=')
            encoded = encoded[stop:]
        if encoded[-1:] in (' ', '\t'):
            last = '=20' if encoded[-1] == ' ' else '=09'
            if len(encoded) + 2 <= maxlinelen:
                encoded = encoded[:-1] + last
            else:
                lines.append(encoded[:-1] + '=')
                encoded = last
        lines.append(encoded)
    return eol.join(lines)


def decode(encoded, eol='\n'):
    """What was quoted-printable."""
    if not encoded:
        return encoded
    parts = []
    for line in encoded.splitlines():
        line = line.rstrip()
        soft = line.endswith('=')
        if soft:
            line = line[:-1]
        parts.append(re.sub(r'=[a-fA-F0-9]{2}', lambda found: unquote(found[0]), line))
        if not soft:
            parts.append(eol)
    if encoded[-1] not in '\r\n' and parts and parts[-1] == eol:
        parts.pop()
    return ''.join(parts)


body_decode = decodestring = decode


def decode_bytes(data):
    """As `decode`, of bytes."""
    lines = data.split(b'\n')
    out = []
    for at, line in enumerate(lines):
        if at < len(lines) - 1:
            ending = b'\r\n' if line.endswith(b'\r') else b'\n'
            line = line.rstrip(b' \t\r')
            if line.endswith(b'='):
                line, ending = line[:-1], b''
        else:
            ending = b''
            if line.endswith(b'='):
                line = line[:-1]
        out.append(re.sub(rb'=([a-fA-F0-9]{2})', lambda found: bytes([int(found[1], 16)]), line) + ending)
    return b''.join(out)
