# state survives between yields
def g(a, *b, c=3, **d):
    x, y = 1, [2]
    for i, ch in enumerate('ab'):
        with_loop = i
        try:
            z = yield (a, b, c, d, x, y, i, ch, with_loop)
            y.append(z)
        finally: x += 1
    yield locals()
it = g(1, 2, e=4)
print(next(it), it.send('s'), next(it))
# expect: (1, (2,), 3, {'e': 4}, 1, [2, 's', None], 0, 'a', 0) (1, (2,), 3, {'e': 4}, 2, [2, 's', None], 1, 'b', 1) {'a': 1, 'c': 3, 'b': (2,), 'd': {'e': 4}, 'x': 3, 'y': [2, 's', None], 'i': 1, 'ch': 'b', 'with_loop': 1, 'z': None}
