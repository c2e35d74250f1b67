"""One guest and what its host has said about it: the state behind snapshots and sessions.

A `Guest` turns steps of Hognose into snapshots (`shown`), and gives every new step what no host sees: answers of the session's
policy, timers that are waited for, slices. `flow` tells that once, as a generator that yields the seconds to wait, so that
synchronous and asynchronous hosts share it.

Not here: asking the host's functions; `answering` and `answering_async` do that.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from ..._hognose import Complete, FunctionCall, Futures, NameLookup, Running, Session
from . import errors
from .limits import core_limits
from .os_calls import OsCall, is_os_call, os_call, sleep_call, unsupported
from .policy import Policy
from .printing import Sink, to_process

if TYPE_CHECKING:
    from ..._hognose import Step



__all__ = ["KINDS", "Guest"]

KINDS: TypeAlias = "tuple[type[Any], type[Any], type[Any], type[Any]]"
"""The classes of snapshots: of calls, names, futures, and of the end."""

# Sleeps of an event loop have numbers of their own, beyond those of calls.
_FIRST_SLEEP = 1 << 40
# Two times that differ by less are the same.
_CLOSE = 0.002


class Guest:
    """A session, its limits and policies, and whom to ask."""

    __slots__ = (
        "kinds",
        "script_name",
        "newer",
        "sources",
        "limits",
        "policy",
        "sink",
        "print_failed",
        "asked",
        "most",
        "feed",
        "turn",
        "request",
        "began",
        "lookup",
        "handler",
        "sleeps",
        "n_sleeps",
        "slept",
        "tasks",
        "context",
        "session",
        "closed",
        "functions",
        "objects",
    )

    def __init__(
        self,
        kinds: KINDS,
        script_name: str,
        limits: Mapping[str, Any],
        policy: Policy,
        *,
        newer: bool,
        suspensions: int | None = None,
        request: float | None = None,
    ) -> None:
        self.kinds = kinds
        self.script_name = script_name
        self.newer = newer
        self.sources: dict[str, str] = {}
        self.limits = limits
        self.policy = policy
        self.sink: Sink = to_process
        self.print_failed: BaseException | None = None
        self.asked = 0
        """How often the host was asked."""
        self.most: int | None = limits.get("max_suspensions", suspensions)
        self.feed: float | None = limits.get("max_feed_duration_secs")
        self.turn: float | None = limits.get("max_turn_duration_secs")
        self.request = request
        if request is not None:
            self.turn = request if self.turn is None else min(self.turn, request)
        self.began = 0.0
        """The session's duration when the feed began."""
        self.lookup: Mapping[str, Any] | None = None
        self.handler: Any = None
        self.sleeps: dict[int, float] = {}
        """Sleeps that the host was told of and has not answered: when they end."""
        self.n_sleeps = 0
        self.slept = 0.0
        self.tasks: dict[int, asyncio.Task[Any]] = {}
        self.context: Any = None
        self.session: Session | None = None
        self.closed = False
        self.functions: Mapping[str, Any] = {}
        """Functions of modules, by their dotted names."""
        self.objects: dict[str, Any] = {}
        """Objects of the host that the guest was given, by their numbers."""

    # --- what the host sees

    def shown(self, step: Step) -> Any:
        """The snapshot of a step; waits where the guest waits for a time."""
        if type(step) is FunctionCall and self.policy.plain and step.capability is None and not step.is_attribute:
            if self.most is not None:
                self.ask(step)
            return self.kinds[0](step, self, None)
        if type(step) is Complete:
            return self.kinds[3](step, self)
        return waited(self.flow(step, None))

    async def shown_async(self, step: Step) -> Any:
        """As `shown`, from an event loop."""
        if type(step) is Complete:
            return self.kinds[3](step, self)
        return await waited_async(self.flow(step, None))

    def flow(self, step: Step, handler: Any) -> Generator[float, None, Any]:
        """To the next step that the host has to answer. A handler, called as the older line does, answers uses of capabilities."""
        while True:
            if type(step) is FunctionCall:
                if not is_os_call(step):
                    self.ask(step)
                    return self.kinds[1](step, self) if step.is_attribute else self.kinds[0](step, self, None)
                call = os_call(step)
                answered, answer = self.own(step)
                if answered:
                    step = self.answered(step, answer)
                    continue
                self.ask(step)
                if handler is None:
                    return self.kinds[0](step, self, call)
                step = self.handled(step, call, handler)
            elif type(step) is Complete:
                return self.kinds[3](step, self)
            elif type(step) is Running:
                yield 0.0
                step = step.resume()
            elif type(step) is Futures:
                timer = step.timer
                if timer is None:
                    self.ask(step)
                    return self.kinds[2](step, self)
                found = yield from self.timed(step, timer)
                if not isinstance(found, Futures):
                    return found
                self.new_turn()
                step = found.resume()
            else:
                assert type(step) is NameLookup
                self.ask(step)
                return self.kinds[1](step, self)

    def timed(self, step: Futures, timer: float) -> Generator[float, None, Any]:
        """A guest waits for a time. Gives the step back when the time has come, and a snapshot when the host has a say."""
        sleep = self.policy.sleep
        if sleep == "zero":
            step.session.advance(timer)
            return step
        if sleep == "system":
            if step.pending:
                self.ask(step)
                return self.kinds[2](step, self)
            yield from self.wait(step.session, timer)
            return step
        if timer < _CLOSE:
            # The rest of a sleep that the host has answered, measured on another clock.
            step.session.advance(timer)
            return step
        now = time.monotonic()
        due = now + timer
        self.sleeps = {number: end for number, end in self.sleeps.items() if end > now - _CLOSE}
        self.ask(step)
        if any(end <= due + _CLOSE for end in self.sleeps.values()):
            return self.kinds[2](step, self)
        self.n_sleeps += 1
        return self.kinds[0](step, self, sleep_call(timer, _FIRST_SLEEP + self.n_sleeps, due))

    def wait(self, session: Session, seconds: float) -> Generator[float, None, None]:
        """Waits really, as long as the policy allows; the rest passes at once."""
        waits = min(seconds, self.policy.most)
        most = self.limits.get("max_total_sleep_secs")
        if most is not None and self.slept + waits > most:
            session.cancel()
            text = f"sleep limit exceeded: {errors.span(self.slept + waits)} > {errors.span(most)}"
            raise errors.runtime_error(TimeoutError(text))
        self.slept += waits
        yield waits
        if waits < seconds:
            session.advance(seconds - waits)

    def ask(self, step: FunctionCall | Futures | NameLookup) -> None:
        """The host is asked once more, unless that is too often."""
        self.asked += 1
        if self.most is None or self.asked <= self.most:
            return
        name = getattr(step, "file", None)
        line = getattr(step, "line", None)
        step.session.cancel()
        text = f"suspension limit {self.most} exceeded"
        raise errors.raised_at(RuntimeError(text), name, line, self.sources)

    # --- answers

    def own(self, step: FunctionCall) -> tuple[bool, Any]:
        """Whether the policy answers a use of a capability, and what."""
        if self.policy.sleep == "zero" and step.capability == "timer":
            return True, None
        answer = self.policy.answer(step.name, step.args)
        return answer is not None, answer

    def answered(self, step: FunctionCall, answer: Any) -> Step:
        """Hands in what the policy said."""
        self.new_turn()
        return step.resume(answer)

    def handled(self, step: FunctionCall, call: OsCall, handler: Any) -> Step:
        """Asks a handler of the older line."""
        from .results import for_guest
        from .values import NOT_HANDLED

        self.new_turn()
        try:
            answer = handler(call.name, call.args, call.kwargs)
        except Exception as error:
            return step.resume(error=for_guest(error))
        if answer is NOT_HANDLED:
            return step.resume(error=unsupported(call.name))
        return step.resume(call.convert(answer) if call.convert else answer)

    def restored(self, step: Step) -> Step:
        """A step that was woken up, before it is shown once more."""
        self.asked = max(self.asked - 1, 0)
        timer = step.timer if type(step) is Futures else None
        if timer is not None and self.sleeps:
            # A guest's clock stands while it is saved, and goes on from where its step began.
            later = time.monotonic() + timer - min(self.sleeps.values())
            self.sleeps = {number: due + later for number, due in self.sleeps.items()}
        return step

    def woken(self, session: Session, due: float) -> None:
        """A sleep is over, whatever the clock says."""
        rest = due - time.monotonic()
        if rest > 0:
            session.advance(rest)

    # --- limits

    def new_feed(self) -> None:
        """A feed begins: its time does, too."""
        self.sleeps.clear()
        self.print_failed = None
        if self.session is not None and (self.feed is not None or self.turn is not None):
            self.began = self.session.usage.duration
            self.new_turn()

    def new_turn(self) -> None:
        """The host has answered: the time of a turn begins."""
        session = self.session
        if session is None or (self.turn is None and self.feed is None):
            return
        ends = [] if self.feed is None else [self.began + self.feed]
        if self.turn is not None:
            ends.append(session.usage.duration + self.turn)
        elif session.limits.duration == ends[0]:
            return
        total = self.limits.get("max_duration_secs")
        if total is not None:
            ends.append(total)
        session.limits = core_limits(self.limits, min(ends))

    # --- what goes wrong

    def write(self, stream: str, text: str) -> None:
        """Takes what the guest prints."""
        try:
            self.sink(stream, text)
        except BaseException as error:
            self.print_failed = error
            raise

    def failed(self, error: BaseException) -> BaseException:
        """What to raise instead of an error."""
        failed = self.print_failed
        if failed is not None:
            self.print_failed = None
            if self.session is not None and self.session.running:
                self.session.cancel()
            return errors.runtime_error(failed) if isinstance(failed, Exception) else failed
        limits = self.exceeded() if getattr(error, "limit", None) == "duration" else self.limits
        if limits is None:
            crashed = errors.MontyCrashedError(
                TimeoutError(f"request_timeout: more than {errors.span(self.request or 0.0)}")
            )
            crashed.timed_out = True
            self.closed = True
            return crashed
        busy, used = (NEWER_BUSY, NEWER_USED) if self.newer else (OLDER_BUSY, OLDER_USED)
        if self.closed:
            used = FINISHED
        return errors.translated(error, sources=self.sources, limits=limits, busy=busy, used=used, newer=self.newer)

    def exceeded(self) -> Mapping[str, Any] | None:
        """The limit of time that was met; `None` for that of a request."""
        if self.session is None or self.turn is None:
            return self.limits
        used = self.session.usage.duration
        if self.feed is not None and used >= self.began + self.feed - 1e-9:
            return {"max_feed_duration_secs": self.feed}
        if self.turn == self.request:
            return None
        return {"max_turn_duration_secs": self.turn}

    def close(self) -> None:
        """Nothing of the guest runs any more."""
        self.closed = True
        for task in self.tasks.values():
            task.cancel()
        self.tasks.clear()
        session, self.session = self.session, None
        if session is not None and session.running:
            session.cancel()

    def check_open(self) -> Session:
        """The session, if the host may still use it."""
        session = self.session
        if session is None or self.closed:
            raise RuntimeError(FINISHED)
        return session

    def pending(self, step: Futures) -> list[int]:
        """The numbers of what a guest waits for: calls and sleeps."""
        return [*step.pending, *self.sleeps]


NEWER_BUSY = "monty worker protocol error: feed called while a suspension is awaiting an answer"
NEWER_USED = "snapshot has already been resumed"
OLDER_BUSY = "REPL session is currently executing another snippet"
FINISHED = "this checkout has already been finished"
OLDER_USED = "Progress already resumed"


def waited(flow: Generator[float, None, Any]) -> Any:
    """Runs a flow to its end, waiting really."""
    while True:
        try:
            seconds = next(flow)
        except StopIteration as end:
            return end.value
        if seconds > 0:
            time.sleep(seconds)


async def waited_async(flow: Generator[float, None, Any]) -> Any:
    """Runs a flow to its end, letting others run meanwhile."""
    while True:
        try:
            seconds = next(flow)
        except StopIteration as end:
            return end.value
        await asyncio.sleep(seconds)
