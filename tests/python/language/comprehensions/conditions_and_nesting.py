# conditions, nested loops, names
print([x for x in range(20) if x % 2 == 0 if x % 3 == 0])  # expect: [0, 6, 12, 18]
print([x if x % 2 else -x for x in range(5)])  # expect: [0, 1, -2, 3, -4]
print([(a, b) for a in range(3) if a for b in range(a) if b != a])  # expect: [(1, 0), (2, 0), (2, 1)]
print({a: [b for b in range(a)] for a in range(3)})  # expect: {0: [], 1: [0], 2: [0, 1]}
print([[j for j in i] for i in ('ab', 'c')], [y for x in [[1, 2], [3]] for y in x])
# expect: [['a', 'b'], ['c']] [1, 2, 3]
print(sorted({len(w) for w in 'a bb cc'.split()}))  # expect: [1, 2]
print([f(2) for f in [lambda x, n=n: x * n for n in range(3)]])  # expect: [0, 2, 4]
print(sum(x * y for x, y in zip([1, 2], [3, 4])))  # expect: 11
print({v: k for k, v in {'a': 1, 'b': 2}.items()})  # expect: {1: 'a', 2: 'b'}
print([a + b for a, b in [(1, 2), (3, 4)]], [*(x for x in 'ab')])  # expect: [3, 7] ['a', 'b']
print([x for x in (y for y in range(3))], any(x > 3 for x in range(5)))  # expect: [0, 1, 2] True
print(''.join(c for c in 'a1b2' if c.isalpha()), [(lambda: x)() for x in range(3)])  # expect: ab [0, 1, 2]
print(min((abs(x), x) for x in (-3, 2)), [i for i, c in enumerate('abca') if c == 'a'])
# expect: (2, 2) [0, 3]
print({**{str(i): i for i in range(2)}})  # expect: {'0': 0, '1': 1}
print([x for x in [1, 2, 3] if (y := x * 2) > 2] + [y])  # expect: [2, 3, 6]
