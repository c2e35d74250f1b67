"""Objects that stay with the host: `expose` says what a guest may have of one.

Nothing is there by default, and what begins with an underscore never is. Reading and calling is done by the compiled part.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypedDict

from ._hognose import Exposed
from ._toolbox import Check, Policy, Toolbox

__all__ = ["MethodOptions", "expose"]


class MethodOptions(TypedDict, total=False):
    """What is said of a method: the options of `Toolbox.add`."""

    description: str | None
    overlap: bool
    timeout: float | datetime.timedelta | None
    policy: Policy
    max_calls: int | None
    check: Check | None
    thread: bool


def expose(
    object: Any,
    *,
    attributes: Iterable[str] = (),
    live: Iterable[str] = (),
    methods: Iterable[str] | Mapping[str, MethodOptions] = (),
    name: str | None = None,
    key: str | None = None,
) -> Exposed:
    """An object that a guest may use: these attributes, these methods, and nothing else of it.

    >>> import hognose
    >>> class Database:
    ...     def __init__(self):
    ...         self.name, self.rows, self.password = "main", ["Ada", "Bob"], "secret"
    ...     def find(self, text: str) -> list[str]:
    ...         return [row for row in self.rows if text in row]
    >>> db = hognose.expose(Database(), attributes=["name"], methods=["find"])
    >>> hognose.Program("db.name, db.find('A'), hasattr(db, 'password')").run({"db": db})
    ('main', ['Ada'], False)

    `attributes` are read each time the object enters a guest, and are copies there as all values are. `live` ones are read each time
    the guest asks. `methods` are called here; a dict gives options to each, those of `Toolbox.add`. What comes back to the host, as
    a result or an argument, is the object itself.

    `name` is the name of its class in the guest, its own without it. `key` is by what `load(objects=...)` finds it again.

    Raises `ValueError` for a name with an underscore in front or one that is no name, `AttributeError` for a method that the object
    does not have, `TypeError` for one that is none.
    """
    described = Toolbox()
    bound: dict[str, Callable[..., Any]] = {}
    overlapping: list[str] = []
    seen: set[str] = set()
    wanted = _names("attributes", attributes, seen)
    asked = _names("live", live, seen)
    for method in _names("methods", methods, seen):
        function = getattr(object, method)
        if not callable(function):
            raise TypeError(f"{method!r} of {type(object).__name__} is no method: attributes= or live= has it")
        bound[method] = function
        options: dict[str, Any] = dict(methods[method]) if isinstance(methods, Mapping) else {}
        if options:
            described.add(function, name=method, **options)
            if options.get("overlap", False):
                overlapping.append(method)
    return Exposed(object, name or _class_name(type(object)), key, wanted, asked, bound, described, overlapping)


def _class_name(class_: type) -> str:
    """What the class is called in a guest: as the classes of records are."""
    if class_.__module__ in ("__main__", "builtins"):
        return class_.__name__
    return f"{class_.__module__}.{class_.__name__}"


def _names(option: str, names: Iterable[str], seen: set[str]) -> list[str]:
    if isinstance(names, str):
        raise TypeError(f"{option} is several names, such as [{names!r}], not a str")
    found: list[str] = []
    for name in names:
        if not isinstance(name, str):
            raise TypeError(f"{option} has names, not {type(name).__name__}")
        if name.startswith("_") and (option, name) != ("methods", "__call__"):
            raise ValueError(f"{name!r} is private: a guest cannot be given it")
        if not name.isidentifier():
            raise ValueError(f"{name!r} is no name")
        if name in seen:
            raise ValueError(f"{name!r} is there twice")
        seen.add(name)
        found.append(name)
    return found
