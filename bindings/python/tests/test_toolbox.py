"""Toolboxes: what can be registered and how, and the table that is made of it. No tool is called by a guest here."""

import datetime
import importlib
import types
from dataclasses import dataclass
from typing import Any

import pytest

import hognose
from hognose import Program, Toolbox
from hognose._toolbox import Tool


@dataclass
class City:
    name: str


def get_weather(city: str, days: int = 1) -> dict[str, float]:
    """Degrees for the next days.

    Args:
        city: Where.
    """
    return {city: float(days)}


def book(city: City, day: datetime.date) -> None:
    """Books <a> trip."""


async def fetch(url: str) -> str:
    return url


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Every table that is made, in place of the compiled part."""
    made: list[tuple[Any, ...]] = []

    class ToolTable:
        def __init__(self, *args: Any) -> None:
            made.append(args)

    compiled: Any = types.ModuleType("hognose._hognose")
    compiled.ToolTable = ToolTable
    import_module = importlib.import_module
    monkeypatch.setattr(
        "hognose._toolbox.import_module", lambda name: compiled if name == "hognose._hognose" else import_module(name)
    )
    return made


def test_a_decorated_function_stays_what_it_is() -> None:
    toolbox = Toolbox()

    @toolbox.tool
    def double(n: int) -> int:
        return 2 * n

    @toolbox.tool(name="half", policy="ask", max_calls=3, overlap=True, timeout=2, description="Halves.")
    def divide(n: int) -> float:
        return n / 2

    assert double(2) == 4 and divide(3) == 1.5
    half = toolbox.get("half")
    assert half is not None
    assert (half.function, half.policy, half.max_calls, half.overlap, half.timeout) == (divide, "ask", 3, True, 2.0)
    assert (half.description, half.signature) == ("Halves.", "def half(n: int) -> float")
    assert [tool.name for tool in toolbox] == ["double", "half"]


def test_tools_come_from_lists_dicts_and_toolboxes() -> None:
    assert [tool.name for tool in Toolbox([get_weather, fetch])] == ["get_weather", "fetch"]
    assert [tool.name for tool in Toolbox({"weather.get": get_weather, "say": print})] == ["weather.get", "say"]
    ask = bool
    first = Toolbox([get_weather], ask=ask)
    again = Toolbox(first)
    again.add(fetch)
    assert len(first) == 1 and len(again) == 2 and again.ask is ask
    (tool,) = first
    assert next(iter(Toolbox([tool]))) is tool
    assert [tool.name for tool in Toolbox({"other": tool})] == ["other"]


@pytest.mark.parametrize("tools", ["print", b"print", print, 5])
def test_other_things_are_no_tools(tools: Any) -> None:
    with pytest.raises(TypeError):
        Toolbox(tools)


def test_a_toolbox_is_a_collection() -> None:
    toolbox = Toolbox([get_weather, fetch])
    tool = toolbox.get("fetch")
    assert isinstance(tool, Tool) and tool.is_async
    assert "fetch" in toolbox and tool in toolbox and "nothing" not in toolbox and 5 not in toolbox
    assert toolbox.get("nothing") is None
    toolbox.remove("fetch")
    assert len(toolbox) == 1 and tool not in toolbox
    with pytest.raises(KeyError, match="Did you mean 'get_weather'"):
        toolbox.remove("get_wether")
    for tool in toolbox:
        toolbox.remove(tool.name)
    assert len(toolbox) == 0 and toolbox


def test_tools_are_frozen() -> None:
    (tool,) = Toolbox([get_weather])
    with pytest.raises(AttributeError):
        tool.policy = "deny"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "identifier"),
        ("two words", "identifier"),
        ("9lives", "identifier"),
        ("a..b", "identifier"),
        (".a", "identifier"),
        ("a.", "identifier"),
        ("a-b", "such as 'get_weather'"),
        ("class", "keyword"),
        ("weather.import", "'import' is a keyword"),
        ("None", "keyword"),
        ("a\n", "identifier"),
        ("a\0", "identifier"),
        ("ﬁnd", "reads 'ﬁnd' as 'find'"),
    ],
)
def test_names_have_a_shape(name: str, why: str) -> None:
    toolbox = Toolbox()
    with pytest.raises(ValueError, match=why):
        toolbox.add(get_weather, name=name)
    with pytest.raises(ValueError, match=why):
        toolbox.module(name)
    assert len(toolbox) == 0
    toolbox.add(get_weather, name="größe.match")


def test_names_that_are_none() -> None:
    toolbox = Toolbox()
    with pytest.raises(ValueError, match="a lambda has no name"):
        toolbox.add(lambda: 5)
    with pytest.raises(ValueError, match="a lambda has no name"):
        toolbox.module("m").add(lambda: 5)
    with pytest.raises(TypeError, match="must be str, not int"):
        toolbox.add(get_weather, name=5)  # type: ignore[arg-type]
    toolbox.add(lambda: 5, name="five")


def test_a_name_is_taken_once() -> None:
    toolbox = Toolbox([get_weather])
    with pytest.raises(ValueError, match="'get_weather' already"):
        toolbox.add(get_weather)
    with pytest.raises(ValueError, match="already"):
        Toolbox([get_weather, get_weather])
    toolbox.tool(name="get_weather", replace=True)(fetch)
    tool = toolbox.get("get_weather")
    assert tool is not None and tool.function is fetch


def test_a_name_is_a_tool_or_a_module() -> None:
    toolbox = Toolbox({"weather.get": get_weather, "fetch": fetch})
    with pytest.raises(ValueError, match="'weather' is a module"):
        toolbox.add(fetch, name="weather")
    with pytest.raises(ValueError, match="'fetch' is a tool"):
        toolbox.add(fetch, name="fetch.more")
    with pytest.raises(ValueError, match="'fetch' is a tool"):
        toolbox.module("fetch")
    toolbox.module("empty.inner")
    with pytest.raises(ValueError, match="'empty' is a module"):
        toolbox.add(fetch, name="empty")
    toolbox.add(fetch, name="weathers")


def test_modules() -> None:
    toolbox = Toolbox()
    weather = toolbox.module("weather", "Forecasts.")

    @weather.tool
    def get(city: str) -> str:
        return city

    @weather.tool(name="set", policy="deny")
    def change(city: str) -> None: ...

    @weather.module("sea").tool
    def tide() -> int:
        return 0

    weather.add(fetch)
    assert [tool.name for tool in toolbox] == ["weather.get", "weather.set", "weather.sea.tide", "weather.fetch"]
    assert get("x") == "x" and weather.name == "weather" and repr(weather) == "Module(weather)"
    tool = toolbox.get("weather.sea.tide")
    assert tool is not None and tool.signature == "def tide() -> int"


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"policy": "never"}, ValueError),
        ({"policy": ["allow"]}, ValueError),
        ({"timeout": 0}, ValueError),
        ({"timeout": -1}, ValueError),
        ({"timeout": float("nan")}, ValueError),
        ({"timeout": float("inf")}, ValueError),
        ({"timeout": "5"}, TypeError),
        ({"timeout": True}, TypeError),
        ({"max_calls": -1}, ValueError),
        ({"max_calls": 1.5}, TypeError),
        ({"max_calls": True}, TypeError),
        ({"check": "no"}, TypeError),
        ({"overlap": 1}, TypeError),
        ({"thread": None}, TypeError),
        ({"description": 5}, TypeError),
        ({"result_schema": "string"}, TypeError),
        ({"unknown": 1}, TypeError),
    ],
)
def test_options_that_make_no_sense(options: dict[str, Any], error: type[Exception]) -> None:
    toolbox = Toolbox()
    with pytest.raises(error, match=next(iter(options))):
        toolbox.add(get_weather, **options)
    with pytest.raises(error, match=next(iter(options))):
        toolbox.tool(**options)(get_weather)
    assert len(toolbox) == 0


def test_options_that_fit() -> None:
    toolbox = Toolbox()
    toolbox.add(get_weather, timeout=datetime.timedelta(minutes=1), max_calls=0, result_schema={"type": "object"})
    tool = toolbox.get("get_weather")
    assert tool is not None
    assert (tool.timeout, tool.max_calls, tool.result) == (60.0, 0, {"type": "object"})
    with pytest.raises(ValueError, match="coroutine function"):
        toolbox.add(fetch, thread=True)
    with pytest.raises(TypeError, match="ask must be a function"):
        Toolbox(ask="me")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="must be a function, not int"):
        toolbox.add(5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="has its options already"):
        toolbox.add(tool, name="other", policy="deny")  # type: ignore[arg-type]


def test_toolboxes_are_joined() -> None:
    first, second = Toolbox([get_weather]), Toolbox([fetch], ask=bool)
    second.module("sea", "Water.").add(book)
    both = first | second
    assert [tool.name for tool in both] == ["get_weather", "fetch", "sea.book"]
    assert both.ask is bool and len(first) == 1
    assert len(first | [fetch]) == 2 and len(first | {"f": fetch}) == 2
    assert len(first | first) == 1
    with pytest.raises(ValueError, match="'get_weather' already"):
        first | Toolbox([get_weather])
    with pytest.raises(ValueError, match="ask"):
        second | Toolbox(ask=callable)
    with pytest.raises(TypeError):
        first | 5  # type: ignore[operator]


def test_types_of_all_tools() -> None:
    assert Toolbox([book, get_weather]).types == (City,)


def test_the_table_is_made_once_for_each_state(tables: list[tuple[Any, ...]]) -> None:
    def check(arguments: dict[str, Any]) -> None: ...

    def ask(call: Any) -> bool:
        return True

    toolbox = Toolbox([get_weather], ask=ask)
    toolbox.module("sea", "Water.").add(book, check=check, timeout=5, max_calls=2, policy="ask", thread=True, overlap=True)
    toolbox.module("silent").add(fetch)
    first = toolbox._table()
    assert toolbox._table() is first and len(tables) == 1
    entries, modules, asked, types, hints = tables[0]
    weather, trip, page = toolbox
    assert trip.adapt is not None and weather.parameters is not None
    assert entries == [
        (
            *("get_weather", get_weather, None, False, False, None, "allow", None, None, False),
            *(weather.parameters, {"type": "object", "additionalProperties": {"type": "number"}}, "Degrees for the next days.", []),
        ),
        (
            *("sea.book", book, trip.adapt, False, True, 5.0, "ask", 2, check, True),
            *(trip.parameters, {"type": "null"}, "Books <a> trip.", []),
        ),
        ("silent.fetch", fetch, None, True, False, None, "allow", None, None, False, page.parameters, {"type": "string"}, None, []),
    ]
    assert modules == [("sea", "Water.", None, {}, None)] and asked is ask and types == toolbox.types and hints

    changes: list[Any] = [
        lambda: toolbox.add(print, name="show"),
        lambda: toolbox.remove("show"),
        lambda: toolbox.module("sea", "More water."),
        lambda: setattr(toolbox, "ask", None),
    ]
    for change in changes:
        before = toolbox._table()
        change()
        assert toolbox._table() is not before
    assert tables[-1][1:] == ([("sea", "More water.", None, {}, None)], None, toolbox.types, True)


def test_a_failed_registration_changes_nothing(tables: list[tuple[Any, ...]]) -> None:
    toolbox = Toolbox([get_weather])
    table = toolbox._table()
    with pytest.raises(ValueError, match="already"):
        toolbox.add(get_weather)
    assert toolbox._table() is table


def test_a_toolbox_shows_its_tools() -> None:
    assert repr(Toolbox()) == "Toolbox()"
    toolbox = Toolbox([get_weather, fetch])
    assert repr(toolbox) == "Toolbox(get_weather(city: str, days: int = 1) -> dict[str, float], fetch(url: str) -> str)"
    toolbox.module("sea").add(book)
    toolbox.add(len, name="size")
    assert repr(toolbox).splitlines() == [
        "Toolbox(",
        "    get_weather(city: str, days: int = 1) -> dict[str, float],",
        "    fetch(url: str) -> str,",
        "    sea.book(city: City, day: date) -> None,",
        "    size(obj, /),",
        ")",
    ]


def test_the_table_of_notebooks_is_escaped() -> None:
    toolbox = Toolbox()
    toolbox.add(book, policy="ask", description="<script>alert('x')</script>\nMore.")
    shown = toolbox._repr_html_()
    assert "&lt;script&gt;" in shown and "<script>" not in shown and "More." not in shown
    assert "<td>ask</td>" in shown and "-&gt; None" in shown


def test_calls_are_counted_across_dumps_and_forks() -> None:
    toolbox = Toolbox()

    @toolbox.tool(max_calls=2)
    def fetch(key: int) -> int:
        return key

    source = "found = []\nfor key in range(4):\n    try: found.append(fetch(key))\n    except PermissionError: found.append('no')\nfound"
    step = Program(source).start(tools=toolbox)
    forked = None
    while isinstance(step, hognose.FunctionCall):
        if step.args == (1,):
            forked = step.session.fork().step
        try:
            value = step._invoke()  # pyright: ignore[reportPrivateUsage]
        except hognose.ToolRefusal as error:
            step = step.resume(error=error)
        else:
            step = step.resume(value)
        step = hognose.load(step.dump(), tools=toolbox) if isinstance(step, hognose.FunctionCall) else step
    assert isinstance(step, hognose.Complete) and step.value == [0, 1, "no", "no"]
    assert isinstance(forked, hognose.FunctionCall)
    assert forked._invoke() == 1  # pyright: ignore[reportPrivateUsage]
    third = forked.resume(1)
    assert isinstance(third, hognose.FunctionCall)
    with pytest.raises(hognose.ToolRefusal):
        third._invoke()  # pyright: ignore[reportPrivateUsage]
