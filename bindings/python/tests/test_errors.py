"""What goes wrong, told apart by class: every class with its fields, causes, tracebacks, pickling, and exceptions of tools that behave oddly.

Not here: what cannot cross (`test_values.py`), damaged snapshots (`test_damaged.py`), busy sessions (`test_threads.py`).
"""

import asyncio
import copy
import json
import pickle
import sys
from collections.abc import Callable
from typing import Any

import pytest

import hognose
from hognose import (
    ConversionError,
    GuestError,
    HognoseError,
    Limits,
    LimitReached,
    Program,
    ProgramSyntaxError,
    Session,
    ToolDenied,
    ToolError,
    ToolFailed,
    ToolRefusal,
    ToolTimeout,
)


def guest_error(source: str, **options: Any) -> GuestError:
    with pytest.raises(GuestError) as caught:
        Program(source).run(**options)
    return caught.value


def raising(error: BaseException) -> Callable[[], None]:
    def tool() -> None:
        raise error

    return tool


CAUGHT = "try: f()\nexcept BaseException as e: r = (type(e).__name__, str(e))\nr"


def as_the_guest_sees(error: BaseException) -> Any:
    """Class and text of a tool's exception inside."""
    ran = Program(CAUGHT).run(tools={"f": raising(error)})
    step: Any = Program(CAUGHT).start(tools={"f": abs})
    assert step.resume(error=error).value == ran
    return ran


@pytest.mark.parametrize(
    "error, bases",
    [
        (ProgramSyntaxError, (HognoseError, SyntaxError)),
        (GuestError, (HognoseError,)),
        (ToolFailed, (GuestError,)),
        (ToolDenied, (ToolFailed,)),
        (LimitReached, (HognoseError,)),
        (hognose.Interrupted, (HognoseError,)),
        (hognose.SessionBusy, (HognoseError,)),
        (hognose.StepUsed, (HognoseError,)),
        (ConversionError, (HognoseError, TypeError)),
        (hognose.SnapshotError, (HognoseError, ValueError)),
        (hognose.InternalError, (HognoseError,)),
        (ToolTimeout, (ToolError, TimeoutError)),
        (ToolRefusal, (ToolError, PermissionError)),
    ],
)
def test_classes(error: type, bases: tuple[type, ...]) -> None:
    assert all(issubclass(error, base) for base in bases)
    assert error.__doc__
    assert not issubclass(ToolError, HognoseError)


def test_a_syntax_error_has_its_place() -> None:
    with pytest.raises(ProgramSyntaxError) as caught:
        Program("x = 1\ny = (", name="a.py")
    error = caught.value
    assert (error.filename, error.lineno, error.msg, error.text) == ("a.py", 2, "'(' was never closed", "y = (")
    assert str(error) == error.rendered
    assert error.rendered.startswith('  File "a.py", line 2\n    y = (\n')
    assert error.rendered.endswith("SyntaxError: '(' was never closed")


@pytest.mark.parametrize("source", ["x = = 1", "def f(:", "\tx\n  y", "return 1", "1\0", "f(**{}, *[])", "(" * 5000, "-" * 50_000 + "1", b"'\xff'"])
def test_what_is_no_python(source: Any) -> None:
    with pytest.raises(ProgramSyntaxError):
        Program(source)
    with pytest.raises(ProgramSyntaxError):
        Session().feed(source)


def test_a_session_goes_on_after_a_syntax_error() -> None:
    session = Session()
    session.feed("x = 1")
    with pytest.raises(ProgramSyntaxError):
        session.feed("x = (")
    assert session.feed("x") == 1


@pytest.mark.parametrize(
    "source, type_name, message, exception",
    [
        ("raise ValueError('x')", "ValueError", "x", "ValueError('x')"),
        ("1/0", "ZeroDivisionError", "division by zero", "ZeroDivisionError('division by zero')"),
        ("{}['a']", "KeyError", "'a'", "KeyError('a')"),
        ("raise KeyError", "KeyError", "", "KeyError()"),
        ("[][1]", "IndexError", "list index out of range", "IndexError('list index out of range')"),
        ("assert 0", "AssertionError", "", "AssertionError()"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt", "", "KeyboardInterrupt()"),
        ("class E(ValueError): pass\nraise E(1)", "E", "1", "None"),
        ("import json\njson.loads('')", "json.decoder.JSONDecodeError", "Expecting value: line 1 column 1 (char 0)", "None"),
        (r"b'\xff'.decode()", "UnicodeDecodeError", "'utf-8' codec can't decode byte 0xff in position 0: invalid start byte", "None"),
        ("raise ExceptionGroup('g', [ValueError(1)])", "ExceptionGroup", "g (1 sub-exception)", "None"),
    ],
)
def test_an_exception_of_the_guest(source: str, type_name: str, message: str, exception: str) -> None:
    error = guest_error(source)
    assert type(error) is GuestError
    assert (error.type_name, error.message, repr(error.exception)) == (type_name, message, exception)
    assert error.summary == (f"{type_name}: {message}" if message else type_name)
    assert (error.tool, error.exit_code, error.__cause__) == (None, None, None)


def test_a_number_as_key() -> None:
    assert guest_error("{}[1]").exception.args == (1,)  # type: ignore[union-attr]


@pytest.mark.parametrize("source, code", [("raise SystemExit", 0), ("raise SystemExit(3)", 3), ("import sys\nsys.exit('bye')", 1)])
def test_an_exit_is_no_exit_of_the_host(source: str, code: int) -> None:
    error = guest_error(source)
    assert (error.type_name, error.exit_code) == ("SystemExit", code)
    assert isinstance(error.exception, SystemExit) and error.exception.code == code


def test_a_traceback_shows_places_and_source_lines() -> None:
    source = "def outer():\n    return inner(1)\n\ndef inner(x):\n    return x / 0\n\nouter()"
    with pytest.raises(GuestError) as caught:
        Program(source, name="job.py").run()
    assert caught.value.traceback == (
        "Traceback (most recent call last):\n"
        '  File "job.py", line 7, in <module>\n'
        "    outer()\n"
        "    ~~~~~^^\n"
        '  File "job.py", line 2, in outer\n'
        "    return inner(1)\n"
        '  File "job.py", line 5, in inner\n'
        "    return x / 0\n"
        "           ~~^~~\n"
        "ZeroDivisionError: division by zero\n"
    )
    assert str(caught.value) == caught.value.traceback.rstrip()


def test_a_traceback_goes_through_the_programs_of_a_session() -> None:
    session = Session()
    session.feed("def f():\n    raise ValueError('x')", name="one.py")
    with pytest.raises(GuestError) as caught:
        session.feed("f()", name="two.py")
    places = [line.strip() for line in caught.value.traceback.splitlines() if "File" in line]
    assert places == ['File "two.py", line 1, in <module>', 'File "one.py", line 2, in f']


def test_a_traceback_shows_causes() -> None:
    error = guest_error("try:\n    1/0\nexcept Exception as e:\n    raise ValueError('x') from e")
    assert "ZeroDivisionError: division by zero\n\nThe above exception was the direct cause" in error.traceback
    error = guest_error("try:\n    1/0\nexcept Exception as e:\n    raise ValueError('x')")
    assert "\nDuring handling of the above exception, another exception occurred:\n" in error.traceback


def test_a_deep_recursion_is_shown_in_short() -> None:
    error = guest_error("def f(): return f()\nf()")
    assert error.type_name == "RecursionError"
    assert "[Previous line repeated" in error.traceback and len(error.traceback) < 1000


@pytest.mark.parametrize(
    "source, limits, limit",
    [
        ("while True: pass", Limits(fuel=10_000), "fuel"),
        ("while True: pass", Limits(duration=0.05), "duration"),
        ("v = []\nwhile True: v.append('x' * 1000 + str(len(v)))", Limits(memory="1MB"), "memory"),
        ("[0] * 10**9", Limits(), "memory"),
        ("while True: f()", Limits(calls=3), "calls"),
        ("while True: print('x' * 100)", Limits(output=1000), "output"),
        ("'x' * 1000", Limits(value=100), "value"),
        ("import time\ntime.sleep(100)", Limits(waiting=0.05), "waiting"),
    ],
)
def test_a_limit_says_which_it_is(source: str, limits: Limits, limit: str) -> None:
    with pytest.raises(LimitReached) as caught:
        Program(source).run(limits=limits, tools={"f": lambda: None}, print=lambda text: None)
    assert caught.value.limit == limit
    assert str(caught.value).startswith(f"the {limit} limit of ")
    assert str(caught.value).endswith(f" was reached; Limits({limit}=...) sets another")


def test_no_handler_of_the_guest_catches_a_limit() -> None:
    source = "try:\n  while True: pass\nexcept BaseException: pass\nfinally:\n  while True: pass"
    with pytest.raises(LimitReached):
        Program(source).run(limits=Limits(fuel=10_000))


def test_a_session_goes_on_after_a_limit() -> None:
    session = Session(limits=Limits(memory="1MB"))
    session.feed("x = 1")
    with pytest.raises(LimitReached):
        session.feed("[0] * 10**9")
    assert session.feed("x") == 1


def test_a_limit_that_does_not_exist_is_told_with_those_that_do() -> None:
    with pytest.raises(TypeError) as caught:
        Limits(nope=1)  # type: ignore[call-arg]
    names = str(caught.value).partition("limits are ")[2].split(", ")
    assert all(hasattr(Limits(), name) for name in names) and len(names) == 9


@pytest.mark.parametrize(
    "options",
    [{"fuel": -1}, {"memory": "64XB"}, {"duration": -1}, {"duration": float("nan")}, {"depth": None}, {"fuel": "x"}, {"memory": 2**80}],
    ids=repr,
)
def test_limits_that_make_no_sense(options: dict[str, Any]) -> None:
    with pytest.raises((TypeError, ValueError), match=next(iter(options))):
        Limits(**options)


def test_the_failure_of_a_tool() -> None:
    cause = ValueError("no such city")
    error = guest_error("x = 1\nf()", tools={"f": raising(cause)})
    assert type(error) is ToolFailed
    assert (error.tool, error.type_name, error.message) == ("f", "ValueError", "no such city")
    assert error.__cause__ is cause
    assert 'File "script.py", line 2' in error.traceback


def test_a_failure_that_the_guest_caught_and_raised_again_is_still_that_of_the_tool() -> None:
    error = guest_error("try: f()\nexcept ValueError: raise", tools={"f": raising(cause := ValueError("x"))})
    assert type(error) is ToolFailed and error.__cause__ is cause


def test_another_exception_after_a_failure_is_the_guests() -> None:
    error = guest_error("try: f()\nexcept ValueError as e: raise TypeError('mine') from e", tools={"f": raising(ValueError("x"))})
    assert type(error) is GuestError and error.tool is None
    assert "ValueError: x" in error.traceback


def test_a_refusal() -> None:
    error = guest_error("f()", tools={"f": raising(ToolRefusal("not today"))})
    assert type(error) is ToolDenied and error.message == "not today"
    assert Program("try: f()\nexcept PermissionError as e: r = str(e)\nr").run(tools={"f": raising(ToolRefusal("no"))}) == "no"


def test_a_time_out() -> None:
    assert as_the_guest_sees(ToolTimeout("late")) == ("ToolTimeout", "late")
    assert Program("try: f()\nexcept TimeoutError as e: r = e.tool\nr").run(tools={"f": raising(ToolTimeout("late"))}) == "f"


def test_a_tool_error_brings_data() -> None:
    source = "try: f()\nexcept ToolError as e: r = e.data\nr"
    assert Program(source).run(tools={"f": raising(ToolError("x", data={"a": [1]}))}) == {"a": [1]}
    assert Program(source).run(tools={"f": raising(ToolError("x"))}) is None
    # What cannot cross does not keep the error from crossing.
    assert Program(source).run(tools={"f": raising(ToolError("x", data=object()))}) is None


class Own(Exception):
    pass


class OwnValue(ValueError):
    def __init__(self, a: int, b: int, *, c: int) -> None:
        super().__init__(f"{a}-{b}-{c}")


class TextRaises(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no text")


class TextIsNone(Exception):
    def __str__(self) -> str:
        return 5  # type: ignore[return-value]


class KindIsOdd(ToolError):
    kind = "SystemExit"


class DataRaises(ToolError):
    @property
    def data(self) -> Any:
        raise RuntimeError("no data")

    @data.setter
    def data(self, data: Any) -> None:
        pass


class Both(KeyError, ValueError):
    pass


@pytest.mark.parametrize(
    "error, expected",
    [
        (ValueError("x"), ("ValueError", "x")),
        (ValueError(), ("ValueError", "")),
        (ValueError(1, 2), ("ValueError", "(1, 2)")),
        (KeyError("k"), ("KeyError", "'k'")),
        (KeyError(1), ("KeyError", "1")),
        (KeyError(("a", 1)), ("KeyError", "('a', 1)")),
        (KeyError(), ("KeyError", "")),
        (OSError(2, "no", "p"), ("FileNotFoundError", "[Errno 2] no: 'p'")),
        (StopIteration(3), ("StopIteration", "3")),
        (AttributeError("x", name="a", obj=object()), ("AttributeError", "x")),
        (SyntaxError("bad", ("f", 1, 2, "t")), ("SyntaxError", "bad (f, line 1)")),
        (RecursionError("r"), ("RecursionError", "r")),
        (MemoryError(), ("MemoryError", "")),
        (DeprecationWarning("w"), ("DeprecationWarning", "w")),
        (Exception("e"), ("Exception", "e")),
        (json.JSONDecodeError("m", "d", 0), ("ValueError", "m: line 1 column 1 (char 0)")),
        (Own("mine"), ("ToolError", "mine")),
        (Own(), ("ToolError", "Own")),
        (OwnValue(1, 2, c=3), ("ValueError", "1-2-3")),
        (TextRaises(), ("ToolError", "TextRaises")),
        (TextIsNone(), ("ToolError", "TextIsNone")),
        (KindIsOdd("k"), ("ToolError", "k")),
        (DataRaises("d"), ("ToolError", "d")),
        (Both("b"), ("KeyError", "'b'")),
        (LimitReached("inner", "fuel"), ("ToolError", "inner")),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_an_exception_of_a_tool_inside(error: Exception, expected: tuple[str, str]) -> None:
    assert as_the_guest_sees(error) == expected


def test_an_exception_that_needs_other_arguments_still_arrives() -> None:
    _, text = as_the_guest_sees(UnicodeDecodeError("utf8", b"x", 0, 1, "why"))
    assert "can't decode byte 0x78" in text


def test_a_huge_text_is_cut() -> None:
    kind, text = as_the_guest_sees(ValueError("ä" * 1_000_000))
    assert kind == "ValueError" and len(text) < 100_000 and text.endswith(" ...")


def test_a_text_with_a_lone_surrogate_arrives() -> None:
    kind, text = as_the_guest_sees(ValueError("a\ud800b"))
    assert kind == "ValueError" and text[0] == "a" and text[-1] == "b"


def test_exceptions_that_were_chained_by_a_tool_are_there_in_the_cause() -> None:
    def f() -> None:
        try:
            raise KeyError("inner")
        except KeyError as error:
            raise ValueError("outer") from error

    error = guest_error("f()", tools={"f": f})
    assert isinstance(error.__cause__, ValueError) and isinstance(error.__cause__.__cause__, KeyError)


@pytest.mark.skipif(sys.version_info < (3, 11), reason="exception groups are newer")
def test_a_group_of_a_tool_can_be_taken_apart() -> None:
    group = ExceptionGroup("g", [ValueError("a"), TypeError("b")])  # type: ignore[name-defined]  # noqa: F821
    source = "r = []\ntry: f()\nexcept* ValueError as e: r += [repr(x) for x in e.exceptions]\nexcept* TypeError: r.append('t')\nr"
    assert Program(source).run(tools={"f": raising(group)}) == ["ValueError('a')", "t"]


@pytest.mark.skipif(sys.version_info < (3, 11), reason="exception groups are newer")
def test_a_group_of_a_tool_that_nobody_catches() -> None:
    group = ExceptionGroup("g", [ValueError("a")])  # type: ignore[name-defined]  # noqa: F821
    error = guest_error("f()", tools={"f": raising(group)})
    assert error.type_name == "ExceptionGroup" and error.__cause__ is group


class OwnBase(BaseException):
    pass


BASES = [SystemExit(3), KeyboardInterrupt(), GeneratorExit(), asyncio.CancelledError(), OwnBase("x")]


@pytest.mark.parametrize("error", BASES, ids=lambda error: type(error).__name__)
def test_what_no_guest_should_catch_goes_through_it(error: BaseException) -> None:
    session = Session(tools={"f": raising(error)})
    with pytest.raises(type(error)) as caught:
        session.feed("try: f()\nexcept BaseException: pass")
    assert caught.value is error
    assert not session.running and session.feed("1 + 1") == 2


@pytest.mark.parametrize("error", BASES, ids=lambda error: type(error).__name__)
def test_what_no_guest_should_catch_cannot_be_an_answer(error: BaseException) -> None:
    step: Any = Program(CAUGHT).start(tools={"f": abs})
    with pytest.raises(TypeError, match="cancel"):
        step.resume(error=error)
    assert step.resume(error=ValueError("v")).value == ("ValueError", "v")


def test_many_failures_in_one_program() -> None:
    source = "n = 0\nfor i in range(1000):\n  try: f(i)\n  except ValueError: n += 1\nn"

    def f(i: int) -> None:
        raise ValueError(i)

    assert Program(source).run(tools={"f": f}) == 1000
    error = guest_error("for i in range(1000):\n  try: f(i)\n  except ValueError:\n    if i == 999: raise", tools={"f": f})
    assert isinstance(error.__cause__, ValueError) and error.__cause__.args == (999,)


def test_a_program_inside_a_tool() -> None:
    def f() -> Any:
        return Program("1/0").run()

    error = guest_error("f()", tools={"f": f})
    assert type(error) is ToolFailed and isinstance(error.__cause__, GuestError)
    assert error.__cause__.type_name == "ZeroDivisionError"


def test_arguments_that_do_not_fit_are_the_guests_mistake() -> None:
    error = guest_error("f(1)", tools={"f": lambda: None})
    assert error.type_name == "TypeError" and error.tool == "f"


def test_a_name_that_is_no_tool() -> None:
    error = guest_error("nope()")
    assert (type(error), error.type_name, error.message) == (GuestError, "NameError", "name 'nope' is not defined")


def test_what_a_tool_gives_and_cannot_cross_ends_the_program() -> None:
    session = Session(tools={"f": object})
    with pytest.raises(ConversionError, match=r"the result of f\(\) cannot enter the guest"):
        session.feed("try: f()\nexcept BaseException: pass")
    assert session.feed("1") == 1


def test_an_asynchronous_tool_where_no_loop_is() -> None:
    async def f() -> int:
        return 1

    with pytest.raises(TypeError, match="the tool f is asynchronous: use run_async or feed_async"):
        Program("f()").run(tools=[f])


def test_errors_can_be_pickled_and_copied() -> None:
    errors: list[BaseException] = [
        guest_error("1/0"),
        guest_error("raise SystemExit(3)"),
        guest_error("f()", tools={"f": raising(ValueError("x"))}),
        guest_error("f()", tools={"f": raising(ToolRefusal("x"))}),
        LimitReached("text", "fuel"),
        hognose.Interrupted("text"),
        hognose.SessionBusy("text"),
        hognose.StepUsed("text"),
        ConversionError("text"),
        hognose.SnapshotError("text"),
        hognose.InternalError("text"),
        ToolError("text", data={"a": 1}),
        ToolTimeout("text"),
        ToolRefusal("text", data=[1]),
    ]
    with pytest.raises(ProgramSyntaxError) as caught:
        Program("x = (")
    errors.append(caught.value)
    for error in errors:
        for other in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
            assert type(other) is type(error)
            assert (str(other), other.args) == (str(error), error.args)
            assert vars(other) == vars(error)


def test_inputs_that_are_missing_or_unknown() -> None:
    program = Program("a", inputs=["a"], name="p.py")
    with pytest.raises(TypeError, match="p.py needs the input 'a'"):
        program.run()
    with pytest.raises(TypeError, match="p.py has no input 'b'"):
        program.run({"a": 1, "b": 2})


def test_a_print_function_that_raises_ends_the_program() -> None:
    def refuse(text: str) -> None:
        raise OSError("closed")

    session = Session(print=refuse)
    with pytest.raises(OSError, match="closed"):
        session.feed("x = 1\nprint('a')")
    assert not session.running and session.feed("1") == 1
