# since: 3.14
# A frozen dataclass with slots: `super` in its `__setattr__` is of the class without them.
from dataclasses import InitVar, dataclass
import inspect


@dataclass(frozen=True, slots=True)
class Point:
    x: int
    y: int = 0


point = Point(1, 2)
for what in [lambda: setattr(point, 'x', 5), lambda: setattr(point, 'z', 5), lambda: delattr(point, 'x'), lambda: delattr(point, 'z')]:
    try:
        what()
    except Exception as error:
        print(type(error).__name__, error)
# expect: FrozenInstanceError cannot assign to field 'x'
# expect: TypeError super(type, obj): obj (instance of Point) is not an instance or subtype of type (Point).
# expect: FrozenInstanceError cannot delete field 'x'
# expect: TypeError super(type, obj): obj (instance of Point) is not an instance or subtype of type (Point).


@dataclass
class Connection:
    url: str
    password: InitVar[str | None] = None


print(inspect.signature(Connection))
# expect: (url: str, password: dataclasses.InitVar[str | None] = None) -> None
print(Connection.__init__.__annotations__)
# expect: {'url': <class 'str'>, 'password': dataclasses.InitVar[str | None], 'return': None}
