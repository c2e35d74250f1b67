"""Short tuples as keys of dicts and elements of sets: equal numbers of other kinds, long and nested ones, words that have no hash yet."""
# since: 3.14

class Like:
    def __init__(self, value):
        self.value = value

    def __hash__(self):
        return hash(self.value)

    def __eq__(self, other):
        print('asked')
        return self.value == other

for size in (0, 30):
    d = {(n, -n): n for n in range(100, 100 + size)}
    d[1, 2] = 'ints'
    print(d.get((1, 2)), d.get((1.0, 2)), d.get((True, 2)), (1, 2.0) in d, d.get((2, 1)), (1,) in d, () in d)
    d[1.0, 2.0] = 'floats'
    print(d[1, 2], len(d) - size)
    d['a', 1] = 'mixed'
    word = ''.join(['', 'a'])
    print(d[word, 1], (word, 1) in d, d.get(('b', 1), 'none'), d['a', True])
    d[-1, -2] = 'minus'
    print(d.get((-2, -1)), d.get((-2, -2)), d.get((-1, -1)), d[-1, -2])
    nested = ((1, 2), 'x')
    d[nested] = 'nested'
    print(d[(1, 2), 'x'], ((1.0, 2), 'x') in d, d.get(((2, 1), 'x')))
    long = tuple(range(20))
    d[long] = 'long'
    print(d[tuple(range(20))], d.get(tuple(range(21))), long[:8] in d)
    d[long[:8]] = 'eight'
    d[long[:9]] = 'nine'
    print(d[0, 1, 2, 3, 4, 5, 6, 7], d[0, 1, 2, 3, 4, 5, 6, 7, 8])
    nan = float('nan')
    d[nan, 1] = 'nan'
    print(d[nan, 1], (float('nan'), 1) in d)
    d[2 ** 70, 1] = 'big'
    print(d[2 ** 70, 1], (2 ** 70 + 1, 1) in d, d.get((float(2 ** 70), 1)))
    like = Like((5, 6))
    d[like] = 'like'
    print((5, 6) in d, d[5, 6], d.get((5, 6)))
    d[5, 6] = 'tuple'
    print(d[like], len(d) - size)
    for wrong in (([1], 2), (1, {}), ((1, []),)):
        for ask in (lambda: d[wrong], lambda: d.get(wrong), lambda: wrong in d, lambda: d.__setitem__(wrong, 1), lambda: wrong in {(1, 2)}):
            try:
                ask()
            except TypeError as e:
                print(e)
    try:
        d[7, 'missing']
    except KeyError as e:
        print(e)
    del d[1, 2]
    print((1, 2) in d, d.pop(('a', 1)), ('a', 1) in d)
    s = {(n, n + 1) for n in range(size)} | {(1, 2), ('a', 1)}
    print((1, 2) in s, (1.0, 2) in s, ('a', True) in s, (word, 1) in s, (2, 1) in s, () in s, (-1, 0) in s)
# expect: ints ints ints True None False False
# expect: floats 1
# expect: mixed True none mixed
# expect: None None None minus
# expect: nested True None
# expect: long None False
# expect: eight nine
# expect: nan False
# expect: big False big
# expect: asked
# expect: asked
# expect: asked
# expect: True like like
# expect: asked
# expect: tuple 10
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a set element (unhashable type: 'list')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'dict')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'dict')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'dict')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'dict')
# expect: cannot use 'tuple' as a set element (unhashable type: 'dict')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a set element (unhashable type: 'list')
# expect: (7, 'missing')
# expect: False mixed False
# expect: True True True True False False False
# expect: ints ints ints True None False False
# expect: floats 1
# expect: mixed True none mixed
# expect: None None None minus
# expect: nested True None
# expect: long None False
# expect: eight nine
# expect: nan False
# expect: big False big
# expect: asked
# expect: asked
# expect: asked
# expect: True like like
# expect: asked
# expect: tuple 10
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a set element (unhashable type: 'list')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'dict')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'dict')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'dict')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'dict')
# expect: cannot use 'tuple' as a set element (unhashable type: 'dict')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a dict key (unhashable type: 'list')
# expect: cannot use 'tuple' as a set element (unhashable type: 'list')
# expect: (7, 'missing')
# expect: False mixed False
# expect: True True True True False False False

class Point(tuple):
    pass

d = {Point((1, 2)): 'point'}
print(d.get((1, 2)), (1, 2) in d, d[1, 2])  # expect: point True point
print((1, 2) in {Point((1, 2))}, Point((1, 2)) in {(1, 2)}, (3, 4) in {Point((1, 2))})
# expect: True True False
