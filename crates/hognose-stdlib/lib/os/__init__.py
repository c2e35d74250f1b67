"""Paths, the environment, random bytes: what `os` can offer to a program in a sandbox.

Environment and files are capabilities of the host: where it does not grant them, using them is a `PermissionError`.
Deliberately absent: processes, users, descriptors.
"""

import posixpath as path
from _fspath import PathLike, fspath
from _os import environment_all as _environment_all, environment_get as _environment_get, files as _files, urandom
from collections.abc import MutableMapping as _MutableMapping
from posixpath import altsep, curdir, defpath, devnull, extsep, pardir, pathsep, sep

__all__ = ['PathLike', 'altsep', 'curdir', 'defpath', 'devnull', 'environ', 'error', 'extsep', 'fsdecode', 'fsencode', 'fspath', 'getcwd',
           'getcwdb', 'getenv', 'linesep', 'listdir', 'makedirs', 'mkdir', 'name', 'pardir', 'path', 'pathsep', 'putenv', 'remove', 'rename', 'rmdir',
           'sep', 'unlink', 'unsetenv', 'urandom', 'walk', 'getpid', 'cpu_count',
           'SEEK_SET', 'SEEK_CUR', 'SEEK_END']

name = 'posix'
linesep = '\n'
SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2
error = OSError
_missing = object()


class _Environ(_MutableMapping):
    """The variables of the host, asked for one by one, under what the program set itself."""

    def __init__(self):
        self._own = {}

    def __getitem__(self, key):
        if not isinstance(key, str):
            raise TypeError(f'str expected, not {type(key).__name__}')
        value = self._own.get(key, _missing)
        if value is _missing:
            value = _environment_get(key)
        if value is None:
            raise KeyError(key)
        return value

    def __setitem__(self, key, value):
        for text in (key, value):
            if not isinstance(text, str):
                raise TypeError(f'str expected, not {type(text).__name__}')
        self._own[key] = value

    def __delitem__(self, key):
        self[key]
        self._own[key] = None

    def __iter__(self):
        return iter(self._all())

    def __len__(self):
        return len(self._all())

    def __repr__(self):
        return f'environ({self._all()!r})'

    def _all(self):
        found = {**_environment_all(), **self._own}
        return {key: value for key, value in found.items() if value is not None}

    def copy(self):
        return self._all()


environ = _Environ()


def getenv(key, default=None):
    """A variable of the environment, or the default."""
    return environ.get(key, default)


def putenv(name, value, /):
    environ[name] = value


def unsetenv(name, /):
    environ.pop(name, None)


def fsencode(filename):
    """A path as bytes."""
    filename = fspath(filename)
    return filename.encode('utf-8', 'surrogateescape') if isinstance(filename, str) else filename


def fsdecode(filename):
    """A path as text."""
    filename = fspath(filename)
    return filename.decode('utf-8', 'surrogateescape') if isinstance(filename, bytes) else filename


def getcwd():
    """The working directory."""
    return _files('files.cwd')


def getcwdb():
    """The working directory, as bytes."""
    return fsencode(getcwd())


def listdir(path='.'):
    """The names in a directory."""
    return list(_files('files.list', fspath(path)))


def mkdir(path, mode=0o777, *, dir_fd=None):
    """Makes a directory."""
    _files('files.mkdir', fspath(path))


def makedirs(name, mode=0o777, exist_ok=False):
    """Makes a directory and those above it."""
    name = fspath(name)
    head, tail = path.split(name)
    if not tail:
        head, tail = path.split(head)
    if head and tail and not path.exists(head):
        makedirs(head, exist_ok=True)
    if exist_ok and path.isdir(name):
        return
    mkdir(name)


def remove(path, *, dir_fd=None):
    """Removes a file."""
    _files('files.remove', fspath(path))


unlink = remove


def rmdir(path, *, dir_fd=None):
    """Removes an empty directory."""
    _files('files.rmdir', fspath(path))


def rename(src, dst, *, src_dir_fd=None, dst_dir_fd=None):
    """Renames a file or directory."""
    _files('files.rename', fspath(src), fspath(dst))


replace = rename


def walk(top, topdown=True, onerror=None, followlinks=False):
    """Directories below a directory: (path, names of directories, names of files)."""
    top = fspath(top)
    names = listdir(top)
    folders = [name for name in names if path.isdir(path.join(top, name))]
    plain = [name for name in names if name not in folders]
    if topdown:
        yield top, folders, plain
    for name in folders:
        yield from walk(path.join(top, name), topdown)
    if not topdown:
        yield top, folders, plain


def getpid():
    """Always the same number: a session has no process of its own."""
    return 1


def cpu_count():
    """One: a session runs one thing at a time."""
    return 1

# One module, to who looks: that of `os.path` is known by its full name.
del __path__
