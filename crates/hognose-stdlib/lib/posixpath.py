"""Paths as text, as on Unix: also `os.path`.

Promises CPython 3.14's `posixpath` for what needs no file system. Files are a capability of the host. Deliberately absent: links and users.
"""

import genericpath
from genericpath import commonprefix
from _fspath import fspath as _fspath
from _os import files as _files

__all__ = ['normcase', 'isabs', 'join', 'splitdrive', 'splitroot', 'split', 'splitext', 'basename', 'dirname', 'commonprefix',
           'normpath', 'abspath', 'realpath', 'curdir', 'pardir', 'sep', 'pathsep', 'defpath', 'altsep', 'extsep', 'devnull', 'relpath',
           'commonpath', 'expanduser', 'expandvars', 'supports_unicode_filenames', 'exists', 'lexists', 'isfile', 'isdir']

curdir = '.'
pardir = '..'
extsep = '.'
sep = '/'
pathsep = ':'
defpath = '/bin:/usr/bin'
altsep = None
devnull = '/dev/null'
supports_unicode_filenames = False


def _marks(path):
    """sep, curdir, pardir of the type of a path."""
    return (b'/', b'.', b'..') if isinstance(path, bytes) else ('/', '.', '..')


def normcase(s):
    """The path itself: case counts."""
    return _fspath(s)


def isabs(s):
    """Whether it begins at the root."""
    s = _fspath(s)
    return s.startswith(_marks(s)[0])


def join(a, *p):
    """Parts joined; an absolute part forgets what was before it."""
    if type(a) is str:
        # What most programs join.
        path = a
        for part in p:
            if type(part) is not str:
                break
            if part.startswith('/') or not path:
                path = part
            elif path.endswith('/'):
                path += part
            else:
                path += '/' + part
        else:
            return path
    a = _fspath(a)
    slash = _marks(a)[0]
    path = a
    for part in map(_fspath, p):
        if isinstance(part, bytes) is not isinstance(a, bytes):
            genericpath.check_types('join', a, part)
        if part.startswith(slash) or not path:
            path = part
        elif path.endswith(slash):
            path += part
        else:
            path += slash + part
    return path


def split(p):
    """Everything before the last part, and the last part."""
    if type(p) is str:
        slash = '/'
    else:
        p = _fspath(p)
        slash = _marks(p)[0]
    at = p.rfind(slash) + 1
    head, tail = p[:at], p[at:]
    if head and head != slash * len(head):
        head = head.rstrip(slash)
    return head, tail


def splitext(p):
    """The path and its extension, dot and all."""
    if type(p) is str:
        slash, dot = '/', '.'
    else:
        p = _fspath(p)
        slash, dot, _ = _marks(p)
    start = p.rfind(slash) + 1
    at = p.rfind(dot)
    if at > start and p[start:at].strip(dot):
        return p[:at], p[at:]
    return p, p[:0]


def splitdrive(p):
    """No drives here."""
    p = _fspath(p)
    return p[:0], p


def splitroot(p):
    """Drive, root and the rest."""
    p = _fspath(p)
    slash = _marks(p)[0]
    empty = p[:0]
    if p[:1] != slash:
        return empty, empty, p
    if p[1:2] != slash or p[2:3] == slash:
        return empty, slash, p[1:]
    return empty, p[:2], p[2:]


def basename(p):
    """The last part."""
    return p[p.rfind('/') + 1:] if type(p) is str else split(p)[1]


def dirname(p):
    """Everything before the last part."""
    return split(p)[0]


def normpath(path):
    """Without doubled slashes, `.` and what `..` takes back."""
    path = _fspath(path)
    slash, dot, dots = _marks(path)
    if not path:
        return dot
    _, root, rest = splitroot(path)
    parts = []
    for part in rest.split(slash):
        if not part or part == dot:
            continue
        if part != dots or not root and not parts or parts and parts[-1] == dots:
            parts.append(part)
        elif parts:
            parts.pop()
    return root + slash.join(parts) or dot


def abspath(path):
    """Normalised, from the root."""
    path = _fspath(path)
    if not isabs(path):
        path = join(_working_directory(path), path)
    return normpath(path)


def _working_directory(path):
    """The working directory as the kind of text that a path is: `/` where the host does not tell."""
    import os
    try:
        return os.getcwdb() if isinstance(path, bytes) else os.getcwd()
    except PermissionError:
        return _marks(path)[0]


def realpath(filename, /, *, strict=False):
    """As `abspath`: there are no links here."""
    path = abspath(filename)
    if strict and not exists(path):
        raise FileNotFoundError(2, 'No such file or directory', path)
    return path


def relpath(path, start=None):
    """The way from one path to another."""
    path = _fspath(path)
    if not path:
        raise ValueError('no path specified')
    slash, dot, dots = _marks(path)
    start = dot if start is None else _fspath(start)
    if isinstance(start, bytes) is not isinstance(path, bytes):
        genericpath.check_types('relpath', path, start)
    here = [part for part in abspath(start).split(slash) if part]
    there = [part for part in abspath(path).split(slash) if part]
    same = 0
    for a, b in zip(here, there):
        if a != b:
            break
        same += 1
    parts = [dots] * (len(here) - same) + there[same:]
    return slash.join(parts) or dot


def commonpath(paths):
    """The longest path above all of them."""
    paths = tuple(map(_fspath, paths))
    if not paths:
        raise ValueError('commonpath() arg is an empty sequence')
    slash, dot, _ = _marks(paths[0])
    if len({isinstance(path, bytes) for path in paths}) > 1:
        genericpath.check_types('commonpath', *paths)
    kinds = {path[:1] == slash for path in paths}
    if len(kinds) > 1:
        raise ValueError("Can't mix absolute and relative paths")
    lists = [[part for part in path.split(slash) if part and part != dot] for path in paths]
    low, high = min(lists), max(lists)
    common = low
    for at, part in enumerate(low):
        if at >= len(high) or part != high[at]:
            common = low[:at]
            break
    return (slash if kinds == {True} else slash[:0]) + slash.join(common)


def _variable(name):
    """A variable of the environment, or None where there is none or the host does not tell."""
    from os import environ
    try:
        return environ.get(name)
    except PermissionError:
        return None


def expanduser(path):
    """`~` at the front is the directory that `HOME` names; there are no other users here."""
    path = _fspath(path)
    slash = _marks(path)[0]
    user, _, _ = path.partition(slash)
    if user not in ('~', b'~'):
        return path
    home = _variable('HOME')
    if home is None:
        return path
    if isinstance(path, bytes):
        home = home.encode('utf-8', 'surrogateescape')
    return (home.rstrip(slash) + path[1:]) or slash


def expandvars(path):
    """`$name` and `${name}` are the variables of the environment; unknown ones stay."""
    path = _fspath(path)
    if isinstance(path, bytes):
        return expandvars(path.decode('utf-8', 'surrogateescape')).encode('utf-8', 'surrogateescape')
    parts = []
    rest = path
    while True:
        before, dollar, rest = rest.partition('$')
        parts.append(before)
        if not dollar:
            return ''.join(parts)
        if rest[:1] == '{' and '}' in rest:
            name, whole = rest[1:rest.index('}')], rest[:rest.index('}') + 1]
        else:
            end = 0
            while end < len(rest) and rest[end].isascii() and (rest[end].isalnum() or rest[end] == '_'):
                end += 1
            name = whole = rest[:end]
        value = _variable(name) if name else None
        parts.append(dollar + whole if value is None else value)
        rest = rest[len(whole):]


def exists(path):
    """Whether a path names something."""
    return bool(_files('files.exists', _fspath(path)))


lexists = exists


def isfile(path):
    """Whether a path names a file."""
    return bool(_files('files.is_file', _fspath(path)))


def isdir(path):
    """Whether a path names a directory."""
    return bool(_files('files.is_dir', _fspath(path)))
