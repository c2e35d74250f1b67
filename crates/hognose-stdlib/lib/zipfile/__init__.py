"""Zip archives, over streams in memory or others.

Promises CPython 3.14's `zipfile` without the modules for BZIP2, LZMA and Zstandard. Files by name need the builtin `open`, which this run may not have.
Deliberately absent: `PyZipFile` and the command line.
"""

import builtins
import io
import os

from zipfile._records import (BZIP2_VERSION, DEFAULT_VERSION, ENCRYPTED, LOCAL, LOCAL_MAGIC, LZMA_VERSION, MAX_EXTRACT_VERSION, PATCHED,
                              SIZES_BEHIND, STRONG, UTF_8, ZIP64_LIMIT, ZIP64_VERSION, ZIP_BZIP2, ZIP_DEFLATED, ZIP_FILECOUNT_LIMIT,
                              ZIP_LZMA, ZIP_MAX_COMMENT, ZIP_STORED, ZIP_ZSTANDARD, ZSTANDARD_VERSION, BadZipFile, LargeZipFile,
                              ZipInfo, compressor_names)
from zipfile import _records
from zipfile._records import strip_extra as _strip_extra
from zipfile._streams import SharedFile as _SharedFile, Tellable as _Tellable, ZipExtFile, _ZipWriteFile

__all__ = ['BadZipFile', 'BadZipfile', 'error', 'ZIP_STORED', 'ZIP_DEFLATED', 'ZIP_BZIP2', 'ZIP_LZMA', 'ZIP_ZSTANDARD', 'is_zipfile',
           'ZipInfo', 'ZipFile', 'LargeZipFile', 'Path']

error = BadZipfile = BadZipFile

_MASK_USE_DATA_DESCRIPTOR = SIZES_BEHIND


def is_zipfile(filename):
    """Whether a file, or what a name stands for, is a zip archive."""
    try:
        if hasattr(filename, 'read'):
            position = filename.tell()
            found = _check_zipfile(filename)
            filename.seek(position)
            return found
        with builtins.open(filename, 'rb') as file:
            return _check_zipfile(file)
    except (OSError, BadZipFile):
        return False


def _check_zipfile(file):
    end = _records.find_end(file)
    if end is None:
        return False
    if end.count == end.size == end.offset == 0:
        return True
    if not end.on_one_disk:
        return False
    file.seek(end.start)
    if end.size < _records.CENTRAL.size:
        return False
    data = file.read(_records.CENTRAL.size)
    return len(data) == _records.CENTRAL.size and data[:4] == _records.CENTRAL_MAGIC


class ZipFile:
    """A zip archive that is read or written."""

    fp = None
    _windows_illegal_name_trans_table = None

    def __init__(self, file, mode='r', compression=ZIP_STORED, allowZip64=True, compresslevel=None, *, strict_timestamps=True,
                 metadata_encoding=None):
        if mode not in ('r', 'w', 'x', 'a'):
            raise ValueError("ZipFile requires mode 'r', 'w', 'x', or 'a'")
        _records.check_compression(compression)
        self._allowZip64 = allowZip64
        self._didModify = False
        self.debug = 0
        self.NameToInfo = {}
        self.filelist = []
        self.compression = compression
        self.compresslevel = compresslevel
        self.mode = mode
        self.pwd = None
        self._comment = b''
        self._strict_timestamps = strict_timestamps
        self.metadata_encoding = metadata_encoding
        if metadata_encoding and mode != 'r':
            raise ValueError('metadata_encoding is only supported for reading files')
        if isinstance(file, os.PathLike):
            file = os.fspath(file)
        if isinstance(file, str):
            self._filePassed = 0
            self.filename = file
            self.fp = self._open_file(file, {'r': ('rb',), 'w': ('w+b', 'wb'), 'x': ('x+b', 'xb'), 'a': ('r+b', 'w+b', 'wb')}[mode])
        else:
            self._filePassed = 1
            self.fp = file
            self.filename = getattr(file, 'name', None)
        self._seekable = True
        self._writing = False
        self._readers = 0
        try:
            self._begin(mode)
        except:
            self._let_go()
            raise

    def _begin(self, mode):
        if mode == 'r':
            self._read_contents()
        elif mode == 'a':
            try:
                self._read_contents()
                # What comes new is written over the directory.
                self.fp.seek(self.start_dir)
            except BadZipFile:
                # A file that is no archive gets one at its end.
                self.fp.seek(0, 2)
                self._didModify = True
                self.start_dir = self.fp.tell()
        else:
            self._didModify = True
            try:
                self.start_dir = self.fp.tell()
            except (AttributeError, OSError):
                self.fp = _Tellable(self.fp)
                self.start_dir = 0
                self._seekable = False
            else:
                try:
                    self.fp.seek(self.start_dir)
                except (AttributeError, OSError):
                    self._seekable = False

    @staticmethod
    def _open_file(name, modes):
        for mode in modes[:-1]:
            try:
                return builtins.open(name, mode)
            except OSError:
                pass
        return builtins.open(name, modes[-1])

    def _let_go(self):
        file, self.fp = self.fp, None
        if file is not None:
            self._close_file(file)

    def _close_file(self, file):
        # A file that was opened here stays open as long as entries are read.
        if self.fp is None and not self._filePassed and not self._readers:
            file.close()

    def __enter__(self):
        return self

    def __exit__(self, type, value, traceback):
        self.close()

    def __repr__(self):
        text = f'<{self.__class__.__module__}.{self.__class__.__qualname__}'
        if self.fp is None:
            return text + ' [closed]>'
        if self._filePassed:
            text += f' file={self.fp!r}'
        elif self.filename is not None:
            text += f' filename={self.filename!r}'
        return f'{text} mode={self.mode!r}>'

    def _read_contents(self):
        file = self.fp
        try:
            end = _records.find_end(file)
        except OSError:
            raise BadZipFile('File is not a zip file')
        if not end:
            raise BadZipFile('File is not a zip file')
        self._comment = end.comment
        self.start_dir = end.start
        if self.start_dir < 0:
            raise BadZipFile('Bad offset for central directory')
        file.seek(self.start_dir)
        for info in _records.read_central(file.read(end.size), self.metadata_encoding):
            info.header_offset += end.shift
            self.filelist.append(info)
            self.NameToInfo[info.filename] = info
        next_offset = self.start_dir
        for info in sorted(self.filelist, key=lambda info: info.header_offset, reverse=True):
            info._end_offset = next_offset
            next_offset = info.header_offset

    def namelist(self):
        """The names of all entries."""
        return [info.filename for info in self.filelist]

    def infolist(self):
        """What is known about all entries."""
        return self.filelist

    def printdir(self, file=None):
        """Prints a table of the entries."""
        print('%-46s %19s %12s' % ('File Name', 'Modified    ', 'Size'), file=file)
        for info in self.filelist:
            date = '%d-%02d-%02d %02d:%02d:%02d' % info.date_time[:6]
            print('%-46s %s %12d' % (info.filename, date, info.file_size), file=file)

    def testzip(self):
        """Reads all entries; the name of the first one that is damaged, or None."""
        for info in self.filelist:
            try:
                with self.open(info.filename, 'r') as file:
                    while file.read(1 << 20):
                        pass
            except BadZipFile:
                return info.filename
        return None

    def getinfo(self, name):
        """What is known about an entry."""
        info = self.NameToInfo.get(name)
        if info is None:
            raise KeyError(f'There is no item named {name!r} in the archive')
        return info

    def setpassword(self, pwd):
        """Sets the password that is used when none is given."""
        if pwd and not isinstance(pwd, bytes):
            raise TypeError(f'pwd: expected bytes, got {type(pwd).__name__}')
        self.pwd = pwd or None

    @property
    def comment(self):
        """The comment of the archive."""
        return self._comment

    @comment.setter
    def comment(self, comment):
        if not isinstance(comment, bytes):
            raise TypeError(f'comment: expected bytes, got {type(comment).__name__}')
        if len(comment) > ZIP_MAX_COMMENT:
            import warnings
            warnings.warn(f'Archive comment is too long; truncating to {ZIP_MAX_COMMENT} bytes', stacklevel=2)
            comment = comment[:ZIP_MAX_COMMENT]
        self._comment = comment
        self._didModify = True

    def read(self, name, pwd=None):
        """The data of an entry."""
        with self.open(name, 'r', pwd) as file:
            return file.read()

    def open(self, name, mode='r', pwd=None, *, force_zip64=False):
        """The data of an entry as a stream, for reading or for writing."""
        if mode not in {'r', 'w'}:
            raise ValueError('open() requires mode "r" or "w"')
        if pwd and mode == 'w':
            raise ValueError('pwd is only supported for reading files')
        if not self.fp:
            raise ValueError('Attempt to use ZIP archive that was already closed')
        if isinstance(name, ZipInfo):
            info = name
        elif mode == 'w':
            info = ZipInfo(name)
            info.compress_type = self.compression
            info.compress_level = self.compresslevel
        else:
            info = self.getinfo(name)
        if mode == 'w':
            return self._open_to_write(info, force_zip64=force_zip64)
        if self._writing:
            raise ValueError("Can't read from the ZIP file while there is an open writing handle on it. "
                             'Close the writing handle before trying to read.')
        file = _SharedFile(self, info.header_offset)
        try:
            return self._open_to_read(file, name, info, pwd)
        except:
            file.close()
            raise

    def _open_to_read(self, file, name, info, pwd):
        self._read_header(file, info)
        if info.flag_bits & ENCRYPTED:
            pwd = pwd or self.pwd
            if pwd and not isinstance(pwd, bytes):
                raise TypeError(f'pwd: expected bytes, got {type(pwd).__name__}')
            if not pwd:
                raise RuntimeError(f'File {name!r} is encrypted, password required for extraction')
        else:
            pwd = None
        _records.check_compression(info.compress_type)
        return ZipExtFile(file, 'rb', info, True, pwd)

    def _read_header(self, file, info):
        """Goes to the data of an entry."""
        head = file.read(LOCAL.size)
        if len(head) != LOCAL.size:
            raise BadZipFile('Truncated file header')
        magic, *_, name_size, extra_size = LOCAL.unpack(head)
        if magic != LOCAL_MAGIC:
            raise BadZipFile('Bad magic number for file header')
        name = file.read(name_size)
        if extra_size:
            file.seek(extra_size, whence=1)
        if info.flag_bits & PATCHED:
            raise NotImplementedError('compressed patched data (flag bit 5)')
        if info.flag_bits & STRONG:
            raise NotImplementedError('strong encryption (flag bit 6)')
        utf_8 = int.from_bytes(head[6:8], 'little') & UTF_8
        if name.decode('utf-8' if utf_8 else self.metadata_encoding or 'cp437') != info.orig_filename:
            raise BadZipFile(f'File name in directory {info.orig_filename!r} and header {name!r} differ.')
        if info._end_offset is not None and file.tell() + info.compress_size > info._end_offset:
            message = f'Overlapped entries: {info.orig_filename!r} (possible zip bomb)'
            if info._end_offset != info.header_offset:
                raise BadZipFile(message)
            import warnings
            warnings.warn(message, stacklevel=4)

    def _open_to_write(self, info, force_zip64=False):
        if force_zip64 and not self._allowZip64:
            raise ValueError('force_zip64 is True, but allowZip64 was False when opening the ZIP file.')
        if self._writing:
            raise ValueError("Can't write to the ZIP file while there is another write handle open on it. "
                             'Close the first handle before opening another.')
        info.compress_size = info.CRC = info.flag_bits = 0
        if not self._seekable:
            info.flag_bits |= SIZES_BEHIND
        if not info.external_attr:
            info.external_attr = 0o600 << 16
        # The data may become larger by compression.
        zip64 = force_zip64 or info.file_size * 1.05 > ZIP64_LIMIT
        if not self._allowZip64 and zip64:
            raise LargeZipFile('Filesize would require ZIP64 extensions')
        if self._seekable:
            self.fp.seek(self.start_dir)
        info.header_offset = self.fp.tell()
        self._writecheck(info)
        self._didModify = True
        self.fp.write(info.FileHeader(zip64))
        self._writing = True
        return _ZipWriteFile(self, info, zip64)

    def _writecheck(self, info):
        if info.filename in self.NameToInfo:
            import warnings
            warnings.warn(f'Duplicate name: {info.filename!r}', stacklevel=3)
        if self.mode not in ('w', 'x', 'a'):
            raise ValueError("write() requires mode 'w', 'x', or 'a'")
        if not self.fp:
            raise ValueError('Attempt to write ZIP archive that was already closed')
        _records.check_compression(info.compress_type)
        if not self._allowZip64:
            too_much = None
            if len(self.filelist) >= ZIP_FILECOUNT_LIMIT:
                too_much = 'Files count'
            elif info.file_size > ZIP64_LIMIT:
                too_much = 'Filesize'
            elif info.header_offset > ZIP64_LIMIT:
                too_much = 'Zipfile size'
            if too_much:
                raise LargeZipFile(too_much + ' would require ZIP64 extensions')

    def write(self, filename, arcname=None, compress_type=None, compresslevel=None):
        """Adds a file of the system."""
        if not self.fp:
            raise ValueError('Attempt to write to ZIP archive that was already closed')
        if self._writing:
            raise ValueError("Can't write to ZIP archive while an open writing handle exists")
        info = ZipInfo.from_file(filename, arcname, strict_timestamps=self._strict_timestamps)
        info.compress_type = self.compression if compress_type is None else compress_type
        info.compress_level = self.compresslevel if compresslevel is None else compresslevel
        with builtins.open(filename, 'rb') as source, self.open(info, 'w') as target:
            while data := source.read(1 << 16):
                target.write(data)

    def writestr(self, zinfo_or_arcname, data, compress_type=None, compresslevel=None):
        """Adds an entry with this data."""
        if isinstance(data, str):
            data = data.encode('utf-8')
        if isinstance(zinfo_or_arcname, ZipInfo):
            info = zinfo_or_arcname
        else:
            info = ZipInfo(zinfo_or_arcname)._for_archive(self)
        if not self.fp:
            raise ValueError('Attempt to write to ZIP archive that was already closed')
        if self._writing:
            raise ValueError("Can't write to ZIP archive while an open writing handle exists.")
        if compress_type is not None:
            info.compress_type = compress_type
        if compresslevel is not None:
            info.compress_level = compresslevel
        info.file_size = len(data)
        with self.open(info, mode='w') as target:
            target.write(data)

    def mkdir(self, zinfo_or_directory_name, mode=511):
        """Adds a folder."""
        if isinstance(zinfo_or_directory_name, ZipInfo):
            info = zinfo_or_directory_name
            if not info.is_dir():
                raise ValueError('The given ZipInfo does not describe a directory')
        elif isinstance(zinfo_or_directory_name, str):
            name = zinfo_or_directory_name
            info = ZipInfo(name if name.endswith('/') else name + '/')
            info.compress_size = info.CRC = 0
            info.external_attr = (0o40000 | mode) & 0xffff
            info.external_attr = info.external_attr << 16 | 0x10
            info.file_size = 0
        else:
            raise TypeError('Expected type str or ZipInfo')
        if self._seekable:
            self.fp.seek(self.start_dir)
        info.header_offset = self.fp.tell()
        self._writecheck(info)
        self._didModify = True
        self.filelist.append(info)
        self.NameToInfo[info.filename] = info
        self.fp.write(info.FileHeader(False))
        self.start_dir = self.fp.tell()

    def extract(self, member, path=None, pwd=None):
        """Writes an entry to a file of the system."""
        return self._extract(member, os.getcwd() if path is None else os.fspath(path), pwd)

    def extractall(self, path=None, members=None, pwd=None):
        """Writes entries to files of the system."""
        path = os.getcwd() if path is None else os.fspath(path)
        for member in self.namelist() if members is None else members:
            self._extract(member, path, pwd)

    def _extract(self, member, folder, pwd):
        info = member if isinstance(member, ZipInfo) else self.getinfo(member)
        # Nothing leaves the folder.
        name = os.path.splitdrive(info.filename)[1]
        parts = [part for part in name.split('/') if part not in ('', os.curdir, os.pardir)]
        target = os.path.normpath(os.path.join(folder, *parts))
        if info.is_dir():
            os.makedirs(target, exist_ok=True)
            return target
        with self.open(info, pwd=pwd) as source, builtins.open(target, 'wb') as file:
            while data := source.read(1 << 16):
                file.write(data)
        return target

    def __del__(self):
        self.close()

    def close(self):
        """Writes the directory of what was added; nothing more can be done."""
        if self.fp is None:
            return
        if self._writing:
            raise ValueError("Can't close the ZIP file while there is an open writing handle on it. "
                             'Close the writing handle before closing the zip.')
        try:
            if self.mode in ('w', 'x', 'a') and self._didModify:
                if self._seekable:
                    self.fp.seek(self.start_dir)
                self._write_end_record()
        finally:
            self._let_go()

    def _write_end_record(self):
        for info in self.filelist:
            self.fp.write(info._central())
        end = self.fp.tell()
        count, size, offset = len(self.filelist), end - self.start_dir, self.start_dir
        too_much = None
        if count > ZIP_FILECOUNT_LIMIT:
            too_much = 'Files count'
        elif offset > ZIP64_LIMIT:
            too_much = 'Central directory offset'
        elif size > ZIP64_LIMIT:
            too_much = 'Central directory size'
        if too_much:
            if not self._allowZip64:
                raise LargeZipFile(too_much + ' would require ZIP64 extensions')
            self.fp.write(_records.END_64.pack(_records.END_64_MAGIC, _records.END_64.size - 12, 45, 45, 0, 0, count, count, size, offset))
            self.fp.write(_records.LOCATOR_64.pack(_records.LOCATOR_64_MAGIC, 0, end, 1))
            count, size, offset = min(count, 0xffff), min(size, 0xffffffff), min(offset, 0xffffffff)
        self.fp.write(_records.END.pack(_records.END_MAGIC, 0, 0, count, count, size, offset, len(self._comment)))
        self.fp.write(self._comment)
        if self.mode == 'a':
            self.fp.truncate()
        self.fp.flush()


from zipfile._path import CompleteDirs, Path
