"""Encodings by name: looking them up, encoding and decoding at once or piece by piece, streams around streams of bytes.

Promises what scripts use of CPython 3.14's `codecs`. Text encodings are those of `str.encode`; beside them there are `hex`, `base64`
and `rot13`. What is registered is found by `str.encode` and `bytes.decode` too. Deliberately absent: `open`, charmaps.
"""

import binascii
from _hognose_native import prelude

__all__ = ['register', 'lookup', 'BOM', 'BOM_BE', 'BOM_LE', 'BOM32_BE', 'BOM32_LE', 'BOM64_BE', 'BOM64_LE', 'BOM_UTF8', 'BOM_UTF16',
           'BOM_UTF16_LE', 'BOM_UTF16_BE', 'BOM_UTF32', 'BOM_UTF32_LE', 'BOM_UTF32_BE', 'CodecInfo', 'Codec', 'IncrementalEncoder',
           'IncrementalDecoder', 'StreamReader', 'StreamWriter', 'StreamReaderWriter', 'getencoder', 'getdecoder', 'getincrementalencoder',
           'getincrementaldecoder', 'getreader', 'getwriter', 'encode', 'decode', 'iterencode', 'iterdecode', 'strict_errors', 'ignore_errors',
           'replace_errors', 'xmlcharrefreplace_errors', 'backslashreplace_errors', 'namereplace_errors', 'register_error', 'lookup_error']

BOM_UTF8 = b'\xef\xbb\xbf'
BOM_LE = BOM_UTF16_LE = BOM = BOM_UTF16 = BOM32_LE = b'\xff\xfe'
BOM_BE = BOM_UTF16_BE = BOM32_BE = b'\xfe\xff'
BOM_UTF32_LE = BOM_UTF32 = BOM64_LE = b'\xff\xfe\x00\x00'
BOM_UTF32_BE = BOM64_BE = b'\x00\x00\xfe\xff'


class CodecInfo(tuple):
    """What there is to a codec: functions that encode and decode at once, classes that do it piece by piece."""

    _is_text_encoding = True

    def __new__(cls, encode, decode, streamreader=None, streamwriter=None, incrementalencoder=None, incrementaldecoder=None, name=None, *,
                _is_text_encoding=None):
        self = tuple.__new__(cls, (encode, decode, streamreader, streamwriter))
        self.name = name
        self.encode = encode
        self.decode = decode
        self.streamreader = streamreader
        self.streamwriter = streamwriter
        self.incrementalencoder = incrementalencoder
        self.incrementaldecoder = incrementaldecoder
        if _is_text_encoding is not None:
            self._is_text_encoding = _is_text_encoding
        return self

    def __repr__(self):
        return f'<{type(self).__module__}.{type(self).__qualname__} object for encoding {self.name} at {id(self):#x}>'


class Codec:
    """Encodes and decodes at once: results with the length of what was used."""

    def encode(self, input, errors='strict'):
        raise NotImplementedError

    def decode(self, input, errors='strict'):
        raise NotImplementedError


# Piece by piece.


class IncrementalEncoder:
    """Encodes text that comes in pieces."""

    def __init__(self, errors='strict'):
        self.errors = errors
        self.buffer = ''

    def encode(self, input, final=False):
        raise NotImplementedError

    def reset(self):
        """Begins anew."""

    def getstate(self):
        return 0

    def setstate(self, state):
        """Goes on as with `getstate`."""


class BufferedIncrementalEncoder(IncrementalEncoder):
    """Keeps what cannot be encoded yet; `_buffer_encode` does the work."""

    def _buffer_encode(self, input, errors, final):
        raise NotImplementedError

    def encode(self, input, final=False):
        data = self.buffer + input
        result, used = self._buffer_encode(data, self.errors, final)
        self.buffer = data[used:]
        return result

    def reset(self):
        self.buffer = ''

    def getstate(self):
        return self.buffer or 0

    def setstate(self, state):
        self.buffer = state or ''


class IncrementalDecoder:
    """Decodes bytes that come in pieces."""

    def __init__(self, errors='strict'):
        self.errors = errors

    def decode(self, input, final=False):
        raise NotImplementedError

    def reset(self):
        """Begins anew."""

    def getstate(self):
        return b'', 0

    def setstate(self, state):
        """Goes on as with `getstate`."""


class BufferedIncrementalDecoder(IncrementalDecoder):
    """Keeps what cannot be decoded yet; `_buffer_decode` does the work."""

    def __init__(self, errors='strict'):
        IncrementalDecoder.__init__(self, errors)
        self.buffer = b''

    def _buffer_decode(self, input, errors, final):
        raise NotImplementedError

    def decode(self, input, final=False):
        data = self.buffer + bytes(input)
        result, used = self._buffer_decode(data, self.errors, final)
        self.buffer = data[used:]
        return result

    def reset(self):
        self.buffer = b''

    def getstate(self):
        return self.buffer, 0

    def setstate(self, state):
        self.buffer = state[0]


# Streams.


class StreamWriter(Codec):
    """Writes text to a stream of bytes."""

    def __init__(self, stream, errors='strict'):
        self.stream = stream
        self.errors = errors

    def write(self, object):
        data, used = self.encode(object, self.errors)
        self.stream.write(data)

    def writelines(self, list):
        self.write(''.join(list))

    def reset(self):
        """Begins anew."""

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        if whence == 0 and offset == 0:
            self.reset()

    def __getattr__(self, name):
        return getattr(self.stream, name)

    def __enter__(self):
        return self

    def __exit__(self, type, value, tb):
        self.stream.close()


class StreamReader(Codec):
    """Reads text from a stream of bytes."""

    charbuffertype = str

    def __init__(self, stream, errors='strict'):
        self.stream = stream
        self.errors = errors
        self.reset()

    def reset(self):
        self.bytebuffer = b''
        self.charbuffer = self.charbuffertype()

    def decode(self, input, errors='strict'):
        raise NotImplementedError

    def _more(self, size):
        """Reads and decodes; whether there was something."""
        new = self.stream.read() if size < 0 else self.stream.read(size)
        data = self.bytebuffer + new
        if not data:
            return False
        text, used = self.decode(data, self.errors)
        self.bytebuffer = data[used:]
        self.charbuffer += text
        return bool(new)

    def read(self, size=-1, chars=-1, firstline=False):
        """Text of about so many bytes, or of so many characters."""
        if chars >= 0:
            while len(self.charbuffer) < chars and self._more(size if size >= 0 else max(chars, 64)):
                pass
        elif size >= 0:
            while not self.charbuffer and self._more(size):
                pass
        else:
            while self._more(-1):
                pass
        count = len(self.charbuffer) if chars < 0 else chars
        result, self.charbuffer = self.charbuffer[:count], self.charbuffer[count:]
        return result

    def readline(self, size=None, keepends=True):
        """One line."""
        while True:
            lines = self.charbuffer.splitlines(keepends=True)
            # A line is whole when something comes behind it: `\r` may be followed by `\n`.
            if len(lines) > 1 or not self._more(size or 72):
                break
        line = lines[0] if lines else self.charbuffertype()
        self.charbuffer = self.charbuffer[len(line):]
        return line if keepends else line.splitlines()[0] if line else line

    def readlines(self, sizehint=None, keepends=True):
        return self.read().splitlines(keepends)

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        self.reset()

    def __next__(self):
        line = self.readline()
        if line:
            return line
        raise StopIteration

    def __iter__(self):
        return self

    def __getattr__(self, name):
        return getattr(self.stream, name)

    def __enter__(self):
        return self

    def __exit__(self, type, value, tb):
        self.stream.close()


class StreamReaderWriter:
    """Reads and writes text on a stream of bytes."""

    encoding = 'unknown'

    def __init__(self, stream, Reader, Writer, errors='strict'):
        self.stream = stream
        self.reader = Reader(stream, errors)
        self.writer = Writer(stream, errors)
        self.errors = errors

    def read(self, size=-1):
        return self.reader.read(size)

    def readline(self, size=None, keepends=True):
        return self.reader.readline(size, keepends)

    def readlines(self, sizehint=None):
        return self.reader.readlines(sizehint)

    def write(self, data):
        return self.writer.write(data)

    def writelines(self, list):
        return self.writer.writelines(list)

    def reset(self):
        self.reader.reset()
        self.writer.reset()

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        self.reader.reset()
        if whence == 0 and offset == 0:
            self.writer.reset()

    def __next__(self):
        return next(self.reader)

    def __iter__(self):
        return self

    def __getattr__(self, name):
        return getattr(self.stream, name)

    def __enter__(self):
        return self

    def __exit__(self, type, value, tb):
        self.stream.close()


# Text encodings.


def _whole(data, name):
    """How many bytes at the beginning do not end in the middle of a character."""
    n = len(data)
    if name.startswith('utf-32'):
        return n - n % 4
    if name.startswith('utf-16'):
        n -= n % 2
        if n >= 2:
            high = data[n - 2:n]
            unit = high[0] | high[1] << 8 if not (name.endswith('be') or data[:2] == BOM_UTF16_BE) else high[1] | high[0] << 8
            if 0xD800 <= unit < 0xDC00:
                n -= 2
        return n
    if name.startswith('utf-8'):
        for back in range(1, min(3, n) + 1):
            byte = data[n - back]
            if byte & 0xC0 == 0x80:
                continue
            length = 2 if byte & 0xE0 == 0xC0 else 3 if byte & 0xF0 == 0xE0 else 4 if byte & 0xF8 == 0xF0 else 1
            if length > back and not _is_wrong(data[n - back:]):
                return n - back
            break
    return n


def _is_wrong(tail):
    """Whether the beginning of a character in UTF-8 cannot be gone on with."""
    try:
        tail.decode('utf-8')
    except UnicodeDecodeError as error:
        return error.reason != 'unexpected end of data'
    return False


def _text_codec(name):
    """The codec of an encoding that `str.encode` knows."""
    mark = {'utf-16': 2, 'utf-32': 4, 'utf-8-sig': 3}.get(name, 0)

    def encode(input, errors='strict'):
        return input.encode(name, errors), len(input)

    def decode(input, errors='strict'):
        data = bytes(input)
        return data.decode(name, errors), len(data)

    class Encoder(IncrementalEncoder):
        began = False

        def encode(self, input, final=False):
            data = input.encode(name, self.errors)
            if self.began:
                data = data[mark:]
            elif input:
                self.began = True
            elif mark:
                data = b''
            return data

        def reset(self):
            self.began = False

        def getstate(self):
            return int(self.began)

        def setstate(self, state):
            self.began = bool(state)

    class Decoder(BufferedIncrementalDecoder):
        order = None

        def _buffer_decode(self, input, errors, final):
            if mark and self.order is None:
                if len(input) < mark and not final and (name != 'utf-8-sig' or BOM_UTF8.startswith(input)):
                    return '', 0
                self.order, skipped = _order(name, input)
            else:
                skipped = 0
            used = len(input) if final else max(_whole(input, self.order or name), skipped)
            return input[skipped:used].decode(self.order or name, errors), used

        def reset(self):
            super().reset()
            self.order = None

        def getstate(self):
            return self.buffer, 0 if self.order is None else 1 + _orders.index(self.order)

        def setstate(self, state):
            self.buffer = state[0]
            self.order = None if not state[1] else _orders[state[1] - 1]

    class Writer(StreamWriter):
        def encode(self, input, errors='strict'):
            encoder = self.__dict__.setdefault('encoder', Encoder(errors))
            encoder.errors = errors
            return encoder.encode(input), len(input)

        def reset(self):
            self.__dict__.pop('encoder', None)

    class Reader(StreamReader):
        def reset(self):
            super().reset()
            self.__dict__.pop('decoder', None)

        def decode(self, input, errors='strict'):
            decoder = self.__dict__.setdefault('decoder', Decoder(errors))
            decoder.errors = errors
            return decoder._buffer_decode(input, errors, False)

    return CodecInfo(encode, decode, Reader, Writer, Encoder, Decoder, name)


_orders = ['utf-8', 'utf-16-le', 'utf-16-be', 'utf-32-le', 'utf-32-be']


def _order(name, data):
    """The encoding behind a mark at the beginning, and the length of the mark."""
    for mark, found in ((BOM_UTF8, 'utf-8'), (BOM_UTF32_LE, 'utf-32-le'), (BOM_UTF32_BE, 'utf-32-be'), (BOM_UTF16_LE, 'utf-16-le'),
                        (BOM_UTF16_BE, 'utf-16-be')):
        if found.startswith(name.removesuffix('-sig')) and data.startswith(mark):
            return found, len(mark)
    return ('utf-8' if name == 'utf-8-sig' else f'{name}-le'), 0


# Other encodings.


def _bytes_codec(name, encode_all, decode_all):
    def encode(input, errors='strict'):
        return encode_all(input), len(input)

    def decode(input, errors='strict'):
        return decode_all(input), len(input)

    class Encoder(IncrementalEncoder):
        def encode(self, input, final=False):
            return encode_all(input)

    class Decoder(IncrementalDecoder):
        def decode(self, input, final=False):
            return decode_all(input)

    class Writer(StreamWriter):
        charbuffertype = bytes

    class Reader(StreamReader):
        charbuffertype = bytes

    Writer.encode = Reader.encode = staticmethod(encode)
    Writer.decode = Reader.decode = staticmethod(decode)
    return CodecInfo(encode, decode, Reader, Writer, Encoder, Decoder, name, _is_text_encoding=False)


def _rotated(text):
    return text.translate(_rot13)


_rot13 = {base + at: base + (at + 13) % 26 for base in (65, 97) for at in range(26)}


def _base64(data):
    data = bytes(data)
    return b''.join([binascii.b2a_base64(data[at:at + 57]) for at in range(0, len(data), 57)])


_others = {}
for _names, _made in ((('hex', 'hex_codec'), _bytes_codec('hex', binascii.b2a_hex, binascii.a2b_hex)),
                      (('base64', 'base64_codec', 'base_64'), _bytes_codec('base64', _base64, binascii.a2b_base64)),
                      (('rot13', 'rot_13'), _bytes_codec('rot-13', _rotated, _rotated))):
    for _name in _names:
        _others[_name] = _made

# Looking up.

_search_functions = []
_set_codec_lookup = prelude('set_codec_lookup')
_is_foreign = prelude('is_foreign')
_known = {}

_proper = {'utf_8': 'utf-8', 'utf_16': 'utf-16', 'utf_16_le': 'utf-16-le', 'utf_16_be': 'utf-16-be', 'utf_32': 'utf-32', 'utf_32_le': 'utf-32-le',
           'utf_32_be': 'utf-32-be', 'utf_8_sig': 'utf-8-sig', 'utf_7': 'utf-7', 'latin_1': 'iso8859-1', 'unicode_escape': 'unicode-escape',
           'raw_unicode_escape': 'raw-unicode-escape'}
_aliases = {'u8': 'utf_8', 'utf': 'utf_8', 'utf8': 'utf_8', 'utf8_ucs2': 'utf_8', 'utf8_ucs4': 'utf_8', 'cp65001': 'utf_8', 'u16': 'utf_16',
            'utf16': 'utf_16', 'utf_16le': 'utf_16_le', 'unicodelittleunmarked': 'utf_16_le', 'utf_16be': 'utf_16_be',
            'unicodebigunmarked': 'utf_16_be', 'u32': 'utf_32', 'utf32': 'utf_32', 'utf_32le': 'utf_32_le', 'utf_32be': 'utf_32_be',
            'u7': 'utf_7', 'utf7': 'utf_7', 'unicode_1_1_utf_7': 'utf_7', 'utf8_sig': 'utf_8_sig', '646': 'ascii', 'us_ascii': 'ascii',
            'us': 'ascii', 'ansi_x3.4_1968': 'ascii', 'iso646_us': 'ascii', 'l1': 'latin_1', 'latin1': 'latin_1', 'latin': 'latin_1',
            'iso8859': 'latin_1', 'iso8859_1': 'latin_1', 'iso_8859_1': 'latin_1', '8859': 'latin_1', 'cp819': 'latin_1', 'windows_1252': 'cp1252',
            '1252': 'cp1252'}


def register(search_function, /):
    """Adds a function that is asked for codecs by name."""
    if not callable(search_function):
        raise TypeError('argument must be callable')
    _search_functions.append(search_function)
    # `str.encode` and `bytes.decode` ask from now on.
    _set_codec_lookup(lookup)


def unregister(search_function, /):
    """Takes a search function out again, and forgets all codecs."""
    if search_function in _search_functions:
        _search_functions.remove(search_function)
        _known.clear()


def _normalized(encoding):
    name = ''
    for ch in encoding:
        if ch.isalnum() and ch.isascii() or ch == '.':
            name += ch.lower()
        elif not name.endswith('_'):
            name += '_'
    return name.strip('_')


def lookup(encoding, /):
    """The codec with this name."""
    if not isinstance(encoding, str):
        raise TypeError(f'lookup() argument must be str, not {type(encoding).__name__}')
    if '\0' in encoding:
        raise ValueError('embedded null character')
    wanted = encoding.lower().replace(' ', '_').replace('-', '_')
    found = _known.get(wanted)
    if found is None:
        found = _find(encoding, wanted)
        _known[wanted] = found
    return found


def _find(encoding, wanted):
    name = _normalized(encoding)
    if name in _others:
        return _others[name]
    name = _aliases.get(name, name)
    if not _is_foreign(name):
        try:
            ''.encode(name)
        except LookupError:
            pass
        else:
            family = name.startswith(('iso8859_', 'koi8_', 'mac_'))
            return _text_codec(_proper.get(name, name.replace('_', '-') if family else name))
    for function in _search_functions:
        found = function(wanted)
        if found is not None:
            if not isinstance(found, tuple) or len(found) != 4:
                raise TypeError('codec search functions must return 4-tuples')
            return found
    raise LookupError(f'unknown encoding: {encoding}')


def getencoder(encoding):
    return lookup(encoding).encode


def getdecoder(encoding):
    return lookup(encoding).decode


def getincrementalencoder(encoding):
    found = lookup(encoding).incrementalencoder
    if found is None:
        raise LookupError(encoding)
    return found


def getincrementaldecoder(encoding):
    found = lookup(encoding).incrementaldecoder
    if found is None:
        raise LookupError(encoding)
    return found


def getreader(encoding):
    return lookup(encoding).streamreader


def getwriter(encoding):
    return lookup(encoding).streamwriter


def encode(obj, encoding='utf-8', errors='strict'):
    """Encodes at once, with any codec."""
    return lookup(encoding)[0](obj, errors)[0]


def decode(obj, encoding='utf-8', errors='strict'):
    """Decodes at once, with any codec."""
    return lookup(encoding)[1](obj, errors)[0]


def iterencode(iterator, encoding, errors='strict', **kwargs):
    """Encodes pieces of text."""
    encoder = getincrementalencoder(encoding)(errors, **kwargs)
    for input in iterator:
        output = encoder.encode(input)
        if output:
            yield output
    output = encoder.encode('', True)
    if output:
        yield output


def iterdecode(iterator, encoding, errors='strict', **kwargs):
    """Decodes pieces of bytes."""
    decoder = getincrementaldecoder(encoding)(errors, **kwargs)
    for input in iterator:
        output = decoder.decode(input)
        if output:
            yield output
    output = decoder.decode(b'', True)
    if output:
        yield output


# What happens with what cannot be encoded or decoded.


def _cannot(exc):
    return TypeError(f"don't know how to handle {type(exc).__name__} in error callback")


def strict_errors(exc, /):
    if isinstance(exc, BaseException):
        raise exc
    raise TypeError('codec must pass exception instance')


def ignore_errors(exc, /):
    if isinstance(exc, (UnicodeEncodeError, UnicodeDecodeError, UnicodeTranslateError)):
        return '', exc.end
    raise _cannot(exc)


def replace_errors(exc, /):
    if isinstance(exc, UnicodeEncodeError):
        return '?' * (exc.end - exc.start), exc.end
    if isinstance(exc, UnicodeDecodeError):
        return '\ufffd', exc.end
    if isinstance(exc, UnicodeTranslateError):
        return '\ufffd' * (exc.end - exc.start), exc.end
    raise _cannot(exc)


def xmlcharrefreplace_errors(exc, /):
    if isinstance(exc, UnicodeEncodeError):
        return ''.join([f'&#{ord(ch)};' for ch in exc.object[exc.start:exc.end]]), exc.end
    raise _cannot(exc)


def backslashreplace_errors(exc, /):
    if isinstance(exc, UnicodeDecodeError):
        return ''.join([f'\\x{byte:02x}' for byte in exc.object[exc.start:exc.end]]), exc.end
    if isinstance(exc, (UnicodeEncodeError, UnicodeTranslateError)):
        return ''.join([_escaped(ch) for ch in exc.object[exc.start:exc.end]]), exc.end
    raise _cannot(exc)


def _escaped(ch):
    code = ord(ch)
    return f'\\x{code:02x}' if code < 0x100 else f'\\u{code:04x}' if code < 0x10000 else f'\\U{code:08x}'


def namereplace_errors(exc, /):
    if isinstance(exc, UnicodeEncodeError):
        import unicodedata
        parts = []
        for ch in exc.object[exc.start:exc.end]:
            name = unicodedata.name(ch, None)
            parts.append(_escaped(ch) if name is None else f'\\N{{{name}}}')
        return ''.join(parts), exc.end
    raise _cannot(exc)


_handlers = {'strict': strict_errors, 'ignore': ignore_errors, 'replace': replace_errors, 'xmlcharrefreplace': xmlcharrefreplace_errors,
             'backslashreplace': backslashreplace_errors, 'namereplace': namereplace_errors}


_register_error = prelude('register_error')


def register_error(errors, handler, /):
    """Gives a handler a name; `lookup_error` finds it."""
    # That of the prelude is what `str.encode` and `bytes.decode` ask.
    _register_error(errors, handler)
    _handlers[errors] = handler


def lookup_error(errors, /):
    """The handler with this name."""
    try:
        return _handlers[errors]
    except KeyError:
        raise LookupError(f'unknown error handler name {errors!r}') from None


# The functions under the codecs.


def _pair(name):
    def encoded(str, errors=None, /):
        return str.encode(name, errors or 'strict'), len(str)

    def decoded(data, errors=None, final=False, /):
        data = bytes(data)
        used = len(data) if final else _whole(data, name)
        return data[:used].decode(name, errors or 'strict'), used
    return encoded, decoded


utf_8_encode, utf_8_decode = _pair('utf-8')
utf_16_encode, utf_16_decode = _pair('utf-16')
utf_16_le_encode, utf_16_le_decode = _pair('utf-16-le')
utf_16_be_encode, utf_16_be_decode = _pair('utf-16-be')
utf_32_encode, utf_32_decode = _pair('utf-32')
utf_32_le_encode, utf_32_le_decode = _pair('utf-32-le')
utf_32_be_encode, utf_32_be_decode = _pair('utf-32-be')
ascii_encode, ascii_decode = _pair('ascii')
latin_1_encode, latin_1_decode = _pair('latin-1')
unicode_escape_encode, unicode_escape_decode = _pair('unicode_escape')
