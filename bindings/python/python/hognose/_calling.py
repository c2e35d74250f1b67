"""What the compiled part asks about functions of the host."""

from __future__ import annotations

import functools
import inspect
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ._errors import ToolError, ToolRefusal, ToolTimeout

__all__ = ["Plan", "Request", "arguments", "call_for", "failure", "is_coroutine_function", "positional_parameters"]


def positional_parameters(function: Callable[..., Any]) -> int:
    """How many positional arguments a function has to be given, or may be given when it takes any number; 1 when nobody knows.

    >>> positional_parameters(lambda stream, text: None)
    2
    >>> positional_parameters(print)
    1
    """
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return 1
    required = 0
    for parameter in parameters:
        if parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD):
            if parameter.default is parameter.empty:
                required += 1
    return max(required, 1)


def is_coroutine_function(function: Callable[..., Any]) -> bool:
    """Whether calling it gives a coroutine."""
    while isinstance(function, functools.partial):
        function = function.func
    return inspect.iscoroutinefunction(function) or inspect.iscoroutinefunction(getattr(function, "__call__", None))


@dataclass(frozen=True)
class Request:
    """A call that somebody is asked about: `ask` of a `Toolbox` gets it."""

    name: str
    """The tool."""

    arguments: dict[str, Any]
    """Its arguments by name, as far as the names are known."""

    file: str | None
    """The file of the program that calls."""

    line: int | None
    """The line there."""

    def __str__(self) -> str:
        return f"{self.name}({', '.join(f'{name}={value!r}' for name, value in self.arguments.items())})"


def arguments(function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a call by name. What fits no parameter goes by its position."""
    try:
        return dict(inspect.signature(function).bind(*args, **kwargs).arguments)
    except (TypeError, ValueError):
        return {**{str(position): value for position, value in enumerate(args)}, **kwargs}


def call_for(seconds: float, name: str, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Calls a function in a thread of its own, and waits so long for it.

    A function that takes longer cannot be stopped: it runs on, and what it gives is dropped.
    """
    result: list[Any] = []
    failure: list[BaseException] = []

    def work() -> None:
        try:
            result.append(function(*args, **kwargs))
        except BaseException as error:
            failure.append(error)

    thread = threading.Thread(target=work, name=f"hognose tool {name}", daemon=True)
    thread.start()
    thread.join(seconds)
    if thread.is_alive():
        raise ToolTimeout(f"{name} took longer than {seconds:g} seconds")
    if failure:
        raise failure[0]
    return result[0]


@dataclass(frozen=True)
class Plan:
    """A call that needs more than calling: an approval, a thread, a time-out."""

    function: Callable[..., Any]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    thread: bool
    timeout: float | None
    ask: Callable[[Request], Any] | None
    request: Request | None


_FAILURES: dict[str, type[Exception]] = {
    "ToolDenied": ToolRefusal,
    "ToolTimeout": ToolTimeout,
    "ToolError": ToolError,
    "TypeError": TypeError,
    "ValueError": ValueError,
}


def failure(kind: str, message: str) -> Exception:
    """The exception that reaches a program as one of this kind."""
    return _FAILURES.get(kind, ToolError)(message)
