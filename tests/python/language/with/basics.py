# __enter__ and __exit__
class C:
    def __init__(s, n, swallow=False): s.n, s.swallow = n, swallow
    def __enter__(s): print('enter', s.n); return s.n
    def __exit__(s, t, v, tb): print('exit', s.n, t.__name__ if t else None, v, tb is not None); return s.swallow
with C(1) as x:
    print('body', x)
# expect: enter 1
# expect: body 1
# expect: exit 1 None None False
with C(1) as a, C(2) as b:
    print(a, b)
# expect: enter 1
# expect: enter 2
# expect: 1 2
# expect: exit 2 None None False
# expect: exit 1 None None False
with (C(1) as a, C(2, True),): raise ValueError('swallowed by 2')
# expect: enter 1
# expect: enter 2
# expect: exit 2 ValueError swallowed by 2 True
# expect: exit 1 None None False
with C('s', True): raise KeyError('k')
# expect: enter s
# expect: exit s KeyError 'k' True
try:
    exec('with C(5): raise ValueError("v")')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: enter 5
# expect: exit 5 ValueError v True
# expect: ValueError: v
def f():
    with C('f') as x: return x
print(f())
# expect: enter f
# expect: exit f None None False
# expect: f
for i in range(2):
    with C(i):
        if i == 0: continue
        break
# expect: enter 0
# expect: exit 0 None None False
# expect: enter 1
# expect: exit 1 None None False
class T: pass
t = T()
with C((1, [2, 3])) as (t.p, [q, *r]):
    print(t.p, q, r)
# expect: enter (1, [2, 3])
# expect: 1 2 [3]
# expect: exit (1, [2, 3]) None None False
with C('no target'): pass
# expect: enter no target
# expect: exit no target None None False
