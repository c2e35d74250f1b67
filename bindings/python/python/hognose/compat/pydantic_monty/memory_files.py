"""Files in memory, and `OSAccess`, the handler that serves them from a tree of directories."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import PurePosixPath
from typing import Any, Protocol, TypeAlias

from .os_access import AbstractOS, PathArg, StatResult, path_from_arg
from .values import MontyFileHandle

__all__ = ["AbstractFile", "CallbackFile", "MemoryFile", "OSAccess"]


class AbstractFile(Protocol):
    """What `OSAccess` needs of a file."""

    path: PurePosixPath
    name: str
    permissions: int
    deleted: bool

    def read_content(self) -> str | bytes:
        """What is in it."""
        ...

    def write_content(self, content: str | bytes) -> None:
        """Replaces what is in it."""
        ...

    def delete(self) -> None:
        """Removes it."""
        ...


class MemoryFile:
    """A file whose content is a value."""

    def __init__(self, path: str | PurePosixPath, content: str | bytes, *, permissions: int = 0o644) -> None:
        self.path = PurePosixPath(path)
        self.name = self.path.name
        self.content = content
        self.permissions = permissions
        self.deleted = False

    def read_content(self) -> str | bytes:
        """What is in it."""
        return self.content

    def write_content(self, content: str | bytes) -> None:
        """Replaces what is in it."""
        self.content = content

    def delete(self) -> None:
        """Removes it."""
        self.deleted = True

    def __repr__(self) -> str:
        shown = "'...'" if isinstance(self.content, str) else "b'...'"
        return f"MemoryFile(path={self.path}, content={shown}, permissions={self.permissions})"


class CallbackFile:
    """A file that two functions read and write. They run here, with everything that this process may do."""

    def __init__(
        self,
        path: str | PurePosixPath,
        read: Callable[[PurePosixPath], str | bytes],
        write: Callable[[PurePosixPath, str | bytes], None],
        *,
        permissions: int = 0o644,
    ) -> None:
        self.path = PurePosixPath(path)
        self.name = self.path.name
        self.read = read
        self.write = write
        self.permissions = permissions
        self.deleted = False

    def read_content(self) -> str | bytes:
        """What is in it."""
        return self.read(self.path)

    def write_content(self, content: str | bytes) -> None:
        """Replaces what is in it."""
        self.write(self.path, content)

    def delete(self) -> None:
        """Removes it."""
        self.deleted = True

    def __repr__(self) -> str:
        return f"CallbackFile(path={self.path}, read={self.read}, write={self.write}, permissions={self.permissions})"


Tree: TypeAlias = "dict[str, AbstractFile | Tree]"
Entry: TypeAlias = "AbstractFile | Tree"


class OSAccess(AbstractOS):
    """A handler with files in memory and environment variables of its own."""

    files: list[AbstractFile]
    environ: dict[str, str]

    def __init__(
        self,
        files: Sequence[AbstractFile] | None = None,
        environ: dict[str, str] | None = None,
        *,
        root_dir: str | PurePosixPath = "/",
        max_urandom_bytes: int = AbstractOS.max_urandom_bytes,
        max_sleep: float | None = AbstractOS.max_sleep,
    ) -> None:
        self.max_urandom_bytes = _most_bytes(max_urandom_bytes)
        self.max_sleep = _most_seconds(max_sleep)
        self.files = list(files or ())
        self.environ = environ or {}
        self._tree: Tree = {"/": {}}
        root = PurePosixPath(root_dir)
        assert root.is_absolute(), f"Root directory must be absolute, got {root_dir}"
        for file in self.files:
            if not file.path.is_absolute():
                file.path = root / file.path
            self._place(file)

    def _place(self, file: AbstractFile) -> None:
        *above, name = file.path.parts
        tree = self._tree
        for part in above:
            entry = tree.setdefault(part, {})
            if not isinstance(entry, dict):
                raise ValueError(f"Cannot put file {file} within sub-directory of file {entry}")
            tree = entry
        if isinstance(tree.get(name), dict):
            raise ValueError(f"Cannot put file {file} at path of directory {tree[name]}")
        tree[name] = file

    def __repr__(self) -> str:
        return f"OSAccess(files={self.files}, environ={self.environ})"

    # --- looking

    def _find(self, path: PurePosixPath) -> Entry | None:
        entry: Entry | None = self._tree
        for part in PurePosixPath(path).parts:
            if not isinstance(entry, dict):
                return None
            entry = entry.get(part)
        return entry

    def _existing(self, path: PurePosixPath) -> Entry:
        entry = self._find(path)
        if entry is None:
            raise FileNotFoundError(_says(2, "No such file or directory", path))
        return entry

    def _file(self, path: PurePosixPath) -> AbstractFile:
        entry = self._existing(path)
        if isinstance(entry, dict):
            raise IsADirectoryError(_says(21, "Is a directory", path))
        return entry

    def _directory(self, path: PurePosixPath) -> Tree:
        entry = self._existing(path)
        if not isinstance(entry, dict):
            raise NotADirectoryError(_says(20, "Not a directory", path))
        return entry

    def _above(self, path: PurePosixPath) -> Entry | None:
        return self._find(PurePosixPath(path).parent)

    def path_exists(self, path: PurePosixPath) -> bool:
        """Whether something is there."""
        return self._find(path) is not None

    def path_is_file(self, path: PurePosixPath) -> bool:
        """Whether a file is there."""
        return not isinstance(self._find(path), (dict, type(None)))

    def path_is_dir(self, path: PurePosixPath) -> bool:
        """Whether a directory is there."""
        return isinstance(self._find(path), dict)

    def path_is_symlink(self, path: PurePosixPath) -> bool:
        """There are no links here."""
        return False

    def path_iterdir(self, path: PurePosixPath) -> list[PurePosixPath]:
        """The full paths of what is in a directory."""
        return [PurePosixPath(path) / name for name in self._directory(path)]

    def path_stat(self, path: PurePosixPath) -> StatResult:
        """Size, mode and times."""
        entry = self._existing(path)
        if isinstance(entry, dict):
            return StatResult.dir_stat()
        return StatResult.file_stat(len(_as_bytes(entry.read_content())), mode=entry.permissions)

    def path_resolve(self, path: PurePosixPath) -> str:
        """The absolute path."""
        return self.path_absolute(path)

    def path_absolute(self, path: PurePosixPath) -> str:
        """The absolute path: the working directory is the root."""
        return str(PurePosixPath("/") / path)

    # --- reading and writing

    def path_open(self, path: PurePosixPath, mode: str) -> MontyFileHandle:
        """Does what opening does to a file, and gives a handle."""
        # First, so that a mode that is none changes nothing.
        handle = MontyFileHandle(str(path), mode)
        if handle.mode[0] == "r":
            self._file(path)
        elif handle.mode[0] == "w" or self._find(path) is None:
            self._write(path, b"" if handle.binary else "")
        else:
            self._file(path)
        return handle

    def path_read_text(self, path: PathArg) -> str:
        """The text of a file."""
        return _as_text(self._file(path_from_arg(path)).read_content())

    def path_read_bytes(self, path: PathArg) -> bytes:
        """The bytes of a file."""
        return _as_bytes(self._file(path_from_arg(path)).read_content())

    def path_write_text(self, path: PathArg, data: str) -> int:
        """Writes a file; gives the number of characters."""
        self._write(path_from_arg(path), data)
        return len(data)

    def path_write_bytes(self, path: PathArg, data: bytes) -> int:
        """Writes a file; gives the number of bytes."""
        self._write(path_from_arg(path), data)
        return len(data)

    def path_append_text(self, path: PathArg, data: str) -> int:
        """Adds to a file; gives the number of characters."""
        self._append(path_from_arg(path), data)
        return len(data)

    def path_append_bytes(self, path: PathArg, data: bytes) -> int:
        """Adds to a file; gives the number of bytes."""
        self._append(path_from_arg(path), data)
        return len(data)

    def _write(self, path: PurePosixPath, data: str | bytes) -> None:
        if self._find(path) is not None:
            self._file(path).write_content(data)
            return
        above = self._above(path)
        if not isinstance(above, dict):
            raise FileNotFoundError(_says(2, "No such file or directory", path))
        new = MemoryFile(path, data)
        above[new.name] = new
        self.files.append(new)

    def _append(self, path: PurePosixPath, data: str | bytes) -> None:
        if self._find(path) is None:
            self._write(path, data)
            return
        file = self._file(path)
        content = file.read_content()
        if isinstance(data, str):
            file.write_content(_as_text(content) + data)
        else:
            file.write_content(_as_bytes(content) + data)

    # --- changing the tree

    def path_mkdir(self, path: PurePosixPath, parents: bool, exist_ok: bool) -> None:
        """Makes a directory."""
        entry = self._find(path)
        if entry is not None:
            if exist_ok and isinstance(entry, dict):
                return
            raise FileExistsError(_says(17, "File exists", path))
        above = self._above(path)
        if above is None and not parents:
            raise FileNotFoundError(_says(2, "No such file or directory", path))
        tree = self._tree
        for part in PurePosixPath(path).parts:
            below = tree.setdefault(part, {})
            if not isinstance(below, dict):
                raise NotADirectoryError(_says(20, "Not a directory", path))
            tree = below

    def path_unlink(self, path: PurePosixPath) -> None:
        """Removes a file."""
        self._file(path).delete()
        self._remove(path)

    def path_rmdir(self, path: PurePosixPath) -> None:
        """Removes an empty directory."""
        if self._directory(path):
            raise OSError(_says(39, "Directory not empty", path))
        self._remove(path)

    def _remove(self, path: PurePosixPath) -> None:
        above = self._above(path)
        assert isinstance(above, dict), "what is in a tree is in a directory"
        del above[PurePosixPath(path).name]

    def path_rename(self, path: PurePosixPath, target: PurePosixPath) -> None:
        """Moves a file or a directory."""
        source, there, to = self._find(path), self._find(target), self._above(target)
        shown = f"{str(path)!r} -> {str(target)!r}"
        if source is None:
            raise FileNotFoundError(f"[Errno 2] No such file or directory: {shown}")
        if PurePosixPath(path) == PurePosixPath(target):
            return
        if not isinstance(to, dict):
            raise FileNotFoundError(f"[Errno 2] No such file or directory: {shown}")
        if isinstance(source, dict):
            if there is not None and not isinstance(there, dict):
                raise NotADirectoryError(f"[Errno 20] Not a directory: {shown}")
            if PurePosixPath(path) in PurePosixPath(target).parents:
                raise OSError(f"[Errno 22] Invalid argument: {shown}")
            if there:
                raise OSError(f"[Errno 66] Directory not empty: {shown}")
        else:
            if isinstance(there, dict):
                raise IsADirectoryError(f"[Errno 21] Is a directory: {shown}")
            if there is not None:
                there.delete()
        self._remove(path)
        to[PurePosixPath(target).name] = source
        if isinstance(source, dict):
            _moved(source, PurePosixPath(path), PurePosixPath(target))

    # --- environment

    def getenv(self, key: str, default: str | None = None) -> str | None:
        """An environment variable of this handler."""
        return self.environ.get(key, default)

    def get_environ(self) -> dict[str, str]:
        """All of them."""
        return self.environ


def _most_bytes(most: int) -> int:
    if not isinstance(most, int):
        raise TypeError(f"max_urandom_bytes must be an int, not {type(most).__name__}")
    if most < 0:
        raise ValueError("max_urandom_bytes must be non-negative")
    return most


def _most_seconds(most: float | None) -> float | None:
    if most is None:
        return None
    if isinstance(most, bool) or not isinstance(most, (int, float)):
        raise TypeError(f"max_sleep must be a number or None, not {type(most).__name__}")
    if most < 0 or math.isnan(most):
        raise ValueError("max_sleep must be non-negative")
    return most


def _moved(tree: Tree, before: PurePosixPath, after: PurePosixPath) -> None:
    """Tells files below a directory that it has moved."""
    for entry in tree.values():
        if isinstance(entry, dict):
            _moved(entry, before, after)
        else:
            entry.path = after / entry.path.relative_to(before)


def _says(number: int, text: str, path: Any) -> str:
    return f"[Errno {number}] {text}: {str(path)!r}"


def _as_text(content: str | bytes) -> str:
    return content if isinstance(content, str) else content.decode()


def _as_bytes(content: str | bytes) -> bytes:
    return content if isinstance(content, bytes) else content.encode()
