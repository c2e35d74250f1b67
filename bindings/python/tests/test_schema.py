"""Descriptions of functions: what is read of annotations and docstrings, and what values are made of plain data.

Nothing here runs a guest; values are what one would give.
"""

import asyncio
import collections
import collections.abc
import dataclasses
import datetime
import decimal
import enum
import fractions
import functools
import json
import pathlib
import sys
import time
import types
import typing
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, Literal, NamedTuple, NewType, TypedDict, TypeVar

import pytest

from hognose._schema import Description, describe

T = TypeVar("T")


class Color(enum.Enum):
    RED = "red"
    GREEN = "green"


class Level(enum.IntEnum):
    LOW = 1
    HIGH = 2


class Shape(enum.Enum):
    ROUND = object()
    FLAT = object()


class Access(enum.Flag):
    READ = 1
    WRITE = 2


@dataclass
class Item:
    price: float
    day: datetime.date | None = None
    tags: set[str] = field(default_factory=set)


@dataclass
class Order:
    """An order.

    Attributes:
        items: What is ordered.
    """

    items: list[Item]
    color: Color = Color.RED
    total: Annotated[decimal.Decimal, "What it costs."] = decimal.Decimal(0)


@dataclass
class Node:
    value: int
    next: "Node | None" = None
    day: datetime.date | None = None


@dataclass
class Box(Generic[T]):
    content: T


@dataclass
class Careful:
    amount: int

    def __post_init__(self) -> None:
        if self.amount < 0:
            raise ValueError("amount is negative")


class Point(NamedTuple):
    x: float
    y: float = 0.0


class Options(TypedDict):
    day: datetime.date
    size: typing.Optional[int]


class Loose(Options, total=False):
    color: Color


class Other:
    pass


UserId = NewType("UserId", int)
Json = typing.Union[None, bool, int, float, str, list["Json"], dict[str, "Json"]]
Days = typing.Union[datetime.date, list["Days"]]
Twofold = typing.Union[list["Twofold"], tuple["Twofold", ...], datetime.date]


def record(name: str = "Guest", **fields: Any) -> Any:
    """An instance of a class of a guest, as it comes out."""
    made = type(name, (), {"__hognose_record__": True})()
    vars(made).update(fields)
    return made


def taking(annotation: Any, default: Any = ...) -> Callable[..., Any]:
    """A function with one parameter."""

    def book(it: Any = None) -> None: ...

    book.__annotations__ = {"it": annotation}
    book.__defaults__ = None if default is ... else (default,)
    return book


def schema(annotation: Any, default: Any = ...) -> dict[str, Any]:
    parameters = describe(taking(annotation, default)).parameters
    assert parameters is not None
    json.dumps(parameters)
    it: dict[str, Any] = parameters["properties"]["it"]
    return it | ({"$defs": parameters["$defs"]} if "$defs" in parameters else {})


def adapted(annotation: Any, value: Any, default: Any = ...) -> Any:
    adapt = describe(taking(annotation, default)).adapt
    assert adapt is not None
    (by_position,), none = adapt((value,), {})
    nothing, by_name = adapt((), {"it": value})
    assert none == {} and nothing == ()
    assert type(by_name["it"]) is type(by_position)
    return by_position


def refused(annotation: Any, value: Any) -> str:
    with pytest.raises((TypeError, ValueError)) as raised:
        adapted(annotation, value)
    assert type(raised.value) in (TypeError, ValueError)
    assert str(raised.value).startswith("book() argument 'it")
    assert len(str(raised.value)) < 500
    return f"{type(raised.value).__name__}: {raised.value}".replace("book() argument ", "")


def module(source: str, **names: Any) -> dict[str, Any]:
    """Names of a module with postponed annotations."""
    made = types.ModuleType("postponed")
    sys.modules["postponed"] = made
    vars(made).update(names)
    exec(compile("from __future__ import annotations\n" + source, "postponed.py", "exec"), vars(made))
    return vars(made)


# Functions


def test_a_function_says_what_it_is() -> None:
    def get_weather(city: str, days: int = 1) -> dict[str, float]:
        """Degrees for the next days.

        Never below zero.

        Args:
            city: Where,
                exactly.
            days: How many.

        Returns:
            Degrees by day.
        """
        return {}

    assert describe(get_weather) == Description(
        name="get_weather",
        description="Degrees for the next days.\n\nNever below zero.\n\nReturns:\n    Degrees by day.",
        parameters={
            "type": "object",
            "properties": {
                "city": {"type": "string", "description": "Where, exactly."},
                "days": {"type": "integer", "description": "How many.", "default": 1},
            },
            "required": ["city"],
            "additionalProperties": False,
        },
        result={"type": "object", "additionalProperties": {"type": "number"}},
        is_async=False,
        adapt=None,
        types=(),
        signature="def get_weather(city: str, days: int = 1) -> dict[str, float]",
    )


def test_names_and_descriptions_can_be_others() -> None:
    described = describe(taking(int), name="weather.get", description="  Text.\n")
    assert (described.name, described.description) == ("weather.get", "Text.")
    assert described.signature == "def get(it: int)"


def test_nothing_annotated() -> None:
    def f(a, b=[1], *, c=Other): ...  # type: ignore[no-untyped-def]

    described = describe(f)
    assert described.parameters is not None
    assert described.parameters["properties"] == {"a": {}, "b": {"default": [1]}, "c": {}}
    assert described.parameters["required"] == ["a"]
    assert described.result is None and described.adapt is None and described.description is None
    assert described.signature == "def f(a, b=..., *, c=...)"


def test_variable_arguments() -> None:
    def f(a: int, *rest: datetime.date, **more: datetime.date) -> None: ...

    described = describe(f)
    assert described.parameters is None and described.result == {"type": "null"}
    assert described.adapt is not None
    day = datetime.date(2026, 1, 2)
    assert described.adapt((1, "2026-01-02"), {"x": "2026-01-02"}) == ((1, day), {"x": day})
    with pytest.raises(ValueError, match=r"f\(\) argument 'rest\[0\]' must be a date, not 'x'"):
        described.adapt((1, "x"), {})

    def g(**more: int) -> None: ...

    assert (describe(g).parameters or {})["additionalProperties"] == {"type": "integer"}

    def h(**more: Any) -> None: ...

    assert (describe(h).parameters or {})["additionalProperties"] is True


def test_unpacked_keywords() -> None:
    extensions = pytest.importorskip("typing_extensions")

    def f(**more: Any) -> None: ...

    f.__annotations__["more"] = extensions.Unpack[Options]
    described = describe(f)
    assert described.parameters is not None and described.adapt is not None
    assert described.parameters["required"] == ["day", "size"]
    assert described.parameters["additionalProperties"] is False
    assert described.adapt((), {"day": "2026-01-02"}) == ((), {"day": datetime.date(2026, 1, 2)})


def test_too_many_arguments_are_left_to_the_function() -> None:
    adapt = describe(taking(datetime.date)).adapt
    assert adapt is not None
    assert adapt(("2026-01-02", 5), {"else": 6}) == ((datetime.date(2026, 1, 2), 5), {"else": 6})


def test_parameters_without_a_kind_of_their_own() -> None:
    def f(a: int, /, b: int, *, c: int = 2) -> None: ...

    assert describe(f).signature == "def f(a: int, /, b: int, *, c: int = 2) -> None"


class Client:
    """A client."""

    async def fetch(self, day: datetime.date) -> str:
        """Fetches."""
        return ""

    def __call__(self, day: datetime.date) -> str:
        """Calls."""
        return ""


class AsyncClient:
    """An asynchronous client."""

    async def __call__(self, day: datetime.date) -> str:
        return ""


async def fetch(day: datetime.date, times: int = 1) -> str:
    """Fetches it."""
    return ""


@pytest.mark.parametrize(
    ("function", "name", "description", "is_async"),
    [
        (fetch, "fetch", "Fetches it.", True),
        (Client().fetch, "fetch", "Fetches.", True),
        (Client(), "Client", "Calls.", False),
        (AsyncClient(), "AsyncClient", "An asynchronous client.", True),
        (functools.partial(fetch, times=2), "fetch", "Fetches it.", True),
        (functools.partial(functools.partial(AsyncClient())), "AsyncClient", "An asynchronous client.", True),
        (functools.partial(Client().fetch), "fetch", "Fetches.", True),
    ],
)
def test_kinds_of_functions(function: Any, name: str, description: str, is_async: bool) -> None:
    described = describe(function)
    assert (described.name, described.is_async) == (name, is_async)
    assert described.description == description
    assert described.parameters is not None and described.result == {"type": "string"}
    assert list(described.parameters["properties"])[0] == "day"
    assert described.adapt is not None


def test_decorated_functions() -> None:
    @functools.wraps(fetch)
    def wrapper(*args: Any, **kwargs: Any) -> Any: ...

    described = describe(wrapper)
    assert described.is_async is False
    assert described.parameters is not None and list(described.parameters["properties"]) == ["day", "times"]


def test_functions_written_in_c_and_classes() -> None:
    assert describe(dict).parameters is None
    assert describe(len).parameters is not None
    assert list((describe(Item).parameters or {})["properties"]) == ["price", "day", "tags"]
    with pytest.raises(TypeError, match="a tool must be a function, not int"):
        describe(5)  # type: ignore[arg-type]


def test_coroutines_in_annotations_are_what_they_give() -> None:
    def f() -> collections.abc.Coroutine[Any, Any, int]:
        raise AssertionError

    assert describe(f).result == {"type": "integer"}


# Docstrings


@pytest.mark.parametrize(
    "doc",
    [
        "Adds.\n\nArgs:\n    a: One.\n    b (int, optional): Two,\n        and more.\n\nMore text.",
        "Adds.\n\nParameters\n----------\na : int\n    One.\nb : int, optional\n    Two,\n    and more.\n\nMore text.",
        "Adds.\n\n:param a: One.\n:param int b: Two,\n    and more.\n:type b: int\n\nMore text.",
    ],
)
def test_docstrings(doc: str) -> None:
    def f(a: int, b: int) -> int:
        return a

    f.__doc__ = doc.replace("\n", "\n        ")
    described = describe(f)
    properties = (described.parameters or {})["properties"]
    if "----" in doc:
        # The text after it belongs to nothing, and ends the section.
        assert described.description == "Adds.\n\nMore text."
    assert properties["a"]["description"] == "One."
    assert properties["b"]["description"] == "Two, and more."
    assert described.description == "Adds.\n\nMore text."


def test_numpy_sections_follow_each_other() -> None:
    def f(a: int, b: int, *args: int) -> int:
        """Adds.

        Parameters
        ----------
        a, b : int
            Numbers.
        *args
            Others.

        Returns
        -------
        int
            The sum.
        """
        return a

    described = describe(f)
    assert described.description == "Adds.\n\nReturns\n-------\nint\n    The sum."


def test_a_heading_without_entries_is_text() -> None:
    def f() -> None:
        """Does.

        Args:
        """

    assert describe(f).description == "Does.\n\nArgs:"


def test_descriptions_in_annotations() -> None:
    class FieldInfo:
        description = "In a field."

    class Doc:
        documentation = "In a doc."

    assert schema(Annotated[int, "Text."]) == {"type": "integer", "description": "Text."}
    assert schema(Annotated[int, FieldInfo()])["description"] == "In a field."
    assert schema(Annotated[int, 5, Doc()])["description"] == "In a doc."
    assert schema(Annotated[Annotated[int, "Inner."], 5])["description"] == "Inner."
    assert "description" not in schema(Annotated[int, 5])


# Schemas


@pytest.mark.parametrize(
    ("annotation", "expected"),
    [
        (None, {"type": "null"}),
        (bool, {"type": "boolean"}),
        (int, {"type": "integer"}),
        (float, {"type": "number"}),
        (str, {"type": "string"}),
        (bytes, {}),
        (Any, {}),
        (object, {}),
        (Other, {}),
        (type, {}),
        (Callable[[int], int], {}),
        (complex, {}),
        (typing.Optional[int], {"type": ["integer", "null"]}),
        (int | str | None, {"type": ["integer", "string", "null"]}),
        (typing.Union[int, Any], {}),
        (list[int] | None, {"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "null"}]}),
        (Literal["a", "b"], {"type": "string", "enum": ["a", "b"]}),
        (Literal["a"], {"type": "string", "const": "a"}),
        (Literal["a", 1, None], {"enum": ["a", 1, None]}),
        (Literal[b"a"], {}),
        (Literal[Color.RED], {"type": "string", "const": "red"}),
        (list, {"type": "array"}),
        (typing.List, {"type": "array"}),
        (list[str], {"type": "array", "items": {"type": "string"}}),
        (collections.abc.Sequence[str], {"type": "array", "items": {"type": "string"}}),
        (typing.Iterable[str], {"type": "array", "items": {"type": "string"}}),
        (set[int], {"type": "array", "items": {"type": "integer"}, "uniqueItems": True}),
        (collections.abc.Set[int], {"type": "array", "items": {"type": "integer"}, "uniqueItems": True}),
        (frozenset, {"type": "array", "uniqueItems": True}),
        (tuple, {"type": "array"}),
        (tuple[()], {"type": "array", "minItems": 0, "maxItems": 0}),
        (tuple[int, ...], {"type": "array", "items": {"type": "integer"}}),
        (
            tuple[int, str],
            {"type": "array", "minItems": 2, "maxItems": 2, "prefixItems": [{"type": "integer"}, {"type": "string"}]},
        ),
        (dict, {"type": "object"}),
        (dict[str, int], {"type": "object", "additionalProperties": {"type": "integer"}}),
        (typing.Mapping[str, Any], {"type": "object"}),
        (
            dict[Color, int],
            {
                "type": "object",
                "propertyNames": {"type": "string", "enum": ["red", "green"]},
                "additionalProperties": {"type": "integer"},
            },
        ),
        (collections.Counter[str], {"type": "object", "additionalProperties": {"type": "integer"}}),
        (Color, {"type": "string", "enum": ["red", "green"]}),
        (Level, {"type": "integer", "enum": [1, 2]}),
        (Shape, {"type": "string", "enum": ["ROUND", "FLAT"]}),
        (Access, {"type": "integer"}),
        (datetime.date, {"type": "string", "format": "date"}),
        (datetime.datetime, {"type": "string", "format": "date-time"}),
        (datetime.time, {"type": "string", "format": "time"}),
        (datetime.timedelta, {"type": ["string", "number"], "format": "duration"}),
        (decimal.Decimal, {"type": ["string", "number"]}),
        (fractions.Fraction, {"type": ["string", "number"]}),
        (uuid.UUID, {"type": "string", "format": "uuid"}),
        (pathlib.Path, {"type": "string", "format": "path"}),
        (pathlib.PureWindowsPath, {"type": "string", "format": "path"}),
        (UserId, {"type": "integer"}),
        (T, {}),
        (TypeVar("B", bound=int), {"type": "integer"}),
        (TypeVar("C", int, str), {"type": ["integer", "string"]}),
        (
            Point,
            {
                "type": "object",
                "properties": {"x": {"type": "number"}, "y": {"type": "number", "default": 0.0}},
                "required": ["x"],
                "additionalProperties": False,
            },
        ),
        (
            Box[int],
            {
                "type": "object",
                "properties": {"content": {"type": "integer"}},
                "required": ["content"],
                "additionalProperties": False,
            },
        ),
    ],
)
def test_types(annotation: Any, expected: dict[str, Any]) -> None:
    assert schema(annotation) == expected


def test_dataclasses_say_what_is_in_them() -> None:
    described = schema(Order)
    assert described["description"] == "An order."
    assert described["required"] == ["items"]
    assert described["properties"]["items"]["description"] == "What is ordered."
    assert described["properties"]["color"] == {"type": "string", "enum": ["red", "green"], "default": "red"}
    assert described["properties"]["total"] == {"type": ["string", "number"], "description": "What it costs."}
    assert described["properties"]["items"]["items"]["properties"]["price"] == {"type": "number"}


def test_results_have_all_their_fields() -> None:
    def f() -> Point:
        raise AssertionError

    assert (describe(f).result or {})["required"] == ["x", "y"]


def test_typed_dicts() -> None:
    assert schema(Options)["required"] == ["day", "size"]
    assert schema(Loose)["required"] == ["day", "size"]
    assert list(schema(Loose)["properties"]) == ["day", "size", "color"]


def test_typed_dicts_say_what_is_required() -> None:
    extensions = pytest.importorskip("typing_extensions")
    names = module(
        """
class Both(TypedDict, total=False):
    a: Required[int]
    b: NotRequired[Annotated[int, "Text."]]
    c: ReadOnly[int]
class All(TypedDict):
    a: int
    b: NotRequired[int]
""",
        Annotated=Annotated,
        Required=extensions.Required,
        NotRequired=extensions.NotRequired,
        ReadOnly=extensions.ReadOnly,
        TypedDict=extensions.TypedDict,
    )
    both = schema(names["Both"])
    assert both["required"] == ["a"]
    assert both["properties"]["b"] == {"type": "integer", "description": "Text."}
    assert schema(names["All"])["required"] == ["a"]


def test_defaults_that_are_no_json_are_left_out() -> None:
    assert "default" not in schema(float, float("nan"))
    assert "default" not in schema(Any, Other())
    assert schema(datetime.date, None) == {"anyOf": [{"type": "string", "format": "date"}, {"type": "null"}], "default": None}
    assert schema(tuple[int, ...], (1, 2))["default"] == [1, 2]
    loop: list[Any] = []
    loop.append(loop)
    assert "default" not in schema(list, loop)


def test_what_is_used_twice_or_contains_itself_has_a_definition() -> None:
    described = schema(Node)
    assert described["$ref"] == "#/$defs/Node"
    assert described["$defs"]["Node"]["properties"]["next"] == {
        "anyOf": [{"$ref": "#/$defs/Node"}, {"type": "null"}],
        "default": None,
    }

    def f(a: Item, b: Item) -> None: ...

    parameters = describe(f).parameters
    assert parameters is not None
    assert parameters["properties"] == {"a": {"$ref": "#/$defs/Item"}, "b": {"$ref": "#/$defs/Item"}}
    assert list(parameters["$defs"]) == ["Item"]


def test_types_that_contain_themselves() -> None:
    described = schema(Json)
    assert "#/$defs/Json" in json.dumps(described)
    assert list(described["$defs"]) == ["Json"]
    assert describe(taking(Json)).adapt is None


@pytest.mark.skipif(sys.version_info < (3, 12), reason="a statement of Python 3.12")
def test_type_statements() -> None:
    names: dict[str, Any] = {"__name__": __name__, "date": datetime.date}
    exec(
        "type Tree[L] = L | list[Tree[L]]\ntype Swapped[K, V] = dict[V, K]\ntype Day = date\n"
        "def identity[X: date](it: X, other: 'X') -> X: ...",
        names,
    )
    assert adapted(names["Tree"][datetime.date], [["2026-01-02"]]) == [[datetime.date(2026, 1, 2)]]
    assert "$ref" in json.dumps(schema(names["Tree"][int]))
    assert schema(names["Swapped"][int, Color])["additionalProperties"] == {"type": "integer"}
    assert schema(names["Day"]) == {"type": "string", "format": "date"}
    assert describe(names["identity"]).result == {"type": "string", "format": "date"}


def test_type_aliases_of_typing_extensions() -> None:
    extensions = pytest.importorskip("typing_extensions")
    day = extensions.TypeAliasType("day", datetime.date)
    assert schema(day) == {"type": "string", "format": "date"}
    pair = extensions.TypeAliasType("pair", tuple[T, T], type_params=(T,))  # type: ignore[valid-type]
    assert adapted(pair[datetime.date], ["2026-01-02"] * 2) == (datetime.date(2026, 1, 2),) * 2


def test_classes_of_the_same_name_are_told_apart() -> None:
    first = dataclasses.make_dataclass("Same", [("a", int)])
    second = dataclasses.make_dataclass("Same", [("b", str)])

    def f(a: Any, b: Any, c: Any, d: Any) -> None: ...

    f.__annotations__ = {"a": first, "b": second, "c": first, "d": second}
    parameters = describe(f).parameters
    assert parameters is not None
    assert [parameters["properties"][name]["$ref"] for name in "abcd"] == ["#/$defs/Same", "#/$defs/Same_2"] * 2
    assert list(parameters["$defs"]["Same_2"]["properties"]) == ["b"]


def test_generic_classes_that_have_no_end() -> None:
    names = module("@dataclass\nclass Endless(Generic[T]):\n    next: Endless[list[T]]", dataclass=dataclass, Generic=Generic, T=T)
    with pytest.raises(TypeError, match="nested too deeply"):
        schema(names["Endless"][int])


def test_classes_are_found() -> None:
    def f(order: Order, points: dict[str, list[Point]], one: Literal[Level.LOW], options: Loose, other: Other) -> Box[Access]:
        raise AssertionError

    assert set(describe(f).types) == {Order, Item, Color, Point, Level, Box, Access}


# Names


def test_postponed_annotations() -> None:
    names = module(
        """
import datetime
from dataclasses import dataclass
@dataclass
class Trip:
    day: datetime.date
    then: Trip | None = None
def book(trip: Trip, more: list[Trip] = ()) -> Trip | None: ...
""",
    )
    described = describe(names["book"])
    assert described.adapt is not None and described.types == (names["Trip"],)
    (trip,), _ = described.adapt(({"day": "2026-01-02", "then": {"day": "2026-01-03"}},), {})
    assert trip.then.day == datetime.date(2026, 1, 3)
    assert described.signature == "def book(trip: Trip, more: list[Trip] = ()) -> Trip | None"


def test_names_that_cannot_be_resolved_are_told() -> None:
    names = module("def book(day: Nowhere) -> None: ...\ndef find() -> Nowhere: ...\ndef odd(a: 'x y'): ...")
    with pytest.raises(NameError, match=r"book\(\) parameter 'day' has an annotation that cannot be resolved: 'Nowhere'.*import"):
        describe(names["book"])
    with pytest.raises(NameError, match=r"find\(\) result has"):
        describe(names["find"])
    with pytest.raises(TypeError, match=r"odd\(\) parameter 'a' has"):
        describe(names["odd"])
    names = module("@dataclass\nclass Trip:\n    day: Nowhere\ndef book(trip: Trip): ...", dataclass=dataclass)
    with pytest.raises(NameError, match=r"parameter 'trip', class 'Trip'.*Nowhere"):
        describe(names["book"])


def test_local_names_that_the_function_uses_are_known() -> None:
    names = module(
        """
def make():
    @dataclass
    class Trip:
        city: str
    def book(trip: Trip) -> str:
        return Trip.__name__
    return book
""",
        dataclass=dataclass,
    )
    assert describe(names["make"]()).types[0].__name__ == "Trip"


# Values


DAY = datetime.date(2026, 1, 2)
NOON = datetime.datetime(2026, 1, 2, 12, 0)
ID = uuid.UUID("12345678-1234-5678-1234-567812345678")


@pytest.mark.parametrize(
    "annotation",
    [int, str, bytes, Any, None, list[int], dict[str, list[float]], typing.Sequence[str], int | None, UserId, Other, Json, list],
)
def test_plain_values_need_nothing(annotation: Any) -> None:
    assert describe(taking(annotation)).adapt is None


@pytest.mark.parametrize(
    ("annotation", "value", "expected"),
    [
        (datetime.date, "2026-01-02", DAY),
        (datetime.datetime, "2026-01-02T12:00:00", NOON),
        (datetime.datetime, "2026-01-02 12:00", NOON),
        (datetime.datetime, "2026-01-02", datetime.datetime(2026, 1, 2)),
        (datetime.datetime, "2026-01-02T12:00:00Z", NOON.replace(tzinfo=datetime.timezone.utc)),
        (datetime.datetime, "2026-01-02T12:00:00.25+0000", NOON.replace(microsecond=250000, tzinfo=datetime.timezone.utc)),
        (datetime.time, "12:00:01,123456789", datetime.time(12, 0, 1, 123456)),
        (datetime.timedelta, "P1DT2H3M4.5S", datetime.timedelta(days=1, hours=2, minutes=3, seconds=4.5)),
        (datetime.timedelta, "-PT5M", datetime.timedelta(minutes=-5)),
        (datetime.timedelta, 1.5, datetime.timedelta(seconds=1.5)),
        (decimal.Decimal, "1.10", decimal.Decimal("1.10")),
        (decimal.Decimal, 0.1, decimal.Decimal("0.1")),
        (decimal.Decimal, 7, decimal.Decimal(7)),
        (fractions.Fraction, "1/3", fractions.Fraction(1, 3)),
        (fractions.Fraction, 3, fractions.Fraction(3)),
        (uuid.UUID, str(ID), ID),
        (pathlib.Path, "a/b", pathlib.Path("a/b")),
        (pathlib.PureWindowsPath, "a/b", pathlib.PureWindowsPath("a/b")),
        (pathlib.Path, pathlib.PurePosixPath("a"), pathlib.Path("a")),
        (Color, "red", Color.RED),
        (Color, "RED", Color.RED),
        (Level, 2, Level.HIGH),
        (Level, "LOW", Level.LOW),
        (Shape, "FLAT", Shape.FLAT),
        (Access, 3, Access.READ | Access.WRITE),
        (Literal["a", 1], 1, 1),
        (Literal[Color.RED, None], "red", Color.RED),
        (Literal[Color.RED, None], None, None),
        (tuple[float, datetime.date], [1, "2026-01-02"], (1.0, DAY)),
        (tuple[datetime.date, ...], ["2026-01-02"], (DAY,)),
        (tuple[()], [], ()),
        (set[str], ["a", "a"], {"a"}),
        (frozenset[datetime.date], ["2026-01-02"], frozenset({DAY})),
        (collections.deque[int], [1], collections.deque([1])),
        (collections.abc.Sequence[datetime.date], ("2026-01-02",), [DAY]),
        (dict[datetime.date, Color], {"2026-01-02": "red"}, {DAY: Color.RED}),
        (collections.Counter[str], {"a": 2}, collections.Counter(a=2)),
        (collections.OrderedDict[str, int], {"a": 2}, collections.OrderedDict(a=2)),
        (datetime.date | None, None, None),
        (datetime.date | None, "2026-01-02", DAY),
        (datetime.date | str, "2026-01-02", "2026-01-02"),
        (int | datetime.date, "2026-01-02", DAY),
        (datetime.date | datetime.datetime, NOON, NOON),
        (datetime.date | Point, {"x": 1}, Point(1.0)),
        (list[datetime.date] | list[Color], ["red"], [Color.RED]),
        (Item | Point, {"x": 1, "y": 2}, Point(1.0, 2.0)),
        (Item, {"price": 5, "day": "2026-01-02", "tags": ["a"]}, Item(5.0, DAY, {"a"})),
        (Item, record(price=5), Item(5.0)),
        (list[Item], [record(price=5), {"price": 6}], [Item(5.0), Item(6.0)]),
        (Order, {"items": [], "color": "green", "total": "1.5"}, Order([], Color.GREEN, decimal.Decimal("1.5"))),
        (Point, {"x": 1}, Point(1.0)),
        (Point, [1, 2], Point(1.0, 2.0)),
        (Point, record(x=1, y=2), Point(1.0, 2.0)),
        (Options, {"day": "2026-01-02", "size": None}, {"day": DAY, "size": None}),
        (Options, record(day="2026-01-02", size=1), {"day": DAY, "size": 1}),
        (Box[datetime.date], {"content": "2026-01-02"}, Box(DAY)),
        (Days, ["2026-01-02", ["2026-01-02"]], [DAY, [DAY]]),
        (Annotated[datetime.date, "When."], "2026-01-02", DAY),
        (NewType("Day", datetime.date), "2026-01-02", DAY),
        (Item | Any, 5, 5),
    ],
)
def test_values_become_what_is_wanted(annotation: Any, value: Any, expected: Any) -> None:
    made = adapted(annotation, value)
    assert made == expected
    assert type(made) is type(expected)


@pytest.mark.parametrize(
    ("annotation", "value"),
    [
        (datetime.date, DAY),
        (datetime.date, NOON),
        (Item, Item(1.0)),
        (Color, Color.RED),
        (Options, {"day": DAY, "size": 1}),
        (list[datetime.date], [DAY]),
        (dict[str, set[int]], {"a": {1}}),
        (tuple[datetime.date, int], (DAY, 1)),
        (Point, Point(1, 2)),
        (set[Any], {1}),
    ],
)
def test_what_is_of_the_type_passes_untouched(annotation: Any, value: Any) -> None:
    assert adapted(annotation, value) is value


def test_an_iterator_is_one() -> None:
    assert next(adapted(collections.abc.Iterator[datetime.date], ["2026-01-02"])) == DAY


def test_a_default_of_none_may_be_given() -> None:
    assert adapted(datetime.date, None, default=None) is None


@pytest.mark.parametrize(
    ("annotation", "value", "message"),
    [
        (datetime.date, "tomorrow", "ValueError: 'it' must be a date, not 'tomorrow'"),
        (datetime.date, "2026-02-30", "ValueError: 'it' must be a date, not '2026-02-30'"),
        (datetime.date, 5, "TypeError: 'it' must be a date, not 5"),
        (datetime.date, None, "TypeError: 'it' must be a date, not None"),
        (datetime.date, ["x"], "TypeError: 'it' must be a date, not list"),
        (datetime.datetime, DAY, "TypeError: 'it' must be a datetime, not date"),
        (datetime.datetime, "2026-01-02x12:00", "ValueError: 'it' must be a datetime, not '2026-01-02x12:00'"),
        (datetime.time, "25:00", "ValueError: 'it' must be a time, not '25:00'"),
        (datetime.timedelta, "P", "ValueError: 'it' must be a timedelta, not 'P'"),
        (datetime.timedelta, float("nan"), "ValueError: 'it' must be a timedelta, not nan"),
        (datetime.timedelta, True, "TypeError: 'it' must be a timedelta, not True"),
        (decimal.Decimal, "x", "ValueError: 'it' must be a Decimal, not 'x'"),
        (fractions.Fraction, "1/0", "ValueError: 'it' must be a Fraction, not '1/0'"),
        (uuid.UUID, "x", "ValueError: 'it' must be a UUID, not 'x'"),
        (pathlib.Path, 5, "TypeError: 'it' must be a Path, not 5"),
        (Color, "gren", "ValueError: 'it' must be one of 'red', 'green', not 'gren'. Did you mean 'green'?"),
        (Color, [], "TypeError: 'it' must be one of 'red', 'green', not list"),
        (Level, True, "TypeError: 'it' must be one of 1, 2, not True"),
        (Literal["asc", "desc"], "des", "ValueError: 'it' must be one of 'asc', 'desc', not 'des'. Did you mean 'desc'?"),
        (Literal[1], True, "ValueError: 'it' must be 1, not True"),
        (set[str], "abc", "TypeError: 'it' must be a set, not 'abc'"),
        (set[str], [1], "TypeError: 'it[0]' must be str, not 1"),
        (set[Any], [[]], "TypeError: 'it' must be a set, and its items have to be hashable"),
        (list[datetime.date], {"a": 1}, "TypeError: 'it' must be a list, not dict"),
        (tuple[int, datetime.date], [1], "ValueError: 'it' must have 2 items, not 1"),
        (tuple[datetime.date, int], "ab", "TypeError: 'it' must be a tuple, not 'ab'"),
        (dict[str, datetime.date], {"a": "x"}, "ValueError: 'it['a']' must be a date, not 'x'"),
        (dict[datetime.date, int], {"a": 1}, "ValueError: 'it' has a key that must be a date, not 'a'"),
        (dict[str, datetime.date], [], "TypeError: 'it' must be a dict, not list"),
        (datetime.date | None, "x", "ValueError: 'it' must be a date or None, not 'x'"),
        (datetime.date | int, "x", "ValueError: 'it' must be a date or int, not 'x'"),
        (datetime.date | int, [], "TypeError: 'it' must be a date or int, not list"),
        (Item | None, {"price": "x"}, "TypeError: 'it.price' must be float, not 'x'"),
        (Item, 5, "TypeError: 'it' must be an Item, not 5"),
        (Item, {}, "TypeError: 'it' is missing field 'price'"),
        (Node, {"valeu": 1}, "TypeError: 'it' got an unexpected field 'valeu'. Did you mean 'value'?"),
        (Item, {"price": 1, 5: 1}, "TypeError: 'it' got an unexpected field 5"),
        (Item, {"price": 10**400}, "ValueError: 'it.price' is an int too large for a float"),
        (list[Item], [{"price": 1}, record(price="x")], "TypeError: 'it[1].price' must be float, not 'x'"),
        (Point, [1, 2, 3], "ValueError: 'it' must have 2 items, not 3"),
        (Options, {}, "TypeError: 'it' is missing fields 'day' and 'size'"),
        (Options, {"day": "x", "size": 1}, "ValueError: 'it['day']' must be a date, not 'x'"),
        (Careful, {"amount": -1}, "ValueError: 'it' is no Careful: amount is negative"),
        (Node, {"value": 1, "next": {"value": 2, "next": {"value": "x"}}}, "TypeError: 'it.next.next.value' must be int, not 'x'"),
        (Node, record("Guest", value=record("Thing")), "TypeError: 'it.value' must be int, not Thing"),
    ],
)
def test_what_does_not_fit_is_told(annotation: Any, value: Any, message: str) -> None:
    assert refused(annotation, value) == message


# Hostile values


def test_values_nested_deeply() -> None:
    value: Any = []
    for _ in range(100_000):
        value = [value]
    assert "nested too deeply" in refused(Days, value)
    assert "nested too deeply" in refused(Twofold, value)
    assert refused(datetime.date, value).endswith("not list")
    assert adapted(Item | Any, value) is value
    node: dict[str, Any] = {"value": 1}
    for _ in range(100_000):
        node = {"value": 1, "next": node}
    assert "nested too deeply" in refused(Node, node)
    while node:
        # Taken apart by hand: a recursive destructor is not what is tested.
        node = node.pop("next", {})


def test_values_that_contain_themselves() -> None:
    value: list[Any] = []
    value.append(value)
    assert "nested too deeply" in refused(Days, value)


def test_a_stack_that_is_nearly_full() -> None:
    value: Any = "2026-01-02"
    for _ in range(90):
        value = [value]
    adapt = describe(taking(Days)).adapt
    assert adapt is not None

    def deeper(levels: int) -> Any:
        return deeper(levels - 1) if levels else adapt((value,), {})

    for levels in range(0, sys.getrecursionlimit(), 50):
        try:
            deeper(levels)
        except TypeError as error:
            assert "nested too deeply" in str(error)
        except RecursionError:
            # Its own frames were too many already.
            break


def test_unions_take_no_exponential_time() -> None:
    value: Any = ["2026-01-02", "no day"]
    for _ in range(60):
        value = ["2026-01-02", value]
    started = time.monotonic()
    refused(Twofold, value)
    assert time.monotonic() - started < 2


@pytest.mark.parametrize(
    ("annotation", "value"),
    [
        (fractions.Fraction, "1e999999999"),
        (fractions.Fraction, "9" * 1_000_000),
        (decimal.Decimal, "9" * 1_000_000),
        (decimal.Decimal, "sNaN!"),
        (datetime.date, "2" * 1_000_000),
        (datetime.date, "٢٠٢٦-٠١-٠٢"),
        (datetime.date, "2026-01-02\0"),
        (datetime.timedelta, "P" + "9" * 500 + "D"),
        (datetime.timedelta, 10**400),
        (datetime.time, "12:00+99:99"),
        (Level, 10**5000),
        (Color, "x" * 1_000_000),
        (Item, {"x" * 1_000_000: 1}),
        (Item, {str(n): n for n in range(100_000)}),
        (Item, {"price": 1, "__class__": 5}),
        (dict[str, datetime.date], {"x" * 1_000_000: 1}),
        (tuple[int, int], [0] * 1_000_000),
        (Point, record("x" * 1_000_000)),
        (Color, record("x" * 1_000_000)),
    ],
    # Names that show the values would be as long as they are.
    ids=lambda value: type(value).__name__,
)
def test_hostile_values_are_refused_soon_and_shortly(annotation: Any, value: Any) -> None:
    started = time.monotonic()
    refused(annotation, value)
    assert time.monotonic() - started < 1


def test_arguments_by_hostile_names() -> None:
    def book(**days: datetime.date) -> None: ...

    adapt = describe(book).adapt
    assert adapt is not None
    with pytest.raises(ValueError, match="…' must be a date") as raised:
        adapt((), {"x" * 1_000_000: "no day"})
    assert len(str(raised.value)) < 200


# Models


def test_models() -> None:
    pydantic = pytest.importorskip("pydantic")
    names = module(
        """
class Size(Enum):
    SMALL = "small"
class Line(BaseModel):
    price: float = Field(gt=0, description="Each.")
    day: date | None = None
    size: Size = Size.SMALL
class Cart(BaseModel):
    model_config = {"extra": "forbid"}
    lines: list[Line]
    parent: Cart | None = None
""",
        BaseModel=pydantic.BaseModel,
        Field=pydantic.Field,
        Enum=enum.Enum,
        date=datetime.date,
    )
    cart: Any
    line: Any
    cart, line = names["Cart"], names["Line"]
    described = describe(taking(cart))
    assert set(described.types) == {cart, line, names["Size"]}
    parameters = json.dumps(described.parameters)
    assert '"Each."' in parameters
    assert '"#/$defs/Cart"' in parameters and '"#/$defs/Line"' not in parameters
    value = adapted(cart, record(lines=[record(price=1, day="2026-01-02"), {"price": "2"}]))
    assert isinstance(value, cart) and value == cart(lines=[line(price=1, day=DAY), line(price=2)])
    assert adapted(cart, value) is value
    assert adapted(list.__class_getitem__(cart), [{"lines": []}]) == [cart(lines=[])]
    optional_cart: Any = cart | None
    assert adapted(optional_cart, None) is None
    message = "'it.lines[0].price' is not right: input should be greater than 0"
    assert refused(cart, {"lines": [{"price": 0}]}) == f"ValueError: {message}"
    assert refused(cart, {"lines": 5}) == "TypeError: 'it.lines' is not right: input should be a valid list"
    assert refused(cart, {"lines": [{}]}) == "TypeError: 'it.lines[0]' is missing field 'price'"
    assert refused(cart, {"lines": [], "pares": 1}).endswith("got an unexpected field 'pares'. Did you mean 'parent'?")
    assert refused(cart, 5) == "TypeError: 'it' must be a Cart, not 5"
    node: dict[str, Any] = {"lines": []}
    for _ in range(100_000):
        node = {"lines": [], "parent": node}
    assert "nested too deeply" in refused(cart, node)
    while node:
        node = node.pop("parent", {})


def test_models_of_the_same_name() -> None:
    pydantic = pytest.importorskip("pydantic")
    inner = [pydantic.create_model("Inner", **{name: (int, ...)}) for name in "ab"]
    outer = [pydantic.create_model(f"Outer{n}", x=(each, ...), y=(each, ...)) for n, each in enumerate(inner)]

    def f(a: Any, b: Any) -> None: ...

    f.__annotations__ = {"a": outer[0], "b": outer[1]}
    parameters = describe(f).parameters
    assert parameters is not None
    assert parameters["properties"]["a"]["properties"]["x"] == {"$ref": "#/$defs/Inner"}
    assert parameters["properties"]["b"]["properties"]["x"] == {"$ref": "#/$defs/Inner_2"}
    assert list(parameters["$defs"]["Inner_2"]["properties"]) == ["b"]


def test_fields_of_pydantic_in_annotations() -> None:
    pydantic = pytest.importorskip("pydantic")
    assert schema(Annotated[int, pydantic.Field(description="Text.")]) == {"type": "integer", "description": "Text."}


def test_root_models() -> None:
    pydantic = pytest.importorskip("pydantic")
    days = pydantic.RootModel[list[datetime.date]]
    assert adapted(days, ["2026-01-02"]).root == [DAY]


def test_describing_runs_nothing() -> None:
    async def fails() -> None:
        raise AssertionError

    assert describe(fails).is_async
    assert asyncio.iscoroutinefunction(fails) if sys.version_info < (3, 14) else True
