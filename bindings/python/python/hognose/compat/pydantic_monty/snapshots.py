"""Steps of a guest, each waiting for an answer of its host: `resume` takes it, once, and gives the next one.

What a step shows is in the classes that begin with an underscore; synchronous and asynchronous ones share it. An answer is a
dictionary (`results`), or for functions and names a keyword.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn
from uuid import UUID

from ..._errors import ConversionError, HognoseError
from ..._hognose import Complete, FunctionCall, Futures, NameLookup
from . import errors
from .answering import bound, by_itself, deferred, is_over, one, unknown
from .crossing import receiver_of
from .json_form import as_json
from .places import place_of_call, place_of_name
from .results import outcome
from .values import SourceRange, outside

if TYPE_CHECKING:
    from ..._hognose import Step
    from .guest import Guest
    from .os_calls import OsCall

__all__ = ["FunctionSnapshot", "FutureSnapshot", "MontyComplete", "NameLookupSnapshot", "SyncSnapshot"]

UNSET: Any = object()


class MontyComplete:
    """A program that is done."""

    __slots__ = ("_step", "_guest")

    def __init__(self, step: Complete, guest: Guest) -> None:
        self._step = step
        self._guest = guest

    @property
    def output(self) -> Any:
        """The value of its last expression."""
        return outside(self._step.value, self._guest.newer)

    def output_json(self) -> str:
        """The same as JSON that keeps types."""
        return as_json(self.output)

    def __repr__(self) -> str:
        return f"MontyComplete(output={self.output!r})"


class _Snapshot:
    """What all of them have."""

    __slots__ = ("_step", "_guest")

    _step: Any
    _guest: Guest

    @property
    def script_name(self) -> str:
        """The name of the program."""
        return self._guest.script_name

    @property
    def object_id(self) -> UUID | None:
        """The object of the host whose method is called, or whose attribute is read."""
        wrapper = receiver_of(self._step)
        return None if wrapper is None else wrapper.id

    def trace_context(self) -> Any:
        """The context for traces, of OpenTelemetry, that was current when the feed began."""
        if is_over(self._step):
            raise RuntimeError("snapshot has already been resumed")
        try:
            current = import_module("opentelemetry.context").get_current()
        except ImportError:
            text = "trace_context() requires opentelemetry-api; install it with pip install opentelemetry-api"
            raise ImportError(text) from None
        return current if self._guest.context is None else self._guest.context

    def _dumped(self) -> bytes:
        from .saved import dump_step

        try:
            return dump_step(self._guest, self._step)
        except HognoseError as error:
            raise self._guest.failed(error) from None


class _Function(_Snapshot):
    """A call of a function, or of something outside."""

    __slots__ = ("_os",)

    _step: FunctionCall
    _os: OsCall | None

    def __init__(self, step: FunctionCall, guest: Guest, os: OsCall | None = None) -> None:
        self._step = step
        self._guest = guest
        self._os = os

    @property
    def function_name(self) -> str:
        """What is called."""
        return self._step.name if self._os is None else self._os.name

    @property
    def args(self) -> tuple[Any, ...]:
        """Positional arguments."""
        if self._os is not None:
            return self._os.args
        args = self._step.args
        return outside(args, self._guest.newer) if args else args

    @property
    def kwargs(self) -> dict[str, Any]:
        """Keyword arguments."""
        if self._os is not None:
            return self._os.kwargs
        kwargs = self._step.kwargs
        return outside(kwargs, self._guest.newer) if kwargs else kwargs

    def args_json(self) -> str:
        """The positional arguments as a list in JSON."""
        return as_json(list(self.args))

    def kwargs_json(self) -> str:
        """The keyword arguments as an object in JSON."""
        return as_json(self.kwargs)

    @property
    def call_id(self) -> int:
        """The number of the call."""
        return self._step.id if self._os is None else self._os.call_id

    @property
    def is_os_function(self) -> bool:
        """Whether a clock, a timer, entropy or the environment is used, and no function called."""
        return self._os is not None

    @property
    def is_method_call(self) -> bool:
        """Whether a method of an object of the host is called."""
        return self._os is None and self._step.object_id is not None

    @property
    def allow_eager_await(self) -> bool:
        """Whether nothing else in the guest could go on before the answer: never known here."""
        return False

    @property
    def position(self) -> SourceRange:
        """The call in its source."""
        if self._os is not None:
            return SourceRange(filename="", start=0, end=0)
        return place_of_call(self._guest.sources, self._step)

    def __repr__(self) -> str:
        if self._guest.newer:
            flag = "true" if self._os is not None else "false"
            return f'{type(self).__name__}(function_name="{self.function_name}", is_os_function={flag})'
        return (
            f"{type(self).__name__}(script_name={self.script_name!r}, function_name={self.function_name!r}, "
            f"args={self.args!r}, kwargs={self.kwargs!r})"
        )


class _Name(_Snapshot):
    """The use of a name that nobody has defined, or of a lazy attribute."""

    __slots__ = ()

    _step: NameLookup | FunctionCall

    def __init__(self, step: NameLookup | FunctionCall, guest: Guest) -> None:
        self._step = step
        self._guest = guest

    @property
    def variable_name(self) -> str:
        """The name."""
        return self._step.name

    @property
    def position(self) -> SourceRange:
        """The name, or the attribute, in its source."""
        if isinstance(self._step, FunctionCall):
            return place_of_call(self._guest.sources, self._step)
        return place_of_name(self._guest.sources, self._step.name)

    def __repr__(self) -> str:
        script = "" if self._guest.newer else f"script_name={self.script_name!r}, "
        return f'{type(self).__name__}({script}variable_name="{self.variable_name}")'


class _Future(_Snapshot):
    """Everything in the guest waits for answers that were put off."""

    __slots__ = ("_pending",)

    _step: Futures

    def __init__(self, step: Futures, guest: Guest) -> None:
        self._step = step
        self._guest = guest
        self._pending = guest.pending(step)

    @property
    def pending_call_ids(self) -> list[int]:
        """The numbers of the calls."""
        return list(self._pending)

    @property
    def position(self) -> SourceRange:
        """The `await` in its source: not known here."""
        return SourceRange(filename="", start=0, end=0)

    def __repr__(self) -> str:
        script = "" if self._guest.newer else f"script_name={self.script_name!r}, "
        return f"{type(self).__name__}({script}pending_call_ids={self._pending!r})"


class FunctionSnapshot(_Function):
    """A program waits for the answer to a call."""

    __slots__ = ()

    def resume(
        self,
        result: Any = UNSET,
        *,
        return_value: Any = UNSET,
        exception: Any = UNSET,
        future: Any = UNSET,
        mount: Any = None,
        os: Any = None,
    ) -> SyncSnapshot:
        """Answers, and runs to the next step. Once.

        `result` is a dictionary with one of `return_value`, `exception`, `exc_type` (and `message`) or `future`; each is a
        keyword, too. With `os` a handler answers what the program asks of the outside before the next step.
        """
        guest = self._guest
        try:
            if return_value is not UNSET and result is UNSET and self._os is None and guest.turn is None:
                step: Step = self._step.resume(return_value)
            else:
                if result is UNSET:
                    result = keywords(return_value, exception, future)
                kind, payload = outcome(result)
                answered = one(guest, self._step, self._os, kind, payload)
                if answered is None:
                    return FutureSnapshot(self._step, guest)  # type: ignore[arg-type]
                step = answered
            if os is not None or mount is not None:
                return handled_by(guest, step, mount, os)
            return guest.shown(step)  # type: ignore[no-any-return]
        except HognoseError as error:
            raise refused(guest, error) from error.__cause__
        except Exception as error:
            raise guest.failed(error) from error.__cause__

    def resume_not_handled(self, *, mount: Any = None, os: Any = None) -> SyncSnapshot:
        """Leaves a call of the outside unanswered: the guest sees that it is not supported."""
        call = self._os
        if call is None:
            raise RuntimeError("resume_not_handled() is only valid for OS function snapshots")
        return self.resume({"exception": errors_of(call.name)}, mount=mount, os=os)

    def resume_auto(self) -> SyncSnapshot:
        """Answers from what the feed was given: `external_lookup` and `os`."""
        guest = self._guest
        try:
            return guest.shown(by_itself(guest, self._step, self._os))  # type: ignore[no-any-return]
        except Exception as error:
            raise guest.failed(error) from error.__cause__

    def dump(self) -> bytes:
        """The program as bytes, for `load_snapshot`."""
        return self._dumped()

    @staticmethod
    def load(data: bytes, **options: Any) -> SyncSnapshot:
        """As `load_snapshot`."""
        from .programs import load_snapshot

        return load_snapshot(data, **options)


class NameLookupSnapshot(_Name):
    """A program waits for what a name stands for."""

    __slots__ = ()

    def resume(self, *, value: Any = UNSET, mount: Any = None, os: Any = None) -> SyncSnapshot:
        """Gives the name a value; without one the guest sees a `NameError`. Once."""
        guest = self._guest
        try:
            guest.new_turn()
            step = unknown(self._step) if value is UNSET else bound(guest, self._step, value)
            if os is not None or mount is not None:
                return handled_by(guest, step, mount, os)
            return guest.shown(step)  # type: ignore[no-any-return]
        except HognoseError as error:
            raise refused(guest, error) from error.__cause__
        except Exception as error:
            raise guest.failed(error) from error.__cause__

    def resume_auto(self) -> SyncSnapshot:
        """Gives it the value that it has in `external_lookup`."""
        guest = self._guest
        try:
            return guest.shown(by_itself(guest, self._step, None))  # type: ignore[no-any-return]
        except Exception as error:
            raise guest.failed(error) from error.__cause__

    def dump(self) -> bytes:
        """The program as bytes, for `load_snapshot`."""
        return self._dumped()

    @staticmethod
    def load(data: bytes, **options: Any) -> SyncSnapshot:
        """As `load_snapshot`."""
        return FunctionSnapshot.load(data, **options)


class FutureSnapshot(_Future):
    """A program waits for answers that were put off."""

    __slots__ = ()

    def resume(
        self, results: Mapping[int, Mapping[str, Any]], *, mount: Any = None, os: Any = None
    ) -> SyncSnapshot:
        """Answers some of the calls, by their numbers, and runs to the next step. Once."""
        guest = self._guest
        try:
            step = deferred(guest, self._step, self._pending, results)
            if os is not None or mount is not None:
                return handled_by(guest, step, mount, os)
            return guest.shown(step)  # type: ignore[no-any-return]
        except HognoseError as error:
            raise refused(guest, error) from error.__cause__
        except Exception as error:
            raise guest.failed(error) from error.__cause__

    def resume_auto(self) -> NoReturn:
        """Raises: coroutines need `AsyncMonty`."""
        raise RuntimeError("async external functions require AsyncMonty")

    def dump(self) -> bytes:
        """The program as bytes, for `load_snapshot`."""
        return self._dumped()

    @staticmethod
    def load(data: bytes, **options: Any) -> SyncSnapshot:
        """As `load_snapshot`."""
        return FunctionSnapshot.load(data, **options)


SyncSnapshot = FunctionSnapshot | NameLookupSnapshot | FutureSnapshot | MontyComplete
"""What a program comes back with."""

SYNC = (FunctionSnapshot, NameLookupSnapshot, FutureSnapshot, MontyComplete)


def keywords(return_value: Any, exception: Any, future: Any) -> dict[str, Any]:
    """Keywords of `resume` as the dictionary that they stand for."""
    given = {"return_value": return_value, "exception": exception, "future": future}
    return {name: value for name, value in given.items() if value is not UNSET}


def handled_by(guest: Guest, step: Step, mount: Any, os: Any) -> SyncSnapshot:
    """To the next step that no handler answers."""
    from .guest import waited
    from .mounts import check_mount

    check_mount(mount)
    return waited(guest.flow(step, os))  # type: ignore[no-any-return]


def refused(guest: Guest, error: HognoseError) -> BaseException:
    """An answer was not taken. What cannot enter the guest is the error of a program that goes on waiting."""
    if isinstance(error, ConversionError) and guest.print_failed is None:
        return errors.MontyRuntimeError(TypeError(str(error)))
    return guest.failed(error)


def errors_of(name: str) -> RuntimeError:
    """What the guest sees when nobody answers."""
    from .os_calls import unsupported

    return unsupported(name)
