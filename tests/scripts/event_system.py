# since: 3.14
"""Events with Protocols, generics, weak references, single dispatch, descriptors and a plugin registry."""

import functools
import inspect
import operator
import sys
import types
import typing
import weakref
from abc import ABC, abstractmethod
from collections import ChainMap, UserDict, defaultdict, namedtuple
from collections.abc import Callable, Mapping, MutableMapping
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Final, Generic, Literal, NotRequired, Protocol, Self, TypedDict, TypeVar, get_args, get_origin, get_type_hints, overload, runtime_checkable

T = TypeVar("T", bound="Event")


@dataclass(slots=True, kw_only=True)
class Event:
    name: str
    payload: dict[str, Any] = field(default_factory=dict, compare=False)
    counter: ClassVar[int] = 0

    def __post_init__(self):
        type(self).counter += 1


@dataclass(slots=True, kw_only=True)
class Alarm(Event):
    severity: Literal["low", "high"] = "low"


@runtime_checkable
class Listener(Protocol[T]):
    def notify(self, event: T) -> bool: ...


class Options(TypedDict, total=False):
    retries: int
    label: NotRequired[str]
    tags: Annotated[list[str], "sorted"]


class Bus(Generic[T]):
    def __init__(self) -> None:
        self._listeners: defaultdict[type, list[weakref.ref]] = defaultdict(list)

    def subscribe(self, kind: type[T], listener: Listener[T]) -> Self:
        if not isinstance(listener, Listener):
            raise TypeError(f"{type(listener).__qualname__} is no listener")
        self._listeners[kind].append(weakref.ref(listener))
        return self

    def publish(self, event: T) -> list[bool]:
        kinds = [k for k in type(event).__mro__ if k in self._listeners]
        return [l.notify(event) for kind in kinds for ref in self._listeners[kind] if (l := ref()) is not None]


class Validated:
    def __init__(self, check: Callable[[Any], bool], message: str):
        self.check, self.message = check, message

    def __set_name__(self, owner, name):
        self.name = name
        self.slot = "_" + name

    def __get__(self, instance, owner=None):
        return self if instance is None else getattr(instance, self.slot)

    def __set__(self, instance, value):
        if not self.check(value):
            raise ValueError(f"{self.name}: {self.message} ({value!r})")
        setattr(instance, self.slot, value)


class Printer:
    volume = Validated(lambda v: 0 <= v <= 10, "must be 0..10")

    def __init__(self, volume=5):
        self.volume = volume
        self.seen = []

    def notify(self, event):
        self.seen.append(describe(event))
        return self.volume > 3


@functools.singledispatch
def describe(thing) -> str:
    return f"?{thing!r}"


@describe.register
def _(event: Event) -> str:
    return f"event {event.name}"


@describe.register
def _(alarm: Alarm) -> str:
    return f"ALARM {alarm.name} ({alarm.severity})"


@describe.register(list | tuple)
def _(many):
    return "+".join(map(describe, many))


class Registry(UserDict):
    def register(self, func=None, /, *, name=None):
        if func is None:
            return functools.partial(self.register, name=name)
        self[name or func.__name__] = func
        return func

    def __missing__(self, key):
        raise LookupError(f"no plugin {key!r}, only {sorted(self)}")


plugins = Registry()


@plugins.register
def upper(text: str, /, times: int = 1, *rest: Any, sep: str = "", **extra: bool) -> str:
    """Upper case."""
    return sep.join([text.upper()] * times)


@plugins.register(name="rev")
def reverse(text: str) -> str:
    return text[::-1]


bus, loud = Bus[Event](), Printer()
quiet = Printer(volume=1)
bus.subscribe(Event, loud).subscribe(Alarm, quiet).subscribe(Alarm, loud)
print(bus.publish(Event(name="start")), bus.publish(Alarm(name="fire", severity="high")), loud.seen)
del quiet
print(describe([Event(name="a"), Alarm(name="b")]), describe(3.5), describe.dispatch(bool) is describe.dispatch(object), Event.counter)
for action in (lambda: bus.subscribe(Event, object()), lambda: Printer(11), lambda: plugins["nope"], lambda: Event("x"),
               lambda: setattr(Event(name="x"), "other", 1), lambda: upper(text="x")):
    try:
        action()
    except Exception as error:
        print(type(error).__name__, "|", error)
print(inspect.signature(upper), inspect.signature(Alarm), inspect.getdoc(upper), sep="\n")
bound = inspect.signature(upper).bind("a", 2, 3, sep="-", loud=True)
bound.apply_defaults()
print(bound.arguments, bound.args, bound.kwargs, upper(*bound.args, **bound.kwargs))
print([f"{p.name}:{p.kind.description}" for p in inspect.signature(upper).parameters.values()])
print(get_type_hints(Options), Options.__required_keys__, sorted(Options.__optional_keys__), get_type_hints(Options, include_extras=True)["tags"])
print(get_origin(dict[str, int]), get_args(Callable[[int, str], bool]), get_args(Literal["a", 1]), int | None, typing.Optional[int], list[T])
print(inspect.isfunction(upper), inspect.isclass(Bus), [n for n, _ in inspect.getmembers(Printer(), inspect.ismethod)], Bus.__orig_bases__, Bus.__parameters__)
maps = ChainMap({"a": 1}, {"a": 2, "b": 3})
child = maps.new_child({"c": 9})
print(child["a"], sorted(child), child.parents["b"], maps.maps, operator.attrgetter("real", "imag")(3 + 4j), operator.methodcaller("split", ",")("a,b"))
Point = namedtuple("Point", "x y z", defaults=[0])
print(Point(1, 2), Point._make([4, 5, 6])._replace(x=0), Point._field_defaults, types.SimpleNamespace(a=1, b=[2]), issubclass(Registry, MutableMapping))
