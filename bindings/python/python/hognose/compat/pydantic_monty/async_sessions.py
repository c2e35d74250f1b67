"""`AsyncMonty` and its sessions: the methods of `MontySession` to await, and snapshots whose `resume` is.

A guest runs in the event loop's own thread, in slices of some milliseconds, between which others run.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..._errors import HognoseError
from ..._hognose import FunctionCall
from . import errors
from .answering import bound, deferred, named, one, unknown
from .answering_async import SLICE, by_itself_async, run_async, settle
from .modules import define_modules_async
from .mounts import check_mount
from .os_calls import unsupported
from .pools import Pool
from .printing import PrintCallback
from .results import outcome
from .sessions import Checkout, waiting
from .snapshots import UNSET, MontyComplete, _Function, _Future, _Name, refused

if TYPE_CHECKING:
    from ..._hognose import Step

__all__ = [
    "AsyncFunctionSnapshot",
    "AsyncFutureSnapshot",
    "AsyncMonty",
    "AsyncMontySession",
    "AsyncMontyWebsocket",
    "AsyncNameLookupSnapshot",
    "AsyncSnapshot",
]


class AsyncFunctionSnapshot(_Function):
    """As `FunctionSnapshot`, to await."""

    __slots__ = ()

    async def resume(self, result: Any) -> AsyncSnapshot:
        """Answers, and runs to the next step. Once."""
        guest = self._guest
        try:
            step = one(guest, self._step, self._os, *outcome(result))
            if step is None:
                return AsyncFutureSnapshot(self._step, guest)  # type: ignore[arg-type]
            return await guest.shown_async(step)  # type: ignore[no-any-return]
        except HognoseError as error:
            raise refused(guest, error) from error.__cause__
        except Exception as error:
            raise guest.failed(error) from error.__cause__

    async def resume_not_handled(self) -> AsyncSnapshot:
        """Leaves a call of the outside unanswered: the guest sees that it is not supported."""
        if self._os is None:
            raise RuntimeError("resume_not_handled() is only valid for OS function snapshots")
        return await self.resume({"exception": unsupported(self._os.name)})

    async def resume_auto(self) -> AsyncSnapshot:
        """Answers from what the feed was given: `external_lookup` and `os`. A coroutine becomes a task."""
        guest = self._guest
        try:
            step = await by_itself_async(guest, self._step, self._os)
            if step is None:
                return AsyncFutureSnapshot(self._step, guest)  # type: ignore[arg-type]
            return await guest.shown_async(step)  # type: ignore[no-any-return]
        except Exception as error:
            raise guest.failed(error) from error.__cause__

    def dump(self) -> bytes:
        """The session as bytes, for `load_snapshot`."""
        return self._dumped()


class AsyncNameLookupSnapshot(_Name):
    """As `NameLookupSnapshot`, to await."""

    __slots__ = ()

    async def resume(self, *, value: Any = UNSET) -> AsyncSnapshot:
        """Gives the name a value; without one the guest sees a `NameError`. Once."""
        guest = self._guest
        try:
            guest.new_turn()
            step = unknown(self._step) if value is UNSET else bound(guest, self._step, value)
            return await guest.shown_async(step)  # type: ignore[no-any-return]
        except HognoseError as error:
            raise refused(guest, error) from error.__cause__
        except Exception as error:
            raise guest.failed(error) from error.__cause__

    async def resume_auto(self) -> AsyncSnapshot:
        """Gives it the value that it has in `external_lookup`."""
        guest = self._guest
        try:
            guest.new_turn()
            if isinstance(self._step, FunctionCall):
                step = await by_itself_async(guest, self._step, None) or self._step
            else:
                step = named(guest, self._step)
            return await guest.shown_async(step)  # type: ignore[no-any-return]
        except Exception as error:
            raise guest.failed(error) from error.__cause__

    def dump(self) -> bytes:
        """The session as bytes, for `load_snapshot`."""
        return self._dumped()


class AsyncFutureSnapshot(_Future):
    """As `FutureSnapshot`, to await."""

    __slots__ = ()

    async def resume(self, results: Mapping[int, Mapping[str, Any]]) -> AsyncSnapshot:
        """Answers some of the calls, by their numbers, and runs to the next step. Once."""
        guest = self._guest
        try:
            step = deferred(guest, self._step, self._pending, results)
            return await guest.shown_async(step)  # type: ignore[no-any-return]
        except HognoseError as error:
            raise refused(guest, error) from error.__cause__
        except Exception as error:
            raise guest.failed(error) from error.__cause__

    async def resume_auto(self) -> AsyncSnapshot:
        """Waits for the tasks of earlier calls, and hands in what has come."""
        guest = self._guest
        try:
            timer = self._step.timer if guest.policy.sleep == "system" else None
            return await guest.shown_async(await settle(guest, self._step, timer))  # type: ignore[no-any-return]
        except Exception as error:
            raise guest.failed(error) from error.__cause__

    def dump(self) -> bytes:
        """The session as bytes, for `load_snapshot`."""
        return self._dumped()


AsyncSnapshot = AsyncFunctionSnapshot | AsyncNameLookupSnapshot | AsyncFutureSnapshot | MontyComplete
"""What a program comes back with."""


class AsyncMontySession(Checkout):
    """A session that keeps its state between feeds: an asynchronous context manager, from `AsyncMonty().checkout()`."""

    __slots__ = ()

    _kinds = (AsyncFunctionSnapshot, AsyncNameLookupSnapshot, AsyncFutureSnapshot, MontyComplete)

    async def __aenter__(self) -> AsyncMontySession:
        self._enter()
        try:
            await define_modules_async(self._guest, self._modules)
        except BaseException:
            self._leave()
            raise
        return self

    async def __aexit__(self, *args: object) -> None:
        self._leave()

    async def feed_run(
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
        """As `MontySession.feed_run`; functions may be coroutine functions, whose calls run beside each other."""
        self._prepared(inputs, external_lookup, external_functions, print_callback, mount, cwd, os)
        return await run_async(self._guest, self._begun(code, inputs))

    async def feed_start(
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
    ) -> AsyncSnapshot:
        """Runs a program to its first question. `external_lookup` and `os` are for `resume_auto`."""
        self._prepared(inputs, external_lookup, external_functions, print_callback, mount, cwd, os)
        guest = self._guest
        try:
            return await guest.shown_async(self._begun(code, inputs))  # type: ignore[no-any-return]
        except asyncio.CancelledError:
            if guest.session is not None and guest.session.running:
                guest.session.cancel()
            raise
        except Exception as error:
            raise guest.failed(error) from error.__cause__

    def _begun(self, code: str, inputs: Any) -> Step:
        try:
            return self._fed(code, inputs, SLICE)
        except Exception as error:
            raise self._guest.failed(error) from error.__cause__

    async def load_session(self, state: bytes) -> None:
        """Wakes up what `dump` saved between two feeds. Only a session that has done nothing yet can be another one."""
        self._loaded(state, None, False)

    async def load_snapshot(
        self,
        state: bytes,
        *,
        mount: Any = None,
        print_callback: PrintCallback | None = None,
        external_lookup: Mapping[str, Any] | None = None,
        os: Any = None,
    ) -> AsyncSnapshot:
        """Wakes up what `dump` saved in the middle of a feed."""
        check_mount(mount)
        session = self._loaded(state, print_callback, True)
        guest = self._guest
        guest.lookup, guest.handler = external_lookup, os
        return await guest.shown_async(guest.restored(waiting(session)))  # type: ignore[no-any-return]

    async def dump(self) -> bytes:
        """The session as bytes, between two feeds or in the middle of one. It goes on."""
        return self._dumped()

    async def install_dependencies(self, requirements: list[str]) -> None:
        """Raises: there are no packages to install here."""
        self._installed(requirements)


class AsyncMonty:
    """A pool: an asynchronous context manager whose `checkout` gives sessions.

    They run in this process; arguments about worker processes are taken and have nothing to do, except `request_timeout`.
    """

    __slots__ = ("_pool",)

    def __init__(
        self,
        *,
        binary_path: str | Path | None = None,
        min_processes: int = 1,
        max_processes: int | None = None,
        checkout_timeout: float | None = None,
        request_timeout: float | None = None,
        max_checkouts_per_worker: int | None = None,
        feed_duration_limit_grace: float | None = 1.0,
        turn_duration_limit_grace: float | None = 1.0,
    ) -> None:
        self._pool = Pool(request_timeout)

    async def __aenter__(self) -> AsyncMonty:
        self._pool.enter()
        return self

    async def __aexit__(self, *args: object) -> None:
        self._pool.leave()

    def checkout(self, **options: Any) -> AsyncMontySession:
        """A session of its own: an asynchronous context manager. The options are those of `sessions.Checkout`."""
        return AsyncMontySession(self._pool, **options)


class AsyncMontyWebsocket:
    """A pool of remote workers: it can be described, and not be entered, for there are none here."""

    __slots__ = ("_url",)

    def __init__(
        self,
        url: str,
        *,
        max_processes: int | None = None,
        checkout_timeout: float | None = None,
        request_timeout: float | None = 10.0,
        connect_headers: Callable[[], Mapping[str, str]] | None = None,
        feed_duration_limit_grace: float | None = 1.0,
        turn_duration_limit_grace: float | None = 1.0,
        auto_resume: bool = True,
    ) -> None:
        self._url = url

    async def __aenter__(self) -> AsyncMontyWebsocket:
        errors.refuse("AsyncMontyWebsocket", "there are no remote workers here: AsyncMonty() runs in this process")

    async def __aexit__(self, *args: object) -> None:
        return None

    def checkout(self, **options: Any) -> AsyncMontySession:
        """Raises: there are no remote workers."""
        errors.refuse("AsyncMontyWebsocket", "there are no remote workers here: AsyncMonty() runs in this process")
