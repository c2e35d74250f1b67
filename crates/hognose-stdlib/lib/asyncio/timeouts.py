"""Time limits for a block: `async with timeout(seconds)`. When it is over the task is cancelled, and that cancellation becomes a TimeoutError."""

from asyncio import events, tasks
from asyncio.exceptions import CancelledError

__all__ = ("Timeout", "timeout", "timeout_at")

_CREATED = "created"
_ENTERED = "active"
_EXPIRING = "expiring"
_EXPIRED = "expired"
_EXITED = "finished"


class Timeout:
    def __init__(self, when):
        self._state = _CREATED
        self._timer = None
        self._task = None
        self._when = when
        self._cancelling = 0

    def when(self):
        return self._when

    def reschedule(self, when):
        if self._state != _ENTERED:
            if self._state == _CREATED:
                raise RuntimeError("Timeout has not been entered")
            raise RuntimeError(f"Cannot change state of {self._state} Timeout")
        self._when = when
        if self._timer is not None:
            self._timer.cancel()
        if when is None:
            self._timer = None
            return
        loop = events.get_running_loop()
        if when <= loop.time():
            self._timer = loop.call_soon(self._on_timeout)
        else:
            self._timer = loop.call_at(when, self._on_timeout)

    def expired(self):
        return self._state in (_EXPIRING, _EXPIRED)

    def __repr__(self):
        info = ""
        if self._state == _ENTERED:
            info = f" when={None if self._when is None else round(self._when, 3)}"
        return f"<Timeout [{self._state}]{info}>"

    async def __aenter__(self):
        if self._state != _CREATED:
            raise RuntimeError("Timeout has already been entered")
        task = tasks.current_task()
        if task is None:
            raise RuntimeError("Timeout should be used inside a task")
        self._state = _ENTERED
        self._task = task
        self._cancelling = task.cancelling()
        self.reschedule(self._when)
        return self

    async def __aexit__(self, exc_type, exc_val, exc_tb):
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._state == _EXPIRING:
            self._state = _EXPIRED
            # A cancellation from elsewhere that came as well goes on as one.
            if self._task.uncancel() <= self._cancelling and exc_type is not None:
                if issubclass(exc_type, CancelledError):
                    raise TimeoutError from exc_val
                if exc_val is not None:
                    _insert_timeout_error(exc_val)
                    if isinstance(exc_val, ExceptionGroup):
                        for error in exc_val.exceptions:
                            _insert_timeout_error(error)
        elif self._state == _ENTERED:
            self._state = _EXITED
        return None

    def _on_timeout(self):
        self._task.cancel()
        self._state = _EXPIRING
        self._timer = None


def _insert_timeout_error(error):
    """Puts a TimeoutError before the cancellation that caused `error`, so that the chain says why."""
    while error.__context__ is not None:
        context = error.__context__
        if isinstance(context, CancelledError):
            timed_out = TimeoutError()
            timed_out.__context__ = timed_out.__cause__ = context
            error.__context__ = timed_out
            break
        error = context


def timeout(delay):
    loop = events.get_running_loop()
    return Timeout(None if delay is None else loop.time() + delay)


def timeout_at(when):
    return Timeout(when)
