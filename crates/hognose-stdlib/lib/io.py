"""Streams in memory: `StringIO` and `BytesIO`, and the classes above them.

Promises CPython 3.14's `io` for what lives in memory. Deliberately absent: files (`open` is a capability of the host) and streams
over descriptors.
"""

from _hognose import native as _native, qualified as _qualified, set_builtin as _builtin
import abc

from _buffers import plain_bytes as _plain_bytes, writable_view as _writable_view

__all__ = ['IOBase', 'RawIOBase', 'BufferedIOBase', 'TextIOBase', 'StringIO', 'BytesIO', 'BufferedReader', 'BufferedWriter', 'TextIOWrapper', 'UnsupportedOperation',
           'SEEK_SET', 'SEEK_CUR', 'SEEK_END', 'DEFAULT_BUFFER_SIZE', 'BlockingIOError', 'text_encoding', 'IncrementalNewlineDecoder']

SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2
DEFAULT_BUFFER_SIZE = 131072
BlockingIOError = BlockingIOError


class UnsupportedOperation(OSError, ValueError):
    pass


def text_encoding(encoding, stacklevel=2, /):
    """The encoding to use when none is given."""
    return 'utf-8' if encoding is None else encoding


def _whole(value, what='argument'):
    if value is None:
        return -1
    if isinstance(value, int):
        return value
    convert = getattr(type(value), '__index__', None)
    if convert is None:
        raise TypeError(f"argument should be integer or None, not '{type(value).__name__}'")
    return convert(value)


class IOBase(metaclass=abc.ABCMeta):
    """What all streams have."""

    _closed = False

    def _unsupported(self, name):
        raise UnsupportedOperation(f'{name}')

    def seek(self, pos, whence=0, /):
        self._unsupported('seek')

    def tell(self):
        return self.seek(0, 1)

    def truncate(self, pos=None, /):
        self._unsupported('truncate')

    def flush(self):
        self._check_open()

    def close(self):
        """No operation works after it."""
        if not self._closed:
            try:
                self.flush()
            finally:
                self._closed = True

    def seekable(self):
        return False

    def readable(self):
        return False

    def writable(self):
        return False

    @property
    def closed(self):
        return self._closed

    def _check_open(self):
        if self.closed:
            raise ValueError('I/O operation on closed file.')

    def __enter__(self):
        self._check_open()
        return self

    def __exit__(self, *_):
        self.close()

    def fileno(self):
        self._unsupported('fileno')

    def isatty(self):
        self._check_open()
        return False

    def readline(self, size=-1, /):
        """The next line, at most so long."""
        size = _whole(size)
        out = bytearray()
        while size < 0 or len(out) < size:
            byte = self.read(1)
            if not byte:
                break
            out += byte
            if out.endswith(b'\n'):
                break
        return bytes(out)

    def __iter__(self):
        self._check_open()
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def readlines(self, hint=-1, /):
        """The lines that are left; no more once they are longer than the hint."""
        hint = _whole(hint)
        if hint <= 0:
            return list(self)
        lines = []
        total = 0
        for line in self:
            lines.append(line)
            total += len(line)
            if total > hint:
                break
        return lines

    def writelines(self, lines, /):
        self._check_open()
        for line in lines:
            self.write(line)


class RawIOBase(IOBase):
    """Bytes without a buffer."""

    def read(self, size=-1, /):
        if size is None or size < 0:
            return self.readall()
        buffer = bytearray(size)
        n = self.readinto(buffer)
        return None if n is None else bytes(buffer[:n])

    def readall(self):
        out = bytearray()
        while chunk := self.read(DEFAULT_BUFFER_SIZE):
            out += chunk
        return bytes(out)

    def readinto(self, buffer, /):
        self._unsupported('readinto')

    def write(self, b, /):
        self._unsupported('write')


class BufferedIOBase(IOBase):
    """Bytes with a buffer."""

    def read(self, size=-1, /):
        self._unsupported('read')

    def read1(self, size=-1, /):
        self._unsupported('read1')

    def readinto(self, buffer, /):
        with _writable_view(buffer, 'readinto() ') as view:
            data = self.read(len(view))
            view[:len(data)] = data
        return len(data)

    readinto1 = readinto

    def write(self, b, /):
        self._unsupported('write')

    def detach(self):
        self._unsupported('detach')


class TextIOBase(IOBase):
    """Text."""

    encoding = None
    newlines = None
    errors = None

    def read(self, size=-1, /):
        self._unsupported('read')

    def write(self, s, /):
        self._unsupported('write')

    def readline(self, size=-1, /):
        self._unsupported('readline')

    def detach(self):
        self._unsupported('detach')


@_native
@_builtin
@_qualified
class BytesIO(BufferedIOBase):
    """A stream of bytes in memory."""

    __slots__ = ('_buffer', '_pos')

    def __init__(self, initial_bytes=b''):
        self._buffer = bytearray() if initial_bytes is None else bytearray(_plain_bytes(initial_bytes))
        self._pos = 0
        if self._closed:
            # The natives know streams without an attribute of their own.
            del self._closed

    def __iter__(self):
        return self

    def __next__(self):
        line = BytesIO.readline(self)
        if not line:
            raise StopIteration
        return line

    def _rest(self):
        return [line for line in self]

    def getvalue(self):
        """All of it."""
        self._check_open()
        return bytes(self._buffer)

    def getbuffer(self):
        """A view of it that can be written."""
        self._check_open()
        return memoryview(self._buffer)

    def read(self, size=-1, /):
        self._check_open()
        size = _whole(size)
        start = self._pos
        end = len(self._buffer) if size < 0 else min(len(self._buffer), start + size)
        if start >= end:
            return b''
        self._pos = end
        return bytes(self._buffer[start:end])

    read1 = read

    def readline(self, size=-1, /):
        self._check_open()
        size = _whole(size)
        start = self._pos
        if start >= len(self._buffer):
            return b''
        end = self._buffer.find(b'\n', start) + 1 or len(self._buffer)
        if size >= 0:
            end = min(end, start + size)
        self._pos = end
        return bytes(self._buffer[start:end])

    def readlines(self, size=None, /):
        size = _whole(size)
        lines = []
        total = 0
        while line := self.readline():
            lines.append(line)
            total += len(line)
            if 0 < size <= total:
                break
        return lines

    def write(self, b, /):
        self._check_open()
        if isinstance(b, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        data = _plain_bytes(b)
        n = len(data)
        if not n:
            return 0
        start = self._pos
        if start > len(self._buffer):
            self._buffer += bytes(start - len(self._buffer))
        self._buffer[start:start + n] = data
        self._pos = start + n
        return n

    def seek(self, pos, whence=0, /):
        self._check_open()
        pos = _whole(pos)
        if whence == 0:
            if pos < 0:
                raise ValueError(f'negative seek value {pos}')
        elif whence == 1:
            pos = max(0, self._pos + pos)
        elif whence == 2:
            pos = max(0, len(self._buffer) + pos)
        else:
            raise ValueError(f'invalid whence ({whence}, should be 0, 1 or 2)')
        self._pos = pos
        return pos

    def tell(self):
        self._check_open()
        return self._pos

    def truncate(self, size=None, /):
        self._check_open()
        size = self._pos if size is None else _whole(size)
        if size < 0:
            raise ValueError(f'negative size value {size}')
        del self._buffer[size:]
        return size

    def readable(self):
        self._check_open()
        return True

    writable = seekable = readable

    def close(self):
        if not self._closed:
            # Not while somebody looks at it.
            self._buffer.resize(len(self._buffer) + 1)
            self._buffer.clear()
        super().close()

    def __getstate__(self):
        return self.getvalue(), self._pos, _attributes(self)

    def __setstate__(self, state, /):
        self._check_open()
        if not isinstance(state, tuple) or len(state) < 3:
            raise TypeError(f'_io.{type(self).__name__}.__setstate__ argument should be 3-tuple, got {type(state).__name__}')
        data, pos, attributes = state[:3]
        data = bytearray(_plain_bytes(data))
        if not isinstance(pos, int):
            raise TypeError(f'second item of state must be an integer, not {type(pos).__name__}')
        if pos < 0:
            raise ValueError('position value cannot be negative')
        if attributes is not None and not isinstance(attributes, dict):
            raise TypeError(f'third item of state should be a dict, got a {type(attributes).__name__}')
        self._buffer.resize(len(data))
        self._buffer[:] = data
        self._pos = pos
        self.__dict__.update(attributes or {})


# What `close` sets.
_OWN_STATE = ('_closed',)


def _attributes(stream):
    return {name: value for name, value in stream.__dict__.items() if name not in _OWN_STATE} or None


class _Buffered(BufferedIOBase):
    """What streams with a buffer before a raw stream have in common."""

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        if buffer_size <= 0:
            raise ValueError('buffer size must be strictly positive')
        self._raw = raw
        self._size = buffer_size

    @property
    def raw(self):
        if self._raw is None:
            raise ValueError('raw stream has been detached')
        return self._raw

    def _need(self, word):
        if self.closed:
            raise ValueError(f'{word} closed file')

    @property
    def closed(self):
        return self.raw.closed

    @property
    def name(self):
        return self.raw.name

    @property
    def mode(self):
        return self.raw.mode

    def seekable(self):
        return self.raw.seekable()

    def close(self):
        if not self.raw.closed:
            try:
                self.flush()
            finally:
                self.raw.close()

    def detach(self):
        self.flush()
        raw, self._raw = self.raw, None
        return raw

    def fileno(self):
        return self.raw.fileno()

    def isatty(self):
        return self.raw.isatty()

    def __repr__(self):
        name = getattr(self._raw, 'name', None)
        return f'<_io.{type(self).__name__}>' if name is None else f'<_io.{type(self).__name__} name={name!r}>'


@_qualified
class BufferedReader(_Buffered):
    """Reads from a raw stream in large pieces."""

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        if not raw.readable():
            raise OSError('File or stream is not readable.')
        super().__init__(raw, buffer_size)
        self._ahead = b''

    def readable(self):
        return self.raw.readable()

    def flush(self):
        self._need('flush of')

    def peek(self, size=0, /):
        """What comes next, without taking it."""
        self._need('peek of')
        if not self._ahead:
            self._ahead = self.raw.read(self._size) or b''
        return self._ahead

    def read(self, size=-1, /):
        self._need('read of')
        size = _whole(size)
        if size < -1:
            raise ValueError('read length must be non-negative or -1')
        parts, have = [self._ahead], len(self._ahead)
        while size < 0 or have < size:
            part = self.raw.read(-1 if size < 0 else max(size - have, self._size))
            if not part:
                break
            parts.append(part)
            have += len(part)
        data = b''.join(parts)
        size = len(data) if size < 0 else size
        self._ahead = data[size:]
        return data[:size]

    def read1(self, size=-1, /):
        """What is there, or what reading once gives."""
        data = self.peek()
        size = len(data) if size < 0 else size
        self._ahead = data[size:]
        return data[:size]

    def seek(self, pos, whence=0, /):
        self._need('seek of')
        if whence == 1:
            pos -= len(self._ahead)
        self._ahead = b''
        return self.raw.seek(pos, whence)

    def tell(self):
        return self.raw.tell() - len(self._ahead)


@_qualified
class BufferedWriter(_Buffered):
    """Writes to a raw stream in large pieces."""

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        if not raw.writable():
            raise OSError('File or stream is not writable.')
        super().__init__(raw, buffer_size)
        self._kept = bytearray()

    def writable(self):
        return self.raw.writable()

    def write(self, b, /):
        self._need('write to')
        if isinstance(b, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        data = bytes(b)
        self._kept += data
        if len(self._kept) > self._size:
            self.flush()
        return len(data)

    def flush(self):
        self._need('flush of')
        while self._kept:
            n = self.raw.write(bytes(self._kept))
            if n is None:
                break
            del self._kept[:n]

    def seek(self, pos, whence=0, /):
        self.flush()
        return self.raw.seek(pos, whence)

    def tell(self):
        return self.raw.tell() + len(self._kept)

    def truncate(self, pos=None, /):
        self.flush()
        return self.raw.truncate(pos)


@_native
@_builtin
@_qualified
class StringIO(TextIOBase):
    """A stream of text in memory."""

    # What was written at the end is kept in pieces until somebody looks.
    __slots__ = ('_text', '_pos', '_pieces', '_newline', '_seen')

    def __init__(self, initial_value='', newline='\n'):
        if newline is not None and not isinstance(newline, str):
            raise TypeError(f'newline must be str or None, not {type(newline).__name__}')
        if newline not in (None, '', '\n', '\r', '\r\n'):
            raise ValueError(f'illegal newline value: {newline!r}')
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError(f'initial_value must be str or None, not {type(initial_value).__name__}')
        self._newline = newline
        if not newline:
            self._seen = set()
        self._text = ''
        self._pieces = None
        self._pos = 0
        if self._closed:
            # The natives know streams without an attribute of their own.
            del self._closed
        if initial_value:
            self.write(initial_value)
            self._whole_text()
            self._pos = 0

    def _need_open(self):
        # Without the full stop that the others have.
        if self._closed:
            raise ValueError('I/O operation on closed file')

    def __next__(self):
        if type(self) is not StringIO:
            self._need_open()
            line = self.readline()
            if not isinstance(line, str):
                raise OSError(f"readline() should have returned a str object, not '{type(line).__name__}'")
            if not line:
                raise StopIteration
            return line
        if self._closed or self._pieces or self._newline != '\n':
            self._need_open()
            return TextIOBase.__next__(self)
        text, start = self._text, self._pos
        end = text.find('\n', start) + 1
        if not end:
            end = len(text)
            if start >= end:
                raise StopIteration
        self._pos = end
        return text[start:end]

    def __iter__(self):
        self._check_open()
        return self

    def readlines(self, hint=-1, /):
        return TextIOBase.readlines(self, hint)

    def _rest(self):
        return [line for line in self]

    def flush(self):
        pass

    def _whole_text(self):
        if self._pieces:
            self._text += ''.join(self._pieces)
            self._pieces = None
        return self._text

    def getvalue(self):
        """All of it."""
        self._need_open()
        return self._whole_text()

    def read(self, size=-1, /):
        self._need_open()
        size = _whole(size)
        text = self._whole_text()
        start = self._pos
        end = len(text) if size < 0 else min(len(text), start + size)
        if start >= end:
            return ''
        self._pos = end
        return text[start:end]

    def readline(self, size=-1, /):
        self._need_open()
        size = _whole(size)
        text = self._whole_text()
        start = self._pos
        if start >= len(text):
            return ''
        if self._newline == '':
            end = len(text)
            for mark in ('\n', '\r'):
                found = text.find(mark, start, end)
                if found >= 0:
                    end = found + 1
            if text[end - 1] == '\r' and text[end:end + 1] == '\n':
                end += 1
        else:
            mark = self._newline or '\n'
            found = text.find(mark, start)
            end = len(text) if found < 0 else found + len(mark)
        if size >= 0:
            end = min(end, start + size)
        self._pos = end
        return text[start:end]

    def write(self, s, /):
        self._need_open()
        if not isinstance(s, str):
            raise TypeError(f'string argument expected, got {type(s).__name__!r}')
        n = len(s)
        if not n:
            return 0
        newline = self._newline
        if not newline:
            self._note_newlines(s)
        if newline is None:
            if '\r' in s:
                s = s.replace('\r\n', '\n').replace('\r', '\n')
        elif newline not in ('', '\n'):
            s = s.replace('\n', newline)
        if self._pieces:
            # They stand at the end, and so does the position.
            self._pieces.append(s)
        elif self._pos == len(self._text):
            self._pieces = [s]
        else:
            text = self._text
            if self._pos > len(text):
                text += '\0' * (self._pos - len(text))
            self._text = text[:self._pos] + s + text[self._pos + len(s):]
        self._pos += len(s)
        return n

    def seek(self, pos, whence=0, /):
        self._need_open()
        pos = _whole(pos)
        text = self._whole_text()
        if whence not in (0, 1, 2):
            raise ValueError(f'Invalid whence ({whence}, should be 0, 1 or 2)')
        if whence == 0:
            if pos < 0:
                raise ValueError(f'Negative seek position {pos}')
        elif pos:
            raise OSError("Can't do nonzero cur-relative seeks")
        else:
            pos = self._pos if whence == 1 else len(text)
        self._pos = pos
        return pos

    def tell(self):
        self._need_open()
        return self._pos

    def truncate(self, pos=None, /):
        self._need_open()
        pos = self._pos if pos is None else _whole(pos)
        if pos < 0:
            raise ValueError(f'Negative size value {pos}')
        self._text = self._whole_text()[:pos]
        return pos

    def readable(self):
        self._need_open()
        return True

    writable = seekable = readable

    @property
    def line_buffering(self):
        self._need_open()
        return False

    @property
    def newlines(self):
        self._need_open()
        if self._newline:
            return None
        found = tuple([mark for mark in ('\r', '\n', '\r\n') if mark in self._seen])
        return None if not found else found[0] if len(found) == 1 else found

    def _note_newlines(self, s):
        pairs = s.count('\r\n')
        for mark, n in (('\r\n', pairs), ('\r', s.count('\r') - pairs), ('\n', s.count('\n') - pairs)):
            if n:
                self._seen.add(mark)

    def __getstate__(self):
        return self.getvalue(), self._newline, self._pos, _attributes(self)

    def __setstate__(self, state, /):
        self._need_open()
        if not isinstance(state, tuple) or len(state) < 4:
            raise TypeError(f'_io.{type(self).__name__}.__setstate__ argument should be 4-tuple, got {type(state).__name__}')
        text, newline, pos, attributes = state[:4]
        StringIO.__init__(self, text, newline)
        # What was written is text already: its newlines stay what they are.
        self._text = text or ''
        if not isinstance(pos, int):
            raise TypeError(f'third item of state must be an integer, got {type(pos).__name__}')
        if pos < 0:
            raise ValueError('position value cannot be negative')
        if attributes is not None and not isinstance(attributes, dict):
            raise TypeError(f'fourth item of state should be a dict, got a {type(attributes).__name__}')
        self._pos = pos
        self.__dict__.update(attributes or {})


@_qualified
class TextIOWrapper(TextIOBase):
    """Text over a stream of bytes."""

    def __init__(self, buffer, encoding=None, errors=None, newline=None, line_buffering=False, write_through=False):
        self.buffer = buffer
        self.encoding = encoding or 'utf-8'
        self.errors = errors or 'strict'
        self.line_buffering = line_buffering
        self.write_through = write_through
        self._newline = newline
        self._text = None
        self._closed = False

    @property
    def name(self):
        return self.buffer.name

    @property
    def closed(self):
        return self.buffer.closed

    def _reader(self):
        if self._text is None:
            text = self.buffer.read().decode(self.encoding, self.errors)
            if self._newline is None:
                text = text.replace('\r\n', '\n').replace('\r', '\n')
            self._text = StringIO(newline='\n' if self._newline is None else self._newline)
            # Not by the constructor, which would translate what is only looked for here.
            self._text._text = text
        return self._text

    def read(self, size=-1, /):
        self._check_open()
        return self._reader().read(size)

    def readline(self, size=-1, /):
        self._check_open()
        return self._reader().readline(size)

    def write(self, s, /):
        self._check_open()
        if not isinstance(s, str):
            raise TypeError(f'write() argument must be str, not {type(s).__name__}')
        n = len(s)
        if self._newline not in (None, '', '\n'):
            s = s.replace('\n', self._newline)
        self.buffer.write(s.encode(self.encoding, self.errors))
        return n

    def seek(self, pos, whence=0, /):
        self._text = None
        return self.buffer.seek(pos, whence)

    def tell(self):
        return self.buffer.tell()

    def flush(self):
        self._check_open()
        self.buffer.flush()

    def close(self):
        self.buffer.close()

    def detach(self):
        self.flush()
        buffer = self.buffer
        self.buffer = None
        return buffer

    def readable(self):
        return self.buffer.readable()

    def writable(self):
        return self.buffer.writable()

    def seekable(self):
        return self.buffer.seekable()


for _cls in (StringIO, BytesIO, TextIOWrapper, IOBase, RawIOBase, BufferedIOBase, TextIOBase):
    _cls.__module__ = '_io' if _cls in (StringIO, BytesIO, TextIOWrapper) else 'io'
del _cls
