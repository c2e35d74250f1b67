"""`Monty`: a program that was parsed once, and, without code, a pool that sessions are checked out of.

Both lines of `pydantic_monty` call their class so; what it is given tells them apart.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..._hognose import FunctionCall, Program, load
from . import errors
from .answering import run
from .answering_async import run_async
from .guest import Guest
from .limits import checked, core_limits, duration_of
from .mounts import check_mount
from .policy import Policy
from .pools import Pool
from .printing import PrintCallback, sink_of
from .saved import load_guest, read, written
from .snapshots import SYNC, FunctionSnapshot, SyncSnapshot, handled_by
from .type_checking import warn_about_types
from .values import outside

if TYPE_CHECKING:
    from ..._hognose import Limits
    from .sessions import MontySession

__all__ = ["Monty", "load_snapshot", "run_monty_async"]

# The older line asks its host for these; its library had no more of the outside.
HOST = ("clock", "environment")
DEFAULT = Policy({})
_NO_LIMITS: dict[str, Any] = {}
_UNLIMITED: Limits = core_limits(_NO_LIMITS, None)


class Monty:
    """A program, or a pool.

    `Monty(code, inputs=[...])` parses code, and `run` and `start` run it as often as one likes. `Monty()` is a pool: a context
    manager whose `checkout` gives sessions. They run in this process; arguments about worker processes are taken and have
    nothing to do, except `request_timeout`.
    """

    __slots__ = ("_program", "_declared", "_types", "_pool", "_sources")

    def __init__(
        self,
        code: str | None = None,
        *,
        script_name: str = "main.py",
        inputs: list[str] | None = None,
        external_functions: Iterable[str] | None = None,
        type_check: bool = False,
        type_check_stubs: str | None = None,
        dataclass_registry: Iterable[type] | None = None,
        binary_path: str | Path | None = None,
        min_processes: int = 1,
        max_processes: int | None = None,
        checkout_timeout: float | None = None,
        request_timeout: float | None = None,
        max_checkouts_per_worker: int | None = None,
        feed_duration_limit_grace: float | None = 1.0,
        turn_duration_limit_grace: float | None = 1.0,
    ) -> None:
        self._types: tuple[type, ...] = tuple(dataclass_registry or ())
        self._declared: frozenset[str] | None = None
        self._sources: dict[str, str] = {}
        self._program: Program
        if code is None:
            self._pool = Pool(request_timeout)
            return
        if not isinstance(code, str):
            raise TypeError(f"argument 'code': '{type(code).__name__}' object is not an instance of 'str'")
        if inputs is not None and not isinstance(inputs, (list, tuple)):
            raise TypeError(f"argument 'inputs': '{type(inputs).__name__}' object is not an instance of 'list'")
        warn_about_types(type_check)
        names = list(inputs or ())
        self._declared = frozenset(names)
        self._sources[script_name] = code
        try:
            self._program = Program(code, inputs=names, name=script_name)
        except Exception as error:
            raise errors.translated(error, sources=self._sources) from None

    @classmethod
    def _of(cls, program: Program, types: Iterable[type] | None) -> Monty:
        made = cls.__new__(cls)
        made._types = tuple(types or ())
        made._declared = frozenset(program.inputs or ())
        made._sources = {program.name: program.code}
        made._program = program
        return made

    @staticmethod
    async def acreate(code: str, **options: Any) -> Monty:
        """As `Monty(code, ...)`."""
        return Monty(code, **options)

    # --- a program

    def run(
        self,
        *,
        inputs: Mapping[str, Any] | None = None,
        limits: Mapping[str, Any] | None = None,
        external_functions: Mapping[str, Callable[..., Any]] | None = None,
        print_callback: PrintCallback | None = None,
        mount: Any = None,
        os: Any = None,
    ) -> Any:
        """Runs the program to its end, and gives the value of its last expression.

        `external_functions` are what it can call; `os` is asked for the time and the environment.
        """
        if inputs is None or type(inputs) is not dict or inputs.keys() != self._declared:
            inputs = self._checked_inputs(inputs)
        if mount is not None:
            check_mount(mount)
        known = _NO_LIMITS if limits is None else checked(limits, strict=False)
        if os is not None or "max_suspensions" in known or "max_turn_duration_secs" in known:
            guest, step = self._started(inputs, known, print_callback, os is not None)
            guest.lookup, guest.handler = external_functions, os
            try:
                return run(guest, step)
            except Exception as error:
                raise guest.failed(error) from error.__cause__
        core = _UNLIMITED if not known else core_limits(known, duration_of(known))
        try:
            if print_callback is None:
                return outside(self._program.run(inputs, external_functions, core, types=self._types), False)
            sink = Printed(print_callback)
            try:
                value = self._program.run(inputs, external_functions, core, types=self._types, print=sink)
                return outside(value, False)
            except Exception:
                sink.reraise()
                raise
        except Exception as error:
            raise self._failed(error, known) from error.__cause__

    async def run_async(
        self,
        *,
        inputs: Mapping[str, Any] | None = None,
        limits: Mapping[str, Any] | None = None,
        external_functions: Mapping[str, Callable[..., Any]] | None = None,
        print_callback: PrintCallback | None = None,
        mount: Any = None,
        os: Any = None,
    ) -> Any:
        """As `run`, from an event loop: functions may be coroutine functions."""
        if inputs is None or type(inputs) is not dict or inputs.keys() != self._declared:
            inputs = self._checked_inputs(inputs)
        check_mount(mount)
        known = _NO_LIMITS if limits is None else checked(limits, strict=False)
        guest, step = self._started(inputs, known, print_callback, os is not None)
        guest.lookup, guest.handler = external_functions, os
        return await run_async(guest, step)

    def start(
        self,
        *,
        inputs: Mapping[str, Any] | None = None,
        limits: Mapping[str, Any] | None = None,
        print_callback: PrintCallback | None = None,
        mount: Any = None,
        os: Any = None,
    ) -> SyncSnapshot:
        """Runs the program to its first question: a call, a name that nobody has defined, or its end."""
        if inputs is None or type(inputs) is not dict or inputs.keys() != self._declared:
            inputs = self._checked_inputs(inputs)
        known = _NO_LIMITS if limits is None else checked(limits, strict=False)
        guest, step = self._started(inputs, known, print_callback, True)
        if type(step) is FunctionCall and step.capability is None and guest.most is None and os is None:
            return FunctionSnapshot(step, guest)
        try:
            if os is not None or mount is not None:
                return handled_by(guest, step, mount, os)
            return guest.shown(step)  # type: ignore[no-any-return]
        except Exception as error:
            raise guest.failed(error) from error.__cause__

    def type_check(self, type_check_stubs: str | None = None) -> None:
        """Warns that there is no type checker."""
        warn_about_types(True)

    def register_dataclass(self, cls: type) -> None:
        """A class whose instances come back as what they are."""
        self._types = (*self._types, cls)

    def dump(self) -> bytes:
        """The program as bytes."""
        return written("program", {"script": self._core().name}, self._core().dump())

    @staticmethod
    def load(data: bytes, *, dataclass_registry: Iterable[type] | None = None) -> Monty:
        """Reads what `dump` wrote."""
        _, saved = read(data, ("program",))
        try:
            return Monty._of(Program.load(saved), dataclass_registry)
        except Exception as error:
            raise errors.translated(error) from None

    def __repr__(self) -> str:
        program = getattr(self, "_program", None)
        if program is None:
            return f"<{__package__}.Monty object at {id(self):#x}>"
        lines = program.code.count("\n") + 1
        shown = f"<{lines} line{'s' if lines != 1 else ''} of code>, script_name={program.name!r}"
        names = ", ".join(f'"{name}"' for name in program.inputs or ())
        return f"Monty({shown}, inputs=[{names}])" if names else f"Monty({shown})"

    def _core(self) -> Program:
        try:
            return self._program
        except AttributeError:
            raise TypeError("this Monty is a pool: give it code to make it a program") from None

    def _checked_inputs(self, inputs: Any) -> dict[str, Any] | None:
        declared = self._declared
        if inputs is None and not declared and declared is not None:
            return None
        self._core()
        if inputs is not None and not isinstance(inputs, dict):
            raise TypeError(f"argument 'inputs': '{type(inputs).__name__}' object is not an instance of 'dict'")
        if not declared:
            if inputs:
                raise TypeError("No input variables declared but inputs dict was provided")
            return {}
        names = self._program.inputs or ()
        if inputs is None:
            shown = ", ".join(f'"{name}"' for name in names)
            raise TypeError(f"Missing required inputs: [{shown}]")
        for name in names:
            if name not in inputs:
                raise KeyError(f"Missing required input: {name!r}")
        return {name: inputs[name] for name in names}

    def _started(
        self, inputs: Any, known: dict[str, Any], print_callback: PrintCallback | None, asks: bool
    ) -> tuple[Guest, Any]:
        program = self._core()
        guest = Guest(SYNC, program.name, known, DEFAULT, newer=False)
        guest.sources = self._sources
        core = _UNLIMITED if not known else core_limits(known, duration_of(known))
        host = HOST if asks else ()
        try:
            if print_callback is None:
                step = program.start(inputs, None, core, types=self._types, names=True, host=host)
            else:
                guest.sink = sink_of(print_callback)
                step = program.start(
                    inputs, None, core, types=self._types, names=True, host=host, print=guest.write
                )
        except Exception as error:
            raise guest.failed(error) from error.__cause__
        if guest.turn is not None:
            guest.session = step.session
        return guest, step

    def _failed(self, error: BaseException, limits: Mapping[str, Any]) -> BaseException:
        return errors.translated(error, sources=self._sources, limits=limits, newer=False)

    # --- a pool

    def __enter__(self) -> Monty:
        self._opened().enter()
        return self

    def __exit__(self, *args: object) -> None:
        self._opened().leave()

    def checkout(self, **options: Any) -> MontySession:
        """A session of its own: a context manager. The options are those of `sessions.MontySession`."""
        from .sessions import MontySession

        return MontySession(self._opened(), **options)

    def _opened(self) -> Pool:
        try:
            return self._pool
        except AttributeError:
            raise TypeError("this Monty is a program: Monty() without code is a pool") from None


class Printed:
    """A callback for output that remembers what went wrong in it."""

    __slots__ = ("sink", "failed")

    def __init__(self, callback: PrintCallback) -> None:
        self.sink = sink_of(callback)
        self.failed: BaseException | None = None

    def __call__(self, stream: str, text: str) -> None:
        try:
            self.sink(stream, text)
        except BaseException as error:
            self.failed = error
            raise

    def reraise(self) -> None:
        """Raises what went wrong, if something did."""
        if isinstance(self.failed, Exception):
            raise errors.runtime_error(self.failed)


def load_snapshot(
    data: bytes,
    *,
    print_callback: PrintCallback | None = None,
    dataclass_registry: Iterable[type] | None = None,
) -> SyncSnapshot:
    """Reads what the `dump` of a snapshot wrote, for a program that `Monty.start` started."""
    header, saved = read(data, ("snapshot",))
    guest = Guest(SYNC, header["script"], {}, DEFAULT, newer=False)
    load_guest(guest, header)
    guest.sink = sink_of(print_callback)
    try:
        step = load(saved, print=guest.write, types=tuple(dataclass_registry or ()))
    except Exception as error:
        raise guest.failed(error) from None
    if guest.turn is not None:
        guest.session = step.session
    return guest.shown(guest.restored(step))  # type: ignore[no-any-return]


async def run_monty_async(
    monty_runner: Monty,
    *,
    inputs: Mapping[str, Any] | None = None,
    external_functions: Mapping[str, Callable[..., Any]] | None = None,
    limits: Mapping[str, Any] | None = None,
    print_callback: PrintCallback | None = None,
    os: Any = None,
) -> Any:
    """As `Monty.run_async`, which is the newer form."""
    warnings.warn("Use Monty.run_async() instead", DeprecationWarning, stacklevel=2)
    return await monty_runner.run_async(
        inputs=inputs,
        external_functions=external_functions,
        limits=limits,
        print_callback=print_callback,
        os=os,
    )
