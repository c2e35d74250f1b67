"""What can go wrong, in the classes of `pydantic_monty`, and how errors of Hognose become them.

`translated` is the one place where that happens. A traceback is kept as the text that the guest's interpreter printed; frames are
read from it when somebody asks.
"""

from __future__ import annotations

import builtins
import re
from collections.abc import Mapping
from typing import Any, Literal, NoReturn

from ..._errors import (
    ConversionError,
    GuestError,
    HognoseError,
    InternalError,
    Interrupted,
    LimitReached,
    ProgramSyntaxError,
    SessionBusy,
    SnapshotError,
    StepUsed,
)

__all__ = [
    "Frame",
    "MontyConversionError",
    "MontyCrashedError",
    "MontyDisconnectError",
    "MontyError",
    "MontyRuntimeError",
    "MontyShutdown",
    "MontySyntaxError",
    "MontyTypingError",
    "translated",
]

NO_SOURCES: Mapping[str, str] = {}

_FRAME = re.compile(r'  File "(?P<file>.*)", line (?P<line>\d+)(?:, in (?P<function>.*))?$')
_REPEATED = re.compile(r"  \[Previous line repeated (\d+) more times?\]$")
_CARETS = re.compile(r"\s*[~^]+\s*$")
_HEADING = "Traceback (most recent call last):"


class Frame:
    """One line of a traceback: where, and in which function."""

    __slots__ = ("filename", "line", "column", "end_line", "end_column", "function_name", "source_line")

    def __init__(
        self,
        filename: str,
        line: int,
        column: int,
        end_line: int,
        end_column: int,
        function_name: str | None,
        source_line: str | None,
    ) -> None:
        self.filename = filename
        self.line = line
        self.column = column
        self.end_line = end_line
        self.end_column = end_column
        self.function_name = function_name
        self.source_line = source_line

    def dict(self) -> dict[str, int | str | None]:
        """The same as a dictionary."""
        return {name: getattr(self, name) for name in self.__slots__}

    def __repr__(self) -> str:
        return (
            f"Frame(filename={self.filename!r}, line={self.line}, column={self.column}, "
            f"function_name={self.function_name!r})"
        )

    def __eq__(self, other: object) -> bool:
        return self.dict() == other.dict() if isinstance(other, Frame) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.filename, self.line, self.column))


class MontyError(Exception):
    """The base of all errors here."""

    def __init__(self, exception: BaseException | str = "") -> None:
        super().__init__()
        self._exception: BaseException = exception if isinstance(exception, BaseException) else RuntimeError(exception)

    def exception(self) -> BaseException:
        """The error as an exception of Python."""
        return self._exception

    def _kind(self) -> str:
        return type(self._exception).__name__

    def _message(self) -> str:
        return message_of(self._exception)

    def _summary(self) -> str:
        kind, message = self._kind(), self._message()
        return f"{kind}: {message}" if message else kind

    def __str__(self) -> str:
        return self._message()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._exception,), self.__dict__


class _Shown(MontyError):
    """An error that has a traceback."""

    _text: str = ""
    _sources: Mapping[str, str] = NO_SOURCES

    def __init__(
        self, exception: BaseException | str = "", text: str = "", sources: Mapping[str, str] = NO_SOURCES
    ) -> None:
        super().__init__(exception)
        self._text = text
        self._sources = sources

    def traceback(self) -> list[Frame]:
        """The frames, outermost first; none when the interpreter was stopped from outside, by a limit of time for one."""
        return frames_of(self._text, self._sources)

    def display(self, format: Literal["traceback", "type-msg", "msg"] = "traceback") -> str:
        """The error as text: with its traceback, or as its last line, or only the message."""
        if format == "traceback":
            return self._text.rstrip() or self._summary()
        if format == "type-msg":
            return self._summary()
        if format == "msg":
            return self._message()
        raise ValueError(f"Invalid display format: {format!r}. Expected 'traceback', 'type-msg', or 'msg'")


class MontySyntaxError(_Shown):
    """The code is no Python."""


class MontyRuntimeError(_Shown):
    """The code raised an exception, or was stopped by a limit."""

    _name: str | None = None

    def _kind(self) -> str:
        return self._name or super()._kind()

    def __str__(self) -> str:
        return self._summary()


class MontyTypingError(MontyError):
    """The code has errors of types. Never raised here: there is no type checker."""

    def display(self, format: str = "full", color: bool = False) -> str:
        """The diagnostics."""
        return self._message()


class MontyConversionError(MontyError):
    """A value cannot cross between host and guest."""


class MontyCrashedError(MontyError):
    """The interpreter is gone, and the session with it: it ran into `request_timeout`, was interrupted, or has a bug."""

    timed_out: bool = False
    """Whether it was stopped because of `request_timeout`."""

    exit_status: int | None = None
    """`None`: there is no process that could have one."""


class MontyDisconnectError(MontyError):
    """A connection to a remote worker broke. Never raised here: there are no remote workers."""


class MontyShutdown(MontyError):
    """A remote server shuts down. Never raised here: there are no remote workers."""

    dump: bytes | None = None


def message_of(exception: BaseException) -> str:
    """The text of an exception; for a `SyntaxError` without the place."""
    if isinstance(exception, SyntaxError):
        return str(exception.msg)
    if type(exception) is KeyError and len(exception.args) == 1 and isinstance(exception.args[0], str):
        return exception.args[0]
    return str(exception)


def frames_of(text: str, sources: Mapping[str, str]) -> list[Frame]:
    """Reads the frames of a traceback; of the last one, when one exception happened while another was handled."""
    start = text.rfind(_HEADING)
    lines = text[max(start, 0) :].split("\n")
    frames: list[Frame] = []
    for at, line in enumerate(lines):
        repeated = _REPEATED.match(line)
        if repeated and frames:
            frames.extend([frames[-1]] * min(int(repeated[1]), 10_000))
            continue
        found = _FRAME.match(line)
        if not found:
            continue
        shown = lines[at + 1] if at + 1 < len(lines) and lines[at + 1].startswith("    ") else None
        carets = lines[at + 2] if shown is not None and at + 2 < len(lines) and _CARETS.match(lines[at + 2]) else None
        frames.append(_frame(found, shown, carets, sources))
    return frames


def _frame(found: re.Match[str], shown: str | None, carets: str | None, sources: Mapping[str, str]) -> Frame:
    number = int(found["line"])
    whole = source_line(sources, found["file"], number)
    stripped = shown.strip() if shown is not None else None
    source = whole if whole is not None else stripped
    # A traceback shows lines without their indentation; columns count it.
    indent = len(source) - len(source.lstrip()) if source else 0
    if carets is not None:
        first = len(carets) - len(carets.lstrip()) - 4
        column, end = indent + first + 1, indent + first + 1 + len(carets.strip())
    else:
        column, end = indent + 1, len(source.rstrip()) + 1 if source else 1
    return Frame(found["file"], number, max(column, 1), number, max(end, 1), found["function"], source)


def source_line(sources: Mapping[str, str], name: str, number: int) -> str | None:
    """A line of a program that ran here."""
    source = sources.get(name)
    if source is None:
        return None
    lines = source.splitlines()
    return lines[number - 1] if 0 < number <= len(lines) else None


def runtime_error(exception: BaseException, text: str = "", sources: Mapping[str, str] = NO_SOURCES) -> MontyRuntimeError:
    """An error that did not come out of the interpreter."""
    return MontyRuntimeError(exception, text, sources)


def raised_at(
    exception: BaseException, name: str | None, line: int | None, sources: Mapping[str, str]
) -> MontyRuntimeError:
    """An error with one frame, of the place where the guest waits."""
    if name is None or line is None:
        return MontyRuntimeError(exception)
    kind, message = type(exception).__name__, message_of(exception)
    source = source_line(sources, name, line)
    shown = f"\n    {source.strip()}" if source else ""
    return MontyRuntimeError(exception, f'{_HEADING}\n  File "{name}", line {line}, in <module>{shown}\n{kind}: {message}', sources)


def translated(
    error: BaseException,
    *,
    sources: Mapping[str, str] = NO_SOURCES,
    limits: Mapping[str, Any] | None = None,
    busy: str = "monty worker protocol error: feed called while a suspension is awaiting an answer",
    used: str = "snapshot has already been resumed",
    newer: bool = True,
) -> BaseException:
    """What to raise instead of an error of Hognose. Other errors stay what they are."""
    if isinstance(error, GuestError):
        return _of_guest(error, sources)
    if isinstance(error, LimitReached):
        return _of_limit(error, limits or {})
    if isinstance(error, ProgramSyntaxError):
        place = (error.filename, error.lineno, error.offset, error.text)
        return MontySyntaxError(SyntaxError(error.msg, place), error.rendered, sources)
    if isinstance(error, ConversionError):
        refused = TypeError(str(error))
        return MontyConversionError(refused) if newer else MontyRuntimeError(refused)
    if isinstance(error, StepUsed):
        return RuntimeError(used)
    if isinstance(error, SessionBusy):
        return RuntimeError(busy)
    if isinstance(error, SnapshotError):
        return ValueError(str(error))
    if isinstance(error, (Interrupted, InternalError)):
        return MontyCrashedError(RuntimeError(str(error)))
    if isinstance(error, HognoseError):
        return MontyRuntimeError(RuntimeError(str(error)))
    return error


def _of_guest(error: GuestError, sources: Mapping[str, str]) -> MontyRuntimeError:
    kind, text = error.type_name, error.traceback
    if kind == "ToolError":
        # Exceptions of the host that no guest knows arrive as plain ones there.
        kind, text = "Exception", _as_exception(text, error.message)
    exception = error.exception if kind == error.type_name else None
    if exception is None:
        exception = _closest(kind, error.message)
    made = MontyRuntimeError(exception, text, sources)
    if type(exception).__name__ != kind:
        made._name = kind
    return made


def _as_exception(text: str, message: str) -> str:
    last = f"ToolError: {message}" if message else "ToolError"
    at = text.rstrip().rfind(last)
    return text if at < 0 else text[:at] + "Exception" + text[at + len("ToolError") :]


def _closest(kind: str, message: str) -> BaseException:
    known = getattr(builtins, kind.rpartition(".")[2], None)
    if isinstance(known, type) and issubclass(known, BaseException):
        try:
            return known(message)
        except TypeError:
            pass
    return Exception(message)


def _of_limit(error: LimitReached, limits: Mapping[str, Any]) -> MontyError:
    limit = error.limit
    if limit == "duration":
        for name, words in _TIMES:
            seconds = limits.get(name)
            if seconds is not None:
                shown = span(seconds)
                return MontyRuntimeError(TimeoutError(f"{words}time limit exceeded: {shown} > {shown}"))
        return MontyRuntimeError(TimeoutError("time limit exceeded"))
    if limit == "memory":
        most = limits.get("max_memory")
        shown = "" if most is None else f": more than {most} bytes"
        return MontyRuntimeError(MemoryError(f"memory limit exceeded{shown}"))
    if limit == "calls":
        return MontyRuntimeError(RuntimeError(f"suspension limit {limits.get('max_suspensions')} exceeded"))
    if limit == "value":
        return MontyConversionError(TypeError(str(error)))
    return MontyRuntimeError(RuntimeError(str(error)))


_TIMES = (
    ("max_turn_duration_secs", "turn "),
    ("max_feed_duration_secs", "feed "),
    ("max_duration_secs", ""),
)


def span(seconds: float) -> str:
    """A time as it stands in messages: `50ms`, `1.5s`."""
    for factor, unit in ((1, "s"), (1e3, "ms"), (1e6, "µs")):
        if seconds * factor >= 1 or unit == "µs":
            return f"{seconds * factor:.9g}{unit}"
    raise AssertionError("the last unit takes everything")


def refuse(what: str, why: str) -> NoReturn:
    """Something of the interface that cannot be had here."""
    raise NotImplementedError(f"{what}: {why}")
