"""`MontyRepl`, the session of the older line: it stands by itself, and its snapshots are saved together with it."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..._errors import HognoseError
from ..._hognose import Session, load
from . import errors
from .answering import run
from .answering_async import SLICE, run_async
from .guest import Guest
from .limits import checked, core_limits
from .mounts import check_mount
from .policy import Policy
from .printing import PrintCallback, sink_of, to_process
from .programs import HOST
from .saved import dump_session, limits_to_load, load_guest, read
from .snapshots import SYNC, SyncSnapshot, handled_by
from .type_checking import warn_about_types

__all__ = ["MontyRepl", "load_repl_snapshot", "run_repl_async"]


class MontyRepl:
    """A session that keeps its state between feeds."""

    __slots__ = ("_guest",)

    def __init__(
        self,
        *,
        script_name: str = "main.py",
        limits: Mapping[str, Any] | None = None,
        type_check: bool = False,
        type_check_stubs: str | None = None,
        dataclass_registry: Iterable[type] | None = None,
    ) -> None:
        warn_about_types(type_check)
        known = checked(limits, strict=False)
        self._guest = guest = Guest(SYNC, script_name, known, Policy({}), newer=False)
        guest.session = Session(
            names=True,
            host=HOST,
            limits=core_limits(known, known.get("max_duration_secs")),
            print=guest.write,
            types=tuple(dataclass_registry or ()),
        )

    @property
    def script_name(self) -> str:
        """The name for tracebacks."""
        return self._guest.script_name

    def register_dataclass(self, cls: type) -> None:
        """Refused once a session exists: its classes are those of `dataclass_registry`."""
        errors.refuse("MontyRepl.register_dataclass", "name the class in MontyRepl(dataclass_registry=[...])")

    def type_check(self, code: str, type_check_stubs: str | None = None) -> None:
        """Warns that there is no type checker."""
        warn_about_types(True)

    def feed_run(
        self,
        code: str,
        *,
        inputs: dict[str, Any] | None = None,
        external_functions: Mapping[str, Callable[..., Any]] | None = None,
        print_callback: PrintCallback | None = None,
        mount: Any = None,
        os: Any = None,
        skip_type_check: bool = False,
    ) -> Any:
        """Runs a program to its end, and gives the value of its last expression."""
        guest = self._prepared(external_functions, print_callback, mount, os)
        try:
            return run(guest, self._started(code, inputs))
        except Exception as error:
            raise guest.failed(error) from error.__cause__

    async def feed_run_async(
        self,
        code: str,
        *,
        inputs: dict[str, Any] | None = None,
        external_functions: Mapping[str, Callable[..., Any]] | None = None,
        print_callback: PrintCallback | None = None,
        mount: Any = None,
        os: Any = None,
        skip_type_check: bool = False,
    ) -> Any:
        """As `feed_run`, from an event loop: functions may be coroutine functions."""
        guest = self._prepared(external_functions, print_callback, mount, os)
        try:
            step = self._started(code, inputs, SLICE)
        except Exception as error:
            raise guest.failed(error) from error.__cause__
        return await run_async(guest, step)

    def feed_start(
        self,
        code: str,
        *,
        inputs: dict[str, Any] | None = None,
        print_callback: PrintCallback | None = None,
        mount: Any = None,
        os: Any = None,
        skip_type_check: bool = False,
    ) -> SyncSnapshot:
        """Runs a program to its first question."""
        guest = self._prepared(None, print_callback, mount, os)
        try:
            step = self._started(code, inputs)
            if os is not None:
                return handled_by(guest, step, mount, os)
            return guest.shown(step)  # type: ignore[no-any-return]
        except Exception as error:
            raise guest.failed(error) from error.__cause__

    def dump(self) -> bytes:
        """The session as bytes, between two feeds."""
        session = self._idle()
        try:
            return dump_session(self._guest, session)
        except HognoseError as error:
            raise self._guest.failed(error) from None

    @staticmethod
    def load(data: bytes, *, dataclass_registry: Iterable[type] | None = None) -> MontyRepl:
        """Reads what `dump` wrote."""
        header, saved = read(data, ("session",))
        made = _loaded(header)
        guest = made._guest
        try:
            guest.session = Session.load(
                saved, limits=_most(guest), print=guest.write, types=tuple(dataclass_registry or ())
            )
        except Exception as error:
            raise guest.failed(error) from None
        return made

    def __repr__(self) -> str:
        return f"MontyRepl(script_name={self.script_name!r})"

    def _idle(self) -> Session:
        session = self._guest.session
        assert session is not None
        if session.running:
            raise RuntimeError("REPL session is currently executing another snippet")
        return session

    def _prepared(self, functions: Any, print_callback: PrintCallback | None, mount: Any, os: Any) -> Guest:
        check_mount(mount)
        sink = to_process if print_callback is None else sink_of(print_callback)
        self._idle()
        guest = self._guest
        guest.sink, guest.lookup, guest.handler = sink, functions, os
        guest.new_feed()
        return guest

    def _started(self, code: str, inputs: Any, slice: int | None = None) -> Any:
        guest = self._guest
        session = self._idle()
        guest.sources[guest.script_name] = code
        if slice is None:
            return session.start(code, inputs, name=guest.script_name)
        return session.start(code, inputs, name=guest.script_name, slice=slice)


def _loaded(header: Mapping[str, Any]) -> MontyRepl:
    made = MontyRepl.__new__(MontyRepl)
    made._guest = Guest(SYNC, header["script"], {}, Policy({}), newer=False)
    load_guest(made._guest, header)
    return made


def _most(guest: Guest) -> Any:
    return limits_to_load(guest.limits) if guest.limits else None


def load_repl_snapshot(
    data: bytes,
    *,
    print_callback: PrintCallback | None = None,
    dataclass_registry: Iterable[type] | None = None,
) -> tuple[SyncSnapshot, MontyRepl]:
    """Reads what the `dump` of a snapshot of a `MontyRepl` wrote: the snapshot, and the session that it is of."""
    header, saved = read(data, ("repl snapshot",))
    repl = _loaded(header)
    guest = repl._guest
    guest.sink = sink_of(print_callback)
    try:
        step = load(saved, limits=_most(guest), print=guest.write, types=tuple(dataclass_registry or ()))
        guest.session = step.session
        return guest.shown(guest.restored(step)), repl
    except Exception as error:
        raise guest.failed(error) from None


async def run_repl_async(
    repl: MontyRepl,
    code: str,
    *,
    inputs: dict[str, Any] | None = None,
    external_functions: Mapping[str, Callable[..., Any]] | None = None,
    print_callback: PrintCallback | None = None,
    os: Any = None,
) -> Any:
    """As `MontyRepl.feed_run_async`, which is the newer form."""
    warnings.warn("Use MontyRepl.feed_run_async() instead", DeprecationWarning, stacklevel=2)
    return await repl.feed_run_async(
        code, inputs=inputs, external_functions=external_functions, print_callback=print_callback, os=os
    )
