# since: 3.14
"""A configuration from dataclasses with type hints that are read at run time: generics, unions, literals, nested classes."""

import dataclasses
import enum
import json
import re
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from datetime import date, timedelta
from decimal import Decimal
from pathlib import PurePosixPath
from typing import Annotated, Any, Final, Generic, Literal, NamedTuple, NewType, NotRequired, Optional, Protocol, Required, TypedDict, TypeVar, Union, get_args, get_origin, get_type_hints

Port = NewType("Port", int)
T = TypeVar("T")


class Level(enum.StrEnum):
    LOW = "low"
    HIGH = "high"


class Range(NamedTuple):
    low: float
    high: float = float("inf")


@dataclass
class Pool:
    size: int = 4
    timeout: timedelta = timedelta(seconds=30)
    tags: set[str] = field(default_factory=set)


@dataclass
class Settings:
    name: str
    port: Annotated[Port, Range(1, 65535)]
    level: Level = Level.LOW
    mode: Literal["fast", "safe", 3] = "safe"
    ratio: float | None = None
    start: Optional[date] = None
    price: Decimal = Decimal("0")
    root: PurePosixPath = PurePosixPath("/srv")
    limits: dict[str, tuple[int, ...]] = field(default_factory=dict)
    pools: list[Pool] = field(default_factory=list, metadata={"help": "worker pools"})
    pair: tuple[str, int] = ("a", 1)
    extra: dict[str, Any] = field(default_factory=dict, repr=False, compare=False)
    VERSION: typing.ClassVar[int] = 2


class ConfigError(ValueError):
    def __init__(self, path, message):
        super().__init__(f"{'.'.join(map(str, path)) or '<root>'}: {message}")


def name_of(hint):
    return getattr(hint, "__name__", None) or str(hint)


def convert(hint, value, path=()):
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        base, *rest = args
        result = convert(base, value, path)
        for check in rest:
            if isinstance(check, Range) and not check.low <= result <= check.high:
                raise ConfigError(path, f"{result} is not in {check.low}..{check.high}")
        return result
    if origin in (Union, types.UnionType):
        if value is None and type(None) in args:
            return None
        errors = []
        for option in args:
            if option is not type(None):
                try:
                    return convert(option, value, path)
                except ConfigError as error:
                    errors.append(str(error))
        raise ConfigError(path, f"no option of {hint} fits")
    if origin is Literal:
        if value not in args:
            raise ConfigError(path, f"{value!r} is none of {', '.join(map(repr, args))}")
        return value
    if origin in (list, set):
        return origin(convert(args[0], item, (*path, index)) for index, item in enumerate(value))
    if origin is dict:
        return {convert(args[0], k, path): convert(args[1], v, (*path, k)) for k, v in value.items()}
    if origin is tuple:
        hints = [args[0]] * len(value) if args[1:] == (...,) else args
        if len(hints) != len(value):
            raise ConfigError(path, f"needs {len(hints)} items, has {len(value)}")
        return tuple(convert(h, v, (*path, i)) for i, (h, v) in enumerate(zip(hints, value)))
    if dataclasses.is_dataclass(hint):
        return load(hint, value, path)
    if hint is Any:
        return value
    if isinstance(hint, NewType):
        return hint(convert(hint.__supertype__, value, path))
    converters = {date: date.fromisoformat, timedelta: lambda v: timedelta(seconds=v), Decimal: lambda v: Decimal(str(v)), float: float}
    if isinstance(value, bool) is not (hint is bool) or hint in (int, str) and not isinstance(value, hint):
        raise ConfigError(path, f"expected {name_of(hint)}, got {value!r}")
    try:
        return converters.get(hint, hint)(value)
    except (ValueError, TypeError, ArithmeticError) as error:
        raise ConfigError(path, f"{type(error).__name__} for {name_of(hint)}") from error


def load(cls: type[T], data: Mapping, path=()) -> T:
    hints = get_type_hints(cls, include_extras=True)
    values = {}
    for f in fields(cls):
        if f.name in data:
            values[f.name] = convert(hints[f.name], data[f.name], (*path, f.name))
        elif f.default is MISSING and f.default_factory is MISSING:
            raise ConfigError((*path, f.name), "is required")
    if unknown := data.keys() - {f.name for f in fields(cls)}:
        raise ConfigError(path, f"unknown: {', '.join(sorted(unknown))}")
    return cls(**values)


good = {"name": "svc", "port": 8080, "level": "high", "mode": 3, "ratio": 1, "start": "2024-02-29", "price": 9.99, "root": "/var/app", "limits": {"cpu": [1, 2]},
        "pools": [{"size": 2, "timeout": 1.5, "tags": ["b", "b"]}, {}], "pair": ["z", 9], "extra": {"any": [None]}}
settings = load(Settings, json.loads(json.dumps(good)))
print(settings)
print(settings == load(Settings, good | {"extra": {}}), settings.pools[0].timeout, settings.root / "log", dataclasses.replace(settings.pools[1], size=9))
for change in ({"port": 0}, {"port": "80"}, {"level": "mid"}, {"mode": "slow"}, {"ratio": "x"}, {"start": "soon"}, {"limits": {"cpu": [1, "2"]}}, {"pools": [{"sise": 1}]},
               {"pair": ["a"]}, {"name": None}, {"price": "abc"}, {"port": True}, {"bogus": 1}):
    try:
        load(Settings, good | change)
        print("accepted", change)
    except ConfigError as error:
        print(error, "|", type(error.__cause__).__name__)
try:
    load(Settings, {"port": 1})
except ConfigError as error:
    print(error)
for f in fields(Settings)[:4]:
    print(f.name, name_of(f.type), f.default if f.default is not MISSING else "-", dict(f.metadata))
print({k: str(v) for k, v in get_type_hints(Settings).items() if k in ("ratio", "start", "limits", "VERSION", "port")})
print(list[int] | None, Optional[str], Union[int, str, int], Callable[[int], str], Literal[1, "a"], Annotated[int, "x"], type[T], tuple[()], dict[str, list[int]].__args__, Port.__name__)


class Movie(TypedDict):
    title: Required[str]
    year: NotRequired[int]


class Box(Generic[T]):
    def __init__(self, item: T) -> None:
        self.item = item

    def map(self, f: Callable[[T], Any]) -> "Box[Any]":
        return Box(f(self.item))


print(Movie(title="x"), Movie.__required_keys__, Movie.__annotations__ if False else sorted(get_type_hints(Movie)), Box[int](3).map(str).item, Box[int], Box[int].__origin__ is Box, typing.get_type_hints(Box.map)["f"])
