"""Values that a tool gets: what is made of plain data by annotations, and what does not fit.

Nothing here runs a guest; values are what one would give.
"""

import collections
import collections.abc
import datetime
import decimal
import fractions
import pathlib
import sys
import time
import typing
import uuid
from dataclasses import field
from typing import Annotated, Any, Literal, NewType

import pytest

from described import (
    Access,
    Box,
    Careful,
    Color,
    Days,
    Item,
    Json,
    Level,
    Node,
    Options,
    Order,
    Other,
    Point,
    Shape,
    Twofold,
    UserId,
    adapted,
    record,
    refused,
    taking,
)

from hognose._schema import describe


# Seconds: what grows with the size of its input does not end by then, and a busy machine is no reason to fail.
SOON = 60

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
    assert time.monotonic() - started < SOON


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
    assert time.monotonic() - started < SOON


def test_arguments_by_hostile_names() -> None:
    def book(**days: datetime.date) -> None: ...

    adapt = describe(book).adapt
    assert adapt is not None
    with pytest.raises(ValueError, match="…' must be a date") as raised:
        adapt((), {"x" * 1_000_000: "no day"})
    assert len(str(raised.value)) < 200
