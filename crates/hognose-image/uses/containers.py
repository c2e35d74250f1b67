# Containers, and the module of them.
from collections import ChainMap, Counter, OrderedDict, defaultdict, deque, namedtuple

counts = Counter("mississippi")
counts.update("miss")
print(counts.most_common(2), counts["m"], counts + Counter(a=1), counts - Counter(i=1), counts.total(), list(counts.elements())[:2], counts)
groups = defaultdict(list)
for word in "one two three".split():
    groups[len(word)].append(word)
print(dict(groups), groups, sorted(groups.items()))
queue = deque([1, 2, 3], maxlen=5)
queue.append(4)
queue.appendleft(0)
queue.rotate(1)
print(queue, queue.pop(), queue.popleft(), len(queue), list(queue), queue[0])
queue.extend([7, 8])
ordered = OrderedDict(a=1, b=2)
ordered.move_to_end("a")
print(ordered, ordered.popitem(last=False), list(ordered))
Point = namedtuple("Point", "x y", defaults=[0])
point = Point(1)
print(point, point.x, point._replace(x=2), point._asdict(), Point._fields, Point(*[3, 4]), ChainMap({"a": 1}, {"b": 2})["b"])
d = {"a": 1, "b": [2]}
d.setdefault("c", 3)
d.update(e=5)
print(d.get("z", 0), d.pop("a"), list(d.items()), list(d.keys()), list(d.values()), d | {"f": 6}, "b" in d, {**d}, dict(zip("ab", [1, 2])), dict.fromkeys("ab"))
s = {1, 2, 3}
s.add(4)
s.discard(1)
print(s | {9}, s & {2}, s - {2}, s ^ {3}, s <= {2, 3, 4, 5}, frozenset(s), s.isdisjoint({7}), set("aab"), s.union([5]), sorted(s.intersection([2])))
items = [1, 2, 3]
items.extend([4])
items.insert(0, 0)
items.remove(2)
items[1:2] = [8, 9]
print(items, items.pop(), items.index(8), items.count(9), items.copy(), items + [1], items * 2, tuple(items), items == [0], [0] * 3, [[0] * 2 for _ in range(2)])
items.reverse()
items.clear()
