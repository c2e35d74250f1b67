"""Steps: what a program that was started asks for, one thing at a time, and how it goes on: `resume`, `defer`, names, capabilities, slices.

Every program of `PROGRAMS` is also run with a dump and a load at each of its steps, and with a fork there. Damaged dumps are in
`test_damaged.py`.
"""

from collections.abc import Callable
from typing import Any

import pytest

import hognose
from hognose import (
    Complete,
    ConversionError,
    FunctionCall,
    Futures,
    GuestError,
    Interrupted,
    Limits,
    NameLookup,
    Program,
    Running,
    Session,
    SessionBusy,
    SnapshotError,
    StepUsed,
    Toolbox,
    ToolFailed,
)


def double(value: Any) -> Any:
    return value * 2


def fails(text: str) -> None:
    raise ValueError(text)


TOOLS: dict[str, Callable[..., Any]] = {"double": double, "fails": fails}


def start(source: str, **options: Any) -> Any:
    return Program(source).start(options.pop("inputs", None), options.pop("tools", TOOLS), **options)


def test_a_program_without_calls_is_complete() -> None:
    step = start("print('a')\n1 + 1")
    assert type(step) is Complete
    assert (step.value, step.stdout, step.calls) == (2, "a\n", [])
    assert step.usage.fuel > 0 and step.session.feed("3") == 3
    assert repr(step) == "<Complete 2>"


def test_a_call_has_its_arguments_and_place() -> None:
    step = Program("x = 1\ny = double([x], key={'a': (1,)})", name="a.py").start(tools=TOOLS)
    assert type(step) is FunctionCall
    assert (step.name, step.args, step.kwargs) == ("double", ([1],), {"key": {"a": (1,)}})
    assert (step.id, step.file, step.line, step.overlaps, step.capability) == (1, "a.py", 2, False, None)
    assert repr(step) == "<FunctionCall double([1], key={'a': (1,)}) at a.py:2>"
    assert step.session.running


def test_resume_with_a_value_or_an_error() -> None:
    assert start("double(1)").resume(5).value == 5
    assert start("double(1)").resume().value is None
    assert start("try: double(1)\nexcept ValueError as e: r = str(e)\nr").resume(error=ValueError("x")).value == "x"
    cause = ValueError("x")
    with pytest.raises(ToolFailed) as caught:
        start("double(1)").resume(error=cause)
    assert caught.value.__cause__ is cause and caught.value.tool == "double"


def test_a_step_is_used_once() -> None:
    first = start("double(double(1))")
    second = first.resume(2)
    for use in (lambda: first.resume(3), first.defer, first.dump, lambda: first.resume(error=ValueError())):
        with pytest.raises(StepUsed):
            use()
    # What it was stays readable.
    assert first.args == (1,) and second.args == (2,)
    assert second.resume(4).value == 4


def test_a_value_that_cannot_cross_leaves_the_step_as_it_was() -> None:
    step = start("double(1)")
    with pytest.raises(ConversionError, match=r"the result of double\(\)"):
        step.resume(object())
    with pytest.raises(TypeError, match="error is an exception, not str"):
        step.resume(error="text")
    with pytest.raises(TypeError, match="error is an exception, not type"):
        step.resume(error=ValueError)
    assert step.resume(3).value == 3


def test_a_value_and_an_error_at_once_are_refused() -> None:
    step = start("double(1)")
    with pytest.raises(TypeError):
        step.resume(1, error=ValueError("x"))
    assert step.resume(3).value == 3


def test_a_cancelled_step() -> None:
    session = Session(tools=TOOLS)
    session.feed("x = 1")
    step = session.start("x = double(1)")
    assert isinstance(step, FunctionCall)
    with pytest.raises(SessionBusy):
        session.feed("x")
    with pytest.raises(SessionBusy):
        session.start("x")
    session.cancel()
    with pytest.raises(StepUsed):
        step.resume(1)
    assert session.step is None and not session.running and session.feed("x") == 1


def test_the_step_of_a_session() -> None:
    session = Session(tools=TOOLS)
    assert session.step is None
    session.start("double(1) + double(2)")
    step: Any = session.step
    assert step.args == (1,)
    step = step.resume(10)
    again: Any = session.step
    assert again.args == step.args == (2,)
    assert again.resume(20).value == 30


def test_a_guest_error_ends_the_program() -> None:
    step = start("double(1)\n1/0")
    with pytest.raises(GuestError, match="ZeroDivisionError"):
        step.resume()
    assert not step.session.running and step.session.feed("1") == 1


def deferred(source: str, n: int, **options: Any) -> tuple[Futures, list[int]]:
    step, numbers = start(source, **options), []
    for _ in range(n):
        assert isinstance(step, FunctionCall)
        numbers.append(step.id)
        step = step.defer()
    assert isinstance(step, Futures)
    return step, numbers


GATHER = "import asyncio\nawait asyncio.gather(*[double(i) for i in range(3)])"


def test_deferred_calls_are_answered_in_any_order() -> None:
    step: Any
    step, (a, b, c) = deferred(GATHER, 3)
    assert step.pending == [a, b, c] and step.timer is None and step.cancelled == []
    assert [(call.name, call.args) for call in step.calls] == [("double", (0,)), ("double", (1,)), ("double", (2,))]
    step = step.resume({c: "c"})
    assert step.pending == [a, b]
    step = step.resume()
    assert step.pending == [a, b]
    step = step.resume({b: "b", a: "a"})
    assert step.value == ["a", "b", "c"]


def test_deferred_calls_that_fail() -> None:
    step: Any
    step, (a, b, _) = deferred(GATHER, 3)
    with pytest.raises(ToolFailed, match="ValueError: b"):
        step.resume({a: 1}, errors={b: ValueError("b")})
    assert not step.session.running


def test_an_ordinary_call_can_be_deferred() -> None:
    step: Any
    step, (a,) = deferred("x = double(1)\nx + 1", 1)
    assert step.resume({a: 5}).value == 6


def test_answers_that_do_not_fit_leave_the_step_as_it_was() -> None:
    step: Any
    step, (a, b, c) = deferred(GATHER, 3)
    with pytest.raises(KeyError, match="call 99 is not pending; pending calls are 1, 2, 3"):
        step.resume({a: 1, 99: 1})
    for wrong in ({"a": 1}, [1], 5):
        with pytest.raises(TypeError, match="values is a dict with the numbers of calls as its keys"):
            step.resume(wrong)
    with pytest.raises(ConversionError):
        step.resume({a: 1, b: object()})
    with pytest.raises(TypeError, match="exception"):
        step.resume({a: 1}, errors={b: "text"})
    assert step.session.step.pending == [a, b, c]
    assert step.resume({a: 1, b: 2, c: 3}).value == [1, 2, 3]


def test_one_call_with_a_value_and_an_error_is_refused() -> None:
    step: Any
    step, (a, b, c) = deferred(GATHER, 3)
    with pytest.raises((TypeError, ValueError, KeyError)):
        step.resume({a: 1}, errors={a: ValueError()})
    assert step.resume({a: 1, b: 2, c: 3}).value == [1, 2, 3]


def test_calls_of_futures_are_for_reading() -> None:
    step, _ = deferred(GATHER, 3)
    with pytest.raises(StepUsed):
        step.calls[0].resume(1)


def test_a_call_that_nobody_waits_for_any_more_is_told() -> None:
    source = """
import asyncio
async def main():
    task = asyncio.ensure_future(double(1))
    await double(2)
    task.cancel()
    return await double(3)
await main()
"""
    step: Any = start(source)
    numbers = {}
    while isinstance(step, FunctionCall):
        numbers[step.args[0]] = step.id
        step = step.defer()
    assert sorted(step.pending) == sorted([numbers[1], numbers[2]])
    step = step.resume({numbers[2]: None})
    assert isinstance(step, FunctionCall) and step.args == (3,)
    step = step.defer()
    assert step.cancelled == [numbers[1]]
    assert step.resume({step.pending[0]: 9}).value == 9


def test_timers() -> None:
    step: Any = start("import asyncio\nawait asyncio.sleep(1000)\n7")
    assert isinstance(step, Futures) and step.pending == [] and 999 < step.timer <= 1000
    # Nothing is due: the same again.
    step = step.resume()
    assert isinstance(step, Futures)
    step.session.advance(600)
    step = step.session.step
    assert step.timer <= 400
    step.session.advance(500)
    assert step.resume().value == 7


def test_a_time_out_of_the_guest() -> None:
    source = "import asyncio\ntry: await asyncio.wait_for(double(1), 50)\nexcept TimeoutError: r = 'late'\nr"
    step: Any = start(source)
    step = step.defer()
    assert step.pending == [1] and step.timer is not None
    step.session.advance(60)
    assert step.resume().value == "late"


@pytest.mark.parametrize("seconds", [-1, float("nan"), float("inf")])
def test_a_time_that_is_none(seconds: float) -> None:
    with pytest.raises(ValueError, match="seconds"):
        Session().advance(seconds)


def test_names_that_nobody_has_defined() -> None:
    step: Any = start("a + b", names=True)
    assert isinstance(step, NameLookup) and step.name == "a" and repr(step) == "<NameLookup a>"
    step = step.resume(1)
    assert isinstance(step, NameLookup) and step.name == "b"
    assert step.resume(2).value == 3


def test_a_name_that_stays_unknown() -> None:
    with pytest.raises(GuestError) as caught:
        start("nope", names=True).resume()
    assert caught.value.message == "name 'nope' is not defined"
    assert start("try: nope\nexcept NameError: r = 1\nr", names=True).resume().value == 1


def test_none_is_a_value_of_a_name() -> None:
    assert start("[a]", names=True).resume(None).value == [None]


def test_a_function_as_a_name_is_a_tool() -> None:
    step: Any = start("f = unknown\nf(1)", names=True)
    step = step.resume(abs)
    assert isinstance(step, FunctionCall) and (step.name, step.args) == ("unknown", (1,))
    assert step.resume(5).value == 5


def test_a_name_that_is_called_is_a_call() -> None:
    step: Any = start("unknown(1) + double(2)", names=True)
    assert isinstance(step, FunctionCall) and (step.name, step.args) == ("unknown", (1,))
    step = step.resume(1)
    assert step.name == "double" and step.resume(2).value == 3


def test_without_names_they_are_errors() -> None:
    with pytest.raises(GuestError, match="name 'unknown' is not defined"):
        start("unknown(1)")


@pytest.mark.parametrize(
    "capability, source, name, args, answer, value",
    [
        ("clock", "import time\ntime.time()", "clock.time", (), 1.5, 1.5),
        ("timer", "import time\ntime.sleep(2)", "timer.sleep", (2.0,), None, None),
        ("entropy", "import os\nos.urandom(4)", "entropy.bytes", (4,), b"abcd", b"abcd"),
        ("environment", "import os\nos.getenv('HOME')", "environment.get", ("HOME",), "/here", "/here"),
    ],
)
def test_capabilities_of_the_host(capability: str, source: str, name: str, args: Any, answer: Any, value: Any) -> None:
    step = start(source, host=[capability])
    assert isinstance(step, FunctionCall)
    assert (step.name, step.args, step.capability) == (name, args, capability)
    done: Any = step.resume(answer)
    assert done.value == value


def test_files_are_not_there_yet() -> None:
    with pytest.raises(ValueError, match="no files in this release"):
        start("open('a.txt').read()", host=["files"])


def test_a_capability_that_was_not_asked_for() -> None:
    with pytest.raises(GuestError, match="PermissionError"):
        start("import os\nos.environ['HOME']")
    # Whoever asks with a default has an answer.
    assert start("import os\nos.getenv('HOME', 'none')").value == "none"
    with pytest.raises(ValueError, match="clock, timer, entropy, environment, files"):
        start("1", host=["nope"])


def test_slices() -> None:
    step, n = start("x = 0\nfor i in range(10_000): x += i\nx", slice=1000), 0
    while isinstance(step, Running):
        assert repr(step) == "<Running>"
        step, n = step.resume(), n + 1
    assert step.value == sum(range(10_000)) and n >= 10


def test_slices_around_calls() -> None:
    source = "n = 0\nfor i in range(1000): n += i\na = double(n)\nfor i in range(1000): a += i\na"
    step, calls = start(source, slice=500), 0
    while not isinstance(step, Complete):
        calls += isinstance(step, FunctionCall)
        step = step.resume(0) if isinstance(step, FunctionCall) else step.resume()
    assert (step.value, calls) == (sum(range(1000)), 1)


@pytest.mark.parametrize("slice", [0, -1, 2**64, 1.5])
def test_a_slice_that_makes_no_sense(slice: Any) -> None:
    with pytest.raises((ValueError, TypeError, OverflowError)):
        start("1", slice=slice)


def test_interrupting_between_slices() -> None:
    step: Any = start("while True: pass", slice=1000)
    step.session.interrupt()
    with pytest.raises(Interrupted):
        step.resume()


toolbox = Toolbox()


@toolbox.tool(overlap=True)
def fetch(number: int) -> int:
    return number * 10


PROGRAMS: dict[str, tuple[str, Any]] = {
    "arithmetic": ("1 + 1", 2),
    "one call": ("double(1)", 2),
    "a loop": ("n = 0\nfor i in range(4): n += double(i)\nn", 12),
    "in a function": ("def f(x):\n    y = double(x)\n    return y + double(y)\nf(1)", 6),
    "nested": ("double(double(double(1)))", 8),
    "caught": ("r = []\nfor i in range(3):\n    try: fails(str(i))\n    except ValueError as e: r.append(str(e))\nr", ["0", "1", "2"]),
    "finally": ("r = []\ntry:\n    try: fails('x')\n    finally: r.append(double(1))\nexcept ValueError: r.append(double(2))\nr", [2, 4]),
    "a generator": ("def g():\n    for i in range(3): yield double(i)\nlist(g())", [0, 2, 4]),
    "a comprehension": ("{i: double(i) for i in range(3)}", {0: 0, 1: 2, 2: 4}),
    "a class": ("class A:\n    def __init__(self): self.v = double(1)\n    def __add__(self, o): return double(self.v + o.v)\nA() + A()", 8),
    "a sort": ("sorted([3, 1, 2], key=lambda v: -double(v))", [3, 2, 1]),
    "a with": ("class C:\n    def __enter__(self): return double(1)\n    def __exit__(self, *a): double(2)\nwith C() as c: r = c + double(3)\nr", 8),
    "gather": ("import asyncio\nawait asyncio.gather(*[double(i) for i in range(4)])", [0, 2, 4, 6]),
    "tasks": ("import asyncio\nasync def f(i):\n    a = await double(i)\n    return a + await double(a)\nawait asyncio.gather(*[f(i) for i in range(3)])", [0, 6, 12]),
    "overlap": ("v = [fetch(i) for i in range(4)]\nsum(v)", 60),
    "printed": ("print('a', double(1))\nprint('b', double(2))", None),
    "values": ("a = {'k': [1.5, (2, None), b'x', {3}]}\nb = double(2)\na, b", ({"k": [1.5, (2, None), b"x", {3}]}, 4)),
    "recursion": ("def f(n): return 0 if n == 0 else double(n) + f(n - 1)\nf(5)", 30),
}


def tools_of(name: str) -> Any:
    return toolbox if name == "overlap" else TOOLS


def answer(step: Any) -> Any:
    """One step further, with what the tools give."""
    if isinstance(step, FunctionCall):
        if step.overlaps:
            return step.defer()
        try:
            value = {**TOOLS, "fetch": fetch}[step.name](*step.args)
        except ValueError as error:
            return step.resume(error=error)
        return step.resume(value)
    if isinstance(step, Futures):
        first = step.calls[-1]
        return step.resume({first.id: {**TOOLS, "fetch": fetch}[first.name](*first.args)})
    return step.resume()


def answer_late(step: Any) -> Any:
    """As `answer`, with every call deferred."""
    if isinstance(step, FunctionCall) and step.name != "fails":
        return step.defer()
    return answer(step)


@pytest.mark.parametrize("slice", [None, 50], ids=["whole", "sliced"])
@pytest.mark.parametrize("further", [answer, answer_late], ids=["resumed", "deferred"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_dump_and_a_load_at_every_step(name: str, further: Callable[[Any], Any], slice: int | None) -> None:
    source, value = PROGRAMS[name]
    tools = tools_of(name)
    step: Any = Program(source).start(tools=tools, slice=slice)
    steps = 0
    while not isinstance(step, Complete):
        data = step.dump()
        loaded: Any = hognose.load(data, tools=tools)
        if not isinstance(step, Running):
            # A slice that was saved goes on when it is loaded.
            assert type(loaded) is type(step)
            assert repr(loaded) == repr(step)
        # The one that was dumped is as good as its copy.
        if steps % 2:
            loaded = step
        step = loaded if isinstance(loaded, Complete) else further(loaded)
        steps += 1
        assert steps < 1000
    assert step.value == value
    if name == "printed":
        assert step.stdout == "a 2\nb 4\n"


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_fork_at_every_step(name: str) -> None:
    source, value = PROGRAMS[name]
    session = Session(tools=tools_of(name))
    step: Any = session.start(source)
    forks = []
    while not isinstance(step, Complete):
        forks.append(step.session.fork())
        step = answer(step)
    assert step.value == value
    for fork in forks:
        step = fork.step
        while not isinstance(step, Complete):
            step = answer(step)
        assert step.value == value
    assert session.feed("1") == 1


def test_a_step_can_be_loaded_many_times() -> None:
    data = start("x = [1]\nx.append(double(1))\nx").dump()
    assert [hognose.load(data, tools=TOOLS).resume(n).value for n in range(5)] == [[1, n] for n in range(5)]  # type: ignore[union-attr, call-arg]


def test_a_dump_holds_no_tools_and_needs_none() -> None:
    step: Any = hognose.load(start("double(1) + double(2)").dump())
    assert step.resume(1).resume(2).value == 3


def test_a_load_with_other_limits() -> None:
    data = start("double(1)\nwhile True: pass").dump()
    step: Any = hognose.load(data, limits=Limits(fuel=10_000))
    with pytest.raises(hognose.LimitReached):
        step.resume(1)


def test_names_and_host_survive_a_dump() -> None:
    step: Any = start("double(1)\nimport time\ntime.time() + a", names=True, host=["clock"])
    step = hognose.load(step.dump(), tools=TOOLS).resume()  # type: ignore[call-arg, union-attr]
    while not isinstance(step, Complete):
        kind = type(step)
        step = hognose.load(step.dump(), tools=TOOLS)
        assert type(step) is kind
        step = step.resume(5.0)
    assert step.value == 10.0


def test_what_is_no_step() -> None:
    with pytest.raises(SnapshotError, match=r"Session.load\(\) wakes it up"):
        hognose.load(Session().dump())
    with pytest.raises(SnapshotError):
        hognose.load(Program("1").dump())
    with pytest.raises(TypeError):
        hognose.load("text")  # type: ignore[arg-type]


def test_records_of_calls() -> None:
    step: Any = start("double(1)\ntry: fails('x')\nexcept ValueError: pass\ndouble(2)")
    step = answer(answer(step))
    records = step.session.calls
    assert [(call.name, call.id, call.line, call.outcome) for call in records] == [
        ("double", 1, 1, "value"),
        ("fails", 2, 2, "error"),
        ("double", 3, 4, "pending"),
    ]
    assert records[2].duration is None and records[0].duration >= 0
    done = answer(step)
    assert [call.outcome for call in done.calls] == ["value", "error", "value"]
    assert all(call.started >= 0 and call.file == "script.py" for call in done.calls)
