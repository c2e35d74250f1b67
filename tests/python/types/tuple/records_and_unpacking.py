# tuples as records
p = ('ann', 30, ('x', 'y'))
name, age, (a, b) = p
print(name, age, a, b, p[0], p[-1][0], p[:2], len(p), p + (1,))
# expect: ann 30 x y ann x ('ann', 30) 3 ('ann', 30, ('x', 'y'), 1)
print(p == ('ann', 30, ('x', 'y')), 30 in p, p.index(30))  # expect: True True 1
print(hash(p) == hash(('ann', 30, ('x', 'y'))), sorted([(2, 'a'), (1, 'b'), (1, 'a')]))
# expect: True [(1, 'a'), (1, 'b'), (2, 'a')]
print(max((1, 2), (1, 3)), dict([p[:2]]), (1,) * 3, tuple(x * 2 for x in (1, 2)))
# expect: (1, 3) {'ann': 30} (1, 1, 1) (2, 4)
print(tuple(zip((1, 2), (3, 4))), (1, 2) < (1, 2, 0), () == tuple(), ((1, 2), 3)[0][1])
# expect: ((1, 3), (2, 4)) True True 2
print(tuple(reversed((1, 2))), isinstance((), tuple), {(0, 0): 'origin'}[(0, 0)])
# expect: (2, 1) True origin
x, y = 1, 2
x, y = y, x
def f(): return 1, 2
(q, r), s = f(), 3
print(x, y, q, r, s)  # expect: 2 1 1 2 3
for i, (u, v) in enumerate([(1, 2), (3, 4)]):
    print(i, u, v)
# expect: 0 1 2
# expect: 1 3 4
