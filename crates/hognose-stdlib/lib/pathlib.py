"""Paths as objects.

Promises CPython 3.14's `pathlib` for pure paths on Unix and Windows. `Path` does what the host's files can do, one call each;
it is refused with a `PermissionError` where the host does not grant files.
"""

import fnmatch
import posixpath
import re
from _fspath import fspath
from _os import files as _files

__all__ = ['UnsupportedOperation', 'PurePath', 'PurePosixPath', 'PureWindowsPath', 'Path', 'PosixPath']


class UnsupportedOperation(NotImplementedError):
    pass


class _Parents:
    """The paths above a path."""

    __slots__ = ('_path', '_drive_root', '_tail')

    def __init__(self, path):
        self._path = path
        self._tail = path._tail

    def __len__(self):
        return len(self._tail)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return tuple([self[at] for at in range(*index.indices(len(self)))])
        if index >= len(self) or index < -len(self):
            raise IndexError(index)
        if index < 0:
            index += len(self)
        return self._path._with_tail(self._tail[:len(self._tail) - index - 1])

    def __repr__(self):
        return f'<{type(self._path).__name__}.parents>'


class PurePath:
    """A path that is not looked up anywhere."""

    __slots__ = ('_drive', '_root', '_tail', '__weakref__')
    _sep = '/'
    _altsep = ''
    _windows = False

    def __new__(cls, *args, **kwargs):
        if cls is PurePath:
            cls = PurePosixPath
        return object.__new__(cls)

    def __init__(self, *args):
        if len(args) == 1 and type(args[0]) is str and type(self) in _POSIX:
            text = args[0]
            self._drive = ''
            self._root = '' if text[:1] != '/' else '//' if text[:2] == '//' and text[2:3] != '/' else '/'
            self._tail = [part for part in text.split('/') if part and part != '.']
            return
        drive = root = ''
        tail = []
        for arg in args:
            if isinstance(arg, PurePath):
                text = str(arg).replace('\\', '/') if self._windows is False and arg._windows else str(arg)
            else:
                text = fspath(arg) if hasattr(type(arg), '__fspath__') else arg
                if not isinstance(text, str):
                    raise TypeError('argument should be a str or an os.PathLike object where __fspath__ returns a str, '
                                    f'not {type(text).__name__!r}')
            if not text:
                continue
            new_drive, new_root, rest = self._split(text)
            parts = [part for part in rest.split(self._sep) if part and part != '.']
            if new_root:
                if not new_drive:
                    new_drive = drive if self._windows else ''
                drive, root, tail = new_drive, new_root, parts
            elif new_drive and new_drive.lower() != drive.lower():
                drive, root, tail = new_drive, '', parts
            else:
                drive = new_drive or drive
                tail = tail + parts
        self._drive = drive
        self._root = root
        self._tail = tail

    @classmethod
    def _split(cls, text):
        return posixpath.splitroot(text)

    def with_segments(self, *pathsegments):
        """A path of the same class."""
        return type(self)(*pathsegments)

    def _with_tail(self, tail):
        cls = type(self)
        if cls not in _POSIX:
            return self.with_segments(self._format(tail))
        # Nobody has a `with_segments` of their own: the parts are known.
        made = object.__new__(cls)
        made._drive = ''
        made._root = self._root
        made._tail = tail
        return made

    def _format(self, tail):
        if self._drive or self._root:
            return self._drive + self._root + self._sep.join(tail)
        if tail and self._windows and ':' in tail[0]:
            return '.' + self._sep + self._sep.join(tail)
        return self._sep.join(tail)

    def __str__(self):
        return self._format(self._tail) or '.'

    def __fspath__(self):
        return str(self)

    def __bytes__(self):
        return str(self).encode('utf-8', 'surrogateescape')

    def __repr__(self):
        return f'{type(self).__name__}({self.as_posix()!r})'

    def as_posix(self):
        """The text with forward slashes."""
        return str(self).replace(self._sep, '/')

    def as_uri(self):
        """A `file` URI."""
        from warnings import warn
        warn('pathlib.PurePath.as_uri() is deprecated and scheduled for removal in Python 3.19. '
             'Use pathlib.Path.as_uri().', DeprecationWarning, stacklevel=2)
        return self._as_uri()

    def _as_uri(self):
        if not self.is_absolute():
            raise ValueError("relative path can't be expressed as a file URI")
        from urllib.parse import quote
        path = self.as_posix()
        if self._drive[1:] == ':':
            return f'file:///{self._drive}{quote(path[2:])}'
        # A share on another machine is the authority of the URI.
        return f"file:{'' if self._drive else '//'}{quote(path)}"

    @property
    def _key(self):
        text = str(self)
        return text.lower() if self._windows else text

    @property
    def _parts_key(self):
        return self._key.split(self._sep)

    def __hash__(self):
        return hash(self._key)

    def __eq__(self, other):
        if not isinstance(other, PurePath) or self._windows is not other._windows:
            return NotImplemented
        return self._key == other._key

    def __lt__(self, other):
        if not isinstance(other, PurePath) or self._windows is not other._windows:
            return NotImplemented
        return self._parts_key < other._parts_key

    def __le__(self, other):
        if not isinstance(other, PurePath) or self._windows is not other._windows:
            return NotImplemented
        return self._parts_key <= other._parts_key

    def __gt__(self, other):
        if not isinstance(other, PurePath) or self._windows is not other._windows:
            return NotImplemented
        return self._parts_key > other._parts_key

    def __ge__(self, other):
        if not isinstance(other, PurePath) or self._windows is not other._windows:
            return NotImplemented
        return self._parts_key >= other._parts_key

    def __truediv__(self, key):
        if type(key) is str and key[:1] != '/' and type(self) in _POSIX:
            return self._with_tail(self._tail + [part for part in key.split('/') if part and part != '.'])
        try:
            return self.with_segments(self, key)
        except TypeError:
            return NotImplemented

    def __rtruediv__(self, key):
        try:
            return self.with_segments(key, self)
        except TypeError:
            return NotImplemented

    def joinpath(self, *pathsegments):
        """The path with more parts."""
        return self.with_segments(self, *pathsegments)

    @property
    def drive(self):
        return self._drive

    @property
    def root(self):
        return self._root

    @property
    def anchor(self):
        return self._drive + self._root

    @property
    def parts(self):
        anchor = self.anchor
        return (anchor, *self._tail) if anchor else tuple(self._tail)

    @property
    def name(self):
        return self._tail[-1] if self._tail else ''

    @property
    def suffix(self):
        """The last extension of the name."""
        return posixpath.splitext(self.name)[1]

    @property
    def suffixes(self):
        """All extensions of the name."""
        return ['.' + part for part in self.name.lstrip('.').split('.')[1:]]

    @property
    def stem(self):
        """The name without its last extension."""
        return posixpath.splitext(self.name)[0]

    @property
    def parent(self):
        if not self._tail:
            return self
        return self._with_tail(self._tail[:-1])

    @property
    def parents(self):
        return _Parents(self)

    def with_name(self, name):
        """The path with another name."""
        if not name or self._sep in name or self._altsep and self._altsep in name or name == '.':
            raise ValueError(f'Invalid name {name!r}')
        if not self._tail:
            raise ValueError(f'{self!r} has an empty name')
        return self._with_tail(self._tail[:-1] + [name])

    def with_stem(self, stem):
        """The path with another stem."""
        suffix = self.suffix
        if not suffix:
            return self.with_name(stem)
        if not stem:
            raise ValueError(f'{self!r} has a non-empty suffix')
        return self.with_name(stem + suffix)

    def with_suffix(self, suffix):
        """The path with another extension."""
        stem = self.stem
        if not stem:
            raise ValueError(f'{self!r} has an empty name')
        if suffix and not (suffix.startswith('.') and len(suffix) > 1):
            raise ValueError(f'Invalid suffix {suffix!r}')
        return self.with_name(stem + suffix)

    def is_absolute(self):
        return bool(self._root) and (not self._windows or bool(self._drive))

    def relative_to(self, other, *, walk_up=False):
        """The way to it from another path."""
        other = other if isinstance(other, PurePath) and hasattr(other, 'with_segments') else self.with_segments(other)
        for step, path in enumerate([other, *other.parents]):
            if path == self or path in self.parents:
                break
            if not walk_up:
                raise ValueError(f'{str(self)!r} is not in the subpath of {str(other)!r}')
            if path.name == '..':
                raise ValueError(f"'..' segment in {str(other)!r} cannot be walked")
        else:
            raise ValueError(f'{str(self)!r} and {str(other)!r} have different anchors')
        return self.with_segments(*['..'] * step, *self._tail[len(path._tail):])

    def is_relative_to(self, other):
        """Whether it lies below another path."""
        other = self.with_segments(other)
        return other == self or other in self.parents

    def match(self, path_pattern, *, case_sensitive=None):
        """Whether its last parts match a pattern."""
        pattern = path_pattern if isinstance(path_pattern, PurePath) else self.with_segments(path_pattern)
        wanted = pattern.parts
        if not wanted:
            raise ValueError('empty pattern')
        parts = self.parts
        if len(parts) < len(wanted) or pattern.anchor and len(parts) != len(wanted):
            return False
        flags = re.IGNORECASE if (self._windows if case_sensitive is None else not case_sensitive) else re.NOFLAG
        return all(re.match(_translate(p), part, flags) for p, part in zip(reversed(wanted), reversed(parts)))

    def full_match(self, pattern, *, case_sensitive=None):
        """Whether all of it matches a pattern, where ** stands for any parts."""
        pattern = pattern if isinstance(pattern, PurePath) else self.with_segments(pattern)
        flags = re.IGNORECASE if (self._windows if case_sensitive is None else not case_sensitive) else re.NOFLAG
        parts, wanted = self.parts, pattern.parts
        states = {0}
        for part in (*parts, None):
            work = list(states)
            while work:
                state = work.pop()
                if state < len(wanted) and wanted[state] == '**' and state + 1 not in states:
                    states.add(state + 1)
                    work.append(state + 1)
            if part is None:
                return len(wanted) in states
            following = set()
            for state in states:
                if state < len(wanted):
                    if wanted[state] == '**':
                        following.add(state)
                    elif re.match(_translate(wanted[state]), part, flags):
                        following.add(state + 1)
            states = following

    def is_reserved(self):
        return False

    def __reduce__(self):
        return type(self), self.parts

    __class_getitem__ = classmethod(type(list[int]))


def _translate(pattern):
    return fnmatch.translate(pattern)


class PurePosixPath(PurePath):
    """A path as on Unix."""

    __slots__ = ()


class PureWindowsPath(PurePath):
    """A path as on Windows."""

    __slots__ = ()
    _sep = '\\'
    _altsep = '/'
    _windows = True

    @classmethod
    def _split(cls, text):
        text = text.replace('/', '\\')
        if text[:2] == '\\\\':
            start = 8 if text[:8].upper() == '\\\\?\\UNC\\' else 2
            at = text.find('\\', start)
            if at < 0:
                return text, '', ''
            end = text.find('\\', at + 1)
            if end < 0:
                return text, '\\' if len(text) > at + 1 else '', ''
            return text[:end], '\\', text[end + 1:]
        if text[:1] == '\\':
            return '', '\\', text[1:]
        if text[1:2] == ':':
            if text[2:3] == '\\':
                return text[:2], '\\', text[3:]
            return text[:2], '', text[2:]
        return '', '', text


class Path(PurePath):
    """A path among the files that the host grants."""

    __slots__ = ()

    def __new__(cls, *args, **kwargs):
        return object.__new__(PosixPath if cls is Path else cls)

    def as_uri(self):
        """A `file` URI."""
        return self._as_uri()

    @classmethod
    def cwd(cls):
        """The working directory."""
        return cls(_files('files.cwd'))

    def exists(self, *, follow_symlinks=True):
        return bool(_files('files.exists', str(self)))

    def is_file(self, *, follow_symlinks=True):
        return bool(_files('files.is_file', str(self)))

    def is_dir(self, *, follow_symlinks=True):
        return bool(_files('files.is_dir', str(self)))

    def read_bytes(self):
        """What the file holds."""
        data = _files('files.read', str(self))
        return data.encode() if isinstance(data, str) else data

    def read_text(self, encoding=None, errors=None, newline=None):
        """What the file holds, as text."""
        data = _files('files.read', str(self))
        return data if isinstance(data, str) else data.decode(encoding or 'utf-8', errors or 'strict')

    def write_bytes(self, data):
        """Makes the file hold these bytes."""
        data = bytes(memoryview(data))
        _files('files.write', str(self), data)
        return len(data)

    def write_text(self, data, encoding=None, errors=None, newline=None):
        """Makes the file hold this text."""
        if not isinstance(data, str):
            raise TypeError(f'data must be str, not {type(data).__name__}')
        _files('files.write', str(self), data.encode(encoding or 'utf-8', errors or 'strict'))
        return len(data)

    def iterdir(self):
        """The paths in a directory."""
        for name in _files('files.list', str(self)):
            yield self / name

    def mkdir(self, mode=0o777, parents=False, exist_ok=False):
        """Makes a directory."""
        if exist_ok and self.is_dir():
            return
        if parents and self.parent != self and not self.parent.exists():
            self.parent.mkdir(parents=True, exist_ok=True)
        _files('files.mkdir', str(self))

    def unlink(self, missing_ok=False):
        """Removes the file."""
        if missing_ok and not self.exists():
            return
        _files('files.remove', str(self))

    def rmdir(self):
        """Removes the empty directory."""
        _files('files.rmdir', str(self))

    def rename(self, target):
        """Renames it."""
        _files('files.rename', str(self), fspath(target))
        return self.with_segments(target)

    replace = rename

    def absolute(self):
        """The path from the root."""
        return self if self.is_absolute() else self.with_segments(Path.cwd(), self)

    def resolve(self, strict=False):
        """The path from the root, without `..`."""
        return self.with_segments(posixpath.normpath(str(self.absolute())))

    def glob(self, pattern, **_):
        """The paths below it that match a pattern."""
        pattern = str(pattern)
        if not pattern:
            raise ValueError(f'Unacceptable pattern: {pattern!r}')
        for path in self._below():
            if path.relative_to(self).full_match(pattern):
                yield path

    def rglob(self, pattern, **_):
        """As `glob`, at any depth."""
        return self.glob('**/' + str(pattern))

    def _below(self):
        for path in self.iterdir():
            yield path
            if path.is_dir():
                yield from path._below()


class PosixPath(Path, PurePosixPath):
    """`Path` on Unix, which is what it is here."""

    __slots__ = ()


# Classes whose paths are made of their parts.
_POSIX = frozenset({PurePosixPath, PosixPath})
