# host calls in default arguments, annotations and call arguments
# tools: echo, add
def f(a=echo(1), *, b=add(1, 1)): return a, b
print(f(), f(5), f(b=echo(9)), f(*[echo(2)], **{'b': echo(3)}), (lambda x=echo('l'): x)())
# expect: (1, 2) (5, 2) (1, 9) (2, 3) l
def g(*args, **kw): return args, kw
print(g(echo(1), *[echo(2), echo(3)], k=echo(4), **{'z': echo(5)}))  # expect: ((1, 2, 3), {'k': 4, 'z': 5})
