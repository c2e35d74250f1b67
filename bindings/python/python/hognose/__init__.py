"""Runs Python that nobody reviewed: sandboxed, in process, suspendable, serialisable.

A `Program` is Python that was parsed once. `run` gives its value; it reaches nothing but the functions that it is given:

>>> import hognose
>>> def get_rate(base: str, quote: str) -> float:
...     return {"EUR": 1.1, "GBP": 1.3}[base]
>>> hognose.Program("sum(get_rate(c, 'USD') for c in ['EUR', 'GBP'])").run(tools=[get_rate])
2.4000000000000004

A `Session` keeps state between programs, as a REPL does. `start` runs to the next call and comes back with a step, which can be
answered, put away as bytes, and woken up elsewhere. A `Toolbox` describes functions with schemas and policies. What goes wrong
has a class that says whose fault it is (`HognoseError` and what derives from it).
"""

from __future__ import annotations

import os as _os
import sysconfig as _sysconfig

if _sysconfig.get_config_var("Py_GIL_DISABLED"):
    raise ImportError(
        "hognose does not run on free-threaded builds of Python yet: use a build with the global interpreter lock"
    )


def _check_interpreter() -> None:
    for name in ("_interpreters", "_xxsubinterpreters"):
        try:
            interpreters = __import__(name)
        except ImportError:
            continue
        current = interpreters.get_current()
        if (current[0] if isinstance(current, tuple) else int(current)) != 0:
            raise ImportError("hognose does not run in sub-interpreters yet: use it in the main interpreter of a process")
        return


_check_interpreter()
del _check_interpreter

from ._errors import (
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
    ToolDenied,
    ToolError,
    ToolFailed,
    ToolRefusal,
    ToolTimeout,
    UnknownObject,
)
from ._hognose import (
    CallRecord,
    Complete,
    Exposed,
    FunctionCall,
    Futures,
    Limits,
    NameLookup,
    Program,
    Running,
    Session,
    Usage,
    _forked,
    load,
    version as __version__,
)
from ._objects import MethodOptions, expose
from ._toolbox import Tool, Toolbox
from ._values import Opaque, Record

if hasattr(_os, "register_at_fork"):
    # What was made before belongs to the parent: its locks may be held by threads that are not here.
    _os.register_at_fork(after_in_child=_forked)

__all__ = [
    "CallRecord",
    "Complete",
    "ConversionError",
    "Exposed",
    "FunctionCall",
    "Futures",
    "GuestError",
    "HognoseError",
    "InternalError",
    "Interrupted",
    "LimitReached",
    "Limits",
    "MethodOptions",
    "NameLookup",
    "Opaque",
    "Program",
    "ProgramSyntaxError",
    "Record",
    "Running",
    "Session",
    "SessionBusy",
    "SnapshotError",
    "StepUsed",
    "Tool",
    "ToolDenied",
    "ToolError",
    "ToolFailed",
    "ToolRefusal",
    "ToolTimeout",
    "Toolbox",
    "UnknownObject",
    "Usage",
    "__version__",
    "expose",
    "load",
]
