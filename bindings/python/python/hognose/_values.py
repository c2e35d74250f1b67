"""What comes out of a guest when the host has no class for it.

Not here: values that have one. Those come out as what they are.
"""

from __future__ import annotations

from typing import Any

__all__ = ["Opaque", "Record"]


class Record:
    """An object of the guest with named fields, such as an instance of a dataclass that the program defined.

    >>> import hognose
    >>> source = "from dataclasses import dataclass\\n@dataclass\\nclass Point:\\n  x: int\\n  y: int\\nPoint(1, 2)"
    >>> point = hognose.Program(source).run()
    >>> point
    Point(x=1, y=2)
    >>> point.x, vars(point)
    (1, {'x': 1, 'y': 2})
    """

    __hognose_record__ = True
    __slots__ = ("__dict__", "_type_name", "_member")

    _type_name: str
    _member: bool

    def __init__(self, type_name: str, fields: dict[str, Any], member: bool = False) -> None:
        object.__setattr__(self, "_type_name", type_name)
        object.__setattr__(self, "_member", member)
        self.__dict__.update(fields)

    def __repr__(self) -> str:
        name = self._type_name.rpartition(".")[2]
        if self._member:
            return f"<{name}.{self.__dict__['name']}: {self.__dict__['value']!r}>"
        return f"{name}({', '.join(f'{field}={value!r}' for field, value in self.__dict__.items())})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return self._type_name == other._type_name and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((self._type_name, tuple(self.__dict__.items())))

    def __reduce__(self) -> tuple[type, tuple[str, dict[str, Any], bool]]:
        return Record, (self._type_name, self.__dict__, self._member)


class Opaque:
    """Anything else of the guest, a function or an instance of a class: no more than what it was.

    >>> import hognose
    >>> hognose.Program("len").run()
    <opaque builtin_function_or_method: <built-in function len>>
    """

    __slots__ = ("type_name", "text")

    def __init__(self, type_name: str, text: str) -> None:
        self.type_name = type_name
        """The qualified name of its class."""
        self.text = text
        """Its `repr`, or as much of it as could be had without running code of the guest."""

    def __repr__(self) -> str:
        return f"<opaque {self.type_name}: {self.text}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Opaque):
            return NotImplemented
        return (self.type_name, self.text) == (other.type_name, other.text)

    def __hash__(self) -> int:
        return hash((self.type_name, self.text))

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return Opaque, (self.type_name, self.text)
