# what a callee can change
def change(l, d, n, s):
    l.append(1)
    l = ['new']
    d['k'] = 'v'
    d = {}
    n += 1
    s += 'x'
    return l, d, n, s
l, d, n, s = [], {}, 5, 's'
print(change(l, d, n, s), l, d, n, s)  # expect: (['new'], {}, 6, 'sx') [1] {'k': 'v'} 5 s
def f(*args, **kw):
    args += (1,)
    kw['new'] = 1
    return args, kw
t, k = (0,), {'a': 1}
print(f(*t, **k), t, k)  # expect: ((0, 1), {'a': 1, 'new': 1}) (0,) {'a': 1}
def swap(a, b): return b, a
x, y = swap(1, 2)
print(x, y)  # expect: 2 1
def aug(l): l += [9]
aug(l)
print(l)  # expect: [1, 9]
