"""The interface of `pydantic_monty`, in both of its published lines, over Hognose.

    import hognose.compat.pydantic_monty as pydantic_monty

Of the older line (0.0.x): `Monty(code).run(...)`, `start` and snapshots, `MontyRepl`. Of the newer one (1.x): `Monty()` and
`AsyncMonty()` as pools of sessions. `install` puts the package under its own name, for libraries that import it themselves.

Objects of the host (`ClassInstance`, `ClassType`) have their attributes and methods. One that has methods or lazy attributes cannot be changed
by the guest; a class makes instances and has its class methods, and is no class for `isinstance`.

Not here: type checking (a warning says so), files, remote workers, and methods of dataclasses without a policy (0.0.x); each says so when
it is used.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any, Literal, TypeAlias

from ..._hognose import version as __version__
from .async_sessions import (
    AsyncFunctionSnapshot,
    AsyncFutureSnapshot,
    AsyncMonty,
    AsyncMontySession,
    AsyncMontyWebsocket,
    AsyncNameLookupSnapshot,
    AsyncSnapshot,
)
from .class_instance import ClassInstance, ClassType
from .errors import (
    Frame,
    MontyConversionError,
    MontyCrashedError,
    MontyDisconnectError,
    MontyError,
    MontyRuntimeError,
    MontyShutdown,
    MontySyntaxError,
    MontyTypingError,
    refuse,
)
from .limits import LimitUnavailable, ResourceLimits
from .modules import ExternalModule
from .mounts import MountDir
from .os_access import (
    AbstractFile,
    AbstractOS,
    CallbackFile,
    MemoryFile,
    OSAccess,
    OsFunction,
    OsHandler,
    ScanEntry,
    StatResult,
    TimeCaller,
)
from .policy import OSPolicy, RandomSeed, TimeZone
from .printing import CollectStreams, CollectString, PrintCallback
from .programs import Monty, load_snapshot, run_monty_async
from .repl import MontyRepl, load_repl_snapshot, run_repl_async
from .results import (
    ExcType,
    ExternalException,
    ExternalExceptionData,
    ExternalFuture,
    ExternalResult,
    ExternalReturnValue,
    ExternalSettledResult,
)
from .sessions import MontySession
from .snapshots import FunctionSnapshot, FutureSnapshot, MontyComplete, NameLookupSnapshot, SyncSnapshot
from .type_checking import TypeCheckUnavailable
from .values import (
    NOT_HANDLED,
    MontyClassProxy,
    MontyClassTypeProxy,
    MontyFileHandle,
    MontyStdTypeProxy,
    SourceRange,
)

__all__ = [
    "NOT_HANDLED",
    "AbstractFile",
    "AbstractOS",
    "AsyncFunctionSnapshot",
    "AsyncFutureSnapshot",
    "AsyncMonty",
    "AsyncMontySession",
    "AsyncMontyWebsocket",
    "AsyncNameLookupSnapshot",
    "AsyncSnapshot",
    "CallbackFile",
    "ClassInstance",
    "ClassType",
    "CollectStreams",
    "CollectString",
    "ExcType",
    "ExternalException",
    "ExternalExceptionData",
    "ExternalFuture",
    "ExternalModule",
    "ExternalResult",
    "ExternalReturnValue",
    "ExternalSettledResult",
    "Frame",
    "FunctionSnapshot",
    "FutureSnapshot",
    "LimitUnavailable",
    "MemoryFile",
    "Monty",
    "MontyClassProxy",
    "MontyClassTypeProxy",
    "MontyComplete",
    "MontyConversionError",
    "MontyCrashedError",
    "MontyDisconnectError",
    "MontyError",
    "MontyFileHandle",
    "MontyRepl",
    "MontyRuntimeError",
    "MontySession",
    "MontyShutdown",
    "MontyStdTypeProxy",
    "MontySyntaxError",
    "MontyTypingError",
    "MountDir",
    "NameLookupSnapshot",
    "OSAccess",
    "OSPolicy",
    "OsFunction",
    "OsHandler",
    "PrintCallback",
    "RandomSeed",
    "ResourceLimits",
    "ScanEntry",
    "SourceRange",
    "StatResult",
    "SyncSnapshot",
    "TimeCaller",
    "TimeZone",
    "TypeCheckFormat",
    "TypeCheckUnavailable",
    "__version__",
    "install",
    "instrument_telemetry",
    "load_repl_snapshot",
    "load_snapshot",
    "run_monty_async",
    "run_repl_async",
]

TypeCheckFormat: TypeAlias = Literal[
    "full", "concise", "azure", "json", "jsonlines", "rdjson", "pylint", "gitlab", "github"
]


def instrument_telemetry(*, tracer: Any | None = None, meter: Any | None = None, logger: Any | None = None) -> None:
    """Raises: nothing here reports to OpenTelemetry by itself."""
    if tracer is not None or meter is not None or logger is not None:
        refuse("instrument_telemetry", "there is no telemetry here")


def install() -> None:
    """Makes `import pydantic_monty` find this package, submodules included, from now on and in the whole process."""
    for name in ("", ".os_access", ".class_instance"):
        sys.modules[f"pydantic_monty{name}"] = import_module(__name__ + name)
