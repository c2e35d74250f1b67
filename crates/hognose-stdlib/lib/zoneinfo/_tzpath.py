"""Where zones are looked for before the database of the program: the folders of `TZPATH`.

The host may have granted files; without them a folder that was set has nothing in it.
"""

from posixpath import isabs, join, normpath

path = ()


class InvalidTZPathWarning(RuntimeWarning):
    """Warning raised if an invalid path is specified in PYTHONTZPATH."""


def reset(to):
    global path
    if to is None:
        path = ()
        return
    if isinstance(to, (str, bytes)):
        raise TypeError(f"tzpaths must be a list or tuple, not {type(to)}: {to!r}")
    folders = tuple(to)
    relative = [folder for folder in folders if not isabs(folder)]
    if relative:
        raise ValueError("Paths should be absolute but found the following relative paths:\n    " + "\n    ".join(relative))
    path = folders


def check_key(key):
    """A key is a relative path that stays below its folder."""
    if isabs(key):
        raise ValueError(f"ZoneInfo keys may not be absolute paths, got: {key}")
    normal = normpath(key)
    if len(normal) != len(key):
        raise ValueError(f"ZoneInfo keys must be normalized relative paths, got: {key}")
    if normal in ('.', '..') or normal.startswith('../'):
        raise ValueError(f"ZoneInfo keys must refer to subdirectories of TZPATH, got: {key}")


def find_file(key):
    """The open file of a zone below one of the folders, or None."""
    check_key(key)
    for folder in path:
        try:
            return open(join(folder, key), 'rb')
        except OSError:
            continue
    return None


def names_in_path():
    """The names of the files below the folders that begin as files of zones do."""
    import os
    for folder in path:
        todo = ['']
        while todo:
            below = todo.pop()
            try:
                names = os.listdir(join(folder, below) if below else folder)
            except OSError:
                continue
            for name in names:
                key = join(below, name)
                full = join(folder, key)
                if os.path.isdir(full):
                    if key not in ('right', 'posix'):
                        todo.append(key)
                    continue
                try:
                    with open(full, 'rb') as file:
                        if file.read(4) == b'TZif':
                            yield key
                except OSError:
                    continue
