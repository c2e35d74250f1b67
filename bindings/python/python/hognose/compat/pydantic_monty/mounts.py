"""Directories of the host for a guest: described here, and not there yet.

A mount is checked and kept as in `pydantic_monty`. What a guest does with files is refused in the guest, as a `PermissionError`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Literal, TypeAlias

__all__ = ["MountDir", "check_mount"]

Mode: TypeAlias = Literal["read-only", "read-write", "overlay"]

_MEMORY = 50_000_000


class MountDir:
    """A directory, and where the guest would see it. `MountDir(virtual_path, host_path)` by position, or by keywords."""

    __slots__ = ("virtual_path", "host_path", "mode", "write_bytes_limit", "memory_usage_limit", "_closed")

    def __init__(
        self,
        virtual_path: str,
        host_path: str | Path,
        *,
        mode: Mode = "overlay",
        write_bytes_limit: int | None = None,
        memory_usage_limit: int = _MEMORY,
    ) -> None:
        if not virtual_path.startswith("/"):
            raise TypeError(f"virtual path must be absolute, got: {virtual_path!r}")
        if mode not in ("read-only", "read-write", "overlay"):
            raise ValueError(f"Invalid mode {mode!r}, expected 'read-only', 'read-write', or 'overlay'")
        if not os.path.isdir(host_path):
            why = "Not a directory (os error 20)" if os.path.exists(host_path) else "No such file or directory (os error 2)"
            raise TypeError(f"cannot open host path {str(host_path)!r}: {why}")
        self.virtual_path = virtual_path
        self.host_path = str(host_path)
        self.mode: Mode = mode
        self.write_bytes_limit = write_bytes_limit
        self.memory_usage_limit = memory_usage_limit
        self._closed = False

    def close(self) -> None:
        """Gives the directory back: feeds refuse the mount from now on."""
        self._closed = True

    def __enter__(self) -> MountDir:
        return self

    def __exit__(self, *args: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"MountDir(host_path={self.host_path!r}, virtual_path={self.virtual_path!r}, mode={self.mode!r})"


def check_mount(mount: Any) -> None:
    """Refuses what is no mount, or a closed one."""
    if mount is None:
        return
    for each in mount if isinstance(mount, (list, tuple)) else [mount]:
        if not isinstance(each, MountDir):
            raise TypeError(f"mount must be a MountDir or a list of MountDir, not {type(each).__name__}")
        if each._closed:
            raise ValueError("mount is closed")
