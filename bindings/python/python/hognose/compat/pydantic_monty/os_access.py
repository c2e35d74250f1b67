"""Handlers of what a guest asks of the outside: `AbstractOS` routes calls by name to methods that one writes.

`OSAccess`, a handler with files in memory, is in `memory_files`, and can be imported from here as well. Guests have no files yet;
the methods for them work when they are called from Python.
"""

from __future__ import annotations

import asyncio
import datetime
import inspect
import os
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from functools import lru_cache
from pathlib import PurePosixPath
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from .values import NOT_HANDLED, MontyFileHandle

__all__ = [
    "AbstractFile",
    "AbstractOS",
    "CallbackFile",
    "MemoryFile",
    "OSAccess",
    "OsFunction",
    "OsHandler",
    "ScanEntry",
    "StatResult",
    "TimeCaller",
    "path_from_arg",
]

OsFunction = Literal[
    "Path.exists",
    "Path.is_file",
    "Path.is_dir",
    "Path.is_symlink",
    "open",
    "Path.read_text",
    "Path.read_bytes",
    "Path.write_text",
    "Path.write_bytes",
    "Path.append_text",
    "Path.append_bytes",
    "Path.mkdir",
    "Path.unlink",
    "Path.rmdir",
    "Path.iterdir",
    "Path.scan",
    "Path.stat",
    "Path.rename",
    "Path.resolve",
    "Path.absolute",
    "os.getenv",
    "os.environ",
    "date.today",
    "datetime.now",
    "os.urandom",
    "time.time",
    "time.sleep",
    "asyncio.sleep",
    "system.sleep",
    "system.async_sleep",
]

TimeCaller = Literal[
    "time.time",
    "time.time_ns",
    "time.monotonic",
    "time.monotonic_ns",
    "time.perf_counter",
    "time.perf_counter_ns",
    "time.gmtime",
    "time.localtime",
    "time.asctime",
    "time.ctime",
    "time.strftime",
]

PathArg: TypeAlias = PurePosixPath | MontyFileHandle

_MOST_ENTRIES = 100_000
_MOST_PATH_BYTES = 100_000_000
# How deep a walk goes that follows links, which may lead in circles.
_LINKED_DEPTH = 64


class OsHandler(Protocol):
    """What `os=` takes in sessions of a pool."""

    def __call__(
        self, *, name: OsFunction, args: tuple[Any, ...], kwargs: dict[str, Any], is_async: bool, **_future_kwargs: Any
    ) -> Any:
        """The answer to a call, or `NOT_HANDLED`."""


class StatResult(NamedTuple):
    """What `os.stat` gives."""

    st_mode: int
    st_ino: int
    st_dev: int
    st_nlink: int
    st_uid: int
    st_gid: int
    st_size: int
    st_atime: float
    st_mtime: float
    st_ctime: float

    @classmethod
    def file_stat(cls, size: int, mode: int = 0o644, mtime: float | None = None) -> StatResult:
        """That of a file. A mode without a kind gets that of files."""
        return cls._of(0o100_000, mode, 1, size, mtime)

    @classmethod
    def dir_stat(cls, mode: int = 0o755, mtime: float | None = None) -> StatResult:
        """That of a directory. A mode without a kind gets that of directories."""
        return cls._of(0o040_000, mode, 2, 4096, mtime)

    @classmethod
    def _of(cls, kind: int, mode: int, links: int, size: int, mtime: float | None) -> StatResult:
        when = time.time() if mtime is None else mtime
        return cls(mode | kind if mode < 0o1000 else mode, 0, 0, links, 0, 0, size, when, when, when)


class ScanEntry(NamedTuple):
    """One entry of a tree of directories."""

    path: str
    """Its path from the directory that was asked for, which is `''` itself."""
    is_dir: bool
    is_file: bool
    is_symlink: bool


class AbstractOS(ABC):
    """A handler whose methods answer: those for paths have to be written, those for time and entropy answer from the system."""

    max_urandom_bytes: int = 1 << 20
    """The most random bytes at once."""

    max_sleep: float | None = 10
    """The most seconds of one sleep."""

    def __call__(
        self,
        function_name: Any = None,
        positional: tuple[Any, ...] | None = None,
        keywords: dict[str, Any] | None = None,
        /,
        *,
        name: Any = None,
        args: tuple[Any, ...] = (),
        kwargs: dict[str, Any] | None = None,
        is_async: bool = False,
        **_future_kwargs: Any,
    ) -> Any:
        """Answers a call, named or by position as the older line does. What is not implemented is `NOT_HANDLED`."""
        if function_name is not None:
            name, args, kwargs = function_name, positional or (), keywords
        try:
            if _takes_is_async(type(self)):
                return self.dispatch(name, args, kwargs or {}, is_async=is_async)
            return self.dispatch(name, args, kwargs or {})
        except NotImplementedError:
            return NOT_HANDLED

    def dispatch(
        self,
        function_name: OsFunction,
        args: tuple[Any, ...],
        kwargs: dict[str, Any] | None = None,
        *,
        is_async: bool = False,
    ) -> Any:
        """Calls the method for a name."""
        if function_name in ("asyncio.sleep", "system.async_sleep"):
            return self.async_sleep(*args, is_async=is_async)
        method = _METHODS.get(function_name)
        if method is None:
            raise NotImplementedError(f"Unknown OS function: {function_name}")
        if function_name == "Path.mkdir":
            kwargs = {"parents": False, "exist_ok": False, **(kwargs or {})}
        elif function_name != "Path.scan":
            kwargs = None
        return getattr(self, method)(*args, **(kwargs or {}))

    # --- paths

    @abstractmethod
    def path_exists(self, path: PurePosixPath) -> bool:
        """Whether something is there."""

    @abstractmethod
    def path_is_file(self, path: PurePosixPath) -> bool:
        """Whether a file is there."""

    @abstractmethod
    def path_is_dir(self, path: PurePosixPath) -> bool:
        """Whether a directory is there."""

    @abstractmethod
    def path_is_symlink(self, path: PurePosixPath) -> bool:
        """Whether a link is there."""

    def path_open(self, path: PurePosixPath, mode: str) -> MontyFileHandle:
        """Does what opening does to a file, and gives a handle."""
        raise NotImplementedError

    @abstractmethod
    def path_read_text(self, path: PathArg) -> str:
        """The text of a file."""

    @abstractmethod
    def path_read_bytes(self, path: PathArg) -> bytes:
        """The bytes of a file."""

    @abstractmethod
    def path_write_text(self, path: PathArg, data: str) -> int:
        """Writes a file; gives the number of characters."""

    @abstractmethod
    def path_write_bytes(self, path: PathArg, data: bytes) -> int:
        """Writes a file; gives the number of bytes."""

    def path_append_text(self, path: PathArg, data: str) -> int:
        """Adds to a file; gives the number of characters."""
        raise NotImplementedError

    def path_append_bytes(self, path: PathArg, data: bytes) -> int:
        """Adds to a file; gives the number of bytes."""
        raise NotImplementedError

    @abstractmethod
    def path_mkdir(self, path: PurePosixPath, parents: bool, exist_ok: bool) -> None:
        """Makes a directory."""

    @abstractmethod
    def path_unlink(self, path: PurePosixPath) -> None:
        """Removes a file."""

    @abstractmethod
    def path_rmdir(self, path: PurePosixPath) -> None:
        """Removes an empty directory."""

    @abstractmethod
    def path_iterdir(self, path: PurePosixPath) -> list[PurePosixPath]:
        """The full paths of what is in a directory."""

    @abstractmethod
    def path_stat(self, path: PurePosixPath) -> StatResult:
        """Size, mode and times."""

    @abstractmethod
    def path_rename(self, path: PurePosixPath, target: PurePosixPath) -> None:
        """Moves a file or a directory."""

    @abstractmethod
    def path_resolve(self, path: PurePosixPath) -> str:
        """The absolute path, links followed."""

    @abstractmethod
    def path_absolute(self, path: PurePosixPath) -> str:
        """The absolute path."""

    def path_scan(
        self,
        path: PurePosixPath,
        *,
        max_depth: int | None,
        follow_symlinks: bool,
        pattern: list[str] | None = None,
        case_sensitive: bool | None = None,
        recurse_symlinks: bool = False,
    ) -> list[ScanEntry]:
        """A directory and all below it, to a depth. The pattern is a hint that this method does not need."""
        if not (self.path_exists(path) or self.path_is_symlink(path)):
            raise FileNotFoundError(f"[Errno 2] No such file or directory: {str(path)!r}")
        most = _LINKED_DEPTH if max_depth is None and follow_symlinks else max_depth
        found = [self._entry("", path)]
        size = 4 * len(str(path))
        below = [(path, "", 0)] if found[0].is_dir else []
        while below:
            directory, prefix, depth = below.pop()
            if most is not None and depth >= most:
                continue
            try:
                children = self.path_iterdir(directory)
            except OSError:
                if depth == 0:
                    raise
                children = []
            for child in children:
                name = PurePosixPath(child).name
                entry = self._entry(f"{prefix}/{name}" if prefix else name, directory / name)
                size += 4 * (len(entry.path) + len(str(directory)) + 1 + len(name))
                if len(found) >= _MOST_ENTRIES:
                    raise RuntimeError(f"directory scan exceeded {_MOST_ENTRIES} entries")
                if size > _MOST_PATH_BYTES:
                    raise RuntimeError(f"directory scan exceeded {_MOST_PATH_BYTES} bytes of path data")
                found.append(entry)
                if entry.is_dir and (follow_symlinks or not entry.is_symlink):
                    below.append((directory / name, entry.path, depth + 1))
        return found

    def _entry(self, relative: str, path: PurePosixPath) -> ScanEntry:
        return ScanEntry(relative, self.path_is_dir(path), self.path_is_file(path), self.path_is_symlink(path))

    # --- environment, time, entropy

    @abstractmethod
    def getenv(self, key: str, default: str | None = None) -> str | None:
        """An environment variable."""

    @abstractmethod
    def get_environ(self) -> dict[str, str]:
        """All of them."""

    def date_today(self) -> datetime.date:
        """The date."""
        return datetime.date.today()

    def datetime_now(self, tz: datetime.tzinfo | None = None) -> datetime.datetime:
        """Date and time."""
        return datetime.datetime.now(tz=tz)

    def time(self, caller: TimeCaller = "time.time") -> float:
        """Seconds since 1970: those of `datetime_now`, where a class has its own."""
        kind = type(self)
        if kind.datetime_now is not AbstractOS.datetime_now:
            # Guests make dates and times of seconds; a clock that was written as `datetime_now` is asked for those.
            return self.datetime_now(datetime.timezone.utc).timestamp()
        return time.time()

    def urandom(self, size: int) -> bytes:
        """Random bytes."""
        if size > self.max_urandom_bytes:
            raise MemoryError(f"os.urandom() size exceeds max_urandom_bytes ({self.max_urandom_bytes})")
        return os.urandom(size)

    def sleep(self, seconds: float) -> None:
        """Waits, not longer than `max_sleep`."""
        time.sleep(self._capped(seconds))

    def async_sleep(self, delay: float, *, is_async: bool) -> Coroutine[Any, Any, None] | None:
        """Waits, or gives a coroutine that does."""
        if is_async:
            return asyncio.sleep(self._capped(delay))
        self.sleep(delay)
        return None

    def _capped(self, seconds: float) -> float:
        most = self.max_sleep
        if most is None or most >= seconds:
            return seconds
        # Also a cap that is no number: waiting so long fails.
        return most


_METHODS: dict[str, str] = {
    **{name: f"path_{name[len('Path.') :]}" for name in OsFunction.__args__ if name.startswith("Path.")},  # type: ignore[attr-defined]
    "open": "path_open",
    "os.getenv": "getenv",
    "os.environ": "get_environ",
    "date.today": "date_today",
    "datetime.now": "datetime_now",
    "os.urandom": "urandom",
    "time.time": "time",
    "time.sleep": "sleep",
    "system.sleep": "sleep",
}


@lru_cache(maxsize=256)
def _takes_is_async(kind: type[AbstractOS]) -> bool:
    """Whether a class's `dispatch` has the newer argument."""
    parameters = inspect.signature(kind.dispatch).parameters.values()
    return any(p.kind is p.VAR_KEYWORD or (p.name == "is_async" and p.kind is not p.POSITIONAL_ONLY) for p in parameters)


def path_from_arg(arg: PathArg) -> PurePosixPath:
    """The path of a path or of a handle."""
    return PurePosixPath(arg.path) if isinstance(arg, MontyFileHandle) else arg


from .memory_files import AbstractFile, CallbackFile, MemoryFile, OSAccess  # noqa: E402

Handler: TypeAlias = OsHandler | Callable[[str, tuple[Any, ...], dict[str, Any]], Any]
