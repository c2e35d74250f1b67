"""Errors: their classes, texts in three forms, frames, and limits in the words that clients look for."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import hognose.compat.pydantic_monty as pydantic_monty
from hognose.compat.pydantic_monty import (
    CollectStreams,
    CollectString,
    Monty,
    MontyConversionError,
    MontyError,
    MontyRuntimeError,
    MontySyntaxError,
    ResourceLimits,
)


def error_of(code: str, **options: Any) -> MontyRuntimeError:
    with pytest.raises(MontyRuntimeError) as caught:
        Monty(code).run(**options)
    return caught.value


def test_an_error_in_three_forms() -> None:
    error = error_of("def f(x):\n    return 1/x\nf(0)")
    assert str(error) == "ZeroDivisionError: division by zero"
    assert repr(error) == "MontyRuntimeError(ZeroDivisionError: division by zero)"
    assert error.args == ()
    assert isinstance(error.exception(), ZeroDivisionError)
    assert error.display("msg") == "division by zero"
    assert error.display("type-msg") == "ZeroDivisionError: division by zero"
    assert error.display() == error.display("traceback")
    assert error.display().startswith("Traceback (most recent call last):\n  File \"main.py\", line 3, in <module>\n")
    assert error.display().endswith("ZeroDivisionError: division by zero")
    with pytest.raises(ValueError, match="Invalid display format: 'zzz'"):
        error.display("zzz")


def test_frames() -> None:
    outer, inner = error_of("def f(x):\n    return 1/x\nf(0)").traceback()
    assert outer.dict() == {
        "filename": "main.py",
        "line": 3,
        "column": 1,
        "end_line": 3,
        "end_column": 5,
        "function_name": "<module>",
        "source_line": "f(0)",
    }
    # The indentation counts, though a traceback does not show it.
    assert (inner.line, inner.column, inner.end_column, inner.function_name) == (2, 12, 15, "f")
    assert inner.source_line == "    return 1/x"
    assert repr(outer) == "Frame(filename='main.py', line=3, column=1, function_name='<module>')"


def test_frames_that_repeat_are_all_there() -> None:
    error = error_of("def f(n): return f(n + 1)\nf(0)", limits={"max_recursion_depth": 50})
    assert isinstance(error.exception(), RecursionError)
    assert len(error.traceback()) > 40


def test_errors_without_a_text() -> None:
    error = error_of("raise ValueError")
    assert (str(error), error.display("msg"), error.exception().args) == ("ValueError", "", ())


def test_key_errors_show_their_key() -> None:
    error = error_of("{}['a']")
    assert (str(error), error.display("msg")) == ("KeyError: a", "a")
    assert error.exception().args == ("a",)


def test_exceptions_of_the_guests_own() -> None:
    error = error_of("class Odd(Exception): pass\nraise Odd('x')")
    assert str(error) == "Odd: x"
    assert type(error.exception()) is Exception


def test_a_syntax_error() -> None:
    with pytest.raises(MontySyntaxError) as caught:
        Monty("x = (1 +", script_name="foo.py")
    error = caught.value
    assert str(error) == "'(' was never closed"
    assert error.display("type-msg") == "SyntaxError: '(' was never closed"
    assert isinstance(error.exception(), SyntaxError)
    (frame,) = error.traceback()
    assert (frame.filename, frame.line, frame.source_line) == ("foo.py", 1, "x = (1 +")
    assert error.display().startswith('  File "foo.py", line 1')


class Custom(Exception):
    pass


class Late(ValueError):
    pass


@pytest.mark.parametrize(
    ("raised", "shown"),
    [
        (ValueError("host boom"), "ValueError: host boom"),
        (Custom("own"), "Exception: own"),
        (Late("late"), "ValueError: late"),
        (KeyError("k"), "KeyError: k"),
    ],
)
def test_exceptions_of_functions(raised: Exception, shown: str) -> None:
    def f() -> None:
        raise raised

    error = error_of("f()", external_functions={"f": f})
    assert str(error) == shown
    step = Monty("f()").start()
    with pytest.raises(MontyRuntimeError) as caught:
        step.resume({"exception": raised})
    assert str(caught.value) == shown
    assert "ToolError" not in caught.value.display()


def test_a_guest_catches_exceptions_of_functions() -> None:
    def f() -> None:
        raise Late("late")

    code = "try:\n    f()\nexcept ValueError as e:\n    r = (type(e).__name__, str(e))\nr"
    assert Monty(code).run(external_functions={"f": f}) == ("ValueError", "late")


@pytest.mark.parametrize(
    ("name", "base"),
    [("json.JSONDecodeError", "ValueError"), ("FrozenInstanceError", "AttributeError"), ("io.UnsupportedOperation", "OSError")],
)
def test_exceptions_by_name_arrive_as_the_closest_builtin(name: str, base: str) -> None:
    step = Monty(f"try:\n    f()\nexcept {base} as e:\n    r = str(e)\nr").start()
    assert step.resume({"exc_type": name, "message": "text"}).output == "text"


def test_every_name_of_an_exception_is_taken() -> None:
    for name in pydantic_monty.ExcType.__args__:
        step: Any = Monty("f()").start()
        with pytest.raises(MontyRuntimeError):
            step.resume({"exc_type": name, "message": "text"})


def test_a_limit_of_time_has_no_frames() -> None:
    error = error_of("def f():\n    while True: pass\nf()", limits={"max_duration_secs": 0.05})
    assert error.display("msg").startswith("time limit exceeded: ")
    assert error.display() == f"TimeoutError: {error.display('msg')}"
    assert isinstance(error.exception(), TimeoutError)
    assert error.traceback() == []


def test_a_limit_of_memory() -> None:
    error = error_of("x = []\nwhile True: x.append('a' * 1000)", limits={"max_memory": 1_000_000})
    assert "memory limit exceeded" in error.display("msg")
    assert isinstance(error.exception(), MemoryError)


def test_a_limit_of_questions() -> None:
    error = error_of("for i in range(9):\n    f()", limits={"max_suspensions": 3}, external_functions={"f": lambda: 1})
    assert error.display("msg") == "suspension limit 3 exceeded"
    assert isinstance(error.exception(), RuntimeError)
    (frame,) = error.traceback()
    assert (frame.line, frame.source_line) == (2, "    f()")


@pytest.mark.parametrize(
    ("limits", "error"),
    [
        ({"max_memory": "a"}, TypeError),
        ({"max_memory": 1.5}, TypeError),
        ({"max_memory": -1}, OverflowError),
        ({"max_duration_secs": "a"}, TypeError),
        ({"max_duration_secs": -1}, ValueError),
        ({"max_duration_secs": float("nan")}, ValueError),
        (5, TypeError),
    ],
)
def test_wrong_limits(limits: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        Monty("1").run(limits=limits)


def test_limits_that_are_none_are_no_limits_and_unknown_ones_count_for_nothing() -> None:
    assert Monty("1").run(limits={"max_memory": None, "max_duration_secs": None, "gc_interval": 5, "zzz": 1}) == 1


def test_limits_of_both_lines_have_keys() -> None:
    assert set(ResourceLimits.__annotations__) == {
        "max_allocations",
        "max_duration_secs",
        "max_feed_duration_secs",
        "max_turn_duration_secs",
        "max_memory",
        "gc_interval",
        "max_recursion_depth",
        "max_suspensions",
        "max_total_sleep_secs",
    }


def test_a_limit_that_is_not_measured_warns_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from hognose.compat.pydantic_monty import limits

    monkeypatch.setattr(limits, "_warned", False)
    with pytest.warns(pydantic_monty.LimitUnavailable):
        Monty("1").run(limits={"max_allocations": 10})
    assert Monty("1").run(limits={"max_allocations": 10}) == 1


def test_type_checking_warns_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from hognose.compat.pydantic_monty import type_checking

    monkeypatch.setattr(type_checking, "_warned", False)
    with pytest.warns(pydantic_monty.TypeCheckUnavailable):
        assert Monty("1 + 1", type_check=True, type_check_stubs="x: int").run() == 2
    assert Monty("1", type_check=True).run() == 1
    assert issubclass(pydantic_monty.TypeCheckUnavailable, UserWarning)


def test_output_is_collected() -> None:
    string, streams = CollectString(), CollectStreams()
    code = "import sys\nprint(1, 2)\nprint('a', end='')\nprint('e', file=sys.stderr)"
    Monty(code).run(print_callback=string)
    Monty(code).run(print_callback=streams)
    assert sorted(string.output) == sorted("1 2\nae\n")
    assert streams.output == [("stdout", "1 2\na"), ("stderr", "e\n")]
    assert repr(CollectString()) == "CollectString(output='')"


def test_output_goes_to_a_callback_or_to_this_process(capsys: pytest.CaptureFixture[str]) -> None:
    seen: list[tuple[str, str]] = []
    Monty("print('a')").run(print_callback=lambda stream, text: seen.append((stream, text)))
    assert "".join(text for _, text in seen) == "a\n"
    Monty("print('b')").run()
    with Monty() as pool, pool.checkout() as session:
        session.feed_run("print('c')")
    assert capsys.readouterr().out == "b\nc\n"


def test_a_callback_that_fails_ends_the_program() -> None:
    def fails(stream: str, text: str) -> None:
        raise ValueError("no more")

    for run in (Monty("print(1)").run, Monty("print(1)").start):
        with pytest.raises(MontyRuntimeError, match="ValueError: no more"):
            run(print_callback=fails)
    with pytest.raises(TypeError, match="print_callback must be a callable"):
        Monty("print(1)").run(print_callback=5)


@pytest.mark.parametrize("kind", [CollectString, CollectStreams])
def test_too_much_output(kind: Any) -> None:
    error = error_of("print('hello world')", print_callback=kind(5))
    assert error.display("msg").startswith("memory limit exceeded: ")
    assert isinstance(error.exception(), MemoryError)


def test_classes_of_errors() -> None:
    for name in ("Syntax", "Runtime", "Typing", "Conversion", "Crashed", "Disconnect"):
        assert issubclass(getattr(pydantic_monty, f"Monty{name}Error"), MontyError)
    assert issubclass(pydantic_monty.MontyShutdown, MontyError)
    assert not issubclass(MontyConversionError, MontyRuntimeError)


def test_errors_can_be_copied_and_pickled() -> None:
    error = error_of("def f():\n    1/0\nf()")
    for same in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert same.display() == error.display()
        assert same.traceback() == error.traceback()
