# reduce, partial, partialmethod
from functools import reduce, partial, partialmethod
print(reduce(lambda a, b: a + b, [1, 2, 3]), reduce(lambda a, b: a * b, [], 5))  # expect: 6 5
print(reduce(max, [3, 9, 2]), reduce(lambda a, b: [a, b], 'abc', 'x'))  # expect: 9 [[['x', 'a'], 'b'], 'c']
try:
    reduce(max, [])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: reduce() of empty iterable with no initial value
try:
    reduce(max, 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: reduce() arg 2 must support iteration
p = partial(int, base=2)
q = partial(print, 'a', sep='-')
print(p('101'), p.func, p.args, p.keywords, partial(p, '11')(), partial(max, 5)(3, 9))
# expect: 5 <class 'int'> () {'base': 2} 3 9
print(repr(partial(len, 'x'))[:17])  # expect: functools.partial
q('b', 'c')  # expect: a-b-c
q('b', sep='+')  # expect: a+b
try:
    partial()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: type 'partial' takes at least one argument
try:
    partial(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: the first argument must be callable
try:
    p()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: int() missing string argument
class C:
    def f(self, a, b): return a, b
    g = partialmethod(f, 1)
print(C().g(2))  # expect: (1, 2)
