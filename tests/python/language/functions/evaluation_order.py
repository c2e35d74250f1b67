# the order in which parts of an expression run
def t(x):
    print(x)
    return x
def f(*a, **k): return a, k
print(f(t(1), *[t(2)], k=t(3), **{'m': t(4)}))
# expect: 1
# expect: 2
# expect: 3
# expect: 4
# expect: ((1, 2), {'k': 3, 'm': 4})
print(t(1) + t(2) * t(3))
# expect: 1
# expect: 2
# expect: 3
# expect: 7
print([t(1), t(2)][t(0)], {t('k'): t('v')})
# expect: 1
# expect: 2
# expect: 0
# expect: k
# expect: v
# expect: 1 {'k': 'v'}
print(t(1) < t(2) < t(0) < t(9))
# expect: 1
# expect: 2
# expect: 0
# expect: False
d = {}
d[t('key')] = t('value')
# expect: value
# expect: key
t(d)[t('a')], d[t('b')] = t('x'), t('y')
# expect: x
# expect: y
# expect: {'key': 'value'}
# expect: a
# expect: b
print(t('if') if t(0) else t('else'))
# expect: 0
# expect: else
# expect: else
