# lambdas
print((lambda: 1)(), (lambda x, y=2, *a, k=3, **kw: (x, y, a, k, kw))(1, 5, 6, z=7))
# expect: 1 (1, 5, (6,), 3, {'z': 7})
print((lambda *a: a)(1, 2), (lambda x: lambda y: x + y)(1)(2))  # expect: (1, 2) 3
print((lambda x: (x, x)[0])(3), sorted('bca', key=lambda c: -ord(c)))  # expect: 3 ['c', 'b', 'a']
f = lambda n: 1 if n < 2 else n * f(n - 1)
print(f(5), f.__name__, repr(f)[:19], (lambda: (yield))().__class__.__name__)
# expect: 120 <lambda> <function <lambda>  generator
print([*map(lambda x, y: x * y, [1, 2], [3, 4])], (lambda a, /, b, *, c: a + b + c)(1, b=2, c=3))
# expect: [3, 8] 6
