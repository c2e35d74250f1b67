"""Modules of the host for a guest: functions of theirs are called here, values are copied.

They are defined when a session begins, all of them; in `pydantic_monty` that happens at the first `import`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from inspect import isawaitable
from typing import TYPE_CHECKING, Any, TypeAlias
from uuid import UUID, uuid4

from . import errors

if TYPE_CHECKING:
    from .guest import Guest

__all__ = ["ExternalModule", "Modules", "define_modules", "define_modules_async"]


class ExternalModule:
    """A module: its attributes, of which those that begin with `_` stay here."""

    __slots__ = ("_attrs", "stubs", "id")

    def __init__(self, attrs: dict[str, Any], *, stubs: str | None = None, id: UUID | None = None) -> None:
        if not isinstance(attrs, dict):
            raise TypeError(f"ExternalModule attrs must be a dict, not {type(attrs).__name__}")
        self._attrs = dict(attrs)
        self.stubs = stubs
        self.id = uuid4() if id is None else id

    @property
    def attrs(self) -> dict[str, Any]:
        """A copy of its attributes."""
        return dict(self._attrs)

    def __repr__(self) -> str:
        return f"ExternalModule({self._attrs!r}, stubs={self.stubs!r}, id={self.id!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ExternalModule):
            return NotImplemented
        return (self.id, self.stubs, self._attrs) == (other.id, other.stubs, other._attrs)

    __hash__ = None  # type: ignore[assignment]


Modules: TypeAlias = Mapping[
    str, ExternalModule | Callable[[], ExternalModule] | Callable[[], Awaitable[ExternalModule]]
]

# The guest makes modules itself: those that have no function are only values.
_MAKE = """
def __hognose_module(name, values):
    import sys, types
    try:
        __import__(name)
        module = sys.modules[name]
    except ModuleNotFoundError:
        module = sys.modules[name] = types.ModuleType(name)
    for key in values:
        setattr(module, key, values[key])
    parent, _, last = name.rpartition(".")
    if parent:
        setattr(sys.modules[parent], last, module)
"""


def define_modules(guest: Guest, modules: Modules | None) -> None:
    """Makes modules known to a guest."""
    found: dict[str, ExternalModule] = {}
    for name, module in (modules or {}).items():
        found[name] = _checked(name, module if isinstance(module, ExternalModule) else module())
    _define(guest, found)


async def define_modules_async(guest: Guest, modules: Modules | None) -> None:
    """As `define_modules`, with factories that are awaited."""
    found: dict[str, ExternalModule] = {}
    for name, module in (modules or {}).items():
        made = module if isinstance(module, ExternalModule) else module()
        found[name] = _checked(name, await made if isawaitable(made) else made)
    _define(guest, found)


def _checked(name: str, module: object) -> ExternalModule:
    if not isinstance(module, ExternalModule):
        raise TypeError(f"external module {name!r} must be an ExternalModule, not {type(module).__name__}")
    return module


def _define(guest: Guest, modules: Mapping[str, ExternalModule]) -> None:
    session = guest.session
    if not modules or session is None:
        return
    functions: dict[str, Callable[..., Any]] = {}
    values: dict[str, dict[str, Any]] = {}
    for name, module in modules.items():
        _collect(name, module, functions, values)
    guest.functions = functions
    session.add_tools(functions)
    try:
        session.feed(_MAKE)
        for name in sorted(values, key=lambda name: name.count(".")):
            session.feed("__hognose_module(__hognose_name, __hognose_values)", {
                "__hognose_name": name, "__hognose_values": values[name],
            })
        session.feed("del __hognose_module, __hognose_name, __hognose_values")
    except Exception as error:
        raise errors.translated(error) from error.__cause__


def _collect(
    name: str,
    module: ExternalModule,
    functions: dict[str, Callable[..., Any]],
    values: dict[str, dict[str, Any]],
) -> None:
    own = values.setdefault(name, {})
    for key, value in module.attrs.items():
        if key.startswith("_"):
            continue
        if isinstance(value, ExternalModule):
            _collect(f"{name}.{key}", value, functions, values)
        elif callable(value):
            functions[f"{name}.{key}"] = value
        else:
            own[key] = value
