# items that are moved to either end, taken from either end, and deleted in between
from collections import OrderedDict

for n in (1, 2, 3, 5, 8, 9, 40, 1000):
    items, order = OrderedDict.fromkeys(range(n)), list(range(n))
    for i in range(3 * n + 5):
        key = i * 7 % n
        if key in items:
            items.move_to_end(key, last=i % 3 == 0)
            order.remove(key)
            order.insert(len(order) if i % 3 == 0 else 0, key)
        if i % 5 == 0 and items:
            assert items.popitem(last=i % 2 == 0)[0] == order.pop(-1 if i % 2 == 0 else 0)
        if i % 4 == 0:
            items[n + i] = i
            order.append(n + i)
        if i % 6 == 0 and len(order) > 2:
            del items[order.pop(1)]
        assert next(iter(items), None) == (order[0] if order else None)
    print(n, list(items) == order, list(reversed(items)) == order[::-1], len(items) == len(order), all(key in items for key in order))
# expect: 1 True True True True
# expect: 2 True True True True
# expect: 3 True True True True
# expect: 5 True True True True
# expect: 8 True True True True
# expect: 9 True True True True
# expect: 40 True True True True
# expect: 1000 True True True True

items = OrderedDict.fromkeys("abcdefghijkl")
for key in "lkjihgfedcba" * 20:
    items.move_to_end(key, last=False)
print("".join(items), items.copy() == items, dict(items) == dict.fromkeys("abcdefghijkl"))  # expect: abcdefghijkl True True
try:
    items.move_to_end("z", last=False)
except KeyError as error:
    print(error)  # expect: 'z'

plain = {}
for i in range(2000):
    plain[i] = i
    if i % 2:
        del plain[next(iter(plain))]
print(next(iter(plain)), len(plain), list(plain)[:3])  # expect: 1000 1000 [1000, 1001, 1002]
