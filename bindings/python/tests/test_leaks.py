"""Memory that stays flat: runs, calls of tools, errors, event loops, sessions, dumps and steps, over and over.

Each loop is warmed up first, so that caches and the allocator have what they keep. Then the resident memory of the process after the
rest of the loop may be `TOLERANCE` above what it was. 100,000 turns that leak 50 bytes each would be 5 MB; one object of Python is no
smaller than 16.
"""

import asyncio
import dataclasses
import gc
import os
import sys
import weakref
from collections.abc import Callable
from typing import Any

import pytest

import hognose
from hognose import Limits, Program, Session

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="resident memory is read from /proc")

TOLERANCE = 4 << 20
"""Bytes: what fragments may take."""


def resident() -> int:
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def check_flat(turn: Callable[[], object], turns: int) -> None:
    for _ in range(turns // 5):
        turn()
    before = resident()
    for _ in range(turns):
        turn()
    grown = resident() - before
    assert grown < TOLERANCE, f"{grown} bytes more after {turns} turns: {grown / turns:.1f} each"


@dataclasses.dataclass
class Point:
    x: int
    y: Any


def test_runs() -> None:
    program = Program("a + 1", inputs=["a"])
    check_flat(lambda: program.run({"a": 1}), 100_000)


def test_values() -> None:
    program = Program("v", inputs=["v"])
    value = {"k": [1, 2.5, "text", b"bytes", None, (2**100,), {1}], "p": Point(1, "y")}
    check_flat(lambda: program.run({"v": value}), 15_000)


def test_calls_of_tools() -> None:
    program = Program("f(1, k='x') + f(2)")
    tools = {"f": lambda value, k=None: value}
    check_flat(lambda: program.run(tools=tools), 25_000)


def test_programs_that_are_compiled() -> None:
    number = 0

    def turn() -> None:
        nonlocal number
        number += 1
        Program(f"def f_{number}(x): return x + {number}\nf_{number}(1)").run()

    check_flat(turn, 8_000)


def test_errors() -> None:
    program = Program("try: f()\nexcept KeyError: pass\nf()")

    def f() -> None:
        raise ValueError("x")

    def turn() -> None:
        try:
            program.run(tools={"f": f})
        except hognose.ToolFailed:
            pass

    check_flat(turn, 10_000)


def test_limits_and_conversions_that_fail() -> None:
    looping, same = Program("while True: pass"), Program("v", inputs=["v"])
    limits = Limits(fuel=500)

    def turn() -> None:
        try:
            looping.run(limits=limits)
        except hognose.LimitReached:
            pass
        try:
            same.run({"v": [1, {"k": object()}]})
        except hognose.ConversionError:
            pass
        try:
            Program("x = (")
        except hognose.ProgramSyntaxError:
            pass

    check_flat(turn, 10_000)


def test_feeds_of_a_program() -> None:
    session = Session(tools={"f": lambda value: value}, limits=Limits.unlimited())
    program = Program("x = [f(1)] * 10\nprint(x)")
    check_flat(lambda: session.feed(program) or session.take_stdout(), 20_000)


def test_feeds_of_texts() -> None:
    session = Session(limits=Limits.unlimited())
    check_flat(lambda: session.feed("x = [1] * 10\nprint(x)") or session.take_stdout(), 10_000)


def test_feeds_with_names_of_their_own() -> None:
    session = Session(limits=Limits.unlimited())
    number = 0

    def turn() -> None:
        nonlocal number
        number += 1
        text = f"def f_{number}(x_{number}, y='{number}'): return [lambda: y_{number} for y_{number} in y]\n"
        session.feed(f"{text}g = f_{number}({number})\ndel f_{number}")

    check_flat(turn, 10_000)


def test_a_session_is_fed_as_often_as_one_likes() -> None:
    # What programs of before have left is nobody's, and does not count.
    session = Session(limits=Limits(memory="2MB"))
    for number in range(5_000):
        session.feed(f"x_{number} = {number}\nfor i_{number} in [1, 2]: y = 'text {number}'\ndel x_{number}, i_{number}")
    assert session.feed("y") == "text 4999"


def test_functions_of_earlier_feeds_stay() -> None:
    session = Session(limits=Limits(memory="4MB"))
    session.feed("def first(a, b='default'): return a, b\ntry: {}['key']\nexcept KeyError as e: error = e")
    for number in range(2_000):
        session.feed(f"def other_{number % 10}(c): return 'text {number}', c\ngarbage = ['x'] * 1000")
    assert session.feed("first(1), other_3(2)") == ((1, "default"), ("text 1993", 2))
    with pytest.raises(hognose.GuestError) as caught:
        session.feed("raise error")
    assert "except KeyError" not in str(caught.value) and "try: {}['key']" in caught.value.traceback


def test_dumps() -> None:
    def turn() -> None:
        session = Session()
        session.feed("x = [1, 2, 3]")
        other = Session.load(session.dump())
        other.fork().feed("x")

    check_flat(turn, 2_000)


def test_steps() -> None:
    program = Program("f(1) + f(2)")

    def turn() -> None:
        step: Any = program.start(tools={"f": abs})
        step = hognose.load(step.dump(), tools={"f": abs})
        assert step.resume(1).resume(2).value == 3
        # One that is given up in the middle.
        program.start(tools={"f": abs})

    check_flat(turn, 2_000)


def test_event_loops() -> None:
    program = Program("a = f(1)\nb = g(2)\na + b")

    async def f(value: int) -> int:
        return value

    async def g(value: int) -> int:
        await asyncio.sleep(0)
        return value

    async def main(n: int) -> None:
        for _ in range(n):
            await program.run_async(tools={"f": f, "g": g})

    check_flat(lambda: asyncio.run(main(100)), 60)


def test_gathers_and_cancellations() -> None:
    program = Program("import asyncio\nawait asyncio.gather(*[f(i) for i in range(5)])")

    async def f(value: int) -> int:
        await asyncio.sleep(0)
        return value

    async def turn() -> None:
        await program.run_async(tools={"f": f})
        task = asyncio.ensure_future(program.run_async(tools={"f": f}))
        await asyncio.sleep(0)
        task.cancel()
        try:
            await task
        except asyncio.CancelledError:
            pass

    async def main() -> None:
        for _ in range(50):
            await turn()

    check_flat(lambda: asyncio.run(main()), 20)


def test_what_a_program_was_given_is_let_go() -> None:
    class Tool:
        def __call__(self) -> int:
            return 1

    tool = Tool()
    reference = weakref.ref(tool)
    Program("f()").run(tools={"f": tool})
    step = Program("f()").start(tools={"f": tool})
    del tool, step
    gc.collect()
    assert reference() is None


def test_a_tool_that_refers_to_its_session_is_collected() -> None:
    class Owner:
        """Holds a session, whose tool is a method of it."""

        def __init__(self, make: Callable[["Owner"], Session]) -> None:
            self.session = make(self)

        def fetch(self) -> int:
            return 1

    def in_a_toolbox(owner: Owner) -> Session:
        toolbox = hognose.Toolbox()
        toolbox.add(owner.fetch)
        return Session(tools=toolbox)

    def in_a_program(owner: Owner) -> Session:
        toolbox = hognose.Toolbox()
        toolbox.add(owner.fetch)
        owner.program = Program("fetch()", tools=toolbox)  # type: ignore[attr-defined]
        return Session(tools=toolbox)

    for make in (in_a_toolbox, in_a_program, lambda owner: Session(tools={"fetch": owner.fetch})):
        owner = Owner(make)
        assert owner.session.feed("fetch()") == 1
        seen = weakref.ref(owner), weakref.ref(owner.session)
        del owner
        gc.collect()
        assert [reference() for reference in seen] == [None, None]
