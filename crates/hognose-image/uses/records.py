# Data classes.
import dataclasses
from dataclasses import asdict, astuple, dataclass, field, fields, replace


@dataclass
class Item:
    name: str
    price: float = 0.0
    tags: list[str] = field(default_factory=list)

    def __post_init__(self):
        self.name = self.name.strip()

    @property
    def label(self):
        return f"{self.name} {self.price}"


@dataclass(frozen=True, order=True)
class Point:
    x: int
    y: int = 0


@dataclass(slots=True)
class Small:
    a: int


@dataclass
class Special(Item):
    level: int = field(default=1, repr=False, compare=False)


item = Item(" a ", 2.5)
print(item, item.label, item == Item("a", 2.5), asdict(item), astuple(Point(1, 2)), replace(item, price=3), [f.name for f in fields(item)], Small(1))
print(Point(1) < Point(2), hash(Point(1)) == hash(Point(1)), sorted([Point(2), Point(1)]), {Point(1): 1}, Special("b", level=2), dataclasses.is_dataclass(item))
try:
    Point(1).x = 3
except dataclasses.FrozenInstanceError as error:
    print(error)
