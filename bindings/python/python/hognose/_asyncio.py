"""Programs on an event loop: tools are awaited concurrently, as the program asks.

A program runs on the loop's thread for a slice of fuel; one that has more to do goes on in a thread, so that the loop is never
frozen. Steps come from the compiled part, one call at a time; a call is deferred when its tool is asynchronous, and answered when the
program can do nothing without it. Not here: anything about what a tool is (`_toolbox`) or how values cross.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ._calling import Plan, is_coroutine_function
from ._errors import LimitReached, StepUsed, ToolRefusal, ToolTimeout
from ._hognose import Complete, FunctionCall, Futures, NameLookup, Running, Session

if TYPE_CHECKING:
    from ._hognose import Limits, Print, Program, Step, Tools

__all__ = ["feed", "run"]

_SLICE = 50_000
"""The fuel that a program may use on the thread of the loop before it moves to another: some 200 µs."""


async def run(
    program: Program,
    inputs: Mapping[str, Any] | None = None,
    tools: Tools | None = None,
    limits: Limits | None = None,
    *,
    print: Print | None = None,
    types: Iterable[type] = (),
    auto_import: bool = True,
) -> Any:
    """`Program.run_async`."""
    step = program._start_async(inputs, tools, limits, print, types, auto_import, _SLICE)
    return await _finish(step)


async def feed(
    session: Session, code: str | Program, inputs: Mapping[str, Any] | None = None, *, name: str = "script.py"
) -> Any:
    """`Session.feed_async`."""
    return await _finish(session.start(code, inputs, name=name, slice=_SLICE))


async def _finish(step: Step) -> Any:
    """Runs a program that was started to its end. Whatever ends it, its session is free afterwards."""
    session = step.session
    try:
        return await _run_to_the_end(step)
    except StepUsed:
        # The session has gone on by itself: what runs in it now is somebody else's.
        raise
    except BaseException:
        session.cancel()
        raise


async def _run_to_the_end(step: Step) -> Any:
    waited = 0.0
    # Mostly there is at most one call at a time, and nothing to keep.
    while True:
        if type(step) is Complete:
            return step.value
        if type(step) is FunctionCall:
            try:
                result = step._invoke()
            except Exception as error:
                step = step.resume(error=error)
                continue
            except BaseException:
                step.session.cancel()
                raise
            if type(result) is Plan:
                result = _carry_out(result, step)
            elif not hasattr(result, "__await__"):
                step = _answer(step, result)
                continue
            try:
                waiting = step.defer()
            except BaseException:
                _drop(result)
                raise
            if type(waiting) is not Futures or len(waiting.pending) != 1 or waiting.timer is not None:
                return await _Several(step.session, waited).finish(waiting, {step.id: result})
            # The program can do nothing but wait for this one: it is awaited in place.
            loop = asyncio.get_running_loop()
            began = loop.time()
            try:
                value = await _until(result, _left(waiting.session, waited))
            except Exception as error:
                step = waiting.resume(errors={step.id: error})
            except _Expired:
                raise _too_long(waiting.session) from None
            except BaseException:
                waiting.session.cancel()
                raise
            else:
                step = _answer_one(waiting, step.id, value)
            waited += loop.time() - began
        elif type(step) is Running:
            step = await _run_on(step)
        else:
            return await _Several(step.session, waited).finish(step, {})


class _Expired(BaseException):
    """The program has waited as long as it may. No `Exception`, so that nobody takes it for the failure of a tool."""


def _left(session: Session, waited: float) -> float | None:
    """How long the program may go on waiting."""
    limit = session.limits.waiting
    return None if limit is None else max(limit - waited, 0.0)


def _too_long(session: Session) -> LimitReached:
    """Ends a program that has waited as long as it may."""
    limit = session.limits.waiting
    session.cancel()
    return LimitReached(f"the waiting limit of {limit:g} seconds was reached; Limits(waiting=...) sets another", "waiting")


async def _until(awaitable: Awaitable[Any], seconds: float | None) -> Any:
    """Awaits in place, and raises `_Expired` when that takes too long. `asyncio.timeout` is newer than the oldest Python that this runs on."""
    task = asyncio.current_task()
    if seconds is None or task is None:
        return await awaitable
    expired = False

    def expire() -> None:
        nonlocal expired
        expired = True
        task.cancel()

    timer = asyncio.get_running_loop().call_later(seconds, expire)
    try:
        return await awaitable
    finally:
        timer.cancel()
        # Somebody else may have cancelled the task as well; before Python 3.11 nobody can tell.
        if expired and not (hasattr(task, "uncancel") and task.uncancel() > 0):
            raise _Expired


def _drop(result: Any) -> None:
    """What a tool gave is not going to be awaited: a coroutine would warn."""
    if isinstance(result, Coroutine):
        result.close()


def _answer(step: FunctionCall, value: Any) -> Step:
    """Answers a call. A value that cannot cross is the host's mistake: the program ends."""
    try:
        return step.resume(value)
    except TypeError:
        step.session.cancel()
        raise


def _answer_one(step: Futures, number: int, value: Any) -> Step:
    try:
        return step.resume({number: value})
    except TypeError:
        step.session.cancel()
        raise


async def _run_on(step: Running) -> Step:
    """Goes on in a thread. When the task is cancelled, the program is interrupted, and waited for."""
    work = asyncio.get_running_loop().run_in_executor(None, step._resume_all)
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        step.session.interrupt()
        while not work.done():
            try:
                await asyncio.wait([work])
            except asyncio.CancelledError:
                continue
        if not work.cancelled() and work.exception() is None:
            # It came to its next step first.
            step.session.cancel()
        raise


async def _carry_out(plan: Plan, step: FunctionCall) -> Any:
    """A call that needs an approval, a thread or a time-out."""
    if plan.ask is not None and plan.request is not None:
        answer = plan.ask(plan.request)
        if hasattr(answer, "__await__"):
            answer = await answer
        if not answer:
            raise ToolRefusal(f"the call of {step.name} was not approved")
    # A function that blocks keeps its time only where it does not keep the loop.
    if plan.thread or plan.timeout is not None and not is_coroutine_function(plan.function):
        result: Any = asyncio.to_thread(plan.function, *plan.args, **plan.kwargs)
    else:
        result = plan.function(*plan.args, **plan.kwargs)
    if not hasattr(result, "__await__"):
        return result
    if plan.timeout is None:
        return await result
    # Not `asyncio.timeout`, which is newer than the oldest Python that this runs on.
    task = asyncio.ensure_future(result)
    done, _ = await _wait_or_cancel([task], plan.timeout)
    if not done:
        task.cancel()
        await asyncio.wait([task])
        raise ToolTimeout(f"{step.name} took longer than {plan.timeout:g} seconds")
    return task.result()


async def _wait_or_cancel(
    tasks: list[asyncio.Future[Any]], timeout: float | None
) -> tuple[set[asyncio.Future[Any]], set[asyncio.Future[Any]]]:
    """Waits for the first of these; when the waiting is cancelled, so are they."""
    try:
        return await asyncio.wait(tasks, timeout=timeout, return_when=asyncio.FIRST_COMPLETED)
    except asyncio.CancelledError:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        raise


class _Several:
    """A program that waits for several things at once: calls, or a call and a time."""

    __slots__ = ("session", "tasks", "waited")

    def __init__(self, session: Session, waited: float) -> None:
        self.session = session
        self.tasks: dict[int, asyncio.Future[Any]] = {}
        self.waited = waited

    async def finish(self, step: Step, awaitables: dict[int, Awaitable[Any]]) -> Any:
        """Runs it to its end."""
        try:
            for number, awaitable in awaitables.items():
                self.begin(number, awaitable)
            while type(step) is not Complete:
                step = await self.next(step)
            return step.value
        except BaseException:
            # Whatever ended it, nothing of it runs on.
            try:
                self.session.cancel()
            finally:
                await self.give_up(list(self.tasks))
            raise
        finally:
            await self.give_up(list(self.tasks))

    def begin(self, number: int, awaitable: Awaitable[Any]) -> None:
        """Starts what a tool gave."""
        # A coroutine in a task of its own: one inside another would warn when the task is cancelled before it begins.
        self.tasks[number] = asyncio.ensure_future(awaitable)

    async def next(self, step: Step) -> Step:
        """Does what a step asks for."""
        if type(step) is FunctionCall:
            try:
                result = step._invoke()
            except Exception as error:
                return step.resume(error=error)
            if type(result) is Plan:
                result = _carry_out(result, step)
            elif not hasattr(result, "__await__"):
                return step.resume(result)
            self.begin(step.id, result)
            return step.defer()
        if type(step) is Running:
            return await _run_on(step)
        if type(step) is NameLookup:
            return step.resume()
        assert type(step) is Futures
        return await self.wait(step)

    async def wait(self, step: Futures) -> Step:
        """Waits for the first answer, or for the time."""
        if step.cancelled:
            await self.give_up(step.cancelled)
        tasks = [self.tasks[number] for number in step.pending if number in self.tasks]
        loop = asyncio.get_running_loop()
        began = loop.time()
        left = _left(self.session, self.waited)
        times = [time for time in (step.timer, left) if time is not None]
        if tasks:
            await _wait_or_cancel(list(tasks), min(times, default=None))
        elif step.timer is not None:
            await asyncio.sleep(min(times))
        else:
            raise RuntimeError("the program waits for calls that were deferred before: resume its step instead")
        self.waited += loop.time() - began
        if left is not None and loop.time() - began >= left:
            raise _too_long(self.session)
        values: dict[int, Any] = {}
        errors: dict[int, BaseException] = {}
        for number in step.pending:
            task = self.tasks.get(number)
            if task is None or not task.done():
                continue
            del self.tasks[number]
            if task.cancelled():
                errors[number] = ToolRefusal("the call was cancelled")
                continue
            error = task.exception()
            if error is None:
                values[number] = task.result()
            elif isinstance(error, Exception):
                errors[number] = error
            else:
                raise error
        return step.resume(values, errors=errors)

    async def give_up(self, numbers: list[int]) -> None:
        """Cancels calls that nobody waits for any more, and sees them end."""
        tasks = [task for number in numbers if (task := self.tasks.pop(number, None)) is not None]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.gather(*tasks, return_exceptions=True)
