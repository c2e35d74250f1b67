# What a loop has learnt about instances that carry a dict holds no longer once their class changes.
# since: 3.14
from collections import Counter, OrderedDict, defaultdict


class Table(dict):
    pass


class Tally(Counter):
    pass


def bump(d, keys):
    for key in keys:
        d[key] += 1
    return dict(d)


table = Table(a=0, b=0)
print(bump(table, 'abab'))  # expect: {'a': 2, 'b': 2}
Table.__getitem__ = lambda self, key: 10
print(bump(table, 'ab'))  # expect: {'a': 11, 'b': 11}
Table.__setitem__ = lambda self, key, value: print('set', key, value)
print(bump(table, 'ab'))
# expect: set a 11
# expect: set b 11
# expect: {'a': 11, 'b': 11}
del Table.__getitem__
print(bump(table, 'ab'))
# expect: set a 12
# expect: set b 12
# expect: {'a': 11, 'b': 11}
del Table.__setitem__
print(bump(table, 'ab'))  # expect: {'a': 12, 'b': 12}
try:
    table['c'] += 1
except KeyError as error:
    print('no key', error)  # expect: no key 'c'
Table.__missing__ = lambda self, key: len(key)
print(bump(table, ['cc', 'cc', 'a']))  # expect: {'a': 13, 'b': 12, 'cc': 4}
del Table.__missing__
try:
    table['d']
except KeyError as error:
    print('no key', error)  # expect: no key 'd'

tally = Tally('xxy')
print(tally['z'], bump(tally, 'xz'))  # expect: 0 {'x': 3, 'y': 1, 'z': 1}
Tally.__missing__ = lambda self, key: 100
print(tally['w'], 'w' in tally, bump(tally, 'xv'))  # expect: 100 False {'x': 4, 'y': 1, 'z': 1, 'v': 101}
del Tally.__missing__
print(tally['w'], bump(tally, 'w'))  # expect: 0 {'x': 4, 'y': 1, 'z': 1, 'v': 101, 'w': 1}

count = Counter()
for key in ('a', 1, 2.5, (1, 2), frozenset({3}), None, True, b'x'):
    count[key] += 1
print(count, count['no'], 'no' in count)
# expect: Counter({1: 2, 'a': 1, 2.5: 1, (1, 2): 1, frozenset({3}): 1, None: 1, b'x': 1}) 0 False
for key in ([], {}, {1}):
    try:
        count[key] += 1
    except TypeError as error:
        print('unhashable' in str(error))
# expect: True
# expect: True
# expect: True


class Other(dict):
    def __getitem__(self, key):
        return -1


moved = Table(a=5)
for step in range(3):
    print(moved['a'], end=' ')  # expect: 5 -1 5
    moved.__class__ = Other if step == 0 else Table
print()


def none(size):
    groups = [defaultdict(list), defaultdict(int), defaultdict(dict), defaultdict(set), defaultdict(str), defaultdict(tuple),
              defaultdict(float), defaultdict(bool), defaultdict(lambda: [0, 0]), defaultdict(Counter), defaultdict(OrderedDict)]
    for group in groups:
        for key in range(size):
            group[key % 3]
        print(dict(group))


none(5)
# expect: {0: [], 1: [], 2: []}
# expect: {0: 0, 1: 0, 2: 0}
# expect: {0: {}, 1: {}, 2: {}}
# expect: {0: set(), 1: set(), 2: set()}
# expect: {0: '', 1: '', 2: ''}
# expect: {0: (), 1: (), 2: ()}
# expect: {0: 0.0, 1: 0.0, 2: 0.0}
# expect: {0: False, 1: False, 2: False}
# expect: {0: [0, 0], 1: [0, 0], 2: [0, 0]}
# expect: {0: Counter(), 1: Counter(), 2: Counter()}
# expect: {0: OrderedDict(), 1: OrderedDict(), 2: OrderedDict()}
print(defaultdict(), defaultdict(None), defaultdict(None, a=1), defaultdict(int, {'b': 2}), defaultdict(list, [('c', 3)]))
# expect: defaultdict(None, {}) defaultdict(None, {}) defaultdict(None, {'a': 1}) defaultdict(<class 'int'>, {'b': 2}) defaultdict(<class 'list'>, {'c': 3})
for wrong in (5, 'int', [], None):
    try:
        made = defaultdict(wrong)
        made['k']
    except (TypeError, KeyError) as error:
        print(type(error).__name__, error)
# expect: TypeError first argument must be callable or None
# expect: TypeError first argument must be callable or None
# expect: TypeError first argument must be callable or None
# expect: KeyError 'k'


class Made:
    made = 0

    def __init__(self):
        Made.made += 1
        self.number = Made.made

    def __repr__(self):
        return f'Made({self.number})'

    def __call__(self):
        return 'called'


objects = defaultdict(Made)
print(objects['a'], objects['b'], objects['a'], objects)
# expect: Made(1) Made(2) Made(1) defaultdict(<class '__main__.Made'>, {'a': Made(1), 'b': Made(2)})
objects.default_factory = Made()
print(objects['c'])  # expect: called
objects.default_factory = None
try:
    objects['d']
except KeyError as error:
    print('no key', error)  # expect: no key 'd'
objects.default_factory = len
try:
    objects['d']
except TypeError as error:
    print('TypeError', 'd' in objects)  # expect: TypeError False


def refuses():
    raise LookupError('refused')


refusing = defaultdict(refuses)
try:
    refusing['a'] += 1
except LookupError as error:
    print(error, len(refusing))  # expect: refused 0


class Deep(defaultdict):
    def __missing__(self, key):
        self[key] = value = Deep(self.default_factory)
        return value


deep = Deep(list)
deep['a']['b']['c'] = 1
print(deep)
# expect: Deep(<class 'list'>, {'a': Deep(<class 'list'>, {'b': Deep(<class 'list'>, {'c': 1})})})
nested = defaultdict(lambda: defaultdict(int))
for a, b in ('xy', 'xz', 'xy', 'yy'):
    nested[a][b] += 1
print({key: dict(value) for key, value in nested.items()})  # expect: {'x': {'y': 2, 'z': 1}, 'y': {'y': 1}}


class Own(defaultdict):
    def __init__(self, factory, note):
        super().__init__(factory)
        self.note = note


own = Own(list, 'kept')
own[1].append(2)
print(own, own.note, own.default_factory)  # expect: Own(<class 'list'>, {1: [2]}) kept <class 'list'>
same = defaultdict(int)
print(type(same) is defaultdict, same.copy() == same, same.default_factory is int, len(same), not same)
# expect: True True True 0 True
