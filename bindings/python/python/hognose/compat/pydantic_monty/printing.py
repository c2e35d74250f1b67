"""Where a guest's output goes: collectors, callbacks, or the streams of this process."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Literal, TypeAlias

__all__ = ["CollectStreams", "CollectString", "PrintCallback", "Sink", "sink_of"]

Stream: TypeAlias = Literal["stdout", "stderr"]
Sink: TypeAlias = Callable[[str, str], object]

MOST = 10 * 1024 * 1024
# What an entry of a list costs beside its text.
_ENTRY = 64


class CollectStreams:
    """Collects what is printed as pairs of stream and text."""

    __slots__ = ("_parts", "_held", "_most")

    def __init__(self, max_bytes: int | None = MOST) -> None:
        self._parts: list[tuple[Stream, str]] = []
        self._held = 0
        self._most = max_bytes

    @property
    def output(self) -> list[tuple[Stream, str]]:
        """What was printed so far; text that went to the same stream at once is one entry."""
        return list(self._parts)

    def __call__(self, stream: str, text: str) -> None:
        parts = self._parts
        joins = bool(parts) and parts[-1][0] == stream
        self._held = within(self._held + len(text.encode("utf-8", "replace")) + (0 if joins else _ENTRY), self._most)
        name: Stream = "stderr" if stream == "stderr" else "stdout"
        if joins:
            parts[-1] = (name, parts[-1][1] + text)
        else:
            parts.append((name, text))

    def __repr__(self) -> str:
        return f"CollectStreams(output={self._parts!r})"


class CollectString:
    """Collects what is printed as one text."""

    __slots__ = ("_parts", "_held", "_most")

    def __init__(self, max_bytes: int | None = MOST) -> None:
        self._parts: list[str] = []
        self._held = 0
        self._most = max_bytes

    @property
    def output(self) -> str:
        """What was printed so far."""
        if len(self._parts) > 1:
            self._parts = ["".join(self._parts)]
        return self._parts[0] if self._parts else ""

    def __call__(self, stream: str, text: str) -> None:
        self._held = within(self._held + len(text.encode("utf-8", "replace")), self._most)
        self._parts.append(text)

    def __repr__(self) -> str:
        return f"CollectString(output={self.output!r})"


PrintCallback: TypeAlias = Callable[[Stream, str], None] | CollectStreams | CollectString


def within(size: int, most: int | None) -> int:
    """The size, unless it is too much."""
    if most is not None and size > most:
        raise MemoryError(f"memory limit exceeded: {size} bytes > {most} bytes")
    return size


def sink_of(callback: PrintCallback | None) -> Sink:
    """Where output goes."""
    if callback is None:
        return to_process
    if not callable(callback):
        raise TypeError("print_callback must be a callable, CollectStreams(), CollectString(), or None")
    return callback  # type: ignore[return-value]


def to_process(stream: str, text: str) -> None:
    """Prints in this process."""
    print(text, end="", file=sys.stderr if stream == "stderr" else sys.stdout)
