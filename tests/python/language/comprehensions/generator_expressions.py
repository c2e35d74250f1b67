# lazy, single use
g = (print('made', x) or x for x in range(3))
print(type(g).__name__, next(g), next(g), list(g), list(g), iter(g) is g)
# expect: made 0
# expect: made 1
# expect: made 2
# expect: generator 0 1 [2] [] True
print(sum(x for x in range(4)), ''.join(c for c in 'abc' if c != 'b'))  # expect: 6 ac
print(dict((k, 1) for k in 'ab'), tuple(x for x in ()), any(x for x in [0, 1]))
# expect: {'a': 1, 'b': 1} () True
print(sorted(-x for x in [1, 2]))  # expect: [-2, -1]
n = 2
h = (x * n for x in range(3))
n = 10
print(list(h))  # expect: [0, 10, 20]
d = [1, 2]
i = (x for x in d)
d.append(3)
d = 'other'
print(list(i), (x for x in []).__name__, repr((x for x in []))[:27])
# expect: [1, 2, 3] <genexpr> <generator object <genexpr>
try:
    next(x for x in [])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: StopIteration:
try:
    len(x for x in [])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: object of type 'generator' has no len()
