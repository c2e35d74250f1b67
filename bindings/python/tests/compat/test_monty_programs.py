"""The older line: programs that run to their end or step by step, and what happens on wrong use."""

from __future__ import annotations

import asyncio
import dataclasses
from datetime import date
from typing import Any

import pytest

import hognose.compat.pydantic_monty as pydantic_monty
from hognose.compat.pydantic_monty import (
    FunctionSnapshot,
    FutureSnapshot,
    Monty,
    MontyComplete,
    MontyRuntimeError,
    NameLookupSnapshot,
)

SHAPE = (
    "ExternalResult must be a dict with one of: 'return_value', 'exception', "
    "'exc_type' (with optional 'message'), or 'future'"
)


def test_a_program_of_the_documentation_that_pauses(capsys: pytest.CaptureFixture[str]) -> None:
    code = """
data = fetch(url)
len(data)
"""
    m = pydantic_monty.Monty(code, inputs=["url"])
    result: Any = m.start(inputs={"url": "https://example.com"})
    print(type(result), result.function_name, result.args)
    assert isinstance(result, FunctionSnapshot)
    assert (result.function_name, result.args) == ("fetch", ("https://example.com",))
    result = result.resume(return_value="hello world")
    print(type(result), result.output)
    assert isinstance(result, MontyComplete)
    assert result.output == 11


def test_a_program_of_the_documentation_that_awaits() -> None:
    async def get_weather_impl(city: str) -> dict[str, float]:
        await asyncio.sleep(0)
        return {"temp_f": {"Paris": 50.0, "Tokyo": 68.0}[city]}

    async def convert(fahrenheit: float) -> float:
        return (fahrenheit - 32) * 5 / 9

    code = """
paris, tokyo = await asyncio.gather(
    get_weather(city='Paris'),
    get_weather(city='Tokyo'),
)
paris_c = await convert_temp(fahrenheit=paris['temp_f'])
{'paris': paris_c, 'tokyo': await convert_temp(fahrenheit=tokyo['temp_f'])}
"""
    m = pydantic_monty.Monty(code, inputs=[])

    async def main() -> Any:
        return await pydantic_monty.run_monty_async(
            m, inputs={}, external_functions={"get_weather": get_weather_impl, "convert_temp": convert}
        )

    with pytest.warns(DeprecationWarning, match="Monty.run_async"):
        assert asyncio.run(main()) == {"paris": 10.0, "tokyo": 20.0}


def test_run_gives_the_value_of_the_last_expression() -> None:
    assert Monty("x + 1", inputs=["x"]).run(inputs={"x": 41}) == 42
    assert Monty("x = 1").run() is None
    program = Monty("[x, x]", inputs=["x"])
    assert [program.run(inputs={"x": n}) for n in range(3)] == [[0, 0], [1, 1], [2, 2]]


def test_functions_get_what_the_guest_passes() -> None:
    def f(*args: Any, **kwargs: Any) -> Any:
        return [args, kwargs]

    assert Monty("f(1, [2], k='v')").run(external_functions={"f": f}) == [(1, [2]), {"k": "v"}]


def test_names_of_functions_in_the_constructor_are_not_needed() -> None:
    assert Monty("f()", external_functions=["f"]).run(external_functions={"f": lambda: 5}) == 5


@pytest.mark.parametrize(
    ("names", "inputs", "error", "text"),
    [
        (["x"], None, TypeError, 'Missing required inputs: \\["x"\\]'),
        (["x", "y"], {"x": 1}, KeyError, "Missing required input: 'y'"),
        ([], {"x": 1}, TypeError, "No input variables declared but inputs dict was provided"),
        (["x"], [1], TypeError, "argument 'inputs': 'list' object is not an instance of 'dict'"),
    ],
)
def test_wrong_inputs(names: list[str], inputs: Any, error: type[Exception], text: str) -> None:
    for method in ("run", "start"):
        with pytest.raises(error, match=text):
            getattr(Monty("1", inputs=names), method)(inputs=inputs)


def test_inputs_that_nobody_declared_beside_declared_ones_are_left_out() -> None:
    assert Monty("x", inputs=["x"]).run(inputs={"x": 1, "y": 2}) == 1


def test_an_input_that_cannot_cross() -> None:
    with pytest.raises(MontyRuntimeError) as caught:
        Monty("x", inputs=["x"]).run(inputs={"x": object()})
    assert isinstance(caught.value.exception(), TypeError)


def test_wrong_arguments_of_the_constructor() -> None:
    with pytest.raises(TypeError, match="argument 'code': 'bytes' object"):
        Monty(b"1")
    with pytest.raises(TypeError, match="argument 'inputs': 'str' object"):
        Monty("x", inputs="x")
    with pytest.raises(TypeError, match="unexpected keyword argument 'nope'"):
        Monty("x", nope=1)


def test_a_program_is_no_pool_and_a_pool_no_program() -> None:
    with pytest.raises(TypeError, match="is a program"):
        Monty("1").checkout()
    for use in (lambda: Monty().run(), lambda: Monty().run(inputs={}), lambda: Monty().start(), lambda: Monty().dump()):
        with pytest.raises(TypeError, match="is a pool"):
            use()


def test_repr_says_what_it_is() -> None:
    assert repr(Monty("x+1", inputs=["x"])) == "Monty(<1 line of code>, script_name='main.py', inputs=[\"x\"])"
    assert repr(Monty("1\n2", script_name="a.py")) == "Monty(<2 lines of code>, script_name='a.py')"
    call = Monty("f(1, a=2)").start()
    assert repr(call) == "FunctionSnapshot(script_name='main.py', function_name='f', args=(1,), kwargs={'a': 2})"
    assert repr(Monty("q").start()) == "NameLookupSnapshot(script_name='main.py', variable_name=\"q\")"
    assert repr(Monty("1").start()) == "MontyComplete(output=1)"


def test_a_call_shows_what_it_is() -> None:
    call = Monty("fetch(1, 'a', k=[2.5])", script_name="s.py").start()
    assert isinstance(call, FunctionSnapshot)
    assert (call.function_name, call.args, call.kwargs) == ("fetch", (1, "a"), {"k": [2.5]})
    assert (call.script_name, call.is_os_function, call.is_method_call) == ("s.py", False, False)
    assert (call.args_json(), call.kwargs_json()) == ('[1,"a"]', '{"k":[2.5]}')
    assert isinstance(call.call_id, int)
    assert call.position.dict() == {"filename": "s.py", "start": 0, "end": 22}
    # What it showed it shows when it is over, too.
    call.resume({"return_value": 1})
    assert (call.function_name, call.args) == ("fetch", (1, "a"))


@pytest.mark.parametrize(
    "answer",
    [
        {"result": {"return_value": 5}},
        {"return_value": 5},
        {"exception": ValueError("x")},
        {"result": {"exception": ValueError("x")}},
        {"result": {"exc_type": "ValueError", "message": "x"}},
    ],
)
def test_forms_of_an_answer(answer: dict[str, Any]) -> None:
    call = Monty("try:\n    r = f()\nexcept ValueError as e:\n    r = str(e)\nr").start()
    assert isinstance(call, FunctionSnapshot)
    done = call.resume(**answer)
    assert isinstance(done, MontyComplete)
    assert done.output in (5, "x")


@pytest.mark.parametrize(
    ("result", "text"),
    [
        ({}, SHAPE),
        ({"nope": 1}, SHAPE),
        ({"return_value": 1, "exception": ValueError()}, SHAPE),
        ({"return_value": 1, "more": 2}, SHAPE),
        ({"message": "x"}, SHAPE),
        ({"future": ..., "return_value": 1}, SHAPE),
        ({"exc_type": "ValueError", "exception": ValueError()}, SHAPE),
        ({"exception": 5}, "'exception' must be a BaseException instance"),
        ({"exc_type": "Nope"}, "Unknown exception type: 'Nope'"),
        ({"exc_type": 5}, "'exc_type' must be a string"),
        ({"exc_type": "ValueError", "message": 3}, "'message' must be a string"),
        ({"future": 1}, "value for the 'future' key must be Ellipsis (...)"),
        (5, "'int' object is not an instance of 'dict'"),
        (None, "'None' is not an instance of 'dict'"),
    ],
)
def test_a_wrong_answer_leaves_the_call_waiting(result: Any, text: str) -> None:
    call = Monty("f() + 1").start()
    assert isinstance(call, FunctionSnapshot)
    with pytest.raises(TypeError) as caught:
        call.resume(result)
    assert text in str(caught.value)
    assert call.resume({"return_value": 1}).output == 2


def test_a_value_that_cannot_cross_leaves_the_call_waiting() -> None:
    call = Monty("f() + 1").start()
    assert isinstance(call, FunctionSnapshot)
    with pytest.raises(MontyRuntimeError, match="TypeError"):
        call.resume({"return_value": object()})
    assert call.resume({"return_value": 1}).output == 2


def test_no_answer_at_all() -> None:
    call = Monty("f()").start()
    assert isinstance(call, FunctionSnapshot)
    with pytest.raises(TypeError, match="ExternalResult must be a dict"):
        call.resume()


def test_a_step_is_resumed_once() -> None:
    for code, answer in (("f()", {"result": {"return_value": 1}}), ("q", {"value": 1})):
        step: Any = Monty(code).start()
        step.resume(**answer)
        with pytest.raises(RuntimeError, match="Progress already resumed"):
            step.resume(**answer)
        with pytest.raises(RuntimeError, match="Cannot dump progress that has already been resumed"):
            step.dump()


def test_an_exception_that_no_guest_may_catch_ends_the_program() -> None:
    call = Monty("try:\n    f()\nexcept BaseException:\n    pass").start()
    assert isinstance(call, FunctionSnapshot)
    with pytest.raises(MontyRuntimeError, match="KeyboardInterrupt"):
        call.resume({"exception": KeyboardInterrupt()})
    with pytest.raises(RuntimeError, match="Progress already resumed"):
        call.resume({"return_value": 1})


def test_names_that_nobody_has_defined() -> None:
    name = Monty("q + 1").start()
    assert isinstance(name, NameLookupSnapshot)
    assert name.variable_name == "q"
    assert name.resume(value=2).output == 3
    name = Monty("q").start()
    assert isinstance(name, NameLookupSnapshot)
    with pytest.raises(MontyRuntimeError, match="NameError: name 'q' is not defined"):
        name.resume()
    name = Monty("g = q\ng(3)").start()
    assert isinstance(name, NameLookupSnapshot)
    call = name.resume(value=len)
    assert isinstance(call, FunctionSnapshot)
    assert (call.function_name, call.args) == ("q", (3,))


def test_a_name_can_stand_for_none() -> None:
    name = Monty("q is None").start()
    assert isinstance(name, NameLookupSnapshot)
    assert name.resume(value=None).output is True


def futures() -> FutureSnapshot:
    step = Monty("import asyncio\na, b = await asyncio.gather(f(1), g(2))\na + b").start()
    for _ in range(2):
        assert isinstance(step, FunctionSnapshot)
        step = step.resume(future=...)
    assert isinstance(step, FutureSnapshot)
    return step


def test_answers_that_come_later() -> None:
    step = futures()
    first, second = step.pending_call_ids
    assert step.resume({first: {"return_value": 1}, second: {"return_value": 2}}).output == 3
    step = futures()
    later = step.resume({first: {"return_value": 10}})
    assert isinstance(later, FutureSnapshot)
    assert later.pending_call_ids == [second]
    assert later.resume({second: {"return_value": 20}}).output == 30
    same = futures().resume({})
    assert isinstance(same, FutureSnapshot)
    with pytest.raises(MontyRuntimeError, match="ValueError: q"):
        futures().resume({first: {"exception": ValueError("q")}})


def test_wrong_answers_that_come_later() -> None:
    step = futures()
    first, second = step.pending_call_ids
    wrong: list[tuple[Any, type[Exception], str]] = [
        (5, TypeError, "argument 'results': 'int' object is not an instance of 'dict'"),
        ({"a": {"return_value": 1}}, TypeError, "future result keys must be int call ids"),
        ({(): {"return_value": 1}}, TypeError, "future result keys must be int call ids"),
        ({first: 5}, TypeError, "'int' object is not an instance of 'dict'"),
        ({first: {}}, TypeError, "ExternalResult must be a dict"),
        ({first: {"future": ...}}, TypeError, "cannot resolve to another future"),
        ({99: {"return_value": 1}}, MontyRuntimeError, "unknown call_id 99, expected one of:"),
    ]
    for results, error, text in wrong:
        with pytest.raises(error, match=text):
            step.resume(results)
    with pytest.raises(TypeError, match="unhashable type"):
        step.resume({[]: {"return_value": 1}})
    with pytest.raises(RuntimeError, match="async external functions require AsyncMonty"):
        step.resume_auto()
    assert step.resume({first: {"return_value": 1}, second: {"return_value": 2}}).output == 3
    with pytest.raises(RuntimeError, match="Progress already resumed"):
        step.resume({})


def test_run_async_runs_coroutines_beside_each_other() -> None:
    running = most = 0

    async def f(x: int) -> int:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0.01)
        running -= 1
        return x * 2

    code = "import asyncio\nawait asyncio.gather(*[f(n) for n in range(5)])"
    assert asyncio.run(Monty(code).run_async(external_functions={"f": f})) == [0, 2, 4, 6, 8]
    assert most == 5


def test_run_async_takes_plain_functions_and_passes_errors_on() -> None:
    async def boom(x: int) -> int:
        raise ValueError("async boom")

    assert asyncio.run(Monty("f(1) + 1").run_async(external_functions={"f": lambda x: x})) == 2
    with pytest.raises(MontyRuntimeError, match="ValueError: async boom"):
        asyncio.run(Monty("await f(1)").run_async(external_functions={"f": boom}))
    with pytest.raises(MontyRuntimeError, match="NameError: name 'f' is not defined"):
        asyncio.run(Monty("f(1)").run_async(external_functions={}))


def test_a_cancelled_run_cancels_its_functions() -> None:
    ended = []

    async def slow() -> None:
        try:
            await asyncio.sleep(10)
        finally:
            ended.append(True)

    async def main() -> None:
        task = asyncio.ensure_future(Monty("await slow()").run_async(external_functions={"slow": slow}))
        await asyncio.sleep(0.02)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await asyncio.sleep(0)

    asyncio.run(main())
    assert ended == [True]


def test_acreate() -> None:
    assert asyncio.run(Monty.acreate("1 + 1")).run() == 2


@dataclasses.dataclass
class Point:
    x: int
    y: str = "a"


def test_dataclasses_come_back_as_what_they_are() -> None:
    assert Monty("p.x", inputs=["p"]).run(inputs={"p": Point(3)}) == 3
    program = Monty("p", inputs=["p"], dataclass_registry=[Point])
    assert program.run(inputs={"p": Point(3)}) == Point(3)
    done = program.start(inputs={"p": Point(3)})
    assert isinstance(done, MontyComplete)
    assert done.output_json() == '{"$dataclass":{"x":3,"y":"a"},"name":"Point"}'


def test_what_is_outside_is_asked_of_a_handler() -> None:
    asked = []

    def handler(name: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        asked.append((name, args, kwargs))
        return "value"

    assert Monty("import os\nos.getenv('A')").run(os=handler) == "value"
    assert asked == [("os.getenv", ("A", None), {})]
    with pytest.raises(MontyRuntimeError, match="RuntimeError: 'os.getenv' is not supported in this environment"):
        Monty("import os\nos.getenv('A')").run(os=lambda *_: pydantic_monty.NOT_HANDLED)
    done = Monty("import os\nos.getenv('A')").start(os=handler)
    assert isinstance(done, MontyComplete)
    today = Monty("import datetime\ndatetime.date.today()")
    assert isinstance(asyncio.run(today.run_async(os=pydantic_monty.OSAccess())), date)


def test_what_is_outside_is_a_call_when_nobody_handles_it() -> None:
    call = Monty("import os\nos.getenv('A')").start()
    assert isinstance(call, FunctionSnapshot)
    assert (call.function_name, call.args, call.is_os_function) == ("os.getenv", ("A", None), True)
    assert call.resume({"return_value": "v"}).output == "v"
    call = Monty("import os\nos.getenv('A')").start()
    assert isinstance(call, FunctionSnapshot)
    with pytest.raises(MontyRuntimeError, match="'os.getenv' is not supported"):
        call.resume_not_handled()
    plain = Monty("f()").start()
    assert isinstance(plain, FunctionSnapshot)
    with pytest.raises(RuntimeError, match="only valid for OS function snapshots"):
        plain.resume_not_handled()


def test_a_handler_of_resume_is_for_that_resume() -> None:
    code = "f()\nimport os\na = os.getenv('A')\nf()\nos.getenv('B')"
    call = Monty(code).start()
    assert isinstance(call, FunctionSnapshot)
    call = call.resume({"return_value": 1}, os=lambda *_: "v")
    assert isinstance(call, FunctionSnapshot)
    assert call.function_name == "f"
    call = call.resume({"return_value": 1})
    assert isinstance(call, FunctionSnapshot)
    assert call.function_name == "os.getenv"


def test_install_puts_the_package_under_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    for name in ("", ".os_access", ".class_instance"):
        monkeypatch.delitem(sys.modules, f"pydantic_monty{name}", raising=False)
        monkeypatch.setitem(sys.modules, f"pydantic_monty{name}", None)
    pydantic_monty.install()
    import pydantic_monty as found
    from pydantic_monty.os_access import AbstractOS

    assert found is pydantic_monty
    assert AbstractOS is pydantic_monty.AbstractOS


def test_everything_that_is_named_exists() -> None:
    for name in pydantic_monty.__all__:
        assert hasattr(pydantic_monty, name), name
