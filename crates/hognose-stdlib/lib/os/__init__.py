"""Paths, the environment, random bytes: what `os` can offer to a program in a sandbox.

Environment and files are capabilities of the host: where it does not grant them, using them is a `PermissionError`.
Deliberately absent: processes, users, descriptors.
"""

import posixpath as path
from _fspath import PathLike, fspath
from _os import environment_all as _environment_all, environment_get as _environment_get, files as _files, urandom
from collections import namedtuple as _namedtuple
from collections.abc import MutableMapping as _MutableMapping
from posixpath import altsep, curdir, defpath, devnull, extsep, pardir, pathsep, sep

__all__ = ['PathLike', 'altsep', 'curdir', 'defpath', 'devnull', 'environ', 'error', 'extsep', 'fsdecode', 'fsencode', 'fspath', 'getcwd',
           'getcwdb', 'getenv', 'linesep', 'listdir', 'makedirs', 'mkdir', 'name', 'pardir', 'path', 'pathsep', 'putenv', 'remove', 'rename', 'rmdir',
           'sep', 'unlink', 'unsetenv', 'urandom', 'walk', 'getpid', 'cpu_count', 'process_cpu_count', 'F_OK', 'R_OK', 'W_OK', 'X_OK', 'SEEK_SET',
           'SEEK_CUR', 'SEEK_END', 'O_RDONLY', 'O_WRONLY', 'O_RDWR', 'O_CREAT', 'O_EXCL', 'O_TRUNC', 'O_APPEND', 'EX_OK', 'EX_USAGE', 'EX_DATAERR',
           'EX_NOINPUT', 'EX_UNAVAILABLE', 'EX_SOFTWARE', 'EX_OSERR', 'EX_IOERR', 'EX_TEMPFAIL', 'EX_NOPERM', 'EX_CONFIG', 'isatty',
           'terminal_size', 'get_terminal_size', 'strerror']

name = 'posix'
linesep = '\n'
error = OSError
F_OK, X_OK, W_OK, R_OK = 0, 1, 2, 4
SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2
O_RDONLY, O_WRONLY, O_RDWR, O_CREAT, O_EXCL, O_TRUNC, O_APPEND = 0, 1, 2, 64, 128, 512, 1024
EX_OK, EX_USAGE, EX_DATAERR, EX_NOINPUT, EX_UNAVAILABLE, EX_SOFTWARE, EX_OSERR = 0, 64, 65, 66, 69, 70, 71
EX_IOERR, EX_TEMPFAIL, EX_NOPERM, EX_CONFIG = 74, 75, 77, 78
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

    # Whoever asks with a default has an answer for what is not there: of an environment that is refused nothing is there.
    # Everything else says that it is refused.

    def get(self, key, default=None):
        try:
            return self[key]
        except (KeyError, PermissionError):
            return default

    def __contains__(self, key):
        try:
            self[key]
        except (KeyError, PermissionError):
            return False
        return True

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


process_cpu_count = cpu_count


def isatty(fd, /):
    """Nothing here is a terminal."""
    return False


class terminal_size(_namedtuple('terminal_size', 'columns lines')):
    """Columns and lines of a terminal."""

    __slots__ = ()
    __module__ = 'os'

    def __new__(cls, size):
        return tuple.__new__(cls, size)

    def __repr__(self):
        return f'os.terminal_size(columns={self[0]!r}, lines={self[1]!r})'


def get_terminal_size(fd=1, /):
    """Nothing here is a terminal."""
    raise OSError(25, 'Inappropriate ioctl for device')


def strerror(code, /):
    """What the number of an error means."""
    return _ERRORS.get(code, f'Unknown error {code}')


_ERRORS = {
    0: 'Success', 1: 'Operation not permitted', 2: 'No such file or directory', 3: 'No such process', 4: 'Interrupted system call',
    5: 'Input/output error', 9: 'Bad file descriptor', 10: 'No child processes', 11: 'Resource temporarily unavailable',
    12: 'Cannot allocate memory', 13: 'Permission denied', 14: 'Bad address', 16: 'Device or resource busy', 17: 'File exists',
    18: 'Invalid cross-device link', 20: 'Not a directory', 21: 'Is a directory', 22: 'Invalid argument', 24: 'Too many open files',
    25: 'Inappropriate ioctl for device', 27: 'File too large', 28: 'No space left on device', 29: 'Illegal seek',
    30: 'Read-only file system', 32: 'Broken pipe', 33: 'Numerical argument out of domain', 34: 'Numerical result out of range',
    36: 'File name too long', 38: 'Function not implemented', 39: 'Directory not empty', 98: 'Address already in use',
    101: 'Network is unreachable', 103: 'Software caused connection abort', 104: 'Connection reset by peer',
    110: 'Connection timed out', 111: 'Connection refused', 113: 'No route to host',
}

# One module, to who looks: that of `os.path` is known by its full name.
del __path__
