"""What counts as a coroutine, and how one is shown."""

import inspect
import warnings

from _sched import is_pending
from collections.abc import Coroutine
from types import CoroutineType

__all__ = ("iscoroutinefunction", "iscoroutine")


def iscoroutinefunction(func):
    warnings.warn("'asyncio.iscoroutinefunction' is deprecated and slated for removal in Python 3.16; "
                  "use inspect.iscoroutinefunction() instead", DeprecationWarning, stacklevel=2)
    return inspect.iscoroutinefunction(func)


def iscoroutine(obj):
    if is_pending(obj):
        return False
    return type(obj) is CoroutineType or isinstance(obj, Coroutine)


def _format_coroutine(coro):
    name = getattr(coro, "__qualname__", None) or getattr(coro, "__name__", None) or f"<{type(coro).__name__} without __name__>"
    code = getattr(coro, "cr_code", None) or getattr(coro, "gi_code", None)
    running = getattr(coro, "cr_running", False) or getattr(coro, "gi_running", False)
    if code is None:
        return f"{name}() running" if running else f"{name}()"
    frame = getattr(coro, "cr_frame", None) or getattr(coro, "gi_frame", None)
    if frame is not None:
        return f"{name}() running at {code.co_filename}:{frame.f_lineno}"
    return f"{name}() done, defined at {code.co_filename}:{code.co_firstlineno}"
