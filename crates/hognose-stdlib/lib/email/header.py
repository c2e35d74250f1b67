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
        lines = _Lines(self._headerlen, maxlinelen, self._continuation_ws, splitchars)
        last = blank = last_blank = None
        for string, charset in self._joined():
            if blank is not None:
                blank = bool(string) and _is_blank(string[0])
                if last not in (None, 'us-ascii'):
                    if not blank or charset not in (None, 'us-ascii'):
                        lines.add_blank()
                elif charset not in (None, 'us-ascii') and not last_blank:
                    lines.add_blank()
            last_blank = bool(string) and _is_blank(string[-1])
            last = charset
            blank = False
            pieces = string.splitlines()
            lines.feed('', pieces[0] if pieces else '', charset)
            for line in pieces[1:]:
                lines.newline()
                if charset.header_encoding is not None:
                    lines.feed(self._continuation_ws, ' ' + line.lstrip(), charset)
                else:
                    rest = line.lstrip()
                    lines.feed(line[:len(line) - len(rest)], rest, charset)
            if len(pieces) > 1:
                lines.newline()
        if self._chunks:
            # A blank at the end is one of the header.
            lines.add_blank()
        lines.newline()
        text = linesep.join(lines.done)
        if re.search(r'\n[^ \t]+:', text):
            raise HeaderParseError("header value appears to contain an embedded header: {!r}".format(text))
        return text


class _Lines:
    """Lines that are filled with words; a line is words with the blanks in front of them."""

    def __init__(self, taken, most, blank, split_chars):
        self.most = most
        self.blank = blank
        self.split_chars = split_chars
        self.done = []
        # What the name of the header takes of the first line.
        self.taken = taken
        self.words = []

    def text(self):
        return ''.join([blank + word for blank, word in self.words])

    def newline(self):
        if self.words and self.words[-1] == (' ', ''):
            self.words.pop()
        if self.words:
            text = self.text()
            if not text.strip() and self.done:
                self.done[-1] += text
            else:
                self.done.append(text)
        self.words = []
        self.taken = 0

    def add_blank(self):
        self.words.append((' ', ''))

    def feed(self, blank, text, charset):
        if charset.header_encoding is None:
            parts = re.split('([ \t]+)', blank + text)
            if parts[0]:
                parts[:0] = ['']
            else:
                parts.pop(0)
            for at in range(0, len(parts) - 1, 2):
                self.add(parts[at], parts[at + 1])
            return
        room = self.most - self.taken - len(self.text())
        encoded = _encoded_words(text, charset, room, self.most - len(self.blank))
        if encoded and encoded[0]:
            self.add(blank, encoded[0])
        if len(encoded) > 1:
            self.newline()
            for word in encoded[1:-1]:
                self.done.append(self.blank + word)
            self.words.append((self.blank, encoded[-1]))

    def add(self, blank, word):
        self.words.append((blank, word))
        if self.taken + len(self.text()) <= self.most:
            return
        # It has to be parted: best behind a semicolon or a comma, else at a blank.
        for char in self.split_chars:
            for at in range(len(self.words) - 1, 0, -1):
                if char.isspace():
                    if self.words[at][0][:1] == char:
                        break
                if self.words[at - 1][1][-1:] == char:
                    break
            else:
                continue
            rest = self.words[at:]
            del self.words[at:]
            self.done.append(self.text())
            self.words = rest
            self.taken = 0
            return
        blank, word = self.words.pop()
        if self.taken > 0:
            # The name is left on a line of its own.
            self.newline_of_name()
            if not blank:
                blank = ' '
        self.words.append((blank, word))

    def newline_of_name(self):
        text = self.text()
        self.done.append(text)
        self.words = []
        self.taken = 0


def _is_blank(char):
    return char.isspace() or char in '()\\'


def _encoded_words(string, charset, first, rest):
    """A text as encoded words of at most so many letters; the first is empty if none has room there."""
    encode, length = charset.header_encoder(string)
    frame = len(charset.output_codec) + 7
    words, room = [], first - frame
    data = []
    for char in string:
        data.append(char)
        if length(''.join(data).encode(charset.output_codec, 'surrogateescape')) > room:
            data.pop()
            if not words and not data:
                words.append('')
            else:
                words.append(encode(''.join(data)))
            data = [char]
            room = rest - frame
    words.append(encode(''.join(data)))
    return words
