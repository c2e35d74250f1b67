"""Data of entries of a zip archive as streams: read, checked and decrypted, or written.

Promises CPython 3.14's `zipfile.ZipExtFile`. Where entries are in an archive is not known here.
"""

import io
import struct
import zipfile
import zlib

from _buffers import plain_bytes
from _piecewise import PieceReader
from zipfile._records import SIZES_BEHIND, SIZES_MAGIC, ZIP_STORED, BadZipFile, compressor_names

LEAST_READ = 4096
MOST_PIECE = 1 << 20


class SharedFile:
    """The file of an archive, with a place of its own in it."""

    def __init__(self, archive, position):
        self._archive = archive
        self._file = archive.fp
        self._position = position
        self.seekable = self._file.seekable
        archive._readers += 1

    def tell(self):
        return self._position

    def _check(self, verb):
        if self._archive is not None and self._archive._writing:
            raise ValueError(f"Can't {verb} the ZIP file while there is an open writing handle on it. "
                             'Close the writing handle before trying to read.')

    def seek(self, offset, whence=0):
        self._check('reposition in')
        self._position = offset if whence == 0 else self._position + offset
        return self._position

    def close(self):
        archive, self._archive = self._archive, None
        if archive is not None:
            archive._readers -= 1
            archive._close_file(self._file)

    def read(self, n=-1):
        self._check('read from')
        self._file.seek(self._position)
        data = self._file.read(n)
        self._position = self._file.tell()
        return data


class Tellable:
    """A file that cannot tell where it is, with a count of what was written."""

    def __init__(self, file):
        self.fp = file
        self.offset = 0

    def write(self, data):
        n = self.fp.write(data)
        self.offset += n
        return n

    def tell(self):
        return self.offset

    def flush(self):
        self.fp.flush()

    def close(self):
        self.fp.close()


_CRC_TABLE = []


def _crc_step(crc, byte):
    if not _CRC_TABLE:
        for value in range(256):
            for _ in range(8):
                value = value >> 1 ^ 0xedb88320 if value & 1 else value >> 1
            _CRC_TABLE.append(value)
    return crc >> 8 ^ _CRC_TABLE[(crc ^ byte) & 255]


class Decrypter:
    """The old encryption of zip archives."""

    def __init__(self, password):
        self._keys = 0x12345678, 0x23456789, 0x34567890
        for byte in password:
            self._update(byte)

    def _update(self, byte):
        first, second, third = self._keys
        first = _crc_step(first, byte)
        second = ((second + (first & 255)) * 134775813 + 1) & 0xffffffff
        self._keys = first, second, _crc_step(third, second >> 24)

    def __call__(self, data):
        out = bytearray()
        for byte in data:
            k = self._keys[2] | 2
            byte ^= k * (k ^ 1) >> 8 & 255
            self._update(byte)
            out.append(byte)
        return bytes(out)


class ZipExtFile(PieceReader):
    """The data of an entry, as it was."""

    __module__ = 'zipfile'
    MAX_N = 1 << 31 - 1
    MIN_READ_SIZE = LEAST_READ
    MAX_SEEK_READ = 1 << 24

    def __init__(self, fileobj, mode, zipinfo, close_fileobj=False, pwd=None):
        self._fileobj = fileobj
        self._pwd = pwd
        self._close_fileobj = close_fileobj
        self._info = zipinfo
        self._compress_type = zipinfo.compress_type
        self.newlines = None
        self.mode = mode
        self.name = zipinfo.filename
        self._crc = getattr(zipinfo, 'CRC', None)
        self._seekable = False
        try:
            if fileobj.seekable():
                self._start = fileobj.tell()
                self._seekable = True
        except AttributeError:
            pass
        self._restart()

    def _restart(self):
        self._forget()
        self._compress_left = self._info.compress_size
        self._left = self._info.file_size
        self._running_crc = 0
        self._eof = False
        self._position = 0
        self._wanted = LEAST_READ
        self._decompressor = None if self._compress_type == ZIP_STORED else zlib.decompressobj(-15)
        self._decrypter = None
        if self._pwd:
            if self._info.flag_bits & SIZES_BEHIND:
                check = self._info._raw_time >> 8 & 255
            else:
                check = self._info.CRC >> 24 & 255
            self._decrypter = Decrypter(self._pwd)
            head = self._decrypter(self._fileobj.read(12))
            self._compress_left -= 12
            if head[11] != check:
                raise RuntimeError(f'Bad password for file {self._info.orig_filename!r}')

    def __repr__(self):
        text = f'<{self.__class__.__module__}.{self.__class__.__qualname__}'
        if self.closed:
            return text + ' [closed]>'
        text += f' name={self.name!r}'
        if self._compress_type != ZIP_STORED:
            text += f' compress_type={compressor_names.get(self._compress_type, self._compress_type)}'
        return text + '>'

    def _raw(self, size):
        """So many bytes as they are in the archive."""
        size = min(size, self._compress_left)
        if size <= 0:
            return b''
        data = self._fileobj.read(size)
        self._compress_left -= len(data)
        if not data:
            raise EOFError
        return self._decrypter(data) if self._decrypter else data

    def _next_piece(self):
        if self._left <= 0 and self._info.file_size == 0 and not self._eof:
            self._eof = True
            self._check(b'')
        while not self._eof:
            wanted = max(min(self._wanted, MOST_PIECE), LEAST_READ)
            stream = self._decompressor
            if stream is None:
                piece = self._raw(wanted)
                self._eof = self._compress_left <= 0
            else:
                given = stream.unconsumed_tail
                if len(given) < LEAST_READ:
                    given += self._raw(wanted - len(given))
                piece = stream.decompress(given, wanted)
                self._eof = stream.eof or self._compress_left <= 0 and not stream.unconsumed_tail
                if self._eof:
                    piece += stream.flush()
            piece = piece[:self._left]
            self._left -= len(piece)
            if self._left <= 0:
                self._eof = True
            self._check(piece)
            if piece:
                return piece
        return b''

    def _check(self, piece):
        if self._crc is None:
            return
        self._running_crc = zlib.crc32(piece, self._running_crc)
        if self._eof and self._running_crc != self._crc:
            raise BadZipFile(f'Bad CRC-32 for file {self.name!r}')

    def readable(self):
        self._open('I/O operation on closed file.')
        return True

    def _open(self, message='read from closed file.'):
        if self.closed:
            raise ValueError(message)

    def read(self, n=-1):
        self._open()
        size = (1 << 62) if n is None or n < 0 else n
        self._wanted = size
        data = self._read(size)
        self._position += len(data)
        return data

    def read1(self, n=-1):
        size = (1 << 62) if n is None or n < 0 else n
        if not size:
            return b''
        self._wanted = size
        data = self._take(size) if self._fill() else b''
        self._position += len(data)
        return data

    def peek(self, n=1):
        self._wanted = n
        self._fill()
        return self._kept[self._kept_at:self._kept_at + 512] if n <= 512 else self._kept[self._kept_at:]

    def readline(self, limit=-1):
        self._open()
        self._wanted = LEAST_READ
        line = self._readline((1 << 62) if limit is None or limit < 0 else limit)
        self._position += len(line)
        return line

    def seekable(self):
        self._open('I/O operation on closed file.')
        return self._seekable

    def seek(self, offset, whence=io.SEEK_SET):
        self._open('seek on closed file.')
        if not self._seekable:
            raise io.UnsupportedOperation('underlying stream is not seekable')
        if whence not in (0, 1, 2):
            raise ValueError('whence must be os.SEEK_SET (0), os.SEEK_CUR (1), or os.SEEK_END (2)')
        target = offset + (0, self._position, self._info.file_size)[whence]
        target = min(max(target, 0), self._info.file_size)
        if target < self._position:
            self._fileobj.seek(self._start)
            self._restart()
        while target > self._position:
            if not self.read(min(MOST_PIECE, target - self._position)):
                break
        return self._position

    def tell(self):
        self._open('tell on closed file.')
        if not self._seekable:
            raise io.UnsupportedOperation('underlying stream is not seekable')
        return self._position

    def close(self):
        if self._close_fileobj and not self.closed:
            self._fileobj.close()
        super().close()


class _ZipWriteFile(io.BufferedIOBase):
    """Takes the data of an entry, and completes its records in the end."""

    __module__ = 'zipfile'

    def __init__(self, zf, zinfo, zip64):
        self._info = zinfo
        self._zip64 = zip64
        self._archive = zf
        self._compressor = None
        if zinfo.compress_type != ZIP_STORED:
            level = zinfo.compress_level
            self._compressor = zlib.compressobj(-1 if level is None else level, zlib.DEFLATED, -15)
        self._size = self._packed = self._crc = 0

    @property
    def name(self):
        return self._info.filename

    @property
    def mode(self):
        return 'wb'

    def writable(self):
        return True

    def write(self, data):
        if self.closed:
            raise ValueError('I/O operation on closed file.')
        data = plain_bytes(data)
        size = len(data)
        self._size += size
        self._crc = zlib.crc32(data, self._crc)
        self._put(self._compressor.compress(data) if self._compressor else data)
        return size

    def _put(self, data):
        if data or not self._compressor:
            self._packed += len(data)
            self._archive.fp.write(data)

    def close(self):
        if self.closed:
            return
        archive, info = self._archive, self._info
        try:
            super().close()
            if self._compressor:
                self._put(self._compressor.flush())
            info.compress_size, info.CRC, info.file_size = self._packed, self._crc, self._size
            if not self._zip64:
                if self._size > zipfile.ZIP64_LIMIT:
                    raise RuntimeError('File size too large, try using force_zip64')
                if self._packed > zipfile.ZIP64_LIMIT:
                    raise RuntimeError('Compressed size too large, try using force_zip64')
            if info.flag_bits & SIZES_BEHIND:
                archive.fp.write(struct.pack('<LLQQ' if self._zip64 else '<LLLL', SIZES_MAGIC, info.CRC, info.compress_size,
                                             info.file_size))
                archive.start_dir = archive.fp.tell()
            else:
                # The header could not know the sizes.
                archive.start_dir = archive.fp.tell()
                archive.fp.seek(info.header_offset)
                archive.fp.write(info.FileHeader(self._zip64))
                archive.fp.seek(archive.start_dir)
            archive.filelist.append(info)
            archive.NameToInfo[info.filename] = info
        finally:
            archive._writing = False
