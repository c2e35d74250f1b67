"""`replace`: fields of all kinds, errors, classes with `__init__` and `__replace__` of their own, `copy.replace`."""
# since: 3.14
import copy
from dataclasses import InitVar, dataclass, field, fields, replace
from typing import ClassVar

@dataclass(frozen=True, order=True)
class Item:
    price: int
    name: str
    count: int = 1

@dataclass
class Full:
    a: int
    b: list = field(default_factory=list)
    total: int = field(default=0, init=False)
    shared: ClassVar[int] = 5
    seed: InitVar[int] = 3
    last: int = field(default=9, kw_only=True)

    def __post_init__(self, seed):
        self.total = self.a + seed

@dataclass
class Needs:
    a: int
    seed: InitVar[int]

    def __post_init__(self, seed):
        self.a += seed

item = Item(1, 'x')
print(replace(item), replace(item, count=4), replace(item, name='y', price=2), replace(item) == item, replace(item) is item)
# expect: Item(price=1, name='x', count=1) Item(price=1, name='x', count=4) Item(price=2, name='y', count=1) True False
full = Full(1, [2], last=4)
full.total = 77
print(replace(full, a=5), replace(full, seed=10), replace(full).b is full.b, replace(full, last=0).last)
# expect: Full(a=5, b=[2], total=8, last=4) Full(a=1, b=[2], total=11, last=4) True 0
for wrong in (
    lambda: replace(full, total=1), lambda: replace(full, shared=1), lambda: replace(item, unknown=1), lambda: replace(Item, price=1), lambda: replace(5),
    lambda: replace(Needs(1, 2)), lambda: replace(), lambda: replace(item, 5),
):
    try:
        print(wrong())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
# expect: TypeError field total is declared with init=False, it cannot be specified with replace()
# expect: TypeError Full.__init__() got an unexpected keyword argument 'shared'
# expect: TypeError Item.__init__() got an unexpected keyword argument 'unknown'
# expect: TypeError replace() should be called on dataclass instances
# expect: TypeError replace() should be called on dataclass instances
# expect: TypeError InitVar 'seed' must be specified with replace()
# expect: TypeError replace() missing 1 required positional argument: 'obj'
# expect: TypeError replace() takes 1 positional argument but 2 were given
print(replace(Needs(1, 2), seed=10), copy.replace(item, price=9), item.__replace__(count=0), [f.name for f in fields(full)])
# expect: Needs(a=13) Item(price=9, name='x', count=1) Item(price=1, name='x', count=0) ['a', 'b', 'total', 'last']

@dataclass
class Own:
    a: int
    b: int = 2

    def __init__(self, **given):
        print('init', given)
        self.__dict__.update(given)

own = Own(a=1, b=5)  # expect: init {'a': 1, 'b': 5}
print(replace(own, b=3).__dict__)
# expect: init {'b': 3, 'a': 1}
# expect: {'b': 3, 'a': 1}

@dataclass(frozen=True)
class Frozen(Item):
    extra: str = 'e'

print(replace(Frozen(1, 'a'), extra='f'))  # expect: Frozen(price=1, name='a', count=1, extra='f')
