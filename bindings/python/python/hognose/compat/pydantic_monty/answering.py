"""Answers: one to a call, several to calls that were put off, and those that a feed's own functions give.

All of it works on steps of Hognose, so that a whole feed costs no snapshots.
"""

from __future__ import annotations

from inspect import iscoroutine
from typing import TYPE_CHECKING, Any

from ..._errors import ConversionError, StepUsed
from ..._hognose import Complete, FunctionCall, Futures, NameLookup, Running
from . import errors
from .crossing import answer_of, entering, inside
from .guest import waited
from .os_calls import OsCall, is_os_call, os_call, unsupported
from .results import ERROR, FUTURE, VALUE, for_guest, outcome
from .values import NOT_HANDLED, outside

if TYPE_CHECKING:
    from ..._hognose import Step
    from .guest import Guest

__all__ = ["by_itself", "deferred", "one", "run"]

_MISSING: Any = object()


def one(guest: Guest, step: Any, call: OsCall | None, kind: int, payload: Any) -> Step | None:
    """Answers a call. `None` when a sleep of the guest's event loop was put off: the same step waits."""
    guest.new_turn()
    if call is not None and call.due is not None:
        return _slept(guest, step, call, kind, payload)
    if kind == ERROR and not isinstance(payload, Exception):
        _ended(step, payload)
    if kind == VALUE:
        if call is not None:
            return step.resume(call.convert(payload) if call.convert else payload)  # type: ignore[no-any-return]
        return entering(guest, step.resume, payload)  # type: ignore[no-any-return]
    if kind == ERROR:
        return step.resume(error=payload)  # type: ignore[no-any-return]
    return step.defer()  # type: ignore[no-any-return]


def _slept(guest: Guest, step: Futures, call: OsCall, kind: int, payload: Any) -> Step | None:
    assert call.due is not None
    if call.answered or is_over(step):
        raise StepUsed
    if kind == ERROR:
        _ended(step, payload)
    call.answered = True
    if kind == FUTURE:
        guest.sleeps[call.call_id] = call.due
        return None
    guest.woken(step.session, call.due)
    return step.resume()


def _ended(step: Any, error: BaseException) -> None:
    """Ends a program with what no guest can be given, or nowhere: a sleep cannot raise in it."""
    if is_over(step):
        raise StepUsed
    step.session.cancel()
    raise errors.runtime_error(error)


def is_over(step: Any) -> bool:
    """Whether a step was resumed. Every look at what a session waits for makes a new one: the same one shows in its number."""
    now = step.session.step
    if type(now) is not type(step):
        return True
    if type(now) is FunctionCall:
        return bool(now.id != step.id)
    if type(now) is Futures:
        return bool(now.pending != step.pending or (now.timer is None) != (step.timer is None))
    return type(now) is NameLookup and bool(now.name != step.name)


def deferred(guest: Guest, step: Futures, pending: list[int], results: Any) -> Step:
    """Answers calls that were put off."""
    if not isinstance(results, dict):
        raise TypeError(f"argument 'results': '{type(results).__name__}' object is not an instance of 'dict'")
    values: dict[int, Any] = {}
    failures: dict[int, BaseException] = {}
    woken: list[int] = []
    for number, result in results.items():
        if not isinstance(number, int):
            raise TypeError("future result keys must be int call ids")
        kind, payload = outcome(result)
        if kind == FUTURE:
            raise TypeError(f"future {number} cannot resolve to another future; provide a return value or exception")
        if number not in pending:
            raise errors.runtime_error(RuntimeError(f"unknown call_id {number}, expected one of: {pending}"))
        if kind == ERROR and (not isinstance(payload, Exception) or number in guest.sleeps):
            _ended(step, payload)
        if number in guest.sleeps:
            woken.append(number)
        elif kind == VALUE:
            values[number] = payload
        else:
            failures[number] = payload
    if is_over(step):
        raise StepUsed
    guest.new_turn()
    for number in woken:
        guest.woken(step.session, guest.sleeps.pop(number))
    return entering(guest, lambda answers: step.resume(answers, errors=failures), values)


def by_itself(guest: Guest, step: Any, call: OsCall | None) -> Step:
    """The next step, after the answer that the feed's functions give to this one. Coroutines are refused."""
    guest.new_turn()
    if call is not None and call.due is not None:
        if call.answered or is_over(step):
            raise StepUsed
        handled(guest, call, step)
        call.answered = True
        guest.woken(step.session, call.due)
        return step.resume()  # type: ignore[no-any-return]
    if type(step) is NameLookup:
        return named(guest, step)
    assert type(step) is FunctionCall
    if call is not None:
        try:
            return step.resume(handled(guest, call, step))
        except _Refused as refusal:
            return step.resume(error=refusal.error)
    try:
        value = called(guest, step)
    except Exception as error:
        return step.resume(error=for_guest(error))
    except BaseException:
        step.session.cancel()
        raise
    if iscoroutine(value):
        value.close()
        raise Asynchronous("async external functions require AsyncMonty")
    return given(guest, step, value)


def called(guest: Guest, step: FunctionCall) -> Any:
    """What a function of the feed gives, or a method or an attribute of an object of the host."""
    args, kwargs = arguments(guest, step.args), arguments(guest, step.kwargs)
    if step.object_id is not None:
        return answer_of(step, args, kwargs)
    function = function_of(guest, step.name)
    if function is _MISSING:
        raise not_defined(step.name)
    return function(*args, **kwargs)


class Asynchronous(RuntimeError):
    """A function gave a coroutine, and nobody here awaits one."""


def given(guest: Guest, step: FunctionCall, value: Any) -> Step:
    """Hands in a value. One that cannot enter is an error of the call."""
    try:
        return entering(guest, step.resume, value)
    except ConversionError as error:
        return step.resume(error=TypeError(str(error)))


def named(guest: Guest, step: NameLookup) -> Step:
    """What a name stands for in the feed's functions and values."""
    value = function_of(guest, step.name)
    if value is _MISSING:
        return step.resume()
    try:
        return bound(guest, step, value)
    except ConversionError:
        step.session.cancel()
        raise


def unknown(step: NameLookup | FunctionCall) -> Step:
    """Says that a name stands for nothing, or that an object has no such attribute."""
    if isinstance(step, FunctionCall):
        class_name = "object" if step.exposed is None else step.exposed.class_name
        return step.resume(error=AttributeError(f"{class_name!r} object has no attribute {step.name!r}"))
    return step.resume()


def bound(guest: Guest, step: NameLookup | FunctionCall, value: Any) -> Step:
    """Gives a name or an attribute a value."""
    if isinstance(step, FunctionCall):
        return entering(guest, step.resume, value)
    if value is None or value is ...:
        # For `resume` both are no value at all.
        step.session.set(step.name, value)
        return step.resume()
    return entering(guest, step.resume, value)


def function_of(guest: Guest, name: str) -> Any:
    """What a feed was given under a name."""
    lookup = guest.lookup
    if lookup is not None:
        value = lookup.get(name, _MISSING)
        if value is not _MISSING:
            return value
    return guest.functions.get(name, _MISSING)


def not_defined(name: str) -> NameError:
    """What the guest sees then."""
    return NameError(f"name {name!r} is not defined")


def arguments(guest: Guest, values: Any) -> Any:
    """Arguments for a function of the host."""
    return outside(values, guest.newer) if values else values


class _Refused(Exception):
    """A handler did not answer, or failed: what the guest sees."""

    def __init__(self, error: BaseException) -> None:
        self.error = error


def handled(guest: Guest, call: OsCall, step: Any) -> Any:
    """Asks the feed's handler. Raises `_Refused` when it has no answer; a sleep that has none ends the program."""
    answer = asked(guest, call, step, False)
    if iscoroutine(answer):
        answer.close()
        raise RuntimeError("async os handlers require AsyncMonty")
    return call.convert(answer) if call.convert else answer


def asked(guest: Guest, call: OsCall, step: Any, is_async: bool) -> Any:
    """What a handler says, which may be a coroutine."""
    handler = guest.handler
    failure: BaseException
    if handler is None:
        failure = unsupported(call.name)
    else:
        try:
            if guest.newer:
                answer = handler(name=call.name, args=call.args, kwargs=call.kwargs, is_async=is_async)
            else:
                answer = handler(call.name, call.args, call.kwargs)
            if answer is not NOT_HANDLED:
                return answer
            failure = unsupported(call.name)
        except Exception as error:
            failure = for_guest(error)
    if call.due is not None:
        step.session.cancel()
        raise errors.runtime_error(failure)
    raise _Refused(failure)


def run(guest: Guest, step: Step) -> Any:
    """A whole feed, answered by its functions and its handler. The value of the last expression."""
    try:
        return _run(guest, step)
    except BaseException:
        if step.session.running:
            step.session.cancel()
        raise


def _run(guest: Guest, step: Step) -> Any:
    while True:
        if type(step) is FunctionCall and not is_os_call(step):
            if guest.most is not None:
                guest.ask(step)
            call = step
            try:
                step = by_itself(guest, call, None)
            except Asynchronous as error:
                step = call.resume(error=TypeError(str(error)))
        elif type(step) is Complete:
            return outside(step.value, guest.newer)
        elif type(step) is NameLookup:
            guest.ask(step)
            step = by_itself(guest, step, None)
        elif type(step) is FunctionCall:
            found, answer = guest.own(step)
            if found:
                step = guest.answered(step, answer)
                continue
            guest.ask(step)
            step = by_itself(guest, step, os_call(step))
        elif type(step) is Running:
            step = step.resume()
        else:
            step = _waited(guest, step)


def _waited(guest: Guest, step: Futures) -> Step:
    timer = step.timer
    if timer is None:
        step.session.cancel()
        raise RuntimeError("the program waits for something that never comes")
    found = waited(guest.timed(step, timer))
    if isinstance(found, Futures):
        guest.new_turn()
        return found.resume()
    return by_itself(guest, step, found._os)


def settled(
    guest: Guest, step: Futures, results: dict[int, Any], failures: dict[int, BaseException]
) -> tuple[Step, set[int]]:
    """Hands in what has come, and says what that was: a value that cannot enter is an error of its call."""
    try:
        return step.resume(results, errors=failures), {*results, *failures}
    except ConversionError:
        # One by one, with the others left for later.
        for number, value in results.items():
            try:
                return step.resume({number: inside(guest, value)}), {number}
            except ConversionError as error:
                return step.resume(errors={number: TypeError(str(error))}), {number}
        raise
