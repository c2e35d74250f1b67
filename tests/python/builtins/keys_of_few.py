# Keys that natives ask themselves, and iterables that they take at once: what has effects, raises or looks at what is being sorted
# comes out as it does for many items.
# since: 3.14

rows = [{'n': 3, 's': 'c'}, {'n': 1, 's': 'b'}, {'n': 2, 's': 'a'}, {'n': 1, 's': 'a'}]
print(sorted(rows, key=lambda r: r['n']))
# expect: [{'n': 1, 's': 'b'}, {'n': 1, 's': 'a'}, {'n': 2, 's': 'a'}, {'n': 3, 's': 'c'}]
print(sorted(rows, key=lambda r: (r['n'], r['s']), reverse=True))
# expect: [{'n': 3, 's': 'c'}, {'n': 2, 's': 'a'}, {'n': 1, 's': 'b'}, {'n': 1, 's': 'a'}]
print(min(rows, key=lambda r: r['n']), max(rows, key=lambda r: r['n']))
# expect: {'n': 1, 's': 'b'} {'n': 3, 's': 'c'}
print(min(5, -7, 3, key=abs), max('pear', 'fig', 'banana', key=len))  # expect: 3 banana
print(sorted(['b', 'A', 'c'], key=str.lower), sorted(['ccc', 'a', 'bb'], key=len, reverse=True))
# expect: ['A', 'b', 'c'] ['ccc', 'bb', 'a']
print(sorted({'x': 2, 'y': 1}.items(), key=lambda kv: kv[1]), sorted({3, 1, 2}, key=lambda n: -n))
# expect: [('y', 1), ('x', 2)] [3, 2, 1]
print(sorted('hello', key=lambda c: -ord(c)), min('', key=len, default='none'), min([], key=lambda x: x, default=None))

# Equal keys keep their order, reversed as well.
# expect: ['o', 'l', 'l', 'h', 'e'] none None
print(sorted([(1, 'a'), (0, 'b'), (1, 'c'), (0, 'd')], key=lambda p: p[0]))
# expect: [(0, 'b'), (0, 'd'), (1, 'a'), (1, 'c')]
print(sorted([(1, 'a'), (0, 'b'), (1, 'c'), (0, 'd')], key=lambda p: p[0], reverse=True))
# expect: [(1, 'a'), (1, 'c'), (0, 'b'), (0, 'd')]
print(max([(1, 'a'), (1, 'b')], key=lambda p: p[0]), min([(1, 'a'), (1, 'b')], key=lambda p: p[0]))

# Effects, in order and once.
# expect: (1, 'a') (1, 'a')
seen = []
print(sorted([3, 1, 2], key=lambda x: seen.append(x) or x), seen)  # expect: [1, 2, 3] [3, 1, 2]
del seen[:]
print(min(iter([3, 1, 2]), key=lambda x: seen.append(x) or x), seen)  # expect: 1 [3, 1, 2]

# What is being sorted looks empty to its key.
items = [3, 1, 2]
items.sort(key=lambda x: (len(items), x))
print(items)  # expect: [1, 2, 3]
shown = []
items.sort(key=lambda x: shown.append(list(items)) or -x)
print(items, shown)  # expect: [3, 2, 1] [[], [], []]


class Odd:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        return self.n < other.n

    def __repr__(self):
        return f'Odd({self.n})'


print(sorted([Odd(2), Odd(1)], key=lambda o: o), max([Odd(2), Odd(3)], key=lambda o: o))
# expect: [Odd(1), Odd(2)] Odd(3)
print(min([1, 2, 3], key=lambda x: Odd(-x)))  # expect: 3

for what in (lambda: sorted([1, 'a'], key=lambda x: x), lambda: min([1, 'a'], key=lambda x: x), lambda: sorted([1, 0], key=lambda x: 1 // x),
             lambda: max([{}, {}], key=lambda x: x), lambda: sorted([1], key=3), lambda: sorted([2, 1], key=lambda: 0),
             lambda: [2, 1].sort(key=lambda x: x.y), lambda: min([], key=len)):
    try:
        print(what())
    except Exception as error:
        print(type(error).__name__, error)
# expect: TypeError '<' not supported between instances of 'str' and 'int'
# expect: TypeError '<' not supported between instances of 'str' and 'int'
# expect: ZeroDivisionError division by zero
# expect: TypeError '>' not supported between instances of 'dict' and 'dict'
# expect: TypeError 'int' object is not callable
# expect: TypeError <lambda>.<locals>.<lambda>() takes 0 positional arguments but 1 was given
# expect: AttributeError 'int' object has no attribute 'y'
# expect: ValueError min() iterable argument is empty

items = [2, 0, 1]
try:
    items.sort(key=lambda x: 1 / x)
except ZeroDivisionError:
    print('still', items)  # expect: still [2, 0, 1]
nan = float('nan')
print(sorted([2.0, nan, 1.0], key=lambda x: x), sorted([True, 0, 2.5], key=lambda x: x))
# expect: [2.0, nan, 1.0] [0, True, 2.5]
many = list(range(200))
print(sorted(many, key=lambda x: (x % 3, -x))[:5], max(many, key=lambda x: x % 7))

# Items of dicts, views and sets.
# expect: [198, 195, 192, 189, 186] 6
d = {'a': 1, 'b': 2, 'c': 3}
del d['b']
print(list(d), list(d.items()), tuple(d.values()), sorted(d.keys()), sum(d.values()), [*d.items()], list(frozenset([7])))
# expect: ['a', 'c'] [('a', 1), ('c', 3)] (1, 3) ['a', 'c'] 4 [('a', 1), ('c', 3)] [7]
it = iter(d.items())
next(it)
print(list(it), list(it))  # expect: [('c', 3)] []
try:
    for key in list(d):
        d[key * 2] = 0
        list(iter(d))
except RuntimeError as error:
    print(error)

# A generator expression begins when it is made.
q = [1, 2]
g = (x * 10 for x in q)
q.append(3)
print(list(g), list(g))  # expect: [10, 20, 30] []
q = [1, 2, 3]
g = (x for x in q)
print(next(g), q.pop(), list(g))  # expect: 1 3 [2]
q += [8, 9]
print(list(g))  # expect: []
shared = iter([1, 2, 3, 4])
g = (x for x in shared)
print(next(g), next(shared), list(g))  # expect: 1 2 [3, 4]
print(sum(x for x in range(10, 0, -3)), list(x for x in range(2 ** 63, 2 ** 63 + 2)), list(y for y in range(0)))
# expect: 22 [9223372036854775808, 9223372036854775809] []
g = (x for x in range(3))
print(next(g), list(g), list(g))  # expect: 0 [1, 2] []
for wrong in (5, None):
    try:
        (x for x in wrong)
    except TypeError as error:
        print(error)
# expect: 'int' object is not iterable
# expect: 'NoneType' object is not iterable


def names():
    return list((name, type(value).__name__ != 'int') for name, value in [('a', 1)] for _ in [0])


print(names())  # expect: [('a', False)]


class Sub(list):
    def __iter__(self):
        return iter(['own'])


print(list(x for x in Sub([1, 2])), sum((x for x in [1, 2]), 10), any(x for x in Sub()), all(x for x in []))

# `join` of what generators give.
# expect: ['own'] 13 True True
print(','.join(c for c in 'abc'), '-'.join(str(n) for n in range(4)), ''.join(x for x in []), ','.join(x for x in ['one']))
# expect: a,b,c 0-1-2-3  one
try:
    print(','.join(x for x in ['a', 1]))
except TypeError as error:
    print(error)  # expect: sequence item 1: expected str instance, int found


class Text(str):
    pass


print(','.join(Text(x) for x in 'ab'), tuple(x for x in 'ab'), tuple(x for x in ()), frozenset(x for x in [1]), sorted(x for x in 'ba'))
# expect: a,b ('a', 'b') () frozenset({1}) ['a', 'b']
print(list(map(str, [1, 2])), list(map(lambda a, b: a + b, [1, 2], [3, 4])), list(zip('ab', [1, 2])), dict(zip('ab', [1, 2])))
# expect: ['1', '2'] [4, 6] [('a', 1), ('b', 2)] {'a': 1, 'b': 2}
m = map(int, ['1', 'x', '3'])
try:
    list(m)
except ValueError as error:
    print(error, list(m))  # expect: invalid literal for int() with base 10: 'x' [3]
