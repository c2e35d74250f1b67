"""The older line: sessions, and programs, sessions and snapshots as bytes."""

from __future__ import annotations

import asyncio
import dataclasses
from typing import Any

import pytest

from hognose.compat.pydantic_monty import (
    CollectString,
    FunctionSnapshot,
    FutureSnapshot,
    Monty,
    MontyComplete,
    MontyRepl,
    MontyRuntimeError,
    MontySyntaxError,
    NameLookupSnapshot,
    load_repl_snapshot,
    load_snapshot,
    run_repl_async,
)


def test_a_session_keeps_its_state() -> None:
    repl = MontyRepl(script_name="r.py")
    assert repl.feed_run("x = 1") is None
    assert repl.feed_run("x + y", inputs={"y": 4}) == 5
    assert repl.feed_run("f(x)", external_functions={"f": lambda n: n + 10}) == 11
    assert (repl.script_name, repr(repl)) == ("r.py", "MontyRepl(script_name='r.py')")


def test_a_session_survives_errors() -> None:
    repl = MontyRepl()
    with pytest.raises(MontyRuntimeError, match="ZeroDivisionError") as caught:
        repl.feed_run("x = 1\n1/0")
    assert caught.value.traceback()[0].source_line == "1/0"
    with pytest.raises(MontySyntaxError):
        repl.feed_run("1 +")
    with pytest.raises(MontyRuntimeError, match="name 'f' is not defined"):
        repl.feed_run("f(1)")
    assert repl.feed_run("x") == 1


def test_a_session_step_by_step() -> None:
    repl = MontyRepl()
    call = repl.feed_start("z = f(1)\nz")
    assert isinstance(call, FunctionSnapshot)
    for use in (lambda: repl.feed_run("1"), lambda: repl.feed_start("1"), repl.dump):
        with pytest.raises(RuntimeError, match="REPL session is currently executing another snippet"):
            use()
    assert call.resume({"return_value": 5}).output == 5
    assert repl.feed_run("z") == 5


def test_a_session_from_an_event_loop() -> None:
    async def f(x: int) -> int:
        await asyncio.sleep(0)
        return x * 2

    repl = MontyRepl()
    assert asyncio.run(repl.feed_run_async("y = await f(4)\ny", external_functions={"f": f})) == 8
    with pytest.warns(DeprecationWarning):
        assert asyncio.run(run_repl_async(repl, "await f(y)", external_functions={"f": f})) == 16
    assert repl.feed_run("y") == 8


def test_a_time_limit_is_that_of_all_feeds() -> None:
    repl = MontyRepl(limits={"max_duration_secs": 0.05})
    for _ in range(2):
        with pytest.raises(MontyRuntimeError, match="time limit exceeded"):
            repl.feed_run("while True: pass")


def test_a_limit_of_memory_is_survived() -> None:
    repl = MontyRepl(limits={"max_memory": 2_000_000})
    with pytest.raises(MontyRuntimeError, match="memory limit exceeded"):
        repl.feed_run("x = 'a' * 10_000_000")
    assert repl.feed_run("1") == 1


def test_output_of_each_feed_goes_where_that_feed_says() -> None:
    repl = MontyRepl()
    first, second = CollectString(), CollectString()
    repl.feed_run("print('a')", print_callback=first)
    repl.feed_run("print('b')", print_callback=second)
    assert (first.output, second.output) == ("a\n", "b\n")


def test_a_session_as_bytes() -> None:
    repl = MontyRepl(script_name="s.py", limits={"max_duration_secs": 5.0})
    repl.feed_run("x = [1, 2]\ndef f(n):\n    return n + len(x)")
    woken = MontyRepl.load(repl.dump())
    assert woken.feed_run("x.append(3)\nf(1)") == 4
    assert repl.feed_run("f(1)") == 3
    assert woken.script_name == "s.py"


def test_a_session_in_the_middle_as_bytes() -> None:
    repl = MontyRepl()
    repl.feed_run("x = 1")
    call = repl.feed_start("print('before')\nz = f(x)\nprint(z)\nz")
    assert isinstance(call, FunctionSnapshot)
    data = call.dump()
    printed = CollectString()
    woken, other = load_repl_snapshot(data, print_callback=printed)
    assert isinstance(woken, FunctionSnapshot)
    assert (woken.function_name, woken.args) == ("f", (1,))
    assert woken.resume({"return_value": 50}).output == 50
    assert printed.output == "50\n"
    assert other.feed_run("z") == 50
    assert call.resume({"return_value": 5}).output == 5
    with pytest.raises(ValueError, match="repl snapshot"):
        load_snapshot(data)


@dataclasses.dataclass
class Point:
    x: int


def test_a_program_as_bytes() -> None:
    program = Monty("[x, (2, 3)]", inputs=["x"], script_name="q.py")
    woken = Monty.load(program.dump())
    assert repr(woken) == repr(program)
    assert woken.run(inputs={"x": 1}) == [1, (2, 3)]
    with pytest.raises(TypeError, match="Missing required inputs"):
        woken.run()
    typed = Monty.load(Monty("p", inputs=["p"]).dump(), dataclass_registry=[Point])
    assert typed.run(inputs={"p": Point(1)}) == Point(1)


def test_each_kind_of_snapshot_as_bytes() -> None:
    call = Monty("f(1, k=2)", script_name="a.py").start()
    assert isinstance(call, FunctionSnapshot)
    for woken in (load_snapshot(call.dump()), FunctionSnapshot.load(call.dump())):
        assert isinstance(woken, FunctionSnapshot)
        assert (woken.function_name, woken.args, woken.kwargs, woken.call_id) == ("f", (1,), {"k": 2}, call.call_id)
        assert woken.script_name == "a.py"
        assert woken.position == call.position
        assert woken.resume({"return_value": 7}).output == 7
    name = Monty("q").start()
    assert isinstance(name, NameLookupSnapshot)
    found = load_snapshot(name.dump())
    assert isinstance(found, NameLookupSnapshot)
    assert found.resume(value=1).output == 1
    later = Monty("await f()").start()
    assert isinstance(later, FunctionSnapshot)
    later = later.resume({"future": ...})
    assert isinstance(later, FutureSnapshot)
    again = load_snapshot(later.dump())
    assert isinstance(again, FutureSnapshot)
    assert again.pending_call_ids == later.pending_call_ids
    assert again.resume({again.pending_call_ids[0]: {"return_value": 3}}).output == 3


def test_a_snapshot_that_was_woken_can_be_saved_again() -> None:
    step: Any = Monty("sum([f(n) for n in range(5)])").start()
    while not isinstance(step, MontyComplete):
        step = load_snapshot(step.dump()).resume({"return_value": step.args[0]})
    assert step.output == 10


def test_a_limit_of_questions_is_not_refilled_by_waking_up() -> None:
    step: Any = Monty("for i in range(9): f()").start(limits={"max_suspensions": 3})
    with pytest.raises(MontyRuntimeError, match="suspension limit 3 exceeded"):
        for _ in range(9):
            step = load_snapshot(step.dump()).resume({"return_value": 1})


@pytest.mark.parametrize("load", [Monty.load, MontyRepl.load, load_snapshot, load_repl_snapshot, FunctionSnapshot.load])
def test_bytes_that_are_no_dump(load: Any) -> None:
    saved = Monty("f()").start().dump()
    programs = Monty("1").dump()
    repls = MontyRepl().dump()
    for data in (b"", b"xx", b"x" * 100, saved[:20], saved[:-5], programs[:20], programs[:-2], repls[:30]):
        with pytest.raises(ValueError):
            load(data)
    with pytest.raises(TypeError, match="'str' object is not an instance of 'bytes'"):
        load("x")


def test_bytes_that_were_changed_are_refused_or_harmless() -> None:
    saved = bytearray(Monty("f(1)").start().dump())
    for at in range(0, len(saved), 7):
        changed = bytearray(saved)
        changed[at] ^= 0x55
        try:
            step = load_snapshot(bytes(changed))
            step.resume(return_value=1)
        except (ValueError, TypeError, RuntimeError, MontyRuntimeError, MontySyntaxError):
            pass


def test_dumps_of_one_kind_are_not_of_another() -> None:
    program, repl = Monty("1").dump(), MontyRepl().dump()
    for load, data in ((Monty.load, repl), (MontyRepl.load, program), (load_snapshot, program), (load_snapshot, repl)):
        with pytest.raises(ValueError, match="this dump is a"):
            load(data)
