# every kind of parameter
def f(a, b=2, /, c=3, *args, d, e=5, **kw): return a, b, c, args, d, e, kw
print(f(1, d=4), f(1, 2, 3, 4, 5, d=6, z=7), f(*[1, 2], **{'d': 3, 'c': 4}), f(1, d=2, a=9, b=8))
# expect: (1, 2, 3, (), 4, 5, {}) (1, 2, 3, (4, 5), 6, 5, {'z': 7}) (1, 2, 4, (), 3, 5, {}) (1, 2, 3, (), 2, 5, {'a': 9, 'b': 8})
def g(*, k): return k
def h(a, /): return a
def i(*args, **kw): return args, kw
def j(a, b): return a, b
print(g(k=1), h(5), i(), i(1, *[2], x=3, **{'y': 4}), j(b=1, a=2), j(1, b=2))
# expect: 1 5 ((), {}) ((1, 2), {'x': 3, 'y': 4}) (2, 1) (1, 2)
print(i(*'ab', *range(2)))  # expect: (('a', 'b', 0, 1), {})
