"""Descriptions of functions: what is read of annotations and docstrings.

Nothing here runs a guest. What values are made of plain data is in `test_adapt.py`, but for those of models.
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
import typing
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, Literal, TypedDict, TypeVar

import pytest

from described import (
    Access,
    Box,
    Color,
    Item,
    Json,
    Level,
    Loose,
    Node,
    Options,
    Order,
    Other,
    Point,
    Shape,
    T,
    UserId,
    adapted,
    module,
    record,
    refused,
    schema,
    taking,
)

from hognose._schema import Description, describe


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
    assert isinstance(value, cart) and value == cart(lines=[line(price=1, day=datetime.date(2026, 1, 2)), line(price=2)])
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
    assert adapted(days, ["2026-01-02"]).root == [datetime.date(2026, 1, 2)]


def test_describing_runs_nothing() -> None:
    async def fails() -> None:
        raise AssertionError

    assert describe(fails).is_async
    assert asyncio.iscoroutinefunction(fails) if sys.version_info < (3, 14) else True
