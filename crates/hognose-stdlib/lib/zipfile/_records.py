"""Records of a zip archive: entries as bytes and back, and the end of the central directory.

Promises the attributes and complaints of CPython 3.14's `zipfile.ZipInfo`. Nothing here reads or writes data of entries.
"""

import os
import struct
import time
import zipfile
import zlib

ZIP_STORED = 0
ZIP_DEFLATED = 8
ZIP_BZIP2 = 12
ZIP_LZMA = 14
ZIP_ZSTANDARD = 93

ZIP64_LIMIT = (1 << 31) - 1
ZIP_FILECOUNT_LIMIT = ZIP_MAX_COMMENT = (1 << 16) - 1
DEFAULT_VERSION = 20
ZIP64_VERSION = 45
BZIP2_VERSION = 46
LZMA_VERSION = ZSTANDARD_VERSION = MAX_EXTRACT_VERSION = 63

ENCRYPTED, SIZES_BEHIND, PATCHED, STRONG, UTF_8 = 0x1, 0x8, 0x20, 0x40, 0x800

LOCAL = struct.Struct('<4s2B4HL2L2H')
CENTRAL = struct.Struct('<4s4B4HL2L5H2L')
END = struct.Struct('<4s4H2LH')
END_64 = struct.Struct('<4sQ2H2L4Q')
LOCATOR_64 = struct.Struct('<4sLQL')
LOCAL_MAGIC, CENTRAL_MAGIC, END_MAGIC = b'PK\3\4', b'PK\1\2', b'PK\5\6'
END_64_MAGIC, LOCATOR_64_MAGIC, SIZES_MAGIC = b'PK\6\6', b'PK\6\7', 0x08074b50

compressor_names = {
    0: 'store', 1: 'shrink', 2: 'reduce', 3: 'reduce', 4: 'reduce', 5: 'reduce', 6: 'implode', 7: 'tokenize', 8: 'deflate',
    9: 'deflate64', 10: 'implode', 12: 'bzip2', 14: 'lzma', 18: 'terse', 19: 'lz77', 93: 'zstd', 97: 'wavpack', 98: 'ppmd',
}


class BadZipFile(Exception):
    """What was read is no zip archive, or a damaged one."""

    __module__ = 'zipfile'


class LargeZipFile(Exception):
    """What is written needs ZIP64, which is not allowed."""

    __module__ = 'zipfile'


def check_compression(method):
    """Refuses methods that are not there."""
    if method in (ZIP_STORED, ZIP_DEFLATED):
        return
    missing = {ZIP_BZIP2: 'bz2', ZIP_LZMA: 'lzma', ZIP_ZSTANDARD: 'compression.zstd'}.get(method)
    if missing is None:
        raise NotImplementedError('That compression method is not supported')
    raise RuntimeError(f'Compression requires the (missing) {missing} module')


def mode_text(mode):
    """The mode of a file as `ls` shows it."""
    kind = {0o14: 's', 0o12: 'l', 0o10: '-', 0o6: 'b', 0o4: 'd', 0o2: 'c', 0o1: 'p'}.get(mode >> 12 & 0o17, '?')
    text = [letter if mode >> 8 - at & 1 else '-' for at, letter in enumerate('rwxrwxrwx')]
    for bit, at, letter in (0o4000, 2, 's'), (0o2000, 5, 's'), (0o1000, 8, 't'):
        if mode & bit:
            text[at] = letter if text[at] == 'x' else letter.upper()
    return kind + ''.join(text)


def extra_fields(data):
    """The fields of extra data: number, content, and all bytes of each; what is no whole field comes last, without a number."""
    at = 0
    while at + 4 <= len(data):
        number, size = struct.unpack_from('<HH', data, at)
        end = at + 4 + size
        yield number, data[at + 4:end], data[at:end]
        at = end
    if at < len(data):
        yield None, b'', data[at:]


def strip_extra(data, numbers):
    """Extra data without fields of these numbers."""
    return b''.join([whole for number, _, whole in extra_fields(data) if number not in numbers])


class ZipInfo:
    """What an archive says about an entry."""

    __module__ = 'zipfile'
    __slots__ = ('orig_filename', 'filename', 'date_time', 'compress_type', 'compress_level', 'comment', 'extra', 'create_system',
                 'create_version', 'extract_version', 'reserved', 'flag_bits', 'volume', 'internal_attr', 'external_attr',
                 'header_offset', 'CRC', 'compress_size', 'file_size', '_raw_time', '_end_offset')

    def __init__(self, filename='NoName', date_time=(1980, 1, 1, 0, 0, 0)):
        self.orig_filename = filename
        # A zero ends a name.
        filename = filename.partition('\0')[0]
        if os.sep != '/' and os.sep in filename:
            filename = filename.replace(os.sep, '/')
        self.filename = filename
        self.date_time = date_time
        if date_time[0] < 1980:
            raise ValueError('ZIP does not support timestamps before 1980')
        self.compress_type = ZIP_STORED
        self.compress_level = None
        self.comment = self.extra = b''
        self.create_system = 3
        self.create_version = self.extract_version = DEFAULT_VERSION
        self.reserved = self.flag_bits = self.volume = self.internal_attr = self.external_attr = 0
        self.compress_size = self.file_size = 0
        self._end_offset = None

    @property
    def _compresslevel(self):
        return self.compress_level

    @_compresslevel.setter
    def _compresslevel(self, value):
        self.compress_level = value

    def __repr__(self):
        text = f'<{self.__class__.__name__} filename={self.filename!r}'
        if self.compress_type != ZIP_STORED:
            text += f' compress_type={compressor_names.get(self.compress_type, self.compress_type)}'
        high, low = self.external_attr >> 16, self.external_attr & 0xffff
        if high:
            text += f' filemode={mode_text(high)!r}'
        if low:
            text += f' external_attr={low:#x}'
        folder = self.is_dir()
        if not folder or self.file_size:
            text += f' file_size={self.file_size!r}'
        if (not folder or self.compress_size) and (self.compress_type != ZIP_STORED or self.file_size != self.compress_size):
            text += f' compress_size={self.compress_size!r}'
        return text + '>'

    def _dos_time(self):
        year, month, day, hour, minute, second = self.date_time[:6]
        return hour << 11 | minute << 5 | second // 2, year - 1980 << 9 | month << 5 | day

    def _raise_versions(self, least):
        if self.compress_type == ZIP_BZIP2:
            least = max(BZIP2_VERSION, least)
        elif self.compress_type in (ZIP_LZMA, ZIP_ZSTANDARD):
            least = max(LZMA_VERSION, least)
        self.extract_version = max(least, self.extract_version)
        self.create_version = max(least, self.create_version)

    def FileHeader(self, zip64=None):
        """The header that stands before the data."""
        clock, date = self._dos_time()
        crc, packed, size = self.CRC if hasattr(self, 'CRC') else 0, self.compress_size, self.file_size
        if self.flag_bits & SIZES_BEHIND:
            crc = packed = size = 0
        extra = self.extra
        least = 0
        if zip64 is None:
            zip64 = size > zipfile.ZIP64_LIMIT or packed > zipfile.ZIP64_LIMIT
        if zip64:
            extra += struct.pack('<HHQQ', 1, 16, size, packed)
            size = packed = 0xffffffff
            least = ZIP64_VERSION
        elif size > zipfile.ZIP64_LIMIT or packed > zipfile.ZIP64_LIMIT:
            raise LargeZipFile('Filesize would require ZIP64 extensions')
        self._raise_versions(least)
        name, flags = self._encodeFilenameFlags()
        return LOCAL.pack(LOCAL_MAGIC, self.extract_version, self.reserved, flags, self.compress_type, clock, date, crc, packed, size,
                          len(name), len(extra)) + name + extra

    def _central(self):
        """The record in the central directory."""
        clock, date = self._dos_time()
        size, packed, offset = self.file_size, self.compress_size, self.header_offset
        large = []
        if size > zipfile.ZIP64_LIMIT or packed > zipfile.ZIP64_LIMIT:
            large += (size, packed)
            size = packed = 0xffffffff
        if offset > zipfile.ZIP64_LIMIT:
            large.append(offset)
            offset = 0xffffffff
        extra = self.extra
        least = 0
        if large:
            extra = struct.pack('<HH' + 'Q' * len(large), 1, 8 * len(large), *large) + strip_extra(extra, (1,))
            least = ZIP64_VERSION
        if self.compress_type == ZIP_BZIP2:
            least = max(BZIP2_VERSION, least)
        elif self.compress_type in (ZIP_LZMA, ZIP_ZSTANDARD):
            least = max(LZMA_VERSION, least)
        name, flags = self._encodeFilenameFlags()
        return CENTRAL.pack(CENTRAL_MAGIC, max(least, self.create_version), self.create_system, max(least, self.extract_version),
                            self.reserved, flags, self.compress_type, clock, date, self.CRC, packed, size, len(name), len(extra),
                            len(self.comment), 0, self.internal_attr, self.external_attr, offset) + name + extra + self.comment

    def _encodeFilenameFlags(self):
        try:
            return self.filename.encode('ascii'), self.flag_bits & ~UTF_8
        except UnicodeEncodeError:
            return self.filename.encode('utf-8'), self.flag_bits | UTF_8

    def _decodeExtra(self, filename_crc):
        for number, data, whole in extra_fields(self.extra):
            if number is None:
                break
            if len(data) + 4 > len(whole) or len(whole) < 4 + struct.unpack_from('<H', whole, 2)[0]:
                raise BadZipFile(f'Corrupt extra field {number:04x} (size={struct.unpack_from("<H", whole, 2)[0]})')
            if number == 1:
                self._decode_sizes(data)
            elif number == 0x7075:
                self._decode_name(data, filename_crc)

    def _decode_sizes(self, data):
        at = 0
        for name, marks, what in (('file_size', (0xffffffffffffffff, 0xffffffff), 'File size'),
                                  ('compress_size', (0xffffffff,), 'Compress size'), ('header_offset', (0xffffffff,), 'Header offset')):
            if getattr(self, name) in marks:
                if at + 8 > len(data):
                    raise BadZipFile(f'Corrupt zip64 extra field. {what} not found.')
                setattr(self, name, int.from_bytes(data[at:at + 8], 'little'))
                at += 8

    def _decode_name(self, data, filename_crc):
        if len(data) < 5:
            raise BadZipFile('Corrupt unicode path extra field (0x7075)')
        version, crc = struct.unpack_from('<BL', data)
        if version != 1 or crc != filename_crc:
            return
        try:
            name = data[5:].decode('utf-8')
        except UnicodeDecodeError as error:
            raise BadZipFile('Corrupt unicode path extra field (0x7075): invalid utf-8 bytes') from error
        if name:
            self.filename = ZipInfo(name).filename
        else:
            import warnings
            warnings.warn('Empty unicode path extra field (0x7075)', stacklevel=2)

    @classmethod
    def from_file(cls, filename, arcname=None, *, strict_timestamps=True):
        """What there is to say about a file of the system."""
        filename = os.fspath(filename)
        # Files are a capability of the host: this asks for it, and is refused.
        with open(filename, 'rb') as file:
            data = file.read()
        name = os.path.normpath(os.path.splitdrive(filename if arcname is None else arcname)[1]).lstrip(os.sep)
        made = cls(name)
        made.file_size = len(data)
        return made

    def _for_archive(self, archive):
        """Completes an entry that is written to an archive."""
        self.date_time = time.localtime(time.time())[:6]
        self.compress_type = archive.compression
        self.compress_level = archive.compresslevel
        if self.filename.endswith('/'):
            self.external_attr = 0o40775 << 16 | 0x10
        else:
            self.external_attr = 0o600 << 16
        return self

    def is_dir(self):
        """Whether it is a folder."""
        return self.filename.endswith('/')


def read_central(data, metadata_encoding):
    """The entries in a central directory, as it was read."""
    source = memoryview(data)
    at = 0
    while at < len(data):
        if at + CENTRAL.size > len(data):
            raise BadZipFile('Truncated central directory')
        (magic, create_version, create_system, extract_version, reserved, flags, method, clock, date, crc, packed, size, name_size,
         extra_size, comment_size, volume, internal, external, offset) = CENTRAL.unpack_from(data, at)
        if magic != CENTRAL_MAGIC:
            raise BadZipFile('Bad magic number for central directory')
        at += CENTRAL.size
        raw = bytes(source[at:at + name_size])
        info = ZipInfo(raw.decode('utf-8' if flags & UTF_8 else metadata_encoding or 'cp437'))
        at += name_size
        info.extra = bytes(source[at:at + extra_size])
        at += extra_size
        info.comment = bytes(source[at:at + comment_size])
        at += comment_size
        info.header_offset = offset
        info.create_version, info.create_system, info.extract_version, info.reserved = create_version, create_system, extract_version, reserved
        info.flag_bits, info.compress_type, info.CRC, info.compress_size, info.file_size = flags, method, crc, packed, size
        if extract_version > MAX_EXTRACT_VERSION:
            raise NotImplementedError(f'zip file version {extract_version / 10:.1f}')
        info.volume, info.internal_attr, info.external_attr = volume, internal, external
        info._raw_time = clock
        info.date_time = (date >> 9) + 1980, date >> 5 & 15, date & 31, clock >> 11, clock >> 5 & 63, (clock & 31) * 2
        info._decodeExtra(zlib.crc32(raw))
        yield info


class End:
    """What the end of an archive says: where the central directory is, how large, and the comment."""

    def __init__(self, fields, comment, location):
        self.count, self.size, self.offset = fields[4:7]
        self.on_one_disk = fields[1] == fields[2]
        self.comment = comment
        self.location = location

    @property
    def start(self):
        """Where the central directory begins."""
        return self.location - self.size

    @property
    def shift(self):
        """How many bytes stand before the archive."""
        return self.location - self.size - self.offset


def find_end(file):
    """The end of an archive; None when there is none."""
    file.seek(0, 2)
    size = file.tell()
    if size < END.size:
        return None
    file.seek(size - END.size)
    data = file.read(END.size)
    if len(data) == END.size and data[:4] == END_MAGIC and data[-2:] == b'\0\0':
        return _with_zip64(file, End(END.unpack(data), b'', size - END.size))
    # A comment may stand behind it.
    from_ = max(size - ZIP_MAX_COMMENT - END.size, 0)
    file.seek(from_)
    data = file.read(ZIP_MAX_COMMENT + END.size)
    at = data.rfind(END_MAGIC)
    if at < 0 or at + END.size > len(data):
        return None
    fields = END.unpack_from(data, at)
    comment = data[at + END.size:at + END.size + fields[7]]
    return _with_zip64(file, End(fields, comment, from_ + at))


def _with_zip64(file, end):
    at = end.location - LOCATOR_64.size
    if at < 0:
        return end
    file.seek(at)
    data = file.read(LOCATOR_64.size)
    if len(data) != LOCATOR_64.size:
        return end
    magic, disk, offset, disks = LOCATOR_64.unpack(data)
    if magic != LOCATOR_64_MAGIC:
        return end
    if disk != 0 or disks > 1:
        raise BadZipFile('zipfiles that span multiple disks are not supported')
    at -= END_64.size
    if at < 0:
        return end
    file.seek(at)
    data = file.read(END_64.size)
    if len(data) != END_64.size or data[:4] != END_64_MAGIC:
        return end
    fields = END_64.unpack(data)
    end.on_one_disk = fields[4] == fields[5]
    end.count, end.size, end.offset = fields[7:]
    end.location = at
    return end
