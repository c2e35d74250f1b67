"""Uses of capabilities, by the names that handlers know: `time.time`, `os.urandom`, `asyncio.sleep`.

An `OsCall` is one of them: what the handler is told, and how its answer goes back.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable
from typing import Any

from ..._hognose import FunctionCall

__all__ = ["OsCall", "is_os_call", "os_call", "sleep_call", "unsupported"]


class OsCall:
    """A call of a handler."""

    __slots__ = ("name", "args", "kwargs", "call_id", "due", "convert", "answered")

    def __init__(
        self,
        name: str,
        args: tuple[Any, ...],
        call_id: int,
        convert: Callable[[Any], Any] | None = None,
        due: float | None = None,
    ) -> None:
        self.name = name
        self.args = args
        self.kwargs: dict[str, Any] = {}
        self.call_id = call_id
        self.convert = convert
        """Makes of a handler's answer what the guest's library waits for."""
        self.due = due
        """When a sleep ends that the guest's event loop waits for, on the clock of this process; `None` for other calls."""
        self.answered = False
        """Whether a sleep was answered, or put off."""


NOW, TODAY, PLACE = "__host_datetime_now", "__host_date_today", "<datetime>"

PRELUDE = f"""
def patch():
    import datetime
    def now(cls, tz=None):
        return {NOW}(tz)
    def today(cls):
        return {TODAY}()
    datetime.datetime.now = classmethod(now)
    datetime.datetime.today = classmethod(lambda cls: {NOW}(None))
    datetime.date.today = classmethod(today)
patch()
del patch
"""
"""What a guest runs first whose host answers for dates and times: its library asks for seconds only."""

_BY_NAME = {"entropy": None, NOW: PLACE, TODAY: PLACE}


def is_os_call(call: FunctionCall) -> bool:
    """Whether a call is the use of a capability, and none of a function."""
    if call.capability is not None:
        return True
    if call.object_id is not None:
        return False
    # Those of the prelude come from there; the seed of `random` is asked for as `entropy`, from nowhere.
    name = call.name
    return name in _BY_NAME and call.file == _BY_NAME[name]


def os_call(call: FunctionCall) -> OsCall:
    """A use of a capability as a call of a handler."""
    name, args = call.name, call.args
    if name.startswith("clock."):
        return OsCall("time.time", (f"time.{name[len('clock.') :]}",), call.id, seconds_of)
    if name == NOW:
        return OsCall("datetime.now", args, call.id)
    if name == TODAY:
        return OsCall("date.today", (), call.id)
    if name == "timer.sleep":
        return OsCall("time.sleep", (float(args[0]),), call.id, _nothing)
    if name.startswith("entropy"):
        return OsCall("os.urandom", (args[0] if args else 32,), call.id)
    if name == "environment.get":
        return OsCall("os.getenv", (args[0], args[1] if len(args) > 1 else None), call.id)
    if name == "environment.all":
        return OsCall("os.environ", (), call.id)
    return OsCall(name, args, call.id)


def sleep_call(seconds: float, call_id: int, due: float) -> OsCall:
    """A guest's event loop waits for a time."""
    return OsCall("asyncio.sleep", (round(seconds, 3),), call_id, _nothing, due)


def seconds_of(answer: Any) -> Any:
    """A time as seconds since 1970. One without a zone is in the guest's, UTC."""
    if isinstance(answer, datetime.datetime):
        if answer.tzinfo is None:
            answer = answer.replace(tzinfo=datetime.timezone.utc)
        return answer.timestamp()
    if isinstance(answer, datetime.date):
        midnight = datetime.datetime(answer.year, answer.month, answer.day, tzinfo=datetime.timezone.utc)
        return midnight.timestamp()
    return answer


def _nothing(answer: Any) -> None:
    return None


def unsupported(name: str) -> RuntimeError:
    """What the guest sees when nobody answers."""
    return RuntimeError(f"'{name}' is not supported in this environment")
