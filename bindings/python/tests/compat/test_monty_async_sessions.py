"""The newer line from an event loop: pools, sessions, snapshots to await, and functions that run beside each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from hognose.compat.pydantic_monty import (
    AsyncFunctionSnapshot,
    AsyncFutureSnapshot,
    AsyncMonty,
    AsyncMontySession,
    AsyncMontyWebsocket,
    AsyncNameLookupSnapshot,
    CollectString,
    ExternalModule,
    MontyComplete,
    MontyConversionError,
    MontyRuntimeError,
    MontySyntaxError,
)


@asynccontextmanager
async def opened(**options: Any) -> AsyncIterator[AsyncMontySession]:
    async with AsyncMonty(max_processes=2) as pool, pool.checkout(**options) as session:
        yield session


def with_session(test: Callable[[AsyncMontySession], Awaitable[None]], **options: Any) -> None:
    async def main() -> None:
        async with opened(**options) as session:
            await test(session)

    asyncio.run(main())


async def double(x: int) -> int:
    await asyncio.sleep(0.01)
    return x * 2


async def boom() -> None:
    raise ValueError("ab")


def test_a_session_keeps_its_state() -> None:
    async def test(session: AsyncMontySession) -> None:
        printed = CollectString()
        assert await session.feed_run("x = 1\nprint('a')", print_callback=printed) is None
        assert await session.feed_run("x + y + k", inputs={"y": 2}, external_lookup={"k": 3}) == 6
        assert printed.output == "a\n"
        with pytest.raises(MontyRuntimeError, match="ZeroDivisionError"):
            await session.feed_run("1/0")
        with pytest.raises(MontySyntaxError):
            await session.feed_run("(")
        with pytest.raises(MontyConversionError):
            await session.feed_run("q", inputs={"q": object()})
        assert (session.worker_pid, session.session_id) == (None, None)

    with_session(test)


def test_coroutines_run_beside_each_other() -> None:
    async def test(session: AsyncMontySession) -> None:
        begun: list[int] = []
        all_begun = asyncio.Event()

        async def together(n: int) -> int:
            begun.append(n)
            if len(begun) == 20:
                all_begun.set()
            await all_begun.wait()
            return await double(n)

        code = "await asyncio.gather(*[f(n) for n in range(20)])"
        assert await session.feed_run(code, external_lookup={"f": together}) == [n * 2 for n in range(20)]
        assert await session.feed_run("f(1) + 1", external_lookup={"f": lambda x: x}) == 2
        with pytest.raises(MontyRuntimeError, match="ValueError: ab"):
            await session.feed_run("await f()", external_lookup={"f": boom})
        code = "try:\n    await f()\nexcept ValueError as e:\n    r = str(e)\nr"
        assert await session.feed_run(code, external_lookup={"f": boom}) == "ab"

    with_session(test)


def test_a_result_that_cannot_cross_is_an_error_of_its_call() -> None:
    async def odd(x: int) -> Any:
        await asyncio.sleep(0)
        return object() if x == 1 else x

    async def test(session: AsyncMontySession) -> None:
        code = "r = await asyncio.gather(*[f(n) for n in range(3)], return_exceptions=True)\n[type(x).__name__ for x in r]"
        assert await session.feed_run(code, external_lookup={"f": odd}) == ["int", "TypeError", "int"]

    with_session(test)


def test_steps_answered_by_hand() -> None:
    async def test(session: AsyncMontySession) -> None:
        step: Any = await session.feed_start("a = await f(1, k=2)\na + z")
        assert isinstance(step, AsyncFunctionSnapshot)
        assert (step.function_name, step.args, step.kwargs, step.is_os_function) == ("f", (1,), {"k": 2}, False)
        assert repr(step) == 'AsyncFunctionSnapshot(function_name="f", is_os_function=false)'
        with pytest.raises(TypeError, match="ExternalResult must be a dict"):
            await step.resume({})
        with pytest.raises(RuntimeError, match="only valid for OS function snapshots"):
            await step.resume_not_handled()
        with pytest.raises(RuntimeError, match="feed called while a suspension"):
            await session.feed_run("1")
        later = await step.resume({"future": ...})
        assert isinstance(later, AsyncFutureSnapshot)
        with pytest.raises(RuntimeError, match="No pending async tasks"):
            await later.resume_auto()
        with pytest.raises(RuntimeError, match="snapshot has already been resumed"):
            await step.resume({"return_value": 1})
        name = await later.resume({step.call_id: {"return_value": 5}})
        assert isinstance(name, AsyncNameLookupSnapshot)
        assert name.variable_name == "z"
        done = await name.resume(value=6)
        assert isinstance(done, MontyComplete)
        assert done.output == 11
        with pytest.raises(MontyRuntimeError, match="name 'nope' is not defined"):
            await (await session.feed_start("nope")).resume()

    with_session(test)


def test_resume_auto_waits_for_coroutines() -> None:
    async def test(session: AsyncMontySession) -> None:
        step: Any = await session.feed_start("await asyncio.gather(f(1), f(k))", external_lookup={"f": double, "k": 2})
        seen = []
        while not isinstance(step, MontyComplete):
            seen.append(type(step))
            step = await step.resume_auto()
        assert step.output == [2, 4]
        assert seen.count(AsyncFunctionSnapshot) == 2
        assert AsyncFutureSnapshot in seen

    with_session(test)


def test_snapshots_as_bytes() -> None:
    async def test(session: AsyncMontySession) -> None:
        await session.feed_run("x = 5")
        idle = await session.dump()
        step = await session.feed_start("x + f(1)")
        assert isinstance(step, AsyncFunctionSnapshot)
        data = step.dump()
        async with opened() as other:
            await other.load_session(idle)
            assert await other.feed_run("x") == 5
        async with opened() as other:
            woken = await other.load_snapshot(data)
            assert isinstance(woken, AsyncFunctionSnapshot)
            assert (await woken.resume({"return_value": 2})).output == 7

    with_session(test)


def test_others_run_while_a_guest_computes() -> None:
    async def test(session: AsyncMontySession) -> None:
        turns = 0

        async def other() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        task = asyncio.ensure_future(other())
        await session.feed_run("for i in range(5_000_000): pass")
        task.cancel()
        assert turns >= 3

    with_session(test)


def test_cancelling_a_feed_cancels_its_functions_and_leaves_the_session_usable() -> None:
    async def test(session: AsyncMontySession) -> None:
        ended = []

        async def slow() -> None:
            try:
                await asyncio.sleep(10)
            finally:
                ended.append(True)

        for code in ("await slow()", "while True: pass"):
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(session.feed_run(code, external_lookup={"slow": slow}), 0.03)
            await asyncio.sleep(0)
            assert await session.feed_run("1") == 1
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(session.feed_start("while True: pass"), 0.03)
        assert await session.feed_run("1") == 1
        assert ended == [True]

    with_session(test)


def test_what_nobody_waits_for_any_more_ends_with_the_feed() -> None:
    async def test(session: AsyncMontySession) -> None:
        ended = []

        async def slow() -> None:
            try:
                await asyncio.sleep(10)
            finally:
                ended.append(True)

        code = "try:\n    await asyncio.wait_for(slow(), 0.02)\nexcept TimeoutError:\n    r = 'late'\nr"
        assert await session.feed_run(code, external_lookup={"slow": slow}) == "late"
        await asyncio.sleep(0)
        assert ended == [True]
        assert await session.feed_run("1") == 1

    with_session(test)


def test_limits_reach_into_slices() -> None:
    async def test(session: AsyncMontySession) -> None:
        for feed in (session.feed_run, session.feed_start):
            with pytest.raises(MontyRuntimeError, match="feed time limit exceeded"):
                await feed("while True: pass")
        assert await session.feed_run("1") == 1

    with_session(test, limits={"max_feed_duration_secs": 0.1})


def test_modules_from_factories_that_are_awaited() -> None:
    async def make() -> ExternalModule:
        return ExternalModule({"f": double, "k": 1})

    async def test(session: AsyncMontySession) -> None:
        assert await session.feed_run("import m\nawait m.f(m.k)") == 2

    with_session(test, external_modules={"m": make})


def test_packages_cannot_be_installed() -> None:
    async def test(session: AsyncMontySession) -> None:
        await session.install_dependencies([])
        with pytest.raises(MontyRuntimeError):
            await session.install_dependencies(["x"])

    with_session(test)


def test_there_are_no_remote_workers() -> None:
    async def main() -> None:
        pool = AsyncMontyWebsocket("ws://127.0.0.1:1", request_timeout=None)
        with pytest.raises(NotImplementedError, match="no remote workers"):
            async with pool:
                pass
        with pytest.raises(NotImplementedError, match="no remote workers"):
            pool.checkout()

    asyncio.run(main())


def test_two_loops_one_after_the_other() -> None:
    pool = AsyncMonty()
    session = None

    async def first() -> None:
        nonlocal session
        await pool.__aenter__()
        session = await pool.checkout().__aenter__()
        await session.feed_run("x = 1")

    async def second() -> Any:
        assert session is not None
        return await session.feed_run("await f(x)", external_lookup={"f": double})

    asyncio.run(first())
    assert asyncio.run(second()) == 2
