"""Programs on an event loop: concurrency and its order, cancellation from both sides, time-outs, and loops that close.

Every test runs with warnings as errors, and `loop_of` looks for tasks that were left behind: nothing may be "never awaited" or
"destroyed". Bounds on time are generous: they tell concurrent from sequential, not fast from slow.
"""

import asyncio
import gc
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

import pytest

import hognose
from hognose import (
    ConversionError,
    GuestError,
    LimitReached,
    Limits,
    Program,
    Session,
    SessionBusy,
    Toolbox,
    ToolDenied,
    ToolFailed,
)

Result = TypeVar("Result")

FOREVER = 1000.0


@pytest.fixture(autouse=True)
def nothing_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Warnings of coroutines and tasks that nobody awaits come when they are collected, where no test can catch them."""
    heard: list[str] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda what: heard.append(f"{what.err_msg}: {what.exc_value!r}"))
    gc.collect()
    heard.clear()
    yield
    gc.collect()
    assert not heard


def loop_of(main: Callable[[], Awaitable[Result]]) -> Result:
    """Runs a coroutine function, and sees that it leaves no task and that the loop heard of no error."""
    errors: list[dict[str, Any]] = []

    async def outer() -> Result:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: errors.append(context))
        result = await main()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        assert not others, f"tasks were left behind: {others}"
        return result

    result = asyncio.run(outer())
    gc.collect()
    assert not errors
    return result


def run(source: str, tools: Any = None, **options: Any) -> Any:
    async def main() -> Any:
        return await Program(source).run_async(options.pop("inputs", None), tools, **options)

    return loop_of(main)


async def echo(value: Any) -> Any:
    await asyncio.sleep(0.01)
    return value


async def at_once(value: Any) -> Any:
    return value


async def fail(text: str = "failed") -> None:
    await asyncio.sleep(0)
    raise ValueError(text)


class Slow:
    """A tool that never ends by itself, and what became of its calls."""

    def __init__(self) -> None:
        self.begun = 0
        self.cancelled = 0

    async def __call__(self) -> None:
        self.begun += 1
        try:
            await asyncio.sleep(FOREVER)
        except asyncio.CancelledError:
            self.cancelled += 1
            raise


GATHER = "import asyncio\nawait asyncio.gather({})"


def test_a_program_without_tools() -> None:
    assert run("1 + 1") == 2


def test_inputs_and_printing(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("print(a)\na", inputs={"a": [1]}) == [1]
    assert capsys.readouterr().out == "[1]\n"
    printed: list[str] = []
    run("print('x')", print=printed.append)
    assert printed == ["x\n"]


def test_tools_of_all_kinds() -> None:
    def sync(value: Any) -> Any:
        return value

    async def main() -> Any:
        loop = asyncio.get_running_loop()

        def future(value: Any) -> Any:
            made = loop.create_future()
            loop.call_soon(made.set_result, value)
            return made

        class Awaitable_:
            def __init__(self, value: Any) -> None:
                self.value = value

            def __await__(self) -> Any:
                yield from asyncio.sleep(0).__await__()
                return self.value

        tools = {"sync": sync, "echo": echo, "at_once": at_once, "future": future, "own": Awaitable_}
        source = "a = [sync(1), echo(2), at_once(3), future(4), own(5)]\n" + GATHER.format("echo(6), at_once(7), future(8), own(9)")
        return await Program(source + " + a").run_async(tools=tools)

    assert loop_of(main) == [6, 7, 8, 9, 1, 2, 3, 4, 5]


def test_a_tool_need_not_be_awaited_in_the_guest() -> None:
    assert run("echo(1) + echo(2)", [echo]) == 3
    assert run("(await echo(1)) + echo(2)", [echo]) == 3
    assert run("echo(1)\n5", [echo]) == 5


def test_a_threaded_tool_runs_in_a_thread() -> None:
    toolbox = Toolbox()

    @toolbox.tool(thread=True)
    def where() -> bool:
        time.sleep(0.01)
        return threading.current_thread() is threading.main_thread()

    assert run("where()", toolbox) is False
    assert run(GATHER.format("where(), where()"), toolbox) == [False, False]


def test_gathered_calls_run_concurrently() -> None:
    running = most = 0

    async def tool(number: int) -> int:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0.02)
        running -= 1
        return number

    assert run(GATHER.format("*[tool(i) for i in range(20)]"), [tool]) == list(range(20))
    assert most == 20


def test_in_flight_bounds_how_many() -> None:
    running = most = 0

    async def tool(number: int) -> int:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0.005)
        running -= 1
        return number

    toolbox = Toolbox()
    toolbox.add(tool, overlap=True)
    assert run("v = [tool(i) for i in range(12)]\nsum(v)", toolbox, limits=Limits(in_flight=3)) == 66
    assert 2 <= most <= 3


def test_overlapping_tools_run_beside_each_other_without_await() -> None:
    begun: list[int] = []
    ended: list[int] = []
    toolbox = Toolbox()

    @toolbox.tool(overlap=True)
    async def fetch(number: int) -> int:
        begun.append(number)
        await asyncio.sleep(0.02)
        ended.append(number)
        return number

    assert run("a = fetch(1)\nb = fetch(2)\na + b", toolbox) == 3
    assert begun == [1, 2] and len(ended) == 2


def test_ordinary_tools_run_one_after_the_other() -> None:
    order: list[str] = []

    async def tool(name: str) -> str:
        order.append(f"+{name}")
        await asyncio.sleep(0.005)
        order.append(f"-{name}")
        return name

    assert run("tool('a') + tool('b')", [tool]) == "ab"
    assert order == ["+a", "-a", "+b", "-b"]


def test_calls_begin_in_the_order_of_the_program() -> None:
    order: list[int] = []

    async def tool(number: int) -> int:
        order.append(number)
        await asyncio.sleep(0.001 * (10 - number))
        return number

    assert run(GATHER.format("*[tool(i) for i in range(10)]"), [tool]) == list(range(10))
    assert order == list(range(10))


def test_answers_come_in_the_order_in_which_they_are_there() -> None:
    async def tool(seconds: float) -> float:
        await asyncio.sleep(seconds)
        return seconds

    source = """
import asyncio
order = []
async def one(seconds):
    order.append(await tool(seconds))
await asyncio.gather(one(0.2), one(0.0), one(0.1))
order
"""
    assert run(source, [tool]) == [0.0, 0.1, 0.2]


def test_the_failure_of_one_of_several() -> None:
    slow = Slow()
    with pytest.raises(ToolFailed) as caught:
        run(GATHER.format("slow(), fail('x'), slow()"), {"slow": slow, "fail": fail})
    assert isinstance(caught.value.__cause__, ValueError) and caught.value.tool == "fail"
    assert slow.begun == slow.cancelled


def test_failures_as_results() -> None:
    source = "import asyncio\na, b = await asyncio.gather(fail(), echo(1), return_exceptions=True)\nrepr(a), b"
    assert run(source, [fail, echo]) == ("ValueError('failed')", 1)
    assert run("try: await fail('x')\nexcept ValueError as e: r = str(e)\nr", [fail]) == "x"


def test_a_task_group_of_the_guest_cancels_its_calls() -> None:
    slow = Slow()
    source = """
import asyncio
async def main():
    async with asyncio.TaskGroup() as group:
        group.create_task(slow())
        group.create_task(fail('x'))
try:
    await main()
except* ValueError as e:
    r = len(e.exceptions)
r
"""
    assert run(source, {"slow": slow, "fail": fail}) == 1
    assert slow.begun == slow.cancelled == 1


def test_the_guest_cancels_a_single_call() -> None:
    slow = Slow()
    source = """
import asyncio
async def main():
    task = asyncio.ensure_future(slow())
    first = await echo(1)
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        return first, await echo(2)
await main()
"""
    assert run(source, {"slow": slow, "echo": echo}) == (1, 2)
    assert slow.begun == slow.cancelled == 1


def test_a_time_out_inside() -> None:
    slow = Slow()
    source = """
import asyncio
async def main():
    try:
        async with asyncio.timeout(0.05):
            await slow()
    except TimeoutError:
        return await echo('late')
await main()
"""
    assert run(source, {"slow": slow, "echo": echo}) == "late"
    assert slow.begun == slow.cancelled == 1
    source = "import asyncio\ntry: await asyncio.wait_for(slow(), 0.05)\nexcept TimeoutError: r = 'late'\nr"
    assert run(source, {"slow": slow}) == "late"
    assert slow.begun == slow.cancelled == 2


@pytest.mark.parametrize(
    "source",
    [
        "await slow()",
        "slow()",
        GATHER.format("slow(), slow()"),
        "import asyncio\nawait asyncio.sleep(1000)",
        "import time\ntime.sleep(1000)",
        "while True: pass",
        "try:\n  await slow()\nfinally:\n  while True: pass",
    ],
    ids=lambda source: source.splitlines()[-1],
)
def test_a_time_out_outside(source: str) -> None:
    slow = Slow()

    async def main() -> Any:
        session = Session(tools={"slow": slow})
        session.feed("x = 1")
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(session.feed_async(source), 0.1)
        assert not session.running
        # It is usable, from here and from a loop.
        assert session.feed("x") == 1
        return await session.feed_async("x + 1")

    assert loop_of(main) == 2
    assert slow.begun == slow.cancelled


@pytest.mark.parametrize("source", ["await slow()", GATHER.format("slow(), slow()"), "while True: pass"])
def test_cancelling_the_task(source: str) -> None:
    slow = Slow()

    async def main() -> None:
        task = asyncio.ensure_future(Program(source).run_async(tools={"slow": slow}))
        await asyncio.sleep(0.05)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert task.cancelled()

    loop_of(main)
    assert slow.begun == slow.cancelled


def test_cancelling_before_it_begins() -> None:
    async def main() -> None:
        task = asyncio.ensure_future(Program("echo(1)").run_async(tools=[echo]))
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    loop_of(main)


def test_cancelling_at_any_moment() -> None:
    source = GATHER.format("*[echo(i) for i in range(5)]") + "\nfor i in range(5): echo(i)\nfor i in range(50_000): pass"

    async def main() -> None:
        for moment in range(40):
            session = Session(tools={"echo": at_once})
            task = asyncio.ensure_future(session.feed_async(source))
            for _ in range(moment):
                await asyncio.sleep(0)
            task.cancel()
            try:
                await task
            except asyncio.CancelledError:
                pass
            assert not session.running
            assert await session.feed_async("1") == 1

    loop_of(main)


def test_a_tool_that_does_not_want_to_be_cancelled_is_waited_for() -> None:
    ended = False

    async def stubborn() -> None:
        nonlocal ended
        try:
            await asyncio.sleep(FOREVER)
        finally:
            await asyncio.sleep(0.02)
            ended = True

    async def main() -> None:
        for source in ("await stubborn()", GATHER.format("stubborn(), stubborn()")):
            nonlocal ended
            ended = False
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(Program(source).run_async(tools=[stubborn]), 0.05)
            assert ended

    loop_of(main)


@pytest.mark.parametrize("several", [False, True])
def test_the_limit_of_waiting_ends_a_wait(several: bool) -> None:
    slow = Slow()
    source = GATHER.format("slow(), slow()") if several else "await slow()"

    async def main() -> None:
        session = Session(tools={"slow": slow}, limits=Limits(waiting=0.05))
        with pytest.raises(LimitReached) as caught:
            await asyncio.wait_for(session.feed_async(source), 60)
        assert caught.value.limit == "waiting"
        assert str(caught.value) == "the waiting limit of 0.05 seconds was reached; Limits(waiting=...) sets another"
        assert session.feed("1") == 1

    loop_of(main)
    assert slow.begun == slow.cancelled


def test_the_limit_of_waiting_counts_all_waits() -> None:
    with pytest.raises(LimitReached):
        run("for _ in range(10_000): await echo(1)", [echo], limits=Limits(waiting=0.1))
    with pytest.raises(LimitReached):
        run("import asyncio\nawait asyncio.sleep(1000)", limits=Limits(waiting=0.05))


def test_a_tool_that_reaches_a_limit_of_its_own_is_a_failure() -> None:
    async def tool() -> None:
        await Program("while True: pass").run_async(limits=Limits(fuel=1000))

    assert run("try: await tool()\nexcept ToolError: r = 'failed'\nr", [tool]) == "failed"


def test_limits_that_are_reached_while_calls_wait() -> None:
    slow = Slow()
    toolbox = Toolbox()
    toolbox.add(slow, name="slow", overlap=True)
    for source in ("a = slow()\nwhile True: pass", "a = slow()\nb = slow()\nwhile True: pass"):
        with pytest.raises(LimitReached):
            run(source, toolbox, limits=Limits(fuel=1_000_000))
    assert slow.begun == slow.cancelled


def test_an_exception_of_the_guest_while_calls_wait() -> None:
    slow = Slow()
    source = """
import asyncio
async def main():
    asyncio.ensure_future(slow())
    asyncio.ensure_future(slow())
    await asyncio.sleep(0)
    1/0
await main()
"""
    with pytest.raises(GuestError, match="ZeroDivisionError"):
        run(source, {"slow": slow})
    assert slow.begun == slow.cancelled


def test_a_program_that_ends_while_calls_wait() -> None:
    slow = Slow()
    source = "import asyncio\nasync def main():\n  asyncio.ensure_future(slow())\n  await asyncio.sleep(0)\n  return 1\nawait main()"
    assert run(source, {"slow": slow}) == 1
    assert slow.begun == slow.cancelled


@pytest.mark.parametrize("several", [False, True])
def test_what_cannot_cross_ends_the_program(several: bool) -> None:
    async def odd() -> Any:
        return object()

    slow = Slow()

    async def main() -> None:
        session = Session(tools={"odd": odd, "slow": slow})
        source = GATHER.format("odd(), slow()") if several else "try: await odd()\nexcept BaseException: pass"
        with pytest.raises(ConversionError, match=r"the result of odd\(\)"):
            await session.feed_async(source)
        assert await session.feed_async("1") == 1

    loop_of(main)
    assert slow.begun == slow.cancelled


class OwnBase(BaseException):
    pass


@pytest.mark.parametrize("several", [False, True])
def test_a_base_exception_of_a_tool_goes_through_the_guest(several: bool) -> None:
    async def odd() -> None:
        await asyncio.sleep(0)
        raise OwnBase

    slow = Slow()

    async def main() -> None:
        session = Session(tools={"odd": odd, "slow": slow})
        source = GATHER.format("odd(), slow()") if several else "try: await odd()\nexcept BaseException: pass"
        with pytest.raises(OwnBase):
            await session.feed_async(source)
        assert await session.feed_async("1") == 1

    loop_of(main)
    assert slow.begun == slow.cancelled


@pytest.mark.parametrize("several", [False, True])
def test_an_interrupt_inside_a_tool_reaches_the_caller(several: bool) -> None:
    async def odd() -> None:
        raise KeyboardInterrupt

    slow = Slow()
    source = GATHER.format("odd(), slow()") if several else "await odd()"
    with pytest.raises(KeyboardInterrupt):
        asyncio.run(Program(source).run_async(tools={"odd": odd, "slow": slow}))


def test_a_session_keeps_its_state() -> None:
    async def main() -> Any:
        session = Session(tools=[echo, fail])
        await session.feed_async("x = await echo(20)")
        with pytest.raises(ToolFailed):
            await session.feed_async("await fail()")
        with pytest.raises(ToolFailed):
            await session.feed_async(GATHER.format("fail(), echo(1)"))
        return await session.feed_async("x + 1")

    assert loop_of(main) == 21


def test_a_session_runs_one_program_at_a_time() -> None:
    slow = Slow()

    async def main() -> None:
        session = Session(tools={"slow": slow})
        task = asyncio.ensure_future(session.feed_async("await slow()"))
        await asyncio.sleep(0.02)
        with pytest.raises(SessionBusy):
            await session.feed_async("1")
        with pytest.raises(SessionBusy):
            session.feed("1")
        # The first is none the worse for it.
        assert session.running
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert session.feed("1") == 1

    loop_of(main)


def test_a_long_program_does_not_freeze_the_loop() -> None:
    async def main() -> int:
        # Without an end of its own: how far it comes between two ticks depends on the machine.
        task = asyncio.ensure_future(Program("while True: pass").run_async(limits=Limits(fuel=None, duration=60)))
        ticks = 0
        while ticks < 40 and not task.done():
            await asyncio.sleep(0.005)
            ticks += 1
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return ticks

    assert loop_of(main) == 40


def test_long_programs_beside_each_other() -> None:
    async def main() -> list[Any]:
        program = Program("n = 0\nfor i in range(200_000): n += i\necho(n)")
        return await asyncio.gather(*[program.run_async(tools=[echo]) for _ in range(8)])

    assert loop_of(main) == [199_999 * 100_000] * 8


def test_200_runs_at_once() -> None:
    async def main() -> tuple[list[Any], float]:
        program = Program("a = echo(n)\nb = echo(1)\na + b", inputs=["n"])

        async def nap(value: Any) -> Any:
            await asyncio.sleep(0.1)
            return value

        began = time.monotonic()
        values = await asyncio.gather(*[program.run_async({"n": n}, {"echo": nap}) for n in range(200)])
        return values, time.monotonic() - began

    values, took = loop_of(main)
    assert values == [n + 1 for n in range(200)]
    # One after the other they would take 40 seconds.
    assert took < 39


def test_a_loop_that_closes_while_a_program_waits() -> None:
    slow = Slow()
    sessions: list[Session] = []

    async def main() -> None:
        for source in ("await slow()", GATHER.format("slow(), slow()"), "while True: pass", "import time\ntime.sleep(1000)"):
            session = Session(tools={"slow": slow})
            sessions.append(session)
            asyncio.ensure_future(session.feed_async(source))
        await asyncio.sleep(0.05)

    # `asyncio.run` cancels what is left.
    asyncio.run(main())
    assert slow.begun == slow.cancelled == 3
    for session in sessions:
        assert not session.running and session.feed("1") == 1


def test_a_session_goes_from_loop_to_loop() -> None:
    session = Session(tools=[echo])
    for number in range(5):
        assert asyncio.run(session.feed_async("await echo(1) + 1")) == 2
    assert session.feed("3") == 3


def test_loops_in_threads() -> None:
    program = Program(GATHER.format("*[echo(i) for i in range(5)]"))
    results: list[Any] = []
    threads = [threading.Thread(target=lambda: results.append(asyncio.run(program.run_async(tools=[echo])))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert results == [list(range(5))] * 8


def test_a_tool_runs_a_program_of_its_own() -> None:
    async def tool(n: int) -> Any:
        if n == 0:
            return 0
        return await Program("1 + await tool(n - 1)", inputs=["n"]).run_async({"n": n}, [tool])

    assert run("await tool(10)", [tool]) == 10


def test_context_variables_reach_tools() -> None:
    import contextvars

    variable = contextvars.ContextVar("variable", default=0)

    async def read() -> int:
        return variable.get()

    async def main() -> Any:
        variable.set(5)
        return await Program("await read(), " + "(await asyncio.gather(read(), read()))").run_async(tools=[read])

    assert loop_of(main) == (5, [5, 5])


def test_policies() -> None:
    async def ask(request: Any) -> bool:
        await asyncio.sleep(0)
        return bool(request.arguments["amount"] < 10)

    toolbox = Toolbox(ask=ask)

    @toolbox.tool(policy="ask")
    async def pay(amount: int) -> int:
        return amount

    @toolbox.tool(timeout=0.05)
    async def slow() -> None:
        await asyncio.sleep(FOREVER)

    enough = threading.Event()

    @toolbox.tool(timeout=0.05, thread=True)
    def blocking() -> None:
        enough.wait(60)

    assert run("pay(1)", toolbox) == 1
    with pytest.raises(ToolDenied):
        run("pay(100)", toolbox)
    @toolbox.tool(timeout=0.05)
    def keeps_the_loop() -> None:
        time.sleep(0.3)

    for name in ("slow", "blocking", "keeps_the_loop"):
        assert run(f"try: {name}()\nexcept TimeoutError as e: r = str(e)\nr", toolbox) == f"{name} took longer than 0.05 seconds"
    enough.set()
    assert run(GATHER.format("slow(), slow(), return_exceptions=True") + "\n1", toolbox) == 1


def test_interrupt_from_another_thread() -> None:
    async def main() -> None:
        session = Session()
        timer = threading.Timer(0.05, session.interrupt)
        timer.start()
        with pytest.raises(hognose.Interrupted):
            await asyncio.wait_for(session.feed_async("while True: pass"), 60)
        timer.join()
        assert await session.feed_async("1") == 1

    loop_of(main)


def test_wrong_arguments_are_told_at_once_or_when_awaited() -> None:
    with pytest.raises(TypeError):
        run("1", 5)
    with pytest.raises(TypeError, match="needs the input 'a'"):
        asyncio.run(Program("a", inputs=["a"]).run_async())
    with pytest.raises(hognose.ProgramSyntaxError):
        asyncio.run(Session().feed_async("x = ("))
