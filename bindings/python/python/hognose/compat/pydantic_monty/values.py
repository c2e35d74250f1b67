"""Plain values of the interface: places in a source, handles of files, and what stands for objects of the guest.

Modules of the host are in `modules`, instances of its classes in `class_instance`.
"""

from __future__ import annotations

import ast
import builtins
from typing import Any, Literal, final
from uuid import UUID, uuid4

from ..._values import Opaque, Record
from .crossing import NUMBER, Crossed, Receiver, original

__all__ = [
    "NOT_HANDLED",
    "MontyClassProxy",
    "MontyClassTypeProxy",
    "MontyFileHandle",
    "MontyStdTypeProxy",
    "NotHandled",
    "SourceRange",
    "outside",
]


@final
class NotHandled:
    """The class of `NOT_HANDLED`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "NOT_HANDLED"

    def __reduce__(self) -> str:
        return "NOT_HANDLED"


NOT_HANDLED = NotHandled()
"""What a handler returns that leaves a call unanswered."""


class SourceRange:
    """Where in a source: offsets into its bytes, the end not included. Without a known place all of it is empty."""

    __slots__ = ("filename", "start", "end")

    def __init__(self, *, filename: str, start: int, end: int) -> None:
        self.filename = filename
        self.start = start
        self.end = end

    def dict(self) -> dict[str, int | str]:
        """The same as a dictionary."""
        return {"filename": self.filename, "start": self.start, "end": self.end}

    def __repr__(self) -> str:
        return f"SourceRange(filename={self.filename!r}, start={self.start}, end={self.end})"

    def __eq__(self, other: object) -> bool:
        return self.dict() == other.dict() if isinstance(other, SourceRange) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.filename, self.start, self.end))


class MontyFileHandle:
    """A file that a guest opened, by path and mode."""

    __slots__ = ("path", "mode", "position")

    def __init__(self, path: str, mode: str, *, position: int = 0) -> None:
        self.path = path
        self.mode = file_mode(mode)
        self.position = position

    @property
    def binary(self) -> bool:
        """Whether it is read and written as bytes."""
        return "b" in self.mode

    @property
    def readable(self) -> bool:
        """Whether it can be read."""
        return self.mode[0] == "r"

    @property
    def writable(self) -> bool:
        """Whether it can be written."""
        return self.mode[0] != "r"

    def __repr__(self) -> str:
        return f"MontyFileHandle(path={self.path!r}, mode={self.mode!r})"


def file_mode(mode: str) -> str:
    """A mode of `open` in its shortest form."""
    for letter in mode:
        if letter not in "rwaxbt+":
            raise ValueError(f"invalid mode: {mode!r}")
    if "+" in mode:
        raise ValueError("update modes ('+') are not yet supported")
    if "x" in mode:
        raise ValueError("exclusive creation mode is not supported")
    if "b" in mode and "t" in mode:
        raise ValueError("can't have text and binary mode at once")
    actions = [letter for letter in mode if letter in "rwa"]
    if not actions:
        raise ValueError("Must have exactly one of create/read/write/append mode and at most one plus")
    if len(actions) != 1 or len(mode) != len(set(mode)):
        raise ValueError("must have exactly one of create/read/write/append mode")
    return actions[0] + ("b" if "b" in mode else "")


class MontyClassProxy:
    """An instance of a class that the guest defined: its name and its fields."""

    __slots__ = ("name", "id", "is_dataclass", "attributes")

    def __init__(self, name: str, attributes: dict[str, Any], is_dataclass: bool = False, id: UUID | None = None) -> None:
        self.name = name
        self.id = uuid4() if id is None else id
        self.is_dataclass = is_dataclass
        self.attributes = attributes

    def __repr__(self) -> str:
        return f"{type(self).__name__}(name={self.name!r}, attributes={self.attributes!r})"

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return (self.name, self.attributes) == (other.name, other.attributes)

    __hash__ = None  # type: ignore[assignment]


class MontyClassTypeProxy(MontyClassProxy):
    """A class of the host that a restored session has no object for."""

    __slots__ = ()


class MontyStdTypeProxy:
    """A builtin function or class that came out of a guest: its name, and nothing that could be called."""

    __slots__ = ("kind", "name")

    def __init__(self, kind: Literal["function", "type"], name: str) -> None:
        self.kind = kind
        self.name = name

    def __repr__(self) -> str:
        return f"MontyStdTypeProxy(kind={self.kind!r}, name={self.name!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, MontyStdTypeProxy):
            return NotImplemented
        return (self.kind, self.name) == (other.kind, other.name)

    def __hash__(self) -> int:
        return hash((self.kind, self.name))


_PLAIN = frozenset({int, str, float, bool, type(None), bytes, complex, range, type(...)})


def outside(value: Any, newer: bool = True) -> Any:
    """What came out of a guest, in the classes of this interface. Containers without anything to change stay the ones they are."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is list:
        for item in value:
            if type(item) not in _PLAIN:
                return [outside(item, newer) for item in value]
        return value
    if kind is dict:
        for item in value.values():
            if type(item) not in _PLAIN:
                return {key: outside(item, newer) for key, item in value.items()}
        return value
    if kind is tuple:
        return tuple([outside(item, newer) for item in value])
    if kind is Record:
        if not newer:
            return value
        name, fields = value._type_name.rpartition(".")[2], {k: outside(item) for k, item in vars(value).items()}
        number = fields.pop(NUMBER, None) if value._type_name.startswith("host_") else None
        return MontyClassProxy(name, fields, True, _uuid(number))
    if kind is Opaque:
        return _of_opaque(value, newer)
    return original(value) if isinstance(value, (Crossed, Receiver)) else value


def _uuid(number: object) -> UUID | None:
    """A number, if it is one: a guest can change fields."""
    try:
        return UUID(number) if isinstance(number, str) else None
    except ValueError:
        return None


def _of_opaque(value: Opaque, newer: bool) -> Any:
    kind, text = value.type_name, value.text
    if kind == "builtin_function_or_method" and text.startswith("<built-in function "):
        name = text[len("<built-in function ") : -1]
        return MontyStdTypeProxy("function", name) if newer else getattr(builtins, name, text)
    if kind == "type":
        name = text[len("<class '") : -2]
        found = getattr(builtins, name, None)
        return found if isinstance(found, type) else text
    found = getattr(builtins, kind, None)
    if isinstance(found, type) and issubclass(found, BaseException):
        return _exception(found, text)
    if newer and kind.startswith("__main__."):
        return MontyClassProxy(kind.rpartition(".")[2], {})
    return text


def _exception(kind: type[BaseException], text: str) -> BaseException:
    """An exception, by its `repr`."""
    try:
        found = ast.literal_eval(text[len(kind.__name__) : ].replace("()", "[]", 1) or "[]")
        return kind(*found) if isinstance(found, (tuple, list)) else kind(found)
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        return Exception(text)
