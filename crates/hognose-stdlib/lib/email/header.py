"""Headers whose texts are in charsets: read and written (RFC 2047)."""

import base64
import binascii
import re
from email import charset as _charset, quoprimime
from email.charset import Charset
from email.errors import HeaderParseError

__all__ = ['Header', 'decode_header', 'make_header']

USASCII = Charset('us-ascii')
MAXLINELEN = 78
_ENCODED = re.compile(r'=\?(?P<charset>[^?]*?)\?(?P<encoding>[qQbB])\?(?P<encoded>.*?)\?=', re.MULTILINE)


def decode_header(header):
    """The pieces of a header as pairs of a text (or bytes) and its charset."""
    if hasattr(header, '_chunks'):
        return [(_charset_encode(string, str(charset)), str(charset)) for string, charset in header._chunks]
    if not _ENCODED.search(header):
        return [(header, None)]
    words = []
    for line in header.splitlines():
        parts = _ENCODED.split(line)
        first = True
        while parts:
            plain = parts.pop(0)
            if first:
                plain = plain.lstrip()
                first = False
            if plain:
                words.append((plain, None, None))
            if parts:
                charset, encoding, encoded = parts.pop(0).lower(), parts.pop(0).lower(), parts.pop(0)
                words.append((encoded, encoding, charset))
    # Blanks between two encoded words mean nothing.
    kept = []
    for at, word in enumerate(words):
        if word[1] is None and word[0].isspace() and 0 < at < len(words) - 1 and words[at - 1][1] and words[at + 1][1]:
            continue
        kept.append(word)
    decoded = []
    for text, encoding, charset in kept:
        if encoding is None:
            decoded.append((text, charset))
        elif encoding == 'q':
            decoded.append((quoprimime.header_decode(text), charset))
        else:
            missing = len(text) % 4
            if missing:
                text += '==='[:4 - missing]
            try:
                decoded.append((base64.b64decode(text.encode('ascii')), charset))
            except binascii.Error:
                raise HeaderParseError('Base64 decoding error') from None
    collapsed = []
    last = last_charset = None
    for text, charset in decoded:
        if isinstance(text, str):
            text = bytes(text, 'raw-unicode-escape')
        if last is None:
            last, last_charset = text, charset
        elif charset != last_charset:
            collapsed.append((last, last_charset))
            last, last_charset = text, charset
        elif last_charset is None:
            last += b' ' + text
        else:
            last += text
    collapsed.append((last, last_charset))
    return collapsed


def _charset_encode(string, charset):
    return string.encode(charset) if charset != 'unknown-8bit' else string.encode('ascii', 'surrogateescape')


def make_header(decoded_seq, maxlinelen=None, header_name=None, continuation_ws=' '):
    """The header of what `decode_header` gave."""
    made = Header(maxlinelen=maxlinelen, header_name=header_name, continuation_ws=continuation_ws)
    for text, charset in decoded_seq:
        if charset is not None and not isinstance(charset, Charset):
            charset = Charset(charset)
        made.append(text, charset)
    return made


class Header:
    def __init__(self, s=None, charset=None, maxlinelen=None, header_name=None, continuation_ws=' ', errors='strict'):
        if charset is None:
            charset = USASCII
        elif not isinstance(charset, Charset):
            charset = Charset(charset)
        self._charset = charset
        self._continuation_ws = continuation_ws
        self._chunks = []
        self._maxlinelen = MAXLINELEN if maxlinelen is None else maxlinelen
        self._headerlen = 0 if header_name is None else len(header_name) + 2
        if s is not None:
            self.append(s, charset, errors)

    def append(self, s, charset=None, errors='strict'):
        if charset is None:
            charset = self._charset
        elif not isinstance(charset, Charset):
            charset = Charset(charset)
        if not isinstance(s, str):
            codec = charset.input_codec or 'us-ascii'
            s = s.decode('us-ascii' if codec == 'unknown-8bit' else codec, 'surrogateescape' if codec == 'unknown-8bit' else errors)
        codec = charset.output_codec or 'us-ascii'
        if codec != 'unknown-8bit':
            try:
                s.encode(codec, errors)
            except UnicodeEncodeError:
                if codec != 'us-ascii':
                    raise
                charset = Charset('utf-8')
        self._chunks.append((s, charset))

    def _joined(self):
        """The pieces, where those of one charset have become one."""
        joined = []
        for string, charset in self._chunks:
            if joined and joined[-1][1] == charset:
                joined[-1][0].append(string)
            else:
                joined.append(([string], charset))
        self._chunks = [(' '.join(strings), charset) for strings, charset in joined]
        return self._chunks

    def __str__(self):
        parts = []
        last = None
        last_blank = False
        for string, charset in self._joined():
            following = charset
            if charset == _charset.UNKNOWN8BIT:
                string = string.encode('ascii', 'surrogateescape').decode('ascii', 'replace')
            if parts:
                # Between an encoded word and what is none there is a blank.
                blank = bool(string) and _is_blank(string[0])
                if last not in (None, 'us-ascii'):
                    if following in (None, 'us-ascii') and not blank:
                        parts.append(' ')
                        following = None
                elif following not in (None, 'us-ascii') and not last_blank:
                    parts.append(' ')
            last_blank = bool(string) and _is_blank(string[-1])
            last = following
            parts.append(string)
        return ''.join(parts)

    def __eq__(self, other):
        return other == str(self)

    def __repr__(self):
        return f"<email.header.Header object at {id(self):#x}>"

    def encode(self, splitchars=';, \t', maxlinelen=None, linesep='\n'):
        """The header as it is written, in lines."""
        if maxlinelen is None:
            maxlinelen = self._maxlinelen
        if maxlinelen == 0:
            maxlinelen = 1_000_000
        lines, current, room = [], '', maxlinelen - self._headerlen
        for string, charset in self._joined():
            if charset.header_encoding is None or charset == 'us-ascii':
                for n, line in enumerate(string.splitlines() or ['']):
                    if n:
                        lines.append(current)
                        rest = line.lstrip()
                        current, room = line[:len(line) - len(rest)], maxlinelen
                        line = rest
                    elif current and current.strip() and not current[-1:].isspace() and not line[:1].isspace():
                        line = ' ' + line
                    current, room = _fill(lines, current, line, room, maxlinelen, splitchars, self._continuation_ws)
            else:
                lead = ' ' if current.strip() and not current[-1:].isspace() else ''
                for n, word in enumerate(_encoded_words(string, charset, room - len(current) - len(lead), maxlinelen - 1)):
                    if n:
                        lines.append(current)
                        current, room = self._continuation_ws, maxlinelen
                        lead = ''
                    if word:
                        current += lead + word
        lines.append(current)
        text = linesep.join(lines)
        if re.search(r'\n[^ \t]+:', text):
            from email.errors import HeaderParseError
            raise HeaderParseError("header value appears to contain an embedded header: {!r}".format(text))
        return text


def _is_blank(char):
    return char.isspace() or char in '()\\'


def _fill(lines, current, text, room, maxlinelen, splitchars, blank):
    """Adds a text of ASCII, in lines that are not too long where it can be parted."""
    while len(current) + len(text) > room:
        cut = 0
        for char in splitchars:
            # Best behind a semicolon or a comma, else at a blank.
            limit = room - len(current)
            at = text.rfind(char, 1, limit + (char in ' \t'))
            while at > 0 and char not in ' \t' and text[at + 1:at + 2] not in (' ', '\t', ''):
                at = text.rfind(char, 1, at)
            if at > 0 and text[:at].strip():
                cut = at if char in ' \t' else at + 1
                break
        if not cut:
            found = re.search(r'\S([ \t])', text)
            if not found:
                break
            cut = found.start(1)
        lines.append(current + text[:cut])
        rest = text[cut:]
        current, room = '', maxlinelen
        text = (rest if rest[:1] in ' \t' else blank + rest) if rest.strip() else ''
        if not text:
            break
    return current + text, room


def _encoded_words(string, charset, first, rest):
    """A text as encoded words of at most so many letters."""
    words = []
    room = first
    while string:
        count = len(string)
        while True:
            word = charset.header_encode(string[:count])
            if len(word) <= room or count == 1:
                break
            # About as many as fit.
            count = min(count - 1, max(1, count * room // len(word)))
        if len(word) > room and not words and room < rest:
            words.append('')
            room = rest
            continue
        words.append(word)
        string = string[count:]
        room = rest
    return words
