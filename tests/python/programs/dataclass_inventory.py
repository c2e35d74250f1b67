# dataclasses: order, frozen, replace, asdict, post-init
from dataclasses import dataclass, field, asdict, astuple, replace, fields, FrozenInstanceError, KW_ONLY
from typing import ClassVar, Optional
import json

@dataclass(order=True)
class Item:
    sort_key: float = field(init=False, repr=False)
    name: str
    price: float
    tags: list[str] = field(default_factory=list, compare=False)
    discount: Optional[float] = None
    count: ClassVar[int] = 0

    def __post_init__(self):
        if self.price < 0:
            raise ValueError(f'price of {self.name} is negative')
        self.sort_key = self.price * (1 - (self.discount or 0))
        Item.count += 1

items = [Item('lamp', 30.0, ['home']), Item('desk', 120.0, discount=0.5), Item('pen', 1.5)]
print(sorted(items))
# expect: [Item(name='pen', price=1.5, tags=[], discount=None), Item(name='lamp', price=30.0, tags=['home'], discount=None), Item(name='desk', price=120.0, tags=[], discount=0.5)]
print(min(items).name, max(items) > items[2], Item.count)
# expect: pen True 3
print(json.dumps([asdict(item) for item in items[:2]]))
# expect: [{"sort_key": 30.0, "name": "lamp", "price": 30.0, "tags": ["home"], "discount": null}, {"sort_key": 60.0, "name": "desk", "price": 120.0, "tags": [], "discount": 0.5}]
print([f.name for f in fields(Item)], astuple(items[2]))
# expect: ['sort_key', 'name', 'price', 'tags', 'discount'] (1.5, 'pen', 1.5, [], None)
try:
    Item('bad', -1)
except ValueError as error:
    print(error)
# expect: price of bad is negative

@dataclass(frozen=True, slots=True)
class Point:
    x: int
    y: int = 0
    _: KW_ONLY
    label: str = ''

p = Point(1, label='a')
print(p, replace(p, y=5), p == Point(1, 0, label='a'), hash(p) == hash(Point(1, label='a')), {p: 'here'}[Point(1, label='a')])
# expect: Point(x=1, y=0, label='a') Point(x=1, y=5, label='a') True True here
try:
    p.x = 3
except FrozenInstanceError as error:
    print(type(error).__name__, error)
# expect: FrozenInstanceError cannot assign to field 'x'
try:
    Point(1, 2, 3)
except TypeError as error:
    print(error)
# expect: Point.__init__() takes from 2 to 3 positional arguments but 4 were given

@dataclass
class Base:
    id: int
    created: str = 'now'

@dataclass
class User(Base):
    email: str = ''

    def __eq__(self, other):
        return self.id == other.id

print(User(1, email='x@y'), User(1) == User(1, 'then'))
# expect: User(id=1, created='now', email='x@y') True
match p:
    case Point(x=1, y=y):
        print('matched', y)
# expect: matched 0
