# What a dict gives for keys that it does not have: defaults of several kinds, methods of its class, and where these fail.
from collections import Counter, defaultdict

for factory in (int, list, dict, set, str, float, bool, tuple, lambda: 5, lambda: [1], lambda: None, Counter):
    made = defaultdict(factory)
    first, again = made['k'], made['k']
    print(first, first is again, list(made), len(made))
# expect: 0 True ['k'] 1
# expect: [] True ['k'] 1
# expect: {} True ['k'] 1
# expect: set() True ['k'] 1
# expect:  True ['k'] 1
# expect: 0.0 True ['k'] 1
# expect: False True ['k'] 1
# expect: () True ['k'] 1
# expect: 5 True ['k'] 1
# expect: [1] True ['k'] 1
# expect: None True ['k'] 1
# expect: Counter() True ['k'] 1
counts, lists = defaultdict(int), defaultdict(list)
for word in 'a b a c b a'.split():
    counts[word] += 1
    lists[len(lists)].append(word)
print(dict(counts), dict(lists), counts.get('z'), 'z' in counts)  # expect: {'a': 3, 'b': 2, 'c': 1} {0: ['a'], 1: ['b'], 2: ['a'], 3: ['c'], 4: ['b'], 5: ['a']} None False
tree = defaultdict(lambda: defaultdict(int))
tree['x']['y'] += 2
tree['x']['z'] += 1
print({name: dict(part) for name, part in tree.items()})  # expect: {'x': {'y': 2, 'z': 1}}
made = defaultdict(None, a=1)
for key in ('a', 'b'):
    try:
        print(made[key])
    except (KeyError, TypeError) as error:
        print(type(error).__name__, error)
# expect: 1
# expect: KeyError 'b'
made.default_factory = int
print(made['b'], made)  # expect: 0 defaultdict(<class 'int'>, {'a': 1, 'b': 0})
names = iter('xyz')
made = defaultdict(lambda: next(names))
print(made[1], made[2], made[1], dict(made))  # expect: x y x {1: 'x', 2: 'y'}


class Own(defaultdict):
    def __missing__(self, key):
        return f'no {key}'


class Keeping(dict):
    def __missing__(self, key):
        self[key] = len(self)
        return self[key]


class Small(dict):
    def __missing__(self, key):
        return key * 2


class Noted(defaultdict):
    pass


own, keeping, small, noted = Own(int), Keeping(), Small(a=1), Noted(list)
print(own['a'], dict(own), keeping['a'], keeping['b'], keeping['a'], small['a'], small['b'], small[4], dict(small), noted[1], noted)  # expect: no a {} 0 1 0 1 bb 8 {'a': 1} [] Noted(<class 'list'>, {1: []})
counter = Counter('aab')
print(counter['a'], counter['z'], counter[None], len(counter))  # expect: 2 0 0 2
counter['z'] += 1
counter['y'] -= 1
print(counter, sorted(counter.items()))  # expect: Counter({'a': 2, 'b': 1, 'z': 1, 'y': -1}) [('a', 2), ('b', 1), ('y', -1), ('z', 1)]


class Key:
    def __hash__(self):
        return 7

    def __eq__(self, other):
        return isinstance(other, Key)


made = defaultdict(int)
made[Key()] += 1
made[Key()] += 1
print(list(made.values()), Counter([Key(), Key()])[Key()], small[(1,)])  # expect: [2] 2 (1, 1)
