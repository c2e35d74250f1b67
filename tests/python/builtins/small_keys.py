# Keys are asked once for each item, in order, whatever they do.
# since: 3.14
import operator

rows = [{'age': age, 'name': name} for age, name in [(3, 'c'), (1, 'a'), (2, 'b'), (1, 'z'), (2, 'a')]]
print([r['name'] for r in sorted(rows, key=lambda r: r['age'])])  # expect: ['a', 'z', 'b', 'a', 'c']
print([r['name'] for r in sorted(rows, key=operator.itemgetter('age'), reverse=True)])
# expect: ['c', 'b', 'a', 'a', 'z']
print([r['name'] for r in sorted(rows, key=operator.itemgetter('age', 'name'))])
# expect: ['a', 'z', 'a', 'b', 'c']
print([r['name'] for r in sorted(rows, key=lambda r: (-r['age'], r['name']))])
# expect: ['c', 'a', 'b', 'a', 'z']
print(max(rows, key=lambda r: r['age'])['name'], min(rows, key=lambda r: r['age'])['name'])  # expect: c a
print(min(rows, key=lambda r: r['age'] % 2)['name'], max(rows, key=lambda r: len(r['name']))['name'])

# What a key changes is changed once for each item.
# expect: b c
seen = []
print(sorted([5, 3, 9, 1, 7], key=lambda v: seen.append(v) or -v), seen)
# expect: [9, 7, 5, 3, 1] [5, 3, 9, 1, 7]
seen.clear()
print(max([5, 3, 9, 1, 7], key=lambda v: seen.append(v) or v), seen)  # expect: 9 [5, 3, 9, 1, 7]


# Keys that change their ways from one item to the next.
class Point:
    def __init__(self, x):
        self.x = x

    def __repr__(self):
        return f'P({self.x!r})'


class Odd(Point):
    @property
    def x(self):
        print('asked', self._x)
        return self._x

    @x.setter
    def x(self, value):
        self._x = value


points = [Point(4), Point(2), Odd(3), Point(1), Odd(0)]
print(sorted(points, key=lambda p: p.x))
# expect: asked 3
# expect: asked 0
# expect: asked 0
# expect: asked 3
# expect: [P(0), P(1), P(2), P(3), P(4)]
print(min(points, key=lambda p: p.x))

# Attributes whose reading has an effect are read once.
# expect: asked 3
# expect: asked 0
# expect: asked 0
# expect: P(0)
class Bag(set):
    taken = property(set.pop)


bags = [Bag({3}), Bag({1}), Bag({2})]
print(sorted([(bag.taken, bag) for bag in bags], key=lambda pair: pair[0]))
# expect: [(1, Bag()), (2, Bag()), (3, Bag())]
bags = [Bag({3}), Bag({1}), Bag({2})]
print([len(bag) for bag in sorted(bags, key=lambda bag: (bag.taken, str.join('', ['a'])))])
# expect: [0, 0, 0]
bags = [Bag({3, 4}), Bag({1, 5}), Bag({2, 6})]
print(sum(len(bag) for bag in sorted(bags, key=lambda bag: bag.taken + sum([0]))))  # expect: 3

# Errors come from the item that has them.
for items, key in [
    ([{'a': 1}, {'a': 2}, {'b': 3}, {'a': 0}, {'a': 5}], lambda r: r['a']),
    ([3, 1, 'x', 2, 0], lambda v: v + 1),
    ([3, 1, None, 2, 0], lambda v: v),
    ([3, 1, 0, 2, 5], lambda v: 6 // v),
]:
    for function in sorted, min, max:
        try:
            print(function(items, key=key))
        except Exception as error:
            print(type(error).__name__, error)

# Lists that a key changes.
# expect: KeyError 'a'
# expect: KeyError 'a'
# expect: KeyError 'a'
# expect: TypeError can only concatenate str (not "int") to str
# expect: TypeError can only concatenate str (not "int") to str
# expect: TypeError can only concatenate str (not "int") to str
# expect: TypeError '<' not supported between instances of 'NoneType' and 'int'
# expect: TypeError '<' not supported between instances of 'NoneType' and 'int'
# expect: TypeError '>' not supported between instances of 'NoneType' and 'int'
# expect: ZeroDivisionError division by zero
# expect: ZeroDivisionError division by zero
# expect: ZeroDivisionError division by zero
items = [4, 3, 2, 1, 0]
print(min(items, key=lambda v: items.clear() or v), items)  # expect: 4 []
items = [4, 3, 2, 1, 0]
try:
    items.sort(key=lambda v: items.append(v) or v)
except ValueError as error:
    print(error, items)  # expect: list modified during sort [0, 1, 2, 3, 4]

# Conditions, defaults and globals in small functions.
FACTOR = 3
print(sorted(range(-4, 5), key=lambda v: v * FACTOR if v > 0 else -v))
# expect: [0, -1, -2, -3, 1, -4, 2, 3, 4]
print(list(map(lambda v: v // 2 if v % 2 == 0 else 3 * v + 1, range(6))))  # expect: [0, 4, 1, 10, 2, 16]
print(list(filter(lambda v: v > 2 and v < 5, range(8))))  # expect: [3, 4]
print(list(map(lambda a, b: a * 10 + b, [1, 2, 3], [4, 5, 6])))  # expect: [14, 25, 36]
FACTOR = 'x'
print(sorted(range(3), key=lambda v: v * FACTOR))  # expect: [0, 1, 2]
print(sorted(['b', 'C', 'a'], key=str.lower), sorted(['bbb', 'a', 'cc'], key=len), sorted([-3, 2, -1], key=abs))
# expect: ['a', 'b', 'C'] ['a', 'cc', 'bbb'] [-1, 2, -3]
