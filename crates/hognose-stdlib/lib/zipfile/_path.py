"""Entries of a zip archive as paths.

Promises CPython 3.14's `zipfile.Path`. Folders that an archive does not list are there all the same.
"""

import io
import pathlib
import posixpath
import re

from zipfile import ZipFile

__all__ = ['Path']


def _folders_above(path):
    """The folders that a path is in, the nearest first."""
    path = path.rstrip('/')
    while '/' in path:
        path = path.rpartition('/')[0].rstrip('/')
        if path:
            yield path


class CompleteDirs(ZipFile):
    """An archive that also lists folders which only its entries' names imply."""

    __module__ = 'zipfile._path'

    @staticmethod
    def _implied_dirs(names):
        known = set(names)
        implied = dict.fromkeys(folder + '/' for name in names for folder in _folders_above(name))
        return [folder for folder in implied if folder not in known]

    def namelist(self):
        names = super().namelist()
        return names + self._implied_dirs(names)

    def _name_set(self):
        return set(self.namelist())

    def resolve_dir(self, name):
        """The name with a slash, where it is one of a folder."""
        names = self._name_set()
        folder = name + '/'
        return folder if name not in names and folder in names else name

    def getinfo(self, name):
        try:
            return super().getinfo(name)
        except KeyError:
            if not name.endswith('/') or name not in self._name_set():
                raise
            from zipfile import ZipInfo
            return ZipInfo(filename=name)

    @classmethod
    def make(cls, source):
        """An archive of this class, of an archive or a file."""
        if isinstance(source, CompleteDirs):
            return source
        if not isinstance(source, ZipFile):
            return cls(source)
        # Names of an archive that is written change.
        source.__class__ = cls if 'r' in source.mode else CompleteDirs
        return source

    @classmethod
    def inject(cls, zf):
        """Adds entries for the folders that are implied."""
        for name in cls._implied_dirs(zf.namelist()):
            zf.writestr(name, b'')
        return zf


class FastLookup(CompleteDirs):
    """An archive whose names are collected once."""

    __module__ = 'zipfile._path'

    def namelist(self):
        if '_names' not in self.__dict__:
            self._names = super().namelist()
        return self._names

    def _name_set(self):
        if '_lookup' not in self.__dict__:
            self._lookup = super()._name_set()
        return self._lookup


class _Pattern:
    """Patterns of names as regular expressions."""

    @staticmethod
    def segment(text):
        if text == '**':
            return '.*'
        if '**' in text:
            raise ValueError('** must appear alone in a path segment')
        parts = re.split(r'(\[[^\]]*\]|\*|\?)', text)
        out = []
        for part in parts:
            if part == '*':
                out.append('[^/]*')
            elif part == '?':
                out.append('[^/]')
            elif part.startswith('[') and part.endswith(']') and len(part) > 1:
                out.append('[^' + part[2:] if part.startswith('[!') else part)
            else:
                out.append(re.escape(part))
        return ''.join(out)

    @classmethod
    def translate(cls, pattern):
        # A segment that is '*' stands for one character at least.
        segments = [cls.segment(text) if text != '*' else '[^/][^/]*' for text in pattern.split('/')]
        return '/'.join(segments) + '/?'


class Path:
    """An entry or a folder of an archive."""

    __module__ = 'zipfile'

    def __init__(self, root, at=''):
        self.root = FastLookup.make(root)
        self.at = at

    def __eq__(self, other):
        if self.__class__ is not other.__class__:
            return NotImplemented
        return (self.root, self.at) == (other.root, other.at)

    def __hash__(self):
        return hash((self.root, self.at))

    def open(self, mode='r', *args, pwd=None, **kwargs):
        """The entry as a stream of text, or of bytes with 'b' in the mode."""
        if self.is_dir():
            raise IsADirectoryError(self)
        kind = mode[0]
        if kind == 'r' and not self.exists():
            raise FileNotFoundError(self)
        stream = self.root.open(self.at, kind, pwd=pwd)
        if 'b' in mode:
            if args or kwargs:
                raise ValueError('encoding args invalid for binary operation')
            return stream
        return _as_text(stream, *args, **kwargs)

    def _base(self):
        return pathlib.PurePosixPath(self.at) if self.at else self.filename

    @property
    def name(self):
        """The last part."""
        return self._base().name

    @property
    def suffix(self):
        """What the last part ends with, from its last dot."""
        return self._base().suffix

    @property
    def suffixes(self):
        """All that begins with a dot in the last part."""
        return self._base().suffixes

    @property
    def stem(self):
        """The last part without its suffix."""
        return self._base().stem

    @property
    def filename(self):
        """The path with the archive before it."""
        return pathlib.Path(self.root.filename).joinpath(self.at)

    def read_text(self, *args, **kwargs):
        """The entry as text."""
        with _as_text(self.open('rb'), *args, **kwargs) as stream:
            return stream.read()

    def read_bytes(self):
        """The entry as bytes."""
        with self.open('rb') as stream:
            return stream.read()

    def _is_child(self, path):
        return posixpath.dirname(path.at.rstrip('/')) == self.at.rstrip('/')

    def _next(self, at):
        return self.__class__(self.root, at)

    def is_dir(self):
        """Whether it is a folder."""
        return not self.at or self.at.endswith('/')

    def is_file(self):
        """Whether it is an entry with data."""
        return self.exists() and not self.is_dir()

    def exists(self):
        """Whether the archive has it."""
        return self.at in self.root._name_set()

    def iterdir(self):
        """What is in the folder."""
        if not self.is_dir():
            raise ValueError("Can't listdir a file")
        return filter(self._is_child, map(self._next, self.root.namelist()))

    def match(self, path_pattern):
        """Whether the end of the path fits a pattern."""
        return pathlib.PurePosixPath(self.at).match(path_pattern)

    def is_symlink(self):
        """Whether it is a link."""
        return self.root.getinfo(self.at).external_attr >> 28 == 0o12

    def glob(self, pattern):
        """What is in the folder and fits a pattern."""
        if not pattern:
            raise ValueError(f'Unacceptable pattern: {pattern!r}')
        fits = re.compile(re.escape(self.at) + _Pattern.translate(pattern)).fullmatch
        return map(self._next, filter(fits, self.root.namelist()))

    def rglob(self, pattern):
        """What is anywhere below and fits a pattern."""
        return self.glob(f'**/{pattern}')

    def relative_to(self, other, *extra):
        """The path as seen from another one."""
        return posixpath.relpath(str(self), str(other.joinpath(*extra)))

    def __str__(self):
        return posixpath.join(self.root.filename, self.at)

    def __repr__(self):
        return f'{self.__class__.__name__}({self.root.filename!r}, {self.at!r})'

    def joinpath(self, *other):
        """A path below."""
        return self._next(self.root.resolve_dir(posixpath.join(self.at, *other)))

    __truediv__ = joinpath

    @property
    def parent(self):
        """The folder that it is in."""
        if not self.at:
            return self.filename.parent
        above = posixpath.dirname(self.at.rstrip('/'))
        return self._next(above + '/' if above else above)


def _as_text(stream, encoding=None, *args, **kwargs):
    return io.TextIOWrapper(stream, io.text_encoding(encoding), *args, **kwargs)
