"""Files in the format of gzip, over streams in memory or others.

Promises CPython 3.14's `gzip`. Files by name need the builtin `open`, which this run may not have; the command line is deliberately absent.
"""

import builtins
import errno
import io
import os
import time
import zlib

from _buffers import plain_bytes as _plain_bytes
from _piecewise import PieceReader as _PieceReader

__all__ = ['BadGzipFile', 'GzipFile', 'open', 'compress', 'decompress']

FTEXT, FHCRC, FEXTRA, FNAME, FCOMMENT = 1, 2, 4, 8, 16
READ, WRITE = 'rb', 'wb'
READ_BUFFER_SIZE = 128 * 1024

_COMPRESS_LEVEL_FAST = 1
_COMPRESS_LEVEL_TRADEOFF = 6
_COMPRESS_LEVEL_BEST = 9

_ENDED = 'Compressed file ended before the end-of-stream marker was reached'


class BadGzipFile(OSError):
    """What was read is no gzip file."""


def open(filename, mode='rb', compresslevel=_COMPRESS_LEVEL_BEST, encoding=None, errors=None, newline=None):
    """A gzip file, as bytes or as text."""
    if 't' in mode:
        if 'b' in mode:
            raise ValueError(f'Invalid mode: {mode!r}')
    else:
        for name, value in ('encoding', encoding), ('errors', errors), ('newline', newline):
            if value is not None:
                raise ValueError(f"Argument '{name}' not supported in binary mode")
    binary_mode = mode.replace('t', '')
    if isinstance(filename, (str, bytes, os.PathLike)):
        binary = GzipFile(filename, binary_mode, compresslevel)
    elif hasattr(filename, 'read') or hasattr(filename, 'write'):
        binary = GzipFile(None, binary_mode, compresslevel, filename)
    else:
        raise TypeError('filename must be a str or bytes object, or a file')
    if 't' in mode:
        return io.TextIOWrapper(binary, io.text_encoding(encoding), errors, newline)
    return binary


def _speed_byte(level):
    """What a header says about how hard was tried."""
    return {_COMPRESS_LEVEL_BEST: 2, _COMPRESS_LEVEL_FAST: 4}.get(level, 0)


def _short_bytes(number):
    return number.to_bytes(4, 'little')


def compress(data, compresslevel=_COMPRESS_LEVEL_BEST, *, mtime=0):
    """Bytes as a gzip file."""
    packed = zlib.compress(data, compresslevel, 31)
    if mtime is None:
        mtime = time.time()
    return packed[:4] + _short_bytes(int(mtime)) + packed[8:9] + b'\xff' + packed[10:]


def decompress(data):
    """The bytes in a gzip file; those of all its members."""
    parts = []
    while True:
        source = io.BytesIO(data)
        if _read_gzip_header(source) is None:
            return b''.join(parts)
        stream = zlib.decompressobj(-zlib.MAX_WBITS)
        part = stream.decompress(data[source.tell():])
        rest = stream.unused_data
        if not stream.eof or len(rest) < 8:
            raise EOFError(_ENDED)
        if int.from_bytes(rest[:4], 'little') != zlib.crc32(part):
            raise BadGzipFile('CRC check failed')
        if int.from_bytes(rest[4:8], 'little') != len(part) & 0xffffffff:
            raise BadGzipFile('Incorrect length of data produced')
        parts.append(part)
        data = rest[8:].lstrip(b'\0')


def _read_exact(source, size):
    data = source.read(size)
    while len(data) < size:
        more = source.read(size - len(data))
        if not more:
            raise EOFError(_ENDED)
        data += more
    return data


def _read_gzip_header(source):
    """Reads the header of a member, and gives its time; None at the end."""
    magic = source.read(2)
    if magic == b'':
        return None
    if magic != b'\x1f\x8b':
        raise BadGzipFile(f'Not a gzipped file ({magic!r})')
    fixed = _read_exact(source, 8)
    if fixed[0] != 8:
        raise BadGzipFile('Unknown compression method')
    flags = fixed[1]
    if flags & FEXTRA:
        _read_exact(source, int.from_bytes(_read_exact(source, 2), 'little'))
    for flag in FNAME, FCOMMENT:
        if flags & flag:
            while source.read(1) not in (b'', b'\0'):
                pass
    if flags & FHCRC:
        _read_exact(source, 2)
    return int.from_bytes(fixed[2:6], 'little')


class _Source:
    """A file that takes back what was read too much."""

    def __init__(self, file):
        self.file = file
        self._back = b''

    def read(self, size):
        back = self._back
        if not back:
            return self.file.read(size)
        if len(back) >= size:
            self._back = back[size:]
            return back[:size]
        self._back = b''
        return back + self.file.read(size - len(back))

    def take_back(self, data):
        self._back = data + self._back


class _GzipReader(_PieceReader):
    """The bytes of all members, one after the other."""

    def __init__(self, fp):
        self._source = _Source(fp)
        self._position = 0
        self._last_mtime = None
        self._member = None

    def readable(self):
        return True

    def _begin(self):
        """Goes to the next member; false when there is none."""
        mtime = _read_gzip_header(self._source)
        if mtime is None:
            return False
        self._last_mtime = mtime
        self._crc = self._size = 0
        self._member = zlib._ZlibDecompressor(wbits=-zlib.MAX_WBITS)
        return True

    def _end(self):
        """Compares what was read with what the end of the member says."""
        self._source.take_back(self._member.unused_data)
        self._member = None
        end = _read_exact(self._source, 8)
        crc, size = int.from_bytes(end[:4], 'little'), int.from_bytes(end[4:], 'little')
        if crc != self._crc:
            raise BadGzipFile(f'CRC check failed {hex(crc)} != {hex(self._crc)}')
        if size != self._size & 0xffffffff:
            raise BadGzipFile('Incorrect length of data produced')
        # Zeros may fill a block of a tape.
        while (padding := self._source.read(64)) and not padding.strip(b'\0'):
            pass
        self._source.take_back(padding.lstrip(b'\0'))

    def _next_piece(self):
        while True:
            if self._member is not None and self._member.eof:
                self._end()
            if self._member is None and not self._begin():
                return b''
            given = b''
            if self._member.needs_input:
                given = self._source.read(READ_BUFFER_SIZE)
            piece = self._member.decompress(given, READ_BUFFER_SIZE)
            if piece:
                self._crc = zlib.crc32(piece, self._crc)
                self._size += len(piece)
                return piece
            if not given and not self._member.eof and self._member.needs_input:
                raise EOFError(_ENDED)

    def read(self, size=-1):
        data = self._read(_all(size))
        self._position += len(data)
        return data

    def read1(self, size=-1):
        data = self._take(_all(size)) if self._fill() else b''
        self._position += len(data)
        return data

    def peek(self):
        self._fill()
        return self._kept[self._kept_at:]

    def readline(self, size=-1):
        line = self._readline(_all(size))
        self._position += len(line)
        return line

    def rewind(self):
        self._source.file.seek(0)
        self._source = _Source(self._source.file)
        self._member = None
        self._position = 0
        self._forget()

    def seek(self, offset, whence=io.SEEK_SET):
        if whence == io.SEEK_END:
            while self.read(READ_BUFFER_SIZE):
                pass
        offset += (0, self._position, self._position)[whence]
        if offset < self._position:
            self.rewind()
        while offset > self._position and self.read(min(READ_BUFFER_SIZE, offset - self._position)):
            pass
        return self._position

    def tell(self):
        return self._position


def _all(size):
    return (1 << 62) if size is None or size < 0 else size


class GzipFile(io.BufferedIOBase):
    """A gzip file that is read or written as if it were not compressed."""

    myfileobj = None

    def __init__(self, filename=None, mode=None, compresslevel=_COMPRESS_LEVEL_BEST, fileobj=None, mtime=None):
        # `close` works from here on, whatever goes wrong.
        self.mode = None
        self.fileobj = None
        self._reader = None
        asked = mode
        if mode and ('t' in mode or 'U' in mode):
            raise ValueError(f'Invalid mode: {mode!r}')
        if mode and 'b' not in mode:
            mode += 'b'
        if fileobj is None:
            fileobj = self.myfileobj = builtins.open(filename, mode or 'rb')
        if filename is None:
            filename = getattr(fileobj, 'name', '')
            if not isinstance(filename, (str, bytes)):
                filename = ''
        else:
            filename = os.fspath(filename)
        if mode is None:
            mode = getattr(fileobj, 'mode', 'rb')
        self.name = filename
        self.fileobj = fileobj
        if mode.startswith('r'):
            self.mode = READ
            self._reader = _GzipReader(fileobj)
        elif mode.startswith(('w', 'a', 'x')):
            if asked is None:
                import warnings
                warnings.warn('GzipFile was opened for writing, but this will change in future Python releases.  '
                              'Specify the mode argument for opening it for writing.', FutureWarning, 2)
            self.mode = WRITE
            self._mtime = mtime
            self.size = self.crc = self.offset = 0
            self.compress = zlib.compressobj(compresslevel, zlib.DEFLATED, -zlib.MAX_WBITS, zlib.DEF_MEM_LEVEL, 0)
            self._write_header(compresslevel)
        else:
            raise ValueError(f'Invalid mode: {mode!r}')

    @property
    def mtime(self):
        """The time in the last header that was read."""
        return self._reader._last_mtime

    def __repr__(self):
        return f'<gzip {repr(self.fileobj)[1:-1]} {hex(id(self))}>'

    def _write_header(self, level):
        try:
            name = os.path.basename(self.name)
            if not isinstance(name, bytes):
                name = name.encode('latin-1')
            name = name.removesuffix(b'.gz')
        except UnicodeEncodeError:
            name = b''
        mtime = time.time() if self._mtime is None else self._mtime
        head = bytearray(b'\x1f\x8b\x08\0')
        if name:
            head[3] = FNAME
        head += _short_bytes(int(mtime))
        head += bytes((_speed_byte(level), 255))
        if name:
            head += name + b'\0'
        self.fileobj.write(bytes(head))

    def _check_open(self):
        if self.closed:
            raise ValueError('I/O operation on closed file')

    def _check_reading(self, name):
        self._check_open()
        if self.mode != READ:
            raise OSError(errno.EBADF, f'{name}() on write-only GzipFile object')

    def write(self, data):
        self._check_open()
        if self.mode != WRITE:
            raise OSError(errno.EBADF, 'write() on read-only GzipFile object')
        if self.fileobj is None:
            raise ValueError('write() on closed GzipFile object')
        data = _plain_bytes(data)
        if data:
            self.fileobj.write(self.compress.compress(data))
            self.size += len(data)
            self.crc = zlib.crc32(data, self.crc)
            self.offset += len(data)
        return len(data)

    def read(self, size=-1):
        self._check_reading('read')
        return self._reader.read(size)

    def read1(self, size=-1):
        self._check_reading('read1')
        return self._reader.read1(io.DEFAULT_BUFFER_SIZE if size < 0 else size)

    def peek(self, n):
        self._check_reading('peek')
        return self._reader.peek()

    def readinto(self, b):
        self._check_reading('readinto')
        return super().readinto(b)

    def readinto1(self, b):
        self._check_reading('readinto1')
        return super().readinto1(b)

    def readline(self, size=-1):
        self._check_reading('readline')
        return self._reader.readline(size)

    @property
    def closed(self):
        return self.fileobj is None

    def close(self):
        file, own = self.fileobj, self.myfileobj
        if file is None:
            return
        try:
            if self.mode == WRITE:
                file.write(self.compress.flush())
                file.write(_short_bytes(self.crc) + _short_bytes(self.size & 0xffffffff))
        finally:
            self.fileobj = self.myfileobj = None
            if own is not None:
                own.close()

    def flush(self, zlib_mode=zlib.Z_SYNC_FLUSH):
        self._check_open()
        if self.mode == WRITE:
            self.fileobj.write(self.compress.flush(zlib_mode))
            self.fileobj.flush()

    def fileno(self):
        """That of the file beneath."""
        return self.fileobj.fileno()

    def rewind(self):
        """Goes back to the start; for reading."""
        if self.mode != READ:
            raise OSError("Can't rewind in write mode")
        self._reader.seek(0)

    def readable(self):
        return self.mode == READ

    def writable(self):
        return self.mode == WRITE

    def seekable(self):
        return True

    def seek(self, offset, whence=io.SEEK_SET):
        if self.mode == WRITE:
            self._check_open()
            if whence != io.SEEK_SET:
                if whence != io.SEEK_CUR:
                    raise ValueError('Seek from end not supported')
                offset += self.offset
            if offset < self.offset:
                raise OSError('Negative seek in write mode')
            for done in range(self.offset, offset, READ_BUFFER_SIZE):
                self.write(bytes(min(READ_BUFFER_SIZE, offset - done)))
            return self.offset
        self._check_open()
        return self._reader.seek(offset, whence)

    def tell(self):
        self._check_open()
        return self.offset if self.mode == WRITE else self._reader.tell()
