"""Dataclasses: creation, comparison, replace, asdict, ordering, hashing."""

from dataclasses import dataclass, field, replace, asdict


@dataclass(frozen=True, order=True)
class Item:
    price: int
    name: str
    count: int = 1

    def total(self):
        return self.price * self.count


@dataclass
class Order:
    number: int
    items: list = field(default_factory=list)
    paid: bool = False

    def add(self, item):
        self.items.append(item)

    def total(self):
        return sum(item.total() for item in self.items)


def main():
    grand, seen = 0, set()
    for n in range(38000):
        order = Order(n)
        for i in range(4):
            order.add(Item(n % 50 + i, f'item{i}', i + 1))
        order.items[0] = replace(order.items[0], count=9)
        cheapest = min(order.items)
        seen.add(cheapest)
        grand += order.total() + (order == Order(n, order.items))
        if n % 40 == 0:
            grand += len(asdict(order)['items'])
    print(grand, len(seen), sorted(seen)[3])


main()
