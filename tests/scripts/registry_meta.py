# since: 3.14
"""Metaclasses, __init_subclass__, descriptors, abstract classes, slots, copy protocol and operator protocols."""

import abc
import copy
import functools
import operator
import types
from collections.abc import Hashable, Iterable, Mapping, MutableSequence, MutableSet, Sequence, Sized
from dataclasses import dataclass, field, make_dataclass, fields, is_dataclass, FrozenInstanceError, asdict, astuple
from typing import Any, Generic, NamedTuple, TypeVar, get_type_hints, final


class Field:
    def __init__(self, kind, *, default=None, required=True):
        self.kind, self.default, self.required = kind, default, required

    def __set_name__(self, owner, name):
        self.name = name
        owner.__fields__ = {**getattr(owner, "__fields__", {}), name: self}

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        return obj.__dict__.get(self.name, self.default)

    def __set__(self, obj, value):
        if not isinstance(value, self.kind):
            raise TypeError(f"{type(obj).__name__}.{self.name} must be {self.kind.__name__}, not {type(value).__name__}")
        obj.__dict__[self.name] = value

    def __delete__(self, obj):
        obj.__dict__.pop(self.name, None)


class Meta(type):
    registry: dict[str, type] = {}

    @classmethod
    def __prepare__(mcls, name, bases, **options):
        return {"created_by": mcls.__name__}

    def __new__(mcls, name, bases, namespace, *, table=None, **options):
        cls = super().__new__(mcls, name, bases, namespace, **options)
        cls.table = table or name.lower() + "s"
        mcls.registry[cls.table] = cls
        return cls

    def __call__(cls, **values):
        missing = [n for n, f in cls.__fields__.items() if f.required and n not in values]
        if missing:
            raise ValueError(f"{cls.__name__} needs {', '.join(missing)}")
        return super().__call__(**values)

    def __iter__(cls):
        return iter(cls.__fields__)

    def __len__(cls):
        return len(cls.__fields__)

    def __contains__(cls, name):
        return name in cls.__fields__


class Model(metaclass=Meta):
    id = Field(int)

    def __init__(self, **values):
        for name, value in values.items():
            if name not in type(self):
                raise AttributeError(f"no field {name}")
            setattr(self, name, value)

    def __init_subclass__(cls, plural=None, **kwargs):
        super().__init_subclass__(**kwargs)
        cls.plural = plural

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{k}={getattr(self, k)!r}' for k in type(self))})"


class User(Model, table="people", plural="users"):
    name = Field(str)
    tags = Field(list, required=False)


user = User(id=1, name="ann")
print(user, list(User), len(User), "name" in User, User.table, User.plural, User.created_by, sorted(Meta.registry), User.name.kind)
for action in (lambda: User(id=1), lambda: User(id="1", name="x"), lambda: User(id=1, name="x", age=3), lambda: setattr(user, "tags", "no")):
    try:
        action()
    except Exception as error:
        print(type(error).__name__, error)
del user.name
print(user.name, vars(user))


class Shape(abc.ABC):
    @property
    @abc.abstractmethod
    def area(self): ...

    @abc.abstractmethod
    def scale(self, k): ...

    @classmethod
    def __subclasshook__(cls, other):
        return True if cls is Shape and hasattr(other, "area") and hasattr(other, "scale") else NotImplemented


@dataclass(frozen=True, order=True)
class Square(Shape):
    side: float
    area = property(lambda self: self.side**2)

    def scale(self, k):
        return copy.replace(self, side=self.side * k) if hasattr(copy, "replace") else type(self)(self.side * k)


class Duck:
    area = 3
    scale = None


class Broken(Shape):
    def scale(self, k): ...


print(Square(2).scale(3).area, issubclass(Duck, Shape), isinstance(5, Shape), Shape.__abstractmethods__ == {"area", "scale"}, Square(1) < Square(2), {Square(1): "k"}[Square(1)])
for action in (lambda: Broken(), lambda: Shape(), lambda: setattr(Square(1), "side", 2), lambda: Square(), lambda: Square(1) < 3):
    try:
        action()
    except (TypeError, FrozenInstanceError) as error:
        print(type(error).__name__, error)


class Stack(MutableSequence):
    def __init__(self, items=()):
        self._items = list(items)

    def __getitem__(self, i):
        return Stack(self._items[i]) if isinstance(i, slice) else self._items[i]

    def __setitem__(self, i, value):
        self._items[i] = value

    def __delitem__(self, i):
        del self._items[i]

    def __len__(self):
        return len(self._items)

    def insert(self, i, value):
        self._items.insert(i, value)

    def __copy__(self):
        return Stack(self._items)

    def __deepcopy__(self, memo):
        return Stack(copy.deepcopy(self._items, memo) + ["deep"])

    def __repr__(self):
        return f"Stack{self._items}"


stack = Stack([3, 1, 2])
stack += [9]
stack.append(4)
stack.extend("ab")
stack.remove(1)
print(stack, stack.pop(), stack[::2], stack.index(9), stack.count(3), list(reversed(stack)), 4 in stack, isinstance(stack, Sequence), copy.copy(stack), copy.deepcopy(stack))
stack.reverse()
stack[1:3] = []
print(stack, operator.length_hint(stack), bool(Stack()), operator.getitem(stack, -1))
Point = make_dataclass("Point", [("x", int), ("y", int, field(default=0)), "z"][:2], namespace={"norm": lambda self: abs(self.x) + abs(self.y)}, slots=True, kw_only=False)
print(Point(1), Point(1, -2).norm(), Point.__slots__, is_dataclass(Point), astuple(Point(3)), asdict(Point(4)), Point.__match_args__, Point(1) == Point(1, 0))


class Lazy:
    def __getattr__(self, name):
        if name.startswith("get_"):
            return functools.partial(lambda key, d=None: f"{key}={d}", name[4:])
        raise AttributeError(f"{type(self).__name__!r} has no {name!r}")

    def __dir__(self):
        return ["b", "a"]

    def __class_getitem__(cls, item):
        return types.GenericAlias(cls, item)

    def __call__(self, *args, **kwargs):
        return args, kwargs

    def __index__(self):
        return 3


lazy = Lazy()
print(lazy.get_color("red"), dir(lazy), Lazy[int], lazy(1, k=2), "abcdef"[lazy], hex(lazy), [*range(10)][:lazy], hasattr(lazy, "nope"), callable(lazy))
print(type("Dyn", (Model,), {"extra": Field(int)}, table="dyn")(id=1, extra=2), types.new_class("N", (Stack,), {}, lambda ns: ns.update(k=1)).k, Meta.registry["dyn"].__mro__[1].__name__, types.resolve_bases((list[int],)))
