"""Classes that the tests of descriptions describe, and functions that take them. No tests are here."""

import datetime
import decimal
import enum
import json
import sys
import types
import typing
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, NamedTuple, NewType, TypedDict, TypeVar

import pytest

from hognose._schema import describe

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
