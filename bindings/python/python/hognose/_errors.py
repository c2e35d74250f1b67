"""What can go wrong, told apart by class.

    HognoseError
      ProgramSyntaxError   the code is no Python (also a SyntaxError)
      GuestError           the program raised, and nothing in it caught it
        ToolFailed         what it raised is the failure of a tool; `__cause__` is the tool's own exception
          ToolDenied       a policy said no
      LimitReached         the program used what it may use
      Interrupted          somebody ended it from outside
      SessionBusy          the session is in use elsewhere
      StepUsed             a step was resumed already, or its session has gone on
      ConversionError      a value cannot cross the boundary (also a TypeError)
      SnapshotError        bytes are no snapshot, or a damaged one (also a ValueError)
      UnknownObject        the guest has an object that its host has not any more (also a ReferenceError)
      InternalError        a bug of Hognose

What a tool raises reaches the program: builtin exceptions as themselves, `ToolError`, `ToolTimeout` and `ToolRefusal` as the program's
`ToolError`, `ToolTimeout` and `ToolDenied`, anything else as the nearest builtin class, or as a `ToolError`.
"""

from __future__ import annotations

import ast
import builtins
from typing import Any

__all__ = [
    "ConversionError",
    "GuestError",
    "HognoseError",
    "InternalError",
    "Interrupted",
    "LimitReached",
    "ProgramSyntaxError",
    "SessionBusy",
    "SnapshotError",
    "StepUsed",
    "ToolDenied",
    "ToolError",
    "ToolFailed",
    "ToolRefusal",
    "ToolTimeout",
    "UnknownObject",
]


class HognoseError(Exception):
    """The base of everything that Hognose raises itself."""


class ProgramSyntaxError(HognoseError, SyntaxError):
    """The code is no Python. `filename`, `lineno` and the message are those of a `SyntaxError`.

    >>> import hognose
    >>> try:
    ...     hognose.Program("x = (1,")
    ... except hognose.ProgramSyntaxError as error:
    ...     print(error.lineno, error.msg)
    1 '(' was never closed
    """

    rendered: str
    """What CPython would print: place, source line, caret, message."""

    def __init__(self, rendered: str, message: str, name: str, line: int, source: str | None) -> None:
        super().__init__(message, (name, line, None, source))
        self.rendered = rendered

    def __str__(self) -> str:
        return self.rendered

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.rendered, self.msg, self.filename, self.lineno, self.text)


class GuestError(HognoseError):
    """The program raised an exception that nothing in it caught.

    >>> import hognose
    >>> try:
    ...     hognose.Program("{}['price']").run()
    ... except hognose.GuestError as error:
    ...     print(error.type_name, "|", error.message, "|", repr(error.exception))
    KeyError | 'price' | KeyError('price')
    """

    type_name: str
    """The name of its class, with the module unless it is a builtin or the program's own."""

    message: str
    """Its text."""

    traceback: str
    """What CPython would print, with the program's source lines."""

    exit_code: int | None
    """The exit code of a `SystemExit`."""

    tool: str | None
    """The tool whose failure it is, if it is one."""

    def __init__(
        self, type_name: str, message: str, traceback: str, exit_code: int | None = None, tool: str | None = None
    ) -> None:
        super().__init__(type_name, message, traceback, exit_code, tool)
        self.type_name = type_name
        self.message = message
        self.traceback = traceback
        self.exit_code = exit_code
        self.tool = tool

    def __str__(self) -> str:
        return self.traceback.rstrip() or self.summary

    @property
    def summary(self) -> str:
        """Class and text, as the last line of a traceback."""
        return f"{self.type_name}: {self.message}" if self.message else self.type_name

    @property
    def exception(self) -> BaseException | None:
        """An exception of the same builtin class with the same text; `None` when the class is none of those."""
        known = getattr(builtins, self.type_name, None)
        if not (isinstance(known, type) and issubclass(known, BaseException)):
            return None
        if issubclass(known, SystemExit):
            return known(self.exit_code)
        if issubclass(known, KeyError) and self.message:
            return known(_key(self.message))
        message = self.message
        try:
            return known(message) if message else known()
        except TypeError:
            # A class whose arguments are others, such as UnicodeDecodeError.
            return None


def _key(message: str) -> Any:
    """The key of a `KeyError`, whose text is the repr of it; the text itself when it is no literal."""
    # Parsing takes stack and time, and a long text is no key that anybody wants back.
    if len(message) <= 1000:
        try:
            key = ast.literal_eval(message)
        except (ValueError, SyntaxError, MemoryError, RecursionError):
            return message
        if repr(key) == message:
            return key
    return message


class ToolFailed(GuestError):
    """What the program raised is the failure of a tool that it did not catch. `__cause__` is the tool's own exception."""


class ToolDenied(ToolFailed):
    """A policy said no to a call of a tool, and the program did not catch that."""


class LimitReached(HognoseError):
    """The program used what it may use. Nothing of it runs any more; its session goes on with its next feed.

    >>> import hognose
    >>> try:
    ...     hognose.Program("while True: pass").run(limits=hognose.Limits(fuel=10_000))
    ... except hognose.LimitReached as error:
    ...     print(error.limit)
    fuel
    """

    limit: str
    """Which: `"fuel"`, `"duration"`, `"memory"`, `"calls"`, `"output"`, `"value"` or `"waiting"`."""

    def __init__(self, message: str, limit: str) -> None:
        super().__init__(message, limit)
        self.limit = limit

    def __str__(self) -> str:
        return str(self.args[0])


class Interrupted(HognoseError):
    """Somebody ended the program from outside. Its session goes on with its next feed."""


class SessionBusy(HognoseError):
    """The session is in use: by another thread, by the tool that it just called, or by a program that waits in it."""


class StepUsed(HognoseError):
    """A step was resumed already, or its session has gone on without it."""


class ConversionError(HognoseError, TypeError):
    """A value cannot cross the boundary. The text says where in it, and why."""


class SnapshotError(HognoseError, ValueError):
    """Bytes are no snapshot, or a damaged one, or the state cannot be saved."""


class UnknownObject(HognoseError, ReferenceError):
    """A guest has an object of its host that the host has not: it was taken back, or not given again to a session that was loaded."""

    def __init__(self, id: int, class_name: str, key: str | None = None) -> None:
        named = f" ({key!r})" if key is not None else ""
        hint = "it was revoked, or load(objects=...) did not have it"
        super().__init__(f"the object #{id}{named} of class {class_name} is not here: {hint}")
        self.id = id
        """The number by which the session knew it."""
        self.class_name = class_name
        """The name of its class."""
        self.key = key
        """The key that it had, if any."""


class InternalError(HognoseError):
    """A bug of Hognose. Please report it; the session that met it cannot be used any more."""


class ToolError(Exception):
    """What a tool raises to say that it failed. The program sees a `ToolError` with this text, and `data` as its `.data`.

    >>> import hognose
    >>> def find(name):
    ...     raise hognose.ToolError(f"no customer {name!r}", data={"known": ["Ada"]})
    >>> hognose.Program("try: find('Bob')\\nexcept ToolError as e: r = (str(e), e.tool, e.data)\\nr").run(tools={"find": find})
    ("no customer 'Bob'", 'find', {'known': ['Ada']})
    """

    kind = "ToolError"

    def __init__(self, message: str = "", data: Any = None) -> None:
        super().__init__(message)
        self.data = data


class ToolTimeout(ToolError, TimeoutError):
    """A tool took too long. The program sees a `ToolTimeout`, which is a `TimeoutError` there too."""

    kind = "ToolTimeout"


class ToolRefusal(ToolError, PermissionError):
    """A tool, or its policy, says no. The program sees a `ToolDenied`, which is a `PermissionError` there."""

    kind = "ToolDenied"
