"""Policies for clock, sleeping and random numbers, and handlers that answer instead."""

from __future__ import annotations

import asyncio
import datetime
import time
from typing import Any

import pytest

from hognose.compat.pydantic_monty import (
    NOT_HANDLED,
    AsyncFunctionSnapshot,
    AsyncFutureSnapshot,
    AsyncMonty,
    FunctionSnapshot,
    FutureSnapshot,
    Monty,
    MontyComplete,
    MontyRuntimeError,
    MontySession,
    OSAccess,
)

ALL: Any = {"datetime": "call_host", "sleep": "call_host", "random_start": "call_host"}
SLEEP: Any = {"sleep": "call_host"}


def session(**options: Any) -> MontySession:
    return Monty().__enter__().checkout(**options).__enter__()


def run(code: str, policy: Any = None, **options: Any) -> Any:
    return session(os_policy=policy).feed_run(code, **options)


@pytest.mark.parametrize(
    ("policy", "error", "text"),
    [
        (5, TypeError, "os_policy must be a dict, not int"),
        ({"zzz": 1}, ValueError, "unknown os_policy key 'zzz'"),
        ({"sleep": "x"}, ValueError, "sleep must be 'system', 'call_host' or 'zero', got 'x'"),
        ({"datetime": 5}, TypeError, "not int"),
        ({"datetime": "bad"}, ValueError, "got 'bad'"),
        ({"sleep": "zero", "sleep_system_max": 1}, ValueError, "only applies to sleep='system'"),
        ({"sleep_system_max": -1}, ValueError, "value is negative"),
        ({"sleep_system_max": "a"}, TypeError, "must be real number"),
        ({"random_start": "x"}, ValueError, "random_start must be"),
        ({"random_start": {"seed": None}}, ValueError, "random_start must be"),
        ({"process_time": "x"}, ValueError, "process_time must be"),
        ({"timezone": "Nope/x"}, ValueError, "unknown timezone 'Nope/x'"),
        ({"timezone": 5}, TypeError, "timezone must be"),
        ({"timezone": {"offset_seconds": 3600}}, NotImplementedError, "UTC"),
    ],
)
def test_wrong_policies(policy: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        session(os_policy=policy)


def test_by_default_the_system_answers() -> None:
    seconds, day = run("import time, datetime, random\nrandom.random()\n(time.time(), datetime.date.today())")
    assert abs(seconds - time.time()) < 5
    assert isinstance(day, datetime.date)


def test_a_clock_that_stands_still() -> None:
    code = "import datetime, time\n(datetime.datetime.now(), datetime.date.today(), time.time())"
    when = datetime.datetime(2020, 1, 2, 3)
    expected = (when, datetime.date(2020, 1, 2), when.replace(tzinfo=datetime.timezone.utc).timestamp())
    assert run(code, {"datetime": when}) == expected
    assert run(code, {"datetime": when.replace(tzinfo=datetime.timezone.utc), "timezone": "UTC"}) == expected
    with pytest.raises(NotImplementedError, match="another zone"):
        run(code, {"datetime": when.replace(tzinfo=datetime.timezone(datetime.timedelta(hours=2)))})


def test_random_numbers_from_a_seed() -> None:
    import random

    assert run("import random\nrandom.random()", {"random_start": {"seed": 1}}) == random.Random(1).random()
    code = "import random\nrandom.Random().random()"
    assert run(code, {"random_start": {"seed": "a"}}) == run(code, {"random_start": {"seed": "a"}})
    assert run(code, {"random_start": {"seed": "a"}}) != run(code, {"random_start": {"seed": "b"}})
    assert len(run("import os\nos.urandom(5)", {"random_start": {"seed": b"a"}})) == 5


def test_process_time_that_shows_nothing() -> None:
    assert run("import time\ntime.process_time()", {"process_time": "zero"}) == 0.0
    assert run("import time\ntime.process_time()", {"process_time": "elapsed"}) >= 0.0


def test_sleeping_takes_its_time_or_none() -> None:
    code = "import time\ntime.sleep({0})\nawait asyncio.sleep({0})\nawait asyncio.gather(asyncio.sleep({0}), asyncio.sleep({0}))\n1"
    started = time.monotonic()
    assert run(code.format(0.05)) == 1
    assert time.monotonic() - started > 0.14
    started = time.monotonic()
    assert run(code.format(1000), {"sleep": "zero"}) == 1
    assert run("import time\ntime.sleep(1000)\n2", {"sleep_system_max": 0.01}) == 2
    assert time.monotonic() - started < 500


def test_a_limit_of_sleeping() -> None:
    opened = session(limits={"max_total_sleep_secs": 0.05})
    assert opened.feed_run("import time\ntime.sleep(0.02)") is None
    with pytest.raises(MontyRuntimeError, match="sleep limit exceeded: .* > 50ms") as caught:
        opened.feed_run("import time\ntry:\n    time.sleep(1)\nexcept BaseException:\n    pass")
    assert isinstance(caught.value.exception(), TimeoutError)
    assert opened.feed_run("1") == 1


@pytest.mark.parametrize(
    ("code", "name", "args"),
    [
        ("import time\ntime.time()", "time.time", ("time.time",)),
        ("import time\ntime.monotonic()", "time.time", ("time.monotonic",)),
        ("import datetime\ndatetime.datetime.now()", "datetime.now", (None,)),
        ("from datetime import *\ndatetime.now(timezone.utc)", "datetime.now", (datetime.timezone.utc,)),
        ("import datetime\ndatetime.datetime.today()", "datetime.now", (None,)),
        ("import datetime\ndatetime.date.today()", "date.today", ()),
        ("import time\ntime.sleep(1)", "time.sleep", (1.0,)),
        ("import os\nos.urandom(4)", "os.urandom", (4,)),
        ("import random\nrandom.random()", "os.urandom", (2496,)),
        ("import os\nos.getenv('A', 'b')", "os.getenv", ("A", None)),
        ("await asyncio.sleep(1, 'r')", "asyncio.sleep", (1.0,)),
    ],
)
def test_what_the_host_answers_comes_as_a_call(code: str, name: str, args: tuple[Any, ...]) -> None:
    opened = session(os_policy=ALL)
    call = opened.feed_start(code)
    assert isinstance(call, FunctionSnapshot)
    assert (call.function_name, call.args, call.kwargs, call.is_os_function) == (name, args, {}, True)
    assert call.position.dict() == {"filename": "", "start": 0, "end": 0}
    with pytest.raises(MontyRuntimeError, match=f"RuntimeError: '{name}' is not supported in this environment"):
        call.resume_not_handled()
    assert opened.feed_run("1") == 1


def test_answers_of_the_host() -> None:
    opened = session(os_policy=ALL)

    def answered(code: str, value: Any) -> Any:
        call = opened.feed_start(code)
        assert isinstance(call, FunctionSnapshot)
        done = call.resume({"return_value": value})
        assert isinstance(done, MontyComplete)
        return done.output

    when = datetime.datetime(2020, 1, 2, 3)
    assert answered("import time\ntime.time()", 5.5) == 5.5
    assert answered("import datetime\ndatetime.datetime.now()", when) == when
    assert answered("import datetime\ndatetime.date.today()", when.date()) == when.date()
    aware = when.replace(tzinfo=datetime.timezone.utc)
    assert answered("import datetime\ndatetime.datetime.now(datetime.timezone.utc)", aware) == aware
    assert answered("import os\nos.urandom(2)", b"ab") == b"ab"
    assert answered("import os\nos.getenv('A', 'b')", None) == "b"
    assert answered("await asyncio.sleep(5, 'r')", None) == "r"
    assert answered("import time\ntime.sleep(5)\n1", "whatever") == 1


def test_a_handler_answers() -> None:
    asked = []

    def handler(**call: Any) -> Any:
        asked.append(call)
        return 1.0 if call["name"] == "time.time" else NOT_HANDLED

    opened = session(os_policy=ALL)
    assert opened.feed_run("import time\ntime.time()", os=handler) == 1.0
    assert asked == [{"name": "time.time", "args": ("time.time",), "kwargs": {}, "is_async": False}]
    with pytest.raises(MontyRuntimeError, match="'os.urandom' is not supported"):
        opened.feed_run("import os\nos.urandom(2)", os=handler)
    with pytest.raises(MontyRuntimeError, match="'time.time' is not supported"):
        opened.feed_run("import time\ntime.time()")
    call = opened.feed_start("import time\ntime.time()", os=handler)
    assert call.resume_auto().output == 1.0


class Handler(OSAccess):
    max_sleep = 0.01

    def getenv(self, key: str, default: str | None = None) -> str | None:
        return f"value of {key}"

    def datetime_now(self, tz: datetime.tzinfo | None = None) -> datetime.datetime:
        return datetime.datetime(2021, 1, 1, tzinfo=tz)


def test_a_class_of_handlers_answers() -> None:
    opened = session(os_policy=ALL)
    code = "import time, datetime, os, random\nrandom.random()\ntime.sleep(100)\nawait asyncio.sleep(100)\n"
    value = opened.feed_run(code + "(os.getenv('A'), datetime.datetime.now())", os=Handler(max_sleep=0.01))
    assert value == ("value of A", datetime.datetime(2021, 1, 1))


def test_a_handler_is_asked_for_dates_as_such() -> None:
    asked = []

    def handler(**call: Any) -> Any:
        asked.append((call["name"], call["args"]))
        return {"date.today": datetime.date(2020, 1, 2), "datetime.now": datetime.datetime(2020, 1, 2, 3)}[call["name"]]

    opened = session(os_policy=ALL)
    value = opened.feed_run("from datetime import *\n(date.today(), datetime.now())", os=handler)
    assert value == (datetime.date(2020, 1, 2), datetime.datetime(2020, 1, 2, 3))
    assert asked == [("date.today", ()), ("datetime.now", (None,))]
    # What the guest calls by these names itself is a function like any other.
    with pytest.raises(MontyRuntimeError, match="name '__host_datetime_now' is not defined"):
        opened.feed_run("__host_datetime_now('x')", os=handler)
    other = session()
    other.load_session(opened.dump())
    assert other.feed_run("date.today()", os=handler) == datetime.date(2020, 1, 2)


def test_a_handler_that_fails_fails_in_the_guest() -> None:
    def handler(**call: Any) -> Any:
        raise LookupError("no")

    opened = session(os_policy=ALL)
    code = "import time\ntry:\n    time.time()\nexcept LookupError as e:\n    r = str(e)\nr"
    assert opened.feed_run(code, os=handler) == "no"
    with pytest.raises(MontyRuntimeError, match="LookupError: no"):
        opened.feed_run("await asyncio.sleep(1)", os=handler)


def test_sleeps_of_an_event_loop_can_be_put_off() -> None:
    opened = session(os_policy=SLEEP)
    call: Any = opened.feed_start("await asyncio.gather(asyncio.sleep(100, 'a'), f())")
    assert isinstance(call, FunctionSnapshot)
    assert call.function_name == "f"
    sleep: Any = call.resume({"future": ...})
    assert isinstance(sleep, FunctionSnapshot)
    assert (sleep.function_name, sleep.args) == ("asyncio.sleep", (100.0,))
    later: Any = sleep.resume({"future": ...})
    assert isinstance(later, FutureSnapshot)
    assert sorted(later.pending_call_ids) == sorted([call.call_id, sleep.call_id])
    # Answers come in any order, and a sleep that goes on is not told again.
    rest: Any = later.resume({call.call_id: {"return_value": "b"}})
    assert isinstance(rest, FutureSnapshot)
    assert rest.pending_call_ids == [sleep.call_id]
    assert rest.resume({sleep.call_id: {"return_value": None}}).output == ["a", "b"]


def test_a_sleep_is_answered_once() -> None:
    opened = session(os_policy=SLEEP)
    answers: list[Any] = [{"return_value": None}, {"future": ...}, {"exception": ValueError()}, {"exception": SystemExit()}]
    for first in answers[:2]:
        step: Any = opened.feed_start("await asyncio.sleep(10)\nf()")
        later = step.resume(first)
        for again in answers:
            with pytest.raises(RuntimeError, match="snapshot has already been resumed"):
                step.resume(again)
        with pytest.raises(RuntimeError, match="snapshot has already been resumed"):
            step.resume_auto()
        if isinstance(later, FutureSnapshot):
            results: Any = {number: {"return_value": None} for number in later.pending_call_ids}
            call: Any = later.resume(results)
            with pytest.raises(RuntimeError, match="snapshot has already been resumed"):
                later.resume(results)
            later = call
        # What is over does nothing to what goes on.
        assert isinstance(later, FunctionSnapshot)
        assert later.resume({"return_value": 5}).output == 5


def test_sleeps_one_after_the_other_add_up() -> None:
    opened = session(os_policy=SLEEP)
    step: Any = opened.feed_start("await asyncio.gather(asyncio.sleep(10), asyncio.sleep(20))\n1")
    waited = 0.0
    while not isinstance(step, MontyComplete):
        if isinstance(step, FunctionSnapshot):
            waited += step.args[0]
            step = step.resume({"future": ...})
        else:
            step = step.resume({number: {"return_value": None} for number in step.pending_call_ids})
    assert step.output == 1
    assert abs(waited - 20) < 0.1


def test_a_sleep_that_is_refused_ends_the_feed() -> None:
    opened = session(os_policy=SLEEP)
    step: Any = opened.feed_start("await asyncio.sleep(10)")
    with pytest.raises(MontyRuntimeError, match="TimeoutError: too long"):
        step.resume({"exception": TimeoutError("too long")})
    assert opened.feed_run("1") == 1


def test_a_sleep_survives_being_saved() -> None:
    step: Any = session(os_policy=SLEEP).feed_start("await asyncio.sleep(100, 'r')")
    again: Any = session().load_snapshot(step.dump())
    assert (again.function_name, again.args, again.call_id) == (step.function_name, step.args, step.call_id)
    assert again.resume({"return_value": None}).output == "r"
    later = step.resume({"future": ...})
    time.sleep(0.02)
    other = session()
    woken: Any = other.load_snapshot(later.dump())
    assert isinstance(woken, FutureSnapshot)
    assert woken.pending_call_ids == later.pending_call_ids
    assert woken.resume({woken.pending_call_ids[0]: {"return_value": None}}).output == "r"


def test_policies_survive_being_saved() -> None:
    first = session(os_policy={"datetime": datetime.datetime(2020, 1, 1), "random_start": {"seed": b"s"}, "sleep": "zero"})
    first.feed_run("x = 1")
    other = session()
    other.load_session(first.dump())
    assert other.feed_run("import time\ntime.sleep(1000)\ntime.time()") == 1577836800.0


def test_policies_from_an_event_loop() -> None:
    async def main() -> None:
        async with AsyncMonty() as pool:
            async with pool.checkout() as opened:
                started = time.monotonic()
                code = "await asyncio.gather(asyncio.sleep(0.05, 1), asyncio.sleep(0.05, 2))"
                assert await opened.feed_run(code) == [1, 2]
                assert time.monotonic() - started > 0.04
                code = "await asyncio.gather(asyncio.sleep(0.05, 1), f())"
                assert await opened.feed_run(code, external_lookup={"f": lambda: asyncio.sleep(0.01, 5)}) == [1, 5]
            async with pool.checkout(os_policy=ALL) as opened:
                code = "import time\ntime.sleep(100)\nawait asyncio.gather(asyncio.sleep(100, 1), asyncio.sleep(200, 2))"
                assert await opened.feed_run(code, os=Handler(max_sleep=0.01)) == [1, 2]
                with pytest.raises(MontyRuntimeError, match="'asyncio.sleep' is not supported"):
                    await opened.feed_run("await asyncio.sleep(1)")
                step: Any = await opened.feed_start("await asyncio.sleep(100, 'r')")
                assert isinstance(step, AsyncFunctionSnapshot)
                step = await step.resume({"future": ...})
                assert isinstance(step, AsyncFutureSnapshot)
                done = await step.resume({step.pending_call_ids[0]: {"return_value": None}})
                assert done.output == "r"
                step = await opened.feed_start("await asyncio.sleep(100, 'r')", os=Handler(max_sleep=0.01))
                while not isinstance(step, MontyComplete):
                    step = await step.resume_auto()
                assert step.output == "r"
            async with pool.checkout(os_policy={"sleep": "zero"}) as opened:
                assert await opened.feed_run("import time\ntime.sleep(100)\nawait asyncio.sleep(100, 3)") == 3

    asyncio.run(main())
