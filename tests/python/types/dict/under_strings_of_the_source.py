# Items under strings that stand in the source: the place where they are found, what else has such items, and displays of records.
# since: 3.14

from collections import Counter, OrderedDict, defaultdict


def price(row):
    return row['price']


def raise_price(row):
    row['price'] += 10
    return row['price']


def reset(row, value):
    row['price'] = value


rows = [
    {'name': 'a', 'price': 1},
    {'price': 2, 'name': 'b'},
    {'x': 0, 'y': 0, 'z': 0, 'price': 3},
    dict(price=4),
    {'pri' + 'ce': 5},
    {''.join(['p', 'rice']): 6, 'tail': 1},
    {str(i): i for i in range(20)} | {'price': 7},
]
print([price(row) for row in rows + rows[::-1]])  # expect: [1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1]
print([raise_price(row) for row in rows])  # expect: [11, 12, 13, 14, 15, 16, 17]
for row in rows:
    reset(row, len(row))
print([price(row) for row in rows])  # expect: [2, 2, 4, 1, 1, 2, 21]


# The key goes and comes again, in another place.
row = {'price': 1, 'name': 'n'}
print(price(row))  # expect: 1
del row['price']
try:
    price(row)
except KeyError as e:
    print('KeyError', e)  # expect: KeyError 'price'
reset(row, 8)
print(price(row), list(row))  # expect: 8 ['name', 'price']
row.clear()
try:
    raise_price(row)
except KeyError as e:
    print('KeyError', e)  # expect: KeyError 'price'
reset(row, 9)
print(price(row), row)  # expect: 9 {'price': 9}
other = {'price': 'other'}
del other['price']
other['name'] = 'in its place'
try:
    price(other)
except KeyError as e:
    print('KeyError', e)  # expect: KeyError 'price'


# Strings that are equal to the key, and are no plain strings.
class Word(str):
    pass


class Sly(str):
    def __eq__(self, other):
        return True

    def __hash__(self):
        return hash('price')


print(price({Word('price'): 'word'}), price({Sly('else'): 'sly'}))  # expect: word sly


class Default(dict):
    def __missing__(self, key):
        return 'missing ' + key


class Own:
    def __init__(self):
        self.log = []

    def __getitem__(self, key):
        self.log.append(('get', key))
        return 5

    def __setitem__(self, key, value):
        self.log.append(('set', key, value))


class Through(dict):
    def __getitem__(self, key):
        return dict.__getitem__(self, key) * 2

    def __setitem__(self, key, value):
        dict.__setitem__(self, key, value + 1)


for made in (Default(), Own(), Through(price=1), defaultdict(int), OrderedDict(price=3), Counter(price=4)):
    for _ in range(2):
        print(type(made).__name__, price(made), end=' ')
        try:
            print(raise_price(made), end=' ')
        except TypeError as e:
            print('TypeError', e, end=' ')
            reset(made, 2)
    reset(made, 1)
    print(price(made), getattr(made, 'log', dict(made) if isinstance(made, dict) else None))
# expect: Default missing price TypeError can only concatenate str (not "int") to str Default 2 12 1 {'price': 1}
# expect: Own 5 5 Own 5 5 5 [('get', 'price'), ('get', 'price'), ('set', 'price', 15), ('get', 'price'), ('get', 'price'), ('get', 'price'), ('set', 'price', 15), ('get', 'price'), ('set', 'price', 1), ('get', 'price')]
# expect: Through 2 26 Through 26 74 4 {'price': 2}
# expect: defaultdict 0 10 defaultdict 10 20 1 {'price': 1}
# expect: OrderedDict 3 13 OrderedDict 13 23 1 {'price': 1}
# expect: Counter 4 14 Counter 14 24 1 {'price': 1}

for wrong in ([1], (1,), 'text', 5, None, {1, 2}, b'b', range(3)):
    for function in (price, raise_price, lambda row: reset(row, 1)):
        try:
            print(function(wrong))
        except TypeError as e:
            print('TypeError', e)


# Keys of all kinds of characters.
# expect: TypeError list indices must be integers or slices, not str
# expect: TypeError list indices must be integers or slices, not str
# expect: TypeError list indices must be integers or slices, not str
# expect: TypeError tuple indices must be integers or slices, not str
# expect: TypeError tuple indices must be integers or slices, not str
# expect: TypeError 'tuple' object does not support item assignment
# expect: TypeError string indices must be integers, not 'str'
# expect: TypeError string indices must be integers, not 'str'
# expect: TypeError 'str' object does not support item assignment
# expect: TypeError 'int' object is not subscriptable
# expect: TypeError 'int' object is not subscriptable
# expect: TypeError 'int' object does not support item assignment
# expect: TypeError 'NoneType' object is not subscriptable
# expect: TypeError 'NoneType' object is not subscriptable
# expect: TypeError 'NoneType' object does not support item assignment
# expect: TypeError 'set' object is not subscriptable
# expect: TypeError 'set' object is not subscriptable
# expect: TypeError 'set' object does not support item assignment
# expect: TypeError byte indices must be integers or slices, not str
# expect: TypeError byte indices must be integers or slices, not str
# expect: TypeError 'bytes' object does not support item assignment
# expect: TypeError range indices must be integers or slices, not str
# expect: TypeError range indices must be integers or slices, not str
# expect: TypeError 'range' object does not support item assignment
odd = {'a b': 1, 'é': 2, '\ud800': 3, '': 4, 'x' * 40: 5, 'weiß\U0001f600': 6}
for _ in range(2):
    odd['a b'] += 1
    odd['é'] += 1
    odd['\ud800'] += 1
    odd[''] += 1
    odd['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'] += 1
    odd['weiß\U0001f600'] += 1
print(list(odd.values()), odd['a' ' b'], odd['é'])  # expect: [3, 4, 5, 6, 7, 8] 3 4
key = 'kept as it is'
kept = {}
kept['kept as it is'] = 1
print([k is key for k in kept], [k is key for k in {'kept as it is': 1}])  # expect: [True] [True]


# Displays: the order of evaluation, keys that stand there twice, many keys, and what the dicts become.
def said(what):
    print(what, end=' ')
    return what


print({'a': said(1), 'b': said(2), 'c': said(3)})  # expect: 1 2 3 {'a': 1, 'b': 2, 'c': 3}
print({'a': said(1), 'b': said(2), 'a': said(3)})  # expect: 1 2 3 {'a': 3, 'b': 2}
print({'a': said(1), **{'b': said(2)}, 'c': said(3)}, {'a': 1, 2: 3})
# expect: 1 2 3 {'a': 1, 'b': 2, 'c': 3} {'a': 1, 2: 3}
many = {'a': 1, 'b': 2, 'c': 3, 'd': 4, 'e': 5, 'f': 6, 'g': 7, 'h': 8, 'i': 9, 'j': 10, 'k': 11, 'l': 12}
print(many, many['a'], many['l'], 'm' in many)
# expect: {'a': 1, 'b': 2, 'c': 3, 'd': 4, 'e': 5, 'f': 6, 'g': 7, 'h': 8, 'i': 9, 'j': 10, 'k': 11, 'l': 12} 1 12 False
many['m'] = 13
del many['a']
many['a'] = 14
print(list(many.items())[-2:], many['a'], many['b'])  # expect: [('m', 13), ('a', 14)] 14 2
try:
    {'a': 1, 'b': said(2), 'c': 1 // 0, 'd': said(4)}  # expect: 2 division by zero
except ZeroDivisionError as e:
    print(e)


def record(i):
    return {'id': i, 'name': f'n{i}', 'tags': [i], 'more': {'id': -i, 'deep': {'x': i}}}


records = [record(i) for i in range(50)]
records[3]['new'] = 1
records[4].pop('id')
print(records[3], records[4], records[49]['more']['deep']['x'], sum(r['more']['id'] for r in records))
# expect: {'id': 3, 'name': 'n3', 'tags': [3], 'more': {'id': -3, 'deep': {'x': 3}}, 'new': 1} {'name': 'n4', 'tags': [4], 'more': {'id': -4, 'deep': {'x': 4}}} 49 -1225
print(record(1) == record(1), record(1) is record(1), record.__code__.co_names, price.__code__.co_names)
# expect: True False () ()


def exchange(d):
    # The dict changes while the value is made.
    def grow():
        for i in range(40):
            d[str(i)] = i
        d.pop('price', None)
        d['price'] = 100
        return 1

    d['price'] += grow()
    return d['price'], list(d)[-1]


print(exchange({'price': 1}))  # expect: (2, 'price')
