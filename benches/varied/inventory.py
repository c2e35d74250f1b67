"""Warehouse inventory: ABCs, multiple inheritance with super(), rich comparison, hashing, registries."""
import random
from abc import ABC, abstractmethod
from collections import Counter, defaultdict
from functools import total_ordering
from itertools import groupby
from operator import attrgetter, itemgetter


class Registry(type):
    """Metaclass that records every concrete product type."""

    kinds = {}

    def __new__(mcls, name, bases, ns, **kwargs):
        cls = super().__new__(mcls, name, bases, ns, **kwargs)
        if "code" in ns:
            mcls.kinds[ns["code"]] = cls
        return cls


@total_ordering
class Sku:
    __slots__ = ("prefix", "number")

    def __init__(self, prefix, number):
        self.prefix = prefix
        self.number = number

    @classmethod
    def parse(cls, text):
        prefix, _, number = text.partition("-")
        return cls(prefix, int(number))

    def __eq__(self, other):
        if not isinstance(other, Sku):
            return NotImplemented
        return (self.prefix, self.number) == (other.prefix, other.number)

    def __lt__(self, other):
        if not isinstance(other, Sku):
            return NotImplemented
        return (self.prefix, self.number) < (other.prefix, other.number)

    def __hash__(self):
        return hash((self.prefix, self.number))

    def __str__(self):
        return f"{self.prefix}-{self.number:04d}"

    __repr__ = __str__


class ABCRegistry(Registry, type(ABC)):
    pass


class Item(ABC, metaclass=ABCRegistry):
    def __init__(self, sku, name, price, **kwargs):
        super().__init__(**kwargs)
        self.sku = sku
        self.name = name
        self.price = price

    @property
    @abstractmethod
    def tax_rate(self):
        """Tax in percent."""

    @abstractmethod
    def describe(self):
        return f"{self.sku} {self.name}"

    def gross(self):
        return self.price + self.price * self.tax_rate // 100

    def __eq__(self, other):
        return isinstance(other, Item) and self.sku == other.sku

    def __hash__(self):
        return hash(self.sku)

    def __lt__(self, other):
        return (self.price, self.sku) < (other.price, other.sku)


class Perishable:
    def __init__(self, *, shelf_life=0, **kwargs):
        super().__init__(**kwargs)
        self.shelf_life = shelf_life

    def gross(self):
        base = super().gross()
        return base * 3 // 4 if self.shelf_life < 3 else base

    def age(self, days):
        self.shelf_life = max(0, self.shelf_life - days)
        return self.shelf_life == 0


class Fragile:
    def __init__(self, *, padding=1, **kwargs):
        super().__init__(**kwargs)
        self.padding = padding

    def gross(self):
        return super().gross() + 15 * self.padding

    def describe(self):
        return super().describe() + " [fragile]"


class Food(Perishable, Item):
    code = "FD"
    tax_rate = 7

    def describe(self):
        return super().describe() + f" (best within {self.shelf_life}d)"


class Gadget(Item):
    code = "GD"

    def __init__(self, *, watts=5, **kwargs):
        super().__init__(**kwargs)
        self.watts = watts

    @property
    def tax_rate(self):
        return 19 if self.watts < 50 else 22

    def describe(self):
        return f"{super().describe()} {self.watts}W"


class Glass(Fragile, Item):
    code = "GL"
    tax_rate = 19

    def describe(self):
        return super().describe()


class Wine(Fragile, Perishable, Item):
    code = "WN"
    tax_rate = 19

    def describe(self):
        return super().describe() + " [18+]"


class Stock:
    """A mapping-like multiset of items."""

    def __init__(self, counts=None):
        self._counts = dict(counts or {})

    def __getitem__(self, item):
        return self._counts.get(item, 0)

    def __setitem__(self, item, n):
        if n < 0:
            raise ValueError(f"negative stock for {item.sku}")
        if n:
            self._counts[item] = n
        else:
            self._counts.pop(item, None)

    def __delitem__(self, item):
        del self._counts[item]

    def __contains__(self, item):
        return item in self._counts

    def __iter__(self):
        return iter(sorted(self._counts))

    def __len__(self):
        return len(self._counts)

    def __add__(self, other):
        merged = Stock(self._counts)
        for item, n in other._counts.items():
            merged[item] += n
        return merged

    def __iadd__(self, pairs):
        for item, n in pairs:
            self[item] += n
        return self

    def __eq__(self, other):
        return self._counts == other._counts

    def __bool__(self):
        return any(self._counts.values())

    @property
    def value(self):
        return sum(item.gross() * n for item, n in self._counts.items())


class Rule(ABC):
    @abstractmethod
    def applies(self, basket): ...

    @abstractmethod
    def discount(self, basket): ...


class BulkRule(Rule):
    def __init__(self, kind, threshold, percent):
        self.kind, self.threshold, self.percent = kind, threshold, percent

    def _matching(self, basket):
        return [(i, n) for i, n in basket._counts.items() if isinstance(i, self.kind)]

    def applies(self, basket):
        return sum(n for _, n in self._matching(basket)) >= self.threshold

    def discount(self, basket):
        return sum(i.gross() * n for i, n in self._matching(basket)) * self.percent // 100


class ComboRule(Rule):
    def __init__(self, *kinds, amount):
        self.kinds, self.amount = kinds, amount

    def applies(self, basket):
        return all(any(isinstance(i, k) for i in basket) for k in self.kinds)

    def discount(self, basket):
        return self.amount


def make_item(line):
    sku, name, price, *extras = line.split("|")
    sku = Sku.parse(sku)
    options = {k: int(v) for k, v in (e.split("=") for e in extras)}
    return Registry.kinds[sku.prefix](sku=sku, name=name, price=int(price), **options)


def catalogue(rng, n):
    options = {"FD": ["shelf_life"], "GD": ["watts"], "GL": ["padding"], "WN": ["padding", "shelf_life"]}
    names = ["Alpha", "Bravo", "Carbon", "Delta", "Echo", "Foxtrot"]
    for i in range(n):
        code = rng.choice(sorted(options))
        extra = "".join(f"|{o}={rng.randint(1, 90)}" for o in options[code])
        yield f"{code}-{i:04d}|{rng.choice(names)} {i % 17}|{rng.randint(50, 5000)}{extra}"


def main():
    rng = random.Random(404)
    items = [make_item(line) for line in catalogue(rng, 700)]
    stock = Stock()
    stock += ((item, rng.randint(0, 9)) for item in items)
    print("stock", len(stock), stock.value, min(stock).describe(), "/", max(stock).describe())

    rules = [BulkRule(Food, 8, 10), BulkRule(Fragile, 5, 5), ComboRule(Wine, Glass, amount=250), ComboRule(Gadget, Food, Wine, amount=99)]
    revenue = saved = rejected = 0
    sold = Counter()
    for _ in range(9000):
        basket = Stock()
        for _ in range(rng.randint(1, 8)):
            item = rng.choice(items)
            want = rng.randint(1, 4)
            try:
                stock[item] -= want
            except ValueError:
                rejected += 1
            else:
                basket[item] += want
        if not basket:
            continue
        off = sum(r.discount(basket) for r in rules if r.applies(basket))
        revenue += basket.value - off
        saved += off
        sold.update(type(i).__name__ for i in basket)
        if len(stock) < 350:
            stock = stock + Stock((i, 7) for i in items[::2])
    print("sales", revenue, saved, rejected, sorted(sold.items()))

    spoiled = 0
    for day in range(30):
        for item in list(stock):
            if isinstance(item, Perishable) and item.age(day % 4):
                spoiled += stock[item]
                del stock[item]
    print("spoiled", spoiled, len(stock), stock.value)

    by_kind = defaultdict(list)
    for item in sorted(items, key=attrgetter("sku"), reverse=True):
        by_kind[item.code].append(item)
    table = [(code, len(group), sum(i.gross() for i in group)) for code, group in by_kind.items()]
    print(sorted(table, key=itemgetter(1)))
    runs = [(k, len(list(g))) for k, g in groupby(sorted(items), key=lambda i: i.price // 1000)]
    print("bands", runs, [c.__name__ for c in Wine.__mro__])
    twins = {Sku.parse(str(i.sku)) for i in items} == {i.sku for i in items}
    try:
        Item(Sku("XX", 1), "abstract", 1)
    except TypeError:
        print("abstract ok", twins, Sku("A", 2) >= Sku("A", 1), make_item("GL-7|x|5|padding=2") == Glass(sku=Sku("GL", 7), name="y", price=9))


if __name__ == "__main__":
    main()
