"""Programs: compiling, inputs, tools as a caller gives them, printing, what every run has to itself, pickling, how they look.

Not here: values (`test_values.py`), errors (`test_errors.py`), steps (`test_steps.py`), event loops (`test_asyncio.py`).
"""

import copy
import gc
import io
import pickle
import types
import weakref
from collections.abc import Iterator, Mapping
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

import pytest

import hognose
from hognose import ConversionError, GuestError, Limits, Program, SnapshotError, Toolbox


def double(value: Any) -> Any:
    return value * 2


def test_what_a_program_is() -> None:
    program = Program("a + 1", inputs=["a"], name="job.py")
    assert (program.code, program.name, program.inputs) == ("a + 1", "job.py", ("a",))
    assert repr(program) == '<Program job.py: 1 line, inputs=["a"]>'
    assert Program("1").inputs is None and Program("1", inputs=[]).inputs == ()
    with pytest.raises(AttributeError):
        program.name = "other"  # type: ignore[misc]


@pytest.mark.parametrize(
    "source, value",
    [
        ("", None),
        ("# nothing", None),
        ("x = 1", None),
        ("x = 1\nx", 1),
        ("if True:\n  5", None),
        ("1; 2", 2),
        ("\ufeff1", 1),
        ("x = 1\r\nx\r\n", 1),
        ("await_ = 1\nawait_", 1),
        (b"'\xc3\xa4'", "ä"),
        (b"# -*- coding: latin-1 -*-\n'\xe4'", "ä"),
        ("1" + " + 1" * 10_000, 10_001),
        ("'" + "x" * 100_000 + "'", "x" * 100_000),
    ],
    ids=lambda value: repr(value)[:20],
)
def test_the_value_is_that_of_the_last_statement(source: Any, value: Any) -> None:
    assert Program(source).run() == value


@pytest.mark.parametrize("code", [1, None, bytearray(b"1"), ["1"]], ids=repr)
def test_what_is_no_code(code: Any) -> None:
    with pytest.raises(TypeError, match="code is a str or bytes, not"):
        Program(code)


def test_code_with_a_lone_surrogate() -> None:
    with pytest.raises(ConversionError, match="lone surrogate"):
        Program("'\ud800'")


def test_there_is_no_type_checker() -> None:
    with pytest.raises(NotImplementedError, match="no type checker"):
        Program("1", type_check=True)  # type: ignore[arg-type]


def test_inputs() -> None:
    program = Program("a, b", inputs=["a", "b"])
    assert program.run({"b": 2, "a": 1}) == (1, 2)
    assert program.run(types.MappingProxyType({"a": 1, "b": 2})) == (1, 2)
    assert Program("a").run({"a": 1, "further": 2}) == 1
    assert Program("1").run(None) == Program("1").run({}) == 1
    for wrong in (None, {}, {"a": 1}, {"a": 1, "b": 2, "c": 3}):
        with pytest.raises(TypeError, match="input"):
            program.run(wrong)


@pytest.mark.parametrize("inputs", ["a", 5, [1], [b"a"]], ids=repr)
def test_names_of_inputs_that_are_none(inputs: Any) -> None:
    with pytest.raises(TypeError):
        Program("1", inputs=inputs)


@pytest.mark.parametrize("inputs", [["a"], 5, {1: 2}, "a"], ids=repr)
def test_inputs_that_are_none(inputs: Any) -> None:
    with pytest.raises(TypeError):
        Program("1").run(inputs)


def test_an_input_hides_a_builtin_and_a_tool() -> None:
    assert Program("len").run({"len": 5}) == 5
    assert Program("double").run({"double": 5}, [double]) == 5


def test_runs_have_nothing_in_common() -> None:
    program = Program("seen = globals().get('seen', [])\nseen.append(a)\nlen(seen)", inputs=["a"])
    assert [program.run({"a": number}) for number in range(3)] == [1, 1, 1]
    assert Program("import math\nmath.pi = 3\nmath.pi").run() == 3
    assert Program("import math\nmath.pi > 3.1").run()


def test_nothing_of_the_host_is_in_reach() -> None:
    for source in ("import socket", "import subprocess", "import ctypes", "import hognose"):
        with pytest.raises(GuestError, match="ModuleNotFoundError|ImportError"):
            Program(source).run()
    for source in ("open('/etc/passwd')", "import os\nos.system('true')", "import os\nos.listdir('/')"):
        with pytest.raises(GuestError):
            Program(source).run()


def test_modules_without_an_import() -> None:
    assert Program("math.floor(1.5)").run() == 1
    with pytest.raises(GuestError, match="name 'math' is not defined"):
        Program("math.floor(1.5)").run(auto_import=False)


class OwnMapping(Mapping[str, Any]):
    def __init__(self, items: dict[str, Any]) -> None:
        self.held = items

    def __getitem__(self, key: str) -> Any:
        return self.held[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.held)

    def __len__(self) -> int:
        return len(self.held)


@pytest.mark.parametrize(
    "tools",
    [{"double": double}, [double], (double,), {double}, iter([double]), Toolbox([double]), OwnMapping({"double": double}), types.MappingProxyType({"double": double})],
    ids=lambda tools: type(tools).__name__,
)
def test_tools_as_a_caller_gives_them(tools: Any) -> None:
    assert Program("double(2)").run(tools=tools) == 4


def test_callables_of_all_kinds() -> None:
    import functools

    class Called:
        def __call__(self, value: Any) -> Any:
            return value + 1

        def method(self, value: Any) -> Any:
            return value + 2

        @staticmethod
        def static(value: Any) -> Any:
            return value + 3

    tools = {
        "a": Called(),
        "b": Called().method,
        "c": Called.static,
        "d": functools.partial(double, 5),
        "e": lambda value: value,
        "f": int,
        "g": len,
    }
    assert Program("a(1), b(1), c(1), d(), e(1), f('1'), g([1])").run(tools=tools) == (2, 3, 4, 10, 1, 1, 1)


def test_arguments() -> None:
    heard: list[Any] = []

    def tool(*args: Any, **kwargs: Any) -> None:
        heard.append((args, kwargs))

    Program("tool()\ntool(1, [2])\ntool(*[1, 2], **{'a': 3})\ntool(a={'k': None})").run(tools=[tool])
    assert heard == [((), {}), ((1, [2]), {}), ((1, 2), {"a": 3}), ((), {"a": {"k": None}})]


def test_a_dotted_name_is_in_a_module() -> None:
    tools = {"math_tools.double": double, "a.b.c": double}
    assert Program("import math_tools\nmath_tools.double(2)").run(tools=tools) == 4
    assert Program("from a.b import c\nc(2)").run(tools=tools) == 4


def test_a_tool_hides_a_builtin() -> None:
    assert Program("len([1])").run(tools={"len": lambda value: "mine"}) == "mine"


def test_tools_are_values_in_the_guest() -> None:
    assert Program("list(map(double, [1, 2])) + [(lambda f: f(3))(double)]").run(tools=[double]) == [2, 4, 6]


@pytest.mark.parametrize(
    "tools, text",
    [
        (5, "tools are a Toolbox, a dict of names and functions, or functions, not int"),
        (double, "not function"),
        ("abc", "has no __name__"),
        ([5], "has no __name__"),
        ({"f": 5}, "the tool 'f' is a function, not int"),
        ({1: double}, "names of tools are strings, not int"),
        ({"a-b": double}, "a name that a program can write"),
        ({"": double}, "a name that a program can write"),
        ({"a..b": double}, "a name that a program can write"),
        ([lambda: 1], "a name that a program can write"),
    ],
    ids=str,
)
def test_tools_that_are_none(tools: Any, text: str) -> None:
    with pytest.raises((TypeError, ValueError), match=text):
        Program("1").run(tools=tools)
    with pytest.raises((TypeError, ValueError), match=text):
        Program("1", tools=tools)


def test_a_program_brings_tools() -> None:
    program = Program("double(2)", tools=[double])
    assert program.run() == 4
    assert program.run(tools={"double": lambda value: "other"}) == "other"


def test_printing_goes_to_the_streams_of_now() -> None:
    program = Program("import sys\nprint('out', end='')\nprint('err', file=sys.stderr)")
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        program.run()
    assert (out.getvalue(), err.getvalue()) == ("out", "err\n")


def test_printing_to_a_function() -> None:
    program = Program("import sys\nprint('out')\nprint('err', file=sys.stderr)")
    texts: list[str] = []
    program.run(print=texts.append)
    assert "".join(texts) == "out\nerr\n"
    streams: list[tuple[str, str]] = []
    program.run(print=lambda stream, text: streams.append((stream, text)))
    assert streams == [("stdout", "out\n"), ("stderr", "err\n")]
    with pytest.raises(TypeError, match="print is a function"):
        program.run(print=5)  # type: ignore[arg-type]


def test_what_was_printed_is_there_before_a_tool_is_called() -> None:
    order: list[str] = []
    Program("print('a')\ntool()\nprint('b')").run(tools={"tool": lambda: order.append("tool")}, print=order.append)
    assert order == ["a\n", "tool", "b\n"]


def test_what_was_printed_is_there_after_an_error() -> None:
    texts: list[str] = []
    with pytest.raises(GuestError):
        Program("print('a')\n1/0").run(print=texts.append)
    assert texts == ["a\n"]


def test_fuel_is_the_same_each_time() -> None:
    program = Program("sum(i * i for i in range(1000))")
    used = {program.start().usage.fuel for _ in range(5)}  # type: ignore[union-attr]
    assert len(used) == 1
    (fuel,) = used
    assert program.run(limits=Limits(fuel=fuel)) == program.run()
    with pytest.raises(hognose.LimitReached):
        program.run(limits=Limits(fuel=fuel - 100))


def test_dump_and_pickle() -> None:
    program = Program("print(a)\ndouble(a)", inputs=["a"], name="ä.py")
    for other in (Program.load(program.dump()), pickle.loads(pickle.dumps(program)), copy.copy(program)):
        assert (other.code, other.name, other.inputs) == (program.code, program.name, program.inputs)
        assert other.run({"a": 2}, [double], print=lambda text: None) == 4
    assert Program.load(program.dump(), tools=[double]).run({"a": 2}, print=lambda text: None) == 4
    with pytest.raises(SnapshotError):
        Program.load(b"x")


def test_limits_are_values() -> None:
    limits = Limits(fuel=1, memory="1.5MB", duration=None)
    assert (limits.fuel, limits.memory, limits.duration) == (1, 3 << 19, None)
    assert pickle.loads(pickle.dumps(limits)) == limits == eval(repr(limits), {"Limits": Limits})
    assert Limits() != limits and Limits() == Limits()


def test_a_program_can_be_referred_to_weakly() -> None:
    program = Program("1")
    reference = weakref.ref(program)
    del program
    gc.collect()
    assert reference() is None


def test_html() -> None:
    html = Program("'<b>' + a", inputs=["a"])._repr_html_()  # type: ignore[attr-defined]
    assert "&lt;b&gt;" in html and "<b>script.py</b> (a)" in html
    step: Any = Program("print('<i>')\ntool('<u>')").start(tools={"tool": double})
    html = step.resume("<p>")._repr_html_()
    assert "&lt;i&gt;" in html and "&lt;p&gt;" in html and "<u>" not in html and "tool" in html
