# Annotations, generic and abstract classes, protocols.
from __future__ import annotations

import abc
import typing
import weakref
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType, SimpleNamespace
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Optional, Protocol, TypedDict, TypeVar, Union, cast, runtime_checkable

T = TypeVar("T")


class Stack(Generic[T]):
    limit: ClassVar[int] = 3

    def __init__(self) -> None:
        self.items: list[T] = []

    def push(self, item: T) -> None:
        self.items.append(item)


class Shape(ABC):
    @abstractmethod
    def area(self) -> float: ...

    @property
    @abstractmethod
    def name(self) -> str: ...


class Square(Shape):
    def area(self) -> float:
        return 4.0

    @property
    def name(self) -> str:
        return "square"


@runtime_checkable
class Named(Protocol):
    def area(self) -> float: ...


class Row(NamedTuple):
    a: int
    b: Optional[str] = None


class Options(TypedDict, total=False):
    a: int


class Typed[K]:
    def get(self, key: K) -> K | None:
        return key


type Pair = tuple[int, int]


def first(items: Sequence[T], test: Callable[[T], bool] | None = None, kind: Literal["a"] = "a") -> Union[T, None]:
    return cast(Any, items[0])


stack = Stack[int]()
stack.push(1)
print(first([1]), Row(1), Options(a=1), isinstance(Square(), Named), Square().area(), Square().name, typing.get_origin(list[int]), stack.items, Typed().get(1))
print(isinstance([], Sequence), isinstance({}, Mapping), issubclass(list, Iterable), isinstance(iter([]), Iterator), MappingProxyType({"a": 1})["a"], SimpleNamespace(a=1))
print(weakref.ref(stack)() is stack, len(weakref.WeakValueDictionary(a=stack)))
try:
    Shape()
except TypeError as error:
    print(error)
