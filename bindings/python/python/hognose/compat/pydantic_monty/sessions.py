"""`MontySession`: a session that was checked out of a pool. What all sessions do is in `Checkout`; asynchronous ones share it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..._errors import HognoseError
from ..._hognose import Session, load
from . import errors
from .answering import run
from .crossing import entering, lost
from .guest import KINDS, Guest
from .limits import SUSPENSIONS, checked, core_limits
from .modules import define_modules
from .mounts import check_mount
from .policy import OSPolicy, Policy
from .pools import Pool
from .printing import PrintCallback, sink_of
from .saved import dump_session, dump_step, limits_to_load, load_guest, read
from .snapshots import SYNC, SyncSnapshot
from .type_checking import warn_about_types

if TYPE_CHECKING:
    from ..._hognose import Step
    from .modules import Modules

__all__ = ["Checkout", "MontySession"]

_FRESH = (
    "load_session / load_snapshot is only valid on a fresh session, "
    "before any feed_run / feed_start / load_session / load_snapshot"
)
# So many sources are kept for tracebacks and places.
_SOURCES = 256


class Checkout:
    """A session of a pool: its options, and feeds up to their first step."""

    __slots__ = ("_pool", "_guest", "_modules", "_n_feeds", "_entered", "_finished", "_fresh", "__weakref__")

    _kinds: KINDS

    def __init__(
        self,
        pool: Pool,
        *,
        script_name: str = "main.py",
        limits: Mapping[str, Any] | None = None,
        type_check: bool = False,
        type_check_stubs: str | None = None,
        type_check_format: str | None = None,
        type_check_color: bool = False,
        assert_message_annotations: bool | int = True,
        print_flush_interval: float | None = None,
        os_policy: OSPolicy | None = None,
        external_modules: Modules | None = None,
        ephemeral: bool | None = None,
        profile: str | None = None,
    ) -> None:
        if not isinstance(script_name, str):
            raise TypeError(f"'{type(script_name).__name__}' object is not an instance of 'str'")
        warn_about_types(type_check, stacklevel=4)
        self._pool = pool
        self._guest = Guest(
            self._kinds,
            script_name,
            checked(limits, strict=True),
            Policy(os_policy),
            newer=True,
            suspensions=SUSPENSIONS,
            request=pool.request_timeout,
        )
        self._modules = external_modules
        self._n_feeds = 0
        self._entered = False
        self._finished = False
        self._fresh = True

    @property
    def worker_pid(self) -> int | None:
        """The process of the worker: `None`, there is none."""
        return None

    @property
    def session_id(self) -> bytes | None:
        """A number on a server: `None`, there is none."""
        return None

    def _enter(self) -> None:
        self._pool.check()
        guest = self._guest
        self._entered, self._finished, self._fresh, guest.closed = True, False, True, False
        limits = core_limits(guest.limits, guest.limits.get("max_duration_secs"))
        policy = guest.policy
        guest.session = Session(names=True, host=policy.host, limits=limits, print=guest.write)
        if policy.prelude:
            try:
                guest.session.feed(policy.prelude, name=policy.place)
            except HognoseError as error:
                raise guest.failed(error) from None

    def _leave(self) -> None:
        self._finished = True
        self._guest.close()

    def _session(self) -> Session:
        return self._guest.check_open()

    def _prepared(
        self,
        inputs: Any,
        external_lookup: Any,
        external_functions: Any,
        print_callback: PrintCallback | None,
        mount: Any,
        cwd: str | None,
        os: Any,
    ) -> None:
        """Looks at what a feed is given, before anything changes."""
        if inputs is not None:
            if not isinstance(inputs, dict):
                raise TypeError(f"'{type(inputs).__name__}' object is not an instance of 'dict'")
            if not all(isinstance(name, str) for name in inputs):
                raise errors.runtime_error(TypeError("inputs keys must be str"))
            for name in inputs:
                if not name.isidentifier():
                    raise errors.MontySyntaxError(SyntaxError(f"Input name {name!r} not a valid identifier"))
        if os is not None and not callable(os):
            raise TypeError(f"'{type(os).__name__}' object is not callable")
        for given in (external_lookup, external_functions):
            if given is not None and not isinstance(given, Mapping):
                raise TypeError(f"'{type(given).__name__}' object is not an instance of 'dict'")
        check_mount(mount)
        if cwd is not None:
            errors.refuse("cwd=", "a guest has no files, and no directory to be in")
        guest = self._guest
        session = guest.check_open()
        if session.running:
            raise RuntimeError("monty worker protocol error: feed called while a suspension is awaiting an answer")
        guest.sink = sink_of(print_callback)
        if external_functions:
            external_lookup = {**external_functions, **(external_lookup or {})}
        guest.lookup, guest.handler = external_lookup, os
        guest.context = current_context()
        self._fresh = False
        guest.new_feed()

    def _fed(self, code: str, inputs: Any, slice: int | None = None) -> Step:
        """Runs a program to its first step."""
        if not isinstance(code, str):
            raise TypeError(f"'{type(code).__name__}' object is not an instance of 'str'")
        guest = self._guest
        name = f"<python-input-{self._n_feeds}>"
        self._n_feeds += 1
        sources = guest.sources
        sources[name] = code
        if len(sources) > _SOURCES:
            del sources[next(iter(sources))]
        session = guest.check_open()
        if slice is None:
            return entering(guest, lambda values: session.start(code, values, name=name), inputs)
        return entering(guest, lambda values: session.start(code, values, name=name, slice=slice), inputs)

    def _loaded(self, state: bytes, print_callback: PrintCallback | None, suspended: bool) -> Session:
        guest = self._guest
        guest.check_open()
        if not self._fresh:
            raise RuntimeError(_FRESH)
        if not isinstance(state, (bytes, bytearray)):
            raise TypeError(f"Can't extract `{type(state).__name__}` to `Vec`")
        sink = sink_of(print_callback)
        try:
            header, saved = read(state, ("session", "snapshot"))
            if header["kind"] == "snapshot" and not suspended:
                raise RuntimeError("this dump is a suspended snapshot — use load_snapshot() to resume it")
            if header["kind"] == "session" and suspended:
                raise RuntimeError("this dump is an idle session — use load_session() to restore it")
            load_guest(guest, header)
            most = limits_to_load(guest.limits)
            if suspended:
                session = load(saved, limits=most, print=guest.write, objects=lost).session
            else:
                session = Session.load(saved, limits=most, print=guest.write, objects=lost)
        except (ValueError, HognoseError) as error:
            text = f"protocol violation: failed to load session: {error}"
            raise errors.runtime_error(RuntimeError(text)) from None
        guest.sink = sink
        guest.session = session
        guest.began = min(guest.began, session.usage.duration)
        guest.context = current_context()
        self._fresh = False
        self._n_feeds = 1 + max((feed_number(name) for name in guest.sources), default=-1)
        return session

    def _dumped(self) -> bytes:
        session = self._session()
        try:
            step = session.step
            return dump_session(self._guest, session) if step is None else dump_step(self._guest, step)
        except HognoseError as error:
            raise self._guest.failed(error) from None

    def _installed(self, requirements: list[str]) -> None:
        self._session()
        if requirements:
            text = "install_dependencies needs a worker with CPython: there are no packages to install here"
            raise errors.runtime_error(RuntimeError(text))


class MontySession(Checkout):
    """A session that keeps its state between feeds: a context manager, from `Monty().checkout()`."""

    __slots__ = ()

    _kinds = SYNC

    def __enter__(self) -> MontySession:
        self._enter()
        try:
            define_modules(self._guest, self._modules)
        except BaseException:
            self._leave()
            raise
        return self

    def __exit__(self, *args: object) -> None:
        self._leave()

    def feed_run(
        self,
        code: str,
        *,
        inputs: dict[str, Any] | None = None,
        external_lookup: Mapping[str, Any] | None = None,
        external_functions: Mapping[str, Any] | None = None,
        print_callback: PrintCallback | None = None,
        mount: Any = None,
        cwd: str | None = None,
        os: Any = None,
        skip_type_check: bool = False,
    ) -> Any:
        """Runs a program to its end, and gives the value of its last expression.

        `external_lookup` has functions and values for names that the program does not define. `os` is a handler for the time,
        sleeping, entropy and the environment, as far as the policy leaves them to it.
        """
        self._prepared(inputs, external_lookup, external_functions, print_callback, mount, cwd, os)
        guest = self._guest
        try:
            return run(guest, self._fed(code, inputs))
        except Exception as error:
            raise guest.failed(error) from error.__cause__

    def feed_start(
        self,
        code: str,
        *,
        inputs: dict[str, Any] | None = None,
        external_lookup: Mapping[str, Any] | None = None,
        external_functions: Mapping[str, Any] | None = None,
        print_callback: PrintCallback | None = None,
        mount: Any = None,
        cwd: str | None = None,
        os: Any = None,
        skip_type_check: bool = False,
    ) -> SyncSnapshot:
        """Runs a program to its first question. `external_lookup` and `os` are for `resume_auto`."""
        self._prepared(inputs, external_lookup, external_functions, print_callback, mount, cwd, os)
        guest = self._guest
        try:
            return guest.shown(self._fed(code, inputs))  # type: ignore[no-any-return]
        except Exception as error:
            raise guest.failed(error) from error.__cause__

    def load_session(self, state: bytes) -> None:
        """Wakes up what `dump` saved between two feeds. Only a session that has done nothing yet can be another one."""
        self._loaded(state, None, False)

    def load_snapshot(
        self,
        state: bytes,
        *,
        mount: Any = None,
        print_callback: PrintCallback | None = None,
        external_lookup: Mapping[str, Any] | None = None,
        os: Any = None,
    ) -> SyncSnapshot:
        """Wakes up what `dump` saved in the middle of a feed."""
        check_mount(mount)
        session = self._loaded(state, print_callback, True)
        guest = self._guest
        guest.lookup, guest.handler = external_lookup, os
        return guest.shown(guest.restored(waiting(session)))  # type: ignore[no-any-return]

    def dump(self) -> bytes:
        """The session as bytes, between two feeds or in the middle of one. It goes on."""
        return self._dumped()

    def install_dependencies(self, requirements: list[str]) -> None:
        """Raises: there are no packages to install here."""
        self._installed(requirements)


def waiting(session: Session) -> Step:
    """The step of a session that was saved in the middle of a program."""
    step = session.step
    assert step is not None
    return step


def feed_number(name: str) -> int:
    """The number of a feed, by the name of its source."""
    digits = name.removeprefix("<python-input-").removesuffix(">")
    return int(digits) if digits.isdecimal() else -1


def current_context() -> Any:
    """The current context for traces, if OpenTelemetry is in use in this process."""
    known = sys.modules.get("opentelemetry.context")
    return None if known is None else known.get_current()
