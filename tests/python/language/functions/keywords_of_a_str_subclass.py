# keywords whose names are instances of a subclass of str
# since: 3.14

class P(str): pass
def f(k=0, **kw): return k, list(kw)
def t(g):
    try: print(g())
    except Exception as e: print(type(e).__name__, e)
t(lambda: f(**{P('k'): 1}))  # expect: (1, [])
t(lambda: f(**{P('z'): 1}))  # expect: (0, ['z'])
t(lambda: f(k=2, **{P('k'): 1}))
# expect: TypeError __main__.f() got multiple values for keyword argument 'k'
t(lambda: f(**{P('z'): 1}, **{'z': 2}))
# expect: TypeError __main__.f() got multiple values for keyword argument 'z'
t(lambda: f(**{'z': 1}, **{P('z'): 2}))
# expect: TypeError __main__.f() got multiple values for keyword argument 'z'
t(lambda: dict(**{P('k'): 1}))  # expect: {'k': 1}
t(lambda: int(**{P('x'): 1}))  # expect: TypeError int() got an unexpected keyword argument 'x'
t(lambda: sorted([3, 1], **{P('reverse'): True}))  # expect: [3, 1]
t(lambda: print(1, 2, **{P('sep'): '-'}))
# expect: 1-2
# expect: None
t(lambda: f(**{1: 1}))  # expect: TypeError keywords must be strings
t(lambda: f(**{None: 1, P('k'): 1}))  # expect: TypeError keywords must be strings
class C:
    def __init__(self, a, **k): self.a, self.k = a, k
t(lambda: vars(C(**{P('a'): 1, P('b'): 2})))  # expect: {'a': 1, 'k': {'b': 2}}
import functools
t(lambda: functools.partial(f, **{P('k'): 1})())  # expect: (1, [])
def g(a, /, b, *, c): return a, b, c
t(lambda: g(1, **{P('b'): 1, P('c'): 2}))  # expect: (1, 1, 2)
t(lambda: g(1, **{P('b'): 1, P('d'): 2}))  # expect: TypeError g() got an unexpected keyword argument 'd'
t(lambda: g(**{P('a'): 1, P('b'): 1, P('c'): 2}))
# expect: TypeError g() got some positional-only arguments passed as keyword arguments: 'a'
t(lambda: '{k}'.format(**{P('k'): 5}))  # expect: 5
