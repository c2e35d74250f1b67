# when the parts of a comprehension run
def t(x):
    print(x)
    return x
print([t(i) for i in t([1, 2]) if t(i > 1)])
# expect: [1, 2]
# expect: False
# expect: True
# expect: 2
# expect: [2]
print({t(k): t(v) for k, v in [('a', 1)]})
# expect: a
# expect: 1
# expect: {'a': 1}
g = (t(x) for x in t('ab'))  # expect: ab
print('made')  # expect: made
print(next(g), list(g))
# expect: a
# expect: b
# expect: a ['b']
def boom():
    raise ValueError('first iterable is evaluated at once')
try:
    (x for x in boom())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: first iterable is evaluated at once
h = (x for _ in [1] for x in boom())
try:
    next(h)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: first iterable is evaluated at once
