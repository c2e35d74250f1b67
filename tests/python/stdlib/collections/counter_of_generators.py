# A Counter of a generator counts one item after the other, however it ends and whatever its items and counts are.
from collections import Counter


class Key:
    def __init__(self, name):
        self.name = name

    def __hash__(self):
        return 1

    def __eq__(self, other):
        return isinstance(other, Key) and self.name == other.name

    def __repr__(self):
        return self.name


class Loud(Counter):
    def __setitem__(self, key, value):
        print('set', key, value)
        super().__setitem__(key, value)


def failing():
    yield 'a'
    yield 'b'
    yield 'a'
    raise ValueError('stopped')


def with_end(items):
    try:
        yield from items
    finally:
        print('closed')


counter = Counter(c for c in 'hello world' if c.isalpha())
print(counter, counter.most_common(1))  # expect: Counter({'l': 3, 'o': 2, 'h': 1, 'e': 1, 'w': 1, 'r': 1, 'd': 1}) [('l', 3)]
counter.update(c for c in 'low')
print(sorted(counter.items()), counter['z'])  # expect: [('d', 1), ('e', 1), ('h', 1), ('l', 4), ('o', 3), ('r', 1), ('w', 2)] 0
print(Counter(len(w) for w in 'a bb cc ddd'.split()), Counter(x for x in ()), Counter(x for x in [1, 1.0, True, 2]))  # expect: Counter({2: 2, 1: 1, 3: 1}) Counter() Counter({1: 3, 2: 1})
counter = Counter()
try:
    counter.update(failing())
except ValueError as error:
    print(error, counter)
# expect: stopped Counter({'a': 2, 'b': 1})
try:
    counter.update(x for x in ['c', [], 'd'])
except TypeError as error:
    print(error, counter)
# expect: unhashable type: 'list' Counter({'a': 2, 'b': 1, 'c': 1})
print(Counter(Key(name) for name in 'xyx'), Counter((i % 2, 'k') for i in range(5)))  # expect: Counter({x: 2, y: 1}) Counter({(0, 'k'): 3, (1, 'k'): 2})
counter = Counter(a=0.5, b=1 << 60)
counter.update(c for c in 'aabba')
print(counter['a'], counter['b'])  # expect: 3.5 1152921504606846978
print(Loud(c for c in 'aba'))
# expect: set a 1
# expect: set b 1
# expect: set a 2
# expect: Loud({'a': 2, 'b': 1})
counter = Counter(with_end('abcab'))  # expect: closed
print(counter)  # expect: Counter({'a': 2, 'b': 2, 'c': 1})
counter = Counter()
counter.update((counter.update('x'), c)[1] for c in 'ab')
print(counter)  # expect: Counter({'x': 2, 'a': 1, 'b': 1})
