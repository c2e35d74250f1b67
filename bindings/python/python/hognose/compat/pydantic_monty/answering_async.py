"""Answers from an event loop: functions may be coroutine functions, whose calls run beside each other."""

from __future__ import annotations

import asyncio
from inspect import isawaitable, iscoroutine
from typing import TYPE_CHECKING, Any

from ..._hognose import Complete, FunctionCall, Futures, NameLookup, Running
from .answering import _Refused, asked, called, given, named, one, settled
from .guest import waited_async
from .os_calls import OsCall, is_os_call, os_call
from .results import ERROR, FUTURE, VALUE, for_guest
from .values import outside

if TYPE_CHECKING:
    from ..._hognose import Step
    from .guest import Guest

__all__ = ["by_itself_async", "run_async", "settle"]

# Instructions between two looks at what else the event loop has to do: some ten milliseconds.
SLICE = 2_000_000


async def run_async(guest: Guest, step: Step) -> Any:
    """A whole feed, answered by its functions and its handler. The value of the last expression."""
    try:
        return await _run(guest, step)
    except Exception as error:
        raise guest.failed(error) from error.__cause__
    finally:
        if step.session.running:
            step.session.cancel()
        for task in guest.tasks.values():
            task.cancel()
        guest.tasks.clear()


async def _run(guest: Guest, step: Step) -> Any:
    while True:
        if type(step) is FunctionCall:
            call = os_call(step) if is_os_call(step) else None
            if call is not None:
                found, answer = guest.own(step)
                if found:
                    step = guest.answered(step, answer)
                    continue
            guest.ask(step)
            step = await by_itself_async(guest, step, call) or step
        elif type(step) is Complete:
            return outside(step.value, guest.newer)
        elif type(step) is NameLookup:
            guest.ask(step)
            step = named(guest, step)
        elif type(step) is Running:
            await asyncio.sleep(0)
            step = step.resume()
        else:
            step = await _waited(guest, step)


async def _waited(guest: Guest, step: Futures) -> Step:
    timer = step.timer
    if timer is None:
        return await settle(guest, step)
    sleep = guest.policy.sleep
    if sleep == "system" and step.pending:
        return await settle(guest, step, timer)
    if sleep == "call_host" and guest.sleeps:
        return await settle(guest, step, timer)
    found = await waited_async(guest.timed(step, timer))
    if isinstance(found, Futures):
        guest.new_turn()
        return found.resume()
    if found._os is not None:
        after = await by_itself_async(guest, step, found._os)
        return step if after is None else after
    return await settle(guest, step, timer)


async def by_itself_async(guest: Guest, step: Any, call: OsCall | None) -> Step | None:
    """As `answering.by_itself`; what has to be awaited becomes a task. `None` when a sleep was put off: the same step waits."""
    guest.new_turn()
    if call is not None:
        return await _handled(guest, step, call)
    try:
        value = called(guest, step)
    except Exception as error:
        return step.resume(error=for_guest(error))  # type: ignore[no-any-return]
    except BaseException:
        step.session.cancel()
        raise
    if isawaitable(value):
        guest.tasks[step.id] = asyncio.ensure_future(value)
        return step.defer()  # type: ignore[no-any-return]
    return given(guest, step, value)


async def _handled(guest: Guest, step: Any, call: OsCall) -> Step | None:
    try:
        answer = asked(guest, call, step, True)
        if iscoroutine(answer):
            if call.due is not None:
                guest.tasks[call.call_id] = asyncio.ensure_future(answer)
                return one(guest, step, call, FUTURE, None)
            try:
                answer = await answer
            except Exception as error:
                raise _Refused(for_guest(error)) from None
    except _Refused as refusal:
        return one(guest, step, call, ERROR, refusal.error)
    return one(guest, step, call, VALUE, answer)


async def settle(guest: Guest, step: Futures, timer: float | None = None) -> Step:
    """Waits until one of the tasks that the guest waits for is done, or its timer is due, and hands in what has come."""
    numbers = guest.pending(step)
    tasks = {number: guest.tasks[number] for number in numbers if number in guest.tasks}
    if not tasks:
        if timer is not None:
            await waited_async(guest.wait(step.session, timer))
            guest.new_turn()
            return step.resume()
        raise RuntimeError("No pending async tasks but ResolveFutures requested")
    await asyncio.wait(tasks.values(), timeout=timer, return_when=asyncio.FIRST_COMPLETED)
    values: dict[int, Any] = {}
    failures: dict[int, BaseException] = {}
    for number, task in tasks.items():
        if not task.done():
            continue
        if number in guest.sleeps:
            _sleep_over(guest, step, number, task)
        elif task.cancelled():
            failures[number] = RuntimeError("the call was cancelled")
        else:
            error = task.exception()
            if error is None:
                values[number] = task.result()
            elif isinstance(error, Exception):
                failures[number] = for_guest(error)
            else:
                step.session.cancel()
                raise error
    guest.new_turn()
    after, handed_in = settled(guest, step, values, failures)
    for number in handed_in:
        guest.tasks.pop(number, None)
    return after


def _sleep_over(guest: Guest, step: Futures, number: int, task: asyncio.Task[Any]) -> None:
    due = guest.sleeps.pop(number)
    guest.tasks.pop(number, None)
    error = None if task.cancelled() else task.exception()
    if error is not None:
        step.session.cancel()
        raise error
    guest.woken(step.session, due)
